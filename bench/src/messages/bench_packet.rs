//! A little of everything: ranges, raw bits, a flag, floats, a word and bytes.

use super::Message;
use crate::random::Random;

/// 249 bits of fields, 7 bits of alignment and 17 bytes: 49 bytes when packed.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(
    feature = "peers",
    derive(
        serde::Serialize,
        serde::Deserialize,
        bitcode::Encode,
        bitcode::Decode,
        bincode::Encode,
        bincode::Decode,
        wincode::SchemaWrite,
        wincode::SchemaRead,
        speedy::Writable,
        speedy::Readable
    )
)]
pub struct BenchPacket {
    /// -100 to 100.
    pub a: i32,
    /// 0 to 65535.
    pub b: i32,
    /// -1,000,000 to 1,000,000.
    pub c: i32,
    /// 7 bits.
    pub bits7: u8,
    /// 13 bits.
    pub bits13: u16,
    /// 23 bits.
    pub bits23: u32,
    /// A flag.
    pub flag: bool,
    /// Three floats, sent as they are.
    pub floats: [f32; 3],
    /// A whole word.
    pub word: u64,
    /// Bytes, which start at a byte boundary.
    pub bytes: [u8; 17],
}

impl Message for BenchPacket {
    const NAME: &'static str = "bench-packet";
    type Plain = Self;

    fn random(random: &mut Random) -> Self {
        Self {
            a: random.int(-100, 100) as i32,
            b: random.int(0, 65_535) as i32,
            c: random.int(-1_000_000, 1_000_000) as i32,
            bits7: random.bits(7) as u8,
            bits13: random.bits(13) as u16,
            bits23: random.bits(23) as u32,
            flag: random.bool(),
            floats: std::array::from_fn(|_| random.float(-1000.0, 1000.0)),
            word: random.bits64(),
            bytes: std::array::from_fn(|_| random.bits(8) as u8),
        }
    }

    fn to_plain(&self) -> Self {
        self.clone()
    }

    fn from_plain(plain: Self) -> Self {
        plain
    }

    fn arrived_as(&self, back: &Self) -> bool {
        self == back
    }
}
