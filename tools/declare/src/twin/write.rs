//! Writes values as bits.

use super::bits::{Free, Out, Refused};
use super::{Field, Twin, follows, follows_in_a_bag, scene, subset, width};
use crate::value::{Int, Num, Value};

/// A packet.
pub struct Written {
    pub bits: Vec<bool>,
}

/// Writes a value, or says that its description does not allow it.
pub fn write(twin: &Twin, value: &Value) -> Option<Written> {
    write_after(twin, value, 0)
}

/// Writes a value after this many zero bits. The result contains them.
pub fn write_after(twin: &Twin, value: &Value, lead: usize) -> Option<Written> {
    let mut out = Out { bits: vec![false; lead], ..Out::default() };
    put(twin, value, &[], &mut out).ok()?;
    Some(Written { bits: out.bits })
}

/// Returns the output of a writer that does not count elements without bits.
pub fn write_uncounted(twin: &Twin, value: &Value) -> Option<Written> {
    let mut out = Out { free: Free::endless(), ..Out::default() };
    put(twin, value, &[], &mut out).ok()?;
    Some(Written { bits: out.bits })
}

/// The bits of a value, with every alignment as 7. A value can be measured and not be written: one
/// with more alignments in lists than may take no bits.
pub fn measure(twin: &Twin, value: &Value) -> Option<usize> {
    let mut out = Out { is_measured: true, ..Out::default() };
    put(twin, value, &[], &mut out).ok()?;
    Some(out.bits.len())
}

#[allow(clippy::too_many_lines)] // one line per kind
pub(super) fn put(
    twin: &Twin,
    value: &Value,
    earlier: &[Value],
    out: &mut Out,
) -> Result<(), Refused> {
    match (twin, value) {
        (Twin::Unit, Value::Unit) | (Twin::Nothing(..), _) => {}
        (Twin::Bool, Value::Bool(value)) => out.put(u128::from(*value), 1),
        (Twin::Char, Value::Char(value)) => out.put(u128::from(u32::from(*value)), 21),
        (Twin::Bits(_, bits), Value::Int(Num::Above(value))) => {
            if width(*value) > *bits {
                return Err(Refused);
            }
            out.put(*value, *bits);
        }
        (Twin::Range(_, low, high), Value::Int(value)) => between(*value, *low, *high, out)?,
        (Twin::NonZero(of) | Twin::NotNan(of), value) => put(of, value, earlier, out)?,
        (Twin::Fixed(_, low, high, point), Value::Int(value)) => {
            let end = |end: i64| Num::of(i128::from(end) << point);
            between(*value, end(*low), end(*high), out)?;
        }
        (Twin::Relative(_, to), Value::Int(value)) => relative(*value, &earlier[*to], out)?,
        (Twin::Around(int, from), Value::Int(value)) => around(*int, *value, &earlier[*from], out),
        (Twin::Half, Value::F32(bits)) => scene::put_half(*bits, out)?,
        (Twin::Angle(bits, _), Value::F32(value)) => {
            scene::put_angle(f32::from_bits(*value).into(), *bits, out)?;
        }
        (Twin::Angle(bits, _), Value::F64(value)) => {
            scene::put_angle(f64::from_bits(*value), *bits, out)?;
        }
        (Twin::F32, Value::F32(bits)) => out.put(u128::from(*bits), 32),
        (Twin::F64, Value::F64(bits)) => out.put(u128::from(*bits), 64),
        (Twin::Compressed(min, max, by), Value::F32(bits)) => {
            scene::put_compressed(f32::from_bits(*bits), (*min, *max, *by), out)?;
        }
        (Twin::SmallestThree(bits), Value::Many(parts)) => scene::put_rotation(parts, *bits, out)?,
        (Twin::Direction(bits), Value::Many(parts)) => scene::put_direction(parts, *bits, out)?,
        (Twin::Text(lengths), Value::Text(text)) => {
            if text.contains('\0') {
                return Err(Refused);
            }
            count(text.len(), *lengths, out)?;
            out.bytes(text.as_bytes());
        }
        (Twin::WideText(lengths, _), Value::Text(text)) => wide_text(*lengths, text, out)?,
        (Twin::ByteArray(_), Value::Many(values)) => out.bytes(&octets(values)),
        (Twin::ByteList(lengths), Value::Many(values)) => {
            count(values.len(), *lengths, out)?;
            out.bytes(&octets(values));
        }
        (Twin::Array(_, of), Value::Many(values)) => {
            for value in values {
                put(of, value, earlier, out)?;
            }
        }
        (Twin::List(lengths, of), Value::Many(values)) => {
            count(values.len(), *lengths, out)?;
            elements(of, values, out)?;
        }
        (Twin::Exactly(length, most, of), Value::Many(values)) => {
            exactly(length.within(*most, earlier), of, values, out)?;
        }
        (Twin::Climb(lengths, _, first), Value::Many(values)) => {
            climb(*lengths, first, values, out)?;
        }
        (Twin::Ascending(most, of, has_keys), Value::Many(values)) => {
            let is_sorted = values.windows(2).all(|pair| follows(&pair[0], &pair[1], *has_keys));
            assert!(is_sorted, "{values:?} is not in order");
            count(values.len(), (0, *most), out)?;
            elements(of, values, out)?;
        }
        (Twin::Bag(most, of), Value::Many(values)) => {
            let is_sorted = values.windows(2).all(|pair| follows_in_a_bag(&pair[0], &pair[1]));
            assert!(is_sorted, "{values:?} is not in order");
            count(values.len(), (0, *most), out)?;
            elements(of, values, out)?;
        }
        (Twin::Flags(mask), Value::Int(Num::Above(value))) => {
            if value & !mask != 0 {
                return Err(Refused);
            }
            for place in (0..128).filter(|place| mask >> place & 1 == 1) {
                out.put(value >> place & 1, 1);
            }
        }
        (Twin::Option(of), Value::Option(value)) => {
            out.put(u128::from(value.is_some()), 1);
            if let Some(value) = value {
                put(of, value, earlier, out)?;
            }
        }
        (Twin::Record(fields), Value::Many(values)) => record(fields, values, out)?,
        (Twin::Choice(tag_bits, variants), Value::Variant(tag, values)) => {
            out.put(*tag as u128, *tag_bits);
            record(&variants[*tag], values, out)?;
        }
        (Twin::Places(most, of), Value::Many(values)) => {
            if values.len() > *most {
                return Err(Refused);
            }
            out.put(values.len() as u128, width(*most as u128));
            subset::put(None, of, values, out)?;
        }
        (Twin::Subset(strategy, _, of), Value::Many(values)) => {
            subset::put(*strategy, of, values, out)?;
        }
        (Twin::SmallOrLarge(int), Value::Int(Num::Above(value))) => {
            let is_small = *value < 16;
            out.put(u128::from(is_small), 1);
            out.put(*value, if is_small { 4 } else { int.bits() });
        }
        _ => panic!("{value:?} is not of {twin:?}"),
    }
    Ok(())
}

fn between(value: Num, low: Num, high: Num, out: &mut Out) -> Result<(), Refused> {
    if value < low || value > high {
        return Err(Refused);
    }
    let (Some(step), Some(last)) = (value.distance(low), high.distance(low)) else {
        return Err(Refused);
    };
    out.put(step, width(last));
    Ok(())
}

/// The rows of relative integers: the first difference, and the bits after its flags.
pub(super) const ROWS: [(u128, u32); 6] = [(1, 0), (2, 3), (7, 5), (24, 9), (281, 13), (4378, 17)];
/// The last difference of each row.
pub(super) const ENDS: [u128; 6] = [1, 6, 23, 280, 4377, 69914];
/// The largest number of all.
pub(super) const HIGHEST: u128 = (1 << 31) - 1;

fn relative(value: Num, previous: &Value, out: &mut Out) -> Result<(), Refused> {
    let (Value::Int(Num::Above(previous)), Num::Above(value)) = (previous, value) else {
        return Err(Refused);
    };
    if value <= *previous || value > HIGHEST {
        return Err(Refused);
    }
    let difference = value - previous;
    for ((first, bits), last) in ROWS.into_iter().zip(ENDS) {
        if difference <= last {
            out.put(1, 1);
            out.put(difference - first, bits);
            return Ok(());
        }
        out.put(0, 1);
    }
    out.put(value, 32);
    Ok(())
}

/// The rows of wrapping numbers: the first step of each, and the bits after its flags.
pub(super) fn rows_of(int: Int) -> Vec<(u128, u32)> {
    let rows = [(0, 0), (1, 3), (9, 5), (41, 9), (553, 13), (8745, 17)];
    rows.into_iter().filter(|(_, bits)| *bits < int.bits()).collect()
}

fn around(int: Int, value: Num, from: &Value, out: &mut Out) {
    let (Value::Int(Num::Above(from)), Num::Above(value)) = (from, value) else {
        panic!("{value:?} from {from:?}");
    };
    let circle = 1u128 << int.bits();
    let up = (value + circle - from) % circle;
    let steps =
        if up >= 1 && up <= circle / 2 { 2 * (up - 1) } else { 2 * ((circle - up) % circle) + 1 };
    for (first, bits) in rows_of(int) {
        if steps - first < 1 << bits {
            out.put(1, 1);
            out.put(steps - first, bits);
            return;
        }
        out.put(0, 1);
    }
    out.put(value, int.bits());
}

fn octets(values: &[Value]) -> Vec<u8> {
    let octet = |value: &Value| match value {
        Value::Int(Num::Above(value)) => *value as u8,
        _ => panic!("{value:?} is not a byte"),
    };
    values.iter().map(octet).collect()
}

fn count(length: usize, lengths: (usize, usize), out: &mut Out) -> Result<(), Refused> {
    let (fewest, most) = lengths;
    if length < fewest || length > most {
        return Err(Refused);
    }
    out.put((length - fewest) as u128, width((most - fewest) as u128));
    Ok(())
}

fn climb(
    lengths: (usize, usize),
    first: &Twin,
    values: &[Value],
    out: &mut Out,
) -> Result<(), Refused> {
    count(values.len(), lengths, out)?;
    let mut previous = None;
    for value in values {
        let start = out.bits.len();
        match (previous, value) {
            (Some(previous), Value::Int(number)) => relative(*number, previous, out)?,
            _ => put(first, value, &[], out)?,
        }
        out.free.pay(out.bits.len() - start)?;
        previous = Some(value);
    }
    Ok(())
}

fn wide_text(lengths: (usize, usize), text: &str, out: &mut Out) -> Result<(), Refused> {
    let units: Vec<u16> = text.encode_utf16().collect();
    if units.contains(&0) {
        return Err(Refused);
    }
    count(units.len(), lengths, out)?;
    for unit in units {
        out.put(u128::from(unit), 32);
    }
    Ok(())
}

fn exactly(
    length: Option<usize>,
    of: &Twin,
    values: &[Value],
    out: &mut Out,
) -> Result<(), Refused> {
    if length == Some(values.len()) { elements(of, values, out) } else { Err(Refused) }
}

fn elements(of: &Twin, values: &[Value], out: &mut Out) -> Result<(), Refused> {
    for value in values {
        let start = out.bits.len();
        put(of, value, &[], out)?;
        out.free.pay(out.bits.len() - start)?;
    }
    Ok(())
}

/// FNV-1a.
pub(super) fn hash(name: &str) -> u128 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    u128::from(name.bytes().fold(0x811c_9dc5, step))
}

fn record(fields: &[Field], values: &[Value], out: &mut Out) -> Result<(), Refused> {
    // As the reader has them.
    let mut seen = Vec::new();
    for (field, value) in fields.iter().zip(values) {
        if field.align {
            out.align();
        }
        let is_there = !field.skip && field.when.as_ref().is_none_or(|when| when.holds(&seen));
        let is_default = field.default_bit.as_ref().is_some_and(|default| value.is_equal(default));
        if is_there {
            if field.default_bit.is_some() {
                out.put(u128::from(is_default), 1);
            }
            if !is_default {
                put(&field.twin, value, &seen, out)?;
            }
        }
        if let Some(name) = &field.check {
            out.put(hash(name), 32);
        }
        seen.push(if is_there { value.clone() } else { field.default.clone() });
    }
    Ok(())
}
