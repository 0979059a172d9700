//! Writes and reads traces as JSON.
//!
//! A file lists the nodes in the order of the packet, each with its depth, instead of nesting them. So
//! parsing a file needs no recursion, however deep a packet nests.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::shape::Kind;
use crate::trace::explain::Explanation;
use crate::trace::node::{Label, Node};
use crate::trace::tree::{Direction, Trace};

/// The version of the file format.
const VERSION: u32 = 2;

/// The maximum number of bits that are printed. Longer values show their content in `value`.
const SPELLED_BITS: usize = 128;

/// The maximum depth of a node. A packet nests up to 64 levels deep, and a level is a list, an element
/// and one or two fields. The bound keeps code that visits a tree of nodes from overflowing the stack.
const MAX_DEPTH: usize = 64 * 4 + 16;

/// The maximum number of nodes in a file, because each takes more memory than its bytes in the file. A
/// packet of 64 KB in which every bit has a name stays below this.
const MAX_NODES: usize = 1_000_000;

/// The maximum total size of the paths of all values in bytes. Tools print them, and a file can have
/// long names around many values. A packet of 64 KB in which every bit has a name stays below this.
const MAX_PATHS: usize = 64 << 20;

/// The reason why a file is not a trace.
///
/// ```
/// use tightwire::trace::Trace;
///
/// let error = Trace::from_json("{\"tightwire\": 2,").unwrap_err();
/// assert_eq!(error.to_string(), "not a trace: EOF while parsing a value at line 1 column 16");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError(Cow<'static, str>);

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a trace: {}", self.0)
    }
}

impl core::error::Error for JsonError {}

/// A file. The list of nodes is last, so that they can be written one per line.
#[derive(Serialize, Deserialize)]
struct File {
    tightwire: u32,
    #[serde(default)]
    name: String,
    direction: Direction,
    #[serde(with = "hex::serde")]
    packet: Vec<u8>,
    bits: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    explanation: Option<Explanation>,
    #[serde(serialize_with = "no_nodes", deserialize_with = "tree")]
    nodes: Vec<Node>,
}

/// A node in a file.
#[derive(Default, Serialize, Deserialize)]
struct Line<'a> {
    #[serde(default)]
    depth: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<Cow<'a, str>>,
    kind: Cow<'a, str>,
    bit: usize,
    bits: usize,
    #[serde(skip_serializing_if = "Option::is_none", skip_deserializing)]
    raw: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<Cow<'a, str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<Cow<'a, str>>,
    /// A string, because many parsers round numbers above 2^53.
    #[serde(skip_serializing_if = "Option::is_none")]
    codes: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<Cow<'a, str>>,
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    refused: bool,
}

impl Trace {
    /// Returns the trace as JSON, so that one side can save it and compare it with the other side's.
    ///
    /// The object has `tightwire` (the version of the format, 2), `name`, `bits`, `direction`
    /// (`write` or `read`), `packet` (in hexadecimal), `nodes`, and `explanation` if something was
    /// rejected. Each node has `depth`, `kind`, `bit`, `bits`, at most one of `field`, `index`,
    /// `variant` and `part` as its name, and where they apply `raw`, `value`, `range`, `codes`,
    /// `place` and `refused`. A node follows its parent and has a `depth` of one more. Each node is
    /// on a line of its own. Readers skip keys that they do not know.
    ///
    /// ```
    /// use tightwire::trace::{Trace, trace_write};
    ///
    /// let trace = trace_write(&(7u8, true)).unwrap();
    /// assert_eq!(Trace::from_json(&trace.to_json()), Ok(trace));
    /// ```
    pub fn to_json(&self) -> String {
        let file = File {
            tightwire: VERSION,
            name: self.name.clone(),
            direction: self.direction,
            packet: self.packet.clone(),
            bits: self.bits,
            explanation: self.explanation.clone(),
            nodes: Vec::new(),
        };
        let mut json = text(&file);
        json.truncate(json.len().saturating_sub("]}".len()));
        let mut separator = "\n";
        self.walk(|path, node| {
            json.push_str(separator);
            separator = ",\n";
            json.push_str(&text(&self.line(path.depth(), node)));
        });
        json.push_str("]}\n");
        json
    }

    fn line<'a>(&self, depth: usize, node: &'a Node) -> Line<'a> {
        let mut line = Line { depth, bit: node.start, bits: node.bits, ..Line::default() };
        match &node.label {
            Label::None => {}
            Label::Field(name) => line.field = Some(Cow::Borrowed(name)),
            Label::Index(index) => line.index = Some(*index),
            Label::Variant(name) => line.variant = Some(Cow::Borrowed(name)),
            Label::Part(name) => line.part = Some(Cow::Borrowed(name)),
        }
        line.kind = Cow::Borrowed(node.kind.word());
        line.raw = (node.is_block() && node.bits <= SPELLED_BITS).then(|| self.raw(node));
        line.value = node.value.as_deref().map(Cow::Borrowed);
        line.range = node.range.as_deref().map(Cow::Borrowed);
        line.codes = node.codes.map(|codes| codes.to_string());
        line.place = node.place.as_deref().map(Cow::Borrowed);
        line.refused = node.refused;
        line
    }

    /// Reads a trace that [`to_json`](Self::to_json) wrote. Unknown entries are skipped, and names and
    /// texts are made [visible](Self::make_visible).
    ///
    /// # Errors
    ///
    /// Fails if the text is not JSON or not a trace.
    ///
    /// ```
    /// use tightwire::trace::Trace;
    ///
    /// let json = r#"{"tightwire": 2, "direction": "read", "packet": "", "bits": 0, "nodes": []}"#;
    /// assert!(Trace::from_json(json).unwrap().nodes.is_empty());
    /// assert!(Trace::from_json("[]").is_err());
    /// ```
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        let file: File =
            serde_json::from_str(text).map_err(|error| JsonError(Cow::Owned(error.to_string())))?;
        let File { tightwire, name, direction, packet, bits, explanation, nodes } = file;
        if tightwire != VERSION {
            return Err(JsonError(Cow::Borrowed("the file has another version of the format")));
        }
        let mut trace = Self { name, direction, packet, bits, nodes, explanation };
        let end = trace.packet.len().saturating_mul(8);
        let mut inside = true;
        trace.walk(|_, node| {
            inside &= node.start.checked_add(node.bits).is_some_and(|it| it <= end);
        });
        if !inside {
            return Err(JsonError(Cow::Borrowed("a node reaches past the packet")));
        }
        trace.make_visible();
        Ok(trace)
    }
}

/// Returns a value of this module as JSON, which cannot fail for its types.
fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Writes an empty list, which `to_json` fills.
fn no_nodes<S: serde::Serializer>(_: &Vec<Node>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq::<[u8; 0]>([])
}

/// Reads the list of nodes as a tree.
fn tree<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Node>, D::Error> {
    deserializer.deserialize_seq(Tree)
}

struct Tree;

impl<'de> Visitor<'de> for Tree {
    type Value = Vec<Node>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of nodes")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut lines: A) -> Result<Vec<Node>, A::Error> {
        let mut roots = Vec::new();
        // The nodes that may get children, from the outermost to the innermost, and the size of their
        // paths.
        let mut open: Vec<(Node, usize)> = Vec::new();
        let (mut count, mut paths) = (0, 0usize);
        while let Some(line) = lines.next_element::<Line<'_>>()? {
            if line.depth > MAX_DEPTH {
                return Err(A::Error::custom("nodes are nested too deeply"));
            }
            if line.depth > open.len() {
                return Err(A::Error::custom("a node has no parent"));
            }
            close(&mut open, &mut roots, line.depth);
            count += 1;
            if count > MAX_NODES {
                return Err(A::Error::custom("there are too many nodes"));
            }
            let node = line.into_node();
            // A dot or brackets, and a number of at most twenty digits.
            let size = match &node.label {
                Label::Field(name) | Label::Variant(name) | Label::Part(name) => name.len() + 2,
                Label::Index(_) => 22,
                Label::None => 2,
            };
            let path = open.last().map_or(0, |(_, path)| *path) + size;
            paths += path;
            if paths > MAX_PATHS {
                return Err(A::Error::custom("the names of the values are too long"));
            }
            open.push((node, path));
        }
        close(&mut open, &mut roots, 0);
        Ok(roots)
    }
}

/// Moves the nodes from depth `depth` on into their parents, and those without one into `roots`.
fn close(open: &mut Vec<(Node, usize)>, roots: &mut Vec<Node>, depth: usize) {
    while open.len() > depth {
        let Some((node, _)) = open.pop() else { return };
        match open.last_mut() {
            Some((parent, _)) => parent.children.push(node),
            None => roots.push(node),
        }
    }
}

impl Line<'_> {
    fn into_node(self) -> Node {
        let owned = |name: Cow<'_, str>| Cow::Owned(name.into_owned());
        let label = match (self.field, self.variant, self.part, self.index) {
            (Some(name), ..) => Label::Field(owned(name)),
            (_, Some(name), ..) => Label::Variant(owned(name)),
            (_, _, Some(name), _) => Label::Part(owned(name)),
            (.., Some(index)) => Label::Index(index),
            _ => Label::None,
        };
        let mut node = Node::new(label, Kind::from_word(&self.kind), self.bit);
        node.bits = self.bits;
        node.value = self.value.map(Cow::into_owned);
        node.range = self.range.map(Cow::into_owned);
        node.codes = self.codes.and_then(|codes| codes.parse().ok());
        node.place = self.place.map(Cow::into_owned);
        node.refused = self.refused;
        node
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end of a node without bits.
    const REST: &str = r#""kind": "group", "bit": 0, "bits": 0}"#;

    /// Creates a file with `values` values, each inside `depth` groups with names of 1,000 letters.
    fn file(values: usize, depth: usize) -> String {
        let name = "x".repeat(1000);
        let group = |depth| alloc::format!(r#"{{"depth": {depth}, "field": "{name}", {REST}"#);
        let mut lines: Vec<_> = (0..depth).map(group).collect();
        lines.resize(depth + values, alloc::format!(r#"{{"depth": {depth}, {REST}"#));
        let start = r#"{"tightwire": 2, "direction": "read", "packet": "", "bits": 0, "nodes": ["#;
        alloc::format!("{start}{}]}}", lines.join(","))
    }

    fn error(file: &str) -> String {
        Trace::from_json(file).unwrap_err().to_string()
    }

    #[test]
    fn nothing_in_a_file_steers_a_terminal() {
        let start = r#"{"tightwire": 2, "direction": "read", "packet": "", "bits": 0,"#;
        let name = r"a\u001b]0;x\u0007b\r\n\u009b\u202e\u007f zo\u00eb 日本 👍";
        let json =
            alloc::format!(r#"{start} "name": "{name}", "nodes": [{{"field": "{name}", {REST}]}}"#);
        let trace = Trace::from_json(&json).unwrap();
        assert_eq!(trace.name, r"a\u{1b}]0;x\u{7}b\r\n\u{9b}\u{202e}\u{7f} zoë 日本 👍");
        assert_eq!(trace.nodes[0].name(), trace.name);
    }

    #[test]
    fn a_file_whose_paths_take_more_memory_than_a_trace_does_is_refused() {
        assert!(Trace::from_json(&file(1000, 50)).is_ok());
        assert!(error(&file(1000, 100)).contains("the names of the values are too long"));
    }

    #[test]
    fn a_file_of_too_many_nodes_is_refused() {
        assert!(Trace::from_json(&file(MAX_NODES, 0)).is_ok());
        assert!(error(&file(MAX_NODES + 1, 0)).contains("there are too many nodes"));
    }

    #[test]
    fn a_node_that_skips_a_level_is_refused() {
        assert!(error(&file(1, 1).replace("\"depth\": 1", "\"depth\": 2")).contains("no parent"));
    }
}
