//! Logarithms, chances and roots that give the same result on every machine.

/// The resolution of a logit: 64 steps per nat.
const STEPS: usize = 768;

/// The chance of a 1, in 65536ths, for a logit of `index - 768` 64ths of a nat.
const SQUASH_TABLE: [u16; 2 * STEPS] = squash_table();
static SQUASH: [u16; 2 * STEPS] = SQUASH_TABLE;

/// `e^(-1/64)` in 2^-62.
const DECAY: u128 = 4_540_188_453_729_421_604;

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, within the table")]
const fn squash_table() -> [u16; 2 * STEPS] {
    let one = 1_u128 << 62;
    let mut table = [0; 2 * STEPS];
    // `power` is e^-x. The chance at x is 1 / (1 + e^-x), and the chance at -x is the remainder.
    let mut power = one;
    let mut step = 0;
    while step < STEPS {
        let chance = ((one << 16) / (one + power)) as u32;
        let chance = if chance > 65535 { 65535 } else { chance };
        table[STEPS + step] = chance as u16;
        table[STEPS - step] = (65536 - chance) as u16;
        power = power * DECAY / one;
        step += 1;
    }
    table[0] = table[1];
    table
}

/// Returns the chance of a 1 in 65536ths, from 1 to 65535, for a logit in 64ths of a nat.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "clamped into the table")]
pub(crate) fn squash(logit: i32) -> u32 {
    let index = (logit + STEPS as i32).clamp(0, 2 * STEPS as i32 - 1);
    u32::from(SQUASH[index as usize])
}

/// The logit in 16ths of a nat, from -127 to 127, of a chance of `index + 1/2` in 65536ths over 16.
static STRETCH: [i8; 4096] = stretch_table();

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, within the tables")]
const fn stretch_table() -> [i8; 4096] {
    let mut table = [0; 4096];
    let mut logit = 0;
    let mut index = 0;
    while index < 4096 {
        // Find the first logit whose chance is not below.
        while logit < 2 * STEPS - 1 && (SQUASH_TABLE[logit] as usize) < 16 * index + 8 {
            logit += 1;
        }
        let sixteenths = (logit as i32 - STEPS as i32).div_euclid(4);
        let sixteenths = if sixteenths > 127 { 127 } else { sixteenths };
        table[index] = if sixteenths < -127 { -127 } else { sixteenths as i8 };
        index += 1;
    }
    table
}

/// Returns the logit in 16ths of a nat for a chance in 65536ths.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "twelve bits are within 4096")]
pub(crate) fn stretch(chance: u32) -> i32 {
    i32::from(STRETCH[((chance >> 4) & 4095) as usize])
}

/// Returns the number of bits of `value`: 0 for 0.
#[inline(always)]
pub(crate) fn length(value: u32) -> u32 {
    32 - value.leading_zeros()
}

/// Returns the size of `value` in two steps per octave: 0, 1, 2, 3, then 4 for 4 and 5, 5 for 6 and
/// 7, and so on.
#[inline(always)]
pub(crate) fn level(value: u32) -> u32 {
    let bits = length(value);
    if bits < 2 {
        return bits;
    }
    2 * bits - 2 + ((value >> (bits - 2)) & 1)
}

/// Returns [`level`], at most `most`, combined with the sign: 0 is 0, then 1, 2 for level 1, and 3,
/// 4 for level 2.
#[inline(always)]
pub(crate) fn signed_level(value: i32, most: u32) -> u32 {
    let level = level(value.unsigned_abs()).min(most);
    if value < 0 { 2 * level } else { (2 * level).saturating_sub(1) }
}

/// Returns the square root, rounded to nearest.
#[cfg(feature = "std")]
#[inline(always)]
pub(crate) fn sqrt(value: f32) -> f32 {
    value.sqrt()
}

/// Returns the square root of a normal positive number, rounded to nearest, and 0 for anything
/// else.
#[cfg(not(feature = "std"))]
pub(crate) fn sqrt(value: f32) -> f32 {
    slow_sqrt(value)
}

/// Computes the root of the mantissa in integers, with enough bits that truncation never looks like
/// a tie.
#[cfg(any(test, not(feature = "std")))]
fn slow_sqrt(value: f32) -> f32 {
    let bits = value.to_bits();
    let exponent = bits >> 23;
    if exponent == 0 || exponent >= 255 {
        return 0.0;
    }
    let mut mantissa = u64::from(bits & 0x7f_ffff | 0x80_0000) << 26;
    // Make the exponent even, so that the root's exponent is an integer: value is mantissa *
    // 2^(power - 49).
    let mut power = exponent as i32 - 127;
    if power & 1 != 0 {
        mantissa <<= 1;
        power -= 1;
    }
    // Numbers from 2^49 to 2^51 have roots of 25 or 26 bits, which is one or two more than a
    // mantissa.
    let square = mantissa << 1;
    let root = square.isqrt();
    // The bit below the last one decides the rounding, and any remainder breaks a tie.
    let sticky = u64::from(root * root != square);
    let root = (root << 1) | sticky;
    let kept = root >> 3;
    let rest = root & 7;
    let kept = kept + u64::from(rest > 4 || (rest == 4 && kept & 1 == 1));
    let result = ((power / 2 + 127) as u32) << 23;
    f32::from_bits(result.wrapping_add(kept as u32 - 0x80_0000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_follow_the_logistic_curve() {
        for logit in -704..704 {
            let exact = 65536.0 / (1.0 + (-f64::from(logit) / 64.0).exp());
            assert!((f64::from(squash(logit)) - exact).abs() <= 1.0, "at {logit}");
        }
        assert_eq!((squash(0), squash(i32::MIN / 2), squash(i32::MAX / 2)), (32768, 1, 65535));
    }

    #[test]
    fn levels_have_two_steps_an_octave() {
        let levels: Vec<u32> = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 16].map(level).to_vec();
        assert_eq!(levels, [0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8]);
        let signed = [0, 1, -1, 2, -2, 100, -100].map(|value| signed_level(value, 5));
        assert_eq!(signed, [0, 1, 2, 3, 4, 9, 10]);
    }

    #[test]
    fn the_root_without_std_is_the_processors() {
        let mut bits = 0x0080_0000_u32;
        while bits < 0x7f00_0000 {
            let value = f32::from_bits(bits);
            assert_eq!(slow_sqrt(value).to_bits(), value.sqrt().to_bits(), "of {value}");
            bits += 9973;
        }
    }
}
