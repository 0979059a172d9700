//! Writing and reading of primitives, types, subsets and schemas, limits, and hostile packets.

#![allow(clippy::duplicate_mod, reason = "the laws bring their own copy of the support")]

mod article;
mod by_hand;
mod calls;
mod collections;
mod errors;
mod family;
mod fixed_capacity;
mod fuzzed;
mod hostile;
mod key_parts;
mod keys;
mod limits;
mod math;
mod measure;
mod packed;
mod properties;
mod scene_accuracy;
mod schema;
mod second_trip;
mod small_defects;
mod standard;
mod subset;
mod third_party;
mod vectors;
mod wire_format;

#[allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "each test uses a part of it"
)]
#[cfg(feature = "alloc")]
#[path = "../support"]
mod support {
    pub(crate) mod agree;
    pub(crate) mod arbitrary;
    pub(crate) mod judge;
    pub(crate) mod line;
    pub(crate) mod naive;
    pub(crate) mod op;
    pub(crate) mod play;
    pub(crate) mod twin;
}
