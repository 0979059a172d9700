//! Floats in a range, in steps.
//!
//! All arithmetic is binary32 and every operation rounds on its own, in the order written here:
//! peers in other languages must arrive at the same bits. So no reciprocal stands in for a
//! division, and nothing is done in `f64`.

use crate::bits::width;
use crate::error::Fault;
use crate::scalar::{Facts, Scalar};
use crate::shape::{Shape, Value};

/// The most steps: the largest number below `2^32` that an `f32` holds.
const MAX_STEPS: f32 = 4_294_967_040.0;

/// The most steps with which a second round trip never changes a value. With more, the half that is
/// added for rounding is rounded away itself.
const MOST_KEPT: u32 = 1 << (f32::MANTISSA_DIGITS - 1);

/// A float in steps.
///
/// A value that was received and is sent again arrives unchanged, as long as there are at most `2^23`
/// steps. The derive rejects more.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Compressed, Scalar};
///
/// const STEER: Compressed = Compressed::new(-1.0, 1.0, 0.01);
/// assert_eq!(STEER.bits(), 8);
/// assert_eq!(STEER.code(&7.5), Ok(200)); // clamped
/// assert_eq!(STEER.code(&f32::NAN), Err(Fault::NotFinite));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Compressed {
    min: f32,
    max: f32,
    resolution: f32,
}

impl Compressed {
    /// Divides the range `min..=max` into steps of at most `resolution`. If that is impossible,
    /// every value is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(min: f32, max: f32, resolution: f32) -> Self {
        Self { min, max, resolution }
    }

    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::Compressed { min: self.min, max: self.max, resolution: self.resolution }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn steps(self) -> Result<Steps, Fault> {
        match Steps::new(self.min, self.max, self.resolution) {
            Some(steps) => Ok(steps),
            None => Err(Fault::Declaration),
        }
    }
}

impl Scalar for Compressed {
    type Value = f32;
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(32);

    fn shape(&self) -> Shape<'static> {
        Self::shape(self)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> u64 {
        match self.steps() {
            Ok(steps) => u64::from(steps.steps),
            Err(_) => 0,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &f32) -> Result<u64, Fault> {
        match self.steps()?.quantize(*value) {
            Some(step) => Ok(u64::from(step)),
            None => Err(Fault::NotFinite),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<f32, Fault> {
        Ok(self.steps()?.restore(code as u32))
    }

    fn show<'v>(&self, value: &'v f32) -> Value<'v> {
        Value::F32(*value)
    }
}

/// Below this many steps, the nearest step and a half has its fraction in an `f32`.
const FEW_STEPS: u32 = 1 << 22;

/// The floor of a number from a half to [`FEW_STEPS`] and a half.
///
/// A cast would look for numbers that no integer has. After the addition, which is exact, the lowest 24
/// bits are the fraction: no such `f32` has a finer one.
#[cfg_attr(not(debug_assertions), inline(always))]
fn floor(value: f32) -> u32 {
    const FRACTION_BITS: u32 = 24;
    const WHOLE: f64 = (1_u64 << (f64::MANTISSA_DIGITS - 1 - FRACTION_BITS)) as f64;
    let number = (f64::from(value) + WHOLE).to_bits() >> FRACTION_BITS;
    number as u32 & (FEW_STEPS * 2 - 1)
}

/// A range cut into steps.
#[derive(Clone, Copy)]
pub(crate) struct Steps {
    min: f32,
    delta: f32,
    steps: u32,
}

impl Steps {
    /// Cuts `min..=max` into steps of at most `resolution`; `None` if that is impossible.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn new(min: f32, max: f32, resolution: f32) -> Option<Self> {
        let delta = max - min;
        let quotient = delta / resolution;
        // Written so that a NaN fails as well.
        if !(min < max && resolution > 0.0 && delta.is_finite() && quotient.is_finite()) {
            return None;
        }
        let quotient = quotient.clamp(1.0, MAX_STEPS);
        // The ceiling, without `std`: the cast drops the fraction.
        let whole = quotient as u32;
        let steps = if (whole as f32) < quotient { whole + 1 } else { whole };
        Some(Self { min, delta, steps })
    }

    /// Returns whether there are few enough steps for an `f32` to distinguish them.
    pub(crate) const fn are_few_enough(min: f32, max: f32, resolution: f32) -> bool {
        (max - min) / resolution <= MOST_KEPT as f32
    }

    /// The bits that the number of a step takes.
    pub(crate) const fn bits(self) -> u32 {
        width(self.steps as u64)
    }

    /// The number of the last step.
    #[cfg(feature = "trace")]
    pub(crate) const fn last(self) -> u32 {
        self.steps
    }

    /// The step nearest to a finite `value`; `None` for others.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn quantize(self, value: f32) -> Option<u32> {
        let mut normalized = (value - self.min) / self.delta;
        // As integers, the bits of numbers from 0 to 1 are below those of all others.
        if normalized.to_bits() > 1.0_f32.to_bits() {
            if !value.is_finite() {
                return None;
            }
            normalized = normalized.clamp(0.0, 1.0);
        }
        let nearest = normalized * self.steps as f32 + 0.5;
        let step = if self.steps < FEW_STEPS {
            floor(nearest)
        } else {
            // Adding a half can round up past the last step where the steps of an `f32` are as wide
            // as that. The cast is the floor here.
            (nearest as u32).min(self.steps)
        };
        Some(if self.come_back() { step } else { self.step_that_comes_back(step, value) })
    }

    /// Returns whether the value of every step certainly has that step again.
    ///
    /// Reading and writing round six numbers that are at most the range, and one that is at most the
    /// range and the distance of its start from zero, each by a 2^-24th. Together this must stay below half a step.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn come_back(self) -> bool {
        self.steps as f32 * (9.0 * self.delta + self.min.abs())
            < FEW_STEPS as f32 * 2.0 * self.delta
    }

    /// The step of a value that is exactly that of a step, where `step` is that one or next to it.
    /// Others keep `step`.
    ///
    /// Where steps are about as fine as the floats that they stand for, rounding can miss the step that
    /// a value was read from. Without this, a value could move each time it is sent.
    #[expect(clippy::float_cmp, reason = "exactly the value of a step, or not")]
    #[cold]
    #[inline(never)]
    fn step_that_comes_back(self, step: u32, value: f32) -> u32 {
        // Beyond this, the format's own rounding moves values, and its bytes are not ours to choose.
        if self.steps > MOST_KEPT {
            return step;
        }
        let near = [step, step.wrapping_sub(1), step.wrapping_add(1)].into_iter();
        let mut same = near.filter(|near| *near <= self.steps && self.restore(*near) == value);
        same.next().unwrap_or(step)
    }

    /// The value of a step.
    fn restore(self, step: u32) -> f32 {
        step as f32 / self.steps as f32 * self.delta + self.min
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    #[test]
    fn every_step_comes_back() {
        for (min, max, resolution) in
            [(-1.0, 1.0, 0.01), (0.0, 500.0, 0.5), (-256.0, 256.0, 0.01), (0.0, 1.0, 2.0)]
        {
            let compressed = Compressed::new(min, max, resolution);
            assert_eq!(every_code_comes_back(&compressed), compressed.last() + 1);
        }
    }

    #[test]
    fn floor_is_that_of_the_cast_for_every_exponent() {
        let last = FEW_STEPS as f32 + 0.5;
        for exponent in 126..150_u32 {
            for mantissa in (0..1 << 23).step_by(4099).chain([1, (1 << 23) - 1]) {
                let value = f32::from_bits((exponent << 23) | mantissa);
                if value <= last {
                    assert_eq!(floor(value), value as u32, "{value}");
                }
            }
        }
        assert_eq!(floor(last), last as u32);
    }

    #[test]
    fn codes_are_those_of_the_document_inside_and_outside_of_the_range() {
        for (min, max, resolution) in
            [(-256.0, 255.0, 1.0 / 512.0), (0.0, 31.0, 0.1), (-1.0, 1.0, 5e-7), (0.0, 1.0, 1e-7)]
        {
            let compressed = Compressed::new(min, max, resolution);
            let steps = compressed.last() as f32;
            let ends = [min, max, -0.0, 0.0, f32::MIN, f32::MAX, f32::MIN_POSITIVE, -1e-40];
            let inside = (0..=9973).map(|part| min + (max - min) * (part as f32 / 9973.0));
            let near = (-9..=9)
                .flat_map(|part| [min, max].map(|end| end * (1.0 + part as f32 / 8_388_608.0)));
            for value in inside.chain(ends).chain(near) {
                let normalized = ((value - min) / (max - min)).clamp(0.0, 1.0);
                let step = ((normalized * steps + 0.5) as u64).min(compressed.last());
                assert_eq!(compressed.code(&value), Ok(step), "{value} in {min}..={max}");
            }
            for value in [f32::NAN, -f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
                assert_eq!(compressed.code(&value), Err(Fault::NotFinite), "{value}");
            }
        }
    }

    #[test]
    fn compressed_never_makes_a_step_above_its_range() {
        let step = |value, max| Compressed::new(0.0, max, 1.0).code(&value);
        assert_eq!(step(8_388_609.0, 8_388_609.0), Ok(0x80_0001));
        assert_eq!(step(16_777_215.0, 16_777_215.0), Ok(0xff_ffff));
        assert_eq!(step(8_388_608.0, 16_777_215.0), Ok(0x80_0000));
    }

    #[test]
    fn steps_are_few_enough_as_long_as_their_values_can_be_told_apart() {
        for (min, max, resolution, are) in [
            (0.0, 8_388_608.0, 1.0, true),
            (0.0, 8_388_609.0, 1.0, false),
            (-4_194_304.0, 4_194_304.0, 1.0, true),
            (-4_194_304.0, 4_194_305.0, 1.0, false),
            (0.0, 1.0, 1.25e-7, true),
            (0.0, 1.0, 1e-7, false),
            (-1000.0, 1000.0, 0.001, true),
            (-1000.0, 1000.0, 0.0001, false),
        ] {
            assert_eq!(Steps::are_few_enough(min, max, resolution), are, "{min} {max}");
        }
    }

    #[test]
    fn an_impossible_range_refuses_every_value_in_both_directions() {
        let (nan, infinity) = (f32::NAN, f32::INFINITY);
        for (min, max, resolution) in [
            (1.0, 1.0, 0.1),
            (2.0, 1.0, 0.1),
            (0.0, 1.0, 0.0),
            (0.0, 1.0, -0.1),
            (nan, 1.0, 0.1),
            (0.0, nan, 0.1),
            (0.0, 1.0, nan),
            (0.0, infinity, 0.1),
            (f32::MIN, f32::MAX, 0.1),
            (0.0, f32::MAX, f32::MIN_POSITIVE),
        ] {
            let compressed = Compressed::new(min, max, resolution);
            assert_eq!(compressed.code(&0.5), Err(Fault::Declaration), "{min} {max} {resolution}");
            assert_eq!(compressed.value(0), Err(Fault::Declaration), "{min} {max} {resolution}");
            assert_eq!(compressed.bits(), 0);
        }
    }

    #[test]
    fn fine_steps_come_back_where_rounding_misses_them() {
        let fine = Compressed::new(-3.0, 7.0, 2e-6);
        for code in 4_000_000..4_001_000 {
            assert_eq!(fine.code(&fine.value(code).unwrap()), Ok(code));
        }
    }
}
