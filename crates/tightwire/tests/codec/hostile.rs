//! Packets made to hurt: deep nesting, huge lengths, limits of every kind.

#![cfg(feature = "alloc")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::scalar::{Bool, U8};
use tightwire::{
    ReadError, ReadErrorKind, ReadStream, Reader, Result as StreamResult, Schema, Shape as Kinds,
    Stream, Wire, WriteError, WriteErrorKind, WriteStream, Writer, decode, encode, measure,
};

/// The levels that values may nest.
const LEVELS: usize = 64;

/// A type that holds a list of itself.
#[derive(Clone, Default, Debug, PartialEq)]
struct Tree {
    children: Vec<Tree>,
}

impl Tree {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.list(&mut self.children, 3, |stream, child| child.serialize(stream))
    }
}

tightwire::unified!(Tree);

/// A type that contains itself in an option.
#[derive(Clone, Default, Debug, PartialEq)]
struct Chain {
    next: Option<Box<Chain>>,
}

impl Chain {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.option(&mut self.next, |stream, next| next.serialize(stream))
    }
}

tightwire::unified!(Chain);

/// A type that holds itself in a box, written by hand.
#[derive(Clone, Debug, PartialEq)]
enum Shape {
    Ball,
    Hollow(Box<Shape>),
}

impl Wire for Shape {
    const SCHEMA: Schema = Schema::opaque("Shape");

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        match self {
            Self::Ball => stream.put(Bool, false),
            Self::Hollow(inner) => {
                stream.put(Bool, true)?;
                stream.write_object(inner)
            }
        }
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        if stream.take(Bool)? { Ok(Self::Hollow(stream.read_object()?)) } else { Ok(Self::Ball) }
    }
}

/// The kind of the error that `packet` ends in as a `T`.
fn refusal<T: Wire + std::fmt::Debug>(packet: &[u8]) -> ReadErrorKind {
    decode::<T>(packet).unwrap_err().kind()
}

fn tree(levels: usize) -> Tree {
    (1..levels).fold(Tree::default(), |tree, _| Tree { children: vec![tree] })
}

fn chain(levels: usize) -> Chain {
    (1..levels).fold(Chain::default(), |chain, _| Chain { next: Some(Box::new(chain)) })
}

#[test]
fn nesting_has_a_bound_in_every_packet() {
    // As deep as a million bytes can say, by any of the ways to nest.
    let lists = vec![0b0101_0101; 1_000_000];
    assert_eq!(refusal::<Tree>(&lists), ReadErrorKind::TooDeep);
    let flags = vec![0xff; 1_000_000];
    assert_eq!(refusal::<Chain>(&flags), ReadErrorKind::TooDeep);
    assert_eq!(refusal::<Shape>(&flags), ReadErrorKind::TooDeep);
}

#[test]
fn nesting_up_to_the_bound_comes_back() {
    let mut buffer = [0; 64];
    let tree = tree(LEVELS);
    assert_eq!(decode::<Tree>(encode(&tree, &mut buffer).unwrap()).unwrap(), tree);
    let chain = chain(LEVELS);
    assert_eq!(decode::<Chain>(encode(&chain, &mut buffer).unwrap()).unwrap(), chain);
}

#[test]
fn writers_refuse_the_nesting_that_readers_refuse() {
    let mut buffer = [0; 64];
    assert_eq!(encode(&tree(LEVELS + 1), &mut buffer).unwrap_err().kind(), WriteErrorKind::TooDeep);
    assert_eq!(
        encode(&chain(LEVELS + 1), &mut buffer).unwrap_err().kind(),
        WriteErrorKind::TooDeep
    );
    assert_eq!(measure(&chain(LEVELS + 1)).unwrap_err().kind(), WriteErrorKind::TooDeep);
    assert!(measure(&chain(LEVELS)).is_ok());
}

#[test]
fn neighbours_do_not_count_as_depth() {
    let mut buffer = [0; 600];
    let mut stream = WriteStream::new(&mut buffer);
    for _ in 0..500 {
        stream.write_object(&tree(3)).unwrap();
        stream.write_object(&chain(3)).unwrap();
    }
    let packet = stream.finish().unwrap();
    assert_eq!(packet.len(), (500usize * (3 * 2 + 3)).div_ceil(8));
    let mut stream = ReadStream::new(packet);
    for _ in 0..500 {
        assert_eq!(stream.read_object(), Ok(tree(3)));
        assert_eq!(stream.read_object(), Ok(chain(3)));
    }
    stream.finish().unwrap();
}

#[test]
fn a_message_that_nests_too_deeply_leaves_the_stream_as_it_was() {
    let mut buffer = [0; 64];
    let mut stream = WriteStream::new(&mut buffer);
    for _ in 0..3 {
        let error = stream.message(|stream| stream.write_object(&chain(LEVELS + 1))).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::TooDeep);
        assert_eq!(stream.message(|stream| stream.write_object(&chain(LEVELS))), Ok(true));
    }
    assert_eq!(stream.finish().unwrap().len(), LEVELS * 3 / 8);
}

#[test]
fn a_count_alone_allocates_nothing() {
    // The largest count that 64 bits say, and one element after it.
    let mut packet = vec![0xff; 8];
    packet.push(7);
    let mut list: Vec<u8> = Vec::new();
    let error = ReadStream::new(&packet).list(&mut list, usize::MAX, Stream::u8).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
    assert!(list.capacity() <= 64, "{} elements set aside", list.capacity());
    // A count that more bits than there are would have to follow, and that is not absurd.
    let packet = [0xff, 0xff, 0, 1, 2, 3];
    let mut list: Vec<u8> = Vec::new();
    let error = ReadStream::new(&packet).list(&mut list, 0xff_ffff, Stream::u8).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
    assert!(list.capacity() <= 64, "{} elements set aside", list.capacity());
}

#[test]
fn a_length_of_text_alone_allocates_nothing() {
    let mut packet = vec![0xff; size_of::<usize>()];
    packet.extend(b"abc");
    let mut text = String::from("before");
    for max in [usize::MAX, usize::MAX - 1] {
        let refused = ReadStream::new(&packet).string(&mut text, max).unwrap_err().kind();
        assert!(matches!(refused, ReadErrorKind::UnexpectedEnd | ReadErrorKind::OutOfRange));
        let refused = ReadStream::new(&packet).wide_string(&mut text, max).unwrap_err().kind();
        assert!(matches!(refused, ReadErrorKind::UnexpectedEnd | ReadErrorKind::OutOfRange));
        assert!(ReadStream::new(&packet).read_str(max, &mut [0; 16]).is_err());
    }
    assert_eq!((text.as_str(), text.capacity() < 64), ("before", true));
}

#[test]
fn a_list_of_values_without_bits_is_bounded_in_both_directions() {
    let nothing = |value: &mut Vec<u8>, stream: &mut ReadStream<'_>| {
        stream.list(value, usize::MAX, |stream, x| stream.int(x, 5..=5))
    };
    let mut list = vec![];
    let error = nothing(&mut list, &mut ReadStream::new(&[0xff; 8])).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 0));
    // Up to a bound such a list is fine, and what a writer makes a reader takes.
    for count in [0, 1, 100, 256] {
        let mut buffer = [0; 8];
        let mut stream = WriteStream::new(&mut buffer);
        let mut list = vec![5; count];
        stream.list(&mut list, usize::MAX, |stream, x| stream.int(x, 5..=5)).unwrap();
        let mut back = vec![];
        nothing(&mut back, &mut ReadStream::new(stream.finish().unwrap())).unwrap();
        assert_eq!(back, list);
    }
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    let mut list = vec![5; 257];
    let error = stream.list(&mut list, usize::MAX, |stream, x| stream.int(x, 5..=5)).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (WriteErrorKind::TooLong, usize::BITS as usize));
}

#[cfg(feature = "derive")]
#[test]
fn a_derived_list_of_values_without_bits_is_bounded_in_both_directions() {
    #[derive(tightwire::Wire, Debug, PartialEq)]
    struct Marks {
        #[wire(max_len = 1_000_000)]
        marks: Vec<()>,
        last: u8,
    }
    let mut buffer = [0; 8];
    let value = Marks { marks: vec![(); 256], last: 7 };
    let packet = encode(&value, &mut buffer).unwrap();
    assert_eq!(decode::<Marks>(packet), Ok(value));
    let value = Marks { marks: vec![(); 100_000], last: 7 };
    assert_eq!(encode(&value, &mut buffer).unwrap_err().kind(), WriteErrorKind::TooLong);
    assert_eq!(refusal::<Marks>(&[0xa0, 0x86, 0x01, 0]), ReadErrorKind::UnexpectedEnd);
}

#[test]
fn the_size_of_a_schema_has_no_end_instead_of_an_overflow() {
    const MANY: Schema = Schema::array(&f64::SCHEMA, usize::MAX);
    assert_eq!(Schema::array(&MANY, usize::MAX).max_bits(), None);
    let of = |shape| Schema::value(shape).max_bits();
    if usize::BITS == 64 {
        assert_eq!(of(Kinds::String { max: usize::MAX, min: 0 }), None);
        assert_eq!(of(Kinds::WideString { max: usize::MAX, min: 0 }), None);
        assert_eq!(of(Kinds::Bytes { count: usize::MAX }), None);
    }
    assert_eq!(of(Kinds::String { max: 15, min: 0 }), Some(4 + 7 + 120));
}

#[test]
fn a_count_beyond_its_bound_leaves_the_list_alone() {
    let mut list = vec![1, 2, 3];
    // 0..=5 takes 3 bits, and 3 bits can say 7.
    let error = ReadStream::new(&[0xff; 9]).list(&mut list, 5, Stream::u8).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 0));
    assert_eq!(list, [1, 2, 3]);
}

#[test]
fn an_option_that_is_refused_leaves_the_old_one_alone() {
    let mut value = Some(9u32);
    let error = ReadStream::new(&[1]).option(&mut value, Stream::u32).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
    assert_eq!(value, Some(9));
}

#[test]
fn a_long_list_of_paying_elements_comes_back() {
    let mut list = vec![true; 100_000];
    let mut buffer = vec![0; 20_000];
    let mut stream = WriteStream::new(&mut buffer);
    stream.list(&mut list, 1 << 20, Stream::bool).unwrap();
    let mut back = vec![];
    ReadStream::new(stream.finish().unwrap()).list(&mut back, 1 << 20, Stream::bool).unwrap();
    assert_eq!(back, list);
}

#[test]
fn a_list_longer_than_its_bound_is_not_written() {
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    let error = stream.list(&mut vec![1, 2, 3], 2, Stream::u8).unwrap_err();
    assert_eq!((error.kind(), stream.position()), (WriteErrorKind::TooLong, 0));
}

#[test]
fn a_list_whose_function_rewinds_does_no_harm() {
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    let start = stream.mark();
    let done = stream.list(&mut vec![1u8; 3], 7, |stream, _| {
        stream.rewind(start);
        Ok(())
    });
    assert_eq!(done, Ok(()));
    assert!(stream.finish().unwrap().is_empty());
}

#[test]
fn a_char_is_a_char() {
    assert_eq!(decode::<char>(&[0x41, 0, 0]), Ok('A'));
    // A surrogate, and the number after the last character.
    assert_eq!(refusal::<char>(&[0x00, 0xd8, 0]), ReadErrorKind::Text);
    assert_eq!(refusal::<char>(&[0x00, 0x00, 0x11]), ReadErrorKind::OutOfRange);
}

#[test]
fn leftover_bytes_are_refused_and_leftover_bits_are_not() {
    assert_eq!(decode::<bool>(&[0b1111_1111]), Ok(true));
    let error = decode::<bool>(&[1, 0]).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::TrailingBytes, 1));
    assert_eq!(decode::<()>(&[]), Ok(()));
    assert_eq!(refusal::<()>(&[0]), ReadErrorKind::TrailingBytes);
}

#[test]
fn a_refusal_of_your_own_is_final() {
    let mut stream = ReadStream::new(&[1, 2, 3]);
    stream.take(U8).unwrap();
    let error = stream.refuse();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::Refused, 8));
    assert_eq!(stream.take(Bool), Err(error));
    assert_eq!(stream.finish(), Err(error));
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    let error = stream.refuse();
    stream.put(U8, 1).unwrap();
    assert_eq!(stream.finish().unwrap_err(), error);
}
