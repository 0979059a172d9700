//! The kinds of values in packets, each with its parameters. Schemas, traces and explanations all use
//! them.

mod hole;
mod number;
mod parameter;
mod value;

pub use hole::Hole;
pub use number::Number;
pub use parameter::Parameter;
pub use value::{Name, Value};

use crate::bits::{width, width128};
use crate::scalar::{SmallestThree, Steps, UnitVector, angle_fits, fixed_bits};

/// What the kinds of a family have in common: what a value of them is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    /// An integer or a number in steps.
    Number,
    /// One bit.
    Flag,
    /// One float.
    Float,
    /// Several floats with one code.
    Vector,
    /// A number relative to another one.
    Relative,
    /// Bytes or text.
    Text,
    /// What the values around it depend on.
    Frame,
    /// Bits without a value.
    Filler,
    /// Other values.
    Group,
}

/// Whether a line of the list has the word `rounded`.
macro_rules! is_rounded {
    () => {
        false
    };
    (rounded) => {
        true
    };
}

/// Declares the kinds once, as shapes with parameters and as plain kinds. Each has the word that files
/// and tables show, its family, and `rounded` if different values may have the same code.
macro_rules! shapes {
    ($(
        $(#[$doc:meta])*
        $Kind:ident $word:literal ($family:ident $($rounded:ident)?) $( { $( $(#[$param_doc:meta])* $param:ident: $type:ty, )* } )?,
    )*) => {
        /// The kind of a value, with all parameters of its declaration.
        ///
        /// ```
        /// use tightwire::{Number, Scalar, Shape, scalar::Int};
        ///
        /// let shape = Int::new(-100i8, 100).shape();
        /// assert_eq!(shape.kind().word(), "int");
        /// assert!(matches!(shape, Shape::Int { min: Number::Signed(-100), .. }));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum Shape<'a> {
            $( $(#[$doc])* $Kind $( { $( $(#[$param_doc])* $param: $type, )* } )?, )*
            /// A value that consists of others, with the name of its kind.
            Group(&'a str),
        }

        /// The kind of a value, without its parameters.
        ///
        /// ```
        /// assert_eq!(tightwire::Kind::Compressed.word(), "compressed float");
        /// ```
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub enum Kind {
            $( $(#[$doc])* $Kind, )*
            /// A struct, an array, or an element of one.
            Group,
            /// The unused bits of the last byte.
            Unused,
            /// The data after a rejected value or after the last value.
            Unread,
            /// A value that consists of others, such as a vector.
            #[cfg(feature = "alloc")]
            Custom(alloc::borrow::Cow<'static, str>),
        }

        impl Shape<'_> {
            /// Returns the kind.
            ///
            /// ```
            /// assert_eq!(tightwire::Shape::Bool.kind(), tightwire::Kind::Bool);
            /// ```
            pub fn kind(&self) -> Kind {
                match self {
                    $( Self::$Kind { .. } => Kind::$Kind, )*
                    #[cfg(feature = "alloc")]
                    Self::Group(name) => Kind::Custom(alloc::string::String::from(*name).into()),
                    #[cfg(not(feature = "alloc"))]
                    Self::Group(_) => Kind::Group,
                }
            }

            /// Returns the family of the kind.
            const fn family(&self) -> Family {
                match self {
                    $( Self::$Kind { .. } => Family::$family, )*
                    Self::Group(_) => Family::Group,
                }
            }

            /// Returns whether different values may have the same code.
            #[doc(hidden)]
            pub const fn rounds(&self) -> bool {
                match self {
                    $( Self::$Kind { .. } => is_rounded!($($rounded)?), )*
                    Self::Group(_) => false,
                }
            }
        }

        impl<'a> Shape<'a> {
            /// Passes every parameter with its name to `each`. A group has no parameters.
            #[doc(hidden)]
            pub fn parameters(&self, mut each: impl FnMut(&'static str, Parameter<'a>)) {
                match *self {
                    $( Self::$Kind $( { $( $param, )* } )? => {
                        $( $( each(stringify!($param), $param.into()); )* )?
                    } )*
                    Self::Group(_) => {}
                }
                let _ = &mut each;
            }

            /// Creates the shape of a kind and gets its parameters by name. Returns `None` if the kind
            /// is not a shape, or if a parameter is missing or has another type.
            #[doc(hidden)]
            pub fn from_parameters(
                kind: &Kind,
                mut get: impl FnMut(&'static str) -> Option<Parameter<'a>>,
            ) -> Option<Self> {
                let _ = &mut get;
                match kind {
                    $( Kind::$Kind => Some(Self::$Kind $( { $(
                        $param: get(stringify!($param))?.try_into().ok()?,
                    )* } )?), )*
                    _ => None,
                }
            }
        }

        impl Kind {
            /// Returns the family of the kind.
            #[cfg(feature = "trace")]
            pub(crate) const fn family(&self) -> Family {
                match self {
                    $( Self::$Kind => Family::$family, )*
                    Self::Unused | Self::Unread => Family::Filler,
                    Self::Group | Self::Custom(_) => Family::Group,
                }
            }

            /// Returns the word for this kind.
            ///
            /// ```
            /// assert_eq!(tightwire::Kind::Bool.word(), "bool");
            /// ```
            pub fn word(&self) -> &str {
                match self {
                    $( Self::$Kind => $word, )*
                    Self::Group => "group",
                    Self::Unused => "unused",
                    Self::Unread => "unread",
                    #[cfg(feature = "alloc")]
                    Self::Custom(word) => word,
                }
            }

            /// Returns the kind with this word.
            #[cfg(feature = "alloc")]
            #[doc(hidden)]
            pub fn from_word(word: &str) -> Self {
                match word {
                    $( $word => Self::$Kind, )*
                    "group" => Self::Group,
                    "unused" => Self::Unused,
                    "unread" => Self::Unread,
                    _ => Self::Custom(alloc::string::String::from(word).into()),
                }
            }
        }
    };
}

shapes! {
    /// A group of raw bits.
    Bits "bits" (Number) {
        /// The number of bits.
        bits: u32,
    },
    /// One bit.
    Bool "bool" (Flag),
    /// An integer in an inclusive range, stored as its distance from `min`.
    Int "int" (Number) {
        /// The smallest value.
        min: Number,
        /// The largest value.
        max: Number,
    },
    /// A fixed-point number, stored as an integer that is the number times `2^fraction_bits`.
    Fixed "fixed point" (Number) {
        /// The smallest value, in whole units.
        min: i64,
        /// The largest value, in whole units.
        max: i64,
        /// The number of fractional bits.
        fraction_bits: u32,
    },
    /// A 32-bit float, stored exactly.
    F32 "f32" (Float),
    /// A 64-bit float, stored exactly.
    F64 "f64" (Float),
    /// A float in steps.
    Compressed "compressed float" (Float rounded) {
        /// The smallest value.
        min: f32,
        /// The largest value.
        max: f32,
        /// The declared width of a step.
        resolution: f32,
    },
    /// A rotation as the smallest three components of its quaternion.
    SmallestThree "smallest three" (Vector rounded) {
        /// The number of bits of each component.
        bits: u32,
    },
    /// A direction on an unfolded octahedron.
    UnitVector "unit vector" (Vector rounded) {
        /// The number of bits of each of the two coordinates.
        bits: u32,
    },
    /// A number greater than `previous`.
    Relative "relative int" (Relative) {
        /// The number it is relative to.
        previous: Number,
    },
    /// An index into an array, greater than `previous`.
    ObjectIndex "object index" (Relative) {
        /// The index before it, if there is one.
        previous: Option<usize>,
        /// The length of the array, and also the sentinel.
        objects: usize,
    },
    /// Zero bits up to a byte boundary.
    Padding "padding" (Filler),
    /// A known number of bytes at a byte boundary.
    Bytes "bytes" (Text) {
        /// The number of bytes.
        count: usize,
    },
    /// UTF-8 text.
    String "string" (Text) {
        /// The maximum number of bytes.
        max: usize,
        /// The minimum number of bytes.
        min: usize,
    },
    /// Text in UTF-16 units.
    WideString "wide string" (Text) {
        /// The maximum number of units.
        max: usize,
        /// The minimum number of units.
        min: usize,
    },
    /// A serialize check.
    Check "check" (Frame) {
        /// Its name, from which its bits are computed.
        name: &'a str,
    },
    /// The count of a list.
    Count "count" (Frame) {
        /// The maximum number of elements.
        max: usize,
        /// The minimum number of elements.
        min: usize,
    },
    /// A flag that is set if an optional value is present.
    Present "present" (Flag),
    /// A flag that is set if a value is its type's default and is therefore not sent.
    IsDefault "is default" (Flag),
    /// The variant of an enum.
    Variant "variant" (Frame) {
        /// The number of variants.
        variants: u32,
        /// The size of the tag in bits.
        bits: u32,
    },
    /// A 16-bit float.
    Half "half float" (Float rounded),
    /// An angle in radians that wraps.
    Angle "angle" (Float rounded) {
        /// The number of bits. A turn has `2^bits` steps.
        bits: u32,
    },
    /// A number that wraps around, encoded as its distance from another one.
    Wrapping "wrapping int" (Relative) {
        /// The number it is relative to.
        from: Number,
        /// The number of bits of its type. It wraps around after `2^bits`.
        bits: u32,
    },
}

impl Shape<'_> {
    /// Returns the minimum and maximum number of bits of a value, at any position in a packet.
    pub(crate) const fn size(&self) -> Size {
        match *self {
            Self::Bits { bits } | Self::Angle { bits } | Self::Variant { bits, .. } => {
                Size::exactly(bits as u64)
            }
            Self::Bool | Self::Present | Self::IsDefault => Size::exactly(1),
            Self::Int { min, max } => Size::exactly(width128(min.distance(max)) as u64),
            Self::Fixed { min, max, fraction_bits } => {
                Size::exactly(fixed_bits(min, max, fraction_bits) as u64)
            }
            Self::F32 => Size::exactly(32),
            Self::F64 => Size::exactly(64),
            // If the declaration is impossible, every use is an error, so any size is correct.
            Self::Compressed { min, max, resolution } => match Steps::new(min, max, resolution) {
                Some(steps) => Size::exactly(steps.bits() as u64),
                None => Size::exactly(0),
            },
            Self::SmallestThree { bits } => Size::exactly(2 + 3 * bits as u64),
            Self::UnitVector { bits } => Size::exactly(2 * bits as u64),
            Self::Relative { .. } => Size { min: 1, max: 38 },
            Self::ObjectIndex { objects, .. } => {
                Size { min: 1, max: 13 + width(objects as u64) as u64 }
            }
            Self::Padding => Size { min: 0, max: 7 },
            Self::Bytes { count } => {
                let bits = (count as u64).saturating_mul(8);
                Size { min: bits, max: bits.saturating_add(7) }
            }
            Self::String { max, min } => {
                let length = length_bits(min, max);
                let most = (max as u64).saturating_mul(8).saturating_add(length + 7);
                Size { min: (min as u64).saturating_mul(8).saturating_add(length), max: most }
            }
            Self::WideString { max, min } => {
                let text = Size::exactly(32);
                Size {
                    min: text.times(min as u64).min.saturating_add(length_bits(min, max)),
                    max: text.times(max as u64).max.saturating_add(length_bits(min, max)),
                }
            }
            Self::Check { .. } => Size::exactly(if CHECKS_ENABLED { 32 } else { 0 }),
            Self::Count { max, min } => Size::exactly(length_bits(min, max)),
            Self::Half => Size::exactly(16),
            Self::Wrapping { bits, .. } => wrapping_size(bits),
            Self::Group(_) => Size { min: 0, max: Size::UNBOUNDED },
        }
    }
}

/// Returns the number of bits of a length.
pub(crate) const fn length_bits(min: usize, max: usize) -> u64 {
    width(max.saturating_sub(min) as u64) as u64
}

/// Returns the number of ladder rows for numbers that wrap around after `2^bits`.
pub(crate) const fn wrapping_rows(bits: u32) -> u32 {
    match bits {
        ..=8 => 3,
        9..=16 => 5,
        _ => 6,
    }
}

/// Returns the size of a number that wraps around after `2^bits`: at most one flag per row, plus the
/// number.
pub(crate) const fn wrapping_size(bits: u32) -> Size {
    Size { min: 1, max: wrapping_rows(bits) as u64 + bits as u64 }
}

impl Shape<'_> {
    /// Returns whether a value is one float.
    #[doc(hidden)]
    pub const fn is_float(&self) -> bool {
        matches!(self.family(), Family::Float)
    }

    /// Returns the number of bits of a number whose first step follows its last one, as on a circle.
    #[doc(hidden)]
    pub const fn turn_bits(&self) -> Option<u32> {
        match *self {
            Self::Angle { bits } => Some(bits),
            _ => None,
        }
    }

    /// Returns whether the parameters of a rounded value are possible. If they are not, every value is
    /// an error.
    #[doc(hidden)]
    pub const fn is_possible(&self) -> bool {
        match *self {
            Self::Compressed { min, max, resolution } => Steps::new(min, max, resolution).is_some(),
            Self::SmallestThree { bits } => SmallestThree::fits(bits),
            Self::UnitVector { bits } => UnitVector::fits(bits),
            Self::Angle { bits } => angle_fits(bits),
            _ => true,
        }
    }
}

/// True if packets of this build contain serialize checks.
///
/// Setting `--cfg tightwire_no_checks` in `RUSTFLAGS` compiles them out. It is a flag of the whole
/// build instead of a Cargo feature, because a feature that one dependency enables is enabled for all.
///
/// ```
/// use tightwire::{CHECKS_ENABLED, MeasureStream, Stream};
///
/// let mut stream = MeasureStream::new();
/// stream.check("players").unwrap();
/// assert_eq!(stream.bits_used(), if CHECKS_ENABLED { 32 } else { 0 });
/// ```
pub const CHECKS_ENABLED: bool = !cfg!(tightwire_no_checks);

/// Returns the 32 bits of a check: the FNV-1a hash of its name, which is simple to implement in every
/// language of the family.
pub(crate) const fn check_bits(name: &str) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    each!(byte in name.as_bytes() => {
        hash = (hash ^ *byte as u32).wrapping_mul(0x0100_0193);
    });
    hash
}

/// The minimum and maximum number of bits of something. They are equal only if every value at every
/// position has the same size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) min: u64,
    pub(crate) max: u64,
}

impl Size {
    /// The maximum number of bits of something without a bound.
    pub(crate) const UNBOUNDED: u64 = u64::MAX;

    pub(crate) const fn exactly(bits: u64) -> Self {
        Self { min: bits, max: bits }
    }

    /// Returns the size of both in sequence.
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self { min: self.min.saturating_add(other.min), max: self.max.saturating_add(other.max) }
    }

    /// Returns the size of either one.
    pub(crate) const fn or(self, other: Self) -> Self {
        Self {
            min: if self.min < other.min { self.min } else { other.min },
            max: if self.max > other.max { self.max } else { other.max },
        }
    }

    pub(crate) const fn times(self, count: u64) -> Self {
        let max = if self.max == Self::UNBOUNDED && count > 0 {
            Self::UNBOUNDED
        } else {
            self.max.saturating_mul(count)
        };
        Self { min: self.min.saturating_mul(count), max }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::{Angle, Compressed, Scalar};

    #[test]
    fn parameters_are_possible_if_the_scalar_has_codes() {
        for bits in 0..=40 {
            let angle = Angle::<f64>::new(bits);
            assert_eq!(angle.shape().is_possible(), angle.code(&0.0).is_ok(), "{bits}");
            let rotation = SmallestThree::new(bits);
            let is_sent = rotation.code(&[0.0, 0.0, 0.0, 1.0]).is_ok();
            assert_eq!(rotation.shape().is_possible(), is_sent, "{bits}");
            let direction = UnitVector::new(bits);
            let is_sent = direction.code(&[0.0, 0.0, 1.0]).is_ok();
            assert_eq!(direction.shape().is_possible(), is_sent, "{bits}");
        }
        for resolution in [0.0, 0.1, 2.0, f32::NAN] {
            let float = Compressed::new(0.0, 1.0, resolution);
            assert_eq!(float.shape().is_possible(), float.code(&0.0).is_ok(), "{resolution}");
        }
    }

    #[test]
    fn check_bits_are_fnv_1a_as_published() {
        assert_eq!(check_bits(""), 0x811c_9dc5);
        assert_eq!(check_bits("a"), 0xe40c_292c);
        assert_eq!(check_bits("foobar"), 0xbf9c_f968);
    }
}
