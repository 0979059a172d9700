//! Types that are so wide that the derive divides them into several functions.
#![deny(warnings, clippy::all, clippy::pedantic)]

use proptest::prelude::*;
use tightwire::{ReadErrorKind, Stream, Wire, decode, encode_to_vec};

use crate::checks::Twin;

crate::judged! {
    wide_struct: Wide,
    wide_enum: Crowd,
    many_flags: Flags,
}

type List = Vec<bool>;

/// Later groups use fields of earlier ones: in conditions, as a length, and as a start to count from.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Wide {
    a: u8,
    #[wire(if = a > 100, default = 9)]
    b: u8,
    #[wire(range = 0..=3)]
    n: u8,
    #[wire(skip, default = 7)]
    unsent: u8,
    #[wire(max_len = 2)]
    l0: List,
    #[wire(max_len = 2)]
    l1: List,
    #[wire(max_len = 2, align)]
    l2: List,
    #[wire(max_len = 2)]
    l3: List,
    #[wire(max_len = 2)]
    l4: List,
    #[wire(if = b == 9)]
    c: u16,
    #[wire(max_len = 2, check = "middle")]
    l5: List,
    #[wire(max_len = 2)]
    l6: List,
    #[wire(max_len = 2)]
    l7: List,
    #[wire(max_len = 2)]
    l8: List,
    #[wire(if = c < 40_000 && b > 8)]
    d: Option<u8>,
    #[wire(len = n, max_len = 3)]
    exact: List,
    #[wire(wrapping_from = a)]
    near: u8,
    end: bool,
}

impl Wide {
    /// Leaves the fields out that are absent.
    fn leave_out(&mut self) {
        if self.a <= 100 {
            self.b = 9;
        }
        if self.b != 9 {
            self.c = 0;
        }
        if self.c >= 40_000 || self.b <= 8 {
            self.d = None;
        }
        self.unsent = 7;
    }

    fn arbitrary() -> BoxedStrategy<Self> {
        let list = || prop::collection::vec(any::<bool>(), 0..=2);
        let lists = [list(), list(), list(), list(), list(), list(), list(), list(), list()];
        let numbers = any::<(u8, u8, u16, u8, bool)>();
        let exact = prop::collection::vec(any::<bool>(), 0..=3);
        (numbers, any::<(bool, bool)>(), any::<Option<u8>>(), lists, exact)
            .prop_map(|((a, b, c, near, end), (nine, low), d, lists, exact)| {
                let [l0, l1, l2, l3, l4, l5, l6, l7, l8] = lists;
                let (a, b) = (if low { a % 128 } else { a }, if nine { 9 } else { b });
                let n = u8::try_from(exact.len()).unwrap_or(u8::MAX);
                let unsent = 3;
                Self { a, b, n, unsent, l0, l1, l2, l3, l4, c, l5, l6, l7, l8, d, exact, near, end }
            })
            .boxed()
    }
}

impl Twin for Wide {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let list = |stream: &mut S, list: &mut List| stream.list(list, 2, S::bool);
        stream.u8(&mut self.a)?;
        if self.a > 100 {
            stream.u8(&mut self.b)?;
        } else {
            self.b = 9;
        }
        stream.int(&mut self.n, 0..=3)?;
        self.unsent = 7;
        list(stream, &mut self.l0)?;
        list(stream, &mut self.l1)?;
        stream.align()?;
        list(stream, &mut self.l2)?;
        list(stream, &mut self.l3)?;
        list(stream, &mut self.l4)?;
        if self.b == 9 {
            stream.u16(&mut self.c)?;
        } else {
            self.c = 0;
        }
        list(stream, &mut self.l5)?;
        stream.check("middle")?;
        list(stream, &mut self.l6)?;
        list(stream, &mut self.l7)?;
        list(stream, &mut self.l8)?;
        if self.c < 40_000 && self.b > 8 {
            stream.option(&mut self.d, S::u8)?;
        } else {
            self.d = None;
        }
        self.exact.resize(usize::from(self.n), false);
        for value in &mut self.exact {
            stream.bool(value)?;
        }
        stream.wrapping(&mut self.near, self.a)?;
        stream.bool(&mut self.end)
    }

    fn values() -> BoxedStrategy<Self> {
        Self::arbitrary()
    }

    fn arrives(&self) -> Self {
        let mut value = self.clone();
        value.leave_out();
        value
    }
}

/// A group of variants for each function, and one variant that has groups of fields itself.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Crowd {
    #[default]
    Nothing,
    Wide {
        a: u8,
        #[wire(if = a > 100, default = 9)]
        b: u8,
        #[wire(max_len = 2)]
        l0: List,
        #[wire(max_len = 2)]
        l1: List,
        #[wire(max_len = 2)]
        l2: List,
        #[wire(max_len = 2)]
        l3: List,
        #[wire(max_len = 2)]
        l4: List,
        #[wire(if = b == 9)]
        c: u16,
        #[wire(max_len = 2)]
        l5: List,
        #[wire(max_len = 2)]
        l6: List,
        #[wire(max_len = 2)]
        l7: List,
        #[wire(max_len = 2)]
        l8: List,
        #[wire(max_len = 2)]
        l9: List,
        #[wire(skip, default = 7)]
        unsent: u8,
        #[wire(if = b == 9 && a < 50)]
        d: Option<u8>,
    },
    One(u8),
    Two(#[wire(max_len = 2)] List, #[wire(max_len = 2)] List, bool),
    Three(#[wire(max_len = 2)] List, #[wire(max_len = 2)] List, bool),
    Four(#[wire(max_len = 2)] List, #[wire(max_len = 2)] List, bool),
    Five(#[wire(max_len = 2)] List, #[wire(max_len = 2)] List, bool),
    Six(#[wire(max_len = 2)] List, #[wire(max_len = 2)] List, bool),
    Seven(#[wire(max_len = 2)] List, #[wire(max_len = 2)] List, bool),
    Eight {
        x: u8,
        y: Option<u8>,
    },
    Nine,
}

impl Crowd {
    fn tag(&self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Wide { .. } => 1,
            Self::One(_) => 2,
            Self::Two(..) => 3,
            Self::Three(..) => 4,
            Self::Four(..) => 5,
            Self::Five(..) => 6,
            Self::Six(..) => 7,
            Self::Seven(..) => 8,
            Self::Eight { .. } => 9,
            Self::Nine => 10,
        }
    }

    fn of(tag: u8) -> Self {
        let (x, y, l) = (List::new(), List::new(), List::new);
        match tag {
            1 => Self::Wide {
                a: 0,
                b: 0,
                l0: l(),
                l1: l(),
                l2: l(),
                l3: l(),
                l4: l(),
                c: 0,
                l5: l(),
                l6: l(),
                l7: l(),
                l8: l(),
                l9: l(),
                unsent: 7,
                d: None,
            },
            2 => Self::One(0),
            3 => Self::Two(x, y, false),
            4 => Self::Three(x, y, false),
            5 => Self::Four(x, y, false),
            6 => Self::Five(x, y, false),
            7 => Self::Six(x, y, false),
            8 => Self::Seven(x, y, false),
            9 => Self::Eight { x: 0, y: None },
            10 => Self::Nine,
            _ => Self::Nothing,
        }
    }
}

impl Twin for Crowd {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        let list = |stream: &mut S, list: &mut List| stream.list(list, 2, S::bool);
        let mut tag = self.tag();
        stream.int(&mut tag, 0..=10)?;
        if !S::IS_WRITING {
            *self = Self::of(tag);
        }
        match self {
            Self::Nothing | Self::Nine => Ok(()),
            Self::One(value) => stream.u8(value),
            Self::Two(x, y, z)
            | Self::Three(x, y, z)
            | Self::Four(x, y, z)
            | Self::Five(x, y, z)
            | Self::Six(x, y, z)
            | Self::Seven(x, y, z) => {
                list(stream, x)?;
                list(stream, y)?;
                stream.bool(z)
            }
            Self::Eight { x, y } => {
                stream.u8(x)?;
                stream.option(y, S::u8)
            }
            Self::Wide { a, b, l0, l1, l2, l3, l4, c, l5, l6, l7, l8, l9, unsent, d } => {
                *unsent = 7;
                stream.u8(a)?;
                if *a > 100 {
                    stream.u8(b)?;
                } else {
                    *b = 9;
                }
                for each in [l0, l1, l2, l3, l4] {
                    list(stream, each)?;
                }
                if *b == 9 {
                    stream.u16(c)?;
                } else {
                    *c = 0;
                }
                for each in [l5, l6, l7, l8, l9] {
                    list(stream, each)?;
                }
                if *b == 9 && *a < 50 {
                    stream.option(d, S::u8)?;
                } else {
                    *d = None;
                }
                Ok(())
            }
        }
    }

    fn values() -> BoxedStrategy<Self> {
        let wide = Wide::arbitrary().prop_map(|wide| {
            let Wide { a, b, l0, l1, l2, l3, l4, c, l5, l6, l7, l8, unsent, d, exact: _, .. } =
                wide;
            let l9 = l0.clone();
            Self::Wide { a, b, l0, l1, l2, l3, l4, c, l5, l6, l7, l8, l9, unsent, d }
        });
        let other = (0..11u8, Wide::arbitrary()).prop_map(|(tag, from)| {
            let Wide { a, l0, l1, d, end, .. } = from;
            match tag {
                2 => Self::One(a),
                3 => Self::Two(l0, l1, end),
                4 => Self::Three(l0, l1, end),
                5 => Self::Four(l0, l1, end),
                6 => Self::Five(l0, l1, end),
                7 => Self::Six(l0, l1, end),
                8 => Self::Seven(l0, l1, end),
                9 => Self::Eight { x: a, y: d },
                tag => Self::of(tag),
            }
        });
        prop_oneof![wide, other].boxed()
    }

    fn arrives(&self) -> Self {
        let mut value = self.clone();
        if let Self::Wide { a, b, c, unsent, d, .. } = &mut value {
            if *a <= 100 {
                *b = 9;
            }
            if *b != 9 {
                *c = 0;
            }
            if *b != 9 || *a >= 50 {
                *d = None;
            }
            *unsent = 7;
        }
        value
    }
}

type Maybe = Option<u8>;

/// Options that are read together with the numbers after them, also where a group ends.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[rustfmt::skip]
struct Flags(
    Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe,
    Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe, Maybe,
    bool, u8, Maybe, u8, Maybe, Maybe, u16, u8, u8, Maybe, u32, u8, Maybe, u64,
);

impl Twin for Flags {
    #[rustfmt::skip]
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        for maybe in [
            &mut self.0, &mut self.1, &mut self.2, &mut self.3, &mut self.4, &mut self.5,
            &mut self.6, &mut self.7, &mut self.8, &mut self.9, &mut self.10, &mut self.11,
            &mut self.12, &mut self.13, &mut self.14, &mut self.15, &mut self.16, &mut self.17,
            &mut self.18, &mut self.19, &mut self.20, &mut self.21, &mut self.22, &mut self.23,
        ] {
            stream.option(maybe, S::u8)?;
        }
        stream.bool(&mut self.24)?;
        stream.u8(&mut self.25)?;
        stream.option(&mut self.26, S::u8)?;
        stream.u8(&mut self.27)?;
        stream.option(&mut self.28, S::u8)?;
        stream.option(&mut self.29, S::u8)?;
        stream.u16(&mut self.30)?;
        stream.u8(&mut self.31)?;
        stream.u8(&mut self.32)?;
        stream.option(&mut self.33, S::u8)?;
        stream.u32(&mut self.34)?;
        stream.u8(&mut self.35)?;
        stream.option(&mut self.36, S::u8)?;
        stream.u64(&mut self.37)
    }

    fn values() -> BoxedStrategy<Self> {
        (any::<[Maybe; 30]>(), any::<([u8; 8], bool)>())
            .prop_map(|(m, (n, flag))| {
                #[rustfmt::skip]
                let value = Self(
                    m[0], m[1], m[2], m[3], m[4], m[5], m[6], m[7], m[8], m[9], m[10], m[11],
                    m[12], m[13], m[14], m[15], m[16], m[17], m[18], m[19], m[20], m[21], m[22],
                    m[23], flag, n[0], m[24], n[1], m[25], m[26], u16::from(n[2]), n[3], n[4], m[27],
                    u32::from(n[5]), n[6], m[28], u64::from(n[7]) << 56,
                );
                value
            })
            .boxed()
    }
}

/// 66 fields of 4 bits are three groups, and one run of 264 bits.
#[derive(Wire, Debug, PartialEq)]
#[rustfmt::skip]
struct Nibbles {
    #[wire(bits = 4)] a0: u8, #[wire(bits = 4)] a1: u8, #[wire(bits = 4)] a2: u8,
    #[wire(bits = 4)] a3: u8, #[wire(bits = 4)] a4: u8, #[wire(bits = 4)] a5: u8,
    #[wire(bits = 4)] a6: u8, #[wire(bits = 4)] a7: u8, #[wire(bits = 4)] a8: u8,
    #[wire(bits = 4)] a9: u8, #[wire(bits = 4)] b0: u8, #[wire(bits = 4)] b1: u8,
    #[wire(bits = 4)] b2: u8, #[wire(bits = 4)] b3: u8, #[wire(bits = 4)] b4: u8,
    #[wire(bits = 4)] b5: u8, #[wire(bits = 4)] b6: u8, #[wire(bits = 4)] b7: u8,
    #[wire(bits = 4)] b8: u8, #[wire(bits = 4)] b9: u8, #[wire(bits = 4)] c0: u8,
    #[wire(bits = 4)] c1: u8, #[wire(bits = 4)] c2: u8, #[wire(bits = 4)] c3: u8,
    #[wire(bits = 4)] c4: u8, #[wire(bits = 4)] c5: u8, #[wire(bits = 4)] c6: u8,
    #[wire(bits = 4)] c7: u8, #[wire(bits = 4)] c8: u8, #[wire(bits = 4)] c9: u8,
    #[wire(bits = 4)] d0: u8, #[wire(bits = 4)] d1: u8, #[wire(bits = 4)] d2: u8,
    #[wire(bits = 4)] d3: u8, #[wire(bits = 4)] d4: u8, #[wire(bits = 4)] d5: u8,
    #[wire(bits = 4)] d6: u8, #[wire(bits = 4)] d7: u8, #[wire(bits = 4)] d8: u8,
    #[wire(bits = 4)] d9: u8, #[wire(bits = 4)] e0: u8, #[wire(bits = 4)] e1: u8,
    #[wire(bits = 4)] e2: u8, #[wire(bits = 4)] e3: u8, #[wire(bits = 4)] e4: u8,
    #[wire(bits = 4)] e5: u8, #[wire(bits = 4)] e6: u8, #[wire(bits = 4)] e7: u8,
    #[wire(bits = 4)] e8: u8, #[wire(bits = 4)] e9: u8, #[wire(bits = 4)] f0: u8,
    #[wire(bits = 4)] f1: u8, #[wire(bits = 4)] f2: u8, #[wire(bits = 4)] f3: u8,
    #[wire(bits = 4)] f4: u8, #[wire(bits = 4)] f5: u8, #[wire(bits = 4)] f6: u8,
    #[wire(bits = 4)] f7: u8, #[wire(bits = 4)] f8: u8, #[wire(bits = 4)] f9: u8,
    #[wire(range = 0..=9)] g0: u8, #[wire(bits = 4)] g1: u8, #[wire(bits = 4)] g2: u8,
    #[wire(bits = 4)] g3: u8, #[wire(bits = 4)] g4: u8, #[wire(bits = 4)] g5: u8,
}

#[test]
fn a_run_across_groups_is_checked_once_at_its_start() {
    let whole = [0x21; 33];
    let value = decode::<Nibbles>(&whole).unwrap();
    assert_eq!((value.a0, value.d1, value.d2, value.g5), (1, 2, 1, 2));
    assert_eq!(encode_to_vec(&value).unwrap(), whole);
    for length in 0..33 {
        let error = decode::<Nibbles>(&whole[..length]).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 0), "{length}");
    }
}

#[test]
fn a_number_in_a_later_group_is_rejected_at_its_own_bit() {
    let mut packet = [0x21; 33];
    packet[30] = 0x2a;
    let error = decode::<Nibbles>(&packet).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 240));
}
