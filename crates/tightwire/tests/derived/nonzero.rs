//! Numbers whose type has no zero: at their full width, with ranges and widths, and lifted.

use std::num::{
    NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize, NonZeroU8,
    NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, NonZeroUsize,
};

use proptest::prelude::*;
use tightwire::{Integer, Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    unsigned: WithoutZero,
    signed: SignedWithoutZero,
    ranges: RangesWithoutZero,
    ranges_across_zero: RangesAcrossZero,
    widths: WidthsWithoutZero,
    lifted: LiftedWithoutZero,
}

/// An integer of a type without zero, by a call for the integer inside.
fn inside<S: Stream, N: Copy + Into<T>, T: Integer + TryInto<N>>(
    value: &mut N,
    stream: &mut S,
    call: impl FnOnce(&mut S, &mut T) -> tightwire::Result<S>,
) -> tightwire::Result<S> {
    let mut number: T = (*value).into();
    call(stream, &mut number)?;
    match number.try_into() {
        Ok(read) => *value = read,
        Err(_) => return Err(stream.refuse()),
    }
    Ok(())
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct WithoutZero {
    one: bool,
    a: NonZeroU8,
    b: NonZeroU16,
    c: NonZeroU32,
    d: NonZeroU64,
    e: NonZeroU128,
}

impl Default for WithoutZero {
    fn default() -> Self {
        Self {
            one: false,
            a: NonZeroU8::MIN,
            b: NonZeroU16::MIN,
            c: NonZeroU32::MIN,
            d: NonZeroU64::MIN,
            e: NonZeroU128::MIN,
        }
    }
}

impl Twin for WithoutZero {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.one)?;
        inside(&mut self.a, stream, |stream, x| stream.int(x, 1..=u8::MAX))?;
        inside(&mut self.b, stream, |stream, x| stream.int(x, 1..=u16::MAX))?;
        inside(&mut self.c, stream, |stream, x| stream.int(x, 1..=u32::MAX))?;
        inside(&mut self.d, stream, |stream, x| stream.int(x, 1..=u64::MAX))?;
        inside(&mut self.e, stream, |stream, x| stream.int(x, 1..=u128::MAX))
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(bool, NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128)>()
            .prop_map(|(one, a, b, c, d, e)| Self { one, a, b, c, d, e })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct SignedWithoutZero {
    one: bool,
    a: NonZeroI8,
    b: NonZeroI16,
    c: NonZeroI32,
    d: NonZeroI64,
    e: NonZeroI128,
}

impl Default for SignedWithoutZero {
    fn default() -> Self {
        Self {
            one: false,
            a: NonZeroI8::MIN,
            b: NonZeroI16::MIN,
            c: NonZeroI32::MIN,
            d: NonZeroI64::MIN,
            e: NonZeroI128::MIN,
        }
    }
}

impl Twin for SignedWithoutZero {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.one)?;
        inside(&mut self.a, stream, |stream, x| stream.int(x, i8::MIN..=i8::MAX))?;
        inside(&mut self.b, stream, |stream, x| stream.int(x, i16::MIN..=i16::MAX))?;
        inside(&mut self.c, stream, |stream, x| stream.int(x, i32::MIN..=i32::MAX))?;
        inside(&mut self.d, stream, |stream, x| stream.int(x, i64::MIN..=i64::MAX))?;
        inside(&mut self.e, stream, |stream, x| stream.int(x, i128::MIN..=i128::MAX))
    }

    fn values() -> BoxedStrategy<Self> {
        // The smallest is one flipped bit away from zero.
        let small = prop_oneof![Just(NonZeroI8::MIN), any::<NonZeroI8>()];
        (any::<bool>(), small, any::<(NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128)>())
            .prop_map(|(one, a, (b, c, d, e))| Self { one, a, b, c, d, e })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct RangesWithoutZero {
    #[wire(range = 1..=1000)]
    id: NonZeroU16,
    #[wire(range = 5..=9)]
    slot: NonZeroUsize,
    #[wire(range = -9..=-1)]
    debt: NonZeroIsize,
    #[wire(range = 1..=0x1_0000_0000_0000_0000)]
    wide: NonZeroU128,
}

impl Default for RangesWithoutZero {
    fn default() -> Self {
        Self {
            id: NonZeroU16::MIN,
            slot: NonZeroUsize::new(5).unwrap(),
            debt: NonZeroIsize::new(-1).unwrap(),
            wide: NonZeroU128::MIN,
        }
    }
}

impl Twin for RangesWithoutZero {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        inside(&mut self.id, stream, |stream, x| stream.int(x, 1..=1000u16))?;
        inside(&mut self.slot, stream, |stream, x| stream.int(x, 5..=9usize))?;
        inside(&mut self.debt, stream, |stream, x| stream.int(x, -9..=-1isize))?;
        inside(&mut self.wide, stream, |stream, x| stream.int(x, 1..=1u128 << 64))
    }

    fn values() -> BoxedStrategy<Self> {
        (1..=1000u16, 5..=9usize, -9..=-1isize, 1..=1u128 << 64)
            .prop_map(|(id, slot, debt, wide)| Self {
                id: NonZeroU16::new(id).unwrap(),
                slot: NonZeroUsize::new(slot).unwrap(),
                debt: NonZeroIsize::new(debt).unwrap(),
                wide: NonZeroU128::new(wide).unwrap(),
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { id: NonZeroU16::new(1001).unwrap(), ..Self::default() },
            Self { slot: NonZeroUsize::MIN, ..Self::default() },
            Self { debt: NonZeroIsize::MAX, ..Self::default() },
        ]
    }
}

/// Zero has a code in these ranges, and no value.
#[derive(Wire, Clone, Debug, PartialEq)]
struct RangesAcrossZero {
    #[wire(range = 0..=6)]
    a: NonZeroU8,
    #[wire(range = -2..=2)]
    b: NonZeroI32,
    #[wire(range = -1..=0)]
    c: NonZeroI64,
}

impl Default for RangesAcrossZero {
    fn default() -> Self {
        let minus_one = NonZeroI64::new(-1).unwrap();
        Self { a: NonZeroU8::MIN, b: NonZeroI32::new(1).unwrap(), c: minus_one }
    }
}

impl Twin for RangesAcrossZero {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        inside(&mut self.a, stream, |stream, x| stream.int(x, 0..=6u8))?;
        inside(&mut self.b, stream, |stream, x| stream.int(x, -2..=2i32))?;
        inside(&mut self.c, stream, |stream, x| stream.int(x, -1..=0i64))
    }

    fn values() -> BoxedStrategy<Self> {
        let b = prop_oneof![-2..=-1i32, 1..=2i32];
        (1..=6u8, b)
            .prop_map(|(a, b)| Self {
                a: NonZeroU8::new(a).unwrap(),
                b: NonZeroI32::new(b).unwrap(),
                ..Self::default()
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![Self { a: NonZeroU8::new(7).unwrap(), ..Self::default() }]
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct WidthsWithoutZero {
    #[wire(bits = 3)]
    a: NonZeroU8,
    #[wire(bits = 12)]
    b: NonZeroU16,
    #[wire(bits = 70)]
    c: NonZeroU128,
    #[wire(bits = 9)]
    d: NonZeroUsize,
}

impl Default for WidthsWithoutZero {
    fn default() -> Self {
        Self { a: NonZeroU8::MIN, b: NonZeroU16::MIN, c: NonZeroU128::MIN, d: NonZeroUsize::MIN }
    }
}

impl Twin for WidthsWithoutZero {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        inside(&mut self.a, stream, |stream, x: &mut u8| stream.bits(x, 3))?;
        inside(&mut self.b, stream, |stream, x: &mut u16| stream.bits(x, 12))?;
        inside(&mut self.c, stream, |stream, x: &mut u128| stream.bits(x, 70))?;
        inside(&mut self.d, stream, |stream, x: &mut usize| stream.bits(x, 9))
    }

    fn values() -> BoxedStrategy<Self> {
        (1..8u8, 1..4096u16, 1..1u128 << 70, 1..512usize)
            .prop_map(|(a, b, c, d)| Self {
                a: NonZeroU8::new(a).unwrap(),
                b: NonZeroU16::new(b).unwrap(),
                c: NonZeroU128::new(c).unwrap(),
                d: NonZeroUsize::new(d).unwrap(),
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { b: NonZeroU16::new(4096).unwrap(), ..Self::default() },
            Self { c: NonZeroU128::MAX, ..Self::default() },
        ]
    }
}

/// Options, arrays and lists of them, with a range and without.
#[derive(Wire, Clone, Debug, PartialEq)]
struct LiftedWithoutZero {
    #[wire(range = 1..=1000)]
    target: Option<NonZeroU16>,
    #[wire(range = -3..=3)]
    lanes: [NonZeroI8; 3],
    #[wire(range = 1..=60, max_len = 5)]
    seen: Vec<NonZeroU32>,
    #[wire(bits = 5, max_len = 3)]
    maybe: Vec<Option<NonZeroU8>>,
    owner: Option<NonZeroU8>,
    plain: [NonZeroU16; 2],
    #[wire(max_len = 4)]
    list: Vec<NonZeroI16>,
}

impl Default for LiftedWithoutZero {
    fn default() -> Self {
        Self {
            target: None,
            lanes: [NonZeroI8::new(1).unwrap(); 3],
            seen: Vec::new(),
            maybe: Vec::new(),
            owner: None,
            plain: [NonZeroU16::MIN; 2],
            list: Vec::new(),
        }
    }
}

impl Twin for LiftedWithoutZero {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        /// An option, whose type has no default to read over.
        fn option<S: Stream>(
            value: &mut Option<NonZeroU8>,
            stream: &mut S,
            call: impl FnOnce(&mut S, &mut u8) -> tightwire::Result<S>,
        ) -> tightwire::Result<S> {
            let mut number = value.map(NonZeroU8::get);
            stream.option(&mut number, call)?;
            if number == Some(0) {
                return Err(stream.refuse());
            }
            *value = number.and_then(NonZeroU8::new);
            Ok(())
        }
        let mut target = self.target.map(NonZeroU16::get);
        stream.option(&mut target, |stream, x| stream.int(x, 1..=1000))?;
        self.target = target.and_then(NonZeroU16::new);
        stream.array(&mut self.lanes, |stream, lane| {
            inside(lane, stream, |stream, x| stream.int(x, -3..=3i8))
        })?;
        let mut seen: Vec<u32> = self.seen.iter().map(|id| id.get()).collect();
        stream.list(&mut seen, 5, |stream, x| stream.int(x, 1..=60))?;
        self.seen = seen.into_iter().filter_map(NonZeroU32::new).collect();
        stream.list(&mut self.maybe, 3, |stream, maybe| {
            option(maybe, stream, |stream, x| stream.bits(x, 5))
        })?;
        option(&mut self.owner, stream, |stream, x| stream.int(x, 1..=255))?;
        stream.array(&mut self.plain, |stream, plain| {
            inside(plain, stream, |stream, x| stream.int(x, 1..=u16::MAX))
        })?;
        let mut list: Vec<i16> = self.list.iter().map(|x| x.get()).collect();
        stream.list(&mut list, 4, |stream, x| {
            stream.int(x, i16::MIN..=i16::MAX)?;
            if *x == 0 { Err(stream.refuse()) } else { Ok(()) }
        })?;
        self.list = list.into_iter().filter_map(NonZeroI16::new).collect();
        Ok(())
    }

    fn values() -> BoxedStrategy<Self> {
        let target = prop::option::of((1..=1000u16).prop_map(|x| NonZeroU16::new(x).unwrap()));
        let lane = prop_oneof![-3..=-1i8, 1..=3i8].prop_map(|x| NonZeroI8::new(x).unwrap());
        let seen = (1..=60u32).prop_map(|x| NonZeroU32::new(x).unwrap());
        let maybe = prop::option::of((1..32u8).prop_map(|x| NonZeroU8::new(x).unwrap()));
        (
            target,
            [lane.clone(), lane.clone(), lane],
            prop::collection::vec(seen, 0..=5),
            prop::collection::vec(maybe, 0..=3),
            any::<Option<NonZeroU8>>(),
            any::<[NonZeroU16; 2]>(),
            prop::collection::vec(any::<NonZeroI16>(), 0..=4),
        )
            .prop_map(|(target, lanes, seen, maybe, owner, plain, list)| Self {
                target,
                lanes,
                seen,
                maybe,
                owner,
                plain,
                list,
            })
            .boxed()
    }
}
