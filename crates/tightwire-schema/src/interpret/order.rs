//! The order of values in sets and of the keys of maps.
//!
//! A schema does not define the order of a type. For numbers, texts, lists and tuples it is that of
//! the standard library, and for structs and enums that of `#[derive(PartialOrd, Ord)]`.

use std::cmp::Ordering;

use serde_json::Value as Json;
use tightwire::{Field, Hole, Number, Schema, Shape};

use super::condition::{absent, order_of};
use super::value::{from_hex, is_sent, may_be_null, member, variant};
use crate::number::{to_float, to_integer};

/// Returns whether values of a schema have an order here.
pub(super) fn is_ordered(schema: &'static Schema) -> bool {
    let all = |fields: &'static [Field]| {
        fields.iter().filter(|field| is_sent(field)).all(|field| is_ordered(field.schema))
    };
    match *schema {
        Schema::Value { shape, .. } => matches!(
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
        Schema::Without { .. }
        | Schema::Relative { .. }
        | Schema::Wrapping { .. }
        | Schema::ByteList { .. } => true,
        Schema::Option { of, .. }
        | Schema::DefaultBit { of, .. }
        | Schema::If { of, .. }
        | Schema::Array { of, .. }
        | Schema::List { of, .. }
        | Schema::Exactly { of, .. }
        | Schema::Set { of, repeats: false, .. } => is_ordered(of),
        Schema::Ascending { first, .. } => is_ordered(first),
        Schema::Map { key, value, .. } => is_ordered(key) && is_ordered(value),
        Schema::Struct { fields, .. } => all(fields),
        Schema::Enum { variants, .. } => variants.iter().all(|variant| all(variant.fields)),
        _ => false,
    }
}

/// Compares two values of a schema. Returns nothing if one of them does not match the schema.
pub(super) fn compare(schema: &'static Schema, left: &Json, right: &Json) -> Option<Ordering> {
    match *schema {
        Schema::Value { shape: Shape::Bool, .. } => Some(left.as_bool()?.cmp(&right.as_bool()?)),
        Schema::Value { shape: shape @ (Shape::F32 | Shape::F64), .. }
        | Schema::Without { shape: shape @ (Shape::F32 | Shape::F64), .. } => {
            let is_f32 = shape == Shape::F32;
            let (left, right) = (to_float(left, is_f32)?, to_float(right, is_f32)?);
            // Among the float types that have an order, a NaN is above everything.
            Some(left.partial_cmp(&right).unwrap_or_else(|| left.is_nan().cmp(&right.is_nan())))
        }
        Schema::Value { shape: Shape::String { .. } | Shape::WideString { .. }, .. }
        | Schema::Without { hole: Hole::Surrogates, .. } => {
            Some(left.as_str()?.cmp(right.as_str()?))
        }
        Schema::Value { shape: Shape::Bytes { .. }, .. } | Schema::ByteList { .. } => {
            Some(from_hex(left.as_str()?)?.cmp(&from_hex(right.as_str()?)?))
        }
        Schema::Value { .. }
        | Schema::Without { .. }
        | Schema::Relative { .. }
        | Schema::Wrapping { .. } => {
            let number = |json: &Json| -> Option<Number> { to_integer(json) };
            Some(order_of(number(left)?, number(right)?))
        }
        Schema::Option { of, .. } => {
            let (left, right) = (some(of, left), some(of, right));
            match (left, right) {
                (Some(left), Some(right)) => compare(of, left, right),
                (left, right) => Some(left.is_some().cmp(&right.is_some())),
            }
        }
        Schema::DefaultBit { of, .. } | Schema::If { of, .. } => compare(of, left, right),
        Schema::Array { of, .. }
        | Schema::List { of, .. }
        | Schema::Exactly { of, .. }
        | Schema::Ascending { first: of, .. }
        | Schema::Set { of, .. } => lists(left, right, |left, right| compare(of, left, right)),
        Schema::Map { key, value, .. } => lists(left, right, |left, right| {
            let order = compare(key, left.get(0)?, right.get(0)?)?;
            Some(order.then(compare(value, left.get(1)?, right.get(1)?)?))
        }),
        Schema::Struct { name, fields, .. } => {
            records(fields, name.is_empty(), Some(left), Some(right))
        }
        Schema::Enum { variants, .. } => {
            let (left, right) = (variant(left)?, variant(right)?);
            let place = |name: &str| variants.iter().position(|variant| variant.name == name);
            let (a, b) = (place(left.0)?, place(right.0)?);
            match a.cmp(&b) {
                Ordering::Equal => records(variants.get(a)?.fields, false, left.1, right.1),
                order => Some(order),
            }
        }
        _ => None,
    }
}

/// Returns the value in an option.
fn some<'j>(of: &'static Schema, json: &'j Json) -> Option<&'j Json> {
    if json.is_null() {
        None
    } else if may_be_null(of) {
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
fn records(
    fields: &'static [Field],
    is_tuple: bool,
    left: Option<&Json>,
    right: Option<&Json>,
) -> Option<Ordering> {
    for (number, field) in fields.iter().filter(|field| is_sent(field)).enumerate() {
        let value = |json: Option<&Json>| {
            let found = json.and_then(|json| member(fields, is_tuple, json, number)).cloned();
            found.or_else(|| absent(field.schema))
        };
        match compare(field.schema, &value(left)?, &value(right)?)? {
            Ordering::Equal => {}
            order => return Some(order),
        }
    }
    Some(Ordering::Equal)
}
