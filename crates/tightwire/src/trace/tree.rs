//! The trace of one packet: its bytes, and a name for every bit.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write as _;

use crate::shape::Kind;
use crate::trace::explain::Explanation;
use crate::trace::node::{Label, Node};

/// Which way the values went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Into the packet.
    Write,
    /// Out of it.
    Read,
}

/// Every bit of a packet with its name, kind, value and range.
///
/// Shown with `{}` it is a table; [`to_json`](Self::to_json) saves it,
/// [`to_html`](Self::to_html) draws it, [`diff`](crate::trace::diff()) compares two.
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
    /// What the packet holds; the name of its type unless you say something better.
    pub name: String,
    /// Which way the values went.
    pub direction: Direction,
    /// The whole packet.
    pub packet: Vec<u8>,
    /// The bits that were written or read, without the filling of the last byte.
    pub bits: usize,
    /// The values, as a tree.
    pub nodes: Vec<Node>,
    /// What was refused, and why, if something was.
    pub explanation: Option<Explanation>,
}

/// A block of a packet: a node without children, and its whole name.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Block<'a> {
    /// Its name from the outside in: `players[3].health`.
    pub path: String,
    /// The same with every index left out, equal for all elements: `players[].health`.
    pub pattern: String,
    /// The node.
    pub node: &'a Node,
}

impl Trace {
    /// The blocks that make up the packet, in order and without a gap.
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

    /// The first block with this name.
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

    /// The bits of a node as they are sent, first one first.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&(6u8, true)).unwrap();
    /// assert_eq!(trace.raw(&trace.nodes[0]), "01100000");
    /// ```
    pub fn raw(&self, node: &Node) -> String {
        (node.start..node.end()).map(|at| if self.bit(at) { '1' } else { '0' }).collect()
    }

    /// The bits of a node as one number, if there are at most 128.
    pub(crate) fn number(&self, node: &Node) -> Option<u128> {
        number_at(&self.packet, node.start, node.bits)
    }

    pub(crate) fn bit(&self, at: usize) -> bool {
        bit_at(&self.packet, at)
    }

    /// Visits every node with its path, groups before what is in them.
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

/// Bit `at` of a packet; zero after its end.
pub(crate) fn bit_at(packet: &[u8], at: usize) -> bool {
    packet.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 != 0)
}

/// Up to 128 bits of a packet as a number.
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

    /// `players[3].health`.
    pub(crate) fn name(&self) -> String {
        self.render(true)
    }

    /// `players[].health`.
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
                // A part of a value in a tree of parts would be named twice.
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
    /// Its own name, without those of the groups around it.
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

    /// Whether it fills space and says nothing.
    pub(crate) const fn is_filling(&self) -> bool {
        matches!(self.kind, Kind::Padding | Kind::Unused | Kind::Unread)
    }
}
