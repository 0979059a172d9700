//! Writes a trace as JSON.

use alloc::string::String;
use core::fmt::Write as _;

use crate::trace::describe::hex;
use crate::trace::json::VERSION;
use crate::trace::node::{Label, Node};
use crate::trace::tree::{Direction, Trace};

/// The maximum number of bits that are printed. Longer values show their content in `value`.
const SPELLED_BITS: usize = 128;

impl Trace {
    /// Returns the trace as JSON, so that one side can save it and compare it with the other side's.
    ///
    /// The object has `tightwire` (the version of the format, 1), `name`, `bits`, `direction`
    /// (`write` or `read`), `packet` (in hexadecimal), `nodes`, and `explanation` if something was
    /// rejected. Each node has `kind`, `bit`, `bits`, at most one of `field`, `index`, `variant` and
    /// `part` as its name, and where they apply `raw`, `value`, `range`, `codes`, `place`, `refused`,
    /// and its children in `of`. Readers skip keys that they do not know.
    ///
    /// ```
    /// use tightwire::trace::{Trace, trace_write};
    ///
    /// let trace = trace_write(&(7u8, true)).unwrap();
    /// assert_eq!(Trace::from_json(&trace.to_json()), Ok(trace));
    /// ```
    pub fn to_json(&self) -> String {
        let mut json = String::new();
        self.write_json(&mut json);
        json.push('\n');
        json
    }

    pub(crate) fn write_json(&self, out: &mut String) {
        let mut object = Object::new(out);
        object.number("tightwire", VERSION);
        object.text("name", &self.name);
        object.text(
            "direction",
            match self.direction {
                Direction::Write => "write",
                Direction::Read => "read",
            },
        );
        object.text("packet", &hex(&self.packet));
        object.number("bits", self.bits);
        if let Some(explanation) = &self.explanation {
            let mut inner = Object::new(object.key("explanation"));
            inner.text("path", &explanation.path);
            inner.text("reason", &explanation.reason);
            inner.number("bit", explanation.bit);
            inner.number("bits", explanation.bits);
            inner.optional("place", explanation.place.as_deref());
            inner.end();
        }
        self.write_nodes(object.key("nodes"), &self.nodes);
        object.end();
    }

    fn write_nodes(&self, out: &mut String, nodes: &[Node]) {
        let mut separator = "[\n";
        for node in nodes {
            out.push_str(separator);
            separator = ",\n";
            self.write_node(out, node);
        }
        out.push_str(if nodes.is_empty() { "[]" } else { "]" });
    }

    fn write_node(&self, out: &mut String, node: &Node) {
        let mut object = Object::new(out);
        match &node.label {
            Label::None => {}
            Label::Field(name) => object.text("field", name),
            Label::Index(index) => object.number("index", *index),
            Label::Variant(name) => object.text("variant", name),
            Label::Part(name) => object.text("part", name),
        }
        object.text("kind", node.kind.word());
        object.number("bit", node.start);
        object.number("bits", node.bits);
        if node.is_block() && node.bits <= SPELLED_BITS {
            object.text("raw", &self.raw(node));
        }
        object.optional("value", node.value.as_deref());
        object.optional("range", node.range.as_deref());
        if let Some(codes) = node.codes {
            // Many parsers round numbers above 2^53, so this one is written as a string.
            let mut text = String::new();
            let _ = write!(text, "{codes}");
            object.text("codes", &text);
        }
        object.optional("place", node.place.as_deref());
        if node.refused {
            object.key("refused").push_str("true");
        }
        if !node.children.is_empty() {
            self.write_nodes(object.key("of"), &node.children);
        }
        object.end();
    }
}

/// Writes the entries of an object one after the other.
struct Object<'a> {
    out: &'a mut String,
    empty: bool,
}

impl<'a> Object<'a> {
    fn new(out: &'a mut String) -> Self {
        out.push('{');
        Self { out, empty: true }
    }

    /// Starts an entry and returns the string to write its value to.
    fn key(&mut self, key: &str) -> &mut String {
        if !self.empty {
            self.out.push(',');
        }
        self.empty = false;
        quote(self.out, key);
        self.out.push(':');
        self.out
    }

    fn text(&mut self, key: &str, text: &str) {
        quote(self.key(key), text);
    }

    fn number(&mut self, key: &str, number: usize) {
        // Writing to a string does not fail.
        let _ = write!(self.key(key), "{number}");
    }

    fn optional(&mut self, key: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.text(key, text);
        }
    }

    fn end(self) {
        self.out.push('}');
    }
}

/// Writes a quoted string.
fn quote(out: &mut String, text: &str) {
    out.push('"');
    for character in text.chars() {
        match character {
            '"' | '\\' => {
                out.push('\\');
                out.push(character);
            }
            '\n' => out.push_str("\\n"),
            '\u{0}'..='\u{1f}' | '\u{7f}' => {
                let _ = write!(out, "\\u{:04x}", u32::from(character));
            }
            _ => out.push(character),
        }
    }
    out.push('"');
}
