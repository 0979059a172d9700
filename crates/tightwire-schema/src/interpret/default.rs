//! The defaults of types, as far as their kinds determine them. Custom code may define another
//! default for a struct, or for an enum without `#[default]`.

use serde_json::{Value as Json, json};
use tightwire::{Field, Hole, Schema, Shape};

use super::value::{member, record};
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
pub(super) fn of(schema: &Schema) -> Option<Json> {
    of_most(schema, MAX_VALUES)
}

/// Returns the default, if it consists of at most `most` values.
fn of_most(schema: &Schema, most: usize) -> Option<Json> {
    if most == 0 {
        return None;
    }
    Some(match *schema {
        Schema::Without { hole: Hole::Surrogates, .. } => json!("\0"),
        Schema::Value { shape, .. } | Schema::Without { shape, .. } => match shape {
            Shape::Bits { .. }
            | Shape::Int { .. }
            | Shape::Fixed { .. }
            | Shape::Count { .. }
            | Shape::Relative { .. }
            | Shape::ObjectIndex { .. } => json!(0),
            Shape::Bool | Shape::Present | Shape::IsDefault => json!(false),
            Shape::F32
            | Shape::F64
            | Shape::Compressed { .. }
            | Shape::Half
            | Shape::Angle { .. } => json!(0.0),
            Shape::SmallestThree { .. } => json!([0.0, 0.0, 0.0, 0.0]),
            Shape::UnitVector { .. } => json!([0.0, 0.0, 0.0]),
            Shape::Bytes { count } if count <= MAX_ARRAY.min(most) => json!("00".repeat(count)),
            Shape::String { .. } | Shape::WideString { .. } => json!(""),
            _ => return None,
        },
        Schema::Relative { .. } | Schema::Wrapping { .. } => json!(0),
        Schema::ByteList { .. } => json!(""),
        Schema::Option { .. } => Json::Null,
        Schema::List { .. }
        | Schema::Ascending { .. }
        | Schema::Exactly { .. }
        | Schema::Set { .. }
        | Schema::Map { .. }
        | Schema::Subset { is_counted: true, .. } => json!([]),
        Schema::Subset { places, .. } if places <= MAX_ARRAY.min(most) => {
            Json::from(vec![Json::Null; places])
        }
        Schema::DefaultBit { of: inner, .. } | Schema::If { of: inner, .. } => {
            return of_most(inner, most);
        }
        Schema::Array { of: inner, count, .. } if count <= MAX_ARRAY => {
            let most = most.checked_div(count).unwrap_or(most);
            Json::from(vec![of_most(inner, most)?; count])
        }
        Schema::Struct { name: "", fields, .. } => {
            let most = most.checked_div(fields.len()).unwrap_or(most);
            let parts = fields.iter().map(|field| of_most(field.schema, most).map(Some));
            record(fields, parts.collect::<Option<_>>()?, true)
        }
        Schema::Enum { variants, .. } => {
            let variant = variants.iter().find(|variant| variant.is_default())?;
            json!(variant.name)
        }
        _ => return None,
    })
}

/// Returns whether a value equals the default, by the type's own comparison.
pub(super) fn is(schema: &Schema, json: &Json) -> bool {
    if *json == unknown() {
        return true;
    }
    match *schema {
        Schema::Value {
            shape:
                Shape::F32 | Shape::F64 | Shape::Compressed { .. } | Shape::Half | Shape::Angle { .. },
            ..
        } => to_f64(json) == Some(0.0),
        Schema::Value { shape: Shape::SmallestThree { .. } | Shape::UnitVector { .. }, .. } => {
            let is_zero = |part: &Json| to_f64(part) == Some(0.0);
            json.as_array().is_some_and(|parts| parts.iter().all(is_zero))
        }
        Schema::DefaultBit { of, .. } | Schema::If { of, .. } => is(of, json),
        Schema::Array { of, .. } => {
            json.as_array().is_some_and(|parts| parts.iter().all(|part| is(of, part)))
        }
        Schema::Struct { name: "", fields, .. } => {
            let is_default = |(number, field): (usize, &Field)| {
                member(fields, true, json, number).is_some_and(|part| is(field.schema, part))
            };
            fields.iter().enumerate().all(is_default)
        }
        _ => match (of(schema), to_integer(json)) {
            (Some(Json::Number(_)), Some(number)) => number.to_string() == "0",
            (Some(default), _) => default == *json,
            (None, _) => false,
        },
    }
}
