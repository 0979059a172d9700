//! A map with numbers as keys, in no order.

use std::collections::HashMap;

use super::{Message, peer_types, plain};
use crate::random::Random;

/// The number and the maximum number of entries in a map.
pub const ENTRIES: usize = 1000;

peer_types! {
    /// Scores by player.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Scores {
        /// The entries. Tightwire sorts them by key; the peers write them in the order of the map.
        #[wire(max_len = 1000)]
        pub scores: HashMap<u16, u32>,
    }
}

impl Message for Scores {
    const NAME: &'static str = "map";
    const TABLE: usize = 8;
    plain!();

    fn random(random: &mut Random) -> Self {
        let mut scores = HashMap::with_capacity(ENTRIES);
        while scores.len() < ENTRIES {
            scores.insert(random.bits(16) as u16, random.bits(32) as u32);
        }
        Self { scores }
    }
}
