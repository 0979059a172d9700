//! Converts schemas to JSON.

use std::error::Error;
use std::fmt;

use serde_json::{Map, Value as Json, json};
use tightwire::{Field, Hole, Length, Parameter, Schema, Shape, Variant};

use crate::condition;
use crate::number::{of_f32, of_integer};

/// A schema uses a kind that this version of schema files cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportError {
    what: String,
}

impl ExportError {
    pub(crate) fn new(what: &str) -> Self {
        Self { what: what.to_owned() }
    }
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "schema files have no word for this {}", self.what)
    }
}

impl Error for ExportError {}

/// The named types found so far, each after the types it contains.
#[derive(Debug, Default)]
pub(crate) struct Types {
    pub(crate) list: Vec<Json>,
}

impl Types {
    /// Adds a struct or enum to the list, unless it is already there, and returns a reference to
    /// it.
    fn refer(&mut self, name: &str, mut body: Map<String, Json>) -> Json {
        body.insert("name".into(), name.into());
        let mut id = name.to_owned();
        for number in 2.. {
            body.insert("type".into(), id.as_str().into());
            match self.list.iter().find(|one| one.get("type") == body.get("type")) {
                None => {
                    self.list.push(Json::from(body));
                    break;
                }
                Some(known) if known.as_object() == Some(&body) => break,
                // Another type has the same name.
                Some(_) => id = format!("{name} {number}"),
            }
        }
        json!({ "kind": "type", "type": id })
    }

    pub(crate) fn schema(&mut self, schema: &Schema) -> Result<Json, ExportError> {
        Ok(match *schema {
            Schema::Value { shape, .. } => Json::from(self::shape(&shape)?),
            Schema::Without { shape, hole, .. } => {
                let mut object = self::shape(&shape)?;
                let hole = match hole {
                    Hole::Zero => "zero",
                    Hole::Surrogates => "surrogates",
                    Hole::Nan => "nan",
                    _ => return Err(ExportError::new("hole")),
                };
                object.insert("without".into(), hole.into());
                Json::from(object)
            }
            Schema::Opaque { name, version, max_bits, holds, .. } => {
                let holds = holds.iter().map(|held| self.schema(held));
                let holds = holds.collect::<Result<Vec<_>, _>>()?;
                json!({ "kind": "opaque", "name": name, "version": version, "max_bits": max_bits, "holds": holds })
            }
            Schema::Relative { to, max, .. } => json!({ "kind": "relative", "to": to, "max": max }),
            Schema::Wrapping { from, bits, .. } => {
                json!({ "kind": "wrapping", "from": from, "bits": bits })
            }
            Schema::ByteList { max, min, .. } => {
                at_least(min, json!({ "kind": "byte list", "max": max }))
            }
            Schema::Option { of, .. } => json!({ "kind": "option", "of": self.schema(of)? }),
            Schema::DefaultBit { of, .. } => {
                json!({ "kind": "default bit", "of": self.schema(of)? })
            }
            Schema::If { of, condition, absent, .. } => {
                let absent = absent.map(condition::export_constant).transpose()?;
                json!({ "kind": "if", "of": self.schema(of)?, "condition": condition::export(condition)?, "absent": absent })
            }
            Schema::Array { of, count, .. } => {
                json!({ "kind": "array", "of": self.schema(of)?, "count": count })
            }
            Schema::List { of, max, min, .. } => {
                at_least(min, json!({ "kind": "list", "of": self.schema(of)?, "max": max }))
            }
            Schema::Ascending { first, largest, max, min, .. } => {
                json!({ "kind": "ascending", "first": self.schema(first)?, "largest": largest, "min": min, "max": max })
            }
            Schema::Exactly { of, length, max, .. } => {
                json!({ "kind": "exactly", "of": self.schema(of)?, "length": self::length(length)?, "max": max })
            }
            Schema::Set { of, max, repeats, .. } => {
                json!({ "kind": "set", "of": self.schema(of)?, "max": max, "repeats": repeats })
            }
            Schema::Map { key, value, max, .. } => {
                json!({ "kind": "map", "key": self.schema(key)?, "value": self.schema(value)?, "max": max })
            }
            Schema::Subset { of, places, is_counted, .. } => {
                json!({ "kind": "subset", "of": self.schema(of)?, "places": places, "counted": is_counted })
            }
            Schema::Recursive => json!({ "kind": "recursive" }),
            Schema::Struct { name: "", fields, .. } => {
                json!({ "kind": "tuple", "fields": self.fields(fields)? })
            }
            Schema::Struct { name, fields, .. } => {
                let mut body = Map::new();
                body.insert("kind".into(), "struct".into());
                body.insert("fields".into(), self.fields(fields)?);
                self.refer(name, body)
            }
            Schema::Enum { name, tag_bits, variants, .. } => {
                let mut body = Map::new();
                body.insert("kind".into(), "enum".into());
                body.insert("tag_bits".into(), tag_bits.into());
                let variants = variants.iter().map(|variant| self.variant(variant));
                body.insert("variants".into(), variants.collect::<Result<_, _>>()?);
                self.refer(name, body)
            }
            _ => return Err(ExportError::new("kind of schema")),
        })
    }

    fn variant(&mut self, variant: &Variant) -> Result<Json, ExportError> {
        let mut object = Map::new();
        object.insert("name".into(), variant.name.into());
        if variant.declared_name() != variant.name {
            object.insert("declared".into(), variant.declared_name().into());
        }
        if variant.is_default() {
            object.insert("default".into(), true.into());
        }
        object.insert("fields".into(), self.fields(variant.fields)?);
        Ok(Json::from(object))
    }

    fn fields(&mut self, fields: &[Field]) -> Result<Json, ExportError> {
        fields.iter().map(|field| self.field(field)).collect()
    }

    fn field(&mut self, field: &Field) -> Result<Json, ExportError> {
        let mut object = Map::new();
        // Byte boundaries and checks have no name.
        if !field.name.is_empty() {
            object.insert("name".into(), field.name.into());
        }
        if field.declared_name() != field.name {
            object.insert("declared".into(), field.declared_name().into());
        }
        object.insert("schema".into(), self.schema(field.schema)?);
        Ok(Json::from(object))
    }
}

/// Converts one value, with all parameters named as in [`Shape`].
fn shape(shape: &Shape<'_>) -> Result<Map<String, Json>, ExportError> {
    let mut object = Map::new();
    if let Shape::Group(name) = *shape {
        object.insert("kind".into(), "group".into());
        object.insert("name".into(), name.into());
        return Ok(object);
    }
    object.insert("kind".into(), shape.kind().word().into());
    let mut unknown = None;
    shape.parameters(|name, parameter| {
        let value = match parameter {
            Parameter::None => Json::Null,
            Parameter::Number(number) => of_integer(number),
            Parameter::Float(value) => of_f32(value),
            Parameter::Text(text) => Json::from(text),
            _ => {
                unknown = Some(name);
                Json::Null
            }
        };
        object.insert(name.into(), value);
    });
    // Most texts have no minimum length, so it is omitted.
    if let Shape::String { min: 0, .. }
    | Shape::WideString { min: 0, .. }
    | Shape::Count { min: 0, .. } = shape
    {
        object.remove("min");
    }
    match unknown {
        Some(name) => Err(ExportError::new(name)),
        None => Ok(object),
    }
}

/// Adds the minimum length of a list, if it has one.
fn at_least(min: usize, mut list: Json) -> Json {
    if let (Json::Object(object), 1..) = (&mut list, min) {
        object.insert("min".into(), min.into());
    }
    list
}

/// Converts a computed length.
fn length(length: &Length) -> Result<Json, ExportError> {
    Ok(match *length {
        Length::Field(field) => json!({ "field": field }),
        Length::Constant(number) => json!({ "number": number }),
        Length::Plus(a, b) => json!({ "plus": [self::length(a)?, self::length(b)?] }),
        Length::Minus(a, b) => json!({ "minus": [self::length(a)?, self::length(b)?] }),
        Length::Times(a, b) => json!({ "times": [self::length(a)?, self::length(b)?] }),
        _ => return Err(ExportError::new("length")),
    })
}
