//! The messages and the rules of the game, without network code.

use std::collections::{BTreeMap, BTreeSet};

use tightwire::Wire;
use tightwire_session::{Key, PlayerId, Protocol};

pub(crate) const HZ: u32 = 60;

/// The actions of a player in a tick.
#[derive(Wire, Clone, Debug, PartialEq, Default)]
pub(crate) struct Input {
    #[wire(range = -100..=100)]
    pub(crate) throttle: i8,
    #[wire(range = -100..=100)]
    pub(crate) turn: i8,
}

#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) struct Chat {
    pub(crate) from: u8,
    #[wire(max_len = 200)]
    pub(crate) text: String,
}

#[derive(Wire, Clone, Debug, PartialEq, Default)]
pub(crate) struct Body {
    /// This number identifies a body, wherever it is in the list.
    pub(crate) id: u16,
    #[wire(compressed(-500.0..=500.0, 0.01))]
    pub(crate) position: [f32; 2],
    #[wire(compressed(-20.0..=20.0, 0.01))]
    pub(crate) velocity: [f32; 2],
    /// The player, or 0 for an asteroid.
    pub(crate) player: u8,
}

#[derive(Wire, Clone, Debug, PartialEq, Default)]
pub(crate) struct World {
    #[wire(max_len = 300, key = id)]
    pub(crate) bodies: Vec<Body>,
}

pub(crate) struct Asteroids;
impl tightwire_session::Game for Asteroids {
    type Input = Input;
    type ToServer = Chat;
    type ToClient = Chat;
    type World = World;
}

pub(crate) const PROTOCOL: Protocol<Asteroids> = Protocol::new("asteroids", 1);

/// The key of a player. A matchmaker draws it and tells client and server over a secure connection. One
/// that stands in the code is no secret.
pub(crate) fn key(player: PlayerId) -> Key {
    Key::new([player as u8; 32])
}

/// Bytes of the system's generator.
pub(crate) fn random() -> [u8; 32] {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).expect("the system has a generator");
    seed
}

impl World {
    pub(crate) fn new() -> Self {
        let body = |at: u16| {
            let turn = f32::from(at) * 2.4;
            let (position, velocity) = ([f32::from(at), 0.0], [3.0 * turn.cos(), 3.0 * turn.sin()]);
            Body { id: at, position, velocity, player: 0 }
        };
        Self { bodies: (0..200).map(body).collect() }
    }

    pub(crate) fn join(&mut self, player: PlayerId) {
        let id = 1000 + player as u16;
        self.bodies.push(Body { id, player: player as u8, ..Body::default() });
        // A list with keys is in their order.
        self.bodies.sort_by_key(|body| body.id);
    }

    pub(crate) fn leave(&mut self, player: PlayerId) {
        self.bodies.retain(|body| u64::from(body.player) != player);
    }

    pub(crate) fn apply(&mut self, player: PlayerId, input: &Input) {
        let ships = self.bodies.iter_mut().filter(|body| u64::from(body.player) == player);
        for ship in ships {
            ship.velocity = [f32::from(input.throttle) / 10.0, f32::from(input.turn) / 10.0];
        }
    }

    pub(crate) fn step(&mut self) {
        for body in &mut self.bodies {
            for (place, speed) in body.position.iter_mut().zip(body.velocity) {
                *place = (*place + speed / HZ as f32).clamp(-500.0, 500.0);
            }
        }
    }
}

/// The state that a client shows.
#[derive(Debug, Clone, Default)]
pub(crate) struct Game {
    pub(crate) ships: usize,
    pub(crate) bodies: usize,
    pub(crate) appeared: usize,
    pub(crate) heard_from: BTreeSet<u8>,
    pub(crate) round_trip: Option<std::time::Duration>,
    pub(crate) said: BTreeMap<u8, String>,
}
