//! Traces: every bit of a packet by name, and the reason why a packet is rejected.

#![cfg(feature = "trace")]

#[allow(clippy::module_inception, reason = "the tests of the basics have the name of the feature")]
mod trace;
mod trace_explain;
mod trace_kinds;
mod trace_page;
mod trace_reports;
mod trace_scene;
mod trace_vectors;

#[allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "each test uses a part of it"
)]
#[path = "../support"]
mod support {
    pub(crate) mod line;
    pub(crate) mod op;
    pub(crate) mod play;
}
