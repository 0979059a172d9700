//! Things of several kinds, with lists and texts inside.

use tightwire::Wire;

use super::{World, once_in};
use crate::random::Random;

/// All things.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Things {
    #[wire(max_len = 256)]
    all: Vec<Thing>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Thing {
    Door {
        is_open: bool,
    },
    Chest(#[wire(max_len = 10)] Vec<u16>),
    Path {
        #[wire(max_len = 6)]
        points: Vec<Point>,
        walked: f32,
    },
    Sign(#[wire(max_len = 24)] String),
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Point {
    #[wire(range = -2048..=2047)]
    x: i16,
    #[wire(range = -2048..=2047)]
    y: i16,
}

impl Point {
    fn any(random: &mut Random) -> Self {
        let [x, y] = [(); 2].map(|()| random.int(-2048, 2047) as i16);
        Self { x, y }
    }
}

impl Thing {
    fn new(index: u16, random: &mut Random) -> Self {
        match index % 4 {
            0 => Self::Door { is_open: index.is_multiple_of(8) },
            1 => Self::Chest((0..index % 11).collect()),
            2 => {
                let points = (0..=index % 6).map(|_| Point::any(random)).collect();
                Self::Path { points, walked: 0.0 }
            }
            _ => Self::Sign(format!("sign number {index}")),
        }
    }

    fn step(&mut self, random: &mut Random) {
        match self {
            Self::Door { is_open } => *is_open ^= once_in(random, 40),
            Self::Chest(items) if once_in(random, 30) => {
                let item = random.int(0, 999) as u16;
                match (items.len(), random.int(0, 3)) {
                    (0, _) | (..10, 0) => items.push(item),
                    (_, 1) => drop(items.pop()),
                    _ => items[0] = item,
                }
            }
            Self::Path { points, walked } => {
                *walked += 0.25;
                if *walked >= 16.0 {
                    *walked = 0.0;
                    points.remove(0);
                    points.push(Point::any(random));
                }
                // The walker is at the first point.
                let next = points.get(1).copied();
                if let (Some(here), Some(next)) = (points.first_mut(), next) {
                    here.x += (next.x - here.x).clamp(-9, 9);
                    here.y += (next.y - here.y).clamp(-9, 9);
                }
            }
            Self::Sign(text) if once_in(random, 400) => {
                *text = format!("changed to {}", random.int(0, 9999));
            }
            _ => {}
        }
    }
}

impl World for Things {
    const NAME: &'static str = "200 enums with lists inside";

    fn first(random: &mut Random) -> Self {
        Self { all: (0..200).map(|index| Thing::new(index, random)).collect() }
    }

    fn step(&mut self, random: &mut Random) {
        for thing in &mut self.all {
            thing.step(random);
        }
        if once_in(random, 20) {
            let index = random.int(0, 199) as usize;
            self.all[index] = Thing::new(random.int(0, 199) as u16, random);
        }
    }
}
