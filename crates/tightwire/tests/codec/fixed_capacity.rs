//! Vectors and strings of fixed capacity as fields.
#![cfg(all(feature = "derive", feature = "alloc", feature = "arrayvec", feature = "heapless"))]
#![allow(missing_docs, clippy::unwrap_used)]

use tightwire::{
    ReadErrorKind, ReadStream, Stream, Wire, WriteErrorKind, WriteStream, decode, decode_into,
    encode,
};

/// The same fields in four list types, which must have the same bytes.
macro_rules! inventory {
    ($name:ident, $items:ty, $bytes:ty, $owner:ty) => {
        #[derive(Wire, Clone, Debug, PartialEq, Default)]
        struct $name {
            #[wire(range = 0..=99, max_len = 5)]
            items: $items,
            #[wire(bytes, max_len = 6)]
            seal: $bytes,
            #[wire(max_len = 7)]
            owner: $owner,
        }
    };
}

inventory!(Growing, Vec<u8>, Vec<u8>, String);
inventory!(Array, arrayvec::ArrayVec<u8, 5>, arrayvec::ArrayVec<u8, 6>, arrayvec::ArrayString<7>);
inventory!(Heapless, heapless::Vec<u8, 5>, heapless::Vec<u8, 6>, heapless::String<7>);
inventory!(Small, arrayvec::ArrayVec<u8, 2>, heapless::Vec<u8, 6>, heapless::String<7>);

fn growing() -> Growing {
    Growing { items: vec![1, 99, 3], seal: vec![7, 8], owner: "Ada".into() }
}

fn packet(value: &impl Wire) -> Vec<u8> {
    let mut buffer = [0; 64];
    encode(value, &mut buffer).unwrap().to_vec()
}

#[test]
fn every_list_type_has_the_same_bytes() {
    let expected = packet(&growing());
    let array = Array {
        items: [1, 99, 3].into_iter().collect(),
        seal: [7, 8].into_iter().collect(),
        owner: arrayvec::ArrayString::from("Ada").unwrap(),
    };
    let heapless = Heapless {
        items: [1, 99, 3].into_iter().collect(),
        seal: [7, 8].into_iter().collect(),
        owner: "Ada".try_into().unwrap(),
    };
    assert_eq!(packet(&array), expected);
    assert_eq!(packet(&heapless), expected);
    assert_eq!(decode(&expected), Ok(array));
    assert_eq!(decode(&expected), Ok(heapless));
}

#[test]
fn a_count_beyond_the_capacity_is_refused() {
    let error = decode::<Small>(&packet(&growing())).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 0));
}

#[test]
fn a_list_beyond_its_bound_is_not_cut() {
    let value = Growing { items: vec![0; 6], ..growing() };
    let error = encode(&value, &mut [0; 64]).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::TooLong);
}

#[test]
fn reading_over_a_longer_or_shorter_list_gives_the_new_one() {
    for old in [0, 2, 3, 5] {
        let mut value =
            Growing { items: vec![50; old], seal: vec![9; old], owner: "x".repeat(old) };
        decode_into(&mut value, &packet(&growing())).unwrap();
        assert_eq!(value, growing(), "over {old}");
    }
}

#[test]
fn a_list_and_a_text_are_as_long_as_their_capacity_or_left_alone() {
    for length in 0..8 {
        let mut buffer = [0; 32];
        let mut stream = WriteStream::new(&mut buffer);
        stream.list(&mut vec![7u8; length], 10, Stream::u8).unwrap();
        let list = stream.finish().unwrap().to_vec();
        let mut stream = WriteStream::new(&mut buffer);
        stream.string(&mut "x".repeat(length), 10).unwrap();
        let text = stream.finish().unwrap().to_vec();

        let mut room = arrayvec::ArrayVec::<u8, 4>::from_iter([1, 2, 3]);
        let read = ReadStream::new(&list).list(&mut room, 10, Stream::u8);
        assert_eq!(read.is_ok(), length <= 4, "{length}");
        assert_eq!(room[..], if length <= 4 { vec![7; length] } else { vec![1, 2, 3] });

        let mut room = arrayvec::ArrayString::<4>::from("abc").unwrap();
        let read = ReadStream::new(&text).string(&mut room, 10);
        assert_eq!(read.is_ok(), length <= 4, "{length}");
        assert_eq!(room[..], if length <= 4 { "x".repeat(length) } else { "abc".into() });
    }
}

/// A macro hands over a type with a mark around it.
macro_rules! backpack {
    ($name:ident, $items:ty, $owner:ty) => {
        #[derive(Wire, Clone, Debug, PartialEq, Default)]
        struct $name {
            items: $items,
            owner: Option<$owner>,
        }
    };
}

backpack!(Backpack, arrayvec::ArrayVec<u8, 5>, heapless::String<7>);

#[test]
fn a_capacity_in_the_type_that_a_macro_is_given_is_the_bound() {
    assert_eq!(Backpack::MAX_BITS, 3 + 5 * 8 + 1 + 3 + 7 + 7 * 8);
}
