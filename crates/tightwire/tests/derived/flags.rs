//! Optional fields between others: a flag ends a run, and what follows it leads the next.

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    flags: Flags,
    wide_payload: WidePayload,
    lead_before_a_full_run: LeadBeforeAFullRun,
    flag_behind_a_full_run: FlagBehindAFullRun,
    free_fields: FreeFields,
}

/// Flags in a row, whose payloads join what is after them.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Flags {
    #[wire(bits = 4)]
    a: Option<u8>,
    #[wire(range = -3..=3)]
    b: Option<i32>,
    c: Option<bool>,
    #[wire(bits = 20)]
    d: u32,
    #[wire(range = 0..=1000)]
    e: Option<u16>,
    #[wire(default_bit)]
    f: u16,
    #[wire(bits = 3)]
    g: Option<[u8; 2]>,
}

impl Twin for Flags {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.option(&mut self.a, |stream, x| stream.bits(x, 4))?;
        stream.option(&mut self.b, |stream, x| stream.int(x, -3..=3))?;
        stream.option(&mut self.c, S::bool)?;
        stream.bits(&mut self.d, 20)?;
        stream.option(&mut self.e, |stream, x| stream.int(x, 0..=1000))?;
        let mut is_zero = self.f == 0;
        stream.bool(&mut is_zero)?;
        if is_zero {
            self.f = 0;
        } else {
            stream.u16(&mut self.f)?;
        }
        stream.option(&mut self.g, |stream, pair| stream.array(pair, |stream, x| stream.bits(x, 3)))
    }

    fn values() -> BoxedStrategy<Self> {
        let small = (prop::option::of(0..16u8), prop::option::of(-3..=3), any::<Option<bool>>());
        let f = prop_oneof![Just(0), any::<u16>()];
        let g = prop::option::of([0..8u8, 0..8u8]);
        (small, 0..1u32 << 20, prop::option::of(0..=1000u16), f, g)
            .prop_map(|((a, b, c), d, e, f, g)| Self { a, b, c, d, e, f, g })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { a: Some(16), ..Self::default() },
            Self { b: Some(4), ..Self::default() },
            Self { e: Some(1001), ..Self::default() },
            Self { g: Some([0, 8]), ..Self::default() },
        ]
    }
}

/// Payloads that are as wide as a window takes together with the run after, and wider.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct WidePayload {
    a: Option<u64>,
    b: bool,
    #[wire(bits = 56)]
    c: Option<u64>,
    d: bool,
    e: Option<[u32; 3]>,
    #[wire(bits = 40)]
    f: Option<u64>,
    #[wire(bits = 18)]
    g: u32,
    h: Option<u128>,
}

impl Twin for WidePayload {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.option(&mut self.a, S::u64)?;
        stream.bool(&mut self.b)?;
        stream.option(&mut self.c, |stream, x| stream.bits(x, 56))?;
        stream.bool(&mut self.d)?;
        stream.option(&mut self.e, |stream, x| stream.array(x, S::u32))?;
        stream.option(&mut self.f, |stream, x| stream.bits(x, 40))?;
        stream.bits(&mut self.g, 18)?;
        stream.option(&mut self.h, S::u128)
    }

    fn values() -> BoxedStrategy<Self> {
        let bits = |bits: u32| prop::option::of(0..1u64 << bits);
        (
            any::<(Option<u64>, bool, bool)>(),
            bits(56),
            bits(40),
            0..1u32 << 18,
            any::<(Option<[u32; 3]>, Option<u128>)>(),
        )
            .prop_map(|((a, b, d), c, f, g, (e, h))| Self { a, b, c, d, e, f, g, h })
            .boxed()
    }
}

/// The run after the flag ends only because the next field does not fit into it.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct LeadBeforeAFullRun {
    #[wire(bits = 4)]
    a: Option<u8>,
    b: u32,
    c: [u64; 8],
    d: bool,
}

impl Twin for LeadBeforeAFullRun {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.option(&mut self.a, |stream, x| stream.bits(x, 4))?;
        stream.u32(&mut self.b)?;
        stream.array(&mut self.c, S::u64)?;
        stream.bool(&mut self.d)
    }

    fn values() -> BoxedStrategy<Self> {
        (prop::option::of(0..16u8), any::<(u32, [u64; 8], bool)>())
            .prop_map(|(a, (b, c, d))| Self { a, b, c, d })
            .boxed()
    }
}

/// A flag that has no room in the run before it.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct FlagBehindAFullRun {
    a: [u64; 8],
    b: Option<bool>,
    c: [u64; 8],
    d: bool,
    e: Option<u8>,
}

impl Twin for FlagBehindAFullRun {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.array(&mut self.a, S::u64)?;
        stream.option(&mut self.b, S::bool)?;
        stream.array(&mut self.c, S::u64)?;
        stream.bool(&mut self.d)?;
        stream.option(&mut self.e, S::u8)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<([u64; 8], Option<bool>, [u64; 8], bool, Option<u8>)>()
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }
}

/// Fields of no bits, at the start of a run, in it, after a flag and alone.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct FreeFields {
    #[wire(range = 9..=9)]
    a: u8,
    b: bool,
    c: (),
    #[wire(range = -4..=-4)]
    d: Option<i8>,
    #[wire(range = 9..=9)]
    e: u8,
    f: Option<bool>,
    #[wire(range = 9..=9, align)]
    g: u8,
}

impl Twin for FreeFields {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.a, 9..=9)?;
        stream.bool(&mut self.b)?;
        stream.option(&mut self.d, |stream, x| stream.int(x, -4..=-4))?;
        stream.int(&mut self.e, 9..=9)?;
        stream.option(&mut self.f, S::bool)?;
        stream.align()?;
        stream.int(&mut self.g, 9..=9)
    }

    fn values() -> BoxedStrategy<Self> {
        (any::<bool>(), prop::option::of(Just(-4)), any::<Option<bool>>())
            .prop_map(|(b, d, f)| Self { a: 9, b, c: (), d, e: 9, f, g: 9 })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self { a: 9, e: 9, g: 9, ..Self::default() };
        vec![
            Self { a: 8, ..good.clone() },
            Self { d: Some(-3), ..good.clone() },
            Self { e: 10, ..good.clone() },
            Self { g: 0, ..good },
        ]
    }
}
