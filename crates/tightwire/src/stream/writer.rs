//! The methods that write from values or shared references. They produce the same bytes as the
//! methods of `Stream`.

use crate::compound::{self, Lengths, Serial};
use crate::error::WriteError;
use crate::flow::Sink;
use crate::scalar::{Integer, Scalar};
use crate::stream::Stream;
use crate::stream::described::{enter_object, leave_object};
use crate::wire::Wire;

/// A stream that values are written to.
///
/// [`put`](Self::put) writes any value that has a [`Scalar`]. The other methods write values of several
/// parts. Use them in code that has no `&mut` to its values. They produce the same bytes as the methods
/// of [`Stream`], which work here too.
///
/// | in [`Stream`] | here |
/// |---|---|
/// | `bool(&mut value)` | `put(Bool, value)` |
/// | `u8(&mut value)` to `u128(&mut value)` | `put(U8, value)` to `put(U128, value)` |
/// | `bits(&mut value, 5)` | `put(Bits::new(5), value)` |
/// | `int(&mut value, 0..=9)` | `put(Int::new(0, 9), value)` |
/// | `fixed(&mut value, 0..=9, 4)` | `put(Fixed::new(0, 9, 4), value)` |
/// | `f32(&mut value)`, `f64(&mut value)` | `put(F32, value)`, `put(F64, value)` |
/// | `half(&mut value)` | `put(Half, value)` |
/// | `compressed(&mut value, 0.0..=1.0, 0.01)` | `put(Compressed::new(0.0, 1.0, 0.01), value)` |
/// | `angle(&mut value, 10)` | `put(Angle::new(10), value)` |
///
/// ```
/// use tightwire::scalar::Int;
/// use tightwire::{WriteError, WriteStream, Writer};
///
/// fn write_score<W: Writer>(score: u32, stream: &mut W) -> Result<(), WriteError> {
///     stream.put(Int::new(0, 999), score)
/// }
///
/// let mut buffer = [0; 2];
/// let mut stream = WriteStream::new(&mut buffer);
/// write_score(700, &mut stream)?;
/// assert_eq!(stream.finish()?, 700u16.to_le_bytes());
/// # Ok::<(), WriteError>(())
/// ```
pub trait Writer: Sink + Stream {
    /// Writes one value with a [`Scalar`], which can be one of your own.
    ///
    /// # Errors
    ///
    /// Fails if the value has no code, for example because it is outside its range, or if the buffer is
    /// full.
    ///
    /// ```
    /// use tightwire::scalar::{Bool, Int};
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.put(Int::new(-100, 100), -7)?;
    /// stream.put(Bool, true)?;
    /// assert_eq!(stream.finish()?, [93, 1]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn put<C: Scalar>(&mut self, scalar: C, value: C::Value) -> Result<(), WriteError> {
        self.put_scalar(&scalar, &value)
    }

    /// Writes a number greater than `previous`. Both must be in `0..=2^31 - 1`.
    ///
    /// # Errors
    ///
    /// Fails if the number is not greater than `previous`, or if one of them is outside that
    /// domain.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_relative(1001, 1000)?;
    /// assert_eq!(stream.finish()?, [1]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_int_relative")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_relative<T: Integer>(&mut self, mut value: T, previous: T) -> Result<(), WriteError> {
        self.relative(&mut value, previous)
    }

    /// Writes a number that wraps around. The closer it is to `from`, the fewer bits it takes.
    ///
    /// # Errors
    ///
    /// Fails if the buffer is full.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_wrapping(0u16, 65535)?;
    /// assert_eq!(stream.finish()?, [1]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_wrapping<T: Serial>(&mut self, mut value: T, from: T) -> Result<(), WriteError> {
        self.wrapping(&mut value, from)
    }

    /// Aligns to a byte boundary and writes bytes. Their number is not sent.
    ///
    /// # Errors
    ///
    /// Fails if the buffer is full.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_bytes(&[1, 2, 3])?;
    /// assert_eq!(stream.finish()?, [1, 2, 3]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_bytes")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        compound::bytes::write(self, bytes)
    }

    /// Writes UTF-8 text of at most `max` bytes.
    ///
    /// # Errors
    ///
    /// Fails if the text is too long or contains a zero.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_string("hi", 15)?;
    /// assert_eq!(stream.finish()?, [2, b'h', b'i']);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_string")]
    #[track_caller]
    fn write_string(&mut self, text: &str, max: impl Into<Lengths>) -> Result<(), WriteError> {
        compound::string::write(self, text, max.into())
    }

    /// Writes text as at most `max` UTF-16 units of 32 bits each.
    ///
    /// # Errors
    ///
    /// Fails if the text is too long or contains a zero.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_wide_string("A", 3)?;
    /// assert_eq!(stream.finish()?, [0x05, 0x01, 0, 0, 0]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_wstring")]
    #[track_caller]
    fn write_wide_string(&mut self, text: &str, max: impl Into<Lengths>) -> Result<(), WriteError> {
        compound::wide_string::write(self, text, max.into())
    }

    /// Writes the next index of an iteration over an array of `objects`. The index `objects` ends
    /// it.
    ///
    /// # Errors
    ///
    /// Fails if the index does not increase, or if it is greater than `objects`.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_object_index(4, Some(0), 200)?;
    /// assert_eq!(stream.finish()?, [0b1010]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_object_index")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_object_index(
        &mut self,
        mut index: usize,
        previous: Option<usize>,
        objects: usize,
    ) -> Result<(), WriteError> {
        self.object_index(&mut index, previous, objects)
    }

    /// Writes a value of another [`Wire`] type from a shared reference.
    ///
    /// # Errors
    ///
    /// Returns any error from the value.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_object(&(true, 3u8))?;
    /// assert_eq!(stream.finish()?, [7, 0]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_object")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_object<T: Wire>(&mut self, value: &T) -> Result<(), WriteError> {
        enter_object::<T, _>(self)?;
        value.write(self)?;
        leave_object::<T, _>(self);
        Ok(())
    }
}

impl<W: Sink> Writer for W {}
