//! The cost of rejecting a packet, compared with reading one.
//!
//! A stranger pays for bytes and a server for instructions, so no packet of 1,200 bytes may cost
//! more than a good one of that size.

use std::hint::black_box;

use crate::random::Random;
use crate::single::{Loop, Single, Work};
use crate::tightwire::{Fleet, Full, MTU, Snapshot};

/// Packets of one kind, made from good ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Good,
    /// Bytes without any sense.
    Random,
    Zeros,
    Ones,
    /// Valid packets without their last byte, so the error comes at the very end.
    Cut,
    /// Good packets with one bit changed somewhere. Some of them are as good as before.
    Flipped,
    /// Packets that an attacker with the source code would send.
    Slowest,
}

impl Kind {
    fn packets<T: Full>(self) -> Vec<Box<[u8]>> {
        let mut random = Random::new(0x0067_6172_6261_6765);
        let make = |value: T| {
            let mut buffer = [0; MTU];
            let good = tightwire::encode(&value, &mut buffer).expect("a full packet does not fit");
            let mut packet = good.to_vec();
            match self {
                Self::Good => {}
                Self::Random => packet = (0..MTU).map(|_| random.bits(8) as u8).collect(),
                Self::Zeros => packet = vec![0; MTU],
                Self::Ones => packet = vec![0xff; MTU],
                Self::Cut => {
                    packet.pop();
                }
                Self::Flipped => {
                    let bit = random.int(0, packet.len() as i64 * 8 - 1) as usize;
                    packet[bit / 8] ^= 1 << (bit % 8);
                }
                Self::Slowest => packet = T::slowest(),
            }
            packet.into()
        };
        T::table(MTU).into_iter().map(make).collect()
    }

    /// The number of `packets` that are rejected, if known.
    const fn refused(self, packets: usize) -> Option<usize> {
        match self {
            Self::Good => Some(0),
            Self::Flipped => None,
            _ => Some(packets),
        }
    }
}

macro_rules! kinds {
    ($type:ty, $section:literal: $($kind:ident $name:literal),* $(,)?) => {
        [$(Single {
            section: $section,
            name: $name,
            prepare: || prepare::<$type>(Kind::$kind),
        }),*]
    };
}

/// Every kind for one message.
macro_rules! all_kinds {
    ($type:ty, $section:literal) => {
        kinds!($type, $section:
            Good "good", Random "random", Zeros "zeros", Ones "ones", Cut "cut",
            Flipped "flipped", Slowest "slowest")
    };
}

/// Every kind for every message.
pub fn singles() -> Vec<Single> {
    let messages = [all_kinds!(Fleet, "garbage/ships"), all_kinds!(Snapshot, "garbage/snapshot")];
    messages.into_iter().flatten().collect()
}

fn prepare<T: Full>(kind: Kind) -> Box<dyn Work> {
    let table = kind.packets::<T>();
    let refused = table.iter().filter(|packet| tightwire::decode::<T>(packet).is_err()).count();
    let expected = kind.refused(table.len()).unwrap_or(refused);
    assert_eq!(refused, expected, "{kind:?} {}: refused of {}", T::NAME, table.len());
    let step = |packet: &mut Box<[u8]>| {
        black_box(&tightwire::decode::<T>(packet));
    };
    Box::new(Loop { table, step })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `prepare` panics when good packets are refused, or others are not.
    #[test]
    fn garbage_is_refused_and_good_packets_are_not() {
        for single in singles() {
            (single.prepare)().run(1);
        }
    }
}
