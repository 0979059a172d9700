//! `#[wire(rename = "..")]`: the protocol id stays when a field or variant gets another name.

use tightwire::{Wire, encode_to_vec};

/// The original declaration.
mod old {
    use tightwire::Wire;

    #[derive(Wire)]
    pub(crate) struct Ship {
        #[wire(range = 0..=100)]
        pub(crate) hp: u8,
        pub(crate) state: State,
    }

    #[derive(Wire)]
    pub(crate) enum State {
        Idle,
        Moving { velocity: u16 },
    }
}

/// New names that keep the old ones with `rename`.
mod new {
    use tightwire::Wire;

    #[derive(Wire, Debug, PartialEq)]
    pub(crate) struct Ship {
        #[wire(rename = "hp", range = 0..=100)]
        pub(crate) health: u8,
        pub(crate) state: State,
    }

    #[derive(Wire, Debug, PartialEq)]
    pub(crate) enum State {
        #[wire(rename = "Idle")]
        Parked,
        #[wire(rename = "Moving")]
        Flying {
            #[wire(rename = "velocity")]
            speed: u16,
        },
    }
}

/// New names without `rename`.
mod other {
    use tightwire::Wire;

    #[derive(Wire)]
    pub(crate) struct Ship {
        #[wire(range = 0..=100)]
        health: u8,
        state: super::new::State,
    }

    #[derive(Wire)]
    pub(crate) enum State {
        Parked,
        Flying { speed: u16 },
    }
}

#[test]
fn a_name_that_is_kept_keeps_the_hash() {
    assert_eq!(new::Ship::SCHEMA.hash(), old::Ship::SCHEMA.hash());
    assert_eq!(new::State::SCHEMA.hash(), old::State::SCHEMA.hash());
    assert_eq!(new::Ship::SCHEMA.to_string(), old::Ship::SCHEMA.to_string());
}

#[test]
fn another_name_is_another_hash() {
    assert_ne!(other::Ship::SCHEMA.hash(), old::Ship::SCHEMA.hash());
    assert_ne!(other::State::SCHEMA.hash(), old::State::SCHEMA.hash());
}

#[test]
fn names_cost_no_bits() {
    let before = old::Ship { hp: 77, state: old::State::Moving { velocity: 500 } };
    let after = new::Ship { health: 77, state: new::State::Flying { speed: 500 } };
    let packet = encode_to_vec(&after).unwrap();
    assert_eq!(packet, encode_to_vec(&before).unwrap());
    assert_eq!(packet.len(), 3); // 7, 1 and 16 bits
    assert_eq!(tightwire::decode::<new::Ship>(&packet), Ok(after));
    let idle = old::Ship { hp: 1, state: old::State::Idle };
    let parked = tightwire::decode::<new::Ship>(&encode_to_vec(&idle).unwrap());
    assert_eq!(parked, Ok(new::Ship { health: 1, state: new::State::Parked }));
}

#[cfg(feature = "trace")]
#[test]
fn traces_have_the_kept_name() {
    let ship = new::Ship { health: 77, state: new::State::Parked };
    let trace = tightwire::trace::trace_write(&ship).unwrap();
    assert!(trace.find("hp").is_some());
    assert!(trace.find("health").is_none());
}

#[test]
fn conditions_go_by_the_name_in_the_program() {
    #[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
    struct Flags {
        #[wire(rename = "on")]
        enabled: bool,
        count: u8,
    }

    #[derive(Wire, Debug, PartialEq)]
    struct Packet {
        #[wire(rename = "level")]
        rank: u8,
        flags: Flags,
        #[wire(if = rank > 3 && flags.enabled)]
        extra: u16,
    }

    let packet = Packet { rank: 4, flags: Flags { enabled: true, count: 2 }, extra: 9 };
    let bytes = encode_to_vec(&packet).unwrap();
    assert_eq!(bytes.len(), 5); // 8, 1, 8 and 16 bits
    assert_eq!(tightwire::decode::<Packet>(&bytes), Ok(packet));
    let without = Packet { rank: 3, flags: Flags { enabled: true, count: 2 }, extra: 0 };
    assert_eq!(encode_to_vec(&without).unwrap().len(), 3);
}
