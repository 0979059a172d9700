//! The rules. There is no network code in this file.

use crate::packets::{BARRELS, Barrel, FIELD, HZ, Input, Tank, World};

/// The range of a gun in metres.
const REACH: f32 = 40.0;
/// Tanks and barrels are circles of this radius, in metres.
const RADIUS: f32 = 2.0;

/// A shot that was fired: where it started and where it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    /// The position of the gun.
    pub from: [f32; 2],
    /// The end of its path.
    pub to: [f32; 2],
}

impl World {
    /// Creates a field with barrels and without tanks.
    pub fn new() -> Self {
        let barrel = |index: usize| {
            // A spiral that fills a disc evenly.
            let (turn, radius) = (index as f32 * 2.4, 10.0 + (index as f32).sqrt() * 4.4);
            let position = [radius * turn.cos(), radius * turn.sin()];
            Barrel { position, health: 3 }
        };
        Self { tanks: Vec::new(), barrels: std::array::from_fn::<_, BARRELS, _>(barrel) }
    }

    /// Adds the tank of a player. The list stays sorted by player.
    pub fn join(&mut self, player: u8) {
        if let Err(place) = self.tanks.binary_search_by_key(&player, |tank| tank.player) {
            self.tanks.insert(place, Tank::new(player));
        }
    }

    /// Removes the tank of a player.
    pub fn leave(&mut self, player: u8) {
        self.tanks.retain(|tank| tank.player != player);
    }

    /// Applies the input of a player, and returns the shot if the tank fires.
    pub fn apply(&mut self, player: u8, input: Input) -> Option<Shot> {
        let tank = self.tanks.iter_mut().find(|tank| tank.player == player)?;
        tank.drive(input);
        if !input.fire || tank.reload > 0 {
            return None;
        }
        tank.reload = 30;
        let (from, (sin, cos)) = (tank.position, tank.heading.sin_cos());
        Some(self.shoot(player, from, [cos, sin]))
    }

    /// Lets tanks push barrels, and replaces tanks that were destroyed.
    pub fn step(&mut self) {
        for tank in &mut self.tanks {
            if tank.health == 0 {
                *tank = Tank { score: tank.score, ..Tank::new(tank.player) };
            }
            for barrel in self.barrels.iter_mut().filter(|barrel| barrel.health > 0) {
                let away = difference(barrel.position, tank.position);
                let distance = length(away).max(0.01);
                if distance < 2.0 * RADIUS {
                    for (axis, place) in barrel.position.iter_mut().enumerate() {
                        let push = away[axis] / distance * (2.0 * RADIUS - distance);
                        *place = (*place + push).clamp(-FIELD, FIELD);
                    }
                }
            }
        }
    }

    /// Hits the first tank or barrel in a direction.
    fn shoot(&mut self, player: u8, from: [f32; 2], direction: [f32; 2]) -> Shot {
        let mut end = REACH;
        let mut hit = None;
        let tanks = self.tanks.iter().enumerate().filter(|(_, tank)| tank.player != player);
        let tanks = tanks.map(|(index, tank)| (true, index, tank.position));
        let barrels = self.barrels.iter().enumerate().filter(|(_, barrel)| barrel.health > 0);
        let barrels = barrels.map(|(index, barrel)| (false, index, barrel.position));
        for (is_tank, index, position) in tanks.chain(barrels) {
            let to = difference(position, from);
            let along = to[0] * direction[0] + to[1] * direction[1];
            let across = to[0] * direction[1] - to[1] * direction[0];
            if along > RADIUS && along < end && across.abs() < RADIUS {
                (end, hit) = (along, Some((is_tank, index)));
            }
        }
        match hit {
            Some((true, index)) => {
                self.tanks[index].health = self.tanks[index].health.saturating_sub(20);
                let destroyed = self.tanks[index].health == 0;
                if let Some(tank) = self.tanks.iter_mut().find(|tank| tank.player == player) {
                    tank.score = (tank.score + u16::from(destroyed)).min(999);
                }
            }
            Some((false, index)) => self.barrels[index].health -= 1,
            None => {}
        }
        Shot { from, to: [from[0] + direction[0] * end, from[1] + direction[1] * end] }
    }
}

impl Default for World {
    fn default() -> Self {
        Self::new()
    }
}

impl Tank {
    /// Creates a tank at the place where this player starts, on a circle around the centre.
    fn new(player: u8) -> Self {
        let turn = f32::from(player) * 2.4;
        let position = [60.0 * turn.cos(), 60.0 * turn.sin()];
        let heading = turn + std::f32::consts::PI;
        Self { player, position, heading, health: 100, reload: 0, score: 0 }
    }

    /// Moves the tank by one tick.
    pub fn drive(&mut self, input: Input) {
        self.heading += f32::from(input.turn) * 2.0 / HZ as f32;
        let (sin, cos) = self.heading.sin_cos();
        let distance = f32::from(input.drive) * 12.0 / HZ as f32;
        for (place, direction) in self.position.iter_mut().zip([cos, sin]) {
            *place = (*place + direction * distance).clamp(-FIELD, FIELD);
        }
        self.reload = self.reload.saturating_sub(1);
    }
}

/// A player who needs no human: it drives in curves and fires once a second.
pub fn bot(player: u8, tick: u32) -> Input {
    let turn = [0, 1, 0, -1, 0, 0, 1][(tick as usize / 20 + usize::from(player)) % 7];
    Input { drive: 1, turn, fire: tick % HZ == u32::from(player) }
}

/// Returns the vector from `b` to `a`.
pub fn difference(a: [f32; 2], b: [f32; 2]) -> [f32; 2] {
    [a[0] - b[0], a[1] - b[1]]
}

/// Returns the length of a vector.
pub fn length(vector: [f32; 2]) -> f32 {
    vector[0].hypot(vector[1])
}
