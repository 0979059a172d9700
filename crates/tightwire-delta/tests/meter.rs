//! The bits of each field in the packets of a link.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::Wire;
use tightwire_delta::{History, Link, Receiver, names, part_names};

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    round: u16,
    #[wire(max_len = 300, key = id)]
    units: Vec<Unit>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=60_000)]
    place: [u32; 2],
    #[wire(max_len = 6)]
    cargo: Vec<u8>,
    order: Order,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Order {
    Idle,
    Move {
        to: u16,
    },
    Attack {
        target: u16,
        #[wire(range = 0..=100)]
        rage: u8,
    },
}

/// Numbers without a pattern, from a counter.
fn noise(seed: u32) -> u32 {
    let mixed = (seed ^ (seed >> 15)).wrapping_mul(0x2c1b_3c6d);
    (mixed ^ (mixed >> 12)).wrapping_mul(0x297a_2d39) >> 8
}

fn unit(id: u16, tick: u32) -> Unit {
    let own = noise(u32::from(id));
    let now = noise(tick.wrapping_mul(977) + u32::from(id));
    let order = match (own + tick / 9) % 3 {
        0 => Order::Idle,
        1 => Order::Move { to: id ^ 5 },
        _ => Order::Attack { target: id / 2, rage: (now % 101) as u8 },
    };
    Unit {
        id,
        place: [(own + tick * (own % 7)) % 60_001, (own / 3 + now % 3) % 60_001],
        cargo: (0..now % 5).map(|at| at as u8).collect(),
        order,
    }
}

fn world(tick: u32) -> World {
    let ids = (0..200).filter(|id| (noise(u32::from(*id)) + tick / 4) % 9 != 0);
    World { round: (tick / 3) as u16, units: ids.map(|id| unit(id, tick)).collect() }
}

/// Calls `each` with every packet, its parts, and the receiver before it decodes the packet.
fn play(bytes: usize, mut each: impl FnMut(&[u8], &[u32], &mut Receiver<World>)) -> Link<World> {
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    let mut buffer = vec![0; bytes];
    for tick in 1..60 {
        history.record(tick, &world(tick)).unwrap();
        let length = link.encode(&history, tick, &mut buffer, |_| 1).unwrap().len();
        each(&buffer[..length], link.parts(), &mut receiver);
        receiver.decode(&buffer[..length]).unwrap();
        if tick % 5 != 0 {
            link.acked(receiver.ack().unwrap());
        }
    }
    link
}

#[test]
fn the_parts_of_every_packet_add_up_to_its_bits() {
    for bytes in [90, 200, 600, 20_000] {
        let mut all = 0;
        let link = play(bytes, |packet, parts, _| {
            all += packet.len() as u64;
            let sum: u64 = parts.iter().map(|&part| u64::from(part)).sum();
            assert_eq!(sum, packet.len() as u64 * 8 * 256);
            assert_eq!(parts.len(), part_names::<World>().len());
        });
        assert_eq!(link.all_parts().iter().sum::<u64>(), all * 8 * 256);
    }
}

#[test]
fn the_header_is_counted_by_its_bytes_and_the_end_by_less_than_two() {
    for bytes in [90, 600, 20_000] {
        play(bytes, |packet, parts, _| {
            // As the format has it: a whole state, single elements, or nothing to build on.
            let header = match (packet[6] & 63, packet[2] & 128) {
                (0, _) => 13,
                (_, 0) => 11,
                _ => 8,
            };
            assert_eq!(parts[0], header * 8 * 256);
            assert!(parts[parts.len() - 1] <= 2 * 8 * 256, "{parts:?}");
        });
    }
}

/// An explanation adds up logarithms of chances, decision by decision.
#[test]
fn each_field_takes_what_an_explanation_of_the_packet_says() {
    for bytes in [200, 600, 20_000] {
        play(bytes, |packet, parts, receiver| {
            let budget = receiver.explain(packet).unwrap().budget;
            let mut off = 0.0;
            for (field, name) in names::<World>().iter().enumerate() {
                let explained: f64 = budget.fields.get(field).map_or(0.0, |bits| bits.iter().sum());
                let counted = f64::from(parts[3 + field]) / 256.0;
                // What ends a packet early is taken from its last parts.
                off += (explained - counted).abs();
                assert!(
                    (explained - counted).abs() < 16.5 + explained * 0.001,
                    "{name}: {counted} counted, {explained} explained"
                );
            }
            assert!(off < 17.0 + budget.bits() * 0.002, "{off} of {}", budget.bits());
        });
    }
}

#[test]
fn fields_of_different_variants_have_different_names() {
    let names = part_names::<World>();
    for name in ["units[].order.Move.to", "units[].order.Attack.target", "(header)"] {
        assert!(names.iter().any(|found| found == name), "{name} in {names:?}");
    }
}

#[test]
fn a_packet_that_is_copied_for_a_second_client_has_the_same_parts() {
    let mut history = History::<World>::new(None);
    let mut links = [0; 3].map(|_| Link::<World>::new(0));
    let mut buffer = vec![0; 20_000];
    for tick in 1..20 {
        history.record(tick, &world(tick)).unwrap();
        // The third is written between the others, and builds on nothing.
        let [one, other, third] = &mut links;
        let first = one.encode(&history, tick, &mut buffer, |_| 1).unwrap().len();
        third.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        assert_eq!(other.encode(&history, tick, &mut buffer, |_| 1).unwrap().len(), first);
        assert_eq!(one.parts(), other.parts());
        one.acked(one.last().unwrap());
        other.acked(other.last().unwrap());
    }
}
