//! A readable log of every packet.

use std::collections::VecDeque;
use std::fmt;
use std::net::SocketAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::explore::panic_message;
use crate::fault::Fault;
use crate::path::{Damage, Loss, delay_text};
use crate::random::mix;
use crate::sim::NodeId;
use crate::time::Nanos;

/// Describes a packet's content for the log. See [`Sim::describe`](crate::Sim::describe).
pub(crate) type Describe = Box<dyn Fn(&[u8]) -> String + Send>;

/// One line of the log.
#[derive(Clone, Debug)]
pub(crate) enum Line {
    Sent { from: SocketAddr, to: SocketAddr, delay: Nanos, copied: bool },
    Lost { from: SocketAddr, to: SocketAddr, why: Loss },
    Arrived { from: SocketAddr, to: SocketAddr, damage: Damage },
    Overheard { by: NodeId, from: SocketAddr, to: SocketAddr },
    Fault(Fault),
    Note { node: NodeId, text: String },
}

/// The last lines, and a hash over all of them except notes.
#[derive(Default)]
pub(crate) struct Log {
    /// The number of lines that are kept.
    keep: usize,
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

    /// Keeps this many lines from now on.
    pub(crate) fn keep(&mut self, lines: usize) {
        self.keep = lines;
        self.lines.drain(..self.lines.len().saturating_sub(lines));
    }

    #[inline]
    pub(crate) fn add(&mut self, now: Nanos, line: Line, bytes: &[u8]) {
        self.hash_line(now, &line, bytes);
        if self.keep == 0 {
            return;
        }
        if self.lines.len() >= self.keep {
            self.lines.pop_front();
        }
        self.lines.push_back((now, line, bytes.to_vec()));
    }

    #[inline]
    fn hash_line(&mut self, now: Nanos, line: &Line, bytes: &[u8]) {
        let content = match line {
            // These bytes were already hashed when the packet was sent.
            Line::Arrived { damage, .. } if *damage == Damage::default() => bytes.len() as u64,
            Line::Overheard { .. } => bytes.len() as u64,
            Line::Fault(fault) => hash_bytes(fault.to_string().as_bytes()),
            // The text of a note is created only if there is a log.
            Line::Note { .. } => return,
            Line::Sent { .. } | Line::Lost { .. } | Line::Arrived { .. } => hash_bytes(bytes),
        };
        let (kind, ends) = match line {
            Line::Sent { from, to, delay, copied } => {
                (1 + u64::from(*copied) + delay.rotate_left(8), Some((from, to)))
            }
            Line::Arrived { from, to, .. } => (3, Some((from, to))),
            Line::Overheard { by, from, to } => (4 + ((by.index() as u64) << 8), Some((from, to))),
            Line::Lost { from, to, why } => (16 + *why as u64, Some((from, to))),
            Line::Fault(_) | Line::Note { .. } => (5, None),
        };
        let (from, to) = ends.map_or((0, 0), |(from, to)| (address_word(from), address_word(to)));
        self.hash = [now, kind, from, to, content].into_iter().fold(self.hash, stir);
    }

    pub(crate) fn hash(&self) -> u64 {
        mix(self.hash)
    }

    /// Returns the lines as text, with the names of nodes.
    pub(crate) fn text<'a>(
        &'a self,
        name: impl Fn(&SocketAddr) -> String + 'a,
        node_name: impl Fn(NodeId) -> String + 'a,
    ) -> impl Iterator<Item = String> + 'a {
        self.lines.iter().map(move |(now, line, bytes)| {
            let time = format!("{:>12.6} s", *now as f64 / 1e9);
            let content = || match &self.describe {
                Some(describe) => {
                    let text = catch_unwind(AssertUnwindSafe(|| describe(bytes)));
                    let text = text.unwrap_or_else(|panic| {
                        format!("describe panicked: {}", panic_message(panic.as_ref()))
                    });
                    format!("{} bytes: {text}", bytes.len())
                }
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
                Line::Arrived { from, to, damage } => {
                    let cut = if damage.is_cut { ", CUT SHORT" } else { "" };
                    let damaged = if damage.is_corrupt { ", DAMAGED" } else { "" };
                    let (from, to) = (name(from), name(to));
                    format!("{time}  {from} -> {to}  arrived{cut}{damaged}  {}", content())
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

/// Adds a word to a hash. Each step is reversible, and [`mix`] scrambles the result.
const fn stir(hash: u64, word: u64) -> u64 {
    (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
}

/// Computes a hash over bytes that is the same on every platform. Four words at a time are
/// independent of each other, which is fast.
fn hash_bytes(bytes: &[u8]) -> u64 {
    let mut lanes = [1, 2, 3, 4];
    let mut add = |block: &[u8]| {
        for (lane, word) in lanes.iter_mut().zip(block.chunks_exact(8)) {
            *lane = stir(*lane, u64::from_le_bytes(word.try_into().unwrap_or_default()));
        }
    };
    let blocks = bytes.chunks_exact(32);
    let rest = blocks.remainder();
    let mut last = [0; 32];
    if let Some(start) = last.get_mut(..rest.len()) {
        start.copy_from_slice(rest);
    }
    blocks.for_each(&mut add);
    add(&last);
    lanes.into_iter().fold(bytes.len() as u64, stir)
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
