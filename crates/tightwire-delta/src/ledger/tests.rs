//! Tests both halves of the ledger on networks that lose, delay, duplicate and restart, next to a
//! slow twin of the rules.

use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::vec::Vec;

use super::*;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, most: u32) -> u32 {
        (self.next() % u64::from(most.max(1))) as u32
    }

    fn one_in(&mut self, most: u32) -> bool {
        self.below(most) == 0
    }

    fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    fn pick(&mut self, of: &[u32]) -> u32 {
        of[self.below(of.len() as u32) as usize]
    }
}

/// An element of the world: the tick of its last change, the tick since which it has existed, and
/// its value.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Version {
    since: u32,
    born: u32,
    value: u64,
}

/// The server's world, the states of the last 64 ticks, and everything that was ever recorded.
#[derive(Default)]
struct World {
    tick: u32,
    now: BTreeMap<Name, u64>,
    ring: VecDeque<(u32, BTreeMap<Name, Version>)>,
    truth: BTreeMap<u32, BTreeMap<Name, Version>>,
}

impl World {
    fn record(&mut self, skip: u32) {
        self.tick += 1 + skip;
        let last = self.ring.back().map(|(_, state)| state);
        let mut state = BTreeMap::new();
        for (&name, &value) in &self.now {
            let fresh = Version { since: self.tick, born: self.tick, value };
            let version = match last.and_then(|last| last.get(&name)) {
                Some(old) if old.value == value => *old,
                Some(old) => Version { born: old.born, ..fresh },
                None => fresh,
            };
            state.insert(name, version);
        }
        self.truth.insert(self.tick, state.clone());
        self.ring.push_back((self.tick, state));
        while self.ring.front().is_some_and(|(tick, _)| tick + 64 <= self.tick) {
            self.ring.pop_front();
        }
    }

    fn state(&self) -> &BTreeMap<Name, Version> {
        &self.ring.back().unwrap().1
    }
}

impl Holds for World {
    fn holds(&self, name: Name, tick: u32) -> bool {
        let (oldest, state) = self.ring.front().unwrap();
        if tick >= *oldest {
            return true;
        }
        state.get(&name).is_some_and(|version| version.since <= tick)
    }

    fn has(&self, _: Name, _: u32) -> bool {
        false // these links send no whole states
    }
}

#[derive(Clone, Debug)]
struct Packet {
    number: u32,
    tick: u32,
    known: Option<PacketSet>,
    is_complete: bool,
    items: Vec<(Name, What, u64)>,
    /// The elements in the set, as the sender sees them.
    in_set: Vec<(Name, u32)>,
}

/// The rules as the documentation states them, applied to a list of everything that was ever sent.
#[derive(Default)]
struct Twin {
    /// The number of packets sent, and what they said about each element, with their ticks.
    packets: u32,
    said: BTreeMap<Name, Vec<(u32, u32, What)>>,
    acked: BTreeSet<u32>,
    /// The first packet after each acknowledgement, and the sets of all packets.
    heard: BTreeMap<u32, u32>,
    sets: BTreeMap<u32, Option<(u32, BTreeSet<u32>)>>,
    /// The first packet that counts for each element.
    birth: BTreeMap<Name, u32>,
}

impl Twin {
    fn next(&self) -> u32 {
        self.packets + 1
    }

    fn set(&self) -> Option<(u32, BTreeSet<u32>)> {
        let next = self.next();
        let newest = *self.acked.iter().next_back()?;
        if next - newest > 63 {
            return None;
        }
        let set = self.acked.iter().copied();
        let set = set.filter(|&number| number + 32 >= newest && number + 64 >= next);
        Some((newest, set.collect()))
    }

    /// Returns everything that was said about an element, the newest first.
    fn of(&self, name: Name) -> impl Iterator<Item = (u32, u32, What)> + '_ {
        self.said.get(&name).into_iter().flatten().rev().copied()
    }

    /// Returns the values that were sent for an element, the newest first.
    fn values(&self, name: Name) -> impl Iterator<Item = (u32, u32, What)> + '_ {
        let birth = self.birth.get(&name).copied().unwrap_or(u32::MAX);
        self.of(name).filter(move |(number, _, what)| *number >= birth && *what != What::Remove)
    }

    /// Returns whether all packets named this one since it was acknowledged, until they named one
    /// that was sent later than that, and none was without a set.
    fn is_sure(&self, number: u32) -> bool {
        let Some(&heard) = self.heard.get(&number) else { return false };
        let next = self.set();
        let sets = self.sets.range(heard..).map(|(_, set)| set.as_ref()).chain([next.as_ref()]);
        let mut is_sure = false;
        for set in sets {
            let Some((newest, set)) = set else { return false };
            if !is_sure && !set.contains(&number) {
                return false;
            }
            is_sure |= *newest >= heard;
        }
        is_sure
    }

    fn removed(&self, name: Name) -> u32 {
        self.of(name).find(|(.., what)| *what == What::Remove).map_or(0, |(number, ..)| number)
    }

    fn resolve(&self, name: Name, now: Version, world: &World) -> Option<[u32; 3]> {
        let (newest, set) = self.set()?;
        let start = newest.saturating_sub(32).max(self.next().saturating_sub(64));
        let in_set: Vec<_> =
            self.values(name).filter(|(number, ..)| set.contains(number)).collect();
        let (number, ticks) = match in_set.first() {
            Some(&(number, first, _)) => {
                let life = 1 + in_set
                    .iter()
                    .position(|(.., what)| matches!(what, What::New { .. }))
                    .unwrap_or(in_set.len());
                let life = &in_set[..life.min(in_set.len())];
                let mut older = life.iter().map(|&(_, tick, _)| tick);
                let second = older.by_ref().find(|tick| tick + 2 <= first);
                let third = older.find(|tick| tick + 6 <= first);
                let second = second.unwrap_or(first);
                (number, [first, second, third.unwrap_or(second)])
            }
            None => {
                let (number, tick, _) = self.values(name).find(|(number, ..)| *number < start)?;
                if !self.is_sure(number) {
                    return None;
                }
                (number, [tick; 3])
            }
        };
        let held = ticks.iter().all(|&tick| world.holds(name, tick));
        (held && self.removed(name) < number && now.born <= ticks[0]).then_some(ticks)
    }
}

struct Peer {
    sender: Sender,
    twin: Twin,
    ledger: Ledger<u64>,
    /// The name of the link, which distinguishes packets of earlier links.
    epoch: u32,
    seen: BTreeMap<Name, u32>,
    phase: u32,
}

fn priority(name: Name, phase: u32, has_interest: bool) -> u32 {
    let is_wanted = !has_interest || name.table == 0 || (name.key / 4 + phase / 2) % 5 != 0;
    if is_wanted { 1 + name.key % 7 } else { 0 }
}

impl Peer {
    fn new(epoch: u32) -> Self {
        Self {
            sender: Sender::default(),
            twin: Twin::default(),
            ledger: Ledger::default(),
            epoch,
            seen: BTreeMap::new(),
            phase: 0,
        }
    }

    fn send(&mut self, world: &World, budget: usize, has_interest: bool) -> Packet {
        let state = world.state();
        let phase = self.phase;
        let priority = |name| priority(name, phase, has_interest);
        let now = state.iter().map(|(&name, version)| Current {
            name,
            since: version.since,
            born: version.born,
        });
        // The twin forgets what the sender forgets.
        let names: Vec<_> = self.twin.birth.keys().copied().collect();
        for name in names {
            let is_wanted = state.contains_key(&name) && priority(name) > 0;
            let removed = self.twin.removed(name);
            let sent = self.twin.values(name).next().map_or(0, |(number, ..)| number);
            let is_acked = self.twin.acked.contains(&removed) && removed + 64 >= self.twin.next();
            if !is_wanted && removed > sent && is_acked {
                self.twin.birth.remove(&name);
            }
        }
        let (number, known) = (self.sender.next(), self.sender.known());
        assert_eq!(number, self.twin.next());
        assert_eq!(known.map(|known| known.all().collect()), self.twin.set().map(|(_, set)| set));
        let items = self.sender.draft(world.tick, |_| u32::MAX, now, world, priority).to_vec();
        for item in &items {
            let Some(&version) = state.get(&item.name).filter(|_| item.what != What::Remove) else {
                continue;
            };
            let expected = self.twin.resolve(item.name, version, world);
            let found = match item.what {
                What::Change(ticks) => Some(ticks),
                _ => None,
            };
            assert_eq!(found, expected, "{item:?} in packet {number}");
        }
        let mut in_set = Vec::new();
        self.sender.in_set(&[], &mut in_set);
        let is_complete = items.len() <= budget;
        let chosen = items.iter().filter(|item| is_complete || !item.is_pending).take(budget);
        let mut said: Vec<_> = chosen.map(|item| (item.name, item.what)).collect();
        said.sort_unstable_by_key(|(name, _)| *name);
        self.sender.sent(world.tick, false, said.iter().copied());
        for (name, what) in &said {
            self.twin.said.entry(*name).or_default().push((number, world.tick, *what));
            if *what != What::Remove {
                self.twin.birth.entry(*name).or_insert(number);
            }
        }
        let set = self.twin.set();
        self.twin.sets.insert(number, set);
        self.twin.packets = number;
        let value = |name: &Name| state.get(name).map_or(0, |version| version.value);
        let items = said.iter().map(|(name, what)| (*name, *what, value(name))).collect();
        Packet { number, tick: world.tick, known, is_complete, items, in_set }
    }

    fn take(&mut self, packet: &Packet) -> Result<(), Rejected> {
        self.ledger.check(packet.number, packet.known)?;
        let mut in_set = Vec::new();
        if let Some(known) = packet.known {
            self.ledger.in_set(known, None, &mut in_set);
        }
        assert_eq!(in_set, packet.in_set, "packet {}", packet.number);
        let mut items = Vec::new();
        for &(name, what, value) in &packet.items {
            let item = match what {
                What::Remove => None,
                What::New { is_other } => Some((value, true, is_other)),
                What::Change(expected) => {
                    let found = self.ledger.resolve(packet.number, packet.known, name);
                    let found = found.map(|held| held.map(|held| held.said.tick));
                    assert_eq!(found, Some(expected), "{name:?} in packet {}", packet.number);
                    Some((value, false, false))
                }
            };
            items.push((name, item));
        }
        let before: BTreeSet<_> = self.ledger.shown().map(|(name, _)| name).collect();
        let mut after = before.clone();
        self.ledger.take(
            packet.number,
            packet.tick,
            items.into_iter(),
            |_| false,
            |name, taken| match taken {
                Taken::Appeared => _ = after.insert(name),
                Taken::Changed => assert!(before.contains(&name)),
                Taken::Vanished => assert!(after.remove(&name)),
                Taken::Stale => {}
            },
        );
        assert_eq!(after, self.ledger.shown().map(|(name, _)| name).collect());
        Ok(())
    }

    fn acked(&mut self, (newest, older): (u32, u32)) {
        let next = self.sender.next();
        for number in (PacketSet { newest, older }).all() {
            self.sender.acked(number);
            if number > 0 && number < next && number + 64 >= next {
                self.twin.acked.insert(number);
                self.twin.heard.entry(number).or_insert(next);
            }
        }
    }
}

#[derive(Default)]
struct Tally {
    taken: u32,
    late: u32,
    missing: u32,
    complete: u32,
    changes: u32,
    floors: u32,
    removals: u32,
}

/// The number of ticks until the world comes to rest.
const TICKS: u32 = 400;

/// Checks everything after every packet that arrives.
#[expect(clippy::too_many_lines, reason = "one tick, from the world to the acknowledgement")]
fn run(seed: u64, has_interest: bool, tally: &mut Tally) {
    let mut random = Random(seed);
    let (units, shots) = (10 + random.below(30), 3 + random.below(10));
    let moving = random.pick(&[3, 30, 90]);
    let vanish = random.pick(&[0, 2, 8]);
    let (loss, ack_loss) = (random.pick(&[0, 5, 30, 60]), random.pick(&[0, 10, 50, 90]));
    let late = random.pick(&[0, 2, 10]);
    let (base, jitter) = (1 + random.below(6), random.below(8));
    let budget = random.pick(&[3, 6, 15, 1000]) as usize;
    let mut world = World::default();
    let mut value = 0;
    let mut fresh = || {
        value += 1;
        value
    };
    world.now.insert(Name::default(), fresh());
    for key in 0..units {
        world.now.insert(Name { table: 1, key }, fresh());
    }
    let mut epochs = 1;
    let mut peer = Peer::new(0);
    let mut down: Vec<(u32, u32, Packet)> = Vec::new();
    let mut up: Vec<(u32, u32, (u32, u32))> = Vec::new();
    let mut blackout = 0;
    for clock in 1.. {
        let is_calm = clock > TICKS;
        if !is_calm {
            let names: Vec<_> = world.now.keys().copied().collect();
            for name in names {
                if name.table > 0 && random.percent(vanish) {
                    world.now.remove(&name);
                } else if random.percent(if name.key % 3 == 0 { moving } else { moving / 10 }) {
                    world.now.insert(name, fresh());
                }
            }
            for (table, most) in [(1, units), (2, shots)] {
                if random.one_in(3) {
                    world.now.insert(Name { table, key: random.below(most * 2) }, fresh());
                }
            }
            if random.one_in(300) {
                blackout = clock + 20 + random.below(150);
            }
            if random.one_in(400) {
                // One of the sides restarts, and both recognize it by the link's name.
                peer = Peer::new(epochs);
                epochs += 1;
            }
        }
        world.record(if random.one_in(40) { random.below(4) } else { 0 });
        let times = if is_calm { 1 } else { random.pick(&[0, 1, 1, 1, 2, 3]) };
        for _ in 0..times {
            if !is_calm && random.one_in(20) {
                peer.phase += 1;
            }
            let packet = peer.send(&world, budget, has_interest);
            for (_, what, _) in &packet.items {
                match what {
                    What::Change([one, two, _]) => {
                        tally.changes += 1;
                        tally.floors += u32::from(one == two && world.tick > one + 70);
                    }
                    What::Remove => tally.removals += 1,
                    What::New { .. } => {}
                }
            }
            let lost = if clock < blackout {
                100
            } else if is_calm {
                loss.min(30)
            } else {
                loss
            };
            for _ in 0..=u32::from(random.one_in(20)) {
                if !random.percent(lost) {
                    let slow = if random.percent(late) { random.below(150) } else { 0 };
                    let when = clock + base + random.below(jitter + 1) + slow;
                    down.push((when, peer.epoch, packet.clone()));
                }
            }
        }
        let mut due: Vec<_> = Vec::new();
        down.retain(|one| {
            if one.0 <= clock {
                due.push(one.clone());
                false
            } else {
                true
            }
        });
        while !due.is_empty() {
            let (_, epoch, packet) = due.swap_remove(random.below(due.len() as u32) as usize);
            if epoch != peer.epoch {
                continue;
            }
            match peer.take(&packet) {
                Ok(()) => tally.taken += 1,
                Err(Rejected::Late) => tally.late += 1,
                Err(Rejected::Missing(_)) => tally.missing += 1,
                Err(Rejected::Repeated) => continue,
            }
            for (name, held) in peer.ledger.shown() {
                let tick = held.said.tick;
                let truth = world.truth[&tick].get(&name).map(|version| version.value);
                assert_eq!(truth, Some(held.value), "{name:?} of tick {tick}, seed {seed}");
                let seen = peer.seen.entry(name).or_insert(tick);
                assert!(*seen <= tick, "{name:?} went back from {seen} to {tick}, seed {seed}");
                *seen = tick;
            }
            if packet.is_complete && !has_interest && peer.ledger.ack().0 == packet.number {
                tally.complete += 1;
                let shown: BTreeMap<_, _> =
                    peer.ledger.shown().map(|(name, held)| (name, held.value)).collect();
                let truth =
                    world.truth[&packet.tick].iter().map(|(&name, version)| (name, version.value));
                assert_eq!(shown, truth.collect(), "seed {seed}");
            }
            let lost = if clock < blackout {
                100
            } else if is_calm {
                ack_loss.min(30)
            } else {
                ack_loss
            };
            if !random.percent(lost) {
                up.push((clock + base + random.below(jitter + 1), peer.epoch, peer.ledger.ack()));
            }
        }
        let mut acks: Vec<_> = Vec::new();
        up.retain(|one| {
            if one.0 <= clock {
                acks.push(*one);
                false
            } else {
                true
            }
        });
        for (_, epoch, ack) in acks {
            if epoch == peer.epoch {
                peer.acked(ack);
            }
        }
        if is_calm {
            let shown: BTreeMap<_, _> =
                peer.ledger.shown().map(|(name, held)| (name, held.value)).collect();
            let wanted =
                world.now.iter().filter(|(name, _)| priority(**name, peer.phase, has_interest) > 0);
            if shown == wanted.map(|(&name, &value)| (name, value)).collect() {
                return;
            }
            assert!(clock < TICKS + 600, "seed {seed}: not equal long after the last change");
        }
    }
}

fn many(has_interest: bool, runs: u64) -> Tally {
    let mut tally = Tally::default();
    for seed in 1..=runs {
        run(seed * 2 + u64::from(has_interest), has_interest, &mut tally);
    }
    tally
}

#[test]
fn every_element_shown_was_recorded_and_none_goes_back() {
    let tally = many(false, 60);
    assert!(tally.taken > 5_000 && tally.late > 20 && tally.complete > 500, "{}", tally.taken);
    assert!(tally.changes > 10_000 && tally.floors > 50, "{} {}", tally.changes, tally.floors);
}

#[test]
fn elements_that_enter_and_leave_a_clients_interest_end_right() {
    let tally = many(true, 60);
    assert!(tally.taken > 5_000 && tally.removals > 2_000, "{} {}", tally.taken, tally.removals);
}

/// `cargo test --release -p tightwire-delta --lib thousands -- --ignored`
#[test]
#[ignore = "takes many minutes in release"]
fn the_same_on_thousands_of_networks() {
    let [one, two] = [many(false, 3000), many(true, 3000)];
    assert!(one.taken + two.taken > 1_000_000, "{} {}", one.taken, two.taken);
}

#[test]
fn a_client_that_lies_in_its_acknowledgements_is_sent_what_it_cannot_use() {
    let mut world = World::default();
    world.now.insert(Name::default(), 1);
    let mut peer = Peer::new(0);
    for tick in 1..200_u64 {
        world.now.insert(Name::default(), tick);
        world.record(0);
        let packet = peer.send(&world, 10, false);
        peer.acked((u32::MAX, u32::MAX));
        peer.acked((packet.number, u32::MAX));
        let expected = if tick == 1 { Ok(()) } else { Err(Rejected::Missing(packet.number - 1)) };
        if tick % 3 == 2 {
            assert_eq!(peer.take(&packet), Err(Rejected::Missing(packet.number - 1)).or(expected));
        }
    }
}

#[test]
fn an_element_that_rests_for_hours_is_still_a_baseline() {
    let mut world = World::default();
    let unit = Name { table: 1, key: 5 };
    world.now.insert(Name::default(), 1);
    world.now.insert(unit, 7);
    let mut peer = Peer::new(0);
    for tick in 1..1000_u64 {
        world.now.insert(Name::default(), tick);
        world.record(0);
        let packet = peer.send(&world, 10, false);
        peer.take(&packet).unwrap();
        peer.acked(peer.ledger.ack());
        assert_eq!(packet.items.len(), if tick == 1 { 2 } else { 1 });
    }
    world.now.insert(unit, 8);
    world.record(0);
    let packet = peer.send(&world, 10, false);
    assert_eq!(packet.items[0], (unit, What::Change([1; 3]), 8));
    peer.take(&packet).unwrap();
}

/// Takes out what has arrived by now.
fn due<T: Clone>(under_way: &mut Vec<(u32, T)>, clock: u32) -> Vec<(u32, T)> {
    let (arrived, rest) = under_way.drain(..).partition(|(when, _)| *when <= clock);
    *under_way = rest;
    arrived
}

/// A new receiver takes the place of the old one, and the sender does not know it: it gets the
/// acknowledgements of both. What the receiver accepts, it decodes right.
#[test]
fn receivers_that_are_replaced_in_secret_find_the_same_baselines_or_reject() {
    let (mut taken, mut missing, mut changes) = (0, 0, 0);
    for seed in 1..=400 {
        let mut random = Random(seed * 31);
        let (loss, trip) = (random.pick(&[0, 20, 60]), 1 + random.below(60));
        let budget = random.pick(&[2, 4, 9]) as usize;
        let mut world = World::default();
        let mut peer = Peer::new(0);
        for key in 0..20 {
            world.now.insert(Name { table: key.min(1), key }, 0);
        }
        let mut down: Vec<(u32, Packet)> = Vec::new();
        let mut up: Vec<(u32, (u32, u32))> = Vec::new();
        let mut blackout = 0;
        for clock in 1..500_u32 {
            for name in world.now.clone().into_keys() {
                let is_fast = name.key < 4;
                if random.one_in(if is_fast { 3 } else { 150 }) {
                    world.now.insert(name, u64::from(clock));
                }
            }
            world.record(0);
            if random.one_in(60) {
                peer.ledger = Ledger::default();
            }
            if random.one_in(120) {
                blackout = clock + random.below(100);
            }
            let packet = peer.send(&world, budget, false);
            for _ in 0..=random.below(2) {
                if !random.percent(loss) {
                    down.push((clock + random.below(trip), packet.clone()));
                }
            }
            let arrived = due(&mut down, clock);
            for (_, packet) in arrived {
                match peer.take(&packet) {
                    Ok(()) => {
                        taken += 1;
                        let items = packet.items.iter();
                        changes +=
                            items.filter(|(_, what, _)| matches!(what, What::Change(_))).count();
                    }
                    Err(Rejected::Missing(_)) => missing += 1,
                    Err(_) => continue,
                }
                if clock >= blackout && !random.percent(loss) {
                    up.push((clock + random.below(trip), peer.ledger.ack()));
                }
            }
            for (_, ack) in due(&mut up, clock) {
                peer.acked(ack);
            }
        }
    }
    assert!(taken > 20_000 && missing > 20_000 && changes > 20_000, "{taken} {missing} {changes}");
}

#[test]
fn values_that_come_after_a_newer_whole_state_stay_as_long_as_packets_may_build_on_them() {
    let mut ledger = Ledger::<u32>::default();
    let name = Name { table: 1, key: 5 };
    let none = core::iter::empty;
    ledger.base = 62;
    ledger.take(62, 43, none(), |_| false, |_, _| {});
    let late = [(name, Some((7, false, false)))];
    ledger.take(60, 42, late.into_iter(), |_| true, |_, taken| assert_eq!(taken, Taken::Stale));
    ledger.base = 100;
    ledger.take(100, 80, none(), |_| false, |_, _| {});
    // A packet that is 27 late names both.
    let mut found = Vec::new();
    ledger.in_set(PacketSet { newest: 62, older: 0b10 }, Some((62, &[name])), &mut found);
    assert_eq!(found, [(name, 2)]);
}
