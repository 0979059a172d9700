//! The square root, which `core` does not provide.
//!
//! IEEE 754 requires the correctly rounded root, and the standard library returns it. Without the
//! standard library, the same result is computed from integers here.

/// Returns the square root of `value`, correctly rounded, or 0 if `value` is not above 0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn sqrt(value: f64) -> f64 {
    if value <= 0.0 || value.is_nan() { 0.0 } else { root(value) }
}

/// Returns the square root of a number that is not negative, correctly rounded.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn root(value: f64) -> f64 {
    #[cfg(feature = "std")]
    return value.sqrt();
    #[cfg(not(feature = "std"))]
    return if value > 0.0 { from_integers(value) } else { 0.0 };
}

/// The number of fractional bits of a mantissa.
#[cfg(any(test, not(feature = "std")))]
const FRACTION_BITS: u32 = 52;

/// Computes the root of a positive number with an integer root that has more bits than needed.
///
/// With `value = m * 2^e` the root is `isqrt(m * 2^t) * 2^((e - t) / 2)`, where `t` is chosen so that
/// `e - t` is even and the integer root has at least 55 bits. An extra lowest bit is set if the integer
/// root was truncated, which makes the final rounding correct.
#[cfg(any(test, not(feature = "std")))]
fn from_integers(value: f64) -> f64 {
    if value.is_infinite() {
        return value;
    }
    let bits = value.to_bits();
    let fraction = bits & ((1 << FRACTION_BITS) - 1);
    let (mantissa, exponent) = match (bits >> FRACTION_BITS) as i32 {
        0 => (fraction, -1074),
        biased => (fraction | (1 << FRACTION_BITS), biased - 1075),
    };
    // The mantissa of a subnormal number has leading zeros, so it is shifted up first.
    let lead = mantissa.leading_zeros();
    let (mantissa, exponent) = (mantissa << lead, exponent - lead as i32);
    let up = if exponent & 1 == 0 { 48 } else { 49 };
    let square = u128::from(mantissa) << up;
    let root = square.isqrt();
    let cut = u128::from(root * root != square);
    // `as` rounds to nearest, ties to even, and the power of two is exact.
    let root = ((root << 1) | cut) as u64 as f64;
    root * power_of_two((exponent - up) / 2 - 1)
}

/// Returns `2^exponent`, within the range of normal numbers.
#[cfg(any(test, not(feature = "std")))]
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << FRACTION_BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integer_root_is_the_root_of_the_standard_library_to_the_bit() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        for round in 0..200_000 {
            let random = next();
            // This covers all exponents, then the numbers from 0 to 4 that occur in quantization.
            let value = if round % 2 == 0 {
                f64::from_bits(random >> 1)
            } else {
                (random >> 11) as f64 / (1u64 << 51) as f64
            };
            if value > 0.0 {
                assert_eq!(from_integers(value).to_bits(), value.sqrt().to_bits(), "{value:e}");
            }
        }
    }

    #[test]
    fn integer_root_is_right_at_the_corners() {
        for value in [
            f64::from_bits(1),
            f64::from_bits(2),
            f64::MIN_POSITIVE,
            f64::MAX,
            f64::INFINITY,
            1.0,
            1.0 + f64::EPSILON,
            1.0 - f64::EPSILON / 2.0,
            0.25,
            0.5,
            2.0,
            3.0,
        ] {
            assert_eq!(from_integers(value).to_bits(), value.sqrt().to_bits(), "{value:e}");
        }
        for root in 1..2000u32 {
            let root = f64::from(root);
            assert_eq!(from_integers(root * root).to_bits(), root.to_bits());
        }
    }

    #[test]
    fn root_of_nothing_is_zero() {
        assert_eq!(root(0.0).to_bits(), 0);
        for value in [0.0, -0.0, -1.0, f64::NAN, f64::NEG_INFINITY] {
            assert_eq!(sqrt(value).to_bits(), 0, "{value}");
        }
    }
}
