//! Times of encoding and decoding.

use std::time::{Duration, Instant};

use tightwire_bench::crowd::median;
use tightwire_delta::{Base, History, Knowledge, Model, Plan, Tape, TapeCodec};

use crate::session::Session;
use crate::training::bases;

/// Times each packet of a session: the first of eight, and the best of them.
pub fn print(session: &Session, plan: &Plan, model: Option<&Model>) {
    let mut codec = TapeCodec::default();
    let mut other = TapeCodec::default();
    let mut out = vec![0; 1 << 20];
    let mut back = Tape::new(plan);
    let mut times: [Vec<Duration>; 4] = Default::default();
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
                times[0].push(encoded);
                times[1].push(decoded);
            }
            best = [best[0].min(encoded), best[1].min(decoded)];
        }
        times[2].push(best[0]);
        times[3].push(best[1]);
    }
    let means = times.each_ref().map(|times| mean(times));
    let [encode, decode, encode_best, decode_best] = means;
    let [middle_encode, middle_decode, ..] = times.map(median);
    let (bytes, idle_encode, idle_decode) = idle(session, plan, model);
    println!(
        "{:12} unchanged: {bytes} bytes after the header, {idle_encode:.1} and {idle_decode:.1} us",
        session.name
    );
    println!(
        "{:12} best of 8: encode {encode_best:.1} us, decode {decode_best:.1} us; the first: \
         {encode:.1} and {decode:.1}, medians {middle_encode:.1} and {middle_decode:.1}; \
         recording a tape {:.1}",
        session.name,
        record(session, plan),
    );
}

/// A state that is its own baseline: bytes, and the medians of both ways.
fn idle(session: &Session, plan: &Plan, model: Option<&Model>) -> (usize, f64, f64) {
    let knows = model.map_or(Knowledge::Nothing, Knowledge::Model);
    let mut codec = TapeCodec::default();
    let mut out = vec![0; 1 << 16];
    let mut back = Tape::new(plan);
    let mut times: [Vec<Duration>; 2] = Default::default();
    let mut most = 0;
    for tape in session.tapes.iter().step_by(7) {
        let bases = session.game.ages().map(|age| Base { tape, age });
        let start = Instant::now();
        let length = codec.encode(plan, knows, tape, bases, &mut out).expect("there is room");
        times[0].push(start.elapsed());
        let start = Instant::now();
        codec.decode(plan, knows, &out[..length], bases, &mut back).expect("a good packet");
        times[1].push(start.elapsed());
        most = most.max(length);
    }
    let [encode, decode] = times.map(median);
    (most, encode, decode)
}

fn mean(times: &[Duration]) -> f64 {
    micros(times.iter().sum::<Duration>()) / times.len().max(1) as f64
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// Copying a tape into the history, checks included: the median.
fn record(session: &Session, plan: &Plan) -> f64 {
    let mut history = History::of(plan.clone(), None);
    let mut times = Vec::new();
    for (at, tape) in session.tapes.iter().enumerate() {
        let start = Instant::now();
        history.record_tape(at as u32, |to| to.copy_from(tape)).expect("sessions are checked");
        times.push(start.elapsed());
    }
    median(times)
}
