//! The direct forms for writing: plain values in, identical bytes out.

use core::ops::RangeInclusive;

use crate::compound::{self, Lengths, Serial};
use crate::error::WriteError;
use crate::scalar::{Float, Integer, Unsigned};
use crate::stream::Sink;
use crate::wire::described::{enter_object, leave_object};
use crate::wire::{Stream, Wire};

/// A stream that values are written to.
///
/// Each method is the primitive of the same name in [`Stream`], for code that has values and
/// no `&mut` to them.
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
    /// A value that needs more bits; more bits than the type has.
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
    /// Lack of room, as for every write.
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
    /// Lack of room, as for every write.
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
    /// Lack of room, as for every write.
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
    /// Lack of room, as for every write.
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
    /// Lack of room, as for every write.
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
    /// Lack of room, as for every write.
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
    /// A value outside the range.
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

    /// Writes a fixed-point number, given as the integer that stands for it times
    /// `2^fraction_bits`, within `range` whole units.
    ///
    /// # Errors
    ///
    /// A value outside the range; a range that the type of `value` cannot hold.
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

    /// Writes a number above `previous`, both in `0..=2^31 - 1`.
    ///
    /// # Errors
    ///
    /// A number that does not grow, or that leaves the domain.
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

    /// Writes a number that goes round, in the fewer bits the closer it is to `from`.
    ///
    /// # Errors
    ///
    /// Lack of room, as for every write.
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

    /// Writes a 32-bit float, to the bit.
    ///
    /// # Errors
    ///
    /// Lack of room, as for every write.
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

    /// Writes a 64-bit float, to the bit.
    ///
    /// # Errors
    ///
    /// Lack of room, as for every write.
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

    /// Writes a float within `range` in steps of `resolution`. Values outside are clamped.
    ///
    /// # Errors
    ///
    /// A value that is not finite; a range or resolution that is not valid.
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

    /// Writes a float in 16 bits, the nearest there is.
    ///
    /// # Errors
    ///
    /// A finite value that would become infinite, from 65520 on.
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

    /// Writes an angle in radians that wraps, in `2^bits` steps a turn.
    ///
    /// # Errors
    ///
    /// A value that is not finite; other than 1 to 24 bits.
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

    /// Aligns and writes bytes. Their number is not sent.
    ///
    /// # Errors
    ///
    /// Lack of room, as for every write.
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
    /// Text that is too long, or that holds a zero.
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
    /// Text that is too long, or that holds a zero.
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

    /// Writes the next index of a walk over an array of `objects`; `objects` itself ends it.
    ///
    /// # Errors
    ///
    /// An index that does not grow, or that lies past the sentinel.
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

    /// Writes a value described elsewhere, from a shared reference.
    ///
    /// # Errors
    ///
    /// Those of the value.
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
