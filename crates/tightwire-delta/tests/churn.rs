//! Elements that come, go and come back, with texts, lists and options inside, over a delay.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::VecDeque;

use tightwire::Wire;
use tightwire_delta::{Ack, History, Link, ReceiveError, Receiver};

#[derive(Wire, Clone, Debug, PartialEq, Eq)]
struct Thing {
    key: u16,
    #[wire(range = 0..=1023)]
    mood: u16,
    #[wire(max_len = 24)]
    name: String,
    #[wire(max_len = 4)]
    load: Vec<Option<u8>>,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Row {
    stamp: u16,
    #[wire(range = 0..=4095)]
    x: u16,
    #[wire(range = 0..=4095)]
    y: u16,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Member {
    id: u16,
    #[wire(range = 0..=1023)]
    mood: u16,
}

#[derive(Wire, Clone, Debug, PartialEq, Eq)]
struct Scene {
    rows: [Row; 32],
    #[wire(key = id, max_len = 12)]
    crowd: Vec<Member>,
    #[wire(key = key, max_len = 144)]
    things: Vec<Thing>,
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, end: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) % end
    }
}

fn thing(key: u16, mood: u16) -> Thing {
    let name = format!("{:x}", u64::from(key) * 0x9e37_79b9 + u64::from(mood));
    let load = (0..key % 5).map(|place| (place % 2 == 0).then_some(place as u8)).collect();
    Thing { key, mood, name, load }
}

#[test]
fn elements_come_and_go_and_all_is_equal_once_they_rest() {
    for (seed, gap) in (1..12).flat_map(|seed| [(seed, 1), (seed, 8)]) {
        let mut dice = Dice(seed * 77_777);
        let (mut history, mut link, mut receiver) =
            (History::new(None), Link::new(0), Receiver::<Scene>::new(None));
        link.set_longest_gap(gap);
        let mut scene = Scene { rows: [Row::default(); 32], crowd: Vec::new(), things: Vec::new() };
        let mut under_way: VecDeque<(u32, Vec<u8>, Ack)> = VecDeque::new();
        let mut acks: VecDeque<(u32, Ack)> = VecDeque::new();
        for tick in 1..200 {
            // In the end, nothing changes any more.
            let is_moving = tick < 160;
            for _ in 0..if is_moving { 2 } else { 0 } {
                match dice.below(8) {
                    0 if scene.crowd.len() < 12 => {
                        let (id, mood) = (dice.below(1000) as u16, dice.below(1024) as u16);
                        if scene.crowd.iter().all(|member| member.id != id) {
                            scene
                                .things
                                .extend((0..12).map(|number| thing(id * 16 + number, mood)));
                            scene.things.sort_by_key(|thing| thing.key);
                            scene.crowd.push(Member { id, mood });
                            scene.crowd.sort_by_key(|member| member.id);
                        }
                    }
                    1 if !scene.crowd.is_empty() => {
                        let place = dice.below(scene.crowd.len() as u64) as usize;
                        let id = scene.crowd.remove(place).id;
                        scene.things.retain(|thing| thing.key / 16 != id);
                    }
                    _ => {}
                }
            }
            for _ in 0..if is_moving { dice.below(6) } else { 0 } {
                let row = &mut scene.rows[dice.below(32) as usize];
                let stamp = row.stamp + 1;
                *row = Row { stamp, x: dice.below(4096) as u16, y: dice.below(4096) as u16 };
            }
            history.record(tick, &scene).unwrap();
            while acks.front().is_some_and(|(due, _)| *due <= tick) {
                link.acked(acks.pop_front().unwrap().1);
            }
            let mut buffer = vec![0; 200 + dice.below(900) as usize];
            let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap().to_vec();
            let name = link.last().unwrap();
            if dice.below(20) == 0 {
                continue;
            }
            under_way.push_back((tick + 3, packet, name));
            while under_way.front().is_some_and(|(due, ..)| *due <= tick) {
                let (_, packet, name) = under_way.pop_front().unwrap();
                let result = receiver.decode(&packet).map(drop);
                if gap > 1 && result == Err(ReceiveError::Missing) {
                    continue; // its anchor was lost
                }
                assert!(result.is_ok(), "seed {seed} tick {tick}: {result:?}");
                acks.push_back((tick + 3, Ack { older: 0, ..name }));
            }
        }
        assert_eq!(receiver.value(), Some(&scene), "seed {seed}");
        assert_eq!(link.pending(), 0, "seed {seed}");
    }
}

/// A report takes 40 ticks, and packets count as lost after 20.
#[test]
fn removals_make_room_for_new_elements_however_long_reports_take() {
    #[derive(Wire, Clone, Debug, PartialEq, Eq)]
    struct Fight {
        rows: [Row; 32],
        #[wire(key = id, max_len = 8)]
        crowd: Vec<Member>,
    }
    let crowd = |first: u16| (first..first + 8).map(|id| Member { id, mood: 0 }).collect();
    let (mut history, mut link, mut receiver) =
        (History::new(None), Link::new(0), Receiver::<Fight>::new(None));
    let mut fight = Fight { rows: [Row::default(); 32], crowd: crowd(0) };
    let mut dice = Dice(5);
    let mut acks: VecDeque<(u32, Ack)> = VecDeque::new();
    for tick in 1..400 {
        for row in &mut fight.rows {
            // Nothing predicts these, so a whole state never fits.
            *row = Row { stamp: dice.below(65_536) as u16, x: dice.below(4096) as u16, y: 0 };
        }
        if tick < 200 && tick % 10 == 0 {
            fight.crowd = crowd(tick as u16);
        }
        history.record(tick, &fight).unwrap();
        while acks.front().is_some_and(|(due, _)| *due <= tick) {
            link.acked(acks.pop_front().unwrap().1);
        }
        let mut buffer = [0; 100];
        let packet = link.encode(&history, tick, &mut buffer, |_| 1).unwrap();
        receiver.decode(packet).unwrap();
        acks.push_back((tick + 40, receiver.ack().unwrap()));
    }
    assert_eq!(receiver.value().unwrap().crowd, fight.crowd);
}
