//! Counts where the bits of a packet go, in 256ths of a bit.
//!
//! A range coder has a position with a fraction: the bytes it has written, and the bits that its
//! interval has shrunk by. The tally reads that position whenever the coder turns to another part,
//! and adds the difference to the part before. So the sum is exact whatever the rounding, and the
//! cost is a table lookup for each field and not for each decision.
//!
//! Without the feature `meter`, an encoder has no tally.

use alloc::vec::Vec;

/// The 256ths of a bit.
pub(crate) const BIT: u32 = 256;

/// The parts in front of the fields.
const HEADER: usize = 0;
const NAMES: usize = 1;
const ROWS: usize = 2;
/// The number of parts that are not fields. The last one is the end of the packet.
const OTHERS: usize = 4;

/// The names of the parts that are not fields.
pub(crate) const PART_NAMES: [&str; OTHERS] =
    ["(header)", "(which elements)", "(which rows)", "(rest of the last byte)"];

/// The bits of one packet by part: the header, the names of elements, which rows changed, each
/// field of the plan, and the end of the packet.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    parts: Vec<u32>,
    part: usize,
    at: u64,
}

impl Tally {
    /// Starts a packet of a plan with this many fields.
    pub(crate) fn start(&mut self, fields: usize) {
        self.parts.clear();
        self.parts.resize(fields + OTHERS, 0);
        (self.part, self.at) = (NAMES, 0);
    }

    /// Ends the current part at a position, and turns to what a coder announced: 0 and 1 are rows,
    /// and each field has two numbers after that.
    #[inline(always)]
    pub(crate) fn about(&mut self, announced: u32, position: impl FnOnce() -> u64) {
        let part = ROWS + (announced >> 1) as usize;
        if part != self.part {
            self.turn(position());
            self.part = part;
        }
    }

    #[inline(always)]
    fn turn(&mut self, position: u64) {
        // The interval grows by a hair when bytes leave it.
        let position = position.max(self.at);
        if let Some(sum) = self.parts.get_mut(self.part) {
            *sum += (position - self.at) as u32;
        }
        self.at = position;
    }

    /// Ends the coded part of a packet, which takes `body` bytes from a coder at `position`. What is
    /// left of the last byte is a part of its own. A packet can also end before the position,
    /// because zeros at its end are omitted; the last parts then take less.
    pub(crate) fn finish(&mut self, body: usize, position: u64) {
        self.turn(position);
        let end = body as u64 * 8 * u64::from(BIT);
        let mut over = self.at.saturating_sub(end) as u32;
        for part in self.parts.iter_mut().rev() {
            let some = over.min(*part);
            *part -= some;
            over -= some;
        }
        let last = self.parts.len().saturating_sub(1);
        if let Some(rest) = self.parts.get_mut(last) {
            *rest += end.saturating_sub(self.at) as u32;
        }
    }

    /// Returns the bits by part of a whole packet of `bytes` bytes, in 256ths. Everything in front of
    /// the coded part is the header.
    #[cfg(any(feature = "meter", test))]
    pub(crate) fn parts(&mut self, bytes: usize) -> &[u32] {
        let coded: u32 = self.parts.iter().sum();
        if let Some(sum) = self.parts.get_mut(HEADER) {
            *sum += (bytes as u32 * 8 * BIT).saturating_sub(coded);
        }
        &self.parts
    }
}

/// Returns how many 256ths of a bit below 64 bits an interval is.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "eight bits are within 256")]
pub(crate) fn shrunk(range: u64) -> u64 {
    let zeros = range.leading_zeros();
    let below = (range << (zeros & 63) << 1) >> 56;
    u64::from(zeros * BIT + BIT - u32::from(LOGS[(below & 255) as usize]))
}

/// 256 times the binary logarithm of 1 + (i + 1) / 256, rounded down: the logarithm of the upper end
/// of each step, so that an untouched interval has shrunk by nothing.
static LOGS: [u16; 256] = logs();

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, within the table")]
const fn logs() -> [u16; 256] {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        // Squaring the number doubles its logarithm, which gives one bit of it at a time.
        let mut number = (257 + i as u64) << 32;
        let (mut log, mut bit) = (0, 0);
        if number == 512 << 32 {
            log = 256;
        } else {
            while bit < 8 {
                number = ((number >> 10) * (number >> 10)) >> 20;
                log *= 2;
                if number >= 512 << 32 {
                    log += 1;
                    number >>= 1;
                }
                bit += 1;
            }
        }
        table[i] = log;
        i += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_has_shrunk_by_its_logarithm() {
        assert_eq!(shrunk(u64::MAX), 0);
        // A coder never lets it become shorter than 24 bits.
        for bits in 0..40 {
            let range = u64::MAX >> bits;
            assert_eq!(shrunk(range), bits * 256, "{bits}");
        }
        for step in 1..5000_u64 {
            let range = u64::MAX / step;
            let exact = (step as f64).log2() * 256.0;
            let found = shrunk(range) as f64;
            assert!((found - exact).abs() < 3.0, "{step}: {found} and {exact}");
        }
    }

    #[test]
    fn the_parts_of_a_packet_add_up_to_its_bits() {
        // The position may be before or after the last whole byte.
        for (position, body) in [(0, 0), (700, 1), (5000, 2), (5000, 3), (2048, 1), (90, 0)] {
            let mut tally = Tally::default();
            tally.start(2);
            tally.about(2, || position / 3);
            tally.about(4, || position / 2);
            tally.finish(body, position);
            let parts = tally.parts(7 + body);
            let sum: u32 = parts.iter().sum();
            assert_eq!(sum, (7 + body as u32) * 8 * BIT, "{position} in {body} bytes");
            assert_eq!(parts[HEADER], 7 * 8 * BIT);
        }
    }
}
