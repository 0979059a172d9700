//! The kinds of values: their defaults, their order, and how to read and write them.

use std::fmt::Write;

use tightwire::Shape;
use tightwire::schema::Hole;
use tightwire_schema::model::{At, SchemaKind};

use super::Script;
use super::text::{constant, f32_of, quoted};
use crate::condition::Constant;
use crate::model::{Body, Lengths, Range, Record, range, steps, width};

/// The largest integer that a JavaScript number represents exactly.
pub(super) const SAFE: u128 = (1 << 53) - 1;

impl Script<'_> {
    pub(super) fn read(&self, at: At) -> String {
        match *self.model.kind(at) {
            SchemaKind::Value { shape, hole } => read_value(&shape, hole),
            SchemaKind::ByteList { min, max } => {
                format!("r.data(r.count({}))", bounds(Lengths::new(min, max)))
            }
            SchemaKind::Option { of } => {
                format!("(r.bool() ? {} : null)", self.some(of))
            }
            SchemaKind::DefaultBit { of } => {
                let default = self.default_text(of, self.model.default_of(of).as_ref());
                format!("(r.bool() ? {default} : {})", self.read(of))
            }
            SchemaKind::Array { of, count } => {
                format!("r.array({count}, (r) => {})", self.read(of))
            }
            SchemaKind::List { of, min, max } => {
                let bits = Lengths::new(min, max).bits;
                format!("r.list({max}, {bits}, (r) => {}{})", self.read(of), least(min))
            }
            SchemaKind::Set { of, max, repeats } => {
                let (read, order, bits) = (self.read(of), self.order(of), width(max as u128));
                let word = if repeats { "<=" } else { "<" };
                format!("r.list({max}, {bits}, (r) => {read}, 0, (a, b) => {order}(a, b) {word} 0)")
            }
            SchemaKind::Map { pair: [key, value], max } => {
                let (read, value, order) = (self.read(key), self.read(value), self.order(key));
                let bits = width(max as u128);
                format!(
                    "r.list({max}, {bits}, (r) => r.entry((r) => {read}, (r) => {value}), 0, (a, b) => {order}(a[0], b[0]) < 0)"
                )
            }
            SchemaKind::Ascending { first, largest, min, max } => {
                let (first, least) = (self.read(first), least(min));
                let bits = Lengths::new(min, max).bits;
                format!(
                    "r.list({max}, {bits}, (r, p) => p === undefined ? {first} : r.relative(p, {largest}){least})"
                )
            }
            SchemaKind::Subset { of, places, is_counted } => {
                let count = subset_count(places, is_counted);
                format!("subset.readSubset(r, {count}, (r) => {})", self.some(of))
            }
            SchemaKind::Type(index) => format!("r.inside(read{})", self.model.ident(index)),
            // These are read with the fields that they refer to. All others are rejected before.
            _ => "undefined".into(),
        }
    }

    pub(super) fn default_text(&self, of: At, default: Option<&Constant>) -> String {
        match (self.model.kind(of), default) {
            (SchemaKind::ByteList { .. }, _) => "new Uint8Array(0)".into(),
            (SchemaKind::Value { shape, hole }, Some(Constant::Int(_)))
                if range(shape, *hole).is_some_and(|range| is_big(&range)) =>
            {
                "0n".into()
            }
            (SchemaKind::Wrapping { bits: 33.., .. }, Some(Constant::Int(_))) => "0n".into(),
            (_, Some(known)) => constant(known),
            (SchemaKind::Array { of, count }, None) => {
                format!(
                    "Array.from({{ length: {count} }}, () => {})",
                    self.default_text(*of, self.default_in(*of).as_ref())
                )
            }
            (SchemaKind::Subset { places, .. }, None) => format!("new Array({places}).fill(null)"),
            (SchemaKind::Value { shape, .. }, None) => match shape {
                Shape::Bytes { count } => format!("new Uint8Array({count})"),
                Shape::SmallestThree { .. } => "[0, 0, 0, 0]".into(),
                Shape::UnitVector { .. } => "[0, 0, 0]".into(),
                _ => "{ $default: true }".into(),
            },
            _ => "{ $default: true }".into(),
        }
    }

    /// Returns a statement.
    pub(super) fn write(&self, at: At, value: &str) -> String {
        match *self.model.kind(at) {
            SchemaKind::Value { shape, hole } => write_value(&shape, hole, value),
            SchemaKind::ByteList { min, max } => {
                format!("w.byteList({value}, {});", bounds(Lengths::new(min, max)))
            }
            SchemaKind::Option { of } => {
                let inner = if self.model.is_nullable(of) {
                    format!("{value}.some")
                } else {
                    value.to_owned()
                };
                let write = self.write(of, &inner);
                format!("if (w.flag({value} != null)) {{ {write} }}")
            }
            SchemaKind::DefaultBit { of } => {
                let is_default = self.is_default(of, self.model.default_of(of).as_ref(), value);
                let write = self.write(of, value);
                format!("if (!w.flag({is_default})) {{ {write} }}")
            }
            SchemaKind::Array { of, count } => {
                format!("w.array({value}, {count}, (w, e) => {{ {} }});", self.write(of, "e"))
            }
            SchemaKind::List { of, min, max } => {
                let (write, least) = (self.write(of, "e"), least(min));
                let bits = Lengths::new(min, max).bits;
                format!("w.list({value}, {max}, {bits}, (w, e) => {{ {write} }}{least});")
            }
            SchemaKind::Set { of, max, repeats } => {
                let (write, order) = (self.write(of, "e"), self.order(of));
                let bits = width(max as u128);
                format!(
                    "w.sorted({value}, {max}, {bits}, (w, e) => {{ {write} }}, {order}, {repeats});"
                )
            }
            SchemaKind::Map { pair: [key, of], max } => {
                let (order, bits) = (self.order(key), width(max as u128));
                let (key, of) = (self.write(key, "e"), self.write(of, "e"));
                format!(
                    "w.sorted({value}, {max}, {bits}, (w, e) => {{ w.entry(e, (w, e) => {{ {key} }}, (w, e) => {{ {of} }}); }}, (a, b) => {order}(a[0], b[0]), false);"
                )
            }
            SchemaKind::Ascending { first, largest, min, max } => {
                let (first, least) = (self.write(first, "e"), least(min));
                let bits = Lengths::new(min, max).bits;
                format!(
                    "w.list({value}, {max}, {bits}, (w, e, p) => {{ if (p === undefined) {{ {first} }} else w.relative(e, p, {largest}); }}{least});"
                )
            }
            SchemaKind::Subset { of, places, is_counted } => {
                let inner = if self.model.is_nullable(of) { "e.some" } else { "e" };
                let write = self.write(of, inner);
                let bits = width(places as u128);
                let bits = if is_counted { bits.to_string() } else { "-1".into() };
                let bare = if self.model.is_bare(of) { ", true" } else { "" };
                format!(
                    "subset.writePlaces(w, {value}, {places}, {bits}, (w, e) => {{ {write} }}{bare});"
                )
            }
            SchemaKind::Type(index) => {
                format!("w.inside(write{}, {value});", self.model.ident(index))
            }
            _ => String::new(),
        }
    }

    fn is_default(&self, of: At, default: Option<&Constant>, value: &str) -> String {
        match (self.model.kind(of), default) {
            (
                SchemaKind::ByteList { .. }
                | SchemaKind::List { .. }
                | SchemaKind::Set { .. }
                | SchemaKind::Map { .. }
                | SchemaKind::Ascending { .. }
                | SchemaKind::Exactly { .. }
                | SchemaKind::Subset { is_counted: true, .. },
                _,
            ) => format!("{value}.length === 0"),
            (SchemaKind::Subset { .. }, _) => format!("{value}.every((e) => e == null)"),
            (_, Some(Constant::None)) => format!("{value} == null"),
            (_, Some(Constant::Int(_))) => format!("{value} == 0"),
            (_, Some(known)) => format!("{value} === {}", constant(known)),
            (SchemaKind::Array { of, .. }, None) => {
                format!(
                    "{value}.every((e) => {})",
                    self.is_default(*of, self.default_in(*of).as_ref(), "e")
                )
            }
            (
                SchemaKind::Value {
                    shape:
                        Shape::Bytes { .. } | Shape::SmallestThree { .. } | Shape::UnitVector { .. },
                    ..
                },
                None,
            ) => {
                format!("{value}.every((e) => e === 0)")
            }
            _ => format!("wire.isDefault({value})"),
        }
    }

    /// Returns the default of an element of an array.
    fn default_in(&self, at: At) -> Option<Constant> {
        match self.model.kind(at) {
            SchemaKind::Value { shape: Shape::ObjectIndex { .. }, .. } => None,
            SchemaKind::Value { .. } | SchemaKind::Option { .. } => self.model.default_of(at),
            _ => None,
        }
    }

    /// Returns a value of an option, or of a place.
    fn some(&self, of: At) -> String {
        let value = self.read(of);
        if self.model.is_nullable(of) { format!("({{ some: {value} }})") } else { value }
    }

    /// Returns a function that compares values of a schema.
    fn order(&self, at: At) -> String {
        match *self.model.kind(at) {
            SchemaKind::Value { hole: Some(Hole::Surrogates), .. }
            | SchemaKind::Value {
                shape: Shape::String { .. } | Shape::WideString { .. }, ..
            } => "wire.orderText".into(),
            SchemaKind::Value { shape: Shape::F32 | Shape::F64, .. } => "wire.orderFloat".into(),
            SchemaKind::Value { shape: Shape::Bytes { .. }, .. } | SchemaKind::ByteList { .. } => {
                "wire.orderList(wire.order)".into()
            }
            SchemaKind::Option { of } if self.model.is_nullable(of) => {
                format!("wire.orderOption((a, b) => {}(a.some, b.some))", self.order(of))
            }
            SchemaKind::Option { of } => format!("wire.orderOption({})", self.order(of)),
            SchemaKind::Array { of, .. }
            | SchemaKind::List { of, .. }
            | SchemaKind::Set { of, .. } => {
                format!("wire.orderList({})", self.order(of))
            }
            SchemaKind::Type(index) => format!("order{}", self.model.ident(index)),
            _ => "wire.order".into(),
        }
    }

    /// Writes the function that compares values of a type: field by field, variants by their tags.
    pub(super) fn order_type(&self, text: &mut String, ident: &str, body: &Body) {
        match body {
            Body::Record(record) => self.order_record(text, ident, record),
            Body::Enum { variants, .. } => {
                for (number, (_, record)) in variants.iter().enumerate() {
                    self.order_record(text, &format!("{ident}_{number}"), record);
                }
                let names: Vec<String> = variants.iter().map(|(name, _)| quoted(name)).collect();
                line!(
                    text,
                    "function order{ident}(a, b) {{\n  const names = [{}];",
                    names.join(", ")
                );
                line!(text, "  const [left, right] = [wire.variant(a), wire.variant(b)];");
                line!(
                    text,
                    "  if (left !== right) return names.indexOf(left) - names.indexOf(right);"
                );
                let orders: Vec<String> =
                    (0..variants.len()).map(|number| format!("order{ident}_{number}")).collect();
                line!(
                    text,
                    "  return [{}][names.indexOf(left)](a[left], b[left]);\n}}\n",
                    orders.join(", ")
                );
            }
        }
    }

    fn order_record(&self, text: &mut String, ident: &str, record: &Record) {
        line!(text, "function order{ident}(a, b) {{");
        let orders = record.members().enumerate().map(|(number, member)| {
            let place = if record.is_list { number.to_string() } else { quoted(&member.name) };
            let absent = match &member.absent {
                Some(absent) => format!(" ?? {}", constant(absent)),
                None => String::new(),
            };
            format!("{}(a[{place}]{absent}, b[{place}]{absent})", self.order(member.at))
        });
        let orders: Vec<String> = orders.collect();
        let all = if orders.is_empty() { "0".into() } else { orders.join(" || ") };
        line!(text, "  return {all};\n}}\n");
    }
}

fn read_value(shape: &Shape<'_>, hole: Option<Hole>) -> String {
    if let Some(range) = range(shape, hole) {
        let Range { min, last, bits, not_zero, .. } = range;
        let end = if not_zero { ", true" } else { "" };
        return if is_big(&range) {
            format!("r.bigint({min}n, {last}n, {bits}{end})")
        } else {
            format!("r.int({min}, {last}, {bits}{end})")
        };
    }
    let not_nan = if hole == Some(Hole::Nan) { "true" } else { "" };
    match *shape {
        _ if hole == Some(Hole::Surrogates) => "r.char()".into(),
        Shape::Bool => "r.bool()".into(),
        Shape::F32 => format!("r.f32({not_nan})"),
        Shape::F64 => format!("r.f64({not_nan})"),
        Shape::Compressed { min, max, resolution } => {
            let (delta, steps) = (max - min, steps(min, max, resolution));
            let bits = width(steps.into());
            format!("r.compressed({}, {}, {steps}, {bits})", f32_of(min), f32_of(delta))
        }
        Shape::SmallestThree { bits } => format!("r.smallestThree({bits})"),
        Shape::UnitVector { bits } => format!("r.unitVector({bits})"),
        Shape::Bytes { count } => format!("r.data({count})"),
        Shape::Half => "r.half()".into(),
        Shape::Angle { bits } => format!("r.angle({bits})"),
        Shape::ObjectIndex { previous, objects } => {
            format!("r.objectIndex({}, {objects})", before(previous))
        }
        Shape::String { max, min } => format!("r.text({})", bounds(Lengths::new(min, max))),
        Shape::WideString { max, min } => {
            format!("r.wideText({})", bounds(Lengths::new(min, max)))
        }
        // All others are rejected before.
        _ => "undefined".into(),
    }
}

fn write_value(shape: &Shape<'_>, hole: Option<Hole>, value: &str) -> String {
    if let Some(range) = range(shape, hole) {
        let Range { min, max, bits, not_zero, .. } = range;
        let end = if not_zero { ", true" } else { "" };
        return if is_big(&range) {
            format!("w.bigint({value}, {min}n, {max}n, {bits}{end});")
        } else {
            format!("w.int({value}, {min}, {max}, {bits}{end});")
        };
    }
    let not_nan = if hole == Some(Hole::Nan) { ", true" } else { "" };
    match *shape {
        _ if hole == Some(Hole::Surrogates) => format!("w.char({value});"),
        Shape::Bool => format!("w.bool({value});"),
        Shape::F32 => format!("w.f32({value}{not_nan});"),
        Shape::F64 => format!("w.f64({value}{not_nan});"),
        Shape::Compressed { min, max, resolution } => {
            let steps = steps(min, max, resolution);
            let (min, delta, bits) = (f32_of(min), f32_of(max - min), width(steps.into()));
            format!("w.compressed({value}, {min}, {delta}, {steps}, {bits});")
        }
        Shape::SmallestThree { bits } => format!("w.smallestThree({value}, {bits});"),
        Shape::UnitVector { bits } => format!("w.unitVector({value}, {bits});"),
        Shape::Bytes { count } => format!("w.data({value}, {count});"),
        Shape::Half => format!("w.half({value});"),
        Shape::Angle { bits } => format!("w.angle({value}, {bits});"),
        Shape::ObjectIndex { previous, objects } => {
            format!("w.objectIndex({value}, {}, {objects});", before(previous))
        }
        Shape::String { max, min } => {
            format!("w.text({value}, {});", bounds(Lengths::new(min, max)))
        }
        Shape::WideString { max, min } => {
            format!("w.wideText({value}, {});", bounds(Lengths::new(min, max)))
        }
        _ => String::new(),
    }
}

/// Returns the arguments of a length.
fn bounds(lengths: Lengths) -> String {
    let Lengths { min, max, bits } = lengths;
    format!("{max}, {bits}{}", least(min))
}

/// Returns the last argument of a length, if it has a minimum.
fn least(min: usize) -> String {
    if min == 0 { String::new() } else { format!(", {min}") }
}

/// Returns the previous index, where -1 means before the first.
fn before(previous: Option<usize>) -> String {
    previous.map_or("-1".into(), |previous| previous.to_string())
}

fn subset_count(places: usize, is_counted: bool) -> String {
    if is_counted {
        format!("r.count({places}, {})", width(places as u128))
    } else {
        places.to_string()
    }
}

pub(super) fn is_big(range: &Range) -> bool {
    range.min.magnitude > SAFE || range.max.magnitude > SAFE || range.last > SAFE
}
