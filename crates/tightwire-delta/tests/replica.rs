//! Replication by element: lists of every kind under budgets, loss, and changes of interest.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::{BTreeMap, BTreeSet};

use tightwire::{Wire, as_received};
use tightwire_delta::{Ack, Change, Element, History, Link, ReceiveError, Receiver};

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

    fn percent(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    #[wire(range = 100..=5000)]
    id: u16,
    #[wire(range = 0..=4095)]
    place: [u16; 2],
    health: u8,
    #[wire(max_len = 4)]
    items: Vec<Item>,
    order: Option<Order>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Item {
    kind: u8,
    #[wire(max_len = 12)]
    name: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Order {
    Stop,
    Move { x: u16, y: u16 },
    Say(#[wire(max_len = 9)] String),
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Shot {
    place: [u16; 3],
    owner: u8,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct World {
    round: u16,
    #[wire(max_len = 60)]
    motd: String,
    #[wire(max_len = 300, key = id)]
    units: Vec<Unit>,
    #[wire(max_len = 100)]
    shots: Vec<Shot>,
    #[wire(max_len = 50)]
    scores: BTreeMap<u16, u32>,
}

fn unit(id: u16, random: &mut Random) -> Unit {
    Unit {
        id,
        place: [random.below(4096) as u16, random.below(4096) as u16],
        health: random.below(256) as u8,
        items: (0..random.below(5))
            .map(|_| Item {
                kind: random.below(9) as u8,
                name: "x".repeat(random.below(12) as usize),
            })
            .collect(),
        order: None,
    }
}

fn shot(random: &mut Random) -> Shot {
    Shot { place: [random.next() as u16, random.next() as u16, random.next() as u16], owner: 3 }
}

fn world(random: &mut Random) -> World {
    World {
        round: 1,
        motd: "welcome".into(),
        units: (0..60).map(|index| unit(100 + index * 7, random)).collect(),
        shots: (0..20).map(|_| shot(random)).collect(),
        scores: (0..10).map(|key| (key * 3, random.next() as u32)).collect(),
    }
}

fn step(world: &mut World, random: &mut Random) {
    world.round += 1;
    if random.percent(3) {
        world.motd = "a".repeat(random.below(60) as usize);
    }
    for unit in &mut world.units {
        if random.percent(40) {
            unit.place[0] = (unit.place[0] + 3) & 4095;
        }
        if random.percent(3) {
            unit.order = match random.below(4) {
                0 => None,
                1 => Some(Order::Stop),
                2 => Some(Order::Move { x: random.next() as u16, y: 7 }),
                _ => Some(Order::Say("hello".into())),
            };
        }
        if random.percent(3) {
            unit.items.truncate(random.below(4) as usize);
        }
    }
    if random.percent(20) && !world.units.is_empty() {
        world.units.remove(random.below(world.units.len() as u32) as usize);
    }
    if random.percent(25) {
        let id = 100 + random.below(120) as u16 * 7;
        if let Err(place) = world.units.binary_search_by_key(&id, |unit| unit.id) {
            world.units.insert(place, unit(id, random));
        }
    }
    if random.percent(30) {
        world.shots.truncate(random.below(25) as usize);
    }
    for _ in 0..random.below(3) {
        world.shots.push(shot(random));
    }
    world.shots.truncate(100);
    if random.percent(10) {
        world.scores.insert(random.below(30) as u16, random.next() as u32);
        while world.scores.len() > 40 {
            world.scores.pop_first();
        }
    }
}

/// Everything that is shown is what the server had at the tick that the receiver names.
fn check(receiver: &Receiver<World>, sent: &BTreeMap<u32, World>) {
    let Some(shown) = receiver.value() else { return };
    let ticks: BTreeMap<(String, i64), u32> = receiver
        .elements()
        .map(|(element, tick)| ((element.list.into(), element.key), tick))
        .collect();
    for unit in &shown.units {
        let tick = ticks[&("units".into(), i64::from(unit.id))];
        assert!(sent[&tick].units.contains(unit), "unit {} of tick {tick}", unit.id);
    }
    for (index, shot) in shown.shots.iter().enumerate() {
        let tick = ticks[&("shots".into(), index as i64)];
        assert_eq!(sent[&tick].shots.get(index), Some(shot), "shot {index} of tick {tick}");
    }
    for (&key, &score) in &shown.scores {
        let tick = ticks[&("scores".into(), i64::from(key))];
        assert_eq!(sent[&tick].scores.get(&key), Some(&score));
    }
    let count = shown.units.len() + shown.shots.len() + shown.scores.len();
    assert_eq!(ticks.len(), count, "elements that are not in the value");
    assert!(sent.values().any(|sent| sent.motd == shown.motd && sent.round == shown.round));
}

/// Sends a world with this budget, or with one that changes in every tick if it is 0. Returns the
/// ticks after the last change at which the client had everything, and the numbers of packets with
/// elements and with the whole state.
fn run(seed: u64, budget: usize, loss: u32) -> (u32, [u32; 2]) {
    let mut random = Random(seed);
    let mut world = world(&mut random);
    let mut history = History::<World>::new(None);
    let mut link = Link::new(0);
    let mut receiver = Receiver::<World>::new(None);
    let mut sent = BTreeMap::new();
    let mut buffer = vec![0; budget.max(6000)];
    let mut kinds = [0; 2];
    let mut down: Vec<(u32, Vec<u8>)> = Vec::new();
    let mut up: Vec<(u32, Ack)> = Vec::new();
    let mut alive: BTreeSet<(String, i64)> = BTreeSet::new();
    for tick in 1..=600_u32 {
        if tick < 250 {
            step(&mut world, &mut random);
        }
        history.record(tick, &world).unwrap();
        sent.insert(tick, as_received(&world).unwrap());
        let room = if budget == 0 { 150 + random.below(4000) as usize } else { budget };
        let packet = link
            .encode(&history, tick, &mut buffer[..room], |element| 1 + (element.key % 3) as u32)
            .unwrap_or_else(|error| panic!("seed {seed}, tick {tick}: {error}"));
        kinds[usize::from(packet[2] >> 7)] += 1;
        for _ in 0..=u32::from(random.percent(5)) {
            if !random.percent(loss) {
                let late = if random.percent(3) { random.below(60) } else { random.below(4) };
                down.push((tick + 2 + late, packet.to_vec()));
            }
        }
        let mut due = Vec::new();
        down.retain(|one| {
            let is_due = one.0 <= tick;
            if is_due {
                due.push(one.1.clone());
            }
            !is_due
        });
        for packet in due {
            match receiver.decode(&packet) {
                Ok(update) => {
                    for (element, change) in update.events() {
                        let key = (String::from(element.list), element.key);
                        match change {
                            Change::Appeared => _ = alive.insert(key),
                            Change::Changed => assert!(alive.contains(&key)),
                            Change::Vanished => assert!(alive.remove(&key)),
                            _ => {}
                        }
                    }
                    check(&receiver, &sent);
                    let elements = receiver.elements();
                    let shown = elements.map(|(element, _)| (element.list.into(), element.key));
                    assert_eq!(shown.collect::<BTreeSet<_>>(), alive, "seed {seed}, tick {tick}");
                    if receiver.is_complete() {
                        assert_eq!(
                            receiver.value(),
                            sent.get(&receiver.tick().unwrap()),
                            "seed {seed}"
                        );
                    }
                }
                Err(ReceiveError::Repeated | ReceiveError::Late) => {}
                Err(error) => panic!("seed {seed}, tick {tick}: {error}"),
            }
            if !random.percent(loss) {
                up.push((tick + 2, receiver.ack().unwrap()));
            }
        }
        up.retain(|&(when, ack)| {
            if when <= tick {
                link.acked(ack);
            }
            when > tick
        });
        if tick > 250 && receiver.value() == Some(&world) && receiver.is_complete() {
            return (tick - 250, kinds);
        }
    }
    panic!("seed {seed}: {budget} bytes, {loss} % loss: never equal");
}

#[test]
fn lists_of_every_kind_arrive_in_packets_of_any_size() {
    for seed in 1..=2 {
        for (budget, loss) in [(150, 0), (200, 30), (400, 10), (1200, 5), (1200, 50), (60_000, 5)] {
            let (ticks, _) = run(seed, budget, loss);
            assert!(ticks < 250, "{budget} bytes, {loss} %: equal after {ticks} ticks");
        }
    }
}

#[test]
fn whole_states_and_elements_alternate() {
    let mut kinds = [0; 2];
    for seed in 1..=6 {
        let (_, [elements, whole]) = run(seed, 0, 10 * (seed as u32 % 4));
        kinds = [kinds[0] + elements, kinds[1] + whole];
    }
    assert!(kinds.iter().all(|&count| count > 200), "{kinds:?}");
}

/// A client joins: packets until it has everything. `None` if it never does.
fn join(units: u16, budget: usize, loss: u32) -> Option<u32> {
    let mut random = Random(u64::from(loss) + 1);
    let mut state = World { round: 3, ..World::default() };
    state.units = (0..units).map(|index| unit(100 + index, &mut random)).collect();
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    let mut history = History::<World>::new(None);
    let mut buffer = vec![0; budget];
    let mut acks: Vec<(u32, Ack)> = Vec::new();
    for tick in 1..=500 {
        history.record(tick, &state).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        if !random.percent(loss) {
            let update = receiver.decode(packet).unwrap();
            // Usable from the first packet on.
            assert_eq!(update.value().map(|world| world.round), Some(3));
            if !random.percent(loss) {
                acks.push((tick + 4, receiver.ack().unwrap()));
            }
        }
        for &(_, ack) in acks.iter().filter(|(when, _)| *when == tick) {
            link.acked(ack);
        }
        if receiver.value() == Some(&state) {
            return Some(tick);
        }
    }
    None
}

#[test]
fn a_joining_client_has_everything_after_the_packets_that_its_bytes_need() {
    let whole = join(300, 60_000, 0);
    assert_eq!(whole, Some(1));
    assert!(join(300, 1200, 0).unwrap() <= 6);
    assert!(join(300, 1200, 30).unwrap() <= 40);
    assert!(join(300, 300, 30).unwrap() <= 120);
}

#[test]
fn an_element_that_was_never_received_is_absent_or_known_to_be_blank() {
    let mut history = History::<[u32; 200]>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<[u32; 200]>::new(None));
    let state: [u32; 200] =
        std::array::from_fn(|index| (index as u32 + 1).wrapping_mul(0x9e37_79b9));
    history.record(1, &state).unwrap();
    let mut buffer = [0; 200];
    receiver.decode(link.encode(&history, 1, &mut buffer, |_| 1).unwrap()).unwrap();
    assert!(!receiver.is_complete() && link.pending() > 100);
    let shown = receiver.value().unwrap();
    let mut known = 0;
    for (index, (&shown, state)) in shown.iter().zip(state).enumerate() {
        let tick = receiver.tick_of(Element { list: "", key: index as i64 });
        assert_eq!(shown, if tick.is_some() { state } else { 0 });
        known += usize::from(tick == Some(1));
    }
    assert_eq!(known, receiver.elements().count());
    assert!(known > 20, "{known}");
}

#[test]
fn a_client_that_starts_again_recovers_within_a_round_trip() {
    let mut random = Random(3);
    let state = world(&mut random);
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(7), Receiver::<World>::new(None));
    let mut buffer = [0; 4000];
    for tick in 1..=20 {
        history.record(tick, &state).unwrap();
        if tick == 10 {
            receiver = Receiver::new(None);
        }
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        let expected = if tick == 10 { Some(ReceiveError::Missing) } else { None };
        assert_eq!(receiver.decode(packet).err(), expected, "tick {tick}");
        link.acked(receiver.ack().unwrap());
        assert_eq!(receiver.value().is_some(), tick != 10);
    }
    assert_eq!(receiver.value(), Some(&state));
}

#[test]
fn a_server_that_starts_again_with_a_later_generation_replaces_everything() {
    let mut random = Random(3);
    let mut receiver = Receiver::<World>::new(None);
    let mut buffer = [0; 4000];
    let mut old = Vec::new();
    for generation in 1..=2 {
        let state = world(&mut random);
        let mut history = History::<World>::new(None);
        let mut link = Link::new(generation);
        for tick in 1..=5 {
            history.record(tick, &state).unwrap();
            let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
            receiver.decode(packet).unwrap();
            if generation == 1 {
                old.push(packet.to_vec());
            }
            link.acked(receiver.ack().unwrap());
        }
        assert_eq!(receiver.value(), Some(&state));
    }
    for packet in old {
        assert_eq!(receiver.decode(&packet).err(), Some(ReceiveError::Late));
    }
}

#[test]
fn interest_sends_what_enters_whole_and_removes_what_leaves() {
    let mut random = Random(3);
    let state = world(&mut random);
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    let mut buffer = [0; 4000];
    for tick in 1..=40_u32 {
        history.record(tick, &state).unwrap();
        let from = 100 + i64::from(tick / 10) * 70;
        let is_near = |key: i64| (from..from + 140).contains(&key);
        let near =
            |element: Element<'_>| u32::from(element.list != "units" || is_near(element.key));
        receiver.decode(link.encode(&history, tick, &mut buffer, near).unwrap()).unwrap();
        link.acked(receiver.ack().unwrap());
        let shown: Vec<_> = receiver.value().unwrap().units.clone();
        let expected = state.units.iter().filter(|unit| is_near(i64::from(unit.id)));
        assert_eq!(shown, expected.cloned().collect::<Vec<_>>(), "tick {tick}");
    }
}

#[test]
fn a_damaged_packet_changes_nothing_or_is_a_legal_state() {
    let mut random = Random(11);
    let mut state = world(&mut random);
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    let mut buffer = [0; 700];
    let mut taken = 0;
    for tick in 1..=60 {
        step(&mut state, &mut random);
        history.record(tick, &state).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap().to_vec();
        for _ in 0..60 {
            let mut damaged = packet.clone();
            for _ in 0..=random.below(3) {
                let at = random.below(damaged.len() as u32) as usize;
                match random.below(4) {
                    0 => damaged.truncate(at.max(1)),
                    1 => damaged.push(random.next() as u8),
                    _ => damaged[at] ^= 1 << random.below(8),
                }
            }
            let mut other = receiver.clone();
            if other.decode(&damaged).is_ok() {
                taken += 1;
                if let Some(value) = other.value() {
                    tightwire::encode_to_vec(value).unwrap();
                }
            } else {
                assert_eq!(other.value(), receiver.value());
                assert!(other.elements().eq(receiver.elements()));
            }
        }
        receiver.decode(&packet).unwrap();
        link.acked(receiver.ack().unwrap());
    }
    assert!(taken > 100, "{taken}");
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Sparks {
    #[wire(max_len = 20, key = id)]
    sparks: Vec<Spark>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Spark {
    id: u32,
    noise: [u64; 2],
}

/// More appears in every tick than packets can carry.
#[test]
fn a_client_never_holds_more_than_twice_as_many_elements_as_a_list_may_have() {
    let mut random = Random(5);
    let mut history = History::<Sparks>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Sparks>::new(None));
    let mut state = Sparks::default();
    let mut buffer = [0; 90];
    let mut acks = Vec::new();
    for tick in 1..=400_u32 {
        if tick < 300 {
            state.sparks.retain(|_| !random.percent(30));
            for _ in 0..20 - state.sparks.len() {
                let id = state.sparks.last().map_or(tick * 20, |spark| spark.id + 1);
                let noise = [random.next(), random.next()];
                state.sparks.push(Spark { id, noise });
            }
        }
        history.record(tick, &state).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        if !random.percent(20) {
            let update = receiver.decode(packet).unwrap();
            assert!(update.value().unwrap().sparks.len() <= 20);
            acks.push(receiver.ack());
        }
        assert!(receiver.elements().count() <= 40);
        if acks.len() > 5 {
            link.acked(acks.remove(0).unwrap());
        }
    }
    assert_eq!(receiver.value(), Some(&state));
}

#[test]
fn elements_are_listed_in_the_order_in_which_priorities_are_asked() {
    let mut random = Random(5);
    let state = world(&mut random);
    let mut history = History::<World>::new(None);
    history.record(7, &state).unwrap();
    let (mut asked, mut buffer) = (Vec::new(), [0; 4000]);
    let mut link = Link::new(0);
    link.encode(&history, 7, &mut buffer, |element| {
        asked.push((element.list.to_owned(), element.key));
        1
    })
    .unwrap();
    let listed: Vec<_> =
        history.elements(7).map(|element| (element.list.to_owned(), element.key)).collect();
    assert_eq!(listed.len(), 60 + 20 + 10);
    assert_eq!(listed, asked);
    assert_eq!(history.elements(6).count(), 0);
}

#[test]
fn a_transport_can_acknowledge_single_packets() {
    let mut random = Random(6);
    let state = world(&mut random);
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(3), Receiver::<World>::new(None));
    assert_eq!(link.last(), None);
    let mut buffer = [0; 4000];
    let mut sizes = Vec::new();
    for tick in 1..=3 {
        history.record(tick, &state).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        sizes.push(packet.len());
        receiver.decode(packet).unwrap();
        assert_eq!(link.last(), Some(Ack { generation: 3, newest: tick, older: 0, receiver: 0 }));
        link.acked(link.last().unwrap());
    }
    assert!(sizes[1] < 20 && sizes[2] < 20, "{sizes:?}");
}

#[test]
fn links_and_receivers_report_what_happened() {
    let mut history = History::<[u32; 200]>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<[u32; 200]>::new(None));
    let mut buffer = [0; 2000];
    let mut bytes = 0;
    for tick in 1..=10_u32 {
        let state: [u32; 200] =
            std::array::from_fn(|index| (index as u32 + tick).wrapping_mul(0x9e37_79b9));
        history.record(tick, &state).unwrap();
        let room = if tick == 10 { 200 } else { 2000 };
        let packet = link.encode(&history, tick, &mut buffer[..room], |_| 1).unwrap();
        bytes += packet.len() as u64;
        receiver.decode(packet).unwrap();
        assert!(receiver.decode(packet).is_err());
        link.acked(receiver.ack().unwrap());
        assert_eq!(link.report().baseline_age, (tick > 1).then_some(1));
    }
    let _ = receiver.decode(&[1, 2, 3]);
    let sent = link.report();
    assert_eq!((sent.packets, sent.bytes, sent.restarts), (10, bytes, 0));
    assert_eq!(sent.whole, 9);
    assert!(sent.pending > 100 && sent.pending == link.pending(), "{}", sent.pending);
    let taken = receiver.report();
    assert_eq!((taken.accepted, taken.repeated, taken.header), (10, 10, 1));
}

/// A client that never acknowledges, and one that acknowledges what it does not have, cost the
/// server what a client that has nothing costs, and other clients nothing.
#[test]
fn a_client_that_lies_or_is_silent_harms_only_itself() {
    let mut random = Random(8);
    let mut state = world(&mut random);
    let mut history = History::<World>::new(None);
    let (mut honest, mut silent, mut liar) = (Link::new(0), Link::new(0), Link::new(0));
    let mut receiver = Receiver::<World>::new(None);
    let mut buffer = [0; 1200];
    for tick in 1..=400_u32 {
        step(&mut state, &mut random);
        history.record(tick, &state).unwrap();
        let first = silent.encode(&history, tick, &mut buffer, |_| 1).unwrap().to_vec();
        let mut fresh = Receiver::<World>::new(None);
        assert!(fresh.decode(&first).is_ok(), "a packet that builds on nothing is always usable");
        let _ = liar.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        let lie = Ack {
            generation: random.below(3) as u8,
            newest: random.below(500),
            older: !0,
            receiver: 0,
        };
        liar.acked(lie);
        liar.acked(Ack { newest: u32::MAX, ..lie });
        liar.acked(Ack { newest: 0, ..lie });
        let packet = honest.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        receiver.decode(packet).unwrap();
        honest.acked(receiver.ack().unwrap());
    }
    for tick in 401..=420 {
        history.record(tick, &state).unwrap();
        let packet = honest.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        receiver.decode(packet).unwrap();
        honest.acked(receiver.ack().unwrap());
    }
    assert_eq!(receiver.value(), Some(&state));
    assert!(silent.elements() <= 2 * 450 && liar.elements() <= 2 * 450);
}
