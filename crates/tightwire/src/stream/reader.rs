//! The methods that read and return checked values.

use crate::compound::{self, Lengths, Serial};
use crate::error::ReadError;
use crate::flow::Source;
use crate::scalar::{Integer, Scalar};
use crate::stream::Stream;
use crate::stream::described::{enter_object, leave_object};
use crate::wire::Wire;

/// A stream that values are read from.
///
/// [`take`](Self::take) reads and returns any value that has a [`Scalar`]. The other methods read values
/// of several parts. [`Writer`](crate::Writer) has the opposite of each method, and a table of the
/// scalars. The methods of [`Stream`] work here too.
///
/// ```
/// use tightwire::scalar::Int;
/// use tightwire::{ReadError, ReadStream, Reader};
///
/// fn read_score<R: Reader>(stream: &mut R) -> Result<u32, ReadError> {
///     stream.take(Int::new(0, 999))
/// }
///
/// assert_eq!(read_score(&mut ReadStream::new(&700u16.to_le_bytes()))?, 700);
/// # Ok::<(), ReadError>(())
/// ```
pub trait Reader: Source + Stream {
    /// Reads one value with a [`Scalar`], which can be one of your own.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early, or if the code has no value. `0..=100` takes 7 bits, and 7 bits
    /// can hold 127.
    ///
    /// ```
    /// use tightwire::scalar::{Bool, Int};
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[93, 1]);
    /// assert_eq!(stream.take(Int::new(-100, 100))?, -7);
    /// assert!(stream.take(Bool)?);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take<C: Scalar>(&mut self, scalar: C) -> Result<C::Value, ReadError> {
        self.take_scalar(&scalar)
    }

    /// Reads a number greater than `previous`. Both are in `0..=2^31 - 1`.
    ///
    /// # Errors
    ///
    /// Fails if the number does not increase, or if it is outside the domain or its type.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[1]);
    /// assert_eq!(stream.read_relative(1000)?, 1001);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_int_relative")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_relative<T: Integer>(&mut self, previous: T) -> Result<T, ReadError> {
        let mut value = Default::default();
        self.relative(&mut value, previous)?;
        Ok(value)
    }

    /// Reads a number that wraps around, relative to `from`.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[1]);
    /// assert_eq!(stream.read_wrapping(65535u16)?, 0);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_wrapping<T: Serial>(&mut self, from: T) -> Result<T, ReadError> {
        let mut value = Default::default();
        self.wrapping(&mut value, from)?;
        Ok(value)
    }

    /// Aligns to a byte boundary and fills the slice with bytes.
    ///
    /// # Errors
    ///
    /// Fails if a padding bit is set, or if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut key = [0; 3];
    /// ReadStream::new(&[1, 2, 3]).read_bytes(&mut key)?;
    /// assert_eq!(key, [1, 2, 3]);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_bytes")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_bytes(&mut self, bytes: &mut [u8]) -> Result<(), ReadError> {
        self.bytes(bytes)
    }

    /// Reads UTF-8 text of at most `max` bytes.
    ///
    /// # Errors
    ///
    /// Fails if the text is too long, is not valid UTF-8, or contains a zero.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[2, b'h', b'i']);
    /// assert_eq!(stream.read_string(15)?, "hi");
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[doc(alias = "serialize_string")]
    #[track_caller]
    fn read_string(&mut self, max: impl Into<Lengths>) -> Result<alloc::string::String, ReadError> {
        let mut text = alloc::string::String::new();
        self.string(&mut text, max)?;
        Ok(text)
    }

    /// Reads UTF-8 text of at most `max` bytes into a buffer, without allocating.
    ///
    /// # Errors
    ///
    /// Fails if the text is longer than `max` or the buffer, is not valid UTF-8, or contains a
    /// zero.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut buffer = [0; 15];
    /// let mut stream = ReadStream::new(&[2, b'h', b'i']);
    /// assert_eq!(stream.read_str(15, &mut buffer)?, "hi");
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_string")]
    #[track_caller]
    fn read_str<'b>(
        &mut self,
        max: impl Into<Lengths>,
        buffer: &'b mut [u8],
    ) -> Result<&'b str, ReadError> {
        compound::string::read_str(self, max.into(), buffer)
    }

    /// Reads text of at most `max` UTF-16 units of 32 bits each.
    ///
    /// # Errors
    ///
    /// Fails if the text is too long, or if it contains a zero or an unpaired surrogate.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0x05, 0x01, 0, 0, 0]);
    /// assert_eq!(stream.read_wide_string(3)?, "A");
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[doc(alias = "serialize_wstring")]
    #[track_caller]
    fn read_wide_string(
        &mut self,
        max: impl Into<Lengths>,
    ) -> Result<alloc::string::String, ReadError> {
        let mut text = alloc::string::String::new();
        self.wide_string(&mut text, max)?;
        Ok(text)
    }

    /// Reads the next index of an iteration over an array of `objects`. The index `objects` ends
    /// it.
    ///
    /// # Errors
    ///
    /// Fails if the index is greater than `objects`.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0b1010]);
    /// assert_eq!(stream.read_object_index(Some(0), 200)?, 4);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_object_index")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_object_index(
        &mut self,
        previous: Option<usize>,
        objects: usize,
    ) -> Result<usize, ReadError> {
        let mut index = Default::default();
        self.object_index(&mut index, previous, objects)?;
        Ok(index)
    }

    /// Reads a value of another [`Wire`] type.
    ///
    /// # Errors
    ///
    /// Returns any error from the value.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[7, 0]);
    /// assert_eq!(stream.read_object::<(bool, u8)>()?, (true, 3));
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_object")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_object<T: Wire>(&mut self) -> Result<T, ReadError> {
        enter_object::<T, _>(self)?;
        let value = T::read(self)?;
        leave_object::<T, _>(self);
        Ok(value)
    }
}

impl<R: Source> Reader for R {}
