//! Projectiles that appear, fly in an arc and vanish.

use tightwire::Wire;

use super::{TURN, World, direction, once_in};
use crate::random::Random;

/// The ticks that a shell flies at most.
const FUSE: u8 = 90;

/// Turrets, and what they fired.
#[derive(Wire, Clone, Debug, PartialEq)]
pub struct Shells {
    turrets: [Turret; 12],
    #[wire(max_len = 400, key = id)]
    shells: Vec<Shell>,
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
struct Turret {
    #[wire(angle = 10)]
    heading: f32,
    #[wire(range = 0..=30)]
    loading: u8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Shell {
    id: u32,
    kind: Kind,
    #[wire(range = 0..=11)]
    owner: u8,
    #[wire(compressed(-512.0..=512.0, 0.02))]
    place: [f32; 3],
    #[wire(range = 0..=90)]
    fuse: u8,
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
enum Kind {
    Solid,
    Smoke,
    Flare,
}

impl Shell {
    fn step(&mut self) {
        // Direction and speed follow from the number that the shell was given when it was fired.
        let [along, across] = direction((self.id % 628) as f32 * 0.01);
        let speed = 1.0 + (self.id % 7) as f32 * 0.2;
        let age = f32::from(FUSE - self.fuse);
        self.fuse -= 1;
        let step = [along * speed, across * speed, 1.6 - 0.04 * age];
        for (place, step) in self.place.iter_mut().zip(step) {
            *place = (*place + step).clamp(-512.0, 512.0);
        }
    }
}

impl World for Shells {
    const NAME: &'static str = "projectiles that appear and vanish";

    fn first(random: &mut Random) -> Self {
        let mut shells = Self { turrets: [Turret::default(); 12], shells: Vec::new() };
        for turret in &mut shells.turrets {
            turret.loading = random.int(0, 30) as u8;
        }
        for _ in 0..FUSE {
            shells.step(random);
        }
        shells
    }

    fn step(&mut self, random: &mut Random) {
        let mut next = self.shells.last().map_or(0, |shell| shell.id + 1);
        for shell in &mut self.shells {
            shell.step();
        }
        // The fuse has burnt down, the ground is reached, or something was hit.
        self.shells
            .retain(|shell| shell.fuse > 0 && shell.place[2] >= 0.0 && !once_in(random, 150));
        for (owner, turret) in (0_u8..).zip(&mut self.turrets) {
            if turret.loading > 0 {
                turret.loading -= 1;
                turret.heading = (turret.heading + 0.01).rem_euclid(TURN);
                continue;
            }
            turret.loading = random.int(2, 30) as u8;
            for _ in 0..random.int(1, 8) {
                if self.shells.len() < 400 {
                    let kind = [Kind::Solid, Kind::Solid, Kind::Smoke, Kind::Flare];
                    let kind = kind[random.int(0, 3) as usize];
                    let place = [f32::from(owner) * 20.0 - 120.0, 0.0, 2.0];
                    self.shells.push(Shell { id: next, kind, owner, place, fuse: FUSE });
                    next += 1;
                }
            }
        }
    }
}
