//! Floats in steps, rotations and directions, from `docs/wire-format-scene.md`.

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
    let group = (part * steps as f32 + 0.5).floor();
    out.put(u128::from((group as u64).min(u64::from(steps))), bits);
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
        _ => panic!("{part:?} is no float"),
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
    let length = square(&numbers)?.sqrt();
    let last = (1i64 << (bits - 1)) - 1;
    let mut largest = 0;
    for (index, number) in numbers.iter().enumerate() {
        if number.abs() > numbers[largest].abs() {
            largest = index;
        }
    }
    out.put(largest as u128, 2);
    for (_, number) in numbers.iter().enumerate().filter(|(index, _)| *index != largest) {
        let t = number / length * 2f64.sqrt() * last as f64;
        let step = ((t.abs() + 0.5).floor() as i64).min(last);
        let step = if (t < 0.0) == (numbers[largest] < 0.0) { step } else { -step };
        out.put((step + last) as u128, bits);
    }
    Ok(())
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
