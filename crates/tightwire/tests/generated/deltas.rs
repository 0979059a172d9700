//! States of a generated type over a network that loses, delays, repeats and damages.

#![allow(clippy::indexing_slicing)] // a panic is a report

use std::fmt::Debug;

use declare::neutral::Neutral;
use declare::rng::Rng;
use declare::value::Value;
use tightwire::{Wire, decode, encode_to_vec};
use tightwire_delta::{Gaps, History, Link, ReceiveError, Receiver};

/// The packet of a damaged state may be taken, and nothing else may.
const DAMAGED: u64 = 4;

/// A value as the other side has it after a plain packet.
fn sent<T: Wire + Neutral>(value: &T) -> Result<Value, String> {
    let packet = encode_to_vec(value).map_err(|error| format!("not encoded: {error}"))?;
    let value: T = decode(&packet).map_err(|error| format!("not decoded: {error}"))?;
    Ok(value.to_value())
}

struct Session<T> {
    history: History<T>,
    link: Link<T>,
    receiver: Receiver<T>,
    rng: Rng,
    buffer: Vec<u8>,
    tick: u32,
}

/// Sends values one after the other and compares what arrives with what plain packets bring.
pub fn session<T: Wire + Neutral + Clone + Debug>(
    values: &[Value],
    seed: u64,
) -> Result<(), String> {
    let mut session = Session::<T> {
        history: History::new(None),
        link: Link::new(if seed % 2 == 0 { Gaps::FAST } else { Gaps::SLOW }),
        receiver: Receiver::new(None),
        rng: Rng::new(seed),
        buffer: vec![0; 1 << 20],
        tick: (seed as u32).wrapping_sub(7),
    };
    let mut late: Option<Vec<u8>> = None;
    for number in 0..values.len() * 2 {
        // Most states are what they were before.
        let index = if session.rng.below(3) == 0 { number / 2 } else { number / 4 };
        let value = T::from_value(&values[index]);
        let packet = session.send(&value)?;
        match session.rng.below(8) {
            0 => continue, // lost
            1 => {
                late = Some(packet);
                continue;
            }
            _ => {}
        }
        session.damage(&packet)?;
        let is_acked = session.rng.below(4) > 0;
        session.arrive(&value, &packet, is_acked)?;
        if let Some(late) = late.take() {
            session.late(&late)?;
        }
    }
    Ok(())
}

impl<T: Wire + Neutral + Clone + Debug> Session<T> {
    fn send(&mut self, value: &T) -> Result<Vec<u8>, String> {
        self.tick = self.tick.wrapping_add(1 + self.rng.below(2) as u32);
        let tick = self.tick;
        self.history.record(tick, value).map_err(|error| format!("not recorded: {error}"))?;
        let packet = self.link.encode(&self.history, tick, &mut self.buffer);
        packet.map(<[u8]>::to_vec).map_err(|error| format!("not sent: {error}"))
    }

    fn arrive(&mut self, value: &T, packet: &[u8], is_acked: bool) -> Result<(), String> {
        let tick = self.tick;
        let got = self.receiver.decode(packet).map(Neutral::to_value);
        let got = got.map_err(|error| format!("not received: {error}"))?;
        let expected = sent(value)?;
        if !got.is_same(&expected) {
            return Err(format!("received {got:?}, not {expected:?}"));
        }
        if self.receiver.tape() != self.history.tape(tick) || self.receiver.tick() != Some(tick) {
            return Err("other codes than those that were sent".into());
        }
        if self.receiver.decode(packet).err() != Some(ReceiveError::Repeated(tick)) {
            return Err("the same packet is taken twice".into());
        }
        if is_acked {
            self.link.acked(tick);
        }
        Ok(())
    }

    /// A packet that comes after a later one changes nothing that is shown.
    fn late(&mut self, packet: &[u8]) -> Result<(), String> {
        let before = self.shown();
        let _ = self.receiver.decode(packet);
        if self.shown() == before { Ok(()) } else { Err("a late packet changes the state".into()) }
    }

    /// Damaged packets are refused and change nothing, or are a legal state.
    fn damage(&mut self, packet: &[u8]) -> Result<(), String> {
        for _ in 0..DAMAGED {
            let mut damaged = packet.to_vec();
            for _ in 0..=self.rng.below(3) {
                match (self.rng.below(4), damaged.len()) {
                    (0, 1..) => damaged.truncate(self.rng.below(damaged.len())),
                    (1, _) => damaged.push(self.rng.below(256) as u8),
                    (_, 1..) => {
                        let at = self.rng.below(damaged.len());
                        damaged[at] ^= 1 << self.rng.below(8);
                    }
                    _ => {}
                }
            }
            let mut receiver = self.receiver.clone();
            let taken = receiver.decode(&damaged).is_ok();
            if taken {
                let value = receiver.value().ok_or("taken, and there is no value")?;
                encode_to_vec(value)
                    .map_err(|error| format!("no legal state: {error} {value:?}"))?;
            } else if receiver.tape() != self.receiver.tape()
                || receiver.tick() != self.receiver.tick()
                || receiver.value().map(Neutral::to_value) != self.shown()
            {
                return Err(format!("a refused packet changes the state: {damaged:?}"));
            }
        }
        Ok(())
    }

    fn shown(&self) -> Option<Value> {
        self.receiver.value().map(Neutral::to_value)
    }
}
