//! Long lists of one thing each: bytes, small numbers, flags, floats.

use super::{Message, peer_types, plain};
use crate::random::Random;

/// The length and the maximum length of each list.
pub const ELEMENTS: usize = 4096;
/// The largest number of [`Numbers`]: 10 bits when packed, and some codes that are refused.
pub const MAX_NUMBER: u16 = 999;

peer_types! {
    /// A blob that somebody else made.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Blob {
        /// Any bytes.
        #[wire(bytes, max_len = 4096)]
        pub bytes: Vec<u8>,
    }

    /// The same bytes as an ordinary list that does not start at a byte boundary.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct PlainBytes {
        /// Any bytes.
        #[wire(max_len = 4096)]
        pub bytes: Vec<u8>,
    }

    /// Samples that are sent as they are.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Floats {
        /// Any numbers.
        #[wire(max_len = 4096)]
        pub floats: Vec<f32>,
    }

    /// Heights, distances, frame times: numbers in a range.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Numbers {
        /// 0 to 999 each.
        #[wire(range = 0..=999, max_len = 4096)]
        pub numbers: Vec<u16>,
    }

    /// Which of many things are so.
    #[derive(Clone, Debug, Default, PartialEq)]
    pub struct Flags {
        /// A bit each.
        #[wire(max_len = 4096)]
        pub flags: Vec<bool>,
    }
}

impl Message for Blob {
    const NAME: &'static str = "bytes";
    const TABLE: usize = 8;
    plain!();

    fn random(random: &mut Random) -> Self {
        Self { bytes: (0..ELEMENTS).map(|_| random.bits(8) as u8).collect() }
    }
}

impl Message for PlainBytes {
    const NAME: &'static str = "plain-bytes";
    const TABLE: usize = 8;
    plain!();

    fn random(random: &mut Random) -> Self {
        Self { bytes: (0..ELEMENTS).map(|_| random.bits(8) as u8).collect() }
    }
}

impl Message for Floats {
    const NAME: &'static str = "floats";
    const TABLE: usize = 8;
    plain!();

    fn random(random: &mut Random) -> Self {
        Self { floats: (0..ELEMENTS).map(|_| random.float(-100.0, 100.0)).collect() }
    }
}

impl Message for Numbers {
    const NAME: &'static str = "numbers";
    const TABLE: usize = 8;
    plain!();

    fn random(random: &mut Random) -> Self {
        let number = |_| random.int(0, MAX_NUMBER.into()) as u16;
        Self { numbers: (0..ELEMENTS).map(number).collect() }
    }
}

impl Message for Flags {
    const NAME: &'static str = "flags";
    const TABLE: usize = 8;
    plain!();

    fn random(random: &mut Random) -> Self {
        Self { flags: (0..ELEMENTS).map(|_| random.bool()).collect() }
    }
}
