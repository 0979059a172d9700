//! Shows the header of a packet in a trace.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use tightwire::trace::{Kind, Label, Node, Trace};

use crate::replica::header::Header;

/// Splits a field of bytes that contains a packet of a [`Link`](crate::Link) into the parts of its
/// header. The rest is coded relative to earlier packets, so it stays bytes.
/// [`Receiver::explain`](crate::Receiver::explain) shows its content.
///
/// `path` is the name of the field in the trace, such as `Delta.0`. Returns false, and changes nothing,
/// if there is no such field or if it is too short.
///
/// ```
/// use tightwire::{Wire, trace::trace_write};
/// use tightwire_delta::{History, Link, show_in_trace};
///
/// #[derive(Wire)]
/// struct Update {
///     #[wire(bytes, max_len = 1200)]
///     delta: Vec<u8>,
/// }
///
/// let mut history = History::<u16>::new(None);
/// history.record(7, &500)?;
/// let mut out = [0; 100];
/// let delta = Link::new(0).encode(&history, 7, &mut out, |_| 1)?.to_vec();
/// let mut trace = trace_write(&Update { delta }).unwrap();
/// assert!(show_in_trace(&mut trace, "delta"));
/// assert_eq!(trace.find("delta.tick").unwrap().value.as_deref(), Some("7"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn show_in_trace(trace: &mut Trace, path: &str) -> bool {
    let Some(found) = trace.find(path).filter(|node| node.kind == Kind::Bytes) else {
        return false;
    };
    let (start, end) = (found.start, found.end());
    let Some(packet) = trace.packet.get(start / 8..end / 8) else { return false };
    let Some((header, body)) = Header::read(packet) else { return false };
    let mut parts = Parts { from: found.clone(), at: start, nodes: Vec::new() };
    parts.header(&header);
    if !body.is_empty() {
        parts.add("body", Kind::Bytes, body.len() * 8, format!("{} bytes", body.len()));
    }
    let Some(node) = block(&mut trace.nodes, start, end) else { return false };
    node.kind = Kind::Group;
    node.value = Some(summary(&header));
    node.children = parts.nodes;
    true
}

/// Returns the block at these bits.
fn block(nodes: &mut [Node], start: usize, end: usize) -> Option<&mut Node> {
    nodes.iter_mut().filter(|node| node.start <= start && node.end() >= end).find_map(|node| {
        if node.is_block() {
            return (node.start == start && node.end() == end).then_some(node);
        }
        block(&mut node.children, start, end)
    })
}

fn summary(header: &Header) -> String {
    let what = match (header.is_same, header.is_whole) {
        (true, _) => "unchanged",
        (_, true) => "the whole state",
        _ => "elements",
    };
    format!("packet {}, {what}", header.number)
}

/// The parts of a header, one after the other.
struct Parts {
    /// The node whose place they take.
    from: Node,
    at: usize,
    nodes: Vec<Node>,
}

impl Parts {
    fn add(&mut self, name: &'static str, kind: Kind, bits: usize, value: String) {
        let mut node = self.from.clone();
        node.label = Label::Field(Cow::Borrowed(name));
        (node.kind, node.start, node.bits) = (kind, self.at, bits);
        (node.value, node.range, node.codes) = (Some(value), None, None);
        self.nodes.push(node);
        self.at += bits;
    }

    fn flag(&mut self, name: &'static str, value: bool) {
        self.add(name, Kind::Bool, 1, value.to_string());
    }

    fn int(&mut self, name: &'static str, bits: usize, value: String) {
        self.add(name, Kind::Int, bits, value);
    }

    fn header(&mut self, header: &Header) {
        let known = |back: u32| match header.number.checked_sub(back) {
            Some(number) if back > 0 => format!("packet {number}"),
            _ => "none".into(),
        };
        self.int("number", 22, header.number.to_string());
        self.flag("is_base", header.is_base);
        self.flag("is_whole", header.is_whole);
        self.int("generation", 8, header.generation.to_string());
        // A first packet has the other 16 bits below.
        self.int("tick", 16, header.tick.to_string());
        self.int("newest_known", 6, known(header.age));
        self.flag("has_model", header.has_model);
        let (name, value) = match (header.is_whole, header.age) {
            (true, 0) => ("is_plain", header.is_plain),
            (true, _) => ("is_warm", header.is_complete),
            (false, _) => ("is_complete", header.is_complete),
        };
        self.flag(name, value);
        match (header.age, header.is_whole) {
            (0, _) => {
                self.int("tick_high", 16, (header.tick >> 16).to_string());
                self.int("identity", 32, format!("{:08x}", header.identity));
            }
            (_, true) if header.is_same => self.int("is_same", 8, "true".into()),
            (age, true) => {
                let second = age + header.second;
                self.int("second", 4, known(if header.second > 0 { second } else { 0 }));
                let third = second + header.third;
                self.int("third", 4, known(if header.third > 0 { third } else { 0 }));
            }
            (age, false) => {
                let older = (0..32).filter(|back| header.older >> back & 1 != 0);
                let older = older.filter_map(|back| header.number.checked_sub(age + 1 + back));
                let older: Vec<String> = older.map(|number| number.to_string()).collect();
                let text = if older.is_empty() { "none".into() } else { older.join(", ") };
                self.int("also_known", 32, text);
            }
        }
    }
}
