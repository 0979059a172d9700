//! Constants in conditions and defaults: two builds that differ in one of them have different packets,
//! and must have different hashes.
//!
//! Each test declares the same packet twice, in two modules that stand for the two builds. It shows that
//! the two send the same value differently, or read it differently, and that their hashes tell.

/// The same items, once with each value of a constant.
macro_rules! builds {
    ({ $($old:tt)* } { $($new:tt)* } $items:tt) => {
        mod old {
            use tightwire::Wire;
            $($old)*
            builds!(@items $items);
        }
        mod new {
            use tightwire::Wire;
            $($new)*
            builds!(@items $items);
        }
    };
    (@items { $($items:tt)* }) => { $($items)* };
}

/// Asserts that the builds write different packets for what the fields are, and that the hashes differ.
macro_rules! assert_told_apart {
    ({ $($fields:tt)* }) => {{
        let mut buffers = [[0; 64]; 2];
        let [one, two] = &mut buffers;
        let before = tightwire::encode(&old::Packet { $($fields)* }, one).unwrap();
        let after = tightwire::encode(&new::Packet { $($fields)* }, two).unwrap();
        assert_ne!(before, after, "the wires differ");
        assert_hashes_differ!();
    }};
}

macro_rules! assert_hashes_differ {
    () => {
        assert_ne!(
            <old::Packet as tightwire::Wire>::SCHEMA.hash(),
            <new::Packet as tightwire::Wire>::SCHEMA.hash(),
        )
    };
}

#[test]
fn a_mask_in_a_bit_test_is_part_of_the_hash() {
    builds! {
        { const HAS_SHIELD: u8 = 1 << 3; }
        { const HAS_SHIELD: u8 = 1 << 4; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) flags: u8,
                #[wire(if = flags & HAS_SHIELD != 0)]
                pub(super) shield: u8,
            }
        }
    }
    assert_told_apart!({ flags: 1 << 3, shield: 9 });
}

#[test]
fn the_divisor_of_a_remainder_is_part_of_the_hash() {
    builds! {
        { const EVERY: u32 = 4; }
        { const EVERY: u32 = 8; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) tick: u32,
                #[wire(if = tick % EVERY == 0)]
                pub(super) full: u8,
            }
        }
    }
    assert_told_apart!({ tick: 12, full: 9 });
}

#[test]
fn a_constant_in_a_pattern_is_part_of_the_hash() {
    builds! {
        { const BOSS: u8 = 7; }
        { const BOSS: u8 = 8; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) kind: u8,
                #[wire(if = matches!(kind, BOSS))]
                pub(super) name: u8,
            }
        }
    }
    assert_told_apart!({ kind: 7, name: 9 });
}

#[test]
fn a_constant_by_its_path_in_a_pattern_is_part_of_the_hash() {
    builds! {
        { pub(super) mod kinds { pub(in super::super) const BOSS: u8 = 7; pub(in super::super) const LAST: u8 = 9; } }
        { pub(super) mod kinds { pub(in super::super) const BOSS: u8 = 8; pub(in super::super) const LAST: u8 = 9; } }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) kind: Option<u8>,
                #[wire(if = matches!(kind, Some(kinds::BOSS..=kinds::LAST)))]
                pub(super) name: u8,
            }
        }
    }
    assert_told_apart!({ kind: Some(7), name: 9 });
}

#[test]
fn a_constant_beside_a_part_of_a_field_is_part_of_the_hash() {
    builds! {
        { const LIMIT: u16 = 3; }
        { const LIMIT: u16 = 30; }
        {
            #[derive(Wire)]
            pub(super) struct Quota {
                pub(super) a: u16,
            }

            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) q: Quota,
                #[wire(if = q.a > LIMIT)]
                pub(super) more: u8,
            }
        }
    }
    let mut buffers = [[0; 64]; 2];
    let [one, two] = &mut buffers;
    let (a, more) = (10, 9);
    let before = tightwire::encode(&old::Packet { q: old::Quota { a }, more }, one).unwrap();
    let after = tightwire::encode(&new::Packet { q: new::Quota { a }, more }, two).unwrap();
    assert_ne!(before, after);
    assert_hashes_differ!();
}

#[test]
fn a_constant_beside_a_field_of_an_aliased_type_is_part_of_the_hash() {
    builds! {
        { type Level = u8; const LIMIT: Level = 3; }
        { type Level = u8; const LIMIT: Level = 30; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) level: Level,
                #[wire(if = level > LIMIT)]
                pub(super) more: u8,
            }
        }
    }
    assert_told_apart!({ level: 10, more: 9 });
}

#[test]
fn a_lower_case_constant_is_part_of_the_hash() {
    builds! {
        { #[allow(non_upper_case_globals)] const limit: u8 = 3; }
        { #[allow(non_upper_case_globals)] const limit: u8 = 30; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) level: u8,
                #[wire(if = level > limit)]
                pub(super) more: u8,
            }
        }
    }
    assert_told_apart!({ level: 10, more: 9 });
}

#[test]
fn a_constant_of_the_type_itself_is_part_of_the_hash() {
    builds! {
        { impl Packet { const LIMIT: f32 = 3.0; } }
        { impl Packet { const LIMIT: f32 = 30.0; } }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) level: f32,
                #[wire(if = level > Self::LIMIT)]
                pub(super) more: u8,
            }
        }
    }
    assert_told_apart!({ level: 10.0, more: 9 });
}

#[test]
fn a_constant_that_switches_a_field_off_is_part_of_the_hash() {
    builds! {
        { const EXTENDED: bool = true; }
        { const EXTENDED: bool = false; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) level: u8,
                #[wire(if = EXTENDED && level > 0)]
                pub(super) more: u8,
            }
        }
    }
    assert_told_apart!({ level: 10, more: 9 });
}

/// Asserts that two builds read different values from a packet without its second field.
macro_rules! assert_defaults_told_apart {
    ($bytes:expr) => {{
        let before: old::Packet = tightwire::decode($bytes).unwrap();
        let after: new::Packet = tightwire::decode($bytes).unwrap();
        assert_ne!(before.delay, after.delay, "the same packet is read differently");
        assert_hashes_differ!();
    }};
}

#[test]
fn a_part_of_a_constant_that_is_a_default_is_part_of_the_hash() {
    builds! {
        { struct Config { d: u16 } const CFG: Config = Config { d: 3 }; }
        { struct Config { d: u16 } const CFG: Config = Config { d: 4 }; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) is_late: bool,
                #[wire(if = is_late, default = CFG.d)]
                pub(super) delay: u16,
            }
        }
    }
    assert_defaults_told_apart!(&[0]);
}

#[test]
fn a_constant_in_an_option_that_is_a_default_is_part_of_the_hash() {
    builds! {
        { const DELAYS: [u16; 2] = [3, 4]; const SLOW: usize = 0; }
        { const DELAYS: [u16; 2] = [3, 4]; const SLOW: usize = 1; }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) is_late: bool,
                #[wire(if = is_late, default = Some(DELAYS[SLOW]))]
                pub(super) delay: Option<u16>,
            }
        }
    }
    assert_defaults_told_apart!(&[0]);
}

/// A build that counts up the version of custom code has another hash.
#[test]
fn the_version_of_custom_code_is_part_of_the_hash() {
    builds! {
        { fn far() -> u8 { 3 } }
        { fn far() -> u8 { 3 } }
        {
            #[derive(Wire)]
            pub(super) struct Packet {
                pub(super) x: u8,
                #[wire(if = x > 3, default = far(), version = 1)]
                pub(super) more: u8,
            }

            #[derive(Wire)]
            pub(super) struct Later {
                pub(super) x: u8,
                #[wire(if = x > 3, default = far(), version = 2)]
                pub(super) more: u8,
            }
        }
    }
    use tightwire::Wire;
    assert_eq!(old::Packet::SCHEMA.hash(), new::Packet::SCHEMA.hash());
    assert_ne!(old::Packet::SCHEMA.hash(), old::Later::SCHEMA.hash());
}

/// Nothing overflows or panics, whatever the type of the field and the build.
#[test]
fn calculations_in_conditions_are_exact() {
    #[expect(clippy::struct_excessive_bools, reason = "each one shows the result of a condition")]
    #[derive(tightwire::Wire, Clone, Debug, Default, PartialEq)]
    struct Packet {
        small: u8,
        signed: i8,
        #[wire(max_len = 3)]
        list: Vec<u8>,
        some: Option<u16>,
        #[wire(if = small + 1 > 255)]
        sum: bool,
        #[wire(if = small - 1 < 0)]
        difference: bool,
        #[wire(if = signed * signed == 16384)]
        product: bool,
        #[wire(if = 100 / small == 33)]
        quotient: bool,
        #[wire(if = list.len() % 2 == 1)]
        odd: bool,
        #[wire(if = matches!(some, Some(x) if (x >> 4) & 3 == 2))]
        bits: bool,
        #[wire(if = (small | 1) ^ 3 == 2)]
        mixed: bool,
    }
    let presence = |small: u8, signed: i8, list: &[u8], some: Option<u16>| {
        let all = Packet {
            small,
            signed,
            list: list.to_vec(),
            some,
            sum: true,
            difference: true,
            product: true,
            quotient: true,
            odd: true,
            bits: true,
            mixed: true,
        };
        let mut buffer = [0; 64];
        let back: Packet =
            tightwire::decode(tightwire::encode(&all, &mut buffer).unwrap()).unwrap();
        let Packet { sum, difference, product, quotient, odd, bits, mixed, .. } = back;
        [sum, difference, product, quotient, odd, bits, mixed]
    };
    let [yes, no] = [true, false];
    assert_eq!(presence(255, -128, &[1], Some(0x2f)), [yes, no, yes, no, yes, yes, no]);
    assert_eq!(presence(0, 127, &[], None), [no, yes, no, no, no, no, yes]);
    assert_eq!(presence(3, 0, &[1, 2], Some(0x10)), [no, no, no, yes, no, no, no]);
}
