//! Hand-written types inside derived ones: their possible mistakes, and the consequences.

#![cfg(all(feature = "std", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

use tightwire::scalar::{Bits, Bool, Int};
use tightwire::scalar::{Facts, Scalar};
use tightwire::{
    Codec, Fault, MeasureStream, Number, ReadError, ReadErrorKind, ReadStream, Reader,
    Result as StreamResult, Schema, Shape, Stream, Wire, WriteError, WriteErrorKind, WriteStream,
    Writer, decode, decode_into, encode, encode_to_vec, measure,
};

/// A number up to 100 that makes the best of every error.
#[derive(Clone, Debug, Default, PartialEq)]
struct Forgiving(u8);

impl Wire for Forgiving {
    const SCHEMA: Schema =
        Schema::value(Shape::Int { min: Number::Unsigned(0), max: Number::Unsigned(100) });

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        let _ = stream.put(Int::new(0, 100), self.0);
        Ok(())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self(stream.take(Int::new(0, 100)).unwrap_or(0)))
    }
}

/// Alone, between neighbours in a run, after a flag, and in an array.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Holder {
    #[wire(bits = 3)]
    before: u8,
    number: Forgiving,
    maybe: Option<Forgiving>,
    #[wire(bits = 9)]
    between: u16,
    some: [Forgiving; 2],
    after: f64,
}

fn holder() -> Holder {
    let number = Forgiving(100);
    Holder {
        before: 5,
        number: number.clone(),
        maybe: Some(number.clone()),
        between: 300,
        some: [number.clone(), number],
        after: 0.5,
    }
}

#[test]
fn a_refusal_that_a_type_keeps_to_itself_refuses_the_packet() {
    let good = encode_to_vec(&holder()).unwrap();
    assert_eq!(decode::<Holder>(&good), Ok(holder()));
    // Where the four numbers stand; all ones is 127.
    for start in [3, 11, 27, 34] {
        let mut packet = good.clone();
        for bit in start..start + 7 {
            packet[bit / 8] |= 1 << (bit % 8);
        }
        let error = decode::<Holder>(&packet).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, start), "{start}");
        assert_eq!(decode_into(&mut holder(), &packet), Err(error));
        let mut stream = ReadStream::new(&packet);
        assert_eq!(Holder::read(&mut stream), Err(error));
        assert_eq!(stream.take(Bool), Err(error), "the stream goes on");
    }
}

#[test]
fn a_value_that_a_type_does_not_complain_about_is_not_written() {
    let mut buffer = [0; 64];
    let wrong = Holder { number: Forgiving(101), ..holder() };
    let error = encode(&wrong, &mut buffer).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, 3));
    assert_eq!(measure(&wrong), Err(error));
    assert_eq!(encode_to_vec(&wrong), Err(error));
}

#[test]
fn a_refusal_behind_a_flag_refuses_the_packet_though_only_a_flag_follows() {
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Flags {
        #[wire(default_bit)]
        number: Forgiving,
        #[wire(bits = 3)]
        last: Option<u8>,
    }
    let good = Flags { number: Forgiving(100), last: Some(7) };
    assert_eq!(decode(&encode_to_vec(&good).unwrap()), Ok(good.clone()));
    // Not the default, but 127.
    let packet = [0xfe, 0xff, 0xff, 0xff];
    for read_over in [false, true] {
        let mut stream = ReadStream::new(&packet);
        let error = if read_over {
            good.clone().read_into(&mut stream).unwrap_err()
        } else {
            Flags::read(&mut stream).unwrap_err()
        };
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 1));
        assert_eq!(stream.take(Bool), Err(error), "the stream goes on");
    }
}

/// Two of them.
#[derive(Clone, Debug, PartialEq)]
struct BothForgiving(Forgiving, Forgiving);

impl Wire for BothForgiving {
    const SCHEMA: Schema = Schema::bits(14);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        self.0.write(stream)?;
        self.1.write(stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self(Forgiving::read(stream)?, Forgiving::read(stream)?))
    }
}

#[test]
fn the_first_of_two_refusals_that_a_type_keeps_to_itself_is_reported() {
    #[derive(Wire, Debug)]
    struct Numbers {
        #[wire(bits = 3)]
        _front: u8,
        _both: BothForgiving,
    }
    let error = decode::<Numbers>(&[0xff; 3]).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 3));
}

/// Says that it has one bit, and has two.
#[derive(Clone, Debug, PartialEq)]
struct Greedy(u8);

impl Wire for Greedy {
    const SCHEMA: Schema = Schema::bits(1);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bits::new(2), self.0)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self(stream.take(Bits::new(2))?))
    }
}

#[test]
fn a_flag_whose_bit_another_field_has_taken_ends_the_stream() {
    #[derive(Wire, Clone, Debug)]
    struct Crammed {
        _greedy: Greedy,
        #[wire(bits = 3)]
        _flag: Option<u8>,
    }
    let packet = [0xff; 4];
    for read_over in [false, true] {
        let mut stream = ReadStream::new(&packet);
        let error = if read_over {
            Crammed { _greedy: Greedy(0), _flag: None }.read_into(&mut stream).unwrap_err()
        } else {
            Crammed::read(&mut stream).unwrap_err()
        };
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 2));
        assert_eq!(stream.take(Bool), Err(error), "the stream goes on");
    }
}

/// Says that it has 64 bits, and has one.
#[derive(Clone, Debug, PartialEq)]
struct Boastful(bool);

impl Wire for Boastful {
    const SCHEMA: Schema = Schema::bits(64);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bool, self.0)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Ok(Self(stream.take(Bool)?))
    }
}

#[test]
fn elements_that_take_fewer_bits_than_they_declare_are_refused_and_not_lost() {
    #[derive(Wire, Debug)]
    struct Crowd {
        _front: u8,
        #[wire(max_len = 20)]
        _all: Vec<Boastful>,
    }
    let crowd = Crowd { _front: 7, _all: vec![Boastful(true); 9] };
    let packet = encode_to_vec(&crowd).unwrap();
    let error = decode::<Crowd>(&packet).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::Declaration, 8));
}

/// Has a speed only if it moves.
#[derive(Clone, Default, Debug, PartialEq)]
struct Body {
    moves: bool,
    speed: u8,
}

impl Body {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.bool(&mut self.moves)?;
        if self.moves { stream.u8(&mut self.speed) } else { Ok(()) }
    }
}
tightwire::unified!(Body);

#[test]
fn a_value_that_was_there_does_not_shine_through() {
    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Scene {
        #[wire(max_len = 4)]
        bodies: Vec<Body>,
        last: Body,
    }
    let fast = Body { moves: true, speed: 99 };
    let mut scene = Scene { bodies: vec![fast.clone(); 3], last: fast };
    let packet = encode_to_vec(&Scene { bodies: vec![Body::default(); 2], last: Body::default() });
    let packet = packet.unwrap();
    decode_into(&mut scene, &packet).unwrap();
    assert_eq!(Ok(scene), decode(&packet));
}

#[test]
fn a_list_that_is_refused_holds_nothing_that_nobody_sent() {
    #[derive(Wire, Debug)]
    struct Scores {
        #[wire(range = 1..=10, max_len = 10)]
        scores: Vec<u8>,
    }
    // Two elements, of which the second is one above the largest.
    let packet = [0x32, 0x0f];
    for before in [vec![], vec![5], vec![5, 6], vec![5, 6, 7]] {
        let mut list = Scores { scores: before };
        let error = decode_into(&mut list, &packet).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 8));
        assert!(encode_to_vec(&list).is_ok(), "{list:?}");
    }
}

#[test]
fn a_list_of_a_unified_function_holds_what_was_read_before_the_refusal() {
    // Two elements, of which the second is one above the largest.
    let packet = [0x32, 0x0f];
    let mut scores = vec![5u8, 6, 7];
    let mut stream = ReadStream::new(&packet);
    let error = stream.list(&mut scores, 10, |stream, score| stream.int(score, 1..=10));
    assert_eq!(error.unwrap_err().bit(), 8);
    assert_eq!(scores, [4]);
}

/// A trait like serde's, which takes `&self` and so comes first in a method call.
trait Serialize {
    fn serialize<S>(&self, _serializer: S) -> Result<(), ()> {
        Err(())
    }
}

impl Serialize for Door {}

#[derive(Clone, Default, Debug, PartialEq)]
struct Door {
    open: bool,
}

impl Door {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.bool(&mut self.open)
    }
}
tightwire::unified!(Door);

#[test]
fn a_unified_function_goes_ahead_of_a_trait_with_the_same_name() {
    assert_eq!(Serialize::serialize(&Door::default(), ()), Err(()));
    let packet = encode_to_vec(&Door { open: true }).unwrap();
    assert_eq!(decode(&packet), Ok(Door { open: true }));
    let mut door = Door::default();
    decode_into(&mut door, &packet).unwrap();
    assert!(door.open);
}

/// A gear by its name, in a table. A code above the last has no entry, and looking for one is a panic.
struct Gear;

const GEARS: [char; 5] = ['R', 'N', '1', '2', '3'];

impl<const MOST_BITS: u32> Scalar for Narrow<Gear, MOST_BITS> {
    type Value = char;
    type Code = u64;

    const FACTS: Facts<Self> = Facts { most_bits: MOST_BITS, ..Facts::unknown() };

    fn shape(&self) -> Shape<'static> {
        Shape::Bits { bits: 3 }
    }

    fn last(&self) -> u64 {
        4
    }

    fn code(&self, gear: &char) -> Result<u64, Fault> {
        let place = GEARS.iter().position(|name| name == gear);
        place.map(|place| place as u64).ok_or(Fault::OutOfRange)
    }

    fn value(&self, code: u64) -> Result<char, Fault> {
        Ok(GEARS[code as usize])
    }
}

/// A scalar that declares the maximum width of its codes.
struct Narrow<S, const MOST_BITS: u32>(S);

/// Reads a gear with a code of this many bits.
struct GearBox<const MOST_BITS: u32>;

impl<const MOST_BITS: u32> Codec<char> for GearBox<MOST_BITS> {
    const SCHEMA: Schema = Schema::bits(3);

    fn write<W: Writer>(gear: &char, stream: &mut W) -> Result<(), WriteError> {
        stream.scalar(&Narrow::<Gear, MOST_BITS>(Gear), &mut { *gear })
    }

    fn read<R: Reader>(stream: &mut R) -> Result<char, ReadError> {
        let mut gear = 'N';
        stream.scalar(&Narrow::<Gear, MOST_BITS>(Gear), &mut gear)?;
        Ok(gear)
    }
}

#[derive(Wire, Debug, PartialEq)]
struct Car {
    #[wire(codec = GearBox<3>)]
    gear: char,
    #[wire(codec = GearBox<64>)]
    last_gear: char,
    #[wire(bits = 2)]
    lights: u8,
}

#[test]
fn a_scalar_is_not_asked_for_the_value_of_a_code_above_its_last() {
    let mut gears = 0;
    for byte in 0..=u8::MAX {
        let (first, second) = (byte & 7, (byte >> 3) & 7);
        let refused = [(first, 0), (second, 3)].into_iter().find(|(code, _)| *code > 4);
        match (tightwire::decode::<Car>(&[byte]), refused) {
            (Ok(car), None) => {
                gears += 1;
                assert_eq!(car.gear, GEARS[usize::from(first)]);
                assert_eq!(car.last_gear, GEARS[usize::from(second)]);
            }
            (Err(error), Some((_, bit))) => {
                assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, bit));
            }
            (result, _) => panic!("{byte:#x}: {result:?}"),
        }
    }
    assert_eq!(gears, 5 * 5 * 4);

    let mut gear = 'N';
    let refused = ReadStream::new(&[7]).scalar(&Narrow::<Gear, 3>(Gear), &mut gear);
    assert_eq!((refused.unwrap_err().kind(), gear), (ReadErrorKind::OutOfRange, 'N'));
}

/// A scalar that says one thing about its codes and does another.
#[derive(Clone, Copy)]
struct Careless {
    last: u64,
    bits: u32,
}

impl Scalar for Careless {
    type Value = u64;
    type Code = u64;

    fn shape(&self) -> Shape<'static> {
        Shape::Bits { bits: 2 }
    }

    fn last(&self) -> u64 {
        self.last
    }

    fn code(&self, value: &u64) -> Result<u64, Fault> {
        Ok(*value)
    }

    fn value(&self, code: u64) -> Result<u64, Fault> {
        Ok(code)
    }

    fn bits(&self) -> u32 {
        self.bits
    }
}

#[test]
fn a_scalar_cannot_write_into_the_values_after_it() {
    // A code above the last, a width that the last does not fit, and one that no word has.
    for (last, bits, value) in [(3, 2, 4), (3, 2, u64::MAX), (7, 2, 7), (7, 2, 1), (7, 65, 1)] {
        let scalar = Careless { last, bits };
        let mut buffer = [0; 16];
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(Bool, false).unwrap();
        let error = stream.scalar(&scalar, &mut { value }).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (WriteErrorKind::Declaration, 1), "{value}");
        assert!(stream.finish().is_err());
        let error = MeasureStream::new().scalar(&scalar, &mut { value }).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::Declaration, "{value}");
    }
    for (last, bits) in [(7, 2), (7, 65)] {
        let mut value = 9;
        let error = ReadStream::new(&[0; 16]).scalar(&Careless { last, bits }, &mut value);
        let kind = error.unwrap_err().kind();
        assert_eq!((kind, value), (ReadErrorKind::Declaration, 9), "{bits}");
    }
    let mut value = 3;
    MeasureStream::new().scalar(&Careless { last: 3, bits: 9 }, &mut value).unwrap();
}
