//! Builds the model of a schema file: converts each schema to its kind, and each type once.

use std::collections::HashSet;

use tightwire::{Field, Hole, Length, Number, Schema, Shape};
use tightwire_schema::SchemaFile;

use super::{
    Body, Entry, Kind, Lengths, Member, Model, Packet, Range, Record, Type, Wide, inside, pascal,
    width,
};
use crate::Unknown;
use crate::condition::{Constant, When};
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
        let mut model = Self { taken, is_avoided: Some(is_avoided), ..Self::default() };
        for root in file.roots() {
            let kind = model.kind(root.schema).map_err(|error| error.within(&root.name))?;
            // In C++ it is a struct next to those of the types.
            let ident = model.unique(&pascal(&root.name), "Packet");
            let direction = file.protocol().and_then(|protocol| protocol.direction(&root.name));
            let direction = direction.map(|direction| direction.id());
            let (name, hash) = (root.name.clone(), root.schema.hash());
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

    fn kind(&mut self, schema: &'static Schema) -> Result<Kind, Unknown> {
        Ok(match *schema {
            Schema::Value { shape, .. } => value(&shape, None)?,
            Schema::Without { hole: Hole::Surrogates, .. } => Kind::Char,
            Schema::Without { shape, hole, .. } => value(&shape, Some(hole))?,
            Schema::Opaque { name, .. } => {
                return Err(Unknown::new(format!("`{name}` is custom code")));
            }
            Schema::Relative { to, max, .. } => Kind::Relative { to, max },
            Schema::ByteList { max, min, .. } => Kind::ByteList { lengths: lengths(min, max)? },
            Schema::Option { of, .. } => Kind::Option(Box::new(self.kind(of)?)),
            Schema::DefaultBit { of, .. } => {
                let kind = self.kind(of)?;
                let default = default_of(&kind, of);
                Kind::DefaultBit(Box::new(kind), default)
            }
            Schema::If { .. } => return Err(Unknown::new("a condition outside of a struct")),
            Schema::Array { of, count, .. } => {
                Kind::Array(Box::new(self.kind(of)?), places_of(count)?)
            }
            Schema::List { of, max, min, .. } => {
                Kind::List { of: Box::new(self.kind(of)?), lengths: lengths(min, max)? }
            }
            Schema::Struct { name, fields, .. } => {
                let place = (fields.as_ptr() as usize, fields.len());
                if let (Some(known), true) = (self.known.get(&place), !fields.is_empty()) {
                    return Ok(Kind::Type(*known));
                }
                let record = self.record(fields, name.is_empty())?;
                let ident = self.unique(&pascal(if name.is_empty() { "Tuple" } else { name }), "");
                self.types.push(Type { ident, body: Body::Record(record) });
                self.known.insert(place, self.types.len() - 1);
                Kind::Type(self.types.len() - 1)
            }
            Schema::Enum { name, tag_bits, variants, .. } => {
                let place = (variants.as_ptr() as usize, variants.len());
                if let (Some(known), true) = (self.known.get(&place), !variants.is_empty()) {
                    return Ok(Kind::Type(*known));
                }
                let mut all = Vec::new();
                for variant in variants {
                    let record = self.record(variant.fields, false);
                    let record = record.map_err(|error| error.within(variant.name))?;
                    all.push((variant.name.to_owned(), record));
                }
                let mut names = HashSet::new();
                if let Some(twice) = variants.iter().find(|variant| !names.insert(variant.name)) {
                    return Err(Unknown::new(format!("two variants named {:?}", twice.name)));
                }
                if variants.is_empty() {
                    return Err(Unknown::new(format!("`{name}` is an enum without variants")));
                }
                let ident = self.unique(&pascal(name), "");
                self.types.push(Type { ident, body: Body::Enum { tag_bits, variants: all } });
                self.known.insert(place, self.types.len() - 1);
                Kind::Type(self.types.len() - 1)
            }
            Schema::Wrapping { from, bits, .. } => Kind::Wrapping { from, bits },
            Schema::Ascending { first, largest, max, min, .. } => {
                let first = Box::new(self.kind(first)?);
                Kind::Climb { first, largest, lengths: lengths(min, max)? }
            }
            Schema::Exactly { of, length, max, .. } => {
                let Lengths { max, .. } = lengths(0, max)?;
                Kind::Exactly { of: Box::new(self.kind(of)?), length, max }
            }
            Schema::Set { of, max, repeats, .. } => {
                let of = Box::new(self.kind(of)?);
                order::need(&of, &self.types)?;
                Kind::Set { of, lengths: lengths(0, max)?, repeats }
            }
            Schema::Map { key, value, max, .. } => {
                let (key, value) = (Box::new(self.kind(key)?), Box::new(self.kind(value)?));
                order::need(&key, &self.types)?;
                Kind::Map { key, value, lengths: lengths(0, max)? }
            }
            Schema::Subset { of, places, is_counted, .. } => Kind::Subset {
                of: Box::new(self.kind(of)?),
                places: places_of(places)?,
                is_counted,
                is_bare: of.max_bits() == Some(0),
            },
            Schema::Recursive => {
                return Err(Unknown::new("a type inside itself is not known here"));
            }
            _ => return Err(Unknown::new("a kind of schema that is not known here")),
        })
    }

    fn record(&mut self, fields: &'static [Field], is_tuple: bool) -> Result<Record, Unknown> {
        let mut record = Record::default();
        let mut names = HashSet::new();
        for (index, field) in fields.iter().enumerate() {
            record.entries.push(match *field.schema {
                Schema::Value { shape: Shape::Padding, .. } => Entry::Align,
                Schema::Value { shape: Shape::Check { name }, .. } => {
                    Entry::Check { name: name.into(), bits: check_bits(name) }
                }
                _ => {
                    // A field can refer to those before it.
                    let before = fields.get(..index).unwrap_or_default();
                    let member = self.member(field, before);
                    let member = member.and_then(|member| {
                        looks_back(&member.kind, &record)?;
                        match field.name {
                            // This name would change the prototype of the object.
                            "__proto__" => Err(Unknown::new("a field of this name")),
                            name if !names.insert(name) => Err(Unknown::new("two of this name")),
                            _ => Ok(member),
                        }
                    });
                    Entry::Field(Box::new(member.map_err(|error| error.within(field.name))?))
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
        field: &'static Field,
        fields: &'static [Field],
    ) -> Result<Member, Unknown> {
        let name = field.name.to_owned();
        let Schema::If { of, condition, absent, .. } = *field.schema else {
            return Ok(Member { name, kind: self.kind(field.schema)?, when: None, absent: None });
        };
        let kind = self.kind(of)?;
        let absent = match absent {
            Some(constant) => Constant::of(constant, of),
            None => default_of(&kind, of),
        };
        Ok(Member { name, kind, when: Some(When::of(condition, fields)?), absent })
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
    match *length {
        Length::Field(field) => vec![field],
        Length::Plus(a, b) | Length::Minus(a, b) | Length::Times(a, b) => {
            [fields_of(a), fields_of(b)].concat()
        }
        _ => Vec::new(),
    }
}

/// Returns the default of a kind, if it is a constant.
fn default_of(kind: &Kind, schema: &'static Schema) -> Option<Constant> {
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
        Kind::DefaultBit(of, _) => return default_of(of, schema),
        Kind::Type(_) => match *inside(schema) {
            Schema::Enum { variants, .. } => {
                let found = variants.iter().find(|variant| variant.is_default())?;
                Constant::Variant(found.name.to_owned())
            }
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
