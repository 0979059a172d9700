//! Angles in radians, which wrap.
//!
//! A turn is divided into `2^bits` equal steps, and the last step is followed by the first one, so no
//! direction has two codes. All arithmetic is binary64 with only `+ - * /`, each rounded separately, so
//! that every machine computes the same code.

use core::marker::PhantomData;

use crate::bits::low_bits;
use crate::error::Fault;
use crate::scalar::{Facts, Float, Scalar};
use crate::shape::{Shape, Value};

/// With more bits, the steps would be finer than those of an `f32`.
const BITS: core::ops::RangeInclusive<u32> = 1..=24;

/// A turn in radians: the binary64 nearest to 2 pi.
const TURN: f64 = core::f64::consts::TAU;

/// From this value on, a binary64 has no fraction.
const WHOLE: f64 = (1u64 << 52) as f64;

/// An angle in radians that wraps, as an `f32` or `f64`. It is read as an angle from -pi up to, but not
/// including, pi.
///
/// ```
/// use core::f32::consts::PI;
/// use tightwire::Fault;
/// use tightwire::scalar::{Angle, Scalar};
///
/// const YAW: Angle<f32> = Angle::new(10);
/// assert_eq!(YAW.bits(), 10);
/// assert_eq!(YAW.code(&(PI / 2.0)), Ok(256));
/// assert_eq!(YAW.code(&PI), YAW.code(&-PI)); // the same direction
/// assert_eq!(YAW.code(&(PI * 2.5)), Ok(256)); // wrapped, not clamped
/// assert_eq!(YAW.value(768), Ok(-PI / 2.0));
/// assert_eq!(YAW.code(&f32::NAN), Err(Fault::NotFinite));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Angle<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T> Angle<T> {
    /// Divides a turn into `2^bits` steps. If `bits` is not in 1 to 24, every value is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(bits: u32) -> Self {
        Self { bits, of: PhantomData }
    }

    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::Angle { bits: self.bits }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn check(&self) -> Result<(), Fault> {
        if angle_fits(self.bits) { Ok(()) } else { Err(Fault::Declaration) }
    }
}

impl<T: Float> Scalar for Angle<T> {
    type Value = T;
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(u128::BITS);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn shape(&self) -> Shape<'static> {
        Self::shape(self)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> u64 {
        if angle_fits(self.bits) { low_bits(self.bits) } else { 0 }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &T) -> Result<u64, Fault> {
        self.check()?;
        let radians = value.to_f64();
        if !radians.is_finite() {
            return Err(Fault::NotFinite);
        }
        let turns = radians / TURN;
        let part = turns - floor(turns);
        // The cast rounds down here, and the last half step belongs to the first code.
        Ok((part * steps(self.bits) + 0.5) as u64 & low_bits(self.bits))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<T, Fault> {
        self.check()?;
        let steps = steps(self.bits);
        let step = code as f64;
        let step = if step * 2.0 >= steps { step - steps } else { step };
        Ok(T::from_f64(step / steps * TURN))
    }

    fn show<'v>(&self, value: &'v T) -> Value<'v> {
        value.shown()
    }
}

/// Returns whether an angle can have this number of bits.
pub(crate) const fn angle_fits(bits: u32) -> bool {
    *BITS.start() <= bits && bits <= *BITS.end()
}

/// Returns the angle that a reader gets, if it differs from the value by whole turns.
#[cfg(feature = "trace")]
pub(crate) fn wrapped_to<T: Float>(value: T, bits: u32) -> Option<T> {
    let angle = Angle::<T>::new(bits);
    let read = angle.code(&value).and_then(|code| angle.value(code)).ok()?;
    let turned = read.to_f64() - value.to_f64();
    (turned.abs() > core::f64::consts::PI).then_some(read)
}

/// Returns the number of steps of a turn.
#[cfg_attr(not(debug_assertions), inline(always))]
fn steps(bits: u32) -> f64 {
    (low_bits(bits) + 1) as f64
}

/// Returns the largest integer that is not above `value`, without `std`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn floor(value: f64) -> f64 {
    // The second comparison only keeps the cast in range.
    if value >= WHOLE || value <= -WHOLE {
        return value;
    }
    // The cast rounds towards zero, which is upwards for negative numbers.
    let cut = value as i64 as f64;
    if cut > value { cut - 1.0 } else { cut }
}

#[cfg(test)]
mod tests {
    use core::f64::consts::PI;

    use super::*;
    use crate::scalar::every_code_comes_back;

    #[test]
    fn every_step_of_a_turn_has_an_angle_of_its_own() {
        for bits in 1..=16 {
            assert_eq!(every_code_comes_back(&Angle::<f32>::new(bits)), 1 << bits);
            assert_eq!(every_code_comes_back(&Angle::<f64>::new(bits)), 1 << bits);
        }
        // These are the finest steps, near half a turn, where an `f32` has the least precision to
        // spare.
        let finest = Angle::<f32>::new(24);
        for code in ((1 << 23) - 50_000..(1 << 23) + 50_000).chain((0..1 << 24).step_by(997)) {
            assert_eq!(finest.code(&finest.value(code).unwrap()), Ok(code));
        }
    }

    #[test]
    fn angles_are_read_as_those_from_minus_pi_up_to_pi() {
        for bits in 1..=16 {
            let angle = Angle::<f64>::new(bits);
            let mut last = -4.0;
            for code in (1 << (bits - 1)..1 << bits).chain(0..1 << (bits - 1)) {
                let value = angle.value(code).unwrap();
                assert!(last < value && (-PI..PI).contains(&value), "{code} of {bits} bits");
                last = value;
            }
            assert_eq!(angle.value(0), Ok(0.0));
            assert_eq!(angle.value(1 << (bits - 1)), Ok(-PI));
        }
    }

    #[test]
    fn whole_turns_make_no_difference() {
        let angle = Angle::<f64>::new(12);
        for code in 0..4096 {
            let value = angle.value(code).unwrap();
            for turns in [-1000.0, -3.0, -1.0, 1.0, 2.0, 77.0, 1000.0] {
                assert_eq!(angle.code(&(value + turns * 2.0 * PI)), Ok(code), "{turns} turns");
            }
        }
    }

    #[test]
    fn an_angle_is_off_by_half_a_step_at_most() {
        let angle = Angle::<f64>::new(9);
        let half_a_step = PI / 512.0;
        for hundredth in -1000..1000 {
            let radians = f64::from(hundredth) / 100.0;
            let back = angle.value(angle.code(&radians).unwrap()).unwrap();
            let apart = (radians - back + 9.0 * PI).rem_euclid(2.0 * PI) - PI;
            assert!(apart.abs() <= half_a_step + 1e-12, "{radians} came back as {back}");
        }
    }

    #[test]
    fn numbers_of_any_size_have_a_code_unless_they_are_not_finite() {
        for bits in [1, 10, 24] {
            let angle = Angle::<f64>::new(bits);
            for value in [1e15, 1e16, 1e300, f64::MAX, f64::MIN_POSITIVE, 5e-324] {
                assert!(angle.code(&value).unwrap() <= angle.last(), "{value:e}");
                assert!(angle.code(&-value).unwrap() <= angle.last(), "{value:e}");
            }
            assert_eq!(angle.code(&-5e-324), Ok(0));
            for value in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
                assert_eq!(angle.code(&value), Err(Fault::NotFinite));
            }
        }
    }

    #[test]
    fn impossible_widths_refuse_every_value_in_both_directions() {
        for bits in [0, 25, 64, u32::MAX] {
            let angle = Angle::<f32>::new(bits);
            assert_eq!(angle.code(&0.0), Err(Fault::Declaration), "{bits}");
            assert_eq!(angle.value(0), Err(Fault::Declaration), "{bits}");
            assert_eq!(angle.bits(), 0, "{bits}");
        }
    }
}
