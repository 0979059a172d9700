//! The seeds for fuzzing: the vectors, and packets of every law's own types.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use arbitrary::Unstructured;
use tightwire::scalar::Bits;
use tightwire::subset::Strategy;
use tightwire::{SubsetStream, WriteStream, Writer};

use super::laws::{rich::Rich, step};
use super::line::{self, Says};

/// The seeds of a target.
pub(crate) fn made(target: &str) -> &'static [Vec<u8>] {
    static SEEDS: LazyLock<BTreeMap<&str, Vec<Vec<u8>>>> = LazyLock::new(all);
    &SEEDS[target]
}

fn all() -> BTreeMap<&'static str, Vec<Vec<u8>>> {
    let vectors = vectors();
    let noise: Vec<Vec<u8>> = (1..=8).map(|seed| noise(seed, 50 * seed as usize)).collect();
    let messages: Vec<Vec<u8>> = noise.iter().map(|noise| message(noise, 0)).collect();
    let fronted = |front: [u8; 2], rest: &[u8]| [&front, rest].concat();
    let with_ops = |front: fn(u8) -> [u8; 2]| {
        let seed = |(count, ops): &(u8, Vec<u8>)| fronted(front(*count), ops);
        vectors.iter().map(seed).collect()
    };
    let mut fused: Vec<Vec<u8>> =
        (0..8).zip(&noise).map(|(at, noise)| fronted([at, 5], noise)).collect();
    for (offset, noise) in [0, 1, 7, 8, 13, 63].into_iter().zip(&noise) {
        fused.push(fronted([3, offset], &message(noise, offset.into())));
    }
    BTreeMap::from([
        ("hostile_read", with_ops(|count| [count, 0])),
        ("differential", with_ops(|count| [0, count])),
        ("hostile_message", messages.clone()),
        ("round_trip", noise.clone()),
        ("packet_open", [messages, noise].concat()),
        ("subset_read", subsets()),
        ("fused", fused),
    ])
}

/// Lines of the vectors as the number of their operations, and the operations with the packet
/// after them. A line is taken if none before it ends in the same operation for the same reason.
fn vectors() -> Vec<(u8, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors");
    let mut seen = BTreeSet::new();
    let mut seeds = Vec::new();
    for file in line::files(&folder).expect("vectors") {
        let text = fs::read_to_string(&file).expect("a file of vectors");
        let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
        for line in line::lines(name, &text).expect("vectors") {
            let (ops, packet, why) = match line.says {
                Says::Accept { ops, packet, .. } | Says::Decode { ops, packet, .. } => {
                    (ops, packet, String::new())
                }
                Says::Refuse { ops, packet, why, .. } => (ops, packet, why),
                Says::Measure { .. } => continue,
            };
            let printed: Option<Vec<Vec<u8>>> =
                ops.iter().map(|op| step::print(&op.kind)).collect();
            let Some(printed) = printed.filter(|ops| ops.len() < 32 && packet.len() < 200) else {
                continue;
            };
            let last = printed.last().map(|op| op[0]);
            if seen.insert((last, why, ops.len().min(3))) {
                let ops = printed.concat();
                seeds.push((printed.len() as u8, [ops, packet].concat()));
            }
        }
    }
    seeds
}

/// The packet of a message, after some zero bits.
fn message(noise: &[u8], offset: u32) -> Vec<u8> {
    let value = Rich::any(&mut Unstructured::new(noise)).expect("enough noise");
    let mut buffer = [0; 4096];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(Bits::new(offset), 0u64).expect("zeros");
    stream.write_object(&value).expect("a value that can be written");
    stream.finish().expect("room for it").to_vec()
}

/// Sets of 100 objects, by every strategy.
fn subsets() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for strategy in [Strategy::Sentinel].into_iter().chain(Strategy::TAGGED) {
        for every in [2, 7, 50] {
            let set: Vec<bool> = (0..100).map(|index| index % every < every.min(4) / 2).collect();
            let mut buffer = [0; 512];
            let mut stream = WriteStream::new(&mut buffer);
            stream.write_subset_as(strategy, set.as_slice(), |_, _| Ok(())).expect("room for it");
            let packet = stream.finish().expect("room for it");
            seeds.push([&[128 + 100, 0], &packet[..]].concat());
        }
    }
    seeds
}

/// Bytes that are the same on every machine.
fn noise(seed: u64, count: usize) -> Vec<u8> {
    let mut state = seed;
    let mut byte = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 56) as u8
    };
    (0..count).map(|_| byte()).collect()
}
