//! Work and memory grow with the packet, and no faster: lists in lists, whose elements may have no
//! bits, read from packets of two sizes. Elements are counted where they are read, and memory where
//! it is asked for; no clock is involved.

#![cfg(all(feature = "std", feature = "derive"))]
#![allow(missing_docs)]

use std::cell::Cell;
use std::hint::black_box;

use tightwire::{Result as StreamResult, Stream, Wire, decode, decode_into};

thread_local! {
    static ELEMENTS: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    ELEMENTS.with(|elements| elements.set(elements.get() + 1));
}

/// No bits, and every read of it counts.
mod counted {
    use tightwire::{ReadError, Reader, WriteError, Writer};

    #[allow(clippy::unnecessary_wraps, clippy::trivially_copy_pass_by_ref)]
    pub(super) fn write<W: Writer>(_: &u8, _: &mut W) -> Result<(), WriteError> {
        Ok(())
    }

    #[allow(clippy::unnecessary_wraps)]
    pub(super) fn read<R: Reader>(_: &mut R) -> Result<u8, ReadError> {
        super::count();
        Ok(0)
    }
}

/// No bits at all.
#[derive(Wire, Clone, Debug, Default)]
struct Nothing {
    #[wire(with = counted, max_bits = 0)]
    counted: u8,
    #[wire(skip)]
    _memory: [u64; 4],
}

/// No bits at the start of a byte.
#[derive(Wire, Clone, Debug, Default)]
struct Padding {
    #[wire(align, with = counted, max_bits = 0)]
    counted: u8,
}

/// One bit.
#[derive(Wire, Clone, Debug, Default)]
struct Flag {
    #[wire(with = counted, max_bits = 0)]
    counted: u8,
    _on: bool,
}

/// One bit, or nine.
#[derive(Wire, Clone, Debug, Default)]
struct Maybe {
    #[wire(with = counted, max_bits = 0)]
    counted: u8,
    on: bool,
    #[wire(if = on)]
    _value: u8,
}

/// A list that is as long as the packet allows.
#[derive(Wire, Clone, Debug, Default)]
struct Long<T> {
    #[wire(max_len = 65535)]
    items: Vec<T>,
}

/// A list that is short, and so is cheap to ask for often.
#[derive(Wire, Clone, Debug, Default)]
struct Short<T> {
    #[wire(max_len = 255)]
    items: Vec<T>,
}

/// Lists in a unified function.
#[derive(Clone, Debug, Default)]
struct Unified(Vec<Vec<u8>>);

impl Unified {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.list(&mut self.0, 65535, |stream, inner| {
            stream.list(inner, 65535, |stream, item| {
                count();
                stream.int(item, 5..=5)
            })
        })
    }
}
tightwire::unified!(Unified);

/// The cost of reading a packet.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    elements: u64,
    memory: u64,
}

/// Returns the cost of `read`.
fn counting(read: impl FnOnce()) -> Work {
    ELEMENTS.with(|elements| elements.set(0));
    let memory = allocation_counter::measure(read).bytes_max;
    Work { elements: ELEMENTS.with(Cell::get), memory }
}

/// Reads a packet, whether it is good or not, into a new value and into one that is there.
fn work<T: Wire + Default>(packet: &[u8]) -> [Work; 2] {
    let new = counting(|| {
        let _ = black_box(decode::<T>(black_box(packet)));
    });
    let into = counting(|| {
        let _ = black_box(decode_into(black_box(&mut T::default()), black_box(packet)));
    });
    [new, into]
}

/// Packets that ask for as much as they can: the same number over and over, as many as are left, and noise.
fn packets(bytes: usize) -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> =
        [0x00, 0xff, 0x55, 0x01, 0x10, 0x80].map(|byte| vec![byte; bytes]).into();
    for number in [1, 2, 3, 16, 200, 255, 256, 257, 1000] {
        // A count of all the lists that follow, each of which has that many elements.
        let lists = (bytes / 2 - 1) as u16;
        let mut packet = lists.to_le_bytes().to_vec();
        (0..lists).for_each(|_| packet.extend_from_slice(&u16::to_le_bytes(number)));
        all.push(packet);
    }
    for share in [1, 2, 8, 16] {
        let lists = bytes / 2 - 1;
        let mut packet = (lists as u16).to_le_bytes().to_vec();
        for list in 0..lists {
            let left = (lists - list - 1) * 16 / share;
            packet.extend_from_slice(&u16::to_le_bytes(left.min(65535) as u16));
        }
        all.push(packet);
    }
    let mut state = 1u64;
    for _ in 0..50 {
        let mut next = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 56) as u8
        };
        all.push((0..bytes).map(|_| next()).collect());
    }
    all
}

/// The most that any packet of a size takes.
fn most<T: Wire + Default>(bytes: usize) -> Work {
    packets(bytes).iter().flat_map(|packet| work::<T>(packet)).fold(
        Work::default(),
        |most, work| Work {
            elements: most.elements.max(work.elements),
            memory: most.memory.max(work.memory),
        },
    )
}

/// Elements that may be had without bits, in a whole packet, and the one that is refused.
const FREE_ELEMENTS: u64 = 256 + 1;

fn is_linear<T: Wire + Default>() {
    let sizes = [150, 600, 1200];
    let [small, middle, large] = sizes.map(most::<T>);
    for (work, bytes) in [small, middle, large].iter().zip(sizes) {
        let bits = bytes as u64 * 8;
        assert!(work.elements <= bits + FREE_ELEMENTS, "{work:?} for {bytes} bytes");
    }
    // Twice the packet, at most twice the memory, and what growing by doubling may add.
    assert!(large.memory <= middle.memory * 5 / 2 + 16_384, "{middle:?}, then {large:?}");
}

macro_rules! linear {
    ($($name:ident: $type:ty;)*) => {$(
        #[test]
        fn $name() {
            is_linear::<$type>();
        }
    )*};
}
linear! {
    a_list_of_nothing_is_linear: Long<Nothing>;
    a_list_of_flags_is_linear: Long<Flag>;
    a_list_of_alignments_is_linear: Long<Padding>;
    lists_of_nothing_in_a_list_are_linear: Long<Long<Nothing>>;
    lists_of_alignments_in_a_list_are_linear: Long<Long<Padding>>;
    lists_of_flags_in_a_list_are_linear: Long<Long<Flag>>;
    lists_of_more_than_flags_in_a_list_are_linear: Long<Long<Maybe>>;
    three_levels_of_lists_of_nothing_are_linear: Long<Long<Long<Nothing>>>;
    short_lists_of_nothing_are_linear: Long<Short<Nothing>>;
    short_lists_in_short_lists_are_linear: Short<Short<Short<Nothing>>>;
    optional_lists_of_nothing_are_linear: Long<Option<Short<Nothing>>>;
    lists_in_a_unified_function_are_linear: Unified;
}

/// A byte boundary and memory: no bits at all where it starts at one.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Pad {
    #[wire(align)]
    x: (),
    #[wire(skip)]
    y: [u64; 16],
}

#[test]
fn boundaries_in_lists_of_lists_take_memory_for_256_elements_and_one_a_list() {
    let bytes = 1500;
    let lists = bytes / 2;
    for packet in packets(bytes) {
        for work in work::<Long<Long<Pad>>>(&packet) {
            // What has grown by doubling holds three times of it at the most.
            let most = 3 * (lists * size_of::<Long<Pad>>() + (256 + lists) * size_of::<Pad>());
            assert!(work.memory <= most as u64, "{work:?}, {most} bytes");
        }
    }
}

#[test]
fn unified_lists_of_lists_of_one_value_take_memory_for_256_elements() {
    let bytes = 8192;
    let lists = bytes / 2;
    for packet in packets(bytes) {
        for work in work::<Unified>(&packet) {
            // A list that is not empty has room for 8 bytes.
            let most = 3 * lists * (size_of::<Vec<u8>>() + 8);
            assert!(work.memory <= most as u64, "{work:?}, {most} bytes");
            assert!(work.elements <= FREE_ELEMENTS, "{work:?}");
        }
    }
}

/// Numbers of 9 bits each, as a packet.
fn counts(counts: &[usize]) -> Vec<u8> {
    let nine = |count: &usize| [0, 1, 2, 3, 4, 5, 6, 7, 8].map(|place| *count >> place & 1 == 1);
    let bits: Vec<bool> = counts.iter().flat_map(nine).collect();
    let byte = |bits: &[bool]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
    bits.chunks(8).map(byte).collect()
}

/// Lists in an array, whose elements have no bits.
#[derive(Wire, Clone, Debug, PartialEq)]
struct Silent {
    #[wire(range = 0..=0, max_len = 300)]
    lists: [Vec<u8>; 33],
}

impl Default for Silent {
    fn default() -> Self {
        Self { lists: [const { Vec::new() }; 33] }
    }
}

/// The same by one function.
#[derive(Clone, Debug, PartialEq)]
struct SilentTwin {
    lists: [Vec<u8>; 33],
}

impl Default for SilentTwin {
    fn default() -> Self {
        Self { lists: Silent::default().lists }
    }
}

impl SilentTwin {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.array(&mut self.lists, |stream, list| {
            stream.list(list, 300, |stream, item| stream.int(item, 0..=0))
        })
    }
}
tightwire::unified!(SilentTwin);

/// The length of each of 33 lists, and whether a packet may contain them.
fn shares() -> Vec<([usize; 33], bool)> {
    let mut all = Vec::new();
    for total in [0, 1, 33, 255, 256, 257, 300] {
        let mut first = [0; 33];
        first[0] = total;
        let mut last = [0; 33];
        last[32] = total;
        let mut even = [total / 33; 33];
        even[7] += total % 33;
        all.extend([first, last, even].map(|share| (share, total <= 256)));
    }
    all
}

#[test]
fn lists_of_nothing_in_an_array_are_writable_exactly_if_they_are_accepted() {
    for (share, is_good) in shares() {
        let value = Silent { lists: share.map(|count| vec![0; count]) };
        let packet = counts(&share);
        assert_eq!(decode::<Silent>(&packet).ok(), is_good.then(|| value.clone()), "{share:?}");
        let mut over = Silent { lists: [const { vec![] }; 33].map(|_: Vec<u8>| vec![0; 9]) };
        assert_eq!(decode_into(&mut over, &packet).is_ok(), is_good, "{share:?}");
        let written = tightwire::encode_to_vec(&value).ok();
        assert_eq!(written, is_good.then_some(packet), "{share:?}");
        assert_eq!(tightwire::measure(&value).is_ok(), is_good, "{share:?}");
    }
}

#[test]
fn derived_and_unified_lists_of_nothing_agree_up_to_256_elements_and_above() {
    for (share, _) in shares() {
        let packet = counts(&share);
        let (derived, unified) = (decode::<Silent>(&packet), decode::<SilentTwin>(&packet));
        assert_eq!(derived.map(|value| value.lists), unified.map(|value| value.lists), "{share:?}");
        let derived = Silent { lists: share.map(|count| vec![0; count]) };
        let unified = SilentTwin { lists: derived.lists.clone() };
        assert_eq!(tightwire::encode_to_vec(&derived), tightwire::encode_to_vec(&unified));
    }
}

#[test]
fn a_count_above_the_bits_and_the_free_elements_is_refused_where_it_is() {
    #[derive(Wire, Debug)]
    struct Two {
        #[wire(range = 0..=0, max_len = 300)]
        _first: Vec<u8>,
        #[wire(range = 0..=0, max_len = 300)]
        _second: Vec<u8>,
    }
    // After both counts, 6 bits are left in the packet.
    for (first, second, refused_at) in [
        (200, 56, None),
        (200, 57, Some(18)),
        (200, 62, Some(18)),
        (200, 63, Some(9)),
        (277, 0, Some(0)),
    ] {
        let refused = decode::<Two>(&counts(&[first, second])).err().map(tightwire::ReadError::bit);
        assert_eq!(refused, refused_at, "{first} and {second}");
    }
}

#[cfg(feature = "trace")]
#[test]
fn decode_and_explain_agree_about_lists_of_nothing() {
    fn agree<T: Wire>(packet: &[u8]) {
        let error = decode::<T>(packet).err().map(tightwire::ReadError::bit);
        let explained = tightwire::trace::explain::<T>(packet).map(|explained| explained.bit);
        assert_eq!(explained, error, "{packet:?}");
    }
    for (share, _) in shares() {
        agree::<Silent>(&counts(&share));
        agree::<SilentTwin>(&counts(&share));
    }
    for packet in packets(150) {
        agree::<Long<Long<Nothing>>>(&packet);
        agree::<Long<Long<Pad>>>(&packet);
        agree::<Unified>(&packet);
    }
}
