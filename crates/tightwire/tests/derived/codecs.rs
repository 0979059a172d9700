//! `#[wire(codec = Type)]`: types that are coded by a user-defined type.
#![deny(warnings, clippy::all, clippy::pedantic)]

use std::marker::PhantomData;
use std::time::Duration;

use proptest::prelude::*;
use tightwire::scalar::{Bits, Int};
use tightwire::{Codec, Lift, ReadError, Reader, Schema, Shape, Stream, Wire, WriteError, Writer};

use crate::checks::Twin;

crate::judged! {
    timers: Timers,
    whole_lists: Whole,
    of_a_parameter: Holder<Seconds>,
    conditional: Conditional,
}

/// A duration of at most a minute, in milliseconds: 16 bits.
struct Millis;

impl Codec<Duration> for Millis {
    const SCHEMA: Schema = Schema::opaque("Millis").at_most(16);

    fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Int::new(0, 60_000), u64::try_from(value.as_millis()).unwrap_or(u64::MAX))
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
        Ok(Duration::from_millis(stream.take(Int::new(0, 60_000))?))
    }
}

impl Lift for Millis {}

/// Seconds, of which `MAX` are the most.
struct Whole64<const MAX: u64>;

/// The codec of [`Holder`], with a name that has no parameter.
type Seconds = Whole64<63>;

impl<const MAX: u64> Codec<Duration> for Whole64<MAX> {
    const SCHEMA: Schema = Schema::opaque("Whole64").at_most(64);

    fn write<W: Writer>(value: &Duration, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Int::new(0, MAX), value.as_secs())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Duration, ReadError> {
        Ok(Duration::from_secs(stream.take(Int::new(0, MAX))?))
    }
}

impl<const MAX: u64> Lift for Whole64<MAX> {}

/// A codec with the shape of what it writes: 4 bits. It is not for options and arrays.
struct Nibble;

impl Codec<char> for Nibble {
    const SCHEMA: Schema = Schema::value(Shape::Bits { bits: 4 });

    fn write<W: Writer>(value: &char, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Bits::new(4), value.to_digit(16).unwrap_or(99))
    }

    fn read<R: Reader>(stream: &mut R) -> Result<char, ReadError> {
        let digit = stream.take(Bits::new(4))?;
        Ok(char::from_digit(digit, 16).unwrap_or_default())
    }
}

/// Every place that an element may be in.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Timers {
    before: bool,
    #[wire(codec = Millis)]
    one: Duration,
    #[wire(codec = Millis)]
    option: Option<Duration>,
    #[wire(codec = Millis)]
    array: [Duration; 2],
    #[wire(codec = Millis, max_len = 3)]
    list: Vec<Duration>,
    #[wire(codec = Millis, max_len = 3)]
    options: Vec<Option<Duration>>,
    #[wire(codec = Millis, default_bit)]
    resting: Duration,
    #[wire(codec = Millis, default_bit)]
    resting_option: Option<Duration>,
    #[wire(codec = Whole64<9>)]
    generic: Option<Duration>,
    #[wire(codec = self::Whole64::<{ 9 * 2 }>, align)]
    by_path: Duration,
    after: u8,
}

fn millis<S: Stream>(stream: &mut S, value: &mut Duration) -> tightwire::Result<S> {
    let mut millis = value.as_millis();
    stream.int(&mut millis, 0..=60_000)?;
    *value = Duration::from_millis(u64::try_from(millis).unwrap_or_default());
    Ok(())
}

fn seconds<S: Stream>(stream: &mut S, value: &mut Duration, max: u64) -> tightwire::Result<S> {
    let mut seconds = value.as_secs();
    stream.int(&mut seconds, 0..=max)?;
    *value = Duration::from_secs(seconds);
    Ok(())
}

impl Twin for Timers {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.before)?;
        millis(stream, &mut self.one)?;
        stream.option(&mut self.option, millis)?;
        for one in &mut self.array {
            millis(stream, one)?;
        }
        stream.list(&mut self.list, 3, millis)?;
        stream.list(&mut self.options, 3, |stream, one| stream.option(one, millis))?;
        let mut is_default = self.resting.is_zero();
        stream.bool(&mut is_default)?;
        if is_default {
            self.resting = Duration::ZERO;
        } else {
            millis(stream, &mut self.resting)?;
        }
        let mut is_default = self.resting_option.is_none();
        stream.bool(&mut is_default)?;
        if is_default {
            self.resting_option = None;
        } else {
            stream.option(&mut self.resting_option, millis)?;
        }
        stream.option(&mut self.generic, |stream, one| seconds(stream, one, 9))?;
        stream.align()?;
        seconds(stream, &mut self.by_path, 18)?;
        stream.bits(&mut self.after, 8)
    }

    fn values() -> BoxedStrategy<Self> {
        let time = || (0u64..=60_000).prop_map(Duration::from_millis);
        let rest = || prop_oneof![Just(Duration::ZERO), time()];
        let values = (
            (time(), prop::option::of(time()), [time(), time()]),
            prop::collection::vec(time(), 0..=3),
            prop::collection::vec(prop::option::of(time()), 0..=3),
            (rest(), prop::option::of(time())),
            (prop::option::of(0u64..=9), 0u64..=18, any::<u8>()),
        );
        let value = |((one, option, array), list, options, rest, (generic, by_path, after))| {
            let (resting, resting_option) = rest;
            let generic: Option<u64> = generic;
            Self {
                before: after > 100,
                one,
                option,
                array,
                list,
                options,
                resting,
                resting_option,
                generic: generic.map(Duration::from_secs),
                by_path: Duration::from_secs(by_path),
                after,
            }
        };
        values.prop_map(value).boxed()
    }

    fn wrong() -> Vec<Self> {
        let (long, valid) = (Duration::from_secs(61), Self::default());
        vec![
            Self { one: long, ..valid.clone() },
            Self { option: Some(long), ..valid.clone() },
            Self { array: [Duration::ZERO, long], ..valid.clone() },
            Self { list: vec![long], ..valid.clone() },
            Self { list: vec![Duration::ZERO; 4], ..valid.clone() },
            Self { options: vec![None, Some(long)], ..valid.clone() },
            Self { resting: long, ..valid.clone() },
            Self { generic: Some(Duration::from_secs(10)), ..valid.clone() },
            Self { by_path: Duration::from_secs(19), ..valid },
        ]
    }
}

/// A codec of whole lists, which needs no `max_len`: at most 15 letters, 4 bits each.
struct Letters;

impl Codec<Vec<char>> for Letters {
    const SCHEMA: Schema = Schema::list(&<Nibble as Codec<char>>::SCHEMA, 15);

    fn write<W: Writer>(value: &Vec<char>, stream: &mut W) -> Result<(), WriteError> {
        stream.put(Int::new(0, 15), value.len())?;
        value.iter().try_for_each(|letter| Nibble::write(letter, stream))
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Vec<char>, ReadError> {
        let count = stream.take(Int::new(0, 15usize))?;
        (0..count).map(|_| Nibble::read(stream)).collect()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Whole {
    #[wire(codec = Letters)]
    letters: Vec<char>,
    #[wire(codec = Letters, max_len = 2)]
    words: Vec<Vec<char>>,
    #[wire(codec = Nibble, max_len = 3)]
    short: Vec<char>,
    end: bool,
}

fn letter<S: Stream>(stream: &mut S, letter: &mut char) -> tightwire::Result<S> {
    let mut digit = letter.to_digit(16).unwrap_or(99);
    stream.bits(&mut digit, 4)?;
    *letter = char::from_digit(digit, 16).unwrap_or_default();
    Ok(())
}

impl Twin for Whole {
    // Its codec declares a list, and writes the letters without the functions for lists.
    const DECLARES: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.list(&mut self.letters, 15, letter)?;
        stream.list(&mut self.words, 2, |stream, word| stream.list(word, 15, letter))?;
        stream.list(&mut self.short, 3, letter)?;
        stream.bool(&mut self.end)
    }

    fn values() -> BoxedStrategy<Self> {
        let letter = || (0u32..16).prop_map(|digit| char::from_digit(digit, 16).unwrap_or('0'));
        let word = || prop::collection::vec(letter(), 0..=15);
        let words = prop::collection::vec(word(), 0..=2);
        (word(), words, prop::collection::vec(letter(), 0..=3), any::<bool>())
            .prop_map(|(letters, words, short, end)| Self { letters, words, short, end })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { letters: vec!['g'], ..Self::default() },
            Self { words: vec![vec!['g']], ..Self::default() },
            Self { words: vec![Vec::new(); 3], ..Self::default() },
            Self { short: vec!['0'; 4], ..Self::default() },
        ]
    }
}

/// A type whose codec is a parameter: the derive asks for what it needs.
#[derive(Wire)]
struct Holder<C> {
    #[wire(codec = C)]
    time: Duration,
    #[wire(codec = C, max_len = 2)]
    times: Vec<Duration>,
    codec: PhantomData<C>,
}

impl<C> Clone for Holder<C> {
    fn clone(&self) -> Self {
        Self { time: self.time, times: self.times.clone(), codec: PhantomData }
    }
}

impl<C> Default for Holder<C> {
    fn default() -> Self {
        Self { time: Duration::ZERO, times: Vec::new(), codec: PhantomData }
    }
}

impl<C> PartialEq for Holder<C> {
    fn eq(&self, other: &Self) -> bool {
        (self.time, &self.times) == (other.time, &other.times)
    }
}

impl<C> std::fmt::Debug for Holder<C> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (self.time, &self.times).fmt(f)
    }
}

impl Twin for Holder<Seconds> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        seconds(stream, &mut self.time, 63)?;
        stream.list(&mut self.times, 2, |stream, time| seconds(stream, time, 63))
    }

    fn values() -> BoxedStrategy<Self> {
        let time = || (0u64..=63).prop_map(Duration::from_secs);
        (time(), prop::collection::vec(time(), 0..=2))
            .prop_map(|(time, times)| Self { time, times, codec: PhantomData })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![Self { time: Duration::from_secs(64), ..Self::default() }]
    }
}

/// A coded field that is not always there.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Conditional {
    #[wire(codec = Millis, max_len = 3)]
    times: Vec<Duration>,
    #[wire(codec = Millis)]
    delay: Option<Duration>,
    #[wire(if = times.len() > 1, codec = Millis, default = Duration::from_millis(9), version = 1)]
    last: Duration,
    #[wire(if = delay.is_some())]
    reason: u8,
    end: bool,
}

impl Twin for Conditional {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.list(&mut self.times, 3, millis)?;
        stream.option(&mut self.delay, millis)?;
        if self.times.len() > 1 {
            millis(stream, &mut self.last)?;
        } else {
            self.last = Duration::from_millis(9);
        }
        if self.delay.is_some() {
            stream.bits(&mut self.reason, 8)?;
        } else {
            self.reason = 0;
        }
        stream.bool(&mut self.end)
    }

    fn values() -> BoxedStrategy<Self> {
        let time = || (0u64..=60_000).prop_map(Duration::from_millis);
        (prop::collection::vec(time(), 0..=3), prop::option::of(time()), time(), any::<u8>())
            .prop_map(|(times, delay, last, reason)| Self { times, delay, last, reason, end: true })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let mut value = self.clone();
        if self.times.len() < 2 {
            value.last = Duration::from_millis(9);
        }
        if self.delay.is_none() {
            value.reason = 0;
        }
        value
    }
}

#[test]
fn the_schema_is_that_of_the_codec() {
    #[derive(Wire)]
    struct One {
        #[wire(codec = Millis)]
        time: Duration,
    }
    #[derive(Wire)]
    struct Other {
        #[wire(codec = Seconds)]
        time: Duration,
    }

    assert_eq!(One::MAX_BITS, 16);
    assert_eq!(Timers::SCHEMA.min_bits(), 1 + 1 + 2 + 2 + 1 + 1 + 1 + 8);
    assert_ne!(One::SCHEMA.hash(), Other::SCHEMA.hash());
}
