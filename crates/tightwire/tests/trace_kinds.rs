//! Traces, explanations and schemas of the newer kinds, in words.

#![cfg(all(feature = "trace", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::panic)]

use tightwire::trace::{explain, trace_read, trace_write};
use tightwire::{Kind, Wire, encode_to_vec};

#[derive(Wire, Clone, Debug, PartialEq)]
struct View {
    tick: u16,
    #[wire(wrapping_from = tick)]
    newest: u16,
    #[wire(angle = 10)]
    yaw: f32,
    #[wire(half)]
    zoom: f32,
}

const VIEW: View = View { tick: 65535, newest: 1, yaw: 4.0, zoom: 0.1 };

#[test]
fn values_are_shown_with_what_their_declaration_says() {
    let trace = trace_write(&VIEW).unwrap();
    let (newest, yaw, zoom) =
        (trace.find("newest").unwrap(), trace.find("yaw").unwrap(), trace.find("zoom").unwrap());
    assert_eq!((&newest.kind, newest.bits), (&Kind::Wrapping, 5));
    assert_eq!(newest.range.as_deref(), Some("from 65535 on, modulo 2^16"));
    assert_eq!((&yaw.kind, yaw.bits), (&Kind::Angle, 10));
    assert_eq!(yaw.range.as_deref(), Some("a turn in 1024 steps"));
    assert_eq!(yaw.value.as_deref(), Some("4 (wrapped to -2.2825634)"));
    assert_eq!((&zoom.kind, zoom.bits), (&Kind::Half, 16));

    let trace = trace_read::<View>(&encode_to_vec(&VIEW).unwrap());
    assert_eq!(trace.find("newest").unwrap().value.as_deref(), Some("1"));
    assert_eq!(trace.find("zoom").unwrap().value.as_deref(), Some("0.099975586"));
}

#[test]
fn what_cannot_be_written_is_said_in_words() {
    for (view, sentence) in [
        (View { yaw: f32::NAN, ..VIEW }, "yaw: NaN is not finite, at bit 21"),
        (View { zoom: 7e4, ..VIEW }, "zoom: 70000 is outside -65504..=65504, at bit 31"),
    ] {
        assert_eq!(trace_write(&view).unwrap_err().to_string(), sentence);
    }
}

#[test]
fn a_packet_that_ends_inside_is_explained() {
    let packet = encode_to_vec(&VIEW).unwrap();
    let cut = |bytes| explain::<View>(&packet[..bytes]).unwrap().to_string();
    assert_eq!(cut(2), "newest: the packet ends: 1 bit wanted, 0 left, at bit 16");
    assert_eq!(cut(3), "yaw: the packet ends: 10 bits wanted, 3 left, at bit 21");
    assert_eq!(cut(4), "zoom: the packet ends: 16 bits wanted, 1 left, at bit 31");
}

#[test]
fn schemas_have_a_line_for_each() {
    assert_eq!(
        View::SCHEMA.to_string(),
        "\
struct View
  tick: bits 16
  newest: wrapping from field #0, modulo 2^16
  yaw: angle in 1024 steps (10 bits)
  zoom: half float
"
    );
}
