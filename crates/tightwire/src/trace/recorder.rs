//! Builds the tree of a trace from the events that primitives report.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::panic::Location;

use crate::error::Fault;
use crate::shape::{Kind, Name, Shape, Value};
use crate::trace::describe::{self, Declared};
use crate::trace::explain::{Cause, Culprit, Explanation, Refusal};
use crate::trace::node::{Label, Node};
use crate::trace::tree::{Direction, Trace};

/// Collects nodes. Both tracing streams contain one.
///
/// After a rejection it ignores all events. The open nodes therefore stay those around the rejected
/// value, even if custom code continues after an error.
#[derive(Debug)]
pub(super) struct Recorder {
    /// The nodes that have not ended, outermost first.
    open: Vec<Open>,
    /// The nodes that have ended, at the top level.
    done: Vec<Node>,
    /// The name for the next value.
    label: Option<&'static str>,
    /// The first rejection.
    refusal: Option<Refusal>,
    /// True if the calls come from an interpreter, whose file and line are not useful.
    hides_places: bool,
}

#[derive(Debug)]
struct Open {
    node: Node,
    /// Its declaration, if it is a primitive and not a plain group.
    declared: Option<Declared>,
    /// The value that is about to be rejected.
    culprit: Option<Culprit>,
}

impl Open {
    /// Returns whether bits that are sent now belong to this node.
    fn takes_bits(&self) -> bool {
        self.declared.as_ref().is_some_and(|declared| !matches!(declared.shape, Shape::Group(_)))
    }
}

impl Recorder {
    pub(super) const fn new() -> Self {
        Self { open: Vec::new(), done: Vec::new(), label: None, refusal: None, hides_places: false }
    }

    pub(super) const fn hide_places(&mut self) {
        self.hides_places = true;
    }

    fn place(&self, caller: &Location<'_>) -> Option<String> {
        if self.hides_places { None } else { place(caller) }
    }

    pub(super) fn label(&mut self, name: &'static str) {
        self.label = Some(name);
    }

    pub(super) fn begin(&mut self, shape: Shape<'_>, at: usize, caller: &Location<'_>) {
        if self.has_failed() {
            return;
        }
        let declared = Declared::new(shape);
        let mut node = declared.node(self.label.take(), at);
        node.place = self.place(caller);
        if node.kind == Kind::ObjectIndex && node.label == Label::None && node.place.is_none() {
            // This is an index of a subset, whose members have their own names.
            node.label = Label::Part(Cow::Borrowed("index"));
        }
        self.open.push(Open { node, declared: Some(declared), culprit: None });
    }

    pub(super) fn end(&mut self, value: Value<'_>, at: usize) {
        if self.has_failed() {
            return;
        }
        let Some(Open { mut node, declared, .. }) = self.open.pop() else { return };
        node.bits = at.saturating_sub(node.start);
        node.value = declared.and_then(|declared| describe::value(value, declared.shape));
        if let Value::Text(text) = value {
            split_wide_text(&mut node, text);
            // The text is more informative than its bytes.
            if let Some(data) = node.children.iter_mut().rfind(|part| part.kind == Kind::Bytes) {
                data.value.clone_from(&node.value);
            }
        }
        remove_only_part(&mut node);
        // Empty padding is not shown.
        if node.kind != Kind::Padding || node.bits > 0 {
            self.add(node);
        }
    }

    pub(super) fn culprit(&mut self, value: Value<'_>) {
        if let Some(open) = self.open.last_mut() {
            let shape =
                open.declared.as_ref().map_or(Shape::Bits { bits: 0 }, |declared| declared.shape);
            let length = describe::length(value);
            open.culprit = describe::value(value, shape).map(|value| Culprit { value, length });
        }
    }

    pub(super) fn enter(&mut self, name: Name<'_>, at: usize, caller: &Location<'_>) {
        if self.has_failed() {
            return;
        }
        let given = self.label.take();
        let label = match name {
            Name::Field(name) => Label::Field(Cow::Borrowed(name)),
            Name::Index(index) => Label::Index(index),
            Name::Variant(name) => Label::Variant(Cow::Borrowed(name)),
            Name::ReadField(name) => Label::Field(Cow::Owned(name.into())),
            Name::ReadVariant(name) => Label::Variant(Cow::Owned(name.into())),
            Name::Here => given.map_or(Label::None, |name| Label::Field(Cow::Borrowed(name))),
        };
        let mut node = Node::new(label, Kind::Group, at);
        if name == Name::Here {
            node.place = self.place(caller);
        }
        self.open.push(Open { node, declared: None, culprit: None });
    }

    pub(super) fn leave(&mut self, at: usize) {
        if self.has_failed() {
            return;
        }
        let Some(Open { mut node, .. }) = self.open.pop() else { return };
        node.bits = at.saturating_sub(node.start);
        self.add(merge_with_only_child(node));
    }

    /// Starts a node for data that is sent outside of every primitive, or fails to be sent.
    pub(super) fn open_loose(&mut self, shape: Shape<'_>, at: usize) {
        if !self.in_primitive() {
            self.begin(shape, at, Location::caller());
        }
    }

    /// Adds the bits from `start` to `end`, outside of every primitive.
    pub(super) fn bits(&mut self, start: usize, end: usize) {
        if !self.in_primitive() {
            let mut node = Node::new(Label::None, Kind::Bits, start);
            node.bits = end.saturating_sub(start);
            self.add(node);
        }
    }

    /// Adds padding from `start` to `end`.
    pub(super) fn padding(&mut self, start: usize, end: usize) {
        if end > start && !self.in_primitive() {
            self.add(Node::part("padding", Kind::Padding, start, end));
        }
    }

    /// Adds aligned bytes from `start` to `end`.
    pub(super) fn bytes(&mut self, bytes: &[u8], start: usize, end: usize) {
        if !self.in_primitive() && !self.has_failed() {
            self.open_loose(Shape::Bytes { count: bytes.len() }, start);
            self.bytes(bytes, start, end);
            self.end(Value::Bytes(bytes), end);
            return;
        }
        let aligned = start.next_multiple_of(8);
        let Some(Open { node, .. }) = self.open.last_mut() else { return };
        let is_text = node.kind == Kind::String;
        if is_text {
            add_length(node, bytes.len(), start);
        }
        if aligned > start {
            node.children.push(Node::part("padding", Kind::Padding, start, aligned));
        }
        if end > aligned {
            let mut data = Node::part("text", Kind::Bytes, aligned, end);
            data.value = Some(hex::encode(bytes));
            if !is_text {
                // The name is the same with and without padding in front.
                data.label = Label::None;
            }
            node.children.push(data);
        }
    }

    /// Adds the length of a text, up to bit `end`, for a text whose bytes cannot follow.
    pub(super) fn length(&mut self, bytes: usize, end: usize) {
        if self.has_failed() {
            return;
        }
        if let Some(open) = self.open.last_mut().filter(|open| open.node.kind == Kind::String) {
            add_length(&mut open.node, bytes, end);
        }
    }

    /// Records the first rejection, for the open value or otherwise for the last one.
    pub(super) fn refuse(&mut self, mut refusal: Refusal, packet: &[u8], caller: &Location<'_>) {
        if self.has_failed() {
            return;
        }
        if refusal.cause == Cause::Fault(Fault::Refused) {
            refusal.rule = self.place(caller);
        }
        let (at, reached) = (refusal.at, refusal.reached);
        if self.in_primitive() {
            if let Some(open) = self.open.last_mut() {
                open.node.refused = true;
                open.node.bits = reached.saturating_sub(open.node.start);
                add_rest_of_text(&mut open.node, &refusal);
                if open.culprit.is_none() && refusal.cause == Cause::Fault(Fault::OutOfRange) {
                    let value =
                        open.declared.as_ref().and_then(|it| refusal.read_value(it, packet));
                    open.culprit = value.map(|value| Culprit { value, length: None });
                }
            }
        } else if refusal.cause == Cause::Fault(Fault::Text) {
            // Custom code rejected a value that is already complete, such as a `char` that is a
            // surrogate.
            if let Some(last) = self.last_block() {
                last.refused = last.start == at;
            }
        } else if let Some(open) = self.open.last_mut() {
            open.node.refused = true;
        }
        self.refusal = Some(refusal);
    }

    pub(super) const fn has_failed(&self) -> bool {
        self.refusal.is_some()
    }

    /// Ends the trace of `packet`, of which `reached` bits are used.
    pub(super) fn finish(
        mut self,
        name: String,
        direction: Direction,
        packet: Vec<u8>,
        reached: usize,
    ) -> Trace {
        let mut reason = None;
        if let Some(refusal) = &self.refusal {
            let open = self.open.last().filter(|open| open.takes_bits());
            let declared = open.and_then(|open| open.declared.as_ref());
            let culprit = open.and_then(|open| open.culprit.as_ref());
            let children = open.map_or(&[][..], |open| &open.node.children);
            reason = Some(refusal.reason(declared, culprit, children, direction, &packet));
        }
        while let Some(Open { mut node, declared, culprit }) = self.open.pop() {
            node.bits = reached.saturating_sub(node.start);
            node.value = node.value.or(culprit.map(|culprit| culprit.value));
            if declared.is_some() {
                remove_only_part(&mut node);
                self.add(node);
            } else {
                self.add(merge_with_only_child(node));
            }
        }
        let total = packet.len().saturating_mul(8);
        let trailing = matches!(&self.refusal, Some(refusal) if refusal.cause == Cause::Trailing);
        if reached < total {
            let (name, kind) = match self.refusal {
                None => ("unused", Kind::Unused),
                Some(_) if direction == Direction::Write => ("unused", Kind::Unused),
                Some(_) => ("unread", Kind::Unread),
            };
            let mut rest = Node::part(name, kind, reached, total);
            rest.refused = trailing;
            self.done.push(rest);
        }
        let mut trace =
            Trace { name, direction, packet, bits: reached, nodes: self.done, explanation: None };
        if let (Some(refusal), Some(reason)) = (self.refusal, reason) {
            trace.explanation = Some(Explanation::of(&trace, &refusal, reason));
        }
        trace
    }

    fn in_primitive(&self) -> bool {
        self.open.last().is_some_and(Open::takes_bits)
    }

    fn add(&mut self, node: Node) {
        match self.open.last_mut() {
            Some(open) => open.node.children.push(node),
            None => self.done.push(node),
        }
    }

    /// Returns the value that ended last.
    fn last_block(&mut self) -> Option<&mut Node> {
        let mut last = match self.open.last_mut() {
            Some(open) => open.node.children.last_mut()?,
            None => self.done.last_mut()?,
        };
        while !last.children.is_empty() {
            last = last.children.last_mut()?;
        }
        Some(last)
    }
}

/// Removes the only part of bytes without padding, because it equals the whole.
fn remove_only_part(node: &mut Node) {
    if node.kind == Kind::Bytes && node.children.len() == 1 {
        node.children.clear();
    }
}

/// Adds the length of a text, from its first bit up to bit `end`.
fn add_length(node: &mut Node, count: usize, end: usize) {
    let mut length = Node::part("length", Kind::Count, node.start, end);
    length.value = Some(count.to_string());
    length.range.clone_from(&node.range);
    length.codes = node.codes.take();
    node.children.push(length);
}

/// Adds the remaining parts of a text after its length, if the packet ends in it or its padding is
/// wrong.
fn add_rest_of_text(node: &mut Node, refusal: &Refusal) {
    let (Kind::String, [length]) = (&node.kind, node.children.as_slice()) else { return };
    let start = length.end();
    let aligned = start.next_multiple_of(8).min(refusal.reached);
    let is_padding_wrong = refusal.cause == Cause::Fault(Fault::Padding);
    if aligned > start {
        let mut padding = Node::part("padding", Kind::Padding, start, aligned);
        padding.refused = is_padding_wrong;
        node.children.push(padding);
    }
    if refusal.cause == Cause::Fault(Fault::UnexpectedEnd) {
        let mut text = Node::part("text", Kind::Bytes, aligned, refusal.reached);
        text.refused = true;
        node.children.push(text);
    }
}

/// Splits wide text into its length and its units, which have no byte boundary between them.
fn split_wide_text(node: &mut Node, text: &str) {
    if node.kind != Kind::WideString {
        return;
    }
    let units = text.encode_utf16().count();
    let middle = node.end().saturating_sub(units * 32);
    add_length(node, units, middle);
    if units > 0 {
        let data = Node::part("text", Kind::Bytes, middle, node.end());
        node.children.push(data);
    }
}

/// Replaces a group that contains only one unnamed value with that value, under the name of the group.
fn merge_with_only_child(mut group: Node) -> Node {
    let only = matches!(group.children.as_slice(), [only] if only.label == Label::None);
    match group.children.pop() {
        Some(mut child) if only => {
            child.label = group.label;
            child.place = child.place.or(group.place);
            child.refused |= group.refused;
            child
        }
        child => {
            group.children.extend(child);
            group
        }
    }
}

/// Returns the file and line of a call, unless it is inside this crate.
fn place(caller: &Location<'_>) -> Option<String> {
    let own = file!().strip_suffix("trace/recorder.rs").unwrap_or(file!());
    let own = own.strip_suffix("trace\\recorder.rs").unwrap_or(own);
    let file = caller.file();
    (!file.starts_with(own)).then(|| format!("{file}:{}", caller.line()))
}
