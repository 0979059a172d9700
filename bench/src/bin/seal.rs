//! The cost of a sealed packet, compared with the ciphers alone in one run.
//!
//! ```text
//! cargo run --release --bin seal
//! cargo run --release --bin seal --features ring
//! ```
//!
//! The first has the portable cipher in tightwire, the second that of `ring`. Figures are
//! nanoseconds per packet, the best of many rounds; other work on the machine only adds to them.

use std::hint::black_box;
use std::time::Instant;

use chacha20poly1305::{AeadInOut, ChaCha20Poly1305, KeyInit};
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, Nonce, UnboundKey};
use tightwire::Writer;
use tightwire::packet::Protocol;
use tightwire::packet::sealed::{self, ClientKey, MAX_OVERHEAD, Salt};

/// Payload sizes: an input, a chat line, a snapshot that fills a packet of 1,200 bytes.
const SIZES: [usize; 3] = [64, 256, 1175];

/// Packets in a round, well inside the replay window.
const PACKETS: usize = 256;
const ROUNDS: usize = 400;

/// The protocol id and a sequence of two or three bytes.
const DATA: [u8; 10] = [1; 10];

const TAG_BYTES: usize = 16;

/// Seals a packet and returns its length.
type Seal = Box<dyn FnMut(&mut [u8]) -> usize>;
/// Opens a packet.
type Open = Box<dyn FnMut(&mut [u8])>;

/// A cipher that seals and opens packets one after the other, each in its own buffer.
struct Cipher {
    name: &'static str,
    seal: Seal,
    open: Open,
}

fn nonce(sequence: &mut u64) -> [u8; 12] {
    let mut nonce = [0; 12];
    nonce[4..].copy_from_slice(&sequence.to_le_bytes());
    *sequence += 1;
    nonce
}

/// The portable one, without an envelope.
fn portable(size: usize) -> Cipher {
    let [sealer, opener] = [(); 2].map(|()| ChaCha20Poly1305::new(&[7; 32].into()));
    let (mut sent, mut received) = (0, 0);
    Cipher {
        name: "chacha20poly1305",
        seal: Box::new(move |buffer| {
            let (payload, rest) = buffer.split_at_mut(size);
            let tag = sealer
                .encrypt_inout_detached(&nonce(&mut sent).into(), &DATA, payload.into())
                .expect("sealed");
            rest[..TAG_BYTES].copy_from_slice(&tag);
            size + TAG_BYTES
        }),
        open: Box::new(move |packet| {
            let (payload, tag) = packet.split_at_mut(size);
            let tag: [u8; TAG_BYTES] = (&*tag).try_into().expect("a tag");
            opener
                .decrypt_inout_detached(
                    &nonce(&mut received).into(),
                    &DATA,
                    payload.into(),
                    &tag.into(),
                )
                .expect("opened");
        }),
    }
}

/// That of `ring`, without an envelope.
fn ring(size: usize) -> Cipher {
    let key = || LessSafeKey::new(UnboundKey::new(&CHACHA20_POLY1305, &[7; 32]).expect("a key"));
    let (sealer, opener) = (key(), key());
    let (mut sent, mut received) = (0, 0);
    Cipher {
        name: "ring",
        seal: Box::new(move |buffer| {
            let (payload, rest) = buffer.split_at_mut(size);
            let nonce = Nonce::assume_unique_for_key(nonce(&mut sent));
            let tag =
                sealer.seal_in_place_separate_tag(nonce, Aad::from(DATA), payload).expect("sealed");
            rest[..TAG_BYTES].copy_from_slice(tag.as_ref());
            size + TAG_BYTES
        }),
        open: Box::new(move |packet| {
            let nonce = Nonce::assume_unique_for_key(nonce(&mut received));
            opener.open_in_place(nonce, Aad::from(DATA), packet).expect("opened");
        }),
    }
}

/// All of ours: the payload is written, the packet sealed, opened and checked for replays.
fn tightwire(size: usize) -> Cipher {
    let protocol: Protocol<u8> = Protocol::new("seal", 1);
    let (key, salt) = (ClientKey::new([7; 32]), || Salt::new([1; 16], [2; 16]));
    let mut sealer = sealed::client(&protocol, &key, salt()).sealer;
    let mut opener = sealed::server(&protocol, &key, salt()).opener;
    let payload = vec![7; size];
    Cipher {
        name: if cfg!(feature = "ring") { "tightwire, ring" } else { "tightwire, portable" },
        seal: Box::new(move |buffer| {
            let packet = sealer.seal_with(buffer, |stream| stream.write_bytes(&payload));
            packet.expect("sealed").len()
        }),
        open: Box::new(move |packet| {
            black_box(opener.open(packet).expect("opened"));
        }),
    }
}

/// Nanoseconds to seal and to open, each the best of all rounds.
fn measure(cipher: &mut Cipher, size: usize) -> [f64; 2] {
    let mut packets = vec![(vec![7; size + MAX_OVERHEAD], 0); PACKETS];
    let mut best = [f64::MAX; 2];
    for _ in 0..ROUNDS {
        let start = Instant::now();
        for (buffer, length) in &mut packets {
            *length = (cipher.seal)(black_box(buffer));
        }
        best[0] = best[0].min(start.elapsed().as_nanos() as f64 / PACKETS as f64);
        let start = Instant::now();
        for (buffer, length) in &mut packets {
            (cipher.open)(black_box(&mut buffer[..*length]));
        }
        best[1] = best[1].min(start.elapsed().as_nanos() as f64 / PACKETS as f64);
    }
    best
}

fn main() {
    println!("nanoseconds to seal / to open a payload");
    print!("{:<22}", "");
    for size in SIZES {
        print!("{:>20}", format!("{size} bytes"));
    }
    println!();
    for make in [portable, ring, tightwire] {
        print!("{:<22}", make(1).name);
        for size in SIZES {
            let [seal, open] = measure(&mut make(size), size);
            print!("{:>20}", format!("{seal:.0} / {open:.0}"));
        }
        println!();
    }
}
