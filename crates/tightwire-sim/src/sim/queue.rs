//! The event queue. Events at the same time have a stable order.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use std::net::SocketAddr;

use crate::path::Damage;
use crate::time::Nanos;

/// An event that is due.
#[derive(Clone, Copy, Debug)]
pub(super) enum Due {
    /// A packet arrives. This is its index in the slab.
    Packet(u32),
    Timer {
        node: u32,
        timer: usize,
    },
    /// A busy node is free for the next event.
    Resume(u32),
    /// The index of a fault in the list of faults.
    Fault(u32),
}

#[derive(Debug)]
struct Entry {
    at: Nanos,
    /// Entries of the same time come out in the order in which they went in. The lowest bit is set
    /// if the entry was due when it was pushed.
    order: u64,
    due: Due,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Entry {}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Entry {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

/// A packet in flight.
#[derive(Debug)]
pub(super) struct Packet {
    /// The receiving node.
    pub(super) node: u32,
    pub(super) from: SocketAddr,
    pub(super) to: SocketAddr,
    /// The path whose statistics it belongs to; none if it is overheard.
    pub(super) path: Option<u32>,
    pub(super) bytes: Vec<u8>,
    pub(super) damage: Damage,
}

#[derive(Debug, Default)]
pub(super) struct Queue {
    heap: BinaryHeap<Reverse<Entry>>,
    pushed: u64,
    /// The time of the last entry that came out.
    now: Nanos,
    /// The number of immediate entries that came out since the time last changed.
    immediate: u32,
    packets: Vec<Option<Packet>>,
    free: Vec<u32>,
}

impl Queue {
    pub(super) fn push(&mut self, at: Nanos, due: Due) {
        self.pushed += 1;
        let order = self.pushed << 1 | u64::from(at <= self.now);
        self.heap.push(Reverse(Entry { at, order, due }));
    }

    pub(super) fn push_packet(&mut self, at: Nanos, packet: Packet) {
        let place = match self.free.pop() {
            Some(place) => place,
            None => {
                self.packets.push(None);
                self.packets.len() as u32 - 1
            }
        };
        if let Some(slot) = self.packets.get_mut(place as usize) {
            *slot = Some(packet);
        }
        self.push(at, Due::Packet(place));
    }

    /// Returns the next entry, if it is due by `until`.
    pub(super) fn pop(&mut self, until: Nanos) -> Option<(Nanos, Due)> {
        if self.heap.peek()?.0.at > until {
            return None;
        }
        let Reverse(entry) = self.heap.pop()?;
        if entry.at > self.now {
            self.now = entry.at;
            self.immediate = 0;
        }
        self.immediate += (entry.order & 1) as u32;
        Some((entry.at, entry.due))
    }

    /// Returns how many entries in a row came out that were pushed at the very time at which they
    /// were due.
    pub(super) const fn immediate(&self) -> u32 {
        self.immediate
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.heap.len()
    }

    /// Returns when the next entry is due.
    pub(super) fn next(&self) -> Option<Nanos> {
        self.heap.peek().map(|entry| entry.0.at)
    }

    pub(super) fn packet(&self, place: u32) -> Option<&Packet> {
        self.packets.get(place as usize)?.as_ref()
    }

    /// Takes a packet out of the slab.
    pub(super) fn take(&mut self, place: u32) -> Option<Packet> {
        let packet = self.packets.get_mut(place as usize)?.take()?;
        self.free.push(place);
        Some(packet)
    }

    /// Returns how many packets are in flight or wait for a busy node.
    pub(super) fn packets(&self) -> usize {
        self.packets.len() - self.free.len()
    }
}
