//! Things that go wrong at a certain time.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::clock::ClockChange;
use crate::conditions::Conditions;
use crate::sim::NodeId;
use crate::time;

/// Something that goes wrong, or is put right again.
///
/// [`Sim::apply`](crate::Sim::apply) makes it happen now, [`Sim::schedule`](crate::Sim::schedule) at
/// a later time. The text form is the one that reports show:
///
/// ```
/// use std::time::Duration;
/// use tightwire_sim::{Fault, NodeId};
///
/// let fault: Fault = "pause 0 250ms".parse().unwrap();
/// assert_eq!(fault, Fault::Pause(NodeId::from_index(0), Duration::from_millis(250)));
/// assert_eq!(fault.to_string(), "pause 0 250ms");
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Fault {
    /// Packets from the first node to the second are dropped from now on. The other direction still
    /// works. Text: `block 1 0`.
    Block(NodeId, NodeId),
    /// Packets from the first node to the second pass again. Text: `unblock 1 0`.
    Unblock(NodeId, NodeId),
    /// The link between two nodes gets other conditions, in both directions. Text:
    /// `link 1 0 mobile,loss=9%`.
    Link(NodeId, NodeId, Box<Conditions>),
    /// The node gets another port, as after a router forgot its mapping. Packets to the old address
    /// are lost. Text: `rebind 1`.
    Rebind(NodeId),
    /// The node gets another IP address and port, as a phone that leaves the Wi-Fi. Text: `move 1`.
    Move(NodeId),
    /// The process ends. Its timers and the packets in its receive buffer are gone. Nothing happens
    /// if it is stopped already. Text: `stop 0`.
    Stop(NodeId),
    /// The process starts again at the same address. It has no timers. Nothing happens if it runs
    /// already. Text: `start 0`.
    Start(NodeId),
    /// The process does nothing for a while, then handles what has piled up. Nothing happens if it is
    /// stopped. Text: `pause 0 250ms`.
    Pause(NodeId, Duration),
    /// The clock of the node changes. Texts: `clock 1 drift 100`, `clock 1 ahead 5s`,
    /// `clock 1 back 5s`, `clock 1 stop`, `clock 1 run`, `clock 1 step 100ms`.
    Clock(NodeId, ClockChange),
    /// Everything is well again: all links get the conditions [`good`](Conditions::good) and are
    /// unblocked, paused nodes go on, and clocks run smoothly. Stopped nodes start, each with its own
    /// [`Start`](Self::Start) event right after this one. Clocks keep the time that they show, and
    /// nodes their addresses. Text: `calm`.
    Calm,
}

impl Fault {
    /// Returns the nodes that it affects.
    pub(crate) fn nodes(&self) -> [Option<NodeId>; 2] {
        match self {
            Self::Block(one, other) | Self::Unblock(one, other) | Self::Link(one, other, _) => {
                [Some(*one), Some(*other)]
            }
            Self::Rebind(node)
            | Self::Move(node)
            | Self::Stop(node)
            | Self::Start(node)
            | Self::Pause(node, _)
            | Self::Clock(node, _) => [Some(*node), None],
            Self::Calm => [None, None],
        }
    }

    /// Returns the same fault for other nodes.
    pub(crate) fn renumbered(&self, new: impl Fn(NodeId) -> NodeId) -> Self {
        match self {
            Self::Block(from, to) => Self::Block(new(*from), new(*to)),
            Self::Unblock(from, to) => Self::Unblock(new(*from), new(*to)),
            Self::Link(one, other, link) => Self::Link(new(*one), new(*other), link.clone()),
            Self::Rebind(node) => Self::Rebind(new(*node)),
            Self::Move(node) => Self::Move(new(*node)),
            Self::Stop(node) => Self::Stop(new(*node)),
            Self::Start(node) => Self::Start(new(*node)),
            Self::Pause(node, length) => Self::Pause(new(*node), *length),
            Self::Clock(node, change) => Self::Clock(new(*node), *change),
            Self::Calm => Self::Calm,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Block(from, to) => write!(f, "block {from} {to}"),
            Self::Unblock(from, to) => write!(f, "unblock {from} {to}"),
            Self::Link(one, other, conditions) => write!(f, "link {one} {other} {conditions}"),
            Self::Rebind(node) => write!(f, "rebind {node}"),
            Self::Move(node) => write!(f, "move {node}"),
            Self::Stop(node) => write!(f, "stop {node}"),
            Self::Start(node) => write!(f, "start {node}"),
            Self::Pause(node, length) => write!(f, "pause {node} {}", time::write(*length)),
            Self::Clock(node, change) => {
                write!(f, "clock {node} ")?;
                match change {
                    ClockChange::Drift(ppm) => write!(f, "drift {ppm}"),
                    ClockChange::JumpAhead(by) => write!(f, "ahead {}", time::write(*by)),
                    ClockChange::JumpBack(by) => write!(f, "back {}", time::write(*by)),
                    ClockChange::Stop => f.write_str("stop"),
                    ClockChange::Run => f.write_str("run"),
                    ClockChange::Step(step) => write!(f, "step {}", time::write(*step)),
                }
            }
            Self::Calm => f.write_str("calm"),
        }
    }
}

/// The error for a text that is not a fault.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultError(String);

impl fmt::Display for FaultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a fault", self.0)
    }
}

impl std::error::Error for FaultError {}

impl FromStr for Fault {
    type Err = FaultError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        parse(text).ok_or_else(|| FaultError(text.into()))
    }
}

fn parse(text: &str) -> Option<Fault> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let node = |word: &str| word.parse().ok().map(NodeId::from_index);
    Some(match *words.as_slice() {
        ["block", from, to] => Fault::Block(node(from)?, node(to)?),
        ["unblock", from, to] => Fault::Unblock(node(from)?, node(to)?),
        ["link", one, other, conditions] => {
            Fault::Link(node(one)?, node(other)?, Box::new(conditions.parse().ok()?))
        }
        ["rebind", one] => Fault::Rebind(node(one)?),
        ["move", one] => Fault::Move(node(one)?),
        ["stop", one] => Fault::Stop(node(one)?),
        ["start", one] => Fault::Start(node(one)?),
        ["pause", one, length] => Fault::Pause(node(one)?, time::read(length)?),
        ["clock", one, "stop"] => Fault::Clock(node(one)?, ClockChange::Stop),
        ["clock", one, "run"] => Fault::Clock(node(one)?, ClockChange::Run),
        ["clock", one, change, amount] => {
            let change = match change {
                "drift" => ClockChange::Drift(amount.parse().ok()?),
                "ahead" => ClockChange::JumpAhead(time::read(amount)?),
                "back" => ClockChange::JumpBack(time::read(amount)?),
                "step" => ClockChange::Step(time::read(amount)?),
                _ => return None,
            };
            Fault::Clock(node(one)?, change)
        }
        ["calm"] => Fault::Calm,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_read_as_they_are_written() {
        for text in [
            "block 1 0",
            "unblock 1 0",
            "link 1 0 perfect,latency=35ms,loss=0.25",
            "rebind 1",
            "move 1",
            "stop 0",
            "start 0",
            "pause 0 1500us",
            "clock 1 drift -100",
            "clock 1 ahead 5s",
            "clock 1 back 5s",
            "clock 1 stop",
            "clock 1 run",
            "clock 1 step 100ms",
            "calm",
        ] {
            assert_eq!(text.parse::<Fault>().unwrap().to_string(), text);
        }
        for text in ["", "stop", "stop x", "stop 1 2", "clock 1 drift", "clock 1 fast 3", "fire 1"]
        {
            let error = text.parse::<Fault>().unwrap_err().to_string();
            assert_eq!(error, format!("`{text}` is not a fault"));
        }
    }
}
