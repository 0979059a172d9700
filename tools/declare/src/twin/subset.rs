//! Subsets of an array, from `docs/wire-format-scene.md`.

use super::bits::{In, Out, Refused};
use super::{Strategy, Twin, read, width, write};
use crate::value::Value;

/// The parameters of the subset strategies.
struct Members<'a> {
    of: &'a Twin,
    values: &'a [Value],
    /// True if members have their data, or only their place is counted.
    with_data: bool,
}

impl Members<'_> {
    fn count(&self) -> usize {
        self.values.len()
    }

    fn is_member(&self, at: usize) -> bool {
        self.values[at] != Value::NONE
    }

    fn numbers(&self) -> Vec<usize> {
        (0..self.count()).filter(|at| self.is_member(*at)).collect()
    }

    fn put_data(&self, at: usize, out: &mut Out) -> Result<(), Refused> {
        match &self.values[at] {
            Value::Option(Some(value)) if self.with_data => write::put(self.of, value, &[], out),
            _ => Ok(()),
        }
    }

    /// The data of a member of a run, which takes a bit at least.
    fn put_paid(&self, at: usize, out: &mut Out) -> Result<(), Refused> {
        let start = out.bits.len();
        self.put_data(at, out)?;
        if self.with_data && out.bits.len() == start {
            out.put(0, 1);
        }
        Ok(())
    }
}

pub(super) fn put(
    strategy: Option<Strategy>,
    of: &Twin,
    values: &[Value],
    out: &mut Out,
) -> Result<(), Refused> {
    let members = Members { of, values, with_data: true };
    let Some(strategy) = strategy else {
        // The places alone decide, not the data.
        let places = Members { with_data: false, ..members };
        let cost = |strategy: Strategy| {
            let mut out = Out::default();
            // In holes and runs, a member without bits takes one.
            let is_in_runs = matches!(strategy, Strategy::Holes | Strategy::Runs);
            let paid = if is_in_runs && of.most_bits() == 0 { places.numbers().len() } else { 0 };
            put_as(strategy, &places, &mut out).map(|()| out.bits.len() + paid)
        };
        let mut best = (0, usize::MAX);
        for (number, strategy) in Strategy::ALL[..6].iter().enumerate() {
            let cost = cost(*strategy)?;
            if cost < best.1 {
                best = (number, cost);
            }
        }
        out.put(best.0 as u128, 3);
        return put_as(Strategy::ALL[best.0], &Members { with_data: true, ..places }, out);
    };
    put_as(strategy, &members, out)
}

fn put_as(strategy: Strategy, members: &Members, out: &mut Out) -> Result<(), Refused> {
    let count = members.count();
    let numbers = members.numbers();
    match strategy {
        Strategy::Bitmap => {
            for at in 0..count {
                out.put(u128::from(members.is_member(at)), 1);
                members.put_data(at, out)?;
            }
        }
        Strategy::Indices => {
            out.put(numbers.len() as u128, width(count as u128));
            for at in numbers {
                out.put(at as u128, width(count as u128 - 1));
                members.put_data(at, out)?;
            }
        }
        Strategy::Sentinel => {
            for at in numbers {
                out.put(at as u128, width(count as u128));
                members.put_data(at, out)?;
            }
            out.put(count as u128, width(count as u128));
        }
        Strategy::Ladder => {
            let mut previous = -1;
            for at in numbers {
                put_index(previous, at as i64, count, out);
                members.put_data(at, out)?;
                previous = at as i64;
            }
            put_index(previous, count as i64, count, out);
        }
        Strategy::Gaps | Strategy::Holes => {
            let parameter = cheapest(count, |parameter| {
                let mut out = Out::default();
                let places = Members { with_data: false, ..*members };
                put_walk(strategy, &places, parameter, &mut out)
                    .map_or(usize::MAX, |()| out.bits.len())
            });
            out.put(u128::from(parameter), width(u128::from(width(count as u128))));
            put_walk(strategy, members, parameter, out)?;
        }
        Strategy::Runs => {
            let places = Members { with_data: false, ..*members };
            // The two parameters do not depend on each other.
            let cost = |skips: u32, lengths: u32| {
                let mut out = Out::default();
                put_runs(&places, skips, lengths, &mut out).map_or(usize::MAX, |()| out.bits.len())
            };
            let skips = cheapest(count, |parameter| cost(parameter, 0));
            let lengths = cheapest(count, |parameter| cost(0, parameter));
            for parameter in [skips, lengths] {
                out.put(u128::from(parameter), width(u128::from(width(count as u128))));
            }
            put_runs(members, skips, lengths, out)?;
        }
    }
    Ok(())
}

/// The parameter with the lowest cost, and the largest of equals.
fn cheapest(count: usize, cost: impl Fn(u32) -> usize) -> u32 {
    let mut best = (0, usize::MAX);
    for parameter in 0..=width(count as u128) {
        let cost = cost(parameter);
        if cost <= best.1 {
            best = (parameter, cost);
        }
    }
    best.0
}

/// The steps from where a walk stands to a place, or over the end of the array if that is it.
fn put_steps(
    mut at: usize,
    to: usize,
    count: usize,
    parameter: u32,
    mut passed: impl FnMut(usize, usize, &mut Out) -> Result<(), Refused>,
    out: &mut Out,
) -> Result<(), Refused> {
    let step = 1 << parameter;
    while at < count {
        if to < count && to - at < step {
            out.put(1, 1);
            out.put((to - at) as u128, parameter);
            return passed(at, to, out);
        }
        out.put(0, 1);
        passed(at, (at + step).min(count), out)?;
        at += step;
    }
    Ok(())
}

fn put_walk(
    strategy: Strategy,
    members: &Members,
    parameter: u32,
    out: &mut Out,
) -> Result<(), Refused> {
    let count = members.count();
    let is_holes = strategy == Strategy::Holes;
    let mut at = 0;
    while at < count {
        let to = (at..count).find(|place| members.is_member(*place) != is_holes).unwrap_or(count);
        let passed = |from: usize, to: usize, out: &mut Out| {
            (from..to).filter(|_| is_holes).try_for_each(|member| members.put_paid(member, out))
        };
        put_steps(at, to, count, parameter, passed, out)?;
        if to < count && !is_holes {
            members.put_data(to, out)?;
        }
        at = to + 1;
    }
    Ok(())
}

fn put_runs(members: &Members, skips: u32, lengths: u32, out: &mut Out) -> Result<(), Refused> {
    let count = members.count();
    let nothing = |_, _, _: &mut Out| Ok(());
    let mut at = 0;
    while at < count {
        let first = (at..count).find(|place| members.is_member(*place)).unwrap_or(count);
        put_steps(at, first, count, skips, nothing, out)?;
        if first == count {
            break;
        }
        let end = (first..count).find(|place| !members.is_member(*place)).unwrap_or(count);
        put_steps(first, end - 1, count, lengths, nothing, out)?;
        (first..end).try_for_each(|member| members.put_paid(member, out))?;
        at = end + 1;
    }
    Ok(())
}

/// The rows of object indices: the first difference, and the bits after its flags.
const ROWS: [(i64, u32); 6] = [(1, 0), (2, 2), (6, 3), (14, 4), (30, 5), (62, 6)];

fn put_index(previous: i64, index: i64, count: usize, out: &mut Out) {
    let difference = index - previous;
    for (first, bits) in ROWS {
        if difference < first + (1 << bits) {
            out.put(1, 1);
            out.put((difference - first) as u128, bits);
            return;
        }
        out.put(0, 1);
    }
    out.put((difference - 126) as u128, width(count as u128 + 1 - 126));
}

fn take_index(previous: i64, count: usize, input: &mut In) -> Result<i64, Refused> {
    let mut index = None;
    for (first, bits) in ROWS {
        if input.flag()? {
            index = Some(previous + first + input.take(bits)? as i64);
            break;
        }
    }
    let index = match index {
        Some(index) => index,
        None if count + 1 < 126 => return Err(Refused),
        None => previous + 126 + input.take(width(count as u128 + 1 - 126))? as i64,
    };
    if index > count as i64 { Err(Refused) } else { Ok(index) }
}

/// The array as it is read.
struct Found<'a> {
    of: &'a Twin,
    values: Vec<Value>,
}

impl Found<'_> {
    fn take_data(&mut self, at: usize, input: &mut In) -> Result<(), Refused> {
        self.values[at] = Value::some(read::take(self.of, &[], input)?);
        Ok(())
    }

    /// The data of a run of members, each of which takes a bit at least.
    fn take_paid(&mut self, from: usize, to: usize, input: &mut In) -> Result<(), Refused> {
        if input.left() < to - from {
            return Err(Refused);
        }
        for at in from..to {
            let start = input.position();
            self.take_data(at, input)?;
            if input.position() == start && input.flag()? {
                return Err(Refused);
            }
        }
        Ok(())
    }
}

pub(super) fn take(
    strategy: Option<Strategy>,
    count: usize,
    of: &Twin,
    input: &mut In,
) -> Result<Value, Refused> {
    let strategy = match strategy {
        Some(strategy) => strategy,
        None => *Strategy::ALL[..6].get(input.take(3)? as usize).ok_or(Refused)?,
    };
    let mut found = Found { of, values: vec![Value::NONE; count] };
    take_as(strategy, count, &mut found, input)?;
    Ok(Value::Many(found.values))
}

fn take_as(
    strategy: Strategy,
    count: usize,
    found: &mut Found,
    input: &mut In,
) -> Result<(), Refused> {
    match strategy {
        Strategy::Bitmap => {
            if input.left() < count {
                return Err(Refused);
            }
            for at in 0..count {
                if input.flag()? {
                    found.take_data(at, input)?;
                }
            }
        }
        Strategy::Indices => {
            let members = input.up_to(count as u128)?;
            let mut next = 0;
            for _ in 0..members {
                let at = input.up_to(count as u128 - 1)? as usize;
                if at < next {
                    return Err(Refused);
                }
                found.take_data(at, input)?;
                next = at + 1;
            }
        }
        Strategy::Sentinel => {
            let mut next = 0;
            loop {
                let at = input.up_to(count as u128)? as usize;
                if at < next {
                    return Err(Refused);
                }
                if at == count {
                    break;
                }
                found.take_data(at, input)?;
                next = at + 1;
            }
        }
        Strategy::Ladder => {
            let mut previous = -1;
            loop {
                previous = take_index(previous, count, input)?;
                if previous == count as i64 {
                    break;
                }
                found.take_data(previous as usize, input)?;
            }
        }
        Strategy::Gaps | Strategy::Holes => {
            let parameter = take_parameter(count, input)?;
            let is_holes = strategy == Strategy::Holes;
            let mut at = 0;
            while at < count {
                let (place, is_meant) = take_step(at, count, parameter, input)?;
                if is_holes {
                    found.take_paid(at, place, input)?;
                } else if is_meant {
                    found.take_data(place, input)?;
                }
                at = place + usize::from(is_meant);
            }
        }
        Strategy::Runs => {
            let skips = take_parameter(count, input)?;
            let lengths = take_parameter(count, input)?;
            let mut at = 0;
            while at < count {
                let (first, is_meant) = take_step(at, count, skips, input)?;
                at = first;
                if is_meant {
                    let mut last = first;
                    loop {
                        if last >= count {
                            return Err(Refused);
                        }
                        let (place, is_meant) = take_step(last, count, lengths, input)?;
                        last = place;
                        if is_meant {
                            break;
                        }
                    }
                    found.take_paid(first, last + 1, input)?;
                    at = last + 2;
                }
            }
        }
    }
    Ok(())
}

fn take_parameter(count: usize, input: &mut In) -> Result<u32, Refused> {
    Ok(input.up_to(u128::from(width(count as u128)))? as u32)
}

/// One step: where the walk stands then, and whether that place is meant.
fn take_step(
    at: usize,
    count: usize,
    parameter: u32,
    input: &mut In,
) -> Result<(usize, bool), Refused> {
    if input.flag()? {
        let place = at + input.take(parameter)? as usize;
        return if place < count { Ok((place, true)) } else { Err(Refused) };
    }
    Ok(((at + (1 << parameter)).min(count), false))
}
