//! The trait that a unified function sees: every primitive, whichever way the values go.

use core::ops::RangeInclusive;

use crate::compound::{self, Lengths, List, Serial, Text};
use crate::error::Fault;
use crate::scalar::{
    Angle, Bits, Bool, Compressed, F32, F64, Fixed, Float, Half, Int, Integer, Scalar, Unsigned,
};
use crate::stream::{Flow, StreamResult as Result};
use crate::wire::Wire;
use crate::wire::described::{Described, enter_object, leave_object};
use crate::wire::full_width::full_width;

/// A stream in either direction: a function generic over `Stream` writes, reads and measures.
///
/// Every method takes its value by `&mut`: writing streams look at it, reading streams replace
/// it. Where the two directions differ, branch on [`IS_WRITING`](Self::IS_WRITING): it is a
/// constant, so the other branch is gone after compilation.
///
/// The first error is final for a stream; pass it on with `?`.
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
/// The trait is sealed: new streams come with this crate, so that a method can be added without
/// breaking anyone.
pub trait Stream: Flow {
    /// Whether values go into the packet. Measuring counts as writing.
    const IS_WRITING: bool = Self::WRITES;

    /// Whether values come out of the packet.
    const IS_READING: bool = !Self::WRITES;

    /// The bits written or read so far.
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

    /// A value by a [`Scalar`]: one of this crate, or one of yours.
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
    /// A value without a code, or a code without a value.
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn scalar<C: Scalar>(&mut self, scalar: &C, value: &mut C::Value) -> Result<Self> {
        self.code(scalar, value)
    }

    /// A value described elsewhere: derived, unified or by hand.
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
    /// Those of the value.
    #[doc(alias = "serialize_object")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn object<T: Wire>(&mut self, value: &mut T) -> Result<Self> {
        enter_object::<T, _>(self)?;
        self.either(Described(value))?;
        leave_object::<T, _>(self);
        Ok(())
    }

    /// Names the next value in traces; other streams ignore it.
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

    /// A rule of yours is broken: returns the error to give up with, in both directions.
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

    /// The low `bits` bits of an unsigned integer.
    ///
    /// # Errors
    ///
    /// On write, a value that needs more bits. In both directions, more bits than the type has.
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

    /// One bit.
    ///
    /// # Errors
    ///
    /// On read, the end of the packet.
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

    /// An integer of any type in an inclusive range, in as few bits as the range needs.
    ///
    /// # Errors
    ///
    /// A value outside the range, in both directions. `0..=100` takes 7 bits, and 7 bits can say
    /// 127, so a reader has something to refuse.
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

    /// A fixed-point number: `value` stands for itself divided by `2^fraction_bits`, and `range`
    /// is in whole units.
    ///
    /// # Errors
    ///
    /// A value outside the range; a range that the type of `value` cannot hold.
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

    /// A number above `previous`, cheaper the closer it is: 1 bit for the next one, 38 for any.
    ///
    /// Both numbers lie in `0..=2^31 - 1`.
    ///
    /// # Errors
    ///
    /// A number that does not grow or leaves the domain, in both directions.
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

    /// A number that goes round, such as a tick, in the fewer bits the closer it is to `from`.
    ///
    /// # Errors
    ///
    /// On read, the end of the packet.
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

    /// A 32-bit float, to the bit.
    ///
    /// # Errors
    ///
    /// On read, the end of the packet.
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

    /// A 64-bit float, to the bit.
    ///
    /// # Errors
    ///
    /// On read, the end of the packet.
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

    /// A float within `range` in steps of `resolution`. Values outside are clamped.
    ///
    /// # Errors
    ///
    /// On write, a value that is not finite. On read, a step past the end of the range. In both,
    /// an impossible range or resolution.
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

    /// A float in 16 bits, the nearest there is.
    ///
    /// # Errors
    ///
    /// On write, a finite value that would become infinite, from 65520 on.
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

    /// An angle in radians that wraps, in `2^bits` steps a turn, with 1 to 24 bits. It is read as one
    /// from -pi up to pi.
    ///
    /// # Errors
    ///
    /// On write, a value that is not finite. In both directions, other numbers of bits.
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

    /// Zero bits up to the next byte boundary.
    ///
    /// # Errors
    ///
    /// On read, a padding bit that is set.
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

    /// As many bytes as the slice has, at a byte boundary. Their number is not sent.
    ///
    /// # Errors
    ///
    /// On read, padding that is set, or the end of the packet.
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

    /// UTF-8 text of at most `max` bytes: its length, then its bytes at a byte boundary.
    ///
    /// A C buffer of `n` bytes holds a string of `max = n - 1`.
    ///
    /// # Errors
    ///
    /// Text that is too long or that holds a zero; on read also text that is not valid UTF-8.
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

    /// Text as at most `max` UTF-16 units, each in 32 bits and nothing aligned: the family's
    /// form for `wchar_t`.
    ///
    /// # Errors
    ///
    /// Text that is too long or that holds a zero; on read also surrogates without a partner.
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

    /// The next index in a walk over an array of `objects`, above `previous`; `objects` itself
    /// ends the walk.
    ///
    /// # Errors
    ///
    /// An index that does not grow, or that lies past the sentinel.
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

    /// 32 bits that both sides derive from `name`: a fence between two parts of a packet that
    /// tells when the two sides no longer agree on what came before.
    ///
    /// # Errors
    ///
    /// On read, other bits than the name asks for.
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

    /// A fixed number of elements, each by the function given. Their number is not sent.
    ///
    /// # Errors
    ///
    /// Those of the elements.
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

    /// At most `max` elements, or a range such as `1..=24` of them, each by the function given, with
    /// their count in front.
    ///
    /// Reading replaces the list's content; memory grows with the elements read, never with the
    /// count alone.
    ///
    /// # Errors
    ///
    /// A list longer than `max`; those of the elements.
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

    /// One bit, and after it the value if there is one.
    ///
    /// # Errors
    ///
    /// Those of the value.
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
