//! The trait that unified functions use. It has every primitive, independent of direction.

use core::ops::RangeInclusive;

use crate::compound::{self, Lengths, List, Serial, Text};
use crate::error::Fault;
use crate::flow::{Flow, StreamResult as Result};
use crate::scalar::{
    Angle, Bits, Bool, Compressed, F32, F64, Fixed, Float, Half, Int, Integer, Scalar, Unsigned,
};
use crate::stream::described::{Described, enter_object, leave_object};
use crate::stream::full_width::full_width;
use crate::wire::Wire;

/// A stream in either direction. Code that is generic over `Stream` writes, reads and measures.
///
/// Every method takes its value by `&mut`. Writing streams read it and reading streams replace it.
/// If the two directions differ, branch on [`IS_WRITING`](Self::IS_WRITING). It is a constant, so
/// the compiler removes the other branch.
///
/// Do not use a stream after its first error. Return the error with `?`.
///
/// ```
/// use tightwire::{MeasureStream, ReadStream, Result, Stream, WriteStream};
///
/// #[derive(Default, Debug, PartialEq)]
/// struct Shot { weapon: u8, distance: f32 }
///
/// impl Shot {
///     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
///         stream.int(&mut self.weapon, 0..=11)?;
///         stream.compressed(&mut self.distance, 0.0..=500.0, 0.5)
///     }
/// }
///
/// let mut shot = Shot { weapon: 3, distance: 99.5 };
/// let mut buffer = [0; 16];
/// let mut stream = WriteStream::new(&mut buffer);
/// shot.serialize(&mut stream).unwrap();
/// let packet = stream.finish().unwrap();
/// assert_eq!(packet.len(), 2); // 4 + 10 bits
///
/// let mut back = Shot::default();
/// back.serialize(&mut ReadStream::new(packet)).unwrap();
/// assert_eq!(back, shot);
///
/// let mut measure = MeasureStream::new();
/// shot.serialize(&mut measure).unwrap();
/// assert_eq!(measure.bits_used(), 14);
/// ```
///
/// The trait is sealed, so that adding a method is not a breaking change.
pub trait Stream: Flow {
    /// Whether this stream writes values. Measuring counts as writing.
    const IS_WRITING: bool = Self::WRITES;

    /// True if this stream reads values.
    const IS_READING: bool = !Self::WRITES;

    /// Returns the number of bits written or read so far.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.bool(&mut true).unwrap();
    /// assert_eq!(stream.position(), 1);
    /// ```
    fn position(&self) -> usize {
        self.at()
    }

    /// Writes or reads a value with a [`Scalar`], which can be one of your own.
    ///
    /// ```
    /// use tightwire::scalar::SmallestThree;
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// const ROTATION: SmallestThree = SmallestThree::new(9);
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.scalar(&ROTATION, &mut [0.0, 0.0, 0.0, 1.0]).unwrap();
    /// assert_eq!(stream.bits_used(), 29);
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if a value has no code, or a code has no value.
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn scalar<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<Self> {
        self.code(scalar, value)
    }

    /// Writes or reads a value of another [`Wire`] type.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.object(&mut (true, 7u16)).unwrap();
    /// assert_eq!(stream.bits_used(), 17);
    /// ```
    ///
    /// # Errors
    ///
    /// Returns any error from the value.
    #[doc(alias = "serialize_object")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object<T: Wire>(&mut self, value: &mut T) -> Result<Self> {
        enter_object::<T, _>(self)?;
        self.either(Described(value))?;
        leave_object::<T, _>(self);
        Ok(())
    }

    /// Names the next value in traces. Other streams ignore the name.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.label("ammo").int(&mut 17, 0..=30).unwrap();
    /// assert_eq!(stream.bits_used(), 5);
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn label(&mut self, name: &'static str) -> &mut Self {
        self.name_next(name);
        self
    }

    /// Returns the error for a value that your own code rejects, in either direction.
    ///
    /// ```
    /// use tightwire::{ReadErrorKind, ReadStream, Result, Stream};
    ///
    /// /// `first` must not be above `last`.
    /// fn span<S: Stream>(first: &mut u8, last: &mut u8, stream: &mut S) -> Result<S> {
    ///     stream.u8(first)?;
    ///     stream.u8(last)?;
    ///     if first > last { Err(stream.refuse()) } else { Ok(()) }
    /// }
    ///
    /// let error = span(&mut 0, &mut 0, &mut ReadStream::new(&[9, 4])).unwrap_err();
    /// assert_eq!(error.kind(), ReadErrorKind::Refused);
    /// ```
    #[must_use = "return it: `return Err(stream.refuse())`"]
    #[track_caller]
    fn refuse(&mut self) -> Self::Error {
        self.fail(Fault::Refused, self.at())
    }

    /// Writes or reads the low `bits` bits of an unsigned integer.
    ///
    /// # Errors
    ///
    /// Fails if the type has fewer bits, or if a value to write needs more bits.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.bits(&mut 1000u16, 10).unwrap();
    /// assert_eq!(stream.bits_used(), 10);
    /// ```
    #[doc(alias = "serialize_bits")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bits<T: Unsigned>(&mut self, value: &mut T, bits: u32) -> Result<Self> {
        self.code(&Bits::new(bits), value)
    }

    full_width!(u8 "serialize_uint8", u16 "serialize_uint16", u32 "serialize_uint32", u64 "serialize_uint64", u128 "serialize_uint128");

    /// Writes or reads one bit.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early when reading.
    ///
    /// ```
    /// # use tightwire::{MeasureStream, Stream};
    /// assert!(MeasureStream::new().bool(&mut true).is_ok());
    /// ```
    #[doc(alias = "serialize_bool")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bool(&mut self, value: &mut bool) -> Result<Self> {
        self.code(&Bool, value)
    }

    /// Writes or reads an integer in an inclusive range, in as few bits as the range needs.
    ///
    /// # Errors
    ///
    /// Fails if the value is outside the range. Readers check this too, because some bit patterns
    /// are unused: `0..=100` takes 7 bits, and 7 bits can hold 127.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.int(&mut -7i8, -100..=100).unwrap();
    /// assert_eq!(stream.bits_used(), 8);
    /// assert!(stream.int(&mut 101, -100..=100).is_err());
    /// ```
    #[doc(alias = "serialize_int")]
    #[doc(alias = "serialize_int64")]
    #[doc(alias = "serialize_int128")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn int<T: Integer>(&mut self, value: &mut T, range: RangeInclusive<T>) -> Result<Self> {
        let (min, max) = range.into_inner();
        self.code(&Int::new(min, max), value)
    }

    /// Writes or reads a fixed-point number. `value` is the number times `2^fraction_bits`, and
    /// `range` is in whole units.
    ///
    /// # Errors
    ///
    /// Fails if the value is outside the range, or if the type of `value` cannot hold the range.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// // -3.25 with eight fractional bits, within ±100.
    /// stream.fixed(&mut -832i16, -100..=100, 8).unwrap();
    /// assert_eq!(stream.bits_used(), 16);
    /// ```
    #[doc(alias = "serialize_fixed")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn fixed<T: Integer>(
        &mut self,
        value: &mut T,
        range: RangeInclusive<i64>,
        fraction_bits: u32,
    ) -> Result<Self> {
        let (min, max) = range.into_inner();
        self.code(&Fixed::new(min, max, fraction_bits), value)
    }

    /// Writes or reads a number greater than `previous`. The next one takes 1 bit, others up to 38.
    ///
    /// Both numbers must be in `0..=2^31 - 1`.
    ///
    /// # Errors
    ///
    /// Fails if the number does not increase or is outside the domain, in both directions.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.relative(&mut 1001u32, 1000).unwrap();
    /// assert_eq!(stream.bits_used(), 1);
    /// ```
    #[doc(alias = "serialize_int_relative")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn relative<T: Integer>(&mut self, value: &mut T, previous: T) -> Result<Self> {
        compound::relative::relative(self, value, previous)
    }

    /// Writes or reads a number that wraps around, such as a tick, relative to `from`. The closer the
    /// two are, the fewer bits it takes.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early when reading.
    ///
    /// ```
    /// # use tightwire::{MeasureStream, Stream};
    /// let mut stream = MeasureStream::new();
    /// stream.wrapping(&mut 0u16, 65535).unwrap(); // the next one: 1 bit
    /// stream.wrapping(&mut 65534u16, 1).unwrap(); // three before it: 5 bits
    /// assert_eq!(stream.bits_used(), 1 + 5);
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn wrapping<T: Serial>(&mut self, value: &mut T, from: T) -> Result<Self> {
        compound::wrapping::wrapping(self, value, from)
    }

    /// Writes or reads a 32-bit float exactly.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early when reading.
    ///
    /// ```
    /// # use tightwire::{MeasureStream, Stream};
    /// assert!(MeasureStream::new().f32(&mut 0.1).is_ok());
    /// ```
    #[doc(alias = "serialize_float")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn f32(&mut self, value: &mut f32) -> Result<Self> {
        self.code(&F32, value)
    }

    /// Writes or reads a 64-bit float exactly.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early when reading.
    ///
    /// ```
    /// # use tightwire::{MeasureStream, Stream};
    /// assert!(MeasureStream::new().f64(&mut 0.1).is_ok());
    /// ```
    #[doc(alias = "serialize_double")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn f64(&mut self, value: &mut f64) -> Result<Self> {
        self.code(&F64, value)
    }

    /// Writes or reads a float in steps of `resolution`. Values outside `range` are clamped.
    ///
    /// # Errors
    ///
    /// Fails if a value to write is not finite, if a value read is a step past the end of the
    /// range, or if the range or resolution is invalid.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.compressed(&mut 0.333, -1.0..=1.0, 0.01).unwrap();
    /// assert_eq!(stream.bits_used(), 8);
    /// assert!(stream.compressed(&mut f32::NAN, -1.0..=1.0, 0.01).is_err());
    /// ```
    #[doc(alias = "serialize_compressed_float")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn compressed(
        &mut self,
        value: &mut f32,
        range: RangeInclusive<f32>,
        resolution: f32,
    ) -> Result<Self> {
        let (min, max) = range.into_inner();
        self.code(&Compressed::new(min, max, resolution), value)
    }

    /// Writes or reads a float rounded to the nearest 16-bit float.
    ///
    /// # Errors
    ///
    /// Fails if a finite value to write would become infinite, which happens from 65520 on.
    ///
    /// ```
    /// # use tightwire::{MeasureStream, Stream};
    /// assert!(MeasureStream::new().half(&mut 0.1).is_ok());
    /// assert!(MeasureStream::new().half(&mut 70000.0).is_err());
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn half(&mut self, value: &mut f32) -> Result<Self> {
        self.code(&Half, value)
    }

    /// Writes or reads an angle in radians, which wraps, in `2^bits` steps per turn. Readers return
    /// an angle from -pi up to pi.
    ///
    /// # Errors
    ///
    /// Fails if a value to write is not finite, or if `bits` is not in 1 to 24.
    ///
    /// ```
    /// # use tightwire::{MeasureStream, Stream};
    /// let mut stream = MeasureStream::new();
    /// stream.angle(&mut 4.0f32, 10).unwrap();
    /// assert_eq!(stream.bits_used(), 10);
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn angle<T: Float>(&mut self, value: &mut T, bits: u32) -> Result<Self> {
        self.code(&Angle::new(bits), value)
    }

    /// Writes or reads zero bits up to the next byte boundary.
    ///
    /// # Errors
    ///
    /// Fails if a padding bit is set when reading.
    ///
    /// ```
    /// use tightwire::{ReadStream, Stream};
    ///
    /// let mut stream = ReadStream::new(&[0b11]);
    /// stream.bool(&mut false).unwrap();
    /// assert!(stream.align().is_err());
    /// ```
    #[doc(alias = "serialize_align")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn align(&mut self) -> Result<Self> {
        compound::bytes::align(self)
    }

    /// Writes or reads the bytes of a slice at a byte boundary. Their number is not sent.
    ///
    /// # Errors
    ///
    /// Fails when reading if a padding bit is set, or if the packet ends early.
    ///
    /// ```
    /// use tightwire::{ReadStream, Stream};
    ///
    /// let mut key = [0; 3];
    /// ReadStream::new(&[1, 2, 3]).bytes(&mut key).unwrap();
    /// assert_eq!(key, [1, 2, 3]);
    /// ```
    #[doc(alias = "serialize_bytes")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn bytes(&mut self, bytes: &mut [u8]) -> Result<Self> {
        self.either(compound::bytes::Slice(bytes))
    }

    /// Writes or reads UTF-8 text of at most `max` bytes: its length, then its aligned bytes.
    ///
    /// For a C buffer of `n` bytes, use `max = n - 1`.
    ///
    /// # Errors
    ///
    /// Fails if the text is too long, contains a zero, or (when reading) is not valid UTF-8.
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use tightwire::{ReadStream, Stream};
    ///
    /// let mut name = String::new();
    /// ReadStream::new(&[2, b'h', b'i']).string(&mut name, 15).unwrap();
    /// assert_eq!(name, "hi");
    /// # }
    /// ```
    #[doc(alias = "serialize_string")]
    #[track_caller]
    fn string<T: Text>(&mut self, text: &mut T, max: impl Into<Lengths>) -> Result<Self> {
        self.either(compound::string::Utf8(text, max.into()))
    }

    /// Writes or reads text as at most `max` UTF-16 units of 32 bits each, without alignment. This
    /// is the serialize family's encoding of `wchar_t` strings.
    ///
    /// # Errors
    ///
    /// Fails if the text is too long, contains a zero, or (when reading) has an unpaired surrogate.
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.wide_string(&mut String::from("мир"), 7).unwrap();
    /// assert_eq!(stream.bits_used(), 3 + 3 * 32);
    /// # }
    /// ```
    #[doc(alias = "serialize_wstring")]
    #[track_caller]
    fn wide_string<T: Text>(&mut self, text: &mut T, max: impl Into<Lengths>) -> Result<Self> {
        self.either(compound::wide_string::Wide(text, max.into()))
    }

    /// Writes or reads the next index, greater than `previous`, in an iteration over an array of
    /// `objects`. The index `objects` ends the iteration.
    ///
    /// # Errors
    ///
    /// Fails if the index does not increase, or if it is greater than `objects`.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.object_index(&mut 0, None, 200).unwrap(); // next to "before the first"
    /// stream.object_index(&mut 4, Some(0), 200).unwrap();
    /// stream.object_index(&mut 200, Some(4), 200).unwrap(); // the end
    /// assert_eq!(stream.bits_used(), 1 + 4 + 13);
    /// ```
    #[doc(alias = "serialize_object_index")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object_index(
        &mut self,
        index: &mut usize,
        previous: Option<usize>,
        objects: usize,
    ) -> Result<Self> {
        compound::object_index::object_index(self, index, previous, objects)
    }

    /// Writes or reads 32 bits that both sides derive from `name`. Reading fails here if the two
    /// sides disagree about the format of anything before it.
    ///
    /// # Errors
    ///
    /// Fails when reading if the bits do not match the name.
    ///
    /// ```
    /// use tightwire::{ReadErrorKind, ReadStream, Stream};
    ///
    /// let error = ReadStream::new(&[0; 4]).check("players").unwrap_err();
    /// assert_eq!(error.kind(), ReadErrorKind::Check);
    /// ```
    #[doc(alias = "serialize_check")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn check(&mut self, name: &str) -> Result<Self> {
        compound::check::check(self, name)
    }

    /// Writes or reads a fixed number of elements with the given function. Their number is not
    /// sent.
    ///
    /// # Errors
    ///
    /// Returns any error from an element.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.array(&mut [1, 2, 3], |stream, x| stream.int(x, 0..=7)).unwrap();
    /// assert_eq!(stream.bits_used(), 9);
    /// ```
    #[doc(alias = "serialize_array")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn array<T>(
        &mut self,
        elements: &mut [T],
        each: impl FnMut(&mut Self, &mut T) -> Result<Self>,
    ) -> Result<Self> {
        compound::list::array(self, elements, each)
    }

    /// Writes or reads a count and then the elements, each with the given function. `max` is the
    /// maximum count, or a range such as `1..=24`.
    ///
    /// Reading replaces the content of the list. Memory is allocated for elements actually read,
    /// never based on the count alone.
    ///
    /// # Errors
    ///
    /// Fails if the length is not allowed by `max`, or if an element fails.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.list(&mut vec![1, 2, 3], 64, |stream, x| stream.int(x, 0..=7)).unwrap();
    /// assert_eq!(stream.bits_used(), 7 + 9);
    /// ```
    #[doc(alias = "serialize_vector")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn list<T: Default, L: List<T>>(
        &mut self,
        list: &mut L,
        max: impl Into<Lengths>,
        each: impl FnMut(&mut Self, &mut T) -> Result<Self>,
    ) -> Result<Self> {
        compound::list::list(self, list, max.into(), each)
    }

    /// Writes or reads one bit, followed by the value if it is present.
    ///
    /// # Errors
    ///
    /// Returns any error from the value.
    ///
    /// ```
    /// use tightwire::{MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.option(&mut Some(5), |stream, x| stream.int(x, 0..=7)).unwrap();
    /// assert_eq!(stream.bits_used(), 1 + 3);
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn option<T: Default>(
        &mut self,
        value: &mut Option<T>,
        each: impl FnOnce(&mut Self, &mut T) -> Result<Self>,
    ) -> Result<Self> {
        compound::option::option(self, value, each)
    }
}

impl<F: Flow> Stream for F {}
