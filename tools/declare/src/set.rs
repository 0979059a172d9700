//! The types that are part of the library's own tests.

use crate::emit;

/// The seed of the set.
pub const SEED: u64 = 4;
/// Types that are tried in every profile, and those that are tried in debug builds only.
pub const SIZES: [u64; 2] = [32, 36];

/// The files of the set, by name.
pub fn files() -> [(&'static str, String); 2] {
    [("set.rs", emit::file(SEED, 0, SIZES[0])), ("more.rs", emit::file(SEED, SIZES[0], SIZES[1]))]
}
