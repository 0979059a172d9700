//! States that rest take a header, and the next change builds on them.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::BTreeMap;

use tightwire::Wire;
use tightwire_delta::{Ack, History, Link, ReceiveError, Receiver};

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    round: u16,
    #[wire(max_len = 80, key = id)]
    units: Vec<Unit>,
    doors: [bool; 11],
    #[wire(max_len = 9)]
    shots: Vec<[u16; 2]>,
    #[wire(max_len = 9)]
    scores: BTreeMap<u16, u32>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    place: u16,
    #[wire(max_len = 4)]
    items: Vec<Option<u8>>,
    #[wire(max_len = 8)]
    name: String,
}

fn world(units: u16) -> World {
    let unit = |id: u16| Unit {
        id: id * 3,
        place: id * 77,
        items: (0..id % 5).map(|item| (item % 2 == 0).then_some(item as u8)).collect(),
        name: format!("unit {id}"),
    };
    World {
        round: 1,
        units: (0..units).map(unit).collect(),
        doors: [true; 11],
        shots: vec![[5, 6]; 3],
        scores: (0..7).map(|key| (key * 2, 500)).collect(),
    }
}

/// Changes one thing of each kind of list in turn.
fn change(world: &mut World, turn: u32) {
    match turn % 6 {
        0 => world.round += 1,
        1 => world.units[7].items.clear(),
        2 => _ = world.units.remove(3),
        3 => world.doors[10] ^= true,
        4 => _ = world.shots.pop(),
        _ => _ = world.scores.insert(turn as u16 % 9, turn),
    }
}

/// Returns whether a packet consists of the header of a state that has not changed.
fn is_unchanged(packet: &[u8]) -> bool {
    packet.len() == 8 && packet[2] >> 6 == 3 && packet[7] == 0xf0
}

#[test]
fn a_state_that_rests_takes_a_header() {
    for units in [0, 1, 8, 16, 63, 80] {
        let state = world(units);
        let mut history = History::<World>::new(None);
        let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
        let mut buffer = [0; 4000];
        for tick in 1..=200 {
            history.record(tick, &state).unwrap();
            let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
            assert_eq!(is_unchanged(packet), tick > 1, "tick {tick}");
            let update = receiver.decode(packet).unwrap();
            assert_eq!((update.value(), update.is_complete()), (Some(&state), true));
            assert_eq!(update.events().next().is_some(), tick == 1);
            link.acked(receiver.ack().unwrap());
        }
    }
}

/// Rests and changes alternate over a network that loses, delays, reorders and duplicates.
#[test]
fn rests_and_changes_alternate_on_bad_networks() {
    let mut quiet = 0;
    for seed in 1..=40_u64 {
        let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut below = |most: u64| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            random.wrapping_mul(0x2545_f491_4f6c_dd1d) % most
        };
        let gap = [1, 8][(seed % 2) as usize];
        let (loss, room) = (below(4) * 12, [150, 400, 4000][below(3) as usize]);
        let mut state = world(20 + below(40) as u16);
        let mut history = History::<World>::new(None);
        let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
        link.set_longest_gap(gap);
        let (mut sent, mut down, mut up) = (BTreeMap::new(), Vec::new(), Vec::<(u32, Ack)>::new());
        let mut buffer = vec![0; room];
        let (mut rest, mut shown) = (0, 0);
        for tick in 1..=500_u32 {
            if rest == 0 && tick < 350 {
                change(&mut state, below(6) as u32);
                if state.units.len() < 10 || state.shots.is_empty() {
                    state = world(20);
                }
                rest = below(30);
            }
            rest = rest.saturating_sub(1);
            history.record(tick, &state).unwrap();
            sent.insert(tick, state.clone());
            let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
            quiet += u32::from(is_unchanged(packet));
            for _ in 0..=u32::from(below(15) == 0) {
                if below(100) >= loss {
                    let late = if below(30) == 0 { below(40) } else { below(4) } as u32;
                    down.push((tick + 1 + late, packet.to_vec()));
                }
            }
            let (due, later): (Vec<_>, Vec<_>) = down.into_iter().partition(|one| one.0 <= tick);
            down = later;
            for (_, packet) in due {
                match receiver.decode(&packet).map(drop) {
                    Ok(()) if receiver.is_complete() => {
                        let of = receiver.tick().unwrap();
                        assert!(of >= shown, "seed {seed}, tick {tick}");
                        shown = of;
                        assert_eq!(receiver.value(), sent.get(&of), "seed {seed}, tick {tick}");
                    }
                    Ok(()) | Err(ReceiveError::Repeated | ReceiveError::Late) => {}
                    Err(ReceiveError::Missing) if gap > 1 => {}
                    Err(error) => panic!("seed {seed}, tick {tick}: {error}"),
                }
                if below(100) >= loss {
                    up.extend(receiver.ack().map(|ack| (tick + 2, ack)));
                }
            }
            up.retain(|&(when, ack)| {
                if when <= tick {
                    link.acked(ack);
                }
                when > tick
            });
        }
        assert_eq!(receiver.value(), Some(&state), "seed {seed}");
        assert!(receiver.is_complete(), "seed {seed}");
    }
    assert!(quiet > 2000, "{quiet}");
}
