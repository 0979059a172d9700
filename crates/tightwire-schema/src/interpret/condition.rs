//! Evaluates conditions on the JSON of earlier fields.

use std::borrow::Cow;
use std::cmp::Ordering;

use serde_json::{Value as Json, json};
use tightwire::schema::{Comparison, Hole};
use tightwire::{Number, Shape};

use super::value::{Fields, may_be_null, variant};
use super::{default, value};
use crate::model::{At, Body, Condition, Constant, Length, Model, Operand, Part, SchemaKind, Type};
use crate::number::{of_integer, to_float, to_integer};

/// The fields before the one that a condition controls.
pub(super) struct Earlier<'a> {
    pub(super) fields: Fields<'a>,
    /// Returns the value of a field, or nothing if it is absent.
    pub(super) values: &'a dyn Fn(usize) -> Option<&'a Json>,
}

/// The step of a path that goes into an option.
const INTO_OPTION: &str = "?";

/// The error names the part that cannot be decided here.
type Answer<T> = Result<T, String>;

/// A value that can be compared.
enum Term<'a> {
    Number(Number),
    /// A float, and whether it has 32 bits.
    Float(f64, bool),
    Text(String),
    /// A variant of this enum.
    Variant(At, String),
    /// The name of a variant, whose enum is that of the other operand.
    Name(&'a str),
}

pub(super) fn holds(condition: &Condition, earlier: &Earlier<'_>) -> Answer<bool> {
    match condition {
        Condition::Is(part) => {
            let Some((_, json)) = earlier.part(part)? else { return Ok(false) };
            json.as_bool().ok_or_else(|| format!("what `{}` is", shown(part)))
        }
        Condition::Not(of) => Ok(!holds(of, earlier)?),
        // Stop where Rust stops, because what follows may be undecidable here.
        Condition::All(parts) => {
            for part in parts {
                if !holds(part, earlier)? {
                    return Ok(false);
                }
            }
            Ok(true)
        }
        Condition::Any(parts) => {
            for part in parts {
                if holds(part, earlier)? {
                    return Ok(true);
                }
            }
            Ok(false)
        }
        Condition::Compare(left, comparison, right) => {
            match (earlier.operand(left)?, earlier.operand(right)?) {
                (Some(left), Some(right)) => {
                    Ok(compare(order(earlier.fields.model, left, right)?, *comparison))
                }
                _ => Ok(false),
            }
        }
        Condition::IsSome(part) => {
            let Some((schema, json)) = earlier.part(part)? else { return Ok(false) };
            match earlier.fields.model.kind(schema) {
                SchemaKind::Option { .. } => Ok(!json.is_null()),
                _ => Err(format!("whether `{}` is there", shown(part))),
            }
        }
        Condition::IsVariant(part, names) => {
            let Some((schema, json)) = earlier.part(part)? else { return Ok(false) };
            let (found, _) =
                variant(&json).ok_or_else(|| format!("the variant of `{}`", shown(part)))?;
            if let SchemaKind::Option { .. } = earlier.fields.model.kind(schema) {
                return Err(format!("the variant of `{}`", shown(part)));
            }
            Ok(names.iter().any(|name| name_in_schema(earlier.fields.model, schema, name) == found))
        }
    }
}

/// Formats a part: `#0.x` is `x` of the first field.
fn shown(part: &Part) -> String {
    part.path.iter().fold(format!("#{}", part.field), |text, name| match name.as_str() {
        INTO_OPTION => format!("{text}?"),
        name => format!("{text}.{name}"),
    })
}

/// Returns the schema's name of the variant that a declaration calls `name`.
fn name_in_schema<'a>(model: &'a Model, at: At, name: &'a str) -> &'a str {
    let SchemaKind::Type(index) = *model.kind(at) else { return name };
    match &model.type_at(index).body {
        Body::Enum { variants, .. } => {
            let found = variants.iter().find(|variant| variant.declared == name);
            found.map_or(name, |variant| &variant.name)
        }
        Body::Struct(_) => name,
    }
}

impl Earlier<'_> {
    /// Returns a part and its schema, or `None` if it is inside an empty option.
    fn part(&self, part: &Part) -> Answer<Option<(At, Cow<'_, Json>)>> {
        let model = self.fields.model;
        let unknown = || format!("the value of `{}`", shown(part));
        let outer = self.fields.sent().nth(part.field).ok_or_else(unknown)?.at;
        let mut schema = model.inside(outer);
        let mut json = match (self.values)(part.field) {
            Some(json) => Cow::Borrowed(json),
            None => Cow::Owned(absent(model, outer).ok_or_else(unknown)?),
        };
        for name in &part.path {
            if name == INTO_OPTION {
                let SchemaKind::Option { of } = *model.kind(schema) else { return Err(unknown()) };
                if json.is_null() {
                    return Ok(None);
                }
                if may_be_null(model, of) {
                    json = Cow::Owned(json.get("some").cloned().ok_or_else(unknown)?);
                }
                schema = model.inside(of);
                continue;
            }
            let SchemaKind::Type(index) = *model.kind(schema) else { return Err(unknown()) };
            let Type { name: type_name, body: Body::Struct(list), .. } = model.type_at(index)
            else {
                return Err(unknown());
            };
            let fields = Fields { model, list, is_tuple: type_name.is_empty() };
            let mut sent = fields.sent().enumerate();
            let (number, field) =
                sent.find(|(_, field)| field.declared == *name).ok_or_else(unknown)?;
            let found = fields.member(&json, number).cloned();
            json = Cow::Owned(found.or_else(|| absent(model, field.at)).ok_or_else(unknown)?);
            schema = model.inside(field.at);
        }
        if *json == default::unknown() {
            return Err(unknown());
        }
        Ok(Some((schema, json)))
    }

    /// Returns a side of a comparison, or `None` if it is inside an empty option.
    fn operand<'a>(&self, operand: &'a Operand) -> Answer<Option<Term<'a>>> {
        let model = self.fields.model;
        let found = match operand {
            Operand::Part(part) => {
                let Some((schema, json)) = self.part(part)? else { return Ok(None) };
                let unknown = || format!("a comparison with `{}`", shown(part));
                term(model, schema, &json).ok_or_else(unknown)?
            }
            Operand::Length(part) => {
                let Some((schema, json)) = self.part(part)? else { return Ok(None) };
                let length = length(model, schema, &json)
                    .ok_or_else(|| format!("the length of `{}`", shown(part)));
                Term::Number(Number::Signed(length? as i128))
            }
            Operand::Constant(constant) => match constant {
                Constant::Number(number) => Term::Number(Number::Signed(*number)),
                Constant::Float(value) => Term::Float(*value, false),
                Constant::Text(text) => Term::Text(text.clone()),
                Constant::Name(name) => Term::Name(name),
                Constant::Code(code) => return Err(format!("`{code}` is custom code")),
                Constant::Some(_) | Constant::None => return Err("a comparison of options".into()),
            },
            Operand::Calculated(left, arithmetic, right) => {
                let (Some(left), Some(right)) = (self.operand(left)?, self.operand(right)?) else {
                    return Ok(None);
                };
                match (left, right) {
                    (Term::Number(Number::Signed(left)), Term::Number(Number::Signed(right))) => {
                        Term::Number(Number::Signed(arithmetic.apply(left, right)))
                    }
                    _ => {
                        return Err(
                            "a calculation with a value that is not an integer of up to 127 bits"
                                .into(),
                        );
                    }
                }
            }
        };
        Ok(Some(found))
    }
}

/// Returns the number that a relative one is based on, which is the reader's value of field `to`.
pub(super) fn number_before(earlier: &Earlier<'_>, to: usize) -> i64 {
    // This value is out of reach, so no number is based on it.
    number_of(earlier, to).and_then(|number| i64::try_from(number).ok()).unwrap_or(-1)
}

/// Returns the number of a field, as a reader has it.
pub(super) fn number_of(earlier: &Earlier<'_>, field: usize) -> Option<i128> {
    let Fields { model, .. } = earlier.fields;
    let default = || {
        earlier.fields.sent().nth(field).and_then(|field| absent(model, field.at)).map(Cow::Owned)
    };
    let value = (earlier.values)(field).map(Cow::Borrowed).or_else(default);
    match value.and_then(|json| to_integer(&json)) {
        Some(Number::Signed(value)) => Some(value),
        _ => None,
    }
}

/// Returns the length of a list as computed from earlier fields, if it is a valid length.
pub(super) fn computed(length: &Length, earlier: &Earlier<'_>) -> Option<usize> {
    result(length, earlier).and_then(|length| usize::try_from(length).ok())
}

/// Computes one step, which may be negative.
fn result(length: &Length, earlier: &Earlier<'_>) -> Option<i64> {
    match length {
        Length::Field(field) => i64::try_from(number_of(earlier, *field)?).ok(),
        Length::Constant(number) => i64::try_from(*number).ok(),
        Length::Plus(a, b) => result(a, earlier)?.checked_add(result(b, earlier)?),
        Length::Minus(a, b) => result(a, earlier)?.checked_sub(result(b, earlier)?),
        Length::Times(a, b) => result(a, earlier)?.checked_mul(result(b, earlier)?),
    }
}

/// Returns the value that a reader has for an absent field, if the schema determines it.
pub(super) fn absent(model: &Model, at: At) -> Option<Json> {
    match model.kind(at) {
        SchemaKind::If { of, absent: Some(constant), .. } => json_of(model, constant, *of),
        _ => default::of(model, at),
    }
}

/// Converts a constant to a value of this schema.
fn json_of(model: &Model, constant: &Constant, of: At) -> Option<Json> {
    let at = model.inside(of);
    match (constant, model.kind(at)) {
        (Constant::None, SchemaKind::Option { .. }) => Some(Json::Null),
        (Constant::Some(constant), SchemaKind::Option { of }) => {
            let value = json_of(model, constant, *of)?;
            Some(if may_be_null(model, *of) { json!({ "some": value }) } else { value })
        }
        (Constant::Number(value), SchemaKind::Value { shape: Shape::Bool, .. }) => {
            Some(json!(*value != 0))
        }
        (Constant::Number(value), SchemaKind::Value { hole: Some(Hole::Surrogates), .. }) => {
            let letter = u32::try_from(*value).ok().and_then(char::from_u32)?;
            Some(json!(letter.to_string()))
        }
        (Constant::Number(value), _) => Some(of_integer(Number::Signed(*value))),
        (Constant::Float(value), _) => Some(crate::number::of_f64(*value)),
        (Constant::Text(text), _) => Some(json!(text)),
        (Constant::Name(name), SchemaKind::Type(index)) => match model.type_at(*index).body {
            Body::Enum { .. } => Some(json!(name_in_schema(model, at, name))),
            Body::Struct(_) => None,
        },
        _ => None,
    }
}

/// Converts a value to a term that can be compared. Only these kinds can.
fn term(model: &Model, at: At, json: &Json) -> Option<Term<'static>> {
    match *model.kind(at) {
        SchemaKind::Value { hole: Some(Hole::Surrogates), .. } => {
            let letter = json.as_str()?.chars().next()?;
            Some(Term::Number(Number::Signed(i128::from(u32::from(letter)))))
        }
        SchemaKind::Value { shape: Shape::Bool, .. } => {
            Some(Term::Number(Number::Signed(i128::from(json.as_bool()?))))
        }
        SchemaKind::Value { shape: shape @ (Shape::F32 | Shape::F64), .. } => {
            let is_f32 = shape == Shape::F32;
            Some(Term::Float(to_float(json, is_f32)?, is_f32))
        }
        SchemaKind::Value { shape: Shape::String { .. } | Shape::WideString { .. }, .. } => {
            Some(Term::Text(json.as_str()?.into()))
        }
        SchemaKind::Value { shape, .. } => {
            let number = match to_integer(json)? {
                Number::Signed(value) if is_beyond_signed(&shape) => {
                    Number::Unsigned(u128::try_from(value).ok()?)
                }
                number => number,
            };
            Some(Term::Number(number))
        }
        SchemaKind::Relative { .. } | SchemaKind::Wrapping { .. } => {
            to_integer(json).map(Term::Number)
        }
        SchemaKind::Type(index) => {
            let Body::Enum { .. } = model.type_at(index).body else { return None };
            let (name, fields) = variant(json)?;
            // The fields of a variant may differ, and the name alone does not cover them.
            fields.is_none().then(|| Term::Variant(at, name.to_owned()))
        }
        _ => None,
    }
}

/// Returns whether some of its numbers exceed every signed number. Constants compared with them are
/// given by their bits.
fn is_beyond_signed(shape: &Shape<'_>) -> bool {
    matches!(*shape, Shape::Bits { bits: 128.. })
        || matches!(*shape, Shape::Int { max: Number::Unsigned(max), .. } if i128::try_from(max).is_err())
}

fn length(model: &Model, at: At, json: &Json) -> Option<usize> {
    match *model.kind(at) {
        SchemaKind::Value { shape: Shape::String { .. } | Shape::WideString { .. }, .. } => {
            json.as_str().map(str::len)
        }
        SchemaKind::Value { shape: Shape::Bytes { .. }, .. } | SchemaKind::ByteList { .. } => {
            value::to_bytes(json).map(|bytes| bytes.len())
        }
        SchemaKind::Array { .. }
        | SchemaKind::List { .. }
        | SchemaKind::Ascending { .. }
        | SchemaKind::Exactly { .. }
        | SchemaKind::Subset { .. }
        | SchemaKind::Set { .. }
        | SchemaKind::Map { .. }
        | SchemaKind::Value {
            shape: Shape::SmallestThree { .. } | Shape::UnitVector { .. }, ..
        } => json.as_array().map(Vec::len),
        // This is a vector whose axes have their own ranges. No other struct has a length.
        SchemaKind::Type(index) => match &model.type_at(index).body {
            Body::Struct(fields) => Some(fields.len()),
            Body::Enum { .. } => None,
        },
        _ => None,
    }
}

/// Compares two values. Returns nothing if they have no order, like a NaN.
fn order(model: &Model, left: Term<'_>, right: Term<'_>) -> Answer<Option<Ordering>> {
    let equal = |is_equal: bool| if is_equal { Some(Ordering::Equal) } else { None };
    Ok(match (left, right) {
        (Term::Number(left), Term::Number(right)) => Some(order_of(left, right)),
        (Term::Float(left, a), Term::Float(right, b)) => {
            if a || b {
                (left as f32).partial_cmp(&(right as f32))
            } else {
                left.partial_cmp(&right)
            }
        }
        (Term::Text(left), Term::Text(right)) => Some(left.cmp(&right)),
        (Term::Variant(schema, found), Term::Name(name))
        | (Term::Name(name), Term::Variant(schema, found)) => {
            equal(name_in_schema(model, schema, name) == found)
        }
        (Term::Variant(_, left), Term::Variant(_, right)) => equal(left == right),
        _ => return Err("a comparison of values of different kinds".into()),
    })
}

pub(super) fn order_of(left: Number, right: Number) -> Ordering {
    match (left, right) {
        (Number::Signed(left), Number::Signed(right)) => left.cmp(&right),
        (Number::Unsigned(left), Number::Unsigned(right)) => left.cmp(&right),
        (Number::Signed(left), Number::Unsigned(right)) => (left as u128).cmp(&right),
        (Number::Unsigned(left), Number::Signed(right)) => left.cmp(&(right as u128)),
    }
}

fn compare(order: Option<Ordering>, comparison: Comparison) -> bool {
    match comparison {
        Comparison::Equal => order == Some(Ordering::Equal),
        Comparison::NotEqual => order != Some(Ordering::Equal),
        Comparison::Less => order == Some(Ordering::Less),
        Comparison::LessOrEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Comparison::Greater => order == Some(Ordering::Greater),
        Comparison::GreaterOrEqual => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
    }
}
