//! Clients that lie in their acknowledgements, beside others that do not.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use support::Random;
use tightwire::Wire;
use tightwire_delta::{Ack, History, Link, Receiver};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=4095)]
    place: [u16; 2],
    #[wire(max_len = 12)]
    name: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    round: u32,
    #[wire(max_len = 60, key = id)]
    units: Vec<Unit>,
}

fn world(tick: u32) -> World {
    let unit = |id: u16| Unit {
        id,
        place: [id * 60 + (tick % 300) as u16, 4000 - id * 7 * (tick % 5) as u16],
        name: format!("unit {}", u32::from(id) + tick / 40),
    };
    let is_there = |id: &u16| (tick / 7 + u32::from(*id)) % 5 != 0;
    World { round: tick / 9, units: (0..60).filter(is_there).map(unit).collect() }
}

/// What a client that lies says after a packet.
fn lie(random: &mut Random, sent: Ack) -> Option<Ack> {
    Some(match random.below(7) {
        0 => return None,
        1 => Ack { older: u32::MAX, ..sent },
        2 => Ack { newest: 0, older: 0, ..sent },
        3 => Ack { generation: random.bits() as u8, ..sent },
        4 => Ack { newest: random.bits() as u32, older: random.bits() as u32, ..sent },
        5 => Ack { newest: sent.newest.saturating_sub(random.below(70) as u32), ..sent },
        _ => sent,
    })
}

/// Sends 300 states to clients that share a history, and returns the packets of the first one, which
/// is honest. Every other one lies if `is_hostile`.
fn packets_of_the_first(room: usize, clients: usize, is_hostile: bool) -> Vec<Vec<u8>> {
    let mut history = History::<World>::new(None);
    let mut links: Vec<Link<World>> = (0..clients).map(|_| Link::new(0)).collect();
    let mut receiver = Receiver::<World>::new(None);
    let mut random = Random(7);
    let mut packets = Vec::new();
    let mut buffer = vec![0; room];
    for tick in 0..300 {
        history.record(tick, &world(tick)).unwrap();
        // The others come first, so that their packets are the ones that are shared.
        for (index, link) in links.iter_mut().enumerate().rev() {
            link.set_longest_gap(4);
            let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap().to_vec();
            let sent = link.last().unwrap();
            let ack = match index {
                0 => {
                    if tick % 6 != 5 {
                        receiver.decode(&packet).map(drop).ok();
                    }
                    packets.push(packet);
                    receiver.ack()
                }
                _ if is_hostile => lie(&mut random, sent),
                _ => Some(sent),
            };
            if let Some(ack) = ack {
                link.acked(ack);
            }
        }
    }
    if room > 1000 {
        assert_eq!(receiver.value(), Some(&world(298)), "the last packet is lost");
    }
    packets
}

#[test]
fn the_packets_of_one_client_do_not_depend_on_what_others_acknowledge() {
    for room in [60, 200, 4000] {
        let alone = packets_of_the_first(room, 1, false);
        assert_eq!(alone, packets_of_the_first(room, 5, false), "{room}");
        assert_eq!(alone, packets_of_the_first(room, 5, true), "{room}");
    }
}

#[test]
fn a_client_that_acknowledges_nothing_or_lies_is_sent_no_more_than_the_buffer_holds() {
    let mut history = History::<World>::new(None);
    let (mut silent, mut lying) = (Link::<World>::new(0), Link::<World>::new(0));
    let mut random = Random(8);
    let mut buffer = [0; 300];
    for tick in 0..3000 {
        history.record(tick, &world(tick)).unwrap();
        silent.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        lying.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        if let Some(ack) = lie(&mut random, lying.last().unwrap()) {
            lying.acked(ack);
        }
        // The elements that a client may have are those of the last states, and never more.
        assert!(silent.elements() <= 121 && lying.elements() <= 121, "tick {tick}");
    }
}
