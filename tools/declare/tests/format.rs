//! The twin does what the tables of `docs/wire-format.md` and `docs/wire-format-scene.md` say.

#![allow(clippy::unusual_byte_groupings)] // groups are values

use declare::twin::{Condition, Length, Strategy, Twin, field, measure, read, to_bytes, write};
use declare::value::{Int, Num, Value};

fn int(value: i128) -> Value {
    Value::int(value)
}

fn floats(values: &[f32]) -> Value {
    Value::Many(values.iter().map(|value| Value::F32(value.to_bits())).collect())
}

fn range(low: i128, high: i128) -> Twin {
    Twin::Range(Int::I128, Num::of(low), Num::of(high))
}

fn several(parts: &[Twin]) -> Twin {
    Twin::tuple(parts.to_vec())
}

fn text(value: &str) -> Value {
    Value::Text(value.into())
}

#[test]
fn values_have_the_bits_and_bytes_of_the_tables() {
    let half = 0.5f32.sqrt();
    let relative = several(&[Twin::int(Int::U16), Twin::Relative(Int::U16, 0)]);
    let rows: Vec<(Twin, Value, usize, &[u8])> = vec![
        (Twin::Bits(Int::U16, 12), int(1000), 12, &[0xe8, 0x03]),
        (range(-100, 100), int(-7), 8, &[0x5d]),
        (range(5, 5), int(5), 0, &[]),
        (Twin::int(Int::I64), int(-1), 64, &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]),
        (Twin::Fixed(Int::I32, -100, 100, 8), int(-832), 16, &[0xc0, 0x60]),
        (relative.clone(), Value::Many(vec![int(1000), int(1001)]), 17, &[0xe8, 0x03, 0x01]),
        (relative.clone(), Value::Many(vec![int(1000), int(1024)]), 29, &[0xe8, 0x03, 0x08, 0x00]),
        (relative, Value::Many(vec![int(1000), int(5378)]), 39, &[0xe8, 0x03, 0x20, 0x00, 0x00]),
        (Twin::F32, Value::F32(1f32.to_bits()), 32, &[0x00, 0x00, 0x80, 0x3f]),
        (Twin::Compressed(-1.0, 1.0, 0.01), Value::F32(0.25f32.to_bits()), 8, &[0x7d]),
        (Twin::Compressed(0.0, 1.0, 0.3), Value::F32(0.5f32.to_bits()), 3, &[0x02]),
        (Twin::Text((0, 31)), text("zoë"), 40, &[0x04, 0x7a, 0x6f, 0xc3, 0xab]),
        (Twin::WideText((0, 3), None), text("A"), 34, &[0x05, 0x01, 0x00, 0x00, 0x00]),
        (Twin::Char, Value::Char('A'), 21, &[0x41, 0x00, 0x00]),
        (
            Twin::Option(Box::new(Twin::int(Int::U16))),
            Value::some(int(0x0201)),
            17,
            &[0x03, 0x04, 0x00],
        ),
        (
            Twin::List((0, 5), Box::new(Twin::int(Int::U8))),
            Value::Many(vec![int(0xff), int(1)]),
            19,
            &[0xfa, 0x0f, 0x00],
        ),
        (Twin::SmallestThree(4), floats(&[0.0, 0.0, 0.0, -1.0]), 14, &[0xdf, 0x1d]),
        (Twin::SmallestThree(4), floats(&[half, 0.0, 0.0, half]), 14, &[0xdc, 0x39]),
        (Twin::SmallestThree(4), floats(&[0.1, -0.7, 0.1, -0.7]), 14, &[0x99, 0x39]),
        (Twin::Direction(4), floats(&[0.0, 0.0, -1.0]), 8, &[0xee]),
        (Twin::Direction(4), floats(&[2.0 / 3.0, 1.0 / 3.0, -2.0 / 3.0]), 8, &[0xbd]),
    ];
    for (twin, value, bits, bytes) in rows {
        let written = write(&twin, &value).unwrap_or_else(|| panic!("{twin:?} of {value:?}"));
        assert_eq!(
            (written.bits.len(), &to_bytes(&written.bits)[..]),
            (bits, bytes),
            "{twin:?} of {value:?}"
        );
        assert!(read(&twin, bytes).is_some(), "{twin:?}");
    }
}

#[test]
fn lists_have_the_bytes_of_the_examples() {
    let many = |values: &[i128]| Value::Many(values.iter().map(|value| int(*value)).collect());
    let byte = || Box::new(Twin::int(Int::U8));
    let six = Length::Times(Box::new(Length::Field(0)), Box::new(Length::Number(3)));
    let tiles = [Twin::Bits(Int::U8, 3), Twin::Exactly(six, 64, Box::new(range(0, 7)))];
    let rows: Vec<(Twin, Value, &[u8])> = vec![
        (Twin::List((1, 24), byte()), many(&[0xff]), &[0b111_00000, 0b11111]),
        (Twin::Text((1, 16)), text("hi"), &[1, b'h', b'i']),
        // 2 in 3 bits, then 2 * 3 elements of 3 bits.
        (
            several(&tiles),
            Value::Many(vec![int(2), many(&[1, 2, 3, 4, 5, 6])]),
            &[0b10_001_010, 0b1_100_011_0, 0b110_10],
        ),
        (
            Twin::Climb((1, 8), Int::U16, Box::new(Twin::Bits(Int::U16, 8))),
            many(&[10, 11, 14]),
            &[0b0101_0010, 0b0110_1000, 0],
        ),
        // The heap and the set of the example: 5 and 5; 1 and 7.
        (Twin::Bag(3, Box::new(range(0, 15))), many(&[5, 5]), &[0b01_0101_10, 0b01]),
        (Twin::Ascending(3, Box::new(range(0, 15)), false), many(&[1, 7]), &[0b11_0001_10, 0b01]),
        (Twin::Flags(0b1_0000_0011), int(0b1_0000_0001), &[0b101]),
    ];
    for (twin, value, bytes) in rows {
        let written = write(&twin, &value).map(|written| to_bytes(&written.bits));
        assert_eq!(written.as_deref(), Some(bytes), "{twin:?} of {value:?}");
        assert_eq!(read(&twin, bytes).as_ref(), Some(&value), "{twin:?}");
    }
    // One that is no flag; 4 after 5; the same twice in a set; -1 elements.
    assert!(write(&Twin::Flags(0b101), &int(2)).is_none());
    assert_eq!(read(&Twin::Bag(3, Box::new(range(0, 15))), &[0b00_0101_10, 0b01]), None);
    assert_eq!(read(&Twin::Ascending(3, Box::new(range(0, 15)), false), &[0b01_0101_10, 1]), None);
    let below = Length::Minus(Box::new(Length::Field(0)), Box::new(Length::Number(3)));
    assert_eq!(read(&several(&[range(0, 7), Twin::Exactly(below, 9, byte())]), &[2]), None);
    assert_eq!(read(&Twin::NotNan(Box::new(Twin::F32)), &f32::NAN.to_le_bytes()), None);
}

#[test]
fn packets_are_refused_as_in_the_tables() {
    let after_three = |twin| several(&[Twin::Bits(Int::U8, 3), twin]);
    let rows: Vec<(Twin, &[u8])> = vec![
        (Twin::Bits(Int::U16, 12), &[0xe8]),
        (range(-100, 100), &[0xc9]),
        (Twin::Fixed(Int::I32, 0, 10, 4), &[0xa1]),
        (Twin::Compressed(-1.0, 1.0, 0.01), &[0xc9]),
        (after_three(Twin::ByteArray(0)), &[0x0d]),
        (Twin::Text((0, 9)), &[0x0a, 0x00]),
        (Twin::Text((0, 15)), &[0x12, 0x68, 0x69]),
        (Twin::Text((0, 15)), &[0x02, 0x68, 0x00]),
        (Twin::Text((0, 15)), &[0x01, 0xc3]),
        (Twin::WideText((0, 3), None), &[0x01, 0x60, 0x03, 0x00, 0x00]),
        (Twin::NonZero(Box::new(Twin::int(Int::I8))), &[0x80]),
        (Twin::int(Int::U8), &[0x00, 0x00]),
        (Twin::Choice(2, vec![vec![], vec![], vec![]]), &[0x03]),
    ];
    for (twin, bytes) in rows {
        assert_eq!(read(&twin, bytes), None, "{twin:?}");
    }
}

#[test]
fn subsets_have_the_bytes_of_the_tables() {
    let values: Vec<Value> = (0..10)
        .map(
            |at| if [2, 3, 7].contains(&at) { Value::some(Value::Bool(true)) } else { Value::NONE },
        )
        .collect();
    let value = Value::Many(values);
    let rows: [(Option<Strategy>, &[u8]); 8] = [
        (Some(Strategy::Bitmap), &[0x3c, 0x06]),
        (Some(Strategy::Indices), &[0x23, 0xe7, 0x05]),
        (Some(Strategy::Sentinel), &[0x72, 0x5e, 0x05]),
        (Some(Strategy::Ladder), &[0x76, 0x6d]),
        (Some(Strategy::Gaps), &[0xd1, 0x3a]),
        (Some(Strategy::Holes), &[0x58, 0xef]),
        (Some(Strategy::Runs), &[0x42, 0xbd, 0x03]),
        (None, &[0xe0, 0x31]),
    ];
    for (strategy, bytes) in rows {
        let twin = Twin::Subset(strategy, 10, Box::new(Twin::Bool));
        let written = write(&twin, &value).map(|written| to_bytes(&written.bits));
        assert_eq!(written.as_deref(), Some(bytes), "{strategy:?}");
        assert_eq!(read(&twin, bytes).as_ref(), Some(&value), "{strategy:?}");
    }
}

#[test]
fn a_field_that_is_left_out_counts_as_its_default() {
    let flag = vec![0];
    let twin = Twin::Record(vec![
        field(Twin::Bool),
        field(Twin::Bool).when(Condition::True(flag), Value::Bool(true)),
        field(Twin::int(Int::U8)).when(Condition::True(vec![1]), int(0)),
    ]);
    // The second is left out, so the third is there, whatever the second is in the program.
    let value = Value::Many(vec![Value::Bool(false), Value::Bool(false), int(255)]);
    let written = write(&twin, &value).map(|written| to_bytes(&written.bits));
    assert_eq!(written.as_deref(), Some(&[0xfe, 0x01][..]));
    let back = Value::Many(vec![Value::Bool(false), Value::Bool(true), int(255)]);
    assert_eq!(read(&twin, &[0xfe, 0x01]), Some(back));
}

#[test]
fn measures_count_an_alignment_as_seven_bits() {
    let twin = several(&[Twin::Bool, Twin::Text((0, 15)), Twin::ByteArray(0)]);
    let value = Value::Many(vec![Value::Bool(true), text("hi"), Value::Many(vec![])]);
    let written = write(&twin, &value).unwrap();
    assert_eq!((written.bits.len(), measure(&twin, &value)), (24, Some(1 + 4 + 7 + 16 + 7)));
}

#[test]
fn a_packet_has_256_elements_without_bits_in_all_its_lists() {
    let one = || field(Twin::List((0, 300), Box::new(Twin::Unit)));
    let twin = Twin::Record(vec![one(), one()]);
    let lists = |a: usize, b: usize| {
        Value::Many([a, b].map(|count| Value::Many(vec![Value::Unit; count])).into())
    };
    for (first, second, is_good) in [(256, 0, true), (200, 56, true), (200, 57, false)] {
        let value = lists(first, second);
        let packet = to_bytes(&[bits_of(first as u128, 9), bits_of(second as u128, 9)].concat());
        assert_eq!(write(&twin, &value).is_some(), is_good, "{first} and {second}");
        assert_eq!(read(&twin, &packet), is_good.then_some(value), "{first} and {second}");
    }
}

fn bits_of(value: u128, bits: u32) -> Vec<bool> {
    (0..bits).map(|place| value >> place & 1 == 1).collect()
}
