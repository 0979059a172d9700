//! Types, numbers and constants that are not what their names say at first sight.
#![deny(warnings, clippy::all, clippy::pedantic)]
#![allow(dead_code, non_camel_case_types)]

use proptest::prelude::*;
use tightwire::{SceneStream, Stream};

use crate::checks::Twin;

crate::judged! {
    names_of_others: types::Duration,
    names_of_numbers: numbers::Numbers,
    parameters: constants::Constants,
}

/// Types with the same names as types in other modules.
pub(crate) mod types {
    use std::marker::PhantomData;

    use crate::names::hostile::flag;

    pub(crate) mod engine {
        #[derive(tightwire::Wire, Clone, Copy, Debug, Default, PartialEq)]
        pub(crate) struct Duration(pub(crate) u16);

        #[derive(tightwire::Wire, Clone, Copy, Debug, Default, PartialEq)]
        pub(crate) struct Vec<T> {
            pub(crate) x: T,
            pub(crate) y: T,
        }

        #[derive(tightwire::Wire, Clone, Copy, Debug, Default, PartialEq)]
        pub(crate) struct String(pub(crate) bool);
    }

    pub(crate) mod other {
        pub(crate) type Duration = bool;
    }

    #[derive(tightwire::Wire, Clone, Debug, Default, PartialEq)]
    pub(crate) struct Duration {
        pub(crate) same: Option<engine::Duration>,
        #[wire(with = flag)]
        pub(crate) with: other::Duration,
        pub(crate) array: [u8; Self::LENGTH],
        pub(crate) marker: PhantomData<Self>,
        pub(crate) vector: engine::Vec<u8>,
        pub(crate) pair: (engine::Vec<bool>, engine::String),
    }

    impl Duration {
        const LENGTH: usize = 2;
    }
}

impl Twin for types::Duration {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.option(&mut self.same, |stream, same| stream.u16(&mut same.0))?;
        let mut is_off = !self.with;
        stream.bool(&mut is_off)?;
        self.with = !is_off;
        stream.u8(&mut self.array[0])?;
        stream.u8(&mut self.array[1])?;
        stream.u8(&mut self.vector.x)?;
        stream.u8(&mut self.vector.y)?;
        stream.bool(&mut self.pair.0.x)?;
        stream.bool(&mut self.pair.0.y)?;
        stream.bool(&mut self.pair.1.0)
    }

    fn values() -> BoxedStrategy<Self> {
        use types::engine;

        any::<(Option<u16>, bool, [u8; 2], [u8; 2], [bool; 3])>()
            .prop_map(|(same, with, array, [x, y], [first, second, text])| Self {
                same: same.map(engine::Duration),
                with,
                array,
                vector: engine::Vec { x, y },
                pair: (engine::Vec { x: first, y: second }, engine::String(text)),
                ..Self::default()
            })
            .boxed()
    }
}

/// The names of numbers are those of other types.
pub(crate) mod numbers {
    pub(crate) struct f32;
    pub(crate) struct i64;
    pub(crate) struct u32;
    pub(crate) struct usize;
    pub(crate) struct bool;

    #[derive(tightwire::Wire, Clone, Debug, Default, PartialEq)]
    #[wire(crate = "tightwire")]
    pub(crate) struct Numbers {
        #[wire(compressed(0.0..=1.0, 0.5))]
        pub(crate) steer: ::core::primitive::f32,
        #[wire(fixed(-1..=1, 3))]
        pub(crate) angle: i16,
        #[wire(bits = 3)]
        pub(crate) count: u8,
    }
}

impl Twin for numbers::Numbers {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.compressed(&mut self.steer, 0.0..=1.0, 0.5)?;
        stream.int(&mut self.angle, -8..=8)?;
        stream.bits(&mut self.count, 3)
    }

    fn values() -> BoxedStrategy<Self> {
        let steer = (0..=2u8).prop_map(|step| f32::from(step) / 2.0);
        (steer, -8..=8i16, 0..8u8)
            .prop_map(|(steer, angle, count)| Self { steer, angle, count })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![Self { angle: 9, ..Self::default() }, Self { count: 8, ..Self::default() }]
    }
}

/// Parameters of fields that are constants of the type itself, or come through a macro.
pub(crate) mod constants {
    macro_rules! constants {
        ($range:expr, $bits:expr) => {
            #[derive(tightwire::Wire, Clone, Debug, Default, PartialEq)]
            pub(crate) struct Constants {
                #[wire(bits = Self::BITS)]
                pub(crate) bits: u8,
                #[wire(range = 0..=Self::MOST)]
                pub(crate) range: u8,
                #[wire(smallest_three = Self::BITS + 2)]
                pub(crate) rotation: [f32; 4],
                #[wire(unit = (Self::BITS))]
                pub(crate) up: [f32; 3],
                pub(crate) tag: Tag,
                #[wire(range = $range)]
                pub(crate) from_a_macro: u8,
                #[wire(bits = $bits)]
                pub(crate) narrow: u8,
                #[wire(range = (1..=2))]
                pub(crate) in_parentheses: i8,
            }
        };
    }
    constants!(0..=5, 2);

    impl Constants {
        const BITS: u32 = 5;
        const MOST: u8 = 20;
    }

    #[derive(tightwire::Wire, Clone, Copy, Debug, Default, PartialEq)]
    #[wire(tag_bits = Self::TAG_BITS)]
    pub(crate) enum Tag {
        #[default]
        Here,
        There,
    }

    impl Tag {
        const TAG_BITS: u32 = 6;
    }
}

impl Twin for constants::Constants {
    const ONE_FORM: bool = false;
    const ROUNDS: bool = true;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.bits, 5)?;
        stream.int(&mut self.range, 0..=20)?;
        stream.smallest_three(&mut self.rotation, 7)?;
        stream.unit_vector(&mut self.up, 5)?;
        let mut tag = u8::from(self.tag == constants::Tag::There);
        stream.bits(&mut tag, 6)?;
        self.tag = match tag {
            0 => constants::Tag::Here,
            1 => constants::Tag::There,
            _ => return Err(stream.refuse()),
        };
        stream.int(&mut self.from_a_macro, 0..=5)?;
        stream.bits(&mut self.narrow, 2)?;
        stream.int(&mut self.in_parentheses, 1..=2)
    }

    fn values() -> BoxedStrategy<Self> {
        (0..32u8, 0..=20u8, any::<bool>(), 0..=5u8, 0..4u8, 1..=2i8)
            .prop_map(|(bits, range, is_there, from_a_macro, narrow, in_parentheses)| Self {
                bits,
                range,
                rotation: [0.0, 0.0, 0.0, 1.0],
                up: [0.0, 0.0, 1.0],
                tag: if is_there { constants::Tag::There } else { constants::Tag::Here },
                from_a_macro,
                narrow,
                in_parentheses,
            })
            .boxed()
    }
}

/// Deprecated items in a module that forbids their use.
pub(crate) mod strict {
    #[derive(tightwire::Wire)]
    pub(crate) struct Player {
        #[deprecated]
        pub(crate) health: u8,
    }

    #[derive(tightwire::Wire)]
    pub(crate) enum Kind {
        #[deprecated]
        Old,
        New,
    }

    #[deprecated]
    #[derive(tightwire::Wire)]
    pub(crate) struct Old(u8);

    #[derive(tightwire::Wire)]
    pub(crate) struct Uses {
        #[allow(deprecated)]
        pub(crate) old: Old,
    }

    #[forbid(deprecated, clippy::absurd_extreme_comparisons)]
    pub(crate) mod without_exception {
        #[derive(tightwire::Wire)]
        pub(crate) struct Player {
            #[wire(range = 0..=100)]
            pub(crate) health: u8,
        }
    }
}
