//! Counts the memory that hostile bytes can make a reader allocate, and the cost of packets for a
//! server that has been set up.

#![cfg(all(feature = "std", feature = "derive", feature = "crc", feature = "seal"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::hint::black_box;
use std::mem::size_of;

use allocation_counter::{AllocationInfo, measure};
use tightwire::packet::sealed::{self, ClientKey, Salt};
use tightwire::packet::{Protocol, checked};
use tightwire::scalar::U16;
use tightwire::subset::Strategy;
use tightwire::{
    ReadStream, Reader, Result as StreamResult, Stream, SubsetStream, Wire, WriteStream, Writer,
    decode, decode_into, encode,
};

/// A list whose elements may take no bits grows by doubling from 8 KiB on, and text does from the start.
/// While it moves, it has its old memory and its new.
const GROWTH: u64 = 3;

/// The elements without bits that a packet may announce.
const FREE_ELEMENTS: u64 = 256;

/// Text and lists, as a server reads them every tick.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Snapshot {
    #[wire(bits = 20)]
    tick: u32,
    #[wire(max_len = 20)]
    name: String,
    #[wire(max_len = 32)]
    bodies: Vec<Body>,
    #[wire(bytes, max_len = 100)]
    blob: Vec<u8>,
    speed: Option<f32>,
    #[wire(check = "end", max_len = 9)]
    flags: Vec<bool>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Body {
    #[wire(range = 0..=900)]
    id: u16,
    #[wire(compressed(-512.0..=512.0, 0.01))]
    place: [f32; 3],
    #[wire(smallest_three = 9)]
    turned: Option<[f32; 4]>,
}

fn snapshot(bodies: u16) -> Snapshot {
    Snapshot {
        tick: 1000,
        name: "somebody".into(),
        bodies: (0..bodies).map(|id| Body { id, ..Body::default() }).collect(),
        blob: vec![7; 50],
        speed: Some(1.5),
        flags: vec![true; 5],
    }
}

fn packet(value: &impl Wire) -> Vec<u8> {
    let mut buffer = vec![0; 1 << 16];
    encode(value, &mut buffer).unwrap().to_vec()
}

#[track_caller]
fn assert_nothing(what: &str, info: AllocationInfo) {
    assert_eq!((info.count_total, info.bytes_total), (0, 0), "{what}");
}

/// Reads `T` from packets, and returns the most memory that one of them took.
fn most_memory<T: Wire>(packets: Vec<Vec<u8>>, allowed: impl Fn(usize) -> u64) -> u64 {
    let mut most = 0;
    for packet in packets {
        let info = measure(|| {
            let _ = black_box(decode::<T>(&packet));
        });
        assert_eq!(info.bytes_current, 0, "memory is left behind");
        assert!(info.bytes_max <= allowed(packet.len()), "{} for {packet:02x?}", info.bytes_max);
        most = most.max(info.bytes_max);
    }
    // For docs/testing.md; seen with `--nocapture`.
    println!("{}: at most {most} bytes", std::any::type_name::<T>());
    most
}

/// Hostile packets: all of one bit pattern, huge counts, counts of about as many elements as
/// there are bits, and noise.
fn hostile() -> Vec<Vec<u8>> {
    let mut packets = Vec::new();
    let mut state = 1u64;
    for length in LENGTHS {
        packets.extend([0x00, 0xff, 0x55, 0xaa, 0x7f].map(|byte| vec![byte; length]));
        for front in [[0xff, 0xff, 0xff, 0xff], [0xff, 0xff, 0x00, 0x00], [0x80, 0x02, 0, 0]] {
            let mut packet = vec![0; length];
            let front = &front[..length.min(4)];
            packet[..front.len()].copy_from_slice(front);
            packets.push(packet);
        }
        packets.extend((0..50).map(|_| {
            let mut byte = || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 56) as u8
            };
            (0..length).map(|_| byte()).collect()
        }));
    }
    packets
}

/// Text after a length that may be a lie: `unit` over and over, after `length_bytes` of length.
fn lies(length_bytes: usize, unit: &[u8]) -> Vec<Vec<u8>> {
    let mut packets = Vec::new();
    for units in [0u64, 1, 3, 10, 375] {
        for claimed in [0, units / 2, units, units + 1, 2 * units, u64::from(u32::MAX)] {
            let mut packet = claimed.to_le_bytes()[..length_bytes].to_vec();
            packet.extend(unit.repeat(units as usize));
            packets.push(packet);
        }
    }
    packets
}

const LENGTHS: [usize; 8] = [0, 1, 3, 4, 8, 40, 300, 1500];

/// A map takes the list of its entries first, and then its own memory: nodes that may be half
/// empty, or a table of a power of two, filled to 7 of 8.
#[test]
fn maps_and_sets_take_no_more_memory_than_the_packet_has_elements() {
    use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet};

    /// 16 bytes in memory, and 11 bits on the wire.
    #[derive(Wire, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Key(#[wire(range = 0..=2000)] u128);

    #[derive(Wire)]
    struct Tree(#[wire(max_len = 1_000_000)] BTreeMap<Key, Option<[u64; 16]>>);
    #[derive(Wire)]
    struct Hashed(#[wire(max_len = 1_000_000)] HashMap<Key, Option<[u64; 16]>>);
    #[derive(Wire)]
    struct Set(#[wire(max_len = 1_000_000)] BTreeSet<Key>);
    #[derive(Wire)]
    struct HashedSet(#[wire(max_len = 1_000_000)] HashSet<Key>);
    #[derive(Wire)]
    struct Heap(#[wire(max_len = 1_000_000)] BinaryHeap<Key>);

    /// All keys in order, with a count that is true, or one too many, or any.
    fn packets(count: u64, bits: usize) -> Vec<Vec<u8>> {
        let mut packets = hostile();
        for claimed in [count, count + 1, 2 * count, 999_999] {
            let mut packet = vec![0u8; (20 + count as usize * bits).div_ceil(8)];
            let mut put = |at: usize, value: u64, width: usize| {
                for bit in (0..width).filter(|bit| value >> bit & 1 != 0) {
                    packet[(at + bit) / 8] |= 1 << ((at + bit) % 8);
                }
            };
            put(0, claimed, 20);
            for key in 0..count {
                put(20 + key as usize * bits, key, 11);
            }
            packets.push(packet);
        }
        packets
    }

    fn judge<T: Wire>(element: usize, bits: usize, times: u64) {
        let allowed = |length: usize| {
            let elements = (length.saturating_sub(2) * 8).div_ceil(bits) as u64;
            // An empty table, node or heap has a size of its own.
            elements * element as u64 * times + 4096
        };
        let most = most_memory::<T>(packets(2000, bits), allowed);
        assert!(most > 2000 * element as u64, "{most}: the packets were too harmless");
    }
    let entry = size_of::<(Key, Option<[u64; 16]>)>();
    judge::<Tree>(entry, 12, 1 + 3);
    judge::<Hashed>(entry, 12, 1 + 3);
    judge::<Set>(size_of::<Key>(), 11, 1 + 3);
    judge::<HashedSet>(size_of::<Key>(), 11, 1 + 3);
    judge::<Heap>(size_of::<Key>(), 11, 2);

    // A count of as many entries as there are bits, which are too few, makes room for none.
    let mut packet = vec![0; 1500];
    packet[..3].copy_from_slice(&11_000u32.to_le_bytes()[..3]);
    let one = most_memory::<Tree>(vec![packet], |_| u64::MAX);
    // Two keys are compared by lists of numbers.
    assert!(one <= 4 * entry as u64 + 256, "{one}");
}

#[test]
fn a_list_takes_no_more_memory_than_the_packet_has_elements() {
    /// 136 bytes in memory, and 1 bit on the wire.
    type Element = Option<[u64; 16]>;

    #[derive(Wire)]
    struct Hoard {
        #[wire(max_len = 1_000_000)]
        _elements: Vec<Element>,
    }
    let element = size_of::<Element>() as u64;
    let most = most_memory::<Hoard>(hostile(), |length| length.max(1) as u64 * 8 * element);
    assert!(most > 100_000, "{most}: the packets were too harmless");

    // As many as there are bits after the count are read. With one more, none is kept.
    let packet = |count: u32| {
        let mut packet = vec![0; 1500];
        packet[..3].copy_from_slice(&count.to_le_bytes()[..3]);
        packet
    };
    let bits = 1500 * 8 - 20;
    assert_eq!(most_memory::<Hoard>(vec![packet(bits)], |_| u64::MAX), u64::from(bits) * element);
    assert_eq!(most_memory::<Hoard>(vec![packet(bits + 1)], |_| u64::MAX), element);
}

#[test]
fn a_list_of_a_computed_length_takes_no_more_memory_than_the_packet_has_elements() {
    /// 136 bytes in memory, and 1 bit on the wire.
    type Element = Option<[u64; 16]>;

    #[derive(Wire)]
    struct Grid {
        width: u16,
        height: u16,
        #[wire(len = width * height, max_len = 1_000_000)]
        _elements: Vec<Element>,
    }
    #[derive(Wire)]
    struct Small {
        width: u16,
        height: u16,
        #[wire(len = width * height, max_len = 100)]
        _elements: Vec<Element>,
    }
    let element = size_of::<Element>() as u64;
    most_memory::<Grid>(hostile(), |length| length.max(1) as u64 * 8 * element);

    // As many as there are bits after the two numbers are read. With more, none is kept.
    let packet = |width: u16, height: u16| {
        let mut packet = vec![0; 1500];
        packet[..2].copy_from_slice(&width.to_le_bytes());
        packet[2..4].copy_from_slice(&height.to_le_bytes());
        packet
    };
    let bits = 1496 * 8;
    let all = most_memory::<Grid>(vec![packet(1496, 8)], |_| u64::MAX);
    assert_eq!(all, bits * element);
    assert_eq!(most_memory::<Grid>(vec![packet(bits as u16 + 1, 1)], |_| u64::MAX), element);
    // Above the bound there is no list at all, whatever the packet has bits for.
    assert_eq!(most_memory::<Small>(vec![packet(1496, 8), packet(101, 1)], |_| u64::MAX), 0);
}

#[test]
fn numbers_that_grow_take_no_more_memory_than_the_packet_has_bits() {
    #[derive(Wire)]
    struct Ids(#[wire(relative, len = 1..=1_000_000)] Vec<u64>);

    // A count in 20 bits, the first number in 64, and each other one in 1 bit: "the next one".
    let packet = |count: u32| {
        let mut packet = vec![0xff; 1500];
        packet[..11].fill(0);
        packet[..3].copy_from_slice(&(count - 1).to_le_bytes()[..3]);
        packet[10] = 0xf0;
        packet
    };
    let count = 1 + (1500 * 8 - 20 - 64);
    assert_eq!(decode::<Ids>(&packet(count)).map(|ids| ids.0.len()), Ok(count as usize));
    let mut packets = hostile();
    packets.extend([1, 2, 100, count, count + 1, 1_000_000].map(packet));
    // It may take no bits, for all a reader knows, and so the list grows by doubling.
    let most = most_memory::<Ids>(packets, |length| 64 + length as u64 * 8 * 8 * 3);
    assert!(most >= u64::from(count) * 8, "{most}: the packets were too harmless");
}

#[test]
fn a_list_takes_no_more_memory_than_it_declares() {
    #[derive(Wire)]
    struct Few {
        #[wire(max_len = 5)]
        _elements: Vec<[u64; 16]>,
    }
    let most = most_memory::<Few>(hostile(), |_| 5 * 128);
    assert!(most >= 5 * 128, "{most}: the packets were too harmless");
}

#[test]
fn elements_without_bits_are_few() {
    #[derive(Wire)]
    struct Free {
        #[wire(range = 5..=5, max_len = 0xffff_ffff)]
        _elements: Vec<u64>,
    }
    let bound = |length: usize| GROWTH * (FREE_ELEMENTS + length as u64 * 8) * 8;
    most_memory::<Free>(hostile(), bound);
    // As many as there may be, and one more.
    let most = most_memory::<Free>(vec![256u32.to_le_bytes().to_vec()], bound);
    assert!(most >= 256 * 8, "{most}: the packet was too harmless");
    assert_eq!(most_memory::<Free>(vec![257u32.to_le_bytes().to_vec()], bound), 0);
}

#[test]
fn elements_that_may_have_no_bits_take_memory_when_they_are_there() {
    /// 1,024 bytes in memory, and bits that nobody declares.
    #[derive(Clone)]
    struct Chunk([u64; 128]);

    impl Default for Chunk {
        fn default() -> Self {
            Self([0; 128])
        }
    }

    impl Chunk {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
            stream.int(&mut self.0[0], 0..=100)
        }
    }
    tightwire::unified!(Chunk);

    #[derive(Wire)]
    struct Chunks {
        #[wire(max_len = 0xffff)]
        _chunks: Vec<Chunk>,
    }
    // As many as the packet may announce, of which the third is refused.
    let mut packet = vec![0xff; 1500];
    packet[..2].copy_from_slice(&10_000u16.to_le_bytes());
    packet[2..4].copy_from_slice(&[0, 0b1100_0000]);
    most_memory::<Chunks>(vec![packet], |_| GROWTH * 4 * 1024);
    // The first 8 KiB are allocated at once.
    let good = [8, 0, 1, 2, 3, 4, 5, 6, 7];
    let info = measure(|| assert!(black_box(decode::<Chunks>(&good)).is_ok()));
    assert_eq!(info.count_total, 1);
}

#[test]
fn text_and_bytes_take_no_more_memory_than_the_packet_has_bytes() {
    #[derive(Wire)]
    struct Words {
        #[wire(max_len = 0xffff_ffff)]
        _text: String,
        #[wire(bytes, max_len = 0xffff_ffff)]
        _bytes: Vec<u8>,
    }
    most_memory::<Words>(hostile(), |length| length as u64 + 8);
    // The smallest memory of a text is 8 bytes.
    let most = most_memory::<Words>(lies(4, b"a"), |length| length as u64 + 8);
    assert!(most >= 375, "{most}: the packets were too harmless");
    // Units of 32 bits, and up to three bytes of text for each.
    let most = most_memory::<WideWords>(lies(size_of::<usize>(), &[0xac, 0x20, 0, 0]), |length| {
        GROWTH * length as u64
    });
    assert!(most >= 3 * 375, "{most}: the packets were too harmless");
}

#[derive(Clone, Default)]
struct WideWords(String);

impl WideWords {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.wide_string(&mut self.0, usize::MAX)
    }
}

tightwire::unified!(WideWords);

#[test]
fn nested_lists_take_no_more_memory_than_the_packet_has_elements() {
    #[derive(Clone, Default)]
    struct Tree(Vec<Tree>);

    impl Tree {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
            stream.list(&mut self.0, 3, |stream, child| child.serialize(stream))
        }
    }
    tightwire::unified!(Tree);

    // A tree is 2 bits at least, and the smallest list has room for 4 of them.
    most_memory::<Tree>(hostile(), |length| GROWTH * 4 * (length as u64 * 4 + 4) * 24);
}

#[test]
fn a_message_takes_no_more_memory_than_it_declares() {
    let declared = 20 + 32 * size_of::<Body>() as u64 + 100 + 9;
    let good = packet(&snapshot(20));
    let mut most = 0;
    for bit in 0..good.len() * 8 {
        let mut damaged = good.clone();
        damaged[bit / 8] ^= 1 << (bit % 8);
        let info = measure(|| {
            let _ = black_box(decode::<Snapshot>(&damaged));
        });
        assert!(info.bytes_max <= declared, "{} bytes: bit {bit}", info.bytes_max);
        most = most.max(info.bytes_max);
    }
    println!("Snapshot: at most {most} bytes of {declared} declared");
    assert!(most > 20 * size_of::<Body>() as u64, "{most}: the packets were too harmless");
}

#[test]
fn a_refusal_takes_no_memory() {
    let good = packet(&snapshot(3));
    let mut value = snapshot(20);
    for length in 0..good.len() {
        let info = measure(|| {
            assert!(decode_into(&mut value, &good[..length]).is_err());
        });
        assert_nothing("a packet that was cut", info);
    }
}

#[test]
fn writing_takes_no_memory() {
    let value = snapshot(20);
    let mut buffer = [0; 4096];
    assert_nothing("encode", measure(|| assert!(encode(&value, &mut buffer).is_ok())));
    assert_nothing("measure", measure(|| assert!(tightwire::measure(&value).is_ok())));
    assert_nothing("no room", measure(|| assert!(encode(&value, &mut buffer[..9]).is_err())));
}

#[test]
fn reading_into_a_value_that_is_there_takes_no_memory() {
    let packets = [20, 3, 0, 17].map(|bodies| packet(&snapshot(bodies)));
    let mut value = snapshot(32);
    let info = measure(|| {
        for packet in &packets {
            decode_into(&mut value, packet).unwrap();
        }
    });
    assert_nothing("decode_into", info);
    assert_eq!(value, snapshot(17));
}

#[test]
fn values_of_fixed_size_take_no_memory() {
    #[derive(Wire, Clone, Debug, Default, PartialEq)]
    struct Input {
        #[wire(bits = 12)]
        tick: u16,
        #[wire(range = -100..=100)]
        throttle: [i8; 4],
        body: Option<Body>,
    }
    let packet = packet(&Input { body: Some(Body::default()), ..Input::default() });
    assert_nothing("decode", measure(|| assert!(decode::<Input>(&packet).is_ok())));
}

#[cfg(all(feature = "arrayvec", feature = "heapless"))]
#[test]
fn lists_of_fixed_capacity_take_no_memory() {
    #[derive(Wire, Debug, Default, PartialEq)]
    struct Inventory {
        #[wire(max_len = 5)]
        items: arrayvec::ArrayVec<u32, 5>,
        #[wire(bytes, max_len = 6)]
        seal: heapless::Vec<u8, 6>,
        #[wire(max_len = 7)]
        owner: heapless::String<7>,
    }
    let value = Inventory {
        items: [1, 2, 3].into_iter().collect(),
        seal: [7, 8].into_iter().collect(),
        owner: "Ada".try_into().unwrap(),
    };
    let mut buffer = [0; 64];
    let info = measure(|| {
        let packet = encode(&value, &mut buffer).unwrap();
        assert!(decode::<Inventory>(packet).unwrap() == value);
    });
    assert_nothing("fixed capacity", info);
}

#[test]
fn subsets_take_no_memory() {
    let set: Vec<bool> = (0..900).map(|index| index % 7 == 0).collect();
    let mut buffer = [0; 4096];
    for strategy in [None, Some(Strategy::Sentinel)].into_iter().chain(Strategy::TAGGED.map(Some)) {
        let info = measure(|| {
            let mut stream = WriteStream::new(&mut buffer);
            let each = |index: usize, stream: &mut WriteStream<'_>| stream.put(U16, index as u16);
            match strategy {
                Some(strategy) => stream.write_subset_as(strategy, set.as_slice(), each),
                None => stream.write_subset(set.as_slice(), each),
            }
            .unwrap();
            let mut stream = ReadStream::new(stream.finish().unwrap());
            let each = |index: usize, stream: &mut ReadStream<'_>| {
                stream.take(U16).map(|read| assert!(usize::from(read) == index))
            };
            match strategy {
                Some(strategy) => stream.read_subset_as(strategy, 900, each),
                None => stream.read_subset(900, each),
            }
            .unwrap();
        });
        assert_nothing(&format!("{strategy:?}"), info);
    }
}

const PROTOCOL: Protocol<Snapshot> = Protocol::new("counted", 1);

#[test]
fn checked_packets_take_no_memory() {
    let value = snapshot(20);
    let mut received = snapshot(32);
    let mut buffer = [0; 4096];
    let info = measure(|| {
        let to_server = PROTOCOL.to_server();
        let packet = checked::write(&to_server, &value, &mut buffer).unwrap();
        checked::open(&to_server, packet).unwrap().decode_into(&mut received).unwrap();
        assert!(checked::open(&to_server, &packet[1..]).is_err());
    });
    assert_nothing("checked", info);
    assert_eq!(received, snapshot(20));
}

#[test]
fn sealed_packets_take_no_memory_after_set_up() {
    let salt = || Salt::new([1; 16], [2; 16]);
    let key = ClientKey::new([3; 32]);
    let mut client = sealed::client(&PROTOCOL, &key, salt());
    let mut server = sealed::server(&PROTOCOL, &key, salt());
    let value = snapshot(20);
    let mut received = snapshot(32);
    let (mut buffer, mut copy) = ([0; 4096], [0; 4096]);
    // With the feature `ring`, the first packet makes room for a copy of any as long.
    let first = client.sealer.seal(&value, &mut buffer).unwrap().len();
    server.opener.open(&mut buffer[..first]).unwrap();
    let info = measure(|| {
        for _ in 0..100 {
            let packet = client.sealer.seal(&value, &mut buffer).unwrap();
            let copy = &mut copy[..packet.len()];
            copy.copy_from_slice(packet);
            copy[9] ^= 1;
            assert!(server.opener.open(copy).is_err(), "damaged");
            copy[9] ^= 1;
            server.opener.open(copy).unwrap().decode_into(&mut received).unwrap();
            copy.copy_from_slice(packet);
            assert!(server.opener.open(copy).is_err(), "repeated");
        }
    });
    assert_nothing("sealed", info);
    assert_eq!(received.bodies.len(), 20);
}

#[test]
fn set_up_of_a_session_takes_no_memory() {
    let info = measure(|| {
        let key = ClientKey::new([3; 32]);
        black_box(sealed::client(&PROTOCOL, &key, Salt::new([1; 16], [2; 16])));
    });
    assert_nothing("session", info);
}

#[derive(Wire, Debug, Default, PartialEq)]
struct Places {
    #[wire(subset, max_len = 1000)]
    numbers: Vec<Option<u64>>,
}

/// Few bits can stand for many empty places, so here the declaration is the bound; and a packet that
/// is refused gets no more than the members that it has.
#[test]
fn the_places_of_a_subset_take_the_memory_of_their_declaration() {
    let place = size_of::<Option<u64>>() as u64;
    let most = |_| GROWTH * 1000 * place;
    // All places, none of them filled, in a few bytes.
    let empty = packet(&Places { numbers: vec![None; 1000] });
    assert!(empty.len() <= 4, "{empty:?}");
    let taken = most_memory::<Places>(vec![empty.clone()], most);
    assert!(taken >= 1000 * place);
    // The same, of which one bit too many follows, and what noise does.
    let mut first = Places { numbers: vec![None; 1000] };
    first.numbers[0] = Some(u64::MAX);
    let whole = packet(&first);
    let cut = whole[..whole.len() - 2].to_vec();
    let taken = most_memory::<Places>(vec![cut], |_| 64 * place);
    assert!(taken < 64 * place, "{taken}");
    let noise: Vec<Vec<u8>> = (0..200u8)
        .map(|seed| (0..40u8).map(|at| seed.wrapping_mul(31) ^ at.wrapping_mul(7)).collect())
        .collect();
    most_memory::<Places>(noise, most);

    let mut again: Places = decode(&whole).unwrap();
    assert_nothing(
        "reading over a list of places",
        measure(|| decode_into(&mut again, &whole).unwrap()),
    );
}
