//! Fields that are there sometimes, never, or in a form of the user's own.

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    conditions: Conditions,
    chained: Chained,
    default_bits: DefaultBits,
    skipped: Skipped,
    custom: Custom,
    everything: Everything<u32>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Conditions {
    jump: bool,
    #[wire(bits = 12)]
    tick: u16,
    #[wire(if = jump && tick > 5, range = 0..=3)]
    height: u8,
    #[wire(if = !jump, default = 7)]
    steps: u16,
    kind: Option<u8>,
    #[wire(if = kind.is_some_and(|kind| kind > 100), max_len = 4)]
    extra: Vec<u8>,
    #[wire(if = tick == 0, relative_to = tick, default = 3)]
    first: u16,
    last: bool,
}

impl Twin for Conditions {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.jump)?;
        stream.bits(&mut self.tick, 12)?;
        if self.jump && self.tick > 5 {
            stream.int(&mut self.height, 0..=3)?;
        } else {
            self.height = 0;
        }
        if self.jump {
            self.steps = 7;
        } else {
            stream.u16(&mut self.steps)?;
        }
        stream.option(&mut self.kind, S::u8)?;
        if matches!(self.kind, Some(101..)) {
            stream.list(&mut self.extra, 4, S::u8)?;
        } else {
            self.extra.clear();
        }
        if self.tick == 0 {
            stream.relative(&mut self.first, 0)?;
        } else {
            self.first = 3;
        }
        stream.bool(&mut self.last)
    }

    fn values() -> BoxedStrategy<Self> {
        let tick = prop_oneof![Just(0), 0..10u16, 0..4096u16];
        let extra = prop::collection::vec(any::<u8>(), 0..=4);
        (any::<(bool, u16, Option<u8>, bool)>(), tick, 0..=3u8, extra, 1..900u16)
            .prop_map(|((jump, steps, kind, last), tick, height, extra, first)| Self {
                jump,
                tick,
                height,
                steps,
                kind,
                extra,
                first,
                last,
            })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let mut value = self.clone();
        if !(value.jump && value.tick > 5) {
            value.height = 0;
        }
        if value.jump {
            value.steps = 7;
        }
        if !matches!(value.kind, Some(101..)) {
            value.extra.clear();
        }
        if value.tick != 0 {
            value.first = 3;
        }
        value
    }

    fn wrong() -> Vec<Self> {
        let value = Self { jump: true, tick: 6, height: 4, ..Self::default() };
        vec![value, Self { tick: 0, first: 0, ..Self::default() }]
    }
}

/// A condition on a field that may be absent sees on both sides what a reader has.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Chained {
    a: bool,
    #[wire(if = a)]
    b: u8,
    #[wire(if = b > 3, default = 9)]
    c: u8,
    #[wire(if = c == 9)]
    d: bool,
    #[wire(relative_to = c)]
    e: u8,
}

impl Twin for Chained {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        if self.a {
            stream.u8(&mut self.b)?;
        } else {
            self.b = 0;
        }
        if self.b > 3 {
            stream.u8(&mut self.c)?;
        } else {
            self.c = 9;
        }
        if self.c == 9 {
            stream.bool(&mut self.d)?;
        } else {
            self.d = false;
        }
        stream.relative(&mut self.e, self.c)
    }

    fn values() -> BoxedStrategy<Self> {
        let c = prop_oneof![Just(9), 0..200u8];
        (any::<bool>(), 0..8u8, c, any::<bool>(), 201..=255u8)
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let b = if self.a { self.b } else { 0 };
        let c = if b > 3 { self.c } else { 9 };
        Self { b, c, d: self.d && c == 9, ..self.clone() }
    }

    fn wrong() -> Vec<Self> {
        // Counted from the 9 that stands in for an absent `c`.
        vec![Self { a: false, b: 200, c: 1, d: false, e: 9 }]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct DefaultBits {
    #[wire(default_bit)]
    a: u32,
    #[wire(default_bit, range = -5..=5)]
    b: [i8; 3],
    #[wire(default_bit, compressed(-8.0..=8.0, 0.25))]
    c: f32,
    d: bool,
    #[wire(default_bit, max_len = 3)]
    e: Vec<u16>,
    #[wire(default_bit, bits = 3)]
    f: Option<u8>,
}

impl Twin for DefaultBits {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        unless_default(&mut self.a, stream, |stream, x| stream.u32(x))?;
        unless_default(&mut self.b, stream, |stream, x| {
            stream.array(x, |stream, x| stream.int(x, -5..=5))
        })?;
        unless_default(&mut self.c, stream, |stream, x| stream.compressed(x, -8.0..=8.0, 0.25))?;
        stream.bool(&mut self.d)?;
        unless_default(&mut self.e, stream, |stream, x| stream.list(x, 3, S::u16))?;
        unless_default(&mut self.f, stream, |stream, x| {
            stream.option(x, |stream, x| stream.bits(x, 3))
        })
    }

    fn values() -> BoxedStrategy<Self> {
        let a = prop_oneof![Just(0), any::<u32>()];
        let b = prop_oneof![Just([0; 3]), prop::array::uniform3(-5..=5i8)];
        let c = (-32..=32i8).prop_map(|step| f32::from(step) * 0.25);
        let e = prop::collection::vec(any::<u16>(), 0..=3);
        (a, b, c, any::<bool>(), e, prop::option::of(0..8u8))
            .prop_map(|(a, b, c, d, e, f)| Self { a, b, c, d, e, f })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { b: [0, 0, 6], ..Self::default() },
            Self { c: f32::NAN, ..Self::default() },
            Self { e: vec![0; 4], ..Self::default() },
            Self { f: Some(8), ..Self::default() },
        ]
    }
}

/// One bit for "equal to the default", and otherwise the value.
fn unless_default<S: Stream, T: Default + PartialEq>(
    value: &mut T,
    stream: &mut S,
    each: impl FnOnce(&mut S, &mut T) -> tightwire::Result<S>,
) -> tightwire::Result<S> {
    let mut is_default = *value == T::default();
    stream.bool(&mut is_default)?;
    if is_default {
        *value = T::default();
        return Ok(());
    }
    each(stream, value)
}

/// Skipped fields need no wire format.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Skipped {
    a: bool,
    #[wire(skip)]
    cache: std::collections::BTreeMap<u8, u8>,
    b: u8,
    #[wire(skip, default = 40 + 2)]
    answer: usize,
}

impl Twin for Skipped {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        stream.u8(&mut self.b)?;
        if S::IS_READING {
            self.cache.clear();
            self.answer = 42;
        }
        Ok(())
    }

    fn values() -> BoxedStrategy<Self> {
        (any::<(bool, u8, usize)>(), prop::collection::btree_map(any::<u8>(), any::<u8>(), 0..3))
            .prop_map(|((a, b, answer), cache)| Self { a, cache, b, answer })
            .boxed()
    }

    fn arrives(&self) -> Self {
        Self { a: self.a, b: self.b, answer: 42, ..Self::default() }
    }
}

/// A type of somebody else's, in whole milliseconds.
mod millis {
    use std::time::Duration;

    use tightwire::{ReadError, Reader, WriteError, Writer};

    const DAY: u128 = 86_400_000;

    pub(super) fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
        stream.put(tightwire::scalar::Int::new(0, DAY), value.as_millis())
    }

    pub(super) fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
        let millis = stream.take(tightwire::scalar::Int::new(0, DAY))?;
        Ok(Duration::from_millis(u64::try_from(millis).unwrap_or_default()))
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Custom {
    a: bool,
    #[wire(with = millis, max_bits = 27)]
    b: std::time::Duration,
    #[wire(with = self::millis, if = a, default = std::time::Duration::from_millis(5), version = 1)]
    c: std::time::Duration,
    d: u8,
}

impl Twin for Custom {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        fn millis<S: Stream>(
            value: &mut std::time::Duration,
            stream: &mut S,
        ) -> tightwire::Result<S> {
            let mut millis = value.as_millis() as u64;
            stream.int(&mut millis, 0..=86_400_000)?;
            *value = std::time::Duration::from_millis(millis);
            Ok(())
        }
        stream.bool(&mut self.a)?;
        millis(&mut self.b, stream)?;
        if self.a {
            millis(&mut self.c, stream)?;
        } else {
            self.c = std::time::Duration::from_millis(5);
        }
        stream.u8(&mut self.d)
    }

    fn values() -> BoxedStrategy<Self> {
        let millis = || (0..=86_400_000u64).prop_map(std::time::Duration::from_millis);
        (any::<(bool, u8)>(), millis(), millis())
            .prop_map(|((a, d), b, c)| Self { a, b, c, d })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let absent = std::time::Duration::from_millis(5);
        Self { c: if self.a { self.c } else { absent }, ..self.clone() }
    }

    fn wrong() -> Vec<Self> {
        vec![Self { b: std::time::Duration::from_millis(86_400_001), ..Self::default() }]
    }
}

/// All attributes in one.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Everything<T> {
    #[wire(bits = 12)]
    tick: u16,
    #[wire(range = 0..=10, max_len = 8)]
    scores: Vec<Option<i16>>,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    jump: bool,
    #[wire(if = jump && tick > 5, range = 0..=3)]
    height: u8,
    #[wire(default_bit)]
    speed: i16,
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(align, check = "middle")]
    other: T,
    #[wire(bytes)]
    key: [u8; 5],
    #[wire(max_len = 9)]
    name: String,
    #[wire(skip)]
    cache: u64,
    #[wire(fixed(-100..=100, 8))]
    angle: i16,
}

impl Twin for Everything<u32> {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.tick, 12)?;
        stream.list(&mut self.scores, 8, |stream, x| {
            stream.option(x, |stream, x| stream.int(x, 0..=10))
        })?;
        stream.compressed(&mut self.steer, -1.0..=1.0, 0.01)?;
        stream.bool(&mut self.jump)?;
        if self.jump && self.tick > 5 {
            stream.int(&mut self.height, 0..=3)?;
        } else {
            self.height = 0;
        }
        unless_default(&mut self.speed, stream, |stream, x| stream.int(x, i16::MIN..=i16::MAX))?;
        stream.relative(&mut self.next, self.tick)?;
        stream.align()?;
        stream.u32(&mut self.other)?;
        stream.check("middle")?;
        stream.bytes(&mut self.key)?;
        stream.string(&mut self.name, 9)?;
        if S::IS_READING {
            self.cache = 0;
        }
        stream.fixed(&mut self.angle, -100..=100, 8)
    }

    fn values() -> BoxedStrategy<Self> {
        let scores = prop::collection::vec(prop::option::of(0..=10i16), 0..=8);
        let first = (0..4096u16, scores, Just(0.25f32), any::<bool>(), 0..=3u8, any::<i16>());
        let last = (any::<(u32, [u8; 5], u64)>(), "[a-z]{0,9}", -25_600..=25_600i16);
        (first, 1..900u16, last)
            .prop_map(|((tick, scores, steer, jump, height, speed), gap, last)| {
                let ((other, key, cache), name, angle) = last;
                let next = tick + gap;
                Self {
                    tick,
                    scores,
                    steer,
                    jump,
                    height,
                    speed,
                    next,
                    other,
                    key,
                    name,
                    cache,
                    angle,
                }
            })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let height = if self.jump && self.tick > 5 { self.height } else { 0 };
        Self { height, cache: 0, ..self.clone() }
    }
}
