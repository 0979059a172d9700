//! Types of other crates behave as their schema files say.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};

use declare::foreign::bitflags;
use declare::foreign::ordered_float::{NotNan, OrderedFloat};
use serde_json::json;
use tightwire::{ReadErrorKind, Wire, decode, encode_to_vec, trace};
use tightwire_schema::{InterpretError, Interpreter, SchemaFile};

bitflags::bitflags! {
    #[derive(Clone, Copy, Debug, PartialEq)]
    struct Buttons: u32 {
        const JUMP = 1;
        const FIRE = 1 << 1;
        const RELOAD = 1 << 8;
    }
}
tightwire::flags!(Buttons);

#[derive(Wire, Debug)]
struct Body {
    mass: NotNan<f32>,
    heat: NotNan<f64>,
    held: Buttons,
}

/// Returns the interpreter of a schema that was in a file.
fn interpreter<T: Wire>() -> Interpreter {
    let text = SchemaFile::new().with::<T>("T").unwrap().to_json();
    Interpreter::of(&SchemaFile::from_json(&text).unwrap(), "T").unwrap()
}

fn body() -> Body {
    let (mass, heat) = (NotNan::new(1.5).unwrap(), NotNan::new(-2.0).unwrap());
    Body { mass, heat, held: Buttons::JUMP | Buttons::RELOAD }
}

#[test]
fn a_nan_is_refused_where_the_type_refuses_it() {
    let good = encode_to_vec(&body()).unwrap();
    assert!(interpreter::<Body>().decode(&good).is_ok());
    for (at, nan, bit) in
        [(0, &f32::NAN.to_le_bytes()[..], 0), (4, &f64::NAN.to_le_bytes()[..], 32)]
    {
        let mut packet = good.clone();
        packet[at..at + nan.len()].copy_from_slice(nan);
        let error = decode::<Body>(&packet).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, bit));
        assert_eq!(
            interpreter::<Body>().decode(&packet),
            Err(InterpretError::Refused(error)),
            "{packet:02x?}"
        );
    }
    // The bits of a 32-bit NaN are not a NaN as 64 bits.
    for (mass, heat, is_written) in [
        (json!("NaN"), json!(0.0), false),
        (json!("0x7fc00000"), json!(0.0), false),
        (json!(0.0), json!("0x7ff8000000000000"), false),
        (json!("0x7f800000"), json!("0x7ff0000000000000"), true),
    ] {
        let json = json!({ "mass": mass, "heat": heat, "held": 0 });
        assert_eq!(interpreter::<Body>().encode(&json).is_ok(), is_written, "{json}");
    }
    assert!(Body::SCHEMA.to_string().contains("mass: f32, not NaN"), "{}", Body::SCHEMA);
}

#[derive(Wire, Debug, PartialEq)]
struct Ranking {
    #[wire(max_len = 4)]
    scores: BTreeSet<NotNan<f32>>,
    #[wire(max_len = 4)]
    names: BTreeMap<NotNan<f64>, u8>,
    #[wire(max_len = 4)]
    any: BTreeSet<OrderedFloat<f32>>,
    best: NotNan<f32>,
    least: NotNan<f32>,
    #[wire(if = best > least)]
    prize: u8,
}

#[test]
fn floats_are_keys_and_are_compared_also_without_nan() {
    let scores =
        [f32::NEG_INFINITY, -1.5, 0.25, f32::INFINITY].map(|one| NotNan::new(one).unwrap());
    let names = [-2.5, f64::INFINITY].map(|one| (NotNan::new(one).unwrap(), 7));
    let least = NotNan::new(1.5).unwrap();
    for best in [1.5, 1.75, f32::INFINITY] {
        let best = NotNan::new(best).unwrap();
        let prize = if best > least { 9 } else { 0 };
        let any = [-1.5, f32::INFINITY, f32::NAN].map(OrderedFloat);
        let (scores, names, any) = (scores.into(), names.into(), any.into());
        let ranking = Ranking { scores, names, any, best, least, prize };
        let packet = encode_to_vec(&ranking).unwrap();
        assert_eq!(decode::<Ranking>(&packet).unwrap(), ranking);
        let json = interpreter::<Ranking>().decode(&packet).unwrap();
        assert_eq!(json.get("prize").is_some(), prize > 0, "{json}");
        assert_eq!(interpreter::<Ranking>().encode(&json).unwrap(), packet, "{json}");
    }
}

#[test]
fn flags_are_shown_as_by_their_type() {
    let packet = encode_to_vec(&body()).unwrap();
    let shown = |trace: &trace::Trace| trace.find("held").and_then(|held| held.value.clone());
    // The first and the last of three.
    assert_eq!(shown(&trace::trace_read::<Body>(&packet)).as_deref(), Some("5"));
    assert_eq!(shown(&interpreter::<Body>().trace(&packet)).as_deref(), Some("5"));
}
