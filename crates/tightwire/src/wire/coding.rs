//! The calls at the top: a value into a buffer, a packet into a value.

use crate::error::{ReadError, ReadErrorKind, WriteError, WriteErrorKind, cold_enough};
use crate::schema::Schema;
use crate::stream::{Flow, MeasureStream, ReadStream, WriteStream};
use crate::wire::apart::inlines_into_callers;
use crate::wire::{Reader, Wire};

/// Writes a packet that holds `value` and returns its bytes, exactly as many as it needs.
///
/// # Errors
///
/// A value that its description does not allow, or a buffer that is too small. The second says how
/// many bytes would have been enough, if the type has a bound: [`WriteError::enough_bytes`].
///
/// ```
/// let mut buffer = [0; 64];
/// let packet = tightwire::encode(&(7u8, true), &mut buffer)?;
/// assert_eq!(packet, [7, 1]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn encode<'a, T: Wire>(value: &T, buffer: &'a mut [u8]) -> Result<&'a [u8], WriteError> {
    if const { inlines_into_callers(&T::SCHEMA) } {
        return encode_here(value, buffer);
    }
    match encode_by_call(value, buffer) {
        Ok(length) => Ok(buffer.get(..length).unwrap_or_default()),
        Err(error) => Err(error),
    }
}

/// [`encode`] as a function that the optimizer may call instead of copying. A caller that encodes a hundred
/// types would otherwise become one huge function, and the time to build it would grow faster than the number
/// of types. Forbidding the copy builds faster still, and costs the benchmark packet a fifth.
///
/// It returns a length because that fits two registers, and a slice with an error does not.
#[inline]
fn encode_by_call<T: Wire>(value: &T, buffer: &mut [u8]) -> Result<usize, WriteError> {
    match encode_here(value, buffer) {
        Ok(packet) => Ok(packet.len()),
        Err(error) => Err(error),
    }
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn encode_here<'a, T: Wire>(value: &T, buffer: &'a mut [u8]) -> Result<&'a [u8], WriteError> {
    let mut stream = WriteStream::new(buffer);
    if let Err(error) = value.write(&mut stream) {
        return Err(explained(value, error));
    }
    match stream.finish() {
        Ok(packet) => within(value, packet),
        Err(error) => Err(explained(value, error)),
    }
}

/// The packet, if it has a length that its type can have. Only custom code can say a wrong one: for all
/// other types, measuring is not even compiled.
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

/// The error of a value that takes more bits than its type has at most.
#[cold]
#[inline(never)]
fn beyond<T: Wire>(value: &T) -> WriteError {
    match measure(value) {
        Ok(bits) => WriteError::new(WriteErrorKind::MaxBits, bits),
        Err(error) => error,
    }
}

/// Says of a full buffer how many bytes would have been enough, unless the type is wrong about it.
#[cold]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn explained<T: Wire>(value: &T, error: WriteError) -> WriteError {
    if const { T::SCHEMA.trusts_code() } && error.kind() == WriteErrorKind::BufferFull {
        return full(value, error);
    }
    cold_enough(error, const { T::SCHEMA.max_bits() })
}

/// A full buffer, for a value with custom code.
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

/// Writes a packet like [`encode`], and copies nothing to do so.
///
/// A type with one function for both directions (see [`unified!`](crate::unified)) writes by `&mut`, so
/// `encode`, which has a `&`, lets it work on a clone. This call does not. It reaches through boxes,
/// options and arrays, and through [`Stream::object`](crate::Stream::object); the fields of a derived
/// type and the elements of its lists are written by `&`, and so a unified type among them is cloned.
/// All other types are written without copies by both calls.
///
/// # Errors
///
/// As for [`encode`].
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
    let mut packet = alloc::vec::Vec::new();
    encode_append(value, &mut packet)?;
    Ok(packet)
}

/// Appends a packet that holds `value` to `bytes`, from the next byte on, and returns its length.
///
/// The value is measured first, and `bytes` grows by what it takes. [`decode_prefix`] is the way back.
///
/// # Errors
///
/// A value that its description does not allow. Then `bytes` is as it was.
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
    let (start, bits) = (bytes.len(), measure(value)?);
    bytes.resize(start + bits.div_ceil(8), 0);
    let packet = encode(value, bytes.get_mut(start..).unwrap_or_default());
    let length = packet.map(<[u8]>::len);
    bytes.truncate(start + length.unwrap_or(0));
    length
}

/// The value as the other side will have it: rounded to its steps, without what is skipped, with
/// defaults where a condition leaves a field out.
///
/// A client that predicts, and a server that compares with what it sent, look at this one. It is
/// written and read once, in memory of its own.
///
/// # Errors
///
/// A value that its description does not allow. [`Declaration`](crate::WriteErrorKind::Declaration) if
/// custom code does not read what it wrote.
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

/// The numbers that stand for `value` in a packet, one after the other: what each field's description
/// makes of it, after rounding.
///
/// Two states with the same codes are one state for the other side, so this is what to compare, to
/// hash, or to take differences of. Every [`Scalar`](crate::Scalar) gives one number, also counts,
/// flags and tags of variants; of text and bytes there is one per byte; relative numbers and object
/// indices give theirs as the bits that they take. [`as_received`] is the way back to a value.
///
/// For one number by itself, name its scalar: `Compressed::new(-1.0, 1.0, 0.01).code(&steer)` is
/// what `#[wire(compressed(-1.0..=1.0, 0.01))]` sends. See [`scalar`](crate::scalar).
///
/// # Errors
///
/// A value that its description does not allow.
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
    let mut stream = crate::stream::CodeStream::new();
    value.write(&mut stream)?;
    stream.finish()
}

/// Reads a packet that holds one value of type `T` and nothing else.
///
/// The value is handed out only if the whole packet was good.
///
/// Values of more than 72 KiB stop the build, because reading one as a whole could overflow the stack.
/// Read those in place with [`decode_into`].
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
    let mut slot = None;
    if const { inlines_into_callers(&T::SCHEMA) } {
        decode_here(&mut slot, packet)?;
    } else {
        decode_by_call(&mut slot, packet)?;
    }
    match slot {
        Some(value) => Ok(value),
        None => Err(ReadError::new(ReadErrorKind::Declaration, 0)),
    }
}

/// [`decode`] as a function that the optimizer may call, for the same reason as [`encode_by_call`].
#[inline]
fn decode_by_call<T: Wire>(slot: &mut Option<T>, packet: &[u8]) -> Result<(), ReadError> {
    decode_here(slot, packet)
}

#[cfg_attr(not(debug_assertions), inline(always))]
fn decode_here<T: Wire>(slot: &mut Option<T>, packet: &[u8]) -> Result<(), ReadError> {
    let mut stream = ReadStream::new(packet);
    fresh(slot, &mut stream)?;
    stream.finish()
}

/// Reads one value of type `T` from the front of `bytes`, and tells how many bytes it took.
///
/// For values one after the other, such as those of a file or of several small packets in a
/// datagram: what follows starts at the next byte. The filling of the last byte must be zero, as
/// writers leave it, so that each value has one encoding.
///
/// # Errors
///
/// The first value that its description refuses; [`Padding`](ReadErrorKind::Padding) if the filling
/// is not zero.
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

/// The largest value that is read as a whole. In debug builds up to 24 copies of it can be on the
/// stack at once, and a thread has 2 MiB of that unless told otherwise.
const MAX_VALUE_BYTES: usize = 72 * 1024;

/// Rejects values that could overflow the stack while they are read, when the program is built.
pub(crate) const fn fits_the_stack<T>() {
    assert!(
        size_of::<T>() <= MAX_VALUE_BYTES,
        "values of this type have more than 72 KiB, and reading one could overflow the stack: read it \
         in place with `decode_into`, or hold its arrays as a `Vec`"
    );
}

/// Reads a new value into a slot: over a blank, which is cheaper than by value, where there is one.
///
/// A slot, because a `Result<T, _>` keeps its error where the value's first fields are, and those
/// would be shifted together for it.
///
/// # Errors
///
/// The first value that the description rejects.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn fresh<T: Wire, R: Reader>(slot: &mut Option<T>, stream: &mut R) -> Result<(), ReadError> {
    const { fits_the_stack::<T>() };
    // An enum is read anew in any case, and a blank one would only be dropped.
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
#[inline]
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
