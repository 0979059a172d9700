//! The error types: one small `Copy` type per direction, each with a kind and a bit position.
//!
//! An error is one non-zero word, with the kind in the low byte and the bit position above it. A
//! `Result<(), ReadError>` therefore fits in one register, and returning it adds no cost to a read.
//!
//! If the highest bit of the low byte is set, the number above it is not a position. It is the size
//! in bits of a buffer that would hold any value of the type, reported when the buffer was too
//! small.

use core::fmt;
use core::num::NonZeroU64;

/// The number of bits in the word that hold the kind.
const KIND_BITS: u32 = 8;

/// Set if the number is a size instead of a position.
const IS_SIZE: u64 = 0x80;

/// Declares an error type and its kinds from one table, so that numbers, names and messages always
/// match.
macro_rules! error_type {
    (
        $(#[$error_doc:meta])* $Error:ident,
        $(#[$kind_doc:meta])* $Kind:ident {
            $( $(#[$variant_doc:meta])* $Variant:ident => $sentence:literal, )*
        }
    ) => {
        $(#[$error_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $Error(NonZeroU64);

        $(#[$kind_doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $Kind {
            $( $(#[$variant_doc])* $Variant, )*
        }

        impl $Kind {
            /// All kinds, in numeric order.
            const ALL: &[Self] = &[$( Self::$Variant, )*];

            /// Returns the message for this kind, without a position.
            const fn sentence(self) -> &'static str {
                match self {
                    $( Self::$Variant => $sentence, )*
                }
            }
        }

        impl fmt::Display for $Kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.sentence())
            }
        }

        impl $Error {
            /// Creates an error of `kind` at bit `bit` of the packet.
            ///
            /// Custom code rarely needs this. A stream that fails creates its own errors, and
            /// [`Stream::refuse`](crate::Stream::refuse) creates one if your own check fails.
            ///
            /// ```
            #[doc = concat!("use tightwire::{", stringify!($Error), ", ", stringify!($Kind), "};")]
            ///
            #[doc = concat!("let error = ", stringify!($Error), "::new(", stringify!($Kind), "::OutOfRange, 37);")]
            /// assert_eq!(error.bit(), 37);
            /// ```
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub const fn new(kind: $Kind, bit: usize) -> Self {
                // A kind is never zero, so the word is never zero.
                Self(NonZeroU64::MIN.saturating_add(kind as u64 | ((bit as u64) << KIND_BITS)))
            }

            /// Creates the error for a fault at a bit.
            #[cfg_attr(not(debug_assertions), inline(always))]
            pub(crate) const fn of(fault: Fault, bit: usize) -> Self {
                let number = (fault as u64 >> $Kind::HALF) & 0xf;
                Self(NonZeroU64::MIN.saturating_add(number | ((bit as u64) << KIND_BITS)))
            }

            /// Returns the kind of the error.
            ///
            /// ```
            #[doc = concat!("use tightwire::{", stringify!($Error), ", ", stringify!($Kind), "};")]
            ///
            #[doc = concat!("let error = ", stringify!($Error), "::new(", stringify!($Kind), "::OutOfRange, 37);")]
            #[doc = concat!("assert_eq!(error.kind(), ", stringify!($Kind), "::OutOfRange);")]
            /// ```
            pub fn kind(self) -> $Kind {
                let number = ((self.0.get() - 1) & (IS_SIZE - 1)) as usize;
                $Kind::ALL.get(number).copied().unwrap_or($Kind::Refused)
            }

            /// Returns the bit of the packet at which the rejected value starts. If only a part was
            /// rejected (the bytes of a string, one unit of a wide string, the payload of a row),
            /// it is the start of that part.
            ///
            /// If a packet is too short, derived code may return an earlier bit. It checks the bits
            /// of neighbouring fields together, so `UnexpectedEnd` is at or before the value that is
            /// cut off. It then takes precedence over a rejected value among these fields. The
            /// functions of `tightwire::trace` always name the exact value and bit.
            ///
            /// ```
            #[doc = concat!("use tightwire::{", stringify!($Error), ", ", stringify!($Kind), "};")]
            ///
            #[doc = concat!("assert_eq!(", stringify!($Error), "::new(", stringify!($Kind), "::OutOfRange, 37).bit(), 37);")]
            /// ```
            pub const fn bit(self) -> usize {
                ((self.0.get() - 1) >> KIND_BITS) as usize
            }
        }

        impl fmt::Debug for $Error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($Error))
                    .field("kind", &self.kind())
                    .field("bit", &self.bit())
                    .finish()
            }
        }

        impl core::error::Error for $Error {}
    };
}

error_type! {
    /// The reason why a packet was rejected, and the bit at which it happened.
    ///
    /// It is one register wide and `Copy`, so it holds no field name. Decode the packet again with
    /// tracing to get the name.
    ///
    /// ```
    /// use tightwire::scalar::Int;
    /// use tightwire::{ReadErrorKind, ReadStream, Reader};
    ///
    /// // 7 bits can say 127, and `0..=100` cannot.
    /// let error = ReadStream::new(&[127]).take(Int::new(0, 100u8)).unwrap_err();
    /// assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
    /// assert_eq!(error.bit(), 0);
    /// ```
    ReadError,
    /// The kinds of [`ReadError`].
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{ReadErrorKind, ReadStream, Reader};
    ///
    /// let error = ReadStream::new(&[]).take(Bool).unwrap_err();
    /// assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
    /// ```
    ReadErrorKind {
        /// The packet ends before the value does.
        UnexpectedEnd => "the packet ends inside a value",
        /// A number, length or index is outside its declared range.
        OutOfRange => "value outside its range",
        /// A padding bit before aligned data is set.
        Padding => "padding bit is not zero",
        /// Text is malformed or contains a zero.
        Text => "text is malformed",
        /// A relative number does not increase, or is outside its domain.
        NotAscending => "relative number does not grow",
        /// The bits of a serialize check do not match its name.
        Check => "serialize check does not match: the two sides disagree before this bit",
        /// Whole bytes are left over after the last value.
        TrailingBytes => "trailing bytes after the last value: the packet has another type or build, or a checked or sealed packet was not opened first",
        /// Values nest deeper than the stream allows.
        TooDeep => "values are nested too deeply",
        /// The packet is too long for this platform to count its bits.
        PacketTooLong => "the packet is too long",
        /// Custom code rejected the value.
        Refused => "rejected by a rule of the packet",
        /// The description itself is impossible, such as a reversed range.
        Declaration => "the description of the value is impossible",
        /// A map key or set element is not greater than the one before it.
        KeyOrder => "key is not above the one before it",
    }
}

error_type! {
    /// The reason why a value could not be written, and the bit at which it happened.
    ///
    /// ```
    /// use tightwire::scalar::Int;
    /// use tightwire::{WriteErrorKind, WriteStream, Writer};
    ///
    /// let mut buffer = [0; 8];
    /// let error = WriteStream::new(&mut buffer).put(Int::new(0, 100), 101).unwrap_err();
    /// assert_eq!(error.kind(), WriteErrorKind::OutOfRange);
    /// assert_eq!(
    ///     error.to_string(),
    ///     "value outside its range at bit 0: `trace::trace_write` names the value",
    /// );
    /// ```
    WriteError,
    /// The kinds of [`WriteError`].
    ///
    /// ```
    /// use tightwire::scalar::Bool;
    /// use tightwire::{WriteErrorKind, WriteStream, Writer};
    ///
    /// let mut stream = WriteStream::new(&mut []);
    /// // Room is checked word by word, and at the latest here:
    /// let _ = stream.put(Bool, true);
    /// assert_eq!(stream.finish().unwrap_err().kind(), WriteErrorKind::BufferFull);
    /// ```
    WriteErrorKind {
        /// The buffer has no room for the value. If the error comes from [`encode`](crate::encode)
        /// and the type has a bounded size, [`WriteError::enough_bytes`] returns that bound.
        BufferFull => "the buffer is full",
        /// A number or index is outside its declared range.
        OutOfRange => "value outside its range",
        /// A string or list is longer than its declared bound.
        TooLong => "longer than its bound",
        /// Text contains a zero.
        Text => "text holds a zero",
        /// A number is NaN or infinite where only finite numbers are allowed.
        NotFinite => "number is not finite",
        /// A relative number does not increase, or is outside its domain.
        NotAscending => "relative number does not grow",
        /// Values nest deeper than the stream allows.
        TooDeep => "values are nested too deeply",
        /// Custom code rejected the value.
        Refused => "rejected by a rule of the packet",
        /// The description itself is impossible, such as a reversed range.
        Declaration => "the description of the value is impossible",
        /// A message does not fit even though it is the first one in its packet, so it will not fit
        /// in the next packet either.
        MessageTooLarge => "the message does not fit, even as the first of its packet",
        /// A value takes more bits than the maximum of its type, because custom code inside it
        /// declares a `max_bits` that is too small. [`WriteError::bit`] is the number of bits the
        /// value takes.
        MaxBits => "more than the maximum of its type: raise the `max_bits` of its custom code",
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at bit {}", self.kind(), self.bit())
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, bit) = (self.kind(), self.bit());
        match (kind, self.enough_bytes()) {
            (_, Some(bytes)) => write!(f, "{kind}: {bytes} bytes hold any value of this type"),
            (WriteErrorKind::BufferFull, None) => {
                write!(f, "{kind} at bit {bit}: `measure` returns the number of bits of a value")
            }
            (WriteErrorKind::MaxBits, None) => write!(f, "the value takes {bit} bits, {kind}"),
            (WriteErrorKind::MessageTooLarge, None) => write!(f, "{kind}, at bit {bit}"),
            _ => write!(f, "{kind} at bit {bit}: `trace::trace_write` names the value"),
        }
    }
}

impl WriteError {
    /// Returns the number of bytes that hold any value of the type, if the error is a buffer that
    /// was too small. This is the type's [`MAX_BYTES`](crate::Wire::MAX_BYTES), if
    /// [`encode`](crate::encode) can determine it.
    ///
    /// For such an error, [`bit`](Self::bit) returns that size in bits.
    ///
    /// ```
    /// let error = tightwire::encode(&[1u16, 2, 3], &mut [0; 4]).unwrap_err();
    /// assert_eq!(error.enough_bytes(), Some(6));
    /// assert_eq!(error.to_string(), "the buffer is full: 6 bytes hold any value of this type");
    /// ```
    pub const fn enough_bytes(self) -> Option<usize> {
        if (self.0.get() - 1) & IS_SIZE == 0 { None } else { Some(self.bit().div_ceil(8)) }
    }
}

/// The reason a value is invalid, independent of direction. Each stream converts it into its own
/// error type.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Int, Scalar};
///
/// assert_eq!(Int::new(0, 100).code(&101), Err(Fault::OutOfRange));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[repr(u8)]
pub enum Fault {
    /// The packet or the buffer ends inside the value.
    UnexpectedEnd = known_as(ReadErrorKind::UnexpectedEnd, WriteErrorKind::BufferFull),
    /// The value is outside its range.
    OutOfRange = known_as(ReadErrorKind::OutOfRange, WriteErrorKind::OutOfRange),
    /// The value is longer than its bound. A reader reports this as a number out of range.
    TooLong = known_as(ReadErrorKind::OutOfRange, WriteErrorKind::TooLong),
    /// A padding bit is set.
    Padding = known_as(ReadErrorKind::Padding, WriteErrorKind::Refused),
    /// Text is malformed.
    Text = known_as(ReadErrorKind::Text, WriteErrorKind::Text),
    /// A number is not finite. A reader reports this as a number out of range.
    NotFinite = known_as(ReadErrorKind::OutOfRange, WriteErrorKind::NotFinite),
    /// A relative number does not increase.
    NotAscending = known_as(ReadErrorKind::NotAscending, WriteErrorKind::NotAscending),
    /// A serialize check does not match.
    Check = known_as(ReadErrorKind::Check, WriteErrorKind::Refused),
    /// Values are nested too deeply.
    TooDeep = known_as(ReadErrorKind::TooDeep, WriteErrorKind::TooDeep),
    /// Custom code rejected the value.
    Refused = known_as(ReadErrorKind::Refused, WriteErrorKind::Refused),
    /// The description of the value is impossible.
    Declaration = known_as(ReadErrorKind::Declaration, WriteErrorKind::Declaration),
    /// A map key or set element is not greater than the one before it.
    KeyOrder = known_as(ReadErrorKind::KeyOrder, WriteErrorKind::Refused),
}

impl ReadErrorKind {
    /// The bit offset of this kind's number within a [`Fault`].
    const HALF: u32 = 0;
}

impl WriteErrorKind {
    /// The bit offset of this kind's number within a [`Fault`]. The writer itself produces padding,
    /// checks and key order, so when writing those faults can only come from custom code and map to
    /// `Refused`.
    const HALF: u32 = 4;
}

/// Combines the read kind and the write kind into the number of a fault, so that converting it to
/// an error is a shift. A `match` instead would be repeated in the code of every field.
const fn known_as(read: ReadErrorKind, write: WriteErrorKind) -> u8 {
    read as u8 | ((write as u8) << WriteErrorKind::HALF)
}

const _: () = assert!(ReadErrorKind::ALL.len() <= 16 && WriteErrorKind::ALL.len() <= 16);

/// Marks the path that makes `error` as unlikely.
///
/// It takes and returns the error itself. The optimizer must see that the caller returns an `Err`,
/// and a cold function that returned a `Result` would hide that.
#[cold]
#[inline(never)]
pub(crate) const fn cold_read(error: ReadError) -> ReadError {
    error
}

/// Marks the path that makes `error` as unlikely; see [`cold_read`].
#[cold]
#[inline(never)]
pub(crate) const fn cold_write(error: WriteError) -> WriteError {
    error
}

/// Adds the number of bits that would have been enough to a full-buffer error, if it is known.
#[cold]
#[inline(never)]
pub(crate) fn cold_enough(error: WriteError, max_bits: Option<u64>) -> WriteError {
    match max_bits {
        Some(bits) if error.kind() == WriteErrorKind::BufferFull && bits < 1 << 48 => {
            let number = bits << KIND_BITS;
            let word = WriteErrorKind::BufferFull as u64 | IS_SIZE | number;
            WriteError(NonZeroU64::MIN.saturating_add(word))
        }
        _ => error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_in_place_of_a_position_leaves_the_kind_as_it_is() {
        let full = WriteError::new(WriteErrorKind::BufferFull, 64);
        for bits in [0, 1, 8, 9, 0xffff_ffff_ffff] {
            let error = cold_enough(full, Some(bits));
            assert_eq!(error.kind(), WriteErrorKind::BufferFull);
            assert_eq!(error.enough_bytes(), Some((bits as usize).div_ceil(8)));
        }
        assert_eq!(cold_enough(full, None), full);
        let other = WriteError::new(WriteErrorKind::Refused, 64);
        assert_eq!(cold_enough(other, Some(8)), other);
        assert_eq!(other.enough_bytes(), None);
    }

    #[test]
    fn a_fault_is_an_error_of_its_kind_in_both_directions() {
        let cases = [
            (Fault::UnexpectedEnd, ReadErrorKind::UnexpectedEnd, WriteErrorKind::BufferFull),
            (Fault::TooLong, ReadErrorKind::OutOfRange, WriteErrorKind::TooLong),
            (Fault::Declaration, ReadErrorKind::Declaration, WriteErrorKind::Declaration),
            (Fault::KeyOrder, ReadErrorKind::KeyOrder, WriteErrorKind::Refused),
        ];
        for (fault, read, write) in cases {
            assert_eq!(ReadError::of(fault, 77), ReadError::new(read, 77));
            assert_eq!(WriteError::of(fault, 77), WriteError::new(write, 77));
        }
    }

    #[test]
    fn results_are_as_small_as_a_word() {
        assert_eq!(size_of::<Result<(), ReadError>>(), 8);
        assert_eq!(size_of::<Result<(), WriteError>>(), 8);
    }

    #[test]
    fn every_kind_and_position_comes_back() {
        for bit in [0, 1, 63, 64, 0xff_ffff, usize::MAX >> KIND_BITS] {
            for &kind in ReadErrorKind::ALL {
                let error = ReadError::new(kind, bit);
                assert_eq!((error.kind(), error.bit()), (kind, bit));
            }
            for &kind in WriteErrorKind::ALL {
                let error = WriteError::new(kind, bit);
                assert_eq!((error.kind(), error.bit()), (kind, bit));
            }
        }
    }
}
