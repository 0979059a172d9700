//! A protocol in a file, as a game's own test compares it.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]
#![cfg(feature = "std")]

use std::panic;

use tightwire::assert_protocol;
use tightwire::packet::Protocol;

const PROTOCOL: Protocol<(u16, bool), [f32; 3]> = Protocol::new("golden", 1);
const OTHER: Protocol<(u16, bool, u8), [f32; 3]> = Protocol::new("golden", 1);

fn failure(test: impl FnOnce() + panic::UnwindSafe) -> String {
    let payload = panic::catch_unwind(test).unwrap_err();
    *payload.downcast::<String>().unwrap()
}

#[test]
fn a_protocol_that_is_the_one_in_its_file_passes() {
    assert_protocol!(PROTOCOL, "tests/golden/protocol.txt");
}

#[test]
fn another_protocol_fails_with_the_lines_that_differ_and_the_way_out() {
    let message = failure(|| assert_protocol!(OTHER, "tests/golden/protocol.txt"));
    let expected = "\
the protocol is not the one in tests/golden/protocol.txt:

    to server
      tuple
  +     2: bits 8

A build with the old one cannot talk to this one. If that is what you want, run the test again
with TIGHTWIRE_UPDATE=1, and commit the file.";
    assert_eq!(message, expected);
}

#[test]
fn a_missing_file_fails_with_the_way_to_write_it() {
    let message = failure(|| assert_protocol!(PROTOCOL, "tests/golden/missing.txt"));
    assert!(message.contains("missing.txt cannot be read"), "{message}");
    assert!(message.contains("TIGHTWIRE_UPDATE=1"), "{message}");
}
