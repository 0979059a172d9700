//! One decision: four opinions, mixed, coded, and the mixture corrected.
//!
//! An opinion is a logit, stored as an `i8` in 16ths of a nat. Each of four contexts has one for the
//! decision at hand. Their weighted sum is the logit of the chance that the range coder works with;
//! afterwards every weight moves a little in the direction that would have been better:
//!
//! ```text
//! chance   = squash(sum of weight[i] * opinion[i])
//! weight[i] += opinion[i] * (bit - chance) * rate
//! ```
//!
//! With a model the opinions stay as they are and only weights move, from the same start in every
//! packet. Without one the opinions learn as well.

use crate::numbers::squash;
use crate::range::Channel;

/// A weight of one.
pub(crate) const ONE: i32 = 1 << 14;
/// How slowly weights move.
const RATE: u32 = 14;

pub(crate) type Line = [i8; 64];
pub(crate) type Weights = [i32; 4];

/// Four context lines, looked up once for several decisions.
pub(crate) trait Coder {
    /// Whether the decisions come from a packet.
    const READS: bool;
    /// Four lines.
    type Site: Copy;
    /// Looks up four lines.
    fn site(&mut self, lines: [u32; 4]) -> Self::Site;
    /// Codes a decision by cell `slot` of each line.
    fn mixed(&mut self, site: Self::Site, slot: u32, weights: u32, bit: u32) -> u32;
    /// Codes a decision by four cells, counted from the first line.
    fn flag(&mut self, cells: [u32; 4], weights: u32, bit: u32) -> u32;
    /// Codes up to 16 bits as they are.
    fn raw(&mut self, count: u32, value: u32) -> u32;
    /// Whether there is no more room, or nothing more to read.
    fn is_over(&self) -> bool {
        false
    }
    /// Remembers the place.
    fn remember(&mut self) {}
    /// Goes back to the place that was remembered. What was learned since stays learned, so nothing
    /// can follow.
    fn go_back(&mut self) {}
    /// Says what the following decisions are about, for those who count.
    #[inline(always)]
    fn about(&mut self, _part: u32) {}
    /// Says how long a residual of field `field` was, for those who count.
    #[inline(always)]
    fn seen(&mut self, _field: u32, _bits: u32) {}
}

/// The coder of a model: opinions are constants.
#[derive(Debug)]
pub(crate) struct Frozen<'a, C> {
    pub(crate) lines: &'a [Line],
    pub(crate) weights: &'a mut [Weights],
    pub(crate) channel: C,
}

static NO_OPINION: Line = [0; 64];

impl<C: Channel> Frozen<'_, C> {
    #[inline(always)]
    fn decide(&mut self, opinions: [i8; 4], weights: u32, bit: u32) -> u32 {
        let Some(weights) = self.weights.get_mut(weights as usize) else { return 0 };
        let opinions = opinions.map(i32::from);
        let chance = squash(mix(weights, opinions));
        let bit = self.channel.decide(chance, bit);
        learn(weights, opinions, (bit << 16) as i32 - chance as i32);
        bit
    }
}

/// The weighted sum, in 64ths of a nat.
#[inline(always)]
pub(crate) fn mix(weights: &Weights, opinions: [i32; 4]) -> i32 {
    let parts = weights.iter().zip(opinions).map(|(weight, opinion)| weight.wrapping_mul(opinion));
    parts.fold(0_i32, i32::wrapping_add) >> 12
}

/// Moves the weights. Opinions have 8 bits and `miss` 19, so the product fits. A weight that grows
/// makes its own misses small; where a stranger's packet drives one out of its word, it wraps.
#[inline(always)]
pub(crate) fn learn(weights: &mut Weights, opinions: [i32; 4], miss: i32) {
    for (weight, opinion) in weights.iter_mut().zip(opinions) {
        *weight = weight.wrapping_add((opinion * miss + (1 << (RATE - 1))) >> RATE);
    }
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
    fn mixed(&mut self, site: Self::Site, slot: u32, weights: u32, bit: u32) -> u32 {
        self.decide(site.map(|line| line[(slot & 63) as usize]), weights, bit)
    }

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the low six bits are within 64")]
    fn flag(&mut self, cells: [u32; 4], weights: u32, bit: u32) -> u32 {
        let all = self.lines;
        let opinions = cells
            .map(|cell| all.get(cell as usize >> 6).map_or(0, |line| line[(cell & 63) as usize]));
        self.decide(opinions, weights, bit)
    }

    #[inline(always)]
    fn raw(&mut self, count: u32, value: u32) -> u32 {
        self.channel.raw(count, value)
    }

    #[inline(always)]
    fn is_over(&self) -> bool {
        self.channel.is_over()
    }

    #[inline(always)]
    fn remember(&mut self) {
        self.channel.remember();
    }

    fn go_back(&mut self) {
        self.channel.go_back();
    }
}
