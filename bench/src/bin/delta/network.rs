//! Sessions over a network that loses and delays.

use tightwire_bench::random::Random;
use tightwire_bench::rivals::Rivals;
use tightwire_delta::{Ack, History, Link, Model, Plan, ReceiveError, Receiver};

use crate::plain;
use crate::session::{Game, Session};

/// The sizes of a session.
#[derive(Debug, Default)]
pub struct Figures {
    pub packets: usize,
    pub bytes: usize,
    pub plain: usize,
    /// The same against the same baselines, none lost, as a mask with gamma codes.
    pub mask: usize,
    pub received: usize,
    pub most: usize,
    /// Packets in which something was left out, and their bytes.
    pub short: usize,
    pub short_bytes: usize,
    /// Metres between what is shown and what is, summed over cubes and ticks.
    pub error: f64,
    /// Ticks until the client had everything, after the last state.
    pub behind: usize,
    /// Ticks that were not shown, and the most of them in a row.
    pub hidden: usize,
    pub worst: usize,
    /// The last choice of the link for the ticks that a lost packet can hide.
    pub gap: u32,
}

/// The behaviour of the network.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    pub loss: Option<f64>,
    pub schedule: u64,
    pub budget: Option<usize>,
    /// The round trip in ticks, if it is always the same.
    pub trip: Option<usize>,
    /// The most ticks that a lost packet may hide.
    pub gap: u32,
}

/// The size of the header. It counts only against a budget.
pub const HEADER: usize = 8;

/// Sends a session and compares every state that arrives.
///
/// # Panics
///
/// If one is wrong.
pub fn run(session: &Session, plan: &Plan, model: Option<&Model>, network: Network) -> Figures {
    let mut random = Random::new(network.schedule);
    let mut chance =
        |percent: f64| (random.bits64() >> 11) as f64 / (1_u64 << 53) as f64 * 100.0 < percent;
    let mut history = History::of(plan.clone(), model.cloned());
    let usual = match (network.trip, session.game) {
        (Some(trip), _) => trip,
        (None, Game::Cubes) => 6,
        (None, Game::Shooter) => 4,
    };
    let mut link = Link::new(0);
    link.set_longest_gap(network.gap);
    let mut row = 0;
    let mut receiver = Receiver::of(plan.clone(), model.cloned());
    let mut acks: Vec<(usize, Ack)> = Vec::new();
    let mut out = vec![0; 1 << 20];
    let mut figures = Figures::default();
    let rivals = Rivals::new(plan);
    // With a budget the last state stays until the client has it.
    let extra = if network.budget.is_some() { 64 } else { 0 };
    for at in 0..session.tapes.len() + extra {
        let tick = at as u32;
        let tape = &session.tapes[at.min(session.tapes.len() - 1)];
        history.record_tape(tick, |to| to.copy_from(tape)).expect("sessions are checked");
        acks.retain(|&(when, ack)| {
            if when <= at {
                link.acked(ack);
            }
            when > at
        });
        let starting = at < usual;
        let most = network.budget.filter(|_| !starting).unwrap_or(out.len());
        let packet = link.encode(&history, tick, &mut out[..most], |_| 1).expect("a packet");
        let length = packet.len();
        let arrives = starting || network.loss.is_none_or(|loss| !chance(loss));
        let taken = arrives && {
            let taken = receiver.decode_tape(&out[..length]);
            let is_missing = network.gap > 1 && taken == Err(ReceiveError::Missing);
            assert!(is_missing || taken == Ok(()), "tick {tick}: {taken:?}");
            !is_missing
        };
        row = if taken { 0 } else { row + 1 };
        figures.hidden += usize::from(!taken);
        figures.worst = figures.worst.max(row);
        if arrives && !taken && network.loss.is_none_or(|loss| !chance(loss)) {
            acks.extend(receiver.ack().map(|ack| (at + usual, ack)));
        }
        if taken {
            assert_eq!(receiver.tick(), Some(tick));
            figures.received += 1;
            if network.budget.is_none() {
                assert!(receiver.is_complete() && receiver.tape() == Some(tape), "tick {tick}");
            }
            if starting || network.loss.is_none_or(|loss| !chance(loss)) {
                let trip = match network.loss.filter(|_| network.trip.is_none()) {
                    Some(_) => 5 + usize::from(chance(50.0)) + 2 * usize::from(chance(50.0)),
                    None => usual,
                };
                acks.extend(receiver.ack().map(|ack| (at + trip, ack)));
            }
        }
        if at >= session.tapes.len() {
            if receiver.tape() == Some(tape) {
                break;
            }
            figures.behind += 1;
            continue;
        }
        if starting {
            continue;
        }
        figures.packets += 1;
        figures.plain += plain::bytes(session.game, tape, &session.tapes[at - usual]);
        let [first, second, _] = session.game.ages().map(|age| (age as usize).min(at));
        let [one, two] = [first, second].map(|age| &session.tapes[at - age]);
        let ticks = [first as i64, (second - first) as i64];
        figures.mask += rivals.mask_linear_gamma(tape, one, two, ticks);
        figures.bytes += length - if network.budget.is_none() { HEADER } else { 0 };
        figures.most = figures.most.max(length);
        if let (Some(_), Some(shown)) = (network.budget, receiver.tape()) {
            let error = distance(shown.words(1), tape.words(1));
            figures.error += error;
            if error > 0.0 {
                figures.short += 1;
                figures.short_bytes += length;
            }
        }
    }
    figures.gap = link.report().gap;
    figures
}

/// Metres between the places of cubes.
fn distance(shown: &[u32], real: &[u32]) -> f64 {
    let rows = shown.chunks_exact(5).zip(real.chunks_exact(5));
    rows.map(|(shown, real)| {
        let square: f64 =
            (1..4).map(|axis| (f64::from(shown[axis]) - f64::from(real[axis])).powi(2)).sum();
        square.sqrt() / 512.0
    })
    .sum()
}
