//! The list types that packets can be read into.

use crate::bits::Words;

/// A list type that packets can be read into.
///
/// `Vec` implements it with the feature `alloc`, the fixed-capacity vectors of `arrayvec` and
/// `heapless` with the features of those names, and `SmallVec` with `smallvec-1`.
///
/// ```
/// use tightwire::{List, Stream};
///
/// fn scores<L: List<u32>, S: Stream>(scores: &mut L, stream: &mut S) -> tightwire::Result<S> {
///     stream.list(scores, 8, |stream, score| stream.int(score, 0..=999))
/// }
/// ```
pub trait List<T>: Default + sealed::Sealed {
    /// Returns the elements.
    #[doc(hidden)]
    fn elements(&self) -> &[T];

    /// Returns the elements for modification.
    #[doc(hidden)]
    fn elements_mut(&mut self) -> &mut [T];

    /// Removes the elements from `len` on.
    #[doc(hidden)]
    fn shorten(&mut self, len: usize);

    /// Reserves memory for `more` more elements.
    #[doc(hidden)]
    fn make_room(&mut self, _more: usize) {}

    /// Appends an element. Returns `false` if the list is full.
    #[doc(hidden)]
    fn append(&mut self, element: T) -> bool;

    /// Appends several elements. Returns `false` if the list is full.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn append_all<const N: usize>(&mut self, elements: [T; N]) -> bool {
        elements.into_iter().all(|element| self.append(element))
    }

    /// Appends elements. Those that do not fit are lost.
    #[doc(hidden)]
    fn append_each(&mut self, elements: impl Iterator<Item = T>) {
        for element in elements {
            if !self.append(element) {
                break;
            }
        }
    }

    /// Replaces the content with a copy of `elements`, which must fit in its capacity.
    #[doc(hidden)]
    fn replace_by(&mut self, elements: &[T])
    where
        T: Copy;

    /// The maximum number of elements it can ever hold.
    #[doc(hidden)]
    const CAPACITY: usize;
}

/// A list to which words are appended, converted by a function.
pub(crate) struct Appended<'l, L, F>(pub(crate) &'l mut L, pub(crate) F);

impl<N, T, L: List<T>, F: Fn(N) -> T> Words<N> for Appended<'_, L, F> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn append(self, words: impl Iterator<Item = N>) {
        self.0.append_each(words.map(self.1));
    }
}

/// Implements the trait for a vector that grows.
#[cfg(feature = "alloc")]
macro_rules! growing_list {
    ($list:ty $(, $inline:ident)?) => {
        impl<T $(, const $inline: usize)?> List<T> for $list {
            const CAPACITY: usize = usize::MAX;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn elements(&self) -> &[T] {
                self
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn elements_mut(&mut self) -> &mut [T] {
                self
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn shorten(&mut self, len: usize) {
                self.truncate(len);
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn make_room(&mut self, more: usize) {
                if self.capacity() == 0 {
                    if more > 0 {
                        // This takes fewer steps than growing.
                        *self = Self::with_capacity(more);
                    }
                } else {
                    self.reserve_exact(more);
                }
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn append(&mut self, element: T) -> bool {
                self.push(element);
                true
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn append_all<const COUNT: usize>(&mut self, elements: [T; COUNT]) -> bool {
                self.extend(elements);
                true
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn append_each(&mut self, elements: impl Iterator<Item = T>) {
                self.extend(elements);
            }

            fn replace_by(&mut self, elements: &[T])
            where
                T: Copy,
            {
                if self.capacity() < elements.len() {
                    *self = elements.into();
                } else {
                    self.clear();
                    self.extend_from_slice(elements);
                }
            }
        }

        impl<T $(, const $inline: usize)?> sealed::Sealed for $list {}
    };
}

#[cfg(feature = "alloc")]
growing_list!(alloc::vec::Vec<T>);
#[cfg(feature = "smallvec-1")]
growing_list!(smallvec_1::SmallVec<[T; N]>, N);

/// Implements the trait for a vector of fixed capacity, given the name of its fallible push.
#[cfg(any(feature = "arrayvec", feature = "heapless"))]
macro_rules! fixed_list {
    ($list:ty, $push:ident) => {
        impl<T, const N: usize> List<T> for $list {
            const CAPACITY: usize = N;

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn elements(&self) -> &[T] {
                self
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn elements_mut(&mut self) -> &mut [T] {
                self
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn shorten(&mut self, len: usize) {
                self.truncate(len);
            }

            #[cfg_attr(not(debug_assertions), inline(always))]
            fn append(&mut self, element: T) -> bool {
                self.$push(element).is_ok()
            }

            fn replace_by(&mut self, elements: &[T])
            where
                T: Copy,
            {
                self.clear();
                // There is enough room, so all elements are copied.
                elements.iter().all(|&element| self.$push(element).is_ok());
            }
        }

        impl<T, const N: usize> sealed::Sealed for $list {}
    };
}

#[cfg(feature = "arrayvec")]
fixed_list!(arrayvec::ArrayVec<T, N>, try_push);
#[cfg(feature = "heapless")]
fixed_list!(heapless::Vec<T, N>, push);

mod sealed {
    pub trait Sealed {}
}
