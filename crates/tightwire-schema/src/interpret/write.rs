//! The writing half.

use serde_json::Value as Json;
use tightwire::dynamic::write_list;
use tightwire::scalar::{Count, IsDefault, Present};
use tightwire::subset::{Filter, write_places};
use tightwire::{Fault, Lengths, Name, Number, Schema, Shape, WriteError, Writer};

use super::condition::{Earlier, computed, holds, number_before, number_of};
use super::read::{NUMBER, Tag};
use super::value::{Fields, may_be_null, to_bytes, variant};
use super::{InterpretError, default};
use crate::model::{At, Body, Model, SchemaKind, Variant};
use crate::number::to_integer;

/// The state of writing one value.
pub(super) struct Write<'m> {
    pub(super) model: &'m Model,
    pub(super) path: Vec<String>,
    stopped: Option<InterpretError>,
}

impl<'m> Write<'m> {
    pub(super) fn new(model: &'m Model) -> Self {
        Self { model, path: Vec::new(), stopped: None }
    }

    /// Returns the error for custom code, or for JSON that does not match the schema.
    pub(super) fn stopped(&mut self) -> Option<InterpretError> {
        self.stopped.take()
    }

    pub(super) fn stop<W: Writer>(&mut self, what: String, stream: &mut W) -> WriteError {
        let (path, bit) = (self.path.concat(), stream.at());
        self.stopped = Some(InterpretError::Custom { path, what, bit });
        stream.fail(Fault::Declaration, bit)
    }

    pub(super) fn expected<W: Writer>(&mut self, what: &str, stream: &mut W) -> WriteError {
        let path = self.path.concat();
        self.stopped = Some(InterpretError::Value { path, expected: what.to_owned() });
        stream.fail(Fault::Refused, stream.at())
    }

    /// Returns the converted JSON, or an error with the expected kind.
    pub(super) fn want<T, W: Writer>(
        &mut self,
        value: Option<T>,
        what: &str,
        stream: &mut W,
    ) -> Result<T, WriteError> {
        value.ok_or_else(|| self.expected(what, stream))
    }

    pub(super) fn value<W: Writer>(
        &mut self,
        schema: At,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        match *self.model.kind(schema) {
            SchemaKind::Value { shape, hole: None } => self.shape(&shape, json, stream),
            SchemaKind::Value { shape, hole: Some(hole) } => {
                self.shape_without(&shape, hole, json, stream)
            }
            SchemaKind::Check(ref name) => stream.check(name),
            SchemaKind::Opaque { ref name, .. } => {
                Err(self.stop(format!("`{name}` is custom code"), stream))
            }
            SchemaKind::ByteList { max, min, .. } => {
                let bytes = self.want(to_bytes(json), "bytes in hex", stream)?;
                stream.put(Count::between(min, max), bytes.len())?;
                stream.write_bytes(&bytes)
            }
            SchemaKind::Option { of, .. } => {
                stream.put(Present, !json.is_null())?;
                if json.is_null() {
                    return Ok(());
                }
                let inner = if may_be_null(self.model, of) { json.get("some") } else { Some(json) };
                let inner = self.want(inner, "null or {\"some\": ..}", stream)?;
                self.value(of, inner, stream)
            }
            SchemaKind::DefaultBit { of, .. } => {
                let is_default = default::is(self.model, of, json);
                stream.put(IsDefault, is_default)?;
                if is_default { Ok(()) } else { self.value(of, json, stream) }
            }
            SchemaKind::If { .. }
            | SchemaKind::Relative { .. }
            | SchemaKind::Wrapping { .. }
            | SchemaKind::Exactly { .. } => {
                Err(self.stop("a field without its struct".into(), stream))
            }
            SchemaKind::Array { of, count, .. } => {
                let elements = json.as_array().filter(|elements| elements.len() == count);
                let what = format!("a list of {count}");
                for (index, element) in self.want(elements, &what, stream)?.iter().enumerate() {
                    stream.enter(Name::Index(index));
                    self.path.push(format!("[{index}]"));
                    self.value(of, element, stream)?;
                    self.path.pop();
                    stream.leave();
                }
                Ok(())
            }
            SchemaKind::List { of, max, min, .. } => {
                self.elements(Lengths::new(min, max), of, json, stream)
            }
            SchemaKind::Ascending { first, largest, max, min, .. } => {
                self.growing(first, largest, Lengths::new(min, max), json, stream)
            }
            SchemaKind::Set { of, max, repeats, .. } => self.set(of, max, repeats, json, stream),
            SchemaKind::Map { pair, max } => self.map(pair, max, json, stream),
            SchemaKind::Subset { of, places, is_counted, .. } => {
                let elements = json.as_array();
                let elements = elements.filter(|all| is_counted || all.len() == places);
                let what = format!("a list of {places}");
                let elements = self.want(elements, &what, stream)?;
                if is_counted {
                    stream.put(Count::new(places), elements.len())?;
                }
                let at = |index: usize| elements.get(index).unwrap_or(&Json::Null);
                let filled = Filter::new(elements.len(), |index| !at(index).is_null());
                // Members without bits count when the cheapest strategy is chosen.
                let bits = self.model.max_bits(of).map_or(1, |bits| bits.min(1) as u32);
                write_places(stream, &filled, &Schema::bits(bits), |index, stream| {
                    self.path.push(format!("[{index}]"));
                    let json = at(index);
                    let inner =
                        if may_be_null(self.model, of) { json.get("some") } else { Some(json) };
                    let inner = self.want(inner, "null or {\"some\": ..}", stream)?;
                    self.value(of, inner, stream)?;
                    self.path.pop();
                    Ok(())
                })
            }
            SchemaKind::Type(index) => match &self.model.type_at(index).body {
                Body::Struct(list) => {
                    let is_tuple = self.model.type_at(index).name.is_empty();
                    let fields = Fields { model: self.model, list, is_tuple };
                    if fields.is_list() != json.is_array() || !(json.is_array() || json.is_object())
                    {
                        let what = if fields.is_list() { "a list" } else { "an object" };
                        return Err(self.expected(what, stream));
                    }
                    self.fields(fields, json, stream)
                }
                Body::Enum { tag_bits, variants } => {
                    self.variant(*tag_bits, variants, json, stream)
                }
            },
            SchemaKind::Group(_) => Err(self.stop("the kind \"group\"".into(), stream)),
            SchemaKind::Recursive => Err(self.stop("a type inside itself".into(), stream)),
        }
    }

    fn variant<W: Writer>(
        &mut self,
        tag_bits: u32,
        variants: &'m [Variant],
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        let (name, inner) = self.want(variant(json), "a variant", stream)?;
        let tag = variants.iter().position(|variant| variant.name == name);
        let tag = self.want(tag, "the name of a variant", stream)?;
        stream.put(Tag { variants, bits: tag_bits }, tag as u32)?;
        let Some(variant) = variants.get(tag) else { return Ok(()) };
        let is_group = !variant.fields.is_empty();
        if is_group {
            stream.enter(Name::ReadVariant(&variant.name));
        }
        self.enter(&variant.name);
        let fields = Fields { model: self.model, list: &variant.fields, is_tuple: false };
        self.fields(fields, inner.unwrap_or(&Json::Null), stream)?;
        self.path.pop();
        if is_group {
            stream.leave();
        }
        Ok(())
    }

    fn fields<W: Writer>(
        &mut self,
        fields: Fields<'m>,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        // The values that a reader has. An absent field has no value.
        let mut values: Vec<Option<&Json>> = Vec::new();
        for field in fields.list {
            let of = match self.model.kind(field.at) {
                SchemaKind::Value { shape: Shape::Padding, .. } => {
                    stream.align()?;
                    continue;
                }
                SchemaKind::Check(name) => {
                    stream.check(name)?;
                    continue;
                }
                SchemaKind::If { of, condition, .. } => {
                    let so_far = |number: usize| values.get(number).copied().flatten();
                    let earlier = Earlier { fields, values: &so_far };
                    match holds(condition, &earlier) {
                        Ok(true) => *of,
                        Ok(false) => {
                            values.push(None);
                            continue;
                        }
                        Err(what) => {
                            self.enter(&field.name);
                            return Err(self.stop(what, stream));
                        }
                    }
                }
                _ => field.at,
            };
            self.enter(&field.name);
            let value = fields.member(json, values.len());
            let value = self.want(value, "a value", stream)?;
            stream.enter(Name::ReadField(&field.name));
            match *self.model.kind(of) {
                SchemaKind::Relative { to, max, .. } => {
                    let so_far = |number: usize| values.get(number).copied().flatten();
                    let previous = number_before(&Earlier { fields, values: &so_far }, to);
                    let number = to_integer(value).and_then(to_i64);
                    let number = self.want(number, "an integer", stream)?;
                    if number > i64::from(max) {
                        return Err(self.expected(&format!("a number up to {max}"), stream));
                    }
                    stream.write_relative(number, previous)?;
                }
                SchemaKind::Wrapping { from, bits, .. } => {
                    let so_far = |number: usize| values.get(number).copied().flatten();
                    let from = number_of(&Earlier { fields, values: &so_far }, from);
                    let from = from.unwrap_or_default() as u64;
                    let number = self.unsigned(value, stream)?;
                    let most = u64::MAX.checked_shr(64u32.saturating_sub(bits)).unwrap_or(0);
                    let number = u64::try_from(number).ok().filter(|number| *number <= most);
                    let number = self.want(number, &format!("a number up to {most}"), stream)?;
                    match bits {
                        8 => stream.write_wrapping(number as u8, from as u8)?,
                        16 => stream.write_wrapping(number as u16, from as u16)?,
                        32 => stream.write_wrapping(number as u32, from as u32)?,
                        64 => stream.write_wrapping(number, from)?,
                        _ => return Err(self.stop(format!("a number of {bits} bits"), stream)),
                    }
                }
                SchemaKind::Exactly { of, ref length, max } => {
                    let so_far = |number: usize| values.get(number).copied().flatten();
                    let length = computed(length, &Earlier { fields, values: &so_far });
                    match length.filter(|length| *length <= max) {
                        Some(length) => {
                            self.elements(Lengths::new(length, length), of, value, stream)?;
                        }
                        None => return Err(stream.fail(Fault::TooLong, stream.at())),
                    }
                }
                _ => self.value(of, value, stream)?,
            }
            stream.leave();
            self.path.pop();
            values.push(Some(value));
        }
        Ok(())
    }

    /// Writes numbers, each relative to the one before.
    fn growing<W: Writer>(
        &mut self,
        first: At,
        largest: u32,
        lengths: Lengths,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        let elements = self.want(json.as_array(), "a list", stream)?;
        let (mut index, mut previous) = (0, None);
        write_list(stream, elements, lengths, NUMBER, |stream, element| {
            self.path.push(format!("[{index}]"));
            let number = to_integer(element).and_then(to_i64);
            match previous {
                Some(previous) => {
                    let fits = number.filter(|number| *number <= i64::from(largest));
                    let what = format!("a number up to {largest}");
                    let number = self.want(fits, &what, stream)?;
                    stream.write_relative(number, previous)?;
                }
                None => self.value(first, element, stream)?,
            }
            self.path.pop();
            index += 1;
            previous = Some(number.unwrap_or(-1));
            Ok(())
        })
    }

    /// Writes the elements of a list.
    fn elements<W: Writer>(
        &mut self,
        lengths: Lengths,
        of: At,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        let elements = self.want(json.as_array(), "a list", stream)?;
        let mut index = 0;
        let size = self.model.element_size(of);
        write_list(stream, elements, lengths, size, |stream, element| {
            self.path.push(format!("[{index}]"));
            self.value(of, element, stream)?;
            self.path.pop();
            index += 1;
            Ok(())
        })
    }

    fn enter(&mut self, name: &str) {
        self.path.push(if self.path.is_empty() { name.to_owned() } else { format!(".{name}") });
    }
}

pub(super) fn to_i64(number: Number) -> Option<i64> {
    match number {
        Number::Signed(value) => i64::try_from(value).ok(),
        Number::Unsigned(_) => None,
    }
}
