//! 16-bit floats (IEEE 754 binary16), implemented here because `core` has no such type.

use crate::error::Fault;
use crate::scalar::{Facts, Scalar};
use crate::shape::{Shape, Value};

/// The number of fraction bits that a binary32 has more than a binary16.
const SPARE_BITS: u32 = 13;

/// The difference between the exponent biases of the two formats.
const REBIAS: u32 = 127 - 15;

/// The exponent of infinities and NaN.
const INFINITE: u32 = 0x1f;

/// An `f32` in 16 bits.
///
/// It has eleven significant binary digits, so integers up to 2048 are exact, and numbers around 1 have
/// about three decimals. Values are rounded to the nearest, ties to even. A finite number that would
/// become infinite, from 65520 on, is an error.
///
/// ```
/// use tightwire::Fault;
/// use tightwire::scalar::{Half, Scalar};
///
/// assert_eq!(Half.code(&1.0), Ok(0x3c00));
/// assert_eq!(Half.value(0x3c01), Ok(1.0009766));
/// assert_eq!(Half.code(&70000.0), Err(Fault::OutOfRange));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Half;

impl Half {
    /// Returns the shape, in `const`.
    pub const fn shape(&self) -> Shape<'static> {
        Shape::Half
    }
}

impl Scalar for Half {
    type Value = f32;
    type Code = u64;

    const FACTS: Facts<Self> = Facts::checked(16);

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn shape(&self) -> Shape<'static> {
        Shape::Half
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn last(&self) -> u64 {
        u64::from(u16::MAX)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn code(&self, value: &f32) -> Result<u64, Fault> {
        match narrowed(value.to_bits()) {
            Some(half) => Ok(u64::from(half)),
            None => Err(Fault::OutOfRange),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn value(&self, code: u64) -> Result<f32, Fault> {
        Ok(f32::from_bits(widened(code as u16)))
    }

    fn show<'v>(&self, value: &'v f32) -> Value<'v> {
        Value::F32(*value)
    }
}

/// Returns the bits of the nearest binary16, or `None` for a finite number that is too large.
fn narrowed(bits: u32) -> Option<u16> {
    let sign = ((bits >> 16) & 0x8000) as u16;
    let exponent = (bits >> 23) & 0xff;
    let fraction = bits & 0x7f_ffff;
    if exponent == 0xff {
        let kept = (fraction >> SPARE_BITS) as u16;
        // NaN must not become infinite because its payload is cut off.
        let mark = if fraction != 0 && kept == 0 { 0x200 } else { 0 };
        return Some(sign | ((INFINITE as u16) << 10) | kept | mark);
    }
    // Exponent and fraction form one number, so a fraction that is rounded up to the next power of two
    // carries into the exponent.
    let rounded = if exponent > REBIAS {
        to_nearest(((exponent - REBIAS) << 23) | fraction, SPARE_BITS)
    } else {
        // Below the smallest normal number there is no leading one, and there are fewer significant
        // digits.
        to_nearest(fraction | 0x80_0000, SPARE_BITS + 1 + REBIAS - exponent)
    };
    if rounded >> 10 >= INFINITE { None } else { Some(sign | rounded as u16) }
}

/// Returns `value / 2^shift`, rounded to nearest, ties to even.
const fn to_nearest(value: u32, shift: u32) -> u32 {
    // Values here have at most 31 bits, so they are all less than half of such a unit.
    if shift > 31 {
        return 0;
    }
    let (whole, rest, half) = (value >> shift, value & ((1 << shift) - 1), 1 << (shift - 1));
    if rest > half || (rest == half && whole & 1 == 1) { whole + 1 } else { whole }
}

/// Returns the bits of the binary32 with the same value.
fn widened(half: u16) -> u32 {
    let sign = u32::from(half & 0x8000) << 16;
    let exponent = u32::from(half >> 10) & INFINITE;
    let fraction = u32::from(half & 0x3ff);
    if exponent == INFINITE {
        return sign | 0x7f80_0000 | (fraction << SPARE_BITS);
    }
    if exponent > 0 {
        return sign | ((exponent + REBIAS) << 23) | (fraction << SPARE_BITS);
    }
    // A subnormal number is a small integer times 2^-24, and a binary32 can represent both.
    sign | (fraction as f32 * f32::from_bits((127 - 24) << 23)).to_bits()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scalar::every_code_comes_back;

    /// Returns the value of a finite bit pattern, from the definition.
    fn defined(half: u16) -> f64 {
        let (exponent, fraction) = (i32::from(half >> 10 & 0x1f), f64::from(half & 0x3ff));
        let size = match exponent {
            0 => fraction / 1024.0 * 2f64.powi(-14),
            _ => (1.0 + fraction / 1024.0) * 2f64.powi(exponent - 15),
        };
        if half & 0x8000 == 0 { size } else { -size }
    }

    #[test]
    fn every_pattern_comes_back_and_has_the_value_of_the_definition() {
        assert_eq!(every_code_comes_back(&Half), 65536);
        for half in (0..=u16::MAX).filter(|half| half >> 10 & 0x1f != 0x1f) {
            let value = Half.value(half.into()).unwrap();
            assert_eq!(f64::from(value).to_bits(), defined(half).to_bits(), "{half:#x}");
        }
    }

    /// The midpoint between two neighbours goes to the even one, and everything else to the nearer one.
    #[test]
    fn between_two_patterns_the_nearer_one_is_sent_and_ties_go_to_even() {
        for low in 0..0x7bff {
            let (below, above) = (defined(low), defined(low + 1));
            let exact = f64::midpoint(below, above);
            let middle = exact as f32;
            assert_eq!(f64::from(middle).to_bits(), exact.to_bits(), "an `f32` has it");
            for sign in [1.0, -1.0] {
                let code = |value: f32| Half.code(&(value * sign)).unwrap() as u16 & 0x7fff;
                assert_eq!(code(middle), low + (low & 1), "{middle}");
                assert_eq!(code(middle.next_down()), low, "{middle}");
                assert_eq!(code(middle.next_up()), low + 1, "{middle}");
            }
        }
    }

    #[test]
    fn only_infinities_become_infinite() {
        for value in [65504.0, 65519.996] {
            assert_eq!(Half.code(&value), Ok(0x7bff));
            assert_eq!(Half.code(&-value), Ok(0xfbff));
        }
        for value in [65520.0, 1e6, f32::MAX, -65520.0, f32::MIN] {
            assert_eq!(Half.code(&value), Err(Fault::OutOfRange), "{value}");
        }
        assert_eq!(Half.code(&f32::INFINITY), Ok(0x7c00));
        assert_eq!(Half.code(&f32::NEG_INFINITY), Ok(0xfc00));
    }

    #[test]
    fn the_smallest_numbers_keep_their_sign() {
        for value in [0.0, f32::from_bits(1), f32::MIN_POSITIVE, 2f32.powi(-25)] {
            assert_eq!(Half.code(&value), Ok(0), "{value:e}");
            assert_eq!(Half.code(&-value), Ok(0x8000), "{value:e}");
        }
        assert_eq!(Half.code(&2f32.powi(-25).next_up()), Ok(1));
    }

    #[test]
    fn what_is_no_number_stays_none() {
        for bits in [0x7fc0_0000, 0x7f80_0001, 0xff80_0001, 0x7fff_ffff] {
            let code = Half.code(&f32::from_bits(bits)).unwrap();
            assert!(Half.value(code).unwrap().is_nan(), "{bits:#x}");
        }
        assert_eq!(Half.code(&f32::from_bits(0x7f80_2000)), Ok(0x7c01));
    }
}
