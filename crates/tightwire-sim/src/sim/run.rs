//! The event loop, and the effects of faults.

use std::time::Duration;

use super::machine::Waiting;
use super::queue::{Due, Packet};
use super::timer::Timer;
use super::{Event, NodeId, Sim};
use crate::clock::ClockChange;
use crate::conditions::Conditions;
use crate::fault::Fault;
use crate::log::Line;
use crate::path::Loss;
use crate::time::{Nanos, nanos};

/// If more events than this in a row take no time, it is considered an endless exchange.
const MOST_IMMEDIATE: u32 = 1_000_000;

impl Sim {
    /// Advances to the next event that happens by `until`, and returns it. If there is none, the
    /// time is `until` afterwards.
    ///
    /// With real sockets, call this with the real time until it returns `None`, then send the
    /// datagrams that the sockets have received. The simulation does not depend on what advances
    /// its clock.
    ///
    /// # Panics
    ///
    /// If there were a million packets and timers in a row that took no time at all. That happens
    /// when two nodes answer each other over a link without latency, which would stop the time.
    pub fn next_event(&mut self, until: Duration) -> Option<Event> {
        let until = nanos(until);
        while let Some((at, due)) = self.queue.pop(until) {
            self.now = self.now.max(at);
            assert!(
                self.queue.immediate() <= MOST_IMMEDIATE,
                "{MOST_IMMEDIATE} events in a row that took no time, at {:?}: give the link a latency, or \
                 the timer a delay",
                self.now()
            );
            let event = match due {
                Due::Packet(place) => self.arrive(place),
                Due::Timer { node, timer } => self.ring(node, timer, at),
                Due::Resume(node) => self.resume(node, at),
                Due::Fault(place) => {
                    let fault = self.faults.get_mut(place as usize).and_then(Option::take);
                    fault.filter(|fault| self.happens(fault)).map(Event::Fault)
                }
            };
            if event.is_some() {
                return event;
            }
        }
        self.now = self.now.max(until);
        None
    }

    /// Returns when the next event happens, for drivers that sleep until then. The event may be an
    /// internal one that is not reported.
    pub fn next_time(&self) -> Option<Duration> {
        self.queue.next().map(Duration::from_nanos)
    }

    /// Makes a fault happen at a later time, or at once if that time has passed.
    /// [`next_event`](Self::next_event) reports it.
    pub fn schedule(&mut self, at: Duration, fault: Fault) {
        let place = self.faults.len() as u32;
        self.faults.push(Some(fault));
        self.queue.push(nanos(at).max(self.now), Due::Fault(place));
    }

    /// Makes a fault happen now. There is no event, except for the nodes that [`Fault::Calm`] starts.
    pub fn apply(&mut self, fault: &Fault) {
        self.happens(fault);
    }

    /// Makes a fault happen, and returns false if it changes nothing.
    fn happens(&mut self, fault: &Fault) -> bool {
        if let Fault::Stop(node) | Fault::Start(node) = *fault {
            if self.is_up(node) == matches!(fault, Fault::Start(_)) {
                return false;
            }
        }
        self.log.add(self.now, Line::Fault(fault.clone()), &[]);
        match *fault {
            Fault::Block(from, to) => self.block(from, to, true),
            Fault::Unblock(from, to) => self.block(from, to, false),
            Fault::Link(one, other, ref conditions) => {
                self.link(one, other, conditions.as_ref().clone());
            }
            Fault::Rebind(node) => {
                if let Some(machine) = self.nodes.get_mut(node.index()) {
                    machine.rebind(node.0, false);
                }
            }
            Fault::Move(node) => {
                if let Some(machine) = self.nodes.get_mut(node.index()) {
                    machine.rebind(node.0, true);
                }
            }
            Fault::Stop(node) => self.stop(node),
            Fault::Start(node) => {
                if let Some(machine) = self.nodes.get_mut(node.index()) {
                    machine.is_up = true;
                }
            }
            Fault::Pause(node, length) => {
                let until = self.now.saturating_add(nanos(length));
                // A process that does not run cannot be paused.
                if let Some(machine) = self.nodes.get_mut(node.index()).filter(|node| node.is_up) {
                    machine.busy_until = machine.busy_until.max(until);
                }
            }
            Fault::Clock(node, change) => {
                if let Some(machine) = self.nodes.get_mut(node.index()) {
                    machine.clock.change(self.now, change);
                }
            }
            Fault::Calm => self.calm(),
        }
        true
    }

    fn block(&mut self, from: NodeId, to: NodeId, blocked: bool) {
        if let Some(path) = self.path_index(from, to).and_then(|index| self.paths.get_mut(index)) {
            path.is_blocked = blocked;
        }
    }

    fn stop(&mut self, node: NodeId) {
        let Some(machine) = self.nodes.get_mut(node.index()) else { return };
        machine.is_up = false;
        machine.busy_until = self.now;
        machine.waiting_datagrams = 0;
        machine.timers.values_mut().for_each(Timer::cancel);
        for waiting in std::mem::take(&mut machine.waiting) {
            if let Waiting::Datagram(place) = waiting {
                self.drop_packet(place, Loss::NodeDown);
            }
        }
    }

    fn calm(&mut self) {
        for path in &mut self.paths {
            path.is_blocked = false;
            path.set_conditions(Conditions::good());
        }
        let mut stopped = Vec::new();
        for (machine, node) in self.nodes.iter_mut().zip(0..) {
            if !machine.is_up {
                stopped.push(NodeId(node));
            }
            machine.busy_until = self.now;
            if !machine.waiting.is_empty() && machine.resume_at != Some(self.now) {
                machine.resume_at = Some(self.now);
                self.queue.push(self.now, Due::Resume(node));
            }
            for change in
                [ClockChange::Run, ClockChange::Drift(0), ClockChange::Step(Duration::ZERO)]
            {
                machine.clock.change(self.now, change);
            }
        }
        // They are started by events of their own, so that the caller gets the same events as for
        // any other start.
        for node in stopped {
            self.schedule(Duration::from_nanos(self.now), Fault::Start(node));
        }
    }

    /// Handles a packet that reaches its node.
    fn arrive(&mut self, place: u32) -> Option<Event> {
        let packet = self.queue.packet(place)?;
        let is_overheard = packet.path.is_none();
        let index = packet.node;
        let Some(machine) = self.nodes.get_mut(index as usize) else {
            // Only a tap can be held by a node that does not exist.
            self.drop_packet(place, Loss::NodeDown);
            return None;
        };
        let loss = if !machine.is_up {
            Some(Loss::NodeDown)
        } else if !is_overheard && machine.address != packet.to {
            Some(Loss::NoSuchAddress)
        } else if machine.busy_until > self.now || !machine.waiting.is_empty() {
            if machine.waiting_datagrams < machine.buffer {
                machine.waiting_datagrams += 1;
                machine.waiting.push_back(Waiting::Datagram(place));
                self.resume_later(index);
                return None;
            }
            Some(Loss::BufferFull)
        } else {
            None
        };
        match loss {
            Some(loss) => {
                self.drop_packet(place, loss);
                None
            }
            None => self.deliver(place),
        }
    }

    fn drop_packet(&mut self, place: u32, why: Loss) {
        let Some(Packet { from, to, path, bytes, .. }) = self.queue.take(place) else { return };
        // Packets that a tap misses were not lost in transit.
        let Some(path) = path else { return };
        if let Some(path) = self.paths.get_mut(path as usize) {
            path.stats.count(why);
        }
        self.log.add(self.now, Line::Lost { from, to, why }, &bytes);
    }

    /// Hands a packet to its node. The node is free.
    fn deliver(&mut self, place: u32) -> Option<Event> {
        let Packet { node, from, to, path, bytes, damage } = self.queue.take(place)?;
        self.occupy(node);
        let node = NodeId(node);
        if let Some(path) = path {
            if let Some(path) = self.paths.get_mut(path as usize) {
                path.stats.delivered += 1;
                path.stats.delivered_bytes += bytes.len() as u64;
            }
            self.log.add(self.now, Line::Arrived { from, to, damage }, &bytes);
            return Some(Event::Datagram { node, from, bytes });
        }
        self.log.add(self.now, Line::Overheard { by: node, from, to }, &bytes);
        Some(Event::Overheard { node, from, to, bytes })
    }

    /// Hands a busy node that is free again the event that has waited longest.
    fn resume(&mut self, node: u32, at: Nanos) -> Option<Event> {
        let machine = self.nodes.get_mut(node as usize)?;
        machine.resume_at.take_if(|resume_at| *resume_at == at)?;
        if machine.busy_until > self.now {
            self.resume_later(node);
            return None;
        }
        let event = loop {
            match machine.waiting.pop_front()? {
                Waiting::Datagram(place) => {
                    machine.waiting_datagrams -= 1;
                    break self.deliver(place);
                }
                Waiting::Timer { timer, ticket } if machine.takes_timer(timer, ticket) => {
                    self.occupy(node);
                    break Some(Event::Timer { node: NodeId(node), timer });
                }
                Waiting::Timer { .. } => {}
            }
        };
        if self.nodes.get(node as usize).is_some_and(|machine| !machine.waiting.is_empty()) {
            self.resume_later(node);
        }
        event
    }

    pub(super) fn resume_later(&mut self, node: u32) {
        let Some(machine) = self.nodes.get_mut(node as usize) else { return };
        if machine.resume_at.is_none() {
            let at = machine.busy_until.max(self.now);
            machine.resume_at = Some(at);
            self.queue.push(at, Due::Resume(node));
        }
    }

    /// Marks the node as busy with an event.
    pub(super) fn occupy(&mut self, node: u32) {
        if let Some(machine) = self.nodes.get_mut(node as usize) {
            if machine.service > 0 {
                machine.busy_until = self.now.saturating_add(machine.service);
            }
        }
    }
}
