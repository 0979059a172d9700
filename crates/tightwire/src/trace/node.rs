//! The parts of a trace: values and groups of values.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::shape::Kind;

/// A value in a packet, or a group of values.
///
/// Nodes without children are the blocks that make up the packet, bit by bit.
///
/// ```
/// use tightwire::trace::{Kind, trace_write};
///
/// let trace = trace_write(&(7u8, true)).unwrap();
/// let flag = &trace.nodes[1];
/// assert_eq!(flag.kind, Kind::Bool);
/// assert_eq!((flag.start, flag.bits), (8, 1));
/// assert_eq!(flag.value.as_deref(), Some("true"));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Node {
    /// The name of the node.
    pub label: Label,
    /// The kind of value or group.
    pub kind: Kind,
    /// The bit of the packet at which it starts.
    pub start: usize,
    /// The number of bits it takes.
    pub bits: usize,
    /// The value that was given to the writer or that the reader decoded.
    pub value: Option<String>,
    /// The values that its declaration allows.
    pub range: Option<String>,
    /// The number of bit patterns that the declaration uses.
    pub codes: Option<u128>,
    /// The file and line of the call, if the code is written by hand.
    pub place: Option<String>,
    /// True if the stream rejected this node.
    pub refused: bool,
    /// The parts of this node.
    pub children: Vec<Node>,
}

impl Node {
    pub(crate) const fn new(label: Label, kind: Kind, start: usize) -> Self {
        Self {
            label,
            kind,
            start,
            bits: 0,
            value: None,
            range: None,
            codes: None,
            place: None,
            refused: false,
            children: Vec::new(),
        }
    }

    /// Creates a node for a part of a value, such as the length of a text.
    pub(crate) const fn part(name: &'static str, kind: Kind, start: usize, end: usize) -> Self {
        let mut node = Self::new(Label::Part(Cow::Borrowed(name)), kind, start);
        node.bits = end.saturating_sub(start);
        node
    }

    /// Returns the bit after the last one.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&7u8).unwrap();
    /// assert_eq!(trace.nodes[0].end(), 8);
    /// ```
    pub const fn end(&self) -> usize {
        self.start.saturating_add(self.bits)
    }

    /// Returns whether it is a block of the packet and not a group.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&[1u8, 2]).unwrap();
    /// assert!(trace.nodes[0].is_block());
    /// ```
    pub fn is_block(&self) -> bool {
        self.children.is_empty() && !matches!(self.kind, Kind::Group)
    }

    /// Returns the number of bit patterns that stand for no value, such as 27 for `0..=100` in 7 bits.
    ///
    /// ```
    /// use tightwire::trace::TraceWriter;
    /// use tightwire::scalar::Int;
    /// use tightwire::Writer;
    ///
    /// let mut stream = TraceWriter::new();
    /// stream.put(Int::new(0, 100), 7).unwrap();
    /// assert_eq!(stream.finish().nodes[0].wasted_codes(), Some(27));
    /// ```
    pub fn wasted_codes(&self) -> Option<u128> {
        let bits = u32::try_from(self.bits).ok()?;
        1u128.checked_shl(bits)?.checked_sub(self.codes?)
    }
}

/// The name of a node.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Label {
    /// No name. Its place in the code, or the group that contains it, identifies it.
    None,
    /// The name of a field, or a name given by [`Stream::label`](crate::Stream::label).
    Field(Cow<'static, str>),
    /// The index of an element of an array or a list.
    Index(usize),
    /// The name of a variant of an enum.
    Variant(Cow<'static, str>),
    /// The name of a part that comes with a value, such as the count of a list.
    Part(Cow<'static, str>),
}
