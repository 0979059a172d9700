//! Training on sessions.

use tightwire_delta::{Model, Plan, Tape, Trainer};

use crate::session::Session;

/// The baselines of state `at`, none lost.
pub fn bases<'a>(session: &'a Session, at: usize) -> [(&'a Tape, u32); 3] {
    session.game.ages().map(|age| {
        let age = (age as usize).min(at);
        (&session.tapes[at - age], age as u32)
    })
}

/// Trains a model, and says how it goes.
pub fn train(plan: &Plan, sessions: &[Session]) -> Model {
    let mut trainer = Trainer::new(plan);
    let pass = |trainer: &mut Trainer, every: usize| {
        for session in sessions {
            let first = session.game.ages()[0] as usize;
            for at in (first..session.tapes.len()).step_by(every) {
                trainer.packet(&session.tapes[at], bases(session, at));
            }
        }
        trainer.mean_bytes()
    };
    pass(&mut trainer, 8);
    trainer.settle();
    for step in [32.0, 8.0, 2.0] {
        trainer.step(step);
        println!("training: {:.1} bytes a packet", pass(&mut trainer, 1));
    }
    trainer.finish()
}
