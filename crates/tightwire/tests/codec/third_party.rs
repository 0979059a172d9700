//! Types of other crates: flags, identifiers, floats with an order, short lists.

#![cfg(all(feature = "std", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::indexing_slicing, missing_docs)]

use tightwire::{Wire, WriteErrorKind, decode, encode_to_vec, measure};

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Buttons: u8 {
        const JUMP = 1;
        const FIRE = 1 << 1;
        const DUCK = 1 << 2;
        const BOTH = 3;
    }

    /// Not the lowest bits, and the sign among them.
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Sparse: i32 {
        const LOW = 1 << 3;
        const HIGH = 1 << 20;
        const SIGN = i32::MIN;
    }

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct None: u64 {}

    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Every: u64 {
        const _ = !0;
    }
}
tightwire::flags!(Buttons);
tightwire::flags!(Sparse);
tightwire::flags!(None);
tightwire::flags!(Every);

#[derive(Wire, Clone, Debug, PartialEq)]
struct Input {
    pressed: Buttons,
    held: Option<Buttons>,
    marks: [Sparse; 2],
    #[wire(max_len = 3)]
    history: Vec<Buttons>,
    nothing: None,
}

#[test]
fn flags_take_a_bit_each() {
    assert_eq!(
        (Buttons::MAX_BITS, Sparse::MAX_BITS, None::MAX_BITS, Every::MAX_BITS),
        (3, 3, 0, 64)
    );
    for bits in 0..8 {
        let buttons = Buttons::from_bits(bits).unwrap();
        assert_eq!(encode_to_vec(&buttons).unwrap(), [bits]);
        assert_eq!(decode::<Buttons>(&[bits]), Ok(buttons));
    }
    // In the order of their bits.
    for (flag, code) in [(Sparse::LOW, 1), (Sparse::HIGH, 2), (Sparse::SIGN, 4)] {
        assert_eq!(encode_to_vec(&flag).unwrap(), [code]);
        assert_eq!(decode::<Sparse>(&[code]), Ok(flag));
    }
    let all = Every::from_bits_retain(0x0123_4567_89ab_cdef);
    assert_eq!(encode_to_vec(&all).unwrap(), 0x0123_4567_89ab_cdefu64.to_le_bytes());
    let input = Input {
        pressed: Buttons::DUCK,
        held: Some(Buttons::JUMP),
        marks: [Sparse::SIGN | Sparse::LOW, Sparse::empty()],
        history: vec![Buttons::all()],
        nothing: None::empty(),
    };
    assert_eq!(measure(&input).unwrap(), 3 + 4 + 6 + 2 + 3);
    let packet = encode_to_vec(&input).unwrap();
    // 100, a flag and 001, 101, 000, a count of 1 in 2 bits, 111.
    assert_eq!(packet, [0b1001_1100, 0b1010_0010, 0b11]);
    assert_eq!(decode::<Input>(&packet).unwrap(), input);
}

#[test]
fn a_bit_that_is_no_flag_is_not_written() {
    for bits in 8..=255 {
        let error = encode_to_vec(&Buttons::from_bits_retain(bits)).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::OutOfRange, "{bits}");
    }
    for bit in (0..32).filter(|bit| ![3, 20, 31].contains(bit)) {
        assert!(encode_to_vec(&Sparse::from_bits_retain(1 << bit)).is_err(), "{bit}");
    }
}

#[test]
fn an_array_of_flags_is_as_many_bits() {
    fn judge<const N: usize>(bits: u128) {
        assert_eq!(<[bool; N]>::MAX_BITS, N);
        let flags: [bool; N] = std::array::from_fn(|at| bits >> (at % 128) & 1 != 0);
        let packet = encode_to_vec(&flags).unwrap();
        assert_eq!(packet.len(), N.div_ceil(8));
        for (at, flag) in flags.iter().enumerate() {
            assert_eq!(packet[at / 8] >> (at % 8) & 1 != 0, *flag);
        }
        assert_eq!(decode::<[bool; N]>(&packet).unwrap(), flags);
        // At any other bit too.
        let shifted = (5u8, flags, Some(flags));
        assert_eq!(decode(&encode_to_vec(&shifted).unwrap()), Ok(shifted));
        let between = (true, flags, 9u8);
        assert_eq!(decode(&encode_to_vec(&between).unwrap()), Ok(between));
        if N > 0 {
            assert!(decode::<[bool; N]>(&packet[..packet.len() - 1]).is_err());
        }
    }
    for bits in [0, u128::MAX, 0x0123_4567_89ab_cdef_0f1e_2d3c_4b5a_6978] {
        judge::<0>(bits);
        judge::<1>(bits);
        judge::<7>(bits);
        judge::<9>(bits);
        judge::<64>(bits);
        judge::<65>(bits);
        judge::<200>(bits);
    }
}

#[cfg(feature = "uuid-1")]
#[test]
fn an_identifier_is_its_octets() {
    let id = uuid_1::Uuid::from_u128(0x0123_4567_89ab_cdef_0011_2233_4455_6677);
    let packet = encode_to_vec(&id).unwrap();
    let octets = [
        0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77,
    ];
    assert_eq!(packet, octets);
    assert_eq!(decode::<uuid_1::Uuid>(&packet), Ok(id));
    assert_eq!(<(bool, uuid_1::Uuid)>::MAX_BITS, 129);
}

#[cfg(feature = "ordered-float-5")]
#[test]
fn floats_with_an_order_are_floats_and_may_be_keys() {
    use ordered_float_5::{NotNan, OrderedFloat};
    use std::collections::BTreeMap;
    use tightwire::ReadErrorKind;

    #[derive(Wire, Debug, PartialEq)]
    struct Track {
        #[wire(max_len = 4)]
        keys: BTreeMap<OrderedFloat<f32>, u8>,
        #[wire(compressed(0.0..=1.0, 0.25))]
        speed: OrderedFloat<f32>,
        end: NotNan<f64>,
    }

    let keys = [(OrderedFloat(1.5), 1), (OrderedFloat(-2.0), 2)].into();
    let track = Track { keys, speed: OrderedFloat(0.5), end: NotNan::new(-0.0).unwrap() };
    let packet = encode_to_vec(&track).unwrap();
    assert_eq!(measure(&track).unwrap(), 3 + 2 * 40 + 3 + 64);
    assert_eq!(decode::<Track>(&packet).unwrap(), track);
    let error = decode::<NotNan<f32>>(&f32::NAN.to_le_bytes()).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 0));
}

#[cfg(feature = "smallvec-1")]
#[test]
fn a_short_list_is_a_list() {
    use smallvec_1::{SmallVec, smallvec};

    #[derive(Wire, Debug, PartialEq)]
    struct Short {
        #[wire(max_len = 9, range = 0..=99)]
        scores: SmallVec<[u8; 4]>,
        #[wire(max_len = 9, bytes)]
        voice: smallvec_1::SmallVec<[u8; 2]>,
    }
    #[derive(Wire, Debug, PartialEq)]
    struct Long {
        #[wire(max_len = 9, range = 0..=99)]
        scores: Vec<u8>,
        #[wire(max_len = 9, bytes)]
        voice: Vec<u8>,
    }

    for count in 0..=9usize {
        let scores: Vec<u8> = (0..count).map(|at| at as u8 * 11).collect();
        let long = Long { scores: scores.clone(), voice: vec![7; count] };
        let packet = encode_to_vec(&long).unwrap();
        let short = Short { scores: scores.into(), voice: smallvec![7; count] };
        assert_eq!(encode_to_vec(&short).unwrap(), packet);
        assert_eq!(decode::<Short>(&packet).unwrap(), short);
        assert_eq!(Short::SCHEMA.hash(), Long::SCHEMA.hash());
    }
    let too_long = Short { scores: smallvec![0; 10], voice: smallvec![] };
    assert_eq!(encode_to_vec(&too_long).unwrap_err().kind(), WriteErrorKind::TooLong);
}
