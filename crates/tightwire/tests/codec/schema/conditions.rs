//! Conditions, the constants in them, and the values of fields that are left out, in the hash.

use tightwire::Wire;

use super::{assert_all_different, schemas};

#[test]
fn the_value_of_a_field_that_is_left_out_is_part_of_the_hash() {
    assert_all_different(schemas! {
        its_default { pub struct Packet {
            a: bool, #[wire(if = a)] b: u8, #[wire(if = b == 7)] c: u8,
        } }
        seven { pub struct Packet {
            a: bool, #[wire(if = a, default = 7)] b: u8, #[wire(if = b == 7)] c: u8,
        } }
        eight { pub struct Packet {
            a: bool, #[wire(if = a, default = 8)] b: u8, #[wire(if = b == 7)] c: u8,
        } }
        code { pub struct Packet {
            a: bool, #[wire(if = a, default = u8::from(true), version = 1)] b: u8, #[wire(if = b == 7)] c: u8,
        } }
        other_code { pub struct Packet {
            a: bool, #[wire(if = a, default = u8::from(false), version = 1)] b: u8, #[wire(if = b == 7)] c: u8,
        } }
    });
}

#[test]
fn spaces_inside_a_literal_are_part_of_the_hash() {
    assert_all_different(schemas! {
        with { pub struct Packet { #[wire(max_len = 4)] s: String, #[wire(if = s == "a b")] x: u8 } }
        without { pub struct Packet { #[wire(max_len = 4)] s: String, #[wire(if = s == "ab")] x: u8 } }
        with_in_code { pub struct Packet {
            #[wire(max_len = 4)] s: String,
            #[wire(if = s == "a", default = String::from("a b"), version = 1, max_len = 4)] x: String,
        } }
        without_in_code { pub struct Packet {
            #[wire(max_len = 4)] s: String,
            #[wire(if = s == "a", default = String::from("ab"), version = 1, max_len = 4)] x: String,
        } }
    });
}

#[test]
fn a_constant_in_a_condition_counts_by_its_value() {
    mod low {
        const LIMIT: u8 = 3;

        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            a: u8,
            #[wire(if = a > LIMIT)]
            b: u8,
        }
    }
    mod high {
        const LIMIT: u8 = 4;

        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            a: u8,
            #[wire(if = a > LIMIT)]
            b: u8,
        }
    }
    mod literal {
        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            a: u8,
            #[wire(if = a > 4)]
            b: u8,
        }
    }
    assert_ne!(low::Packet::SCHEMA.hash(), high::Packet::SCHEMA.hash());
    assert_eq!(high::Packet::SCHEMA.hash(), literal::Packet::SCHEMA.hash());
}

#[test]
fn a_calculation_counts_by_its_value() {
    const LIMIT: u8 = 3;
    const SHIFT: u32 = 1;
    const HALF: f32 = 0.5;
    macro_rules! hash {
        ($condition:expr, $default:expr) => {{
            #[derive(Wire)]
            struct Packet {
                a: u8,
                #[wire(max_len = 9)]
                list: Vec<u8>,
                #[wire(if = $condition, default = $default)]
                b: f32,
            }
            Packet::SCHEMA.hash()
        }};
    }
    let plain = hash!(a > 4, 1.5);
    assert_eq!(hash!(a > LIMIT + 1, 1.5), plain);
    assert_eq!(hash!(a > (LIMIT - 1) << SHIFT, HALF + 1.0), plain);
    assert_eq!(hash!(a > !LIMIT & 4, HALF * 3.0), plain);
    assert_ne!(hash!(a > LIMIT + 2, 1.5), plain);
    assert_ne!(hash!(a > LIMIT + 1, HALF + HALF), plain);
    let length = hash!(list.len() > 4, 0.0);
    assert_eq!(hash!(list.len() > LIMIT as usize + 1, 0.0), length);
    // A sum with a field in it is calculated for each packet.
    assert_ne!(hash!(a + 1 > 5, 1.5), plain);
}

#[test]
fn a_constant_that_fields_left_out_hold_counts_by_its_value() {
    mod low {
        const START: f32 = 0.5;

        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            a: bool,
            #[wire(if = a, default = START)]
            b: f32,
        }
    }
    mod high {
        const START: f32 = 1.5;

        #[derive(tightwire::Wire)]
        pub(super) struct Packet {
            a: bool,
            #[wire(if = a, default = START)]
            b: f32,
        }
    }
    assert_ne!(low::Packet::SCHEMA.hash(), high::Packet::SCHEMA.hash());
}

#[test]
fn conditions_of_different_shape_have_different_hashes() {
    assert_all_different(schemas! {
        is { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = a)] x: u8 } }
        other { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = b)] x: u8 } }
        not { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = !a)] x: u8 } }
        all { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = a && b)] x: u8 } }
        any { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = a || b)] x: u8 } }
        exchanged { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = b && a)] x: u8 } }
        first { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = (a || b) && c)] x: u8 } }
        last { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = a || (b && c))] x: u8 } }
        equal { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = a == b)] x: u8 } }
        not_equal { pub struct Packet { a: bool, b: bool, c: bool, #[wire(if = a != b)] x: u8 } }
    });
    assert_all_different(schemas! {
        some { pub struct Packet { a: Option<u8>, #[wire(if = a.is_some())] x: u8 } }
        none { pub struct Packet { a: Option<u8>, #[wire(if = a.is_none())] x: u8 } }
    });
    assert_all_different(schemas! {
        length { pub struct Packet { #[wire(max_len = 4)] a: Vec<u8>, #[wire(if = a.len() > 2)] x: u8 } }
        less { pub struct Packet { #[wire(max_len = 4)] a: Vec<u8>, #[wire(if = a.len() > 1)] x: u8 } }
        empty { pub struct Packet { #[wire(max_len = 4)] a: Vec<u8>, #[wire(if = a.is_empty())] x: u8 } }
    });
    assert_all_different(schemas! {
        first { pub struct Packet { a: (bool, bool), #[wire(if = a.0)] x: u8 } }
        second { pub struct Packet { a: (bool, bool), #[wire(if = a.1)] x: u8 } }
    });
}

#[test]
fn the_variants_that_a_condition_asks_for_are_part_of_the_hash() {
    mod kind {
        #[derive(tightwire::Wire, PartialEq)]
        pub(super) enum Kind {
            Idle,
            Walking,
            Running,
        }
    }
    macro_rules! packet {
        ($condition:expr) => {{
            use kind::Kind;
            #[derive(Wire)]
            struct Packet {
                kind: Kind,
                #[wire(if = $condition)]
                x: u8,
            }
            Packet::SCHEMA
        }};
    }
    assert_all_different([
        ("walks", packet!(matches!(kind, Kind::Walking))),
        ("runs", packet!(matches!(kind, Kind::Running))),
        ("moves", packet!(matches!(kind, Kind::Walking | Kind::Running))),
        ("equals", packet!(kind == Kind::Walking)),
        ("equals another", packet!(kind == Kind::Running)),
    ]);
}
