//! A client: sends its player's inputs to the server, and rebuilds the world from updates.

use std::time::{Duration, Instant};

use tightwire::packet::data_hash;
use tightwire_delta::{Element, ReceiveError, Receiver};
use tightwire_session::acks::Receipts;
use tightwire_session::{self as session, ClientEvent, Delivery, Denial, Key, Verdict};
use tightwire_sim::Random;

use crate::arena::deltas;
use crate::arena::messages::{Arena, Cube, Input, PROTOCOL, Scene, Update};
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
    is_plain: bool,
    mirror: Mirror,
    steer: f32,
}

/// The world as a client has it.
#[derive(Debug)]
struct Mirror {
    receipts: Receipts,
    /// The newest tick of all updates.
    newest: u64,
    /// Every cube, if it is known.
    cubes: Vec<Option<Cube>>,
    /// The tick of the snapshot that each cube is from.
    from: Vec<u64>,
    /// The receiver of the world, if deltas are sent.
    receiver: Option<Receiver<Scene>>,
}

impl<'a> Client<'a> {
    /// Creates a client that has no world yet and is not connected.
    pub(crate) fn new(
        number: usize,
        key: [u8; 32],
        referee: &'a Referee,
        mut random: Random,
        is_plain: bool,
    ) -> Self {
        let session = connect(number, key, Duration::ZERO, &mut random);
        let mirror = Mirror::new(is_plain);
        Self {
            number,
            key,
            session,
            has_joined: false,
            referee,
            random,
            is_plain,
            mirror,
            steer: 0.0,
        }
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
                side.open.add(begun.elapsed());
                self.referee.accepted(lane, hash, &mut side.rulings);
            }
            Verdict::Ignored(Denial::Packet(_) | Denial::Stranger | Denial::Backlog) => {
                self.referee.refused(lane, hash, &mut side.rulings);
            }
            _ => {}
        }
        while let Some(event) = self.session.event() {
            match event {
                ClientEvent::Connected => {
                    side.handshake.sessions += u64::from(!self.has_joined);
                    self.has_joined = true;
                }
                ClientEvent::Message(update) => {
                    let begun = Instant::now();
                    if self.mirror.apply(&update) {
                        side.decode.add(begun.elapsed());
                    } else {
                        // The server never sends an impossible state.
                        side.rulings.valid_refused += 1;
                    }
                }
                ClientEvent::Left(_) => {
                    self.session = connect(self.number, self.key, now, &mut self.random);
                    self.mirror = Mirror::new(self.is_plain);
                }
                _ => {}
            }
        }
    }

    /// Writes the input for this tick. It goes out with the next packet.
    pub(crate) fn tick(&mut self, side: &mut Side) {
        let begun = Instant::now();
        let input = self.input();
        if self.session.send(input, Delivery::Unreliable).is_ok() {
            side.encode.add(begun.elapsed());
        }
    }

    /// Sends all packets that are due.
    pub(crate) fn transmit(&mut self, now: Duration, side: &mut Side, mut send: impl FnMut(&[u8])) {
        let lane = Lane { client: self.number, direction: Direction::ToServer };
        loop {
            let begun = Instant::now();
            let Some(packet) = self.session.transmit(now) else { return };
            side.seal.add(begun.elapsed());
            side.sent.count(packet.len());
            self.referee.sent(lane, packet);
            send(packet);
        }
    }

    /// Returns the input of a player who steers at random, and looks at a place near the ball.
    fn input(&mut self) -> Input {
        let turn = self.random.below(2_001) as f32 / 10_000.0 - 0.1;
        self.steer = (self.steer + turn).clamp(-1.0, 1.0);
        let metres = |steps: i32| steps as f32 / STEPS_PER_METRE;
        let ball = self.mirror.cube(0).unwrap_or_default();
        let angle = self.number as f32;
        let (x, y) = (metres(ball.x) + 6.0 * angle.cos(), metres(ball.y) + 6.0 * angle.sin());
        Input {
            throttle: (self.steer * 100.0) as i8,
            steer: self.steer,
            jump: self.random.chance(0.02),
            focus: [x, y].map(|metres| metres.clamp(-64.0, 64.0)),
            acks: self.mirror.receipts.acks(),
        }
    }

    /// Returns the client's world, as far as it is known.
    pub(crate) fn cubes(&self) -> Vec<Option<Cube>> {
        (0..CUBES).map(|index| self.mirror.cube(index)).collect()
    }
}

fn connect(
    number: usize,
    key: [u8; 32],
    now: Duration,
    random: &mut Random,
) -> session::Client<Arena> {
    let player = number as u64;
    session::Client::connect(&PROTOCOL, player, Key::new(key), config(), now, random.bytes())
}

impl Mirror {
    fn new(is_plain: bool) -> Self {
        Self {
            receipts: Receipts::new(),
            newest: 0,
            cubes: vec![None; CUBES],
            from: vec![0; CUBES],
            receiver: (!is_plain).then(deltas::receiver),
        }
    }

    /// Updates the world. Returns `false` if the update does not describe a possible state.
    fn apply(&mut self, update: &Update) -> bool {
        match update {
            Update::Plain(snapshot) => {
                let tick = u64::from(snapshot.tick);
                self.receipts.note(tick);
                let known = self.cubes.iter_mut().zip(&mut self.from);
                for ((cube, from), told) in known.zip(&snapshot.cubes) {
                    // A late update does not override a newer state of a cube.
                    if told.is_some() && *from <= tick {
                        *cube = *told;
                        *from = tick;
                    }
                }
                true
            }
            Update::Delta(packet, tick) => {
                let Some(receiver) = &mut self.receiver else { return false };
                match receiver.decode(packet) {
                    Ok(_) => {
                        let tick = whole_tick(self.newest, *tick);
                        self.newest = self.newest.max(tick);
                        self.receipts.note(tick);
                        true
                    }
                    // It is genuine, but too late to be useful. It is not acknowledged.
                    Err(ReceiveError::Late | ReceiveError::Missing) => true,
                    Err(_) => false,
                }
            }
        }
    }

    /// Returns a cube, if it is known.
    fn cube(&self, index: usize) -> Option<Cube> {
        match &self.receiver {
            Some(receiver) => {
                let element = Element { list: "cubes", key: index as i64 };
                receiver.tick_of(element)?;
                receiver.value()?.cubes.get(index).copied()
            }
            None => self.cubes.get(index).copied().flatten(),
        }
    }
}

/// Returns the tick with these low bits that is closest to the newest one.
fn whole_tick(newest: u64, low: u16) -> u64 {
    let ahead = low.wrapping_sub(newest as u16) as i16;
    newest.saturating_add_signed(ahead.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_low_bits_of_a_tick_are_enough_near_the_newest_one() {
        for newest in [0u64, 5, 65_535, 65_536, 200_000] {
            for tick in [newest.saturating_sub(100), newest, newest + 100] {
                assert_eq!(whole_tick(newest, tick as u16), tick);
            }
        }
    }
}
