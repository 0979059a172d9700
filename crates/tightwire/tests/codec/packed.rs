//! Packed values in formats of serde.

#![cfg(all(feature = "serde", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, missing_docs)]

use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use tightwire::{Packed, Wire};

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Input {
    #[wire(range = -100..=100)]
    throttle: i8,
    aim: Option<u16>,
    #[wire(max_len = 3)]
    weapons: Vec<bool>,
}

/// The wrapper of a framework.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
struct Message {
    frame: u8,
    input: Packed<Input>,
    end: u8,
}

// 8 bits, 1 and 16, 2 and 3: 30 bits.
const BYTES: usize = 4;

fn input() -> impl Strategy<Value = Input> {
    (-100..=100i8, any::<Option<u16>>(), prop::collection::vec(any::<bool>(), 0..=3))
        .prop_map(|(throttle, aim, weapons)| Input { throttle, aim, weapons })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn values_come_back_in_exactly_their_bytes(input in input()) {
        prop_assert_eq!(Input::MAX_BYTES, BYTES);
        let message = Message { frame: 7, input: Packed(input.clone()), end: 9 };
        let bytes = postcard::to_allocvec(&message).unwrap();
        prop_assert_eq!(bytes.len(), 1 + BYTES + 1);
        let mut packet = tightwire::encode_to_vec(&input).unwrap();
        packet.resize(BYTES, 0);
        prop_assert_eq!(&bytes[1..=BYTES], &packet[..]);
        prop_assert_eq!(&postcard::from_bytes::<Message>(&bytes).unwrap(), &message);
        let json = serde_json::to_string(&message).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Message>(&json).unwrap(), &message);
    }

    #[test]
    fn hostile_bytes_are_refused_as_decode_refuses_them(bytes: [u8; BYTES]) {
        let read = postcard::from_bytes::<Packed<Input>>(&bytes);
        let (packet, value) = match tightwire::decode_prefix::<Input>(&bytes) {
            Ok((value, used)) if bytes[used..].iter().all(|&byte| byte == 0) => (true, value),
            _ => (false, Input::default()),
        };
        prop_assert_eq!(read.is_ok(), packet);
        if let Ok(read) = read {
            prop_assert_eq!(read.0, value);
        }
    }
}

#[test]
fn other_lengths_and_values_are_errors() {
    let read = serde_json::from_str::<Packed<Input>>;
    assert_eq!(read("[100,0,0,0]").unwrap(), Packed(Input::default()));
    assert!(read("[100,0,0]").unwrap_err().to_string().contains("expected 4 bytes"));
    assert!(read("[100,0,0,0,0]").is_err());
    assert!(read("[100,0,0,1]").unwrap_err().to_string().contains("trailing bytes"));
    assert!(read("[255,0,0,0]").unwrap_err().to_string().contains("outside its range"));
    assert!(read("[256,0,0,0]").is_err());
    let wrong = Packed(Input { throttle: 101, ..Input::default() });
    assert!(serde_json::to_string(&wrong).unwrap_err().to_string().contains("range"));
}
