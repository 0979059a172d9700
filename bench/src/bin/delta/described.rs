//! The cubes as a type of a game, through its description.

use std::time::{Duration, Instant};

use tightwire::scalar::{Scalar, SmallestThree};
use tightwire::{Wire, encode};
use tightwire_bench::crowd::median;
use tightwire_delta::{History, Link, Receiver, plan};
use tightwire_delta::{Model, Plan};

use crate::network::HEADER;
use crate::session::Session;

/// A cube of the arena.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
pub struct Cube {
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(range = -131_072..=131_071)]
    x: i32,
    #[wire(range = -131_072..=131_071)]
    y: i32,
    #[wire(range = 0..=16_383)]
    z: i32,
    touched: bool,
}

/// All of them.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct World {
    cubes: [Cube; 901],
}

/// The value of a tape.
pub fn world(words: &[u32]) -> World {
    let mut rows = words.chunks_exact(5).map(|row| Cube {
        rotation: SmallestThree::new(9).value(u64::from(row[0])).expect("a rotation"),
        x: row[1] as i32 - 131_072,
        y: row[2] as i32 - 131_072,
        z: row[3] as i32,
        touched: row[4] != 0,
    });
    World { cubes: std::array::from_fn(|_| rows.next().expect("901 cubes")) }
}

/// A world in which nothing changes, as values: the largest packet, all included, and the medians of
/// recording, encoding and decoding.
fn idle(session: &Session, model: Option<&Model>) -> (usize, [f64; 3]) {
    let mut history = History::<World>::new(model.cloned());
    let mut link = Link::new(0);
    let mut receiver = Receiver::<World>::new(model.cloned());
    let state = world(session.tapes[session.tapes.len() / 2].words(1));
    let mut out = vec![0; 1 << 16];
    let mut most = 0;
    let mut times: [Vec<Duration>; 3] = Default::default();
    let mut acks = Vec::new();
    for tick in 0..400 {
        if tick >= 6 {
            link.acked(acks[tick as usize - 6]);
        }
        let start = Instant::now();
        history.record(tick, &state).expect("a state");
        let recorded = start.elapsed();
        let start = Instant::now();
        let packet = link.encode(&history, tick, &mut out, |_| 1).expect("a packet");
        let encoded = start.elapsed();
        let start = Instant::now();
        receiver.decode(packet).expect("a good packet");
        let decoded = start.elapsed();
        acks.extend(receiver.ack());
        if tick >= 100 {
            most = most.max(packet.len());
            for (times, time) in times.iter_mut().zip([recorded, encoded, decoded]) {
                times.push(time);
            }
        }
    }
    (most, times.map(median))
}

/// Sends a session as values, compares every received value, and reports the sizes.
pub fn print(session: &Session, tapes: &Plan, model: Option<&Model>) {
    assert_eq!(plan::<World>().hash(), tapes.hash(), "the description has the plan of the tapes");
    let mut history = History::<World>::new(model.cloned());
    let mut link = Link::new(0);
    let mut receiver = Receiver::<World>::new(model.cloned());
    let mut out = vec![0; 1 << 16];
    let mut bytes = 0;
    let mut others = 0;
    let mut acks = Vec::new();
    let mut times: [Vec<Duration>; 4] = Default::default();
    let mut plain = vec![0; 1 << 16];
    // A history that has seen as many states as it keeps.
    let mut again = History::<World>::new(None);
    let mut again_tick = 0;
    let mut last = world(session.tapes[0].words(1));
    for _ in 0..64 {
        again_tick += 1;
        again.record(again_tick, &last).expect("a state");
    }
    for (at, tape) in session.tapes.iter().enumerate() {
        let tick = at as u32;
        let state = world(tape.words(1));
        if at >= 6 {
            link.acked(acks[at - 6]);
        }
        let start = Instant::now();
        history.record(tick, &state).expect("a state");
        times[0].push(start.elapsed());
        // Where two components are equally large, files name the one and quaternions the other.
        let codes = history.tape(tick).map(|tape| tape.words(1)).unwrap_or_default();
        others += codes.iter().zip(tape.words(1)).filter(|(one, other)| one != other).count();
        let packet = link.encode(&history, tick, &mut out, |_| 1).expect("a packet");
        if at >= 6 {
            bytes += packet.len() - HEADER;
        }
        let start = Instant::now();
        receiver.decode(packet).expect("a good packet");
        times[1].push(start.elapsed());
        acks.extend(receiver.ack());
        assert!(receiver.value() == Some(&world(codes)), "state {at} is wrong");
        assert!(receiver.tape() == history.tape(tick), "state {at} has other codes");
        let start = Instant::now();
        let whole = encode(&state, &mut plain).expect("there is room").len();
        times[2].push(start.elapsed());
        std::hint::black_box(&plain[..whole]);
        let mut best = Duration::MAX;
        for _ in 0..8 {
            // Record it after its predecessor in the session, because unchanged values take less time.
            again_tick += 1;
            again.record(again_tick, &last).expect("a state");
            again_tick += 1;
            let start = Instant::now();
            again.record(again_tick, &state).expect("a state");
            best = best.min(start.elapsed());
        }
        times[3].push(best);
        last = state;
    }
    let [record, decode, encode, best] = times.map(median);
    let (most, [idle_record, idle_encode, idle_decode]) = idle(session, model);
    println!(
        "{:12} an unchanged world: {most} bytes, all included; recording {idle_record:.1} us, \
         encoding {idle_encode:.1}, decoding into the value {idle_decode:.1}",
        session.name,
    );
    println!(
        "{:12} from the description: {:.1} bytes; recording {record:.1} us (best {best:.1}), \
         decoding into the value {decode:.1}, a plain packet of everything {encode:.1}; {others} \
         codes that are not the file's",
        session.name,
        bytes as f64 / (session.tapes.len() - 6) as f64,
    );
}
