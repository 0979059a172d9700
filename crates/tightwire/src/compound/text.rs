//! What strings are read into.

/// A string type that packets can be read into.
///
/// `String` is one with the feature `alloc`, and so are the fixed-capacity strings of `arrayvec`
/// and `heapless` with the features of those names.
///
/// ```
/// use tightwire::{Stream, Text};
///
/// fn name<T: Text, S: Stream>(name: &mut T, stream: &mut S) -> tightwire::Result<S> {
///     stream.string(name, 31)
/// }
/// ```
pub trait Text: Default + sealed::Sealed {
    /// The text.
    #[doc(hidden)]
    fn text(&self) -> &str;

    /// Makes it a copy of `text`; `false` if that does not fit.
    #[doc(hidden)]
    fn replace_by(&mut self, text: &str) -> bool;

    /// Appends `text`; `false` if it does not fit.
    #[doc(hidden)]
    fn push_text(&mut self, text: &str) -> bool;

    /// The most bytes it can hold.
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
            // As long as the text and no longer, and fewer steps than growing.
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

/// A string of fixed capacity, by the name of its fallible push.
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
