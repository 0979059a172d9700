//! The cost of sealing and opening on top of the cipher.
//!
//! A packet is written, sealed, opened and read again, which is compared with its parts: the
//! cipher over the same bytes, the coding without a seal, and two copies of a full packet.

use std::hint::black_box;

use chacha20poly1305::{AeadInOut, ChaCha20Poly1305, KeyInit};
use tightwire::packet::Protocol;
use tightwire::packet::sealed::{self, ClientKey, MAX_OVERHEAD, Salt};

use crate::contest::PageBuffer;
use crate::single::{Loop, Single, Work};
use crate::tightwire::{Blob, Fleet, Full, MTU, Snapshot};

/// The protocol id and a sequence of two bytes, which most of the sealed packets have.
const ASSOCIATED_BYTES: usize = 8 + 2;

macro_rules! parts {
    ($type:ty, $section:literal) => {
        [
            Single { section: $section, name: "cipher", prepare: cipher::<$type> },
            Single { section: $section, name: "copies", prepare: copies::<$type> },
            Single { section: $section, name: "coding", prepare: coding::<$type> },
            Single { section: $section, name: "together", prepare: together::<$type> },
        ]
    };
}

/// The parts and the whole, for every message.
pub fn singles() -> Vec<Single> {
    let messages = [
        parts!(Blob, "sealing/bytes"),
        parts!(Fleet, "sealing/ships"),
        parts!(Snapshot, "sealing/snapshot"),
    ];
    messages.into_iter().flatten().collect()
}

/// Values whose sealed packets have up to 1,200 bytes.
fn table<T: Full>() -> Vec<T> {
    T::table(MTU - MAX_OVERHEAD)
}

/// The payloads of the table.
fn payloads<T: Full>() -> Vec<Vec<u8>> {
    let mut buffer = [0; MTU];
    let mut payload = |value: &T| {
        tightwire::encode(value, &mut buffer).expect("a full packet does not fit").to_vec()
    };
    table::<T>().iter().map(&mut payload).collect()
}

/// Encrypts and decrypts each payload where it is.
fn cipher<T: Full>() -> Box<dyn Work> {
    let cipher = ChaCha20Poly1305::new(&[7; 32].into());
    let mut sequence = 0_u64;
    let step = move |payload: &mut Vec<u8>| {
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&sequence.to_le_bytes());
        sequence += 1;
        let associated = black_box([1; ASSOCIATED_BYTES]);
        let tag = cipher
            .encrypt_inout_detached(&nonce.into(), &associated, payload.as_mut_slice().into())
            .expect("the cipher refused a payload");
        let tag = black_box(tag);
        cipher
            .decrypt_inout_detached(&nonce.into(), &associated, payload.as_mut_slice().into(), &tag)
            .expect("the cipher refused its own payload");
        black_box(payload);
    };
    Box::new(Loop { table: payloads::<T>(), step })
}

/// Copies a full packet twice.
fn copies<T: Full>() -> Box<dyn Work> {
    let mut pages = [PageBuffer::new(MTU), PageBuffer::new(MTU)];
    let mut table = payloads::<T>();
    for payload in &mut table {
        payload.resize(MTU, 0);
    }
    let step = move |packet: &mut Vec<u8>| {
        let length = packet.len();
        let [first, second] = &mut pages;
        let (first, second) = (first.all(), second.all());
        first[..length].copy_from_slice(packet);
        black_box(&mut *first);
        second[..length].copy_from_slice(&first[..length]);
        black_box(second);
    };
    Box::new(Loop { table, step })
}

/// Writes and reads each value.
fn coding<T: Full>() -> Box<dyn Work> {
    let mut pages = PageBuffer::new(MTU);
    // A length that the compiler could see would fold the writer's checks away.
    let room = black_box(MTU - MAX_OVERHEAD);
    let step = move |value: &mut T| {
        let packet = tightwire::encode(value, &mut pages.all()[..room]);
        let packet = black_box(packet.expect("tightwire refused a value"));
        let back = tightwire::decode::<T>(packet).expect("tightwire refused its own packet");
        black_box(&back);
    };
    Box::new(Loop { table: table::<T>(), step })
}

/// Writes, seals, opens and reads each value.
fn together<T: Full>() -> Box<dyn Work> {
    let protocol: Protocol<T> = Protocol::new("bench", 1);
    let (key, salt) = (ClientKey::new([7; 32]), || Salt::new([1; 16], [2; 16]));
    let mut sealer = sealed::client(&protocol, &key, salt()).sealer;
    let mut opener = sealed::server(&protocol, &key, salt()).opener;
    let mut pages = PageBuffer::new(MTU);
    let room = black_box(MTU);
    let step = move |value: &mut T| {
        let buffer = &mut pages.all()[..room];
        let length = sealer.seal(value, buffer).expect("tightwire refused a value").len();
        let packet = black_box(&mut buffer[..length]);
        let payload = opener.open(packet).expect("tightwire refused its own seal");
        let back = payload.decode().expect("tightwire refused its own packet");
        black_box(&back);
    };
    Box::new(Loop { table: table::<T>(), step })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_runs_more_than_once() {
        for single in singles() {
            let mut work = (single.prepare)();
            work.run(3);
            assert_eq!(work.units(), 64, "{}", single.workload());
        }
    }
}
