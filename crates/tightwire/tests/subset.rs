//! Subsets: bits as specified, exact costs, and nothing that a hostile packet can do.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, missing_docs)]

mod support {
    pub(crate) mod members;
}

use std::cell::Cell;

use proptest::prelude::*;
use proptest::strategy::Strategy as _;
use support::members::members_are_declared;
use tightwire::subset::{Bits, Filter, IndexSet, MAX_OBJECTS, Plan, Strategy};
use tightwire::{
    MeasureStream, ReadError, ReadErrorKind, ReadStream, Reader, Stream, SubsetStream,
    WriteErrorKind, WriteStream, Writer,
};

const ALL: [Strategy; 7] = [
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
fn written(strategy: Option<Strategy>, set: &[bool]) -> String {
    let mut buffer = vec![0; 1 << 16];
    let mut stream = WriteStream::new(&mut buffer);
    let each = |_, stream: &mut WriteStream| stream.write_bool(true);
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
        stream.read_bool()?;
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
        // Bits in front move the end of the packet to a byte border, or one bit past it.
        for missing in [0, 1] {
            let front = (8 - (all.len() - missing) % 8) % 8;
            let bits = "0".repeat(front) + &all[..all.len() - missing];
            let packet = packet_of(&bits);
            let mut stream = ReadStream::new(&packet);
            stream.read_bits::<u8>(front as u32).unwrap();
            let mut members = 0;
            let read = stream.read_subset_as(strategy, 10, |_, stream| {
                members += 1;
                stream.read_bool().map(|_| ())
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

#[test]
fn members_past_the_array_are_a_write_error() {
    for (words, objects) in [(&[0b1000][..], 3), (&[0, 1], 64), (&[0, 0, 1], 65), (&[1], 0)] {
        for strategy in ALL {
            let set = Bits::new(words, objects);
            let error = MeasureStream::new().write_subset_as(strategy, &set, |_, _| Ok(()));
            assert_eq!(error.unwrap_err().kind(), WriteErrorKind::OutOfRange, "{strategy}");
        }
        let error = MeasureStream::new().write_index_set(&Bits::new(words, objects));
        assert_eq!(error.unwrap_err().kind(), WriteErrorKind::OutOfRange);
    }
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
fn the_first_4096_objects_are_asked_once_and_the_others_twice() {
    let asked = Cell::new(0);
    let set = Filter::new(5000, |index| {
        asked.set(asked.get() + 1);
        index % 21 == 0
    });
    MeasureStream::new().write_subset(&set, |_, stream| stream.write_u8(0)).unwrap();
    assert_eq!(asked.get(), 4096 + 2 * (5000 - 4096));
}

#[test]
fn one_pass_is_enough_for_the_strategies_of_one_pass() {
    for strategy in [Strategy::Bitmap, Strategy::Sentinel, Strategy::Ladder] {
        let asked = Cell::new(0);
        let set = Filter::new(5000, |index| {
            asked.set(asked.get() + 1);
            index % 21 == 0
        });
        let each = |_, stream: &mut MeasureStream| stream.write_u8(0);
        MeasureStream::new().write_subset_as(strategy, &set, each).unwrap();
        assert_eq!(asked.get(), 5000, "{strategy}");
    }
}

#[test]
fn a_set_that_changes_while_it_is_written_is_an_error_where_its_count_is_sent() {
    let asked = Cell::new(0);
    let set = Filter::new(100, |_| {
        asked.set(asked.get() + 1);
        asked.get() > 150
    });
    let error = MeasureStream::new().write_subset_as(Strategy::Indices, &set, |_, _| Ok(()));
    assert_eq!(error.unwrap_err().kind(), WriteErrorKind::Refused);
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

/// The cost of a Rice code for every parameter, the slow way.
fn rice(lengths: &[usize], end: usize, k: u32) -> u64 {
    let codes: usize = lengths.iter().map(|length| (length >> k) + 1 + k as usize).sum();
    (codes + end.div_ceil(1 << k)) as u64
}

/// The cheapest Rice code among all parameters, without the bits of the parameter.
fn cheapest(lengths: &[usize], end: usize) -> u64 {
    (0..=32).map(|k| rice(lengths, end, k)).min().unwrap()
}

/// Bits of a parameter for this many objects.
fn parameter_bits(objects: usize) -> u64 {
    let width = usize::BITS - objects.leading_zeros();
    u64::from(u32::BITS - width.leading_zeros())
}

/// For each object of one kind, how many of the other kind stand directly in front of it; and
/// how many stand behind the last.
fn stretches(set: &[bool], kind: bool) -> (Vec<usize>, usize) {
    let (mut lengths, mut length) = (vec![], 0);
    for &object in set {
        if object == kind {
            lengths.push(length);
            length = 0;
        } else {
            length += 1;
        }
    }
    (lengths, length)
}

/// What the walk by runs codes: objects skipped, lengths of runs less one, objects at the end.
fn run_codes(set: &[bool]) -> (Vec<usize>, Vec<usize>, usize) {
    let (mut skipped, mut lengths) = (vec![], vec![]);
    let mut rest = set;
    while let Some(start) = rest.iter().position(|&member| member) {
        skipped.push(start);
        rest = &rest[start..];
        let length = rest.iter().position(|&member| !member).unwrap_or(rest.len());
        lengths.push(length - 1);
        rest = &rest[(length + 1).min(rest.len())..];
    }
    (skipped, lengths, rest.len())
}

/// Costs are those of what is written, parameters are the best there are, and the automatic choice
/// is its tag above the cheapest.
fn check_costs(set: &[bool]) {
    let plan = Plan::new(set);
    let members = set.iter().filter(|&&member| member).count();
    for strategy in ALL {
        let bits = written(Some(strategy), set).len() - members;
        assert_eq!(plan.bits(strategy), bits as u64, "{strategy}");
    }
    let best = ALL.into_iter().map(|strategy| plan.bits(strategy)).min().unwrap();
    assert_eq!(written(None, set).len() - members, best as usize + 3);

    let parameter = parameter_bits(set.len());
    let (gaps, end) = stretches(set, true);
    assert_eq!(plan.bits(Strategy::Gaps), parameter + cheapest(&gaps, end));
    let (holes, end) = stretches(set, false);
    assert_eq!(plan.bits(Strategy::Holes), parameter + cheapest(&holes, end));
    let (skipped, lengths, end) = run_codes(set);
    let runs = 2 * parameter + cheapest(&skipped, end) + cheapest(&lengths, 0);
    assert_eq!(plan.bits(Strategy::Runs), runs);
}

#[test]
fn costs_of_many_equal_stretches_are_exact() {
    for objects in [901, 4096, 9000] {
        for period in [2, 3, 4, 8, 16, 256, 300] {
            check_costs(&(0..objects).map(|index| index % period == 1).collect::<Vec<_>>());
            check_costs(&(0..objects).map(|index| index % period != 0).collect::<Vec<_>>());
            check_costs(&(0..objects).map(|index| index / period % 2 == 1).collect::<Vec<_>>());
        }
    }
}

#[test]
fn costs_are_exact_where_an_index_gets_another_bit() {
    for power in [1, 2, 4, 8, 16, 32, 64, 128] {
        for objects in power + 120..power + 130 {
            let far = |index: usize| index == 0 || index + 1 == objects;
            check_costs(&(0..objects).map(far).collect::<Vec<_>>());
        }
    }
}

#[test]
fn strategies_have_names() {
    let names = ["bitmap", "indices", "sentinel", "ladder", "gaps", "holes", "runs"];
    assert_eq!(ALL.map(|strategy| strategy.to_string()), names);
}

fn sets() -> impl proptest::strategy::Strategy<Value = Vec<bool>> {
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
                stream.write_bits(index as u64 & ((1 << bits(index)) - 1), bits(index))
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
                    let data: u64 = stream.read_bits(bits(index))?;
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
    fn costs_are_those_of_what_is_written_with_the_best_parameters(set in sets()) {
        check_costs(&set);
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

    #[test]
    fn all_kinds_of_sets_say_the_same(set in sets()) {
        let words: Vec<u64> =
            set.chunks(64).map(|chunk| chunk.word(0)).collect();
        let bits = Bits::new(&words, set.len());
        let filter = Filter::new(set.len(), |index| set[index]);
        for at in 0..words.len() + 2 {
            prop_assert_eq!(bits.word(at), set.as_slice().word(at));
            prop_assert_eq!(bits.word(at), filter.word(at));
        }
        for (index, &member) in set.iter().enumerate() {
            prop_assert_eq!(bits.word(index / 64) >> (index % 64) & 1 == 1, member);
        }
        prop_assert!(!bits.has_strays() && !filter.has_strays());
    }
}

#[test]
fn members_past_the_end_are_seen_in_sets_of_every_kind() {
    /// A set of the user's own, which says nothing about strays itself.
    struct Own([u64; 2]);

    impl IndexSet for Own {
        fn objects(&self) -> usize {
            70
        }

        fn word(&self, at: usize) -> u64 {
            self.0.get(at).copied().unwrap_or(0)
        }
    }
    for (words, strays) in [
        ([u64::MAX, 0b11_1111], false),
        ([0, 0b100_0000], true),
        ([0, 1 << 63], true),
        ([1 << 63, 0], false),
    ] {
        let own = Own(words);
        let bits = Bits::new(&words, 70);
        assert_eq!((own.has_strays(), bits.has_strays()), (strays, strays), "{words:x?}");
        // A reference says what it refers to.
        let reference = &own;
        assert_eq!(IndexSet::has_strays(&reference), strays);
        assert_eq!((IndexSet::objects(&reference), IndexSet::word(&reference, 1)), (70, words[1]));
        let mut buffer = [0; 64];
        let written = WriteStream::new(&mut buffer).write_index_set(&reference);
        assert_eq!(written.is_err(), strays);
    }
}

#[test]
fn costs_of_sets_without_members_and_without_gaps_are_those_of_what_is_written() {
    for objects in [0, 1, 2, 3, 4, 7, 8, 63, 64, 65, 100, 900] {
        for member in [false, true] {
            let set = vec![member; objects];
            let plan = Plan::new(set.as_slice());
            let members = if member { objects } else { 0 };
            for strategy in ALL {
                let bits = written(Some(strategy), &set).len() - members;
                assert_eq!(plan.bits(strategy), bits as u64, "{strategy}, {objects} {member}");
            }
        }
    }
}

#[test]
fn random_sets_of_5_percent_of_901_cost_at_most_5_percent_more_than_their_entropy() {
    const SETS: usize = 500;
    let mut state = 1u64;
    let mut bits = 0;
    for _ in 0..SETS {
        let set: Vec<bool> = (0..901)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 33) % 100 < 5
            })
            .collect();
        let plan = Plan::new(set.as_slice());
        bits += plan.bits(plan.best()) + u64::from(Strategy::TAG_BITS);
    }
    let entropy = 901.0 * -(0.05f64 * 0.05f64.log2() + 0.95 * 0.95f64.log2());
    let mean = bits as f64 / SETS as f64;
    assert!(mean <= entropy * 1.05, "{mean} bits for {entropy}");
}
