//! The defaults of types, as far as their kinds determine them. Custom code may define another
//! default for a struct, or for an enum without `#[default]`.

use serde_json::{Value as Json, json};
use tightwire::Shape;
use tightwire::schema::Hole;

use super::value::Fields;
use crate::model::{At, Body, Field, Model, SchemaKind, Type};
use crate::number::{to_f64, to_integer};

/// The maximum length of an array that has a default here.
const MAX_ARRAY: usize = 1 << 10;

/// The maximum number of values in nested arrays that have a default here.
const MAX_VALUES: usize = 1 << 16;

/// Stands for a default that only the type determines.
pub(super) fn unknown() -> Json {
    json!({ "$default": true })
}

/// Returns the default of a schema's type, if the schema determines it.
pub(super) fn of(model: &Model, at: At) -> Option<Json> {
    of_most(model, at, MAX_VALUES)
}

/// Returns the default, if it consists of at most `most` values.
fn of_most(model: &Model, at: At, most: usize) -> Option<Json> {
    if most == 0 {
        return None;
    }
    Some(match *model.kind(at) {
        SchemaKind::Value { hole: Some(Hole::Surrogates), .. } => json!("\0"),
        SchemaKind::Value { shape, .. } => match shape {
            Shape::Bits { .. }
            | Shape::Int { .. }
            | Shape::Fixed { .. }
            | Shape::Count { .. }
            | Shape::Relative { .. }
            | Shape::ObjectIndex { .. } => json!(0),
            Shape::Bool | Shape::Present | Shape::IsDefault => json!(false),
            shape if shape.is_float() => json!(0.0),
            Shape::SmallestThree { .. } => json!([0.0, 0.0, 0.0, 0.0]),
            Shape::UnitVector { .. } => json!([0.0, 0.0, 0.0]),
            Shape::Bytes { count } if count <= MAX_ARRAY.min(most) => json!("00".repeat(count)),
            Shape::String { .. } | Shape::WideString { .. } => json!(""),
            _ => return None,
        },
        SchemaKind::Relative { .. } | SchemaKind::Wrapping { .. } => json!(0),
        SchemaKind::ByteList { .. } => json!(""),
        SchemaKind::Option { .. } => Json::Null,
        SchemaKind::List { .. }
        | SchemaKind::Ascending { .. }
        | SchemaKind::Exactly { .. }
        | SchemaKind::Set { .. }
        | SchemaKind::Map { .. }
        | SchemaKind::Subset { is_counted: true, .. } => json!([]),
        SchemaKind::Subset { places, .. } if places <= MAX_ARRAY.min(most) => {
            Json::from(vec![Json::Null; places])
        }
        SchemaKind::DefaultBit { of: inner } | SchemaKind::If { of: inner, .. } => {
            return of_most(model, inner, most);
        }
        SchemaKind::Array { of: inner, count } if count <= MAX_ARRAY => {
            let most = most.checked_div(count).unwrap_or(most);
            Json::from(vec![of_most(model, inner, most)?; count])
        }
        SchemaKind::Type(index) => match model.type_at(index) {
            Type { name, body: Body::Struct(list), .. } if name.is_empty() => {
                let most = most.checked_div(list.len()).unwrap_or(most);
                let parts = list.iter().map(|field| of_most(model, field.at, most).map(Some));
                Fields { model, list, is_tuple: true }.record(parts.collect::<Option<_>>()?)
            }
            Type { body: Body::Enum { variants, .. }, .. } => {
                json!(variants.iter().find(|variant| variant.is_default)?.name)
            }
            _ => return None,
        },
        _ => return None,
    })
}

/// Returns whether a value equals the default, by the type's own comparison.
pub(super) fn is(model: &Model, at: At, json: &Json) -> bool {
    if *json == unknown() {
        return true;
    }
    match *model.kind(at) {
        SchemaKind::Value { shape, hole: None } if shape.is_float() => to_f64(json) == Some(0.0),
        SchemaKind::Value {
            shape: Shape::SmallestThree { .. } | Shape::UnitVector { .. }, ..
        } => {
            let is_zero = |part: &Json| to_f64(part) == Some(0.0);
            json.as_array().is_some_and(|parts| parts.iter().all(is_zero))
        }
        SchemaKind::DefaultBit { of } | SchemaKind::If { of, .. } => is(model, of, json),
        SchemaKind::Array { of, .. } => {
            json.as_array().is_some_and(|parts| parts.iter().all(|part| is(model, of, part)))
        }
        SchemaKind::Type(index) if model.type_at(index).name.is_empty() => {
            let Body::Struct(list) = &model.type_at(index).body else { return false };
            let fields = Fields { model, list, is_tuple: true };
            let is_default = |(number, field): (usize, &Field)| {
                fields.member(json, number).is_some_and(|part| is(model, field.at, part))
            };
            list.iter().enumerate().all(is_default)
        }
        _ => match (of(model, at), to_integer(json)) {
            (Some(Json::Number(_)), Some(number)) => number.to_string() == "0",
            (Some(default), _) => default == *json,
            (None, _) => false,
        },
    }
}
