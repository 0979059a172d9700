//! Subsets: bits as specified, exact costs, and nothing that a hostile packet can do.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, missing_docs)]

mod costs;
#[path = "../../support/members.rs"]
mod members;
mod sets;

use members::members_are_declared;
use proptest::prelude::*;
use proptest::strategy::Strategy as _;
use tightwire::subset::{Bits, Filter, IndexSet, MAX_OBJECTS, Strategy};
use tightwire::{
    MeasureStream, ReadError, ReadErrorKind, ReadStream, Reader, Stream, SubsetStream,
    WriteErrorKind, WriteStream, Writer,
};

pub(crate) const ALL: [Strategy; 7] = [
    Strategy::Bitmap,
    Strategy::Indices,
    Strategy::Sentinel,
    Strategy::Ladder,
    Strategy::Gaps,
    Strategy::Holes,
    Strategy::Runs,
];

/// Bits as text, in the order of the stream.
fn bits_of(packet: &[u8], bits: usize) -> String {
    (0..bits).map(|at| if packet[at / 8] >> (at % 8) & 1 == 1 { '1' } else { '0' }).collect()
}

/// Text of bits as a packet.
fn packet_of(bits: &str) -> Vec<u8> {
    let bits: Vec<char> = bits.chars().filter(|bit| !bit.is_whitespace()).collect();
    let mut packet = vec![0; bits.len().div_ceil(8)];
    for (at, _) in bits.iter().enumerate().filter(|&(_, &bit)| bit == '1') {
        packet[at / 8] |= 1 << (at % 8);
    }
    packet
}

/// Writes a set whose members are a single one bit each.
pub(crate) fn written(strategy: Option<Strategy>, set: &[bool]) -> String {
    let mut buffer = vec![0; 1 << 16];
    let mut stream = WriteStream::new(&mut buffer);
    let each = |_, stream: &mut WriteStream| stream.put(tightwire::scalar::Bool, true);
    match strategy {
        Some(strategy) => stream.write_subset_as(strategy, set, each).unwrap(),
        None => stream.write_subset(set, each).unwrap(),
    }
    let bits = stream.position();
    bits_of(stream.finish().unwrap(), bits)
}

/// Reads members that are a single bit each.
fn found(strategy: Option<Strategy>, objects: usize, bits: &str) -> Result<Vec<usize>, ReadError> {
    let packet = packet_of(bits);
    let mut stream = ReadStream::new(&packet);
    let mut members = vec![];
    let each = |index, stream: &mut ReadStream| {
        stream.take(tightwire::scalar::Bool)?;
        members.push(index);
        Ok(())
    };
    match strategy {
        Some(strategy) => stream.read_subset_as(strategy, objects, each)?,
        None => stream.read_subset(objects, each)?,
    }
    stream.finish()?;
    Ok(members)
}

fn refusal(strategy: Option<Strategy>, objects: usize, bits: &str) -> ReadErrorKind {
    found(strategy, objects, bits).unwrap_err().kind()
}

/// Objects 2, 3 and 7 of ten.
fn example() -> Vec<bool> {
    (0..10).map(|index| [2, 3, 7].contains(&index)).collect()
}

/// The bits of [`example`], worked out by hand, and the same as bytes; members are the one bits
/// that stand alone.
const VECTORS: [(Strategy, &str, &str); 7] = [
    (Strategy::Bitmap, "0 0 1 1 1 1 0 0 0 1 1 0 0", "3c 06"),
    (Strategy::Indices, "1100 0100 1 1100 1 1110 1", "23 e7 05"),
    (Strategy::Sentinel, "0100 1 1100 1 1110 1 0101", "72 5e 05"),
    (Strategy::Ladder, "0110 1 1 1 0101 1 0110", "76 6d"),
    (Strategy::Gaps, "100 0 10 1 10 1 0 11 1 0", "d1 3a"),
    (Strategy::Holes, "000 1 1 0 1 0 1 1 1 1 0 1 1 1", "58 ef"),
    (Strategy::Runs, "010 000 101 0 1 1 1 101 1 1 0", "42 bd 03"),
];

#[test]
fn every_strategy_writes_the_bits_of_the_specification() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/wire-format-scene.md");
    // The documentation is not part of a published package.
    let document = std::fs::read_to_string(path).ok();
    for (strategy, bits, bytes) in VECTORS {
        assert_eq!(written(Some(strategy), &example()), bits.replace(' ', ""), "{strategy}");
        assert_eq!(found(Some(strategy), 10, bits), Ok(vec![2, 3, 7]), "{strategy}");
        let packet: Vec<String> =
            packet_of(bits).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(packet.join(" "), bytes, "{strategy}");
        if let Some(document) = &document {
            let row = format!("| {bits} | `{bytes}` |");
            assert!(document.replace("**", "").contains(&row), "{strategy}: no row {row}");
        }
    }
}

#[test]
fn a_tag_of_three_bits_names_the_strategy() {
    let tags = [
        ("000", Strategy::Bitmap),
        ("100", Strategy::Indices),
        ("010", Strategy::Ladder),
        ("110", Strategy::Gaps),
        ("001", Strategy::Holes),
        ("101", Strategy::Runs),
    ];
    for (tag, strategy) in tags {
        let (_, bits, _) = VECTORS.iter().find(|(one, ..)| *one == strategy).unwrap();
        assert_eq!(found(None, 10, &format!("{tag}{bits}")), Ok(vec![2, 3, 7]), "{strategy}");
    }
    assert_eq!(written(None, &example()), format!("000{}", VECTORS[0].1.replace(' ', "")));
    for tag in ["011", "111"] {
        assert_eq!(
            refusal(None, 10, &format!("{tag}{}", "0".repeat(40))),
            ReadErrorKind::OutOfRange
        );
    }
}

#[test]
fn an_index_that_does_not_grow_is_refused() {
    let twice = "0100 0100 1 0100 1";
    assert_eq!(refusal(Some(Strategy::Indices), 10, twice), ReadErrorKind::NotAscending);
    let backwards = "0100 1100 1 0100 1";
    assert_eq!(refusal(Some(Strategy::Indices), 10, backwards), ReadErrorKind::NotAscending);
    let twice = "0100 1 0100 1 0101";
    assert_eq!(refusal(Some(Strategy::Sentinel), 10, twice), ReadErrorKind::NotAscending);
}

#[test]
fn an_index_past_the_end_is_refused() {
    let cases = [
        (Strategy::Indices, "1000 0101 1"), // 10
        (Strategy::Sentinel, "1101 1"),     // 11
        (Strategy::Ladder, "01 11 1 001 111 1 1"),
        (Strategy::Gaps, "110 1 111 1 1 111"), // 7, and seven more
        (Strategy::Gaps, "001 1 0101 1"),      // 10
        (Strategy::Holes, "110 1 101 1 1 1 1 1 1 111 0"),
        (Strategy::Holes, "001 1 0101 1 1 1 1 1 1 1 1 1 1"), // ten members, and a hole at 10
        (Strategy::Runs, "110 110 1 001 1 111 1 1 1 1 1 1 1 1"),
        (Strategy::Runs, "110 000 1 001 0 0 0 0 0 0 1 1 1 1 1"),
    ];
    for (strategy, bits) in cases {
        assert_eq!(refusal(Some(strategy), 10, bits), ReadErrorKind::OutOfRange, "{strategy}");
    }
}

#[test]
fn a_count_past_the_bound_is_refused() {
    for count in ["1101", "0011", "1011", "0111", "1111"] {
        let bits = format!("{count}{}", "0".repeat(80));
        assert_eq!(
            refusal(Some(Strategy::Indices), 10, &bits),
            ReadErrorKind::OutOfRange,
            "{count}"
        );
    }
}

#[test]
fn a_parameter_past_the_largest_is_refused() {
    for strategy in [Strategy::Gaps, Strategy::Holes, Strategy::Runs] {
        for parameter in ["101", "011", "111"] {
            let bits = format!("{parameter}{}", "0".repeat(40));
            assert_eq!(refusal(Some(strategy), 10, &bits), ReadErrorKind::OutOfRange, "{strategy}");
        }
    }
}

#[test]
fn a_bitmap_that_the_packet_has_no_bits_for_is_refused_before_the_walk() {
    let mut members = 0;
    let error = ReadStream::new(&[0xff; 100]).read_subset_as(Strategy::Bitmap, 801, |_, _| {
        members += 1;
        Ok(())
    });
    assert_eq!(error.unwrap_err().kind(), ReadErrorKind::UnexpectedEnd);
    assert_eq!(members, 0);
}

#[test]
fn a_run_that_the_packet_has_no_bits_for_is_refused_before_its_first_member() {
    // Parameters that step over everything, then a run of a million.
    let runs = format!("00101 00101 1 {} 1 {}", "0".repeat(20), "1".repeat(19) + "0");
    let holes = "00101 0".to_string();
    for (strategy, bits) in [(Strategy::Runs, runs), (Strategy::Holes, holes)] {
        let packet = packet_of(&bits);
        let mut members = 0;
        let read = ReadStream::new(&packet).read_subset_as(strategy, 1_000_000, |_, _| {
            members += 1;
            Ok(())
        });
        assert_eq!(read.unwrap_err().kind(), ReadErrorKind::UnexpectedEnd, "{strategy}");
        assert_eq!(members, 0, "{strategy}");
    }
}

#[test]
fn a_run_that_lacks_one_bit_is_refused_before_its_first_member() {
    // All ten objects are members, of one bit each.
    for strategy in [Strategy::Runs, Strategy::Holes] {
        let all = written(Some(strategy), &[true; 10]);
        // Bits in front move the end of the packet to a byte boundary, or one bit past it.
        for missing in [0, 1] {
            let front = (8 - (all.len() - missing) % 8) % 8;
            let bits = "0".repeat(front) + &all[..all.len() - missing];
            let packet = packet_of(&bits);
            let mut stream = ReadStream::new(&packet);
            stream.take(tightwire::scalar::Bits::<u8>::new(front as u32)).unwrap();
            let mut members = 0;
            let read = stream.read_subset_as(strategy, 10, |_, stream| {
                members += 1;
                stream.take(tightwire::scalar::Bool).map(|_| ())
            });
            assert_eq!(read.is_ok(), missing == 0, "{strategy}");
            assert_eq!(members, if missing == 0 { 10 } else { 0 }, "{strategy}");
        }
    }
}

#[test]
fn members_without_data_take_a_zero_bit_inside_runs_only() {
    let set = [true; 10];
    let cases = [
        // Two parameters, no object skipped, nine more than one, a bit for each.
        (Strategy::Runs, 6 + 1 + 5 + 10),
        // A parameter, one step over all of them, a bit for each.
        (Strategy::Holes, 3 + 1 + 10),
        (Strategy::Bitmap, 10),
        (Strategy::Gaps, 3 + 10),
    ];
    for (strategy, bits) in cases {
        let mut stream = MeasureStream::new();
        stream.write_subset_as(strategy, &set, |_, _| Ok(())).unwrap();
        assert_eq!(stream.bits_used(), bits, "{strategy}");
    }
    let one = "001 0 1000000000"; // holes, all ten members, the first one's bit set
    let packet = packet_of(one);
    let read = ReadStream::new(&packet).read_subset_as(Strategy::Holes, 10, |_, _| Ok(()));
    assert_eq!(read.unwrap_err().kind(), ReadErrorKind::Padding);
}

#[test]
fn a_set_without_data_is_written_by_what_is_cheapest_then() {
    let dense = Filter::new(901, |index| index % 20 != 0);
    let mut stream = MeasureStream::new();
    stream.write_index_set(&dense).unwrap();
    assert_eq!(stream.bits_used(), 3 + 901);
    let mut buffer = [0; 200];
    let mut stream = WriteStream::new(&mut buffer);
    stream.write_index_set(&dense).unwrap();
    let packet = stream.finish().unwrap();
    let mut members = vec![];
    ReadStream::new(packet).read_index_set(901, |index| members.push(index)).unwrap();
    assert!(members.iter().copied().eq((0..901).filter(|index| index % 20 != 0)));
}

#[cfg(target_pointer_width = "64")]
#[test]
fn an_array_beyond_the_largest_is_reported_in_both_directions() {
    let set = Bits::new(&[], MAX_OBJECTS + 1);
    let error = MeasureStream::new().write_index_set(&set).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::Declaration);
    let error = ReadStream::new(&[0; 9]).read_index_set(MAX_OBJECTS + 1, |_| ()).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::Declaration);
}

#[test]
fn an_array_may_be_as_long_as_the_largest() {
    // A set that is at fault for another reason, since to walk over it takes a while.
    struct Strays;
    impl IndexSet for Strays {
        fn objects(&self) -> usize {
            MAX_OBJECTS
        }
        fn word(&self, _at: usize) -> u64 {
            u64::MAX
        }
    }
    let error = MeasureStream::new().write_index_set(&Strays).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::OutOfRange);
    // Gaps, the largest parameter, which is 31 in 5 bits, and one step over all of them.
    let packet = packet_of("11111 0");
    let read = ReadStream::new(&packet).read_subset_as(Strategy::Gaps, MAX_OBJECTS, |_, _| Ok(()));
    assert_eq!(read, Ok(()));
}

#[test]
fn arrays_without_a_member_are_read_as_such() {
    for objects in [0, 1, 63, 64, 65, 4095, 4096, 4097, 100_000] {
        let set = Bits::new(&[], objects);
        for strategy in ALL {
            let mut buffer = vec![0; 20_000];
            let mut stream = WriteStream::new(&mut buffer);
            stream.write_subset_as(strategy, &set, |_, _| Ok(())).unwrap();
            let packet = stream.finish().unwrap();
            let mut stream = ReadStream::new(packet);
            stream.read_subset_as(strategy, objects, |_, _| panic!("no member")).unwrap();
            stream.finish().unwrap();
        }
    }
}

#[test]
fn slices_are_read_in_place_and_others_are_left_alone() {
    let mut objects: Vec<(bool, u16)> = (0..300).map(|i| (i % 7 == 0, i)).collect();
    let mut buffer = [0; 1000];
    let mut stream = WriteStream::new(&mut buffer);
    stream.subset(&mut objects, |one| one.0, |stream, one| stream.u16(&mut one.1)).unwrap();
    let packet = stream.finish().unwrap();
    let mut mirror = vec![(false, 9999); 300];
    let mut stream = ReadStream::new(packet);
    stream
        .subset(&mut mirror, |_| panic!("not asked"), |stream, one| stream.u16(&mut one.1))
        .unwrap();
    for (i, &(_, value)) in mirror.iter().enumerate() {
        assert_eq!(usize::from(value), if i % 7 == 0 { i } else { 9999 });
    }
}

#[test]
fn strategies_have_names() {
    let names = ["bitmap", "indices", "sentinel", "ladder", "gaps", "holes", "runs"];
    assert_eq!(ALL.map(|strategy| strategy.to_string()), names);
}

pub(crate) fn sets() -> impl proptest::strategy::Strategy<Value = Vec<bool>> {
    // Lengths and densities of their own, and neighbours that tend to be alike.
    (0usize..700, 0u32..=100, 0u32..=95, any::<u64>()).prop_map(
        |(objects, percent, alike, seed)| {
            let mut state = seed | 1;
            let mut below_100 = || {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                (state >> 32) as u32 % 100
            };
            let mut last = false;
            (0..objects)
                .map(|_| {
                    if below_100() >= alike {
                        last = below_100() < percent;
                    }
                    last
                })
                .collect()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 300 } else { 3000 }))]

    #[test]
    fn every_set_comes_back_by_every_strategy(set in sets(), data_bits in 0u32..4) {
        let members: Vec<usize> = (0..set.len()).filter(|&index| set[index]).collect();
        for strategy in ALL.into_iter().map(Some).chain([None]) {
            let mut buffer = vec![0; 4000];
            let mut stream = WriteStream::new(&mut buffer);
            // Data of changing width, none included.
            let bits = |index: usize| data_bits * (index as u32 % 3);
            let each = |index: usize, stream: &mut WriteStream| {
                stream.put(tightwire::scalar::Bits::new(bits(index)), index as u64 & ((1 << bits(index)) - 1))
            };
            match strategy {
                Some(strategy) => stream.write_subset_as(strategy, set.as_slice(), each).unwrap(),
                None => stream.write_subset(set.as_slice(), each).unwrap(),
            }
            let written = stream.position();
            let packet = stream.finish().unwrap().to_vec();

            let read = |packet: &[u8]| {
                let mut found = vec![];
                let mut stream = ReadStream::new(packet);
                let each = |index: usize, stream: &mut ReadStream| {
                    let data: u64 = stream.take(tightwire::scalar::Bits::new(bits(index)))?;
                    assert_eq!(data, index as u64 & ((1 << bits(index)) - 1));
                    found.push(index);
                    Ok(())
                };
                match strategy {
                    Some(strategy) => stream.read_subset_as(strategy, set.len(), each)?,
                    None => stream.read_subset(set.len(), each)?,
                }
                Ok::<_, ReadError>((found, stream.position()))
            };
            prop_assert_eq!(read(&packet), Ok((members.clone(), written)));
            // Every packet that is cut is refused, and for that.
            for length in (0..packet.len()).rev().take(20).chain(0..packet.len().min(20)) {
                let error = read(&packet[..length]).unwrap_err();
                prop_assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
            }
        }
    }

    #[test]
    fn hostile_packets_name_members_in_order_inside_the_array_and_no_more_than_they_have_bits(
        packet in proptest::collection::vec(any::<u8>(), 0..60),
        objects in prop_oneof![0usize..300, 0usize..1_000_000, Just(MAX_OBJECTS)],
        data_bits in 0u32..3,
    ) {
        for strategy in ALL.into_iter().map(Some).chain([None]) {
            members_are_declared(strategy, &packet, objects, data_bits);
        }
    }

}
