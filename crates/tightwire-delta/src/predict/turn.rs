//! Codes rotations: extrapolates their turning and codes the prediction error.

use crate::coding::coder::Coder;
use crate::coding::contexts::{AGED_SIZES, FLAG_CELLS, PLACE, RESIDUAL_LINES, VELOCITY};
use crate::coding::number::{change_context, direction, lines, sizes_context, velocity_context};
use crate::coding::numbers::level;
use crate::coding::plain;
use crate::coding::residual::residual;
use crate::coding::row::{Refused, Setting, Sofar};
use crate::predict::motion::{Motion, Past};
use crate::predict::rotation;
use crate::state::plan::{FIELD_WEIGHTS, Field};

#[expect(clippy::too_many_arguments, reason = "the parts of one row")]
pub(crate) fn turn<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    field: &Field,
    bits: u32,
    sofar: &mut Sofar,
) -> Result<(), Refused> {
    if C::IS_PLAIN {
        return plain::turn(coder, row, field, bits);
    }
    let moved = motion.row.when != 0;
    let at = field.word;
    let base = rotation::take(past.one, at, bits);
    let now = rotation::take(row, at, bits);
    let newer = rotation::components(base, bits);
    let (fast, slow) = if moved {
        let older = rotation::components(rotation::take(past.two, at, bits), bits);
        let oldest = rotation::components(rotation::take(past.three, at, bits), bits);
        (
            rotation::ahead(newer, older, setting.scale.turn_second, bits),
            rotation::ahead(newer, oldest, setting.scale.turn_third, bits),
        )
    } else {
        (newer, newer)
    };
    let (first, second, lead) = rotation::ranking(fast);
    let [speed, _] = motion.steps.get(at as usize).copied().unwrap_or_default();
    let speed = level(speed.unsigned_abs()).min(15);
    let new = u32::from(past.is_new);
    let (flags, aged) = (field.lines + 3 * RESIDUAL_LINES, field.aged_lines + 3 * AGED_SIZES);
    let cells = setting.aged::<C>(flags, aged) * 64;
    let same = u32::from(base.largest == first);
    let lead = lead.min(15);
    let contexts = |wrong: u32| {
        [
            cells + (lead | (same << 4) | (new << 5)) + (wrong << 7),
            cells + FLAG_CELLS + (lead | (speed << 4)) + (wrong.min(1) << 8),
            cells
                + 2 * FLAG_CELLS
                + (speed | (same << 4) | ((sofar.flags & 1) << 5))
                + (wrong << 7),
            cells + 3 * FLAG_CELLS + wrong,
        ]
    };
    let weights = field.weights + 3 * FIELD_WEIGHTS;
    let mut largest = first;
    if coder.flag(contexts(0), weights, u32::from(now.largest == first)) == 0 {
        largest = second;
        if coder.flag(contexts(1), weights + 1, u32::from(now.largest == second)) == 0 {
            // The lower and the higher of the other two.
            let [low, high] = others(first, second);
            let is_high = coder.flag(contexts(2), weights + 2, u32::from(now.largest == high));
            largest = if is_high != 0 { high } else { low };
        }
    }
    let expected = rotation::steps(fast, largest, bits);
    let start = rotation::steps(newer, largest, bits);
    let bent = rotation::steps(slow, largest, bits);
    let mut code = rotation::Code { largest, parts: [0; 3] };
    let usual = setting.usual.of(field.number);
    let all = expected.iter().zip(start).zip(bent).zip(now.parts).zip(&mut code.parts);
    for (index, ((((&expected, start), bent), part), found)) in all.enumerate() {
        let index = index as u32;
        let step = expected as i32 - start as i32;
        let bend = i64::from(expected) - i64::from(bent);
        let bend = crate::predict::scale::times(bend, setting.scale.bend) as i32;
        let place =
            if past.is_new { PLACE - 1 } else { (speed * 3 + direction(step)) * 3 + sofar.with };
        let base = field.lines + index * RESIDUAL_LINES;
        let aged = field.aged_lines + index * AGED_SIZES;
        let site = coder.site(lines(
            base,
            setting.aged::<C>(base + VELOCITY, aged),
            [
                velocity_context(step, sofar, past.is_new),
                sizes_context(sofar),
                change_context(bend, past.is_new),
                place,
            ],
        ));
        let miss = i64::from(part) - i64::from(expected);
        let weights = field.weights + index * FIELD_WEIGHTS;
        let (miss, size) = residual(coder, site, weights, usual, field.last, miss);
        coder.seen(field.number, size);
        sofar.note(size, miss, step);
        if C::READS {
            let value = i64::from(expected) + miss;
            if !(0..=i64::from(field.last)).contains(&value) {
                return Err(Refused);
            }
            *found = value as u32;
        }
    }
    if C::READS {
        if !rotation::is_possible(code, bits) {
            return Err(Refused);
        }
        rotation::put(row, at, bits, code);
    }
    Ok(())
}

/// Returns the two components that are neither, in order.
fn others(first: u32, second: u32) -> [u32; 2] {
    let mut rest = (0..4).filter(|&index| index != first && index != second);
    [rest.next().unwrap_or(0), rest.next().unwrap_or(0)]
}
