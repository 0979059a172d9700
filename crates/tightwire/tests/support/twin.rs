//! The whole format once more, in the plainest terms, to judge the library by.
//!
//! Values arrive checked by nobody: `put` says `None` for what a writer has to refuse, `take`
//! the kind of error for what a reader has to.

use std::cmp::Ordering;

use tightwire::ReadErrorKind::{self, Check, NotAscending, OutOfRange, Text, UnexpectedEnd};

use super::naive::{Bits, Walk, digits};
use super::op::{Kind, Value};

/// The rows of `int_relative`: the smallest and largest difference, and the payload's digits.
const RELATIVE: [(u128, u128, u32); 6] =
    [(1, 1, 0), (2, 6, 3), (7, 23, 5), (24, 280, 9), (281, 4377, 13), (4378, 69914, 17)];

/// The rows of `object_index`.
const INDEX: [(u128, u128, u32); 6] =
    [(1, 1, 0), (2, 5, 2), (6, 13, 3), (14, 29, 4), (30, 61, 5), (62, 125, 6)];

/// The rows of numbers that go round; smaller types have fewer.
const WRAPPING: [(u128, u128, u32); 6] =
    [(0, 0, 0), (1, 8, 3), (9, 40, 5), (41, 552, 9), (553, 8744, 13), (8745, 139_816, 17)];

/// The end of the range of `int_relative`.
const DOMAIN: i128 = 2_147_483_647;

/// Appends an operation; `None`, and nothing appended, if its value is not allowed.
pub(crate) fn put(kind: &Kind, value: &Value, bits: &mut Bits) -> Option<()> {
    match (kind, value) {
        (Kind::Bits { bits: count } | Kind::Uint { bits: count }, Value::Unsigned(value)) => {
            (digits(*value) <= *count).then(|| bits.put(*value, *count))?;
        }
        (Kind::Bool, Value::Bool(value)) => bits.put((*value).into(), 1),
        (Kind::Int { min, max, .. }, Value::Signed(value)) => put_int(*value, *min, *max, bits)?,
        (Kind::Fixed { fraction_bits, min, max, .. }, Value::Signed(value)) => {
            put_int(*value, units(*min, *fraction_bits), units(*max, *fraction_bits), bits)?;
        }
        (Kind::Relative { previous }, Value::Signed(value)) => {
            if *previous < 0 || *value <= *previous || *value > DOMAIN {
                return None;
            }
            if !put_row(&RELATIVE, value.abs_diff(*previous), bits) {
                bits.put(0, 6);
                bits.put(value.unsigned_abs(), 32);
            }
        }
        (Kind::Float, Value::F32(value)) => bits.put((*value).into(), 32),
        (Kind::Double, Value::F64(value)) => bits.put((*value).into(), 64),
        (Kind::Compressed { min, max, resolution }, Value::F32(value)) => {
            let value = f32::from_bits(*value);
            if !value.is_finite() {
                return None;
            }
            let steps = steps(*min, *max, *resolution);
            let share = ((value - min) / (max - min)).clamp(0.0, 1.0);
            let step = (share * steps as f32 + 0.5).floor() as u128;
            bits.put(step.min(steps), digits(steps));
        }
        (Kind::Align, Value::Nothing) => bits.pad(),
        (Kind::Bytes { .. }, Value::Bytes(bytes)) => bits.put_bytes(bytes),
        (Kind::Text { max }, Value::Text(text)) => {
            if text.len() > *max || text.contains('\0') {
                return None;
            }
            bits.put(text.len() as u128, digits(*max as u128));
            bits.put_bytes(text.as_bytes());
        }
        (Kind::WideText { max }, Value::Text(text)) => {
            let units: Vec<u16> = text.encode_utf16().collect();
            if units.len() > *max || text.contains('\0') {
                return None;
            }
            bits.put(units.len() as u128, digits(*max as u128));
            for unit in units {
                bits.put(unit.into(), 32);
            }
        }
        (Kind::ObjectIndex { objects, previous }, Value::Unsigned(value)) => {
            // Counted from one, so that "before the first" is zero.
            let from = previous.map_or(0, |previous| previous as u128 + 1);
            let (to, end) = (value + 1, *objects as u128 + 1);
            if to <= from || to > end {
                return None;
            }
            if !put_row(&INDEX, to - from, bits) {
                bits.put(0, 6);
                bits.put(to - from - 126, digits(end - 126));
            }
        }
        (Kind::Check { name }, Value::Nothing) => bits.put(fnv(name), 32),
        (Kind::Half, Value::F32(value)) => bits.put(half(f32::from_bits(*value))?, 16),
        (Kind::Angle { bits: width, .. }, Value::F32(value)) => {
            bits.put(angle(f32::from_bits(*value).into(), *width)?, *width);
        }
        (Kind::Angle { bits: width, .. }, Value::F64(value)) => {
            bits.put(angle(f64::from_bits(*value), *width)?, *width);
        }
        (Kind::Wrapping { bits: width, from }, Value::Unsigned(value)) => {
            let rows = &WRAPPING[..rows(*width)];
            if !put_row(rows, outwards(*value, (*from).into(), *width), bits) {
                bits.put(0, rows.len() as u32);
                bits.put(*value, *width);
            }
        }
        (kind, value) => panic!("{kind:?} does not hold {value:?}"),
    }
    Some(())
}

/// Takes an operation.
pub(crate) fn take(kind: &Kind, walk: &mut Walk) -> Result<Value, ReadErrorKind> {
    Ok(match kind {
        Kind::Bits { bits } | Kind::Uint { bits } => Value::Unsigned(walk.take(*bits)?),
        Kind::Bool => Value::Bool(walk.take(1)? == 1),
        Kind::Int { min, max, .. } => Value::Signed(take_int(*min, *max, walk)?),
        Kind::Fixed { fraction_bits, min, max, .. } => {
            Value::Signed(take_int(units(*min, *fraction_bits), units(*max, *fraction_bits), walk)?)
        }
        Kind::Relative { previous } => {
            let value = match take_row(&RELATIVE, walk)? {
                Some((difference, largest)) if difference > largest => return Err(OutOfRange),
                Some((difference, _)) => previous + difference as i128,
                None => walk.take(32)? as i128,
            };
            if value <= *previous || value > DOMAIN {
                return Err(NotAscending);
            }
            Value::Signed(value)
        }
        Kind::Float => Value::F32(walk.take(32)? as u32),
        Kind::Double => Value::F64(walk.take(64)? as u64),
        Kind::Compressed { min, max, resolution } => {
            let steps = steps(*min, *max, *resolution);
            let step = walk.take(digits(steps))?;
            if step > steps {
                return Err(OutOfRange);
            }
            Value::F32((step as f32 / steps as f32 * (max - min) + min).to_bits())
        }
        Kind::Align => walk.pad().map(|()| Value::Nothing)?,
        Kind::Bytes { count } => Value::Bytes(walk.take_bytes(*count)?),
        Kind::Text { max } => {
            let length = take_int(0, *max as i128, walk)?;
            let text = String::from_utf8(walk.take_bytes(length as usize)?).map_err(|_| Text)?;
            if text.contains('\0') {
                return Err(Text);
            }
            Value::Text(text)
        }
        Kind::WideText { max } => Value::Text(take_wide(*max, walk)?),
        Kind::ObjectIndex { objects, previous } => {
            let from = previous.map_or(0, |previous| previous as u128 + 1);
            let end = *objects as u128 + 1;
            if from >= end {
                return Err(NotAscending);
            }
            let difference = match take_row(&INDEX, walk)? {
                Some((difference, _)) => difference,
                None if end < 126 => return Err(OutOfRange),
                None => 126 + walk.take(digits(end - 126))?,
            };
            if from + difference > end {
                return Err(OutOfRange);
            }
            Value::Unsigned(from + difference - 1)
        }
        Kind::Check { name } => match walk.take(32)? {
            hash if hash == fnv(name) => Value::Nothing,
            _ => return Err(Check),
        },
        Kind::Half => Value::F32(half_value(walk.take(16)?)),
        Kind::Angle { bits, wide } => {
            let (group, steps) = (walk.take(*bits)? as f64, 2f64.powi(*bits as i32));
            let step = if group >= steps / 2.0 { group - steps } else { group };
            let value = step / steps * std::f64::consts::TAU;
            if *wide { Value::F64(value.to_bits()) } else { Value::F32((value as f32).to_bits()) }
        }
        Kind::Wrapping { bits, from } => {
            let circle = 2i128.pow(*bits);
            Value::Unsigned(match take_row(&WRAPPING[..rows(*bits)], walk)? {
                // Even steps lead up from the next number, odd ones down.
                Some((steps, _)) => {
                    let way = steps as i128 / 2;
                    let way = if steps % 2 == 0 { 1 + way } else { -way };
                    (i128::from(*from) + way).rem_euclid(circle) as u128
                }
                None => walk.take(*bits)?,
            })
        }
    })
}

fn put_int(value: i128, min: i128, max: i128, bits: &mut Bits) -> Option<()> {
    if value < min || value > max {
        return None;
    }
    bits.put(value.abs_diff(min), digits(max.abs_diff(min)));
    Some(())
}

fn take_int(min: i128, max: i128, walk: &mut Walk) -> Result<i128, ReadErrorKind> {
    let span = max.abs_diff(min);
    match walk.take(digits(span))? {
        distance if distance > span => Err(OutOfRange),
        distance => Ok(min.wrapping_add_unsigned(distance)),
    }
}

/// Whole units as the integer that stands for them.
fn units(units: i64, fraction_bits: u32) -> i128 {
    i128::from(units) * 2i128.pow(fraction_bits)
}

/// Appends a difference by the row it falls in; `false` if it lies beyond all of them.
fn put_row(rows: &[(u128, u128, u32)], difference: u128, bits: &mut Bits) -> bool {
    for (row, &(low, high, digits)) in (0..).zip(rows) {
        if difference <= high {
            bits.put(0, row);
            bits.put(1, 1);
            bits.put(difference - low, digits);
            return true;
        }
    }
    false
}

/// Takes a row: the difference and the largest one of the row; `None` for the one beyond.
fn take_row(
    rows: &[(u128, u128, u32)],
    walk: &mut Walk,
) -> Result<Option<(u128, u128)>, ReadErrorKind> {
    for &(low, high, digits) in rows {
        if walk.take(1)? == 1 {
            return Ok(Some((low + walk.take(digits)?, high)));
        }
    }
    Ok(None)
}

/// Returns the number of rows of numbers that wrap at `2^width`: those with fewer digits than that.
fn rows(width: u32) -> usize {
    WRAPPING.iter().filter(|(_, _, digits)| *digits < width).count()
}

/// The place of a number among 1 above, 0 above, 2 above, 1 below, 3 above and so on.
fn outwards(value: u128, from: u128, width: u32) -> u128 {
    let circle = 2i128.pow(width);
    let up = (value as i128 - from as i128).rem_euclid(circle) as u128;
    let down = (from as i128 - value as i128).rem_euclid(circle) as u128;
    // Half the circle away, up is one step closer to the next number.
    if up != 0 && up <= down { (up - 1) * 2 } else { down * 2 + 1 }
}

/// The pattern of the nearest binary16, found by looking at all of one sign; `None` where a finite
/// number is nearer to the power of two after the largest.
fn half(value: f32) -> Option<u128> {
    let sign = if value.is_sign_negative() { 0x8000 } else { 0 };
    if value.is_nan() {
        let kept = u128::from(value.to_bits() & 0x7f_ffff) / 0x2000;
        return Some(sign + 0x7c00 + if kept == 0 { 0x200 } else { kept });
    }
    if value.is_infinite() {
        return Some(sign + 0x7c00);
    }
    let size = f64::from(value.abs());
    // The first pattern that is not below it, and the one before that.
    let above = (0..0x7c00).find(|&pattern| half_size(pattern) >= size).unwrap_or(0x7c00);
    let below = if above == 0 { 0 } else { above - 1 };
    let (up, down) = (half_size(above) - size, size - half_size(below));
    let nearest = match up.total_cmp(&down) {
        Ordering::Less => above,
        Ordering::Equal if above % 2 == 0 => above,
        _ => below,
    };
    (nearest < 0x7c00).then_some(sign + nearest)
}

/// The size of a pattern, with the one after the largest as the power of two that it would be.
fn half_size(pattern: u128) -> f64 {
    let (exponent, fraction) = (pattern / 1024, (pattern % 1024) as f64 / 1024.0);
    match exponent {
        0 => fraction * 2f64.powi(-14),
        _ => (1.0 + fraction) * 2f64.powi(exponent as i32 - 15),
    }
}

/// The binary32 pattern of a binary16 pattern.
fn half_value(pattern: u128) -> u32 {
    let sign = if pattern >= 0x8000 { 0x8000_0000 } else { 0 };
    let size = pattern % 0x8000;
    let bits = if size >= 0x7c00 {
        0x7f80_0000 + (size - 0x7c00) as u32 * 0x2000
    } else {
        (half_size(size) as f32).to_bits()
    };
    sign + bits
}

/// The step of an angle; `None` for what is not finite.
fn angle(radians: f64, bits: u32) -> Option<u128> {
    let turns = radians / std::f64::consts::TAU;
    let steps = 2f64.powi(bits as i32);
    let step = ((turns - turns.floor()) * steps + 0.5).floor();
    radians.is_finite().then(|| (step % steps) as u128)
}

/// Units one by one, so that the first wrong one is rejected first, and the whole text must
/// be well-formed in the end.
fn take_wide(max: usize, walk: &mut Walk) -> Result<String, ReadErrorKind> {
    let mut left = take_int(0, max as i128, walk)?;
    let mut text = String::new();
    let unit = |walk: &mut Walk| match walk.take(32)? {
        unit @ 1..=0xffff => Ok(unit as u32),
        _ => Err(Text),
    };
    while left > 0 {
        left -= 1;
        let first = unit(walk)?;
        let mut code = first;
        if (0xd800..=0xdbff).contains(&first) && left > 0 {
            left -= 1;
            match unit(walk)? {
                second @ 0xdc00..=0xdfff => {
                    code = 0x1_0000 + (first - 0xd800) * 0x400 + (second - 0xdc00);
                }
                _ => return Err(Text),
            }
        }
        text.push(char::from_u32(code).ok_or(Text)?);
    }
    Ok(text)
}

/// The steps of a compressed float.
fn steps(min: f32, max: f32, resolution: f32) -> u128 {
    let quotient = (max - min) / resolution;
    quotient.clamp(1.0, 4_294_967_040.0).ceil() as u128
}

/// FNV-1a, in numbers too large to wrap.
fn fnv(name: &str) -> u128 {
    name.bytes().fold(0x811c_9dc5, |hash: u128, byte| {
        let low = hash % 256;
        let mixed = hash - low + (low ^ u128::from(byte));
        mixed * 0x0100_0193 % 0x1_0000_0000
    })
}

/// Returns whether a packet of which `left` bits are left over has an end.
pub(crate) fn ends(left: usize) -> Result<(), ReadErrorKind> {
    if left < 8 { Ok(()) } else { Err(ReadErrorKind::TrailingBytes) }
}

/// The error of a read with too few bits.
pub(crate) const CUT: ReadErrorKind = UnexpectedEnd;
