//! Sets of objects: a bitset, flags, or a predicate.

use crate::subset::members::WORD;

/// A set of objects of an array, to be written with
/// [`write_subset`](crate::SubsetStream::write_subset).
///
/// Sets are processed 64 objects at a time, so long ranges without members cost almost nothing. Slices
/// of `bool`, [`Bits`] and [`Filter`] are sets.
///
/// ```
/// use tightwire::subset::{Bits, Filter, IndexSet};
///
/// let flags = [true, false, true];
/// let bits = Bits::new(&[0b101], 3);
/// let even = Filter::new(3, |index| index % 2 == 0);
/// assert_eq!(flags.word(0), bits.word(0));
/// assert_eq!(flags.word(0), even.word(0));
/// ```
pub trait IndexSet {
    /// Returns the length of the array, including non-members.
    ///
    /// ```
    /// use tightwire::subset::IndexSet;
    ///
    /// assert_eq!([true, false].objects(), 2);
    /// ```
    fn objects(&self) -> usize;

    /// Returns which of the 64 objects from `64 * at` on are members, with the first in the lowest bit.
    ///
    /// ```
    /// use tightwire::subset::IndexSet;
    ///
    /// assert_eq!([true, false, true].word(0), 0b101);
    /// ```
    fn word(&self, at: usize) -> u64;

    /// Returns whether there are members past the end of the array. Writing such a set is an error.
    ///
    /// ```
    /// use tightwire::subset::{Bits, IndexSet};
    ///
    /// assert!(!Bits::new(&[0b111], 3).has_strays());
    /// assert!(Bits::new(&[0b1000], 3).has_strays());
    /// ```
    fn has_strays(&self) -> bool {
        let in_last_word = self.objects() % WORD;
        in_last_word != 0 && self.word(self.objects() / WORD) >> in_last_word != 0
    }
}

/// A bitset in which object `i` is a member if bit `i % 64` of word `i / 64` is set.
///
/// ```
/// use tightwire::subset::{Bits, IndexSet};
///
/// assert_eq!(Bits::new(&[0, 1], 65).word(1), 1); // the last of 65 objects
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bits<'a> {
    words: &'a [u64],
    objects: usize,
}

impl<'a> Bits<'a> {
    /// Creates the set of the bits in `words` over an array of `objects`. Missing words count as zero.
    ///
    /// ```
    /// use tightwire::subset::{Bits, IndexSet};
    ///
    /// assert_eq!(Bits::new(&[], 65).word(1), 0);
    /// ```
    pub const fn new(words: &'a [u64], objects: usize) -> Self {
        Self { words, objects }
    }
}

impl IndexSet for Bits<'_> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn objects(&self) -> usize {
        self.objects
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        self.words.get(at).copied().unwrap_or(0)
    }

    fn has_strays(&self) -> bool {
        let (whole, in_last_word) = (self.objects / WORD, self.objects % WORD);
        let mut rest = self.words.get(whole..).unwrap_or_default().iter();
        // In the last word, only the bits after the last object are checked.
        let shared = rest.next().is_some_and(|word| word >> in_last_word != 0);
        shared || rest.any(|&word| word != 0)
    }
}

/// The objects for which a function returns true.
///
/// The function may be called twice for the same object and must return the same result.
///
/// ```
/// use tightwire::subset::{Filter, IndexSet};
///
/// let speeds = [0.0, 1.5, 0.0];
/// let moving = Filter::new(speeds.len(), |index| speeds[index] != 0.0);
/// assert_eq!(moving.word(0), 0b010);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Filter<F> {
    objects: usize,
    is_member: F,
}

impl<F: Fn(usize) -> bool> Filter<F> {
    /// Creates the set of those `objects` for which `is_member` returns true.
    ///
    /// ```
    /// use tightwire::subset::{Filter, IndexSet};
    ///
    /// assert_eq!(Filter::new(100, |index| index == 64).word(1), 1);
    /// ```
    pub const fn new(objects: usize, is_member: F) -> Self {
        Self { objects, is_member }
    }
}

impl<F: Fn(usize) -> bool> IndexSet for Filter<F> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn objects(&self) -> usize {
        self.objects
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        let start = at.saturating_mul(WORD);
        let end = start.saturating_add(WORD).min(self.objects);
        (start..end).rfold(0, |word, index| (word << 1) | u64::from((self.is_member)(index)))
    }

    fn has_strays(&self) -> bool {
        false
    }
}

impl IndexSet for [bool] {
    fn objects(&self) -> usize {
        self.len()
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        let rest = self.get(at.saturating_mul(WORD)..).unwrap_or_default();
        let flags = rest.get(..WORD).unwrap_or(rest);
        flags.iter().rfold(0, |word, &flag| (word << 1) | u64::from(flag))
    }

    fn has_strays(&self) -> bool {
        false
    }
}

impl<const N: usize> IndexSet for [bool; N] {
    fn objects(&self) -> usize {
        N
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        self.as_slice().word(at)
    }

    fn has_strays(&self) -> bool {
        false
    }
}

impl<T: IndexSet + ?Sized> IndexSet for &T {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn objects(&self) -> usize {
        T::objects(self)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn word(&self, at: usize) -> u64 {
        T::word(self, at)
    }

    fn has_strays(&self) -> bool {
        T::has_strays(self)
    }
}
