//! Many clients of one history: how much coding their packets share.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use tightwire_delta::{Ack, History, Link, Model, Plan, Tape};

use crate::random::Random;

/// The ticks until all clients have joined. The ticks after them are measured.
const JOINED: usize = 60;

/// The clients that are alone with a history. One would take too little time to be measured.
const ALONE: usize = 16;

/// The work for a crowd.
pub struct Crowd {
    /// Microseconds of encoding in a tick, for all of them and for one client alone.
    pub micros: [f64; 2],
    /// The mean of a packet, all included.
    pub bytes: f64,
}

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

/// A client alone with a history.
struct Alone {
    history: History<Tape>,
    client: Client,
}

/// Sends states to `count` clients with round trips of 20 to 120 ms at 60 Hz, and to clients with
/// histories of their own for comparison. `loss` is in percent.
pub fn crowd(tapes: &[Tape], plan: &Plan, model: Option<&Model>, count: usize, loss: f64) -> Crowd {
    let mut random = Random::new(1);
    let mut clients: Vec<Client> =
        (0..count).map(|_| Client::new(random.int(1, 7) as u32)).collect();
    let mut history = History::of(plan.clone(), model.cloned());
    let mut alone: Vec<Alone> =
        (0..ALONE).map(|_| Alone { history: history.clone(), client: Client::new(4) }).collect();
    let mut out = vec![0; 1 << 18];
    let (mut times, mut bytes) = ([Duration::ZERO; 2], 0);
    let mut is_lost = || random.float(0.0, 100.0) < loss as f32;
    for (at, tape) in tapes.iter().enumerate() {
        let tick = at as u32;
        for history in
            [&mut history].into_iter().chain(alone.iter_mut().map(|one| &mut one.history))
        {
            history.record_tape(tick, |to| to.copy_from(tape)).expect("states are checked");
        }
        let start = Clock::now();
        let mut sent = 0;
        for client in &mut clients {
            let packet = client.link.encode(&history, tick, &mut out, |_| 1).expect("a packet");
            sent += packet.len();
        }
        let all = start.elapsed();
        let start = Clock::now();
        for Alone { history, client } in &mut alone {
            client.link.encode(history, tick, &mut out, |_| 1).expect("a packet");
        }
        let one = start.elapsed() / ALONE as u32;
        if at >= JOINED {
            bytes += sent;
            times = [times[0] + all, times[1] + one];
        }
        for client in clients.iter_mut().chain(alone.iter_mut().map(|one| &mut one.client)) {
            client.deliver(tick, &mut is_lost);
            client.hear(tick);
        }
    }
    let ticks = tapes.len().saturating_sub(JOINED).max(1);
    Crowd {
        micros: times.map(|time| time.as_secs_f64() * 1e6 / ticks as f64),
        bytes: bytes as f64 / (count * ticks) as f64,
    }
}

/// The time that the thread has been on a processor, where the system tells it, so that other
/// processes do not count. The system's own steps are milliseconds, so only sums mean something.
#[derive(Clone, Copy)]
struct Clock {
    on_processor: Option<Duration>,
    at: Instant,
}

impl Clock {
    fn now() -> Self {
        let read = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
        let nanoseconds = read.and_then(|text| text.split(' ').next()?.parse().ok());
        Self { on_processor: nanoseconds.map(Duration::from_nanos), at: Instant::now() }
    }

    fn elapsed(self) -> Duration {
        match (self.on_processor, Self::now().on_processor) {
            (Some(start), Some(now)) => now.saturating_sub(start),
            _ => self.at.elapsed(),
        }
    }
}

/// The median in microseconds. Another process that ran during a few ticks does not move it.
pub fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times.get(times.len() / 2).map_or(0.0, |time| time.as_secs_f64() * 1e6)
}
