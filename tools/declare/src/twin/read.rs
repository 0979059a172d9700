//! Reads values from bits.

use super::bits::{In, Refused};
use super::write::{ENDS, HIGHEST, ROWS, hash, rows_of};
use super::{Field, Twin, follows, follows_in_a_bag, scene, subset, width};
use crate::value::{Int, Num, Value};

/// Reads a packet, or refuses it.
pub fn read(twin: &Twin, packet: &[u8]) -> Option<Value> {
    let bits = bits_of(packet);
    let mut input = In::new(&bits);
    let value = take(twin, &[], &mut input).ok()?;
    (input.left() < 8).then_some(value)
}

/// Reads a value after this many bits of a packet, whatever follows it.
pub fn read_after(twin: &Twin, packet: &[u8], lead: usize) -> Option<Value> {
    let bits = bits_of(packet);
    let mut input = In::new(&bits);
    input.take(lead as u32).ok()?;
    take(twin, &[], &mut input).ok()
}

fn bits_of(packet: &[u8]) -> Vec<bool> {
    packet.iter().flat_map(|byte| (0..8).map(move |at| byte >> at & 1 == 1)).collect()
}

#[allow(clippy::too_many_lines)] // one line per kind
pub(super) fn take(twin: &Twin, earlier: &[Value], input: &mut In) -> Result<Value, Refused> {
    Ok(match twin {
        Twin::Unit => Value::Unit,
        Twin::Nothing(value, _) => value.clone(),
        Twin::Bool => Value::Bool(input.flag()?),
        Twin::Char => {
            let code = input.up_to(0x0010_ffff)? as u32;
            Value::Char(char::from_u32(code).ok_or(Refused)?)
        }
        Twin::Bits(_, bits) => Value::Int(Num::Above(input.take(*bits)?)),
        Twin::Range(_, low, high) => between(*low, *high, input)?,
        Twin::NonZero(of) => match take(of, earlier, input)? {
            Value::Int(Num::Above(0)) => return Err(Refused),
            value => value,
        },
        Twin::Fixed(_, low, high, point) => {
            let end = |end: i64| Num::of(i128::from(end) << point);
            between(end(*low), end(*high), input)?
        }
        Twin::Relative(int, to) => relative(*int, &earlier[*to], input)?,
        Twin::Around(int, from) => around(*int, &earlier[*from], input)?,
        Twin::Half => scene::take_half(input)?,
        Twin::Angle(bits, wide) => scene::take_angle(*bits, *wide, input)?,
        Twin::F32 => Value::F32(input.take(32)? as u32),
        Twin::F64 => Value::F64(input.take(64)? as u64),
        Twin::Compressed(min, max, by) => scene::take_compressed((*min, *max, *by), input)?,
        Twin::SmallestThree(bits) => scene::take_rotation(*bits, input)?,
        Twin::Direction(bits) => scene::take_direction(*bits, input)?,
        Twin::Text(lengths) => {
            let length = count(*lengths, input)?;
            let text = String::from_utf8(input.bytes(length)?).map_err(|_| Refused)?;
            if text.contains('\0') {
                return Err(Refused);
            }
            Value::Text(text)
        }
        Twin::WideText(lengths, room) => {
            let length = count(*lengths, input)?;
            let mut units = Vec::new();
            for _ in 0..length {
                units.push(match input.take(32)? {
                    0 => return Err(Refused),
                    unit => u16::try_from(unit).map_err(|_| Refused)?,
                });
            }
            let text = String::from_utf16(&units).map_err(|_| Refused)?;
            if room.is_some_and(|room| text.len() > room) {
                return Err(Refused);
            }
            Value::Text(text)
        }
        Twin::ByteArray(count) => octets(&input.bytes(*count)?),
        Twin::ByteList(lengths) => {
            let length = count(*lengths, input)?;
            octets(&input.bytes(length)?)
        }
        Twin::Array(count, of) => {
            Value::Many((0..*count).map(|_| take(of, earlier, input)).collect::<Result<_, _>>()?)
        }
        Twin::List(lengths, of) => {
            let length = count(*lengths, input)?;
            elements(length, of, input)?
        }
        Twin::Exactly(length, most, of) => {
            elements(length.within(*most, earlier).ok_or(Refused)?, of, input)?
        }
        Twin::Climb(lengths, int, first) => climb(*lengths, *int, first, input)?,
        Twin::Ascending(most, of, has_keys) => {
            let Value::Many(values) = take(&Twin::List((0, *most), of.clone()), &[], input)? else {
                return Err(Refused);
            };
            if !values.windows(2).all(|pair| follows(&pair[0], &pair[1], *has_keys)) {
                return Err(Refused);
            }
            Value::Many(values)
        }
        Twin::Bag(most, of) => {
            let Value::Many(values) = take(&Twin::List((0, *most), of.clone()), &[], input)? else {
                return Err(Refused);
            };
            if !values.windows(2).all(|pair| follows_in_a_bag(&pair[0], &pair[1])) {
                return Err(Refused);
            }
            Value::Many(values)
        }
        Twin::Flags(mask) => {
            let mut value = 0;
            for place in (0..128).filter(|place| mask >> place & 1 == 1) {
                value |= input.take(1)? << place;
            }
            Value::Int(Num::Above(value))
        }
        Twin::NotNan(of) => match take(of, earlier, input)? {
            Value::F32(bits) if f32::from_bits(bits).is_nan() => return Err(Refused),
            Value::F64(bits) if f64::from_bits(bits).is_nan() => return Err(Refused),
            value => value,
        },
        Twin::Option(of) => {
            let is_some = input.flag()?;
            Value::Option(if is_some { Some(Box::new(take(of, earlier, input)?)) } else { None })
        }
        Twin::Record(fields) => Value::Many(record(fields, input)?),
        Twin::Choice(tag_bits, variants) => {
            let tag = input.take(*tag_bits)? as usize;
            Value::Variant(tag, record(variants.get(tag).ok_or(Refused)?, input)?)
        }
        Twin::Places(most, of) => {
            let count = input.up_to(*most as u128)? as usize;
            subset::take(None, count, of, input)?
        }
        Twin::Subset(strategy, count, of) => subset::take(*strategy, *count, of, input)?,
        Twin::SmallOrLarge(int) => {
            let bits = if input.flag()? { 4 } else { int.bits() };
            Value::Int(Num::Above(input.take(bits)?))
        }
    })
}

fn count((fewest, most): (usize, usize), input: &mut In) -> Result<usize, Refused> {
    Ok(fewest + input.up_to((most - fewest) as u128)? as usize)
}

fn elements(length: usize, of: &Twin, input: &mut In) -> Result<Value, Refused> {
    if length > input.left() + input.free.left() {
        return Err(Refused);
    }
    let mut values = Vec::new();
    for _ in 0..length {
        let start = input.position();
        values.push(take(of, &[], input)?);
        input.free.pay(input.position() - start)?;
    }
    Ok(Value::Many(values))
}

fn climb(
    lengths: (usize, usize),
    int: Int,
    first: &Twin,
    input: &mut In,
) -> Result<Value, Refused> {
    let length = count(lengths, input)?;
    if length > input.left() + input.free.left() {
        return Err(Refused);
    }
    let mut values: Vec<Value> = Vec::new();
    for _ in 0..length {
        let start = input.position();
        values.push(match values.last() {
            Some(previous) => relative(int, previous, input)?,
            None => take(first, &[], input)?,
        });
        input.free.pay(input.position() - start)?;
    }
    Ok(Value::Many(values))
}

fn between(low: Num, high: Num, input: &mut In) -> Result<Value, Refused> {
    let step = input.up_to(high.distance(low).ok_or(Refused)?)?;
    Ok(Value::Int(low.plus(step)))
}

fn relative(int: Int, previous: &Value, input: &mut In) -> Result<Value, Refused> {
    let mut difference = None;
    for ((first, bits), last) in ROWS.into_iter().zip(ENDS) {
        if input.flag()? {
            let step = input.take(bits)?;
            if first + step > last {
                return Err(Refused);
            }
            difference = Some(first + step);
            break;
        }
    }
    let whole = if difference.is_none() { input.take(32)? } else { 0 };
    let Value::Int(Num::Above(previous)) = previous else {
        return Err(Refused);
    };
    let value = difference.map_or(Some(whole), |step| previous.checked_add(step)).ok_or(Refused)?;
    let is_good = value > *previous && value <= HIGHEST && Num::Above(value) <= int.max();
    if is_good { Ok(Value::Int(Num::Above(value))) } else { Err(Refused) }
}

fn around(int: Int, from: &Value, input: &mut In) -> Result<Value, Refused> {
    let Value::Int(Num::Above(from)) = from else { panic!("{from:?} does not wrap") };
    let mut steps = None;
    for (first, bits) in rows_of(int) {
        if input.flag()? {
            steps = Some(first + input.take(bits)?);
            break;
        }
    }
    let Some(steps) = steps else {
        return Ok(Value::Int(Num::Above(input.take(int.bits())?)));
    };
    // Step by step, outwards from the next number.
    let circle = 1u128 << int.bits();
    let value = match steps % 2 {
        0 => from + 1 + steps / 2,
        _ => from + circle - (steps / 2),
    };
    Ok(Value::Int(Num::Above(value % circle)))
}

fn octets(bytes: &[u8]) -> Value {
    Value::Many(bytes.iter().map(|byte| Value::int(i128::from(*byte))).collect())
}

fn record(fields: &[Field], input: &mut In) -> Result<Vec<Value>, Refused> {
    let mut values = Vec::new();
    for field in fields {
        if field.align {
            input.align()?;
        }
        let is_there = !field.skip && field.when.as_ref().is_none_or(|when| when.holds(&values));
        let value = match &field.default_bit {
            _ if !is_there => field.default.clone(),
            Some(default) if input.flag()? => default.clone(),
            Some(default) => {
                let value = take(&field.twin, &values, input)?;
                if value.is_equal(default) { default.clone() } else { value }
            }
            None => take(&field.twin, &values, input)?,
        };
        if let Some(name) = &field.check {
            if input.take(width(u128::from(u32::MAX)))? != hash(name) {
                return Err(Refused);
            }
        }
        values.push(value);
    }
    Ok(values)
}
