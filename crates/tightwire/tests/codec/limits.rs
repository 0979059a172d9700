//! Limits, at the bit and at the call where they apply.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::scalar::{Bits, Bool, Int};
use tightwire::{
    BitWriter, MeasureStream, ReadError, ReadStream, Reader, Schema, Stream, Wire, WriteError,
    WriteErrorKind, WriteStream, Writer,
};

#[test]
fn bytes_that_do_not_fit_are_refused_at_once() {
    for (front, bytes, room) in [(0, 4, 3), (1, 4, 4), (8, 4, 4), (63, 4, 11), (64, 1, 8)] {
        let mut buffer = vec![0; room];
        let mut writer = BitWriter::new(&mut buffer);
        writer.write_bits(0, front).unwrap();
        let error = writer.write_bytes(&vec![7; bytes]).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::BufferFull);
        assert_eq!(error.bit(), front as usize);
        assert_eq!(writer.position(), front as usize, "nothing was written");
    }
}

#[test]
fn no_bytes_fit_even_where_nothing_else_does() {
    for room in [0, 1, 8, 9] {
        let mut buffer = vec![0; room];
        let mut writer = BitWriter::new(&mut buffer);
        for _ in 0..room {
            writer.write_bits(5, 8).unwrap();
        }
        assert_eq!(writer.write_bytes(&[]), Ok(()));
        assert_eq!(writer.finish().unwrap(), vec![5; room]);
    }
}

#[test]
fn raw_bits_hold_numbers_of_128_bits_up_to_their_width() {
    for bits in [1, 63, 64, 65, 70, 127, 128] {
        let largest = u128::MAX >> (128 - bits);
        let mut buffer = [0; 16];
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(Bits::new(bits), largest).unwrap();
        let packet = stream.finish().unwrap();
        assert_eq!(ReadStream::new(packet).take(Bits::new(bits)), Ok(largest), "{bits}");
        let Some(above) = largest.checked_add(1) else {
            continue;
        };
        for wrong in [above, above + 1, u128::MAX] {
            let error = MeasureStream::new().put(Bits::new(bits), wrong).unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::OutOfRange, "{bits}");
        }
    }
}

#[test]
fn values_side_by_side_are_not_nested() {
    // More of them than levels of nesting, on every kind of stream.
    fn all<S: Stream>(stream: &mut S) -> tightwire::Result<S> {
        for _ in 0..1000 {
            stream.option(&mut Some(true), |stream, flag| stream.bool(flag))?;
        }
        Ok(())
    }
    let mut measure = MeasureStream::new();
    all(&mut measure).unwrap();
    assert_eq!(measure.bits_used(), 2000);
    let mut buffer = [0; 250];
    let mut stream = WriteStream::new(&mut buffer);
    all(&mut stream).unwrap();
    all(&mut ReadStream::new(stream.finish().unwrap())).unwrap();
}

#[test]
fn the_bits_that_are_left_are_counted() {
    let mut stream = ReadStream::new(&[0; 3]);
    for read in 0..=24 {
        assert_eq!(stream.bits_left(), 24 - read);
        assert_eq!(stream.take(Bool).is_ok(), read < 24);
    }
    assert_eq!(stream.bits_left(), 0);
}

/// A box of constant width next to another field, so that both are read at once.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Pair {
    boxed: Box<u8>,
    plain: u8,
}

/// Nested boxes, each with a pair.
#[derive(Clone, Debug, PartialEq)]
struct Chain {
    next: Option<Box<Chain>>,
    pair: Pair,
}

impl Wire for Chain {
    const SCHEMA: Schema = Schema::opaque("Chain");

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bool, self.next.is_some())?;
        if let Some(next) = &self.next {
            next.write(stream)?;
        }
        self.pair.write(stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let next = if stream.take(Bool)? { Some(Box::read(stream)?) } else { None };
        Ok(Self { next, pair: Pair::read(stream)? })
    }
}

/// Creates this many nested boxes, and one more in the innermost.
fn chain(levels: usize) -> Vec<u8> {
    let mut buffer = [0; 256];
    let mut bits = tightwire::BitWriter::new(&mut buffer);
    for _ in 0..levels {
        bits.write_bits(1, 1).unwrap();
    }
    bits.write_bits(0, 1).unwrap();
    for _ in 0..=levels {
        bits.write_bits(7, 8).unwrap();
        bits.write_bits(9, 8).unwrap();
    }
    bits.finish().unwrap().to_vec()
}

#[test]
fn a_box_of_constant_width_counts_as_a_level_like_any_other() {
    let deepest: Chain = tightwire::decode(&chain(63)).unwrap();
    assert_eq!(tightwire::encode_to_vec(&deepest), Ok(chain(63)));
    let error = tightwire::decode::<Chain>(&chain(64)).unwrap_err();
    assert_eq!(error.kind(), tightwire::ReadErrorKind::TooDeep);
    let mut over = deepest.clone();
    let error = tightwire::decode_into(&mut over, &chain(64)).unwrap_err();
    assert_eq!(error.kind(), tightwire::ReadErrorKind::TooDeep);
    let pair = Pair { boxed: Box::new(7), plain: 9 };
    let deeper = Chain { next: Some(Box::new(deepest)), pair };
    let error = tightwire::encode_to_vec(&deeper).unwrap_err();
    assert_eq!(error.kind(), tightwire::WriteErrorKind::TooDeep);
}

/// An object inside an object, and so on.
#[derive(Clone, Default, Debug, PartialEq)]
struct Nest(Option<Box<Nest>>);

impl Nest {
    fn of(levels: usize) -> Self {
        (0..levels).fold(Self(None), |inner, _| Self(Some(Box::new(inner))))
    }

    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut has_more = self.0.is_some();
        stream.bool(&mut has_more)?;
        if has_more { stream.object(&mut **self.0.get_or_insert_default()) } else { Ok(()) }
    }
}
tightwire::unified!(Nest);

#[test]
fn objects_nest_as_deeply_as_the_limit_says_and_no_deeper() {
    let mut packet = [0xff; 9];
    packet[8] = 0;
    assert_eq!(tightwire::encode_to_vec(&Nest::of(64)).unwrap(), packet);
    assert_eq!(tightwire::decode(&packet), Ok(Nest::of(64)));
    packet[8] = 1;
    let error = tightwire::encode_to_vec(&Nest::of(65)).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::TooDeep);
    let error = tightwire::decode::<Nest>(&packet).unwrap_err();
    assert_eq!(error.kind(), tightwire::ReadErrorKind::TooDeep);
}

#[derive(Wire, Debug, PartialEq)]
struct Slots {
    #[wire(subset, max_len = 1000)]
    slots: Vec<Option<u64>>,
}

#[derive(Wire, Debug, PartialEq)]
struct ManySlots {
    #[wire(max_len = 1000)]
    lists: Vec<Slots>,
}

/// Returns that many lists of 1000 empty places, of 10 bits and a strategy each.
fn empty_slots(lists: usize) -> ManySlots {
    let slots = || Slots { slots: vec![None; 1000] };
    ManySlots { lists: (0..lists).map(|_| slots()).collect() }
}

// 65 lists within the limit, and one on top of it.
#[test]
fn places_of_subsets_are_counted_in_the_whole_packet() {
    let most = tightwire::encode_to_vec(&empty_slots(66)).unwrap();
    assert_eq!(tightwire::decode(&most), Ok(empty_slots(66)));
    let error = tightwire::encode_to_vec(&empty_slots(67)).unwrap_err();
    assert_eq!(error.kind(), tightwire::WriteErrorKind::TooLong);
    assert!(tightwire::measure(&empty_slots(67)).is_err());

    // The same packet with a larger count, and more of the same lists after it.
    let mut buffer = [0; 4000];
    let mut stream = tightwire::WriteStream::new(&mut buffer);
    tightwire::Writer::put(&mut stream, Int::new(0, 1000), 1000).unwrap();
    for _ in 0..1000 {
        tightwire::Writer::put(&mut stream, Int::new(0, 1000), 1000).unwrap();
        tightwire::Writer::put(&mut stream, Bits::new(3), 1_u32).unwrap(); // by indices
        tightwire::Writer::put(&mut stream, Bits::new(10), 0_u32).unwrap(); // of none
    }
    let packet = stream.finish().unwrap();
    let error = tightwire::decode::<ManySlots>(packet).unwrap_err();
    assert_eq!(error.kind(), tightwire::ReadErrorKind::OutOfRange);
}

#[derive(Wire, Debug, PartialEq)]
struct Voids {
    #[wire(max_len = 5000)]
    voids: Vec<(bool, [(); 40_000])>,
}

#[test]
fn elements_of_arrays_that_take_no_bits_are_counted_in_the_whole_packet() {
    let voids = |count| Voids { voids: vec![(true, [(); 40_000]); count] };
    let two = tightwire::encode_to_vec(&voids(2)).unwrap();
    assert_eq!(tightwire::decode(&two), Ok(voids(2)));
    let error = tightwire::encode_to_vec(&voids(3)).unwrap_err();
    assert_eq!(error.kind(), tightwire::WriteErrorKind::TooLong);
    let mut packet = vec![0xff; 514];
    packet[0] = 0x00;
    packet[1] = 0xf0; // 4096 elements
    let error = tightwire::decode::<Voids>(&packet).unwrap_err();
    assert_eq!(error.kind(), tightwire::ReadErrorKind::OutOfRange);
}

#[test]
fn one_subset_or_array_may_be_as_large_as_its_type_says() {
    #[derive(Wire, Debug, PartialEq)]
    struct Large {
        #[wire(subset)]
        few: [Option<u8>; 9],
        #[wire(subset, max_len = 100_000)]
        slots: Vec<Option<u8>>,
    }
    let large = Large { few: [None; 9], slots: vec![None; 100_000] };
    let packet = tightwire::encode_to_vec(&large).unwrap();
    assert_eq!(tightwire::decode(&packet), Ok(large));
}

/// Nearly as large as a value may be, in arrays of arrays and of options.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Terrain {
    heights: [[u16; 64]; 256],
    #[wire(subset)]
    trees: [Option<u32>; 2000],
    #[wire(compressed(-1.0..=1.0, 0.01))]
    wind: [[f32; 3]; 1600],
    seen: Option<[u8; 4096]>,
}

/// The thread has the default stack size, in debug builds as well.
#[test]
fn the_largest_value_is_read_without_an_overflow_of_the_stack() {
    assert!((68 * 1024..72 * 1024).contains(&size_of::<Terrain>()), "{}", size_of::<Terrain>());
    let read = || {
        let packet = vec![0; Terrain::MAX_BYTES];
        let length = tightwire::decode_prefix::<Terrain>(&packet).unwrap().1;
        let terrain: Box<Terrain> = Box::new(tightwire::decode(&packet[..length]).unwrap());
        let mut over = terrain.clone();
        tightwire::decode_into(&mut *over, &packet[..length]).unwrap();
        assert_eq!(over, terrain);
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(read).unwrap().join().unwrap();
}
