//! The cost of decoding hostile packets, in decisions.

#[path = "../../tests/support/mod.rs"]
mod support;

use alloc::vec;
use alloc::vec::Vec;

use self::support::{Random, full, plan, tape};
use crate::coding::adaptive::{Adaptive, Memory};
use crate::coding::body::{Scratch, Target};
use crate::coding::model::Usual;
use crate::coding::packet::{Base, Baselines, Knowledge, TapeCodec, run, warm};
use crate::coding::range::{Channel, Decoder};
use crate::state::plan::Plan;
use crate::state::tape::Tape;

/// Counts the decisions that are read.
struct Counting<'a> {
    from: Decoder<'a>,
    decisions: u64,
}

impl Channel for Counting<'_> {
    const READS: bool = true;

    fn decide(&mut self, chance: u32, bit: u32) -> u32 {
        self.decisions += 1;
        self.from.decide(chance, bit)
    }

    fn raw(&mut self, count: u32, value: u32) -> u32 {
        self.decisions += 1;
        self.from.raw(count, value)
    }

    fn take(&mut self) -> Self {
        Self { ..*self }
    }

    fn is_over(&self) -> bool {
        self.from.is_over()
    }
}

/// Returns the number of decisions that reading a packet takes, whether it is accepted or not.
fn decisions(plan: &Plan, knows: Knowledge, packet: &[u8], bases: Baselines) -> u64 {
    let (mut memory, mut scratch) = (Memory::default(), Scratch::default());
    warm(plan, knows, &mut memory, &mut scratch);
    let mut new = Tape::new(plan);
    let channel = Counting { from: Decoder::new(packet), decisions: 0 };
    let mut coder = Adaptive::new(&mut memory, channel);
    let target = &mut Target::Into(&mut new);
    let _ = run(&mut coder, plan, &Usual::default(), &mut scratch, target, bases);
    coder.channel.decisions
}

/// A schema sets a budget. Whatever the bytes are, reading them ends after at most a tenth more
/// decisions than a packet in which every list is full and everything changed.
#[test]
fn no_packet_takes_more_decisions_than_one_in_which_everything_changed() {
    let mut out = vec![0; 1 << 20];
    let mut dearest = (0.0, 0);
    for seed in 0..80 {
        let mut random = Random(seed);
        let (tables, plan) = plan(&mut random);
        let full = full(&mut random, &tables, &plan);
        assert!(full.check(&plan), "seed {seed}");
        if full.tables.iter().map(|cells| cells.words.len()).sum::<usize>() > 20_000 {
            continue;
        }
        let zero = Tape::new(&plan);
        let three = |tape| [1, 2, 4].map(|age| Base { tape, age });
        let mut codec = TapeCodec::default();
        let mut write = |knows, new: &Tape, bases| {
            let length = codec.encode(&plan, knows, new, bases, &mut out).unwrap();
            out[..length].to_vec()
        };
        let whole = write(Knowledge::Nothing, &full, three(&zero));
        let most = decisions(&plan, Knowledge::Nothing, &whole, three(&zero));
        let old = tape(&mut random, &tables, &plan, None);
        let new = tape(&mut random, &tables, &plan, Some(&old));
        let packet = write(Knowledge::Nothing, &new, three(&old));
        for round in 0..60_u32 {
            let mut bytes: Vec<u8> = if round % 3 == 0 {
                (0..whole.len() as u64 + random.below(64)).map(|_| random.bits() as u8).collect()
            } else if round % 3 == 1 {
                whole.clone()
            } else {
                packet.clone()
            };
            for _ in 0..random.below(4) {
                let at = random.below(bytes.len() as u64) as usize;
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
            let taken = decisions(&plan, Knowledge::Nothing, &bytes, three(&old));
            let share = taken as f64 / most.max(64) as f64;
            if share > dearest.0 {
                dearest = (share, seed);
            }
        }
    }
    assert!(dearest.0 <= 1.1, "{} of it, with seed {}", dearest.0, dearest.1);
    assert!(dearest.0 > 0.5, "nothing expensive was tried");
}
