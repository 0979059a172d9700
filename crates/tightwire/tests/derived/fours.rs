//! Short arrays of numbers in a range, of which four are written at once, judged by packets written bit by
//! bit.

use tightwire::{Wire, WriteErrorKind};

use crate::bulk::{bits, packet, prefix_code, read_over, written};

/// The numbers of bits before the array, up to a word.
const PREFIXES: [u32; 9] = [0, 1, 5, 8, 16, 31, 48, 57, 64];

/// Judges arrays of `$type` from `$min` to `$max`, with `$width` bits each.
macro_rules! judged {
    ($name:ident: $type:ty, $length:literal, [$($attribute:tt)*], $min:expr, $max:expr, $width:expr) => {
        #[test]
        fn $name() {
            #[derive(Wire, Clone, Copy, Debug, PartialEq)]
            struct Four {
                before: bool,
                #[wire($($attribute)*)]
                array: [$type; $length],
                #[wire(bits = 3)]
                after: u8,
            }

            let (min, max): (i32, i32) = ($min, $max);
            let right: Vec<$type> = [min, max, (min + max) / 2, min + (max - min) / 3]
                .map(|value| value as $type)
                .to_vec();
            let wrong: Vec<$type> = (<$type>::MIN..=<$type>::MAX)
                .step_by(if <$type>::BITS > 8 { 71 } else { 1 })
                .chain([min - 1, max + 1].map(|value| value as $type))
                .filter(|value| !(min..=max).contains(&i32::from(*value)))
                .collect();
            for prefix in PREFIXES {
                for turn in 0..$length {
                    let array = std::array::from_fn(|index| right[(index * 3 + turn) % 4]);
                    let value = Four { before: true, array, after: 5 };
                    let mut expected: Vec<bool> = bits(prefix_code(prefix), prefix).collect();
                    expected.push(true);
                    for element in array {
                        expected.extend(bits((i32::from(element) - min) as u64, $width));
                    }
                    expected.extend(bits(5, 3));
                    let expected = packet(&expected);
                    for room in 0..expected.len() + 9 {
                        let result = written(&value, prefix, room).map_err(|error| error.kind());
                        if room < expected.len() {
                            assert_eq!(result, Err(WriteErrorKind::BufferFull), "{prefix} {room}");
                        } else {
                            assert_eq!(result.as_ref(), Ok(&expected), "{prefix} {room}");
                        }
                    }
                    let mut back = Four { before: false, array: [right[0]; $length], after: 0 };
                    assert_eq!(read_over(&mut back, prefix, &expected), Ok(()));
                    assert_eq!(back, value);
                }
            }
            for place in 0..$length {
                for element in &wrong {
                    let mut value = Four { before: true, array: [right[2]; $length], after: 5 };
                    value.array[place] = *element;
                    // Another wrong one after it does not matter.
                    value.array[$length - 1] = *element;
                    let error = written(&value, 13, 100).unwrap_err();
                    let at = 14 + place * $width;
                    assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, at));
                }
            }
        }
    };
}

judged!(signed_numbers: i16, 4, [range = -1024..=1024], -1024, 1024, 12);
judged!(seven_signed_numbers: i16, 7, [range = -100..=27], -100, 27, 7);
judged!(numbers_below_a_thousand: u16, 5, [range = 0..=999], 0, 999, 10);
judged!(eleven_numbers_of_nine_bits: u16, 11, [bits = 9], 0, 511, 9);
judged!(numbers_of_almost_all_bits: i16, 8, [range = -32_768..=32_766], -32_768, 32_766, 16);
judged!(numbers_at_the_upper_end: u16, 4, [range = 40_000..=65_535], 40_000, 65_535, 15);
judged!(switches: i16, 9, [range = -1..=0], -1, 0, 1);
judged!(constants: u16, 4, [range = 7..=7], 7, 7, 0);
judged!(bytes: i8, 8, [range = -3..=90], -3, 90, 7);
