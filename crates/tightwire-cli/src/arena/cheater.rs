//! The attacker's accomplice: a player with a key, who sends inputs that no honest client can write.

use std::time::Duration;

use tightwire::packet::data_hash;
use tightwire::scalar::Bits;
use tightwire::{ReadError, Reader, Schema, Wire, WriteError, Writer};
use tightwire_session::{Client, Config, Game, Key, PlayerId, Protocol};
use tightwire_sim::Random;

use crate::arena::messages::{Input, Scene};
use crate::arena::model;

/// The number of different lies.
pub(crate) const LIES: u64 = 3;

/// A value that claims to be an [`Input`].
#[derive(Clone, PartialEq)]
pub(crate) struct Lie(u64);

impl Wire for Lie {
    const SCHEMA: Schema = Input::SCHEMA;

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        match self.0 {
            // Throttle 155, of at most 100.
            0 => stream.put(Bits::new(8), 255u8)?,
            // Throttle 0, and steering out of range.
            1 => stream.put(Bits::new(16), 0xff64u16)?,
            // A packet that is far too long.
            _ => return stream.write_bytes(&[0; 200]),
        }
        stream.write_bytes(&[0; 16])
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        Input::read(stream).map(|_| Self(0))
    }
}

/// The game as the cheater plays it. To everybody else it looks like the arena.
struct Cheat;

impl Game for Cheat {
    type Input = Lie;
    type ToServer = ();
    type ToClient = ();
    type World = Scene;
}

const PROTOCOL: Protocol<Cheat> = Protocol::new("tightwire arena", 6).data(data_hash(model::BYTES));

/// A player who lies. The server ends the session at every lie, so each lie takes a new session.
#[derive(Debug)]
pub(crate) struct Cheater {
    player: PlayerId,
    key: [u8; 32],
    random: Random,
    session: Client<Cheat>,
}

impl Cheater {
    /// Creates a cheater who has not connected.
    pub(crate) fn new(player: PlayerId, key: [u8; 32], mut random: Random) -> Self {
        let session = connect(player, key, Duration::ZERO, &mut random);
        Self { player, key, random, session }
    }

    /// Handles a packet from the server.
    pub(crate) fn receive(&mut self, now: Duration, packet: &mut [u8]) {
        self.session.receive(now, packet);
    }

    /// Appends the next packet: a lie, or a message that leads to a session.
    pub(crate) fn transmit(&mut self, now: Duration, packet: &mut Vec<u8>) {
        let lie = Lie(self.random.below(LIES));
        let has_lied = self.session.input(1, lie);
        packet.extend_from_slice(self.session.transmit(now).unwrap_or_default());
        while self.session.event().is_some() {}
        if has_lied {
            self.session = connect(self.player, self.key, now, &mut self.random);
        }
    }
}

fn connect(player: PlayerId, key: [u8; 32], now: Duration, random: &mut Random) -> Client<Cheat> {
    Client::connect(&PROTOCOL, player, Key::new(key), Config::default(), now, random.bytes())
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use tightwire_session::{Reason, Server, ServerEvent};

    use super::*;
    use crate::arena::messages;

    #[test]
    fn every_lie_is_in_a_good_session_and_ends_it() {
        let address = SocketAddr::from(([127, 0, 0, 1], 7));
        let mut server = Server::new(&messages::PROTOCOL, Config::default(), [1; 32]);
        server.admit(4, Key::new([7; 32]));
        let mut cheater = Cheater::new(4, [7; 32], Random::new(3));
        let (mut joined, mut caught) = (0, 0);
        for millisecond in 0..3_000 {
            let now = Duration::from_millis(millisecond);
            let mut packet = Vec::new();
            cheater.transmit(now, &mut packet);
            if !packet.is_empty() {
                server.receive(now, address, &mut packet);
            }
            while let Some(event) = server.event() {
                match event {
                    ServerEvent::Joined(4) => joined += 1,
                    ServerEvent::Left(4, Reason::BadPayload) => caught += 1,
                    other => panic!("{other:?}"),
                }
            }
            while let Some((_, packet)) = server.transmit(now) {
                cheater.receive(now, &mut packet.to_vec());
            }
        }
        assert!(caught > 100, "{caught}");
        assert_eq!(joined, caught);
    }
}
