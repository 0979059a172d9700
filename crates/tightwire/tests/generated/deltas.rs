//! States of a generated type over a network that loses, delays, repeats and damages.

#![allow(clippy::indexing_slicing)] // a panic is a report

use std::fmt::Debug;

use declare::neutral::Neutral;
use declare::rng::Rng;
use declare::value::Value;
use tightwire::{Wire, decode, encode_to_vec};
use tightwire_delta::{History, Link, ReceiveError, Receiver, SendError};

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
    has_layers: bool,
}

/// The most ticks that a lost packet may hide. Above 1, states build on states just sent.
fn longest_gap(seed: u64) -> u32 {
    [1, 2, 8][(seed % 3) as usize]
}

/// The largest packet.
const MOST: usize = 1 << 20;

/// Sends values one after the other, in packets with room for all of it and in small ones.
pub fn session<T: Wire + Neutral + Clone + Debug>(
    values: &[Value],
    seed: u64,
) -> Result<(), String> {
    whole::<T>(values, seed)?;
    by_element::<T>(values, seed)
}

/// Sends values element by element, in packets that are mostly too small. What is shown once a packet says
/// that it is complete is what a plain packet brings, and in the end all of the last value is there.
fn by_element<T: Wire + Neutral + Clone + Debug>(
    values: &[Value],
    seed: u64,
) -> Result<(), String> {
    let mut rng = Rng::new(seed ^ 0x5eed);
    let mut history = History::<T>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<T>::new(None));
    link.set_longest_gap(longest_gap(seed));
    let mut buffer = vec![0; MOST];
    let mut least = 60;
    let mut acks = Vec::new();
    let mut sent = std::collections::BTreeMap::new();
    for tick in 0..(values.len() * 2 + 200) as u32 {
        let index = if rng.below(3) == 0 { tick / 2 } else { tick / 4 } as usize;
        let is_last = index >= values.len();
        let value = T::from_value(&values[index.min(values.len() - 1)]);
        history.record(tick, &value).map_err(|error| format!("not recorded: {error}"))?;
        sent.insert(tick, self::sent(&value)?);
        let mut room = least;
        let packet = loop {
            match link.encode(&history, tick, &mut buffer[..room], |_| 1) {
                Ok(packet) => break packet.to_vec(),
                // One element is larger than that.
                Err(SendError::Room) if room < MOST => room = (room * 2).min(MOST),
                Err(error) => return Err(format!("not sent: {error}")),
            }
        };
        least = if rng.below(8) == 0 { 60 } else { least.max(room / 2) };
        if rng.below(8) == 0 && !is_last {
            continue; // lost
        }
        let is_taken = match receiver.decode(&packet) {
            Ok(_) => true,
            Err(ReceiveError::Missing) if longest_gap(seed) > 1 => false,
            Err(error) => return Err(format!("not received: {error}")),
        };
        if let (true, true, Some(tick)) = (is_taken, receiver.is_complete(), receiver.tick()) {
            let got = receiver.value().map(Neutral::to_value);
            if !got.as_ref().is_some_and(|got| got.is_same(&sent[&tick])) {
                return Err(format!("received {got:?} by element, not {:?}", sent[&tick]));
            }
            if is_last {
                return Ok(());
            }
        }
        if rng.below(4) > 0 {
            acks.push(receiver.ack());
        }
        if acks.len() > 3 {
            acks.drain(..1).flatten().for_each(|ack| link.acked(ack));
        }
    }
    Err("never complete".into())
}

/// Sends whole values and compares what arrives with what plain packets bring.
fn whole<T: Wire + Neutral + Clone + Debug>(values: &[Value], seed: u64) -> Result<(), String> {
    let mut session = Session::<T> {
        history: History::new(None),
        link: Link::new(seed as u8),
        receiver: Receiver::new(None),
        rng: Rng::new(seed),
        buffer: vec![0; 1 << 20],
        tick: (seed as u32).wrapping_sub(7),
        has_layers: longest_gap(seed) > 1,
    };
    session.link.set_longest_gap(longest_gap(seed));
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
        let is_taken = session.arrive(&value, &packet, is_acked)?;
        // If the later packet needs one that is missing, the earlier one may still be shown.
        if let Some(late) = late.take().filter(|_| is_taken) {
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
        let packet = self.link.encode(&self.history, tick, &mut self.buffer, |_| 1);
        packet.map(<[u8]>::to_vec).map_err(|error| format!("not sent: {error}"))
    }

    /// Receives a packet that is new, and returns whether it was taken.
    fn arrive(&mut self, value: &T, packet: &[u8], is_acked: bool) -> Result<bool, String> {
        let tick = self.tick;
        let got = self.receiver.decode(packet);
        if matches!(got, Err(ReceiveError::Missing)) && self.has_layers {
            return Ok(false);
        }
        let got = got.map_err(|error| format!("not received: {error}"))?;
        let got = got.value().map(Neutral::to_value).ok_or("nothing is shown")?;
        let expected = sent(value)?;
        if !got.is_same(&expected) {
            return Err(format!("received {got:?}, not {expected:?}"));
        }
        if self.receiver.tape() != self.history.tape(tick) || self.receiver.tick() != Some(tick) {
            return Err("other codes than those that were sent".into());
        }
        if self.receiver.decode(packet).err() != Some(ReceiveError::Repeated) {
            return Err("the same packet is taken twice".into());
        }
        if is_acked {
            self.receiver.ack().into_iter().for_each(|ack| self.link.acked(ack));
        }
        Ok(true)
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
                if let Some(value) = receiver.value() {
                    encode_to_vec(value)
                        .map_err(|error| format!("no legal state: {error} {value:?}"))?;
                }
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
