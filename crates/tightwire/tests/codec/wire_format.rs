//! The tables of `docs/wire-format.md` are true.

#![cfg(feature = "alloc")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::support::naive::Bits;
use crate::support::op::{IntType, Kind, Value};
use crate::support::play::{self, Types};
use crate::support::twin;
use tightwire::{ReadErrorKind, ReadStream, WriteStream};

const DOCUMENT: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/wire-format.md"));

/// The cells of the rows of every table with these columns.
fn rows(columns: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut inside = false;
    for line in DOCUMENT.lines() {
        match line.strip_prefix("| ").and_then(|line| line.strip_suffix('|')) {
            Some(head) if head.trim() == columns => inside = true,
            Some(row) if inside => {
                rows.push(row.split('|').map(|cell| cell.trim().replace('`', "")).collect());
            }
            _ => inside &= line.starts_with("|--"),
        }
    }
    rows
}

/// `a; b; c` as three.
fn parts(cell: &str) -> Vec<&str> {
    cell.split(';').map(str::trim).collect()
}

/// `A..=B` as two numbers.
fn range<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str) -> (T, T) {
    let (min, max) = text.split_once("..=").unwrap_or_else(|| panic!("{text} is no range"));
    (min.parse().unwrap(), max.parse().unwrap())
}

fn kind(text: &str) -> Kind {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match first {
        "bits" => Kind::Bits { bits: rest.parse().unwrap() },
        "u8" | "u16" => Kind::Uint { bits: first[1..].parse().unwrap() },
        "bool" => Kind::Bool,
        "int" => {
            let (min, max) = range(rest);
            Kind::Int { native: IntType::I128, min, max }
        }
        "fixed" => {
            let (units, fraction_bits) = rest.split_once(" by ").unwrap();
            let ((min, max), fraction_bits) = (range(units), fraction_bits.parse().unwrap());
            Kind::Fixed { storage: IntType::I32, fraction_bits, min, max }
        }
        "relative" => Kind::Relative { previous: rest[3..].parse().unwrap() },
        "f32" => Kind::Float,
        "f64" => Kind::Double,
        "compressed" => {
            let (ends, resolution) = rest.split_once(" by ").unwrap();
            let ((min, max), resolution) = (range(ends), resolution.parse().unwrap());
            Kind::Compressed { min, max, resolution }
        }
        "align" => Kind::Align,
        "bytes" => Kind::Bytes { count: rest.parse().unwrap() },
        "string" => Kind::Text { max: rest["up to ".len()..].parse().unwrap() },
        "wide" => Kind::WideText { max: rest["string up to ".len()..].parse().unwrap() },
        "index" => {
            let (place, objects) = rest.split_once(" of ").unwrap();
            let previous = place.strip_prefix("after ").map(|previous| previous.parse().unwrap());
            assert!(previous.is_some() || place == "first", "{text}");
            Kind::ObjectIndex { objects: objects.parse().unwrap(), previous }
        }
        "check" => Kind::Check { name: rest.into() },
        "half" => Kind::Half,
        "angle" => Kind::Angle { bits: rest.parse().unwrap(), wide: false },
        "wrapping" => {
            let (from, bits) = rest["from ".len()..].split_once(" of ").unwrap();
            let bits = bits.strip_suffix(" bits").unwrap().parse().unwrap();
            Kind::Wrapping { bits, from: from.parse().unwrap() }
        }
        _ => panic!("the tables have no declaration {text:?}"),
    }
}

fn value(kind: &Kind, text: &str) -> Value {
    match kind {
        Kind::Bits { .. }
        | Kind::Uint { .. }
        | Kind::ObjectIndex { .. }
        | Kind::Wrapping { .. } => Value::Unsigned(text.parse().unwrap()),
        Kind::Int { .. } | Kind::Fixed { .. } | Kind::Relative { .. } => {
            Value::Signed(text.parse().unwrap())
        }
        Kind::Bool => Value::Bool(text.parse().unwrap()),
        Kind::Float | Kind::Compressed { .. } | Kind::Half | Kind::Angle { .. } => {
            Value::F32(text.parse::<f32>().unwrap().to_bits())
        }
        Kind::Double => Value::F64(text.parse::<f64>().unwrap().to_bits()),
        Kind::Bytes { .. } => Value::Bytes(hex(text)),
        Kind::Text { .. } | Kind::WideText { .. } => Value::Text(text.into()),
        Kind::Align | Kind::Check { .. } => Value::Nothing,
    }
}

fn hex(text: &str) -> Vec<u8> {
    hex::decode(text.replace(' ', "")).unwrap()
}

fn reason(text: &str) -> ReadErrorKind {
    match text {
        "unexpected end" => ReadErrorKind::UnexpectedEnd,
        "out of range" => ReadErrorKind::OutOfRange,
        "padding" => ReadErrorKind::Padding,
        "text" => ReadErrorKind::Text,
        "not ascending" => ReadErrorKind::NotAscending,
        "check" => ReadErrorKind::Check,
        _ => panic!("the tables have no reason {text:?}"),
    }
}

#[test]
fn every_packet_in_the_tables_has_those_bits_and_bytes() {
    let rows = rows("declaration | value | bits | bytes");
    assert!(rows.len() >= 50, "the tables are not found");
    for row in rows {
        let [declaration, values, bits, bytes] = &row[..] else { panic!("{row:?}") };
        let (bits, packet) = (bits.parse::<usize>().unwrap(), hex(bytes));
        let kinds: Vec<Kind> = parts(declaration).into_iter().map(kind).collect();
        let texts = parts(values);
        assert_eq!(kinds.len(), texts.len(), "{row:?}");
        let values: Vec<Value> =
            kinds.iter().zip(texts).map(|(kind, text)| value(kind, text)).collect();

        let mut buffer = [0xa5; 64];
        let mut stream = WriteStream::new(&mut buffer);
        let mut naive = Bits::default();
        for (kind, value) in kinds.iter().zip(&values) {
            play::write(kind, Types::Native, value, &mut stream).unwrap();
            twin::put(kind, value, &mut naive).unwrap();
        }
        assert_eq!(stream.position(), bits, "{row:?}");
        assert_eq!(stream.finish().unwrap(), packet, "{row:?}");
        assert_eq!((naive.0.len(), naive.bytes()), (bits, packet.clone()), "{row:?}: the twin");

        let mut stream = ReadStream::new(&packet);
        for (kind, value) in kinds.iter().zip(&values) {
            let read = play::read(kind, Types::Native, &mut stream).unwrap();
            if !kind.is_rounded() {
                assert_eq!(read, *value, "{row:?}");
            }
        }
        stream.finish().unwrap();
    }
}

#[test]
fn every_refusal_in_the_tables_happens_for_that_reason() {
    let rows = rows("declaration | bytes | refused because");
    assert!(rows.len() >= 20, "the tables are not found");
    for row in rows {
        let [declaration, bytes, why] = &row[..] else { panic!("{row:?}") };
        let packet = hex(bytes);
        let kinds: Vec<Kind> = parts(declaration).into_iter().map(kind).collect();
        let (last, before) = kinds.split_last().unwrap();
        let mut stream = ReadStream::new(&packet);
        for kind in before {
            play::read(kind, Types::Native, &mut stream).unwrap();
        }
        let error = play::read(last, Types::Native, &mut stream).unwrap_err();
        assert_eq!(error.kind(), reason(why), "{row:?}");
    }
}
