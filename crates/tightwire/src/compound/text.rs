//! The string types that packets can be read into.

/// A string type that packets can be read into.
///
/// `String` implements it with the feature `alloc`, and the fixed-capacity strings of `arrayvec` and
/// `heapless` with the features of those names.
///
/// ```
/// use tightwire::{Stream, Text};
///
/// fn name<T: Text, S: Stream>(name: &mut T, stream: &mut S) -> tightwire::Result<S> {
///     stream.string(name, 31)
/// }
/// ```
pub trait Text: Default + sealed::Sealed {
    /// Returns the text.
    #[doc(hidden)]
    fn text(&self) -> &str;

    /// Replaces the content with a copy of `text`. Returns `false` if it does not fit.
    #[doc(hidden)]
    fn replace_by(&mut self, text: &str) -> bool;

    /// Appends `text`. Returns `false` if it does not fit.
    #[doc(hidden)]
    fn push_text(&mut self, text: &str) -> bool;

    /// Returns the maximum number of bytes it can hold.
    #[doc(hidden)]
    fn capacity_limit(&self) -> usize;
}

#[cfg(feature = "alloc")]
impl Text for alloc::string::String {
    fn text(&self) -> &str {
        self
    }

    fn replace_by(&mut self, text: &str) -> bool {
        if self.capacity() < text.len() {
            // This allocates exactly the length of the text and takes fewer steps than growing.
            *self = text.into();
        } else {
            self.clear();
            self.push_str(text);
        }
        true
    }

    fn push_text(&mut self, text: &str) -> bool {
        self.push_str(text);
        true
    }

    fn capacity_limit(&self) -> usize {
        usize::MAX
    }
}

/// Implements the trait for a string of fixed capacity, given the name of its fallible push.
#[cfg(any(feature = "arrayvec", feature = "heapless"))]
macro_rules! fixed_text {
    ($text:ty, $push:ident) => {
        impl<const N: usize> Text for $text {
            fn text(&self) -> &str {
                self
            }

            fn replace_by(&mut self, text: &str) -> bool {
                self.clear();
                self.$push(text).is_ok()
            }

            fn push_text(&mut self, text: &str) -> bool {
                self.$push(text).is_ok()
            }

            fn capacity_limit(&self) -> usize {
                N
            }
        }

        impl<const N: usize> sealed::Sealed for $text {}
    };
}

#[cfg(feature = "arrayvec")]
fixed_text!(arrayvec::ArrayString<N>, try_push_str);
#[cfg(feature = "heapless")]
fixed_text!(heapless::String<N>, push_str);

mod sealed {
    pub trait Sealed {}

    #[cfg(feature = "alloc")]
    impl Sealed for alloc::string::String {}
}
