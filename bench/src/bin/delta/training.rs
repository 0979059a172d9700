//! Training on sessions.

use tightwire_bench::random::Random;
use tightwire_delta::{Model, Plan, Tape, Trainer};

use crate::session::Session;

/// The baselines of state `at`, none lost.
pub fn bases(session: &Session, at: usize) -> [(&Tape, u32); 3] {
    session.game.ages().map(|age| {
        let age = (age as usize).min(at);
        (&session.tapes[at - age], age as u32)
    })
}

/// Ages of baselines on a network that loses one in twenty, with round trips of 5 to 8 ticks: what
/// the newest acknowledged states would have been.
fn jittered(session: &Session, random: &mut Random) -> Vec<[u32; 3]> {
    let [_, second, third] = session.game.ages();
    let [second, third] = [second, third].map(|age| age - session.game.ages()[0]);
    let usual = i64::from(session.game.ages()[0]);
    let mut arrives = Vec::new();
    let mut ages = Vec::new();
    for at in 0..session.tapes.len() as u32 {
        let trip = random.int(usual - 1, usual + 2) as u32;
        let lost = random.int(0, 99) < 10;
        arrives.push(if lost && at > 16 { u32::MAX } else { at + trip });
        let newest =
            |from: u32| (from..=at).find(|age| arrives[(at - age) as usize] <= at).unwrap_or(at);
        let one = newest(1);
        ages.push([one, newest(one + second), newest(one + third)]);
    }
    ages
}

/// Trains a model, and says how it goes.
pub fn train(plan: &Plan, sessions: &[Session]) -> Model {
    let mut trainer = Trainer::new(plan);
    let mut random = Random::new(1);
    let mut pass = |trainer: &mut Trainer, every: usize, jitter: i64| {
        for session in sessions {
            let first = session.game.ages()[0] as usize;
            let ages = jittered(session, &mut random);
            for at in (first..session.tapes.len()).step_by(every) {
                let mut three = bases(session, at);
                if random.int(0, 99) < jitter {
                    three = ages[at].map(|age| (&session.tapes[at - age as usize], age));
                }
                trainer.packet(&session.tapes[at], three);
            }
        }
        trainer.mean_bytes()
    };
    let jitter = 50;
    pass(&mut trainer, 8, 0);
    trainer.settle();
    for step in [32.0, 8.0, 2.0] {
        trainer.step(step);
        println!("training: {:.1} bytes a packet", pass(&mut trainer, 1, jitter));
    }
    trainer.finish()
}
