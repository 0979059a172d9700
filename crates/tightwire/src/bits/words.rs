//! Lists of whole words, copied at any bit offset.
//!
//! No word waits for the one before it, so the compiler can use vector instructions.

/// An unsigned integer of 1 to 8 bytes.
pub trait Word: Copy {
    /// The number of bytes.
    const BYTES: usize;

    /// Loads a word. Missing bytes make it zero.
    fn load(bytes: &[u8]) -> Self;

    /// Stores the word, if there is room for exactly this many bytes.
    fn store(self, bytes: &mut [u8]);

    /// Returns the word shifted up by `shift`, from 0 to 7, with the bits that `before` loses in this
    /// way below it.
    fn after(self, before: Self, shift: u32) -> Self;

    /// Returns the bits that [`after`](Self::after) loses.
    fn carry(self, shift: u32) -> u64;

    /// Returns the word that starts at bit `shift` of `self`, from 1 to 7. `next` is the word one byte
    /// later.
    fn starting_at(self, shift: u32, next: Self) -> Self;
}

/// A list that words are appended to.
pub trait Words<N> {
    /// Appends all words. The compiler knows the length of the iterator, so that the list needs no check
    /// for each word.
    fn append(self, words: impl Iterator<Item = N>);
}

macro_rules! word {
    ($($word:ty),*) => {$(
        impl Word for $word {
            const BYTES: usize = size_of::<$word>();

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn load(bytes: &[u8]) -> Self {
                bytes.first_chunk().map_or(0, |bytes| <$word>::from_le_bytes(*bytes))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn store(self, bytes: &mut [u8]) {
                if let Some(room) = bytes.first_chunk_mut() {
                    *room = self.to_le_bytes();
                }
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn after(self, before: Self, shift: u32) -> Self {
                // This uses two shifts, because the distance may be the width of the word.
                (self << shift) | ((before >> 1) >> (<$word>::BITS - 1 - shift))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn carry(self, shift: u32) -> u64 {
                u64::from((self >> 1) >> (<$word>::BITS - 1 - shift))
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn starting_at(self, shift: u32, next: Self) -> Self {
                (self >> shift) | ((next >> (<$word>::BITS - 8)) << (<$word>::BITS - shift))
            }
        }
    )*};
}

word!(u8, u16, u32, u64);
