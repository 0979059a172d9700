//! Derived messages, as a whole.

use tightwire::{ReadError, Wire, WriteError};

/// The kind of object.
#[derive(Wire, Clone, Copy)]
pub enum Kind {
    /// One kind.
    Ship,
    /// Another.
    Missile,
    /// A third.
    Mine,
}

/// The event.
#[derive(Wire)]
pub enum Event {
    /// Nothing did.
    Nothing,
    /// A shot.
    Shot {
        /// The weapon.
        #[wire(range = 0..=11)]
        weapon: u8,
        /// The target.
        target: Option<u16>,
    },
}

/// Fields of every fixed width.
#[derive(Wire)]
pub struct Entity {
    kind: Kind,
    #[wire(range = -8_388_608..=8_388_608)]
    position: [i32; 3],
    #[wire(bits = 4)]
    flags: Option<u8>,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    word: u64,
    #[wire(fixed(-100..=100, 8))]
    speed: i16,
    jump: bool,
    #[wire(if = jump, range = 0..=3)]
    height: u8,
    #[wire(default_bit)]
    spin: f32,
    #[wire(bytes)]
    key: [u8; 17],
    event: Event,
    first: u16,
    #[wire(relative_to = first, check = "end")]
    last: u16,
}

/// Many of them.
#[derive(Wire)]
pub struct World {
    #[wire(max_len = 32)]
    entities: Vec<Entity>,
    #[wire(max_len = 31)]
    name: String,
}

/// All calls for one message.
macro_rules! probe {
    ($name:ident, $type:ty) => {
        /// Calls for the message of this name.
        pub mod $name {
            use super::*;

            /// Writes it.
            #[inline(never)]
            pub fn probe_encode(value: &$type, buffer: &mut [u8]) -> Result<usize, WriteError> {
                Ok(tightwire::encode(value, buffer)?.len())
            }

            /// Reads it.
            #[inline(never)]
            pub fn probe_decode(packet: &[u8]) -> Result<$type, ReadError> {
                tightwire::decode(packet)
            }

            /// Reads over it.
            #[inline(never)]
            pub fn probe_decode_into(value: &mut $type, packet: &[u8]) -> Result<(), ReadError> {
                tightwire::decode_into(value, packet)
            }

            /// Measures it.
            #[inline(never)]
            pub fn probe_measure(value: &$type) -> Result<usize, WriteError> {
                tightwire::measure(value)
            }
        }
    };
}

probe!(entity, Entity);
probe!(world, World);

/// Types of the standard library.
type Standard = (
    core::time::Duration,
    core::net::SocketAddr,
    core::num::NonZeroU32,
    core::num::NonZeroI64,
    char,
);
probe!(standard, Standard);
