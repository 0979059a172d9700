//! Builds the input of the generators: checks each schema, and names each type once.

use std::collections::{HashMap, HashSet};

use tightwire::Shape;
use tightwire::schema::Hole;
use tightwire_schema::SchemaFile;
use tightwire_schema::model::{self as schema, At, Length, SchemaKind};

use super::{Body, Entry, Member, Model, Packet, Record, Type, pascal, range};
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

impl<'f> Model<'f> {
    pub(crate) fn new(file: &'f SchemaFile) -> Result<Self, Unknown> {
        Self::avoiding(file, |_| false)
    }

    /// Builds a model for a language in which some names of types are reserved.
    pub(crate) fn avoiding(
        file: &'f SchemaFile,
        is_avoided: fn(&str) -> bool,
    ) -> Result<Self, Unknown> {
        let taken = RESERVED.map(str::to_owned).into();
        let mut model = Self {
            schema: file.model(),
            types: Vec::new(),
            packets: Vec::new(),
            known: HashMap::new(),
            taken,
            numbers: HashMap::new(),
            is_avoided,
        };
        for root in file.roots() {
            model.check(root.at).map_err(|error| error.within(&root.name))?;
            // In C++ it is a struct next to those of the types.
            let ident = model.unique(&pascal(&root.name), "Packet");
            let direction = file.protocol().and_then(|protocol| protocol.direction(&root.name));
            let direction = direction.map(|direction| direction.id());
            let (name, at, hash) = (root.name.clone(), root.at, root.hash);
            model.packets.push(Packet { ident, name, at, hash, direction });
        }
        Ok(model)
    }

    /// Returns a name that no type and no packet has, even with this suffix.
    fn unique(&mut self, name: &str, end: &str) -> String {
        let first = *self.numbers.entry(name.to_owned()).or_insert(1);
        for number in first.. {
            let mut numbered =
                if number == 1 { name.to_owned() } else { format!("{name}{number}") };
            if end.is_empty() && (self.is_avoided)(&numbered) {
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

    /// Checks that every language supports a schema, and adds the types in it.
    fn check(&mut self, at: At) -> Result<(), Unknown> {
        let schema = self.schema;
        let kind = schema.kind(at);
        if let SchemaKind::If { .. } = kind {
            return Err(Unknown::new("a condition outside of a struct"));
        }
        if let SchemaKind::Opaque { name, .. } = kind {
            return Err(Unknown::new(format!("`{name}` is custom code")));
        }
        for part in kind.parts() {
            self.check(*part)?;
        }
        match *kind {
            SchemaKind::Value { shape, hole } => value(&shape, hole),
            SchemaKind::Check(_) => Err(Unknown::new("the kind \"check\" is not supported")),
            SchemaKind::Group(ref name) => {
                Err(Unknown::new(format!("the kind {name:?} is not supported")))
            }
            SchemaKind::Array { count, .. } | SchemaKind::Subset { places: count, .. } => {
                places(count)
            }
            SchemaKind::ByteList { max, .. }
            | SchemaKind::List { max, .. }
            | SchemaKind::Ascending { max, .. }
            | SchemaKind::Exactly { max, .. } => length(max),
            SchemaKind::Set { of, max, .. } => {
                order::need(self, of)?;
                length(max)
            }
            SchemaKind::Map { pair: [key, _], max } => {
                order::need(self, key)?;
                length(max)
            }
            SchemaKind::Recursive => Err(Unknown::new("recursive types are not supported")),
            SchemaKind::Type(index) => {
                if !self.known.contains_key(&index) {
                    let made = self.add_type(schema.type_at(index))?;
                    self.types.push(made);
                    self.known.insert(index, self.types.len() - 1);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn add_type(&mut self, one: &'f schema::Type) -> Result<Type, Unknown> {
        let name = &one.name;
        match &one.body {
            schema::Body::Struct(fields) => {
                let record = self.record(fields, name.is_empty())?;
                let ident = self.unique(&pascal(if name.is_empty() { "Tuple" } else { name }), "");
                Ok(Type { ident, body: Body::Record(record) })
            }
            schema::Body::Enum { tag_bits, variants } => {
                let mut all = Vec::new();
                for variant in variants {
                    let record = self.record(&variant.fields, false);
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

    fn record(&mut self, fields: &'f [schema::Field], is_tuple: bool) -> Result<Record, Unknown> {
        let mut record = Record::default();
        let mut names = HashSet::new();
        for (index, field) in fields.iter().enumerate() {
            record.entries.push(match self.kind(field.at) {
                SchemaKind::Value { shape: Shape::Padding, .. } => Entry::Align,
                SchemaKind::Check(name) => {
                    Entry::Check { name: name.clone(), bits: check_bits(name) }
                }
                _ => {
                    // A field can refer to those before it.
                    let before = fields.get(..index).unwrap_or_default();
                    let member = self.member(field, before);
                    let member = member.and_then(|member| {
                        self.looks_back(member.at, &record)?;
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
        field: &schema::Field,
        fields: &'f [schema::Field],
    ) -> Result<Member, Unknown> {
        let name = field.name.clone();
        let SchemaKind::If { of, condition, absent } = self.kind(field.at) else {
            self.check(field.at)?;
            return Ok(Member { name, at: field.at, when: None, absent: None });
        };
        self.check(*of)?;
        let absent = match absent {
            Some(constant) => Constant::of(constant, self.schema, *of),
            None => self.default_of(*of),
        };
        let when = When::of(condition, Fields { model: self.schema, list: fields })?;
        Ok(Member { name, at: *of, when: Some(when), absent })
    }

    /// Checks that the fields that a number or a length refers to exist and are integers.
    fn looks_back(&self, at: At, before: &Record) -> Result<(), Unknown> {
        let is_counted = |number: usize| {
            let found = before.members().nth(number);
            found.is_some_and(|member| match self.kind(self.schema.inside(member.at)) {
                SchemaKind::Value { shape, hole } => range(shape, *hole).is_some(),
                SchemaKind::Relative { .. } | SchemaKind::Wrapping { .. } => true,
                _ => false,
            })
        };
        let fields = match self.kind(at) {
            SchemaKind::Relative { to: field, .. } | SchemaKind::Wrapping { from: field, .. } => {
                vec![*field]
            }
            SchemaKind::Exactly { length, .. } => fields_of(length),
            SchemaKind::DefaultBit { of } => return self.looks_back(*of, before),
            _ => Vec::new(),
        };
        match fields.iter().find(|field| !is_counted(**field)) {
            Some(field) => {
                Err(Unknown::new(format!("it counts from #{field}, which is not an integer")))
            }
            None => Ok(()),
        }
    }
}

/// Checks that every language can count that far.
fn length(max: usize) -> Result<(), Unknown> {
    if max > MAX_LENGTH {
        return Err(Unknown::new(format!(
            "up to {max} elements, and at most {MAX_LENGTH} are supported"
        )));
    }
    Ok(())
}

/// Checks the number of places of an array. They take memory even if a packet has none of them.
fn places(count: usize) -> Result<(), Unknown> {
    if count > MAX_ARRAY {
        return Err(Unknown::new(format!("{count} places, and at most {MAX_ARRAY} are supported")));
    }
    Ok(())
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

/// Checks that every language supports a value.
fn value(shape: &Shape<'static>, hole: Option<Hole>) -> Result<(), Unknown> {
    match hole {
        Some(Hole::Surrogates) => return Ok(()),
        None | Some(Hole::Zero | Hole::Nan) => {}
        Some(_) => return Err(Unknown::new("an unknown exception of a range")),
    }
    match *shape {
        Shape::Bool | Shape::F32 | Shape::F64 => Ok(()),
        shape if shape.rounds() && shape.is_possible() => Ok(()),
        Shape::Compressed { .. } => Err(Unknown::new("a compressed float that is impossible")),
        Shape::Bytes { count } => places(count),
        Shape::String { max, .. } | Shape::WideString { max, .. } => length(max),
        Shape::ObjectIndex { objects, .. } => length(objects),
        shape if range(&shape, hole).is_some() => Ok(()),
        shape => {
            let kind = shape.kind();
            Err(Unknown::new(format!("the kind {:?} is not supported", kind.word())))
        }
    }
}

/// Computes FNV-1a as specified in `docs/wire-format.md`.
fn check_bits(name: &str) -> u32 {
    name.bytes()
        .fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
