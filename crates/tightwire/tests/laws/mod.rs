//! Laws for any bytes, as functions that panic if a law does not hold.
//!
//! The targets in `fuzz/` feed them what libFuzzer finds, and the test `fuzzed` what proptest
//! draws and what is kept as seeds.

#[path = "../support"]
#[allow(dead_code)] // parsing of vectors, and forms that only other tests use
pub(crate) mod support {
    pub(crate) mod agree;
    pub(crate) mod members;
    pub(crate) mod naive;
    pub(crate) mod op;
    pub(crate) mod play;
    pub(crate) mod twin;
}

mod differential;
mod fused;
mod hostile_message;
mod hostile_read;
mod packet_open;
pub(crate) mod rich;
mod round_trip;
pub(crate) mod step;
mod subset_read;

use self::support::{agree, naive, op, play};

/// Panics if it does not hold for some bytes.
type Law = fn(&[u8]);

/// The laws, each with the name of its fuzz target and of its folder of seeds.
#[allow(dead_code, reason = "a fuzz target calls one law by its name")]
pub(crate) const ALL: [(&str, Law); 7] = [
    ("hostile_read", hostile_read),
    ("hostile_message", hostile_message),
    ("round_trip", round_trip),
    ("differential", differential),
    ("packet_open", packet_open),
    ("subset_read", subset_read),
    ("fused", fused),
];

pub(crate) use differential::differential;
pub(crate) use fused::fused;
pub(crate) use hostile_message::hostile_message;
pub(crate) use hostile_read::hostile_read;
pub(crate) use packet_open::packet_open;
pub(crate) use round_trip::round_trip;
pub(crate) use subset_read::subset_read;
