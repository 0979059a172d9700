//! Types of other crates: what a schema file tells about them is what they do.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use declare::foreign::bitflags;
use declare::foreign::ordered_float::NotNan;
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

/// The interpreter of a schema that was in a file.
fn interpreter<T: Wire>() -> Interpreter {
    let text = SchemaFile::new().with::<T>("T").unwrap().to_json();
    Interpreter::new(SchemaFile::from_json(&text).unwrap().root("T").unwrap().schema)
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
    let json = serde_json::json!({ "mass": "NaN", "heat": 0.0, "held": 0 });
    assert!(interpreter::<Body>().encode(&json).is_err());
    assert!(Body::SCHEMA.to_string().contains("mass: f32, not NaN"), "{}", Body::SCHEMA);
}

#[test]
fn flags_are_shown_as_by_their_type() {
    let packet = encode_to_vec(&body()).unwrap();
    let shown = |trace: &trace::Trace| trace.find("held").and_then(|held| held.value.clone());
    // The first and the last of three.
    assert_eq!(shown(&trace::trace_read::<Body>(&packet)).as_deref(), Some("5"));
    assert_eq!(shown(&interpreter::<Body>().trace(&packet)).as_deref(), Some("5"));
}
