//! The top-level functions that turn a value into a packet and a packet into a value.

#[cfg(feature = "alloc")]
use core::marker::PhantomData;

#[cfg(feature = "alloc")]
use crate::codec::{Plain, Written};
use crate::error::{ReadError, ReadErrorKind, WriteError, WriteErrorKind, cold_enough};
use crate::flow::{Flow, MeasureStream, ReadStream, WriteStream};
#[cfg(feature = "alloc")]
use crate::flow::{Sink, SizeStream};
use crate::inline::fits_the_stack;
use crate::schema::Schema;
use crate::stream::Reader;
use crate::wire::Wire;

/// Writes a packet that holds `value` into `buffer` and returns the bytes that were used.
///
/// # Errors
///
/// Fails if a value does not match its description, or if the buffer is too small. If the type has
/// a bounded size, the second error reports how many bytes would be enough:
/// [`WriteError::enough_bytes`].
///
/// ```
/// let mut buffer = [0; 64];
/// let packet = tightwire::encode(&(7u8, true), &mut buffer)?;
/// assert_eq!(packet, [7, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn encode<'a, T: Wire>(value: &T, buffer: &'a mut [u8]) -> Result<&'a [u8], WriteError> {
    let call: fn(&T, &mut [u8]) -> Result<usize, WriteError> = encode_by_call;
    match call(value, buffer) {
        Ok(length) => Ok(buffer.get(..length).unwrap_or_default()),
        Err(error) => Err(error),
    }
}

/// Implements [`encode`] as a function of its own. LLVM inlines it into a caller if it is short, or if
/// it has no other caller.
///
/// It is called through a pointer because rustc cannot inline that, and LLVM can. rustc would insert it
/// before anything in it is optimized. LLVM optimizes it first, and then inserts the short code that is
/// left. In a function that encodes many types, the time for the former grows with the square of their
/// number. (Never inlining it would make the benchmark packet 20 % slower.)
///
/// It returns a length because that fits in two registers, and a slice plus an error does not.
#[inline]
fn encode_by_call<T: Wire>(value: &T, buffer: &mut [u8]) -> Result<usize, WriteError> {
    let mut stream = WriteStream::new(buffer);
    if let Err(error) = value.write(&mut stream) {
        return Err(explained(value, error));
    }
    match stream.finish() {
        Ok(packet) => match within(value, packet) {
            Ok(packet) => Ok(packet.len()),
            Err(error) => Err(error),
        },
        Err(error) => Err(explained(value, error)),
    }
}

/// Returns the packet if its length is possible for its type. Only custom code can declare a wrong
/// length, so for all other types no measuring code is compiled.
#[cfg_attr(not(debug_assertions), inline(always))]
fn within<'a, T: Wire>(value: &T, packet: &'a [u8]) -> Result<&'a [u8], WriteError> {
    if const { T::SCHEMA.trusts_code() } {
        match const { T::SCHEMA.max_bits() } {
            Some(most) if packet.len() as u64 > most.div_ceil(8) => return Err(beyond(value)),
            _ => {}
        }
    }
    Ok(packet)
}

/// Creates the error for a value that takes more bits than the maximum of its type.
#[cold]
#[inline(never)]
fn beyond<T: Wire>(value: &T) -> WriteError {
    match measure(value) {
        Ok(bits) => WriteError::new(WriteErrorKind::MaxBits, bits),
        Err(error) => error,
    }
}

/// Adds to a full-buffer error how many bytes would have been enough, unless the type's bound is
/// wrong.
#[cold]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn explained<T: Wire>(value: &T, error: WriteError) -> WriteError {
    if const { T::SCHEMA.trusts_code() } && error.kind() == WriteErrorKind::BufferFull {
        return full(value, error);
    }
    cold_enough(error, const { T::SCHEMA.max_bits() })
}

/// Creates the full-buffer error for a value with custom code.
#[cold]
#[inline(never)]
fn full<T: Wire>(value: &T, error: WriteError) -> WriteError {
    let most = const { T::SCHEMA.max_bits() };
    match (measure(value), most) {
        (Ok(bits), Some(most)) if bits as u64 > most => {
            WriteError::new(WriteErrorKind::MaxBits, bits)
        }
        _ => cold_enough(error, most),
    }
}

/// Writes a packet like [`encode`], but without cloning.
///
/// A type with one function for both directions (see [`unified!`](crate::unified)) needs `&mut` to
/// write, so `encode`, which only has `&`, clones it first. This function avoids the clone, also
/// inside boxes, options and arrays and through [`Stream::object`](crate::Stream::object). The
/// fields of a derived type and the elements of its lists are still written by `&`, so a unified
/// type among them is cloned. All other types are never cloned by either function.
///
/// # Errors
///
/// Fails in the same cases as [`encode`].
///
/// ```
/// use tightwire::{Result, Stream};
///
/// #[derive(Clone, Default)]
/// struct Terrain {
///     heights: Vec<u8>,
/// }
///
/// impl Terrain {
///     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
///         stream.list(&mut self.heights, 10_000, |stream, height| stream.u8(height))
///     }
/// }
/// tightwire::unified!(Terrain);
///
/// let mut terrain = Terrain { heights: vec![7; 1000] };
/// let mut buffer = [0; 1200];
/// let packet = tightwire::encode_mut(&mut terrain, &mut buffer)?; // no second `Vec`
/// assert_eq!(packet.len(), 1002);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[inline]
pub fn encode_mut<'a, T: Wire>(
    value: &mut T,
    buffer: &'a mut [u8],
) -> Result<&'a [u8], WriteError> {
    let mut stream = WriteStream::new(buffer);
    if let Err(error) = value.__write_mut(&mut stream) {
        return Err(explained(value, error));
    }
    match stream.finish() {
        Ok(packet) => within(value, packet),
        Err(error) => Err(explained(value, error)),
    }
}

/// Writes a packet that holds `value` into a new vector of the right size.
///
/// This is meant for tests, tools, and packets that are sent later. A game that sends many packets
/// should reuse a buffer with [`encode`].
///
/// # Errors
///
/// Fails if a value does not match its description.
///
/// ```
/// assert_eq!(tightwire::encode_to_vec(&(7u8, true))?, [7, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg(feature = "alloc")]
pub fn encode_to_vec<T: Wire>(value: &T) -> Result<alloc::vec::Vec<u8>, WriteError> {
    let mut packet = alloc::vec::Vec::new();
    encode_append(value, &mut packet)?;
    Ok(packet)
}

/// Appends a packet that holds `value` to `bytes`, starting at a new byte, and returns its length.
///
/// The size is found first, and `bytes` grows by it. Use [`decode_prefix`] to read it back.
///
/// # Errors
///
/// Fails if a value does not match its description. In that case `bytes` is unchanged.
///
/// ```
/// let mut log = vec![0xff];
/// assert_eq!(tightwire::encode_append(&(7u8, true), &mut log)?, 2);
/// assert_eq!(log, [0xff, 7, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg(feature = "alloc")]
pub fn encode_append<T: Wire>(
    value: &T,
    bytes: &mut alloc::vec::Vec<u8>,
) -> Result<usize, WriteError> {
    let start = bytes.len();
    let mut room = packet_bytes(value);
    loop {
        bytes.resize(start.saturating_add(room), 0);
        let packet = encode(value, bytes.get_mut(start..).unwrap_or_default());
        let length = packet.map(<[u8]>::len);
        bytes.truncate(start + length.unwrap_or(0));
        match length {
            // Custom code wrote more than it declares, or the value is not allowed, and the size ended
            // at a later mistake than the first.
            Err(error) if error.kind() == WriteErrorKind::BufferFull => {
                room = room.saturating_mul(2).saturating_add(64);
            }
            length => return length,
        }
    }
}

/// Returns the bytes of the packet that holds `value`. If the value is not allowed, it returns those up
/// to a part that cannot be written.
#[cfg(feature = "alloc")]
#[cfg_attr(not(debug_assertions), inline(always))]
fn packet_bytes<T: Wire>(value: &T) -> usize {
    let mut stream = SizeStream::new();
    let _ = stream.part(Written::<Plain, T>(value, PhantomData));
    stream.at().div_ceil(8)
}

/// Returns the value as the other side will see it: rounded to its steps, without skipped fields,
/// and with defaults for fields that a condition leaves out.
///
/// Use it for client-side prediction, or on a server that compares against what it sent. The value
/// is written to temporary memory and read back.
///
/// # Errors
///
/// Fails if a value does not match its description, or with
/// [`Declaration`](crate::WriteErrorKind::Declaration) if custom code does not read what it wrote.
///
/// ```
/// # #[cfg(feature = "derive")] {
/// use tightwire::Wire;
///
/// #[derive(Wire, Debug, PartialEq)]
/// struct Pose {
///     #[wire(compressed(-10.0..=10.0, 0.5))]
///     x: f32,
///     #[wire(skip)]
///     frame: u32,
/// }
///
/// let sent = Pose { x: 3.3, frame: 7 };
/// assert_eq!(tightwire::as_received(&sent), Ok(Pose { x: 3.5, frame: 0 }));
/// # }
/// ```
#[cfg(feature = "alloc")]
pub fn as_received<T: Wire>(value: &T) -> Result<T, WriteError> {
    decode(&encode_to_vec(value)?)
        .map_err(|error| WriteError::new(crate::error::WriteErrorKind::Declaration, error.bit()))
}

/// Returns the integers that represent `value` in a packet, in order and after rounding.
///
/// Two states with the same codes look the same to the other side, so compare, hash or diff these.
/// Every [`Scalar`](crate::Scalar) gives one number, including counts, flags and the tags of
/// variants. Text and bytes give one number per byte. Relative numbers and object indices give
/// their encoded bits. To get back to a value, use [`as_received`].
///
/// To get the code of a single number, use its scalar. For example,
/// `Compressed::new(-1.0, 1.0, 0.01).code(&steer)` is what `#[wire(compressed(-1.0..=1.0, 0.01))]`
/// sends. See [`scalar`](crate::scalar).
///
/// # Errors
///
/// Fails if a value does not match its description.
///
/// ```
/// # #[cfg(feature = "derive")] {
/// use tightwire::{Wire, codes};
///
/// #[derive(Wire)]
/// struct Pose {
///     #[wire(compressed(-10.0..=10.0, 0.5))]
///     x: f32,
///     #[wire(smallest_three = 9)]
///     rotation: [f32; 4],
///     landed: Option<u8>,
/// }
///
/// let at = |x| Pose { x, rotation: [0.0, 0.0, 0.0, 1.0], landed: Some(4) };
/// // 20 steps of 0.5 from -10.0 is 0.0; three components at 255, the middle; a flag, a number.
/// let rotation = 3 | 255 << 2 | 255 << 11 | 255 << 20;
/// assert_eq!(codes(&at(0.0)).unwrap(), [20, rotation, 1, 4]);
/// assert_eq!(codes(&at(0.1)), codes(&at(0.0))); // nothing to send
/// # }
/// ```
#[cfg(feature = "alloc")]
pub fn codes<T: Wire>(value: &T) -> Result<alloc::vec::Vec<u128>, WriteError> {
    let mut stream = crate::flow::CodeStream::new();
    value.write(&mut stream)?;
    stream.finish()
}

/// Reads a packet that holds one value of type `T` and nothing else.
///
/// The value is returned only if the whole packet is valid.
///
/// Using this function with a type larger than 72 KiB is a compile error, because reading such a
/// value could overflow the stack. Read it in place with [`decode_into`] instead.
///
/// # Errors
///
/// Fails at the first value that does not match its description, or if whole bytes remain after the
/// last value.
///
/// ```
/// assert_eq!(tightwire::decode::<(u8, bool)>(&[7, 1])?, (7, true));
/// assert!(tightwire::decode::<(u8, bool)>(&[7, 1, 0]).is_err());
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn decode<T: Wire>(packet: &[u8]) -> Result<T, ReadError> {
    let call: fn(&mut Option<T>, &[u8]) -> Result<(), ReadError> = decode_by_call;
    let mut slot = None;
    call(&mut slot, packet)?;
    match slot {
        Some(value) => Ok(value),
        None => Err(ReadError::new(ReadErrorKind::Declaration, 0)),
    }
}

/// Implements [`decode`] as a function of its own, which is called through a pointer for the same reason
/// as [`encode_by_call`].
#[inline]
fn decode_by_call<T: Wire>(slot: &mut Option<T>, packet: &[u8]) -> Result<(), ReadError> {
    let mut stream = ReadStream::new(packet);
    fresh(slot, &mut stream)?;
    stream.finish()
}

/// Reads one value of type `T` from the start of `bytes`, and returns it with the number of bytes
/// it took.
///
/// Use it for consecutive values, such as those in a file or several small packets in one datagram.
/// The next value starts at the next byte. The unused bits of the last byte must be zero, as
/// writers leave them, so that each value has exactly one encoding.
///
/// # Errors
///
/// Fails at the first value that does not match its description, or with
/// [`Padding`](ReadErrorKind::Padding) if the unused bits are not zero.
///
/// ```
/// let bytes = [7, 1, 9, 0, 0xff];
/// let (first, length) = tightwire::decode_prefix::<(u8, bool)>(&bytes)?;
/// assert_eq!((first, length), ((7, true), 2));
/// let (second, length) = tightwire::decode_prefix::<(u8, bool)>(&bytes[length..])?;
/// assert_eq!((second, length), ((9, false), 2));
/// assert!(tightwire::decode_prefix::<(u8, bool)>(&[7, 0x81]).is_err());
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[inline]
pub fn decode_prefix<T: Wire>(bytes: &[u8]) -> Result<(T, usize), ReadError> {
    let mut stream = ReadStream::new(bytes);
    let mut slot = None;
    fresh(&mut slot, &mut stream)?;
    let Some(value) = slot else {
        return Err(ReadError::new(ReadErrorKind::Declaration, 0));
    };
    stream.pad()?;
    Ok((value, stream.at() / 8))
}

/// Reads a new value into a slot. If the type has a blank, it reads over that, which is cheaper
/// than reading by value.
///
/// It uses a slot because a `Result<T, _>` stores its error in the same place as the first fields
/// of the value, and the compiler would combine those fields with shifts.
///
/// # Errors
///
/// Fails at the first value that does not match its description.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn fresh<T: Wire, R: Reader>(slot: &mut Option<T>, stream: &mut R) -> Result<(), ReadError> {
    const { fits_the_stack::<T>() };
    // An enum is always read as a new value, so a blank would only be dropped.
    if const { T::__HAS_BLANK && !matches!(T::SCHEMA, Schema::Enum { .. }) } {
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

/// Reads a packet into an existing value, which avoids large copies and reuses allocated memory.
///
/// After an error the value may be partly overwritten.
///
/// # Errors
///
/// Fails in the same cases as [`decode`].
///
/// ```
/// let mut state = [0u8; 4];
/// tightwire::decode_into(&mut state, &[1, 2, 3, 4])?;
/// assert_eq!(state, [1, 2, 3, 4]);
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[inline]
pub fn decode_into<T: Wire>(value: &mut T, packet: &[u8]) -> Result<(), ReadError> {
    let mut stream = ReadStream::new(packet);
    value.read_into(&mut stream)?;
    stream.finish()
}

/// Returns the maximum number of bits that `value` takes, at any position in a packet.
///
/// # Errors
///
/// Fails if a value does not match its description.
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
