//! The operations that vectors are made of, as data.
//!
//! Parsing is strict: an operation that is not known, a key that is missing and a key too many
//! are errors, so that a vector is never checked by half.

use serde_json::{Map, Value as Json};

/// One operation: its kind, and its values in the vector.
#[derive(Clone, Debug)]
pub(crate) struct Op {
    pub(crate) kind: Kind,
    /// The input of a writer, unless the line is for readers only.
    pub(crate) written: Option<Value>,
    /// The output of a reader, unless the line is about a rejection.
    pub(crate) read: Option<Value>,
}

/// An operation with its parameters.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Bits { bits: u32 },
    Uint { bits: u32 },
    Bool,
    Int { native: IntType, min: i128, max: i128 },
    Fixed { storage: IntType, fraction_bits: u32, min: i64, max: i64 },
    Relative { previous: i128 },
    Float,
    Double,
    Compressed { min: f32, max: f32, resolution: f32 },
    Align,
    Bytes { count: usize },
    Text { max: usize },
    WideText { max: usize },
    ObjectIndex { objects: usize, previous: Option<usize> },
    Check { name: String },
    Half,
    Angle { bits: u32, wide: bool },
    Wrapping { bits: u32, from: u64 },
}

/// A Rust integer type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum IntType {
    I8,
    I16,
    I32,
    I64,
    I128,
    U8,
    U16,
    U32,
    U64,
    U128,
}

/// A value of an operation. Floats are bit patterns, so that equality means equality.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Nothing,
    Unsigned(u128),
    Signed(i128),
    Bool(bool),
    F32(u32),
    F64(u64),
    Bytes(Vec<u8>),
    Text(String),
}

/// Which values a line's operations carry.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Carries {
    /// The line is for writers and readers.
    Both,
    /// The line is for readers only.
    Read,
    /// None: the line is about a refusal.
    Parameters,
}

/// Keys of a JSON object, taken out one by one; a key that is left is an error.
pub(crate) struct Keys(Map<String, Json>);

impl Keys {
    pub(crate) fn new(json: Json) -> Result<Self, String> {
        match json {
            Json::Object(map) => Ok(Self(map)),
            other => Err(format!("not an object: {other}")),
        }
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    pub(crate) fn take(&mut self, key: &str) -> Result<Json, String> {
        self.0.remove(key).ok_or_else(|| format!("key {key:?} is missing"))
    }

    pub(crate) fn text(&mut self, key: &str) -> Result<String, String> {
        match self.take(key)? {
            Json::String(text) => Ok(text),
            other => Err(format!("{key:?} is not a string: {other}")),
        }
    }

    pub(crate) fn flag(&mut self, key: &str) -> Result<bool, String> {
        let value = self.take(key)?;
        value.as_bool().ok_or_else(|| format!("{key:?} is not a bool: {value}"))
    }

    pub(crate) fn count(&mut self, key: &str) -> Result<usize, String> {
        let value = self.take(key)?;
        let count = value.as_u64().and_then(|count| usize::try_from(count).ok());
        count.ok_or_else(|| format!("{key:?} is not a count: {value}"))
    }

    /// A decimal in a string, of a type as wide as it needs.
    fn number<T: std::str::FromStr>(&mut self, key: &str) -> Result<T, String> {
        let text = self.text(key)?;
        text.parse().map_err(|_| format!("{key:?} is not a number of its type: {text}"))
    }

    fn f32(&mut self, key: &str) -> Result<u32, String> {
        let text = self.text(key)?;
        let digits = text.strip_prefix("f32:0x").filter(|digits| digits.len() == 8);
        let bits = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        bits.ok_or_else(|| format!("{key:?} is no f32 pattern: {text}"))
    }

    fn f64(&mut self, key: &str) -> Result<u64, String> {
        let text = self.text(key)?;
        let digits = text.strip_prefix("f64:0x").filter(|digits| digits.len() == 16);
        let bits = digits.and_then(|digits| u64::from_str_radix(digits, 16).ok());
        bits.ok_or_else(|| format!("{key:?} is no f64 pattern: {text}"))
    }

    pub(crate) fn hex(&mut self, key: &str) -> Result<Vec<u8>, String> {
        let text = self.text(key)?;
        hex::decode(&text).map_err(|_| format!("{key:?} is not hex: {text}"))
    }

    /// Ends the object: no key may be left.
    pub(crate) fn finish(self) -> Result<(), String> {
        match self.0.keys().next() {
            Some(key) => Err(format!("key {key:?} is not known here")),
            None => Ok(()),
        }
    }
}

impl Op {
    pub(crate) fn parse(json: Json, carries: Carries) -> Result<Self, String> {
        let mut keys = Keys::new(json)?;
        let name = keys.text("op")?;
        let kind = Kind::parse(&name, &mut keys)?;
        let (mut written, mut read) = (None, None);
        if kind.is_rounded() {
            // These read back something else than was written.
            if carries == Carries::Both || (carries == Carries::Read && keys.has("value")) {
                written = Some(kind.value(&mut keys)?);
            }
            if carries != Carries::Parameters {
                read = Some(kind.float("decoded", &mut keys)?);
            }
        } else if carries != Carries::Parameters {
            let value = kind.value(&mut keys)?;
            written = Some(value.clone());
            read = Some(value);
        }
        keys.finish().map_err(|error| format!("op {name:?}: {error}"))?;
        Ok(Self { kind, written, read })
    }
}

impl Kind {
    fn parse(name: &str, keys: &mut Keys) -> Result<Self, String> {
        Ok(match name {
            "bits" => match keys.count("bits")? {
                bits @ 1..=64 => Self::Bits { bits: bits as u32 },
                bits => return Err(format!("bits of {bits}")),
            },
            "uint8" => Self::Uint { bits: 8 },
            "uint16" => Self::Uint { bits: 16 },
            "uint32" => Self::Uint { bits: 32 },
            "uint64" => Self::Uint { bits: 64 },
            "uint128" => Self::Uint { bits: 128 },
            "bool" => Self::Bool,
            "int" => {
                Self::int(IntType::I32, keys.number::<i32>("min")?, keys.number::<i32>("max")?)
            }
            "int64" => {
                Self::int(IntType::I64, keys.number::<i64>("min")?, keys.number::<i64>("max")?)
            }
            "int128" => {
                Self::int(IntType::I128, keys.number::<i128>("min")?, keys.number::<i128>("max")?)
            }
            "fixed" => {
                let storage = IntType::parse(&keys.text("storage")?)?;
                let integer_bits = keys.count("integer_bits")? as u32;
                let fraction_bits = keys.count("fraction_bits")? as u32;
                if integer_bits + fraction_bits != storage.bits() {
                    return Err(format!(
                        "{storage:?} has not {integer_bits} + {fraction_bits} bits"
                    ));
                }
                let (min, max) = (keys.number("min")?, keys.number("max")?);
                Self::Fixed { storage, fraction_bits, min, max }
            }
            "int_relative" => Self::Relative { previous: keys.number("previous")? },
            "float" => Self::Float,
            "double" => Self::Double,
            "compressed_float" => Self::Compressed {
                min: f32::from_bits(keys.f32("min")?),
                max: f32::from_bits(keys.f32("max")?),
                resolution: f32::from_bits(keys.f32("res")?),
            },
            "align" => Self::Align,
            "bytes" => Self::Bytes { count: keys.count("count")? },
            "string" => Self::Text { max: buffer_size(keys)? - 1 },
            "wstring" => Self::WideText { max: buffer_size(keys)? - 1 },
            "object_index" => {
                let objects = keys.count("max_objects")?;
                let previous = match keys.number::<i128>("previous")? {
                    -1 => None,
                    previous => Some(usize::try_from(previous).map_err(|error| error.to_string())?),
                };
                Self::ObjectIndex { objects, previous }
            }
            "check" => Self::Check { name: keys.text("name")? },
            "half" => Self::Half,
            "angle" | "angle64" => {
                Self::Angle { bits: keys.count("bits")? as u32, wide: name == "angle64" }
            }
            "wrapping8" => Self::Wrapping { bits: 8, from: keys.number::<u8>("from")?.into() },
            "wrapping16" => Self::Wrapping { bits: 16, from: keys.number::<u16>("from")?.into() },
            "wrapping32" => Self::Wrapping { bits: 32, from: keys.number::<u32>("from")?.into() },
            "wrapping64" => Self::Wrapping { bits: 64, from: keys.number("from")? },
            _ => return Err(format!("op {name:?} is not known")),
        })
    }

    fn int(native: IntType, min: impl Into<i128>, max: impl Into<i128>) -> Self {
        Self::Int { native, min: min.into(), max: max.into() }
    }

    /// Returns whether it reads back something else than was written.
    pub(crate) fn is_rounded(&self) -> bool {
        matches!(self, Self::Compressed { .. } | Self::Half | Self::Angle { .. })
    }

    /// A float, in the type of the operation.
    fn float(&self, key: &str, keys: &mut Keys) -> Result<Value, String> {
        match self {
            Self::Angle { wide: true, .. } => keys.f64(key).map(Value::F64),
            _ => keys.f32(key).map(Value::F32),
        }
    }

    /// The value of an operation.
    fn value(&self, keys: &mut Keys) -> Result<Value, String> {
        Ok(match self {
            Self::Bits { .. }
            | Self::Uint { .. }
            | Self::ObjectIndex { .. }
            | Self::Wrapping { .. } => Value::Unsigned(keys.number("value")?),
            Self::Fixed { storage: IntType::U128, .. } => {
                Value::Signed(keys.number::<u128>("value")? as i128)
            }
            Self::Int { .. } | Self::Fixed { .. } | Self::Relative { .. } => {
                Value::Signed(keys.number("value")?)
            }
            Self::Bool => Value::Bool(keys.flag("value")?),
            Self::Float | Self::Compressed { .. } | Self::Half | Self::Angle { .. } => {
                self.float("value", keys)?
            }
            Self::Double => Value::F64(keys.f64("value")?),
            Self::Bytes { count } => {
                let bytes = keys.hex("value")?;
                if bytes.len() != *count {
                    return Err(format!("{} bytes where {count} are announced", bytes.len()));
                }
                Value::Bytes(bytes)
            }
            Self::Text { .. } | Self::WideText { .. } => Value::Text(keys.text("value")?),
            Self::Align | Self::Check { .. } => Value::Nothing,
        })
    }

    /// A value to read into, one of two: a read that is refused must leave either alone.
    pub(crate) fn sentinel(&self, second: bool) -> Value {
        let byte: u8 = if second { 0x2a } else { 0x55 };
        match self {
            Self::Bits { .. }
            | Self::Uint { .. }
            | Self::ObjectIndex { .. }
            | Self::Wrapping { .. } => Value::Unsigned(byte.into()),
            Self::Int { .. } | Self::Fixed { .. } | Self::Relative { .. } => {
                Value::Signed(byte.into())
            }
            Self::Bool => Value::Bool(second),
            Self::Float
            | Self::Compressed { .. }
            | Self::Half
            | Self::Angle { wide: false, .. } => Value::F32(0x7fa0_0000 | u32::from(byte)),
            Self::Double | Self::Angle { wide: true, .. } => {
                Value::F64(0x7ff4_0000_0000_0000 | u64::from(byte))
            }
            Self::Bytes { count } => Value::Bytes(vec![byte; *count]),
            Self::Text { .. } | Self::WideText { .. } => Value::Text(char::from(byte).into()),
            Self::Align | Self::Check { .. } => Value::Nothing,
        }
    }
}

fn buffer_size(keys: &mut Keys) -> Result<usize, String> {
    match keys.count("buffer_size")? {
        0 => Err("a string needs a buffer".into()),
        size => Ok(size),
    }
}

impl IntType {
    fn parse(name: &str) -> Result<Self, String> {
        Ok(match name {
            "i8" => Self::I8,
            "i16" => Self::I16,
            "i32" => Self::I32,
            "i64" => Self::I64,
            "i128" => Self::I128,
            "u8" => Self::U8,
            "u16" => Self::U16,
            "u32" => Self::U32,
            "u64" => Self::U64,
            "u128" => Self::U128,
            _ => return Err(format!("storage {name:?} is not known")),
        })
    }

    pub(crate) fn bits(self) -> u32 {
        match self {
            Self::I8 | Self::U8 => 8,
            Self::I16 | Self::U16 => 16,
            Self::I32 | Self::U32 => 32,
            Self::I64 | Self::U64 => 64,
            Self::I128 | Self::U128 => 128,
        }
    }
}
