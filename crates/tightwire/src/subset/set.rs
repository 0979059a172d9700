//! Which objects are members: a bitset, flags, or a question asked of each object.

use crate::subset::members::WORD;

/// A set of objects of an array, to be written by
/// [`write_subset`](crate::SubsetStream::write_subset).
///
/// Sets are walked 64 objects at a time, so that long stretches without a member cost next to
/// nothing. Slices of `bool` are sets, and so are [`Bits`] and [`Filter`].
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
    /// The length of the array, members or not.
    ///
    /// ```
    /// use tightwire::subset::IndexSet;
    ///
    /// assert_eq!([true, false].objects(), 2);
    /// ```
    fn objects(&self) -> usize;

    /// Which of the 64 objects from `64 * at` on are members, the first in the lowest bit.
    ///
    /// ```
    /// use tightwire::subset::IndexSet;
    ///
    /// assert_eq!([true, false, true].word(0), 0b101);
    /// ```
    fn word(&self, at: usize) -> u64;

    /// Whether there are members past the end of the array, which makes every write of the set
    /// an error.
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

/// A bitset: object `i` is a member if bit `i % 64` of word `i / 64` is set.
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
    /// The set of the bits in `words` over an array of `objects`. Words that are missing are
    /// zero.
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
        // The word that is shared with members counts from the first bit after them on.
        let shared = rest.next().is_some_and(|word| word >> in_last_word != 0);
        shared || rest.any(|&word| word != 0)
    }
}

/// The objects for which a function says yes.
///
/// The function may be asked twice about the same object and must answer the same.
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
    /// The set of those of `objects` for which `is_member` is true.
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
