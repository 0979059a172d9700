//! Enums, with data and without.

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    lonely: Lonely,
    choices: Choices,
    event: Event,
    reserved: Reserved,
    wide_variants: WideVariants,
    busy: Busy,
}

/// One variant needs no tag.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Lonely {
    #[default]
    Only,
}

impl Twin for Lonely {
    fn by_hand<S: Stream>(&mut self, _stream: &mut S) -> tightwire::Result<S> {
        Ok(())
    }

    fn values() -> BoxedStrategy<Self> {
        Just(Self::Only).boxed()
    }
}

#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
enum Two {
    #[default]
    A,
    B,
}

/// The tags are places, whatever the numbers say.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
enum Five {
    #[default]
    A = 10,
    B = 7,
    C = 3,
    D,
    E = 100,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Choices {
    a: Two,
    b: Five,
    c: Option<Five>,
    d: [Two; 3],
    e: bool,
}

fn two<S: Stream>(value: &mut Two, stream: &mut S) -> tightwire::Result<S> {
    let mut is_b = *value == Two::B;
    stream.bool(&mut is_b)?;
    *value = if is_b { Two::B } else { Two::A };
    Ok(())
}

fn five<S: Stream>(value: &mut Five, stream: &mut S) -> tightwire::Result<S> {
    const ALL: [Five; 5] = [Five::A, Five::B, Five::C, Five::D, Five::E];
    let mut place = ALL.iter().position(|one| one == value).unwrap();
    stream.int(&mut place, 0..=4)?;
    *value = ALL[place];
    Ok(())
}

impl Twin for Choices {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        two(&mut self.a, stream)?;
        five(&mut self.b, stream)?;
        stream.option(&mut self.c, |stream, x| five(x, stream))?;
        stream.array(&mut self.d, |stream, x| two(x, stream))?;
        stream.bool(&mut self.e)
    }

    fn values() -> BoxedStrategy<Self> {
        let two = || prop_oneof![Just(Two::A), Just(Two::B)];
        let five = || prop::sample::select(vec![Five::A, Five::B, Five::C, Five::D, Five::E]);
        (two(), five(), prop::option::of(five()), [two(), two(), two()], any::<bool>())
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }
}

/// Unit, named and tuple variants, of fixed and of open width.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Event {
    #[default]
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
        #[wire(bits = 5)]
        power: u8,
    },
    Chat(#[wire(max_len = 20)] String, bool),
    Moved(#[wire(range = -9..=9)] [i8; 3]),
    Died(),
}

impl Twin for Event {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut tag = match self {
            Self::Nothing => 0,
            Self::Shot { .. } => 1,
            Self::Chat(..) => 2,
            Self::Moved(_) => 3,
            Self::Died() => 4u8,
        };
        stream.int(&mut tag, 0..=4)?;
        if S::IS_READING {
            *self = match tag {
                1 => Self::Shot { weapon: 0, target: None, power: 0 },
                2 => Self::Chat(String::new(), false),
                3 => Self::Moved([0; 3]),
                4 => Self::Died(),
                _ => Self::Nothing,
            };
        }
        match self {
            Self::Nothing | Self::Died() => Ok(()),
            Self::Shot { weapon, target, power } => {
                stream.int(weapon, 0..=11)?;
                stream.option(target, S::u16)?;
                stream.bits(power, 5)
            }
            Self::Chat(text, loud) => {
                stream.string(text, 20)?;
                stream.bool(loud)
            }
            Self::Moved(by) => stream.array(by, |stream, x| stream.int(x, -9..=9)),
        }
    }

    fn values() -> BoxedStrategy<Self> {
        prop_oneof![
            Just(Self::Nothing),
            Just(Self::Died()),
            (0..=11u8, any::<Option<u16>>(), 0..32u8)
                .prop_map(|(weapon, target, power)| Self::Shot { weapon, target, power }),
            ("[a-z]{0,20}", any::<bool>()).prop_map(|(text, loud)| Self::Chat(text, loud)),
            prop::array::uniform3(-9..=9i8).prop_map(Self::Moved),
        ]
        .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self::Shot { weapon: 12, target: None, power: 0 },
            Self::Shot { weapon: 0, target: None, power: 32 },
            Self::Chat("more than twenty bytes".into(), true),
            Self::Moved([0, 0, -10]),
        ]
    }
}

/// Room for variants of later versions, which this one refuses.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[wire(tag_bits = 3 + 3)]
enum Reserved {
    #[default]
    A,
    B(u8),
    C,
}

impl Twin for Reserved {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut tag = match self {
            Self::A => 0,
            Self::B(_) => 1,
            Self::C => 2u8,
        };
        stream.bits(&mut tag, 6)?;
        if S::IS_READING {
            *self = match tag {
                0 => Self::A,
                1 => Self::B(0),
                2 => Self::C,
                _ => return Err(stream.refuse()),
            };
        }
        if let Self::B(value) = self { stream.u8(value) } else { Ok(()) }
    }

    fn values() -> BoxedStrategy<Self> {
        prop_oneof![Just(Self::A), any::<u8>().prop_map(Self::B), Just(Self::C)].boxed()
    }
}

/// A run of several words in one variant, a flag at the front of another.
#[derive(Wire, Clone, Debug, PartialEq)]
enum WideVariants {
    Long { a: [u64; 8], b: u32, c: [u32; 6] },
    Flag(Option<u8>, bool, Option<u64>),
}

impl Default for WideVariants {
    fn default() -> Self {
        Self::Flag(None, false, None)
    }
}

impl Twin for WideVariants {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut is_flag = matches!(self, Self::Flag(..));
        stream.bool(&mut is_flag)?;
        if S::IS_READING {
            *self =
                if is_flag { Self::default() } else { Self::Long { a: [0; 8], b: 0, c: [0; 6] } };
        }
        match self {
            Self::Long { a, b, c } => {
                stream.array(a, S::u64)?;
                stream.u32(b)?;
                stream.array(c, S::u32)
            }
            Self::Flag(a, b, c) => {
                stream.option(a, S::u8)?;
                stream.bool(b)?;
                stream.option(c, S::u64)
            }
        }
    }

    fn values() -> BoxedStrategy<Self> {
        prop_oneof![
            any::<([u64; 8], u32, [u32; 6])>().prop_map(|(a, b, c)| Self::Long { a, b, c }),
            any::<(Option<u8>, bool, Option<u64>)>().prop_map(|(a, b, c)| Self::Flag(a, b, c)),
        ]
        .boxed()
    }
}

/// Every attribute of presence inside variants, which are read slot by slot.
#[derive(Wire, Clone, Debug, PartialEq)]
enum Busy {
    Named {
        #[wire(bits = 7)]
        tick: u16,
        #[wire(relative_to = tick)]
        next: u16,
        #[wire(if = tick > 60, range = 0..=3, default = 2)]
        late: u8,
        #[wire(if = late == 2)]
        two: bool,
        #[wire(skip)]
        cache: String,
        #[wire(default_bit, align, check = "speed")]
        speed: i8,
    },
    Tuple(u8, #[wire(relative_to = field_0)] u8, #[wire(skip, default = 7)] u32),
}

impl Default for Busy {
    fn default() -> Self {
        Self::Tuple(0, 1, 7)
    }
}

impl Twin for Busy {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut is_tuple = matches!(self, Self::Tuple(..));
        stream.bool(&mut is_tuple)?;
        if S::IS_READING {
            *self = if is_tuple {
                Self::Tuple(0, 0, 7)
            } else {
                let cache = String::new();
                Self::Named { tick: 0, next: 0, late: 2, two: false, cache, speed: 0 }
            };
        }
        match self {
            Self::Named { tick, next, late, two, speed, .. } => {
                stream.bits(tick, 7)?;
                stream.relative(next, *tick)?;
                let mut known = 2;
                if *tick > 60 {
                    stream.int(late, 0..=3)?;
                    known = *late;
                }
                if known == 2 {
                    stream.bool(two)?;
                }
                stream.align()?;
                let mut is_zero = *speed == 0;
                stream.bool(&mut is_zero)?;
                if is_zero {
                    *speed = 0;
                } else {
                    stream.int(speed, i8::MIN..=i8::MAX)?;
                }
                stream.check("speed")
            }
            Self::Tuple(a, b, _) => {
                stream.u8(a)?;
                stream.relative(b, *a)
            }
        }
    }

    fn values() -> BoxedStrategy<Self> {
        let named = (0..128u16, 1..500u16, 0..=3u8, any::<bool>(), "[a-z]{0,3}", any::<i8>());
        prop_oneof![
            named.prop_map(|(tick, gap, late, two, cache, speed)| Self::Named {
                tick,
                next: tick + gap,
                late,
                two,
                cache,
                speed
            }),
            (0..200u8, 1..50u8, any::<u32>()).prop_map(|(a, gap, c)| Self::Tuple(a, a + gap, c)),
        ]
        .boxed()
    }

    fn arrives(&self) -> Self {
        match *self {
            Self::Named { tick, next, late, two, speed, .. } => {
                let late = if tick > 60 { late } else { 2 };
                let two = two && late == 2;
                Self::Named { tick, next, late, two, cache: String::new(), speed }
            }
            Self::Tuple(a, b, _) => Self::Tuple(a, b, 7),
        }
    }

    fn wrong() -> Vec<Self> {
        vec![Self::Tuple(5, 5, 7), Self::Tuple(255, 0, 7)]
    }
}
