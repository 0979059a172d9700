//! The kinds of values that packets are made of, each with its parameters: the one vocabulary that
//! schemas, traces and explanations share.

mod number;
mod parameter;
mod value;

pub use number::Number;
pub use parameter::Parameter;
pub use value::{Name, Value};

use crate::bits::{width, width128};
use crate::scalar::{Steps, fixed_bits};
use crate::schema::Hole;

/// Declares the kinds once: as shapes with parameters, and as plain kinds with the word that files
/// and tables show for each.
macro_rules! shapes {
    ($(
        $(#[$doc:meta])*
        $Kind:ident $word:literal $( { $( $(#[$param_doc:meta])* $param:ident: $type:ty, )* } )?,
    )*) => {
        /// What one value is, with all that its declaration says.
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
            /// A value made of others, by the name of what it is.
            Group(&'a str),
        }

        /// What a value is, without its parameters.
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
            /// The filling of the last byte.
            Unused,
            /// What follows a refusal, or the last value.
            Unread,
            /// A value made of others, such as a vector.
            #[cfg(feature = "alloc")]
            Custom(alloc::borrow::Cow<'static, str>),
        }

        impl Shape<'_> {
            /// The kind.
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
        }

        impl<'a> Shape<'a> {
            /// Hands out every parameter by its name. A group has none.
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

            /// The shape of a kind, with parameters asked for by their names; `None` for a kind that
            /// is no shape of its own, or with a parameter that is missing or of another type.
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
            /// The word for it.
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

            /// The kind with that word.
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
    Bits "bits" {
        /// How many.
        bits: u32,
    },
    /// One bit, yes or no.
    Bool "bool",
    /// An integer in an inclusive range, stored as its distance from `min`.
    Int "int" {
        /// The smallest value.
        min: Number,
        /// The largest value.
        max: Number,
    },
    /// A fixed-point number: an integer that stands for itself divided by `2^fraction_bits`.
    Fixed "fixed point" {
        /// The smallest value, in whole units.
        min: i64,
        /// The largest value, in whole units.
        max: i64,
        /// Fractional bits.
        fraction_bits: u32,
    },
    /// A 32-bit float, as it is.
    F32 "f32",
    /// A 64-bit float, as it is.
    F64 "f64",
    /// A float in steps.
    Compressed "compressed float" {
        /// The smallest value.
        min: f32,
        /// The largest value.
        max: f32,
        /// The width of a step, as declared.
        resolution: f32,
    },
    /// A rotation as the smallest three components of its quaternion.
    SmallestThree "smallest three" {
        /// The bits of each.
        bits: u32,
    },
    /// A direction on an unfolded octahedron.
    UnitVector "unit vector" {
        /// The bits of each of the two coordinates.
        bits: u32,
    },
    /// A number above `previous`.
    Relative "relative int" {
        /// The number it grows from.
        previous: Number,
    },
    /// An index into an array, above `previous`.
    ObjectIndex "object index" {
        /// The index before it, if any.
        previous: Option<usize>,
        /// The length of the array, which is also the sentinel.
        objects: usize,
    },
    /// Zero bits up to a byte boundary.
    Padding "padding",
    /// A known number of bytes at a byte boundary.
    Bytes "bytes" {
        /// How many.
        count: usize,
    },
    /// UTF-8 text.
    String "string" {
        /// The most bytes it may have.
        max: usize,
        /// The fewest.
        min: usize,
    },
    /// Text in UTF-16 units.
    WideString "wide string" {
        /// The most units it may have.
        max: usize,
        /// The fewest.
        min: usize,
    },
    /// A serialize check.
    Check "check" {
        /// Its name, from which its bits are made.
        name: &'a str,
    },
    /// The count of a list.
    Count "count" {
        /// The most elements it may have.
        max: usize,
        /// The fewest.
        min: usize,
    },
    /// Whether an optional value is there.
    Present "present",
    /// Whether a value is its type's default, and so not sent.
    IsDefault "is default",
    /// The variant of an enum.
    Variant "variant" {
        /// How many there are.
        variants: u32,
        /// The bits of the tag.
        bits: u32,
    },
    /// A float in 16 bits.
    Half "half float",
    /// An angle in radians that wraps.
    Angle "angle" {
        /// Its bits: a turn has `2^bits` steps.
        bits: u32,
    },
    /// A number that goes round, coded by its distance from another one.
    Wrapping "wrapping int" {
        /// The number it is counted from.
        from: Number,
        /// The bits of its type: it goes round after `2^bits`.
        bits: u32,
    },
}

impl Shape<'_> {
    /// The fewest and the most bits of a value, wherever it stands in a packet.
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
            // With an impossible declaration every use is an error, so any size is right.
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

/// The bits of a length.
pub(crate) const fn length_bits(min: usize, max: usize) -> u64 {
    width(max.saturating_sub(min) as u64) as u64
}

/// How many rows of their ladder numbers have that go round after `2^bits`.
pub(crate) const fn wrapping_rows(bits: u32) -> u32 {
    match bits {
        ..=8 => 3,
        9..=16 => 5,
        _ => 6,
    }
}

/// The size of a number that goes round after `2^bits`: at most a flag for each row, and itself.
pub(crate) const fn wrapping_size(bits: u32) -> Size {
    Size { min: 1, max: wrapping_rows(bits) as u64 + bits as u64 }
}

#[cfg(feature = "alloc")]
impl Shape<'_> {
    /// Whether different values may have the same code.
    pub(crate) const fn rounds(&self) -> bool {
        matches!(
            self,
            Self::Compressed { .. }
                | Self::SmallestThree { .. }
                | Self::UnitVector { .. }
                | Self::Half
                | Self::Angle { .. }
        )
    }
}

impl Shape<'_> {
    /// Whether some of its numbers are those of a hole.
    pub(crate) const fn has(&self, hole: Hole) -> bool {
        match (hole, *self) {
            (Hole::Zero, Self::Bits { .. }) => true,
            (Hole::Zero, Self::Int { min, max }) => min.is_at_most_zero() && !max.is_below_zero(),
            (Hole::Zero, Self::Fixed { min, max, .. }) => min <= 0 && max >= 0,
            (Hole::Zero, _) => false,
            (Hole::Surrogates, shape) => matches!(shape, Self::Int { .. }),
            (Hole::Nan, shape) => matches!(shape, Self::F32 | Self::F64),
        }
    }
}

/// Whether checks are part of packets in this build.
///
/// Compiled out by `--cfg tightwire_no_checks` in `RUSTFLAGS`. A flag of the whole build, and not
/// a Cargo feature, because features of one dependency switch on for all.
///
/// ```
/// use tightwire::{CHECKS_ENABLED, MeasureStream, Stream};
///
/// let mut stream = MeasureStream::new();
/// stream.check("players").unwrap();
/// assert_eq!(stream.bits_used(), if CHECKS_ENABLED { 32 } else { 0 });
/// ```
pub const CHECKS_ENABLED: bool = !cfg!(tightwire_no_checks);

/// The 32 bits of a check: the FNV-1a hash of its name, simple enough for every language of the
/// family.
pub(crate) const fn check_bits(name: &str) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    let mut rest = name.as_bytes();
    while let [byte, tail @ ..] = rest {
        hash = (hash ^ *byte as u32).wrapping_mul(0x0100_0193);
        rest = tail;
    }
    hash
}

/// The fewest and the most bits of something; equal only where every value at every position
/// takes the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) min: u64,
    pub(crate) max: u64,
}

impl Size {
    /// The most bits of what has no bound.
    pub(crate) const UNBOUNDED: u64 = u64::MAX;

    pub(crate) const fn exactly(bits: u64) -> Self {
        Self { min: bits, max: bits }
    }

    /// One after the other.
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self { min: self.min.saturating_add(other.min), max: self.max.saturating_add(other.max) }
    }

    /// Either of the two.
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

    #[test]
    fn check_bits_are_fnv_1a_as_published() {
        assert_eq!(check_bits(""), 0x811c_9dc5);
        assert_eq!(check_bits("a"), 0xe40c_292c);
        assert_eq!(check_bits("foobar"), 0xbf9c_f968);
    }
}
