//! Names that collide with what the generated code could use.
#![deny(warnings, clippy::all, clippy::pedantic, clippy::indexing_slicing, missing_docs)]
#![deny(unused_qualifications, missing_debug_implementations, trivial_casts, unreachable_pub)]
#![allow(dead_code, unused_imports, unused_macros, non_camel_case_types)]

use proptest::prelude::*;
use tightwire::Stream;
use tightwire::scalar::Bool;

use crate::checks::Twin;

crate::judged! {
    locals: hostile::Locals<u8, bool, u16, u32>,
    keywords: hostile::Keywords,
    shadowed: hostile::Shadowed,
    beside_items: hostile::BesideItems,
    parameters: hostile::Parameters<u8, bool>,
}

/// A scope in which nothing means what it usually does.
pub(crate) mod hostile {
    /// The fields are called like variables of generated code, the parameters like its types.
    #[derive(tightwire::Wire, Clone, Debug, Default, PartialEq)]
    pub(crate) struct Locals<W, R, T, S> {
        #[wire(bits = 3)]
        pub(crate) stream: u8,
        #[wire(if = stream > 3)]
        pub(crate) fields: W,
        pub(crate) slot: R,
        pub(crate) value: T,
        #[wire(relative_to = stream)]
        pub(crate) previous: u8,
        pub(crate) absent: S,
        pub(crate) blank: bool,
        #[wire(if = previous > 9, default = 4)]
        pub(crate) __previous: u8,
        #[wire(skip)]
        pub(crate) __wire: u8,
        pub(crate) tag: bool,
    }

    #[derive(tightwire::Wire, Clone, Debug, PartialEq)]
    pub(crate) enum Keywords {
        Struct {
            r#type: u8,
            #[wire(if = r#type == 1)]
            r#match: bool,
        },
        Enum(bool),
    }

    /// Parameters called like those of generated functions.
    #[derive(tightwire::Wire, Clone, Debug, Default, PartialEq)]
    pub(crate) struct Parameters<__W, __R> {
        pub(crate) first: __W,
        pub(crate) second: __R,
        #[wire(with = flag)]
        pub(crate) third: bool,
    }

    /// Items of the user's with the names of the fields.
    #[derive(tightwire::Wire, Clone, Debug, Default, PartialEq)]
    pub(crate) struct BesideItems {
        pub(crate) tick: u8,
        pub(crate) level: u8,
        #[wire(if = tick > level, default = speed(), version = 1)]
        pub(crate) speed: u8,
        #[wire(skip, default = speed() + 2)]
        pub(crate) sum: u8,
    }

    #[allow(non_upper_case_globals)]
    pub(crate) const tick: u8 = 3;
    #[allow(non_upper_case_globals)]
    pub(crate) static level: u8 = 4;

    /// Constants with the names of variables of generated code.
    pub(crate) mod of_variables {
        #![allow(non_upper_case_globals)]

        pub(crate) const stream: u8 = 1;
        pub(crate) static fields: u8 = 2;
        pub(crate) const slot: u8 = 3;
        pub(crate) static blank: u8 = 4;
        pub(crate) const previous: u8 = 5;
        pub(crate) static absent: u8 = 6;
        pub(crate) const value: u8 = 7;
    }
    pub(crate) use of_variables::*;

    pub(crate) fn speed() -> u8 {
        5
    }

    pub(crate) mod wire {}
    pub(crate) mod core {}
    pub(crate) mod std {}
    pub(crate) mod tightwire_derive {}

    /// Not the usual ones.
    #[derive(Debug)]
    pub(crate) enum Option {
        Some,
        None,
    }

    #[derive(Debug)]
    pub(crate) enum Result {
        Ok,
        Err,
    }

    pub(crate) trait Default {
        fn default();
    }

    pub(crate) trait Clone {}

    pub(crate) trait Writer {}

    pub(crate) trait Reader {}

    pub(crate) use self::Option::{None, Some};
    pub(crate) use self::Result::{Err, Ok};

    pub(crate) type usize = u8;
    pub(crate) type u32 = u8;

    macro_rules! assert {
        () => {};
    }
    pub(crate) use assert;

    #[derive(tightwire::Wire, Debug, PartialEq)]
    pub(crate) struct Shadowed {
        #[wire(range = 0..=5)]
        pub(crate) a: u8,
        pub(crate) b: ::core::option::Option<bool>,
        #[wire(if = a == 3)]
        pub(crate) c: bool,
        #[wire(skip)]
        pub(crate) d: u8,
        #[wire(compressed(0.0..=1.0, 0.5))]
        pub(crate) e: f32,
        #[wire(with = flag)]
        pub(crate) f: bool,
        pub(crate) g: Kind,
    }

    #[derive(tightwire::Wire, ::core::clone::Clone, Copy, Debug, PartialEq)]
    #[wire(tag_bits = 2)]
    pub(crate) enum Kind {
        Some(u8),
        None,
        Ok,
    }

    pub(crate) mod flag {
        use tightwire::{ReadError, Reader, WriteError, Writer};

        #[expect(clippy::trivially_copy_pass_by_ref, reason = "every `with` is called like this")]
        pub(crate) fn write<W: Writer>(value: &bool, stream: &mut W) -> Result<(), WriteError> {
            stream.put(tightwire::scalar::Bool, !*value)
        }

        pub(crate) fn read<R: Reader>(stream: &mut R) -> Result<bool, ReadError> {
            Ok(!stream.take(tightwire::scalar::Bool)?)
        }
    }
}

impl Twin for hostile::Locals<u8, bool, u16, u32> {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.stream, 3)?;
        if self.stream > 3 {
            stream.u8(&mut self.fields)?;
        } else {
            self.fields = 0;
        }
        stream.bool(&mut self.slot)?;
        stream.u16(&mut self.value)?;
        stream.relative(&mut self.previous, self.stream)?;
        stream.u32(&mut self.absent)?;
        stream.bool(&mut self.blank)?;
        if self.previous > 9 {
            stream.u8(&mut self.__previous)?;
        } else {
            self.__previous = 4;
        }
        if S::IS_READING {
            self.__wire = 0;
        }
        stream.bool(&mut self.tag)
    }

    fn values() -> BoxedStrategy<Self> {
        let small = (0..8u8, 8..20u8);
        (small, any::<(u8, bool, u16, u32, bool, u8, u8, bool)>())
            .prop_map(|((stream, previous), rest)| {
                let (fields, slot, value, absent, blank, __previous, __wire, tag) = rest;
                Self {
                    stream,
                    fields,
                    slot,
                    value,
                    previous,
                    absent,
                    blank,
                    __previous,
                    __wire,
                    tag,
                }
            })
            .boxed()
    }

    fn arrives(&self) -> Self {
        Self {
            fields: if self.stream > 3 { self.fields } else { 0 },
            __previous: if self.previous > 9 { self.__previous } else { 4 },
            __wire: 0,
            ..self.clone()
        }
    }
}

impl Default for hostile::Keywords {
    fn default() -> Self {
        Self::Enum(false)
    }
}

impl Twin for hostile::Keywords {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let mut is_enum = matches!(self, Self::Enum(_));
        stream.bool(&mut is_enum)?;
        if S::IS_READING {
            *self = if is_enum {
                Self::Enum(false)
            } else {
                Self::Struct { r#type: 0, r#match: false }
            };
        }
        match self {
            Self::Struct { r#type, r#match } => {
                stream.u8(r#type)?;
                if *r#type == 1 { stream.bool(r#match) } else { Ok(()) }
            }
            Self::Enum(value) => stream.bool(value),
        }
    }

    fn values() -> BoxedStrategy<Self> {
        prop_oneof![
            (0..4u8, any::<bool>()).prop_map(|(a, b)| Self::Struct { r#type: a, r#match: b }),
            any::<bool>().prop_map(Self::Enum),
        ]
        .boxed()
    }

    fn arrives(&self) -> Self {
        match *self {
            Self::Struct { r#type, r#match } => {
                Self::Struct { r#type, r#match: r#match && r#type == 1 }
            }
            Self::Enum(value) => Self::Enum(value),
        }
    }
}

impl Twin for hostile::Parameters<u8, bool> {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.first)?;
        stream.bool(&mut self.second)?;
        let mut is_off = !self.third;
        stream.bool(&mut is_off)?;
        self.third = !is_off;
        Ok(())
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(u8, bool, bool)>()
            .prop_map(|(first, second, third)| Self { first, second, third })
            .boxed()
    }
}

impl Twin for hostile::BesideItems {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.tick)?;
        stream.u8(&mut self.level)?;
        if S::IS_READING {
            self.sum = 7;
        }
        if self.tick > self.level {
            return stream.u8(&mut self.speed);
        }
        self.speed = 5;
        Ok(())
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(u8, u8, u8, u8)>()
            .prop_map(|(tick, level, speed, sum)| Self { tick, level, speed, sum })
            .boxed()
    }

    fn arrives(&self) -> Self {
        let speed = if self.tick > self.level { self.speed } else { 5 };
        Self { speed, sum: 7, ..self.clone() }
    }
}

impl Clone for hostile::Shadowed {
    fn clone(&self) -> Self {
        let Self { a, b, c, d, e, f, g } = *self;
        Self { a, b, c, d, e, f, g }
    }
}

impl Default for hostile::Shadowed {
    fn default() -> Self {
        let g = hostile::Kind::Some(0);
        Self { a: 0, b: None, c: false, d: 0, e: 0.0, f: false, g }
    }
}

impl Twin for hostile::Shadowed {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.a, 0..=5)?;
        stream.option(&mut self.b, S::bool)?;
        if self.a == 3 {
            stream.bool(&mut self.c)?;
        } else {
            self.c = false;
        }
        if S::IS_READING {
            self.d = 0;
        }
        stream.compressed(&mut self.e, 0.0..=1.0, 0.5)?;
        let mut is_off = !self.f;
        stream.bool(&mut is_off)?;
        self.f = !is_off;
        let mut tag = match self.g {
            hostile::Kind::Some(_) => 0,
            hostile::Kind::None => 1,
            hostile::Kind::Ok => 2u8,
        };
        stream.int(&mut tag, 0..=2)?;
        if S::IS_READING {
            self.g = match tag {
                0 => hostile::Kind::Some(0),
                1 => hostile::Kind::None,
                _ => hostile::Kind::Ok,
            };
        }
        if let hostile::Kind::Some(x) = &mut self.g { stream.u8(x) } else { Ok(()) }
    }

    fn values() -> BoxedStrategy<Self> {
        let kind = prop_oneof![any::<u8>().prop_map(|x| (0, x)), Just((1, 0)), Just((2, 0)),];
        let e = (0..=2u8).prop_map(|step| f32::from(step) / 2.0);
        (0..=5u8, any::<(Option<bool>, bool, u8, bool)>(), e, kind)
            .prop_map(|(a, (b, c, d, f), e, (tag, x))| {
                let g = match tag {
                    0 => hostile::Kind::Some(x),
                    1 => hostile::Kind::None,
                    _ => hostile::Kind::Ok,
                };
                Self { a, b, c, d, e, f, g }
            })
            .boxed()
    }

    fn arrives(&self) -> Self {
        Self { c: self.c && self.a == 3, d: 0, ..self.clone() }
    }

    fn wrong() -> Vec<Self> {
        vec![Self { a: 6, ..Self::default() }, Self { e: f32::NAN, ..Self::default() }]
    }
}
