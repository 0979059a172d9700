//! Runs operations on streams: by the unified methods, and by the direct ones.

#![allow(clippy::unnecessary_cast)] // one body for types of every size

use std::num::Wrapping;
use tightwire::{ReadError, Reader, Result as StreamResult, Stream, WriteError, Writer};

use super::op::{IntType, Kind, Value};

/// Which Rust type an integer operation uses; the bytes must not depend on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Types {
    /// The one its name stands for.
    Native,
    /// The smallest that holds the whole range.
    Narrow,
    /// 128 bits for everything that can be signed.
    Wide,
}

impl Types {
    /// The type for a range, given the native one.
    fn choose(self, native: IntType, min: i128, max: i128) -> IntType {
        let holds = |low: i128, high: i128| low <= min && max <= high;
        match self {
            Self::Native => native,
            Self::Narrow if holds(0, u8::MAX.into()) => IntType::U8,
            Self::Narrow if holds(i8::MIN.into(), i8::MAX.into()) => IntType::I8,
            Self::Narrow if holds(0, u16::MAX.into()) => IntType::U16,
            Self::Narrow if holds(i16::MIN.into(), i16::MAX.into()) => IntType::I16,
            Self::Narrow if holds(0, u32::MAX.into()) => IntType::U32,
            Self::Narrow if holds(i32::MIN.into(), i32::MAX.into()) => IntType::I32,
            Self::Narrow if holds(0, u64::MAX.into()) => IntType::U64,
            Self::Narrow if holds(i64::MIN.into(), i64::MAX.into()) => IntType::I64,
            Self::Narrow if min >= 0 => IntType::U128,
            Self::Narrow | Self::Wide => IntType::I128,
        }
    }
}

/// Runs `$body` with `$T` as the Rust type that `$type` names.
macro_rules! with_int {
    ($type:expr, $T:ident => $body:expr) => {
        match $type {
            IntType::I8 => {
                type $T = i8;
                $body
            }
            IntType::I16 => {
                type $T = i16;
                $body
            }
            IntType::I32 => {
                type $T = i32;
                $body
            }
            IntType::I64 => {
                type $T = i64;
                $body
            }
            IntType::I128 => {
                type $T = i128;
                $body
            }
            IntType::U8 => {
                type $T = u8;
                $body
            }
            IntType::U16 => {
                type $T = u16;
                $body
            }
            IntType::U32 => {
                type $T = u32;
                $body
            }
            IntType::U64 => {
                type $T = u64;
                $body
            }
            IntType::U128 => {
                type $T = u128;
                $body
            }
        }
    };
}

/// Runs `$body` with `$T` as the unsigned type for a group of `$bits` bits.
macro_rules! with_unsigned {
    ($types:expr, $bits:expr, $T:ident => $body:expr) => {
        match ($types, $bits) {
            (Types::Wide, _) => {
                type $T = u128;
                $body
            }
            (Types::Narrow, ..=8) => {
                type $T = u8;
                $body
            }
            (Types::Narrow, ..=16) => {
                type $T = u16;
                $body
            }
            (Types::Narrow, ..=32) => {
                type $T = u32;
                $body
            }
            _ => {
                type $T = u64;
                $body
            }
        }
    };
}

/// The type of a relative number.
fn relative_type(types: Types) -> IntType {
    match types {
        Types::Native => IntType::U32,
        Types::Narrow => IntType::I32,
        Types::Wide => IntType::U128,
    }
}

/// Runs `$body` with `$T` as the type of a number that goes round after `2^$bits`.
macro_rules! with_serial {
    ($bits:expr, $T:ident => $body:expr) => {
        match $bits {
            8 => {
                type $T = u8;
                $body
            }
            16 => {
                type $T = u16;
                $body
            }
            32 => {
                type $T = u32;
                $body
            }
            _ => {
                type $T = u64;
                $body
            }
        }
    };
}

/// Runs `each` on the float of a pattern, and keeps what it leaves there.
fn single<R>(bits: &mut u32, each: impl FnOnce(&mut f32) -> R) -> R {
    let mut own = f32::from_bits(*bits);
    let done = each(&mut own);
    *bits = own.to_bits();
    done
}

/// The same for a wide one.
fn double<R>(bits: &mut u64, each: impl FnOnce(&mut f64) -> R) -> R {
    let mut own = f64::from_bits(*bits);
    let done = each(&mut own);
    *bits = own.to_bits();
    done
}

/// Runs one operation by the unified methods. Writing takes `value`; reading replaces it, and
/// whatever the primitive did to its destination shows there, after an error too.
pub(crate) fn unified<S: Stream>(
    kind: &Kind,
    types: Types,
    value: &mut Value,
    stream: &mut S,
) -> StreamResult<S> {
    match (kind, value) {
        (Kind::Bits { bits }, Value::Unsigned(value)) => with_unsigned!(types, *bits, T => {
            let mut own = *value as T;
            let done = stream.bits(&mut own, *bits);
            *value = own as u128;
            done
        }),
        (Kind::Uint { bits }, Value::Unsigned(value)) => {
            macro_rules! uint {
                ($int:ident) => {{
                    let mut own = *value as $int;
                    let done = stream.$int(&mut own);
                    *value = own as u128;
                    done
                }};
            }
            match bits {
                8 => uint!(u8),
                16 => uint!(u16),
                32 => uint!(u32),
                64 => uint!(u64),
                _ => uint!(u128),
            }
        }
        (Kind::Bool, Value::Bool(value)) => stream.bool(value),
        (Kind::Int { native, min, max }, Value::Signed(value)) => {
            with_int!(types.choose(*native, *min, *max), T => {
                let mut own = *value as T;
                let done = stream.int(&mut own, *min as T..=*max as T);
                *value = own as i128;
                done
            })
        }
        (Kind::Fixed { storage, fraction_bits, min, max }, Value::Signed(value)) => {
            with_int!(storage, T => {
                let mut own = *value as T;
                let done = stream.fixed(&mut own, *min..=*max, *fraction_bits);
                *value = own as i128;
                done
            })
        }
        (Kind::Relative { previous }, Value::Signed(value)) => {
            with_int!(relative_type(types), T => {
                let mut own = *value as T;
                let done = stream.relative(&mut own, *previous as T);
                *value = own as i128;
                done
            })
        }
        (Kind::Float, Value::F32(bits)) => single(bits, |own| stream.f32(own)),
        (Kind::Double, Value::F64(bits)) => double(bits, |own| stream.f64(own)),
        (Kind::Compressed { min, max, resolution }, Value::F32(bits)) => {
            single(bits, |own| stream.compressed(own, *min..=*max, *resolution))
        }
        (Kind::Align, Value::Nothing) => stream.align(),
        (Kind::Bytes { .. }, Value::Bytes(bytes)) => stream.bytes(bytes),
        (Kind::Text { max }, Value::Text(text)) => stream.string(text, *max),
        (Kind::WideText { max }, Value::Text(text)) => stream.wide_string(text, *max),
        (Kind::ObjectIndex { objects, previous }, Value::Unsigned(value)) => {
            let mut own = *value as usize;
            let done = stream.object_index(&mut own, *previous, *objects);
            *value = own as u128;
            done
        }
        (Kind::Check { name }, Value::Nothing) => stream.check(name),
        (Kind::Half, Value::F32(bits)) => single(bits, |own| stream.half(own)),
        (Kind::Angle { bits: width, wide: false }, Value::F32(bits)) => {
            single(bits, |own| stream.angle(own, *width))
        }
        (Kind::Angle { bits: width, wide: true }, Value::F64(bits)) => {
            double(bits, |own| stream.angle(own, *width))
        }
        (Kind::Wrapping { bits, from }, Value::Unsigned(value)) => with_serial!(*bits, T => {
            let mut own = Wrapping(*value as T);
            let done = stream.wrapping(&mut own, Wrapping(*from as T));
            *value = own.0 as u128;
            done
        }),
        (kind, value) => panic!("{kind:?} does not hold {value:?}"),
    }
}

/// Writes one operation by the direct methods.
pub(crate) fn write<W: Writer>(
    kind: &Kind,
    types: Types,
    value: &Value,
    stream: &mut W,
) -> Result<(), WriteError> {
    match (kind, value) {
        (Kind::Bits { bits }, Value::Unsigned(value)) => {
            with_unsigned!(types, *bits, T => stream.put(tightwire::scalar::Bits::new(*bits), *value as T))
        }
        (Kind::Uint { bits: 8 }, Value::Unsigned(value)) => {
            stream.put(tightwire::scalar::U8, *value as u8)
        }
        (Kind::Uint { bits: 16 }, Value::Unsigned(value)) => {
            stream.put(tightwire::scalar::U16, *value as u16)
        }
        (Kind::Uint { bits: 32 }, Value::Unsigned(value)) => {
            stream.put(tightwire::scalar::U32, *value as u32)
        }
        (Kind::Uint { bits: 64 }, Value::Unsigned(value)) => {
            stream.put(tightwire::scalar::U64, *value as u64)
        }
        (Kind::Uint { .. }, Value::Unsigned(value)) => stream.put(tightwire::scalar::U128, *value),
        (Kind::Bool, Value::Bool(value)) => stream.put(tightwire::scalar::Bool, *value),
        (Kind::Int { native, min, max }, Value::Signed(value)) => {
            with_int!(types.choose(*native, *min, *max), T => {
                stream.put(tightwire::scalar::Int::new(*min as T, *max as T), *value as T)
            })
        }
        (Kind::Fixed { storage, fraction_bits, min, max }, Value::Signed(value)) => {
            with_int!(storage, T => stream.put(tightwire::scalar::Fixed::new(*min, *max, *fraction_bits), *value as T))
        }
        (Kind::Relative { previous }, Value::Signed(value)) => {
            with_int!(relative_type(types), T => stream.write_relative(*value as T, *previous as T))
        }
        (Kind::Float, Value::F32(bits)) => {
            stream.put(tightwire::scalar::F32, f32::from_bits(*bits))
        }
        (Kind::Double, Value::F64(bits)) => {
            stream.put(tightwire::scalar::F64, f64::from_bits(*bits))
        }
        (Kind::Compressed { min, max, resolution }, Value::F32(bits)) => stream.put(
            tightwire::scalar::Compressed::new(*min, *max, *resolution),
            f32::from_bits(*bits),
        ),
        (Kind::Align, Value::Nothing) => stream.align(),
        (Kind::Bytes { .. }, Value::Bytes(bytes)) => stream.write_bytes(bytes),
        (Kind::Text { max }, Value::Text(text)) => stream.write_string(text, *max),
        (Kind::WideText { max }, Value::Text(text)) => stream.write_wide_string(text, *max),
        (Kind::ObjectIndex { objects, previous }, Value::Unsigned(value)) => {
            stream.write_object_index(*value as usize, *previous, *objects)
        }
        (Kind::Check { name }, Value::Nothing) => stream.check(name),
        (Kind::Half, Value::F32(bits)) => {
            stream.put(tightwire::scalar::Half, f32::from_bits(*bits))
        }
        (Kind::Angle { bits: width, .. }, Value::F32(bits)) => {
            stream.put(tightwire::scalar::Angle::new(*width), f32::from_bits(*bits))
        }
        (Kind::Angle { bits: width, .. }, Value::F64(bits)) => {
            stream.put(tightwire::scalar::Angle::new(*width), f64::from_bits(*bits))
        }
        (Kind::Wrapping { bits, from }, Value::Unsigned(value)) => {
            with_serial!(*bits, T => stream.write_wrapping(*value as T, *from as T))
        }
        (kind, value) => panic!("{kind:?} does not hold {value:?}"),
    }
}

/// Reads one operation by the direct methods.
pub(crate) fn read<R: Reader>(
    kind: &Kind,
    types: Types,
    stream: &mut R,
) -> Result<Value, ReadError> {
    Ok(match kind {
        Kind::Bits { bits } => with_unsigned!(types, *bits, T => {
            Value::Unsigned(stream.take(tightwire::scalar::Bits::<T>::new(*bits))? as u128)
        }),
        Kind::Uint { bits: 8 } => Value::Unsigned(stream.take(tightwire::scalar::U8)?.into()),
        Kind::Uint { bits: 16 } => Value::Unsigned(stream.take(tightwire::scalar::U16)?.into()),
        Kind::Uint { bits: 32 } => Value::Unsigned(stream.take(tightwire::scalar::U32)?.into()),
        Kind::Uint { bits: 64 } => Value::Unsigned(stream.take(tightwire::scalar::U64)?.into()),
        Kind::Uint { .. } => Value::Unsigned(stream.take(tightwire::scalar::U128)?),
        Kind::Bool => Value::Bool(stream.take(tightwire::scalar::Bool)?),
        Kind::Int { native, min, max } => with_int!(types.choose(*native, *min, *max), T => {
            Value::Signed(stream.take(tightwire::scalar::Int::new(*min as T, *max as T))? as i128)
        }),
        Kind::Fixed { storage, fraction_bits, min, max } => with_int!(storage, T => {
            Value::Signed(stream.take(tightwire::scalar::Fixed::<T>::new(*min, *max, *fraction_bits))? as i128)
        }),
        Kind::Relative { previous } => with_int!(relative_type(types), T => {
            Value::Signed(stream.read_relative(*previous as T)? as i128)
        }),
        Kind::Float => Value::F32(stream.take(tightwire::scalar::F32)?.to_bits()),
        Kind::Double => Value::F64(stream.take(tightwire::scalar::F64)?.to_bits()),
        Kind::Compressed { min, max, resolution } => Value::F32(
            stream.take(tightwire::scalar::Compressed::new(*min, *max, *resolution))?.to_bits(),
        ),
        Kind::Align => stream.align().map(|()| Value::Nothing)?,
        Kind::Bytes { count } => {
            let mut bytes = vec![0x5a; *count];
            stream.read_bytes(&mut bytes)?;
            Value::Bytes(bytes)
        }
        Kind::Text { max } if types == Types::Narrow => {
            let mut buffer = vec![0x5a; *max];
            Value::Text(stream.read_str(*max, &mut buffer)?.into())
        }
        Kind::Text { max } => Value::Text(stream.read_string(*max)?),
        Kind::WideText { max } => Value::Text(stream.read_wide_string(*max)?),
        Kind::ObjectIndex { objects, previous } => {
            Value::Unsigned(stream.read_object_index(*previous, *objects)? as u128)
        }
        Kind::Check { name } => stream.check(name).map(|()| Value::Nothing)?,
        Kind::Half => Value::F32(stream.take(tightwire::scalar::Half)?.to_bits()),
        Kind::Angle { bits, wide: false } => {
            Value::F32(stream.take(tightwire::scalar::Angle::<f32>::new(*bits))?.to_bits())
        }
        Kind::Angle { bits, wide: true } => {
            Value::F64(stream.take(tightwire::scalar::Angle::<f64>::new(*bits))?.to_bits())
        }
        Kind::Wrapping { bits, from } => with_serial!(*bits, T => {
            Value::Unsigned(stream.read_wrapping(*from as T)? as u128)
        }),
    })
}
