//! Finds the first value at which two traces differ.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::trace::explain::{Explanation, counted};
use crate::trace::tree::{Block, Trace};

/// The first value on which two traces differ, as each side sees it.
///
/// Printed with `{}`, it is a short report.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Difference<'a> {
    /// The value in the first trace, or `None` if that trace has ended.
    pub left: Option<Block<'a>>,
    /// The value in the second trace, or `None` if that trace has ended.
    pub right: Option<Block<'a>>,
    /// The kind of difference.
    pub kind: DifferenceKind,
    /// The raw bits of both values.
    raw: [String; 2],
    /// The reason why each side rejected the value, if it did.
    refusals: [Option<&'a Explanation>; 2],
    /// The number of values before it, on which the two agree.
    agreed: usize,
    /// The last value on which the two agree.
    last_agreed: Option<String>,
    /// The names of the two traces.
    names: [String; 2],
}

/// The kinds of differences between two traces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DifferenceKind {
    /// The value starts at different bits.
    Place,
    /// The value has different numbers of bits.
    Width,
    /// The bits differ, and therefore the value.
    Value,
    /// The bits are equal but mean different values.
    Meaning,
    /// Only one side rejects the value.
    Verdict,
    /// One side has no more values.
    End,
}

impl DifferenceKind {
    /// Returns the text that a report prints after the name of the value.
    const fn sentence(self) -> &'static str {
        match self {
            Self::Place => "stands at different bits",
            Self::Width => "has different widths",
            Self::Value => "has different values",
            Self::Meaning => "has equal bits that mean different values",
            Self::Verdict => "is refused by one side only",
            Self::End => "is where one side ends",
        }
    }
}

/// Returns the first value whose position, width or content differs, or that only one side rejects.
/// Returns `None` if there is no difference.
///
/// If the packet ends inside a value, the width of that value is unknown. This counts as a difference
/// in the verdict, not in the width.
///
/// Names may differ, because the two sides may be written differently. A float that was rounded is not
/// a difference, because only its bits are compared.
///
/// ```
/// use tightwire::trace::{DifferenceKind, diff, trace_read, trace_write};
///
/// let written = trace_write(&(1u8, 2u16, 3u8)).unwrap();
/// // The other build believes that the second field has 8 bits.
/// let read = trace_read::<(u8, u8, u8)>(&written.packet);
/// let difference = diff(&written, &read).unwrap();
/// assert_eq!(difference.left.as_ref().unwrap().path, "1");
/// assert_eq!(difference.kind, DifferenceKind::Width);
/// ```
pub fn diff<'a>(left: &'a Trace, right: &'a Trace) -> Option<Difference<'a>> {
    let (left_blocks, right_blocks) = (values(left), values(right));
    let mut agreed = 0;
    let mut last_agreed = None;
    let (mut lefts, mut rights) = (left_blocks.into_iter(), right_blocks.into_iter());
    loop {
        let (a, b) = (lefts.next(), rights.next());
        // Nothing is read after a rejection, so it always concerns the last value.
        let left_refusal = left.explanation.as_ref().filter(|_| lefts.len() == 0);
        let right_refusal = right.explanation.as_ref().filter(|_| rights.len() == 0);
        let kind = match (&a, &b) {
            (None, None) if left_refusal.is_some() == right_refusal.is_some() => return None,
            (None, None) => Some(DifferenceKind::Verdict),
            (Some(_), None) if right_refusal.is_some() => Some(DifferenceKind::Verdict),
            (None, Some(_)) if left_refusal.is_some() => Some(DifferenceKind::Verdict),
            (Some(_), None) | (None, Some(_)) => Some(DifferenceKind::End),
            (Some(a), Some(b)) if is_cut(a, left_refusal) && !b.node.refused => {
                Some(DifferenceKind::Verdict)
            }
            (Some(a), Some(b)) if is_cut(b, right_refusal) && !a.node.refused => {
                Some(DifferenceKind::Verdict)
            }
            (Some(a), Some(b)) => difference(left, a, right, b),
        };
        let Some(kind) = kind else {
            agreed += 1;
            last_agreed = a.map(|block| block.path);
            continue;
        };
        let raw = [(left, &a), (right, &b)].map(|(trace, block)| {
            block.as_ref().map_or_else(String::new, |block| trace.digits(block.node))
        });
        let names = [left, right].map(Trace::title);
        let refusals = [left_refusal, right_refusal];
        return Some(Difference {
            left: a,
            right: b,
            kind,
            raw,
            refusals,
            agreed,
            last_agreed,
            names,
        });
    }
}

/// Returns the blocks that hold a value.
fn values(trace: &Trace) -> Vec<Block<'_>> {
    let mut blocks = trace.blocks();
    blocks.retain(|block| !block.node.is_filling());
    blocks
}

/// Returns whether a block was rejected without reading its bits, because the packet ends before them.
fn is_cut(block: &Block<'_>, refusal: Option<&Explanation>) -> bool {
    block.node.refused && refusal.is_some_and(|refusal| refusal.bits == 0)
}

/// Returns the kind of difference between two blocks, if there is one.
fn difference(left: &Trace, a: &Block<'_>, right: &Trace, b: &Block<'_>) -> Option<DifferenceKind> {
    let (x, y) = (a.node, b.node);
    if x.start != y.start {
        return Some(DifferenceKind::Place);
    }
    if x.bits != y.bits {
        return Some(DifferenceKind::Width);
    }
    if left.raw(x) != right.raw(y) {
        return Some(DifferenceKind::Value);
    }
    // The bits are equal but are interpreted differently, such as with ranges that start at different
    // values, or as a number and a float.
    let same_declaration = x.kind == y.kind && x.range == y.range;
    if !same_declaration && x.value != y.value {
        return Some(DifferenceKind::Meaning);
    }
    (x.refused != y.refused).then_some(DifferenceKind::Verdict)
}

impl fmt::Display for Difference<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {}", self.path(), self.kind.sentence())?;
        let sides = [&self.left, &self.right].into_iter().zip(&self.raw);
        for (((side, raw), name), refusal) in sides.zip(&self.names).zip(self.refusals) {
            writeln!(f, "  {name}")?;
            match (side, refusal) {
                (Some(block), _) => describe(f, block, raw)?,
                (None, Some(_)) => {}
                (None, None) if self.kind == DifferenceKind::Verdict => {
                    writeln!(f, "    accepts it")?;
                }
                (None, None) => writeln!(f, "    ends before this value")?,
            }
            if let Some(refusal) = refusal {
                writeln!(f, "    refused: {refusal}")?;
            }
        }
        match &self.last_agreed {
            Some(last) => {
                writeln!(f, "  both agree up to {last} ({})", counted(self.agreed, "value"))
            }
            None => writeln!(f, "  it is the first value"),
        }
    }
}

impl Difference<'_> {
    /// Returns the name of the value. If the difference is a rejection, it is the name of the rejected
    /// value.
    fn path(&self) -> &str {
        let refused = self.refusals.iter().flatten().next().map(|refusal| refusal.path.as_str());
        let value = self.left.as_ref().or(self.right.as_ref()).map(|block| block.path.as_str());
        let path = match self.kind {
            DifferenceKind::Verdict => refused.or(value),
            _ => value,
        };
        path.unwrap_or_default()
    }
}

/// Prints the value as one side sees it.
fn describe(f: &mut fmt::Formatter<'_>, block: &Block<'_>, raw: &str) -> fmt::Result {
    let node = block.node;
    write!(f, "    {}: {}", block.path, node.kind.word())?;
    if let Some(range) = &node.range {
        write!(f, " {range}")?;
    }
    write!(f, ", bit {}, {}", node.start, counted(node.bits, "bit"))?;
    if !raw.is_empty() {
        write!(f, ", raw {raw}")?;
    }
    if let Some(value) = &node.value {
        write!(f, ", value {value}")?;
    }
    match &node.place {
        Some(place) => writeln!(f, ", in {place}"),
        None => writeln!(f),
    }
}
