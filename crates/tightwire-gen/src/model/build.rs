//! Builds the model of a schema file: converts each schema to its kind, and each type once.

use std::collections::HashSet;

use tightwire::{Hole, Number, Shape};
use tightwire_schema::SchemaFile;
use tightwire_schema::model::{self as given, At, Length};

use super::{
    Body, Entry, Kind, Lengths, Member, Model, Packet, Range, Record, Type, Wide, pascal, width,
};
use crate::Unknown;
use crate::condition::{Constant, Fields, When};
use crate::order;

/// Names that are reserved in one of the languages.
const RESERVED: [&str; 12] = [
    "Array",
    "BigInt",
    "Default",
    "EOF",
    "INFINITY",
    "Infinity",
    "NAN",
    "NULL",
    "NaN",
    "Refusal",
    "Uint8Array",
    "WireError",
];

/// The maximum length of lists and arrays. No packet is that long, and every language can count
/// that far.
const MAX_LENGTH: usize = u32::MAX as usize;

/// The maximum length of an array whose places exist whether they are sent or not.
const MAX_ARRAY: usize = 1 << 20;

impl Model {
    pub(crate) fn new(file: &SchemaFile) -> Result<Self, Unknown> {
        Self::avoiding(file, |_| false)
    }

    /// Builds a model for a language in which some names of types are reserved.
    pub(crate) fn avoiding(
        file: &SchemaFile,
        is_avoided: fn(&str) -> bool,
    ) -> Result<Self, Unknown> {
        let taken = RESERVED.map(str::to_owned).into();
        let given = file.model();
        let mut model = Self { taken, is_avoided: Some(is_avoided), ..Self::default() };
        for root in file.roots() {
            let kind = model.kind(given, root.at).map_err(|error| error.within(&root.name))?;
            // In C++ it is a struct next to those of the types.
            let ident = model.unique(&pascal(&root.name), "Packet");
            let direction = file.protocol().and_then(|protocol| protocol.direction(&root.name));
            let direction = direction.map(|direction| direction.id());
            let (name, hash) = (root.name.clone(), root.hash);
            model.packets.push(Packet { ident, name, kind, hash, direction });
        }
        Ok(model)
    }

    /// Returns a name that no type and no packet has, even with this suffix.
    fn unique(&mut self, name: &str, end: &str) -> String {
        let first = *self.numbers.entry(name.to_owned()).or_insert(1);
        for number in first.. {
            let mut numbered =
                if number == 1 { name.to_owned() } else { format!("{name}{number}") };
            if end.is_empty() && self.is_avoided.is_some_and(|is_avoided| is_avoided(&numbered)) {
                numbered.push('_');
            }
            let ended = format!("{numbered}{end}");
            if !self.taken.contains(&numbered) && !self.taken.contains(&ended) {
                self.numbers.insert(name.to_owned(), number + 1);
                self.taken.extend([numbered.clone(), ended]);
                return numbered;
            }
        }
        String::new()
    }

    fn kind(&mut self, model: &given::Model, at: At) -> Result<Kind, Unknown> {
        let mut boxed = |at: At| self.kind(model, at).map(Box::new);
        Ok(match *model.kind(at) {
            given::Kind::Value { hole: Some(Hole::Surrogates), .. } => Kind::Char,
            given::Kind::Value { shape, hole } => value(&shape, hole)?,
            given::Kind::Check(_) => {
                return Err(Unknown::new("the kind \"check\" is not known here"));
            }
            given::Kind::Group(ref name) => {
                return Err(Unknown::new(format!("the kind {name:?} is not known here")));
            }
            given::Kind::Opaque { ref name, .. } => {
                return Err(Unknown::new(format!("`{name}` is custom code")));
            }
            given::Kind::Relative { to, max } => Kind::Relative { to, max },
            given::Kind::ByteList { min, max } => Kind::ByteList { lengths: lengths(min, max)? },
            given::Kind::Option { of } => Kind::Option(boxed(of)?),
            given::Kind::DefaultBit { of } => {
                let kind = boxed(of)?;
                let default = default_of(&kind, model, of);
                Kind::DefaultBit(kind, default)
            }
            given::Kind::If { .. } => {
                return Err(Unknown::new("a condition outside of a struct"));
            }
            given::Kind::Array { of, count } => Kind::Array(boxed(of)?, places_of(count)?),
            given::Kind::List { of, min, max } => {
                Kind::List { of: boxed(of)?, lengths: lengths(min, max)? }
            }
            given::Kind::Type(index) => {
                if let Some(known) = self.known.get(&index) {
                    return Ok(Kind::Type(*known));
                }
                let made = self.add_type(model, model.type_at(index))?;
                self.types.push(made);
                self.known.insert(index, self.types.len() - 1);
                Kind::Type(self.types.len() - 1)
            }
            given::Kind::Wrapping { from, bits } => Kind::Wrapping { from, bits },
            given::Kind::Ascending { first, largest, min, max } => {
                Kind::Climb { first: boxed(first)?, largest, lengths: lengths(min, max)? }
            }
            given::Kind::Exactly { of, ref length, max } => {
                let Lengths { max, .. } = lengths(0, max)?;
                Kind::Exactly { of: boxed(of)?, length: length.clone(), max }
            }
            given::Kind::Set { of, max, repeats } => {
                let of = boxed(of)?;
                order::need(&of, &self.types)?;
                Kind::Set { of, lengths: lengths(0, max)?, repeats }
            }
            given::Kind::Map { pair: [key, value], max } => {
                let (key, value) = (boxed(key)?, boxed(value)?);
                order::need(&key, &self.types)?;
                Kind::Map { key, value, lengths: lengths(0, max)? }
            }
            given::Kind::Subset { of, places, is_counted } => Kind::Subset {
                of: boxed(of)?,
                places: places_of(places)?,
                is_counted,
                is_bare: model.max_bits(of) == Some(0),
            },
            given::Kind::Recursive => {
                return Err(Unknown::new("a type inside itself is not known here"));
            }
        })
    }

    fn add_type(&mut self, model: &given::Model, one: &given::Type) -> Result<Type, Unknown> {
        let name = &one.name;
        match &one.body {
            given::Body::Struct(fields) => {
                let record = self.record(model, fields, name.is_empty())?;
                let ident = self.unique(&pascal(if name.is_empty() { "Tuple" } else { name }), "");
                Ok(Type { ident, body: Body::Record(record) })
            }
            given::Body::Enum { tag_bits, variants } => {
                let mut all = Vec::new();
                for variant in variants {
                    let record = self.record(model, &variant.fields, false);
                    let record = record.map_err(|error| error.within(&variant.name))?;
                    all.push((variant.name.clone(), record));
                }
                let mut names = HashSet::new();
                if let Some(twice) = variants.iter().find(|variant| !names.insert(&variant.name)) {
                    return Err(Unknown::new(format!("two variants named {:?}", twice.name)));
                }
                if variants.is_empty() {
                    return Err(Unknown::new(format!("`{name}` is an enum without variants")));
                }
                let ident = self.unique(&pascal(name), "");
                Ok(Type { ident, body: Body::Enum { tag_bits: *tag_bits, variants: all } })
            }
        }
    }

    fn record(
        &mut self,
        model: &given::Model,
        fields: &[given::Field],
        is_tuple: bool,
    ) -> Result<Record, Unknown> {
        let mut record = Record::default();
        let mut names = HashSet::new();
        for (index, field) in fields.iter().enumerate() {
            record.entries.push(match model.kind(field.at) {
                given::Kind::Value { shape: Shape::Padding, .. } => Entry::Align,
                given::Kind::Check(name) => {
                    Entry::Check { name: name.clone(), bits: check_bits(name) }
                }
                _ => {
                    // A field can refer to those before it.
                    let before = fields.get(..index).unwrap_or_default();
                    let member = self.member(model, field, before);
                    let member = member.and_then(|member| {
                        looks_back(&member.kind, &record)?;
                        match field.name.as_str() {
                            // This name would change the prototype of the object.
                            "__proto__" => Err(Unknown::new("a field of this name")),
                            name if !names.insert(name) => Err(Unknown::new("two of this name")),
                            _ => Ok(member),
                        }
                    });
                    Entry::Field(Box::new(member.map_err(|error| error.within(&field.name))?))
                }
            });
        }
        let are_numbers =
            record.members().enumerate().all(|(index, member)| member.name == index.to_string());
        record.is_list = are_numbers && (is_tuple || record.members().next().is_some());
        Ok(record)
    }

    fn member(
        &mut self,
        model: &given::Model,
        field: &given::Field,
        fields: &[given::Field],
    ) -> Result<Member, Unknown> {
        let name = field.name.clone();
        let given::Kind::If { of, condition, absent } = model.kind(field.at) else {
            return Ok(Member {
                name,
                kind: self.kind(model, field.at)?,
                when: None,
                absent: None,
            });
        };
        let kind = self.kind(model, *of)?;
        let absent = match absent {
            Some(constant) => Constant::of(constant, model, *of),
            None => default_of(&kind, model, *of),
        };
        let when = When::of(condition, Fields { model, list: fields })?;
        Ok(Member { name, kind, when: Some(when), absent })
    }
}

/// Returns the bounds of a length, if every language can count that far.
fn lengths(min: usize, max: usize) -> Result<Lengths, Unknown> {
    if max > MAX_LENGTH {
        return Err(Unknown::new(format!("up to {max} elements, where {MAX_LENGTH} are the most")));
    }
    Ok(Lengths::new(min, max))
}

/// Returns the number of places of an array. They take memory even if a packet has none of them.
fn places_of(count: usize) -> Result<usize, Unknown> {
    if count > MAX_ARRAY {
        return Err(Unknown::new(format!("{count} places, where {MAX_ARRAY} are the most")));
    }
    Ok(count)
}

/// Checks that the fields that a number or a length refers to exist and are integers.
fn looks_back(kind: &Kind, before: &Record) -> Result<(), Unknown> {
    let is_counted = |number: usize| match before.members().nth(number).map(|one| &one.kind) {
        Some(Kind::DefaultBit(of, _)) => is_integer(of),
        Some(kind) => is_integer(kind),
        None => false,
    };
    let fields = match kind {
        Kind::Relative { to: field, .. } | Kind::Wrapping { from: field, .. } => vec![*field],
        Kind::Exactly { length, .. } => fields_of(length),
        Kind::DefaultBit(of, _) => return looks_back(of, before),
        _ => Vec::new(),
    };
    match fields.iter().find(|field| !is_counted(**field)) {
        Some(field) => Err(Unknown::new(format!("it counts from #{field}, which is no integer"))),
        None => Ok(()),
    }
}

fn is_integer(kind: &Kind) -> bool {
    matches!(kind, Kind::Int(_) | Kind::Relative { .. } | Kind::Wrapping { .. })
}

/// Returns the fields that a length is computed from.
fn fields_of(length: &Length) -> Vec<usize> {
    match length {
        Length::Field(field) => vec![*field],
        Length::Plus(a, b) | Length::Minus(a, b) | Length::Times(a, b) => {
            [fields_of(a), fields_of(b)].concat()
        }
        Length::Constant(_) => Vec::new(),
    }
}

/// Returns the default of a kind, if it is a constant.
fn default_of(kind: &Kind, model: &given::Model, at: At) -> Option<Constant> {
    Some(match kind {
        Kind::Bool => Constant::Bool(false),
        Kind::Int(_) | Kind::Relative { .. } | Kind::Wrapping { .. } | Kind::ObjectIndex { .. } => {
            Constant::Int(Wide { is_negative: false, magnitude: 0 })
        }
        Kind::F32 { .. }
        | Kind::F64 { .. }
        | Kind::Compressed { .. }
        | Kind::Half
        | Kind::Angle { .. } => Constant::Float(0.0),
        Kind::Char => Constant::Char('\0'),
        Kind::Text { .. } | Kind::WideText { .. } => Constant::Text(String::new()),
        Kind::Option(_) => Constant::None,
        Kind::List { .. }
        | Kind::ByteList { .. }
        | Kind::Set { .. }
        | Kind::Map { .. }
        | Kind::Climb { .. }
        | Kind::Exactly { .. }
        | Kind::Subset { is_counted: true, .. } => Constant::Empty,
        Kind::DefaultBit(of, _) => return default_of(of, model, at),
        Kind::Type(_) => match model.kind(model.inside(at)) {
            given::Kind::Type(index) => match &model.type_at(*index).body {
                given::Body::Enum { variants, .. } => {
                    let found = variants.iter().find(|variant| variant.is_default)?;
                    Constant::Variant(found.name.clone())
                }
                given::Body::Struct(_) => return None,
            },
            _ => return None,
        },
        _ => return None,
    })
}

/// Converts one value, without those codes of the shape that its type rejects.
fn value(shape: &Shape<'static>, hole: Option<Hole>) -> Result<Kind, Unknown> {
    let (not_zero, not_nan) = match hole {
        None => (false, false),
        Some(Hole::Zero) => (true, false),
        Some(Hole::Nan) => (false, true),
        Some(_) => return Err(Unknown::new("a hole that is not known here")),
    };
    let int = |min: Wide, max: Wide, last: u128| {
        Kind::Int(Range { min, max, last, bits: width(last), not_zero })
    };
    let zero = Wide { is_negative: false, magnitude: 0 };
    Ok(match *shape {
        Shape::Bits { bits } => {
            let last = u128::MAX.checked_shr(128 - bits.min(128)).unwrap_or(0);
            let mut kind = int(zero, Wide { is_negative: false, magnitude: last }, last);
            if let Kind::Int(range) = &mut kind {
                range.bits = bits;
            }
            kind
        }
        Shape::Bool => Kind::Bool,
        Shape::Int { min, max } => {
            let bits = |number| match number {
                Number::Signed(value) => value as u128,
                Number::Unsigned(value) => value,
            };
            int(Wide::of(min), Wide::of(max), bits(max).wrapping_sub(bits(min)))
        }
        Shape::Fixed { min, max, fraction_bits } => {
            let scaled = |units: i64| i128::from(units) << fraction_bits;
            let last = scaled(max).wrapping_sub(scaled(min)) as u128;
            let wide = |units| Wide::of(Number::Signed(scaled(units)));
            int(wide(min), wide(max), last)
        }
        Shape::F32 => Kind::F32 { not_nan },
        Shape::F64 => Kind::F64 { not_nan },
        Shape::Compressed { min, max, resolution } => {
            let scalar = tightwire::scalar::Compressed::new(min, max, resolution);
            let steps = tightwire::Scalar::last(&scalar) as u32;
            if steps == 0 {
                return Err(Unknown::new("a compressed float that is impossible"));
            }
            Kind::Compressed { min, delta: max - min, steps, bits: width(steps.into()) }
        }
        Shape::SmallestThree { bits: bits @ 3..=20 } => Kind::SmallestThree { bits },
        Shape::UnitVector { bits: bits @ 2..=24 } => Kind::UnitVector { bits },
        Shape::Bytes { count } => Kind::Bytes { count: places_of(count)? },
        Shape::String { max, min } => Kind::Text { lengths: lengths(min, max)? },
        Shape::WideString { max, min } => Kind::WideText { lengths: lengths(min, max)? },
        Shape::Half => Kind::Half,
        Shape::Angle { bits: bits @ 1..=24 } => Kind::Angle { bits },
        Shape::ObjectIndex { previous, objects } => {
            let Lengths { max: objects, .. } = lengths(0, objects)?;
            Kind::ObjectIndex { previous, objects }
        }
        _ => {
            let kind = shape.kind();
            return Err(Unknown::new(format!("the kind {:?} is not known here", kind.word())));
        }
    })
}

/// Computes FNV-1a as specified in `docs/wire-format.md`.
fn check_bits(name: &str) -> u32 {
    name.bytes()
        .fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
