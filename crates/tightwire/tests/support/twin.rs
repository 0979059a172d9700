//! The whole format once more, in the plainest terms, to judge the library by.
//!
//! Values arrive checked by nobody: `put` says `None` for what a writer has to refuse, `take`
//! the kind of error for what a reader has to.

use tightwire::ReadErrorKind::{self, Check, NotAscending, OutOfRange, Text, UnexpectedEnd};

use super::naive::{Bits, Walk, digits};
use super::op::{Kind, Value};

/// The rows of `int_relative`: the smallest and largest difference, and the payload's digits.
const RELATIVE: [(u128, u128, u32); 6] =
    [(1, 1, 0), (2, 6, 3), (7, 23, 5), (24, 280, 9), (281, 4377, 13), (4378, 69914, 17)];

/// The rows of `object_index`.
const INDEX: [(u128, u128, u32); 6] =
    [(1, 1, 0), (2, 5, 2), (6, 13, 3), (14, 29, 4), (30, 61, 5), (62, 125, 6)];

/// Where the numbers of `int_relative` end.
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

/// Units one by one: what comes first in the packet is refused first, and the whole text must
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

/// Whether a packet of which `left` bits are left over has an end.
pub(crate) fn ends(left: usize) -> Result<(), ReadErrorKind> {
    if left < 8 { Ok(()) } else { Err(ReadErrorKind::TrailingBytes) }
}

/// What a read that finds too few bits says.
pub(crate) const CUT: ReadErrorKind = UnexpectedEnd;
