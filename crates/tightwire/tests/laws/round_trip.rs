//! A value that can be sent arrives.

use arbitrary::Unstructured;
use tightwire::{Stream, WriteErrorKind, WriteStream, decode, encode, measure, trace};

use super::rich::{ROOM, Rich};

/// A written value reads back, and writes the same packet again.
pub(crate) fn round_trip(bytes: &[u8]) {
    let mut u = Unstructured::new(bytes);
    let Ok(value) = Rich::any(&mut u) else { return };
    let mut buffer = vec![0xa5; ROOM];
    let packet = encode(&value, &mut buffer).expect("a value that can be written").to_vec();
    let back: Rich = decode(&packet).expect("a packet that was written");
    // Floats arrive rounded to their steps, everything else as it was.
    let rounded = Rich {
        steer: back.steer,
        facing: back.facing,
        normal: back.normal,
        events: back.events.clone(),
        exact: back.exact,
        ..value.clone()
    };
    assert_eq!(format!("{back:?}"), format!("{rounded:?}"));
    assert_eq!(back.exact.to_bits(), value.exact.to_bits());
    assert!((back.steer - value.steer.clamp(-1.0, 1.0)).abs() <= 0.005_01);
    assert_eq!(back.events.len(), value.events.len());
    let [first, second] = [&value, &back].map(|value| {
        let mut buffer = vec![0; packet.len()];
        encode(&value.without_turning(), &mut buffer).expect("what can be sent again").to_vec()
    });
    assert_eq!(second, first);

    let mut stream = WriteStream::new(&mut buffer);
    let offset = u.int_in_range(0..=63).unwrap_or(0);
    stream.bits(&mut 0u64, offset).expect("zeros");
    let start = stream.position();
    stream.object(&mut value.clone()).expect("at any offset");
    assert!(stream.position() - start <= measure(&value).expect("measured"));
    assert_eq!(trace::trace_write(&value).expect("traced").packet, packet);

    let short = usize::from(u.arbitrary::<u16>().unwrap_or(0)) % packet.len();
    let error = encode(&value, &mut buffer[..short]).expect_err("too small a buffer");
    assert_eq!(error.kind(), WriteErrorKind::BufferFull);
    assert!(decode::<Rich>(&packet[..short]).is_err(), "cut to {short} bytes");
}
