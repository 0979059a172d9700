//! Once warm, nothing allocates.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use allocation_counter::measure;
use support::{Random, plan, tape};
use tightwire_delta::{Gaps, History, Link, Receiver};

#[test]
fn recording_sending_and_receiving_allocate_nothing_once_warm() {
    for seed in 0..12 {
        let mut random = Random(seed);
        let (tables, plan) = plan(&mut random);
        let states: Vec<_> = (0..4).map(|_| tape(&mut random, &tables, &plan, None)).collect();
        let mut history = History::of(plan.clone(), None);
        let mut link = Link::new(Gaps::FAST);
        let mut receiver = Receiver::of(plan.clone(), None);
        let mut out = vec![0; 1 << 18];
        let mut tick = |tick: u32| {
            // First each for as long as a ring turns, so that every place has held it; then mixed.
            let which = if tick < 520 { tick / 130 } else { (tick % 128).pow(2) / 7 % 4 };
            let state = &states[which as usize];
            history.record_tape(tick, |to| to.copy_from(state)).unwrap();
            let length = link.encode(&history, tick, &mut out).unwrap().len();
            assert_eq!(receiver.decode_tape(&out[..length]), Ok(tick));
            link.acked(tick);
        };
        (0..650).for_each(&mut tick);
        let info = measure(|| (650..778).for_each(&mut tick));
        assert_eq!(info.count_total, 0, "seed {seed}");
    }
}
