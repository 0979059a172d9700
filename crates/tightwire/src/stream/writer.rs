//! The methods that write plain values. They produce the same bytes as the methods of `Stream`.

use core::ops::RangeInclusive;

use crate::compound::{self, Lengths, Serial};
use crate::error::WriteError;
use crate::flow::Sink;
use crate::scalar::{Float, Integer, Unsigned};
use crate::stream::Stream;
use crate::stream::described::{enter_object, leave_object};
use crate::wire::Wire;

/// A stream that values are written to.
///
/// Each method is the primitive of the same name in [`Stream`], for code that has no `&mut` to its
/// values.
///
/// ```
/// use tightwire::{WriteError, WriteStream, Writer};
///
/// fn write_score<W: Writer>(score: u32, stream: &mut W) -> Result<(), WriteError> {
///     stream.write_int(score, 0..=999)
/// }
///
/// let mut buffer = [0; 2];
/// let mut stream = WriteStream::new(&mut buffer);
/// write_score(700, &mut stream)?;
/// assert_eq!(stream.finish()?, 700u16.to_le_bytes());
/// # Ok::<(), WriteError>(())
/// ```
pub trait Writer: Sink + Stream {
    /// Writes the low `bits` bits of an unsigned integer.
    ///
    /// # Errors
    ///
    /// Fails if the value needs more bits, or if the type has fewer bits.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_bits(5u8, 3)?;
    /// assert_eq!(stream.finish()?, [5]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_bits")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_bits<T: Unsigned>(&mut self, mut value: T, bits: u32) -> Result<(), WriteError> {
        self.bits(&mut value, bits)
    }

    /// Writes 8 bits.
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
    /// stream.write_u8(7)?;
    /// assert_eq!(stream.finish()?, [7]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_uint8")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_u8(&mut self, mut value: u8) -> Result<(), WriteError> {
        self.u8(&mut value)
    }

    /// Writes 16 bits.
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
    /// stream.write_u16(7)?;
    /// assert_eq!(stream.finish()?, [7, 0]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_uint16")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_u16(&mut self, mut value: u16) -> Result<(), WriteError> {
        self.u16(&mut value)
    }

    /// Writes 32 bits.
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
    /// stream.write_u32(7)?;
    /// assert_eq!(stream.finish()?, [7, 0, 0, 0]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_uint32")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_u32(&mut self, mut value: u32) -> Result<(), WriteError> {
        self.u32(&mut value)
    }

    /// Writes 64 bits.
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
    /// stream.write_u64(7)?;
    /// assert_eq!(stream.finish()?, [7, 0, 0, 0, 0, 0, 0, 0]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_uint64")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_u64(&mut self, mut value: u64) -> Result<(), WriteError> {
        self.u64(&mut value)
    }

    /// Writes 128 bits.
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
    /// stream.write_u128(7)?;
    /// assert_eq!(stream.finish()?, 7u128.to_le_bytes());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_uint128")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_u128(&mut self, mut value: u128) -> Result<(), WriteError> {
        self.u128(&mut value)
    }

    /// Writes one bit.
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
    /// stream.write_bool(true)?;
    /// assert_eq!(stream.finish()?, [1]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_bool")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_bool(&mut self, mut value: bool) -> Result<(), WriteError> {
        self.bool(&mut value)
    }

    /// Writes an integer in `range`, in as few bits as the range needs.
    ///
    /// # Errors
    ///
    /// Fails if the value is outside the range.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_int(-7, -100..=100)?;
    /// assert_eq!(stream.finish()?, [93]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_int")]
    #[doc(alias = "serialize_int64")]
    #[doc(alias = "serialize_int128")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_int<T: Integer>(
        &mut self,
        mut value: T,
        range: RangeInclusive<T>,
    ) -> Result<(), WriteError> {
        self.int(&mut value, range)
    }

    /// Writes a fixed-point number within `range` whole units. `value` is the number times
    /// `2^fraction_bits`.
    ///
    /// # Errors
    ///
    /// Fails if the value is outside the range, or if the type of `value` cannot hold the range.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_fixed(-832i16, -100..=100, 8)?; // -3.25
    /// assert_eq!(stream.finish()?, [0xc0, 0x60]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_fixed")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_fixed<T: Integer>(
        &mut self,
        mut value: T,
        range: RangeInclusive<i64>,
        fraction_bits: u32,
    ) -> Result<(), WriteError> {
        self.fixed(&mut value, range, fraction_bits)
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

    /// Writes a 32-bit float exactly.
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
    /// stream.write_f32(1.0)?;
    /// assert_eq!(stream.finish()?, [0, 0, 0x80, 0x3f]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_float")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_f32(&mut self, mut value: f32) -> Result<(), WriteError> {
        self.f32(&mut value)
    }

    /// Writes a 64-bit float exactly.
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
    /// stream.write_f64(1.0)?;
    /// assert_eq!(stream.finish()?, 1.0f64.to_le_bytes());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_double")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_f64(&mut self, mut value: f64) -> Result<(), WriteError> {
        self.f64(&mut value)
    }

    /// Writes a float within `range` in steps of `resolution`. Values outside the range are
    /// clamped.
    ///
    /// # Errors
    ///
    /// Fails if the value is not finite, or if the range or resolution is invalid.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_compressed(0.25, -1.0..=1.0, 0.01)?;
    /// assert_eq!(stream.finish()?, [125]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_compressed_float")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_compressed(
        &mut self,
        mut value: f32,
        range: RangeInclusive<f32>,
        resolution: f32,
    ) -> Result<(), WriteError> {
        self.compressed(&mut value, range, resolution)
    }

    /// Writes a float rounded to the nearest 16-bit float.
    ///
    /// # Errors
    ///
    /// Fails if a finite value would become infinite, which happens from 65520 on.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_half(1.0)?;
    /// assert_eq!(stream.finish()?, [0, 0x3c]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_half(&mut self, mut value: f32) -> Result<(), WriteError> {
        self.half(&mut value)
    }

    /// Writes an angle in radians, which wraps, in `2^bits` steps per turn.
    ///
    /// # Errors
    ///
    /// Fails if the value is not finite, or if `bits` is not in 1 to 24.
    ///
    /// ```
    /// use tightwire::{WriteStream, Writer};
    ///
    /// let mut buffer = [0; 32];
    /// let mut stream = WriteStream::new(&mut buffer);
    /// stream.write_angle(core::f32::consts::FRAC_PI_2, 8)?;
    /// assert_eq!(stream.finish()?, [64]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write_angle<T: Float>(&mut self, mut value: T, bits: u32) -> Result<(), WriteError> {
        self.angle(&mut value, bits)
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
