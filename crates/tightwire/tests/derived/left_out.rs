//! Absent fields between gathered ones must not affect the fields before and after them.

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    after_an_option: Shot,
    after_a_default_bit: Rest,
    in_front_of_a_word: Long,
    of_no_bits: Nothing,
    of_one_variant: OneVariant,
    of_one_value: OneValue,
    in_front_of_a_check: Checked,
}

/// A flag and its payload, a left-out field, and more than a word in all.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Shot {
    #[wire(bits = 20)]
    target: Option<u32>,
    health: u16,
    #[wire(if = target.is_none())]
    reason: u8,
    seed: u32,
}

impl Twin for Shot {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        option(&mut self.target, stream, 20)?;
        stream.u16(&mut self.health)?;
        if self.target.is_none() {
            stream.u8(&mut self.reason)?;
        }
        stream.u32(&mut self.seed)
    }

    fn values() -> BoxedStrategy<Self> {
        (proptest::option::of(0..1u32 << 20), any::<(u16, u8, u32)>())
            .prop_map(|(target, (health, reason, seed))| Self {
                target,
                health,
                reason: if target.is_none() { reason } else { 0 },
                seed,
            })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Rest {
    #[wire(default_bit)]
    speed: f32,
    id: u16,
    moving: bool,
    #[wire(if = moving)]
    dir: u8,
    time: u16,
    z: u8,
}

impl Twin for Rest {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut rests = self.speed == 0.0;
        stream.bool(&mut rests)?;
        if rests {
            self.speed = 0.0;
        } else {
            stream.f32(&mut self.speed)?;
        }
        stream.u16(&mut self.id)?;
        stream.bool(&mut self.moving)?;
        if self.moving {
            stream.u8(&mut self.dir)?;
        }
        stream.u16(&mut self.time)?;
        stream.u8(&mut self.z)
    }

    fn values() -> BoxedStrategy<Self> {
        (prop_oneof![Just(0.0f32), 0.5..9.0f32], any::<(u16, bool, u8, u16, u8)>())
            .prop_map(|(speed, (id, moving, dir, time, z))| Self {
                speed,
                id,
                moving,
                dir: if moving { dir } else { 0 },
                time,
                z,
            })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Long {
    #[wire(bits = 20)]
    target: Option<u32>,
    a: u16,
    #[wire(if = a == 0)]
    b: u8,
    c: u64,
}

impl Twin for Long {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        option(&mut self.target, stream, 20)?;
        stream.u16(&mut self.a)?;
        if self.a == 0 {
            stream.u8(&mut self.b)?;
        }
        stream.u64(&mut self.c)
    }

    fn values() -> BoxedStrategy<Self> {
        (
            proptest::option::of(0..1u32 << 20),
            prop_oneof![Just(0), any::<u16>()],
            any::<(u8, u64)>(),
        )
            .prop_map(|(target, a, (b, c))| Self { target, a, b: if a == 0 { b } else { 0 }, c })
            .boxed()
    }
}

/// The same with a check, which would refuse the own packet.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Checked {
    #[wire(bits = 20)]
    target: Option<u32>,
    #[wire(check = "a")]
    a: u16,
    #[wire(if = a == 0, check = "b")]
    b: u8,
    #[wire(check = "c")]
    c: u32,
}

impl Twin for Checked {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        option(&mut self.target, stream, 20)?;
        stream.u16(&mut self.a)?;
        stream.check("a")?;
        if self.a == 0 {
            stream.u8(&mut self.b)?;
        }
        stream.check("b")?;
        stream.u32(&mut self.c)?;
        stream.check("c")
    }

    fn values() -> BoxedStrategy<Self> {
        (
            proptest::option::of(0..1u32 << 20),
            prop_oneof![Just(0), any::<u16>()],
            any::<(u8, u32)>(),
        )
            .prop_map(|(target, a, (b, c))| Self { target, a, b: if a == 0 { b } else { 0 }, c })
            .boxed()
    }
}

/// A left-out field of no bits, after a list.
macro_rules! no_bits {
    ($name:ident, $type:ty, #[$attribute:meta]) => {
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        struct $name {
            a: u8,
            #[wire(max_len = 3)]
            v: Vec<u8>,
            #[$attribute]
            u: $type,
            x: u16,
        }

        impl Twin for $name {
            fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
                stream.u8(&mut self.a)?;
                stream.list(&mut self.v, 3, |stream, element| stream.u8(element))?;
                stream.u16(&mut self.x)
            }

            fn values() -> BoxedStrategy<Self> {
                (any::<u8>(), proptest::collection::vec(any::<u8>(), 0..=3), any::<u16>())
                    .prop_map(|(a, v, x)| Self { a, v, u: Default::default(), x })
                    .boxed()
            }
        }
    };
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Only {
    #[default]
    One,
}

no_bits!(Nothing, (), #[wire(if = !v.is_empty())]);
no_bits!(OneVariant, Only, #[wire(if = !v.is_empty())]);
no_bits!(OneValue, u32, #[wire(if = !v.is_empty(), range = 0..=0)]);

fn option<S: Stream>(value: &mut Option<u32>, stream: &mut S, bits: u32) -> tightwire::Result<S> {
    let mut is_some = value.is_some();
    stream.bool(&mut is_some)?;
    let mut inner = value.unwrap_or_default();
    if is_some {
        stream.bits(&mut inner, bits)?;
    }
    *value = is_some.then_some(inner);
    Ok(())
}

/// The bytes by the format's document, so that no stream judges another here.
#[test]
fn an_option_in_front_of_a_left_out_field_keeps_every_bit() {
    let shot = Shot { target: Some(0xabcde), health: 0x1234, reason: 0, seed: 0x89ab_cdef };
    let packet = tightwire::encode_to_vec(&shot).unwrap();
    assert_eq!(packet, [0xbd, 0x79, 0x95, 0x46, 0xe2, 0xbd, 0x79, 0x35, 0x11]);
    assert_eq!(tightwire::decode::<Shot>(&packet), Ok(shot));
}

#[test]
fn a_left_out_field_of_no_bits_moves_nothing() {
    let value = Nothing { a: 0xab, v: vec![], u: (), x: 7 };
    let packet = tightwire::encode_to_vec(&value).unwrap();
    assert_eq!(packet, [0xab, 0x1c, 0x00, 0x00]);
    assert_eq!(tightwire::decode::<Nothing>(&packet), Ok(value));
}

#[test]
fn a_field_of_no_bits_that_is_there_ends_a_run_like_any_other() {
    #[derive(Wire, Debug, PartialEq)]
    struct Gathered {
        target: bool,
        #[wire(bits = 3)]
        kind: u8,
        #[wire(range = 65..=65, if = target, default = 65)]
        fixed: u32,
        seed: i64,
    }
    let value = Gathered { target: true, kind: 7, fixed: 65, seed: 1 };
    let packet = tightwire::encode_to_vec(&value).unwrap();
    assert_eq!(packet, [0x1f, 0, 0, 0, 0, 0, 0, 0, 8]);
    assert_eq!(tightwire::decode(&packet), Ok(value));
}

#[test]
fn a_flag_inside_of_what_a_flag_announces_comes_back() {
    #[derive(Wire, Debug, PartialEq)]
    struct Inner {
        marked: Option<()>,
        kind: u8,
    }
    #[derive(Wire, Debug, PartialEq)]
    struct Outer {
        inner: Option<Inner>,
        seed: u8,
    }
    let value = Outer { inner: Some(Inner { marked: Some(()), kind: 1 }), seed: 2 };
    let packet = tightwire::encode_to_vec(&value).unwrap();
    assert_eq!(packet, [0b111, 0b1000, 0]);
    assert_eq!(tightwire::decode(&packet), Ok(value));
}
