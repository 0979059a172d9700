//! The usual way to train a model: one pass measures the length of residuals, then three passes
//! learn, each in smaller steps.
//!
//! Half of the packets are coded against the states that would be acknowledged on a network with
//! jitter and loss. Half of the states are coded once more, against baselines that are 1 to 20 ticks
//! old, so that a model is good for all round trips.

use alloc::vec::Vec;

use crate::coding::model::Model;
use crate::coding::packet::{Base, Baselines, Knowledge, TapeCodec};
use crate::state::plan::Plan;
use crate::state::tape::Tape;
use crate::train::trainer::Trainer;

/// The distance that an opinion moves in each pass.
const STEPS: [f32; 3] = [32.0, 8.0, 2.0];
/// One in this many packets is used to measure the length of residuals.
const FIRST_LOOK: usize = 8;
/// The share of packets with the baselines of a bad network, and the share that it loses, in
/// percent.
const JITTERED: u64 = 50;
const LOST: u64 = 10;
/// One in this many states is coded once more, against a baseline of any age up to the last of
/// [`AGES`].
const AGED: u64 = 2;
/// Ages of baselines, those of short round trips more often than those of long ones.
const AGES: [u32; 16] = [1, 1, 1, 2, 2, 3, 3, 4, 5, 7, 9, 11, 13, 15, 18, 20];

/// A sequence of states, one per tick, and the usual ages of the first, second and third baseline
/// of its packets.
#[derive(Clone, Copy, Debug)]
pub struct Session<'a> {
    /// The states, in order.
    pub tapes: &'a [Tape],
    /// Ages in ticks, ascending: 6, 8 and 12 for 60 states a second and a round trip of a tenth of
    /// a second.
    pub ages: [u32; 3],
}

impl<'a> Session<'a> {
    /// Returns the baselines of state `at` without losses. The first state takes the place of older
    /// ones.
    fn bases(&self, at: usize, ages: [u32; 3]) -> [(&'a Tape, u32); 3] {
        let tapes = self.tapes;
        ages.map(|age| {
            let age = (age as usize).min(at);
            tapes.get(at - age).map_or((&EMPTY, 0), |tape| (tape, age as u32))
        })
    }

    /// Returns the baselines that a state of the session is coded against.
    pub(crate) fn three(&self, at: usize) -> Baselines<'a> {
        self.bases(at, self.ages).map(|(tape, age)| Base { tape, age })
    }

    /// Returns the ages of baselines on a network that loses packets: those of the newest
    /// acknowledged states.
    fn jittered(&self, random: &mut Random) -> Vec<[u32; 3]> {
        let [usual, second, third] = self.ages;
        let mut arrives: Vec<u32> = Vec::new();
        let mut ages = Vec::new();
        for at in 0..self.tapes.len() as u32 {
            let trip = usual.saturating_sub(1) + random.below(4) as u32;
            let is_lost = random.below(100) < LOST && at > 16;
            arrives.push(if is_lost { u32::MAX } else { at + trip });
            let has = |age: &u32| arrives.get((at - age) as usize).is_some_and(|&when| when <= at);
            let newest = |from: u32| (from..=at).find(has).unwrap_or(at);
            let one = newest(1);
            ages.push([one, newest(one + second - usual), newest(one + third - usual)]);
        }
        ages
    }
}

static EMPTY: Tape = Tape { tables: Vec::new() };

/// Trains a model on sessions of tapes that follow the rules of `plan`. `progress` gets the number
/// of packets done and the total.
pub fn train(plan: &Plan, sessions: &[Session], mut progress: impl FnMut(u64, u64)) -> Model {
    let mut trainer = Trainer::new(plan);
    let mut random = Random(1);
    let packets: usize = sessions.iter().map(|session| session.tapes.len()).sum();
    let total = (packets / FIRST_LOOK + STEPS.len() * packets) as u64;
    let mut done = 0;
    let mut pass = |trainer: &mut Trainer, every: usize, jittered: u64| {
        for session in sessions {
            let ages = session.jittered(&mut random);
            for (at, tape) in session.tapes.iter().enumerate().step_by(every) {
                if at < session.ages[0] as usize {
                    continue;
                }
                let is_jittered = random.below(100) < jittered;
                let ages = ages.get(at).copied().filter(|_| is_jittered);
                trainer.packet(tape, session.bases(at, ages.unwrap_or(session.ages)));
                if jittered > 0 && random.below(AGED) == 0 {
                    let age = AGES.get(random.below(AGES.len() as u64) as usize);
                    let [usual, second, third] = session.ages;
                    let older = age.copied().unwrap_or(usual);
                    let ages = [older, older + second - usual, older + third - usual];
                    trainer.packet(tape, session.bases(at, ages));
                }
                done += 1;
                if done % 64 == 0 {
                    progress(done, total);
                }
            }
        }
    };
    pass(&mut trainer, FIRST_LOOK, 0);
    trainer.learn_usual_lengths();
    for step in STEPS {
        trainer.step(step);
        pass(&mut trainer, 1, JITTERED);
    }
    trainer.finish()
}

/// Returns the average size of a session's packets without their headers. Each packet is really
/// encoded, decoded and compared. Returns `None` if one does not decode to its state.
pub fn mean_bytes(plan: &Plan, model: Option<&Model>, session: Session) -> Option<f64> {
    let (mut writer, mut reader) = (TapeCodec::default(), TapeCodec::default());
    let mut out = alloc::vec![0; 1 << 20];
    let mut back = Tape::new(plan);
    let (mut bytes, mut packets) = (0, 0_usize);
    let first = session.ages[0] as usize;
    for (at, tape) in session.tapes.iter().enumerate().skip(first) {
        let three = session.three(at);
        let old = at - first;
        let knows = match (model, session.tapes.get(old)) {
            (Some(model), _) => Knowledge::Model(model),
            (None, Some(state)) => Knowledge::Warm(state, session.three(old)),
            (None, None) => Knowledge::Nothing,
        };
        let length = writer.encode(plan, knows, tape, three, &mut out).ok()?;
        reader.decode(plan, knows, out.get(..length)?, three, &mut back).ok()?;
        if back != *tape {
            return None;
        }
        bytes += length;
        packets += 1;
    }
    Some(bytes as f64 / packets.max(1) as f64)
}

/// A small random number generator, for a schedule that is the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }
}
