//! Timers of nodes.

use std::time::Duration;

use super::machine::Waiting;
use super::queue::Due;
use super::{Event, NodeId, Sim};
use crate::time::{Nanos, nanos};

/// Timers with smaller numbers keep their memory when they are idle, because they are likely to be
/// set again.
const KEPT: usize = 64;

#[derive(Clone, Debug, Default)]
pub(super) struct Timer {
    pub(super) deadline: Option<Nanos>,
    /// The times of its entries in the event queue. Each is earlier than the one before it, so the
    /// last one is the next that comes out. An entry that comes out too early is put back.
    queued: Vec<Nanos>,
    /// The ticket of its place among the events that wait for a busy node.
    pub(super) waiting: Option<u64>,
}

impl Timer {
    /// Makes sure that it does not go off, even if it was due and waits.
    pub(super) fn cancel(&mut self) {
        self.deadline = None;
        self.waiting = None;
    }
}

impl Sim {
    /// Makes a timer of a node go off after `delay` of true time. A node can have any number of
    /// timers, identified by their numbers. Setting a timer again replaces its time.
    ///
    /// A stopped node has no timers. Set them when it starts again.
    pub fn set_timer(&mut self, node: NodeId, timer: usize, delay: Duration) {
        let deadline = self.now.saturating_add(nanos(delay));
        let Some(machine) = self.nodes.get_mut(node.index()) else { return };
        if !machine.is_up {
            return;
        }
        let state = machine.timers.entry(timer).or_default();
        state.cancel();
        state.deadline = Some(deadline);
        if state.queued.last().is_none_or(|queued| *queued > deadline) {
            state.queued.push(deadline);
            self.queue.push(deadline, Due::Timer { node: node.0, timer });
        }
    }

    /// Cancels a timer, so that it does not go off.
    pub fn cancel_timer(&mut self, node: NodeId, timer: usize) {
        let machine = self.nodes.get_mut(node.index());
        if let Some(timer) = machine.and_then(|machine| machine.timers.get_mut(&timer)) {
            timer.cancel();
        }
    }

    /// Handles an entry of a timer that is due. It may be stale, or too early because the timer was
    /// set again.
    pub(super) fn ring(&mut self, node: u32, timer: usize, at: Nanos) -> Option<Event> {
        let machine = self.nodes.get_mut(node as usize)?;
        let state = machine.timers.get_mut(&timer)?;
        state.queued.pop();
        match state.deadline {
            Some(deadline) if deadline <= at => state.deadline = None,
            Some(deadline) => {
                if state.queued.last().is_none_or(|queued| *queued > deadline) {
                    state.queued.push(deadline);
                    self.queue.push(deadline, Due::Timer { node, timer });
                }
                return None;
            }
            None => {
                machine.forget_idle(timer);
                return None;
            }
        }
        if machine.busy_until > self.now || !machine.waiting.is_empty() {
            machine.tickets += 1;
            state.waiting = Some(machine.tickets);
            let ticket = machine.tickets;
            machine.waiting.push_back(Waiting::Timer { timer, ticket });
            self.resume_later(node);
            return None;
        }
        machine.forget_idle(timer);
        self.occupy(node);
        Some(Event::Timer { node: NodeId(node), timer })
    }
}

impl super::machine::Machine {
    /// Returns whether a timer that waited goes off now. It does not if it was cancelled or set
    /// again.
    pub(super) fn takes_timer(&mut self, timer: usize, ticket: u64) -> bool {
        let state = self.timers.get_mut(&timer);
        let taken = state.is_some_and(|state| state.waiting.take_if(|w| *w == ticket).is_some());
        self.forget_idle(timer);
        taken
    }

    /// Frees the memory of a timer that is not set.
    fn forget_idle(&mut self, timer: usize) {
        let is_idle = |state: &Timer| {
            state.deadline.is_none() && state.waiting.is_none() && state.queued.is_empty()
        };
        if timer >= KEPT && self.timers.get(&timer).is_some_and(is_idle) {
            self.timers.remove(&timer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fault::Fault;

    fn ms(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn timers_that_are_set_again_and_again_take_no_more_memory() {
        let mut sim = Sim::new(1);
        let node = sim.node("a");
        let mut rang = 0;
        for tick in 1..=1_000 {
            sim.set_timer(node, 0, Duration::from_secs(360_000));
            sim.set_timer(node, 0, ms(10));
            while sim.next_event(ms(10) * tick).is_some() {
                rang += 1;
            }
        }
        assert_eq!(rang, 1_000);
        assert!(sim.queue.len() < 3, "{}", sim.queue.len());
        // Numbers that are used once do not keep memory.
        for timer in 0..10_000 {
            sim.set_timer(node, timer, ms(timer as u64 % 50));
        }
        while sim.next_event(ms(20_000)).is_some() {}
        assert!(sim.nodes.iter().all(|machine| machine.timers.len() <= KEPT));
    }

    #[test]
    fn many_calms_of_a_busy_node_take_no_more_memory() {
        let mut sim = Sim::new(1);
        let node = sim.node("a");
        sim.set_service_time(node, ms(100));
        (0..10).for_each(|timer| sim.set_timer(node, timer, ms(1)));
        while sim.next_event(ms(1)).is_some() {}
        (0..100).for_each(|_| sim.apply(&Fault::Calm));
        assert!(sim.queue.len() < 15, "{}", sim.queue.len());
    }
}
