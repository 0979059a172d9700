//! Unit vectors, mapped to an octahedron that is unfolded into a square.
//!
//! A direction is projected onto the octahedron `|x| + |y| + |z| = 1`. Its upper half, seen from above,
//! is a diamond inside a square. The lower half is folded out over the diamond's edges and fills the
//! corners. Both coordinates in the square are divided into steps.
//!
//! As for quaternions, the steps go from `-m` to `m`, so the six axes are exact and the top code is
//! unused. Reading computes in integers up to the final division.

use crate::bits::low_bits;
use crate::error::Fault;
use crate::scalar::sqrt::sqrt;
use crate::scalar::{Facts, NEARLY_ONE, Scalar};
use crate::shape::{Shape, Value};

/// The number of bits per coordinate. Above 24, the steps would be finer than those of an `f32`.
const BITS: core::ops::RangeInclusive<u32> = 2..=24;

/// A direction on an unfolded octahedron.
///
/// ```
/// use tightwire::scalar::{Scalar, UnitVector};
///
/// const AIM: UnitVector = UnitVector::new(10);
/// assert_eq!(AIM.bits(), 20);
/// let up = AIM.code(&[0.0, 0.0, 1.0]).unwrap();
/// assert_eq!(AIM.value(up), Ok([0.0, 0.0, 1.0])); // axes are exact
/// ```
#[derive(Clone, Copy, Debug)]
pub struct UnitVector {
    bits: u32,
}

impl UnitVector {
    /// Uses `bits` bits for each coordinate. If `bits` is not in 2 to 24, every value is an error.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub const fn new(bits: u32) -> Self {
        Self { bits }
    }

    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::UnitVector { bits: self.bits }
    }

    /// Returns whether a coordinate can have this number of bits.
    pub(crate) const fn fits(bits: u32) -> bool {
        *BITS.start() <= bits && bits <= *BITS.end()
    }
}

impl Scalar for UnitVector {
    type Value = [f32; 3];
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(u128::BITS);

    fn shape(&self) -> Shape<'static> {
        Self::shape(self)
    }

    fn last(&self) -> u64 {
        if Self::fits(self.bits) { low_bits(2 * self.bits) } else { 0 }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, vector: &[f32; 3]) -> Result<u64, Fault> {
        if !Self::fits(self.bits) {
            return Err(Fault::Declaration);
        }
        quantize(*vector, self.bits)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<[f32; 3], Fault> {
        if !Self::fits(self.bits) {
            return Err(Fault::Declaration);
        }
        match restore(code, self.bits) {
            Some(vector) => Ok(vector),
            None => Err(Fault::OutOfRange),
        }
    }

    fn show<'v>(&self, vector: &'v [f32; 3]) -> Value<'v> {
        Value::Floats(vector)
    }
}

/// Returns the number of steps on each side of 0.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn steps(bits: u32) -> u32 {
    (1 << (bits - 1)) - 1
}

/// Computes the code of a vector whose length is close to 1.
fn quantize(vector: [f32; 3], bits: u32) -> Result<u64, Fault> {
    let vector = vector.map(f64::from);
    let square = vector.iter().fold(0.0, |sum, component| sum + component * component);
    if !square.is_finite() {
        return Err(Fault::NotFinite);
    }
    if !NEARLY_ONE.contains(&square) {
        return Err(Fault::OutOfRange);
    }
    let sum = vector.iter().fold(0.0, |sum, component| sum + component.abs());
    let [right, forward, up] = vector.map(|component| component / sum);
    let place =
        if up < 0.0 { [fold(forward, right), fold(right, forward)] } else { [right, forward] };
    let steps = steps(bits);
    let [first, second] = place.map(|coordinate| {
        // The cast rounds down here.
        let step = ((coordinate.abs() * f64::from(steps) + 0.5) as u32).min(steps);
        u64::from(if coordinate < 0.0 { steps - step } else { steps + step })
    });
    Ok(first | (second << bits))
}

/// Returns `along` after the lower half is folded out: the distance of `across` from the edge, with the
/// sign of `along`.
fn fold(across: f64, along: f64) -> f64 {
    let distance = 1.0 - across.abs();
    if along < 0.0 { -distance } else { distance }
}

/// Returns the vector of a code, or `None` for an unused code.
fn restore(code: u64, bits: u32) -> Option<[f32; 3]> {
    let steps = i64::from(steps(bits));
    let first = (code & low_bits(bits)) as i64 - steps;
    let second = ((code >> bits) & low_bits(bits)) as i64 - steps;
    if first > steps || second > steps {
        return None;
    }
    let up = steps - first.abs() - second.abs();
    let unfold = |across: i64, along: i64| {
        let distance = steps - across.abs();
        if along < 0 { -distance } else { distance }
    };
    let vector = if up < 0 {
        [unfold(second, first), unfold(first, second), up]
    } else {
        [first, second, up]
    };
    let square: i64 = vector.iter().map(|component| component * component).sum();
    let length = sqrt(square as f64);
    Some(vector.map(|component| (component as f64 / length) as f32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_fit_from_the_fewest_bits_of_the_format_to_the_most() {
        for bits in 0..=40 {
            assert_eq!(UnitVector::fits(bits), (2..=24).contains(&bits), "{bits}");
        }
    }

    /// On the folded edges of the square, one direction has several codes.
    #[test]
    fn every_code_has_a_direction_that_is_coded_as_itself_or_is_refused() {
        for bits in 2..=9 {
            let scalar = UnitVector::new(bits);
            for code in 0..=scalar.last() {
                let Ok(vector) = scalar.value(code) else { continue };
                let again = scalar.value(scalar.code(&vector).unwrap()).unwrap();
                let to_bits = |vector: [f32; 3]| vector.map(f32::to_bits);
                assert_eq!(to_bits(again), to_bits(vector), "{code} by {bits} bits");
            }
        }
    }
}
