//! Sets of every kind: honest ones say the same, and those that lie or change do no harm.

use std::cell::Cell;

use proptest::prelude::*;
use tightwire::subset::{Bits, Filter, IndexSet, Strategy};
use tightwire::{MeasureStream, SubsetStream, WriteError, WriteErrorKind, WriteStream, Writer};

use super::{ALL, sets};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(if cfg!(debug_assertions) { 300 } else { 3000 }))]

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

#[test]
fn the_first_4096_objects_are_asked_once_and_the_others_twice() {
    let asked = Cell::new(0);
    let set = Filter::new(5000, |index| {
        asked.set(asked.get() + 1);
        index % 21 == 0
    });
    MeasureStream::new()
        .write_subset(&set, |_, stream| stream.put(tightwire::scalar::U8, 0))
        .unwrap();
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
        let each = |_, stream: &mut MeasureStream| stream.put(tightwire::scalar::U8, 0);
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
fn members_past_the_end_are_seen_in_sets_of_every_kind() {
    /// A set of the user's own that does not check for strays itself.
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
        // A reference has the answers of its target.
        let reference = &own;
        assert_eq!(IndexSet::has_strays(&reference), strays);
        assert_eq!((IndexSet::objects(&reference), IndexSet::word(&reference, 1)), (70, words[1]));
        let mut buffer = [0; 64];
        let written = WriteStream::new(&mut buffer).write_index_set(&reference);
        assert_eq!(written.is_err(), strays);
    }
}

/// Has fewer objects each time it is asked.
struct Shrinking(Cell<usize>);

impl IndexSet for Shrinking {
    fn objects(&self) -> usize {
        self.0.set(self.0.get().saturating_sub(30));
        self.0.get()
    }

    fn word(&self, _at: usize) -> u64 {
        0xf0f0_f0f0
    }

    fn has_strays(&self) -> bool {
        false
    }
}

/// Has members everywhere, and denies that some are past the end.
struct Everywhere(usize);

impl IndexSet for Everywhere {
    fn objects(&self) -> usize {
        self.0
    }

    fn word(&self, _at: usize) -> u64 {
        u64::MAX
    }

    fn has_strays(&self) -> bool {
        false
    }
}

#[test]
fn a_set_that_denies_its_strays_is_written_as_far_as_there_are_objects() {
    fn packet(
        set: &(impl IndexSet + ?Sized),
        strategy: Option<Strategy>,
    ) -> Result<Vec<u8>, WriteError> {
        let mut buffer = [0; 300];
        let mut stream = WriteStream::new(&mut buffer);
        let each = |index: usize, stream: &mut WriteStream<'_>| {
            stream.put(tightwire::scalar::Bits::new(7), index as u8)
        };
        match strategy {
            Some(strategy) => stream.write_subset_as(strategy, set, each)?,
            None => stream.write_subset(set, each)?,
        }
        Ok(stream.finish()?.to_vec())
    }
    for objects in [0, 1, 10, 63, 64, 65, 100, 128] {
        let honest = vec![true; objects];
        for strategy in ALL.map(Some).into_iter().chain([None]) {
            let written = packet(&Everywhere(objects), strategy);
            if strategy == Some(Strategy::Indices) && objects % 64 != 0 {
                // It counts them first, and there are too many.
                assert_eq!(written.unwrap_err().kind(), WriteErrorKind::TooLong);
                continue;
            }
            assert_eq!(written, packet(honest.as_slice(), strategy), "{objects} {strategy:?}");
        }
    }
}

#[test]
fn a_set_that_shrinks_while_it_is_written_does_no_harm() {
    for strategy in ALL {
        let set = Shrinking(Cell::new(130));
        let mut stream = MeasureStream::new();
        stream
            .write_subset_as(strategy, &set, |_, stream| stream.put(tightwire::scalar::Bool, true))
            .unwrap();
        assert!(stream.bits_used() < 1000, "{strategy}");
    }
    let set = Shrinking(Cell::new(130));
    MeasureStream::new().write_subset(&set, |_, _| Ok(())).unwrap();
}
