//! The JSON form of values.

use serde_json::{Map, Value as Json};

use crate::model::{At, Field, Model, SchemaKind};

/// The fields of a struct or variant.
#[derive(Clone, Copy)]
pub(super) struct Fields<'m> {
    pub(super) model: &'m Model,
    pub(super) list: &'m [Field],
    /// True if they are the fields of a tuple.
    pub(super) is_tuple: bool,
}

impl<'m> Fields<'m> {
    /// Returns the fields that have a value. Boundaries and checks have none.
    pub(super) fn sent(self) -> impl Iterator<Item = &'m Field> {
        self.list.iter().filter(move |field| field.is_sent(self.model))
    }

    /// Returns whether the fields are named `0`, `1` and so on, which makes them a list in JSON.
    pub(super) fn is_list(self) -> bool {
        let are_numbers =
            self.sent().enumerate().all(|(index, field)| field.name.parse() == Ok(index));
        are_numbers && (self.is_tuple || self.sent().next().is_some())
    }

    /// Builds the value of a struct or variant from those of its fields. An absent field has none.
    pub(super) fn record(self, values: Vec<Option<Json>>) -> Json {
        if self.is_list() {
            return values.into_iter().map(Option::unwrap_or_default).collect();
        }
        let names = self.sent().map(|field| field.name.clone());
        let entries = names.zip(values).filter_map(|(name, value)| Some((name, value?)));
        Json::from(entries.collect::<Map<_, _>>())
    }

    /// Returns the value of a field within that of its struct or variant.
    pub(super) fn member(self, json: &Json, number: usize) -> Option<&Json> {
        if self.is_list() {
            return json.as_array()?.get(number);
        }
        json.as_object()?.get(&self.sent().nth(number)?.name)
    }
}

/// Returns whether a value may look like an absent one, in which case a present one must be marked.
pub(super) fn may_be_null(model: &Model, at: At) -> bool {
    matches!(model.kind(model.inside(at)), SchemaKind::Option { .. })
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

/// Returns the bytes of a value in hexadecimal digits.
pub(super) fn to_bytes(json: &Json) -> Option<Vec<u8>> {
    hex::decode(json.as_str()?).ok()
}
