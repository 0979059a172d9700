//! Prints a trace as a table on a terminal.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::shape::Family;
use crate::trace::explain::counted;
use crate::trace::node::Node;
use crate::trace::tree::{Direction, Trace};

/// The maximum width of a column. A file can contain names of any length, and a formatter does not
/// accept every width.
pub(super) const MAX_COLUMN: usize = 200;

/// The maximum width of a value and of a range.
const WIDEST: usize = 40;

/// The maximum number of bits that a line prints one by one.
const SPELLED_BITS: usize = 32;

/// A trace as a table, with one line per value and groups above their content.
///
/// ```
/// let trace = tightwire::trace::trace_write(&(7u8, true)).unwrap();
/// let table = trace.table().colored(true).to_string();
/// assert!(table.contains("\x1b["));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    trace: &'a Trace,
    colored: bool,
}

impl Table<'_> {
    /// Enables or disables colours. They are disabled by default.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&7u8).unwrap();
    /// assert_eq!(trace.table().colored(false).to_string(), trace.to_string());
    /// ```
    pub const fn colored(mut self, colored: bool) -> Self {
        self.colored = colored;
        self
    }
}

impl Trace {
    /// Returns the trace as a table for a terminal.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&(7u8, true)).unwrap();
    /// assert!(trace.table().to_string().starts_with("write"));
    /// ```
    pub const fn table(&self) -> Table<'_> {
        Table { trace: self, colored: false }
    }

    /// Returns a title such as `read Snapshot: 233 bits in 30 bytes`.
    pub(crate) fn title(&self) -> String {
        let direction = match self.direction {
            Direction::Write => "write",
            Direction::Read => "read",
        };
        let name = if self.name.is_empty() { "packet" } else { &self.name };
        let (bits, bytes) = (counted(self.bits, "bit"), counted(self.packet.len(), "byte"));
        alloc::format!("{direction} {name}: {bits} in {bytes}")
    }

    /// Returns the bits of a node as a binary number, highest bit first, or as a hexadecimal one if it
    /// is long.
    pub(crate) fn digits(&self, node: &Node) -> String {
        if node.bits <= SPELLED_BITS {
            return self.raw(node).chars().rev().collect();
        }
        match self.number(node) {
            Some(number) => alloc::format!("0x{number:0width$x}", width = node.bits.div_ceil(4)),
            None => String::from("..."),
        }
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.table().fmt(f)
    }
}

/// One line of the table.
struct Line<'a> {
    node: &'a Node,
    depth: usize,
    name: String,
    value: String,
    range: String,
}

impl fmt::Display for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = Vec::new();
        self.trace.walk(|path, node| {
            lines.push(Line {
                node,
                depth: path.depth(),
                name: node.name(),
                value: shortened(node.value.as_deref().unwrap_or_default()),
                range: shortened(node.range.as_deref().unwrap_or_default()),
            });
        });
        let widest = |length: &dyn Fn(&Line<'_>) -> usize, least: usize| {
            lines.iter().map(length).max().unwrap_or(0).clamp(least, MAX_COLUMN)
        };
        let name = widest(&|line| line.depth * 2 + line.name.chars().count(), 5);
        let value = widest(&|line| line.value.chars().count(), 5);
        let range = widest(&|line| line.range.chars().count(), 5);

        writeln!(f, "{}", self.trace.title())?;
        self.paint(f, "2", |f| {
            let (bit, bits, raw) = ("bit", "bits", "raw, highest bit first");
            write!(f, "{bit:>6} {bits:>5}  {:<name$}  ", "name")?;
            write!(f, "{:<value$}  {:<range$}  {raw}", "value", "range")
        })?;
        writeln!(f)?;
        for line in &lines {
            self.line(f, line, [name, value, range])?;
        }
        if let Some(explanation) = &self.trace.explanation {
            self.paint(f, "1;31", |f| write!(f, "refused: {explanation}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl Table<'_> {
    fn line(&self, f: &mut fmt::Formatter<'_>, line: &Line<'_>, widths: [usize; 3]) -> fmt::Result {
        let node = line.node;
        let [name, value, range] = widths;
        let indent = line.depth * 2;
        write!(f, "{:>6} {:>5}  {:indent$}", node.start, node.bits, "")?;
        self.paint(f, color(node), |f| {
            write!(f, "{:<width$}", line.name, width = name.saturating_sub(indent))
        })?;
        if line.value.is_empty() && line.range.is_empty() && !node.is_block() {
            return writeln!(f);
        }
        write!(f, "  ")?;
        self.paint(f, "1", |f| write!(f, "{:<value$}", line.value))?;
        write!(f, "  {:<range$}  ", line.range)?;
        if node.is_block() {
            self.paint(f, "2", |f| f.write_str(&self.trace.digits(node)))?;
        }
        writeln!(f)
    }

    /// Prints something in a colour, given as the number of an escape sequence.
    fn paint(
        &self,
        f: &mut fmt::Formatter<'_>,
        code: &str,
        write: impl FnOnce(&mut fmt::Formatter<'_>) -> fmt::Result,
    ) -> fmt::Result {
        if self.colored {
            write!(f, "\x1b[{code}m")?;
        }
        write(f)?;
        if self.colored {
            write!(f, "\x1b[0m")?;
        }
        Ok(())
    }
}

/// Returns the colour for a family of kinds.
fn color(node: &Node) -> &'static str {
    if node.refused {
        return "1;31";
    }
    match node.kind.family() {
        Family::Number => "36",
        Family::Flag => "33",
        Family::Float | Family::Vector => "34",
        Family::Relative => "96",
        Family::Text => "32",
        Family::Frame => "35",
        Family::Filler => "2",
        Family::Group => "1",
    }
}

/// Shortens a text to fit in a column.
fn shortened(text: &str) -> String {
    if text.chars().count() <= WIDEST {
        return String::from(text);
    }
    text.chars().take(WIDEST - 3).chain("...".chars()).collect()
}
