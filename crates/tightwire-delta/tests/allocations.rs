//! A link is small.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use allocation_counter::measure;
use tightwire::Wire;
use tightwire_delta::__twin::Twin;
use tightwire_delta::{Session, replica, train};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Royale {
    #[wire(max_len = 100, key = id)]
    players: Vec<Player>,
    #[wire(max_len = 300, key = id)]
    shots: Vec<Shot>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Player {
    id: u8,
    #[wire(max_len = 16)]
    name: String,
    #[wire(range = -131_072..=131_071)]
    place: [i32; 3],
    health: u8,
    #[wire(max_len = 8)]
    inventory: Vec<Option<u16>>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Shot {
    id: u16,
    #[wire(range = -131_072..=131_071)]
    place: [i32; 3],
}

fn royale(tick: u32) -> Royale {
    let place = |id: i32| [id * 900 - 60_000 + tick as i32 * 7, id * id, tick as i32];
    let player = |id: u8| Player {
        id,
        name: format!("player {id}"),
        place: place(i32::from(id)),
        health: 100,
        inventory: vec![Some(u16::from(id)), None, Some(7)],
    };
    let shots = tick as u16 / 2..tick as u16 / 2 + 300;
    let shot = |id: u16| Shot { id, place: place(i32::from(id % 64)) };
    Royale { players: (0..100).map(player).collect(), shots: shots.map(shot).collect() }
}

/// The bytes that a second link to a history takes, after as many packets as it remembers, each of
/// them with `room` bytes at most.
fn link_bytes(history: &mut replica::History<Royale>, room: usize) -> u64 {
    let mut first = replica::Link::new(0);
    let mut receivers = [(); 2].map(|()| replica::Receiver::<Royale>::new(None));
    let mut second = None;
    let mut out = vec![0; room];
    let mut bytes = 0;
    for tick in 1..160 {
        history.record(tick, &royale(tick)).unwrap();
        let packet = first.encode(history, tick, &mut out, |_| 1).unwrap();
        if receivers[0].decode(packet).is_ok() {
            first.acked(receivers[0].ack().unwrap());
        }
        let mut length = 0;
        let taken = measure(|| {
            let link = second.get_or_insert_with(|| replica::Link::new(0));
            length = link.encode(history, tick, &mut out, |_| 1).unwrap().len();
        });
        bytes += taken.bytes_current;
        if receivers[1].decode(&out[..length]).is_ok() {
            let ack = receivers[1].ack().unwrap();
            bytes += measure(|| second.as_mut().unwrap().acked(ack)).bytes_current;
        }
    }
    u64::try_from(bytes).unwrap() + size_of::<replica::Link<Royale>>() as u64
}

#[test]
fn a_link_to_a_hundred_players_takes_64_kilobytes_at_most() {
    let bytes = link_bytes(&mut replica::History::new(None), 1 << 16);
    assert!(bytes <= 64 << 10, "{bytes}");
}

/// A link remembers which of its packets had each element.
#[test]
fn a_link_that_sends_elements_takes_32_kilobytes_at_most() {
    let bytes = link_bytes(&mut replica::History::new(None), 1200);
    assert!(bytes <= 32 << 10, "{bytes}");
}

#[test]
fn a_link_with_a_model_takes_no_more_than_one_without() {
    let mut twin = Twin::default();
    let tapes: Vec<_> = (1..60).map(|tick| twin.record(&royale(tick)).unwrap().clone()).collect();
    let sessions = [Session { tapes: &tapes, ages: [4, 5, 7] }];
    let model = train(&tightwire_delta::plan::<Royale>(), &sessions, |_, _| {});
    let with = link_bytes(&mut replica::History::new(Some(model)), 1 << 16);
    let without = link_bytes(&mut replica::History::new(None), 1 << 16);
    assert!(with <= without, "{with} {without}");
}
