//! Codes one decision: four opinions are added up and corrected.
//!
//! The chance of a decision depends on many things at once: how fast a row moves, how well the
//! fields before it were predicted, whether its path bends. One table for all combinations would
//! never fill up. So each of four contexts has its own table with an opinion on the decision: a
//! logit, in 16ths of a nat. The chance is the logistic function of their sum:
//!
//! ```text
//! chance = squash(opinion[0] + opinion[1] + opinion[2] + opinion[3] + shift)
//! shift += (bit - chance) * rate
//! ```
//!
//! 1. Opinions are trained together, so that their *sum* is right; see [`crate::train`]. They do
//!    not change while packets are coded, so nothing has to be copied before a packet or restored
//!    after it.
//! 2. The shift adapts to what is special about a packet, such as a tick in which everything is
//!    thrown about. It is one number for each decision of each field. It starts at 0 in every
//!    packet and follows the bits just coded. Adaptive weights on the opinions make packets 1.2 %
//!    larger than this, cost more, and gain nothing when combined with it.
//! 3. An opinion is an `i8`, and the opinions of one context on all decisions about a residual are
//!    64 adjacent bytes. Four cache lines serve five decisions.
//! 4. Without a model there are no opinions to add up. They are then learned while the packet is
//!    coded, and weights decide how much each of the four counts; see [`crate::adaptive`].

use crate::coding::numbers::squash;
use crate::coding::range::Channel;

/// The speed at which a shift adapts: 65536ths of a 64th of a nat for each 65536th of a miss.
const RATE: i32 = 9;

pub(crate) type Line = [i8; 64];

/// Four context lines, looked up once for several decisions.
pub(crate) trait Coder {
    /// True if the decisions come from a packet.
    const READS: bool;
    /// Whether baselines of different ages have different contexts. A packet has too little to
    /// learn from for that.
    const HAS_AGES: bool = true;
    /// Numbers are coded as they are, whatever they were before, and nothing says what changed.
    const IS_PLAIN: bool = false;
    /// Four context lines.
    type Site: Copy;
    /// Looks up four lines.
    fn site(&mut self, lines: [u32; 4]) -> Self::Site;
    /// Codes a decision with cell `slot` of each line. `set` is the number of the set that adapts.
    fn mixed(&mut self, site: Self::Site, slot: u32, set: u32, bit: u32) -> u32;
    /// Codes a decision with four cells, numbered from the first line on.
    fn flag(&mut self, cells: [u32; 4], set: u32, bit: u32) -> u32;
    /// Codes a decision of a plain body, with a chance of a 1 in 65536ths.
    fn known(&mut self, _chance: u32, bit: u32) -> u32 {
        bit
    }
    /// Codes up to 16 raw bits.
    fn raw(&mut self, count: u32, value: u32) -> u32;
    /// Runs several decisions.
    #[inline(always)]
    fn several<T>(&mut self, task: impl FnOnce(&mut Self) -> T) -> T {
        task(self)
    }
    /// Returns whether the buffer is full, or the packet has ended.
    fn is_over(&self) -> bool {
        false
    }
    /// Announces the field that the following decisions are about, for coders that keep statistics.
    #[inline(always)]
    fn about(&mut self, _part: u32) {}
    /// Announces the row that the following decisions are about.
    #[inline(always)]
    fn row(&mut self, _row: u32) {}
    /// Reports the expected number and the prediction error.
    #[inline(always)]
    fn told(&mut self, _field: u32, _expected: i64, _miss: i64) {}
    /// Reports the length of a residual of field `field`, for coders that keep statistics.
    #[inline(always)]
    fn seen(&mut self, _field: u32, _bits: u32) {}
}

/// The coder with a model: opinions are constants.
#[derive(Debug)]
pub(crate) struct Frozen<'a, C> {
    pub(crate) lines: &'a [Line],
    pub(crate) shifts: &'a mut [i32],
    pub(crate) channel: C,
}

static NO_OPINION: Line = [0; 64];

impl<C: Channel> Frozen<'_, C> {
    #[inline(always)]
    fn decide(&mut self, opinions: [i8; 4], shift: u32, bit: u32) -> u32 {
        let Some(shift) = self.shifts.get_mut(shift as usize) else { return 0 };
        let chance = add_up(opinions.map(i32::from), *shift);
        let bit = self.channel.decide(chance, bit);
        follow(shift, bit, chance);
        bit
    }
}

/// Returns the chance of a 1 in 65536ths.
#[inline(always)]
pub(crate) fn add_up(opinions: [i32; 4], shift: i32) -> u32 {
    let [a, b, c, d] = opinions;
    squash(4 * (a + b + c + d) + (shift >> 16))
}

/// Moves a shift. A hostile packet may drive it out of its word, in which case it wraps.
#[inline(always)]
pub(crate) fn follow(shift: &mut i32, bit: u32, chance: u32) {
    *shift = shift.wrapping_add(((bit << 16) as i32 - chance as i32) * RATE);
}

impl<'a, C: Channel> Coder for Frozen<'a, C> {
    const READS: bool = C::READS;
    type Site = [&'a Line; 4];

    #[inline(always)]
    fn site(&mut self, lines: [u32; 4]) -> Self::Site {
        let all = self.lines;
        lines.map(|line| all.get(line as usize).unwrap_or(&NO_OPINION))
    }

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the low six bits are within 64")]
    fn mixed(&mut self, site: Self::Site, slot: u32, set: u32, bit: u32) -> u32 {
        self.decide(site.map(|line| line[(slot & 63) as usize]), set, bit)
    }

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the low six bits are within 64")]
    fn flag(&mut self, cells: [u32; 4], set: u32, bit: u32) -> u32 {
        let all = self.lines;
        let opinions = cells
            .map(|cell| all.get(cell as usize >> 6).map_or(0, |line| line[(cell & 63) as usize]));
        self.decide(opinions, set, bit)
    }

    #[inline(always)]
    fn raw(&mut self, count: u32, value: u32) -> u32 {
        self.channel.raw(count, value)
    }

    /// This works on a copy that nothing else refers to, so that the interval stays in registers.
    #[inline(always)]
    fn several<T>(&mut self, task: impl FnOnce(&mut Self) -> T) -> T {
        let shifts = core::mem::take(&mut self.shifts);
        let mut near = Frozen { lines: self.lines, shifts, channel: self.channel.take() };
        let result = task(&mut near);
        *self = near;
        result
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.channel.is_over()
    }

    #[inline(always)]
    fn about(&mut self, part: u32) {
        self.channel.about(part);
    }

    #[inline(always)]
    fn row(&mut self, row: u32) {
        self.channel.row(row);
    }

    #[inline(always)]
    fn told(&mut self, field: u32, expected: i64, miss: i64) {
        self.channel.told(field, expected, miss);
    }
}
