//! Older ticks, values that are never split, and the texts of errors.

#![allow(missing_docs, clippy::unwrap_used)]

use tightwire::{Wire, encode_to_vec};
use tightwire_delta::{Element, History, Link, Receiver, RecordError, SendError};

/// A small generator of numbers, the same on every run.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Thing {
    #[wire(range = 0..=4095)]
    place: [u16; 2],
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Talking {
    #[wire(max_len = 2000)]
    motd: String,
    #[wire(max_len = 1500, bytes)]
    blob: Vec<u8>,
    things: [Thing; 190],
}

#[test]
fn texts_and_bytes_arrive_whole_or_not_yet() {
    let mut seed = 7;
    let mut history = History::<Talking>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Talking>::new(None));
    let mut buffer = [0; 300];
    let mut sent = Vec::new();
    for tick in 0..60_u32 {
        let letter = char::from(b'a' + (tick % 26) as u8);
        let state = Talking {
            motd: letter.to_string().repeat(random(&mut seed) as usize % 150),
            blob: vec![tick as u8; random(&mut seed) as usize % 100],
            things: std::array::from_fn(|_| Thing {
                place: [random(&mut seed) as u16 & 4095, tick as u16],
            }),
        };
        history.record(tick, &state).unwrap();
        sent.push((state.motd, state.blob));
        let mut asked = Vec::new();
        let priority = |element: Element<'_>| {
            asked.push((element.list.to_owned(), element.key));
            1 + (element.key % 3) as u32
        };
        let packet = link.encode(&history, tick, &mut buffer, priority).unwrap();
        let is_thing = |(list, key): &(String, i64)| list == "things" && (0..190).contains(key);
        assert!(asked.len() == 190 && asked.iter().all(is_thing), "{asked:?}");
        if tick % 3 != 2 {
            let shown = receiver.decode(packet).unwrap().value().unwrap();
            let text = (shown.motd.clone(), shown.blob.clone());
            assert!(sent.contains(&text), "tick {tick}");
            link.acked(receiver.ack().unwrap());
        }
    }
}

/// A receiver may have states that the history has forgotten by now.
#[test]
fn a_tick_behind_the_newest_arrives_as_it_was_recorded() {
    for seed in 1..=100 {
        let mut seed = seed;
        let (speed, mut noise) = (random(&mut seed) % 30, || random(&mut seed) % 3);
        let states: Vec<[u16; 40]> = (0..=70)
            .map(|tick| std::array::from_fn(|at| (tick * speed + noise() + 9 * at as u64) as u16))
            .collect();
        let mut history = History::<[u16; 40]>::new(None);
        let (mut link, mut receiver) = (Link::new(0), Receiver::<[u16; 40]>::new(None));
        let mut buffer = [0; 400];
        for (tick, state) in states.iter().enumerate() {
            history.record(tick as u32, state).unwrap();
            if matches!(tick, 0 | 1 | 20) {
                let packet = link.encode(&history, tick as u32, &mut buffer, |_| 1).unwrap();
                receiver.decode(packet).unwrap();
                link.acked(receiver.ack().unwrap());
            }
        }
        for tick in [30, 70] {
            let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
            assert_eq!(receiver.decode(packet).map(|_| ()), Ok(()), "tick {tick}");
            assert_eq!(receiver.value(), states.get(tick as usize), "tick {tick}");
        }
        assert_eq!(link.encode(&history, 31, &mut buffer, |_| 1), Err(SendError::Tick));
    }
}

#[test]
fn a_buffer_that_is_too_small_gets_advice_that_helps() {
    let state = Talking {
        motd: (' '..='z').collect(),
        blob: vec![],
        things: [(); 190].map(|()| Thing { place: [9, 9] }),
    };
    let mut history = History::<Talking>::new(None);
    history.record(1, &state).unwrap();
    let error = Link::new(0).encode(&history, 1, &mut [0; 20], |_| 1).unwrap_err();
    assert_eq!(error, SendError::Room);
    assert!(error.to_string().contains("use a larger one"), "{error}");
    assert!(Link::new(0).encode(&history, 1, &mut [0; 200], |_| 1).is_ok());
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Late {
    flag: bool,
    #[wire(max_len = 9)]
    name: String,
    #[wire(max_len = 5)]
    list: Vec<Option<u32>>,
    #[wire(range = 0..=10)]
    level: u8,
}

#[test]
fn recording_and_encoding_name_the_same_bit() {
    let late = Late { flag: true, name: "abc".into(), list: vec![Some(7), None], level: 11 };
    let encoded = encode_to_vec(&late).unwrap_err();
    let recorded = History::<Late>::new(None).record(1, &late).unwrap_err();
    assert_eq!(recorded, RecordError::Value(encoded));
    let captured = tightwire_delta::Capture::<Late>::new().record(1, &late).unwrap_err();
    assert_eq!(captured, RecordError::Value(encoded));
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Flag {
    #[wire(range = 3..=3)]
    id: u8,
    holder: u16,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Field {
    #[wire(max_len = 4, key = id)]
    flags: Vec<Flag>,
}

#[test]
fn an_element_whose_key_has_a_single_value_is_named_by_that_value() {
    let mut history = History::<Field>::new(None);
    let (mut link, mut receiver) = (Link::new(0), Receiver::<Field>::new(None));
    history.record(1, &Field { flags: vec![Flag { id: 3, holder: 9 }] }).unwrap();
    let flag = Element { list: "flags", key: 3 };
    assert_eq!(history.elements(1).collect::<Vec<_>>(), [flag]);
    let mut buffer = [0; 100];
    let mut asked = Vec::new();
    let priority = |element: Element<'_>| {
        asked.push(element.key);
        1
    };
    let packet = link.encode(&history, 1, &mut buffer, priority).unwrap();
    receiver.decode(packet).unwrap();
    assert_eq!((asked, receiver.tick_of(flag)), (vec![3], Some(1)));
}
