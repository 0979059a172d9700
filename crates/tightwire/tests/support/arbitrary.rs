//! Random operations: some that every writer takes, and some that every writer refuses.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::op::{IntType, Kind, Value};
use super::play::Types;

/// Any choice of integer types.
pub(crate) fn types() -> impl Strategy<Value = Types> {
    select(vec![Types::Native, Types::Narrow, Types::Wide])
}

/// An operation and a value it allows.
pub(crate) fn good() -> impl Strategy<Value = (Kind, Value)> {
    prop_oneof![
        4 => (1..=64u32, any::<u64>()).prop_map(|(bits, value)| {
            let value = u128::from(value) % 2u128.pow(bits);
            (Kind::Bits { bits }, Value::Unsigned(value))
        }),
        2 => (select(vec![8, 16, 32, 64, 128u32]), any::<u128>()).prop_map(|(bits, value)| {
            let value = if bits == 128 { value } else { value % 2u128.pow(bits) };
            (Kind::Uint { bits }, Value::Unsigned(value))
        }),
        2 => any::<bool>().prop_map(|value| (Kind::Bool, Value::Bool(value))),
        4 => int(),
        2 => fixed(),
        2 => relative(),
        1 => any::<u32>().prop_map(|bits| (Kind::Float, Value::F32(bits))),
        1 => any::<u64>().prop_map(|bits| (Kind::Double, Value::F64(bits))),
        2 => compressed(),
        1 => Just((Kind::Align, Value::Nothing)),
        2 => vec(any::<u8>(), 0..24)
            .prop_map(|bytes| (Kind::Bytes { count: bytes.len() }, Value::Bytes(bytes))),
        1 => ("\\PC{0,12}", 0..40usize)
            .prop_map(|(text, spare)| (Kind::Text { max: text.len() + spare }, Value::Text(text))),
        1 => ("\\PC{0,6}", 0..40usize).prop_map(|(text, spare)| {
            let max = text.encode_utf16().count() + spare;
            (Kind::WideText { max }, Value::Text(text))
        }),
        2 => object_index(),
        1 => "[a-z]{0,8}".prop_map(|name| (Kind::Check { name }, Value::Nothing)),
        1 => half(),
        2 => angle(),
        2 => wrapping(),
    ]
}

/// An operation and a value that it does not allow.
pub(crate) fn bad() -> impl Strategy<Value = (Kind, Value)> {
    prop_oneof![
        (1..=63u32, any::<u64>())
            .prop_map(|(bits, value)| {
                let value = u128::from(value) % 2u128.pow(bits) + 2u128.pow(bits);
                (Kind::Bits { bits }, Value::Unsigned(value % 2u128.pow(64)))
            })
            .prop_filter("needs more bits than it has", |(kind, value)| match (kind, value) {
                (Kind::Bits { bits }, Value::Unsigned(value)) => *value >= 2u128.pow(*bits),
                _ => false,
            }),
        (-1000..1000i128, 0..1000i128, 1..1000i128, any::<bool>()).prop_map(
            |(min, span, beyond, above)| {
                let value = if above { min + span + beyond } else { min - beyond };
                (Kind::Int { native: IntType::I32, min, max: min + span }, Value::Signed(value))
            }
        ),
        (-50..50i64, 1..1000i128).prop_map(|(unit, beyond)| {
            let kind =
                Kind::Fixed { storage: IntType::I32, fraction_bits: 8, min: unit, max: unit + 5 };
            (kind, Value::Signed(i128::from(unit + 5) * 256 + beyond))
        }),
        (0..1_000_000i128, 0..1000i128).prop_map(|(previous, back)| {
            (Kind::Relative { previous }, Value::Signed((previous - back).max(0)))
        }),
        select(vec![f32::NAN, f32::INFINITY, f32::NEG_INFINITY]).prop_map(|value| {
            let kind = Kind::Compressed { min: 0.0, max: 1.0, resolution: 0.1 };
            (kind, Value::F32(value.to_bits()))
        }),
        select(vec![65520.0, -65520.0, 7e4, f32::MAX, f32::MIN])
            .prop_map(|value: f32| (Kind::Half, Value::F32(value.to_bits()))),
        (1..=24u32, select(vec![f32::NAN, f32::INFINITY, f32::NEG_INFINITY])).prop_map(
            |(bits, value)| (Kind::Angle { bits, wide: false }, Value::F32(value.to_bits()))
        ),
        "[a-z]{1,9}".prop_map(|text| (Kind::Text { max: text.len() - 1 }, Value::Text(text))),
        "[a-z]{1,9}".prop_map(|text| (Kind::WideText { max: text.len() - 1 }, Value::Text(text))),
        "[a-z]{0,3}\0[a-z]{0,3}".prop_map(|text| (Kind::Text { max: 20 }, Value::Text(text))),
        "[a-z]{0,3}\0[a-z]{0,3}".prop_map(|text| (Kind::WideText { max: 20 }, Value::Text(text))),
        (0..300usize, 0..300usize).prop_map(|(previous, back)| {
            let kind = Kind::ObjectIndex { objects: 300, previous: Some(previous) };
            (kind, Value::Unsigned(previous.saturating_sub(back) as u128))
        }),
        (0..300usize, 1..9u128).prop_map(|(objects, beyond)| {
            (
                Kind::ObjectIndex { objects, previous: None },
                Value::Unsigned(objects as u128 + beyond),
            )
        }),
    ]
}

/// The values of a type, as far as `i128` reaches.
fn domain(int: IntType) -> (i128, i128) {
    match int {
        IntType::I8 => (i8::MIN.into(), i8::MAX.into()),
        IntType::I16 => (i16::MIN.into(), i16::MAX.into()),
        IntType::I32 => (i32::MIN.into(), i32::MAX.into()),
        IntType::I64 => (i64::MIN.into(), i64::MAX.into()),
        IntType::I128 => (i128::MIN, i128::MAX),
        IntType::U8 => (0, u8::MAX.into()),
        IntType::U16 => (0, u16::MAX.into()),
        IntType::U32 => (0, u32::MAX.into()),
        IntType::U64 => (0, u64::MAX.into()),
        IntType::U128 => (0, i128::MAX),
    }
}

fn any_type() -> impl Strategy<Value = IntType> {
    select(vec![
        IntType::I8,
        IntType::I16,
        IntType::I32,
        IntType::I64,
        IntType::I128,
        IntType::U8,
        IntType::U16,
        IntType::U32,
        IntType::U64,
        IntType::U128,
    ])
}

/// A number within `min..=max`, ends included often.
fn within(min: i128, max: i128, seed: u128) -> i128 {
    match seed % 8 {
        0 => min,
        1 => max,
        _ => match max.abs_diff(min).checked_add(1) {
            Some(count) => min.wrapping_add_unsigned(seed % count),
            None => seed as i128,
        },
    }
}

fn int() -> impl Strategy<Value = (Kind, Value)> {
    (any_type(), any::<[u128; 3]>(), any::<bool>()).prop_map(|(native, [a, b, seed], small)| {
        let (low, high) = domain(native);
        let a = within(low, high, a);
        // Small ranges are what games use, and large ones are where arithmetic goes wrong.
        let b = if small {
            within(a, high.min(a.saturating_add(1000)), b)
        } else {
            within(low, high, b)
        };
        let (min, max) = (a.min(b), a.max(b));
        (Kind::Int { native, min, max }, Value::Signed(within(min, max, seed)))
    })
}

fn fixed() -> impl Strategy<Value = (Kind, Value)> {
    (any_type(), any::<[u128; 4]>()).prop_map(|(storage, [shift, a, b, seed])| {
        let (low, high) = domain(storage);
        let size = match storage {
            IntType::I8 | IntType::U8 => 8,
            IntType::I16 | IntType::U16 => 16,
            IntType::I32 | IntType::U32 => 32,
            IntType::I64 | IntType::U64 => 64,
            IntType::I128 | IntType::U128 => 126,
        };
        let fraction_bits = (shift % size) as u32;
        let unit = 2i128.pow(fraction_bits);
        let (low, high) = (low / unit, high / unit);
        let (low, high) = (low.max(i64::MIN.into()), high.min(i64::MAX.into()));
        let (a, b) = (within(low, high, a), within(low, high, b));
        let (min, max) = (a.min(b), a.max(b));
        let value = within(min * unit, max * unit, seed);
        let kind = Kind::Fixed { storage, fraction_bits, min: min as i64, max: max as i64 };
        (kind, Value::Signed(value))
    })
}

fn relative() -> impl Strategy<Value = (Kind, Value)> {
    let difference = prop_oneof![1..30i128, 1..70_100i128, 1..i128::from(i32::MAX)];
    (0..i128::from(i32::MAX), difference).prop_map(|(previous, difference)| {
        let value = (previous + difference).min(i32::MAX.into());
        (Kind::Relative { previous }, Value::Signed(value))
    })
}

fn compressed() -> impl Strategy<Value = (Kind, Value)> {
    (-1e4f32..1e4, 1e-2f32..1e5, 1e-4f32..10.0, -2e5f32..2e5).prop_map(
        |(min, span, resolution, value)| {
            let kind = Kind::Compressed { min, max: min + span, resolution };
            (kind, Value::F32(value.to_bits()))
        },
    )
}

fn object_index() -> impl Strategy<Value = (Kind, Value)> {
    (0..2000usize, any::<prop::sample::Index>(), any::<prop::sample::Index>()).prop_map(
        |(objects, previous, value)| {
            let previous = previous.index(objects + 1).checked_sub(1);
            let first = previous.map_or(0, |previous| previous + 1);
            let value = first + value.index(objects - first + 1);
            (Kind::ObjectIndex { objects, previous }, Value::Unsigned(value as u128))
        },
    )
}

fn half() -> impl Strategy<Value = (Kind, Value)> {
    let value =
        prop_oneof![-65519f32..65519.0, -1e-4f32..1e-4, any::<u32>().prop_map(f32::from_bits)];
    value
        .prop_filter("does not become infinite", |value| {
            !value.is_finite() || value.abs() < 65520.0
        })
        .prop_map(|value| (Kind::Half, Value::F32(value.to_bits())))
}

fn angle() -> impl Strategy<Value = (Kind, Value)> {
    let value = prop_oneof![-7f64..7.0, -1e4f64..1e4, any::<u64>().prop_map(f64::from_bits)];
    (1..=24u32, any::<bool>(), value).prop_filter_map("finite", |(bits, wide, value)| {
        let narrow = value as f32;
        let (is_finite, value) = if wide {
            (value.is_finite(), Value::F64(value.to_bits()))
        } else {
            (narrow.is_finite(), Value::F32(narrow.to_bits()))
        };
        is_finite.then_some((Kind::Angle { bits, wide }, value))
    })
}

fn wrapping() -> impl Strategy<Value = (Kind, Value)> {
    let difference =
        prop_oneof![-30..30i128, -70_100..70_100i128, any::<i64>().prop_map(i128::from)];
    (select(vec![8u32, 16, 32, 64]), any::<u64>(), difference).prop_map(
        |(bits, from, difference)| {
            let circle = 2i128.pow(bits);
            let from = i128::from(from) % circle;
            let value = (from + difference).rem_euclid(circle) as u128;
            (Kind::Wrapping { bits, from: from as u64 }, Value::Unsigned(value))
        },
    )
}
