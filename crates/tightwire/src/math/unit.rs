//! Unit vectors on an octahedron that is unfolded into a square.
//!
//! A direction is projected onto the octahedron `|x| + |y| + |z| = 1`. Its upper half, seen from
//! above, is a diamond inside a square; the lower half fills the corners, folded out over the
//! diamond's edges. Both coordinates in the square are cut into steps.
//!
//! As for quaternions the steps go from `-m` to `m`, so the six axes are exact, and the top code
//! is unused. Reading computes in integers up to the final division.

use crate::bits::low_bits;
use crate::error::Fault;
use crate::math::sqrt::sqrt;
use crate::math::{NEARLY_ONE, Vector};
use crate::stream::{Note, Result, Stream, Value};

/// Bits per coordinate: above 24 the steps are finer than an `f32`.
pub(crate) const BITS: core::ops::RangeInclusive<u32> = 2..=24;

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn unit_vector<S: Stream, V: Vector<3>>(
    stream: &mut S,
    vector: &mut V,
    bits: u32,
) -> Result<S> {
    stream.begin(|| Note::UnitVector { bits });
    let start = stream.position();
    if !BITS.contains(&bits) {
        return Err(stream.fail(Fault::Declaration, start));
    }
    if S::IS_WRITING {
        let components = vector.components();
        match quantize(components, bits) {
            Ok(code) => stream.put(code, 2 * bits)?,
            Err(fault) => {
                stream.culprit(|| Value::Floats(&components));
                return Err(stream.fail(fault, start));
            }
        }
    } else {
        let code = stream.take(2 * bits)?;
        let Some(components) = restore(code, bits) else {
            return Err(stream.fail(Fault::OutOfRange, start));
        };
        *vector = V::from_components(components);
    }
    let components = vector.components();
    stream.end(|| Value::Floats(&components));
    Ok(())
}

/// The steps on each side of 0.
#[cfg_attr(not(debug_assertions), inline(always))]
const fn steps(bits: u32) -> u32 {
    (1 << (bits - 1)) - 1
}

/// The code of a vector that is nearly a unit.
fn quantize(vector: [f32; 3], bits: u32) -> core::result::Result<u64, Fault> {
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
        // The cast is the floor here.
        let step = ((coordinate.abs() * f64::from(steps) + 0.5) as u32).min(steps);
        u64::from(if coordinate < 0.0 { steps - step } else { steps + step })
    });
    Ok(first | (second << bits))
}

/// What `along` becomes when the lower half is folded out: the distance of `across` from the
/// edge, on the side of `along`.
fn fold(across: f64, along: f64) -> f64 {
    let distance = 1.0 - across.abs();
    if along < 0.0 { -distance } else { distance }
}

/// The vector of a code, or `None` for a code that is unused.
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
