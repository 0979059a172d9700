//! Converts a model to JSON.

use std::error::Error;
use std::fmt;

use serde_json::{Map, Value as Json, json};
use tightwire::schema::Hole;
use tightwire::{Parameter, Shape};

use crate::condition;
use crate::model::{At, Body, Field, Length, Model, SchemaKind, Type, Variant};
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
        write!(f, "schema files cannot describe this {}", self.what)
    }
}

impl Error for ExportError {}

impl Model {
    /// Returns the types that have an id.
    pub(crate) fn export_types(&self) -> Vec<Json> {
        let types = self.types.iter().filter_map(|one| {
            let mut object = Map::new();
            object.insert("type".into(), one.id.as_deref()?.into());
            object.insert("name".into(), one.name.as_str().into());
            match &one.body {
                Body::Struct(fields) => {
                    object.insert("kind".into(), "struct".into());
                    object.insert("fields".into(), self.export_fields(fields));
                }
                Body::Enum { tag_bits, variants } => {
                    object.insert("kind".into(), "enum".into());
                    object.insert("tag_bits".into(), (*tag_bits).into());
                    let variants = variants.iter().map(|variant| self.export_variant(variant));
                    object.insert("variants".into(), variants.collect());
                }
            }
            Some(Json::from(object))
        });
        types.collect()
    }

    pub(crate) fn export(&self, at: At) -> Json {
        let of = |at: &At| self.export(*at);
        match self.kind(at) {
            SchemaKind::Value { shape, hole } => {
                let mut object = self::shape(shape);
                let hole = hole.map(|hole| match hole {
                    Hole::Surrogates => "surrogates",
                    Hole::Nan => "nan",
                    _ => "zero",
                });
                if let Some(hole) = hole {
                    object.insert("without".into(), hole.into());
                }
                Json::from(object)
            }
            SchemaKind::Check(name) => json!({ "kind": "check", "name": name }),
            SchemaKind::Group(name) => json!({ "kind": "group", "name": name }),
            SchemaKind::Opaque { name, version, max_bits, holds } => {
                let holds: Vec<Json> = holds.iter().map(of).collect();
                json!({ "kind": "opaque", "name": name, "version": version, "max_bits": max_bits, "holds": holds })
            }
            SchemaKind::Relative { to, max } => json!({ "kind": "relative", "to": to, "max": max }),
            SchemaKind::Wrapping { from, bits } => {
                json!({ "kind": "wrapping", "from": from, "bits": bits })
            }
            SchemaKind::ByteList { min, max } => {
                at_least(*min, json!({ "kind": "byte list", "max": max }))
            }
            SchemaKind::Option { of } => json!({ "kind": "option", "of": self.export(*of) }),
            SchemaKind::DefaultBit { of } => {
                json!({ "kind": "default bit", "of": self.export(*of) })
            }
            SchemaKind::If { of, condition, absent } => {
                let absent = absent.as_ref().map(condition::export_constant);
                json!({ "kind": "if", "of": self.export(*of), "condition": condition::export(condition), "absent": absent })
            }
            SchemaKind::Array { of, count } => {
                json!({ "kind": "array", "of": self.export(*of), "count": count })
            }
            SchemaKind::List { of, min, max } => {
                at_least(*min, json!({ "kind": "list", "of": self.export(*of), "max": max }))
            }
            SchemaKind::Ascending { first, largest, min, max } => {
                json!({ "kind": "ascending", "first": self.export(*first), "largest": largest, "min": min, "max": max })
            }
            SchemaKind::Exactly { of, length, max } => {
                json!({ "kind": "exactly", "of": self.export(*of), "length": self::length(length), "max": max })
            }
            SchemaKind::Set { of, max, repeats } => {
                json!({ "kind": "set", "of": self.export(*of), "max": max, "repeats": repeats })
            }
            SchemaKind::Map { pair: [key, value], max } => {
                json!({ "kind": "map", "key": self.export(*key), "value": self.export(*value), "max": max })
            }
            SchemaKind::Subset { of, places, is_counted } => {
                json!({ "kind": "subset", "of": self.export(*of), "places": places, "counted": is_counted })
            }
            SchemaKind::Recursive => json!({ "kind": "recursive" }),
            SchemaKind::Type(index) => match self.type_at(*index) {
                Type { id: Some(id), .. } => json!({ "kind": "type", "type": id }),
                Type { body: Body::Struct(fields), .. } => {
                    json!({ "kind": "tuple", "fields": self.export_fields(fields) })
                }
                // An enum always has an id.
                Type { body: Body::Enum { .. }, .. } => Json::Null,
            },
        }
    }

    fn export_variant(&self, variant: &Variant) -> Json {
        let mut object = Map::new();
        object.insert("name".into(), variant.name.as_str().into());
        if variant.declared != variant.name {
            object.insert("declared".into(), variant.declared.as_str().into());
        }
        if variant.is_default {
            object.insert("default".into(), true.into());
        }
        object.insert("fields".into(), self.export_fields(&variant.fields));
        Json::from(object)
    }

    fn export_fields(&self, fields: &[Field]) -> Json {
        fields.iter().map(|field| self.export_field(field)).collect()
    }

    fn export_field(&self, field: &Field) -> Json {
        let mut object = Map::new();
        // Byte boundaries and checks have no name.
        if !field.name.is_empty() {
            object.insert("name".into(), field.name.as_str().into());
        }
        if field.declared != field.name {
            object.insert("declared".into(), field.declared.as_str().into());
        }
        object.insert("schema".into(), self.export(field.at));
        Json::from(object)
    }
}

/// Converts one value, with all parameters named as in [`Shape`].
fn shape(shape: &Shape<'_>) -> Map<String, Json> {
    let mut object = Map::new();
    object.insert("kind".into(), shape.kind().word().into());
    shape.parameters(|name, parameter| {
        let value = match parameter {
            Parameter::Number(number) => of_integer(number),
            Parameter::Float(value) => of_f32(value),
            Parameter::Text(text) => Json::from(text),
            _ => Json::Null,
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
    object
}

/// Adds the minimum length of a list, if it has one.
fn at_least(min: usize, mut list: Json) -> Json {
    if let (Json::Object(object), 1..) = (&mut list, min) {
        object.insert("min".into(), min.into());
    }
    list
}

/// Converts a computed length.
fn length(length: &Length) -> Json {
    match length {
        Length::Field(field) => json!({ "field": field }),
        Length::Constant(number) => json!({ "number": number }),
        Length::Plus(a, b) => json!({ "plus": [self::length(a), self::length(b)] }),
        Length::Minus(a, b) => json!({ "minus": [self::length(a), self::length(b)] }),
        Length::Times(a, b) => json!({ "times": [self::length(a), self::length(b)] }),
    }
}
