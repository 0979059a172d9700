//! The attacker: listens on the network, and sends anything that might be accepted.
//!
//! It has everything except the keys: it receives the packets of both directions, can send from any
//! address, and implements the protocol. It also has an accomplice: a player with a key, who seals
//! forged inputs.

use serde::Serialize;
use tightwire::packet::handshake::Client;
use tightwire::{WriteError, Writer};
use tightwire_sim::Random;

use crate::arena::messages::{Input, PACKET_BYTES, Update};
use crate::arena::referee::{Direction, Lane};

/// The number of packets that the attacker keeps. New ones replace old ones at random, so that some
/// get very old.
const CAPTURED: usize = 1024;

/// The number of packets in a flood.
const FLOOD: u32 = 32;

/// The number of packets that the attacker has sent, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct Attacks {
    pub random: u64,
    pub mutated: u64,
    pub replayed: u64,
    pub misdirected: u64,
    pub forged_sequence: u64,
    pub flood: u64,
    pub cheating_player: u64,
}

impl Attacks {
    /// Returns the total.
    pub(crate) fn total(&self) -> u64 {
        self.random
            + self.mutated
            + self.replayed
            + self.misdirected
            + self.forged_sequence
            + self.flood
            + self.cheating_player
    }
}

/// The destination of a hostile packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Target {
    /// To one end of a lane, with the address of the other.
    Lane(Lane),
    /// To the server, from an unknown address.
    Stranger,
    /// To the server, from the player who cheats.
    Cheater,
}

/// Creates hostile packets.
#[derive(Debug)]
pub(crate) struct Attacker {
    random: Random,
    clients: usize,
    captured: Vec<(Lane, Vec<u8>)>,
    /// A session with a valid key, which the attacker misuses.
    cheater: Client<Input, Update>,
    flood_left: u32,
    attacks: Attacks,
    packet: Vec<u8>,
}

impl Attacker {
    /// Creates an attacker on a network of this many clients, with the session of one more player.
    pub(crate) fn new(random: Random, clients: usize, cheater: Client<Input, Update>) -> Self {
        Self {
            random,
            clients,
            captured: Vec::new(),
            cheater,
            flood_left: 0,
            attacks: Attacks::default(),
            packet: Vec::new(),
        }
    }

    /// Records a packet that was sent.
    pub(crate) fn overhear(&mut self, lane: Lane, packet: &[u8]) {
        if self.captured.len() < CAPTURED {
            self.captured.push((lane, packet.to_vec()));
            return;
        }
        let place = self.below(CAPTURED);
        // Packets in every second place are rarely replaced.
        if place % 2 == 1 && !self.random.chance(0.001) {
            return;
        }
        if let Some((kept_lane, kept)) = self.captured.get_mut(place) {
            *kept_lane = lane;
            kept.clear();
            kept.extend_from_slice(packet);
        }
    }

    /// Returns the next hostile packet.
    pub(crate) fn strike(&mut self) -> (Target, &[u8]) {
        let target = self.make();
        (target, &self.packet)
    }

    /// Returns what was sent so far.
    pub(crate) fn attacks(&self) -> Attacks {
        self.attacks
    }

    fn make(&mut self) -> Target {
        self.packet.clear();
        if self.flood_left > 0 {
            self.flood_left -= 1;
            self.attacks.flood += 1;
            self.garbage(64);
            return Target::Stranger;
        }
        match self.below(64) {
            0..12 => self.random_bytes(),
            12..28 => self.captured(Self::mutate),
            28..40 => self.captured(|this, lane| {
                this.attacks.replayed += 1;
                lane
            }),
            40..50 => self.captured(Self::misdirect),
            50..58 => self.forge_sequence(),
            58..63 => self.cheat(),
            _ => {
                self.flood_left = FLOOD - 1;
                self.attacks.flood += 1;
                self.garbage(PACKET_BYTES);
                Target::Stranger
            }
        }
    }

    fn random_bytes(&mut self) -> Target {
        self.attacks.random += 1;
        let bytes = self.below(PACKET_BYTES + 200);
        self.garbage(bytes);
        Target::Lane(self.any_lane())
    }

    /// Starts from a recorded packet, or from an empty one if nothing was recorded.
    fn captured(&mut self, change: impl FnOnce(&mut Self, Lane) -> Lane) -> Target {
        let place = self.below(self.captured.len());
        let Some((lane, packet)) = self.captured.get(place) else { return self.random_bytes() };
        let lane = *lane;
        self.packet.extend_from_slice(packet);
        Target::Lane(change(self, lane))
    }

    /// Changes a packet so that it differs.
    fn mutate(&mut self, lane: Lane) -> Lane {
        self.attacks.mutated += 1;
        match self.below(4) {
            0 => {
                let length = self.below(self.packet.len());
                self.packet.truncate(length);
            }
            1 => {
                let more = 1 + self.below(64);
                self.garbage(more);
            }
            _ => {
                let flips = 1 + self.below(8);
                self.flip_bits(flips);
            }
        }
        lane
    }

    /// Sends a packet to a receiver that it was not meant for.
    fn misdirect(&mut self, lane: Lane) -> Lane {
        self.attacks.misdirected += 1;
        if self.clients > 1 && self.random.chance(0.5) {
            let shift = 1 + self.below(self.clients - 1);
            return Lane { client: (lane.client + shift) % self.clients, ..lane };
        }
        let direction = match lane.direction {
            Direction::ToServer => Direction::ToClient,
            Direction::ToClient => Direction::ToServer,
        };
        Lane { direction, ..lane }
    }

    /// Claims a sequence far ahead, to make the replay window forget or reject everything else.
    fn forge_sequence(&mut self) -> Target {
        self.attacks.forged_sequence += 1;
        // The largest sequences take nine bytes, the first of which is zero.
        self.packet.push(0);
        self.packet.extend_from_slice(&(u64::MAX - self.random.next_u64() % 1000).to_le_bytes());
        self.garbage(64);
        Target::Lane(self.any_lane())
    }

    /// Seals an input that no honest client can write.
    fn cheat(&mut self) -> Target {
        self.attacks.cheating_player += 1;
        let kind = self.below(3);
        let lie = |stream: &mut tightwire::WriteStream<'_>| -> Result<(), WriteError> {
            match kind {
                // Throttle 155, of at most 100.
                0 => stream.write_bits(255u8, 8)?,
                // Throttle 0, and steering out of range.
                1 => stream.write_bits(0xff64u16, 16)?,
                // A packet that is far too long.
                _ => return stream.write_bytes(&[0; 200]),
            }
            stream.write_bytes(&[0; 16])
        };
        let mut buffer = [0; PACKET_BYTES];
        if let Some(Ok(packet)) =
            self.cheater.sealer().map(|sealer| sealer.seal_with(&mut buffer, lie))
        {
            self.packet.extend_from_slice(packet);
        }
        Target::Cheater
    }

    /// Flips up to `flips` bits of the packet, and at least one.
    fn flip_bits(&mut self, flips: usize) {
        let mut bits: Vec<_> = (0..flips).map(|_| self.below(self.packet.len() * 8)).collect();
        // Flipping a bit twice would leave the packet unchanged.
        bits.sort_unstable();
        bits.dedup();
        for bit in bits {
            if let Some(byte) = self.packet.get_mut(bit / 8) {
                *byte ^= 1 << (bit % 8);
            }
        }
    }

    /// Returns a number in `0..end`.
    fn below(&mut self, end: usize) -> usize {
        self.random.below(end as u64) as usize
    }

    fn any_lane(&mut self) -> Lane {
        let to_server = self.random.chance(0.5);
        let direction = if to_server { Direction::ToServer } else { Direction::ToClient };
        Lane { client: self.below(self.clients), direction }
    }

    /// Adds random bytes.
    fn garbage(&mut self, bytes: usize) {
        let start = self.packet.len();
        self.packet.resize(start + bytes, 0);
        self.random.fill(self.packet.get_mut(start..).unwrap_or_default());
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;
    use std::time::Duration;

    use tightwire::packet::handshake::{Incoming, Server};
    use tightwire::packet::sealed::ClientKey;

    use super::*;
    use crate::arena::messages::PROTOCOL;
    use crate::arena::setup::connect_at_once;

    fn address() -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], 7))
    }

    /// A server, and the cheater who has connected to it.
    fn cheater() -> (Server<Input, Update>, Client<Input, Update>) {
        let mut server = Server::new(&PROTOCOL, [1; 32]);
        server.admit(4, ClientKey::new([7; 32]));
        let mut cheater = Client::new(&PROTOCOL, 4, ClientKey::new([7; 32]));
        connect_at_once(&mut server, &mut cheater, address(), &mut Random::new(1));
        (server, cheater)
    }

    #[test]
    fn every_kind_of_attack_is_made() {
        let mut attacker = Attacker::new(Random::new(1), 4, cheater().1);
        let lane = Lane { client: 2, direction: Direction::ToServer };
        attacker.overhear(lane, &[1; 40]);
        for _ in 0..2_000 {
            let (target, _) = attacker.strike();
            if let Target::Lane(lane) = target {
                assert!(lane.client < 4);
            }
        }
        let Attacks { random, mutated, replayed, misdirected, forged_sequence, .. } =
            attacker.attacks();
        assert!([random, mutated, replayed, misdirected, forged_sequence].iter().all(|&n| n > 20));
        assert!(attacker.attacks().flood > 20 && attacker.attacks().cheating_player > 20);
        assert_eq!(attacker.attacks().total(), 2_000);
    }

    #[test]
    fn a_mutated_packet_is_another_packet_and_a_misdirected_one_goes_elsewhere() {
        let mut attacker = Attacker::new(Random::new(2), 4, cheater().1);
        let lane = Lane { client: 2, direction: Direction::ToServer };
        for _ in 0..500 {
            attacker.packet = vec![9; 40];
            assert_eq!(attacker.mutate(lane), lane);
            assert_ne!(attacker.packet, [9; 40]);
            assert_ne!(attacker.misdirect(lane), lane);
        }
    }

    #[test]
    fn every_lie_of_the_cheater_has_a_good_seal_and_no_good_payload() {
        let (mut server, cheater) = cheater();
        let mut attacker = Attacker::new(Random::new(3), 4, cheater);
        for _ in 0..100 {
            attacker.packet.clear();
            assert_eq!(attacker.cheat(), Target::Cheater);
            let packet = &mut attacker.packet;
            match server.receive(Duration::from_secs(1), address(), packet, || [0; 16]) {
                Incoming::Packet { packet, .. } => assert!(packet.decode().is_err()),
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn what_was_overheard_is_bounded() {
        let mut attacker = Attacker::new(Random::new(4), 4, cheater().1);
        let lane = Lane { client: 2, direction: Direction::ToServer };
        for number in 0..5_000u32 {
            attacker.overhear(lane, &number.to_le_bytes());
        }
        assert_eq!(attacker.captured.len(), CAPTURED);
        // Some from the very beginning remain, and there are some new ones.
        let number = |packet: &Vec<u8>| u32::from_le_bytes(packet[..].try_into().unwrap());
        assert!(attacker.captured.iter().any(|(_, packet)| number(packet) < 100));
        assert!(attacker.captured.iter().any(|(_, packet)| number(packet) > 4_900));
    }
}
