//! Checked and sealed packets among those of strangers.

use std::collections::BTreeSet;

use tightwire::packet::sealed::{self, ClientKey, Opened, Salt, Session, WINDOW};
use tightwire::packet::{Direction, Protocol, Refusal, checked};
use tightwire::scalar::Bits;
use tightwire::{ReadStream, Wire, WriteStream, Writer};

use super::rich::Rich;
use super::step::Input;

/// Checked packets hold something of every kind, sealed ones a number.
const RICH: Direction<Rich> = Protocol::<Rich>::new("fuzzed", 1).to_server();
const PROTOCOL: Protocol<u8> = Protocol::new("fuzzed", 1);

type Bytes = Session<u8, u8>;

/// Only what was sealed is opened, once, and inside the window; a checked payload is judged as
/// the same bytes without an envelope; and what is refused is left alone.
pub(crate) fn packet_open(bytes: &[u8]) {
    any_bytes(bytes);
    checked_payload(bytes);
    session(&mut Input(bytes));
}

fn sides() -> [Bytes; 2] {
    let salt = || Salt::new([1; 16], [2; 16]);
    let key = ClientKey::new([3; 32]);
    [sealed::client(&PROTOCOL, &key, salt()), sealed::server(&PROTOCOL, &key, salt())]
}

/// The input as a packet. Chance opens one sealed packet in 2^128; a checksum can be found, and
/// then the payload must do no harm.
fn any_bytes(bytes: &[u8]) {
    let [_, mut server] = sides();
    let mut packet = bytes.to_vec();
    assert!(server.opener.open(&mut packet).is_err());
    assert_eq!(packet, bytes, "a refused packet changed");
    assert_eq!(server.opener.newest_sequence(), None);
    if let Ok(opened) = checked::open(&RICH, bytes) {
        let _ = opened.decode();
    }
}

/// The input as a payload, with the checksum that anybody can compute.
fn checked_payload(bytes: &[u8]) {
    let mut plain = ReadStream::new(bytes);
    let whole = Rich::read(&mut plain);
    let bits = if whole.is_ok() { plain.position() } else { bytes.len() * 8 };
    let mut buffer = vec![0; bytes.len() + 64];
    let write = |stream: &mut WriteStream<'_>| {
        stream.write_bytes(&bytes[..bits / 8])?;
        let rest = bytes.get(bits / 8).map_or(0, |byte| byte & ((1 << (bits % 8)) - 1));
        stream.put(Bits::new(bits as u32 % 8), rest)
    };
    let packet = checked::write_with(&RICH, &mut buffer, write).expect("room for it");
    let open = || checked::open(&RICH, packet).expect("its checksum is right");
    let decoded = open().decode();
    assert_eq!(decoded.is_ok(), whole.is_ok(), "{decoded:?} {whole:?}");
    assert_eq!(open().explain().is_none(), decoded.is_ok());
    let section = open().failed_section();
    assert!(section.is_none() || decoded.is_err());
    assert_eq!(open().decode_into(&mut Rich::default()).is_ok(), decoded.is_ok());
}

/// A session in which the input decides what arrives: sealed, damaged, repeated or made up.
fn session(input: &mut Input<'_>) {
    let [mut client, mut server] = sides();
    let mut sent: Vec<(u64, Vec<u8>)> = Vec::new();
    let mut accepted = BTreeSet::new();
    let mut buffer = [0; 128];
    while !input.0.is_empty() {
        match input.byte() % 8 {
            0..=2 => {
                let Some(sequence) = client.sealer.next_sequence() else { continue };
                let payload = input.byte();
                let packet = client.sealer.seal(&payload, &mut buffer).expect("room for it");
                sent.push((sequence, packet.to_vec()));
            }
            3..=5 if !sent.is_empty() => {
                let (sequence, packet) = &sent[usize::from(input.byte()) % sent.len()];
                deliver(&mut server, *sequence, packet, &mut accepted);
            }
            6 if !sent.is_empty() => {
                let mut packet = sent[usize::from(input.byte()) % sent.len()].1.clone();
                let bit = usize::from(u16::from_le_bytes(input.array())) % (packet.len() * 8);
                packet[bit / 8] ^= 1 << (bit % 8);
                refuses(&mut server, &packet);
            }
            7 => {
                // Small and large steps, up to the last sequence there is.
                let shift = input.byte() % 64;
                let step = u64::from(input.byte()) << shift;
                if let Some(next) = client.sealer.next_sequence() {
                    client.sealer.skip_to(next.saturating_add(step)).expect("not used yet");
                }
            }
            _ => {
                let count = input.byte() % 48;
                refuses(&mut server, input.bytes(count.into()));
            }
        }
    }
}

/// A packet that was sealed: accepted once, and only if the window still reaches it.
fn deliver(server: &mut Bytes, sequence: u64, packet: &[u8], accepted: &mut BTreeSet<u64>) {
    let newest = accepted.last().copied();
    let expected = if newest.is_some_and(|newest| newest.saturating_sub(sequence) >= WINDOW) {
        Err(Refusal::TooOld)
    } else if accepted.contains(&sequence) {
        Err(Refusal::Replayed)
    } else {
        Ok(sequence)
    };
    let mut received = packet.to_vec();
    let opened = server.opener.open(&mut received).map(Opened::sequence);
    assert_eq!(opened, expected, "{sequence} after {newest:?}");
    if opened.is_ok() {
        accepted.insert(sequence);
    }
    assert_eq!(server.opener.newest_sequence(), accepted.last().copied());
}

/// A packet that nobody sealed: refused, unchanged, and without a trace in the window.
fn refuses(server: &mut Bytes, packet: &[u8]) {
    let newest = server.opener.newest_sequence();
    let mut received = packet.to_vec();
    assert!(server.opener.open(&mut received).is_err(), "{packet:02x?} was let in");
    assert_eq!(received, packet, "a refused packet changed");
    assert_eq!(server.opener.newest_sequence(), newest);
}
