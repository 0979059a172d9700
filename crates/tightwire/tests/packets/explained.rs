//! Explanations of the payload of opened packets.

use tightwire::Writer;
use tightwire::packet::checked;
use tightwire::scalar::U32;

use crate::support::{INPUT, Input, TO_SERVER, client, protocol, server};

/// The number of a good payload, and below it one that is too large.
const GOOD: char = 'x';
const WRONG: u32 = 0x1f_ffff;
const REASON: &str = "0: 2097151 is outside 0..=1114111, at bit 0 (21 bits)";

#[test]
fn a_checked_payload_is_traced_and_explained() {
    let mut buffer = [0; 64];
    let packet = checked::write(&TO_SERVER, &INPUT, &mut buffer).unwrap();
    let opened = checked::open(&TO_SERVER, packet).unwrap();
    let trace = opened.trace();
    assert_eq!(trace.find("1").map(|node| (node.start, node.bits)), Some((16, 1)));
    assert_eq!(opened.explain(), None);

    // The check at the end is part of it.
    let direction = protocol::<(char, bool)>().to_server();
    let write = |stream: &mut tightwire::WriteStream<'_>| stream.write_object(&(GOOD,));
    let packet = checked::write_with(&direction, &mut buffer, write).unwrap();
    let longer = checked::open(&direction, packet).unwrap().explain();
    assert_eq!(longer.is_some(), tightwire::CHECKS_ENABLED);

    let direction = protocol::<(char,)>().to_server();
    let write = |stream: &mut tightwire::WriteStream<'_>| stream.put(U32, WRONG);
    let packet = checked::write_with(&direction, &mut buffer, write).unwrap();
    let opened = checked::open(&direction, packet).unwrap();
    assert_eq!(opened.explain().map(|why| why.to_string()).as_deref(), Some(REASON));
}

#[test]
fn a_sealed_payload_is_traced_and_explained() {
    let (mut sealer, mut opener) = (client::<Input>().sealer, server::<Input>().opener);
    let mut packet = sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
    let opened = opener.open(&mut packet).unwrap();
    let trace = opened.trace();
    assert_eq!(trace.find("1").map(|node| (node.start, node.bits)), Some((16, 1)));
    assert_eq!(opened.explain(), None);

    let (mut sealer, mut opener) = (client::<(char,)>().sealer, server::<(char,)>().opener);
    let write = |stream: &mut tightwire::WriteStream<'_>| stream.put(U32, WRONG);
    let mut packet = sealer.seal_with(&mut [0; 64], write).unwrap().to_vec();
    let opened = opener.open(&mut packet).unwrap();
    assert_eq!(opened.explain().map(|why| why.to_string()).as_deref(), Some(REASON));
}
