//! The reading half. It uses the library's streams, scalars and compounds, in the same order as
//! derived code.

use serde_json::{Value as Json, json};
use tightwire::dynamic::{ElementSize, read_list};
use tightwire::scalar::{Count, IsDefault, Present};
use tightwire::subset::read_places;
use tightwire::{Fault, Lengths, Name, Number, ReadError, Reader, Scalar, Shape, Value};

use super::condition::{Earlier, computed, holds, number_before, number_of};
use super::value::{Fields, may_be_null};
use super::write::to_i64;
use super::{InterpretError, default};
use crate::model::{At, Body, Model, SchemaKind, Variant};
use crate::number::{of_integer, to_integer};

/// A number that may take no bits, for the accounting of a list.
pub(super) const NUMBER: ElementSize = ElementSize { min_bits: 0, is_unbounded: false };

/// The maximum number of values that take no bits. A schema from a stranger must not exhaust
/// memory.
const MAX_FREE_VALUES: usize = 1 << 20;

/// The reading of one packet.
pub(super) struct Read<'m> {
    pub(super) model: &'m Model,
    /// The names of the open groups.
    pub(super) path: Vec<String>,
    free: usize,
    stopped: Option<InterpretError>,
}

impl<'m> Read<'m> {
    pub(super) fn new(model: &'m Model) -> Self {
        Self { model, path: Vec::new(), free: MAX_FREE_VALUES, stopped: None }
    }

    /// Returns the error that is not the packet's fault.
    pub(super) fn stopped(&mut self) -> Option<InterpretError> {
        self.stopped.take()
    }

    /// Stops at custom code.
    pub(super) fn stop<R: Reader>(&mut self, what: String, stream: &mut R) -> ReadError {
        let (path, bit) = (self.path.concat(), stream.at());
        self.stopped = Some(InterpretError::Custom { path, what, bit });
        stream.fail(Fault::Declaration, bit)
    }

    /// Reads one value.
    pub(super) fn value<R: Reader>(
        &mut self,
        schema: At,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        let start = stream.at();
        let value = self.kind(schema, stream)?;
        if stream.at() == start {
            self.pay(1, stream)?;
        }
        Ok(value)
    }

    /// Counts values that take memory but no bits.
    fn pay<R: Reader>(&mut self, count: usize, stream: &mut R) -> Result<(), ReadError> {
        match self.free.checked_sub(count) {
            Some(free) => self.free = free,
            None => return Err(self.stop("more values without bits than fit".into(), stream)),
        }
        Ok(())
    }

    fn kind<R: Reader>(&mut self, schema: At, stream: &mut R) -> Result<Json, ReadError> {
        match *self.model.kind(schema) {
            SchemaKind::Value { shape, hole: None } => self.shape(&shape, stream),
            SchemaKind::Value { shape, hole: Some(hole) } => {
                self.shape_without(&shape, hole, stream)
            }
            SchemaKind::Check(ref name) => {
                stream.check(name)?;
                Ok(Json::Null)
            }
            SchemaKind::Opaque { ref name, .. } => {
                Err(self.stop(format!("`{name}` is custom code"), stream))
            }
            SchemaKind::ByteList { max, min, .. } => {
                let count = stream.take(Count::between(min, max))?;
                bytes(count, stream)
            }
            SchemaKind::Option { of, .. } => {
                let is_some = stream.take(Present)?;
                self.some(is_some, of, stream)
            }
            SchemaKind::DefaultBit { of, .. } => {
                let is_default = stream.take(IsDefault)?;
                self.unless(is_default, of, stream)
            }
            // Outside a struct, there are no fields to refer to.
            SchemaKind::If { .. }
            | SchemaKind::Relative { .. }
            | SchemaKind::Wrapping { .. }
            | SchemaKind::Exactly { .. } => {
                Err(self.stop("a field without its struct".into(), stream))
            }
            SchemaKind::Array { of, count, .. } => {
                let mut elements = Vec::new();
                for index in 0..count {
                    stream.enter(Name::Index(index));
                    self.path.push(format!("[{index}]"));
                    elements.push(self.value(of, stream)?);
                    self.path.pop();
                    stream.leave();
                }
                Ok(Json::from(elements))
            }
            SchemaKind::List { of, max, min, .. } => {
                self.elements(Lengths::new(min, max), of, stream)
            }
            SchemaKind::Set { of, max, repeats, .. } => self.set(of, max, repeats, stream),
            SchemaKind::Map { pair, max } => self.map(pair, max, stream),
            SchemaKind::Ascending { first, largest, max, min, .. } => {
                let (mut index, mut previous) = (0, None);
                let elements = read_list(stream, Lengths::new(min, max), NUMBER, |stream| {
                    self.path.push(format!("[{index}]"));
                    let element = match previous {
                        Some(previous) => relative(previous, largest, stream)?,
                        None => self.value(first, stream)?,
                    };
                    self.path.pop();
                    index += 1;
                    previous = Some(to_integer(&element).and_then(to_i64).unwrap_or(-1));
                    Ok(element)
                });
                elements.map(Json::from)
            }
            SchemaKind::Subset { of, places, is_counted, .. } => {
                let places = if is_counted { stream.take(Count::new(places))? } else { places };
                let mut elements = Vec::new();
                read_places(stream, places, |index, stream| {
                    self.path.push(format!("[{index}]"));
                    let element = self.some(true, of, stream)?;
                    self.path.pop();
                    self.pay(index.saturating_sub(elements.len()), stream)?;
                    elements.resize(index, Json::Null);
                    elements.push(element);
                    Ok(())
                })?;
                self.pay(places.saturating_sub(elements.len()), stream)?;
                elements.resize(places, Json::Null);
                Ok(Json::from(elements))
            }
            SchemaKind::Type(index) => match &self.model.type_at(index).body {
                Body::Struct(list) => {
                    let is_tuple = self.model.type_at(index).name.is_empty();
                    let fields = Fields { model: self.model, list, is_tuple };
                    let values = self.fields(fields, stream)?;
                    Ok(fields.record(values))
                }
                Body::Enum { tag_bits, variants } => self.variant(*tag_bits, variants, stream),
            },
            SchemaKind::Group(_) => Err(self.stop("the kind \"group\"".into(), stream)),
            SchemaKind::Recursive => Err(self.stop("a type inside itself".into(), stream)),
        }
    }

    fn variant<R: Reader>(
        &mut self,
        tag_bits: u32,
        variants: &'m [Variant],
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        let tag = stream.take(Tag { variants, bits: tag_bits })?;
        let Some(variant) = variants.get(tag as usize) else {
            return Err(stream.fail(Fault::Declaration, stream.at()));
        };
        let fields = Fields { model: self.model, list: &variant.fields, is_tuple: false };
        // The fields of a variant are grouped under its name.
        let is_group = !variant.fields.is_empty();
        if is_group {
            stream.enter(Name::ReadVariant(&variant.name));
        }
        self.enter(&variant.name);
        let values = self.fields(fields, stream)?;
        self.path.pop();
        if is_group {
            stream.leave();
        }
        if values.is_empty() {
            return Ok(Json::from(variant.name.as_str()));
        }
        Ok(json!({ variant.name.as_str(): fields.record(values) }))
    }

    fn some<R: Reader>(
        &mut self,
        is_some: bool,
        of: At,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        if !is_some {
            return Ok(Json::Null);
        }
        let value = self.value(of, stream)?;
        Ok(if may_be_null(self.model, of) { json!({ "some": value }) } else { value })
    }

    fn unless<R: Reader>(
        &mut self,
        is_default: bool,
        of: At,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        if is_default {
            return Ok(default::of(self.model, of).unwrap_or_else(default::unknown));
        }
        let value = self.value(of, stream)?;
        // A negative zero equals the default, and is read as the default.
        Ok(default::of(self.model, of).filter(|default| *default == value).unwrap_or(value))
    }

    /// Reads the fields of a struct or variant: the values of those that are sent, and nothing for
    /// absent ones.
    fn fields<R: Reader>(
        &mut self,
        fields: Fields<'m>,
        stream: &mut R,
    ) -> Result<Vec<Option<Json>>, ReadError> {
        let mut values: Vec<Option<Json>> = Vec::new();
        for field in fields.list {
            let so_far = |number: usize| values.get(number).and_then(Option::as_ref);
            let earlier = Earlier { fields, values: &so_far };
            let value = match self.model.kind(field.at) {
                SchemaKind::Value { shape: Shape::Padding, .. } => {
                    stream.align()?;
                    continue;
                }
                SchemaKind::Check(name) => {
                    stream.check(name)?;
                    continue;
                }
                SchemaKind::If { of, condition, .. } => match holds(condition, &earlier) {
                    Ok(true) => Some(self.named(&field.name, *of, &earlier, stream)?),
                    // An absent field takes no bits, but its condition takes time.
                    Ok(false) => {
                        self.pay(1, stream)?;
                        None
                    }
                    Err(what) => {
                        self.enter(&field.name);
                        return Err(self.stop(what, stream));
                    }
                },
                _ => Some(self.named(&field.name, field.at, &earlier, stream)?),
            };
            values.push(value);
        }
        debug_assert_eq!(values.len(), fields.sent().count());
        Ok(values)
    }

    fn enter(&mut self, name: &str) {
        self.path.push(if self.path.is_empty() { name.to_owned() } else { format!(".{name}") });
    }

    fn named<R: Reader>(
        &mut self,
        name: &str,
        schema: At,
        earlier: &Earlier<'_>,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        self.enter(name);
        stream.enter(Name::ReadField(name));
        let value = match *self.model.kind(schema) {
            SchemaKind::Relative { to, max, .. } => {
                relative(number_before(earlier, to), max, stream)?
            }
            SchemaKind::Wrapping { from, bits, .. } => {
                let from = number_of(earlier, from).unwrap_or_default() as u64;
                match wrapping(from, bits, stream)? {
                    Some(value) => of_integer(Number::Unsigned(value.into())),
                    None => return Err(self.stop(format!("a number of {bits} bits"), stream)),
                }
            }
            SchemaKind::Exactly { of, ref length, max } => {
                match computed(length, earlier).filter(|length| *length <= max) {
                    Some(length) => self.elements(Lengths::new(length, length), of, stream)?,
                    None => return Err(stream.fail(Fault::TooLong, stream.at())),
                }
            }
            _ => self.value(schema, stream)?,
        };
        stream.leave();
        self.path.pop();
        Ok(value)
    }

    /// Reads the elements of a list.
    fn elements<R: Reader>(
        &mut self,
        lengths: Lengths,
        of: At,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        let mut index = 0;
        let size = self.model.element_size(of);
        let elements = read_list(stream, lengths, size, |stream| {
            self.path.push(format!("[{index}]"));
            let element = self.value(of, stream)?;
            self.path.pop();
            index += 1;
            Ok(element)
        });
        elements.map(Json::from)
    }
}

/// Reads a number relative to an earlier one.
fn relative<R: Reader>(previous: i64, max: u32, stream: &mut R) -> Result<Json, ReadError> {
    let start = stream.at();
    let value = stream.read_relative(previous)?;
    if value > i64::from(max) {
        return Err(stream.fail(Fault::OutOfRange, start));
    }
    Ok(json!(value))
}

/// Reads a number that wraps, if there is a type of this many bits.
fn wrapping<R: Reader>(from: u64, bits: u32, stream: &mut R) -> Result<Option<u64>, ReadError> {
    Ok(Some(match bits {
        8 => stream.read_wrapping(from as u8)?.into(),
        16 => stream.read_wrapping(from as u16)?.into(),
        32 => stream.read_wrapping(from as u32)?.into(),
        64 => stream.read_wrapping(from)?,
        _ => return Ok(None),
    }))
}

/// Reads this many bytes at a byte boundary.
pub(super) fn bytes<R: Reader>(count: usize, stream: &mut R) -> Result<Json, ReadError> {
    stream.begin(|| Shape::Bytes { count });
    let bytes = stream.take_bytes(count)?.to_vec();
    stream.end(|| Value::Bytes(&bytes));
    Ok(Json::from(hex::encode(&bytes)))
}

/// The tag of an enum, with the names of its variants for traces.
pub(super) struct Tag<'m> {
    pub(super) variants: &'m [Variant],
    pub(super) bits: u32,
}

impl Scalar for Tag<'_> {
    type Value = u32;
    type Code = u64;

    fn shape(&self) -> Shape<'static> {
        Shape::Variant { variants: self.variants.len() as u32, bits: self.bits }
    }

    fn last(&self) -> u64 {
        (self.variants.len() as u64).saturating_sub(1)
    }

    fn code(&self, value: &u32) -> Result<u64, Fault> {
        Ok(u64::from(*value))
    }

    fn value(&self, code: u64) -> Result<u32, Fault> {
        Ok(code as u32)
    }

    fn bits(&self) -> u32 {
        self.bits
    }

    fn show<'v>(&'v self, value: &'v u32) -> Value<'v> {
        Value::Variant(self.variants.get(*value as usize).map_or("", |variant| &variant.name))
    }
}
