//! What lists are read into.

/// A list type that packets can be read into.
///
/// `Vec` is one with the feature `alloc`, and so are the fixed-capacity vectors of `arrayvec` and
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
    /// The elements.
    #[doc(hidden)]
    fn elements(&self) -> &[T];

    /// The elements, to be changed.
    #[doc(hidden)]
    fn elements_mut(&mut self) -> &mut [T];

    /// Drops the elements from `len` on.
    #[doc(hidden)]
    fn shorten(&mut self, len: usize);

    /// Sets memory aside for so many more.
    #[doc(hidden)]
    fn make_room(&mut self, _more: usize) {}

    /// Appends an element; `false` if the list is full.
    #[doc(hidden)]
    fn append(&mut self, element: T) -> bool;

    /// Appends several elements; `false` if the list is full.
    #[doc(hidden)]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn append_all<const N: usize>(&mut self, elements: [T; N]) -> bool {
        elements.into_iter().all(|element| self.append(element))
    }

    /// Makes it a copy of `elements`, which it has the capacity for.
    #[doc(hidden)]
    fn replace_by(&mut self, elements: &[T])
    where
        T: Copy;

    /// The most elements it can ever hold.
    #[doc(hidden)]
    const CAPACITY: usize;
}

/// A vector that grows.
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
                        // Fewer steps than growing.
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

/// A vector of fixed capacity, by the name of its fallible push.
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
                // It has room, so nothing is left out.
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
