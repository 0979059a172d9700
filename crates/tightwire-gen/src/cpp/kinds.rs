//! The kinds of values in C++: their types, defaults, and how to read and write them.

use super::text::{f32_of, f64_of, literal, quoted, wide_of};
use super::{Header, is_plain};
use crate::condition::Constant;
use crate::model::{Body, Kind, Lengths, Range, Wide, width};

impl Header<'_> {
    pub(super) fn type_of(&self, kind: &Kind) -> String {
        match kind {
            Kind::Bool => "bool".into(),
            Kind::Int(range) => integer(range).into(),
            Kind::Relative { .. } => "std::uint32_t".into(),
            Kind::Wrapping { bits, .. } => format!("std::uint{bits}_t"),
            Kind::ObjectIndex { .. } => "std::uint64_t".into(),
            Kind::F32 { .. }
            | Kind::Compressed { .. }
            | Kind::Half
            | Kind::Angle { bits: ..=20 } => "float".into(),
            Kind::F64 { .. } | Kind::Angle { .. } => "double".into(),
            Kind::SmallestThree { .. } => "std::array<float, 4>".into(),
            Kind::UnitVector { .. } => "std::array<float, 3>".into(),
            Kind::Char => "char32_t".into(),
            Kind::Bytes { count } => format!("std::array<std::uint8_t, {count}>"),
            Kind::Text { .. } => "std::string".into(),
            Kind::WideText { .. } => "std::u16string".into(),
            Kind::ByteList { .. } => "std::vector<std::uint8_t>".into(),
            Kind::Option(of) => format!("std::optional<{}>", self.type_of(of)),
            Kind::DefaultBit(of, default) if knows_default(of, default.as_ref()) => {
                self.type_of(of)
            }
            Kind::DefaultBit(of, _) => format!("tightwire::OrDefault<{}>", self.type_of(of)),
            Kind::Array(of, count) => format!("std::array<{}, {count}>", self.type_of(of)),
            Kind::List { of, .. }
            | Kind::Set { of, .. }
            | Kind::Exactly { of, .. }
            | Kind::Climb { first: of, .. } => format!("std::vector<{}>", self.type_of(of)),
            Kind::Map { key, value, .. } => {
                format!("std::vector<std::pair<{}, {}>>", self.type_of(key), self.type_of(value))
            }
            Kind::Subset { of, places, is_counted: false, .. } => {
                format!("std::array<std::optional<{}>, {places}>", self.type_of(of))
            }
            Kind::Subset { of, .. } => {
                format!("std::vector<std::optional<{}>>", self.type_of(of))
            }
            // The namespace is needed because a field may have the name of its type.
            Kind::Type(index) => format!("messages::{}", self.ident(*index)),
        }
    }

    /// Returns an expression that is true if reading succeeded.
    pub(super) fn read(&self, kind: &Kind, place: &str) -> String {
        match kind {
            Kind::Bool => format!("r.boolean({place})"),
            Kind::Int(range) => {
                let (of, zero) = (integer(range), range.not_zero);
                let Range { min, last, bits, .. } = range;
                if is_wide(range) {
                    let (min, last) =
                        (wide_of(*min), wide_of(Wide { is_negative: false, magnitude: *last }));
                    format!("r.wide<{of}>({place}, {of}({min}), {last}, {bits}, {zero})")
                } else {
                    format!(
                        "r.integer<{of}>({place}, {of}({}), {last}ull, {bits}, {zero})",
                        literal(*min)
                    )
                }
            }
            Kind::F32 { not_nan: false } => format!("r.f32({place})"),
            Kind::F64 { not_nan: false } => format!("r.f64({place})"),
            Kind::F32 { not_nan: true } => format!("r.f32({place}, true)"),
            Kind::F64 { not_nan: true } => format!("r.f64({place}, true)"),
            Kind::Compressed { min, delta, steps, bits } => {
                format!(
                    "r.compressed({place}, {}, {}, {steps}u, {bits})",
                    f32_of(*min),
                    f32_of(*delta)
                )
            }
            Kind::SmallestThree { bits } => format!("r.smallest_three({place}, {bits})"),
            Kind::UnitVector { bits } => format!("r.unit_vector({place}, {bits})"),
            Kind::Char => format!("r.character({place})"),
            Kind::Bytes { count } => format!("r.bytes({place}.data(), {count})"),
            Kind::Half => format!("r.half({place})"),
            Kind::Angle { bits } => format!("r.angle({place}, {bits})"),
            Kind::ObjectIndex { previous, objects } => {
                let from = previous.map_or(0, |previous| previous.saturating_add(1));
                format!("r.object_index({place}, {from}ull, {objects}ull)")
            }
            Kind::Text { lengths } => format!("r.text({place}, {})", bounds(*lengths)),
            Kind::WideText { lengths } => format!("r.wide_text({place}, {})", bounds(*lengths)),
            Kind::ByteList { lengths } => format!("r.byte_list({place}, {})", bounds(*lengths)),
            Kind::Option(of) => {
                let e = next(place);
                let read = self.read(of, &e);
                format!(
                    "[&] {{ bool f = false; if (!r.boolean(f)) return false; {place}.reset(); if (!f) return true; auto& {e} = {place}.emplace(); return {read}; }}()"
                )
            }
            Kind::DefaultBit(of, default) if knows_default(of, default.as_ref()) => {
                let read = self.read(of, place);
                format!("[&] {{ bool f = false; if (!r.boolean(f)) return false; if (f) {{ {place} = {{}}; return true; }} return {read}; }}()")
                    .replace("= {}; return", &format!("= {}; return", self.default(of, default.as_ref())))
            }
            Kind::DefaultBit(of, _) => {
                let e = next(place);
                let read = self.read(of, &e);
                format!(
                    "[&] {{ bool f = false; if (!r.boolean(f)) return false; {place}.reset(); if (f) return true; auto& {e} = {place}.emplace(); return {read}; }}()"
                )
            }
            Kind::Array(of, _) => {
                let e = next(place);
                let read = self.read(of, &e);
                format!(
                    "[&] {{ for (auto& {e} : {place}) {{ if (!({read})) return false; }} return true; }}()"
                )
            }
            Kind::List { .. } | Kind::Set { .. } | Kind::Map { .. } | Kind::Climb { .. } => {
                self.list(kind, place, true)
            }
            Kind::Subset { of, places, is_counted, .. } => {
                let each = self.each(of, true);
                let bits = width(*places as u128);
                let name = if *is_counted { "read_counted_subset" } else { "read_subset" };
                let bits = if *is_counted { format!(", {places}u, {bits}") } else { String::new() };
                format!("tightwire::{name}(r, {place}{bits}, {each})")
            }
            // These are handled with the fields that they refer to.
            Kind::Relative { .. } | Kind::Wrapping { .. } | Kind::Exactly { .. } => "false".into(),
            Kind::Type(_) => format!("read(r, {place})"),
        }
    }

    pub(super) fn write(&self, kind: &Kind, place: &str) -> String {
        match kind {
            Kind::Bool => format!("w.boolean({place})"),
            Kind::Int(range) => {
                let (of, zero) = (integer(range), range.not_zero);
                let Range { min, max, bits, .. } = range;
                if is_wide(range) {
                    format!(
                        "w.wide<{of}>({place}, {of}({}), {of}({}), {bits}, {zero})",
                        wide_of(*min),
                        wide_of(*max)
                    )
                } else {
                    format!(
                        "w.integer<{of}>({place}, {of}({}), {of}({}), {bits}, {zero})",
                        literal(*min),
                        literal(*max)
                    )
                }
            }
            Kind::F32 { not_nan: false } => format!("w.f32({place})"),
            Kind::F64 { not_nan: false } => format!("w.f64({place})"),
            Kind::F32 { not_nan: true } => format!("w.f32({place}, true)"),
            Kind::F64 { not_nan: true } => format!("w.f64({place}, true)"),
            Kind::Compressed { min, delta, steps, bits } => {
                format!(
                    "w.compressed({place}, {}, {}, {steps}u, {bits})",
                    f32_of(*min),
                    f32_of(*delta)
                )
            }
            Kind::SmallestThree { bits } => format!("w.smallest_three({place}, {bits})"),
            Kind::UnitVector { bits } => format!("w.unit_vector({place}, {bits})"),
            Kind::Char => format!("w.character({place})"),
            Kind::Bytes { count } => format!("w.bytes({place}.data(), {count})"),
            Kind::Half => format!("w.half({place})"),
            Kind::Angle { bits } => format!("w.angle({place}, {bits})"),
            Kind::ObjectIndex { previous, objects } => {
                let from = previous.map_or(0, |previous| previous.saturating_add(1));
                format!("w.object_index({place}, {from}ull, {objects}ull)")
            }
            Kind::Text { lengths } => format!("w.text({place}, {})", bounds(*lengths)),
            Kind::WideText { lengths } => format!("w.wide_text({place}, {})", bounds(*lengths)),
            Kind::ByteList { lengths } => format!("w.byte_list({place}, {})", bounds(*lengths)),
            Kind::Option(of) => {
                let e = next(place);
                let write = self.write(of, &e);
                format!(
                    "[&] {{ w.boolean({place}.has_value()); if (!{place}) return true; const auto& {e} = *{place}; return {write}; }}()"
                )
            }
            Kind::DefaultBit(of, default) if knows_default(of, default.as_ref()) => {
                let write = self.write(of, place);
                let default = self.default(of, default.as_ref());
                format!(
                    "[&] {{ const bool f = {place} == {default}; w.boolean(f); return f || {write}; }}()"
                )
            }
            Kind::DefaultBit(of, _) => {
                let e = next(place);
                let write = self.write(of, &e);
                format!(
                    "[&] {{ w.boolean(!{place}.has_value()); if (!{place}) return true; const auto& {e} = *{place}; return {write}; }}()"
                )
            }
            Kind::Array(of, _) => {
                let e = next(place);
                let write = self.write(of, &e);
                format!(
                    "[&] {{ for (const auto& {e} : {place}) {{ if (!({write})) return false; }} return true; }}()"
                )
            }
            Kind::List { .. } | Kind::Set { .. } | Kind::Map { .. } | Kind::Climb { .. } => {
                self.list(kind, place, false)
            }
            Kind::Subset { of, places, is_counted, is_bare } => {
                let each = self.each(of, false);
                let bits = width(*places as u128);
                let name = if *is_counted { "write_counted_subset" } else { "write_subset" };
                let bits = if *is_counted { format!(", {places}u, {bits}") } else { String::new() };
                let bare = if *is_bare { ", true" } else { "" };
                format!("tightwire::{name}(w, {place}{bits}, {each}{bare})")
            }
            Kind::Relative { .. } | Kind::Wrapping { .. } | Kind::Exactly { .. } => "false".into(),
            Kind::Type(_) => format!("write(w, {place})"),
        }
    }

    /// Returns a function that reads or writes an element.
    pub(super) fn each(&self, of: &Kind, reads: bool) -> String {
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
    fn list(&self, kind: &Kind, place: &str, reads: bool) -> String {
        let stream = if reads { "r" } else { "w" };
        match kind {
            Kind::List { of, lengths } => {
                let (each, bounds) = (self.each(of, reads), bounds(*lengths));
                format!("{stream}.list({place}, {bounds}, {each})")
            }
            Kind::Set { of, lengths, repeats } => {
                let (each, bounds) = (self.each(of, reads), bounds(*lengths));
                format!("{stream}.set({place}, {bounds}, {repeats}, {each})")
            }
            Kind::Map { key, value, lengths } => {
                let (key, value) = (self.each(key, reads), self.each(value, reads));
                format!("{stream}.map({place}, {}, {key}, {value})", bounds(*lengths))
            }
            Kind::Climb { first, largest, lengths } => {
                let (each, bounds) = (self.each(first, reads), bounds(*lengths));
                format!("{stream}.climb({place}, {bounds}, {largest}u, {each})")
            }
            _ => "false".into(),
        }
    }

    /// Returns the default of a type that is compared with it.
    fn default(&self, kind: &Kind, default: Option<&Constant>) -> String {
        let of = self.type_of(kind);
        match default {
            Some(constant @ Constant::Variant(_)) => self.constant(constant, kind),
            _ => format!("{of}{{}}"),
        }
    }

    pub(super) fn constant(&self, constant: &Constant, kind: &Kind) -> String {
        match constant {
            Constant::Bool(value) => value.to_string(),
            Constant::Int(value) => match kind {
                Kind::Int(range) if is_wide(range) => {
                    format!("{}({})", integer(range), wide_of(*value))
                }
                _ => format!("{}({})", self.type_of(kind), literal(*value)),
            },
            Constant::Float(value) => format!("{}({})", self.type_of(kind), f64_of(*value)),
            Constant::Char(letter) => format!("char32_t({})", u32::from(*letter)),
            Constant::Text(text) => format!("std::string({}, {})", quoted(text), text.len()),
            Constant::Variant(name) => match kind {
                Kind::Type(index) => match self.model.types.get(*index).map(|one| &one.body) {
                    Some(Body::Enum { variants, .. }) => {
                        let number =
                            variants.iter().position(|(known, _)| known == name).unwrap_or(0);
                        if is_plain(variants) {
                            format!("static_cast<{}>({number}u)", self.ident(*index))
                        } else {
                            let ident = self.ident(*index);
                            format!("[] {{ {ident} d; d.value.emplace<{number}>(); return d; }}()")
                        }
                    }
                    _ => format!("{}{{}}", self.type_of(kind)),
                },
                _ => format!("{}{{}}", self.type_of(kind)),
            },
            Constant::None | Constant::Empty => format!("{}{{}}", self.type_of(kind)),
        }
    }
}

/// Returns the arguments of a length.
fn bounds(lengths: Lengths) -> String {
    let Lengths { min, max, bits } = lengths;
    format!("{min}u, {max}u, {bits}")
}

/// Returns whether a default can be compared with `==`.
fn knows_default(of: &Kind, default: Option<&Constant>) -> bool {
    match of {
        Kind::Type(_) => false,
        Kind::Array(inner, _) => knows_default(inner, None),
        Kind::Option(inner)
        | Kind::List { of: inner, .. }
        | Kind::Set { of: inner, .. }
        | Kind::Climb { first: inner, .. }
        | Kind::Subset { of: inner, .. } => !holds_type(inner),
        Kind::Map { key, value, .. } => !holds_type(key) && !holds_type(value),
        _ => default.is_some() || !matches!(of, Kind::Relative { .. }),
    }
}

fn holds_type(kind: &Kind) -> bool {
    match kind {
        Kind::Type(_) => true,
        Kind::Array(of, _)
        | Kind::Option(of)
        | Kind::DefaultBit(of, _)
        | Kind::List { of, .. }
        | Kind::Set { of, .. }
        | Kind::Subset { of, .. } => holds_type(of),
        Kind::Map { key, value, .. } => holds_type(key) || holds_type(value),
        _ => false,
    }
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
