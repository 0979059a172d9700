//! Ships that fly in a square.

use crate::messages::{Input, SHIPS, SIZE, Ship, Shot, Update};

/// The ships, and the shots since the last tick.
#[derive(Default)]
pub(crate) struct World {
    tick: u32,
    pilots: [Option<Pilot>; SHIPS],
    shots: Vec<Shot>,
    fired: Vec<Shot>,
}

struct Pilot {
    place: [f32; 2],
    input: Input,
    seen: Option<u16>,
}

impl World {
    /// A place for a new ship, if there is one.
    pub(crate) fn join(&mut self) -> Option<usize> {
        let place = self.pilots.iter().position(Option::is_none)?;
        let start = [(place * 577 % 4000) as f32, (place * 1291 % 4000) as f32];
        *self.pilots.get_mut(place)? =
            Some(Pilot { place: start, input: Input::default(), seen: None });
        Some(place)
    }

    pub(crate) fn leave(&mut self, place: usize) {
        if let Some(pilot) = self.pilots.get_mut(place) {
            *pilot = None;
        }
    }

    pub(crate) fn steer(&mut self, place: usize, input: &Input) {
        let Some(Some(pilot)) = self.pilots.get_mut(place) else { return };
        pilot.seen = Some(input.number);
        pilot.input = input.clone();
        if let (Some(strength), true) = (input.shot, self.shots.len() < SHIPS) {
            self.shots.push(Shot { ship: place as u8, strength });
        }
    }

    pub(crate) fn step(&mut self) {
        self.tick = self.tick.wrapping_add(1);
        self.fired = std::mem::take(&mut self.shots);
        for pilot in self.pilots.iter_mut().flatten() {
            let (sine, cosine) = pilot.input.heading.sin_cos();
            let speed = f32::from(pilot.input.thrust) * 0.4;
            for (place, part) in pilot.place.iter_mut().zip([cosine, sine]) {
                *place = (*place + part * speed).rem_euclid(SIZE as f32);
            }
        }
    }

    /// The state for a player, once per tick.
    pub(crate) fn snapshot(&self, place: usize, last: &mut u32) -> Option<Update> {
        if *last == self.tick {
            return None;
        }
        *last = self.tick;
        let seen = self.pilots.get(place)?.as_ref()?.seen;
        let mut ships = [const { None }; SHIPS];
        for (number, (ship, pilot)) in ships.iter_mut().zip(&self.pilots).enumerate() {
            let Some(pilot) = pilot else { continue };
            let [x, y] = pilot.place.map(|place| place as i32);
            *ship =
                Some(Ship { x, y, heading: pilot.input.heading, name: format!("ship {number}") });
        }
        Some(Update::Snapshot { tick: self.tick, seen, ships, shots: self.fired.clone() })
    }
}
