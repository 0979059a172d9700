//! The range coder: converts decisions and their chances to bytes, and back.
//!
//! The packet is a number between 0 and 1, written in bytes, the most significant first. Encoding
//! narrows an interval `low..=high` of 64 bits: a decision splits it in proportion to its chance
//! and keeps one part. When the upper 32 bits of both ends agree, they can no longer change and are
//! written as four bytes.
//!
//! No carry ever goes back into bytes that were written. The price is that the interval can shrink
//! around a point where the upper halves still differ. Below 2^24, its upper part is given up,
//! which costs at most four bytes and practically never happens.
//!
//! A decoder follows with the same interval and the bytes of the packet, and reads zeros after its
//! end. The encoder omits trailing bytes that those zeros imply.

use crate::coding::tally::Tally;
#[cfg(feature = "meter")]
use crate::coding::tally::{BIT, shrunk};

/// If the interval is smaller than this, it is cut so that its ends agree.
const LEAST: u64 = 1 << 24;

/// If the interval is at least this large, its ends differ in their upper halves.
const WIDE: u64 = 1 << 32;

/// Codes a sequence of decisions.
pub(crate) trait Channel: Sized {
    /// True if the decisions come from the packet.
    const READS: bool;
    /// Codes one decision. `chance` is the chance of a 1 in 65536ths, 1 to 65535. A writer passes
    /// `bit`; a reader gets the bit as the result.
    fn decide(&mut self, chance: u32, bit: u32) -> u32;
    /// Codes `count` bits without a model, at most 16.
    fn raw(&mut self, count: u32, value: u32) -> u32;
    /// Takes the channel out of its place. It must be put back.
    fn take(&mut self) -> Self;
    /// Returns whether more was written than fits, or more was read than exists.
    fn is_over(&self) -> bool {
        false
    }
    /// Announces what the following decisions are about, for channels that keep statistics.
    #[inline(always)]
    fn about(&mut self, _part: u32) {}
    /// Announces the row that they are about.
    #[inline(always)]
    fn row(&mut self, _row: u32) {}
    /// Reports a number that was coded.
    #[inline(always)]
    fn told(&mut self, _field: u32, _expected: i64, _miss: i64) {}
}

/// Writes nothing. Coding through it only trains the coder.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nowhere;

impl Channel for Nowhere {
    const READS: bool = false;

    #[inline(always)]
    fn decide(&mut self, _: u32, bit: u32) -> u32 {
        bit
    }

    #[inline(always)]
    fn raw(&mut self, _: u32, value: u32) -> u32 {
        value
    }

    #[inline(always)]
    fn take(&mut self) -> Self {
        *self
    }
}

/// Writes decisions into a buffer.
#[derive(Debug)]
pub(crate) struct Encoder<'a> {
    low: u64,
    /// The upper end minus the lower one.
    range: u64,
    /// The position of the next bytes; past the end of `out` once some did not fit.
    at: usize,
    out: &'a mut [u8],
    #[cfg(feature = "meter")]
    tally: Option<&'a mut Tally>,
}

impl<'a> Encoder<'a> {
    pub(crate) fn new(out: &'a mut [u8]) -> Self {
        Self {
            low: 0,
            range: u64::MAX,
            at: 0,
            out,
            #[cfg(feature = "meter")]
            tally: None,
        }
    }

    /// Makes a tally count the bits of a plan with `fields` fields.
    #[cfg(feature = "meter")]
    pub(crate) fn counted_by(self, tally: &'a mut Tally, fields: u32) -> Self {
        tally.start(fields as usize);
        Self { tally: Some(tally), ..self }
    }

    /// Without the feature `meter`, nothing is counted.
    #[cfg(not(feature = "meter"))]
    pub(crate) fn counted_by(self, _: &'a mut Tally, _: u32) -> Self {
        self
    }

    /// Returns the length of the packet if it ended here.
    fn len(&self) -> usize {
        self.at + 8 - tail(self.low, self.low + self.range).trailing_zeros() as usize / 8
    }

    #[inline(always)]
    fn normalize(&mut self) {
        if self.range >= WIDE {
            return;
        }
        while let Some((low, range, word)) = normalize(self.low, self.range) {
            (self.low, self.range) = (low, range);
            self.emit(word);
        }
    }

    #[inline(always)]
    fn emit(&mut self, word: u32) {
        if let Some(place) = self.out.get_mut(self.at..self.at + 4) {
            place.copy_from_slice(&word.to_be_bytes());
        }
        self.at += 4;
    }

    /// Ends the packet. Returns the number of bytes, or `None` if they did not fit.
    pub(crate) fn finish(self) -> Option<usize> {
        let value = tail(self.low, self.low + self.range);
        let count = 8 - value.trailing_zeros() as usize / 8;
        let place = self.out.get_mut(self.at..self.at + count)?;
        place.copy_from_slice(value.to_be_bytes().get(..count)?);
        #[cfg(feature = "meter")]
        if let Some(tally) = self.tally {
            tally.finish(self.at + count, position(self.at, self.range));
        }
        Some(self.at + count)
    }
}

/// Returns how far a packet has come, in 256ths of a bit.
#[cfg(feature = "meter")]
#[inline(always)]
fn position(at: usize, range: u64) -> u64 {
    at as u64 * 8 * u64::from(BIT) + shrunk(range)
}

/// Returns the number in `low..=high` with the most trailing zero bytes.
fn tail(low: u64, high: u64) -> u64 {
    let mut best = low;
    for zeros in 1..=8_u32 {
        let mask = u64::MAX.checked_shr(64 - 8 * zeros).unwrap_or(0);
        let value = high & !mask;
        if value < low {
            break;
        }
        best = value;
    }
    best
}

/// Returns the interval after four bytes have left it, and those bytes; `None` while it is wide
/// enough.
#[inline(always)]
fn normalize(low: u64, range: u64) -> Option<(u64, u64, u32)> {
    let mut high = low + range;
    if (low ^ high) >> 32 != 0 {
        if range >= LEAST {
            return None;
        }
        high = low | 0xffff_ffff;
    }
    let (settled, high) = (low << 32, (high << 32) | 0xffff_ffff);
    Some((settled, high - settled, (low >> 32) as u32))
}

impl Channel for Encoder<'_> {
    const READS: bool = false;

    #[inline(always)]
    fn decide(&mut self, chance: u32, bit: u32) -> u32 {
        let middle = (self.range >> 16) * u64::from(chance);
        if bit != 0 {
            self.range = middle;
        } else {
            self.low += middle + 1;
            self.range -= middle + 1;
        }
        self.normalize();
        bit
    }

    #[inline(always)]
    fn raw(&mut self, count: u32, value: u32) -> u32 {
        let step = self.range >> count;
        self.low += step * u64::from(value);
        self.range = step - 1;
        self.normalize();
        value
    }

    #[inline(always)]
    fn take(&mut self) -> Self {
        let out = core::mem::take(&mut self.out);
        Self {
            low: self.low,
            range: self.range,
            at: self.at,
            out,
            #[cfg(feature = "meter")]
            tally: self.tally.take(),
        }
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.at + 8 > self.out.len() && self.len() > self.out.len()
    }

    #[cfg(feature = "meter")]
    #[inline(always)]
    fn about(&mut self, part: u32) {
        let (at, range) = (self.at, self.range);
        if let Some(tally) = &mut self.tally {
            tally.about(part, || position(at, range));
        }
    }
}

/// Reads decisions from a packet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decoder<'a> {
    low: u64,
    /// The upper end minus the lower one, and the packet's value minus the lower end.
    range: u64,
    offset: u64,
    packet: &'a [u8],
    at: usize,
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(packet: &'a [u8]) -> Self {
        let mut decoder = Self { low: 0, range: u64::MAX, offset: 0, packet, at: 0 };
        decoder.offset = u64::from(decoder.word()) << 32;
        decoder.offset |= u64::from(decoder.word());
        decoder
    }

    #[inline(always)]
    fn word(&mut self) -> u32 {
        let mut bytes = [0; 4];
        if let Some(whole) = self.packet.get(self.at..self.at + 4) {
            bytes.copy_from_slice(whole);
        } else if let Some(part) = self.packet.get(self.at..) {
            for (byte, &given) in bytes.iter_mut().zip(part) {
                *byte = given;
            }
        }
        self.at += 4;
        u32::from_be_bytes(bytes)
    }

    #[inline(always)]
    fn normalize(&mut self) {
        if self.range >= WIDE {
            return;
        }
        while let Some((low, range, word)) = normalize(self.low, self.range) {
            let value = self.low.wrapping_add(self.offset);
            let value = if (value >> 32) as u32 == word {
                (value << 32) | u64::from(self.word())
            } else {
                // A writer never leaves its interval. From here on, treat the packet as ended.
                self.at = self.packet.len() + 16;
                u64::MAX
            };
            (self.low, self.range, self.offset) = (low, range, value.wrapping_sub(low));
        }
    }

    /// Returns whether the packet ends where an encoder would have ended it, with the same bytes.
    pub(crate) fn is_at_end(&self) -> bool {
        let tail = tail(self.low, self.low + self.range);
        let count = 8 - tail.trailing_zeros() as usize / 8;
        self.low.wrapping_add(self.offset) == tail && self.packet.len() + 8 == self.at + count
    }
}

impl Channel for Decoder<'_> {
    const READS: bool = true;

    #[inline(always)]
    fn decide(&mut self, chance: u32, _: u32) -> u32 {
        let middle = (self.range >> 16) * u64::from(chance);
        let bit = u32::from(self.offset <= middle);
        if bit != 0 {
            self.range = middle;
        } else {
            self.low += middle + 1;
            self.range -= middle + 1;
            self.offset -= middle + 1;
        }
        self.normalize();
        bit
    }

    #[inline(always)]
    fn take(&mut self) -> Self {
        *self
    }

    #[inline(always)]
    fn raw(&mut self, count: u32, _: u32) -> u32 {
        let step = self.range >> count;
        let value = (self.offset / step).min((1 << count) - 1);
        self.low += step * value;
        self.range = step - 1;
        self.offset = self.offset.wrapping_sub(step * value);
        self.normalize();
        value as u32
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.at > self.packet.len() + 8
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec;
    use alloc::vec::Vec;

    use super::*;

    /// Decisions with chances of every size, some of them surprising.
    fn decisions() -> impl Iterator<Item = (u32, u32)> {
        let mut state = 1_u32;
        (0..20_000).map(move |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let chance =
                [1, 65535, 32768, (state >> 16).clamp(1, 65535)][(state >> 8 & 3) as usize];
            (chance, u32::from((state >> 10 & 0xffff) < chance))
        })
    }

    #[test]
    fn a_decoder_is_over_two_words_after_its_packet_at_the_latest() {
        for length in 0..20 {
            let packet = vec![0x5a; length];
            let mut decoder = Decoder::new(&packet);
            assert!(!decoder.is_over());
            for _ in 0..length / 2 + 4 {
                decoder.raw(16, 0);
            }
            assert!(decoder.is_over(), "{length} bytes");
        }
    }

    #[test]
    fn decisions_and_raw_bits_come_back_and_end_where_they_ended() {
        let mut out = vec![0; 1 << 16];
        let mut encoder = Encoder::new(&mut out);
        for (at, (chance, bit)) in decisions().enumerate() {
            encoder.decide(chance, bit);
            if at % 7 == 0 {
                encoder.raw(at as u32 % 17, at as u32 & ((1 << (at % 17)) - 1));
            }
        }
        let length = encoder.finish().unwrap();
        let mut decoder = Decoder::new(&out[..length]);
        for (at, (chance, bit)) in decisions().enumerate() {
            assert_eq!(decoder.decide(chance, 0), bit);
            if at % 7 == 0 {
                assert_eq!(decoder.raw(at as u32 % 17, 0), at as u32 & ((1 << (at % 17)) - 1));
            }
        }
        assert!(decoder.is_at_end() && !decoder.is_over());
        let longer: Vec<u8> = out[..=length].to_vec();
        let mut decoder = Decoder::new(&longer);
        decisions().for_each(|(chance, _)| {
            decoder.decide(chance, 0);
        });
        assert!(!decoder.is_at_end());
    }

    #[test]
    fn bytes_are_close_to_what_the_chances_say() {
        let mut out = vec![0; 1 << 16];
        let mut encoder = Encoder::new(&mut out);
        let mut bits = 0.0;
        for (chance, bit) in decisions() {
            encoder.decide(chance, bit);
            let taken = if bit == 1 { chance } else { 65536 - chance };
            bits -= (f64::from(taken) / 65536.0).log2();
        }
        let length = encoder.finish().unwrap() as f64;
        assert!((length - bits / 8.0).abs() < 8.0, "{length} bytes for {bits} bits");
    }

    #[test]
    fn an_interval_that_shrinks_around_a_seam_is_cut() {
        // The upper halves differ and the ends are close, so the upper part is given up.
        let (low, range, word) = normalize(0x0000_0000_ffff_ff00, 0x110).unwrap();
        assert_eq!((low, low + range, word), (0xffff_ff00_0000_0000, u64::MAX, 0));
        assert_eq!(normalize(0x0000_0000_f000_0000, 0x1000_0010), None);
    }

    #[test]
    fn a_packet_that_is_in_the_part_that_was_given_up_has_ended() {
        for (offset, is_over) in [(0xff, false), (0x100, true)] {
            let packet = [0; 32];
            let start = Decoder { at: 8, ..Decoder::new(&packet) };
            let mut decoder = Decoder { low: 0xffff_ff00, range: 0x110, offset, ..start };
            decoder.normalize();
            assert_eq!(decoder.is_over(), is_over, "{offset:#x} above the lower end");
        }
    }

    #[test]
    fn an_interval_is_cut_below_2_to_the_24_and_not_at_it() {
        let low = 0x0000_0000_ffff_ff00;
        assert_eq!(normalize(low, 1 << 24), None);
        assert!(normalize(low, (1 << 24) - 1).is_some());
    }

    /// The remainder of dividing the interval belongs to the last value.
    #[test]
    fn raw_bits_are_never_more_than_were_asked_for() {
        for count in 0..=16 {
            assert_eq!(Decoder::new(&[0xff; 8]).raw(count, 0), (1 << count) - 1, "{count} bits");
        }
    }

    #[test]
    fn a_packet_that_does_not_fit_is_none_however_short_its_end_is() {
        let mut out = vec![0; 1 << 16];
        for count in [1, 3, 40, 500] {
            let mut write = |room: usize| {
                let mut encoder = Encoder::new(&mut out[..room]);
                decisions().take(count).for_each(|(chance, bit)| {
                    encoder.decide(chance, bit);
                });
                encoder.finish()
            };
            let length = write(1 << 16).unwrap();
            assert_eq!(write(length), Some(length));
            for room in length.saturating_sub(9)..length {
                assert_eq!(write(room), None, "{count} decisions in {room} bytes");
            }
        }
    }
}
