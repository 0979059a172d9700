//! A real-time strategy game: many units with keys, most of them at rest.

use tightwire::Wire;

use super::{World, once_in};
use crate::random::Random;

/// The number of units. A unit that dies is replaced by one with a new key.
const UNITS: u16 = 1950;

/// All units.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Strategy {
    tick: u32,
    #[wire(max_len = 2000, key = id)]
    units: Vec<Unit>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Unit {
    id: u16,
    #[wire(range = 0..=65_535)]
    x: i32,
    #[wire(range = 0..=65_535)]
    y: i32,
    #[wire(angle = 8)]
    heading: f32,
    #[wire(range = 0..=1000)]
    health: u16,
    order: Option<Order>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Order {
    Stop,
    Move {
        #[wire(range = 0..=65_535)]
        x: i32,
        #[wire(range = 0..=65_535)]
        y: i32,
    },
    Attack(u16),
}

impl Unit {
    fn new(id: u16, random: &mut Random) -> Self {
        let [x, y] = [(); 2].map(|()| random.int(0, 65_535) as i32);
        let heading = random.int(0, 7) as f32 * 0.785;
        let mut unit = Self { id, x, y, heading, health: 1000, order: None };
        match id % 4 {
            0 => unit.leave(random),
            1 => unit.order = Some(Order::Attack(id / 2)),
            2 => unit.order = Some(Order::Stop),
            _ => {}
        }
        unit
    }

    /// Orders the unit to some place nearby.
    fn leave(&mut self, random: &mut Random) {
        let [x, y] =
            [self.x, self.y].map(|from| (from + random.int(-3000, 3000) as i32).clamp(0, 65_535));
        self.order = Some(Order::Move { x, y });
    }

    fn step(&mut self, random: &mut Random) {
        match self.order {
            Some(Order::Move { x, y }) => {
                let [right, up] = [x - self.x, y - self.y].map(|way| way.clamp(-14, 14));
                self.x += right;
                self.y += up;
                let eighth = match (right.signum(), up.signum()) {
                    (1, 0) => 0.0,
                    (1, 1) => 1.0,
                    (0, 1) => 2.0,
                    (-1, 1) => 3.0,
                    (-1, 0) => 4.0,
                    (-1, -1) => 5.0,
                    (0, -1) => 6.0,
                    (1, -1) => 7.0,
                    _ => return self.order = Some(Order::Stop),
                };
                self.heading = eighth * 0.785;
            }
            Some(Order::Attack(_)) => {
                if once_in(random, 8) {
                    self.health = self.health.saturating_sub(random.int(1, 40) as u16);
                }
                if once_in(random, 100) {
                    self.order = None;
                }
            }
            Some(Order::Stop) | None => {
                if once_in(random, 300) {
                    self.leave(random);
                } else if once_in(random, 600) {
                    self.order = Some(Order::Attack(random.int(0, 5999) as u16));
                }
            }
        }
    }
}

impl World for Strategy {
    const NAME: &'static str = "1,950 keyed units";

    fn first(random: &mut Random) -> Self {
        Self { tick: 0, units: (0..UNITS).map(|id| Unit::new(id * 3, random)).collect() }
    }

    fn step(&mut self, random: &mut Random) {
        self.tick += 1;
        for unit in &mut self.units {
            unit.step(random);
        }
        let newest = self.units.last().map_or(0, |unit| unit.id);
        self.units.retain(|unit| unit.health > 0);
        for id in newest + 1.. {
            if self.units.len() >= usize::from(UNITS) {
                break;
            }
            self.units.push(Unit::new(id, random));
        }
    }
}
