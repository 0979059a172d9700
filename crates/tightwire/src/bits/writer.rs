//! Packs bits into a caller's buffer, a 64-bit word at a time.
//!
//! A scratch word is filled from its low end. When it has 64 bits it is stored, and the rest of the
//! value starts the next word.
//!
//! 1. Room is checked when a word is stored and in [`BitWriter::finish`], not for every value. A full
//!    word that does not fit is certainly an overflow, and only the last partial word is left to check.
//! 2. Byte copies store the partial word, copy the bytes, and start a new word at the next byte. Words
//!    therefore do not have to start at a multiple of 8.

use crate::bits::{Word, copy_without_zero, low_bits, shift_up};
use crate::error::{WriteError, WriteErrorKind, cold_write};

/// The number of bytes in a word.
const WORD: usize = 8;

/// The maximum number of bytes of a buffer that are used. It fits in 32 bits, and `usize` can count its
/// bits plus those of a word after them.
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
    /// The state that a mark copies.
    state: Mark,
}

/// A position in a packet that is being written, to return to later.
///
/// A mark is a copy of the writer's small state, including the unfinished word, so creating one costs a
/// few moves.
///
/// ```
/// use tightwire::scalar::U8;
/// use tightwire::{WriteStream, Writer};
///
/// let mut buffer = [0; 4];
/// let mut stream = WriteStream::new(&mut buffer);
/// stream.put(U8, 1)?;
/// let before = stream.mark();
/// stream.put(U8, 2)?;
/// stream.rewind(before);
/// stream.put(U8, 3)?;
/// assert_eq!(stream.finish()?, [1, 3]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// The byte at which `scratch` will be stored. It is never past the end of the buffer.
    ///
    /// It has 32 bits, so that the optimizer can see that adding to it does not wrap.
    at: u32,
    /// The number of bits in `scratch`, below 64.
    bits: u32,
    /// The bits that are not yet stored, from the low end. Bits above `bits` are zero.
    scratch: u64,
    /// The first error, which [`BitWriter::finish`] returns again.
    error: Option<WriteError>,
}

impl<'a> BitWriter<'a> {
    /// Starts a packet at the front of `buffer`. The old content of the buffer does not matter.
    ///
    /// If the buffer is larger than 4 GiB (256 MiB on 32-bit platforms), only that much is used.
    ///
    /// ```
    /// use tightwire::BitWriter;
    ///
    /// let mut buffer = [0xff; 3];
    /// assert!(BitWriter::new(&mut buffer).finish()?.is_empty());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(buffer: &'a mut [u8]) -> Self {
        let usable = buffer.len().min(MAX_BYTES);
        let (data, _) = buffer.split_at_mut_checked(usable).unwrap_or_default();
        Self { data, state: Mark { at: 0, bits: 0, scratch: 0, error: None } }
    }

    /// Writes the low `bits` bits of `value`, least significant bit first.
    ///
    /// # Errors
    ///
    /// Fails with [`OutOfRange`](WriteErrorKind::OutOfRange) if `value` needs more than `bits` bits,
    /// with [`Declaration`](WriteErrorKind::Declaration) if `bits` is above 64, and with
    /// [`BufferFull`](WriteErrorKind::BufferFull) if there is no room for a full word.
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
    /// A value that violates this corrupts its neighbours, so callers must check first.
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
        // This uses two shifts, because with an empty scratch word nothing is left and the distance is
        // 64.
        self.state.scratch = (value >> 1) >> (63 - (held & 63));
        self.state.bits = total & 63;
        Ok(())
    }

    /// Writes zero bits up to the next byte boundary.
    ///
    /// # Errors
    ///
    /// Fails with [`BufferFull`](WriteErrorKind::BufferFull) if there is no room for a full word.
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

    /// Aligns to a byte boundary, then copies `bytes`.
    ///
    /// # Errors
    ///
    /// Fails with [`BufferFull`](WriteErrorKind::BufferFull) if they do not fit.
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

    /// Writes `length`, which must be below `2^bits`, aligns to a byte boundary, copies `text`, and returns
    /// true. Returns false if it is not short, if it contains a zero, or if the bits before it do not fit into
    /// one word or the buffer ends close to it. Then nothing is written.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn put_text(&mut self, length: u64, bits: u32, text: &[u8]) -> bool {
        let Mark { at, bits: held, scratch, .. } = self.state;
        let total = held + bits;
        if total > u64::BITS {
            return false;
        }
        let start = at as usize;
        // The buffer after what is stored does not matter, so the state changes only at the end.
        let Some(head) = self.data.get_mut(start..start + WORD) else { return false };
        head.copy_from_slice(&(scratch | (length << (held & 63))).to_le_bytes());
        let start = start + total.div_ceil(8) as usize;
        let Some(room) = self.data.get_mut(start..) else { return false };
        let Some(target) = room.get_mut(..text.len()) else { return false };
        if !copy_without_zero(target, text) {
            return false;
        }
        self.state.at = (start + text.len()) as u32;
        self.state.scratch = 0;
        self.state.bits = 0;
        true
    }

    /// Writes all elements as words and returns true, or writes nothing and returns false, which it does
    /// for lists that are short or do not fit. Afterwards the writer is in the same state as if the
    /// elements had been written one by one.
    pub(crate) fn put_words<N: Word, T>(&mut self, elements: &[T], word: impl Fn(&T) -> N) -> bool {
        let Mark { at, bits: held, scratch, .. } = self.state;
        let (head, shift) = ((held / 8) as usize, held % 8);
        let bytes = elements.len().saturating_mul(N::BYTES);
        let room = self.data.get_mut(at as usize..).unwrap_or_default();
        if bytes < 2 * WORD || room.len() - room.len().min(head) < bytes {
            return false;
        }
        let (Some(first), Some(last)) = (elements.first(), elements.last()) else { return false };
        store_partial(room, scratch, head);
        let end = head + bytes;
        let Some(body) = room.get_mut(head..end) else { return false };
        if shift == 0 {
            for (target, element) in body.chunks_exact_mut(N::BYTES).zip(elements) {
                word(element).store(target);
            }
        } else {
            let pairs = elements.windows(2);
            for (target, pair) in body.chunks_exact_mut(N::BYTES).skip(1).zip(pairs) {
                if let [before, element] = pair {
                    word(element).after(word(before), shift).store(target);
                }
            }
            // The bits before the first element are all that is left of the scratch word.
            let held_byte = (scratch >> (8 * head)) as u8;
            word(first).after(N::load(&[0; WORD]), shift).store(body);
            if let Some(byte) = body.first_mut() {
                *byte |= held_byte;
            }
        }
        // The scratch word holds what is after the last full word, counted from where it started.
        let total = held as usize + 8 * bytes;
        let kept = total % 64 / 8;
        let window = room.get(end - WORD..end).and_then(<[u8]>::first_chunk);
        let window = window.map_or(0, |window| u64::from_le_bytes(*window));
        let low = if kept == 0 { 0 } else { window >> (64 - 8 * kept) };
        self.state.at = at.wrapping_add((total / 64 * WORD) as u32);
        self.state.bits = (total % 64) as u32;
        self.state.scratch = low | (word(last).carry(shift) << (8 * kept));
        true
    }

    /// Writes bytes from any bit on and returns true, or writes nothing and returns false if they do not
    /// fit. Afterwards the writer is in the same state as if they had been written one by one.
    #[inline(never)]
    pub(crate) fn put_unaligned(&mut self, bytes: &[u8]) -> bool {
        let Mark { at, bits: held, scratch, .. } = self.state;
        let (head, shift) = ((held / 8) as usize, held % 8);
        let room = self.data.get_mut(at as usize..).unwrap_or_default();
        let end = head + bytes.len();
        if room.len() < end {
            return false;
        }
        if bytes.len() < 2 * WORD {
            for byte in bytes {
                // There is room, so this succeeds.
                let _ = self.put(u64::from(*byte), 8);
            }
            return true;
        }
        store_partial(room, scratch, head);
        let Some(body) = room.get_mut(head..end) else { return false };
        // The bits before the first byte are all that is left of the scratch word.
        shift_up(body, bytes, shift, (scratch >> (8 * head)) as u8);
        let after = (u32::from(bytes.last().copied().unwrap_or_default()) << shift) >> 8;
        // The scratch word holds what is after the last full word, counted from where it started.
        let total = held as usize + 8 * bytes.len();
        let kept = total % 64 / 8;
        let window = room.get(end - WORD..end).and_then(<[u8]>::first_chunk);
        let window = window.map_or(0, |window| u64::from_le_bytes(*window));
        let low = if kept == 0 { 0 } else { window >> (64 - 8 * kept) };
        self.state.at = at.wrapping_add((total / 64 * WORD) as u32);
        self.state.bits = (total % 64) as u32;
        self.state.scratch = low | (u64::from(after) << (8 * kept));
        true
    }

    /// Returns the number of bits written so far.
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

    /// Returns the number of bits that still fit.
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

    /// Saves the writer's state, to return to it with [`rewind`](Self::rewind).
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

    /// Undoes everything that was written since `mark`, including errors.
    ///
    /// Using a mark of another writer produces a useless packet, but does no other harm.
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

    /// Returns a writer for the same packet without the last `reserve` bytes of the buffer, which stay
    /// free for data written after it. To continue with `self`, rewind it to a mark of the
    /// returned writer. Returns `None` if there are not enough bytes.
    #[cfg(any(feature = "crc", feature = "seal"))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn leaving(&mut self, reserve: usize) -> Option<BitWriter<'_>> {
        let room = self.data.len().checked_sub(reserve)?;
        Some(BitWriter { data: self.data.get_mut(..room)?, state: self.state })
    }

    /// Returns the address of the packet in memory, which distinguishes two writers.
    pub(crate) const fn place(&self) -> *const u8 {
        self.data.as_ptr()
    }

    /// Checks for an error since the start or the last rewind, including lack of room.
    ///
    /// # Errors
    ///
    /// Returns the first such error.
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

    /// Ends the packet: fills its last byte with zero bits and returns its bytes.
    ///
    /// # Errors
    ///
    /// Returns the first error of the writer, or [`BufferFull`](WriteErrorKind::BufferFull) if there is
    /// no room for the last bits.
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

    /// Records that the value at bit `at` failed, and returns the error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn fail(&mut self, kind: WriteErrorKind, at: usize) -> WriteError {
        self.refuse(WriteError::new(kind, at))
    }

    /// Records the first error.
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
    /// Returns the number of bits written before the mark.
    pub(crate) const fn position(&self) -> usize {
        self.at as usize * 8 + self.bits as usize
    }
}

/// Stores the lowest `count` bytes of `word` at the front of `room`, which has space for them.
///
/// The bytes after those are not part of the packet yet, so a whole word may be stored.
#[cfg_attr(not(debug_assertions), inline(always))]
fn store_partial(room: &mut [u8], word: u64, count: usize) {
    if let Some(whole) = room.first_chunk_mut() {
        *whole = word.to_le_bytes();
        return;
    }
    // At most 7 bytes are left, and `count` of them are needed: 4, 2 and 1 at a time.
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
