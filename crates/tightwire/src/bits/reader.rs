//! Reads groups of bits from a packet of any length.
//!
//! The position is the only state. Each read loads the 8 bytes that start at the position's byte,
//! shifts the requested bits down and masks them.
//!
//! 1. Eight bytes hold at least 57 bits after any position in the first of them, so one bounds check is
//!    enough for every group up to that size. Wider groups load nine bytes.
//! 2. Near the end, where fewer than eight bytes follow, the *last* eight bytes of the packet contain
//!    everything that is left. They are loaded instead and shifted further. No byte after the packet is
//!    accessed, and no tail is copied.

use crate::bits::{Word, Words, low_bits, shift_down};
use crate::error::{ReadError, ReadErrorKind, cold_read};

/// The number of bytes in a word.
const WORD: usize = 8;

/// The longest packet. `usize` can count its bits, plus those of any group after its end.
const MAX_BYTES: usize = usize::MAX / 16;

/// The number of bits that a window of one word holds at every position in its first byte.
const WINDOW_BITS: u32 = 57;

/// Reads groups of bits, least significant bit first.
///
/// The first error is final. Every later read returns it again and consumes nothing.
///
/// ```
/// use tightwire::BitReader;
///
/// let mut bits = BitReader::new(&[0b11101]);
/// assert_eq!(bits.read_bits(3)?, 0b101);
/// assert_eq!(bits.read_bits(2)?, 0b11);
/// assert!(bits.read_bits(4).is_err());
/// # Ok::<(), tightwire::ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct BitReader<'a> {
    /// The packet. It is empty after an error, so that later reads find no bits.
    data: &'a [u8],
    /// The number of bits consumed. It is never past the end of `data`.
    position: usize,
    /// The first error.
    error: Option<ReadError>,
}

impl<'a> BitReader<'a> {
    /// Creates a reader at the first bit of `packet`.
    ///
    /// If `usize` cannot count the bits of the packet (from 256 MiB on, on 32-bit platforms), the first
    /// read fails.
    ///
    /// ```
    /// use tightwire::BitReader;
    ///
    /// assert_eq!(BitReader::new(&[1, 2]).bits_left(), 16);
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(packet: &'a [u8]) -> Self {
        // No 64-bit platform has enough memory for such a slice.
        if usize::BITS < 64 && packet.len() > MAX_BYTES {
            let error = ReadError::new(ReadErrorKind::PacketTooLong, 0);
            return Self { data: &[], position: 0, error: Some(error) };
        }
        Self { data: packet, position: 0, error: None }
    }

    /// Reads a group of `bits` bits.
    ///
    /// # Errors
    ///
    /// Fails with [`UnexpectedEnd`](ReadErrorKind::UnexpectedEnd) if fewer bits are left, and with
    /// [`Declaration`](ReadErrorKind::Declaration) if `bits` is above 64.
    ///
    /// ```
    /// use tightwire::BitReader;
    ///
    /// assert_eq!(BitReader::new(&[0xcd, 0xab]).read_bits(12)?, 0xbcd);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read_bits(&mut self, bits: u32) -> Result<u64, ReadError> {
        if bits > u64::BITS {
            return Err(self.fail(ReadErrorKind::Declaration, self.position));
        }
        self.take(bits)
    }

    /// Reads `bits` bits, which must be at most 64.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn take(&mut self, bits: u32) -> Result<u64, ReadError> {
        Ok(self.take_word(bits)? & low_bits(bits))
    }

    /// Reads `bits` bits, at most 64, into a word. The higher bits of the word are unspecified.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn take_word(&mut self, bits: u32) -> Result<u64, ReadError> {
        let position = self.position;
        let byte = position >> 3;
        let shift = (position & 7) as u32;
        let next = position + bits as usize;
        if bits <= WINDOW_BITS {
            if let Some(window) = self.data.get(byte..byte + WORD) {
                self.position = next;
                return Ok(word_at(window) >> shift);
            }
        } else if let Some([window @ .., last]) = self.data.get(byte..=byte + WORD) {
            self.position = next;
            // This uses two shifts, because at a byte boundary the ninth byte is not needed.
            let high = (u64::from(*last) << 1) << (63 - shift);
            return Ok((word_at(window) >> shift) | high);
        }
        self.take_near_end(bits, next)
    }

    /// Reads a word where fewer than eight bytes (nine for wide groups) follow the position. The next
    /// group starts at `next`.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_near_end(&mut self, bits: u32, next: usize) -> Result<u64, ReadError> {
        let position = self.position;
        let left = self.bits_left();
        if next > self.data.len() * 8 {
            return Err(self.fail(ReadErrorKind::UnexpectedEnd, position));
        }
        if bits == 0 {
            // Reading zero bits always succeeds, unless the reader has failed.
            return self.error.map_or(Ok(0), Err);
        }
        self.position = next;
        // The window did not fit at `position`, so the position is in the packet's last word, whose
        // highest bits are what is left. A packet shorter than a word is shifted up, as if bytes were
        // missing at its start. Rotating takes fewer instructions than shifting.
        Ok(self.last_word().rotate_left(left as u32))
    }

    /// Reads the code of a distance: a zero bit for every `2^bits` of it, a one bit, and the rest in
    /// `bits` bits, at most 32. If zero bits alone skip everything that is `left`, the iteration ends
    /// and there is no distance. The rest can make the distance larger than `left`.
    #[inline(never)]
    pub(crate) fn take_steps(
        &mut self,
        left: usize,
        bits: u32,
    ) -> Result<Option<usize>, ReadError> {
        let most = (left as u64).div_ceil(1 << bits) as usize;
        let zeros = self.take_zeros(most)?;
        if zeros == most {
            return Ok(None);
        }
        let distance = ((zeros as u64) << bits).saturating_add(self.take(bits)?);
        Ok(Some(usize::try_from(distance).unwrap_or(usize::MAX)))
    }

    /// Reads the same code as [`take_steps`](Self::take_steps), if the distance is below `left` and the
    /// code fits in one window, which is the usual case. Otherwise nothing is consumed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn take_short_steps(&mut self, left: usize, bits: u32) -> Option<usize> {
        let position = self.position;
        let byte = position >> 3;
        let window = word_at(self.data.get(byte..byte + WORD)?) >> (position & 7);
        let zeros = window.trailing_zeros();
        // The window ends in zero bits too, so its zeros are known to belong to the packet only if a
        // one bit follows them.
        if zeros + bits >= WINDOW_BITS {
            return None;
        }
        let rest = (window >> (zeros + 1)) & low_bits(bits);
        let distance = (u64::from(zeros) << bits) + rest;
        if distance >= left as u64 {
            return None;
        }
        self.position = position + (zeros + 1 + bits) as usize;
        Some(distance as usize)
    }

    /// Reads at most `most` zero bits, and the one bit after them if there are fewer. Returns the
    /// number of zero bits.
    #[inline(never)]
    fn take_zeros(&mut self, most: usize) -> Result<usize, ReadError> {
        let mut zeros = 0;
        while zeros < most {
            let byte = self.position >> 3;
            let shift = (self.position & 7) as u32;
            // A word with the next bits, and the number of valid bits in it. The others are zero.
            let (word, bits) = if let Some(window) = self.data.get(byte..byte + WORD) {
                (word_at(window) >> shift, (u64::BITS - shift) as usize)
            } else {
                let left = self.bits_left();
                if left == 0 {
                    return Err(self.fail(ReadErrorKind::UnexpectedEnd, self.position));
                }
                (self.last_word() >> ((left as u32).wrapping_neg() & 63), left)
            };
            let run = (word.trailing_zeros() as usize).min(bits).min(most - zeros);
            zeros += run;
            self.position += run;
            if run < bits {
                self.position += usize::from(zeros < most);
                break;
            }
        }
        Ok(zeros)
    }

    /// Returns the last 8 bytes of the packet, or all bytes of a shorter one at the high end.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last_word(&self) -> u64 {
        match self.data.last_chunk() {
            Some(&last) => u64::from_le_bytes(last),
            None => short_word(self.data),
        }
    }

    /// Reads `bits` bits, more than 64, as a run. Returns the bytes that it covers, its last 8 bytes as
    /// a word, and the number of bits of that word after its end.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn take_run(&mut self, bits: u32) -> Result<(&'a [u8], u64, u32), ReadError> {
        let position = self.position;
        let first = position >> 3;
        // The run covers one more byte if it starts late in its first byte.
        let bytes = ((position & 7) as u32 + bits).div_ceil(8) as usize;
        let covered = self.data.get(first..first + bytes);
        let head = covered.and_then(|covered| covered.get(..bits.div_ceil(8) as usize));
        let last = covered.and_then(<[u8]>::last_chunk);
        let (Some(head), Some(&last)) = (head, last) else {
            return Err(self.fail(ReadErrorKind::UnexpectedEnd, position));
        };
        self.position = position + bits as usize;
        Ok((head, u64::from_le_bytes(last), (self.position as u32).wrapping_neg() & 7))
    }

    /// Returns whether this reader reads `packet`. A reader that has failed reads no packet.
    #[cfg(any(feature = "crc", feature = "seal"))]
    pub(crate) fn reads(&self, packet: &[u8]) -> bool {
        self.error.is_some() || core::ptr::eq(self.data, packet)
    }

    /// Moves to a bit that was already checked.
    #[doc(hidden)]
    pub const fn seek(&mut self, position: usize) {
        self.position = position;
    }

    /// Reads words over all elements and returns true, or reads nothing and returns false if the packet
    /// does not have that many bits.
    pub(crate) fn take_words<N: Word, T>(
        &mut self,
        elements: &mut [T],
        set: impl Fn(&mut T, N),
    ) -> bool {
        let (byte, shift) = (self.position >> 3, (self.position & 7) as u32);
        let bytes = elements.len().saturating_mul(N::BYTES);
        let end = byte.saturating_add(bytes).saturating_add(usize::from(shift > 0));
        let Some(body) = self.data.get(byte..end) else { return false };
        let words = body.chunks_exact(N::BYTES);
        if shift == 0 {
            for (element, at) in elements.iter_mut().zip(words) {
                set(element, N::load(at));
            }
        } else {
            let next = body.get(1..).unwrap_or_default().chunks_exact(N::BYTES);
            for ((element, at), next) in elements.iter_mut().zip(words).zip(next) {
                set(element, N::load(at).starting_at(shift, N::load(next)));
            }
        }
        self.position += bytes * 8;
        true
    }

    /// Reads over bytes from any bit on and returns true, or reads nothing and returns false if the packet
    /// does not have that many bits.
    #[inline(never)]
    pub(crate) fn take_unaligned(&mut self, bytes: &mut [u8]) -> bool {
        let (byte, shift) = (self.position >> 3, (self.position & 7) as u32);
        let end = byte.saturating_add(bytes.len()).saturating_add(usize::from(shift > 0));
        let Some(body) = self.data.get(byte..end) else { return false };
        if shift == 0 {
            bytes.copy_from_slice(body);
        } else {
            shift_down(bytes, body, shift);
        }
        self.position += bytes.len() * 8;
        true
    }

    /// Reads `count` words onto a list and returns true, or reads nothing and returns false if the packet
    /// does not have that many bits.
    pub(crate) fn append_words<N: Word>(&mut self, count: usize, list: impl Words<N>) -> bool {
        let (byte, shift) = (self.position >> 3, (self.position & 7) as u32);
        let bytes = count.saturating_mul(N::BYTES);
        let end = byte.saturating_add(bytes).saturating_add(usize::from(shift > 0));
        let Some(body) = self.data.get(byte..end) else { return false };
        let words = body.chunks_exact(N::BYTES);
        if shift == 0 {
            list.append(words.map(N::load));
        } else {
            let next = body.get(1..).unwrap_or_default().chunks_exact(N::BYTES);
            let word = |(at, next)| N::load(at).starting_at(shift, N::load(next));
            list.append(words.zip(next).map(word));
        }
        self.position += bytes * 8;
        true
    }

    /// Returns the number of bits read so far, for a reader that has not failed.
    #[doc(hidden)]
    pub const fn offset(&self) -> usize {
        self.position
    }

    /// Skips to the next byte boundary.
    ///
    /// # Errors
    ///
    /// Fails with [`Padding`](ReadErrorKind::Padding) if a skipped bit is set.
    ///
    /// ```
    /// use tightwire::BitReader;
    ///
    /// let mut bits = BitReader::new(&[0b0000_0001, 7]);
    /// bits.read_bits(1)?;
    /// bits.align()?;
    /// assert_eq!(bits.read_bits(8)?, 7);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn align(&mut self) -> Result<(), ReadError> {
        if let Some(error) = self.error {
            return Err(cold_read(error));
        }
        let position = self.position;
        let offset = position & 7;
        if offset != 0 {
            let byte = self.data.get(position >> 3).copied().unwrap_or(0);
            if byte >> offset != 0 {
                return Err(self.fail(ReadErrorKind::Padding, position));
            }
            self.position = (position | 7) + 1;
        }
        Ok(())
    }

    /// Aligns to a byte boundary, then returns the next `count` bytes without copying them.
    ///
    /// # Errors
    ///
    /// Fails with [`Padding`](ReadErrorKind::Padding) if a skipped bit is set, and with
    /// [`UnexpectedEnd`](ReadErrorKind::UnexpectedEnd) if fewer bytes are left. In both cases the error
    /// points at the bit where the operation started.
    ///
    /// ```
    /// use tightwire::BitReader;
    ///
    /// let mut bits = BitReader::new(&[1, b'a', b'b']);
    /// bits.read_bits(1)?;
    /// assert_eq!(bits.read_bytes(2)?, b"ab");
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read_bytes(&mut self, count: usize) -> Result<&'a [u8], ReadError> {
        let position = self.position;
        let start = self.bytes_begun();
        let bytes = start.checked_add(count).and_then(|end| self.data.get(start..end));
        // The padding comes first in the packet, but is checked second, when its byte is known to
        // exist.
        let Some(bytes) = bytes else {
            self.align()?;
            return Err(self.fail(ReadErrorKind::UnexpectedEnd, position));
        };
        self.align()?;
        self.position = (start + count) << 3;
        Ok(bytes)
    }

    /// Returns the number of bits read so far. After an error, it is the bit that the error points at.
    ///
    /// ```
    /// use tightwire::BitReader;
    ///
    /// let mut bits = BitReader::new(&[0; 4]);
    /// bits.read_bits(13)?;
    /// assert_eq!(bits.position(), 13);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn position(&self) -> usize {
        match self.error {
            Some(error) => error.bit(),
            None => self.position,
        }
    }

    /// Returns the number of bits that are left, or zero after an error.
    ///
    /// ```
    /// use tightwire::BitReader;
    ///
    /// let mut bits = BitReader::new(&[0; 4]);
    /// bits.read_bits(13)?;
    /// assert_eq!(bits.bits_left(), 19);
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    pub const fn bits_left(&self) -> usize {
        (self.data.len() * 8).wrapping_sub(self.position)
    }

    /// Returns the number of bytes from which bits were read.
    const fn bytes_begun(&self) -> usize {
        // This does not overflow, because of the limit on the packet length. `div_ceil` would divide
        // twice.
        (self.position + 7) >> 3
    }

    /// Ends the packet, and checks that there was no error and that no whole bytes are left over.
    ///
    /// The unused bits of the last byte are not checked.
    ///
    /// # Errors
    ///
    /// Returns the first error, or [`TrailingBytes`](ReadErrorKind::TrailingBytes).
    ///
    /// ```
    /// use tightwire::BitReader;
    ///
    /// let mut bits = BitReader::new(&[0xff, 0xff]);
    /// bits.read_bits(9)?;
    /// bits.finish()?;
    /// # Ok::<(), tightwire::ReadError>(())
    /// ```
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn finish(mut self) -> Result<(), ReadError> {
        if let Some(error) = self.error {
            return Err(cold_read(error));
        }
        if self.bytes_begun() != self.data.len() {
            return Err(self.fail(ReadErrorKind::TrailingBytes, self.position));
        }
        Ok(())
    }

    /// Rejects the packet permanently because of the value at bit `at`, unless it was rejected before.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn fail(&mut self, kind: ReadErrorKind, at: usize) -> ReadError {
        self.refuse(ReadError::new(kind, at))
    }

    /// Rejects the packet permanently with this error, unless it was rejected before.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn refuse(&mut self, error: ReadError) -> ReadError {
        let error = match self.error {
            Some(first) => first,
            None => error,
        };
        *self = Self { data: &[], position: 0, error: Some(error) };
        cold_read(error)
    }
}

/// Returns the little-endian word in `window`, which is 8 bytes long.
#[cfg_attr(not(debug_assertions), inline(always))]
fn word_at(window: &[u8]) -> u64 {
    window.first_chunk().map_or(0, |&bytes| u64::from_le_bytes(bytes))
}

/// Returns the bytes of a packet shorter than a word, at the high end of a word. Its first and its last
/// bytes are loaded together and overlap.
#[cold]
#[inline(never)]
fn short_word(packet: &[u8]) -> u64 {
    let missing = (packet.len() as u32 * 8).wrapping_neg() & 63;
    if let (Some(first), Some(last)) = (packet.first_chunk(), packet.last_chunk()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return u64::from(first) << missing | u64::from(last) << 32;
    }
    if let (Some(first), Some(last)) = (packet.first_chunk(), packet.last_chunk()) {
        let (first, last) = (u16::from_le_bytes(*first), u16::from_le_bytes(*last));
        return u64::from(first) << missing | u64::from(last) << 48;
    }
    packet.first().map_or(0, |byte| u64::from(*byte) << 56)
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;

    /// Reads one bit at a time: slow, but simple enough to trust.
    fn naive(reader: &mut BitReader, left: usize, bits: u32) -> Result<Option<usize>, ReadError> {
        let mut distance = 0;
        while distance < left as u64 {
            if reader.read_bits(1)? != 0 {
                let distance = distance + reader.read_bits(bits)?;
                return Ok(Some(usize::try_from(distance).unwrap_or(usize::MAX)));
            }
            distance += 1 << bits;
        }
        Ok(None)
    }

    #[test]
    fn a_short_packet_is_at_the_high_end_of_its_word() {
        for length in 0..8 {
            let packet: Vec<u8> = (0..length).map(|index| 0xf1 - 0x23 * index).collect();
            let slowly = |word: u64, byte: &u8| (word >> 8) | (u64::from(*byte) << 56);
            assert_eq!(short_word(&packet), packet.iter().fold(0, slowly), "{length}");
        }
    }

    #[test]
    fn steps_are_those_of_a_walk_bit_by_bit() {
        let mut shorts = 0;
        for length in [0, 1, 7, 8, 9, 16, 30] {
            for one in 0..=length * 8 {
                let mut packet: Vec<u8> = (0..length).map(|_| 0).collect();
                if let Some(byte) = packet.get_mut(one / 8) {
                    *byte = 1 << (one % 8);
                }
                // The bits after the one bit are not all zero.
                packet.iter_mut().skip(one / 8 + 1).for_each(|byte| *byte = 0xa5);
                for start in [0, 1, 5, 7, 8, 60] {
                    let few = [(0, 3), (1, 0), (3, 4), (64, 0), (70, 4), (333, 0), (1_000, 2)];
                    let most = usize::try_from(1_u64 << 38).unwrap_or(usize::MAX);
                    let many = [(5_000, 9), (51_200, 9), (8_191_999, 13), (most, 32)];
                    for (left, bits) in few.into_iter().chain(many) {
                        let mut fast = BitReader::new(&packet);
                        let mut slow = BitReader::new(&packet);
                        assert_eq!(fast.read_bits(start), slow.read_bits(start));
                        let (mut short, before) = (fast.clone(), fast.position());
                        let steps = fast.take_steps(left, bits);
                        assert_eq!(steps, naive(&mut slow, left, bits), "{length} {one} {start}");
                        assert_eq!(fast.position(), slow.position(), "{length} {one} {start}");
                        match short.take_short_steps(left, bits) {
                            None => assert_eq!(short.position(), before),
                            taken => {
                                assert_eq!((Ok(taken), short.position()), (steps, slow.position()));
                                shorts += 1;
                            }
                        }
                        assert_eq!(fast.take_steps(left, bits), naive(&mut slow, left, bits));
                    }
                }
            }
        }
        assert!(shorts > 1000, "{shorts}");
    }
}
