//! Floats in steps, rotations and directions, from `docs/wire-format-scene.md`.

use std::cmp::Ordering;

use super::bits::{In, Out, Refused};
use super::width;
use crate::value::Value;

/// The number of steps of a compressed float, and its bits.
pub(super) fn steps(min: f32, max: f32, by: f32) -> (u32, u32) {
    let delta = max - min;
    let quotient = (delta / by).clamp(1.0, 4_294_967_040.0);
    let steps = quotient.ceil() as u32;
    (steps, width(u128::from(steps)))
}

#[allow(clippy::float_cmp)] // exactly, or not
pub(super) fn put_compressed(
    value: f32,
    (min, max, by): (f32, f32, f32),
    out: &mut Out,
) -> Result<(), Refused> {
    if !value.is_finite() {
        return Err(Refused);
    }
    let (steps, bits) = steps(min, max, by);
    let part = ((value - min) / (max - min)).clamp(0.0, 1.0);
    let group = ((part * steps as f32 + 0.5).floor() as u64).min(u64::from(steps)) as u32;
    let is_read =
        |group: &u32| *group <= steps && *group as f32 / steps as f32 * (max - min) + min == value;
    let near = [group, group.wrapping_sub(1), group + 1];
    let exact = near.into_iter().find(|near| steps <= 1 << 23 && is_read(near));
    out.put(u128::from(exact.unwrap_or(group)), bits);
    Ok(())
}

pub(super) fn take_compressed(
    (min, max, by): (f32, f32, f32),
    input: &mut In,
) -> Result<Value, Refused> {
    let (steps, _) = steps(min, max, by);
    let group = input.up_to(u128::from(steps))? as u32;
    let value = group as f32 / steps as f32 * (max - min) + min;
    Ok(Value::F32(value.to_bits()))
}

fn numbers(parts: &[Value]) -> Vec<f64> {
    let number = |part: &Value| match part {
        Value::F32(bits) => f64::from(f32::from_bits(*bits)),
        _ => panic!("{part:?} is not a float"),
    };
    parts.iter().map(number).collect()
}

/// The sum of squares, if it is close enough to 1.
fn square(numbers: &[f64]) -> Result<f64, Refused> {
    let mut square = numbers[0] * numbers[0];
    for number in &numbers[1..] {
        square += number * number;
    }
    if square.is_finite() && (0.81..=1.21).contains(&square) { Ok(square) } else { Err(Refused) }
}

pub(super) fn put_rotation(parts: &[Value], bits: u32, out: &mut Out) -> Result<(), Refused> {
    let numbers = numbers(parts);
    square(&numbers)?;
    let last = (1i64 << (bits - 1)) - 1;
    let (largest, steps) = settled(&numbers, last);
    out.put(largest as u128, 2);
    for (_, step) in steps.iter().enumerate().filter(|(index, _)| *index != largest) {
        out.put((step + last) as u128, bits);
    }
    Ok(())
}

/// The component that is left out, and the step of each.
type Steps = (usize, Vec<i64>);

/// The nearest steps.
fn rounded(numbers: &[f64], last: i64) -> Steps {
    let length = numbers.iter().map(|number| number * number).sum::<f64>().sqrt();
    let mut largest = 0;
    for (index, number) in numbers.iter().enumerate() {
        if number.abs() > numbers[largest].abs() {
            largest = index;
        }
    }
    let mut steps = Vec::new();
    for (index, number) in numbers.iter().enumerate() {
        let t = number / length * 2f64.sqrt() * last as f64;
        let step = (t.abs() + 0.5).floor() as i64;
        let step = if index == largest { step } else { step.min(last) };
        steps.push(if (t < 0.0) == (numbers[largest] < 0.0) { step } else { -step });
    }
    (largest, steps)
}

/// Returns the values that a reader gets.
fn rotation((largest, steps): &Steps, last: i64) -> Option<Vec<f64>> {
    let mut others = steps.clone();
    others.remove(*largest);
    let rest = 2 * last * last - others.iter().map(|other| other * other).sum::<i64>();
    if others.iter().any(|other| other.abs() > last) || rest < 0 {
        return None;
    }
    let mut parts: Vec<f32> =
        others.iter().map(|other| (*other as f64 / last as f64 * 0.5f64.sqrt()) as f32).collect();
    parts.insert(*largest, (rest as f64 / (2 * last * last) as f64).sqrt() as f32);
    Some(parts.into_iter().map(f64::from).collect())
}

/// The steps that are sent: a rotation that was read keeps those that it was read from.
fn settled(numbers: &[f64], last: i64) -> Steps {
    let packet = rounded(numbers, last);
    let mut sizes: Vec<i64> = packet.1.iter().map(|step| step.abs()).collect();
    sizes.sort_unstable();
    let Some(read) = rotation(&packet, last) else { return packet };
    let negated = |numbers: &[f64]| numbers.iter().map(|number| -number).collect::<Vec<_>>();
    let is = |one: &[f64], other: &[f64]| one == other || one == negated(other);
    if sizes[3] - sizes[2] > 3 || is(&read, numbers) {
        return packet;
    }
    for numbers in [numbers.to_vec(), negated(numbers)] {
        for left_out in 0..4 {
            let step = |number: &f64| (number * 2f64.sqrt() * last as f64).round() as i64;
            let other = (left_out, numbers.iter().map(step).collect());
            if rotation(&other, last).is_some_and(|read| read == numbers) {
                return other;
            }
        }
    }
    let again = rounded(&read, last);
    match rotation(&again, last) {
        Some(same) if is(&same, &read) => again,
        _ => packet,
    }
}

pub(super) fn take_rotation(bits: u32, input: &mut In) -> Result<Value, Refused> {
    let last = (1i64 << (bits - 1)) - 1;
    let largest = input.take(2)? as usize;
    let mut others = Vec::new();
    for _ in 0..3 {
        others.push(input.take(bits)? as i64 - last);
    }
    let rest = 2 * last * last - others.iter().map(|other| other * other).sum::<i64>();
    if others.iter().any(|other| *other > last) || rest < 0 {
        return Err(Refused);
    }
    let mut parts: Vec<f32> =
        others.iter().map(|other| (*other as f64 / last as f64 * 0.5f64.sqrt()) as f32).collect();
    parts.insert(largest, (rest as f64 / (2 * last * last) as f64).sqrt() as f32);
    Ok(floats(&parts))
}

fn floats(parts: &[f32]) -> Value {
    Value::Many(parts.iter().map(|part| Value::F32(part.to_bits())).collect())
}

/// The sign, that of 0 being positive.
fn sign(number: f64) -> f64 {
    if number < 0.0 { -1.0 } else { 1.0 }
}

pub(super) fn put_direction(parts: &[Value], bits: u32, out: &mut Out) -> Result<(), Refused> {
    let numbers = numbers(parts);
    square(&numbers)?;
    let (x, y, z) = (numbers[0], numbers[1], numbers[2]);
    let sum = x.abs() + y.abs() + z.abs();
    let (mut u, mut v) = (x / sum, y / sum);
    if z < 0.0 {
        (u, v) = ((1.0 - v.abs()) * sign(u), (1.0 - u.abs()) * sign(v));
    }
    let last = (1i64 << (bits - 1)) - 1;
    for coordinate in [u, v] {
        let step = ((coordinate.abs() * last as f64 + 0.5).floor() as i64).min(last);
        out.put((last + sign(coordinate) as i64 * step) as u128, bits);
    }
    Ok(())
}

pub(super) fn take_direction(bits: u32, input: &mut In) -> Result<Value, Refused> {
    let last = (1i64 << (bits - 1)) - 1;
    let u = input.take(bits)? as i64 - last;
    let v = input.take(bits)? as i64 - last;
    if u > last || v > last {
        return Err(Refused);
    }
    let sign = |number: i64| if number < 0 { -1 } else { 1 };
    let z = last - u.abs() - v.abs();
    let (x, y) =
        if z >= 0 { (u, v) } else { ((last - v.abs()) * sign(u), (last - u.abs()) * sign(v)) };
    let length = ((x * x + y * y + z * z) as f64).sqrt();
    Ok(floats(&[x, y, z].map(|part| (part as f64 / length) as f32)))
}

/// The size of a half by its pattern, as if the exponent after the last went on.
fn half_size(pattern: u32) -> f64 {
    let (exponent, fraction) = (pattern >> 10, f64::from(pattern & 0x3ff) / 1024.0);
    if exponent == 0 {
        fraction * 2f64.powi(-14)
    } else {
        (1.0 + fraction) * 2f64.powi(exponent as i32 - 15)
    }
}

pub(super) fn put_half(bits: u32, out: &mut Out) -> Result<(), Refused> {
    let value = f32::from_bits(bits);
    let kept = bits >> 13 & 0x3ff;
    let size = f64::from(value.abs());
    let pattern = match size {
        _ if value.is_nan() => 0x7c00 | if kept == 0 { 0x200 } else { kept },
        _ if value.is_infinite() => 0x7c00,
        _ => {
            // The one above by halving, and the one below it.
            let (mut low, mut high) = (0, 0x7c00);
            while low < high {
                let middle = u32::midpoint(low, high);
                if half_size(middle) < size {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            let below = low.saturating_sub(1);
            let (up, down) = (half_size(low) - size, size - half_size(below));
            let nearest = match up.total_cmp(&down) {
                Ordering::Less => low,
                Ordering::Equal if low % 2 == 0 => low,
                _ => below,
            };
            if nearest == 0x7c00 {
                return Err(Refused);
            }
            nearest
        }
    };
    out.put(u128::from(pattern | (bits >> 16 & 0x8000)), 16);
    Ok(())
}

pub(super) fn take_half(input: &mut In) -> Result<Value, Refused> {
    let pattern = input.take(16)? as u32;
    let (sign, size) = ((pattern & 0x8000) << 16, pattern & 0x7fff);
    let bits = match size {
        0x7c00.. => 0x7f80_0000 | ((size & 0x3ff) << 13),
        _ => (half_size(size) as f32).to_bits(),
    };
    Ok(Value::F32(sign | bits))
}

pub(super) fn put_angle(radians: f64, bits: u32, out: &mut Out) -> Result<(), Refused> {
    if !radians.is_finite() {
        return Err(Refused);
    }
    let turns = radians / std::f64::consts::TAU;
    let step = ((turns - turns.floor()) * f64::from(1u32 << bits) + 0.5).floor();
    out.put(step as u128 % (1 << bits), bits);
    Ok(())
}

pub(super) fn take_angle(bits: u32, wide: bool, input: &mut In) -> Result<Value, Refused> {
    let steps = 1i64 << bits;
    let step = input.take(bits)? as i64;
    let step = if step >= steps / 2 { step - steps } else { step };
    let radians = step as f64 / steps as f64 * std::f64::consts::TAU;
    Ok(if wide { Value::F64(radians.to_bits()) } else { Value::F32((radians as f32).to_bits()) })
}
