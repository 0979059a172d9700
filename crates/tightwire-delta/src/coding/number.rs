//! Codes numbers: extrapolates their motion and codes the prediction error.

use crate::coding::coder::Coder;
use crate::coding::contexts::{CHANGE, PLACE, SIZES, VELOCITY};
use crate::coding::numbers::{level, signed_level};
use crate::coding::plain;
use crate::coding::residual::residual;
use crate::coding::row::{Refused, Setting, Sofar};
use crate::predict::motion::{Motion, Past, gap, ordered, unordered};
use crate::state::plan::{Field, FieldKind};

/// Returns the four lines of a residual, whose lines for sizes start at `sizes`.
#[inline(always)]
pub(crate) fn lines(base: u32, sizes: u32, contexts: [u32; 4]) -> [u32; 4] {
    let [velocity, size, change, place] = contexts;
    [
        base + velocity,
        sizes + size,
        base + VELOCITY + SIZES + change,
        base + VELOCITY + SIZES + CHANGE + place,
    ]
}

#[inline(always)]
pub(crate) fn velocity_context(step: i32, sofar: &Sofar, is_new: bool) -> u32 {
    if is_new { VELOCITY - 1 } else { signed_level(step, 13) + 27 * (sofar.flags & 1) }
}

#[inline(always)]
pub(crate) fn sizes_context(sofar: &Sofar) -> u32 {
    let [last, before] = sofar.sizes.map(|size| size.min(7));
    last * 8 + before
}

#[inline(always)]
pub(crate) fn change_context(bend: i32, is_new: bool) -> u32 {
    if is_new { CHANGE - 1 } else { signed_level(bend, 15) }
}

#[inline(always)]
pub(crate) fn direction(step: i32) -> u32 {
    (step.signum() + 1) as u32
}

pub(crate) fn number<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    field: &Field,
    sofar: &mut Sofar,
) -> Result<(), Refused> {
    if C::IS_PLAIN {
        plain::number(coder, row, field);
        return Ok(());
    }
    let at = field.word as usize;
    let [step, bend] = motion.steps.get(at).copied().unwrap_or_default();
    let base = past.one.get(at).copied().unwrap_or(0);
    let now = row.get(at).copied().unwrap_or(0);
    let last = i64::from(field.last);
    let expected = match field.kind {
        FieldKind::Wrapping { .. } => {
            // A step larger than the whole circle is no use for prediction.
            let sum = i64::from(base) + i64::from(step) % (last + 1);
            if sum < 0 {
                sum + last + 1
            } else if sum > last {
                sum - last - 1
            } else {
                sum
            }
        }
        FieldKind::Float => (i64::from(ordered(base)) + i64::from(step)).clamp(0, last),
        _ => (i64::from(base) + i64::from(step)).clamp(0, last),
    };
    let miss = match field.kind {
        FieldKind::Float => i64::from(ordered(now)) - expected,
        _ => gap(field, now, expected as u32),
    };
    let place = if past.is_new {
        PLACE - 1
    } else if field.last < 1 << 15 {
        (level(base).min(17) * 3 + direction(step)) * 3 + sofar.with
    } else {
        (motion.row.bend.min(17) * 3 + direction(step)) * 3 + sofar.with
    };
    let site = coder.site(lines(
        field.lines,
        setting.aged::<C>(field.lines + VELOCITY, field.aged_lines),
        [
            velocity_context(step, sofar, past.is_new),
            sizes_context(sofar),
            change_context(bend, past.is_new),
            place,
        ],
    ));
    let usual = setting.usual.of(field.number);
    let (miss, size) = residual(coder, site, field.weights, usual, field.last, miss);
    coder.seen(field.number, size);
    coder.told(field.number, expected, miss);
    sofar.note(size, miss, step);
    if C::READS {
        let mut value = expected + miss;
        if matches!(field.kind, FieldKind::Wrapping { .. }) {
            // A writer always takes the shorter way round.
            if 2 * miss > last || 2 * miss < -last - 1 {
                return Err(Refused);
            }
            value = if value < 0 {
                value + last + 1
            } else if value > last {
                value - last - 1
            } else {
                value
            };
        }
        if !(0..=last).contains(&value) {
            return Err(Refused);
        }
        let code = value as u32;
        if let Some(place) = row.get_mut(at) {
            *place = if field.kind == FieldKind::Float { unordered(code) } else { code };
        }
    }
    Ok(())
}
