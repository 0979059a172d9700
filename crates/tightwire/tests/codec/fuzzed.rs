//! The laws that fuzzing tries to break, on bytes that proptest draws and on every seed.

#![cfg(all(
    feature = "std",
    feature = "derive",
    feature = "trace",
    feature = "crc",
    feature = "seal"
))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../laws/mod.rs"]
mod laws;
#[allow(dead_code)] // names are for those who judge a line
#[path = "../support/line.rs"]
mod line;
#[path = "../support/seeds.rs"]
mod seeds;

use std::fs;
use std::path::Path;

use laws::support::op;
use proptest::collection::vec;
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn laws_hold_for_random_bytes(bytes in vec(any::<u8>(), 0..200)) {
        for (_, law) in laws::ALL {
            law(&bytes);
        }
    }

    #[test]
    fn laws_hold_for_damaged_seeds(
        at in any::<prop::sample::Index>(), bits in vec(any::<prop::sample::Index>(), 1..4), cut in any::<prop::sample::Index>(),
    ) {
        for (name, law) in laws::ALL {
            let seeds = seeds::made(name);
            let mut seed = seeds[at.index(seeds.len())].clone();
            for bit in &bits {
                let bit = bit.index(seed.len().max(1) * 8);
                if let Some(byte) = seed.get_mut(bit / 8) {
                    *byte ^= 1 << (bit % 8);
                }
            }
            law(&seed);
            law(&seed[..cut.index(seed.len() + 1)]);
        }
    }
}

/// The files in `fuzz/seeds` are those that the vectors make, and what was added by hand.
///
/// With `TIGHTWIRE_SEEDS=write` in the environment they are written.
#[test]
fn laws_hold_for_every_seed() {
    for (name, law) in laws::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(name);
        let write = std::env::var("TIGHTWIRE_SEEDS").is_ok_and(|value| value == "write");
        for (at, seed) in seeds::made(name).iter().enumerate() {
            let file = folder.join(format!("made-{at:03}"));
            if write {
                fs::create_dir_all(&folder).unwrap();
                fs::write(&file, seed).unwrap();
            }
            assert_eq!(fs::read(&file).ok().as_ref(), Some(seed), "{}", file.display());
        }
        for entry in fs::read_dir(&folder).unwrap() {
            law(&fs::read(entry.unwrap().path()).unwrap());
        }
    }
}
