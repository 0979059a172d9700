//! Errors that the CRC of a checked packet detects, proved for every length, and errors it misses.
//!
//! A CRC is linear: what it says about damage depends on the flipped bits alone, and is the sum
//! of what it says about each of them. So a burst goes undetected exactly if the answers of its
//! bits add up to nothing, which is a question about vectors of 32 bits.

use std::collections::HashMap;

use tightwire::Writer;
use tightwire::packet::sealed::{self, ClientKey};
use tightwire::packet::{Protocol, Refusal, checked};

use crate::support::{INPUT, Input, KEY, TO_SERVER, flipped, salt};

/// The longest body: a datagram of 1,500 bytes without the CRC.
const LONGEST: usize = 1496;

/// The bits of the longest burst that a CRC of 32 bits can promise to find.
const BURST: usize = 32;

/// What flipping one bit does to the CRC, by how many bits come after it in the packet: one step
/// of the shift register for each.
fn syndromes() -> Vec<u32> {
    let step = |state: u32| (state >> 1) ^ if state & 1 == 1 { 0xedb8_8320 } else { 0 };
    let last = step(1);
    std::iter::successors(Some(last), |&state| Some(step(state))).take(LONGEST * 8).collect()
}

/// Vectors reduced so that no two have the same highest bit; with each, which of the original
/// vectors it is the sum of.
#[derive(Default)]
struct Basis(Vec<(u32, u64)>);

impl Basis {
    /// Adds a vector. If it is a sum of earlier ones, returns all that add up to nothing.
    fn add(&mut self, mut vector: u32, mut parts: u64) -> Option<u64> {
        for &(other, of) in &self.0 {
            if vector ^ other < vector {
                vector ^= other;
                parts ^= of;
            }
        }
        if vector == 0 {
            return Some(parts);
        }
        self.0.push((vector, parts));
        self.0.sort_unstable_by_key(|&(vector, _)| std::cmp::Reverse(vector));
        None
    }
}

fn packet(body: usize) -> Vec<u8> {
    let payload = vec![0x5a; body + 4 - checked::OVERHEAD];
    let mut buffer = vec![0; body + 4];
    let write = |stream: &mut tightwire::WriteStream<'_>| stream.write_bytes(&payload);
    checked::write_with(&TO_SERVER, &mut buffer, write).unwrap().to_vec()
}

fn opens(packet: &[u8]) -> bool {
    checked::open(&TO_SERVER, packet).is_ok()
}

/// The bits that a CRC is about: where they are in a body, and what they do to the real one.
#[test]
fn the_vectors_of_the_proof_are_those_of_the_packets() {
    let syndromes = syndromes();
    for body in [4, 5, 33, 700, LONGEST] {
        let packet = packet(body);
        let crc = |packet: &[u8]| u32::from_le_bytes(packet[..4].try_into().unwrap());
        for bit in (0..body * 8).step_by(if body > 100 { 97 } else { 1 }) {
            let mut other = flipped(&packet, 32 + bit);
            assert!(!opens(&other));
            let repaired = crc(&packet) ^ syndromes[body * 8 - 1 - bit];
            other[..4].copy_from_slice(&repaired.to_le_bytes());
            assert!(opens(&other), "bit {bit} of {body} bytes");
        }
    }
}

/// In a body of any length a bit stands in front of so many others, and only that counts. So the
/// bursts of the longest body are the bursts of all.
#[test]
fn every_burst_of_up_to_32_bits_in_a_body_of_any_length_is_found() {
    let syndromes = syndromes();
    for (first, window) in syndromes.windows(BURST).enumerate() {
        let mut basis = Basis::default();
        for (bit, &syndrome) in window.iter().enumerate() {
            assert_eq!(basis.add(syndrome, 1 << bit), None, "a burst at {first} is not found");
        }
    }
}

/// The same with packets: at both ends of every length, patterns of every kind.
#[test]
fn bursts_in_packets_of_every_length_are_refused() {
    let mut state = 0x1234_5678_9abc_def1u64;
    for body in 4..=LONGEST {
        let packet = packet(body);
        for place in [0, body * 8 - BURST, body * 4 - BURST / 2] {
            state = state.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            let pattern = (state >> 32) as u32 | 1;
            let mut damaged = packet.clone();
            for bit in (0..BURST).filter(|bit| pattern >> bit & 1 == 1) {
                let bit = 32 + place + bit;
                damaged[bit / 8] ^= 1 << (bit % 8);
            }
            assert_eq!(checked::open(&TO_SERVER, &damaged).unwrap_err(), Refusal::Checksum);
        }
    }
}

/// The flipped bits of the shortest undetected burst across the CRC and the body, the last bit of
/// the CRC being bit 31.
fn burst_across(body: usize, syndromes: &[u32]) -> Option<Vec<usize>> {
    (2..=BURST).find_map(|length| {
        (1..length).find_map(|in_body| {
            let in_crc = length - in_body;
            let mut basis = Basis::default();
            // The bits of the CRC that the burst covers may be anything.
            for bit in 32 - in_crc..32 {
                basis.add(1 << bit, 1 << bit);
            }
            (0..in_body).find_map(|bit| {
                let parts = basis.add(syndromes[body * 8 - 1 - bit], 1 << (32 + bit))?;
                Some((0..64).filter(|bit| parts >> bit & 1 == 1).collect())
            })
        })
    })
}

/// Why the promise ends at the body: the CRC stands in front of it.
#[test]
fn every_length_has_an_undetected_burst_across_the_crc_and_the_body() {
    let syndromes = syndromes();
    let mut shortest = BURST;
    for body in 4..=LONGEST {
        let burst = burst_across(body, &syndromes).expect("the document says there is one");
        shortest = shortest.min(burst.last().unwrap() - burst[0] + 1);
        let damaged = burst.iter().fold(packet(body), |packet, &bit| flipped(&packet, bit));
        assert!(opens(&damaged), "{body} bytes, bits {burst:?}");
    }
    assert_eq!(shortest, 21);
}

/// Among some ten thousand versions there are two for which the CRC over the id is the same.
#[test]
fn two_protocols_whose_ids_have_the_same_crc_take_checked_packets_of_each_other() {
    let version = |version| Protocol::<Input>::new("my game", version);
    let mut seen = HashMap::new();
    let (one, other) = (0..)
        .find_map(|number| {
            let crc = crc32fast::hash(&version(number).to_server().id().to_le_bytes());
            seen.insert(crc, number).map(|earlier| (version(earlier), version(number)))
        })
        .unwrap();
    assert_ne!(one.id(), other.id());
    let mut buffer = [0; 64];
    let packet = checked::write(&one.to_server(), &INPUT, &mut buffer).unwrap();
    assert_eq!(checked::open(&other.to_server(), packet).unwrap().decode(), Ok(INPUT));

    // A hello distinguishes them, and so does a seal.
    assert!(one.hello().compare(&other.hello()).is_some());
    let mut sealer = sealed::client(&one, &ClientKey::new(KEY), salt()).sealer;
    let mut opener = sealed::server(&other, &ClientKey::new(KEY), salt()).opener;
    let mut packet = sealer.seal(&INPUT, &mut buffer).unwrap().to_vec();
    assert_eq!(opener.open(&mut packet).unwrap_err(), Refusal::Tag);
}
