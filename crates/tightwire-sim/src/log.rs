//! A log of every packet, in words.

use std::collections::VecDeque;
use std::fmt;
use std::net::SocketAddr;

use crate::fault::Fault;
use crate::path::{Loss, delay_text};
use crate::random::mix;
use crate::sim::NodeId;
use crate::time::Nanos;

/// What the log says about a packet's content. See [`Sim::describe`](crate::Sim::describe).
pub(crate) type Describe = Box<dyn Fn(&[u8]) -> String + Send>;

/// One line of the log.
#[derive(Clone, Debug)]
pub(crate) enum Line {
    Sent { from: SocketAddr, to: SocketAddr, delay: Nanos, copied: bool },
    Lost { from: SocketAddr, to: SocketAddr, why: Loss },
    Arrived { from: SocketAddr, to: SocketAddr },
    Overheard { by: NodeId, from: SocketAddr, to: SocketAddr },
    Fault(Fault),
    Note { node: NodeId, text: String },
}

/// The last lines, and a hash over all of them.
#[derive(Default)]
pub(crate) struct Log {
    /// How many lines are kept. Without any, nothing is recorded.
    pub(crate) keep: usize,
    lines: VecDeque<(Nanos, Line, Vec<u8>)>,
    hash: u64,
    pub(crate) describe: Option<Describe>,
}

impl fmt::Debug for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Log").field("lines", &self.lines.len()).finish_non_exhaustive()
    }
}

impl Log {
    pub(crate) fn is_on(&self) -> bool {
        self.keep > 0
    }

    pub(crate) fn add(&mut self, now: Nanos, line: Line, bytes: &[u8]) {
        let kind = match &line {
            Line::Sent { .. } => 1,
            Line::Lost { why, .. } => 16 + *why as u64,
            Line::Arrived { .. } => 2,
            Line::Overheard { .. } => 3,
            Line::Fault(_) => 4,
            Line::Note { .. } => 5,
        };
        self.hash = mix(self.hash ^ kind).wrapping_add(now);
        if let Line::Sent { from, to, .. }
        | Line::Lost { from, to, .. }
        | Line::Arrived { from, to } = &line
        {
            self.hash = mix(self.hash ^ address_word(from)) ^ address_word(to);
        }
        self.hash = mix(self.hash ^ bytes.len() as u64);
        for chunk in bytes.chunks(8) {
            let word = chunk.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
            self.hash = mix(self.hash ^ word).wrapping_add(word);
        }
        if self.lines.len() == self.keep {
            self.lines.pop_front();
        }
        self.lines.push_back((now, line, bytes.to_vec()));
    }

    pub(crate) fn hash(&self) -> u64 {
        mix(self.hash)
    }

    /// The lines as text, with the names of nodes.
    pub(crate) fn text<'a>(
        &'a self,
        name: impl Fn(&SocketAddr) -> String + 'a,
        node_name: impl Fn(NodeId) -> String + 'a,
    ) -> impl Iterator<Item = String> + 'a {
        self.lines.iter().map(move |(now, line, bytes)| {
            let time = format!("{:>12.6} s", *now as f64 / 1e9);
            let content = || match &self.describe {
                Some(describe) => format!("{} bytes: {}", bytes.len(), describe(bytes)),
                None => format!("{} bytes", bytes.len()),
            };
            match line {
                Line::Sent { from, to, delay, copied } => {
                    let twice = if *copied { ", twice" } else { "" };
                    let (from, to) = (name(from), name(to));
                    let delay = delay_text(*delay);
                    format!(
                        "{time}  {from} -> {to}  sent, arrives after {delay}{twice}  {}",
                        content()
                    )
                }
                Line::Lost { from, to, why } => {
                    format!("{time}  {} -> {}  LOST ({why})  {}", name(from), name(to), content())
                }
                Line::Arrived { from, to } => {
                    format!("{time}  {} -> {}  arrived  {}", name(from), name(to), content())
                }
                Line::Overheard { by, from, to } => {
                    let by = node_name(*by);
                    format!(
                        "{time}  {} -> {}  overheard by {by}  {}",
                        name(from),
                        name(to),
                        content()
                    )
                }
                Line::Fault(fault) => format!("{time}  FAULT {fault}"),
                Line::Note { node, text } => format!("{time}  {}: {text}", node_name(*node)),
            }
        })
    }
}

fn address_word(address: &SocketAddr) -> u64 {
    let port = u64::from(address.port());
    match address {
        SocketAddr::V4(v4) => u64::from(v4.ip().to_bits()) << 16 | port,
        SocketAddr::V6(v6) => mix(v6.ip().to_bits() as u64) ^ port,
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "by chance",
            Self::Burst => "in a burst",
            Self::TooLong => "longer than the MTU",
            Self::QueueFull => "the queue is full",
            Self::Blocked => "this direction is blocked",
            Self::NoLink => "there is no link",
            Self::NoSuchAddress => "nobody has this address",
            Self::NodeDown => "the node is stopped",
            Self::BufferFull => "the receive buffer is full",
        })
    }
}
