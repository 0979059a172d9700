//! A rich message from a stranger.

use tightwire::{ReadStream, Wire, decode, decode_into, encode, trace};

use super::rich::{Event, ROOM, Rich};

/// Decoding, decoding into a value that is there, and explaining agree; and what is accepted is
/// written and comes back.
pub(crate) fn hostile_message(bytes: &[u8]) {
    let decoded = decode::<Rich>(bytes);
    let mut over = Rich { cache: 9, events: vec![Event::Reload; 3], ..Rich::default() };
    let done = decode_into(&mut over, bytes);
    let traced = trace::trace_read::<Rich>(bytes);
    match &decoded {
        Ok(value) => {
            assert_eq!(done, Ok(()));
            over.cache = value.cache;
            assert_eq!(packet(&over), packet(value));
            assert_eq!(traced.explanation, None);
            // Several packets may say the same, of which a writer makes one that is no longer.
            let written = packet(value);
            assert!(written.len() <= bytes.len());
            let again = decode::<Rich>(&written).expect("what was accepted comes back");
            let [again, value] = [&again, value].map(Rich::without_turning);
            assert_eq!(packet(&again), packet(&value));
        }
        Err(error) => {
            assert_eq!(done.map_err(tightwire::ReadError::kind), Err(error.kind()));
            assert!(error.bit() <= bytes.len() * 8);
            let explanation = traced.explanation.as_ref().expect("a refusal has a reason");
            // A run looks for all of its bits at once, and a trace goes field by field.
            assert!((error.bit()..=bytes.len() * 8).contains(&explanation.bit));
        }
    }
    // Whatever was recorded can be shown, saved and loaded. It takes longer than all the rest, so
    // some inputs have to do.
    if bytes.first().is_some_and(|byte| byte % 8 == 2) {
        let saved = traced.to_json();
        let loaded = trace::Trace::from_json(&saved).expect("its own file");
        assert_eq!(loaded.to_json(), saved);
        assert!(!traced.to_string().is_empty());
    }
    // A value in the middle of a packet, where no offset is a constant.
    let mut stream = ReadStream::new(bytes);
    while Rich::read(&mut stream).is_ok() {}
}

pub(super) fn packet(value: &Rich) -> Vec<u8> {
    let mut buffer = vec![0; ROOM];
    encode(value, &mut buffer).expect("what was read can be written").to_vec()
}
