//! The order of values in sets and of the keys of maps.
//!
//! A schema does not define the order of a type. For numbers, texts, lists and tuples it is that of
//! the standard library, and for structs and enums that of `#[derive(PartialOrd, Ord)]`.

use std::cmp::Ordering;

use serde_json::Value as Json;
use tightwire::schema::Hole;
use tightwire::{Number, Shape};

use super::condition::{absent, order_of};
use super::value::{Fields, may_be_null, to_bytes, variant};
use crate::model::{At, Body, Model, SchemaKind};
use crate::number::{to_float, to_integer};

/// Returns whether values of a schema have an order here.
pub(super) fn is_ordered(model: &Model, at: At) -> bool {
    match model.kind(at) {
        SchemaKind::Value { hole: Some(_), .. }
        | SchemaKind::Relative { .. }
        | SchemaKind::Wrapping { .. }
        | SchemaKind::ByteList { .. } => true,
        SchemaKind::Value { shape, .. } => matches!(
            shape,
            Shape::Bits { .. }
                | Shape::Bool
                | Shape::Int { .. }
                | Shape::Fixed { .. }
                | Shape::F32
                | Shape::F64
                | Shape::Bytes { .. }
                | Shape::String { .. }
                | Shape::WideString { .. }
        ),
        SchemaKind::Set { repeats: true, .. }
        | SchemaKind::Subset { .. }
        | SchemaKind::Opaque { .. }
        | SchemaKind::Check(_)
        | SchemaKind::Group(_)
        | SchemaKind::Recursive => false,
        SchemaKind::Type(index) => {
            let mut fields = model.type_at(*index).records().flatten();
            fields.all(|field| !field.is_sent(model) || is_ordered(model, field.at))
        }
        kind => kind.parts().iter().all(|part| is_ordered(model, *part)),
    }
}

/// Compares two values of a schema. Returns nothing if one of them does not match the schema.
pub(super) fn compare(model: &Model, at: At, left: &Json, right: &Json) -> Option<Ordering> {
    let compare = |at: At, left: &Json, right: &Json| compare(model, at, left, right);
    match *model.kind(at) {
        SchemaKind::Value { shape: Shape::Bool, .. } => {
            Some(left.as_bool()?.cmp(&right.as_bool()?))
        }
        SchemaKind::Value { shape: shape @ (Shape::F32 | Shape::F64), .. } => {
            let is_f32 = shape == Shape::F32;
            let (left, right) = (to_float(left, is_f32)?, to_float(right, is_f32)?);
            // Among the float types that have an order, a NaN is above everything.
            Some(left.partial_cmp(&right).unwrap_or_else(|| left.is_nan().cmp(&right.is_nan())))
        }
        SchemaKind::Value { shape: Shape::String { .. } | Shape::WideString { .. }, .. }
        | SchemaKind::Value { hole: Some(Hole::Surrogates), .. } => {
            Some(left.as_str()?.cmp(right.as_str()?))
        }
        SchemaKind::Value { shape: Shape::Bytes { .. }, .. } | SchemaKind::ByteList { .. } => {
            Some(to_bytes(left)?.cmp(&to_bytes(right)?))
        }
        SchemaKind::Value { .. } | SchemaKind::Relative { .. } | SchemaKind::Wrapping { .. } => {
            let number = |json: &Json| -> Option<Number> { to_integer(json) };
            Some(order_of(number(left)?, number(right)?))
        }
        SchemaKind::Option { of } => {
            let (left, right) = (some(model, of, left), some(model, of, right));
            match (left, right) {
                (Some(left), Some(right)) => compare(of, left, right),
                (left, right) => Some(left.is_some().cmp(&right.is_some())),
            }
        }
        SchemaKind::DefaultBit { of } | SchemaKind::If { of, .. } => compare(of, left, right),
        SchemaKind::Array { of, .. }
        | SchemaKind::List { of, .. }
        | SchemaKind::Exactly { of, .. }
        | SchemaKind::Ascending { first: of, .. }
        | SchemaKind::Set { of, .. } => lists(left, right, |left, right| compare(of, left, right)),
        SchemaKind::Map { pair: [key, value], .. } => lists(left, right, |left, right| {
            let order = compare(key, left.get(0)?, right.get(0)?)?;
            Some(order.then(compare(value, left.get(1)?, right.get(1)?)?))
        }),
        SchemaKind::Type(index) => match &model.type_at(index).body {
            Body::Struct(list) => {
                let is_tuple = model.type_at(index).name.is_empty();
                records(Fields { model, list, is_tuple }, Some(left), Some(right))
            }
            Body::Enum { variants, .. } => {
                let (left, right) = (variant(left)?, variant(right)?);
                let place = |name: &str| variants.iter().position(|variant| variant.name == name);
                let (a, b) = (place(left.0)?, place(right.0)?);
                match a.cmp(&b) {
                    Ordering::Equal => {
                        let list = &variants.get(a)?.fields;
                        records(Fields { model, list, is_tuple: false }, left.1, right.1)
                    }
                    order => Some(order),
                }
            }
        },
        _ => None,
    }
}

/// Returns the value in an option.
fn some<'j>(model: &Model, of: At, json: &'j Json) -> Option<&'j Json> {
    if json.is_null() {
        None
    } else if may_be_null(model, of) {
        json.get("some")
    } else {
        Some(json)
    }
}

/// Compares element by element. If one list is a prefix of the other, the shorter one is less.
fn lists(
    left: &Json,
    right: &Json,
    compare: impl Fn(&Json, &Json) -> Option<Ordering>,
) -> Option<Ordering> {
    let (left, right) = (left.as_array()?, right.as_array()?);
    for (left, right) in left.iter().zip(right) {
        match compare(left, right)? {
            Ordering::Equal => {}
            order => return Some(order),
        }
    }
    Some(left.len().cmp(&right.len()))
}

/// Compares field by field.
fn records(fields: Fields<'_>, left: Option<&Json>, right: Option<&Json>) -> Option<Ordering> {
    for (number, field) in fields.sent().enumerate() {
        let value = |json: Option<&Json>| {
            let found = json.and_then(|json| fields.member(json, number)).cloned();
            found.or_else(|| absent(fields.model, field.at))
        };
        match compare(fields.model, field.at, &value(left)?, &value(right)?)? {
            Ordering::Equal => {}
            order => return Some(order),
        }
    }
    Some(Ordering::Equal)
}
