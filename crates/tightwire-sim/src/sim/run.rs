//! The event loop, and what faults do.

use std::time::Duration;

use super::machine::Waiting;
use super::queue::{Due, Packet};
use super::{Event, NodeId, Sim};
use crate::clock::ClockChange;
use crate::conditions::Conditions;
use crate::fault::Fault;
use crate::log::Line;
use crate::path::Loss;
use crate::time::{Nanos, nanos};

impl Sim {
    /// Goes on to the next event that happens by `until`, and returns it. If there is none, the time
    /// is `until` afterwards.
    ///
    /// With real sockets, call this with the real time until it returns `None`, then send what the
    /// sockets have received: a simulation does not care who advances its clock.
    pub fn next_event(&mut self, until: Duration) -> Option<Event> {
        let until = nanos(until);
        while let Some((at, due)) = self.queue.pop(until) {
            self.now = self.now.max(at);
            let event = match due {
                Due::Packet(place) => self.arrive(place),
                Due::Timer { node, place } => self.ring(node, place, at),
                Due::Resume(node) => self.resume(node),
                Due::Fault(place) => {
                    let fault = self.faults.get_mut(place as usize).and_then(Option::take);
                    fault.inspect(|fault| self.apply(fault)).map(Event::Fault)
                }
            };
            if event.is_some() {
                return event;
            }
        }
        self.now = self.now.max(until);
        None
    }

    /// When the next thing happens, for drivers that sleep until then. It may turn out to be nothing
    /// that concerns the caller.
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

    /// Makes a fault happen now. There is no event: the caller knows.
    pub fn apply(&mut self, fault: &Fault) {
        if self.log.is_on() {
            self.log.add(self.now, Line::Fault(fault.clone()), &[]);
        }
        match *fault {
            Fault::Block(from, to) => self.block(from, to, true),
            Fault::Unblock(from, to) => self.block(from, to, false),
            Fault::Link(one, other, ref conditions) => {
                self.link(one, other, conditions.as_ref().clone());
            }
            Fault::Rebind(node) => {
                if let Some(machine) = self.nodes.get_mut(node.index()) {
                    machine.rebind();
                }
            }
            Fault::Move(node) => {
                if let Some(machine) = self.nodes.get_mut(node.index()) {
                    machine.relocate(node.0);
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
                if let Some(machine) = self.nodes.get_mut(node.index()) {
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
        machine.timers.iter_mut().for_each(|timer| timer.deadline = None);
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
        for (machine, node) in self.nodes.iter_mut().zip(0..) {
            machine.is_up = true;
            machine.busy_until = self.now;
            self.queue.push(self.now, Due::Resume(node));
            for change in
                [ClockChange::Run, ClockChange::Drift(0), ClockChange::Step(Duration::ZERO)]
            {
                machine.clock.change(self.now, change);
            }
        }
    }

    /// A packet reaches its node.
    fn arrive(&mut self, place: u32) -> Option<Event> {
        let packet = self.queue.packet(place)?;
        let is_overheard = packet.path.is_none();
        let index = packet.node;
        let machine = self.nodes.get_mut(index as usize)?;
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
        // What a tap misses was not lost on the way.
        let Some(path) = path else { return };
        if let Some(path) = self.paths.get_mut(path as usize) {
            path.stats.count(why);
        }
        if self.log.is_on() {
            self.log.add(self.now, Line::Lost { from, to, why }, &bytes);
        }
    }

    /// Hands a packet to its node, which is free.
    fn deliver(&mut self, place: u32) -> Option<Event> {
        let Packet { node, from, to, path, bytes } = self.queue.take(place)?;
        self.occupy(node);
        let node = NodeId(node);
        if let Some(path) = path {
            if let Some(path) = self.paths.get_mut(path as usize) {
                path.stats.delivered += 1;
                path.stats.delivered_bytes += bytes.len() as u64;
            }
            if self.log.is_on() {
                self.log.add(self.now, Line::Arrived { from, to }, &bytes);
            }
            return Some(Event::Datagram { node, from, bytes });
        }
        if self.log.is_on() {
            self.log.add(self.now, Line::Overheard { by: node, from, to }, &bytes);
        }
        Some(Event::Overheard { node, from, to, bytes })
    }

    /// An entry of a timer is due. It may be stale, or too early because the timer was set again.
    fn ring(&mut self, node: u32, place: u32, at: Nanos) -> Option<Event> {
        let machine = self.nodes.get_mut(node as usize)?;
        let state = machine.timers.get_mut(place as usize)?;
        if state.queued != Some(at) {
            return None;
        }
        state.queued = None;
        let deadline = state.deadline?;
        if deadline > at {
            state.queued = Some(deadline);
            self.queue.push(deadline, Due::Timer { node, place });
            return None;
        }
        state.deadline = None;
        let timer = state.number;
        if machine.busy_until > self.now || !machine.waiting.is_empty() {
            machine.waiting.push_back(Waiting::Timer(timer));
            self.resume_later(node);
            return None;
        }
        self.occupy(node);
        Some(Event::Timer { node: NodeId(node), timer })
    }

    /// A busy node is free again and takes what has waited longest.
    fn resume(&mut self, node: u32) -> Option<Event> {
        let machine = self.nodes.get_mut(node as usize)?;
        machine.resume_queued = false;
        if machine.busy_until > self.now {
            self.resume_later(node);
            return None;
        }
        let event = match machine.waiting.pop_front()? {
            Waiting::Datagram(place) => {
                machine.waiting_datagrams -= 1;
                self.deliver(place)
            }
            Waiting::Timer(timer) => {
                self.occupy(node);
                Some(Event::Timer { node: NodeId(node), timer })
            }
        };
        if self.nodes.get(node as usize).is_some_and(|machine| !machine.waiting.is_empty()) {
            self.resume_later(node);
        }
        event
    }

    fn resume_later(&mut self, node: u32) {
        let Some(machine) = self.nodes.get_mut(node as usize) else { return };
        if !machine.resume_queued {
            machine.resume_queued = true;
            self.queue.push(machine.busy_until.max(self.now), Due::Resume(node));
        }
    }

    /// The node works on an event.
    fn occupy(&mut self, node: u32) {
        if let Some(machine) = self.nodes.get_mut(node as usize) {
            if machine.service > 0 {
                machine.busy_until = self.now.saturating_add(machine.service);
            }
        }
    }
}
