//! The cubes element by element, as a game would send them.

use std::time::{Duration, Instant};

use tightwire_bench::crowd::median;
use tightwire_delta::{Ack, History, Link, Model, Receiver};

use crate::described::{World, world};
use crate::network::Network;
use crate::session::Session;

/// A generator of numbers, the same on every run.
struct Random(u64);

impl Random {
    fn percent(&mut self, percent: f64) -> bool {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as f64 / (1_u64 << 31) as f64) * 100.0 < percent
    }
}

/// Sends a session with a round trip of six ticks, and reports the sizes.
pub fn print(session: &Session, model: Option<&Model>, network: Network) {
    let mut history = History::<World>::new(model.cloned());
    let mut link = Link::new(0);
    let mut receiver = Receiver::<World>::new(model.cloned());
    let mut out = vec![0; network.budget.unwrap_or(1 << 16)];
    let mut random = Random(network.schedule);
    let loss = network.loss.unwrap_or(0.0);
    let mut acks: Vec<(u32, Ack)> = Vec::new();
    let mut times: [Vec<Duration>; 3] = Default::default();
    let (mut bytes, mut packets, mut complete, mut most) = (0, 0, 0, 0);
    for (at, tape) in session.tapes.iter().enumerate() {
        let tick = at as u32 + 1;
        let state = world(tape.words(1));
        for &(_, ack) in acks.iter().filter(|(when, _)| *when == tick) {
            link.acked(ack);
        }
        acks.retain(|(when, _)| *when > tick);
        let start = Instant::now();
        history.record(tick, &state).expect("a state");
        times[0].push(start.elapsed());
        let start = Instant::now();
        let packet = link.encode(&history, tick, &mut out, |_| 1).expect("a packet");
        times[1].push(start.elapsed());
        if at >= 6 {
            bytes += packet.len();
            packets += 1;
            most = most.max(packet.len());
        }
        if at > 6 && random.percent(loss) {
            continue;
        }
        let start = Instant::now();
        let update = receiver.decode(packet).expect("a good packet");
        times[2].push(start.elapsed());
        if update.is_complete() {
            complete += 1;
            assert!(update.value() == Some(&tightwire::as_received(&state).expect("a state")));
        }
        if !random.percent(loss) {
            acks.extend(receiver.ack().map(|ack| (tick + 6, ack)));
        }
    }
    let [record, encode, decode] = times.map(median);
    println!(
        "{:12} by element: {:.1} bytes with the header, at most {most}, {complete} complete; recording {record:.1} us, \
         encoding {encode:.1}, decoding into the value {decode:.1}",
        session.name,
        bytes as f64 / f64::from(packets.max(1)),
    );
}
