//! Measuring: a bound that holds wherever the values stand, and the same checks as writing.

#![cfg(feature = "alloc")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::scalar::{Bits, Bool, Compressed, F32, F64, Fixed, Int, U8, U128};
use tightwire::{
    MeasureStream, Result as StreamResult, Stream, Wire, WriteError, WriteErrorKind, WriteStream,
    Writer, encode, encode_to_vec, measure,
};

/// A value with every kind of alignment in it.
#[derive(Clone, Default)]
struct Chat {
    channel: u8,
    text: String,
    wide: String,
    key: [u8; 5],
}

impl Chat {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.int(&mut self.channel, 0..=9)?;
        stream.string(&mut self.text, 40)?;
        stream.wide_string(&mut self.wide, 40)?;
        stream.align()?;
        stream.bytes(&mut self.key)
    }
}

tightwire::unified!(Chat);

fn chat() -> Chat {
    Chat { channel: 7, text: "gg".into(), wide: "мир".into(), key: [1, 2, 3, 4, 5] }
}

/// The bits of `write` by measure.
fn bits(write: impl FnOnce(&mut MeasureStream) -> Result<(), WriteError>) -> usize {
    let mut stream = MeasureStream::new();
    write(&mut stream).unwrap();
    stream.bits_used()
}

#[test]
fn each_primitive_costs_what_the_format_says() {
    assert_eq!(bits(|stream| stream.put(Bits::new(3), 1u8)), 3);
    assert_eq!(bits(|stream| stream.put(Bool, true)), 1);
    assert_eq!(bits(|stream| stream.put(U128, 1)), 128);
    assert_eq!(bits(|stream| stream.put(Int::new(5, 5), 5)), 0);
    assert_eq!(bits(|stream| stream.put(Int::new(-100, 100), 0)), 8);
    assert_eq!(bits(|stream| stream.put(Int::new(i128::MIN, i128::MAX), 0)), 128);
    assert_eq!(bits(|stream| stream.put(Fixed::new(-100, 100, 16), 0i32)), 24);
    assert_eq!(bits(|stream| stream.put(F32, 0.0)), 32);
    assert_eq!(bits(|stream| stream.put(F64, 0.0)), 64);
    assert_eq!(bits(|stream| stream.put(Compressed::new(-1.0, 1.0, 0.01), 0.0)), 8);
    assert_eq!(bits(|stream| stream.write_wide_string("a", 3)), 2 + 32);
    assert_eq!(bits(|stream| stream.check("x")), 32);
    for (value, cost) in [(1, 1), (2, 5), (7, 8), (24, 13), (281, 18), (4378, 23), (69915, 38)] {
        assert_eq!(bits(|stream| stream.write_relative(value, 0)), cost, "{value}");
    }
    // Indices count from "before the first", so index 0 is a difference of 1.
    for (index, cost) in [(0, 1), (1, 4), (5, 6), (13, 8), (29, 10), (61, 12), (125, 6 + 10)] {
        assert_eq!(bits(|stream| stream.write_object_index(index, None, 1000)), cost, "{index}");
    }
}

#[test]
fn an_alignment_counts_seven_bits_wherever_it_stands() {
    assert_eq!(bits(Stream::align), 7);
    assert_eq!(bits(|stream| stream.write_bytes(&[])), 7);
    assert_eq!(bits(|stream| stream.write_bytes(&[1, 2])), 7 + 16);
    assert_eq!(bits(|stream| stream.write_string("", 15)), 4 + 7);
    assert_eq!(bits(|stream| stream.write_string("hi", 15)), 4 + 7 + 16);
    // Also after a whole byte, where writing would pad nothing.
    let aligned = bits(|stream| {
        stream.put(U8, 1)?;
        stream.align()
    });
    assert_eq!(aligned, 8 + 7);
}

#[test]
fn the_measure_holds_at_every_bit_offset() {
    let most = measure(&chat()).unwrap();
    let mut tight = false;
    for offset in 0..8 {
        let mut buffer = [0; 128];
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(Bits::new(offset), 0u8).unwrap();
        stream.write_object(&chat()).unwrap();
        let used = stream.position() - offset as usize;
        assert!(used <= most, "{used} bits at offset {offset}, measured {most}");
        tight |= used + 14 >= most;
    }
    assert!(tight, "the measure is far from any use");
}

#[test]
fn measuring_checks_values_as_writing_does() {
    type Write = fn(&mut MeasureStream) -> Result<(), WriteError>;
    let wrong: [Write; 7] = [
        |stream| stream.put(Int::new(0, 100), 101),
        |stream| stream.put(Bits::new(3), 8u8),
        |stream| stream.write_string("too long", 3),
        |stream| stream.write_string("a\0", 3),
        |stream| stream.put(Compressed::new(0.0, 1.0, 0.1), f32::NAN),
        |stream| stream.write_relative(5, 5),
        |stream| stream.write_object_index(11, None, 10),
    ];
    for (index, write) in wrong.into_iter().enumerate() {
        let mut stream = MeasureStream::new();
        assert!(write(&mut stream).is_err(), "{index}");
        assert_eq!(stream.bits_used(), 0, "{index}: something was counted");
    }
}

#[test]
fn measure_and_encode_agree_on_what_is_wrong() {
    let wrong = Chat { channel: 10, ..chat() };
    let measured = measure(&wrong).unwrap_err();
    let written = encode(&wrong, &mut [0; 128]).unwrap_err();
    assert_eq!(measured, written);
    assert_eq!(measured.kind(), WriteErrorKind::OutOfRange);
}

/// Elements that do nothing but align: all but the first take no bits in a packet, however a measure
/// counts them.
#[test]
fn elements_that_only_align_are_limited_alike_in_measures_and_packets() {
    fn align<S: Stream>(stream: &mut S, front: u32, count: usize) -> StreamResult<S> {
        stream.bits(&mut 0u8, front)?;
        stream.list(&mut vec![(); count], 1000, |stream, ()| stream.align())
    }
    for (front, allowed) in [(0, 257), (6, 256)] {
        // A count of 10 bits, and then 6 or none to the byte boundary.
        for count in [0, 1, allowed - 1, allowed, allowed + 1, 300] {
            let (mut measured, mut buffer) = (MeasureStream::new(), [0; 64]);
            let mut written = WriteStream::new(&mut buffer);
            let expected = align(&mut written, front, count);
            assert_eq!(expected.is_ok(), count <= allowed, "{front} {count}");
            assert_eq!(align(&mut measured, front, count), expected, "{front} {count}");
        }
    }
}

#[test]
fn a_measure_has_the_bits_of_a_packet_where_a_value_is_wrong() {
    let mut stream = MeasureStream::new();
    stream.put(Bits::new(3), 1u8).unwrap();
    stream.write_bytes(&[1]).unwrap();
    assert_eq!((stream.position(), stream.bits_used()), (16, 3 + 7 + 8));
    assert_eq!(stream.put(Int::new(0, 100), 101).unwrap_err().bit(), 16);
}

#[test]
fn a_constant_bound_is_never_below_a_measure() {
    type Mixed = (bool, Option<u16>, [Option<char>; 3], i64);
    for value in [
        (true, None, [None; 3], 0),
        (true, Some(1), [Some('a'), None, Some('\u{10ffff}')], i64::MIN),
        (false, Some(u16::MAX), [Some('z'); 3], i64::MAX),
    ] {
        assert!(measure(&value).unwrap() <= Mixed::MAX_BITS);
    }
    assert_eq!(Mixed::MAX_BITS, 1 + 17 + 3 * 22 + 64);
    assert_eq!(measure(&(false, Some(1u16), [Some('z'); 3], 0i64)), Ok(Mixed::MAX_BITS));
}

#[test]
fn whole_bytes_are_rounded_up() {
    let mut stream = MeasureStream::default();
    assert_eq!(stream.bytes_used(), 0);
    stream.put(Bool, true).unwrap();
    assert_eq!(stream.bytes_used(), 1);
    stream.put(Bits::new(7), 0u8).unwrap();
    assert_eq!(stream.bytes_used(), 1);
    stream.put(Bool, true).unwrap();
    assert_eq!(stream.bytes_used(), 2);
}

#[test]
fn an_object_inside_costs_what_it_costs_alone() {
    let mut stream = MeasureStream::new();
    stream.put(Bool, true).unwrap();
    stream.object(&mut chat()).unwrap();
    stream.write_object(&chat()).unwrap();
    assert_eq!(stream.bits_used(), 1 + 2 * measure(&chat()).unwrap());
}

#[test]
fn a_measure_knows_where_it_is_and_where_a_value_is_wrong() {
    let mut stream = MeasureStream::new();
    stream.put(Bits::new(13), 0u16).unwrap();
    assert_eq!(stream.position(), 13);
    let error = stream.put(Int::new(0, 10), 11).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, 13));
}

#[test]
fn a_refused_value_is_the_end_of_a_measure() {
    let mut stream = MeasureStream::new();
    stream.put(Bool, true).unwrap();
    let error = stream.put(Int::new(0, 100), 101).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, 1));
    assert_eq!(stream.put(Bool, true), Err(error));
    assert_eq!(stream.put(Compressed::new(0.0, 1.0, 0.1), f32::NAN), Err(error));
    assert_eq!(stream.align(), Err(error));
    assert_eq!(stream.write_bytes(&[1]), Err(error));
    assert_eq!(stream.bits_used(), 1);
}

#[test]
fn a_packet_in_memory_of_its_own_is_no_longer_than_it_has_to_be() {
    let mut buffer = [0; 100];
    let packet = encode(&chat(), &mut buffer).unwrap();
    // Alignments are measured at their worst.
    assert!(packet.len() < measure(&chat()).unwrap().div_ceil(8));
    assert_eq!(encode_to_vec(&chat()).unwrap(), packet);
}
