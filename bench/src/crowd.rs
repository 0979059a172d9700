//! Many clients of one history: how much coding their packets share.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use tightwire_bench::random::Random;
use tightwire_delta::{Ack, History, Link, Model, Plan, Tape};

use crate::session::Session;

/// The ticks that are measured, after all clients have joined.
const TICKS: usize = 300;
const JOINED: usize = 60;

/// A client that takes every packet which reaches it.
struct Client {
    link: Link<Tape>,
    /// The newest packet that arrived, and a bit for each of the 32 before it.
    has: Option<Ack>,
    /// Acknowledgements under way, and the ticks at which they arrive.
    acks: VecDeque<(u32, Ack)>,
    round_trip: u32,
}

impl Client {
    fn new(round_trip: u32) -> Self {
        Self { link: Link::new(0), has: None, acks: VecDeque::new(), round_trip }
    }

    /// Delivers the packet that was just sent, and its acknowledgement, unless they are lost.
    fn deliver(&mut self, tick: u32, mut is_lost: impl FnMut() -> bool) {
        if is_lost() {
            return;
        }
        let Some(mut ack) = self.link.last() else { return };
        if let Some(has) = self.has {
            let gap = ack.newest - has.newest;
            let older = has.older.checked_shl(gap).unwrap_or(0);
            ack.older = older | 1_u32.checked_shl(gap - 1).unwrap_or(0);
        }
        self.has = Some(ack);
        if !is_lost() {
            self.acks.push_back((tick + self.round_trip, ack));
        }
    }

    fn hear(&mut self, tick: u32) {
        while let Some((_, ack)) = self.acks.pop_front_if(|(at, _)| *at <= tick) {
            self.link.acked(ack);
        }
    }
}

/// Sends a session to `count` clients with round trips of 20 to 120 ms at 60 Hz, and to one client
/// of a history of its own for comparison.
pub fn print(session: &Session, plan: &Plan, model: Option<&Model>, count: usize, loss: f64) {
    let mut random = Random::new(1);
    let mut clients: Vec<Client> =
        (0..count).map(|_| Client::new(random.int(1, 7) as u32)).collect();
    let mut alone = Client::new(4);
    let mut history = History::of(plan.clone(), model.cloned());
    let mut own = history.clone();
    let mut out = vec![0; 1 << 16];
    let (mut sums, mut bytes) = ([Duration::ZERO; 2], 0);
    let mut is_lost = || random.float(0.0, 100.0) < loss as f32;
    for (at, tape) in session.tapes.iter().enumerate().take(JOINED + TICKS) {
        let tick = at as u32;
        for history in [&mut history, &mut own] {
            history.record_tape(tick, |to| to.copy_from(tape)).expect("sessions are checked");
        }
        let start = Instant::now();
        for client in &mut clients {
            let packet = client.link.encode(&history, tick, &mut out, |_| 1).expect("a packet");
            if at >= JOINED {
                bytes += packet.len();
            }
        }
        let all = start.elapsed();
        let start = Instant::now();
        alone.link.encode(&own, tick, &mut out, |_| 1).expect("a packet");
        let one = start.elapsed();
        if at >= JOINED {
            sums = [sums[0] + all, sums[1] + one];
        }
        for client in clients.iter_mut().chain([&mut alone]) {
            client.deliver(tick, &mut is_lost);
            client.hear(tick);
        }
    }
    let [all, one] = sums.map(|sum| sum.as_secs_f64() * 1e6 / TICKS as f64);
    println!(
        "{:12} {count} clients at {loss} % loss: {all:.0} us a tick, one client alone {one:.1}, \
         {:.1} times as much; {:.1} bytes a packet, all included",
        session.name,
        all / one,
        bytes as f64 / (count * TICKS) as f64,
    );
}
