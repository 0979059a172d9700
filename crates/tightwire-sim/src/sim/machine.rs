//! A node: an address, a clock, timers, and a process that can be busy or stopped.

use std::collections::{BTreeMap, VecDeque};
use std::net::{Ipv4Addr, SocketAddr};

use super::timer::Timer;
use crate::clock::Clock;
use crate::random::{Random, name_key};
use crate::time::Nanos;

/// The default size of the receive buffer of a busy node, in packets. With
/// packets of 200 bytes that is the 212,992 bytes of a socket under Linux.
const BUFFER: usize = 1_024;
/// The first port of a node. It gets the next one each time its address changes.
const FIRST_PORT: u16 = 40_000;

/// An event that waits for a busy node.
#[derive(Debug)]
pub(super) enum Waiting {
    /// The index of a packet in the slab.
    Datagram(u32),
    /// The ticket is stale if the timer was cancelled or set again in the meantime.
    Timer { timer: usize, ticket: u64 },
}

#[derive(Debug)]
pub(super) struct Machine {
    pub(super) name: String,
    /// The key of its random numbers, and of those of its links.
    pub(super) key: u64,
    pub(super) address: SocketAddr,
    pub(super) clock: Clock,
    pub(super) random: Random,
    pub(super) is_up: bool,
    pub(super) timers: BTreeMap<usize, Timer>,
    /// One past the index of the path to each node; 0 if there is none.
    pub(super) paths: Vec<u32>,
    pub(super) waiting: VecDeque<Waiting>,
    pub(super) waiting_datagrams: usize,
    /// The number of tickets given to waiting timers.
    pub(super) tickets: u64,
    pub(super) buffer: usize,
    pub(super) busy_until: Nanos,
    /// The time it takes for each event.
    pub(super) service: Nanos,
    /// The time of the entry in the event queue that hands it the next waiting event. Other entries
    /// are stale.
    pub(super) resume_at: Option<Nanos>,
    /// The second byte of its IP address, for each port that it has had.
    networks: Vec<u8>,
}

impl Machine {
    /// `twins` is the number of earlier nodes with the same name.
    pub(super) fn new(name: &str, index: u32, twins: usize, seed: u64) -> Self {
        let key = name_key(name) ^ (twins as u64).wrapping_mul(0x2545_f491_4f6c_dd1d);
        Self {
            name: name.into(),
            key,
            address: address(index, 0, FIRST_PORT),
            clock: Clock::new(),
            random: Random::new(seed ^ key.rotate_left(17)),
            is_up: true,
            timers: BTreeMap::new(),
            paths: Vec::new(),
            waiting: VecDeque::new(),
            waiting_datagrams: 0,
            tickets: 0,
            buffer: BUFFER,
            busy_until: 0,
            service: 0,
            resume_at: None,
            networks: vec![0],
        }
    }

    /// Gives it the next port, and with `moves` the next IP address.
    pub(super) fn rebind(&mut self, index: u32, moves: bool) {
        let network = self.network(self.address.port()).unwrap_or(0).wrapping_add(moves.into());
        let port = self.address.port().checked_add(1).unwrap_or(FIRST_PORT);
        let place = usize::from(port - FIRST_PORT);
        match self.networks.get_mut(place) {
            Some(earlier) => *earlier = network,
            None => self.networks.push(network),
        }
        self.address = address(index, network, port);
    }

    /// Returns the second byte of the IP address that it had with a port.
    pub(super) fn network(&self, port: u16) -> Option<u8> {
        self.networks.get(usize::from(port.checked_sub(FIRST_PORT)?)).copied()
    }

    /// Returns the path to a node.
    pub(super) fn path(&self, to: u32) -> Option<usize> {
        (self.paths.get(to as usize).copied().unwrap_or(0) as usize).checked_sub(1)
    }

    pub(super) fn set_path(&mut self, to: u32, path: usize) {
        let to = to as usize;
        if self.paths.len() <= to {
            self.paths.resize(to + 1, 0);
        }
        if let Some(place) = self.paths.get_mut(to) {
            *place = path as u32 + 1;
        }
    }
}

/// The address contains the index of its node, so no table is needed for routing.
fn address(index: u32, network: u8, port: u16) -> SocketAddr {
    let [_, _, high, low] = index.to_be_bytes();
    SocketAddr::from((Ipv4Addr::new(10, network, high, low), port))
}

/// Returns the index of the node that may have an address, and the second byte of that address.
pub(super) fn owner(address: &SocketAddr) -> Option<(u32, u8)> {
    match address {
        SocketAddr::V4(v4) => {
            let [first, network, high, low] = v4.ip().octets();
            (first == 10).then(|| (u32::from_be_bytes([0, 0, high, low]), network))
        }
        SocketAddr::V6(_) => None,
    }
}
