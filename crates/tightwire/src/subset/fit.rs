//! Computes how many members fit in a packet.

use alloc::vec;
use alloc::vec::Vec;

use crate::subset::{Bits, Plan, Strategy};

/// Returns the objects from the front of `ranked` whose subset of `objects` fits in `room` bits. `bits`
/// returns the size of the data of a member.
///
/// The cost of the indices depends on the members, but it is computed exactly before anything is
/// written. The object after the returned ones would not fit, does not exist, or is past the end of the
/// array. `fill::Priorities` of `tightwire-session` can rank the objects.
///
/// ```
/// use tightwire::subset::fit;
///
/// // Objects of 80 bits in 1,000 bits. Eleven neighbours at the front of the array are cheap to
/// // name; those that are far apart cost more, so one fewer fits.
/// let neighbours: Vec<usize> = (0..100).collect();
/// assert_eq!(fit(901, &neighbours, 1000, |_| 80).len(), 12);
/// let far_apart: Vec<usize> = (0..100).map(|at| at * 9).collect();
/// assert_eq!(fit(901, &far_apart, 1000, |_| 80).len(), 11);
/// ```
pub fn fit(
    objects: usize,
    ranked: &[usize],
    room: usize,
    bits: impl Fn(usize) -> usize,
) -> &[usize] {
    let is_inside = |index: &&usize| **index < objects;
    let inside = ranked.iter().take_while(is_inside).count();
    let mut words = vec![0u64; objects.div_ceil(64)];
    // The total data of the first members. Each member counts as at least one bit.
    let mut data: Vec<usize> = Vec::new();
    let mut sum = 0usize;
    for &index in ranked.iter().take(inside) {
        data.push(sum);
        sum = sum.saturating_add(bits(index).max(1));
        if sum > room {
            break;
        }
    }
    data.push(sum);
    let mut does_fit = |count: usize| {
        words.fill(0);
        for &index in ranked.iter().take(count) {
            if let Some(word) = words.get_mut(index / 64) {
                *word |= 1 << (index % 64);
            }
        }
        let plan = Plan::new(&Bits::new(&words, objects));
        let which = u64::from(Strategy::TAG_BITS) + plan.bits(plan.best());
        data.get(count).is_some_and(|&data| which.saturating_add(data as u64) <= room as u64)
    };
    // The cost almost never shrinks with more members, so a few guesses find the number.
    let (mut fits, mut too_many) = (0, data.len());
    while fits + 1 < too_many {
        let middle = usize::midpoint(fits, too_many);
        if does_fit(middle) {
            fits = middle;
        } else {
            too_many = middle;
        }
    }
    while does_fit(fits + 1) {
        fits += 1;
    }
    ranked.get(..fits).unwrap_or_default()
}
