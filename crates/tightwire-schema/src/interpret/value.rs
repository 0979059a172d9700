//! The JSON form of values.

use serde_json::{Map, Value as Json};
use tightwire::{Field, Schema, Shape};

/// Returns whether an entry of a list of fields is a field. Boundaries and checks have no value.
pub(super) fn is_sent(field: &Field) -> bool {
    !matches!(*field.schema, Schema::Value { shape: Shape::Padding | Shape::Check { .. }, .. })
}

/// Returns whether the fields are named `0`, `1` and so on, which makes them a list in JSON.
pub(super) fn is_list(fields: &[Field], is_tuple: bool) -> bool {
    let mut names =
        fields.iter().filter(|field| is_sent(field)).map(|field| field.name).enumerate();
    let are_numbers = names.all(|(index, name)| name.parse() == Ok(index));
    are_numbers && (is_tuple || fields.iter().any(is_sent))
}

/// Builds the value of a struct or variant from those of its fields. An absent field has none.
pub(super) fn record(fields: &[Field], values: Vec<Option<Json>>, is_tuple: bool) -> Json {
    if is_list(fields, is_tuple) {
        return values.into_iter().map(Option::unwrap_or_default).collect();
    }
    let names = fields.iter().filter(|field| is_sent(field)).map(|field| field.name.to_owned());
    let entries = names.zip(values).filter_map(|(name, value)| Some((name, value?)));
    Json::from(entries.collect::<Map<_, _>>())
}

/// Returns the value of a field within that of its struct or variant.
pub(super) fn member<'j>(
    fields: &[Field],
    is_tuple: bool,
    json: &'j Json,
    number: usize,
) -> Option<&'j Json> {
    if is_list(fields, is_tuple) {
        return json.as_array()?.get(number);
    }
    let field = fields.iter().filter(|field| is_sent(field)).nth(number)?;
    json.as_object()?.get(field.name)
}

/// Returns the schema inside an optional one.
pub(super) fn inside(schema: &'static Schema) -> &'static Schema {
    match *schema {
        Schema::If { of, .. } | Schema::DefaultBit { of, .. } => inside(of),
        _ => schema,
    }
}

/// Returns whether a value may look like an absent one, in which case a present one must be marked.
pub(super) fn may_be_null(schema: &'static Schema) -> bool {
    matches!(inside(schema), Schema::Option { .. })
}

/// Returns the variant that a value names, and the value of its fields.
pub(super) fn variant(json: &Json) -> Option<(&str, Option<&Json>)> {
    match json {
        Json::String(name) => Some((name, None)),
        Json::Object(object) if object.len() == 1 => {
            object.iter().next().map(|(name, value)| (name.as_str(), Some(value)))
        }
        _ => None,
    }
}

pub(super) fn to_hex(bytes: &[u8]) -> String {
    use std::fmt::Write;

    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

pub(super) fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(
        digits
            .chunks_exact(2)
            .map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit))
            .collect(),
    )
}
