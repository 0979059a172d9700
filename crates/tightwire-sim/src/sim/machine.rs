//! A node: an address, a clock, timers, and a process that can be busy or stopped.

use std::collections::VecDeque;
use std::net::{Ipv4Addr, SocketAddr};

use crate::clock::Clock;
use crate::random::{Random, name_key};
use crate::time::Nanos;

/// The default size of the receive buffer of a busy node, in packets. With
/// packets of 200 bytes that is the 212,992 bytes of a socket under Linux.
const BUFFER: usize = 1_024;
/// The first port of a node. It gets the next one each time its address changes.
const FIRST_PORT: u16 = 40_000;

/// What waits for a busy node.
#[derive(Debug)]
pub(super) enum Waiting {
    /// The place of a packet in the slab.
    Datagram(u32),
    Timer(usize),
}

/// A timer keeps at most one entry in the event queue that is not stale.
#[derive(Clone, Copy, Debug)]
pub(super) struct Timer {
    /// What the caller calls it.
    pub(super) number: usize,
    pub(super) deadline: Option<Nanos>,
    /// The time of the entry in the queue.
    pub(super) queued: Option<Nanos>,
}

impl Timer {
    pub(super) const fn new(number: usize) -> Self {
        Self { number, deadline: None, queued: None }
    }
}

#[derive(Debug)]
pub(super) struct Machine {
    pub(super) name: String,
    /// What its random numbers, and those of its links, depend on.
    pub(super) key: u64,
    pub(super) address: SocketAddr,
    pub(super) clock: Clock,
    pub(super) random: Random,
    pub(super) is_up: bool,
    pub(super) timers: Vec<Timer>,
    /// One past the index of the path to each node; 0 if there is none.
    pub(super) paths: Vec<u32>,
    pub(super) waiting: VecDeque<Waiting>,
    pub(super) waiting_datagrams: usize,
    pub(super) buffer: usize,
    pub(super) busy_until: Nanos,
    /// How long it is busy with each event.
    pub(super) service: Nanos,
    /// Whether there is an entry in the queue that ends its being busy.
    pub(super) resume_queued: bool,
    moves: u8,
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
            timers: Vec::new(),
            paths: Vec::new(),
            waiting: VecDeque::new(),
            waiting_datagrams: 0,
            buffer: BUFFER,
            busy_until: 0,
            service: 0,
            resume_queued: false,
            moves: 0,
        }
    }

    pub(super) fn rebind(&mut self) {
        let port = self.address.port().checked_add(1).unwrap_or(FIRST_PORT);
        self.address.set_port(port);
    }

    pub(super) fn relocate(&mut self, index: u32) {
        self.rebind();
        self.moves = self.moves.wrapping_add(1);
        self.address = address(index, self.moves, self.address.port());
    }

    /// The path to a node.
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

/// The address says which node it belongs to, so a packet finds its way without a table.
fn address(index: u32, moves: u8, port: u16) -> SocketAddr {
    let [_, _, high, low] = index.to_be_bytes();
    SocketAddr::from((Ipv4Addr::new(10, moves, high, low), port))
}

/// The index of the node that an address belongs to now or belonged to earlier.
pub(super) fn owner(address: &SocketAddr) -> Option<u32> {
    match address {
        SocketAddr::V4(v4) => {
            let [network, _, high, low] = v4.ip().octets();
            (network == 10).then(|| u32::from_be_bytes([0, 0, high, low]))
        }
        SocketAddr::V6(_) => None,
    }
}
