//! The allowed lengths of a list or a text.

use core::ops::{RangeInclusive, RangeToInclusive};

use crate::scalar::Count;

/// The allowed lengths of a list or a text: at most a number, or within a range.
///
/// Streams take it as `impl Into<Lengths>`, so that you can pass a number or a range.
///
/// ```
/// use tightwire::{MeasureStream, Stream};
///
/// let mut stream = MeasureStream::new();
/// stream.list(&mut vec![7u8], 24, |stream, one| stream.u8(one)).unwrap(); // 0 to 24: 5 bits
/// stream.list(&mut vec![7u8], 1..=16, |stream, one| stream.u8(one)).unwrap(); // 1 to 16: 4 bits
/// assert_eq!(stream.bits_used(), 5 + 8 + 4 + 8);
/// assert!(stream.list(&mut vec![], 1..=16, |stream, one| stream.u8(one)).is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lengths {
    pub(crate) min: usize,
    pub(crate) max: usize,
}

impl Lengths {
    /// Allows the lengths `min..=max`. If the range is reversed, every list is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(min: usize, max: usize) -> Self {
        Self { min, max }
    }

    /// Returns the scalar of the count before the elements.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn count(self) -> Count {
        Count::between(self.min, self.max)
    }
}

impl From<usize> for Lengths {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn from(max: usize) -> Self {
        Self { min: 0, max }
    }
}

impl From<RangeInclusive<usize>> for Lengths {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn from(range: RangeInclusive<usize>) -> Self {
        let (min, max) = range.into_inner();
        Self { min, max }
    }
}

impl From<RangeToInclusive<usize>> for Lengths {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn from(range: RangeToInclusive<usize>) -> Self {
        Self { min: 0, max: range.end }
    }
}
