//! The kinds of values: their defaults, their order, and how to read and write them.

use std::fmt::Write;

use super::Script;
use super::text::{constant, f32_of, quoted};
use crate::condition::Constant;
use crate::model::{Body, Kind, Lengths, Range, Record, Wide, width};

/// The largest integer that a JavaScript number represents exactly.
pub(super) const SAFE: u128 = (1 << 53) - 1;

impl Script<'_> {
    pub(super) fn read(&self, kind: &Kind) -> String {
        match kind {
            Kind::Bool => "r.bool()".into(),
            Kind::Int(range) => {
                let Range { min, last, bits, not_zero, .. } = range;
                let end = if *not_zero { ", true" } else { "" };
                if is_big(range) {
                    format!("r.bigint({min}n, {last}n, {bits}{end})")
                } else {
                    format!("r.int({min}, {last}, {bits}{end})")
                }
            }
            Kind::F32 { not_nan: false } => "r.f32()".into(),
            Kind::F64 { not_nan: false } => "r.f64()".into(),
            Kind::F32 { not_nan: true } => "r.f32(true)".into(),
            Kind::F64 { not_nan: true } => "r.f64(true)".into(),
            Kind::Compressed { min, delta, steps, bits } => {
                format!("r.compressed({}, {}, {steps}, {bits})", f32_of(*min), f32_of(*delta))
            }
            Kind::SmallestThree { bits } => format!("r.smallestThree({bits})"),
            Kind::UnitVector { bits } => format!("r.unitVector({bits})"),
            Kind::Char => "r.char()".into(),
            Kind::Bytes { count } => format!("r.data({count})"),
            Kind::Half => "r.half()".into(),
            Kind::Angle { bits } => format!("r.angle({bits})"),
            Kind::ObjectIndex { previous, objects } => {
                format!("r.objectIndex({}, {objects})", before(*previous))
            }
            Kind::Text { lengths } => format!("r.text({})", bounds(*lengths)),
            Kind::WideText { lengths } => format!("r.wideText({})", bounds(*lengths)),
            Kind::ByteList { lengths } => format!("r.data(r.count({}))", bounds(*lengths)),
            Kind::Option(of) => {
                format!("(r.bool() ? {} : null)", self.some(of))
            }
            Kind::DefaultBit(of, default) => {
                let default = Self::default_text(of, default.as_ref());
                format!("(r.bool() ? {default} : {})", self.read(of))
            }
            Kind::Array(of, count) => format!("r.array({count}, (r) => {})", self.read(of)),
            Kind::List { of, lengths } => {
                let Lengths { min, max, bits } = lengths;
                format!("r.list({max}, {bits}, (r) => {}{})", self.read(of), least(*min))
            }
            Kind::Set { of, lengths: Lengths { max, bits, .. }, repeats } => {
                let (read, order) = (self.read(of), self.order(of));
                let word = if *repeats { "<=" } else { "<" };
                format!("r.list({max}, {bits}, (r) => {read}, 0, (a, b) => {order}(a, b) {word} 0)")
            }
            Kind::Map { key, value, lengths: Lengths { max, bits, .. } } => {
                let (read, value, order) = (self.read(key), self.read(value), self.order(key));
                format!(
                    "r.list({max}, {bits}, (r) => r.entry((r) => {read}, (r) => {value}), 0, (a, b) => {order}(a[0], b[0]) < 0)"
                )
            }
            Kind::Climb { first, largest, lengths: Lengths { min, max, bits } } => {
                let (first, least) = (self.read(first), least(*min));
                format!(
                    "r.list({max}, {bits}, (r, p) => p === undefined ? {first} : r.relative(p, {largest}){least})"
                )
            }
            Kind::Subset { of, places, is_counted, .. } => {
                let count = subset_count(*places, *is_counted);
                format!("subset.readSubset(r, {count}, (r) => {})", self.some(of))
            }
            // These are read with the fields that they refer to.
            Kind::Relative { .. } | Kind::Wrapping { .. } | Kind::Exactly { .. } => {
                "undefined".into()
            }
            Kind::Type(index) => format!("r.inside(read{})", self.ident(*index)),
        }
    }

    pub(super) fn default_text(of: &Kind, default: Option<&Constant>) -> String {
        match (of, default) {
            (Kind::ByteList { .. }, _) => "new Uint8Array(0)".into(),
            (_, Some(known)) => match (known, of) {
                (Constant::Int(_), Kind::Int(range)) if is_big(range) => "0n".into(),
                (Constant::Int(_), Kind::Wrapping { bits: 33.., .. }) => "0n".into(),
                _ => constant(known),
            },
            (Kind::Array(of, count), None) => {
                format!(
                    "Array.from({{ length: {count} }}, () => {})",
                    Self::default_text(of, default_in(of).as_ref())
                )
            }
            (Kind::Subset { places, .. }, None) => format!("new Array({places}).fill(null)"),
            (Kind::Bytes { count }, None) => format!("new Uint8Array({count})"),
            (Kind::SmallestThree { .. }, None) => "[0, 0, 0, 0]".into(),
            (Kind::UnitVector { .. }, None) => "[0, 0, 0]".into(),
            _ => "{ $default: true }".into(),
        }
    }

    /// Returns a statement.
    pub(super) fn write(&self, kind: &Kind, value: &str) -> String {
        match kind {
            Kind::Bool => format!("w.bool({value});"),
            Kind::Int(range) => {
                let Range { min, max, bits, not_zero, .. } = range;
                let end = if *not_zero { ", true" } else { "" };
                if is_big(range) {
                    format!("w.bigint({value}, {min}n, {max}n, {bits}{end});")
                } else {
                    format!("w.int({value}, {min}, {max}, {bits}{end});")
                }
            }
            Kind::F32 { not_nan: false } => format!("w.f32({value});"),
            Kind::F64 { not_nan: false } => format!("w.f64({value});"),
            Kind::F32 { not_nan: true } => format!("w.f32({value}, true);"),
            Kind::F64 { not_nan: true } => format!("w.f64({value}, true);"),
            Kind::Compressed { min, delta, steps, bits } => {
                let (min, delta) = (f32_of(*min), f32_of(*delta));
                format!("w.compressed({value}, {min}, {delta}, {steps}, {bits});")
            }
            Kind::SmallestThree { bits } => format!("w.smallestThree({value}, {bits});"),
            Kind::UnitVector { bits } => format!("w.unitVector({value}, {bits});"),
            Kind::Char => format!("w.char({value});"),
            Kind::Bytes { count } => format!("w.data({value}, {count});"),
            Kind::Half => format!("w.half({value});"),
            Kind::Angle { bits } => format!("w.angle({value}, {bits});"),
            Kind::ObjectIndex { previous, objects } => {
                format!("w.objectIndex({value}, {}, {objects});", before(*previous))
            }
            Kind::Text { lengths } => format!("w.text({value}, {});", bounds(*lengths)),
            Kind::WideText { lengths } => format!("w.wideText({value}, {});", bounds(*lengths)),
            Kind::ByteList { lengths } => format!("w.byteList({value}, {});", bounds(*lengths)),
            Kind::Option(of) => {
                let inner =
                    if is_nullable(of) { format!("{value}.some") } else { value.to_owned() };
                let write = self.write(of, &inner);
                format!("if (w.flag({value} != null)) {{ {write} }}")
            }
            Kind::DefaultBit(of, default) => {
                let is_default = Self::is_default(of, default.as_ref(), value);
                let write = self.write(of, value);
                format!("if (!w.flag({is_default})) {{ {write} }}")
            }
            Kind::Array(of, count) => {
                format!("w.array({value}, {count}, (w, e) => {{ {} }});", self.write(of, "e"))
            }
            Kind::List { of, lengths: Lengths { min, max, bits } } => {
                let (write, least) = (self.write(of, "e"), least(*min));
                format!("w.list({value}, {max}, {bits}, (w, e) => {{ {write} }}{least});")
            }
            Kind::Set { of, lengths: Lengths { max, bits, .. }, repeats } => {
                let (write, order) = (self.write(of, "e"), self.order(of));
                format!(
                    "w.sorted({value}, {max}, {bits}, (w, e) => {{ {write} }}, {order}, {repeats});"
                )
            }
            Kind::Map { key, value: of, lengths: Lengths { max, bits, .. } } => {
                let order = self.order(key);
                let (key, of) = (self.write(key, "e"), self.write(of, "e"));
                format!(
                    "w.sorted({value}, {max}, {bits}, (w, e) => {{ w.entry(e, (w, e) => {{ {key} }}, (w, e) => {{ {of} }}); }}, (a, b) => {order}(a[0], b[0]), false);"
                )
            }
            Kind::Climb { first, largest, lengths: Lengths { min, max, bits } } => {
                let (first, least) = (self.write(first, "e"), least(*min));
                format!(
                    "w.list({value}, {max}, {bits}, (w, e, p) => {{ if (p === undefined) {{ {first} }} else w.relative(e, p, {largest}); }}{least});"
                )
            }
            Kind::Subset { of, places, is_counted, is_bare } => {
                let inner = if is_nullable(of) { "e.some" } else { "e" };
                let write = self.write(of, inner);
                let bits = width(*places as u128);
                let bits = if *is_counted { bits.to_string() } else { "-1".into() };
                let bare = if *is_bare { ", true" } else { "" };
                format!(
                    "subset.writePlaces(w, {value}, {places}, {bits}, (w, e) => {{ {write} }}{bare});"
                )
            }
            Kind::Relative { .. } | Kind::Wrapping { .. } | Kind::Exactly { .. } => String::new(),
            Kind::Type(index) => format!("w.inside(write{}, {value});", self.ident(*index)),
        }
    }

    fn is_default(of: &Kind, default: Option<&Constant>, value: &str) -> String {
        match (of, default) {
            (
                Kind::ByteList { .. }
                | Kind::List { .. }
                | Kind::Set { .. }
                | Kind::Map { .. }
                | Kind::Climb { .. }
                | Kind::Exactly { .. }
                | Kind::Subset { is_counted: true, .. },
                _,
            ) => format!("{value}.length === 0"),
            (Kind::Subset { .. }, _) => format!("{value}.every((e) => e == null)"),
            (_, Some(Constant::None)) => format!("{value} == null"),
            (_, Some(Constant::Int(_))) => format!("{value} == 0"),
            (_, Some(known)) => format!("{value} === {}", constant(known)),
            (Kind::Array(of, _), None) => {
                format!(
                    "{value}.every((e) => {})",
                    Self::is_default(of, default_in(of).as_ref(), "e")
                )
            }
            (Kind::Bytes { .. } | Kind::SmallestThree { .. } | Kind::UnitVector { .. }, None) => {
                format!("{value}.every((e) => e === 0)")
            }
            _ => format!("wire.isDefault({value})"),
        }
    }

    /// Returns a value of an option, or of a place.
    fn some(&self, of: &Kind) -> String {
        let value = self.read(of);
        if is_nullable(of) { format!("({{ some: {value} }})") } else { value }
    }

    /// Returns a function that compares values of a kind.
    fn order(&self, kind: &Kind) -> String {
        match kind {
            Kind::F32 { .. } | Kind::F64 { .. } => "wire.orderFloat".into(),
            Kind::Text { .. } | Kind::WideText { .. } | Kind::Char => "wire.orderText".into(),
            Kind::Bytes { .. } | Kind::ByteList { .. } => "wire.orderList(wire.order)".into(),
            Kind::Option(of) if is_nullable(of) => {
                format!("wire.orderOption((a, b) => {}(a.some, b.some))", self.order(of))
            }
            Kind::Option(of) => format!("wire.orderOption({})", self.order(of)),
            Kind::Array(of, _) | Kind::List { of, .. } | Kind::Set { of, .. } => {
                format!("wire.orderList({})", self.order(of))
            }
            Kind::Type(index) => format!("order{}", self.ident(*index)),
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
            format!("{}(a[{place}]{absent}, b[{place}]{absent})", self.order(&member.kind))
        });
        let orders: Vec<String> = orders.collect();
        let all = if orders.is_empty() { "0".into() } else { orders.join(" || ") };
        line!(text, "  return {all};\n}}\n");
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

/// Returns the default of an element of an array.
fn default_in(kind: &Kind) -> Option<Constant> {
    let zero = Wide { is_negative: false, magnitude: 0 };
    Some(match kind {
        Kind::Bool => Constant::Bool(false),
        Kind::Int(_) => Constant::Int(zero),
        Kind::F32 { .. }
        | Kind::F64 { .. }
        | Kind::Compressed { .. }
        | Kind::Half
        | Kind::Angle { .. } => Constant::Float(0.0),
        Kind::Char => Constant::Char('\0'),
        Kind::Text { .. } | Kind::WideText { .. } => Constant::Text(String::new()),
        Kind::Option(_) => Constant::None,
        _ => return None,
    })
}

/// Returns whether a value may be `null`, in which case a present one must be marked.
pub(super) fn is_nullable(kind: &Kind) -> bool {
    match kind {
        Kind::Option(_) => true,
        Kind::DefaultBit(of, _) => is_nullable(of),
        _ => false,
    }
}

pub(super) fn is_big(range: &Range) -> bool {
    range.min.magnitude > SAFE || range.max.magnitude > SAFE || range.last > SAFE
}
