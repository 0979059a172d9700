//! Receivers and links that are replaced while packets and acknowledgements are in flight.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::VecDeque;

use tightwire::Wire;
use tightwire_delta::{Ack, History, Link, ReceiveError, Receiver};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=4095)]
    place: [u16; 2],
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct World {
    round: u16,
    #[wire(max_len = 100, key = id)]
    units: Vec<Unit>,
}

/// A world that changes until tick 30. One of its units leaves for good.
fn world(tick: u32) -> World {
    let time = tick.min(30) as u16;
    let unit = |id: u16| Unit { id, place: [id * 20 + time, 4000 - id * 7 * (time % 5)] };
    let gone = time.min(29) / 3;
    World { round: time, units: (0..40).filter(|&id| id >= gone).map(unit).collect() }
}

/// Plays with a packet in every tick. The receiver is replaced before tick `replaced`, and its
/// acknowledgements take `delay` ticks. Returns the tick since which the receiver has everything.
fn play(room: usize, delay: usize, replaced: u32, gap: u32) -> Option<u32> {
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(7), Receiver::<World>::new(None));
    link.set_longest_gap(gap);
    let mut acks: VecDeque<Option<Ack>> = vec![None; delay].into();
    let (mut buffer, mut since) = (vec![0; room], None);
    for tick in 0..300 {
        history.record(tick, &world(tick)).unwrap();
        if tick == replaced {
            receiver = Receiver::new(None);
        }
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        match receiver.decode(packet) {
            Ok(_) | Err(ReceiveError::Missing) => {}
            Err(error) => panic!("tick {tick}: {error}"),
        }
        acks.push_back(receiver.ack());
        if let Some(ack) = acks.pop_front().flatten() {
            link.acked(ack);
        }
        let is_equal = receiver.value() == Some(&world(tick)) && receiver.is_complete();
        since = if is_equal { since.or(Some(tick)) } else { None };
    }
    since
}

#[test]
fn a_new_receiver_recovers_while_acknowledgements_of_the_old_one_are_in_flight() {
    for room in [60, 90, 1200] {
        for delay in 0..12 {
            for replaced in 1..40 {
                let since = play(room, delay, replaced, 1);
                // Two round trips and the packets that a state takes, after the last change.
                let bound = replaced.max(30) + 2 * delay as u32 + 20;
                assert!(
                    since.is_some_and(|tick| tick <= bound),
                    "room {room}, delay {delay}, replaced {replaced}: {since:?}, not {bound}"
                );
            }
        }
    }
}

#[test]
fn a_new_receiver_recovers_when_states_build_on_states_in_flight() {
    for delay in 0..12 {
        for replaced in 1..40 {
            let since = play(1200, delay, replaced, 8);
            let bound = replaced.max(30) + 2 * delay as u32 + 20;
            let is_soon = since.is_some_and(|tick| tick <= bound);
            assert!(is_soon, "delay {delay}, replaced {replaced}: {since:?}, not {bound}");
        }
    }
}

#[test]
fn a_link_of_any_other_generation_reaches_the_receiver() {
    for generation in 1..=255 {
        let mut history = History::<World>::new(None);
        let mut receiver = Receiver::<World>::new(None);
        let mut buffer = [0; 1200];
        history.record(0, &world(0)).unwrap();
        let first = Link::new(0).encode(&history, 0, &mut buffer, |_| 1).unwrap().to_vec();
        receiver.decode(&first).unwrap();
        let mut link = Link::new(generation);
        history.record(9, &world(9)).unwrap();
        let packet = link.encode(&history, 9, &mut buffer, |_| 1).unwrap();
        let is_accepted = receiver.decode(packet).is_ok();
        link.acked(receiver.ack().unwrap());
        history.record(10, &world(10)).unwrap();
        let packet = link.encode(&history, 10, &mut buffer, |_| 1).unwrap();
        let accepted = receiver.decode(packet).map(|_| ());
        assert_eq!(accepted, Ok(()), "generation {generation}, first {is_accepted}");
        assert_eq!(receiver.value(), Some(&world(10)), "generation {generation}");
        // The first packet of the old link arrives once more, and changes nothing.
        assert_eq!(receiver.decode(&first).map(|_| ()), Err(ReceiveError::Late));
        assert_eq!(receiver.value(), Some(&world(10)));
    }
}

#[test]
fn acknowledgements_of_an_earlier_generation_do_not_restart_a_link() {
    let mut history = History::<World>::new(None);
    history.record(0, &world(0)).unwrap();
    for back in 1..128 {
        let mut link = Link::new(back);
        link.encode(&history, 0, &mut [0; 1200], |_| 1).unwrap();
        link.acked(Ack { generation: 0, newest: 1, older: 0, receiver: 0 });
        link.acked(Ack { generation: 0, newest: 0, older: 0, receiver: 0 });
        assert_eq!(link.report().restarts, 0, "{back}");
    }
}

#[test]
fn acknowledgements_follow_from_the_packets_alone() {
    let mut history = History::<World>::new(None);
    let mut link = Link::new(0);
    let mut packets = Vec::new();
    for tick in 0..4 {
        history.record(tick, &world(tick)).unwrap();
        packets.push(link.encode(&history, tick, &mut [0; 1200], |_| 1).unwrap().to_vec());
    }
    let listen = |packets: &[Vec<u8>]| {
        let mut receiver = Receiver::<World>::new(None);
        for packet in packets {
            receiver.decode(packet).unwrap();
        }
        receiver.ack().unwrap()
    };
    // A game that is played again sends the same bytes, in whichever process.
    assert_eq!(listen(&packets), listen(&packets));
    // A receiver that has missed the first packet is another one.
    assert_ne!(listen(&packets).receiver, listen(&packets[1..]).receiver);
    assert_eq!(listen(&packets[1..]).receiver, listen(&packets[1..2]).receiver);
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) % end
    }
}

/// What is under way, with the tick of its arrival.
struct Network<T> {
    under_way: Vec<(u32, T)>,
    loss: u64,
    delay: u64,
    /// Nothing arrives that is sent before this tick.
    dark: u32,
}

impl<T: Clone> Network<T> {
    /// Sends something, which may arrive twice and in another order.
    fn send(&mut self, dice: &mut Dice, tick: u32, what: &T) {
        for _ in 0..=u32::from(dice.below(10) == 0) {
            let late = if dice.below(30) == 0 { dice.below(40) as u32 } else { 0 };
            let jitter = dice.below(3) as u32;
            if tick >= self.dark && dice.below(100) >= self.loss {
                self.under_way.push((tick + self.delay as u32 + jitter + late, what.clone()));
            }
        }
    }

    fn arrived(&mut self, tick: u32) -> Vec<T> {
        let (now, later) = self.under_way.drain(..).partition(|(when, _)| *when <= tick);
        self.under_way = later;
        now.into_iter().map(|(_, what)| what).collect()
    }
}

/// A world with elements that rest, some of which change once in a while.
fn resting(seed: u64, tick: u32) -> World {
    let unit = |id: u16| {
        let period = [3, 90, 1000][usize::from(id % 3)];
        let steps = (tick + u32::from(id) * 17 + seed as u32 % 97) / period;
        Unit { id, place: [(steps * 31 % 4096) as u16, (steps * 1009 % 4096) as u16] }
    };
    World { round: (tick / 5) as u16, units: (0..40).map(unit).collect() }
}

/// Plays with receivers that are replaced at random, on a network that loses, delays and repeats in both
/// directions. Returns what went wrong.
fn provoke(seed: u64) -> Result<(), String> {
    let mut dice = Dice(seed * 7919 + 1);
    for _ in 0..9 {
        dice.below(2);
    }
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    link.set_longest_gap([1, 1, 8][dice.below(3) as usize]);
    let loss = [0, 5, 30][dice.below(3) as usize];
    let delay = [0, 1, 4, 8, 16][dice.below(5) as usize];
    let room = [60, 60, 90, 200, 1200][dice.below(5) as usize];
    let mut down = Network { under_way: Vec::new(), loss, delay, dark: 0 };
    let mut up = Network { under_way: Vec::new(), loss, delay, dark: 0 };
    let mut buffer = vec![0; room];
    let mut round = 0;
    for tick in 0..500_u32 {
        let is_calm = tick >= 250;
        let at = tick.min(250);
        history.record(tick, &resting(seed, at)).unwrap();
        if !is_calm && dice.below(40) == 0 {
            (receiver, round) = (Receiver::new(None), 0);
        }
        if !is_calm && dice.below(100) == 0 {
            up.dark = tick + dice.below(100) as u32;
        }
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap().to_vec();
        down.send(&mut dice, tick, &packet);
        for packet in down.arrived(tick) {
            match receiver.decode(&packet) {
                Ok(_)
                | Err(ReceiveError::Missing | ReceiveError::Late | ReceiveError::Repeated) => {}
                Err(error) => return Err(format!("tick {tick}: {error}")),
            }
            if let Some(ack) = receiver.ack() {
                up.send(&mut dice, tick, &ack);
            }
            let Some(value) = receiver.value() else { continue };
            let known: Vec<_> = receiver.elements().collect();
            if known.len() != value.units.len() {
                return Err(format!("tick {tick}: {} of {}", value.units.len(), known.len()));
            }
            for ((element, since), unit) in known.iter().zip(&value.units) {
                let recorded = resting(seed, (*since).min(250));
                if recorded.units[element.key as usize] != *unit {
                    return Err(format!("tick {tick}: not the unit {} of {since}", element.key));
                }
            }
            let newest = receiver.tick().unwrap();
            if newest < round {
                return Err(format!("tick {tick}: back from {round} to {newest}"));
            }
            round = newest;
            if receiver.is_complete() && *value != resting(seed, newest.min(250)) {
                return Err(format!("tick {tick}: complete, but not the state of {newest}"));
            }
        }
        up.arrived(tick).into_iter().for_each(|ack| link.acked(ack));
    }
    let is_equal = receiver.value() == Some(&resting(seed, 250)) && receiver.is_complete();
    is_equal.then_some(()).ok_or_else(|| "not equal in the end".into())
}

/// Plays many runs, none of which may fail.
fn provoke_all(runs: u64) {
    let failed: Vec<_> = (1..=runs).filter_map(|seed| Some((seed, provoke(seed).err()?))).collect();
    assert!(failed.is_empty(), "{} of {runs} failed, the first is {:?}", failed.len(), failed[0]);
}

#[test]
fn new_receivers_on_old_links_accept_only_what_they_can_decode() {
    provoke_all(60);
}

/// `cargo test --release -p tightwire-delta --test restarts thousands -- --ignored`
#[test]
#[ignore = "takes a minute in release"]
fn new_receivers_do_so_in_thousands_of_runs() {
    provoke_all(3000);
}
