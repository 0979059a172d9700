//! Rotations as the smallest three components of their quaternion.
//!
//! A unit quaternion is given by three of its components, and the largest can be the one left
//! out, because a quaternion and its negative are the same rotation. The other three are at most
//! `sqrt(1/2)`, so they are cut into steps over that range only.
//!
//! The steps go from `-m` to `m` with `m = 2^(n-1) - 1`: an odd number of levels, so that 0 is
//! one of them, and upright stays upright. The top code is unused.
//!
//! A quaternion that was received and is sent again has the code it came with. Rounding alone would
//! not ensure that: it can make a kept component larger than the one that a reader computes, and the
//! next writer would leave out the other one. [`stable_code`] ensures it.

use core::f64::consts::{FRAC_1_SQRT_2, SQRT_2};

use crate::bits::low_bits;
use crate::error::Fault;
use crate::scalar::sqrt::{root, sqrt};
use crate::scalar::{Facts, NEARLY_ONE, Scalar};
use crate::shape::{Shape, Value};

/// Bits per component. With 2, rounding can leave no room for the largest component; above 20
/// the steps are finer than a drifting `f32` quaternion is accurate.
const BITS: core::ops::RangeInclusive<u32> = 3..=20;

/// The bits of the number of the largest component.
const LARGEST_BITS: u32 = 2;

/// A rotation as the smallest three components of its quaternion; x, y, z, w, with w as the real
/// part.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Scalar, SmallestThree};
///
/// const ROTATION: SmallestThree = SmallestThree::new(9);
/// assert_eq!(ROTATION.bits(), 29);
/// assert_eq!(ROTATION.code(&[0.0; 4]), Err(Fault::OutOfRange)); // not a unit
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SmallestThree {
    bits: u32,
}

impl SmallestThree {
    /// Uses `bits` bits for each component. If `bits` is not in 3 to 20, every value is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(bits: u32) -> Self {
        Self { bits }
    }

    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::SmallestThree { bits: self.bits }
    }

    /// Splits a code into the number of the component that is left out, 0 for x to 3 for w, and the
    /// steps of the others, in their order. A step of `2^(bits-1) - 1` is a component of 0.
    ///
    /// ```
    /// use tightwire::scalar::{Scalar, SmallestThree};
    ///
    /// const ROTATION: SmallestThree = SmallestThree::new(9);
    /// let upright = ROTATION.code(&[0.0, 0.0, 0.0, 1.0]).unwrap();
    /// assert_eq!(ROTATION.parts(upright), (3, [255, 255, 255]));
    /// assert_eq!(ROTATION.from_parts(3, [255, 255, 255]), upright);
    /// ```
    pub const fn parts(&self, code: u64) -> (u32, [u32; 3]) {
        if !Self::fits(self.bits) {
            return (0, [0; 3]);
        }
        let (rest, mask) = (code >> LARGEST_BITS, low_bits(self.bits));
        let first = (rest & mask) as u32;
        let second = ((rest >> self.bits) & mask) as u32;
        let third = ((rest >> (2 * self.bits)) & mask) as u32;
        ((code & low_bits(LARGEST_BITS)) as u32, [first, second, third])
    }

    /// Returns the code with these [`parts`](Self::parts). Excess bits are cut off.
    pub const fn from_parts(&self, largest: u32, steps: [u32; 3]) -> u64 {
        if !Self::fits(self.bits) {
            return 0;
        }
        let ([first, second, third], mask) = (steps, low_bits(self.bits));
        let high = (second as u64 & mask) << self.bits | (third as u64 & mask) << (2 * self.bits);
        largest as u64 & low_bits(LARGEST_BITS) | (first as u64 & mask | high) << LARGEST_BITS
    }

    /// Returns whether a component can have this many bits.
    pub(crate) const fn fits(bits: u32) -> bool {
        *BITS.start() <= bits && bits <= *BITS.end()
    }
}

impl Scalar for SmallestThree {
    type Value = [f32; 4];
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(u128::BITS).expensive(raw);

    fn shape(&self) -> Shape<'static> {
        Self::shape(self)
    }

    fn last(&self) -> u64 {
        if Self::fits(self.bits) { low_bits(LARGEST_BITS + 3 * self.bits) } else { 0 }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, xyzw: &[f32; 4]) -> Result<u64, Fault> {
        if !Self::fits(self.bits) {
            return Err(Fault::Declaration);
        }
        quantize(*xyzw, self.bits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<[f32; 4], Fault> {
        if !Self::fits(self.bits) {
            return Err(Fault::Declaration);
        }
        restore(code, self.bits)
    }

    fn show<'v>(&self, xyzw: &'v [f32; 4]) -> Value<'v> {
        Value::Floats(xyzw)
    }
}

/// Returns everything that a code depends on.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "it is called for any scalar")]
#[cfg_attr(not(debug_assertions), inline(always))]
fn raw(scalar: &SmallestThree, xyzw: &[f32; 4]) -> Option<[u32; 5]> {
    let [x, y, z, w] = xyzw.map(f32::to_bits);
    SmallestThree::fits(scalar.bits).then_some([x, y, z, w, scalar.bits])
}

/// The steps on each side of 0.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn steps(bits: u32) -> u32 {
    (1 << (bits - 1)) - 1
}

/// The code of a quaternion that is nearly a unit.
#[cfg_attr(not(debug_assertions), inline(always))]
fn quantize(xyzw: [f32; 4], bits: u32) -> Result<u64, Fault> {
    if bits <= AT_ONCE_BITS {
        if let Some(code) = at_once(xyzw, bits) {
            return Ok(code);
        }
    }
    by_division(xyzw, bits)
}

/// Up to this many bits, steps are large enough for most of them to be found in `f32`.
const AT_ONCE_BITS: u32 = 12;

/// The code, all components at once in `f32`, without a division or a root: from the series of
/// `1 / sqrt(1 + drift)`. Where a rounding is too close to call, there is no answer.
#[expect(clippy::many_single_char_names, reason = "four lanes, which have no other names")]
#[cfg_attr(not(debug_assertions), inline(always))]
fn at_once(xyzw: [f32; 4], bits: u32) -> Option<u64> {
    /// Adding it leaves the nearest whole number in the low bits, of a negative one as well.
    const WHOLE: f32 = 12_582_912.0;
    let steps = steps(bits);
    let [x, y, z, w] = xyzw.map(|component| component * component);
    // Here and below the first two lanes meet the last two, as vectors are added up.
    let drift = (x + z) + (y + w) - 1.0;
    // With a drift below 1e-4, the terms left out are below 1e-12.
    let inverse = 1.0 - drift * (0.5 - drift * 0.375);
    let scale = inverse * (core::f32::consts::SQRT_2 * steps as f32);
    let scaled = xyzw.map(|component| component * scale);
    // A step of 0 has the number of `steps`.
    let middle = WHOLE + steps as f32;
    let numbered = scaled.map(|component| component + middle);
    // Seven roundings of a 2^-24th each are between this and the exact number, which is at most
    // `steps`: they round alike, unless about a half is left.
    let margin = 0.5 - 1e-6 * steps as f32;
    let [a, b, c, d] =
        pair(numbered, scaled, |numbered, scaled| ((numbered - middle) - scaled).abs());
    let most_left = larger(larger(a, c), larger(b, d));
    // No drift is small that is not a number.
    if !(most_left < margin && drift.abs() < 1e-4) {
        return None;
    }
    let is_close = are_close(numbered.map(|numbered| (numbered - middle).abs()));
    // The smaller of two components has at most half of the unit's square, so no step that is kept is
    // above the last one.
    let field = |numbered: f32| u64::from(numbered.to_bits()) & low_bits(bits);
    let [a, b, c, d] = numbered.map(field);
    let all = (a | (b << bits)) | ((c | (d << bits)) << (2 * bits));
    let largest = largest(xyzw);
    // Those after the largest component move up.
    let behind = u64::MAX << (bits * largest);
    let three = all ^ ((all ^ (all >> bits)) & behind);
    // The largest component is sent as positive, so its sign goes into the others.
    let ends = 2 * u64::from(steps) * (1 | (1 << bits) | (1 << (2 * bits)));
    let is_negative = component(&xyzw, largest).is_sign_negative();
    let three = if is_negative { ends.wrapping_sub(three) } else { three };
    let code = u64::from(largest) | (three << LARGEST_BITS);
    Some(if is_close { stable_code(code, xyzw, bits) } else { code })
}

/// Returns whether the two largest of these steps are so close that rounding may have exchanged
/// them. It moves them by less than three.
#[cfg_attr(not(debug_assertions), inline(always))]
fn are_close(sizes: [f32; 4]) -> bool {
    let [a, b, c, d] = sizes;
    let ((a, c), (b, d)) = (sorted(a, c), sorted(b, d));
    let (most, next) = sorted(a, b);
    most - larger(next, larger(c, d)) <= 3.0
}

/// The code as the format's document computes it.
#[inline(never)]
fn by_division(xyzw: [f32; 4], bits: u32) -> Result<u64, Fault> {
    let (code, is_close) = nearest(xyzw, bits)?;
    Ok(if is_close { stable_code(code, xyzw, bits) } else { code })
}

/// The code of the nearest steps, and whether the two largest of them are close.
fn nearest(xyzw: [f32; 4], bits: u32) -> Result<(u64, bool), Fault> {
    let [x, y, z, w] = xyzw.map(f64::from);
    let square = x * x + y * y + z * z + w * w;
    if !NEARLY_ONE.contains(&square) {
        return Err(if square.is_finite() { Fault::OutOfRange } else { Fault::NotFinite });
    }
    let length = sqrt(square);
    let largest = largest(xyzw);
    let [most, others @ ..] = largest_first(xyzw, largest);
    let steps = steps(bits);
    let size = |component: f32| {
        let scaled = f64::from(component) / length * SQRT_2 * f64::from(steps);
        // The cast is the floor here.
        (scaled.abs() + 0.5) as u32
    };
    let is_close = are_close(xyzw.map(|component| size(component) as f32));
    let fields = others.map(|component| {
        let step = size(component).min(steps);
        // A sign without a step adds and subtracts nothing.
        let negative = component.is_sign_negative() != most.is_sign_negative();
        if negative { steps - step } else { steps + step }
    });
    Ok((SmallestThree::new(bits).from_parts(largest, fields), is_close))
}

/// The code of a quaternion whose two largest components are close, where `code` has the nearest
/// steps.
///
/// 1. A quaternion that was read has the code that it was read from. If `code` is not that one, one
///    that leaves out another component may be.
/// 2. Any other has `code`, unless readers make a quaternion of it whose nearest steps are a different
///    code for the same rotation. Then it has that one.
#[expect(clippy::float_cmp, reason = "exactly what was read, or not")]
#[cold]
fn stable_code(code: u64, xyzw: [f32; 4], bits: u32) -> u64 {
    let read = restore(code, bits);
    let negated = xyzw.map(|component| -component);
    if read == Ok(xyzw) || read == Ok(negated) {
        return code;
    }
    let steps = steps(bits) as i32;
    let step = |component: f32| {
        let scaled = f64::from(component) * SQRT_2 * f64::from(steps);
        // The cast drops the fraction.
        (if scaled < 0.0 { scaled - 0.5 } else { scaled + 0.5 }) as i32
    };
    // Most quaternions were never read: two of their components are between steps.
    let is_step = |component: f32| in_range(step(component), steps) == component;
    if xyzw.iter().filter(|component| !is_step(**component)).count() < 2 {
        for xyzw in [xyzw, negated] {
            for left_out in 0..4 {
                let [_, others @ ..] = largest_first(xyzw, left_out);
                let fields = others.map(|component| step(component).wrapping_add(steps) as u32);
                let code = SmallestThree::new(bits).from_parts(left_out, fields);
                if restore(code, bits) == Ok(xyzw) {
                    return code;
                }
            }
        }
    }
    let again = read.and_then(|read| Ok((read, nearest(read, bits)?.0)));
    match again {
        Ok((read, again)) if again != code => match restore(again, bits) {
            Ok(same) if same == read || same == read.map(|component| -component) => again,
            _ => code,
        },
        _ => code,
    }
}

/// Returns the component for a number of steps.
#[cfg_attr(not(debug_assertions), inline(always))]
fn in_range(step: i32, steps: i32) -> f32 {
    (f64::from(step) / f64::from(steps) * FRAC_1_SQRT_2) as f32
}

/// Applies a function to each pair of lanes.
#[expect(clippy::many_single_char_names, reason = "four lanes, which have no other names")]
#[cfg_attr(not(debug_assertions), inline(always))]
fn pair(one: [f32; 4], other: [f32; 4], of: impl Fn(f32, f32) -> f32) -> [f32; 4] {
    let ([a, b, c, d], [e, f, g, h]) = (one, other);
    [of(a, e), of(b, f), of(c, g), of(d, h)]
}

/// The larger of two numbers, in one instruction.
#[cfg_attr(not(debug_assertions), inline(always))]
fn larger(one: f32, other: f32) -> f32 {
    if one > other { one } else { other }
}

/// Two numbers, the larger one first.
#[cfg_attr(not(debug_assertions), inline(always))]
fn sorted(one: f32, other: f32) -> (f32, f32) {
    if one > other { (one, other) } else { (other, one) }
}

/// The number of the largest component, the first of several. All are below 2.
///
/// Which one it is, is a matter of chance, so half of all branches on it would be mispredicted.
/// There are none here: the bits of finite numbers compare as integers. Below 2 the two highest are
/// the sign and a zero, which leaves room for a number in the lowest.
#[cfg_attr(not(debug_assertions), inline(always))]
fn largest(xyzw: [f32; 4]) -> u32 {
    let [x, y, z, w] = xyzw.map(|component| component.to_bits() << 2);
    !(x | 3).max(y | 2).max((z | 1).max(w)) & 3
}

/// A component by its number below 4.
#[expect(clippy::indexing_slicing, reason = "the low two bits are within 4")]
#[cfg_attr(not(debug_assertions), inline(always))]
fn component(xyzw: &[f32; 4], number: u32) -> f32 {
    xyzw[(number & 3) as usize]
}

/// The order of the components, with the largest one first, for each index of the largest.
const LARGEST_FIRST: [[u32; 4]; 4] = [[0, 1, 2, 3], [1, 0, 2, 3], [2, 0, 1, 3], [3, 0, 1, 2]];

/// The components with the largest one first.
#[expect(clippy::indexing_slicing, reason = "the low two bits are within 4")]
fn largest_first(xyzw: [f32; 4], largest: u32) -> [f32; 4] {
    LARGEST_FIRST[(largest & 3) as usize].map(|number| component(&xyzw, number))
}

/// The quaternion of a code, unless no unit quaternion has it.
#[cfg_attr(not(debug_assertions), inline(always))]
fn restore(code: u64, bits: u32) -> Result<[f32; 4], Fault> {
    let steps = i64::from(steps(bits));
    let largest = (code & low_bits(LARGEST_BITS)) as u32;
    let mut smallest = [0i64; 3];
    let mut at = LARGEST_BITS;
    for component in &mut smallest {
        *component = ((code >> at) & low_bits(bits)) as i64 - steps;
        if *component > steps {
            return Err(Fault::OutOfRange);
        }
        at += bits;
    }
    // In integers nothing is lost: the range of a component is `sqrt(1/2)`, so the unit is
    // `2 * steps^2`.
    let unit = 2 * steps * steps;
    let rest = unit - smallest.iter().map(|component| component * component).sum::<i64>();
    if rest < 0 {
        return Err(Fault::OutOfRange);
    }
    let most = root(rest as f64 / unit as f64) as f32;
    let [a, b, c] = smallest;
    // Each in its place, unless it is the largest one's, where anything will do.
    let second = if largest == 0 { a } else { b };
    let third = if largest < 2 { b } else { c };
    let mut xyzw = [a, second, third, c].map(|component| in_range(component as i32, steps as i32));
    if let Some(place) = xyzw.get_mut(largest as usize) {
        *place = most;
    }
    Ok(xyzw)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_fit_from_the_fewest_bits_of_the_format_to_the_most() {
        for bits in 0..=40 {
            assert_eq!(SmallestThree::fits(bits), (3..=20).contains(&bits), "{bits}");
        }
    }

    /// The code as the format's document computes it, component by component.
    #[expect(clippy::float_cmp, reason = "exactly what was read, or not")]
    fn by_the_document(xyzw: [f32; 4], bits: u32) -> u64 {
        let m = (1_i64 << (bits - 1)) - 1;
        let packet = rounded(xyzw, m);
        let mut sizes = packet.1.map(i64::abs);
        sizes.sort_unstable();
        if sizes[3] - sizes[2] > 3 {
            return joined(packet, bits);
        }
        let negated = |xyzw: [f32; 4]| xyzw.map(|component| -component);
        let is = |one: [f32; 4], other: [f32; 4]| one == other || one == negated(other);
        let read = reading(packet, m).unwrap();
        if is(read, xyzw) {
            return joined(packet, bits);
        }
        for xyzw in [xyzw, negated(xyzw)] {
            for left_out in 0..4 {
                let step = |part: f32| (f64::from(part) * 2.0_f64.sqrt() * m as f64).round() as i64;
                let other = (left_out, xyzw.map(step));
                if reading(other, m).is_some_and(|read| read == xyzw) {
                    return joined(other, bits);
                }
            }
        }
        let again = rounded(read, m);
        joined(if is(reading(again, m).unwrap(), read) { again } else { packet }, bits)
    }

    /// The number of the largest component, and the step of each.
    fn rounded(xyzw: [f32; 4], m: i64) -> (usize, [i64; 4]) {
        let wide = xyzw.map(f64::from);
        let length = wide.iter().map(|component| component * component).sum::<f64>().sqrt();
        let mut largest = 0;
        for number in 1..4 {
            if wide[number].abs() > wide[largest].abs() {
                largest = number;
            }
        }
        let mut steps = [0; 4];
        for number in 0..4 {
            let scaled = wide[number] / length * 2.0_f64.sqrt() * m as f64;
            let size = (scaled.abs() + 0.5).floor() as i64;
            let size = if number == largest { size } else { size.min(m) };
            let negative = wide[number].is_sign_negative() != wide[largest].is_sign_negative();
            steps[number] = if negative { -size } else { size };
        }
        (largest, steps)
    }

    /// Returns the rotation that a reader restores from these steps.
    fn reading((left_out, steps): (usize, [i64; 4]), m: i64) -> Option<[f32; 4]> {
        let kept = (0..4).filter(|number| *number != left_out).map(|number| steps[number]);
        let rest = 2 * m * m - kept.clone().map(|step| step * step).sum::<i64>();
        if rest < 0 || kept.clone().any(|step| step.abs() > m) {
            return None;
        }
        let mut xyzw = steps.map(|step| (step as f64 / m as f64 * 0.5_f64.sqrt()) as f32);
        xyzw[left_out] = (rest as f64 / (2 * m * m) as f64).sqrt() as f32;
        Some(xyzw)
    }

    fn joined((left_out, steps): (usize, [i64; 4]), bits: u32) -> u64 {
        let m = (1_i64 << (bits - 1)) - 1;
        let kept = (0..4).filter(|number| *number != left_out).zip(0..);
        kept.fold(left_out as u64, |code, (number, place)| {
            code | ((steps[number] + m) as u64) << (2 + bits * place)
        })
    }

    #[test]
    fn codes_are_those_of_the_document() {
        let mut random = fastrand::Rng::with_seed(1);
        let mut next = || random.f32() * 2.0 - 1.0;
        for round in 0..40_000 {
            // Some components are zero, of either sign, and some are alike.
            let mut xyzw = [next(), next(), next(), next()];
            xyzw[round % 4] *= [1.0, 0.0, -0.0, 1.0][round / 4 % 4];
            if round % 5 == 0 {
                xyzw[1] = -xyzw[2];
            }
            let length = xyzw.iter().map(|component| component * component).sum::<f32>().sqrt();
            if length < 0.01 {
                continue;
            }
            let xyzw = xyzw.map(|component| component / length);
            for bits in [3, 4, 9, 12, 13, 20] {
                let expected = Ok(by_the_document(xyzw, bits));
                assert_eq!(SmallestThree::new(bits).code(&xyzw), expected, "{xyzw:?} {bits}");
            }
        }
    }

    /// The code of such a quaternion depends on its length more than on the rounding of its components.
    #[test]
    fn the_length_of_a_drifted_quaternion_is_no_part_of_its_code() {
        for bits in [9, 12] {
            let steps = f64::from(steps(bits));
            for step in (0..steps as u32).step_by(steps as usize / 50) {
                for length in [0.999_96, 0.999_99, 1.000_01, 1.000_04] {
                    for side in [0.999_98, 1.000_02] {
                        let half = (f64::from(step) + 0.5) / steps * FRAC_1_SQRT_2;
                        let x = half * side * length;
                        let w = (length * length - x * x).sqrt();
                        let xyzw = [x as f32, 0.0, 0.0, w as f32];
                        let code = SmallestThree::new(bits).code(&xyzw);
                        assert_eq!(code, Ok(by_the_document(xyzw, bits)), "{xyzw:?} {bits}");
                    }
                }
            }
        }
    }

    #[test]
    fn components_that_are_nearly_between_two_steps_have_the_codes_of_the_document() {
        for bits in [3, 9, 12, 13, 20] {
            let steps = f64::from(steps(bits));
            for step in (0..steps as u32).step_by((steps as usize / 200).max(1)) {
                let half = ((f64::from(step) + 0.5) / steps * FRAC_1_SQRT_2) as f32;
                for nudge in -3..=3_i32 {
                    let x = f32::from_bits(half.to_bits().wrapping_add_signed(nudge));
                    // Lengths of 0.95 to 1.05: some of them drifted.
                    for length in [0.95, 0.999_999, 1.0, 1.000_03, 1.05] {
                        let w = (length * length - f64::from(x) * f64::from(x)).sqrt() as f32;
                        for xyzw in [[x, 0.0, 0.0, w], [0.0, -w, 0.0, x]] {
                            let code = SmallestThree::new(bits).code(&xyzw);
                            assert_eq!(code, Ok(by_the_document(xyzw, bits)), "{xyzw:?} {bits}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn what_is_not_finite_has_no_code_with_any_width() {
        for bits in BITS {
            for bad in [f32::NAN, -f32::NAN, f32::INFINITY, f32::NEG_INFINITY, f32::MAX] {
                for axis in 0..4 {
                    let mut xyzw = [0.5; 4];
                    xyzw[axis] = bad;
                    assert!(SmallestThree::new(bits).code(&xyzw).is_err(), "{xyzw:?} {bits}");
                }
            }
        }
    }

    /// A stranger may name a component that is far from the largest; no writer does.
    #[test]
    fn every_code_that_names_the_largest_component_comes_back() {
        for bits in 3..=6 {
            let scalar = SmallestThree::new(bits);
            for code in 0..=scalar.last() {
                let Ok(xyzw) = scalar.value(code) else { continue };
                if u64::from(largest(xyzw)) == code & 3 {
                    assert_eq!(scalar.code(&xyzw), Ok(code), "{xyzw:?} by {bits} bits");
                }
            }
        }
    }
}
