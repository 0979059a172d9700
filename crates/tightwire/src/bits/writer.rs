//! Packs bits into a caller's buffer, a 64-bit word at a time.
//!
//! The idea: a scratch word fills from its low end; when 64 bits are there it is stored and the
//! rest of the value starts the next one.
//!
//! 1. Room is checked where a word is stored and in [`BitWriter::finish`], not per value: a full
//!    word that does not fit is an overflow for certain, and the last partial word is the only
//!    one left to check.
//! 2. Byte copies store the partial word, copy, and start a new word at the next byte, so
//!    words need not start at a multiple of 8.

use crate::bits::low_bits;
use crate::error::{WriteError, WriteErrorKind, cold_write};

/// Bytes in a word.
const WORD: usize = 8;

/// The bytes of a buffer that are used: as many as 32 bits count, and few enough that `usize`
/// counts their bits and those of a word after them.
const MAX_BYTES: usize = if usize::BITS > 32 { u32::MAX as usize } else { usize::MAX / 16 };

// A mark counts bytes in 32 bits.
const _: () = assert!(MAX_BYTES <= u32::MAX as usize);

/// Writes groups of bits into a buffer of any length.
///
/// ```
/// use tightwire::BitWriter;
///
/// let mut buffer = [0; 2];
/// let mut bits = BitWriter::new(&mut buffer);
/// bits.write_bits(0b101, 3)?;
/// bits.write_bits(0b11, 2)?;
/// assert_eq!(bits.finish()?, [0b11101]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Debug)]
pub struct BitWriter<'a> {
    /// The whole buffer.
    data: &'a mut [u8],
    /// All that a mark copies.
    state: Mark,
}

/// A place in a packet that is being written, to come back to.
///
/// A mark is a copy of the writer's small state, the unfinished word included, so taking one
/// costs a few moves.
///
/// ```
/// use tightwire::{WriteStream, Writer};
///
/// let mut buffer = [0; 4];
/// let mut stream = WriteStream::new(&mut buffer);
/// stream.write_u8(1)?;
/// let before = stream.mark();
/// stream.write_u8(2)?;
/// stream.rewind(before);
/// stream.write_u8(3)?;
/// assert_eq!(stream.finish()?, [1, 3]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// The byte where `scratch` goes; never past the buffer's end.
    ///
    /// 32 bits, so that the optimizer knows that adding to it cannot wrap.
    at: u32,
    /// The bits in `scratch`, below 64.
    bits: u32,
    /// Bits not yet stored, from the low end; zero above `bits`.
    scratch: u64,
    /// The first error, which [`BitWriter::finish`] repeats.
    error: Option<WriteError>,
}

impl<'a> BitWriter<'a> {
    /// Starts a packet at the front of `buffer`, whose old content does not matter.
    ///
    /// Of a buffer beyond 4 GiB (256 MiB on 32-bit platforms) only that much is used.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0xff; 3];
    /// assert_eq!(BitWriter::new(&mut buffer).finish()?, []);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(buffer: &'a mut [u8]) -> Self {
        let usable = buffer.len().min(MAX_BYTES);
        let (data, _) = buffer.split_at_mut_checked(usable).unwrap_or_default();
        Self { data, state: Mark { at: 0, bits: 0, scratch: 0, error: None } }
    }

    /// Writes the low `bits` bits of `value`, the least significant first.
    ///
    /// # Errors
    ///
    /// [`OutOfRange`](WriteErrorKind::OutOfRange) if `value` needs more than `bits` bits,
    /// [`Declaration`](WriteErrorKind::Declaration) if `bits` is above 64,
    /// [`BufferFull`](WriteErrorKind::BufferFull) if a full word has no room.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 8];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// bits.write_bits(1000, 10)?;
    /// assert!(bits.write_bits(1024, 10).is_err());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn write_bits(&mut self, value: u64, bits: u32) -> Result<(), WriteError> {
        if bits > u64::BITS {
            return Err(self.fail(WriteErrorKind::Declaration, self.position()));
        }
        if value > low_bits(bits) {
            return Err(self.fail(WriteErrorKind::OutOfRange, self.position()));
        }
        self.put(value, bits)
    }

    /// Writes `value`, which must be below `2^bits`, with `bits` at most 64.
    ///
    /// A value that breaks this spoils its neighbours, so callers check first.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn put(&mut self, value: u64, bits: u32) -> Result<(), WriteError> {
        let Mark { at, bits: held, scratch, .. } = self.state;
        let word = scratch | (value << (held & 63));
        let total = held + bits;
        if total < u64::BITS {
            self.state.scratch = word;
            self.state.bits = total;
            return Ok(());
        }
        let start = at as usize;
        let Some(room) = self.data.get_mut(start..start + WORD) else {
            return Err(self.fail(WriteErrorKind::BufferFull, self.position()));
        };
        room.copy_from_slice(&word.to_le_bytes());
        self.state.at = at.wrapping_add(WORD as u32);
        // Two shifts, because with an empty scratch word nothing is left and the distance is 64.
        self.state.scratch = (value >> 1) >> (63 - (held & 63));
        self.state.bits = total & 63;
        Ok(())
    }

    /// Fills up with zero bits to the next byte boundary.
    ///
    /// # Errors
    ///
    /// [`BufferFull`](WriteErrorKind::BufferFull) if a full word has no room.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 2];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// bits.write_bits(1, 1)?;
    /// bits.align()?;
    /// bits.write_bits(1, 1)?;
    /// assert_eq!(bits.finish()?, [1, 1]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn align(&mut self) -> Result<(), WriteError> {
        self.put(0, self.state.bits.wrapping_neg() & 7)
    }

    /// Aligns, then copies `bytes`.
    ///
    /// # Errors
    ///
    /// [`BufferFull`](WriteErrorKind::BufferFull) if they do not fit.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 4];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// bits.write_bits(1, 1)?;
    /// bits.write_bytes(b"abc")?;
    /// assert_eq!(bits.finish()?, [1, b'a', b'b', b'c']);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn write_bytes(&mut self, bytes: &[u8]) -> Result<(), WriteError> {
        let Mark { at, bits: held, scratch, .. } = self.state;
        let head = held.div_ceil(8) as usize;
        let room = self.data.get_mut(at as usize..).unwrap_or_default();
        if room.len() < head || room.len() - head < bytes.len() {
            return Err(self.fail(WriteErrorKind::BufferFull, self.position()));
        }
        store_partial(room, scratch, head);
        if let Some(target) = room.get_mut(head..head + bytes.len()) {
            target.copy_from_slice(bytes);
        }
        self.state.at = at.wrapping_add((head + bytes.len()) as u32);
        self.state.scratch = 0;
        self.state.bits = 0;
        Ok(())
    }

    /// The bits written so far.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 2];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// bits.write_bits(0, 11)?;
    /// assert_eq!(bits.position(), 11);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn position(&self) -> usize {
        self.state.position()
    }

    /// The bits that still fit.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 2];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// bits.write_bits(0, 11)?;
    /// assert_eq!(bits.bits_left(), 5);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn bits_left(&self) -> usize {
        self.data.len().saturating_mul(8).saturating_sub(self.position())
    }

    /// Copies the writer's state, to come back to with [`rewind`](Self::rewind).
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 1];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// let start = bits.mark();
    /// assert!(bits.write_bits(0, 64).is_err());
    /// bits.rewind(start);
    /// bits.write_bits(7, 3)?;
    /// assert_eq!(bits.finish()?, [7]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn mark(&self) -> Mark {
        self.state
    }

    /// Takes back all that was written since `mark`, errors included.
    ///
    /// A mark of another writer yields a packet of no use, and nothing worse.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 1];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// let start = bits.mark();
    /// bits.write_bits(3, 2)?;
    /// bits.rewind(start);
    /// assert_eq!(bits.position(), 0);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    pub const fn rewind(&mut self, mark: Mark) {
        self.state = mark;
    }

    /// The same packet in a buffer without its last `reserve` bytes, which stay free for what is
    /// written after it: a rewind to its mark goes on here. `None` if there are not as many.
    #[cfg(any(feature = "crc", feature = "seal"))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn leaving(&mut self, reserve: usize) -> Option<BitWriter<'_>> {
        let room = self.data.len().checked_sub(reserve)?;
        Some(BitWriter { data: self.data.get_mut(..room)?, state: self.state })
    }

    /// Where the packet is in memory, which tells two writers apart.
    pub(crate) const fn place(&self) -> *const u8 {
        self.data.as_ptr()
    }

    /// The first error since the start or the last rewind, lack of room included.
    ///
    /// # Errors
    ///
    /// That one.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 1];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// bits.write_bits(0, 9)?; // a word is not full yet, so nobody has looked
    /// assert!(bits.status().is_err());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn status(&self) -> Result<(), WriteError> {
        if let Some(error) = self.state.error {
            return Err(error);
        }
        let end = self.state.at as usize + self.state.bits.div_ceil(8) as usize;
        if end > self.data.len() {
            let error = WriteError::new(WriteErrorKind::BufferFull, self.position());
            return Err(cold_write(error));
        }
        Ok(())
    }

    /// Ends the packet: fills its last byte with zero bits and hands out its bytes.
    ///
    /// # Errors
    ///
    /// The first error that the writer had, or
    /// [`BufferFull`](WriteErrorKind::BufferFull) if the last bits have no room.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0; 100];
    /// let mut bits = BitWriter::new(&mut buffer);
    /// bits.write_bits(0x1ff, 9)?;
    /// assert_eq!(bits.finish()?, [0xff, 0x01]);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(self) -> Result<&'a mut [u8], WriteError> {
        self.status()?;
        let Self { data, state } = self;
        let at = state.at as usize;
        let tail = state.bits.div_ceil(8) as usize;
        store_partial(data.get_mut(at..).unwrap_or_default(), state.scratch, tail);
        match data.get_mut(..at + tail) {
            Some(packet) => Ok(packet),
            None => Err(cold_write(WriteError::new(WriteErrorKind::BufferFull, state.position()))),
        }
    }

    /// Remembers that the value at bit `at` failed, and names it.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn fail(&mut self, kind: WriteErrorKind, at: usize) -> WriteError {
        self.refuse(WriteError::new(kind, at))
    }

    /// Remembers the first error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn refuse(&mut self, error: WriteError) -> WriteError {
        let error = match self.state.error {
            Some(first) => first,
            None => error,
        };
        self.state.error = Some(error);
        cold_write(error)
    }
}

impl Mark {
    /// The bits written before the mark.
    pub(crate) const fn position(&self) -> usize {
        self.at as usize * 8 + self.bits as usize
    }
}

/// Stores the lowest `count` bytes of `word` at the front of `room`, which has space for them.
///
/// What lies after those bytes is not part of the packet yet, so a whole word may go there.
#[cfg_attr(not(debug_assertions), inline(always))]
fn store_partial(room: &mut [u8], word: u64, count: usize) {
    if let Some(whole) = room.first_chunk_mut() {
        *whole = word.to_le_bytes();
        return;
    }
    // At most 7 bytes are left, and `count` of them are wanted: 4, 2 and 1 at a time.
    if count & 4 != 0 {
        if let Some(four) = room.first_chunk_mut() {
            *four = (word as u32).to_le_bytes();
        }
    }
    let at = count & 4;
    if count & 2 != 0 {
        if let Some(two) = room.get_mut(at..at + 2) {
            two.copy_from_slice(&((word >> (8 * at)) as u16).to_le_bytes());
        }
    }
    let at = count & 6;
    if count & 1 != 0 {
        if let Some(one) = room.get_mut(at) {
            *one = (word >> (8 * at)) as u8;
        }
    }
}
