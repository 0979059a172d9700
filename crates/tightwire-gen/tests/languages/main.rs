//! Generated code reads, rejects and writes like the library: TypeScript under node, C++ under g++
//! with its sanitizers, the dissector in tshark. Tests are skipped with a message where these are
//! not installed.
//!
//! The long form is `TIGHTWIRE_PACKETS=1000000 cargo test --release -p tightwire-gen --test
//! languages`.

#![allow(
    missing_docs,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::panic,
    clippy::option_option,
    clippy::struct_excessive_bools
)]

mod cases;
mod cpp;
mod names;
mod packets;
mod protocol;
mod typescript;
mod vectors;
mod wireshark;
