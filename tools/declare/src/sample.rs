//! Random values of a description, most of them good, and packets that something happened to.

use crate::rng::Rng;
use crate::twin::{Field, Length, Twin};
use crate::value::{Int, Num, Value};

/// Draws values.
pub struct Sampler<'a> {
    pub rng: &'a mut Rng,
    /// The percentage of numbers, texts and lists that may exceed their bounds.
    pub wrong: usize,
}

impl Sampler<'_> {
    pub fn value(&mut self, twin: &Twin) -> Value {
        self.draw(twin, &[])
    }

    #[allow(clippy::too_many_lines)] // one line per kind
    fn draw(&mut self, twin: &Twin, earlier: &[Value]) -> Value {
        match twin {
            Twin::Unit => Value::Unit,
            Twin::Bool => Value::Bool(self.rng.chance(50)),
            Twin::Char => Value::Char(self.letter()),
            Twin::Bits(int, bits) => {
                let last = Num::Above(u128::MAX >> (128 - bits));
                Value::Int(self.integer(*int, Num::Above(0), last))
            }
            Twin::Range(int, low, high) => Value::Int(self.integer(*int, *low, *high)),
            Twin::NonZero(of) => match self.draw(of, earlier) {
                Value::Int(Num::Above(0)) => Value::int(1),
                value => value,
            },
            Twin::Fixed(int, low, high, point) => {
                let end = |end: i64| Num::of(i128::from(end) << point);
                Value::Int(self.integer(*int, end(*low), end(*high)))
            }
            Twin::Relative(int, to) => self.relative(*int, &earlier[*to]),
            Twin::Around(int, from) => self.around(*int, &earlier[*from]),
            Twin::Half => Value::F32(self.half().to_bits()),
            Twin::Angle(_, wide) => {
                let radians = self.compressed(-10.0, 10.0);
                match wide {
                    true => Value::F64((f64::from(radians) * 1.000_000_1).to_bits()),
                    false => Value::F32(radians.to_bits()),
                }
            }
            Twin::F32 => Value::F32(self.float().to_bits()),
            Twin::F64 => Value::F64(match self.rng.below(4) {
                0 => self.rng.word(),
                1 => 0,
                2 => (-0.0f64).to_bits(),
                _ => f64::from(self.float()).to_bits(),
            }),
            Twin::Compressed(min, max, _) => Value::F32(self.compressed(*min, *max).to_bits()),
            Twin::SmallestThree(_) => self.unit_length(4),
            Twin::Direction(_) => self.unit_length(3),
            Twin::Text(lengths) => Value::Text(self.text(*lengths, false)),
            Twin::WideText(lengths, _) => Value::Text(self.text(*lengths, true)),
            Twin::ByteArray(count) => Value::Many((0..*count).map(|_| self.octet()).collect()),
            Twin::ByteList(lengths) => {
                let count = self.length(*lengths);
                Value::Many((0..count).map(|_| self.octet()).collect())
            }
            Twin::Array(count, of) => {
                Value::Many((0..*count).map(|_| self.draw(of, earlier)).collect())
            }
            Twin::Climb(lengths, int, first) => self.climb(*lengths, *int, first),
            Twin::Exactly(length, most, of) => self.exactly(length, *most, of, earlier),
            Twin::Bag(most, of) => {
                let count = self.length((0, *most));
                let mut values: Vec<Value> = (0..count).map(|_| self.draw(of, &[])).collect();
                values.sort_by(Value::order);
                Value::Many(values)
            }
            Twin::Flags(mask) => {
                let bits = match self.rng.below(4) {
                    0 => 0,
                    1 => *mask,
                    _ => self.rng.long() & mask,
                };
                // A bit that is not a flag, within the width of the type.
                let stray = u128::from(self.rng.chance(self.wrong)) << 2;
                Value::Int(Num::Above(bits | stray))
            }
            Twin::NotNan(of) => loop {
                match self.draw(of, earlier) {
                    Value::F32(bits) if f32::from_bits(bits).is_nan() => {}
                    Value::F64(bits) if f64::from_bits(bits).is_nan() => {}
                    value => break value,
                }
            },
            Twin::List(lengths, of) => {
                let count = self.length(*lengths);
                Value::Many((0..count).map(|_| self.draw(of, &[])).collect())
            }
            Twin::Ascending(most, of, has_keys) => {
                let count = self.length((0, *most));
                let mut values: Vec<Value> = (0..count).map(|_| self.draw(of, &[])).collect();
                let key = |value: &Value| match has_keys {
                    true => value.part(&[0]).clone(),
                    false => value.clone(),
                };
                values.sort_by(|a, b| key(a).order(&key(b)));
                values.dedup_by(|b, a| key(a).order(&key(b)).is_eq());
                Value::Many(values)
            }
            Twin::Option(of) => match self.rng.chance(60) {
                true => Value::some(self.draw(of, earlier)),
                false => Value::NONE,
            },
            Twin::Record(fields) => Value::Many(self.fields(fields)),
            Twin::Choice(_, variants) => {
                let tag = self.rng.below(variants.len());
                Value::Variant(tag, self.fields(&variants[tag]))
            }
            Twin::Places(most, of) => {
                let count = self.length((0, *most));
                self.draw(&Twin::Subset(None, count, of.clone()), &[])
            }
            Twin::Subset(_, count, of) => {
                let share = *self.rng.pick(&[0, 2, 10, 50, 90, 98, 100]);
                let stay = *self.rng.pick(&[0, 0, 80]);
                let mut is_member = self.rng.chance(share);
                let mut one = |sampler: &mut Self| {
                    if !sampler.rng.chance(stay) {
                        is_member = sampler.rng.chance(share);
                    }
                    if is_member { Value::some(sampler.draw(of, &[])) } else { Value::NONE }
                };
                Value::Many((0..*count).map(|_| one(self)).collect())
            }
            Twin::SmallOrLarge(int) => Value::Int(self.integer(*int, int.min(), int.max())),
            Twin::Nothing(value, like) => match self.rng.chance(50) {
                true => value.clone(),
                false => self.draw(like, &[]),
            },
        }
    }

    fn climb(&mut self, lengths: (usize, usize), int: Int, first: &Twin) -> Value {
        let mut values: Vec<Value> = Vec::new();
        for _ in 0..self.length(lengths) {
            values.push(match values.last().cloned() {
                Some(previous) => self.relative(int, &previous),
                None => self.draw(first, &[]),
            });
        }
        Value::Many(values)
    }

    fn exactly(&mut self, length: &Length, most: usize, of: &Twin, earlier: &[Value]) -> Value {
        let count = match length.within(most + 1, earlier) {
            Some(length) if !self.rng.chance(self.wrong) => length,
            _ => self.rng.below(most + 1),
        };
        Value::Many((0..count).map(|_| self.draw(of, &[])).collect())
    }

    fn fields(&mut self, fields: &[Field]) -> Vec<Value> {
        let mut values: Vec<Value> = Vec::new();
        for field in fields {
            let resting = field.default_bit.as_ref().filter(|_| self.rng.chance(50));
            let value = match resting {
                Some(default) => default.clone(),
                None => self.draw(&field.twin, &values),
            };
            values.push(value);
        }
        values
    }

    /// An integer, most of the time between the two, often at an end or small.
    fn integer(&mut self, int: Int, low: Num, high: Num) -> Num {
        let (low, high) =
            if self.rng.chance(self.wrong) { (int.min(), int.max()) } else { (low, high) };
        let span = high.distance(low).unwrap_or(0);
        let step = match self.rng.below(8) {
            0 => 0,
            1 => span,
            2 => 1,
            // Around zero, if that is inside.
            3 | 4 => {
                let zero = Num::Above(0).distance(low).unwrap_or(0);
                zero.saturating_add(self.rng.below(5) as u128)
            }
            5 => self.rng.long() >> self.rng.below(128),
            _ => self.rng.long(),
        };
        let step =
            if step <= span { step } else { step.checked_rem(span.saturating_add(1)).unwrap_or(0) };
        low.plus(step)
    }

    fn relative(&mut self, int: Int, previous: &Value) -> Value {
        let Value::Int(Num::Above(previous)) = previous else {
            return Value::Int(self.integer(int, int.min(), int.max()));
        };
        let step = match self.rng.below(8) {
            0 | 1 => 1,
            2 => 1 + self.rng.below(6) as u128,
            3 => 1 + self.rng.below(300) as u128,
            4 => 1 + self.rng.below(5000) as u128,
            5 => 1 + self.rng.below(80_000) as u128,
            6 => 1 + self.rng.below(1 << 30) as u128,
            _ => u128::from(!self.rng.chance(self.wrong)),
        };
        let value = Num::Above(previous.saturating_add(step));
        Value::Int(if value > int.max() { int.max() } else { value })
    }

    fn around(&mut self, int: Int, from: &Value) -> Value {
        let Value::Int(Num::Above(from)) = from else {
            return Value::Int(self.integer(int, int.min(), int.max()));
        };
        let circle = 1u128 << int.bits();
        let step = match self.rng.below(6) {
            0 => 1,
            1 => self.rng.below(12) as u128,
            2 => self.rng.below(600) as u128,
            3 => self.rng.below(9000) as u128,
            4 => self.rng.below(150_000) as u128,
            _ => self.rng.long(),
        } % circle;
        let step = if self.rng.chance(50) { step } else { circle - step };
        Value::Int(Num::Above((from + step) % circle))
    }

    fn half(&mut self) -> f32 {
        if self.rng.chance(self.wrong) {
            return self.float() * 100.0;
        }
        match self.rng.below(4) {
            0 => *self.rng.pick(&[0.0, -0.0, f32::INFINITY, f32::NAN, 65504.0, 65519.0]),
            1 => self.rng.within(-1000..=1000) as f32 / 3e7,
            _ => self.rng.within(-65000..=65000) as f32 / 7.0,
        }
    }

    fn float(&mut self) -> f32 {
        match self.rng.below(8) {
            0 => 0.0,
            1 => -0.0,
            2 => f32::from_bits(self.rng.word() as u32),
            3 => f32::NAN,
            _ => self.rng.within(-1000..=1000) as f32 / 8.0,
        }
    }

    fn compressed(&mut self, min: f32, max: f32) -> f32 {
        if self.rng.chance(self.wrong) {
            return self.float();
        }
        match self.rng.below(8) {
            0 => min,
            1 => max,
            2 => 0.0,
            3 => -0.0,
            4 => max + (max - min) * 0.5,
            _ => min + (max - min) * (self.rng.below(1 << 20) as f32 / (1 << 20) as f32),
        }
    }

    /// Components of a vector of length 1, or a little off, or far off.
    fn unit_length(&mut self, count: usize) -> Value {
        let mut parts = vec![0.0f32; count];
        match self.rng.below(4) {
            0 => parts[self.rng.below(count)] = if self.rng.chance(50) { 1.0 } else { -1.0 },
            1 => {
                let choice = [0.0, -0.0, 1.0, -1.0];
                for part in &mut parts {
                    *part = *self.rng.pick(&choice);
                }
            }
            _ => parts.iter_mut().for_each(|part| *part = self.rng.within(-1000..=1000) as f32),
        }
        let square: f32 = parts.iter().map(|part| part * part).sum();
        let stretch =
            if self.rng.chance(30) { self.rng.within(85..=115) as f32 / 100.0 } else { 1.0 };
        if square > 0.0 && !self.rng.chance(self.wrong) {
            for part in &mut parts {
                *part = *part / square.sqrt() * stretch;
            }
        } else if square == 0.0 && !self.rng.chance(self.wrong) {
            parts[0] = 1.0;
        }
        Value::Many(parts.iter().map(|part| Value::F32(part.to_bits())).collect())
    }

    fn octet(&mut self) -> Value {
        Value::int(i128::from(self.rng.word() as u8))
    }

    fn letter(&mut self) -> char {
        match self.rng.below(8) {
            0 => '\0',
            1 => char::MAX,
            2 => '\u{d7ff}',
            3 => '\u{e000}',
            4 => 'ë',
            _ => (b'a' + self.rng.below(26) as u8) as char,
        }
    }

    fn length(&mut self, (fewest, most): (usize, usize)) -> usize {
        if self.rng.chance(self.wrong) {
            return if fewest > 0 && self.rng.chance(50) { fewest - 1 } else { most + 1 };
        }
        let spare = most - fewest;
        fewest
            + match self.rng.below(6) {
                0 | 1 => 0,
                2 => spare,
                3 => 1.min(spare),
                4 => self.rng.below(spare + 1),
                _ => self.rng.below(spare.min(5) + 1),
            }
    }

    fn text(&mut self, lengths: (usize, usize), is_wide: bool) -> String {
        let mut text = String::new();
        if self.rng.chance(15) && (lengths.0..=lengths.1).contains(&2) {
            return "ab".into();
        }
        let length = self.length(lengths);
        loop {
            let letter = match self.letter() {
                '\0' if !self.rng.chance(self.wrong) => 'z',
                letter => letter,
            };
            let size = |text: &str| if is_wide { text.encode_utf16().count() } else { text.len() };
            let next = size(&text) + size(letter.encode_utf8(&mut [0; 4]));
            if next > length {
                // Up to the last byte, since there may be a least length.
                while size(&text) < length {
                    text.push('y');
                }
                return text;
            }
            text.push(letter);
        }
    }
}

/// A packet to be read: noise, or a good one that something happened to.
pub fn damaged(good: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut bytes = good.to_vec();
    match rng.below(8) {
        0 => {
            let length = rng.below(good.len() * 2 + 4);
            bytes = (0..length).map(|_| rng.word() as u8).collect();
        }
        1 => bytes.truncate(rng.below(good.len() + 1)),
        2 => bytes.extend((0..=rng.below(3)).map(|_| rng.word() as u8)),
        3 => {
            let length = rng.below(good.len() * 2 + 4);
            bytes = vec![*rng.pick(&[0, 0xff, 1, 0x80, 0x55]); length];
        }
        4 if !bytes.is_empty() => {
            let at = rng.below(bytes.len());
            bytes[at] = *rng.pick(&[0, 0xff, rng.clone().word() as u8]);
            bytes.push(0);
        }
        _ => {
            for _ in 0..=rng.below(3) {
                if !bytes.is_empty() {
                    let at = rng.below(bytes.len());
                    bytes[at] ^= 1 << rng.below(8);
                }
            }
        }
    }
    bytes
}
