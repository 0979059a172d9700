//! Reads and writes single values, each with the scalar of its shape.

use std::num::{NonZeroI128, NonZeroU128};

use serde_json::{Value as Json, json};
use tightwire::dynamic::NonZero;
use tightwire::scalar::{
    Angle, Bits, Bool, Char, Compressed, Count, F32, F64, Fixed, Half, Int, IsDefault, Present,
    SmallestThree, UnitVector,
};
use tightwire::schema::Hole;
use tightwire::{Fault, Number, ReadError, Reader, Shape, WriteError, Writer};

use super::read::{Read, bytes};
use super::value::to_bytes;
use super::write::Write;
use crate::number::{of_f32, of_f64, of_integer, to_f32, to_f64, to_float, to_integer};

impl Read<'_> {
    pub(super) fn shape<R: Reader>(
        &mut self,
        shape: &Shape<'static>,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        Ok(match *shape {
            Shape::Bits { bits } => {
                of_integer(Number::Unsigned(stream.take(Bits::<u128>::new(bits))?))
            }
            Shape::Bool => json!(stream.take(Bool)?),
            Shape::Int { min, max } => match range(min, max) {
                Range::Signed(min, max) => {
                    of_integer(Number::Signed(stream.take(Int::new(min, max))?))
                }
                Range::Unsigned(min, max) => {
                    of_integer(Number::Unsigned(stream.take(Int::new(min, max))?))
                }
            },
            Shape::Fixed { min, max, fraction_bits } => {
                let fixed = Fixed::<i128>::new(min, max, fraction_bits);
                of_integer(Number::Signed(stream.take(fixed)?))
            }
            Shape::F32 => of_f32(stream.take(F32)?),
            Shape::F64 => of_f64(stream.take(F64)?),
            Shape::Compressed { min, max, resolution } => {
                of_f32(stream.take(Compressed::new(min, max, resolution))?)
            }
            Shape::Half => of_f32(stream.take(Half)?),
            // A 32-bit float cannot distinguish more steps.
            Shape::Angle { bits: bits @ 0..=20 } => of_f32(stream.take(Angle::<f32>::new(bits))?),
            Shape::Angle { bits } => of_f64(stream.take(Angle::<f64>::new(bits))?),
            Shape::SmallestThree { bits } => {
                stream.take(SmallestThree::new(bits))?.map(of_f32).into_iter().collect()
            }
            Shape::UnitVector { bits } => {
                stream.take(UnitVector::new(bits))?.map(of_f32).into_iter().collect()
            }
            Shape::Padding => {
                stream.align()?;
                Json::Null
            }
            Shape::Bytes { count } => bytes(count, stream)?,
            Shape::String { max, min } => json!(stream.read_string(min..=max)?),
            Shape::WideString { max, min } => json!(stream.read_wide_string(min..=max)?),
            Shape::Count { max, min } => json!(stream.take(Count::between(min, max))?),
            Shape::Present => json!(stream.take(Present)?),
            Shape::IsDefault => json!(stream.take(IsDefault)?),
            Shape::ObjectIndex { previous, objects } => {
                json!(stream.read_object_index(previous, objects)?)
            }
            _ => {
                let kind = shape.kind();
                return Err(self.stop(format!("the kind {:?}", kind.word()), stream));
            }
        })
    }

    pub(super) fn shape_without<R: Reader>(
        &mut self,
        shape: &Shape<'static>,
        hole: Hole,
        stream: &mut R,
    ) -> Result<Json, ReadError> {
        Ok(match (*shape, hole) {
            (_, Hole::Surrogates) => json!(stream.take(Char)?.to_string()),
            (Shape::Bits { bits }, Hole::Zero) => {
                let scalar = NonZero::<_, NonZeroU128>::new(Bits::<u128>::new(bits));
                of_integer(Number::Unsigned(stream.take(scalar)?.get()))
            }
            (Shape::Int { min, max }, Hole::Zero) => match range(min, max) {
                Range::Signed(min, max) => {
                    let scalar = NonZero::<_, NonZeroI128>::new(Int::new(min, max));
                    of_integer(Number::Signed(stream.take(scalar)?.get()))
                }
                Range::Unsigned(min, max) => {
                    let scalar = NonZero::<_, NonZeroU128>::new(Int::new(min, max));
                    of_integer(Number::Unsigned(stream.take(scalar)?.get()))
                }
            },
            (Shape::Fixed { min, max, fraction_bits }, Hole::Zero) => {
                let fixed = Fixed::<i128>::new(min, max, fraction_bits);
                let scalar = NonZero::<_, NonZeroI128>::new(fixed);
                of_integer(Number::Signed(stream.take(scalar)?.get()))
            }
            (Shape::F32, Hole::Nan) => {
                let start = stream.at();
                match stream.take(F32)? {
                    value if value.is_nan() => return Err(stream.fail(Fault::OutOfRange, start)),
                    value => of_f32(value),
                }
            }
            (Shape::F64, Hole::Nan) => {
                let start = stream.at();
                match stream.take(F64)? {
                    value if value.is_nan() => return Err(stream.fail(Fault::OutOfRange, start)),
                    value => of_f64(value),
                }
            }
            _ => return Err(self.stop("an unknown exception of a range".into(), stream)),
        })
    }
}

impl Write<'_> {
    pub(super) fn shape<W: Writer>(
        &mut self,
        shape: &Shape<'static>,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        match *shape {
            Shape::Bits { bits } => {
                let value = self.unsigned(json, stream)?;
                stream.put(Bits::<u128>::new(bits), value)
            }
            Shape::Bool => {
                let value = self.want(json.as_bool(), "true or false", stream)?;
                stream.put(Bool, value)
            }
            Shape::Int { min, max } => match range(min, max) {
                Range::Signed(min, max) => {
                    let value = self.signed(json, stream)?;
                    stream.put(Int::new(min, max), value)
                }
                Range::Unsigned(min, max) => {
                    let value = self.unsigned(json, stream)?;
                    stream.put(Int::new(min, max), value)
                }
            },
            Shape::Fixed { min, max, fraction_bits } => {
                let value = self.signed(json, stream)?;
                stream.put(Fixed::<i128>::new(min, max, fraction_bits), value)
            }
            Shape::F32 => {
                let value = self.want(to_f32(json), "a float", stream)?;
                stream.put(F32, value)
            }
            Shape::F64 => {
                let value = self.want(to_f64(json), "a float", stream)?;
                stream.put(F64, value)
            }
            Shape::Compressed { min, max, resolution } => {
                let value = self.want(to_f32(json), "a float", stream)?;
                stream.put(Compressed::new(min, max, resolution), value)
            }
            Shape::Half => {
                let value = self.want(to_f32(json), "a float", stream)?;
                stream.put(Half, value)
            }
            Shape::Angle { bits: bits @ 0..=20 } => {
                let value = self.want(to_f32(json), "a float", stream)?;
                stream.put(Angle::<f32>::new(bits), value)
            }
            Shape::Angle { bits } => {
                let value = self.want(to_f64(json), "a float", stream)?;
                stream.put(Angle::<f64>::new(bits), value)
            }
            Shape::SmallestThree { bits } => {
                let value = self.want(floats::<4>(json), "four floats", stream)?;
                stream.put(SmallestThree::new(bits), value)
            }
            Shape::UnitVector { bits } => {
                let value = self.want(floats::<3>(json), "three floats", stream)?;
                stream.put(UnitVector::new(bits), value)
            }
            Shape::Padding => stream.align(),
            Shape::Bytes { count } => {
                let bytes = to_bytes(json).filter(|bytes| bytes.len() == count);
                let bytes = self.want(bytes, &format!("{count} bytes in hex"), stream)?;
                stream.write_bytes(&bytes)
            }
            Shape::String { max, min } => {
                let text = self.want(json.as_str(), "a text", stream)?;
                stream.write_string(text, min..=max)
            }
            Shape::WideString { max, min } => {
                let text = self.want(json.as_str(), "a text", stream)?;
                stream.write_wide_string(text, min..=max)
            }
            Shape::Count { max, min } => {
                let count = self.want(json.as_u64(), "a count", stream)? as usize;
                stream.put(Count::between(min, max), count)
            }
            Shape::Present => {
                let value = self.want(json.as_bool(), "true or false", stream)?;
                stream.put(Present, value)
            }
            Shape::IsDefault => {
                let value = self.want(json.as_bool(), "true or false", stream)?;
                stream.put(IsDefault, value)
            }
            Shape::ObjectIndex { previous, objects } => {
                let index = self.want(json.as_u64(), "an index", stream)? as usize;
                stream.write_object_index(index, previous, objects)
            }
            _ => {
                let kind = shape.kind();
                Err(self.stop(format!("the kind {:?}", kind.word()), stream))
            }
        }
    }

    pub(super) fn shape_without<W: Writer>(
        &mut self,
        shape: &Shape<'static>,
        hole: Hole,
        json: &Json,
        stream: &mut W,
    ) -> Result<(), WriteError> {
        const NOT_ZERO: &str = "an integer other than 0";
        match (*shape, hole) {
            (_, Hole::Surrogates) => {
                let mut letters = json.as_str().unwrap_or_default().chars();
                let letter = letters.next().filter(|_| letters.next().is_none());
                let letter = self.want(letter, "one character", stream)?;
                stream.put(Char, letter)
            }
            (Shape::Bits { bits }, Hole::Zero) => {
                let value = NonZeroU128::new(self.unsigned(json, stream)?);
                let value = self.want(value, NOT_ZERO, stream)?;
                stream.put(NonZero::<_, NonZeroU128>::new(Bits::<u128>::new(bits)), value)
            }
            (Shape::Int { min, max }, Hole::Zero) => match range(min, max) {
                Range::Signed(min, max) => {
                    let value = NonZeroI128::new(self.signed(json, stream)?);
                    let value = self.want(value, NOT_ZERO, stream)?;
                    stream.put(NonZero::<_, NonZeroI128>::new(Int::new(min, max)), value)
                }
                Range::Unsigned(min, max) => {
                    let value = NonZeroU128::new(self.unsigned(json, stream)?);
                    let value = self.want(value, NOT_ZERO, stream)?;
                    stream.put(NonZero::<_, NonZeroU128>::new(Int::new(min, max)), value)
                }
            },
            (Shape::Fixed { min, max, fraction_bits }, Hole::Zero) => {
                let value = NonZeroI128::new(self.signed(json, stream)?);
                let value = self.want(value, NOT_ZERO, stream)?;
                let fixed = Fixed::<i128>::new(min, max, fraction_bits);
                stream.put(NonZero::<_, NonZeroI128>::new(fixed), value)
            }
            (Shape::F32 | Shape::F64, Hole::Nan) => {
                let number = to_float(json, *shape == Shape::F32);
                let number = number.filter(|number| !number.is_nan());
                self.want(number, "a number", stream)?;
                self.shape(shape, json, stream)
            }
            _ => Err(self.stop("an unknown exception of a range".into(), stream)),
        }
    }

    fn signed<W: Writer>(&mut self, json: &Json, stream: &mut W) -> Result<i128, WriteError> {
        let number = to_integer(json).and_then(|number| match number {
            Number::Signed(value) => Some(value),
            Number::Unsigned(_) => None,
        });
        self.want(number, "an integer", stream)
    }

    pub(super) fn unsigned<W: Writer>(
        &mut self,
        json: &Json,
        stream: &mut W,
    ) -> Result<u128, WriteError> {
        let number = to_integer(json).and_then(|number| match number {
            Number::Signed(value) => u128::try_from(value).ok(),
            Number::Unsigned(value) => Some(value),
        });
        self.want(number, "an integer from 0", stream)
    }
}

/// The ends of a range, in one type.
enum Range {
    Signed(i128, i128),
    Unsigned(u128, u128),
}

fn range(min: Number, max: Number) -> Range {
    let unsigned = |number: Number| match number {
        Number::Signed(value) => value as u128,
        Number::Unsigned(value) => value,
    };
    match (min, max) {
        (Number::Signed(min), Number::Signed(max)) => Range::Signed(min, max),
        _ => Range::Unsigned(unsigned(min), unsigned(max)),
    }
}

fn floats<const N: usize>(json: &Json) -> Option<[f32; N]> {
    let parts = json.as_array()?.iter().map(to_f32).collect::<Option<Vec<_>>>()?;
    parts.try_into().ok()
}
