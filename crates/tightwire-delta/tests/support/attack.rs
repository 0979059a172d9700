//! Mutated, spliced and random packets, and what they may do.
#![allow(dead_code, reason = "the tests ask for less than the example")]

use std::fmt;
use std::time::{Duration, Instant};

use allocation_counter::measure;
use tightwire_delta::{Element, History, Link, Plan, Receiver, Tape};

use crate::support::{Random, full, plan, tape};

/// Packets that are offered to one plan's receiver.
const EACH: u64 = 250;

/// Packets that are offered to a receiver before it is replaced by one without the memory of packets
/// before.
const FRESH: u64 = 10;

/// The memory that packets may take, in terms of those in which everything changed and [`SMALL`]. Lists
/// grow by doubling, so one that ends halfway may take up to twice as much as one that fills its room.
pub(crate) const MOST_MEMORY: f64 = 2.0;

/// States in which everything changed: what one costs depends on its numbers.
const WHOLE: u32 = 8;

/// Bytes that nobody counts: states of a few numbers take less than the lists that they are kept in.
const SMALL: u64 = 1024;

/// Plans whose largest state has more bytes are left out: they would take all the time.
const MOST_BYTES: usize = 1 << 15;

/// The result of an attack.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) plans: u64,
    pub(crate) packets: u64,
    pub(crate) taken: u64,
    /// Packets after which something was not as it must be.
    pub(crate) broken: u64,
    /// The most that a receiver allocated for all of its packets, in terms of a whole state and a packet
    /// of elements in which everything changed.
    pub(crate) most_memory: f64,
    /// The slowest packet, relative to one in which everything changed. Only with timing.
    pub(crate) dearest: f64,
    /// The seed of its plan.
    pub(crate) dearest_plan: u64,
}

impl Report {
    /// Returns whether nothing was wrong. Times are those of the machine as well, so they are only
    /// shown: what decides is the number of decisions, in `tests/hostile.rs`.
    pub(crate) fn is_good(&self) -> bool {
        self.broken == 0 && self.taken > 0 && self.most_memory <= MOST_MEMORY
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { plans, packets, taken, broken, most_memory, dearest, dearest_plan } = self;
        writeln!(f, "{packets} packets to {plans} plans: {taken} taken, {broken} broke a rule")?;
        writeln!(f, "memory: at most {most_memory:.2} of packets in which everything changed")?;
        writeln!(
            f,
            "time: at most {dearest:.2} of a packet in which everything changed, plan {dearest_plan}"
        )
    }
}

/// A receiver that has four states, and a packet that builds on them.
struct Target {
    plan: Plan,
    receiver: Receiver<Tape>,
    packet: Vec<u8>,
    /// Packets to states in which every list is full and every number is another one: from nothing,
    /// and from the states that `packet` builds on. What a packet may cost is what the dearest one of
    /// them does.
    whole: Vec<Vec<u8>>,
    /// The same states as packets of elements, without one element.
    parts: Vec<Vec<u8>>,
    /// The bytes of the largest state.
    largest: usize,
}

impl Target {
    fn new(random: &mut Random, seed: u64) -> Self {
        let (tables, plan) = plan(random);
        let mut history = History::of(plan.clone(), None);
        let mut link = Link::new(0);
        let mut receiver = Receiver::of(plan.clone(), None);
        let mut out = vec![0; 1 << 20];
        let mut state = tape(random, &tables, &plan, None);
        let mut length = 0;
        for tick in 0..5 {
            state = tape(random, &tables, &plan, Some(&state));
            history.record_tape(tick, |to| to.copy_from(&state)).unwrap();
            let room = if seed % 2 == 0 { 400 } else { out.len() };
            length = match link.encode(&history, tick, &mut out[..room], |_| 1) {
                Ok(packet) => packet.len(),
                Err(_) => link.encode(&history, tick, &mut out, |_| 1).unwrap().len(),
            };
            if tick < 4 {
                receiver.decode_tape(&out[..length]).unwrap();
                link.acked(receiver.ack().unwrap());
            }
        }
        let packet = out[..length].to_vec();
        let (mut whole, mut parts, mut largest) = (Vec::new(), Vec::new(), 0);
        for tick in 5..5 + WHOLE {
            let full = full(random, &tables, &plan);
            largest = size(&plan, &full).max(largest);
            history.record_tape(tick, |to| to.copy_from(&full)).unwrap();
            for mut link in [Link::new(1), link.clone()] {
                let mut other = link.clone();
                let length = link.encode(&history, tick, &mut out, |_| 1).unwrap().len();
                whole.push(out[..length].to_vec());
                let mut is_hidden = true;
                let hide = |_: Element<'_>| u32::from(!std::mem::take(&mut is_hidden));
                let length = other.encode(&history, tick, &mut out, hide).unwrap().len();
                parts.push(out[..length].to_vec());
            }
        }
        Self { plan, receiver, packet, whole, parts, largest }
    }

    /// The bytes that a packet allocates at most in a receiver that has room for its states alone.
    fn memory(&self, packet: &[u8]) -> u64 {
        let allocates = |packet: &[u8]| {
            let mut receiver = self.receiver.clone();
            measure(|| _ = receiver.decode_tape(packet)).bytes_max
        };
        // The first states of small plans are sent without the coder that learns, but any packet
        // may ask for it. Its memory follows from the plan.
        let mut learning = packet.to_vec();
        if let Some(flags) = learning.get_mut(6).filter(|flags| **flags % 64 == 0) {
            *flags &= 127;
        }
        allocates(packet).max(allocates(&learning))
    }
}

/// Reads a packet to its end and keeps nothing of it, so that it can be read again.
fn time(receiver: &mut Receiver<Tape>, packet: &[u8]) -> Duration {
    let start = Instant::now();
    let _ = receiver.explain(packet);
    start.elapsed()
}

/// The shortest of 15 times: something else may have run meanwhile.
fn best_time(receiver: &mut Receiver<Tape>, packet: &[u8]) -> Duration {
    (0..15).map(|_| time(receiver, packet)).min().unwrap_or_default()
}

/// How much longer a packet takes than the dearest of others, all of them timed in turns: something else
/// that runs meanwhile is in the way of all.
fn ratio(receiver: &mut Receiver<Tape>, packet: &[u8], whole: &[Vec<u8>], least: Duration) -> f64 {
    let mut best = vec![Duration::MAX; whole.len()];
    let mut mine = Duration::MAX;
    for _ in 0..15 {
        mine = mine.min(time(receiver, packet));
        for (best, other) in best.iter_mut().zip(whole) {
            *best = (*best).min(time(receiver, other));
        }
    }
    mine.as_secs_f64() / best.into_iter().max().unwrap_or_default().max(least).as_secs_f64()
}

/// A receiver under attack, and what it has allocated since it was cloned.
struct Victim {
    receiver: Receiver<Tape>,
    bytes: i64,
    /// Packets it was offered.
    packets: u64,
}

impl Victim {
    fn new(target: &Target) -> Self {
        Self { receiver: target.receiver.clone(), bytes: 0, packets: 0 }
    }

    /// Offers a packet: whether it was taken, the most bytes there were of all packets so far, and
    /// the time.
    fn offer(&mut self, packet: &[u8]) -> (bool, u64, Duration) {
        let (mut taken, mut time) = (false, Duration::ZERO);
        let info = measure(|| {
            let start = Instant::now();
            taken = self.receiver.decode_tape(packet).is_ok();
            time = start.elapsed();
        });
        let most = self.bytes.saturating_add_unsigned(info.bytes_max).max(0);
        self.bytes += info.bytes_current;
        self.packets += 1;
        (taken, most.unsigned_abs(), time)
    }
}

/// The bytes of a state's words.
fn size(plan: &Plan, tape: &Tape) -> usize {
    (0..plan.tables()).map(|table| 4 * tape.words(table).len()).sum()
}

fn mutated(random: &mut Random, target: &Target) -> Vec<u8> {
    let from = match target.whole.get(random.below(8 * u64::from(WHOLE)) as usize) {
        Some(whole) => whole,
        None => &target.packet,
    };
    let mut packet = from.clone();
    match random.below(10) {
        // The start of one packet and the end of another.
        8 => {
            let other = target.whole.get(random.below(2 * u64::from(WHOLE)) as usize);
            let other = other.unwrap_or(&target.packet);
            packet.truncate(random.below(packet.len() as u64 + 1) as usize);
            let start = packet.len().min(other.len());
            packet.extend_from_slice(&other[start..]);
        }
        9 => packet = (0..random.below(200)).map(|_| random.bits() as u8).collect(),
        // Random bytes after a valid header.
        0 => {
            let header = packet.len().min(13);
            packet.truncate(header);
            packet.extend((0..random.below(200)).map(|_| random.bits() as u8));
        }
        1 => packet.truncate(random.below(from.len() as u64 + 1) as usize),
        2 => packet.extend((0..random.below(40)).map(|_| random.bits() as u8)),
        _ => {
            for _ in 0..=random.below(3) {
                let at = random.below(packet.len() as u64) as usize;
                if let Some(byte) = packet.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
    }
    packet
}

/// Offers `packets` mutated packets to receivers of as many plans as that takes.
pub(crate) fn run(packets: u64, seed: u64, takes_times: bool) -> Report {
    let mut report = Report::default();
    while report.packets < packets {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(report.plans);
        let mut random = Random(seed);
        let target = Target::new(&mut random, seed);
        report.plans += 1;
        if target.largest > MOST_BYTES {
            continue;
        }
        // Whole states and elements are read into memory of their own, which the receiver keeps for
        // the next packet.
        let [whole, parts] = [&target.whole, &target.parts];
        let most = [whole, parts].map(|all| all.iter().map(|packet| target.memory(packet)).max());
        let most: u64 = most.into_iter().flatten().sum();
        let mut victim = Victim::new(&target);
        // Less than a microsecond is more of the clock than of the packet.
        let least = Duration::from_micros(1);
        let mut whole = least;
        if takes_times {
            let short =
                |packet: &&Vec<u8>| (0..2).map(|_| time(&mut victim.receiver, packet)).min();
            let dearest = target.whole.iter().max_by_key(short);
            whole =
                dearest.map_or(least, |packet| best_time(&mut victim.receiver, packet)).max(least);
        }
        for _ in 0..EACH {
            // A rejected packet leaves the receiver unchanged, so it is used again. Others do not.
            if victim.packets % FRESH == 0 {
                victim = Victim::new(&target);
            }
            let packet = mutated(&mut random, &target);
            report.packets += 1;
            let (taken, memory, time) = victim.offer(&packet);
            report.most_memory = report.most_memory.max(memory as f64 / (most + SMALL) as f64);
            report.broken += u64::from(!is_right(&target, &victim.receiver, taken));
            report.taken += u64::from(taken);
            if taken {
                victim = Victim::new(&target);
            }
            if takes_times && time > whole && best_time(&mut victim.receiver, &packet) > whole {
                let ratio = ratio(&mut victim.receiver, &packet, &target.whole, least);
                if ratio > report.dearest {
                    (report.dearest, report.dearest_plan) = (ratio, seed);
                }
            }
        }
    }
    report
}

/// Rejected packets leave everything as it was, and those that are taken make a state of the plan.
fn is_right(target: &Target, receiver: &Receiver<Tape>, is_taken: bool) -> bool {
    let before = &target.receiver;
    if is_taken {
        return receiver.tape().is_none_or(|tape| tape.check(&target.plan));
    }
    receiver.tape() == before.tape()
        && receiver.tick() == before.tick()
        && receiver.elements().eq(before.elements())
}
