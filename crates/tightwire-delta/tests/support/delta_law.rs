//! The law of deltas: a function that panics if a receiver breaks a rule for the given bytes.

use std::cell::RefCell;

use tightwire::{Wire, encode_to_vec};
use tightwire_delta::{History, Link, Receiver, plan};

#[derive(Wire, Clone, Debug, PartialEq)]
struct State {
    is_open: bool,
    #[wire(if = is_open, range = 0..=100)]
    gap: u8,
    #[wire(max_len = 12)]
    title: String,
    #[wire(max_len = 20, key = id)]
    things: Vec<Thing>,
    #[wire(max_len = 6)]
    rows: Vec<Vec3>,
    sign: char,
    wide: u64,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Thing {
    id: u16,
    kind: FieldKind,
    #[wire(max_len = 3)]
    parts: Vec<Option<u8>>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum FieldKind {
    Still,
    Moving(#[wire(smallest_three = 8)] [f32; 4]),
    Looking {
        #[wire(unit = 7)]
        at: [f32; 3],
        x: f32,
    },
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Vec3 {
    #[wire(range = 0..=999)]
    x: u16,
    #[wire(range = 0..=999)]
    y: u16,
    z: f32,
}

fn state(step: u16) -> State {
    let kind = |id| match id % 3 {
        0 => FieldKind::Still,
        1 => FieldKind::Moving([0.0, 0.0, f32::from(step % 2), 1.0 - f32::from(step % 2)]),
        _ => FieldKind::Looking { at: [0.0, 1.0, 0.0], x: f32::from(step) },
    };
    let thing =
        |id: u16| Thing { id, kind: kind(id + step / 2), parts: vec![None, Some(step as u8)] };
    State {
        is_open: step % 3 == 0,
        gap: if step % 3 == 0 { 7 } else { 0 },
        title: "x".repeat(usize::from(step % 12)),
        things: (step..step + 9).map(thing).collect(),
        rows: vec![Vec3 { x: step, y: 999 - step, z: 0.5 }; usize::from(step % 6)],
        sign: char::from(b'a' + (step % 26) as u8),
        wide: u64::from(step) << 40,
    }
}

/// A receiver that has four states, and a packet that builds on them.
struct Target {
    receiver: Receiver<State>,
    packet: Vec<u8>,
}

impl Target {
    fn new() -> Self {
        let mut history = History::<State>::new(None);
        let mut link = Link::new(0);
        let mut receiver = Receiver::<State>::new(None);
        let mut buffer = vec![0; 4096];
        let mut packet = Vec::new();
        for tick in 0..5 {
            history.record(tick, &state(tick as u16 * 3)).expect("a state");
            packet = link.encode(&history, tick, &mut buffer, |_| 1).expect("a packet").to_vec();
            if tick < 4 {
                receiver.decode(&packet).expect("a good packet");
                link.acked(receiver.ack().expect("an ack"));
            }
        }
        Self { receiver, packet }
    }
}

thread_local! {
    /// Made once: a receiver has megabytes, and what it refuses leaves it as it was.
    static TARGET: RefCell<Target> = RefCell::new(Target::new());
}

/// Bytes, alone or mixed into a good packet, are refused and change nothing, or are a state that can be
/// written.
pub(crate) fn delta_read(bytes: &[u8]) {
    TARGET.with_borrow_mut(|target| read(target, bytes));
}

fn read(target: &mut Target, bytes: &[u8]) {
    let Some((&how, rest)) = bytes.split_first() else { return };
    let mut packet = target.packet.clone();
    match how % 3 {
        0 => packet = rest.to_vec(),
        1 => {
            let start = usize::from(how / 3) % packet.len().max(1);
            for (byte, other) in packet.iter_mut().skip(start).zip(rest) {
                *byte ^= other;
            }
        }
        _ => {
            packet.truncate(11 + usize::from(how / 3) % packet.len().max(1));
            packet.extend_from_slice(rest);
        }
    }
    // Without a baseline, another identity is as far as a packet gets.
    if packet.get(6).is_some_and(|ages| ages % 64 == 0) {
        let identity = plan::<State>().identity().to_le_bytes();
        for (byte, right) in packet.iter_mut().skip(9).zip(identity) {
            *byte = right;
        }
    }
    let receiver = &mut target.receiver;
    let before = (receiver.value().cloned(), receiver.tape().cloned(), receiver.tick());
    let explained = receiver.explain(&packet).is_ok();
    if receiver.decode(&packet).is_ok() {
        assert!(explained, "what is taken can be explained");
        if let Some(value) = receiver.value() {
            encode_to_vec(value).expect("a state that can be written");
        }
        *target = Target::new();
    } else {
        let after = (receiver.value().cloned(), receiver.tape().cloned(), receiver.tick());
        assert!(before == after, "a refused packet changes nothing");
    }
}
