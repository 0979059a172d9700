//! Long lists and arrays of numbers in a range, judged by packets written bit by bit.

use std::fmt::Debug;

use tightwire::{ReadErrorKind, Wire, WriteErrorKind};

use crate::bulk::{bits, packet, prefix_code, read_over, written};

const PREFIXES: [u32; 5] = [0, 1, 8, 31, 57];

const LENGTHS: [usize; 10] = [0, 1, 63, 64, 65, 127, 256, 257, 321, 400];

/// The number of bits of a count of at most 400.
const COUNT_BITS: u32 = 9;

/// A list of numbers that are `min` plus a code of at most `last`, and a few bits after it.
trait Listed: Wire + Debug + PartialEq {
    const LAST: u64;
    const WIDTH: u32;
    /// A list of these codes, which may be out of range if the type allows it.
    fn of(codes: &[u64]) -> Self;
}

macro_rules! listed {
    ($name:ident, $array:ident, $type:ty, [$($attribute:tt)*], $min:expr, $last:expr, $width:expr) => {
        #[derive(Wire, Clone, Debug, PartialEq)]
        struct $name {
            #[wire($($attribute)*, max_len = 400)]
            list: Vec<$type>,
            #[wire(bits = 5)]
            end: u8,
        }

        impl Listed for $name {
            const LAST: u64 = $last;
            const WIDTH: u32 = $width;

            fn of(codes: &[u64]) -> Self {
                let value = |code: &u64| (i128::from(*code) + $min) as $type;
                Self { list: codes.iter().map(value).collect(), end: 21 }
            }
        }

        #[derive(Wire, Clone, Debug, PartialEq)]
        struct $array {
            #[wire($($attribute)*)]
            array: [$type; 150],
        }

        impl $array {
            fn judge() {
                let codes = draw(150, $last);
                let value = |code: u64| (i128::from(code) + $min) as $type;
                let value = Self { array: std::array::from_fn(|index| value(codes[index])) };
                for prefix in PREFIXES {
                    let expected = expected(prefix, None, &codes, $width);
                    let length = expected.len();
                    assert_eq!(written(&value, prefix, length).unwrap(), expected);
                    let mut back = Self { array: [value.array[0]; 150] };
                    read_over(&mut back, prefix, &expected).unwrap();
                    assert_eq!(back, value);
                    for cut in 0..length {
                        let error = read_over(&mut back, prefix, &expected[..cut]).unwrap_err();
                        let have = (cut * 8).saturating_sub(prefix as usize) / $width * $width;
                        let at = if cut * 8 < prefix as usize { 0 } else { prefix as usize + have };
                        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, at));
                    }
                }
            }
        }
    };
}

listed!(Scores, ScoreArray, u16, [range = 0..=999], 0, 999, 10);
listed!(Percents, PercentArray, i8, [range = -50..=50], -50, 100, 7);
listed!(Switches, SwitchArray, i64, [range = 6..=7], 6, 1, 1);
listed!(Cells, CellArray, i32, [range = -70_000..=-4_465], -70_000, 65_535, 16);
listed!(Ticks, TickArray, u32, [bits = 13], 0, 8_191, 13);
listed!(Levels, LevelArray, u64, [range = 5..=20], 5, 15, 4);

/// Codes from 0 to `last`, both included.
fn draw(length: usize, last: u64) -> Vec<u64> {
    let mut random = 7u64;
    let mut codes: Vec<u64> = (0..length)
        .map(|_| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 40) % (last + 1)
        })
        .collect();
    codes.iter_mut().skip(3).step_by(29).for_each(|code| *code = last);
    codes.iter_mut().skip(4).step_by(31).for_each(|code| *code = 0);
    codes
}

/// The packet of a prefix, a count, codes, and the bits after them if there is a count.
fn expected(prefix: u32, count: Option<usize>, codes: &[u64], width: u32) -> Vec<u8> {
    let mut all: Vec<bool> = bits(prefix_code(prefix), prefix).collect();
    if let Some(count) = count {
        all.extend(bits(count as u64, COUNT_BITS));
    }
    all.extend(codes.iter().flat_map(|code| bits(*code, width)));
    if count.is_some() {
        all.extend(bits(21, 5));
    }
    packet(&all)
}

fn judge<L: Listed>() {
    for prefix in PREFIXES {
        let start = (prefix + COUNT_BITS) as usize;
        for length in LENGTHS {
            let codes = draw(length, L::LAST);
            let value = L::of(&codes);
            let packet = expected(prefix, Some(length), &codes, L::WIDTH);
            assert_eq!(written(&value, prefix, packet.len()).unwrap(), packet, "{length}");
            for room in 0..packet.len() {
                let error = written(&value, prefix, room).unwrap_err();
                assert_eq!(error.kind(), WriteErrorKind::BufferFull);
            }
            for old in [0, 5, 64, 100, 400] {
                let mut back = L::of(&draw(old, 1));
                read_over(&mut back, prefix, &packet).unwrap();
                assert_eq!(back, value, "{prefix} {length} over {old}");
            }
            let end = start + length * L::WIDTH as usize;
            for cut in 0..packet.len() {
                let error = read_over(&mut L::of(&[]), prefix, &packet[..cut]).unwrap_err();
                let missing = match cut * 8 {
                    have if have < prefix as usize => 0,
                    have if have < start => prefix as usize,
                    // Only 256 elements may be without bits.
                    have if length > 256 && have < start + length - 256 => prefix as usize,
                    have if have < end => {
                        start + (have - start) / L::WIDTH as usize * L::WIDTH as usize
                    }
                    _ => end,
                };
                assert_eq!(
                    (error.kind(), error.bit()),
                    (ReadErrorKind::UnexpectedEnd, missing),
                    "{prefix} {length} cut at {cut}"
                );
            }
        }
    }
}

/// Judges a code that is one above the last one, at every place of a list.
fn judge_wrong<L: Listed>(length: usize) {
    for prefix in [0, 13] {
        let start = (prefix + COUNT_BITS) as usize;
        for wrong in 0..length {
            let mut codes = draw(length, L::LAST);
            codes[wrong] = L::LAST + 1;
            let at = start + wrong * L::WIDTH as usize;
            let error = written(&L::of(&codes), prefix, 2_000).unwrap_err();
            assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, at));
            if (L::LAST + 1).is_power_of_two() {
                continue;
            }
            let packet = expected(prefix, Some(length), &codes, L::WIDTH);
            for old in [0, 100] {
                let mut back = L::of(&draw(old, 1));
                let error = read_over(&mut back, prefix, &packet).unwrap_err();
                assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, at), "{wrong}");
            }
            // The rest of the packet is missing, and the wrong code comes first.
            let cut = &packet[..packet.len() - 1];
            let error = read_over(&mut L::of(&[]), prefix, cut).unwrap_err();
            if wrong + 1 < length {
                assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, at), "{wrong}");
            }
        }
    }
}

#[test]
fn numbers_in_a_range_have_the_bits_of_single_numbers() {
    judge::<Scores>();
    judge::<Percents>();
    judge::<Switches>();
    judge::<Cells>();
    judge::<Ticks>();
    judge::<Levels>();
}

#[test]
fn arrays_of_numbers_in_a_range_have_the_bits_of_single_numbers() {
    ScoreArray::judge();
    PercentArray::judge();
    SwitchArray::judge();
    CellArray::judge();
    TickArray::judge();
    LevelArray::judge();
}

#[test]
fn the_first_number_out_of_range_is_rejected_at_its_bit() {
    judge_wrong::<Scores>(330);
    judge_wrong::<Percents>(200);
    judge_wrong::<Switches>(70);
    judge_wrong::<Cells>(70);
    judge_wrong::<Levels>(130);
}
