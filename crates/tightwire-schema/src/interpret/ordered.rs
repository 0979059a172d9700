//! Sets and maps: elements in ascending order.

use std::cmp::Ordering;

use serde_json::{Value as Json, json};
use tightwire::dynamic::ElementSize;
use tightwire::dynamic::{read_ascending, write_ascending};
use tightwire::{Name, ReadError, Reader, WriteError, Writer};

use super::order;
use super::read::Read;
use super::write::Write;
use crate::model::{At, Model};

/// Returns the size of the entries of a map.
fn entry_size(model: &Model, [key, value]: [At; 2]) -> ElementSize {
    let (key, value) = (model.element_size(key), model.element_size(value));
    ElementSize {
        min_bits: key.min_bits.saturating_add(value.min_bits),
        is_unbounded: key.is_unbounded || value.is_unbounded,
    }
}

impl Read<'_> {
    pub(super) fn set<R: Reader>(
        &mut self,
        of: At,
        max: usize,
        repeats: bool,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        self.need_order(of, stream)?;
        let model = self.model;
        let least = if repeats { Ordering::Equal } else { Ordering::Greater };
        let follows = |last: &Json, next: &Json| {
            order::compare(model, of, next, last).is_some_and(|order| order >= least)
        };
        let mut index = 0;
        let elements = read_ascending(stream, max, model.element_size(of), follows, |stream| {
            self.path.push(format!("[{index}]"));
            let element = self.value(of, stream)?;
            self.path.pop();
            index += 1;
            Ok(element)
        });
        elements.map(Json::from)
    }

    /// Stops at elements whose order is not known.
    fn need_order<R: Reader>(&mut self, of: At, stream: &mut R) -> Result<(), ReadError> {
        if order::is_ordered(self.model, of) {
            return Ok(());
        }
        Err(self.stop("the order of the elements is custom code".into(), stream))
    }

    pub(super) fn map<R: Reader>(
        &mut self,
        [key, value]: [At; 2],
        max: usize,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        self.need_order(key, stream)?;
        let model = self.model;
        let follows = |last: &(Json, Json), next: &(Json, Json)| {
            order::compare(model, key, &last.0, &next.0) == Some(Ordering::Less)
        };
        let mut index = 0;
        let entries =
            read_ascending(stream, max, entry_size(model, [key, value]), follows, |stream| {
                self.path.push(format!("[{index}]"));
                let mut part = |name: &'static str, schema, stream: &mut R| {
                    self.path.push(format!(".{name}"));
                    stream.enter(Name::Field(name));
                    let found = self.value(schema, stream)?;
                    stream.leave();
                    self.path.pop();
                    Ok(found)
                };
                let entry = (part("key", key, stream)?, part("value", value, stream)?);
                self.path.pop();
                index += 1;
                Ok(entry)
            })?;
        Ok(entries.into_iter().map(|(key, value)| json!([key, value])).collect())
    }
}

impl Write<'_> {
    pub(super) fn set<W: Writer>(
        &mut self,
        of: At,
        max: usize,
        repeats: bool,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        let elements = self.want(json.as_array(), "a list", stream)?;
        let elements: Vec<&Json> = elements.iter().collect();
        let elements = self.in_order(of, elements, |element| element, repeats, stream)?;
        let mut index = 0;
        write_ascending(stream, &elements, max, self.model.element_size(of), |stream, element| {
            self.path.push(format!("[{index}]"));
            self.value(of, element, stream)?;
            self.path.pop();
            index += 1;
            Ok(())
        })
    }

    /// Checks that elements ascend by their keys. Keys must differ unless they may repeat.
    fn in_order<'j, T: Copy, W: Writer>(
        &mut self,
        key: At,
        mut elements: Vec<T>,
        key_of: impl Fn(T) -> &'j Json,
        repeats: bool,
        stream: &mut W,
    ) -> Result<Vec<T>, WriteError> {
        let model = self.model;
        if !order::is_ordered(model, key) {
            return Err(self.stop("the order of the elements is custom code".into(), stream));
        }
        let compare = |a: T, b: T| order::compare(model, key, key_of(a), key_of(b));
        elements.sort_by(|a, b| compare(*a, *b).unwrap_or(Ordering::Equal));
        let follows = |a: T, b: T| match compare(a, b) {
            // A value that does not match the schema is rejected when it is written.
            Some(Ordering::Less) | None => true,
            Some(order) => repeats && order == Ordering::Equal,
        };
        if elements.windows(2).all(|pair| matches!(*pair, [a, b] if follows(a, b))) {
            return Ok(elements);
        }
        Err(self.expected("elements without duplicates", stream))
    }

    /// Writes the entries of a map, each a list of its key and its value.
    pub(super) fn map<W: Writer>(
        &mut self,
        [key, value]: [At; 2],
        max: usize,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        let entry = |json: &'_ Json| -> Option<(Json, Json)> {
            match json.as_array()?.as_slice() {
                [key, value] => Some((key.clone(), value.clone())),
                _ => None,
            }
        };
        let entries = json.as_array().and_then(|list| list.iter().map(entry).collect());
        let entries: Vec<(Json, Json)> = self.want(entries, "a list of [key, value]", stream)?;
        let entries: Vec<&(Json, Json)> = entries.iter().collect();
        let entries = self.in_order(key, entries, |entry| &entry.0, false, stream)?;
        let mut index = 0;
        let size = entry_size(self.model, [key, value]);
        write_ascending(stream, &entries, max, size, |stream, entry| {
            self.path.push(format!("[{index}]"));
            for (name, schema, json) in [("key", key, &entry.0), ("value", value, &entry.1)] {
                self.path.push(format!(".{name}"));
                stream.enter(Name::Field(name));
                self.value(schema, json, stream)?;
                stream.leave();
                self.path.pop();
            }
            self.path.pop();
            index += 1;
            Ok(())
        })
    }
}
