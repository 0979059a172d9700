//! Stream methods for unsigned integers at their full width.

/// Declares the methods for unsigned integers at their full width.
macro_rules! full_width {
    ($($int:ident $alias:literal),*) => {$(
        #[doc = concat!("Writes or reads a `", stringify!($int), "` at its full width.")]
        ///
        /// # Errors
        ///
        /// Fails if the packet ends early when reading.
        ///
        /// ```
        /// # use tightwire::{MeasureStream, Stream};
        /// let mut stream = MeasureStream::new();
        #[doc = concat!("stream.", stringify!($int), "(&mut 7).unwrap();")]
        #[doc = concat!("assert_eq!(stream.bits_used(), ", stringify!($int), "::BITS as usize);")]
        /// ```
        #[doc(alias = $alias)]
        #[track_caller]
        #[cfg_attr(not(debug_assertions), inline(always))]
        fn $int(&mut self, value: &mut $int) -> Result<Self> {
            self.code(&Bits::<$int>::new($int::BITS), value)
        }
    )*};
}
pub(super) use full_width;
