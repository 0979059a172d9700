//! The number of bits that a number needs.

/// Returns the number of bits needed to hold `value`: 0 for 0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn width(value: u64) -> u32 {
    u64::BITS - value.leading_zeros()
}

/// Returns the number of bits needed to hold `value`: 0 for 0.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn width128(value: u128) -> u32 {
    u128::BITS - value.leading_zeros()
}

/// Returns a word whose lowest `bits` bits are set, or all of them from 64 on.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) const fn low_bits(bits: u32) -> u64 {
    if bits >= u64::BITS { u64::MAX } else { (1 << bits) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn width_is_the_length_in_binary() {
        for (value, bits) in [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (255, 8), (256, 9)] {
            assert_eq!(width(value), bits, "{value}");
            assert_eq!(width128(u128::from(value)), bits, "{value}");
        }
        assert_eq!(width(u64::MAX), 64);
        assert_eq!(width128(u128::MAX), 128);
    }

    #[test]
    fn low_bits_sets_that_many() {
        for bits in 0..=64 {
            assert_eq!(low_bits(bits).count_ones(), bits);
            assert_eq!(low_bits(bits).trailing_ones(), bits);
        }
        assert_eq!(low_bits(65), u64::MAX);
    }
}
