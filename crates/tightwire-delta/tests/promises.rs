//! What a packet builds on, what is never split, and what errors say.

#![allow(missing_docs, clippy::unwrap_used)]

use std::cell::RefCell;

use tightwire::{Wire, encode_to_vec};
use tightwire_delta::{Gaps, History, Link, Receiver, RecordError, SendError, split_list};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Crowd {
    #[wire(range = 0..=4095)]
    places: [u16; 40],
}

/// A small generator of numbers, the same on every run.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed
}

/// The history has dropped what the baseline was coded against, and the receiver still has it.
#[test]
fn a_tick_behind_the_newest_arrives_as_it_was_recorded() {
    for run in 1..=2000_u64 {
        let mut seed = run;
        let mut history = History::<Crowd>::new(None);
        let (mut link, mut receiver) = (Link::new(Gaps::FAST), Receiver::<Crowd>::new(None));
        let mut buffer = [0; 1200];
        let mut states = Vec::new();
        for tick in 0..=70_u32 {
            let state = Crowd { places: [0; 40].map(|_: u16| random(&mut seed) as u16 & 4095) };
            history.record(tick, &state).unwrap();
            states.push(state);
            if tick == 1 || tick == 20 {
                let packet = link.encode(&history, tick, &mut buffer).unwrap();
                receiver.decode(packet).unwrap();
                link.acked(tick);
            }
        }
        let packet = link.encode(&history, 30, &mut buffer).unwrap();
        assert_eq!(receiver.decode(packet), Ok(&states[30]), "run {run}");
    }
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
fn texts_and_bytes_are_never_split() {
    assert_eq!(split_list::<Talking>().as_deref(), Some("things"));
    let mut seed = 7;
    let mut history = History::<Talking>::new(None);
    let (mut link, mut receiver) = (Link::new(Gaps::FAST), Receiver::<Talking>::new(None));
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
        let asked = RefCell::new(Vec::new());
        let priority = |index: usize| {
            asked.borrow_mut().push(index);
            1 + (index % 3) as u32
        };
        let packet = link.encode_part(&history, tick, &mut buffer, Some(&priority)).unwrap();
        assert!(asked.borrow().iter().all(|&index| index < 190), "{asked:?}");
        if tick % 3 != 2 {
            let shown = receiver.decode(packet).unwrap();
            let text = (shown.motd.clone(), shown.blob.clone());
            assert_eq!(text, sent[tick as usize], "tick {tick}");
            link.acked(tick);
        }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Wide {
    #[wire(wide, max_len = 400)]
    title: String,
    #[wire(max_len = 300)]
    codes: Vec<u32>,
}

#[test]
fn wide_texts_are_never_split_and_lists_of_numbers_are() {
    assert_eq!(split_list::<Wide>().as_deref(), Some("codes"));
}

#[test]
fn a_state_without_a_list_to_split_says_what_is_missing() {
    let mut history = History::<(bool, u8)>::new(None);
    history.record(1, &(true, 5)).unwrap();
    let error = Link::new(Gaps::FAST).encode_part(&history, 1, &mut [0; 100], None).unwrap_err();
    assert_eq!(error, SendError::Crowd);
    assert_eq!(
        error.to_string(),
        "`encode_part` splits an array or list of the state itself, without a key and without lists in its elements, \
         and this state has none"
    );
}

#[test]
fn a_buffer_that_is_too_small_gets_advice_that_helps() {
    let state = Talking {
        motd: "x".repeat(100),
        blob: vec![],
        things: [(); 190].map(|()| Thing { place: [9, 9] }),
    };
    let mut history = History::<Talking>::new(None);
    history.record(1, &state).unwrap();
    let mut link = Link::new(Gaps::FAST);
    let whole = link.encode(&history, 1, &mut [0; 20]).unwrap_err();
    assert_eq!(whole, SendError::Room);
    assert!(whole.to_string().contains("`encode_part`"), "{whole}");
    let part = link.encode_part(&history, 1, &mut [0; 20], None).unwrap_err();
    assert_eq!(part, SendError::Least);
    assert!(!part.to_string().contains("encode_part"), "{part}");
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
