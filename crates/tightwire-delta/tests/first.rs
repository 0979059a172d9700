//! Packets that many clients share, and first packets with a model that knows nothing.

#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)]

use tightwire::{Wire, as_received};
use tightwire_delta::{Ack, Capture, History, Link, Model, Receiver, Session, Tapes, plan, train};

/// A small generator of numbers, the same on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % end.max(1)
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    round: u16,
    #[wire(max_len = 20)]
    map: String,
    #[wire(max_len = 600, key = id)]
    units: Vec<Unit>,
    #[wire(max_len = 100)]
    marks: Vec<Mark>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=65_535)]
    place: [u32; 2],
    #[wire(angle = 8)]
    heading: f32,
    #[wire(max_len = 3)]
    items: Vec<Option<u8>>,
    order: Order,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Order {
    Stop,
    Move([u16; 2]),
    Attack(u16),
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Mark {
    kind: u8,
    seen: bool,
}

/// A world with up to 300 units that share little.
fn world(random: &mut Random) -> World {
    let units = random.below(300) as u16;
    let unit = |id, random: &mut Random| Unit {
        id: id * 2,
        place: [random.below(65_536) as u32, random.below(65_536) as u32],
        heading: random.below(256) as f32 / 41.0,
        items: (0..random.below(4)).map(|item| (item > 0).then_some(item as u8)).collect(),
        order: match random.below(3) {
            0 => Order::Stop,
            1 => Order::Move([random.below(65_536) as u16; 2]),
            _ => Order::Attack(random.below(600) as u16),
        },
    };
    let world = World {
        round: random.below(65_536) as u16,
        map: "desert".repeat(random.below(4) as usize),
        units: (0..units).map(|id| unit(id, random)).collect(),
        marks: (0..random.below(100))
            .map(|_| Mark { kind: random.below(256) as u8, seen: random.below(2) > 0 })
            .collect(),
    };
    as_received(&world).unwrap()
}

/// Moves some units.
fn step(world: &mut World, random: &mut Random) {
    for unit in &mut world.units {
        if random.below(3) == 0 {
            unit.place[0] = (unit.place[0] + 9).min(65_535);
        }
    }
}

/// A model of a world in which everything but two units rests, which expects no new elements.
fn poor_model() -> Model {
    let mut random = Random(3);
    let mut world = world(&mut random);
    let mut capture = Capture::<World>::new();
    for tick in 0..80 {
        world.round += 1;
        world.units.iter_mut().take(2).for_each(|unit| unit.place[0] = 500 + tick);
        capture.record(tick, &world).unwrap();
    }
    let tapes = Tapes::from_bytes(capture.bytes()).unwrap();
    let states: Vec<_> = tapes.states.into_iter().map(|(_, tape)| tape).collect();
    train(&plan::<World>(), &[Session { tapes: &states, ages: [1, 2, 4] }], |_, _| {})
}

/// A copy of a history shares no packets with it.
#[test]
fn clients_with_the_same_baselines_get_the_packets_they_would_get_alone() {
    for (seed, model) in [(1, None), (2, Some(poor_model()))] {
        let mut random = Random(seed);
        let mut world = world(&mut random);
        let mut history = History::<World>::new(model.clone());
        let mut links: Vec<Link<World>> = (0..12).map(|_| Link::new(0)).collect();
        let mut late: Vec<Vec<(u32, Ack)>> = vec![Vec::new(); links.len()];
        let mut receivers: Vec<Receiver<World>> =
            links.iter().map(|_| Receiver::new(model.clone())).collect();
        for tick in 0..60 {
            step(&mut world, &mut random);
            history.record(tick, &world).unwrap();
            for ((link, late), receiver) in links.iter_mut().zip(&mut late).zip(&mut receivers) {
                // Some packets have less room than others with the same baselines.
                let room = if random.below(8) == 0 { 60 } else { 8000 };
                let mut buffers = [vec![0; room], vec![0; room]];
                let [one, two] = &mut buffers;
                let alone = link.clone().encode(&history.clone(), tick, one, |_| 1).unwrap();
                let packet = link.encode(&history, tick, two, |_| 1).unwrap();
                assert_eq!(packet, alone, "tick {tick}");
                if random.below(10) > 0 {
                    receiver.decode(packet).unwrap();
                    late.extend(receiver.ack().map(|ack| (tick + random.below(4) as u32, ack)));
                }
                late.retain(|&(at, ack)| {
                    if at <= tick {
                        link.acked(ack);
                    }
                    at > tick
                });
            }
        }
    }
}

/// The sizes of the packets until a client has everything, nothing lost.
fn join(world: &World, model: Option<&Model>, room: usize) -> Vec<usize> {
    let mut history = History::<World>::new(model.cloned());
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(model.cloned()));
    let mut buffer = vec![0; room];
    let mut sizes = Vec::new();
    for tick in 0..200 {
        history.record(tick, world).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        sizes.push(packet.len());
        receiver.decode(packet).unwrap();
        link.acked(receiver.ack().unwrap());
        if receiver.is_complete() {
            assert_eq!(receiver.value(), Some(world));
            return sizes;
        }
    }
    sizes
}

#[test]
fn joining_with_a_poor_model_takes_no_more_than_without_one() {
    let model = poor_model();
    let mut random = Random(77);
    for _ in 0..40 {
        let world = world(&mut random);
        for room in [300, 1200, 8000] {
            let with = join(&world, Some(&model), room);
            let without = join(&world, None, room);
            assert!(with.len() <= without.len(), "{with:?} and {without:?}");
            let sum = |sizes: &[usize]| sizes.iter().sum::<usize>();
            assert!(sum(&with) <= sum(&without), "{with:?} and {without:?}");
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Noise {
    round: u64,
    spawn: Option<[f32; 3]>,
    #[wire(max_len = 80, key = id)]
    things: Vec<Thing>,
    grid: [[u16; 3]; 30],
    #[wire(max_len = 60)]
    title: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Thing {
    id: u16,
    place: [u32; 3],
    #[wire(smallest_three = 9)]
    turn: [f32; 4],
    #[wire(smallest_three = 14)]
    aim: [f32; 4],
    #[wire(max_len = 5)]
    parts: Vec<Order>,
    speed: f32,
}

/// A state in which no number follows from another.
fn noise(random: &mut Random) -> Noise {
    let all = |random: &mut Random| (random.below(1 << 20) << 44) ^ random.below(1 << 63);
    let turn = |random: &mut Random| {
        let parts: [f32; 4] = std::array::from_fn(|_| random.below(2001) as f32 - 1000.5);
        let length = parts.iter().map(|part| part * part).sum::<f32>().sqrt();
        parts.map(|part| part / length)
    };
    let thing = |id: u16, random: &mut Random| Thing {
        id: id * 3,
        place: std::array::from_fn(|_| all(random) as u32),
        turn: turn(random),
        aim: turn(random),
        parts: (0..random.below(5)).map(|_| Order::Move([all(random) as u16; 2])).collect(),
        speed: f32::from_bits(0x3f00_0000 | all(random) as u32 & 0x7f_ffff),
    };
    let noise = Noise {
        round: all(random),
        spawn: Some(std::array::from_fn(|_| random.below(1 << 24) as f32)),
        things: (0..random.below(80) as u16).map(|id| thing(id, random)).collect(),
        grid: std::array::from_fn(|_| std::array::from_fn(|_| all(random) as u16)),
        title: (0..60).map(|_| char::from(b' ' + random.below(95) as u8)).collect(),
    };
    as_received(&noise).unwrap()
}

#[test]
fn a_first_state_without_patterns_is_no_larger_than_a_plain_packet_with_a_header() {
    let mut random = Random(34);
    for _ in 0..40 {
        let value = noise(&mut random);
        let plain = tightwire::encode_to_vec(&value).unwrap().len();
        let mut history = History::<Noise>::new(None);
        history.record(1, &value).unwrap();
        let mut buffer = vec![0; 1 << 14];
        let packet = Link::new(0).encode(&history, 1, &mut buffer, |_| 1).unwrap();
        // The header has 13 bytes, and the end of a packet two or three more than it needs.
        assert!(packet.len() <= plain + 13 + 3, "{} of {plain}", packet.len());
        let mut receiver = Receiver::<Noise>::new(None);
        assert_eq!(receiver.decode(packet).unwrap().value(), Some(&value));
    }
}

#[test]
fn a_plain_state_with_a_damaged_byte_changes_nothing_or_makes_a_state() {
    let mut random = Random(35);
    let value = noise(&mut random);
    let mut history = History::<Noise>::new(None);
    history.record(1, &value).unwrap();
    let mut buffer = vec![0; 1 << 14];
    let packet = Link::new(0).encode(&history, 1, &mut buffer, |_| 1).unwrap().to_vec();
    assert_eq!(packet[6] >> 7, 1, "it is plain");
    for place in 13..packet.len() {
        let mut damaged = packet.clone();
        damaged[place] ^= 1 << random.below(8);
        let mut receiver = Receiver::<Noise>::new(None);
        match receiver.decode(&damaged) {
            Ok(update) => drop(tightwire::encode_to_vec(update.value().unwrap()).unwrap()),
            Err(_) => assert!(receiver.value().is_none() && receiver.tick().is_none()),
        }
    }
    // A packet that claims a model as well is damaged.
    let mut both = packet;
    both[6] |= 64;
    assert!(Receiver::<Noise>::new(None).decode(&both).is_err());
}
