//! The calls at the top: a value into a buffer, a packet into a value.

use crate::error::{ReadError, ReadErrorKind, WriteError};
use crate::stream::{MeasureStream, ReadStream, WriteStream};
use crate::wire::{Reader, Wire};

/// Writes a packet that holds `value` and returns its bytes, exactly as many as it needs.
///
/// # Errors
///
/// A value that its description does not allow, or a buffer that is too small.
///
/// ```
/// let mut buffer = [0; 64];
/// let packet = tightwire::encode(&(7u8, true), &mut buffer)?;
/// assert_eq!(packet, [7, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn encode<'a, T: Wire>(value: &T, buffer: &'a mut [u8]) -> Result<&'a [u8], WriteError> {
    let mut stream = WriteStream::new(buffer);
    value.write(&mut stream)?;
    Ok(stream.finish()?)
}

/// Writes a packet that holds `value` into memory of its own, which is measured first.
///
/// For tests and tools, and for packets that somebody else sends later. A game that sends many has a
/// buffer, and [`encode`].
///
/// # Errors
///
/// A value that its description does not allow.
///
/// ```
/// assert_eq!(tightwire::encode_to_vec(&(7u8, true))?, [7, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg(feature = "alloc")]
pub fn encode_to_vec<T: Wire>(value: &T) -> Result<alloc::vec::Vec<u8>, WriteError> {
    // What is refused is written all the same, up to there: a packet's error has a packet's bit, and
    // measuring counts every alignment at its worst.
    let (bits, refused) = match measure(value) {
        Ok(bits) => (bits, None),
        Err(error) => (error.bit(), Some(error)),
    };
    let mut packet = alloc::vec![0; bits.div_ceil(8)];
    let length = encode(value, &mut packet)?.len();
    if let Some(error) = refused {
        return Err(error);
    }
    packet.truncate(length);
    Ok(packet)
}

/// Reads a packet that holds one value of type `T` and nothing else.
///
/// The value is handed out only if the whole packet was good.
///
/// # Errors
///
/// The first value that its description refuses; whole bytes left over after the last one.
///
/// ```
/// assert_eq!(tightwire::decode::<(u8, bool)>(&[7, 1])?, (7, true));
/// assert!(tightwire::decode::<(u8, bool)>(&[7, 1, 0]).is_err());
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn decode<T: Wire>(packet: &[u8]) -> Result<T, ReadError> {
    let mut stream = ReadStream::new(packet);
    let mut slot = None;
    fresh(&mut slot, &mut stream)?;
    let Some(value) = slot else {
        return Err(ReadError::new(ReadErrorKind::Declaration, 0));
    };
    stream.finish()?;
    Ok(value)
}

/// Reads a new value into a slot: over a blank, which is cheaper than by value, where there is one.
///
/// A slot, because a `Result<T, _>` keeps its error where the value's first fields are, and those
/// would be shifted together for it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn fresh<T: Wire, R: Reader>(
    slot: &mut Option<T>,
    stream: &mut R,
) -> Result<(), ReadError> {
    if const { T::__HAS_BLANK } {
        *slot = T::__blank();
        match slot {
            Some(value) => value.read_into(stream),
            None => Ok(()),
        }
    } else {
        *slot = Some(T::read(stream)?);
        Ok(())
    }
}

/// Reads a packet into an existing value, to spare big copies and memory that is there already.
///
/// After an error the value may be changed in part.
///
/// # Errors
///
/// As for [`decode`].
///
/// ```
/// let mut state = [0u8; 4];
/// tightwire::decode_into(&mut state, &[1, 2, 3, 4])?;
/// assert_eq!(state, [1, 2, 3, 4]);
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn decode_into<T: Wire>(value: &mut T, packet: &[u8]) -> Result<(), ReadError> {
    let mut stream = ReadStream::new(packet);
    value.read_into(&mut stream)?;
    stream.finish()
}

/// The bits that `value` takes at most, wherever it stands in a packet.
///
/// # Errors
///
/// A value that its description does not allow.
///
/// ```
/// assert_eq!(tightwire::measure(&(7u8, Some(true)))?, 10);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
pub fn measure<T: Wire>(value: &T) -> Result<usize, WriteError> {
    let mut stream = MeasureStream::new();
    value.write(&mut stream)?;
    stream.finish()
}
