//! The bytes of a state, sent in several ways.

use std::fmt::Write as _;

use tightwire_bench::rivals::Rivals;
use tightwire_bench::worlds::World;
use tightwire_delta::{History, Link, Model, Receiver, Tape, plan};

use crate::{AGES, SENT, Task, tapes, trained, with_world};

/// The states that are sent, and the first ones, which are not counted.
const STATES: usize = 200;
const STARTING: usize = 12;
/// The header of a whole state. None of the others counts one.
const HEADER: usize = 8;

/// The columns: mean bytes of a state.
#[derive(Default)]
struct Means {
    plain: f64,
    xor: f64,
    mask: f64,
    untrained: f64,
    trained: f64,
}

/// Returns the table.
pub fn table() -> Result<String, String> {
    let mut table = String::from(
        "| mean bytes of a state, without headers | plain `encode` | xor + zstd | mask + linear + gamma | \
         deltas, no model | deltas, model | of the best other |\n|---|---:|---:|---:|---:|---:|---:|\n",
    );
    while let Some(done) = with_world(table.lines().count() - 2, &mut Row(&mut table)) {
        done?;
    }
    Ok(table)
}

struct Row<'a>(&'a mut String);

impl Task for Row<'_> {
    fn run<W: World>(&mut self) -> Result<(), String> {
        let Means { plain, xor, mask, untrained, trained } = means::<W>();
        let best = plain.min(xor).min(mask);
        writeln!(
            self.0,
            "| {} | {plain:.1} | {xor:.1} | {mask:.1} | {untrained:.1} | {trained:.1} | {:.2}, {:.2} |",
            W::NAME,
            untrained / best,
            trained / best,
        )
        .map_err(|error| error.to_string())
    }
}

fn means<W: World>() -> Means {
    let states = W::states(SENT, STATES);
    let tapes = tapes(&states);
    let rivals = Rivals::new(&plan::<W>());
    let [first, second, _] = AGES.map(|age| age as usize);
    let ticks = [first as i64, (second - first) as i64];
    let mut sums = [0; 3];
    for (at, state) in states.iter().enumerate().skip(STARTING) {
        let [now, one, two] = [at, at - first, at - second].map(|at| &tapes[at]);
        let plain = tightwire::encode_to_vec(state).expect("a state").len();
        let xor = rivals.xor_zstd(now, one);
        let mask = rivals.mask_linear_gamma(now, one, two, ticks);
        for (sum, bytes) in sums.iter_mut().zip([plain, xor, mask]) {
            *sum += bytes;
        }
    }
    let [plain, xor, mask] = sums.map(|sum| sum as f64 / (STATES - STARTING) as f64);
    let untrained = sent(&states, &tapes, None);
    let trained = sent(&states, &tapes, Some(trained::<W>()));
    Means { plain, xor, mask, untrained, trained }
}

/// Sends the states with a round trip of four ticks, and compares every one that arrives.
fn sent<W: World>(states: &[W], tapes: &[Tape], model: Option<Model>) -> f64 {
    let mut history = History::<W>::new(model.clone());
    let mut link = Link::new(0);
    let mut receiver = Receiver::<W>::new(model);
    let mut out = vec![0; 1 << 18];
    let (mut acks, mut bytes) = (Vec::new(), 0);
    for (at, state) in states.iter().enumerate() {
        let tick = at as u32;
        if let Some(at) = at.checked_sub(AGES[0] as usize) {
            link.acked(acks[at]);
        }
        history.record(tick, state).expect("a state");
        let packet = link.encode(&history, tick, &mut out, |_| 1).expect("a packet");
        receiver.decode(packet).expect("a good packet");
        assert!(receiver.is_complete() && receiver.tape() == Some(&tapes[at]), "{} {at}", W::NAME);
        acks.extend(receiver.ack());
        if at >= STARTING {
            bytes += packet.len() - HEADER;
        }
    }
    bytes as f64 / (states.len() - STARTING) as f64
}
