//! Reads a trace back from JSON.

use alloc::string::String;
use alloc::vec::Vec;

use crate::shape::Kind;
use crate::trace::explain::Explanation;
use crate::trace::json::VERSION;
use crate::trace::json::parse::{Json, JsonError, JsonValue, parse};
use crate::trace::node::{Label, Node};
use crate::trace::tree::{Direction, Trace};

/// The maximum total size of the paths of all values in bytes. Tools print them, and a file can have
/// long names around many values. A packet of 64 KB in which every bit has a name stays below this.
const MAX_PATHS: usize = 64 << 20;

impl Trace {
    /// Reads a trace that [`to_json`](Self::to_json) wrote. Unknown entries are skipped.
    ///
    /// # Errors
    ///
    /// Fails if the text is not JSON or not a trace.
    ///
    /// ```
    /// use tightwire::trace::Trace;
    ///
    /// let json = r#"{"tightwire": 1, "direction": "read", "packet": "", "bits": 0, "nodes": []}"#;
    /// assert!(Trace::from_json(json).unwrap().nodes.is_empty());
    /// assert!(Trace::from_json("[]").is_err());
    /// ```
    pub fn from_json(text: &str) -> Result<Self, JsonError> {
        let file = Entries::of(parse(text)?)?;
        if file.number("tightwire")? != VERSION {
            return Err(file.error("the file has another version of the format"));
        }
        let direction = match file.text("direction")? {
            "write" => Direction::Write,
            "read" => Direction::Read,
            _ => return Err(file.error("the direction is neither write nor read")),
        };
        let Some(packet) = bytes(file.text("packet")?) else {
            return Err(file.error("the packet is not a string of hexadecimal bytes"));
        };
        let bits = file.number("bits")?;
        let name = file.optional("name").unwrap_or_default();
        let mut file = file;
        let explanation = match file.take("explanation") {
            Some(json) => Some(explanation(json)?),
            None => None,
        };
        let end = packet.len().saturating_mul(8);
        let nodes = match file.take("nodes") {
            Some(json) => nodes(json, end, 0, &mut { MAX_PATHS })?,
            None => return Err(file.error("the nodes are missing")),
        };
        Ok(Self { name, direction, packet, bits, nodes, explanation })
    }
}

fn explanation(json: Json) -> Result<Explanation, JsonError> {
    let entries = Entries::of(json)?;
    Ok(Explanation {
        path: entries.text("path")?.into(),
        reason: entries.text("reason")?.into(),
        bit: entries.number("bit")?,
        bits: entries.number("bits")?,
        place: entries.optional("place"),
    })
}

/// Reads nodes that end before bit `end` and whose parents have names of `path` bytes in total. `left`
/// is the number of bytes that all paths may still take.
fn nodes(json: Json, end: usize, path: usize, left: &mut usize) -> Result<Vec<Node>, JsonError> {
    let JsonValue::Array(elements) = json.value else {
        return Err(JsonError { what: "an array is missing", byte: json.byte });
    };
    elements.into_iter().map(|element| node(element, end, path, left)).collect()
}

fn node(json: Json, end: usize, path: usize, left: &mut usize) -> Result<Node, JsonError> {
    let mut entries = Entries::of(json)?;
    let name = |key| entries.optional(key).map(Into::into);
    let label = match (name("field"), name("variant"), name("part")) {
        (Some(name), _, _) => Label::Field(name),
        (_, Some(name), _) => Label::Variant(name),
        (_, _, Some(name)) => Label::Part(name),
        _ => entries.number("index").map_or(Label::None, Label::Index),
    };
    // A dot or brackets, and a number of at most twenty digits.
    let path = path
        + 2
        + match &label {
            Label::Field(name) | Label::Variant(name) | Label::Part(name) => name.len(),
            Label::Index(_) => 20,
            Label::None => 0,
        };
    let Some(rest) = left.checked_sub(path) else {
        return Err(entries.error("the names of the values are too long"));
    };
    *left = rest;
    let mut node = Node::new(label, Kind::from_word(entries.text("kind")?), entries.number("bit")?);
    node.bits = entries.number("bits")?;
    if node.start.checked_add(node.bits).is_none_or(|behind| behind > end) {
        return Err(entries.error("a node reaches past the packet"));
    }
    node.value = entries.optional("value");
    node.range = entries.optional("range");
    node.codes = entries.optional("codes").and_then(|codes| codes.parse().ok());
    node.place = entries.optional("place");
    node.refused = entries.flag("refused");
    if let Some(json) = entries.take("of") {
        node.children = nodes(json, end, path, left)?;
    }
    Ok(node)
}

/// Parses pairs of hexadecimal digits.
fn bytes(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(16)).collect();
    let pair = |pair: &[u32]| match pair {
        [high, low] => Some((high << 4 | low) as u8),
        _ => None,
    };
    digits?.chunks(2).map(pair).collect()
}

/// The entries of an object.
struct Entries {
    entries: Vec<(String, Json)>,
    byte: usize,
}

impl Entries {
    fn of(json: Json) -> Result<Self, JsonError> {
        match json.value {
            JsonValue::Object(entries) => Ok(Self { entries, byte: json.byte }),
            _ => Err(JsonError { what: "an object is missing", byte: json.byte }),
        }
    }

    const fn error(&self, what: &'static str) -> JsonError {
        JsonError { what, byte: self.byte }
    }

    fn value(&self, key: &str) -> Option<&JsonValue> {
        let entry = self.entries.iter().find(|(name, _)| name == key);
        entry.map(|(_, json)| &json.value)
    }

    fn take(&mut self, key: &str) -> Option<Json> {
        let at = self.entries.iter().position(|(name, _)| name == key)?;
        Some(self.entries.swap_remove(at).1)
    }

    fn text(&self, key: &str) -> Result<&str, JsonError> {
        match self.value(key) {
            Some(JsonValue::Text(text)) => Ok(text),
            _ => Err(self.error("an object lacks a required string")),
        }
    }

    fn optional(&self, key: &str) -> Option<String> {
        self.text(key).ok().map(Into::into)
    }

    fn number(&self, key: &str) -> Result<usize, JsonError> {
        match self.value(key) {
            Some(&JsonValue::Number(number)) => Ok(number),
            _ => Err(self.error("an object lacks a required number")),
        }
    }

    fn flag(&self, key: &str) -> bool {
        matches!(self.value(key), Some(JsonValue::Bool(true)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a file with `values` values, each inside `depth` groups with names of 1,000 letters.
    fn file(values: usize, depth: usize) -> String {
        let name = "x".repeat(1000);
        let start = r#"{"tightwire": 1, "direction": "read", "packet": "", "bits": 0, "nodes": ["#;
        let group =
            alloc::format!(r#"{{"field": "{name}", "kind": "group", "bit": 0, "bits": 0, "of": ["#);
        let mut json = String::from(start) + &group.repeat(depth);
        let value = r#"{"kind": "bool", "bit": 0, "bits": 0}"#;
        json += &alloc::vec![value; values].join(",");
        json += &"]}".repeat(depth);
        json + "]}"
    }

    #[test]
    fn a_file_whose_paths_take_more_memory_than_a_trace_does_is_refused() {
        assert!(Trace::from_json(&file(1000, 50)).is_ok());
        let error = Trace::from_json(&file(1000, 100)).unwrap_err();
        assert_eq!(error.what, "the names of the values are too long");
    }
}
