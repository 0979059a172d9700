//! Helpers for the tests: a protocol, sessions, and bytes from hex.

use tightwire::Wire;
use tightwire::packet::sealed::{self, ClientKey, Salt, Session};
use tightwire::packet::{Direction, Protocol};

pub(crate) type Input = (u16, bool);

pub(crate) const DATA: u64 = 0x0123_4567_89ab_cdef;

/// Both sides send inputs.
pub(crate) const PROTOCOL: Protocol<Input> = protocol();

pub(crate) const TO_SERVER: Direction<Input> = PROTOCOL.to_server();

/// The same game with another root.
pub(crate) const fn protocol<T: Wire>() -> Protocol<T> {
    Protocol::new("my game", 3).data(DATA)
}

/// The value of the pinned packets.
pub(crate) const INPUT: Input = (1000, true);

pub(crate) const KEY: [u8; 32] = counting(0);
pub(crate) const CLIENT_HALF: [u8; 16] = counting(0x40);
pub(crate) const SERVER_HALF: [u8; 16] = counting(0x50);

/// `start`, `start + 1` and so on.
const fn counting<const N: usize>(start: u8) -> [u8; N] {
    let mut bytes = [0; N];
    let mut at = 0;
    while at < N {
        bytes[at] = start + at as u8;
        at += 1;
    }
    bytes
}

pub(crate) fn salt() -> Salt {
    Salt::new(CLIENT_HALF, SERVER_HALF)
}

pub(crate) fn client<T: Wire>() -> Session<T, T> {
    sealed::client(&protocol(), &ClientKey::new(KEY), salt())
}

pub(crate) fn server<T: Wire>() -> Session<T, T> {
    sealed::server(&protocol(), &ClientKey::new(KEY), salt())
}

pub(crate) fn hex(text: &str) -> Vec<u8> {
    hex::decode(text).unwrap()
}

/// `packet` with one bit flipped.
pub(crate) fn flipped(packet: &[u8], bit: usize) -> Vec<u8> {
    let mut other = packet.to_vec();
    other[bit / 8] ^= 1 << (bit % 8);
    other
}
