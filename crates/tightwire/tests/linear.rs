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

/// What reading a packet took.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    elements: u64,
    memory: u64,
}

/// What `read` took.
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
        // A count of all the lists that follow, each of which has so many elements.
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

/// Elements that may be had without bits, in a whole packet.
const FREE_ELEMENTS: u64 = 1024;

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
