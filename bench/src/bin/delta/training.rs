//! Training on sessions.

use tightwire_delta::{Model, Plan, Tape};

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
