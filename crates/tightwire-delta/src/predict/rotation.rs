//! Unpacks, packs and extrapolates rotations in smallest-three form.
//!
//! A code has the index of the largest component and the other three as whole steps of `1 /
//! (sqrt(2) * m)`, `m = 2^(bits - 1) - 1`, stored with `m` added. All arithmetic is in `f32` with
//! only `+ - * /` and `sqrt`, each rounded once, in the order written, so that every machine
//! computes the same prediction.

use crate::coding::numbers::sqrt;

/// An unpacked code: the index of the largest component, and the fields of the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Code {
    pub(crate) largest: u32,
    pub(crate) parts: [u32; 3],
}

/// Returns the code of no turn, in which w is largest.
pub(crate) fn none(bits: u32) -> Code {
    Code { largest: 3, parts: [(1 << (bits - 1)) - 1; 3] }
}

/// Unpacks the code that starts at `word` of a row.
#[inline(always)]
pub(crate) fn take(row: &[u32], word: u32, bits: u32) -> Code {
    let low = row.get(word as usize).copied().unwrap_or(0);
    let high = if bits > 10 { row.get(word as usize + 1).copied().unwrap_or(0) } else { 0 };
    let whole = u64::from(low) | (u64::from(high) << 32);
    let part = |index: u32| (whole >> (2 + index * bits)) as u32 & ((1 << bits) - 1);
    Code { largest: low & 3, parts: [part(0), part(1), part(2)] }
}

/// Returns the words of a code, low first.
#[inline(always)]
pub(crate) fn words(code: Code, bits: u32) -> [u32; 2] {
    let [a, b, c] = code.parts.map(u64::from);
    let whole = u64::from(code.largest) | (a << 2) | (b << (2 + bits)) | (c << (2 + 2 * bits));
    [whole as u32, (whole >> 32) as u32]
}

/// Packs the code into the words from `word` on.
#[inline(always)]
pub(crate) fn put(row: &mut [u32], word: u32, bits: u32, code: Code) {
    let [low, high] = words(code, bits);
    if let Some(place) = row.get_mut(word as usize) {
        *place = low;
    }
    if bits > 10 {
        if let Some(place) = row.get_mut(word as usize + 1) {
            *place = high;
        }
    }
}

/// Returns whether a rotation with these parts exists.
#[inline(always)]
pub(crate) fn is_possible(code: Code, bits: u32) -> bool {
    let middle = (1_i64 << (bits - 1)) - 1;
    code.largest < 4
        && code.parts.iter().all(|&part| i64::from(part) <= 2 * middle)
        && code.parts.iter().map(|&part| (i64::from(part) - middle).pow(2)).sum::<i64>()
            <= 2 * middle * middle
}

/// Returns the four components, times `sqrt(2) * m`.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "the low two bits are within 4")]
pub(crate) fn components(code: Code, bits: u32) -> [f32; 4] {
    let middle = (1_i64 << (bits - 1)) - 1;
    let [a, b, c] = code.parts.map(|part| i64::from(part) - middle);
    let rest = (2 * middle * middle - (a * a + b * b + c * c)).max(0);
    let [a, b, c] = [a as f32, b as f32, c as f32];
    let largest = sqrt(rest as f32);
    [[largest, a, b, c], [a, largest, b, c], [a, b, largest, c], [a, b, c, largest]]
        [(code.largest & 3) as usize]
}

/// Extrapolates a rotation that went from `older` to `newer` by `ahead` times that interval.
/// Components are times `sqrt(2) * m`.
#[inline(always)]
pub(crate) fn ahead(newer: [f32; 4], older: [f32; 4], ahead: f32, bits: u32) -> [f32; 4] {
    let unit = 2.0 * square(((1_i64 << (bits - 1)) - 1) as f32);
    let [x, y, z, w] = newer;
    let [old_x, old_y, old_z, old_w] = older;
    let mut cosine = (x * old_x + y * old_y + z * old_z + w * old_w) / unit;
    let mut back = ahead;
    if cosine < 0.0 {
        cosine = 0.0 - cosine;
        back = 0.0 - back;
    }
    let forth = cosine * (1.0 + ahead);
    let length = sqrt(square(cosine) * (1.0 - square(ahead)) + square(ahead));
    // Between two rotations that differ by half a turn, no path is the shortest.
    if length <= 0.001 {
        return newer;
    }
    let forth = forth / length;
    let back = back / length;
    [
        x * forth - old_x * back,
        y * forth - old_y * back,
        z * forth - old_z * back,
        w * forth - old_w * back,
    ]
}

#[inline(always)]
fn square(value: f32) -> f32 {
    value * value
}

/// Returns the component that is largest in magnitude (the first of equals), the one that comes
/// second, and the lead of the largest in 16ths of itself.
#[inline(always)]
pub(crate) fn ranking(components: [f32; 4]) -> (u32, u32, u32) {
    let mut first = (0, 0.0);
    let mut second = (0, 0.0);
    for (index, size) in (0..).zip(components.map(f32::abs)) {
        if index == 0 || size > first.1 {
            (first, second) = ((index, size), first);
        } else if index == 1 || size > second.1 {
            second = (index, size);
        }
    }
    let ((first, top), (second, next)) = (first, second);
    let lead = if top > 0.0 { (top - next) / top * 16.0 } else { 0.0 };
    (first, second, lead as u32)
}

/// Returns the other three components in steps, in order, with the signs that make component
/// `largest` positive.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "the low two bits are within 4")]
pub(crate) fn steps(components: [f32; 4], largest: u32, bits: u32) -> [u32; 3] {
    let [a, b, c, d] = components;
    let largest = (largest & 3) as usize;
    let others = [[b, c, d], [a, c, d], [a, b, d], [a, b, c]][largest];
    let flip = components[largest] < 0.0;
    let middle = (1_i32 << (bits - 1)) - 1;
    others.map(|part| {
        let part = if flip { 0.0 - part } else { part };
        let shifted = part + middle as f32 + 0.5;
        (shifted as i32).clamp(0, 2 * middle) as u32
    })
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "every machine finds the same prediction, to the bit")]
mod tests {
    use super::*;

    #[test]
    fn a_quaternion_and_its_negative_are_one_past() {
        let newer = components(Code { largest: 1, parts: [240, 300, 255] }, 9);
        let older = components(Code { largest: 3, parts: [260, 400, 280] }, 9);
        let negative = older.map(|part| 0.0 - part);
        let one = ahead(newer, older, 1.5, 9);
        assert_eq!(one, ahead(newer, negative, 1.5, 9));
        assert_ne!(one, newer);
    }

    /// A quarter turn about z is extrapolated to half a turn after the same time again.
    #[test]
    fn a_rotation_turns_on_as_it_turned() {
        let unit = 255.0 * 2_f32.sqrt();
        let half = unit / 2_f32.sqrt();
        let [x, y, z, w] = ahead([0.0, 0.0, half, half], [0.0, 0.0, 0.0, unit], 1.0, 9);
        assert!(x == 0.0 && y == 0.0 && (z - unit).abs() < 0.1 && w.abs() < 0.1, "{x} {y} {z} {w}");
    }

    #[test]
    fn rotations_half_a_turn_apart_stay_where_they_are() {
        let unit = 255.0 * 2_f32.sqrt();
        let (newer, older) = ([0.0, unit, 0.0, 0.0], [0.0, 0.0, 0.0, unit]);
        // The interpolated length equals the number of steps ahead here.
        assert_eq!(ahead(newer, older, 0.0005, 9), newer);
        assert_ne!(ahead(newer, older, 0.5, 9), newer);
    }
}
