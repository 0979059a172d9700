//! Variants whose fields are functions of their own: large ones, and all of a crowded enum.

use tightwire::scalar::U16;
use tightwire::{Wire, decode, encode_to_vec};

macro_rules! flags {
    ($name:ident: $($flag:ident)*) => {
        #[derive(Wire, Clone, Debug, Default, PartialEq)]
        struct $name {
            $($flag: bool),*
        }
    };
}

flags!(Five: a b c d e);
flags!(Large: a0 a1 a2 a3 a4 a5 a6 a7 a8 a9 b0 b1 b2 b3 b4 b5 b6 b7 b8 b9 c0 c1 c2 c3 c4);

#[derive(Wire, Clone, Debug, PartialEq)]
enum Between {
    Quit,
    Flags {
        first: bool,
        large: Large,
        last: bool,
    },
    Front {
        large: Large,
        last: u8,
    },
    Checked {
        first: u8,
        #[wire(check = "large")]
        large: Large,
    },
    Array {
        first: u8,
        larges: [Large; 2],
        last: u8,
    },
    Listed {
        first: u8,
        #[wire(max_len = 3)]
        list: Vec<Five>,
        last: u8,
    },
}

macro_rules! crowd {
    ($($variant:ident)*) => {
        /// More than 160 values.
        #[derive(Wire, Clone, Debug, PartialEq)]
        enum Crowd {
            $( $variant { first: u8, five: Five, last: u8 }, )*
            Maybe { first: u8, five: Option<Five>, last: u8 },
            Usual {
                first: u8,
                #[wire(default_bit)]
                five: Five,
                last: u8,
            },
        }

        fn crowd() -> Vec<Crowd> {
            let five = Five { a: true, d: true, ..Five::default() };
            let mut all = Vec::new();
            for (first, last) in [(0, 0xff), (0xff, 0), (0x5a, 0xa5)] {
                $( all.push(Crowd::$variant { first, five: five.clone(), last }); )*
                all.push(Crowd::Maybe { first, five: None, last });
                all.push(Crowd::Maybe { first, five: Some(five.clone()), last });
                all.push(Crowd::Usual { first, five: Five::default(), last });
                all.push(Crowd::Usual { first, five: five.clone(), last });
            }
            all
        }
    };
}

crowd!(A B C D E F G H I J K L M N O P Q R S T U V W X Y);

/// A value survives the round trip whatever surrounds it, and a cut packet is rejected.
fn comes_back<T: Wire + Clone + std::fmt::Debug + PartialEq>(value: &T) {
    let packet = encode_to_vec(value).unwrap();
    assert_eq!(decode::<T>(&packet).as_ref(), Ok(value));
    let around = (true, value.clone(), 0x3au8);
    assert_eq!(decode(&encode_to_vec(&around).unwrap()), Ok(around));
    for length in 0..packet.len() {
        assert!(decode::<T>(&packet[..length]).is_err(), "{length} of {packet:?}");
    }
}

#[test]
fn a_large_field_of_a_variant_leaves_the_next_one_as_it_is() {
    let large = Large { a0: true, b5: true, c4: true, ..Large::default() };
    let five = Five { b: true, ..Five::default() };
    for (first, last) in [(false, true), (true, false)] {
        comes_back(&Between::Flags { first, large: large.clone(), last });
    }
    comes_back(&Between::Quit);
    for last in [0, 0x81, 0xff] {
        comes_back(&Between::Front { large: large.clone(), last });
        comes_back(&Between::Checked { first: last, large: large.clone() });
        let larges = [large.clone(), Large::default()];
        comes_back(&Between::Array { first: !last, larges, last });
        let list = vec![five.clone(), Five::default()];
        comes_back(&Between::Listed { first: !last, list, last });
    }
}

#[test]
fn every_variant_of_a_crowded_enum_comes_back() {
    crowd().iter().for_each(comes_back);
}

#[test]
#[cfg(feature = "trace")]
fn variants_of_a_crowded_enum_are_traced_as_they_are_written() {
    for value in crowd() {
        let traced = tightwire::trace::trace_write(&value).unwrap();
        assert_eq!(traced.packet, encode_to_vec(&value).unwrap());
    }
}

/// Custom code with a mistake in it.
#[derive(Clone, Debug, PartialEq)]
struct Faulty;

impl Wire for Faulty {
    const SCHEMA: tightwire::Schema = tightwire::Schema::opaque("Faulty").version(1).at_most(8);

    fn write<W: tightwire::Writer>(&self, _stream: &mut W) -> Result<(), tightwire::WriteError> {
        panic!("a mistake")
    }

    fn read<R: tightwire::Reader>(_stream: &mut R) -> Result<Self, tightwire::ReadError> {
        Ok(Self)
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
enum WithFaulty {
    Quit,
    Faulty { first: u8, faulty: Faulty },
}

#[test]
fn a_stream_does_not_finish_after_a_panic_in_a_variant() {
    use tightwire::Writer as _;
    assert!(encode_to_vec(&WithFaulty::Quit).is_ok());
    let mut buffer = [0; 8];
    let mut stream = tightwire::WriteStream::new(&mut buffer);
    stream.put(U16, 7).unwrap();
    let write = std::panic::AssertUnwindSafe(|| {
        let _ = WithFaulty::Faulty { first: 1, faulty: Faulty }.write(&mut stream);
    });
    assert!(std::panic::catch_unwind(write).is_err());
    assert!(stream.finish().is_err());
}
