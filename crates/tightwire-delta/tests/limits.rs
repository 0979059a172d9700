//! Worlds and networks at the limits of what a packet can say.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use tightwire::Wire;
use tightwire_delta::{Change, Element, History, Link, Receiver, SendError};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Bullet {
    id: u16,
    speed: u16,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Range {
    #[wire(max_len = 2, key = id)]
    bullets: Vec<Bullet>,
    #[wire(max_len = 4, key = id)]
    targets: Vec<Bullet>,
}

#[test]
fn elements_of_many_lost_states_are_removed_in_packets_that_a_receiver_accepts() {
    let mut history = History::<Range>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Range>::new(None));
    let mut buffer = [0; 400];
    let range = |tick: u16| Range {
        bullets: vec![Bullet { id: tick * 2, speed: 1 }, Bullet { id: tick * 2 + 1, speed: 2 }],
        targets: vec![Bullet { id: 1, speed: 0 }],
    };
    // The client acknowledges nothing, and each state has other bullets.
    for tick in 1..=10 {
        history.record(tick, &range(tick as u16)).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        receiver.decode(packet).unwrap();
    }
    // It may have any of them, so all of them are removed, as soon as there are no whole states.
    for tick in 11..=40 {
        history.record(tick, &range(tick.min(20) as u16)).unwrap();
        let wanted = |element: Element<'_>| u32::from(element.list == "bullets");
        let packet = link.encode(&history, tick, &mut buffer, wanted).unwrap();
        receiver.decode(packet).unwrap();
        if tick > 25 {
            link.acked(receiver.ack().unwrap());
        }
    }
    assert!(receiver.is_complete());
    assert_eq!(receiver.value(), Some(&Range { targets: vec![], ..range(20) }));
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Sign {
    id: u16,
    #[wire(max_len = 200)]
    text: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Town {
    #[wire(max_len = 400, key = id)]
    signs: Vec<Sign>,
}

fn sign(id: u16, length: usize) -> Sign {
    let letters = (1..=length).map(|place| place * place * (usize::from(id) + 7) % 61);
    Sign { id, text: letters.map(|letter| char::from(b'A' + letter as u8)).collect() }
}

#[test]
fn elements_that_are_larger_than_expected_go_in_smaller_numbers() {
    let town = Town { signs: (0..400).map(|id| sign(id, 200)).collect() };
    let mut history = History::<Town>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Town>::new(None));
    let mut buffer = [0; 1200];
    for tick in 1..200 {
        history.record(tick, &town).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        receiver.decode(packet).unwrap();
        link.acked(receiver.ack().unwrap());
    }
    assert_eq!(receiver.value(), Some(&town));
}

#[test]
fn an_element_without_room_does_not_stop_the_others() {
    let lengths = |id: u16| if id == 10 { 200 } else { 3 };
    let town = Town { signs: (0..40).map(|id| sign(id, lengths(id))).collect() };
    let mut history = History::<Town>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Town>::new(None));
    let (mut buffer, mut without_room) = ([0; 60], 0);
    for tick in 1..100 {
        history.record(tick, &town).unwrap();
        match link.encode(&history, tick, &mut buffer, |_| 1) {
            Ok(packet) => {
                receiver.decode(packet).unwrap();
                link.acked(receiver.ack().unwrap());
            }
            Err(error) => {
                assert_eq!(error, SendError::Room);
                without_room += 1;
            }
        }
    }
    let shown = receiver.value().unwrap();
    assert!(shown.signs.len() == 39 && shown.signs.iter().all(|sign| sign.id != 10));
    assert!(without_room > 10 && !receiver.is_complete(), "{without_room}");
    let mut large = [0; 400];
    let packet = link.encode(&history, 99, &mut large, |_| 1).unwrap();
    assert_eq!(receiver.decode(packet).unwrap().value(), Some(&town));
}

#[test]
fn many_elements_without_room_do_not_stop_the_others() {
    let lengths = |id: u16| if id % 50 == 49 { 3 } else { 200 };
    let town = Town { signs: (0..200).map(|id| sign(id, lengths(id))).collect() };
    let mut history = History::<Town>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Town>::new(None));
    let mut buffer = [0; 60];
    // Each packet without room puts up to 17 elements behind the others.
    for tick in 1..60 {
        history.record(tick, &town).unwrap();
        if let Ok(packet) = link.encode(&history, tick, &mut buffer, |_| 1) {
            receiver.decode(packet).unwrap();
            link.acked(receiver.ack().unwrap());
        }
    }
    let shown: Vec<u16> = receiver.value().unwrap().signs.iter().map(|sign| sign.id).collect();
    assert!([49, 99, 149, 199].iter().all(|id| shown.contains(id)), "{shown:?}");
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Door {
    is_open: bool,
    #[wire(if = !is_open)]
    lock: u64,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct House {
    doors: [Door; 60],
}

#[test]
fn an_array_whose_elements_cannot_be_blank_arrives_in_parts() {
    let lock = |door: usize| (door as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let house = House { doors: std::array::from_fn(|d| Door { is_open: false, lock: lock(d) }) };
    let mut history = History::<House>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<House>::new(None));
    let (mut buffer, mut appeared) = ([0; 100], 0);
    for tick in 1..30 {
        history.record(tick, &house).unwrap();
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        let update = receiver.decode(packet).unwrap();
        appeared += update.events().filter(|(_, change)| *change == Change::Appeared).count();
        assert_eq!(update.value().is_some(), appeared == 60);
        link.acked(receiver.ack().unwrap());
    }
    assert_eq!(receiver.value(), Some(&house));
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Board {
    fields: [u16; 40],
    #[wire(max_len = 40)]
    moves: Vec<u16>,
}

/// Returns the elements that events leave in `known`.
fn follow(known: &mut Vec<(String, i64)>, receiver: &Receiver<Board>) {
    for (element, change) in receiver.events() {
        let name = (element.list.to_owned(), element.key);
        let place = known.iter().position(|other| *other == name);
        match (change, place) {
            (Change::Appeared, None) => known.push(name),
            (Change::Appeared | Change::Changed, Some(_)) => {}
            (Change::Vanished, Some(place)) => drop(known.remove(place)),
            other => panic!("{name:?}: {other:?}"),
        }
    }
}

#[test]
fn events_of_a_whole_state_follow_the_elements_that_were_known() {
    let mut history = History::<Board>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Board>::new(None));
    let (mut buffer, mut known) = ([0; 1200], Vec::new());
    // Some fields and moves are hidden. Field 3 has the value that a blank one is shown with.
    let mut board = Board { fields: std::array::from_fn(|f| f as u16 + 7), moves: vec![5; 40] };
    board.fields[3] = 0;
    for (tick, is_hidden) in [(1, true), (2, false), (3, true), (4, false)] {
        history.record(tick, &board).unwrap();
        let wanted = |element: Element<'_>| u32::from(!is_hidden || element.key % 4 != 3);
        let packet = link.encode(&history, tick, &mut buffer, wanted).unwrap();
        receiver.decode(packet).unwrap();
        follow(&mut known, &receiver);
        known.sort();
        let elements =
            receiver.elements().map(|(element, _)| (element.list.to_owned(), element.key));
        assert!(known.iter().cloned().eq(elements), "tick {tick}: {known:?}");
        // Moves behind the first hidden one were known, and are gone without having been shown.
        board.moves.truncate(2);
    }
}

#[test]
fn an_element_that_was_hidden_for_a_while_comes_back() {
    let mut history = History::<Range>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Range>::new(None));
    let mut buffer = [0; 400];
    let range = Range {
        bullets: vec![Bullet { id: 1, speed: 1 }, Bullet { id: 2, speed: 2 }],
        targets: vec![Bullet { id: 1, speed: 0 }],
    };
    // The whole state arrives. Then bullet 1 is hidden, and a target is while the bullet returns.
    for tick in 1..=30 {
        history.record(tick, &range).unwrap();
        let wanted = |element: Element<'_>| match (element.list, element.key) {
            ("bullets", 1) => u32::from(!(5..15).contains(&tick)),
            ("targets", _) => u32::from(tick < 10),
            _ => 1,
        };
        let packet = link.encode(&history, tick, &mut buffer, wanted).unwrap();
        receiver.decode(packet).unwrap();
        link.acked(receiver.ack().unwrap());
    }
    assert!(receiver.is_complete());
    assert_eq!(receiver.value(), Some(&Range { targets: vec![], ..range }));
}

#[test]
fn an_element_that_was_removed_long_ago_does_not_return() {
    let mut history = History::<Range>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Range>::new(None));
    let mut buffer = [0; 400];
    // The whole state arrives. From then on the target is hidden, and bullet 2 does not exist.
    for tick in 1..=300 {
        let mut range = Range {
            bullets: vec![Bullet { id: 1, speed: tick as u16 }, Bullet { id: 2, speed: 2 }],
            targets: vec![Bullet { id: 1, speed: 0 }],
        };
        range.bullets.truncate(if tick < 10 { 2 } else { 1 });
        history.record(tick, &range).unwrap();
        let wanted = |element: Element<'_>| u32::from(tick < 10 || element.list == "bullets");
        let packet = link.encode(&history, tick, &mut buffer, wanted).unwrap();
        receiver.decode(packet).unwrap();
        link.acked(receiver.ack().unwrap());
        let shown = receiver.value().unwrap();
        let counts = (shown.bullets.len(), shown.targets.len());
        assert_eq!(counts, if tick < 10 { (2, 1) } else { (1, 0) }, "tick {tick}");
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Wall {
    #[wire(max_len = 200)]
    title: String,
    #[wire(max_len = 4, key = id)]
    signs: Vec<Sign>,
}

#[test]
fn the_fields_of_the_state_come_before_elements_even_if_they_have_no_room() {
    let wall = Wall { title: sign(1, 200).text, signs: (0..4).map(|id| sign(id, 3)).collect() };
    let (mut history, mut link) = (History::<Wall>::new(None), Link::new(0));
    for tick in 1..20 {
        history.record(tick, &wall).unwrap();
        assert_eq!(link.encode(&history, tick, &mut [0; 60], |_| 1), Err(SendError::Room));
    }
}
