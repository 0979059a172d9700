//! The reading half. It uses the library's streams, scalars and compounds, in the same order as
//! derived code.

use std::num::{NonZeroI128, NonZeroU128};

use serde_json::{Value as Json, json};
use tightwire::dynamic::{NonZero, read_list};
use tightwire::scalar::{
    Angle, Bits, Bool, Char, Compressed, Count, F32, F64, Fixed, Half, Int, IsDefault, Present,
    SmallestThree, UnitVector,
};
use tightwire::subset::read_places;
use tightwire::{
    Fault, Field, Hole, Lengths, Name, Number, ReadError, Reader, Scalar, Schema, Shape, Value,
    Variant,
};

use super::condition::{Earlier, computed, holds, number_before, number_of};
use super::value::{is_sent, may_be_null, record, to_hex};
use super::write::to_i64;
use super::{InterpretError, default};
use crate::number::{of_f32, of_f64, of_integer, to_integer};

/// A number that may take no bits, for the accounting of a list.
pub(super) static NUMBER: Schema = Schema::bits(0);

/// The maximum number of values that take no bits. A schema from a stranger must not exhaust
/// memory.
const MAX_FREE_VALUES: usize = 1 << 20;

/// The reading of one packet.
pub(super) struct Read {
    /// The names of the open groups.
    pub(super) path: Vec<String>,
    free: usize,
    stopped: Option<InterpretError>,
}

impl Read {
    pub(super) fn new() -> Self {
        Self { path: Vec::new(), free: MAX_FREE_VALUES, stopped: None }
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
        schema: &'static Schema,
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

    fn kind<R: Reader>(
        &mut self,
        schema: &'static Schema,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        match *schema {
            Schema::Value { shape, .. } => self.shape(&shape, stream),
            Schema::Without { shape, hole, .. } => self.shape_without(&shape, hole, stream),
            Schema::Opaque { name, .. } => {
                Err(self.stop(format!("`{name}` is custom code"), stream))
            }
            Schema::ByteList { max, min, .. } => {
                let count = stream.take(&Count::between(min, max))?;
                bytes(count, stream)
            }
            Schema::Option { of, .. } => {
                let is_some = stream.take(&Present)?;
                self.some(is_some, of, stream)
            }
            Schema::DefaultBit { of, .. } => {
                let is_default = stream.take(&IsDefault)?;
                self.unless(is_default, of, stream)
            }
            // Outside a struct, there are no fields to refer to.
            Schema::If { .. }
            | Schema::Relative { .. }
            | Schema::Wrapping { .. }
            | Schema::Exactly { .. } => Err(self.stop("a field without its struct".into(), stream)),
            Schema::Array { of, count, .. } => {
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
            Schema::List { of, max, min, .. } => self.elements(Lengths::new(min, max), of, stream),
            Schema::Set { of, max, repeats, .. } => self.set(of, max, repeats, stream),
            Schema::Map { key, value, max, .. } => self.map(key, value, max, stream),
            Schema::Ascending { first, largest, max, min, .. } => {
                let (mut index, mut previous) = (0, None);
                let elements = read_list(stream, Lengths::new(min, max), &NUMBER, |stream| {
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
            Schema::Subset { of, places, is_counted, .. } => {
                let places = if is_counted { stream.take(&Count::new(places))? } else { places };
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
            Schema::Struct { name, fields, .. } => {
                let values = self.fields(fields, stream)?;
                Ok(record(fields, values, name.is_empty()))
            }
            Schema::Enum { tag_bits, variants, .. } => {
                let tag = stream.take(&Tag { variants, bits: tag_bits })?;
                let Some(variant) = variants.get(tag as usize) else {
                    return Err(stream.fail(Fault::Declaration, stream.at()));
                };
                // The fields of a variant are grouped under its name.
                let is_group = !variant.fields.is_empty();
                if is_group {
                    stream.enter(Name::Variant(variant.name));
                }
                self.enter(variant.name);
                let values = self.fields(variant.fields, stream)?;
                self.path.pop();
                if is_group {
                    stream.leave();
                }
                if values.is_empty() {
                    return Ok(Json::from(variant.name));
                }
                Ok(json!({ variant.name: record(variant.fields, values, false) }))
            }
            Schema::Recursive => Err(self.stop("a type inside itself".into(), stream)),
            _ => Err(self.stop("a kind of schema that is not known here".into(), stream)),
        }
    }

    fn some<R: Reader>(
        &mut self,
        is_some: bool,
        of: &'static Schema,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        if !is_some {
            return Ok(Json::Null);
        }
        let value = self.value(of, stream)?;
        Ok(if may_be_null(of) { json!({ "some": value }) } else { value })
    }

    fn unless<R: Reader>(
        &mut self,
        is_default: bool,
        of: &'static Schema,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        if is_default {
            return Ok(default::of(of).unwrap_or_else(default::unknown));
        }
        let value = self.value(of, stream)?;
        // A negative zero equals the default, and is read as the default.
        Ok(default::of(of).filter(|default| *default == value).unwrap_or(value))
    }

    /// Reads the fields of a struct or variant: the values of those that are sent, and nothing for
    /// absent ones.
    fn fields<R: Reader>(
        &mut self,
        fields: &'static [Field],
        stream: &mut R,
    ) -> Result<Vec<Option<Json>>, ReadError> {
        let mut values: Vec<Option<Json>> = Vec::new();
        for field in fields {
            let so_far = |number: usize| values.get(number).and_then(Option::as_ref);
            let earlier = Earlier { fields, values: &so_far };
            let value = match *field.schema {
                Schema::Value { shape: Shape::Padding, .. } => {
                    stream.align()?;
                    continue;
                }
                Schema::Value { shape: Shape::Check { name }, .. } => {
                    stream.check(name)?;
                    continue;
                }
                Schema::If { of, condition, .. } => match holds(condition, &earlier) {
                    Ok(true) => Some(self.named(field.name, of, &earlier, stream)?),
                    // An absent field takes no bits, but its condition takes time.
                    Ok(false) => {
                        self.pay(1, stream)?;
                        None
                    }
                    Err(what) => {
                        self.enter(field.name);
                        return Err(self.stop(what, stream));
                    }
                },
                _ => Some(self.named(field.name, field.schema, &earlier, stream)?),
            };
            values.push(value);
        }
        debug_assert_eq!(values.len(), fields.iter().filter(|field| is_sent(field)).count());
        Ok(values)
    }

    fn enter(&mut self, name: &str) {
        self.path.push(if self.path.is_empty() { name.to_owned() } else { format!(".{name}") });
    }

    fn named<R: Reader>(
        &mut self,
        name: &'static str,
        schema: &'static Schema,
        earlier: &Earlier<'_>,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        self.enter(name);
        stream.enter(Name::Field(name));
        let value = match *schema {
            Schema::Relative { to, max, .. } => relative(number_before(earlier, to), max, stream)?,
            Schema::Wrapping { from, bits, .. } => {
                let from = number_of(earlier, from).unwrap_or_default() as u64;
                match wrapping(from, bits, stream)? {
                    Some(value) => of_integer(Number::Unsigned(value.into())),
                    None => return Err(self.stop(format!("a number of {bits} bits"), stream)),
                }
            }
            Schema::Exactly { of, length, max, .. } => {
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
        of: &'static Schema,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        let mut index = 0;
        let elements = read_list(stream, lengths, of, |stream| {
            self.path.push(format!("[{index}]"));
            let element = self.value(of, stream)?;
            self.path.pop();
            index += 1;
            Ok(element)
        });
        elements.map(Json::from)
    }

    fn shape<R: Reader>(
        &mut self,
        shape: &Shape<'static>,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        Ok(match *shape {
            Shape::Bits { bits } => {
                of_integer(Number::Unsigned(stream.take(&Bits::<u128>::new(bits))?))
            }
            Shape::Bool => json!(stream.take(&Bool)?),
            Shape::Int { min, max } => match range(min, max) {
                Range::Signed(min, max) => {
                    of_integer(Number::Signed(stream.take(&Int::new(min, max))?))
                }
                Range::Unsigned(min, max) => {
                    of_integer(Number::Unsigned(stream.take(&Int::new(min, max))?))
                }
            },
            Shape::Fixed { min, max, fraction_bits } => {
                let fixed = Fixed::<i128>::new(min, max, fraction_bits);
                of_integer(Number::Signed(stream.take(&fixed)?))
            }
            Shape::F32 => of_f32(stream.take(&F32)?),
            Shape::F64 => of_f64(stream.take(&F64)?),
            Shape::Compressed { min, max, resolution } => {
                of_f32(stream.take(&Compressed::new(min, max, resolution))?)
            }
            Shape::Half => of_f32(stream.take(&Half)?),
            // A 32-bit float cannot distinguish more steps.
            Shape::Angle { bits: bits @ 0..=20 } => of_f32(stream.take(&Angle::<f32>::new(bits))?),
            Shape::Angle { bits } => of_f64(stream.take(&Angle::<f64>::new(bits))?),
            Shape::SmallestThree { bits } => {
                stream.take(&SmallestThree::new(bits))?.map(of_f32).into_iter().collect()
            }
            Shape::UnitVector { bits } => {
                stream.take(&UnitVector::new(bits))?.map(of_f32).into_iter().collect()
            }
            Shape::Padding => {
                stream.align()?;
                Json::Null
            }
            Shape::Check { name } => {
                stream.check(name)?;
                Json::Null
            }
            Shape::Bytes { count } => bytes(count, stream)?,
            Shape::String { max, min } => json!(stream.read_string(min..=max)?),
            Shape::WideString { max, min } => json!(stream.read_wide_string(min..=max)?),
            Shape::Count { max, min } => json!(stream.take(&Count::between(min, max))?),
            Shape::Present => json!(stream.take(&Present)?),
            Shape::IsDefault => json!(stream.take(&IsDefault)?),
            Shape::ObjectIndex { previous, objects } => {
                json!(stream.read_object_index(previous, objects)?)
            }
            _ => {
                let kind = shape.kind();
                return Err(self.stop(format!("the kind {:?}", kind.word()), stream));
            }
        })
    }

    fn shape_without<R: Reader>(
        &mut self,
        shape: &Shape<'static>,
        hole: Hole,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        Ok(match (*shape, hole) {
            (_, Hole::Surrogates) => json!(stream.take(&Char)?.to_string()),
            (Shape::Bits { bits }, Hole::Zero) => {
                let scalar = NonZero::<_, NonZeroU128>::new(Bits::<u128>::new(bits));
                of_integer(Number::Unsigned(stream.take(&scalar)?.get()))
            }
            (Shape::Int { min, max }, Hole::Zero) => match range(min, max) {
                Range::Signed(min, max) => {
                    let scalar = NonZero::<_, NonZeroI128>::new(Int::new(min, max));
                    of_integer(Number::Signed(stream.take(&scalar)?.get()))
                }
                Range::Unsigned(min, max) => {
                    let scalar = NonZero::<_, NonZeroU128>::new(Int::new(min, max));
                    of_integer(Number::Unsigned(stream.take(&scalar)?.get()))
                }
            },
            (Shape::Fixed { min, max, fraction_bits }, Hole::Zero) => {
                let fixed = Fixed::<i128>::new(min, max, fraction_bits);
                let scalar = NonZero::<_, NonZeroI128>::new(fixed);
                of_integer(Number::Signed(stream.take(&scalar)?.get()))
            }
            (Shape::F32, Hole::Nan) => {
                let start = stream.at();
                match stream.take(&F32)? {
                    value if value.is_nan() => return Err(stream.fail(Fault::OutOfRange, start)),
                    value => of_f32(value),
                }
            }
            (Shape::F64, Hole::Nan) => {
                let start = stream.at();
                match stream.take(&F64)? {
                    value if value.is_nan() => return Err(stream.fail(Fault::OutOfRange, start)),
                    value => of_f64(value),
                }
            }
            _ => return Err(self.stop("a hole that is not known here".into(), stream)),
        })
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
fn bytes<R: Reader>(count: usize, stream: &mut R) -> Result<Json, ReadError> {
    stream.begin(|| Shape::Bytes { count });
    let bytes = stream.take_bytes(count)?.to_vec();
    stream.end(|| Value::Bytes(&bytes));
    Ok(Json::from(to_hex(&bytes)))
}

/// The ends of a range, in one type.
pub(super) enum Range {
    Signed(i128, i128),
    Unsigned(u128, u128),
}

pub(super) fn range(min: Number, max: Number) -> Range {
    let unsigned = |number: Number| match number {
        Number::Signed(value) => value as u128,
        Number::Unsigned(value) => value,
    };
    match (min, max) {
        (Number::Signed(min), Number::Signed(max)) => Range::Signed(min, max),
        _ => Range::Unsigned(unsigned(min), unsigned(max)),
    }
}

/// The tag of an enum, with the names of its variants for traces.
pub(super) struct Tag {
    pub(super) variants: &'static [Variant],
    pub(super) bits: u32,
}

impl Scalar for Tag {
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

    fn show<'v>(&self, value: &'v u32) -> Value<'v> {
        Value::Variant(self.variants.get(*value as usize).map_or("", |variant| variant.name))
    }
}
