//! The trace of one packet: its bytes, and a name for every bit.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::shape::Kind;
use crate::trace::explain::Explanation;
use crate::trace::node::{Label, Node};

/// The direction of a trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Values were written to the packet.
    Write,
    /// Values were read from the packet.
    Read,
}

/// Every bit of a packet with its name, kind, value and range.
///
/// Printed with `{}`, it is a table. [`to_json`](Self::to_json) saves it, [`to_html`](Self::to_html)
/// draws it, and [`diff`](crate::trace::diff()) compares two of them.
///
/// ```
/// let trace = tightwire::trace::trace_write(&(7u8, Some(true))).unwrap();
/// let blocks = trace.blocks();
/// let names: Vec<_> = blocks.iter().map(|block| block.path.as_str()).collect();
/// assert_eq!(names, ["0", "1 (present)", "1", "unused"]);
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Trace {
    /// The name of the packet. This is the name of its type unless you change it.
    pub name: String,
    /// The direction of the values.
    pub direction: Direction,
    /// The whole packet.
    pub packet: Vec<u8>,
    /// The number of bits that were written or read, without the unused bits of the last byte.
    pub bits: usize,
    /// The values, as a tree.
    pub nodes: Vec<Node>,
    /// The rejected value and the reason, if a value was rejected.
    pub explanation: Option<Explanation>,
}

/// A block of a packet: a node without children, and its full name.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Block<'a> {
    /// Its full name, such as `players[3].health`.
    pub path: String,
    /// The name without indices, which is equal for all elements, such as `players[].health`.
    pub pattern: String,
    /// The node.
    pub node: &'a Node,
}

impl Trace {
    /// Returns the blocks that make up the packet, in order and without gaps.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&[true; 3]).unwrap();
    /// assert_eq!(trace.blocks()[2].path, "[2]");
    /// assert_eq!(trace.blocks()[2].node.start, 2);
    /// ```
    pub fn blocks(&self) -> Vec<Block<'_>> {
        let mut blocks = Vec::new();
        self.walk(|path, node| {
            if node.is_block() {
                blocks.push(Block { path: path.name(), pattern: path.pattern(), node });
            }
        });
        blocks
    }

    /// Returns the first block with this name.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&(7u8, true)).unwrap();
    /// assert_eq!(trace.find("1").unwrap().value.as_deref(), Some("true"));
    /// ```
    pub fn find(&self, path: &str) -> Option<&Node> {
        let mut found = None;
        self.walk(|here, node| {
            if found.is_none() && node.is_block() && here.name() == path {
                found = Some(node);
            }
        });
        found
    }

    /// Returns the bits of a node in the order in which they are sent.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&(6u8, true)).unwrap();
    /// assert_eq!(trace.raw(&trace.nodes[0]), "01100000");
    /// ```
    pub fn raw(&self, node: &Node) -> String {
        (node.start..node.end()).map(|at| if self.bit(at) { '1' } else { '0' }).collect()
    }

    /// Returns the bits of a node as one number, if there are at most 128.
    pub(crate) fn number(&self, node: &Node) -> Option<u128> {
        number_at(&self.packet, node.start, node.bits)
    }

    pub(crate) fn bit(&self, at: usize) -> bool {
        bit_at(&self.packet, at)
    }

    /// Visits every node with its path. Groups come before their content.
    pub(crate) fn walk<'a>(&'a self, mut visit: impl FnMut(&Path<'a>, &'a Node)) {
        fn inner<'a>(
            nodes: &'a [Node],
            path: &mut Path<'a>,
            visit: &mut impl FnMut(&Path<'a>, &'a Node),
        ) {
            for node in nodes {
                path.0.push(node);
                visit(path, node);
                inner(&node.children, path, visit);
                path.0.pop();
            }
        }
        inner(&self.nodes, &mut Path(Vec::new()), &mut visit);
    }
}

/// Returns bit `at` of a packet, or zero after its end.
pub(crate) fn bit_at(packet: &[u8], at: usize) -> bool {
    packet.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 != 0)
}

/// Returns up to 128 bits of a packet as a number.
pub(crate) fn number_at(packet: &[u8], start: usize, bits: usize) -> Option<u128> {
    let number = |number, at| number | (u128::from(bit_at(packet, start + at)) << at);
    (bits <= 128).then(|| (0..bits).fold(0, number))
}

/// The nodes from the outermost to one of them.
pub(crate) struct Path<'a>(pub(crate) Vec<&'a Node>);

impl Path<'_> {
    pub(crate) fn depth(&self) -> usize {
        self.0.len() - 1
    }

    /// Returns the name, such as `players[3].health`.
    pub(crate) fn name(&self) -> String {
        self.render(true)
    }

    /// Returns the pattern, such as `players[].health`.
    pub(crate) fn pattern(&self) -> String {
        self.render(false)
    }

    fn render(&self, with_indices: bool) -> String {
        let mut text = String::new();
        for (level, node) in self.0.iter().enumerate() {
            let separator = |separator| if text.is_empty() { "" } else { separator };
            // Writing to a string does not fail.
            let _ = match (&node.label, &node.place) {
                (Label::Field(name) | Label::Variant(name), _) => {
                    write!(text, "{}{name}", separator("."))
                }
                (Label::Index(index), _) if with_indices => write!(text, "[{index}]"),
                (Label::Index(_), _) => write!(text, "[]"),
                // A part inside another part would be named twice.
                (Label::Part(_), _) if level + 1 < self.0.len() => Ok(()),
                (Label::Part(name), _) if text.is_empty() => write!(text, "{name}"),
                (Label::Part(name), _) => write!(text, " ({name})"),
                (Label::None, Some(place)) => write!(text, "{}{place}", separator(" > ")),
                _ => Ok(()),
            };
        }
        if text.is_empty() { String::from("value") } else { text }
    }
}

impl Node {
    /// Returns its own name, without those of the groups that contain it.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&[7u8]).unwrap();
    /// assert_eq!(trace.nodes[0].name(), "[0]");
    /// ```
    pub fn name(&self) -> String {
        match (&self.label, &self.place) {
            (Label::Field(name) | Label::Variant(name) | Label::Part(name), _) => name.to_string(),
            (Label::Index(index), _) => format!("[{index}]"),
            (Label::None, Some(place)) => place.clone(),
            (Label::None, None) => String::from("value"),
        }
    }

    /// Returns whether it is padding without content.
    pub(crate) const fn is_filling(&self) -> bool {
        matches!(self.kind, Kind::Padding | Kind::Unused | Kind::Unread)
    }
}
