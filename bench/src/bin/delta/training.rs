//! Training on sessions.

use tightwire_delta::{Model, Plan, Tape, Trainer};

use crate::session::Session;

/// The baselines of state `at`, none lost.
pub fn bases(session: &Session, at: usize) -> [(&Tape, u32); 3] {
    session.game.ages().map(|age| {
        let age = (age as usize).min(at);
        (&session.tapes[at - age], age as u32)
    })
}

/// Trains a model, and prints the progress.
pub fn train(plan: &Plan, sessions: &[Session]) -> Model {
    let sessions: Vec<_> = sessions
        .iter()
        .map(|session| tightwire_delta::Session {
            tapes: &session.tapes,
            ages: session.game.ages(),
        })
        .collect();
    let mut quarters = 0;
    tightwire_delta::train(plan, &sessions, |done, total| {
        if done * 4 / total.max(1) > quarters {
            quarters += 1;
            println!("training: {done} of {total} packets");
        }
    })
}

/// Trains a model for baselines of one age only, to compare it with one for all ages.
pub fn train_for_age(plan: &Plan, sessions: &[Session], age: u32) -> Model {
    let mut trainer = Trainer::new(plan);
    let pass = |trainer: &mut Trainer, every: usize| {
        for session in sessions {
            let [first, second, third] = session.game.ages();
            let ages = [age, age + second - first, age + third - first];
            for at in (ages[2] as usize..session.tapes.len()).step_by(every) {
                let bases = ages.map(|age| (&session.tapes[at - age as usize], age));
                trainer.packet(&session.tapes[at], bases);
            }
        }
    };
    pass(&mut trainer, 8);
    trainer.learn_usual_lengths();
    for step in [32.0, 8.0, 2.0] {
        trainer.step(step);
        pass(&mut trainer, 1);
    }
    trainer.finish()
}
