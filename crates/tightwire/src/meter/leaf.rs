//! Turns counters into the bits of each leaf.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::meter::slots::{Counting, counting};
use crate::schema::{Field, Schema};
use crate::shape::{Kind, Shape, length_bits};
use crate::trace::describe;

/// The bits that one part of a message took.
///
/// ```
/// use tightwire::meter::Meter;
///
/// let mut meter = Meter::<(u8, Option<u16>)>::new();
/// meter.add(&(7, None), 2);
/// meter.add(&(7, Some(9)), 4);
/// let leaves = meter.leaves();
/// let found = leaves.iter().find(|leaf| leaf.path == "1").unwrap();
/// assert_eq!((found.bits, found.count), (16, 1));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Leaf {
    /// Its name without indices, such as `players[].health`, as in a [trace](crate::trace).
    pub path: String,
    /// The kind of value.
    pub kind: Kind,
    /// The values that its declaration allows.
    pub range: Option<String>,
    /// The number of bit patterns that stand for a value, if that is declared.
    pub codes: Option<u128>,
    /// The number of times it occurred. It is 0 for parts that do not occur one by one, such as the
    /// indices of a subset.
    pub count: u64,
    /// Its bits in all messages.
    pub bits: u64,
}

/// Walks a schema together with the counters.
pub(super) struct Leaves<'c> {
    pub(super) counters: &'c [u64],
    pub(super) leaves: Vec<Leaf>,
    /// Whether leaves get names and ranges. Without them, there is little to allocate.
    pub(super) is_named: bool,
}

impl Leaves<'_> {
    fn take(&mut self) -> u64 {
        let Some((first, rest)) = self.counters.split_first() else { return 0 };
        self.counters = rest;
        *first
    }

    pub(super) fn push(
        &mut self,
        path: String,
        shape: Option<Shape<'_>>,
        kind: Kind,
        count: u64,
        bits: u64,
    ) {
        let is_named = self.is_named;
        let path = if path.is_empty() && is_named { String::from("value") } else { path };
        let (range, codes) = match shape.filter(|_| is_named) {
            Some(shape) => (describe::range(shape), describe::codes(shape)),
            None => (None, None),
        };
        self.leaves.push(Leaf { path, kind, range, codes, count, bits });
    }

    /// Adds a value of constant width.
    fn constant(&mut self, path: String, shape: Shape<'_>, times: u64) {
        let size = shape.size();
        self.push(path, Some(shape), shape.kind(), times, times.wrapping_mul(size.max));
    }

    /// Adds the leaves of a value that was there `times` times, and returns their bits.
    pub(super) fn value(&mut self, schema: &Schema, path: &str, times: u64) {
        if counting(schema) == Counting::Whole && !matches!(schema, Schema::Ascending { .. }) {
            let bits = self.take();
            let (shape, kind) = whole(schema);
            if let Some(wide @ Shape::WideString { max, min }) = shape {
                return self.text(wide, path, times, length_bits(min, max), bits);
            }
            self.push(path.into(), shape, kind, times, bits);
            return;
        }
        match *schema {
            Schema::Value { shape } | Schema::Without { shape, .. } => match shape {
                Shape::String { max, min } => {
                    let (bits, padding) = (self.take(), self.take());
                    self.text(shape, path, times, length_bits(min, max), bits);
                    self.padding(path, padding);
                }
                Shape::Bytes { count } => {
                    let padding = self.take();
                    let bits = times.wrapping_mul(count as u64).wrapping_mul(8);
                    self.push(path.into(), Some(shape), Kind::Bytes, times, bits);
                    self.padding(path, padding);
                }
                Shape::Check { name } => {
                    let path = if self.is_named {
                        part(path, &format!("check {name:?}"))
                    } else {
                        String::new()
                    };
                    self.constant(path, shape, times);
                }
                // A wide text that can only have one length has a constant width.
                Shape::WideString { max, min } => {
                    let bits = times.wrapping_mul(shape.size().max);
                    self.text(shape, path, times, length_bits(min, max), bits);
                }
                _ => self.constant(path.into(), shape, times),
            },
            Schema::ByteList { max, min } => {
                let (content, padding) = (self.take(), self.take());
                let count = Shape::Count { max, min };
                let length = times.wrapping_mul(length_bits(min, max));
                self.constant(self.part(path, "count"), count, times);
                self.push(path.into(), None, Kind::Bytes, times, content.wrapping_sub(length));
                self.padding(path, padding);
            }
            Schema::Option { of } => {
                let some = self.take();
                self.constant(self.part(path, "present"), Shape::Present, times);
                self.value(of, path, some);
            }
            Schema::DefaultBit { of } => {
                let some = self.take();
                self.constant(self.part(path, "is default"), Shape::IsDefault, times);
                self.value(of, path, some);
            }
            Schema::If { of, .. } => {
                let some = self.take();
                self.value(of, path, some);
            }
            Schema::Array { of, count } => {
                self.value(of, &self.join(path, "[]"), times.wrapping_mul(count as u64));
            }
            Schema::List { of, max, min } => self.list(of, path, times, Some((min, max))),
            Schema::Set { of, max, .. } => self.list(of, path, times, Some((0, max))),
            Schema::Exactly { of, .. } => self.list(of, path, times, None),
            Schema::Map { key, value, max } => {
                let entries = self.take();
                self.constant(self.part(path, "count"), Shape::Count { max, min: 0 }, times);
                self.value(key, &self.join(path, "[].key"), entries);
                self.value(value, &self.join(path, "[].value"), entries);
            }
            Schema::Ascending { max, min, .. } => {
                let bits = self.take();
                self.constant(self.part(path, "count"), Shape::Count { max, min }, times);
                let content = bits.wrapping_sub(times.wrapping_mul(length_bits(min, max)));
                self.push(self.join(path, "[]"), None, Kind::Relative, 0, content);
            }
            Schema::Subset { of, places, is_counted } => {
                self.subset(of, path, times, is_counted.then_some(places));
            }
            Schema::Struct { fields, .. } => self.fields(fields, path, times),
            Schema::Enum { variants, tag_bits, .. } => {
                let tag = Shape::Variant { variants: variants.len() as u32, bits: tag_bits };
                self.constant(self.part(path, "variant"), tag, times);
                if counting(schema) == Counting::Constant {
                    return;
                }
                let counts: Vec<u64> = variants.iter().map(|_| self.take()).collect();
                for (variant, count) in variants.iter().zip(counts) {
                    self.fields(variant.fields, &self.inside(path, variant.name), count);
                }
            }
            Schema::Opaque { .. }
            | Schema::Recursive
            | Schema::Relative { .. }
            | Schema::Wrapping { .. } => {}
        }
    }

    fn fields(&mut self, fields: &[Field], path: &str, times: u64) {
        for field in fields {
            match field.schema {
                Schema::Value { shape: Shape::Padding } => {
                    let bits = self.take();
                    self.padding(path, bits);
                }
                // A check stands between fields and has no name of its own.
                schema if field.name.is_empty() => self.value(schema, path, times),
                schema => self.value(schema, &self.inside(path, field.name), times),
            }
        }
    }

    fn list(&mut self, of: &Schema, path: &str, times: u64, bounds: Option<(usize, usize)>) {
        let elements = self.take();
        if let Some((min, max)) = bounds {
            self.constant(self.part(path, "count"), Shape::Count { max, min }, times);
        }
        self.value(of, &self.join(path, "[]"), elements);
    }

    fn subset(&mut self, of: &Schema, path: &str, times: u64, counted: Option<usize>) {
        let (bits, members) = (self.take(), self.take());
        let mut rest = bits;
        if let Some(max) = counted {
            let count = Shape::Count { max, min: 0 };
            self.constant(self.part(path, "count"), count, times);
            rest = rest.wrapping_sub(times.wrapping_mul(length_bits(0, max)));
        }
        // The members come first, because what they do not take belongs to the indices.
        let first = self.leaves.len();
        self.value(of, &self.join(path, "[]"), members);
        let content = self.leaves.iter().skip(first).map(|leaf| leaf.bits);
        let content = content.fold(0, u64::wrapping_add);
        let index = rest.saturating_sub(content);
        self.push(self.part(path, "index"), None, Kind::ObjectIndex, 0, index);
    }

    /// Adds the length and the content of a text that takes `bits` bits.
    fn text(&mut self, shape: Shape<'_>, path: &str, times: u64, length: u64, bits: u64) {
        let length = times.wrapping_mul(length);
        self.push(self.part(path, "length"), Some(shape), Kind::Count, times, length);
        self.push(self.part(path, "text"), None, Kind::String, times, bits.wrapping_sub(length));
    }

    fn padding(&mut self, path: &str, bits: u64) {
        self.push(self.part(path, "padding"), None, Kind::Padding, 0, bits);
    }

    /// Returns the name of a part that comes with a value, such as the count of a list.
    fn part(&self, path: &str, name: &str) -> String {
        if self.is_named { part(path, name) } else { String::new() }
    }

    /// Returns the name of a field.
    fn inside(&self, path: &str, name: &str) -> String {
        if !self.is_named || path.is_empty() {
            return self.join("", name);
        }
        format!("{path}.{name}")
    }

    fn join(&self, path: &str, end: &str) -> String {
        if self.is_named { format!("{path}{end}") } else { String::new() }
    }
}

/// Returns the shape and kind of a value that is counted as a whole.
fn whole(schema: &Schema) -> (Option<Shape<'static>>, Kind) {
    match *schema {
        Schema::Value { shape } | Schema::Without { shape, .. } => (Some(shape), shape.kind()),
        Schema::Relative { .. } => (None, Kind::Relative),
        Schema::Wrapping { .. } => (None, Kind::Wrapping),
        Schema::Opaque { name, .. } | Schema::Struct { name, .. } | Schema::Enum { name, .. } => {
            (None, Kind::Custom(name.into()))
        }
        _ => (None, Kind::Group),
    }
}

/// Returns the name of a part that comes with a value, such as the count of a list.
fn part(path: &str, name: &str) -> String {
    if path.is_empty() { String::from(name) } else { format!("{path} ({name})") }
}
