//! Keys that return before anything is acknowledged, and late packets that restart nothing.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use tightwire::Wire;
use tightwire_delta::{Change, Element, History, Link, Receiver};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    health: u16,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct World {
    #[wire(max_len = 40, key = id)]
    units: Vec<Unit>,
}

fn world(ids: impl IntoIterator<Item = u16>, tick: u32) -> World {
    let unit = |id: u16| Unit { id, health: id.wrapping_mul(tick as u16).wrapping_mul(7919) };
    World { units: ids.into_iter().map(unit).collect() }
}

#[test]
fn a_new_receiver_recovers_from_the_acknowledgements_of_an_old_one() {
    let mut history = History::<World>::new(None);
    let (mut link, mut old) = (Link::new(0), Receiver::<World>::new(None));
    let mut buffer = [0; 400];
    let mut acks = Vec::new();
    for tick in 1..=4 {
        history.record(tick, &world(0..30, tick)).unwrap();
        old.decode(link.encode(&history, tick, &mut buffer, |_| 1).unwrap()).unwrap();
        acks.push(old.ack().unwrap());
    }
    // The new one accepts a packet that builds on nothing. Then the acknowledgements arrive.
    let mut new = Receiver::<World>::new(None);
    history.record(5, &world(0..30, 5)).unwrap();
    new.decode(link.encode(&history, 5, &mut buffer, |_| 1).unwrap()).unwrap();
    for ack in acks {
        link.acked(ack);
    }
    let recovered = (6..200).find(|&tick| {
        link.acked(new.ack().unwrap());
        history.record(tick, &world(0..30, tick)).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        new.decode(packet).is_ok() && new.value() == Some(&world(0..30, tick))
    });
    // A packet is rejected, and the next one builds on nothing.
    assert!(recovered.is_some_and(|tick| tick <= 7), "{recovered:?}");
}

#[test]
fn a_packet_that_is_only_late_restarts_nothing() {
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    let mut buffer = [0; 60];
    let mut late = Vec::new();
    for tick in 1..40 {
        history.record(tick, &world(0..30, tick)).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        if tick % 3 == 0 {
            late.push(packet.to_vec());
        } else {
            receiver.decode(packet).unwrap();
        }
        if tick % 7 == 0 {
            late.drain(..).for_each(|packet| drop(receiver.decode(&packet)));
        }
        link.acked(receiver.ack().unwrap());
    }
    assert_eq!(link.report().restarts, 0);
}

#[test]
fn a_key_that_returns_before_anything_is_acknowledged_is_a_new_element() {
    let mut history = History::<World>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<World>::new(None));
    let mut buffer = [0; 400];
    let events = |receiver: &Receiver<World>| -> Vec<(i64, Change)> {
        receiver.events().map(|(Element { key, .. }, change)| (key, change)).collect()
    };
    for (tick, ids) in [(1, vec![1, 2]), (2, vec![1]), (3, vec![1, 2])] {
        history.record(tick, &world(ids, tick)).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        if tick != 2 {
            receiver.decode(packet).unwrap();
        }
    }
    let returned = events(&receiver).into_iter().filter(|(key, _)| *key == 2);
    assert_eq!(returned.collect::<Vec<_>>(), [(2, Change::Appeared)]);
}
