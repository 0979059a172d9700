//! The calls around a packet: prefixes, appending, messages, values as received.

#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

use tightwire::scalar::{Bits, Bool, U16, U32};
use tightwire::scalar::{Compressed, SmallestThree};
use tightwire::{
    ReadErrorKind, Result as StreamResult, Scalar, Stream, Wire, WriteErrorKind, WriteStream,
    Writer, as_received, codes, decode_prefix, encode, encode_append, encode_mut, encode_to_vec,
};

/// 3 bits and a string at a byte boundary, or 3 bits alone.
fn text(text: &str) -> (u8, Option<Text>) {
    (5, (!text.is_empty()).then(|| Text(text.into())))
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Text(String);

impl Text {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.string(&mut self.0, 20)
    }
}
tightwire::unified!(Text);

#[test]
fn values_one_after_the_other_come_back_with_their_lengths() {
    let values = [text(""), text("abc"), text("x"), text("")];
    let mut bytes = Vec::new();
    let mut lengths = Vec::new();
    for value in &values {
        lengths.push(encode_append(value, &mut bytes).unwrap());
    }
    assert_eq!(bytes.len(), lengths.iter().sum::<usize>());
    let mut rest = &bytes[..];
    for (value, length) in values.iter().zip(lengths) {
        // Its bytes are the same as those of a separate packet.
        assert_eq!(rest[..length], encode_to_vec(value).unwrap());
        assert_eq!(decode_prefix(rest).unwrap(), (value.clone(), length));
        rest = &rest[length..];
    }
    assert!(rest.is_empty());
}

#[test]
fn a_prefix_ends_in_zero_bits() {
    // 9 bits, so 7 are filling.
    for filling in 1..128u8 {
        let error = decode_prefix::<(u8, bool)>(&[7, 1 | filling << 1, 0]).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::Padding, 9), "{filling}");
    }
    assert_eq!(decode_prefix::<(u8, bool)>(&[7, 1, 0xff]).unwrap().1, 2);
    assert_eq!(decode_prefix::<()>(&[0xff]), Ok(((), 0)));
    let error = decode_prefix::<u16>(&[1]).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
}

#[test]
fn what_cannot_be_written_is_not_appended() {
    let mut bytes = vec![1, 2, 3];
    let error = encode_append(&(9u16, Text("a\0".into())), &mut bytes).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::Text);
    assert_eq!(bytes, [1, 2, 3]);
    assert_eq!(encode_to_vec(&(9u16, Text("a\0".into()))), Err(error));
}

/// A type that must not be cloned.
#[derive(Debug, Default, PartialEq)]
struct Single(u8);

impl Clone for Single {
    fn clone(&self) -> Self {
        panic!("a clone")
    }
}

impl Single {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.int(&mut self.0, 0..=15)
    }
}
tightwire::unified!(Single);

/// One unified type inside another.
#[derive(Clone, Debug, Default)]
struct Nested {
    single: Single,
    list: Vec<Single>,
    maybe: Option<Box<Single>>,
    pair: [Single; 2],
}

impl Nested {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.object(&mut self.single)?;
        stream.list(&mut self.list, 3, |stream, single| stream.object(single))?;
        stream.object(&mut self.maybe)?;
        stream.object(&mut self.pair)
    }
}
tightwire::unified!(Nested);

#[test]
fn a_unified_value_is_written_without_a_clone() {
    let mut nested = Nested {
        single: Single(1),
        list: vec![Single(2)],
        maybe: Some(Box::new(Single(3))),
        pair: [Single(4), Single(5)],
    };
    let mut buffer = [0; 8];
    // 4 bits, a count of 1 in 2 bits, 4 bits, a flag, 4 bits, and twice 4.
    let packet = encode_mut(&mut nested, &mut buffer).unwrap();
    assert_eq!(packet, [1 | 1 << 4 | (2 << 6) as u8, 1 << 2 | 3 << 3 | (4 << 7) as u8, 2 | 5 << 3]);
    assert_eq!(nested.pair, [Single(4), Single(5)]);

    let error = encode_mut(&mut Single(16), &mut buffer).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::OutOfRange);
}

#[test]
fn a_value_as_received_is_a_value_that_comes_back_unchanged() {
    for tenth in -50..50 {
        let sent = Steps(tenth as f32 / 10.0);
        let received = as_received(&sent).unwrap();
        assert_eq!(received, Steps((sent.0 / 0.25).round() * 0.25));
        assert_eq!(as_received(&received), Ok(received));
    }
    assert_eq!(as_received(&Steps(f32::NAN)).unwrap_err().kind(), WriteErrorKind::NotFinite);
}

/// Steps of a quarter.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Steps(f32);

impl Steps {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.compressed(&mut self.0, -8.0..=8.0, 0.25)
    }
}
tightwire::unified!(Steps);

/// A value that cannot be read back is a mistake of the code that wrote it.
#[derive(Debug, PartialEq)]
struct OneWay;

impl Wire for OneWay {
    const SCHEMA: tightwire::Schema = tightwire::Schema::opaque("OneWay");

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), tightwire::WriteError> {
        stream.put(Bool, true)
    }

    fn read<R: tightwire::Reader>(stream: &mut R) -> Result<Self, tightwire::ReadError> {
        stream.take(U16).map(|_| Self)
    }
}

#[test]
fn code_that_does_not_read_what_it_wrote_is_an_impossible_declaration() {
    assert_eq!(as_received(&OneWay).unwrap_err().kind(), WriteErrorKind::Declaration);
}

/// A list of more elements than may take no bits, at a byte, and a number that may be wrong.
#[derive(Clone, Default)]
struct Tail {
    list: Vec<u8>,
    last: u8,
}

impl Tail {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.bool(&mut true)?;
        stream.align()?;
        stream.list(&mut self.list, 1000, |stream, element| stream.u8(element))?;
        stream.int(&mut self.last, 0..=9)
    }
}
tightwire::unified!(Tail);

#[test]
fn codes_of_a_value_fail_at_the_bit_where_measuring_fails() {
    let mut tail = Tail { list: vec![7; 500], last: 9 };
    let expected: Vec<u128> = [1, 500].into_iter().chain([7; 500]).chain([9]).collect();
    assert_eq!(codes(&tail), Ok(expected));
    tail.last = 10;
    let error = codes(&tail).unwrap_err();
    assert_eq!(error.bit(), 8 + 10 + 500 * 8);
    assert_eq!(tightwire::measure(&tail).unwrap_err(), error);
}

#[test]
fn codes_are_those_of_the_scalars() {
    let (steer, turn) = (Compressed::new(-8.0, 8.0, 0.25), [0.1f32, -0.7, 0.5, 0.5]);
    let wide = u128::MAX - 5;
    let found = codes(&(Steps(3.3), Some(7u8), wide, Text("hé".into()))).unwrap();
    let expected = u128::from(steer.code(&3.3).unwrap());
    // The step, a flag and a number, 128 bits, a length and the bytes of the text.
    assert_eq!(found, [expected, 1, 7, wide, 3, 0x68, 0xc3, 0xa9]);
    assert_eq!(codes(&Steps(3.3)), codes(&Steps(3.2)));
    assert_ne!(codes(&Steps(3.3)), codes(&Steps(3.5)));
    assert!(codes(&Steps(f32::INFINITY)).is_err());

    for bits in 3..=20 {
        let rotation = SmallestThree::new(bits);
        let code = rotation.code(&turn).unwrap();
        let (largest, steps) = rotation.parts(code);
        let zero = (1 << (bits - 1)) - 1;
        assert_eq!(largest, 1);
        // y is made positive, which turns the signs of the others.
        assert!(steps.iter().all(|&step| step <= zero), "{steps:?}");
        assert_eq!(rotation.from_parts(largest, steps), code);
    }
    assert_eq!(SmallestThree::new(99).parts(u64::MAX), (0, [0; 3]));
    assert_eq!(SmallestThree::new(99).from_parts(3, [9; 3]), 0);
}

#[test]
fn a_message_that_no_packet_holds_is_an_error() {
    let mut buffer = [0; 8];
    for header in 0..30 {
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(Bits::new(header), 0u32).unwrap();
        let error = stream
            .message(|stream| stream.put(Bits::new(60), 0u64))
            .map_err(tightwire::WriteError::kind);
        if header <= 4 {
            assert_eq!(error, Ok(true));
        } else {
            assert_eq!(error, Err(WriteErrorKind::MessageTooLarge));
            // The stream is good, and a smaller one fits.
            assert_eq!(stream.message(|stream| stream.put(U32, 1)), Ok(true));
            // Behind that one, a large one only waits.
            assert_eq!(stream.message(|stream| stream.put(Bits::new(60), 0u64)), Ok(false));
            assert!(stream.finish().is_ok());
        }
    }
}

#[test]
fn a_message_that_leaves_too_little_is_too_large_only_by_itself() {
    let mut buffer = [0; 4];
    let mut stream = WriteStream::new(&mut buffer);
    let error = stream.message_leaving(1, |stream| stream.put(U32, 1)).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (WriteErrorKind::MessageTooLarge, 0));
    assert_eq!(stream.message_leaving(1, |stream| stream.put(U16, 1)), Ok(true));
    assert_eq!(stream.message_leaving(1, |stream| stream.put(U16, 1)), Ok(false));
}

#[test]
fn a_full_buffer_says_what_would_be_enough() {
    for length in 0..5 {
        let error = encode(&(1u32, true), &mut vec![0; length]).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::BufferFull);
        assert_eq!(error.enough_bytes(), Some(5));
        assert_eq!(error.to_string(), "the buffer is full: 5 bytes hold any value of this type");
    }
    // Custom code has no bound.
    let error = encode(&Text("abc".into()), &mut [0; 2]).unwrap_err();
    assert_eq!((error.kind(), error.enough_bytes()), (WriteErrorKind::BufferFull, None));
    assert!(error.to_string().ends_with(": `measure` returns the number of bits of a value"));
}

/// Appends a value to a vector that has room for its packet and nothing else.
#[track_caller]
fn grows_by_its_packet<T: Wire>(value: &T) {
    let mut buffer = [0; 2000];
    let packet = encode(value, &mut buffer).unwrap();
    let mut bytes = Vec::with_capacity(packet.len());
    let room = bytes.capacity();
    assert_eq!(encode_append(value, &mut bytes), Ok(packet.len()));
    assert_eq!((&bytes[..], bytes.capacity()), (packet, room));
}

#[test]
fn appending_takes_no_more_memory_than_the_packet() {
    #[derive(Wire)]
    enum Order {
        Wait,
        Say {
            #[wire(max_len = 30)]
            words: String,
        },
        Go {
            #[wire(max_len = 300, range = 0..=999)]
            path: Vec<u16>,
        },
    }

    #[derive(Wire)]
    struct Turn {
        tick: u16,
        #[wire(relative_to = tick)]
        acknowledged: u16,
        #[wire(max_len = 9)]
        orders: Vec<Order>,
        #[wire(wide, max_len = 9)]
        name: String,
        #[wire(max_len = 9)]
        signature: Vec<u8>,
        at: Option<[f32; 3]>,
        #[wire(max_len = 9)]
        seen: std::collections::HashMap<u32, u64>,
    }

    grows_by_its_packet(&(7u8, true));
    grows_by_its_packet(&Text("abc".into()));
    grows_by_its_packet(&Tail { list: vec![7; 500], last: 9 });
    let path = |length| Order::Go { path: (0..length).collect() };
    let said = || Order::Say { words: "to the left".into() };
    for (orders, at) in [
        (vec![], None),
        (vec![Order::Wait], Some([0.5; 3])),
        (vec![path(300), said(), path(0), Order::Wait, path(31)], None),
    ] {
        let (tick, acknowledged) = (690, 700);
        let (name, signature) = ("мир".into(), vec![1, 2, 3]);
        let seen = (0..orders.len() as u32).map(|id| (id, 7)).collect();
        let turn = Turn { tick, acknowledged, orders, name, signature, at, seen };
        grows_by_its_packet(&turn);
    }
}

/// Writes 16 bits and declares 8.
struct Understated;

impl Wire for Understated {
    const SCHEMA: tightwire::Schema = tightwire::Schema::bits(8);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), tightwire::WriteError> {
        stream.put(U16, 0x0201)
    }

    fn read<R: tightwire::Reader>(stream: &mut R) -> Result<Self, tightwire::ReadError> {
        stream.take(U16).map(|_| Self)
    }
}

#[test]
fn code_that_writes_more_than_it_declares_is_appended_as_it_is_encoded() {
    assert_eq!(encode(&Understated, &mut [0; 2]).unwrap(), [1, 2]);
    assert_eq!(encode_to_vec(&Understated).unwrap(), [1, 2]);
}

/// A value of more than a KiB, of which a packet may say nothing.
#[derive(Clone, Debug, PartialEq)]
struct Tile {
    is_known: bool,
    heights: [u8; 1100],
}

impl Default for Tile {
    fn default() -> Self {
        Self { is_known: false, heights: [0; 1100] }
    }
}

impl Tile {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.bool(&mut self.is_known)?;
        if self.is_known { stream.bytes(&mut self.heights) } else { Ok(()) }
    }
}
tightwire::unified!(Tile);

#[test]
fn a_large_value_is_its_default_where_a_packet_says_nothing() {
    let mut tile = Tile { is_known: true, heights: [7; 1100] };
    assert_eq!(as_received(&tile), Ok(tile.clone()));
    tightwire::decode_into(&mut tile, &[0]).unwrap();
    assert_eq!(tile, Tile::default());
}

#[cfg(feature = "trace")]
#[test]
fn a_refused_packet_is_explained_where_it_is_read() {
    let error = tightwire::trace::decode::<(u8, char)>(&[7, 0xff, 0xff, 0xff]).unwrap_err();
    assert_eq!((error.path.as_str(), error.bit), ("1", 8));
    assert_eq!(tightwire::trace::decode::<(u8, char)>(&[7, 65, 0, 0]), Ok((7, 'A')));
}
