//! Codes a residual, the error of a prediction.
//!
//! First comes the number of its bits, in unary from the usual number outwards; then its sign; then
//! the bits below the leading one. The first three of those are modelled, and the rest are raw.

use crate::coding::coder::Coder;
use crate::coding::numbers::length;

/// Slots of a residual's line.
const LENGTHS: u32 = 1;
const SIGNS: u32 = 34;
const FIRST: u32 = 42;
const SECOND: u32 = 50;
const THIRD: u32 = 58;

/// Codes `miss`, whose magnitude is at most `most`. Returns it and its number of bits.
#[inline]
pub(crate) fn residual<C: Coder>(
    coder: &mut C,
    site: C::Site,
    weights: u32,
    usual: u32,
    most: u32,
    miss: i64,
) -> (i64, u32) {
    coder.several(
        #[inline(always)]
        |coder| {
            let magnitude = miss.unsigned_abs() as u32;
            let longest = length(most);
            let usual = usual.min(longest);
            let bits = code_length(coder, site, weights, usual, longest, length(magnitude));
            if bits == 0 {
                return (0, 0);
            }
            let slot = SIGNS + (bits - 1).min(7);
            let negative = coder.mixed(site, slot, weights + slot, u32::from(miss < 0));
            let magnitude = mantissa(coder, site, weights, bits, magnitude);
            (if negative != 0 { -i64::from(magnitude) } else { i64::from(magnitude) }, bits)
        },
    )
}

#[inline(always)]
fn code_length<C: Coder>(
    coder: &mut C,
    site: C::Site,
    weights: u32,
    usual: u32,
    longest: u32,
    bits: u32,
) -> u32 {
    let mut at = usual;
    if usual == 0 || coder.mixed(site, 0, weights, u32::from(bits >= usual)) != 0 {
        while at < longest {
            let slot = LENGTHS + at;
            if coder.mixed(site, slot, weights + slot, u32::from(bits > at)) == 0 {
                break;
            }
            at += 1;
        }
    } else {
        at -= 1;
        while at > 0 {
            let slot = LENGTHS + at;
            if coder.mixed(site, slot, weights + slot, u32::from(bits < at)) == 0 {
                break;
            }
            at -= 1;
        }
    }
    at
}

#[inline(always)]
fn mantissa<C: Coder>(coder: &mut C, site: C::Site, weights: u32, bits: u32, value: u32) -> u32 {
    let mut found = 1;
    let mut left = bits - 1;
    for order in 0..3 {
        if left == 0 {
            return found;
        }
        left -= 1;
        let slot = match order {
            0 => FIRST + (bits - 2).min(7),
            1 => SECOND + 2 * (bits - 3).min(3) + (found & 1),
            _ => THIRD + (found & 3),
        };
        let bit = (value >> left) & 1;
        found = (found << 1) | coder.mixed(site, slot, weights + slot, bit);
    }
    while left > 0 {
        let count = left.min(16);
        left -= count;
        let low = (value >> left) & ((1 << count) - 1);
        found = (found << count) | coder.raw(count, low);
    }
    found
}
