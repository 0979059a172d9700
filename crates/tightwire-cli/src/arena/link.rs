//! The network's end of every line: real sockets, between which the bad network and the attacker
//! do what they do.
//!
//! Each client has a socket of its own here. What comes from the client goes to the server from
//! this socket, and the other way round, as through a router that translates addresses.

use std::io;
use std::net::{SocketAddr, UdpSocket};
use std::time::Duration;

use serde::Serialize;

use crate::arena::attacker::{Attacker, Attacks, Target};
use crate::arena::messages::PACKET_BYTES;
use crate::arena::network::{Fates, Network};
use crate::arena::referee::{Direction, Lane};

/// The most packets taken from one socket at one go.
const AT_ONCE: usize = 64;

/// The attacker pauses rather than make up for lost time, if it is more than this.
const MOST_DEBT: Duration = Duration::from_millis(50);

/// The line of one client.
#[derive(Debug)]
pub(crate) struct Line {
    pub socket: UdpSocket,
    pub client: SocketAddr,
}

/// What happened between the two sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub(crate) struct LinkStats {
    pub fates: Fates,
    pub attacks: Attacks,
    /// Packets handed to the system for delivery, hostile ones included.
    pub delivered: u64,
}

/// All lines, and what happens on them.
#[derive(Debug)]
pub(crate) struct Link {
    lines: Vec<Line>,
    server: SocketAddr,
    network: Network,
    attacker: Attacker,
    /// Hostile packets per second.
    attack_rate: u32,
    stranger: UdpSocket,
    cheater: UdpSocket,
    /// The time up to which the attacker has sent what it should.
    attacked_until: Duration,
    delivered: u64,
}

impl Link {
    /// Puts a network and an attacker between the clients of `lines` and the server.
    pub(crate) fn new(
        lines: Vec<Line>,
        server: SocketAddr,
        network: Network,
        attacker: Attacker,
        attack_rate: u32,
        [stranger, cheater]: [UdpSocket; 2],
    ) -> Self {
        Self {
            lines,
            server,
            network,
            attacker,
            attack_rate,
            stranger,
            cheater,
            attacked_until: Duration::ZERO,
            delivered: 0,
        }
    }

    /// Moves everything that can be moved by now.
    pub(crate) fn work(&mut self, now: Duration) {
        self.pick_up(now);
        self.deliver(now);
        self.attack(now);
    }

    fn pick_up(&mut self, now: Duration) {
        let mut buffer = [0; 2 * PACKET_BYTES];
        for (client, line) in self.lines.iter().enumerate() {
            for _ in 0..AT_ONCE {
                // Whatever the error is: there is nothing to read now.
                let Ok((bytes, from)) = line.socket.recv_from(&mut buffer) else { break };
                let direction = if from == self.server {
                    Direction::ToClient
                } else if from == line.client {
                    Direction::ToServer
                } else {
                    continue;
                };
                let packet = buffer.get(..bytes).unwrap_or_default();
                self.network.send(now, Lane { client, direction }, packet);
            }
        }
    }

    fn deliver(&mut self, now: Duration) {
        while let Some(parcel) = self.network.arrival(now) {
            self.put(parcel.lane, &parcel.bytes);
            if parcel.intact {
                self.attacker.overhear(parcel.lane, &parcel.bytes);
            }
        }
    }

    fn attack(&mut self, now: Duration) {
        if self.attack_rate == 0 {
            return;
        }
        let pause = Duration::from_secs(1) / self.attack_rate;
        self.attacked_until = self.attacked_until.max(now.saturating_sub(MOST_DEBT));
        while self.attacked_until + pause <= now {
            self.attacked_until += pause;
            let (target, packet) = self.attacker.strike();
            let sent = match target {
                Target::Lane(lane) => put(&self.lines, self.server, lane, packet),
                Target::Stranger => self.stranger.send_to(packet, self.server),
                Target::Cheater => self.cheater.send_to(packet, self.server),
            };
            self.delivered += u64::from(sent.is_ok());
        }
    }

    fn put(&mut self, lane: Lane, packet: &[u8]) {
        // A packet that the system does not take is a lost packet, like any other.
        let sent = put(&self.lines, self.server, lane, packet);
        self.delivered += u64::from(sent.is_ok());
    }

    /// What happened so far.
    pub(crate) fn stats(&self) -> LinkStats {
        LinkStats {
            fates: self.network.fates(),
            attacks: self.attacker.attacks(),
            delivered: self.delivered,
        }
    }
}

fn put(lines: &[Line], server: SocketAddr, lane: Lane, packet: &[u8]) -> io::Result<usize> {
    let line = lines.get(lane.client).ok_or(io::ErrorKind::NotFound)?;
    let to = match lane.direction {
        Direction::ToServer => server,
        Direction::ToClient => line.client,
    };
    line.socket.send_to(packet, to)
}
