//! A client: sends its player's inputs to the server, and has a copy of the world.

use std::time::{Duration, Instant};

use tightwire::packet::data_hash;
use tightwire_session::{self as session, ClientEvent, Denial, Element, Key, Verdict};
use tightwire_sim::Random;

use crate::arena::messages::{Arena, Cube, Input, PROTOCOL};
use crate::arena::model::model;
use crate::arena::referee::{Direction, Lane, Referee};
use crate::arena::setup::config;
use crate::arena::stats::Side;
use crate::recording::{CUBES, STEPS_PER_METRE};

/// One of the players.
#[derive(Debug)]
pub(crate) struct Client<'a> {
    number: usize,
    key: [u8; 32],
    session: session::Client<Arena>,
    has_joined: bool,
    referee: &'a Referee,
    random: Random,
    steer: f32,
    tick: u32,
    /// The tick of the newest state of this session.
    shown: Option<u32>,
}

impl<'a> Client<'a> {
    /// Creates a client that has no world yet and is not connected.
    pub(crate) fn new(
        number: usize,
        key: [u8; 32],
        referee: &'a Referee,
        mut random: Random,
    ) -> Self {
        let session = connect(number, key, Duration::ZERO, &mut random);
        let (has_joined, steer, tick, shown) = (false, 0.0, 0, None);
        Self { number, key, session, has_joined, referee, random, steer, tick, shown }
    }

    /// Handles a packet that arrived.
    pub(crate) fn receive(&mut self, now: Duration, packet: &mut [u8], side: &mut Side) {
        side.received.count(packet.len());
        let lane = Lane { client: self.number, direction: Direction::ToClient };
        let hash = data_hash(packet);
        let begun = Instant::now();
        let verdict = self.session.receive(now, packet);
        side.count(verdict);
        match verdict {
            Verdict::Taken => {
                side.receive.add(begun.elapsed());
                self.referee.accepted(lane, hash, &mut side.rulings);
            }
            Verdict::Ignored(Denial::Packet(_) | Denial::Stranger | Denial::Backlog) => {
                self.referee.refused(lane, hash, &mut side.rulings);
            }
            _ => {}
        }
        if let Some(update) = self.session.update().filter(|update| Some(update.tick) > self.shown)
        {
            self.shown = Some(update.tick);
            side.shown += 1;
        }
        while let Some(event) = self.session.event() {
            match event {
                ClientEvent::Connected => {
                    side.handshake.sessions += u64::from(!self.has_joined);
                    self.has_joined = true;
                }
                ClientEvent::Left(_) => {
                    self.session = connect(self.number, self.key, now, &mut self.random);
                    self.shown = None;
                }
                _ => {}
            }
        }
    }

    /// Sets the input for this tick. It goes out with the next packet.
    pub(crate) fn tick(&mut self, side: &mut Side) {
        let begun = Instant::now();
        self.tick += 1;
        let input = self.input();
        if self.session.input(self.tick, input) {
            side.prepare.add(begun.elapsed());
        }
    }

    /// Sends all packets that are due.
    pub(crate) fn transmit(&mut self, now: Duration, side: &mut Side, mut send: impl FnMut(&[u8])) {
        let lane = Lane { client: self.number, direction: Direction::ToServer };
        loop {
            let begun = Instant::now();
            let Some(packet) = self.session.transmit(now) else { return };
            side.transmit.add(begun.elapsed());
            side.sent.count(packet.len());
            self.referee.sent(lane, packet, self.referee.accepted_by(self.number));
            send(packet);
        }
    }

    /// Returns the input of a player who steers at random, and looks at a place near the ball.
    fn input(&mut self) -> Input {
        let turn = self.random.below(2_001) as f32 / 10_000.0 - 0.1;
        self.steer = (self.steer + turn).clamp(-1.0, 1.0);
        let metres = |steps: i32| steps as f32 / STEPS_PER_METRE;
        let ball = self.cube(0).unwrap_or_default();
        let angle = self.number as f32;
        let (x, y) = (metres(ball.x) + 6.0 * angle.cos(), metres(ball.y) + 6.0 * angle.sin());
        Input {
            throttle: (self.steer * 100.0) as i8,
            steer: self.steer,
            jump: self.random.chance(0.02),
            focus: [x, y].map(|metres| metres.clamp(-64.0, 64.0)),
        }
    }

    /// Returns a cube, if it is known.
    fn cube(&self, index: usize) -> Option<Cube> {
        self.session.tick_of(Element { list: "cubes", key: index as i64 })?;
        self.session.world()?.1.cubes.get(index).copied()
    }

    /// Returns the client's world, as far as it is known.
    pub(crate) fn cubes(&self) -> Vec<Option<Cube>> {
        (0..CUBES).map(|index| self.cube(index)).collect()
    }
}

fn connect(
    number: usize,
    key: [u8; 32],
    now: Duration,
    random: &mut Random,
) -> session::Client<Arena> {
    let (player, key) = (number as u64, Key::new(key));
    let mut client =
        session::Client::connect(&PROTOCOL, player, key, config(), now, random.bytes());
    if let Some(model) = model() {
        client.set_model(model);
    }
    client
}
