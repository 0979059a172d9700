//! How long coding takes.

use std::time::{Duration, Instant};

use tightwire_delta::{Base, Codec, History, Knowledge, Model, Plan, Tape};

use crate::session::Session;
use crate::training::bases;

/// Times each packet of a session: the first of eight, and the best of them.
pub fn print(session: &Session, plan: &Plan, model: Option<&Model>) {
    let mut codec = Codec::default();
    let mut other = Codec::default();
    let mut out = vec![0; 1 << 20];
    let mut back = Tape::new(plan);
    let mut sums = [Duration::ZERO; 4];
    let first = session.game.ages()[0] as usize;
    for at in first..session.tapes.len() {
        let three = bases(session, at).map(|(tape, age)| Base { tape, age });
        let old = at - first;
        let older = bases(session, old).map(|(tape, age)| Base { tape, age });
        let knows = match model {
            Some(model) => Knowledge::Model(model),
            None => Knowledge::Warm(&session.tapes[old], older),
        };
        let mut best = [Duration::MAX; 2];
        for round in 0..8 {
            let start = Instant::now();
            let length = codec
                .encode(plan, knows, &session.tapes[at], three, &mut out)
                .expect("there is room");
            let encoded = start.elapsed();
            let start = Instant::now();
            other.decode(plan, knows, &out[..length], three, &mut back).expect("a good packet");
            let decoded = start.elapsed();
            assert!(back == session.tapes[at], "state {at} is wrong");
            if round == 0 {
                sums[0] += encoded;
                sums[1] += decoded;
            }
            best = [best[0].min(encoded), best[1].min(decoded)];
        }
        sums[2] += best[0];
        sums[3] += best[1];
    }
    let count = (session.tapes.len() - first) as u32;
    let [encode, decode, encode_best, decode_best] = sums.map(|sum| micros(sum / count));
    println!(
        "{:12} encode {encode_best:.1} us best of 8, {encode:.1} us first; decode {decode_best:.1} and {decode:.1}; record {:.1}",
        session.name,
        micros(record(session, plan)),
    );
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Copying a tape into the history, checks included.
fn record(session: &Session, plan: &Plan) -> Duration {
    let mut history = History::new(plan.clone(), None);
    for (at, tape) in session.tapes.iter().enumerate().take(64) {
        history.record(at as u32, |to| to.copy_from(tape)).expect("sessions are checked");
    }
    let start = Instant::now();
    for (at, tape) in session.tapes.iter().enumerate().skip(64) {
        history.record(at as u32, |to| to.copy_from(tape)).expect("sessions are checked");
    }
    start.elapsed() / (session.tapes.len() as u32).saturating_sub(64).max(1)
}
