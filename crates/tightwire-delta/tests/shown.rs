//! The elements and events of a receiver agree with the value that it shows.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use std::collections::BTreeSet;

use tightwire::Wire;
use tightwire_delta::{Ack, Change, Element, History, Link, ReceiveError, Receiver, SendError};

use crate::support::Random;

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Shots {
    #[wire(max_len = 100)]
    shots: Vec<u32>,
}

/// Sends a state in a packet that leaves out the shot of one index, and returns the events.
fn without(
    (history, link, receiver): (&mut History<Shots>, &mut Link<Shots>, &mut Receiver<Shots>),
    (tick, state): (u32, &Shots),
    index: i64,
) -> Vec<(i64, Change)> {
    history.record(tick, state).unwrap();
    let mut buffer = [0; 1200];
    let interest = |element: Element<'_>| u32::from(element.key != index);
    let packet = link.encode(history, tick, &mut buffer, interest).unwrap();
    let update = receiver.decode(packet).unwrap();
    let events = update.events().map(|(element, change)| (element.key, change)).collect();
    link.acked(receiver.ack().unwrap());
    let shown = receiver.elements().map(|(element, _)| element.key);
    assert!(shown.eq(0..receiver.value().unwrap().shots.len() as i64), "tick {tick}");
    events
}

/// A list without keys ends before the first missing element. Later elements that have arrived are not
/// shown, and appear in the events when they are.
#[test]
fn elements_behind_a_gap_vanish_and_appear_with_it() {
    use Change::{Appeared, Vanished};
    let mut state = Shots { shots: vec![5, 6, 7, 8] };
    let mut history = History::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::new(None));
    let all = (&mut history, &mut link, &mut receiver);
    let mut events = |tick, state: &Shots, index| {
        without((&mut *all.0, &mut *all.1, &mut *all.2), (tick, state), index)
    };
    assert_eq!(events(1, &state, 1), [(0, Appeared)]);
    assert_eq!(events(2, &state, -1), [(1, Appeared), (2, Appeared), (3, Appeared)]);
    assert_eq!(events(3, &state, 2), [(2, Vanished), (3, Vanished)]);
    // Nothing is told of an element that changes and vanishes behind the gap.
    state.shots[3] = 9;
    assert_eq!(events(4, &state, 2), []);
    state.shots.truncate(3);
    assert_eq!(events(5, &state, 2), []);
    assert_eq!(events(6, &state, -1), [(2, Appeared)]);
    state.shots.truncate(1);
    assert_eq!(events(7, &state, -1), [(1, Vanished), (2, Vanished)]);
}

#[test]
fn an_element_behind_a_gap_has_no_tick() {
    let state = Shots { shots: vec![5, 6, 7] };
    let mut history = History::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::new(None));
    without((&mut history, &mut link, &mut receiver), (1, &state), 1);
    let tick = |receiver: &Receiver<Shots>, key| receiver.tick_of(Element { list: "shots", key });
    let ticks = [0, 1, 2].map(|key| tick(&receiver, key));
    assert_eq!(ticks, [Some(1), None, None]);
    without((&mut history, &mut link, &mut receiver), (2, &state), -1);
    assert_eq!(tick(&receiver, 2), Some(2));
}

/// A new link starts over, so everything vanishes, and only what is shown appears.
#[test]
fn a_new_link_tells_of_nothing_behind_a_gap() {
    use Change::{Appeared, Vanished};
    let state = Shots { shots: vec![5, 6, 7] };
    let mut history = History::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::new(None));
    without((&mut history, &mut link, &mut receiver), (1, &state), 2);
    let mut link = Link::new(1);
    let events = without((&mut history, &mut link, &mut receiver), (2, &state), 1);
    assert_eq!(events, [(0, Vanished), (1, Vanished), (0, Appeared)]);
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(max_len = 16)]
    name: String,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Room {
    #[wire(max_len = 4, key = id)]
    units: Vec<Unit>,
    /// Elements of an array are always in the value, known or blank.
    marks: [[u16; 4]; 12],
}

/// A full list whose elements are replaced has no place for new ones before it is known which are
/// removed.
#[test]
fn a_full_list_with_keys_tells_of_the_elements_that_it_shows() {
    for seed in 0..20_u64 {
        let mut random = Random(seed);
        let mut room = Room {
            units: (1..5).map(|id| Unit { id, name: format!("unit {id}") }).collect(),
            marks: [[1; 4]; 12],
        };
        let mut history = History::new(None);
        let (mut link, mut receiver) = (Link::new(0), Receiver::<Room>::new(None));
        let mut told = BTreeSet::new();
        let mut acks: Vec<(u32, Ack)> = Vec::new();
        for tick in 1..300 {
            for unit in &mut room.units {
                if random.one_in(5) {
                    unit.id = 4 * random.below(20) as u16 + (unit.id & 3);
                    unit.name = format!("{:x}", random.bits());
                }
            }
            room.marks[tick as usize % 12][0] = random.bits() as u16;
            room.units.sort_by_key(|unit| unit.id);
            history.record(tick, &room).unwrap();
            let mut buffer = [0; 48];
            let interest =
                |element: Element<'_>| u32::from(element.list != "marks" || element.key != 3);
            let packet = match link.encode(&history, tick, &mut buffer, interest) {
                Err(SendError::Room) => continue,
                packet => packet.unwrap(),
            };
            if random.one_in(3) {
                continue;
            }
            match receiver.decode(packet) {
                Ok(update) => {
                    for (element, change) in update.events() {
                        let name = (element.list.to_owned(), element.key);
                        match change {
                            Change::Appeared => _ = told.insert(name),
                            Change::Vanished => assert!(told.remove(&name), "{name:?}"),
                            _ => assert!(told.contains(&name), "{name:?}"),
                        }
                    }
                    let units: Vec<_> = told.iter().filter(|(list, _)| list == "units").collect();
                    let value = &receiver.value().unwrap().units;
                    let shown = value.iter().map(|unit| i64::from(unit.id));
                    assert!(shown.eq(units.iter().map(|(_, id)| *id)), "{told:?}, {value:?}");
                    assert!(!told.contains(&("marks".into(), 3)));
                }
                Err(ReceiveError::Missing) => {}
                Err(error) => panic!("seed {seed}, tick {tick}: {error}"),
            }
            acks.push((tick + 4, receiver.ack().unwrap()));
            acks.retain(|(when, ack)| {
                if *when <= tick {
                    link.acked(*ack);
                }
                *when > tick
            });
        }
    }
}
