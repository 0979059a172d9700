//! What opened packets say about their payload.

use tightwire::packet::checked;

use crate::support::{INPUT, Input, PROTOCOL, client, server};

/// Of a payload that is good, and of one whose number is too large.
const GOOD: char = 'x';
const WRONG: u32 = 0x1f_ffff;
const REASON: &str = "0: 2097151 is outside 0..=1114111, at bit 0 (21 bits)";

#[test]
fn a_checked_payload_is_traced_and_explained() {
    let mut buffer = [0; 64];
    let packet = checked::write(&PROTOCOL, &INPUT, &mut buffer).unwrap();
    let opened = checked::open(&PROTOCOL, packet).unwrap();
    let trace = opened.trace::<Input>();
    assert_eq!(trace.find("1").map(|node| (node.start, node.bits)), Some((16, 1)));
    assert_eq!(opened.explain::<Input>(), None);

    // The check at the end is part of it.
    let packet = checked::write(&PROTOCOL, &(GOOD,), &mut buffer).unwrap();
    let longer = checked::open(&PROTOCOL, packet).unwrap().explain::<(char, u8)>();
    assert_eq!(longer.is_some(), tightwire::CHECKS_ENABLED);

    let packet = checked::write(&PROTOCOL, &(WRONG,), &mut buffer).unwrap();
    let opened = checked::open(&PROTOCOL, packet).unwrap();
    assert_eq!(opened.explain::<(char,)>().map(|why| why.to_string()).as_deref(), Some(REASON));
}

#[test]
fn a_sealed_payload_is_traced_and_explained() {
    let (mut sealer, mut opener) = (client().sealer, server().opener);
    let mut packet = sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
    let opened = opener.open(&mut packet).unwrap();
    let trace = opened.trace::<Input>();
    assert_eq!(trace.find("1").map(|node| (node.start, node.bits)), Some((16, 1)));
    assert_eq!(opened.explain::<Input>(), None);

    let mut packet = sealer.seal(&(WRONG,), &mut [0; 64]).unwrap().to_vec();
    let opened = opener.open(&mut packet).unwrap();
    assert_eq!(opened.explain::<(char,)>().map(|why| why.to_string()).as_deref(), Some(REASON));
}
