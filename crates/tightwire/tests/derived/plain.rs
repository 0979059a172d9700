//! Types without attributes: everything at its full width.

use proptest::prelude::*;
use tightwire::{Stream, Wire};

use crate::checks::Twin;

crate::judged! {
    nothing: Nothing,
    newtype: Newtype,
    unsigned: Unsigned,
    signed: Signed,
    others: Others,
    odd_offsets: OddOffsets,
    tuples: Tuples,
}

/// No fields, no bits.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Nothing;

impl Twin for Nothing {
    fn by_hand<S: Stream>(&mut self, _stream: &mut S) -> tightwire::Result<S> {
        Ok(())
    }

    fn values() -> BoxedStrategy<Self> {
        Just(Self).boxed()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Newtype(u32);

impl Twin for Newtype {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u32(&mut self.0)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<u32>().prop_map(Self).boxed()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Unsigned {
    a: u8,
    b: u16,
    c: u32,
    d: u64,
    e: u128,
}

impl Twin for Unsigned {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.a)?;
        stream.u16(&mut self.b)?;
        stream.u32(&mut self.c)?;
        stream.u64(&mut self.d)?;
        stream.u128(&mut self.e)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(u8, u16, u32, u64, u128)>()
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Signed {
    a: i8,
    b: i16,
    c: i32,
    d: i64,
    e: i128,
}

impl Twin for Signed {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.a, i8::MIN..=i8::MAX)?;
        stream.int(&mut self.b, i16::MIN..=i16::MAX)?;
        stream.int(&mut self.c, i32::MIN..=i32::MAX)?;
        stream.int(&mut self.d, i64::MIN..=i64::MAX)?;
        stream.int(&mut self.e, i128::MIN..=i128::MAX)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(i8, i16, i32, i64, i128)>()
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }
}

/// Floats are sent to the bit, those that are not numbers as well. A `char` has its own test below,
/// since no stream call rejects the codes that are not numbers.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Others {
    flag: bool,
    single: f32,
    double: f64,
    letter: char,
    nothing: (),
}

impl Twin for Others {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.flag)?;
        stream.f32(&mut self.single)?;
        stream.f64(&mut self.double)?;
        stream.object(&mut self.letter)
    }

    fn values() -> BoxedStrategy<Self> {
        (any::<bool>(), any::<u32>(), any::<u64>(), any::<char>())
            .prop_map(|(flag, single, double, letter)| {
                let (single, double) = (f32::from_bits(single), f64::from_bits(double));
                Self { flag, single, double, letter, nothing: () }
            })
            .boxed()
    }
}

/// Every group of 64 bits and more crosses a word.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct OddOffsets {
    a: bool,
    b: u64,
    c: bool,
    d: u128,
    e: bool,
    f: i128,
    g: i64,
}

impl Twin for OddOffsets {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.a)?;
        stream.u64(&mut self.b)?;
        stream.bool(&mut self.c)?;
        stream.u128(&mut self.d)?;
        stream.bool(&mut self.e)?;
        stream.int(&mut self.f, i128::MIN..=i128::MAX)?;
        stream.int(&mut self.g, i64::MIN..=i64::MAX)
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(bool, u64, bool, u128, bool, i128, i64)>()
            .prop_map(|(a, b, c, d, e, f, g)| Self { a, b, c, d, e, f, g })
            .boxed()
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Tuples(bool, (u8, bool), [(u16, bool); 2]);

impl Twin for Tuples {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.0)?;
        stream.u8(&mut self.1.0)?;
        stream.bool(&mut self.1.1)?;
        stream.array(&mut self.2, |stream, (a, b)| {
            stream.u16(a)?;
            stream.bool(b)
        })
    }

    fn values() -> BoxedStrategy<Self> {
        any::<(bool, (u8, bool), [(u16, bool); 2])>().prop_map(|(a, b, c)| Self(a, b, c)).boxed()
    }
}

#[test]
fn a_char_is_its_number_in_21_bits_and_never_a_surrogate() {
    let mut buffer = [0; 3];
    for letter in ['\0', 'a', 'ж', '\u{d7ff}', '\u{e000}', '\u{10ffff}'] {
        let packet = tightwire::encode(&letter, &mut buffer).unwrap();
        assert_eq!(packet, &u32::from(letter).to_le_bytes()[..3]);
        assert_eq!(tightwire::decode::<char>(packet), Ok(letter));
    }
    for code in [0xd800u32, 0xdfff, 0x11_0000, 0x1f_ffff] {
        assert!(tightwire::decode::<char>(&code.to_le_bytes()[..3]).is_err(), "{code:x}");
    }
}
