//! Actors, each of which is in one of several situations.

use tightwire::Wire;

use super::{TURN, World, direction, once_in};
use crate::random::Random;

/// All actors.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Actors {
    #[wire(max_len = 256)]
    all: Vec<Actor>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum Actor {
    Waiting(Place),
    Walking {
        place: Place,
        #[wire(angle = 10)]
        heading: f32,
    },
    Fighting {
        place: Place,
        target: u8,
        #[wire(range = 0..=60)]
        cooldown: u8,
    },
    Dead,
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Place {
    #[wire(compressed(-1000.0..=1000.0, 0.01))]
    x: f32,
    #[wire(compressed(-1000.0..=1000.0, 0.01))]
    y: f32,
}

impl Place {
    fn any(random: &mut Random) -> Self {
        Self { x: random.float(-900.0, 900.0), y: random.float(-900.0, 900.0) }
    }
}

impl Actor {
    fn step(&mut self, random: &mut Random) {
        let next = match self {
            Self::Waiting(place) if once_in(random, 50) => {
                Self::Walking { place: *place, heading: random.float(0.0, TURN) }
            }
            Self::Walking { place, heading } => {
                if once_in(random, 20) {
                    *heading = (*heading + random.float(-0.3, 0.3)).rem_euclid(TURN);
                }
                let [along, across] = direction(*heading);
                place.x = (place.x + 0.12 * along).clamp(-1000.0, 1000.0);
                place.y = (place.y + 0.12 * across).clamp(-1000.0, 1000.0);
                match random.int(0, 149) {
                    0 => Self::Waiting(*place),
                    1 => {
                        Self::Fighting { place: *place, target: random.bits(7) as u8, cooldown: 0 }
                    }
                    _ => return,
                }
            }
            Self::Fighting { place, cooldown, .. } => {
                *cooldown = if *cooldown == 0 { random.int(20, 60) as u8 } else { *cooldown - 1 };
                match random.int(0, 199) {
                    0 => Self::Dead,
                    1 | 2 => Self::Walking { place: *place, heading: 1.0 },
                    _ => return,
                }
            }
            Self::Dead if once_in(random, 100) => Self::Waiting(Place::any(random)),
            Self::Waiting(_) | Self::Dead => return,
        };
        *self = next;
    }
}

impl World for Actors {
    const NAME: &'static str = "200 enums";

    fn first(random: &mut Random) -> Self {
        let actor = |index: u8| match index % 4 {
            0 => Actor::Waiting(Place::any(random)),
            1 | 2 => Actor::Walking { place: Place::any(random), heading: random.float(0.0, 6.2) },
            _ => Actor::Fighting { place: Place::any(random), target: index, cooldown: index % 60 },
        };
        Self { all: (0..200).map(actor).collect() }
    }

    fn step(&mut self, random: &mut Random) {
        for actor in &mut self.all {
            actor.step(random);
        }
    }
}
