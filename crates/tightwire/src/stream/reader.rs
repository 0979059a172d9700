//! The methods that read and return checked values.

use core::ops::RangeInclusive;

use crate::compound::{self, Lengths, Serial};
use crate::error::ReadError;
use crate::flow::Source;
use crate::scalar::{Float, Integer, Unsigned};
use crate::stream::Stream;
use crate::stream::described::{enter_object, leave_object};
use crate::wire::Wire;

/// A stream that values are read from.
///
/// Each method is the primitive of the same name in [`Stream`], but returns the value.
///
/// ```
/// use tightwire::{ReadError, ReadStream, Reader};
///
/// fn read_score<R: Reader>(stream: &mut R) -> Result<u32, ReadError> {
///     stream.read_int(0..=999)
/// }
///
/// assert_eq!(read_score(&mut ReadStream::new(&700u16.to_le_bytes()))?, 700);
/// # Ok::<(), ReadError>(())
/// ```
pub trait Reader: Source + Stream {
    /// Reads an unsigned integer of `bits` bits.
    ///
    /// # Errors
    ///
    /// Fails if the type has fewer bits, or if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[5]);
    /// assert_eq!(stream.read_bits::<u8>(3)?, 5);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_bits")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_bits<T: Unsigned>(&mut self, bits: u32) -> Result<T, ReadError> {
        let mut value = Default::default();
        self.bits(&mut value, bits)?;
        Ok(value)
    }

    /// Reads 8 bits.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[7]);
    /// assert_eq!(stream.read_u8()?, 7);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_uint8")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_u8(&mut self) -> Result<u8, ReadError> {
        let mut value = Default::default();
        self.u8(&mut value)?;
        Ok(value)
    }

    /// Reads 16 bits.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[7, 0]);
    /// assert_eq!(stream.read_u16()?, 7);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_uint16")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_u16(&mut self) -> Result<u16, ReadError> {
        let mut value = Default::default();
        self.u16(&mut value)?;
        Ok(value)
    }

    /// Reads 32 bits.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[7, 0, 0, 0]);
    /// assert_eq!(stream.read_u32()?, 7);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_uint32")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_u32(&mut self) -> Result<u32, ReadError> {
        let mut value = Default::default();
        self.u32(&mut value)?;
        Ok(value)
    }

    /// Reads 64 bits.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[7, 0, 0, 0, 0, 0, 0, 0]);
    /// assert_eq!(stream.read_u64()?, 7);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_uint64")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_u64(&mut self) -> Result<u64, ReadError> {
        let mut value = Default::default();
        self.u64(&mut value)?;
        Ok(value)
    }

    /// Reads 128 bits.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let packet = 7u128.to_le_bytes();
    /// let mut stream = ReadStream::new(&packet);
    /// assert_eq!(stream.read_u128()?, 7);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_uint128")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_u128(&mut self) -> Result<u128, ReadError> {
        let mut value = Default::default();
        self.u128(&mut value)?;
        Ok(value)
    }

    /// Reads one bit.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[1]);
    /// assert!(stream.read_bool()?);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_bool")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_bool(&mut self) -> Result<bool, ReadError> {
        let mut value = Default::default();
        self.bool(&mut value)?;
        Ok(value)
    }

    /// Reads an integer in `range`.
    ///
    /// # Errors
    ///
    /// Fails if the value is above the range. That is possible because some bit patterns are
    /// unused: `0..=100` takes 7 bits, and 7 bits can hold 127.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[93]);
    /// assert_eq!(stream.read_int(-100..=100)?, -7);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_int")]
    #[doc(alias = "serialize_int64")]
    #[doc(alias = "serialize_int128")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_int<T: Integer>(&mut self, range: RangeInclusive<T>) -> Result<T, ReadError> {
        let mut value = Default::default();
        self.int(&mut value, range)?;
        Ok(value)
    }

    /// Reads a fixed-point number and returns it times `2^fraction_bits`, as an integer.
    ///
    /// # Errors
    ///
    /// Fails if the value is outside the range, or if the type cannot hold the range.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0xc0, 0x60]);
    /// assert_eq!(stream.read_fixed::<i16>(-100..=100, 8)?, -832); // -3.25
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_fixed")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_fixed<T: Integer>(
        &mut self,
        range: RangeInclusive<i64>,
        fraction_bits: u32,
    ) -> Result<T, ReadError> {
        let mut value = Default::default();
        self.fixed(&mut value, range, fraction_bits)?;
        Ok(value)
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

    /// Reads a 32-bit float exactly.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0, 0, 0x80, 0x3f]);
    /// assert_eq!(stream.read_f32()?, 1.0);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_float")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_f32(&mut self) -> Result<f32, ReadError> {
        let mut value = Default::default();
        self.f32(&mut value)?;
        Ok(value)
    }

    /// Reads a 64-bit float exactly.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let packet = 1.0f64.to_le_bytes();
    /// let mut stream = ReadStream::new(&packet);
    /// assert_eq!(stream.read_f64()?, 1.0);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_double")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_f64(&mut self) -> Result<f64, ReadError> {
        let mut value = Default::default();
        self.f64(&mut value)?;
        Ok(value)
    }

    /// Reads a float within `range` in steps of `resolution`.
    ///
    /// # Errors
    ///
    /// Fails if the value is a step past the end of the range, or if the range or resolution is
    /// invalid.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[125]);
    /// assert_eq!(stream.read_compressed(-1.0..=1.0, 0.01)?, 0.25);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[doc(alias = "serialize_compressed_float")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_compressed(
        &mut self,
        range: RangeInclusive<f32>,
        resolution: f32,
    ) -> Result<f32, ReadError> {
        let mut value = Default::default();
        self.compressed(&mut value, range, resolution)?;
        Ok(value)
    }

    /// Reads a 16-bit float.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[0, 0x3c]);
    /// assert_eq!(stream.read_half()?, 1.0);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_half(&mut self) -> Result<f32, ReadError> {
        let mut value = Default::default();
        self.half(&mut value)?;
        Ok(value)
    }

    /// Reads an angle in radians, from -pi up to pi.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early, or if `bits` is not in 1 to 24.
    ///
    /// ```
    /// use tightwire::{ReadStream, Reader};
    ///
    /// let mut stream = ReadStream::new(&[64]);
    /// assert_eq!(stream.read_angle::<f32>(8)?, core::f32::consts::FRAC_PI_2);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read_angle<T: Float>(&mut self, bits: u32) -> Result<T, ReadError> {
        let mut value = Default::default();
        self.angle(&mut value, bits)?;
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
