//! The simulated scene: a field of cubes at rest, and a player that rolls through them.
//!
//! Lengths are metres, times are seconds, z points up. One [`Scene::step`] is one recorded frame.

use rapier3d::prelude::*;

use crate::quantize::quantize;
use crate::random::Random;
use crate::recording::{CUBES, CubeState};

/// The field is this many cubes wide and deep.
const SIDE: usize = 30;
const SPACING: f32 = 0.8;
const CUBE_HALF: f32 = 0.2;
const PLAYER_RADIUS: f32 = 0.6;
/// Half the width of the square that the waypoints lie in.
const ROAM: f32 = 11.0;
const FRAME_SECONDS: f32 = 1.0 / 60.0;

/// The player speeds up and brakes no harder than this, in metres per second squared.
const PLAYER_ACCELERATION: f32 = 14.0;
const PLAYER_SPEED: f32 = 8.0;
const JUMP_SPEED: f32 = 6.0;
/// Cubes whose centre is nearer than this are gathered and thrown.
const REACH: f32 = 3.2;
const GATHER_ACCELERATION: f32 = 26.0;
/// The change of speed of a cube that the player throws off.
const THROW_SPEED: f32 = 7.0;

/// A touched cube counts as at rest after this many frames without a visible change.
const REST_FRAMES: u32 = 30;

/// The input of the player in one frame.
struct Input {
    /// Pull the cubes around.
    gather: bool,
    /// Push them away, once.
    throw: bool,
    jump: bool,
}

impl Input {
    /// A fixed score, so that a recording of any length shows every kind of motion: bursts of
    /// gathering that end in throwing all away, and a jump now and then.
    fn at(frame: usize) -> Self {
        let beat = frame % 360;
        Self { gather: beat >= 150, throw: beat == 0 && frame > 0, jump: frame % 170 == 150 }
    }
}

/// The world and what the recording needs to know about each body besides its pose.
pub(crate) struct Scene {
    world: PhysicsWorld,
    /// Body 0 is the player.
    bodies: Vec<RigidBodyHandle>,
    states: Vec<CubeState>,
    /// Frames since the visible state of a body last changed, or since it was last touched.
    quiet: Vec<u32>,
    random: Random,
    waypoint: Vector,
    frame: usize,
}

impl Scene {
    /// Builds the field, at rest. The seed decides where the player goes.
    pub(crate) fn new(seed: u64) -> Self {
        let mut world =
            PhysicsWorld { gravity: Vector::new(0.0, 0.0, -9.81), ..PhysicsWorld::default() };
        world.integration_parameters.dt = FRAME_SECONDS;
        world.insert(
            RigidBodyBuilder::fixed().translation(Vector::new(0.0, 0.0, -1.0)),
            ColliderBuilder::cuboid(200.0, 200.0, 1.0).friction(0.7),
        );
        let edge = SPACING * (SIDE as f32 - 1.0) / 2.0;
        let (player, _) = world.insert(
            RigidBodyBuilder::dynamic()
                .translation(Vector::new(-edge - 1.5, -edge / 2.0, PLAYER_RADIUS))
                .can_sleep(false)
                .user_data(0),
            ColliderBuilder::ball(PLAYER_RADIUS).density(400.0).friction(0.9),
        );
        let mut bodies = vec![player];
        for index in 0..SIDE * SIDE {
            let column = (index % SIDE) as f32;
            let row = (index / SIDE) as f32;
            let place = Vector::new(column * SPACING - edge, row * SPACING - edge, CUBE_HALF);
            let (cube, _) = world.insert(
                RigidBodyBuilder::dynamic().translation(place).user_data(index as u128 + 1),
                ColliderBuilder::cuboid(CUBE_HALF, CUBE_HALF, CUBE_HALF)
                    .density(100.0)
                    .friction(0.3)
                    .friction_combine_rule(CoefficientCombineRule::Min)
                    .restitution(0.2),
            );
            bodies.push(cube);
        }
        assert_eq!(bodies.len(), CUBES);
        let mut scene = Self {
            world,
            bodies,
            states: Vec::new(),
            quiet: vec![REST_FRAMES; CUBES],
            random: Random::new(seed),
            waypoint: Vector::new(0.0, 0.0, PLAYER_RADIUS),
            frame: 0,
        };
        scene.states =
            scene.bodies.iter().map(|&body| quantize(&scene.world.bodies[body])).collect();
        // The player counts as touched for good.
        scene.states[0].interacting = true;
        scene
    }

    /// The state of every body in the current frame, the player first.
    pub(crate) fn states(&self) -> &[CubeState] {
        &self.states
    }

    /// Advances by one frame.
    pub(crate) fn step(&mut self) {
        let input = Input::at(self.frame);
        self.drive(&input);
        let mut touched = self.pull(&input);
        self.world.step();
        self.frame += 1;

        for (index, &body) in self.bodies.iter().enumerate() {
            let mut state = quantize(&self.world.bodies[body]);
            state.interacting = self.states[index].interacting;
            self.quiet[index] = if state == self.states[index] { self.quiet[index] + 1 } else { 0 };
            self.states[index] = state;
        }
        self.spread_touch(&mut touched);
        for (index, state) in self.states.iter_mut().enumerate().skip(1) {
            if touched[index] {
                self.quiet[index] = 0;
            }
            state.interacting =
                touched[index] || state.interacting && self.quiet[index] < REST_FRAMES;
        }
    }

    /// Pushes the player towards its waypoint, and picks the next one on arrival.
    fn drive(&mut self, input: &Input) {
        let body = &mut self.world.bodies[self.bodies[0]];
        let mut way = self.waypoint - body.translation();
        way.z = 0.0;
        if way.length() < 2.0 {
            let here = body.translation();
            loop {
                let x = self.random.between(-ROAM, ROAM);
                let y = self.random.between(-ROAM, ROAM);
                self.waypoint = Vector::new(x, y, PLAYER_RADIUS);
                if (self.waypoint - here).length() > 7.0 {
                    break;
                }
            }
        }
        let wanted = way.normalize_or_zero() * PLAYER_SPEED;
        let mut correction = wanted - body.linvel();
        correction.z = 0.0;
        let acceleration = (correction * 4.0).clamp_length_max(PLAYER_ACCELERATION);
        body.reset_forces(true);
        body.add_force(acceleration * body.mass(), true);
        if input.jump {
            body.apply_impulse(Vector::new(0.0, 0.0, JUMP_SPEED) * body.mass(), true);
        }
    }

    /// Attracts or repels the cubes around the player, and returns their indices.
    fn pull(&mut self, input: &Input) -> Vec<bool> {
        let mut pulled = vec![false; CUBES];
        let speed = if input.throw {
            -THROW_SPEED
        } else if input.gather {
            GATHER_ACCELERATION * FRAME_SECONDS
        } else {
            return pulled;
        };
        let centre = self.world.bodies[self.bodies[0]].translation();
        for (index, &handle) in self.bodies.iter().enumerate().skip(1) {
            let body = &mut self.world.bodies[handle];
            let way = centre - body.translation();
            if way.length() < REACH {
                body.apply_impulse(way.normalize_or_zero() * speed * body.mass(), true);
                pulled[index] = true;
            }
        }
        pulled
    }

    /// Adds the cubes in contact with the player, or with a touched cube that moves.
    fn spread_touch(&self, touched: &mut [bool]) {
        let source: Vec<bool> = (0..CUBES)
            .map(|index| index == 0 || (self.states[index].interacting && self.quiet[index] == 0))
            .collect();
        for pair in self.world.contact_pairs().filter(|pair| pair.has_any_active_contact()) {
            let (Some(one), Some(two)) =
                (self.index_of(pair.collider1), self.index_of(pair.collider2))
            else {
                continue;
            };
            touched[one] |= source[two];
            touched[two] |= source[one];
        }
    }

    /// The place of a collider's body in the recording; the floor has none.
    fn index_of(&self, collider: ColliderHandle) -> Option<usize> {
        let body = &self.world.bodies[self.world.colliders[collider].parent()?];
        body.is_dynamic().then_some(body.user_data as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame in which the player only bumps into cubes, which bump into others.
    const ROLLING: usize = 100;
    /// A frame in which it also pulls.
    const GATHERING: usize = 200;

    fn after(seed: u64, frames: usize) -> Scene {
        let mut scene = Scene::new(seed);
        for _ in 0..frames {
            scene.step();
        }
        scene
    }

    #[test]
    fn same_seed_gives_the_same_frame() {
        assert_eq!(after(5, GATHERING).states(), after(5, GATHERING).states());
        assert_ne!(after(5, GATHERING).states(), after(6, GATHERING).states());
    }

    #[test]
    fn field_is_at_rest_and_untouched_before_the_player_arrives() {
        let scene = Scene::new(5);
        for (index, cube) in scene.states().iter().enumerate() {
            assert_eq!(cube.interacting, index == 0, "{index}");
            assert_eq!((cube.largest, cube.turn), (3, [255; 3]), "{index}");
        }
        assert_eq!(after(5, 3).states()[1..], scene.states()[1..]);
    }

    #[test]
    fn cubes_in_motion_are_touched_and_the_rest_are_not() {
        let start = Scene::new(5);
        for frames in [ROLLING, GATHERING] {
            let scene = after(5, frames);
            let touched = scene.states().iter().filter(|cube| cube.interacting).count();
            assert!((20..450).contains(&touched), "{touched} in frame {frames}");
            for (index, (now, first)) in scene.states().iter().zip(start.states()).enumerate() {
                let moves = now != first && scene.quiet[index] == 0;
                assert!(now.interacting || !moves, "{index} moves untouched in frame {frames}");
            }
        }
    }

    #[test]
    fn a_cube_that_lies_still_again_is_no_longer_touched() {
        let start = Scene::new(5);
        let scene = after(5, 2 * GATHERING);
        let displaced = scene.states().iter().zip(start.states()).skip(1);
        assert!(
            displaced.filter(|(now, first)| now.place != first.place && !now.interacting).count()
                > 20
        );
    }
}
