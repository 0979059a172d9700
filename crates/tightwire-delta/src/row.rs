//! One row: which groups changed, and what their fields are now.

use core::ops::Range;

use crate::check::exists;
use crate::coder::Coder;
use crate::contexts::{CHANGE, FLAG_CELLS, PLACE, RESIDUAL_LINES, SIZES, VELOCITY, symbol_lines};
use crate::model::Usual;
use crate::motion::{Motion, Past, gap, is_same, ordered, unordered};
use crate::numbers::{length, level, signed_level};
use crate::plan::{FIELD_WEIGHTS, Field, Kind, Table};
use crate::residual::residual;
use crate::rotation;
use crate::scale::Scale;

/// A decoded value is not one of its field's, or the packet has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

/// What has been coded of the row so far, as context for the rest of it.
#[derive(Clone, Copy, Debug, Default)]
struct Sofar {
    /// Bits of the last residual and of the one before.
    sizes: [u32; 2],
    /// A bit for each of the last groups, the last one lowest: whether it changed.
    changed: u32,
    /// The row's flags in its baseline.
    flags: u32,
    /// Whether the last residual went with the motion (1) or against it (2).
    with: u32,
}

impl Sofar {
    #[inline(always)]
    fn note(&mut self, size: u32, miss: i64, step: i32) {
        self.sizes = [size, self.sizes[0]];
        let product = miss.signum() * i64::from(step.signum());
        self.with = match product {
            0 => 0,
            1 => 1,
            _ => 2,
        };
    }
}

/// What does not change from row to row.
#[derive(Clone, Copy)]
pub(crate) struct Setting<'a> {
    pub(crate) table: &'a Table,
    pub(crate) scale: Scale,
    pub(crate) usual: &'a Usual,
}

/// The row's flags in its baseline: two bits.
#[inline(always)]
pub(crate) fn flags(table: &Table, row: &[u32]) -> u32 {
    let [first, second] = table.flag_words;
    let flag =
        |word: Option<u32>| word.and_then(|word| row.get(word as usize)).copied().unwrap_or(0) & 1;
    flag(first) | (flag(second) << 1)
}

/// Codes a row that changed. A writer's `row` is the new one; a reader's becomes it, from a copy of
/// the baseline's. `motion` has looked at it.
#[inline]
pub(crate) fn row<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    skip: usize,
) -> Result<(), Refused> {
    let table = setting.table;
    let sizes = [(motion.row.bend / 2).min(7), motion.row.speed / 2];
    let mut sofar = Sofar { sizes, flags: flags(table, past.one), ..Sofar::default() };
    let mut any = false;
    let last = table.groups.len().wrapping_sub(1);
    for (index, group) in table.groups.iter().enumerate().skip(skip) {
        let words = group.first as usize..(group.first + group.words) as usize;
        if !exists(table, group, row) {
            if C::READS {
                row.get_mut(words).unwrap_or_default().fill(0);
            }
            continue;
        }
        let had = group.when.is_none() || exists(table, group, past.one);
        let mut changed = true;
        if had && (any || index != last || past.is_new) {
            let moved = motion.groups.get(index).copied().unwrap_or_default();
            let base = group.lines * 64;
            let sizes = sofar.sizes.map(|size| size.min(7));
            let new = u32::from(past.is_new);
            let cells = [
                (moved.when | ((sofar.changed & 7) << 2) | (sofar.flags << 5) | (new << 7)) & 511,
                moved.speed.min(15) | (moved.bend.min(15) << 4) | (u32::from(any) << 8),
                sizes[0]
                    | (sizes[1] << 3)
                    | ((moved.when & 1) << 6)
                    | ((sofar.changed & 1) << 7)
                    | (new << 8),
                motion.row.speed.min(15)
                    | (moved.when << 4)
                    | ((sofar.changed & 1) << 6)
                    | ((sofar.flags & 1) << 7)
                    | (new << 8),
            ];
            let [a, b, c, d] = cells;
            let cells = [
                base + a,
                base + FLAG_CELLS + b,
                base + 2 * FLAG_CELLS + c,
                base + 3 * FLAG_CELLS + d,
            ];
            let now = row.get(words.clone()).unwrap_or_default();
            let same = C::READS || is_same(now, past.one.get(words.clone()).unwrap_or_default());
            coder.about(2 + group.fields.first().map_or(0, |field| field.number) * 2);
            changed = coder.flag(cells, group.weights, u32::from(!same)) != 0;
        }
        sofar.changed = (sofar.changed << 1) | u32::from(changed);
        any |= changed;
        if !changed {
            continue;
        }
        for one in &group.fields {
            coder.about(3 + one.number * 2);
            // The only other value there is.
            let implied = had && group.fields.len() == 1 && one.kind == Kind::FLAG && !past.is_new;
            if implied {
                if let (true, Some(place)) = (C::READS, row.get_mut(one.word as usize)) {
                    *place = 1 - (*place & 1);
                }
                continue;
            }
            field(coder, setting, past, motion, row, one, &mut sofar)?;
        }
        // What is said to have changed has changed: a state has one packet.
        if C::READS && had && is_same_at(row, past.one, words) {
            return Err(Refused);
        }
    }
    Ok(())
}

#[inline(always)]
fn is_same_at(row: &[u32], past: &[u32], words: Range<usize>) -> bool {
    is_same(row.get(words.clone()).unwrap_or_default(), past.get(words).unwrap_or_default())
}

#[inline(always)]
fn field<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    field: &Field,
    sofar: &mut Sofar,
) -> Result<(), Refused> {
    match field.kind {
        Kind::Rotation { bits } => turn(coder, setting, past, motion, row, field, bits, sofar),
        Kind::Symbol { .. } => symbol(coder, past, row, field, sofar),
        Kind::Byte => {
            byte(coder, past, row, field);
            Ok(())
        }
        Kind::Int { .. } | Kind::Wrapping { .. } | Kind::Float => {
            number(coder, setting, past, motion, row, field, sofar)
        }
    }
}

/// The first of four lines of a residual.
#[inline(always)]
fn lines(base: u32, contexts: [u32; 4]) -> [u32; 4] {
    let [velocity, sizes, change, place] = contexts;
    [
        base + velocity,
        base + VELOCITY + sizes,
        base + VELOCITY + SIZES + change,
        base + VELOCITY + SIZES + CHANGE + place,
    ]
}

#[inline(always)]
fn velocity_context(step: i32, sofar: &Sofar, is_new: bool) -> u32 {
    if is_new { VELOCITY - 1 } else { signed_level(step, 13) + 27 * (sofar.flags & 1) }
}

#[inline(always)]
fn sizes_context(sofar: &Sofar) -> u32 {
    let [last, before] = sofar.sizes.map(|size| size.min(7));
    last * 8 + before
}

#[inline(always)]
fn change_context(bend: i32, is_new: bool) -> u32 {
    if is_new { CHANGE - 1 } else { signed_level(bend, 15) }
}

#[inline(always)]
fn direction(step: i32) -> u32 {
    (step.signum() + 1) as u32
}

fn number<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    field: &Field,
    sofar: &mut Sofar,
) -> Result<(), Refused> {
    let at = field.word as usize;
    let [step, bend] = motion.steps.get(at).copied().unwrap_or_default();
    let base = past.one.get(at).copied().unwrap_or(0);
    let now = row.get(at).copied().unwrap_or(0);
    let last = i64::from(field.last);
    let expected = match field.kind {
        Kind::Wrapping { .. } => {
            // Steps beyond the whole circle say nothing.
            let sum = i64::from(base) + i64::from(step) % (last + 1);
            if sum < 0 {
                sum + last + 1
            } else if sum > last {
                sum - last - 1
            } else {
                sum
            }
        }
        Kind::Float => (i64::from(ordered(base)) + i64::from(step)).clamp(0, last),
        _ => (i64::from(base) + i64::from(step)).clamp(0, last),
    };
    let miss = match field.kind {
        Kind::Float => i64::from(ordered(now)) - expected,
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
    sofar.note(size, miss, step);
    if C::READS {
        let mut value = expected + miss;
        if matches!(field.kind, Kind::Wrapping { .. }) {
            // The long way round is not how a writer says it.
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
            *place = if field.kind == Kind::Float { unordered(code) } else { code };
        }
    }
    Ok(())
}

#[expect(clippy::too_many_arguments, reason = "the parts of one row")]
fn turn<C: Coder>(
    coder: &mut C,
    setting: &Setting,
    past: &Past,
    motion: &Motion,
    row: &mut [u32],
    field: &Field,
    bits: u32,
    sofar: &mut Sofar,
) -> Result<(), Refused> {
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
    let cells = field.lines * 64 + 3 * RESIDUAL_LINES * 64;
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
        let bend = crate::scale::times(bend, setting.scale.bend) as i32;
        let place =
            if past.is_new { PLACE - 1 } else { (speed * 3 + direction(step)) * 3 + sofar.with };
        let site = coder.site(lines(
            field.lines + index * RESIDUAL_LINES,
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

/// The two components that are neither, in order.
fn others(first: u32, second: u32) -> [u32; 2] {
    let mut rest = (0..4).filter(|&index| index != first && index != second);
    [rest.next().unwrap_or(0), rest.next().unwrap_or(0)]
}

fn symbol<C: Coder>(
    coder: &mut C,
    past: &Past,
    row: &mut [u32],
    field: &Field,
    sofar: &Sofar,
) -> Result<(), Refused> {
    let at = field.word as usize;
    let word = |row: &[u32]| row.get(at).copied().unwrap_or(0);
    let [one, two] = [word(past.one), word(past.two)].map(|code| code.min(field.last));
    let now = word(row);
    let new = u32::from(past.is_new);
    let pairs = field.lines + symbol_lines(field.last);
    let [last, before] = sofar.sizes.map(|size| size.min(7));
    let site = coder.site([
        field.lines + if past.is_new { field.last + 1 } else { one },
        pairs + (one & 7) + ((two & 7) << 3),
        pairs + 64 + last * 8 + before,
        pairs + 128 + (sofar.changed & 7) + (sofar.flags << 3) + (new << 5),
    ]);
    let count = length(field.last);
    let mut node = 1;
    for left in (0..count).rev() {
        let bit = coder.mixed(site, node, field.weights + node, (now >> left) & 1);
        node = (node << 1) | bit;
    }
    let code = node - (1 << count);
    if code > field.last {
        return Err(Refused);
    }
    if let (true, Some(place)) = (C::READS, row.get_mut(at)) {
        *place = code;
    }
    Ok(())
}

/// A byte as two halves, by the byte that was there.
fn byte<C: Coder>(coder: &mut C, past: &Past, row: &mut [u32], field: &Field) {
    let at = field.word as usize;
    let one = past.one.get(at).copied().unwrap_or(0) & 255;
    let now = row.get(at).copied().unwrap_or(0);
    let mut found = 0;
    for half in 0..2_u32 {
        let site = coder.site([
            field.lines + one,
            field.lines + 256 + half + ((found & 15) << 1),
            field.lines + 512 + half,
            field.lines + 768 + (one >> 5) + (half << 3),
        ]);
        let mut node = 1;
        for left in (0..4).rev() {
            let bit = (now >> (4 - 4 * half + left)) & 1;
            let slot = node + 16 * half;
            node = (node << 1) | coder.mixed(site, slot, field.weights + slot, bit);
        }
        found = (found << 4) | (node & 15);
    }
    if let (true, Some(place)) = (C::READS, row.get_mut(at)) {
        *place = found;
    }
}
