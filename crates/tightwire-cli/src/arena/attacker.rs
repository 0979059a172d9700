//! The attacker: listens on the network, and sends anything that might be accepted.
//!
//! It has everything except the keys: it receives the packets of both directions, can send from any
//! address, and implements the protocol. It also has an accomplice: a player with a key, who sends
//! forged inputs.

use std::time::Duration;

use serde::Serialize;
use tightwire_sim::Random;

use crate::arena::cheater::Cheater;
use crate::arena::messages::PACKET_BYTES;
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
    /// A player with a valid key.
    cheater: Cheater,
    flood_left: u32,
    attacks: Attacks,
    packet: Vec<u8>,
}

impl Attacker {
    /// Creates an attacker on a network of this many clients, with one more player who cheats.
    pub(crate) fn new(random: Random, clients: usize, cheater: Cheater) -> Self {
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

    /// Handles a packet from the server to the cheater.
    pub(crate) fn receive(&mut self, now: Duration, packet: &mut [u8]) {
        self.cheater.receive(now, packet);
    }

    /// Returns the next hostile packet. It is empty if the cheater waits for the server.
    pub(crate) fn strike(&mut self, now: Duration) -> (Target, &[u8]) {
        let target = self.make(now);
        (target, &self.packet)
    }

    /// Returns what was sent so far.
    pub(crate) fn attacks(&self) -> Attacks {
        self.attacks
    }

    fn make(&mut self, now: Duration) -> Target {
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
            58..63 => {
                self.attacks.cheating_player += 1;
                self.cheater.transmit(now, &mut self.packet);
                Target::Cheater
            }
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
    use super::*;

    fn attacker(seed: u64) -> Attacker {
        let cheater = Cheater::new(4, [7; 32], Random::new(1));
        Attacker::new(Random::new(seed), 4, cheater)
    }

    #[test]
    fn every_kind_of_attack_is_made() {
        let mut attacker = attacker(1);
        let lane = Lane { client: 2, direction: Direction::ToServer };
        attacker.overhear(lane, &[1; 40]);
        for _ in 0..2_000 {
            let (target, _) = attacker.strike(Duration::ZERO);
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
        let mut attacker = attacker(2);
        let lane = Lane { client: 2, direction: Direction::ToServer };
        for _ in 0..500 {
            attacker.packet = vec![9; 40];
            assert_eq!(attacker.mutate(lane), lane);
            assert_ne!(attacker.packet, [9; 40]);
            assert_ne!(attacker.misdirect(lane), lane);
        }
    }

    #[test]
    fn what_was_overheard_is_bounded() {
        let mut attacker = attacker(4);
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
