//! Converts JSON to a model. A file may come from anyone: its demands are limited, and nothing in
//! it causes a panic.

use std::collections::HashMap;
use std::error::Error;
use std::fmt;

use serde_json::{Map, Value as Json};
use tightwire::schema::Hole;
use tightwire::trace::visible;
use tightwire::{Kind as Word, Parameter, Shape, dynamic};

use crate::condition;
use crate::model::{At, Body, Field, Length, Model, SchemaKind, Type, Variant};
use crate::number::{to_f32, to_integer};

/// The maximum length of a text.
pub(crate) const MAX_TEXT: usize = 4 << 20;

/// The maximum nesting depth of a schema.
pub(crate) const MAX_DEPTH: usize = 64;

/// The maximum number of nodes in all schemas of a file, counting each type wherever it is used.
const MAX_NODES: usize = 1 << 18;

/// The maximum number of nodes in one condition, which may be evaluated for each of many values.
const MAX_CONDITION: usize = 1 << 10;

/// Why a text is not a schema file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    reason: String,
    /// The path to the mistake, from the inside out.
    path: Vec<String>,
}

impl ImportError {
    pub(crate) fn new(reason: impl Into<String>) -> Self {
        Self { reason: reason.into(), path: Vec::new() }
    }

    pub(crate) fn expected(what: &str) -> Self {
        Self::new(format!("expected {what}"))
    }

    pub(crate) fn unknown(what: &str) -> Self {
        Self::new(format!("this version does not know {what:?}"))
    }

    pub(crate) fn too_deep() -> Self {
        Self::new("nested too deeply")
    }

    pub(crate) fn within(mut self, name: impl fmt::Display) -> Self {
        self.path.push(name.to_string());
        self
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Names come from the file, which may come from anyone.
        for (index, name) in self.path.iter().rev().enumerate() {
            write!(f, "{}{}", if index > 0 { "." } else { "" }, visible(name))?;
        }
        write!(f, "{}{}", if self.path.is_empty() { "" } else { ": " }, visible(&self.reason))
    }
}

impl Error for ImportError {}

/// Counts the nodes of a file.
#[derive(Debug, Default)]
pub(crate) struct Nodes(usize);

impl Nodes {
    pub(crate) fn count(&mut self) -> Result<(), ImportError> {
        self.0 += 1;
        if self.0 > MAX_NODES { Err(ImportError::new("too large")) } else { Ok(()) }
    }
}

pub(crate) fn text(json: &Json) -> Result<String, ImportError> {
    json.as_str().map(str::to_owned).ok_or(ImportError::expected("a text"))
}

/// A schema with its size.
#[derive(Clone, Copy, Debug)]
struct Measured {
    at: At,
    nodes: usize,
    depth: usize,
}

/// Returns the nodes and the depth of several schemas, one level up.
fn sum<'a>(parts: impl Iterator<Item = &'a Measured>) -> (usize, usize) {
    parts.fold((1, 1), |(nodes, depth), part| {
        (part.nodes.saturating_add(nodes), (part.depth + 1).max(depth))
    })
}

/// Reads a sequence of schemas.
#[derive(Debug, Default)]
pub(crate) struct Import {
    pub(crate) model: Model,
    counted: Nodes,
    /// The nodes of the roots so far.
    nodes: usize,
    types: HashMap<String, Measured>,
}

impl Import {
    /// Reads a type of the list, which may refer to those before it.
    pub(crate) fn named(&mut self, json: &Json) -> Result<(), ImportError> {
        let object = Object::new(json)?;
        let id = object.text("type")?;
        let body = self.named_body(id, &object).map_err(|error| error.within(id))?;
        if self.types.insert(id.to_owned(), body).is_some() {
            return Err(ImportError::new("two types have the same id").within(id));
        }
        Ok(())
    }

    fn named_body(&mut self, id: &str, object: &Object<'_>) -> Result<Measured, ImportError> {
        let name = text(object.get("name")?)?;
        let id = Some(id.to_owned());
        match object.text("kind")? {
            "struct" => {
                object.only(&["type", "name", "kind", "fields"])?;
                let (fields, parts) = self.fields(object.get("fields")?)?;
                self.sized_type(Type::new(id, name, Body::Struct(fields)), &parts)
            }
            "enum" => {
                object.only(&["type", "name", "kind", "tag_bits", "variants"])?;
                let tag_bits = object.number("tag_bits", 32)?;
                let list = object.list("variants")?;
                if list.len() as u64 > 1 << tag_bits {
                    return Err(ImportError::new("more variants than tags"));
                }
                let mut parts = Vec::new();
                let mut variants = Vec::new();
                for (index, variant) in list.iter().enumerate() {
                    let variant = self.variant(variant, &mut parts);
                    variants.push(variant.map_err(|error| error.within(index))?);
                }
                let body = Body::Enum { tag_bits: tag_bits as u32, variants };
                self.sized_type(Type::new(id, name, body), &parts)
            }
            other => Err(ImportError::unknown(other)),
        }
    }

    fn sized(&mut self, kind: SchemaKind, parts: &[Measured]) -> Result<Measured, ImportError> {
        let at = self.model.push(kind);
        self.measured(at, parts)
    }

    fn sized_type(&mut self, one: Type, parts: &[Measured]) -> Result<Measured, ImportError> {
        let at = self.model.push_type(one);
        self.measured(at, parts)
    }

    fn measured(&mut self, at: At, parts: &[Measured]) -> Result<Measured, ImportError> {
        let (nodes, depth) = sum(parts.iter());
        self.counted.count()?;
        if nodes > MAX_NODES {
            return Err(ImportError::new("too large"));
        }
        if depth > MAX_DEPTH {
            return Err(ImportError::too_deep());
        }
        Ok(Measured { at, nodes, depth })
    }

    fn variant(&mut self, json: &Json, all: &mut Vec<Measured>) -> Result<Variant, ImportError> {
        let object = Object::new(json)?;
        object.only(&["name", "declared", "default", "fields"])?;
        let name = text(object.get("name")?)?;
        let (fields, parts) = self.fields(object.get("fields")?)?;
        all.extend(parts);
        let declared = object.0.get("declared").map_or_else(|| Ok(name.clone()), text)?;
        match object.0.get("default") {
            None | Some(Json::Bool(_)) => {
                let is_default = object.0.get("default") == Some(&Json::Bool(true));
                Ok(Variant::new(name, declared, is_default, fields))
            }
            Some(_) => Err(ImportError::expected("true or false").within("default")),
        }
    }

    fn fields(&mut self, json: &Json) -> Result<(Vec<Field>, Vec<Measured>), ImportError> {
        let list = json.as_array().ok_or(ImportError::expected("a list").within("fields"))?;
        let mut fields = Vec::new();
        let mut parts = Vec::new();
        for (index, json) in list.iter().enumerate() {
            let part = self.field(json, &mut fields);
            let name = json.get("name").and_then(Json::as_str);
            let place = || name.map_or_else(|| index.to_string(), str::to_owned);
            parts.push(part.map_err(|error| error.within(place()))?);
        }
        Ok((fields, parts))
    }

    fn field(&mut self, json: &Json, fields: &mut Vec<Field>) -> Result<Measured, ImportError> {
        let object = Object::new(json)?;
        object.only(&["name", "declared", "schema"])?;
        let name = object.0.get("name").map_or_else(|| Ok(String::new()), text)?;
        let part = self.schema(object.get("schema")?, MAX_DEPTH)?;
        let declared = object.0.get("declared").map_or_else(|| Ok(name.clone()), text)?;
        fields.push(Field::new(name, declared, part.at));
        Ok(part)
    }

    /// Reads the schema of a root.
    pub(crate) fn root(&mut self, json: &Json) -> Result<At, ImportError> {
        let Measured { at, nodes, .. } = self.schema(json, MAX_DEPTH)?;
        // Each root has a hash, and computing it visits every node.
        self.nodes = self.nodes.saturating_add(nodes);
        if self.nodes > MAX_NODES { Err(ImportError::new("too large")) } else { Ok(at) }
    }

    fn opaque(&mut self, object: &Object<'_>, depth: usize) -> Result<Measured, ImportError> {
        object.only(&["kind", "name", "version", "max_bits", "holds"])?;
        let name = text(object.get("name")?)?;
        let version = object.number("version", u32::MAX.into())? as u32;
        let max_bits = match object.get("max_bits")? {
            Json::Null => None,
            _ => Some(object.number("max_bits", u32::MAX.into())? as u32),
        };
        let parts = object.list("holds")?.iter().map(|held| self.schema(held, depth));
        let parts = parts.collect::<Result<Vec<_>, _>>()?;
        let holds = parts.iter().map(|part| part.at).collect();
        self.sized(SchemaKind::Opaque { name, version, max_bits, holds }, &parts)
    }

    fn ascending(&mut self, object: &Object<'_>, depth: usize) -> Result<Measured, ImportError> {
        object.only(&["kind", "first", "largest", "min", "max"])?;
        let first = self.schema(object.get("first")?, depth)?;
        let (min, max) = (least(object)?, object.size("max")?);
        let largest = largest(object.number("largest", i32::MAX as u64)?)?;
        self.sized(SchemaKind::Ascending { first: first.at, largest, min, max }, &[first])
    }

    fn exactly(&mut self, object: &Object<'_>, depth: usize) -> Result<Measured, ImportError> {
        object.only(&["kind", "of", "length", "max"])?;
        let (of, max) = (self.schema(object.get("of")?, depth)?, object.size("max")?);
        let length = length(object.get("length")?, depth)?;
        self.sized(SchemaKind::Exactly { of: of.at, length, max }, &[of])
    }

    fn under(&mut self, object: &Object<'_>, depth: usize) -> Result<Measured, ImportError> {
        object.only(&["kind", "of", "condition", "absent"])?;
        let of = self.schema(object.get("of")?, depth)?;
        let before = self.counted.0;
        let found = condition::import(object.get("condition")?, &mut self.counted, depth)?;
        if self.counted.0 - before > MAX_CONDITION {
            return Err(ImportError::new("too large").within("condition"));
        }
        let absent = match object.get("absent")? {
            Json::Null => None,
            constant => Some(condition::import_constant(constant, depth)?),
        };
        self.sized(SchemaKind::If { of: of.at, condition: found, absent }, &[of])
    }

    fn schema(&mut self, json: &Json, depth: usize) -> Result<Measured, ImportError> {
        let depth = depth.checked_sub(1).ok_or(ImportError::too_deep())?;
        let object = Object::new(json)?;
        let kind = object.text("kind")?;
        let of = |import: &mut Self| import.schema(object.get("of")?, depth);
        match kind {
            "type" => {
                object.only(&["kind", "type"])?;
                let id = object.text("type")?;
                self.types.get(id).copied().ok_or_else(|| {
                    ImportError::new(format!("there is no type {id:?} before this one"))
                })
            }
            "opaque" => self.opaque(&object, depth),
            "relative" => {
                object.only(&["kind", "to", "max"])?;
                let to = object.size("to")?;
                let max = largest(object.number("max", i32::MAX as u64)?)?;
                self.sized(SchemaKind::Relative { to, max }, &[])
            }
            "wrapping" => {
                object.only(&["kind", "from", "bits"])?;
                let bits = object.number("bits", 64)? as u32;
                if !matches!(bits, 8 | 16 | 32 | 64) {
                    return Err(ImportError::expected("8, 16, 32 or 64").within("bits"));
                }
                self.sized(SchemaKind::Wrapping { from: object.size("from")?, bits }, &[])
            }
            "byte list" => {
                object.only(&["kind", "max", "min"])?;
                let (max, min) = (object.size("max")?, least(&object)?);
                self.sized(SchemaKind::ByteList { min, max }, &[])
            }
            "option" => {
                object.only(&["kind", "of"])?;
                let of = of(self)?;
                self.sized(SchemaKind::Option { of: of.at }, &[of])
            }
            "default bit" => {
                object.only(&["kind", "of"])?;
                let of = of(self)?;
                self.sized(SchemaKind::DefaultBit { of: of.at }, &[of])
            }
            "if" => self.under(&object, depth),
            "array" => {
                object.only(&["kind", "of", "count"])?;
                let (of, count) = (of(self)?, object.size("count")?);
                self.sized(SchemaKind::Array { of: of.at, count }, &[of])
            }
            "list" => {
                object.only(&["kind", "of", "max", "min"])?;
                let (of, min, max) = (of(self)?, least(&object)?, object.size("max")?);
                self.sized(SchemaKind::List { of: of.at, min, max }, &[of])
            }
            "ascending" => self.ascending(&object, depth),
            "exactly" => self.exactly(&object, depth),
            "set" => {
                object.only(&["kind", "of", "max", "repeats"])?;
                let (of, max) = (of(self)?, object.size("max")?);
                let repeats = object.flag("repeats")?;
                self.sized(SchemaKind::Set { of: of.at, max, repeats }, &[of])
            }
            "map" => {
                object.only(&["kind", "key", "value", "max"])?;
                let key = self.schema(object.get("key")?, depth)?;
                let value = self.schema(object.get("value")?, depth)?;
                let max = object.size("max")?;
                self.sized(SchemaKind::Map { pair: [key.at, value.at], max }, &[key, value])
            }
            "subset" => {
                object.only(&["kind", "of", "places", "counted"])?;
                let (of, places) = (of(self)?, object.size("places")?);
                let is_counted = object.flag("counted")?;
                self.sized(SchemaKind::Subset { of: of.at, places, is_counted }, &[of])
            }
            "recursive" => {
                object.only(&["kind"])?;
                self.sized(SchemaKind::Recursive, &[])
            }
            "tuple" => {
                object.only(&["kind", "fields"])?;
                let (fields, parts) = self.fields(object.get("fields")?)?;
                self.sized_type(Type::new(None, String::new(), Body::Struct(fields)), &parts)
            }
            _ => {
                let kind = value(&object, kind)?;
                self.sized(kind, &[])
            }
        }
    }
}

/// Checks that some type has this largest relative number.
fn largest(number: u64) -> Result<u32, ImportError> {
    match u32::try_from(number) {
        Ok(number) if (number + 1).is_power_of_two() => Ok(number),
        _ => Err(ImportError::expected("the largest number of a type")),
    }
}

/// Returns the minimum length of a list: 0 by default, and at most the maximum.
fn least(object: &Object<'_>) -> Result<usize, ImportError> {
    if object.0.get("min").is_none() {
        return Ok(0);
    }
    let (min, max) = (object.size("min")?, object.size("max")?);
    if min > max {
        return Err(ImportError::expected("no more than the largest length").within("min"));
    }
    Ok(min)
}

/// Reads a computed length.
fn length(json: &Json, depth: usize) -> Result<Length, ImportError> {
    let depth = depth.checked_sub(1).ok_or(ImportError::too_deep())?;
    let object = Object::new(json)?;
    let pair = |key: &str| -> Result<_, ImportError> {
        object.only(&[key])?;
        match object.list(key)?.as_slice() {
            [a, b] => Ok((Box::new(length(a, depth)?), Box::new(length(b, depth)?))),
            _ => Err(ImportError::expected("two lengths").within(key)),
        }
    };
    match object.0.keys().next().map(String::as_str) {
        Some(key @ "field") => {
            object.only(&[key])?;
            object.size(key).map(Length::Field)
        }
        Some(key @ "number") => {
            object.only(&[key])?;
            object.size(key).map(Length::Constant)
        }
        Some(key @ "plus") => pair(key).map(|(a, b)| Length::Plus(a, b)),
        Some(key @ "minus") => pair(key).map(|(a, b)| Length::Minus(a, b)),
        Some(key @ "times") => pair(key).map(|(a, b)| Length::Times(a, b)),
        _ => Err(ImportError::expected("a length")),
    }
}

/// Reads one value.
fn value(object: &Object<'_>, kind: &str) -> Result<SchemaKind, ImportError> {
    let invalid =
        || ImportError::new(format!("{kind:?} is not a known kind, or its parameters are wrong"));
    if let "group" | "check" = kind {
        let name = text(object.get("name")?).map_err(|_| invalid())?;
        object.only(&["kind", "name"])?;
        return Ok(if kind == "group" { SchemaKind::Group(name) } else { SchemaKind::Check(name) });
    }
    let mut known = vec!["kind", "without"];
    let word = Word::from_word(kind);
    let shape = Shape::from_parameters(&word, |name| {
        known.push(name);
        let is_length = matches!(word, Word::String | Word::WideString | Word::Count);
        let json = match object.0.get(name) {
            None if name == "min" && is_length => &Json::from(0),
            json => json?,
        };
        // A float may look like an integer.
        let float = matches!(word, Word::Compressed).then(|| to_f32(json));
        match (float, json) {
            (Some(float), _) => float.map(Parameter::Float),
            (None, Json::Null) => Some(Parameter::None),
            (None, _) => to_integer(json).map(Parameter::Number),
        }
    });
    let shape = shape.ok_or_else(invalid)?;
    object.only(&known)?;
    if !is_possible(&shape) {
        return Err(ImportError::new(format!("the parameters of this {kind} are impossible")));
    }
    let hole = match object.0.get("without").map(Json::as_str) {
        None => None,
        Some(Some("zero")) if is_integers(&shape) => Some(Hole::Zero),
        Some(Some("surrogates")) if is_characters(&shape) => Some(Hole::Surrogates),
        Some(Some("nan")) if matches!(shape, Shape::F32 | Shape::F64) => Some(Hole::Nan),
        Some(_) => {
            return Err(ImportError::expected(
                "\"zero\" of integers, \"surrogates\" of characters or \"nan\" of floats",
            )
            .within("without"));
        }
    };
    // A hole outside the values of the shape has no effect.
    let hole = hole.filter(|hole| dynamic::has_hole(shape, *hole));
    Ok(SchemaKind::Value { shape, hole })
}

/// Returns whether a declaration can have this shape, and code that adds up widths can handle it.
fn is_possible(shape: &Shape<'_>) -> bool {
    match *shape {
        Shape::Bits { bits } => bits <= 128,
        Shape::Int { min, max } => dynamic::is_ordered(min, max),
        Shape::Fixed { .. } => dynamic::fixed_is_possible(*shape),
        Shape::Variant { bits, .. } => bits <= 32,
        shape => {
            let mut fits = true;
            shape.parameters(|name, parameter| {
                let bits = u32::try_from(parameter);
                fits &= name != "bits" || bits.is_ok_and(|bits| bits <= 64);
            });
            fits
        }
    }
}

/// Returns whether zero may be one of the numbers.
fn is_integers(shape: &Shape<'_>) -> bool {
    matches!(shape, Shape::Bits { .. } | Shape::Int { .. } | Shape::Fixed { .. })
}

/// Returns whether the numbers are characters.
fn is_characters(shape: &Shape<'_>) -> bool {
    let last = tightwire::Number::Signed(u32::from(char::MAX).into());
    let of = |min| Shape::Int { min, max: last };
    *shape == of(tightwire::Number::Signed(0))
}

/// An object whose entries are looked up by name.
pub(crate) struct Object<'a>(pub(crate) &'a Map<String, Json>);

impl<'a> Object<'a> {
    /// Returns a boolean member.
    fn flag(&self, key: &'static str) -> Result<bool, ImportError> {
        let flag = self.get(key)?.as_bool();
        flag.ok_or(ImportError::expected("true or false").within(key))
    }

    pub(crate) fn new(json: &'a Json) -> Result<Self, ImportError> {
        json.as_object().map(Self).ok_or(ImportError::expected("an object"))
    }

    pub(crate) fn get(&self, name: &str) -> Result<&'a Json, ImportError> {
        self.0.get(name).ok_or_else(|| ImportError::new(format!("{name:?} is missing")))
    }

    pub(crate) fn text(&self, name: &str) -> Result<&'a str, ImportError> {
        self.get(name)?.as_str().ok_or_else(|| ImportError::expected("a text").within(name))
    }

    pub(crate) fn list(&self, name: &str) -> Result<&'a Vec<Json>, ImportError> {
        self.get(name)?.as_array().ok_or_else(|| ImportError::expected("a list").within(name))
    }

    pub(crate) fn number(&self, name: &str, max: u64) -> Result<u64, ImportError> {
        let number = to_integer(self.get(name)?).and_then(|number| match number {
            tightwire::Number::Signed(value) => u64::try_from(value).ok(),
            tightwire::Number::Unsigned(_) => None,
        });
        number
            .filter(|number| *number <= max)
            .ok_or_else(|| ImportError::expected(&format!("a number up to {max}")).within(name))
    }

    fn size(&self, name: &str) -> Result<usize, ImportError> {
        let most = u64::try_from(isize::MAX).unwrap_or(u64::MAX);
        Ok(self.number(name, most)? as usize)
    }

    /// Rejects keys that this version does not know, because they may affect the bytes.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), ImportError> {
        match self.0.keys().find(|key| !known.contains(&key.as_str())) {
            Some(key) => Err(ImportError::unknown(key)),
            None => Ok(()),
        }
    }
}
