//! The kinds of values in C++: their types, defaults, and how to read and write them.

use tightwire::Shape;
use tightwire::schema::Hole;
use tightwire_schema::model::{At, SchemaKind};

use super::text::{f32_of, f64_of, literal, quoted, wide_of};
use super::{Header, is_plain};
use crate::condition::Constant;
use crate::model::{Body, Lengths, Range, Wide, range, steps, width};

impl Header<'_> {
    pub(super) fn type_of(&self, at: At) -> String {
        match *self.model.kind(at) {
            SchemaKind::Value { shape, hole } => type_of_value(&shape, hole),
            SchemaKind::Relative { .. } => "std::uint32_t".into(),
            SchemaKind::Wrapping { bits, .. } => format!("std::uint{bits}_t"),
            SchemaKind::ByteList { .. } => "std::vector<std::uint8_t>".into(),
            SchemaKind::Option { of } => format!("std::optional<{}>", self.type_of(of)),
            SchemaKind::DefaultBit { of } if self.knows_default(of) => self.type_of(of),
            SchemaKind::DefaultBit { of } => format!("tightwire::OrDefault<{}>", self.type_of(of)),
            SchemaKind::Array { of, count } => format!("std::array<{}, {count}>", self.type_of(of)),
            SchemaKind::List { of, .. }
            | SchemaKind::Set { of, .. }
            | SchemaKind::Exactly { of, .. }
            | SchemaKind::Ascending { first: of, .. } => {
                format!("std::vector<{}>", self.type_of(of))
            }
            SchemaKind::Map { pair: [key, value], .. } => {
                format!("std::vector<std::pair<{}, {}>>", self.type_of(key), self.type_of(value))
            }
            SchemaKind::Subset { of, places, is_counted: false } => {
                format!("std::array<std::optional<{}>, {places}>", self.type_of(of))
            }
            SchemaKind::Subset { of, .. } => {
                format!("std::vector<std::optional<{}>>", self.type_of(of))
            }
            // The namespace is needed because a field may have the name of its type.
            SchemaKind::Type(index) => format!("messages::{}", self.model.ident(index)),
            // All others are rejected before.
            _ => "void".into(),
        }
    }

    /// Returns an expression that is true if reading succeeded.
    pub(super) fn read(&self, at: At, place: &str) -> String {
        match *self.model.kind(at) {
            SchemaKind::Value { shape, hole } => value(&shape, hole, place, true),
            SchemaKind::ByteList { min, max } => {
                format!("r.byte_list({place}, {})", bounds(min, max))
            }
            SchemaKind::Option { of } => {
                let e = next(place);
                let read = self.read(of, &e);
                format!(
                    "[&] {{ bool f = false; if (!r.boolean(f)) return false; {place}.reset(); if (!f) return true; auto& {e} = {place}.emplace(); return {read}; }}()"
                )
            }
            SchemaKind::DefaultBit { of } if self.knows_default(of) => {
                let read = self.read(of, place);
                format!("[&] {{ bool f = false; if (!r.boolean(f)) return false; if (f) {{ {place} = {{}}; return true; }} return {read}; }}()")
                    .replace("= {}; return", &format!("= {}; return", self.default(of)))
            }
            SchemaKind::DefaultBit { of } => {
                let e = next(place);
                let read = self.read(of, &e);
                format!(
                    "[&] {{ bool f = false; if (!r.boolean(f)) return false; {place}.reset(); if (f) return true; auto& {e} = {place}.emplace(); return {read}; }}()"
                )
            }
            SchemaKind::Array { of, .. } => {
                let e = next(place);
                let read = self.read(of, &e);
                format!(
                    "[&] {{ for (auto& {e} : {place}) {{ if (!({read})) return false; }} return true; }}()"
                )
            }
            SchemaKind::Subset { of, places, is_counted } => {
                let each = self.each(of, true);
                let bits = width(places as u128);
                let name = if is_counted { "read_counted_subset" } else { "read_subset" };
                let bits = if is_counted { format!(", {places}u, {bits}") } else { String::new() };
                format!("tightwire::{name}(r, {place}{bits}, {each})")
            }
            SchemaKind::Type(_) => format!("read(r, {place})"),
            _ => self.list(at, place, true),
        }
    }

    pub(super) fn write(&self, at: At, place: &str) -> String {
        match *self.model.kind(at) {
            SchemaKind::Value { shape, hole } => value(&shape, hole, place, false),
            SchemaKind::ByteList { min, max } => {
                format!("w.byte_list({place}, {})", bounds(min, max))
            }
            SchemaKind::Option { of } => {
                let e = next(place);
                let write = self.write(of, &e);
                format!(
                    "[&] {{ w.boolean({place}.has_value()); if (!{place}) return true; const auto& {e} = *{place}; return {write}; }}()"
                )
            }
            SchemaKind::DefaultBit { of } if self.knows_default(of) => {
                let write = self.write(of, place);
                let default = self.default(of);
                format!(
                    "[&] {{ const bool f = {place} == {default}; w.boolean(f); return f || {write}; }}()"
                )
            }
            SchemaKind::DefaultBit { of } => {
                let e = next(place);
                let write = self.write(of, &e);
                format!(
                    "[&] {{ w.boolean(!{place}.has_value()); if (!{place}) return true; const auto& {e} = *{place}; return {write}; }}()"
                )
            }
            SchemaKind::Array { of, .. } => {
                let e = next(place);
                let write = self.write(of, &e);
                format!(
                    "[&] {{ for (const auto& {e} : {place}) {{ if (!({write})) return false; }} return true; }}()"
                )
            }
            SchemaKind::Subset { of, places, is_counted } => {
                let each = self.each(of, false);
                let bits = width(places as u128);
                let name = if is_counted { "write_counted_subset" } else { "write_subset" };
                let bits = if is_counted { format!(", {places}u, {bits}") } else { String::new() };
                let bare = if self.model.is_bare(of) { ", true" } else { "" };
                format!("tightwire::{name}(w, {place}{bits}, {each}{bare})")
            }
            SchemaKind::Type(_) => format!("write(w, {place})"),
            _ => self.list(at, place, false),
        }
    }

    /// Returns a function that reads or writes an element.
    pub(super) fn each(&self, of: At, reads: bool) -> String {
        let element = self.type_of(of);
        if reads {
            let read = self.read(of, "e1");
            format!("[](tightwire::Reader& r, {element}& e1) {{ (void)r; return {read}; }}")
        } else {
            let write = self.write(of, "e1");
            format!("[](tightwire::Writer& w, const {element}& e1) {{ (void)w; return {write}; }}")
        }
    }

    /// Handles kinds that consist of a count and elements.
    fn list(&self, at: At, place: &str, reads: bool) -> String {
        let stream = if reads { "r" } else { "w" };
        match *self.model.kind(at) {
            SchemaKind::List { of, min, max } => {
                let (each, bounds) = (self.each(of, reads), bounds(min, max));
                format!("{stream}.list({place}, {bounds}, {each})")
            }
            SchemaKind::Set { of, max, repeats } => {
                let (each, bounds) = (self.each(of, reads), bounds(0, max));
                format!("{stream}.set({place}, {bounds}, {repeats}, {each})")
            }
            SchemaKind::Map { pair: [key, value], max } => {
                let (key, value) = (self.each(key, reads), self.each(value, reads));
                format!("{stream}.map({place}, {}, {key}, {value})", bounds(0, max))
            }
            SchemaKind::Ascending { first, largest, min, max } => {
                let (each, bounds) = (self.each(first, reads), bounds(min, max));
                format!("{stream}.climb({place}, {bounds}, {largest}u, {each})")
            }
            // These are handled with the fields that they refer to. All others are rejected before.
            _ => "false".into(),
        }
    }

    /// Returns the default of a type that is compared with it.
    fn default(&self, at: At) -> String {
        match self.model.default_of(at) {
            Some(constant @ Constant::Variant(_)) => self.constant(&constant, at),
            _ => format!("{}{{}}", self.type_of(at)),
        }
    }

    /// Returns whether a default can be compared with `==`.
    fn knows_default(&self, of: At) -> bool {
        match *self.model.kind(of) {
            SchemaKind::Type(_) => false,
            SchemaKind::Array { of: inner, .. } => self.knows_default(inner),
            SchemaKind::Option { .. }
            | SchemaKind::List { .. }
            | SchemaKind::Set { .. }
            | SchemaKind::Ascending { .. }
            | SchemaKind::Subset { .. }
            | SchemaKind::Map { .. } => !self.holds_type(of),
            _ => true,
        }
    }

    fn holds_type(&self, at: At) -> bool {
        match self.model.kind(at) {
            SchemaKind::Type(_) => true,
            kind => kind.parts().iter().any(|part| self.holds_type(*part)),
        }
    }

    pub(super) fn constant(&self, constant: &Constant, at: At) -> String {
        match constant {
            Constant::Bool(value) => value.to_string(),
            Constant::Int(value) => match self.model.kind(at) {
                SchemaKind::Value { shape, hole }
                    if range(shape, *hole).is_some_and(|range| is_wide(&range)) =>
                {
                    format!("{}({})", self.type_of(at), wide_of(*value))
                }
                _ => format!("{}({})", self.type_of(at), literal(*value)),
            },
            Constant::Float(value) => format!("{}({})", self.type_of(at), f64_of(*value)),
            Constant::Char(letter) => format!("char32_t({})", u32::from(*letter)),
            Constant::Text(text) => format!("std::string({}, {})", quoted(text), text.len()),
            Constant::Variant(name) => {
                let SchemaKind::Type(index) = *self.model.kind(at) else {
                    return format!("{}{{}}", self.type_of(at));
                };
                match self.model.type_at(index).map(|one| &one.body) {
                    Some(Body::Enum { variants, .. }) => {
                        let number =
                            variants.iter().position(|(known, _)| known == name).unwrap_or(0);
                        let ident = self.model.ident(index);
                        if is_plain(variants) {
                            format!("static_cast<{ident}>({number}u)")
                        } else {
                            format!("[] {{ {ident} d; d.value.emplace<{number}>(); return d; }}()")
                        }
                    }
                    _ => format!("{}{{}}", self.type_of(at)),
                }
            }
            Constant::None | Constant::Empty => format!("{}{{}}", self.type_of(at)),
        }
    }
}

fn type_of_value(shape: &Shape<'_>, hole: Option<Hole>) -> String {
    if let Some(range) = range(shape, hole) {
        return integer(&range).into();
    }
    match *shape {
        _ if hole == Some(Hole::Surrogates) => "char32_t".into(),
        Shape::Bool => "bool".into(),
        Shape::ObjectIndex { .. } => "std::uint64_t".into(),
        Shape::F64 | Shape::Angle { bits: 21.. } => "double".into(),
        Shape::SmallestThree { .. } => "std::array<float, 4>".into(),
        Shape::UnitVector { .. } => "std::array<float, 3>".into(),
        Shape::Bytes { count } => format!("std::array<std::uint8_t, {count}>"),
        Shape::String { .. } => "std::string".into(),
        Shape::WideString { .. } => "std::u16string".into(),
        _ => "float".into(),
    }
}

/// Reads or writes one value.
fn value(shape: &Shape<'_>, hole: Option<Hole>, place: &str, reads: bool) -> String {
    let stream = if reads { "r" } else { "w" };
    if let Some(range) = range(shape, hole) {
        let (of, zero) = (integer(&range), range.not_zero);
        let Range { min, max, last, bits, .. } = range;
        let is_wide = is_wide(&range);
        let first = if is_wide { wide_of(min) } else { literal(min) };
        let end = match (reads, is_wide) {
            (true, true) => wide_of(Wide { is_negative: false, magnitude: last }),
            (true, false) => format!("{last}ull"),
            (false, true) => format!("{of}({})", wide_of(max)),
            (false, false) => format!("{of}({})", literal(max)),
        };
        let name = if is_wide { "wide" } else { "integer" };
        return format!("{stream}.{name}<{of}>({place}, {of}({first}), {end}, {bits}, {zero})");
    }
    let not_nan = if hole == Some(Hole::Nan) { ", true" } else { "" };
    match *shape {
        _ if hole == Some(Hole::Surrogates) => format!("{stream}.character({place})"),
        Shape::Bool => format!("{stream}.boolean({place})"),
        Shape::F32 => format!("{stream}.f32({place}{not_nan})"),
        Shape::F64 => format!("{stream}.f64({place}{not_nan})"),
        Shape::Compressed { min, max, resolution } => {
            let steps = steps(min, max, resolution);
            let (min, delta, bits) = (f32_of(min), f32_of(max - min), width(steps.into()));
            format!("{stream}.compressed({place}, {min}, {delta}, {steps}u, {bits})")
        }
        Shape::SmallestThree { bits } => format!("{stream}.smallest_three({place}, {bits})"),
        Shape::UnitVector { bits } => format!("{stream}.unit_vector({place}, {bits})"),
        Shape::Bytes { count } => format!("{stream}.bytes({place}.data(), {count})"),
        Shape::Half => format!("{stream}.half({place})"),
        Shape::Angle { bits } => format!("{stream}.angle({place}, {bits})"),
        Shape::ObjectIndex { previous, objects } => {
            let from = previous.map_or(0, |previous| previous.saturating_add(1));
            format!("{stream}.object_index({place}, {from}ull, {objects}ull)")
        }
        Shape::String { max, min } => format!("{stream}.text({place}, {})", bounds(min, max)),
        Shape::WideString { max, min } => {
            format!("{stream}.wide_text({place}, {})", bounds(min, max))
        }
        // All others are rejected before.
        _ => "false".into(),
    }
}

/// Returns the arguments of a length.
fn bounds(min: usize, max: usize) -> String {
    format!("{min}u, {max}u, {}", Lengths::new(min, max).bits)
}

pub(super) fn is_wide(range: &Range) -> bool {
    range.last > u128::from(u64::MAX) || integer(range).starts_with("tightwire")
}

/// Returns the smallest type that holds a range.
pub(super) fn integer(range: &Range) -> &'static str {
    let Range { min, max, .. } = range;
    if min.is_negative {
        let least = min.magnitude - 1;
        let most = if max.is_negative { 0 } else { max.magnitude };
        return match least.max(most) {
            0..=0x7f => "std::int8_t",
            0x80..=0x7fff => "std::int16_t",
            0x8000..=0x7fff_ffff => "std::int32_t",
            0x8000_0000..=0x7fff_ffff_ffff_ffff => "std::int64_t",
            _ => "tightwire::i128",
        };
    }
    match max.magnitude {
        0..=0xff => "std::uint8_t",
        0x100..=0xffff => "std::uint16_t",
        0x1_0000..=0xffff_ffff => "std::uint32_t",
        0x1_0000_0000..=0xffff_ffff_ffff_ffff => "std::uint64_t",
        _ => "tightwire::u128",
    }
}

/// Returns a name for the content of a place.
fn next(place: &str) -> String {
    match place.strip_prefix('e').map(str::parse::<u32>) {
        Some(Ok(number)) => format!("e{}", number + 1),
        _ => "e1".into(),
    }
}
