//! Lists and arrays whose elements are copied as a whole, judged by packets written bit by bit.

use std::fmt::Debug;

use tightwire::scalar::Bits;
use tightwire::{ReadErrorKind, ReadStream, Reader, Wire, WriteErrorKind, WriteStream, Writer};

/// The numbers of bits before the list, up to a word, including byte boundaries.
const PREFIXES: [u32; 10] = [0, 1, 3, 7, 8, 13, 24, 31, 57, 64];

const LENGTHS: [usize; 12] = [0, 1, 3, 7, 15, 16, 17, 40, 63, 64, 65, 100];

#[derive(Wire, Clone, Debug, PartialEq)]
struct Listed<T> {
    #[wire(max_len = 100)]
    list: Vec<T>,
    #[wire(bits = 5)]
    end: u8,
}

/// The lowest `width` bits of a code.
pub(crate) fn bits(code: u64, width: u32) -> impl Iterator<Item = bool> {
    (0..width).map(move |bit| code >> bit & 1 == 1)
}

/// The packet of these bits.
pub(crate) fn packet(bits: &[bool]) -> Vec<u8> {
    bits.chunks(8)
        .map(|byte| byte.iter().rev().fold(0, |sum, bit| sum << 1 | u8::from(*bit)))
        .collect()
}

pub(crate) fn prefix_code(width: u32) -> u64 {
    0x9e37_79b9_7f4a_7c15 & if width == 64 { u64::MAX } else { (1 << width) - 1 }
}

/// Writes `value` after `prefix` bits into `room` bytes.
pub(crate) fn written<T: Wire>(
    value: &T,
    prefix: u32,
    room: usize,
) -> Result<Vec<u8>, tightwire::WriteError> {
    let mut buffer = vec![0xff; room];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(Bits::new(prefix), prefix_code(prefix))?;
    value.write(&mut stream)?;
    Ok(stream.finish()?.to_vec())
}

pub(crate) fn read_over<T: Wire>(
    value: &mut T,
    prefix: u32,
    packet: &[u8],
) -> Result<(), tightwire::ReadError> {
    let mut stream = ReadStream::new(packet);
    stream.take(Bits::<u64>::new(prefix))?;
    value.read_into(&mut stream)?;
    stream.finish()
}

/// Judges lists of `T`. `codes` gives the words of an element, each of `width` bits.
fn judge<T: Wire + Clone + PartialEq + Debug>(
    value: impl Fn(u64) -> T,
    codes: impl Fn(&T) -> Vec<u64>,
    width: u32,
) {
    let mut random = 1u64;
    let mut draw = || {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        value(random ^ random >> 31)
    };
    for prefix in PREFIXES {
        for length in LENGTHS {
            let list: Vec<T> = (0..length).map(|_| draw()).collect();
            let mut expected: Vec<bool> = bits(prefix_code(prefix), prefix).collect();
            expected.extend(bits(length as u64, 7));
            let start = expected.len();
            for element in &list {
                expected.extend(codes(element).into_iter().flat_map(|code| bits(code, width)));
            }
            let end = expected.len();
            expected.extend(bits(21, 5));
            let (used, expected) = (expected.len(), packet(&expected));
            let value = Listed { list, end: 21 };

            assert_eq!(
                written(&value, prefix, expected.len()).unwrap(),
                expected,
                "{prefix} {length}"
            );
            for room in 0..expected.len() {
                let error = written(&value, prefix, room).unwrap_err();
                assert_eq!(error.kind(), WriteErrorKind::BufferFull);
                assert!(error.bit() <= used, "{} of {used}", error.bit());
            }
            for old in [0, 5, 40, 100] {
                let mut back = Listed { list: (0..old).map(|_| draw()).collect(), end: 0 };
                read_over(&mut back, prefix, &expected).unwrap();
                assert_eq!(back, value, "{prefix} {length} over {old}");
            }
            let element = (end - start).checked_div(length).unwrap_or(1);
            for cut in 0..expected.len() {
                let mut back = Listed { list: Vec::<T>::new(), end: 0 };
                let error = read_over(&mut back, prefix, &expected[..cut]).unwrap_err();
                let missing = match cut * 8 {
                    have if have < prefix as usize => 0,
                    have if have < start => prefix as usize,
                    // At the first element, or part of one, that is missing.
                    have if have < end => {
                        let whole = start + (have - start) / element * element;
                        let part = (have - whole) / width as usize * width as usize;
                        whole + part
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
        let array: [T; 40] = std::array::from_fn(|_| draw());
        let mut expected: Vec<bool> = bits(prefix_code(prefix), prefix).collect();
        for element in &array {
            expected.extend(codes(element).into_iter().flat_map(|code| bits(code, width)));
        }
        let expected = packet(&expected);
        assert_eq!(written(&array, prefix, expected.len()).unwrap(), expected);
        let mut back: [T; 40] = std::array::from_fn(|_| draw());
        read_over(&mut back, prefix, &expected).unwrap();
        assert_eq!(back, array);
        for cut in 0..expected.len() {
            assert!(read_over(&mut back, prefix, &expected[..cut]).is_err());
        }
    }
}

#[test]
fn flags_have_the_bits_of_single_flags() {
    judge(|random| random & 1 == 1, |flag| vec![u64::from(*flag)], 1);
}

#[test]
fn unsigned_numbers_have_the_bits_of_single_numbers() {
    judge(|random| random as u8, |value| vec![u64::from(*value)], 8);
    judge(|random| random as u16, |value| vec![u64::from(*value)], 16);
    judge(|random| random as u32, |value| vec![u64::from(*value)], 32);
    judge(|random| random, |value| vec![*value], 64);
}

#[test]
fn signed_numbers_have_the_bits_of_single_numbers() {
    judge(|random| random as i8, |value| vec![(i64::from(*value) + 128) as u64], 8);
    judge(|random| random as i16, |value| vec![(i64::from(*value) + 32_768) as u64], 16);
    judge(|random| random as i32, |value| vec![(i64::from(*value) + (1 << 31)) as u64], 32);
    judge(|random| random as i64, |value| vec![(i128::from(*value) + (1 << 63)) as u64], 64);
}

#[test]
fn floats_have_the_bits_of_single_floats() {
    judge(|random| random as u32 as f32, |value| vec![u64::from(value.to_bits())], 32);
    judge(|random| random as f64, |value| vec![value.to_bits()], 64);
}

#[test]
fn arrays_in_lists_have_the_bits_of_their_elements() {
    judge(
        |random| [random as u16 as f32, (random >> 16) as f32, 0.5],
        |value| value.iter().map(|axis| u64::from(axis.to_bits())).collect(),
        32,
    );
    judge(
        |random| [[random as u8, 7], [(random >> 8) as u8, 9]],
        |value| value.as_flattened().iter().map(|byte| u64::from(*byte)).collect(),
        8,
    );
    judge(
        |random| [random & 1 == 1, random & 2 == 2, random & 4 == 4],
        |value| value.iter().map(|flag| u64::from(*flag)).collect(),
        1,
    );
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Vector {
    x: f32,
    y: f32,
    z: f32,
}

#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Ends([Vector; 2]);

/// An element of 11 bytes, of which no field has the width of another.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Mixed {
    small: i16,
    byte: u8,
    pair: (u32, i8),
    near: [u8; 3],
}

/// Not every combination of bits is a value.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
struct Narrow {
    #[wire(range = 0..=255)]
    whole: u16,
    #[wire(range = 1..=255)]
    positive: u8,
}

/// Judges lists of structs. `codes` gives the codes of an element with their widths.
fn judge_structs<T: Wire + Clone + PartialEq + Debug>(
    value: impl Fn(u64) -> T,
    codes: impl Fn(&T) -> Vec<(u64, u32)>,
) {
    for prefix in PREFIXES {
        for length in LENGTHS {
            let list: Vec<T> = (1..=length as u64)
                .map(|index| value(index.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
                .collect();
            let mut expected: Vec<bool> = bits(prefix_code(prefix), prefix).collect();
            expected.extend(bits(length as u64, 7));
            let start = expected.len();
            for element in &list {
                expected
                    .extend(codes(element).into_iter().flat_map(|(code, width)| bits(code, width)));
            }
            let end = expected.len();
            expected.extend(bits(21, 5));
            let expected = packet(&expected);
            let value = Listed { list, end: 21 };
            assert_eq!(written(&value, prefix, expected.len()).unwrap(), expected, "{length}");
            for room in 0..expected.len() {
                let error = written(&value, prefix, room).unwrap_err();
                assert_eq!(error.kind(), WriteErrorKind::BufferFull);
            }
            let mut back = Listed { list: Vec::<T>::new(), end: 0 };
            read_over(&mut back, prefix, &expected).unwrap();
            assert_eq!(back, value, "{prefix} {length}");
            let element = (end - start).checked_div(length).unwrap_or(1);
            for cut in start.div_ceil(8)..end / 8 {
                let error = read_over(&mut back, prefix, &expected[..cut]).unwrap_err();
                // All fields of an element are checked at once.
                let at = start + (8 * cut - start) / element * element;
                assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, at));
            }
        }
    }
}

#[test]
fn structs_of_floats_have_the_bits_of_single_floats() {
    let vector = |random: u64| Vector { x: random as u16 as f32, y: 0.5, z: (random >> 16) as f32 };
    let words = |vector: &Vector| {
        [vector.x, vector.y, vector.z].map(|axis| (u64::from(axis.to_bits()), 32))
    };
    judge_structs(vector, |value| words(value).to_vec());
    judge_structs(
        |random| Ends([vector(random), vector(random >> 7)]),
        |value| value.0.iter().flat_map(words).collect(),
    );
}

#[test]
fn structs_of_mixed_numbers_have_the_bits_of_single_numbers() {
    judge_structs(
        |random| Mixed {
            small: random as i16,
            byte: (random >> 8) as u8,
            pair: ((random >> 16) as u32, (random >> 48) as i8),
            near: [(random >> 50) as u8, 0, (random >> 56) as u8],
        },
        |Mixed { small, byte, pair, near }| {
            let mut codes = vec![
                ((i64::from(*small) + 32_768) as u64, 16),
                (u64::from(*byte), 8),
                (u64::from(pair.0), 32),
                ((i64::from(pair.1) + 128) as u64, 8),
            ];
            codes.extend(near.iter().map(|byte| (u64::from(*byte), 8)));
            codes
        },
    );
}

#[test]
fn long_arrays_of_structs_have_the_bits_of_their_elements() {
    for prefix in PREFIXES {
        let array: [Vector; 200] = std::array::from_fn(|index| Vector {
            x: index as f32,
            y: -0.25,
            z: 1.0 / (index + 1) as f32,
        });
        let mut expected: Vec<bool> = bits(prefix_code(prefix), prefix).collect();
        for Vector { x, y, z } in array {
            expected.extend([x, y, z].iter().flat_map(|axis| bits(axis.to_bits().into(), 32)));
        }
        let expected = packet(&expected);
        assert_eq!(written(&array, prefix, expected.len()).unwrap(), expected);
        for room in 0..expected.len() {
            assert!(written(&array, prefix, room).is_err());
        }
        let mut back = [array[7]; 200];
        read_over(&mut back, prefix, &expected).unwrap();
        assert_eq!(back, array);
    }
}

#[test]
fn a_struct_with_a_range_is_checked_at_every_place_of_a_list() {
    for wrong in 0..100 {
        for (whole, positive, at) in [(256, 1, 0), (7, 0, 8)] {
            let mut list = vec![Narrow { whole: 255, positive: 255 }; 100];
            list[wrong] = Narrow { whole, positive };
            let error = written(&Listed { list, end: 21 }, 3, 2_000).unwrap_err();
            let bit = 3 + 7 + 16 * wrong + at;
            assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, bit));
        }
    }
}
