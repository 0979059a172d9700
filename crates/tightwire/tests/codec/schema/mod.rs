//! The schema of derived types: its hash changes with the wire and with the names of fields and
//! variants, and its text can be compared line by line.
#![cfg(feature = "derive")]
#![allow(dead_code, unreachable_pub)] // The types are only described.

mod conditions;
mod constants;
mod defaults;
mod large;
mod pinned;

use std::collections::HashMap;

use tightwire::scalar::Bits;
use tightwire::{Schema, Wire};

/// Declares structs, each in a module of its name, and lists their schemas.
macro_rules! schemas {
    ($( $name:ident { $($item:tt)* } )*) => {{
        $( mod $name { use tightwire::Wire; #[derive(Wire)] $($item)* } )*
        [$( (stringify!($name), $name::Packet::SCHEMA) ),*]
    }};
}

use schemas;

fn assert_all_different<const N: usize>(schemas: [(&'static str, Schema); N]) {
    let mut seen = HashMap::new();
    for (name, schema) in schemas {
        let other = seen.insert(schema.hash(), name);
        assert_eq!(other, None, "looks the same as {name}");
    }
}

#[test]
fn the_hash_changes_with_everything_that_is_on_the_wire() {
    assert_all_different(schemas! {
        base { pub struct Packet { a: u8, b: bool } }
        order { pub struct Packet { b: bool, a: u8 } }
        one_less { pub struct Packet { a: u8 } }
        one_more { pub struct Packet { a: u8, b: bool, c: bool } }
        type_width { pub struct Packet { a: u16, b: bool } }
        sign { pub struct Packet { a: i8, b: bool } }
        width { pub struct Packet { #[wire(bits = 7)] a: u8, b: bool } }
        range { pub struct Packet { #[wire(range = 0..=100)] a: u8, b: bool } }
        range_end { pub struct Packet { #[wire(range = 0..=101)] a: u8, b: bool } }
        range_start { pub struct Packet { #[wire(range = 1..=100)] a: u8, b: bool } }
        float { pub struct Packet { a: f32, b: bool } }
        double { pub struct Packet { a: f64, b: bool } }
        compressed { pub struct Packet { #[wire(compressed(0.0..=1.0, 0.1))] a: f32, b: bool } }
        finer { pub struct Packet { #[wire(compressed(0.0..=1.0, 0.09))] a: f32, b: bool } }
        farther { pub struct Packet { #[wire(compressed(0.0..=1.5, 0.1))] a: f32, b: bool } }
        fixed { pub struct Packet { #[wire(fixed(0..=7, 4))] a: u8, b: bool } }
        fixed_fraction { pub struct Packet { #[wire(fixed(0..=7, 5))] a: u8, b: bool } }
        fixed_range { pub struct Packet { #[wire(fixed(0..=6, 4))] a: u8, b: bool } }
        option { pub struct Packet { a: Option<u8>, b: bool } }
        default_bit { pub struct Packet { #[wire(default_bit)] a: u8, b: bool } }
        condition { pub struct Packet { #[wire(if = true)] a: u8, b: bool } }
        above_2 { pub struct Packet { a: u8, b: u8, #[wire(if = a > 2)] c: bool } }
        above_3 { pub struct Packet { a: u8, b: u8, #[wire(if = a > 3)] c: bool } }
        other_above_3 { pub struct Packet { a: u8, b: u8, #[wire(if = b > 3)] c: bool } }
        relative_to_first { pub struct Packet { a: u8, b: u8, #[wire(relative_to = a)] c: u8 } }
        relative_to_second { pub struct Packet { a: u8, b: u8, #[wire(relative_to = b)] c: u8 } }
        aligned { pub struct Packet { #[wire(align)] a: u8, b: bool } }
        checked { pub struct Packet { #[wire(check = "a")] a: u8, b: bool } }
        checked_otherwise { pub struct Packet { #[wire(check = "b")] a: u8, b: bool } }
        array { pub struct Packet { a: [u8; 2], b: bool } }
        longer_array { pub struct Packet { a: [u8; 3], b: bool } }
        bytes { pub struct Packet { #[wire(bytes)] a: [u8; 2], b: bool } }
        list { pub struct Packet { #[wire(max_len = 4)] a: Vec<u8>, b: bool } }
        longer_list { pub struct Packet { #[wire(max_len = 5)] a: Vec<u8>, b: bool } }
        byte_list { pub struct Packet { #[wire(bytes, max_len = 4)] a: Vec<u8>, b: bool } }
        string { pub struct Packet { #[wire(max_len = 4)] a: String, b: bool } }
        longer_string { pub struct Packet { #[wire(max_len = 5)] a: String, b: bool } }
        rotation { pub struct Packet { #[wire(smallest_three = 9)] a: [f32; 4], b: bool } }
        finer_rotation { pub struct Packet { #[wire(smallest_three = 10)] a: [f32; 4], b: bool } }
        direction { pub struct Packet { #[wire(unit = 9)] a: [f32; 3], b: bool } }
        nested { pub struct Packet { a: (u8,), b: bool } }
        relative { pub struct Packet { a: u8, #[wire(relative_to = a)] b: u8 } }
        not_relative { pub struct Packet { a: u8, b: u8 } }
        two_variants { pub enum Packet { A, B } }
        three_variants { pub enum Packet { A, B, C } }
        reserved { #[wire(tag_bits = 3)] pub enum Packet { A, B, C } }
        reserved_more { #[wire(tag_bits = 4)] pub enum Packet { A, B, C } }
        data { pub enum Packet { A(u8), B, C } }
        data_elsewhere { pub enum Packet { A, B(u8), C } }
    });
}

mod paused {
    use tightwire::{ReadError, Reader, WriteError, Writer};

    #[allow(clippy::trivially_copy_pass_by_ref)] // as a field is handed over
    pub(super) fn write<W: Writer>(value: &u16, stream: &mut W) -> Result<(), WriteError> {
        stream.put(tightwire::scalar::U16, *value)
    }

    pub(super) fn read<R: Reader>(stream: &mut R) -> Result<u16, ReadError> {
        stream.take(tightwire::scalar::U16)
    }
}

mod inner {
    pub(super) use super::paused as millis;
}

#[test]
fn the_hash_does_not_change_with_names_of_types_and_modules_nor_with_fields_not_sent() {
    mod before {
        #[derive(tightwire::Wire)]
        pub(super) struct Ship {
            #[wire(range = 0..=100)]
            health: u8,
            kind: Kind,
            #[wire(if = health > 2 && health % 3 < 2)]
            armed: bool,
            #[wire(relative_to = health)]
            shield: u8,
            #[wire(with = millis)]
            pause: u16,
            #[wire(if = armed)]
            ammunition: u8,
        }

        mod millis {
            pub(super) use super::super::paused::{read, write};
        }

        #[derive(tightwire::Wire)]
        enum Kind {
            Scout,
            Miner { cargo: u16 },
        }
    }
    mod after {
        const MOST: u8 = 100;

        #[derive(tightwire::Wire)]
        pub(super) struct Vessel {
            #[wire(range = 0..=MOST)]
            health: u8,
            #[wire(skip)]
            cache: [u64; 3], // Not on the wire at all.
            kind: Class,
            #[wire(if=health>2&&(health%3<2))]
            armed: bool,
            #[wire(relative_to = health)]
            shield: u8,
            #[wire(with = super::inner::millis)]
            pause: u16,
            #[wire(if = armed)]
            ammunition: u8,
        }

        #[derive(tightwire::Wire)]
        enum Class {
            Scout,
            Miner { cargo: u16 },
        }
    }
    assert_eq!(before::Ship::SCHEMA.hash(), after::Vessel::SCHEMA.hash());
}

/// The bits are the same, and the numbers in the ranges are not.
#[test]
fn ranges_with_and_without_their_end_have_different_hashes() {
    use std::ops::{Range, RangeInclusive};
    assert_ne!(Range::<u8>::SCHEMA.hash(), RangeInclusive::<u8>::SCHEMA.hash());
    assert_all_different(schemas! {
        open { pub struct Packet { #[wire(range = 0..=9)] span: std::ops::Range<u8> } }
        closed { pub struct Packet { #[wire(range = 0..=9)] span: std::ops::RangeInclusive<u8> } }
    });
}

#[test]
fn renaming_a_field_or_a_variant_changes_the_hash() {
    assert_all_different(schemas! {
        base { pub enum Packet { Quiet, Shot { power: u8 } } }
        field { pub enum Packet { Quiet, Shot { damage: u8 } } }
        variant { pub enum Packet { Silent, Shot { power: u8 } } }
        without_a_name { pub enum Packet { Quiet, Shot(u8) } }
    });
    assert_all_different(schemas! {
        base { pub struct Packet { power: u8 } }
        field { pub struct Packet { damage: u8 } }
        without_a_name { pub struct Packet(u8); }
    });
}

#[test]
fn rename_keeps_the_hash_of_a_field_and_of_a_variant() {
    let [(_, before), (_, after)] = schemas! {
        before {
            pub enum Packet {
                Quiet,
                Shot { power: u8, #[wire(if = power > 3)] wide: bool },
            }
        }
        after {
            pub enum Packet {
                #[wire(rename = "Quiet")]
                Silent,
                #[wire(rename = "Shot")]
                Hit {
                    #[wire(rename = "power")]
                    damage: u8,
                    #[wire(rename = "wide", if = damage > 3)]
                    broad: bool,
                },
            }
        }
    };
    assert_eq!(before.hash(), after.hash());
}

#[test]
fn rename_keeps_the_hash_of_a_field_that_gets_a_name() {
    let [(_, before), (_, after)] = schemas! {
        before { pub struct Packet(u8, bool); }
        after { pub struct Packet { #[wire(rename = "0")] a: u8, #[wire(rename = "1")] b: bool } }
    };
    assert_eq!(before.hash(), after.hash());
}

#[test]
fn two_fields_of_one_shape_that_change_places_change_the_hash() {
    assert_all_different(schemas! {
        before { pub struct Packet { x: u8, y: u8 } }
        after { pub struct Packet { y: u8, x: u8 } }
    });
    assert_all_different(schemas! {
        before { pub enum Packet { A { x: u8, y: u8 } } }
        after { pub enum Packet { A { y: u8, x: u8 } } }
    });
}

#[test]
fn two_variants_of_one_shape_that_change_places_change_the_hash() {
    assert_all_different(schemas! {
        before { pub enum Packet { Jump, Duck } }
        after { pub enum Packet { Duck, Jump } }
    });
}

#[test]
fn hand_written_types_are_told_apart_by_name_version_bound_and_what_they_hold() {
    assert_all_different([
        ("plain", Schema::opaque("A")),
        ("name", Schema::opaque("B")),
        ("version 1", Schema::opaque("A").version(1)),
        ("version 2", Schema::opaque("A").version(2)),
        ("bound", Schema::opaque("A").at_most(2)),
        ("larger bound", Schema::opaque("A").at_most(3)),
        ("holds", Schema::opaque("A").holding(&[&u8::SCHEMA])),
        ("holds another", Schema::opaque("A").holding(&[&u16::SCHEMA])),
        ("holds two", Schema::opaque("A").holding(&[&u8::SCHEMA, &u16::SCHEMA])),
        ("in another order", Schema::opaque("A").holding(&[&u16::SCHEMA, &u8::SCHEMA])),
    ]);
}

/// Declares a unified type that holds a body of such a health, in a module of its own.
macro_rules! snapshots {
    ($( $name:ident($health:ty) { $($options:tt)* } )*) => {{
        $(
            mod $name {
                use tightwire::{Stream, Wire};

                #[derive(Wire, Clone, Default)]
                pub(super) struct Body {
                    health: $health,
                }

                #[derive(Clone, Default)]
                pub(super) struct Snapshot {
                    body: Body,
                }

                impl Snapshot {
                    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
                        stream.object(&mut self.body)
                    }
                }

                tightwire::unified!(Snapshot, $($options)*);
            }
        )*
        [$( (stringify!($name), $name::Snapshot::SCHEMA) ),*]
    }};
}

#[test]
fn a_unified_type_changes_with_its_version_and_with_what_it_holds() {
    assert_all_different(snapshots! {
        base(u8) { version = 3, holds = [Body] }
        version(u8) { version = 4, holds = [Body] }
        body(u16) { version = 3, holds = [Body] }
        bound(u8) { version = 3, max_bits = 8, holds = [Body] }
    });
    let [(_, before), (_, after)] = snapshots! {
        before(u8) { version = 3 }
        after(u16) { version = 3 }
    };
    assert_eq!(before.hash(), after.hash(), "what it does not name, it does not follow");
}

/// Two declarations of the same packets, of which the second has better names.
mod renamed {
    pub(super) mod before {
        use tightwire::Wire;

        #[derive(Wire)]
        pub(crate) struct Inner {
            pub(crate) a: bool,
            pub(crate) pair: (u8, u8),
        }

        #[derive(Wire, Default, PartialEq)]
        pub(crate) enum Kind {
            #[default]
            Near,
            Far,
        }

        #[derive(Wire)]
        pub(crate) struct Outer {
            #[wire(align, check = "start")]
            inner: Inner,
            kind: Kind,
            #[wire(if = inner.a || inner.pair.1 > 3)]
            inside: Kind,
            #[wire(if = matches!(kind, Kind::Near))]
            matched: u8,
            #[wire(if = kind == Kind::Far, default = Kind::Near)]
            compared: Kind,
        }
    }

    pub(super) mod after {
        use tightwire::Wire;

        #[derive(Wire)]
        pub(crate) struct Inner {
            #[wire(rename = "a")]
            pub(crate) alive: bool,
            #[wire(rename = "pair")]
            pub(crate) limits: (u8, u8),
        }

        #[derive(Wire, Default, PartialEq)]
        pub(crate) enum Kind {
            #[default]
            #[wire(rename = "Near")]
            First,
            #[wire(rename = "Far")]
            Second,
        }

        #[derive(Wire)]
        pub(crate) struct Outer {
            #[wire(align, check = "start", rename = "inner")]
            body: Inner,
            #[wire(rename = "kind")]
            sort: Kind,
            #[wire(if = body.alive || body.limits.1 > 3)]
            inside: Kind,
            #[wire(if = matches!(sort, Kind::First))]
            matched: u8,
            #[wire(if = sort == Kind::Second, default = Kind::First)]
            compared: Kind,
        }
    }
}

#[test]
fn a_renaming_keeps_hash_and_text_also_where_conditions_look() {
    use renamed::{after, before};
    assert_eq!(before::Inner::SCHEMA.hash(), after::Inner::SCHEMA.hash());
    assert_eq!(before::Kind::SCHEMA.hash(), after::Kind::SCHEMA.hash());
    assert_eq!(before::Outer::SCHEMA.hash(), after::Outer::SCHEMA.hash());
    let text = after::Outer::SCHEMA.to_string();
    assert_eq!(text, before::Outer::SCHEMA.to_string());
    for line in ["if #0.a || #0.pair.1 > 3", "if #1 is Near", "if #1 == Far, else Near"] {
        assert!(text.contains(line), "{line}: {text}");
    }
}

#[test]
fn what_is_known_of_a_field_is_asked_by_the_name_it_has_in_the_program() {
    #[derive(Wire)]
    struct Swapped {
        #[wire(rename = "b", compressed(0.0..=1.0, 0.3))]
        _a: f32,
        #[wire(rename = "_a")]
        _b: u8,
    }
    let known = |name| Swapped::SCHEMA.known_of(Swapped::__KNOWN, &[name]);
    assert!(!known("_a").is_all());
    assert!(known("_b").is_all());
}

/// A type is what it stands for: only custom code counts by the name that is written.
#[test]
fn an_alias_changes_no_hash() {
    struct Halves;

    impl tightwire::Codec<u16> for Halves {
        const SCHEMA: Schema = Schema::bits(15);

        fn write<W: tightwire::Writer>(
            value: &u16,
            stream: &mut W,
        ) -> Result<(), tightwire::WriteError> {
            stream.put(Bits::new(15), value / 2)
        }

        fn read<R: tightwire::Reader>(stream: &mut R) -> Result<u16, tightwire::ReadError> {
            Ok(stream.take(Bits::<u16>::new(15))? * 2)
        }
    }

    #[derive(Wire, Default, PartialEq)]
    struct Body {
        x: u8,
    }

    type Number = u16;
    type Thing = Body;
    type Things = Vec<Thing>;
    type Coarse = Halves;

    assert_eq!(
        {
            #[derive(Wire)]
            struct Packet {
                number: u16,
                #[wire(range = 0..=9)]
                small: u16,
                body: Body,
                #[wire(max_len = 3)]
                bodies: Vec<Body>,
                #[wire(codec = Halves)]
                coarse: u16,
                #[wire(if = number > 3 && body.x == 2)]
                more: Option<Body>,
            }
            Packet::SCHEMA.hash()
        },
        {
            #[derive(Wire)]
            struct Packet {
                number: Number,
                #[wire(range = 0..=9)]
                small: Number,
                body: Thing,
                #[wire(max_len = 3)]
                bodies: Things,
                #[wire(codec = Coarse)]
                coarse: Number,
                #[wire(if = number > 3 && body.x == 2)]
                more: Option<Thing>,
            }
            Packet::SCHEMA.hash()
        }
    );
}
