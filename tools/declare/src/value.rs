//! Values without their Rust types. The twin writes and reads them.

/// An integer of any type up to 128 bits. Those from 0 on are always `Above`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Num {
    /// Below zero.
    Below(i128),
    /// Zero and above.
    Above(u128),
}

impl Num {
    pub fn of(value: i128) -> Self {
        u128::try_from(value).map_or(Self::Below(value), Self::Above)
    }

    /// Returns the distance above `from`, or `None` if this is below it.
    pub fn distance(self, from: Self) -> Option<u128> {
        match (self, from) {
            (Self::Above(value), Self::Above(from)) => value.checked_sub(from),
            (Self::Above(value), Self::Below(from)) => value.checked_add(from.unsigned_abs()),
            (Self::Below(value), Self::Below(from)) if value >= from => {
                Some(value.wrapping_sub(from) as u128)
            }
            (Self::Below(_), _) => None,
        }
    }

    /// The number `step` above this one. The caller knows that there is one.
    pub fn plus(self, step: u128) -> Self {
        match self {
            Self::Above(value) => Self::Above(value.wrapping_add(step)),
            Self::Below(value) if value.unsigned_abs() <= step => {
                Self::Above(step - value.unsigned_abs())
            }
            Self::Below(value) => Self::Below(value.wrapping_add(step as i128)),
        }
    }

    /// Formats it as Rust source.
    pub fn source(self) -> String {
        match self {
            Self::Above(value) => value.to_string(),
            Self::Below(value) => value.to_string(),
        }
    }
}

/// The integer types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Int {
    U8,
    U16,
    U32,
    U64,
    U128,
    I8,
    I16,
    I32,
    I64,
    I128,
    Usize,
    Isize,
}

impl Int {
    pub fn name(self) -> &'static str {
        match self {
            Self::U8 => "u8",
            Self::U16 => "u16",
            Self::U32 => "u32",
            Self::U64 => "u64",
            Self::U128 => "u128",
            Self::I8 => "i8",
            Self::I16 => "i16",
            Self::I32 => "i32",
            Self::I64 => "i64",
            Self::I128 => "i128",
            Self::Usize => "usize",
            Self::Isize => "isize",
        }
    }

    /// Its width; that of the platform-dependent ones where this runs is at least 32.
    pub fn bits(self) -> u32 {
        match self {
            Self::U8 | Self::I8 => 8,
            Self::U16 | Self::I16 => 16,
            Self::U32 | Self::I32 | Self::Usize | Self::Isize => 32,
            Self::U64 | Self::I64 => 64,
            Self::U128 | Self::I128 => 128,
        }
    }

    pub fn is_signed(self) -> bool {
        matches!(self, Self::I8 | Self::I16 | Self::I32 | Self::I64 | Self::I128 | Self::Isize)
    }

    pub fn min(self) -> Num {
        if self.is_signed() { Num::of(i128::MIN >> (128 - self.bits())) } else { Num::Above(0) }
    }

    pub fn max(self) -> Num {
        let bits = self.bits() - u32::from(self.is_signed());
        Num::Above(u128::MAX >> (128 - bits))
    }
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Unit,
    Bool(bool),
    Char(char),
    Int(Num),
    /// The bit pattern, so that equal values have equal bits.
    F32(u32),
    F64(u64),
    Text(String),
    Option(Option<Box<Value>>),
    /// Elements of an array or list, fields of a struct or tuple.
    Many(Vec<Value>),
    /// The number of a variant, and its fields.
    Variant(usize, Vec<Value>),
}

impl Value {
    pub fn int(value: i128) -> Self {
        Self::Int(Num::of(value))
    }

    pub fn some(value: Self) -> Self {
        Self::Option(Some(Box::new(value)))
    }

    pub const NONE: Self = Self::Option(None);

    /// Returns whether `==` in Rust says that they are the same: zeros of both signs are, NaN never
    /// is.
    #[allow(clippy::float_cmp)] // as `==` does
    pub fn is_equal(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::F32(a), Self::F32(b)) => f32::from_bits(*a) == f32::from_bits(*b),
            (Self::F64(a), Self::F64(b)) => f64::from_bits(*a) == f64::from_bits(*b),
            _ => self.parts_are(other, Self::is_equal),
        }
    }

    /// Returns whether they are the same, up to the sign of zeros.
    pub fn is_same(&self, other: &Self) -> bool {
        self == other || self.is_equal(other) || self.parts_are(other, Self::is_same)
    }

    fn parts_are(&self, other: &Self, same: fn(&Self, &Self) -> bool) -> bool {
        let all =
            |a: &[Self], b: &[Self]| a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same(a, b));
        match (self, other) {
            (Self::Option(Some(a)), Self::Option(Some(b))) => same(a, b),
            (Self::Many(a), Self::Many(b)) => all(a, b),
            (Self::Variant(a, x), Self::Variant(b, y)) => a == b && all(x, y),
            (Self::F32(_), Self::F32(_)) | (Self::F64(_), Self::F64(_)) => false,
            _ => self == other,
        }
    }

    /// The order of values of one type, as `Ord` has it. Only what can be a key has one.
    pub fn order(&self, other: &Self) -> std::cmp::Ordering {
        match (self, other) {
            (Self::Unit, Self::Unit) => std::cmp::Ordering::Equal,
            (Self::Bool(a), Self::Bool(b)) => a.cmp(b),
            (Self::Char(a), Self::Char(b)) => a.cmp(b),
            (Self::Text(a), Self::Text(b)) => a.as_bytes().cmp(b.as_bytes()),
            (Self::Int(Num::Below(a)), Self::Int(Num::Below(b))) => a.cmp(b),
            (Self::Int(a), Self::Int(b)) => a.cmp(b),
            (Self::Option(a), Self::Option(b)) => match (a, b) {
                (Some(a), Some(b)) => a.order(b),
                _ => a.is_some().cmp(&b.is_some()),
            },
            (Self::Many(a), Self::Many(b)) => {
                let differences = a.iter().zip(b).map(|(a, b)| a.order(b));
                differences.fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then)
            }
            _ => panic!("{self:?} is not a key"),
        }
    }

    /// The part that a path of numbers leads to.
    pub fn part(&self, path: &[usize]) -> &Self {
        match (self, path) {
            (_, []) => self,
            (Self::Many(parts), [first, rest @ ..]) => parts[*first].part(rest),
            _ => panic!("no part {path:?} in {self:?}"),
        }
    }

    /// Formats it as Rust source that creates this `Value`.
    pub fn source(&self) -> String {
        let all = |values: &[Self]| values.iter().map(Self::source).collect::<Vec<_>>().join(", ");
        match self {
            Self::Unit => "Value::Unit".into(),
            Self::Bool(value) => format!("Value::Bool({value})"),
            Self::Char(value) => format!("Value::Char({value:?})"),
            Self::Int(Num::Above(value)) if *value > i128::MAX as u128 => {
                format!("Value::Int(Num::Above({value}))")
            }
            Self::Int(value) => format!("Value::int({})", value.source()),
            Self::F32(bits) => format!("Value::F32({bits:#x})"),
            Self::F64(bits) => format!("Value::F64({bits:#x})"),
            Self::Text(text) => format!("Value::Text({text:?}.into())"),
            Self::Option(None) => "Value::NONE".into(),
            Self::Option(Some(value)) => format!("Value::some({})", value.source()),
            Self::Many(values) => format!("Value::Many(vec![{}])", all(values)),
            Self::Variant(tag, values) => format!("Value::Variant({tag}, vec![{}])", all(values)),
        }
    }
}
