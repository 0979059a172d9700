//! Checks that an option without attributes costs no more than one with a width.

use std::hint::black_box;

use tightwire::Wire;

use crate::random::Random;
use crate::single::{Loop, Single, Work};

/// A message with options among numbers, with these attributes on each option.
macro_rules! message {
    ($name:ident $(, #[$attribute:meta])?) => {
        #[derive(Wire, Clone, Debug, PartialEq)]
        struct $name {
            id: u16,
            $(#[$attribute])?
            health: Option<u8>,
            $(#[$attribute])?
            weapon: Option<u8>,
            alive: bool,
            tick: u32,
            $(#[$attribute])?
            target: Option<u8>,
        }

        impl $name {
            fn table() -> Vec<Self> {
                let mut random = Random::new(0x6f70_7469_6f6e);
                let mut table = Vec::new();
                for _ in 0..256 {
                    let [health, weapon, target] = [(); 3].map(|()| {
                        let value = random.bits(8) as u8;
                        random.bool().then_some(value)
                    });
                    let (id, tick) = (random.bits(16) as u16, random.bits(32) as u32);
                    table.push(Self { id, health, weapon, alive: random.bool(), tick, target });
                }
                table
            }

            fn packets() -> Vec<Vec<u8>> {
                let encode = |value: &Self| tightwire::encode_to_vec(value).expect("a good value");
                Self::table().iter().map(encode).collect()
            }

            fn prepare_write() -> Box<dyn Work> {
                let step = |value: &mut Self| {
                    let mut buffer = [0; Self::MAX_BYTES];
                    black_box(tightwire::encode(black_box(value), &mut buffer)).ok();
                };
                Box::new(Loop { table: Self::table(), step })
            }

            fn prepare_read() -> Box<dyn Work> {
                let step = |packet: &mut Vec<u8>| {
                    black_box(&tightwire::decode::<Self>(black_box(packet)));
                };
                Box::new(Loop { table: Self::packets(), step })
            }
        }
    };
}

message!(Plain);
message!(Attributed, #[wire(bits = 8)]);

/// Both messages, both ways.
pub fn singles() -> Vec<Single> {
    let plain = "option/plain";
    let attributed = "option/attributed";
    vec![
        Single { section: plain, name: "write", prepare: Plain::prepare_write },
        Single { section: plain, name: "read", prepare: Plain::prepare_read },
        Single { section: attributed, name: "write", prepare: Attributed::prepare_write },
        Single { section: attributed, name: "read", prepare: Attributed::prepare_read },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_have_the_same_packets() {
        assert_eq!(Plain::packets(), Attributed::packets());
        let back: Result<Vec<Plain>, _> =
            Plain::packets().iter().map(|packet| tightwire::decode(packet)).collect();
        assert_eq!(back, Ok(Plain::table()));
    }
}
