//! A client: sends its player's inputs to the server, and rebuilds the world from snapshots.

use std::time::{Duration, Instant};

use tightwire::Wire;
use tightwire::packet::data_hash;
use tightwire::packet::handshake::{self, Denial, Message, Received, Status};
use tightwire::packet::sealed::SealError;
use tightwire_delta::{Element, ReceiveError, Receiver};
use tightwire_session::acks::Receipts;
use tightwire_sim::Random;

use crate::arena::deltas;
use crate::arena::messages::{Cube, Input, PACKET_BYTES, Scene, Snapshot, Update};
use crate::arena::referee::{Direction, Lane, Referee};
use crate::arena::stats::Side;
use crate::recording::{CUBES, STEPS_PER_METRE};

/// One of the players.
#[derive(Debug)]
pub(crate) struct Client<'a> {
    number: usize,
    connection: handshake::Client<Input, Update>,
    referee: &'a Referee,
    receipts: Receipts,
    random: Random,
    /// Every cube, if it is known.
    world: Vec<Option<Cube>>,
    /// The sequence of the snapshot that each cube is from, plus one.
    from: Vec<u64>,
    update: Update,
    /// The receiver of the world, if deltas are sent.
    receiver: Option<Receiver<Scene>>,
    steer: f32,
}

impl<'a> Client<'a> {
    /// Creates a client that has no world yet and is not connected.
    pub(crate) fn new(
        number: usize,
        connection: handshake::Client<Input, Update>,
        referee: &'a Referee,
        random: Random,
        plain: bool,
    ) -> Self {
        Self {
            number,
            connection,
            referee,
            receipts: Receipts::new(),
            random,
            world: vec![None; CUBES],
            from: vec![0; CUBES],
            update: Update::Plain(Snapshot::default()),
            receiver: (!plain).then(deltas::receiver),
            steer: 0.0,
        }
    }

    /// Returns the next message of the handshake, if there is one. Without a session, the client
    /// requests one.
    pub(crate) fn connect(&mut self, now: Duration) -> Option<Message> {
        if matches!(self.connection.status(), Status::Idle | Status::TimedOut) {
            let half = self.random.bytes();
            self.connection.connect(now, half);
        }
        self.connection.message(now)
    }

    /// Handles a packet that arrived.
    pub(crate) fn receive(&mut self, now: Duration, packet: &mut [u8], side: &mut Side) {
        side.received.count(packet.len());
        let lane = Lane { client: self.number, direction: Direction::ToClient };
        let hash = data_hash(packet);

        let begun = Instant::now();
        match self.connection.receive(now, packet) {
            Received::Packet(opened) => {
                side.open.add(begun.elapsed());
                let begun = Instant::now();
                let read = opened.read_with(|stream| self.update.read_into(stream));
                let sequence = opened.sequence();
                match side.gates.count(read) {
                    Ok(()) if self.apply(sequence) => {
                        side.decode.add(begun.elapsed());
                        self.referee.accepted(lane, sequence, hash, &mut side.rulings);
                    }
                    _ => self.referee.refused(lane, hash, &mut side.rulings),
                }
            }
            Received::Connected => side.handshake.sessions += 1,
            Received::Progress => side.handshake.answered += 1,
            Received::Ignored(Denial::Packet(refusal)) => {
                let _ = side.gates.count::<()>(Err(refusal));
                self.referee.refused(lane, hash, &mut side.rulings);
            }
            Received::Ignored(Denial::Stranger) => {
                side.strangers += 1;
                self.referee.refused(lane, hash, &mut side.rulings);
            }
            // The server is of the same build, so a refusal must be forged.
            Received::Ignored(_) | Received::Refused(_) => side.handshake.ignored += 1,
        }
    }

    /// Updates the world. The whole update was decoded without an error. Returns `false` if it does
    /// not describe a possible state.
    fn apply(&mut self, sequence: u64) -> bool {
        let snapshot = match &self.update {
            Update::Plain(snapshot) => snapshot,
            Update::Delta(packet) => {
                let Some(receiver) = &mut self.receiver else { return false };
                return match receiver.decode(packet) {
                    Ok(_) => {
                        self.receipts.note(sequence);
                        true
                    }
                    // It is genuine, but too late to be useful. It is not acknowledged.
                    Err(ReceiveError::Late | ReceiveError::Missing) => true,
                    Err(_) => false,
                };
            }
        };
        self.receipts.note(sequence);
        let known = self.world.iter_mut().zip(&mut self.from);
        for ((cube, from), told) in known.zip(&snapshot.cubes) {
            // A late packet does not override a newer state of a cube.
            if told.is_some() && *from <= sequence {
                *cube = *told;
                *from = sequence + 1;
            }
        }
        true
    }

    /// Returns a cube, if it is known.
    fn cube(&self, index: usize) -> Option<Cube> {
        match &self.receiver {
            Some(receiver) => {
                let element = Element { list: "cubes", key: index as i64 };
                receiver.tick_of(element)?;
                receiver.value()?.cubes.get(index).copied()
            }
            None => self.world.get(index).copied().flatten(),
        }
    }

    /// Sends the player's input for this tick, once there is a session.
    ///
    /// # Errors
    ///
    /// An input that its description does not allow.
    pub(crate) fn send_input(
        &mut self,
        side: &mut Side,
        send: impl FnOnce(&[u8]),
    ) -> Result<(), SealError> {
        let input = self.input();
        let mut buffer = [0; PACKET_BYTES];
        let begun = Instant::now();
        let mut encoded = Duration::ZERO;
        let Some(sealer) = self.connection.sealer() else { return Ok(()) };
        let packet = sealer.seal_with(&mut buffer, |stream| {
            input.write(stream)?;
            encoded = begun.elapsed();
            Ok(())
        })?;
        side.seal.add(begun.elapsed());
        side.encode.add(encoded);
        side.sent.count(packet.len());
        let lane = Lane { client: self.number, direction: Direction::ToServer };
        self.referee.sealed(lane, packet);
        send(packet);
        Ok(())
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
            acks: self.receipts.acks(),
        }
    }

    /// Returns the client's final world.
    pub(crate) fn finish(self) -> Vec<Option<Cube>> {
        match self.receiver {
            Some(_) => (0..CUBES).map(|index| self.cube(index)).collect(),
            None => self.world,
        }
    }
}
