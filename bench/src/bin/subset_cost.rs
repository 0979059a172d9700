//! Writes some of 4096 objects with the automatic choice or with the plain ladder, over and over,
//! to compare their instructions:
//!
//! ```text
//! cargo build --release --no-default-features --bin subset_cost
//! valgrind --tool=callgrind target/release/subset_cost automatic bits 1000
//! valgrind --tool=callgrind target/release/subset_cost ladder bits 1000
//! ```
//!
//! The first argument is `automatic` or the name of a strategy, the second `bits`, `flags` or
//! `objects` for a bitset, a function on an index, or a slice of objects; the third is the number
//! of rounds, the fourth that of the members, 200 unless told otherwise. The rounds go through 64 random sets, so that no branch is learnt by heart. It
//! prints the bytes written and the nanoseconds per round.

use std::hint::black_box;

use tightwire::subset::{Bits, Filter, IndexSet, Strategy};
use tightwire::{Stream, SubsetStream, WriteError, WriteStream, Writer, scalar};

const OBJECTS: usize = 4096;

#[derive(Clone, Default)]
struct Object {
    position: [u32; 3],
    changed: bool,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let strategy = arguments.next().unwrap_or_default();
    let source = arguments.next().unwrap_or_default();
    let rounds: usize = arguments.next().and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
    let changed = arguments.next().and_then(|changed| changed.parse().ok()).unwrap_or(200);
    let strategy = Strategy::TAGGED.into_iter().find(|one| one.name() == strategy);

    let mut scenes: Vec<Vec<Object>> = (0..64).map(|seed| changed_objects(seed, changed)).collect();
    let flags: Vec<Vec<bool>> =
        scenes.iter().map(|scene| scene.iter().map(|object| object.changed).collect()).collect();
    let words: Vec<Vec<u64>> =
        flags.iter().map(|flags| flags.chunks(64).map(|chunk| chunk.word(0)).collect()).collect();

    let mut buffer = vec![0; 1 << 16];
    let mut bytes = 0;
    let start = std::time::Instant::now();
    for round in 0..rounds {
        let scene = round % scenes.len();
        let (Some(objects), Some(flags), Some(words)) =
            (scenes.get_mut(scene), flags.get(scene), words.get(scene))
        else {
            break;
        };
        let mut stream = WriteStream::new(black_box(&mut buffer));
        let written = match source.as_str() {
            "objects" => write_objects(&mut stream, strategy, black_box(objects)),
            "flags" => write_flags(&mut stream, strategy, black_box(flags)),
            _ => write_bits(&mut stream, strategy, black_box(words)),
        };
        bytes += written.and_then(|()| stream.finish()).map_or(0, |packet| packet.len());
    }
    let nanoseconds = start.elapsed().as_nanos() / rounds.max(1) as u128;
    println!("{bytes} bytes, {nanoseconds} ns per round");
}

#[inline(never)]
fn write_bits(
    stream: &mut WriteStream,
    strategy: Option<Strategy>,
    words: &[u64],
) -> Result<(), WriteError> {
    let set = Bits::new(words, OBJECTS);
    let each = |_, stream: &mut WriteStream| stream.put(scalar::Bits::new(3), 5u8);
    match strategy {
        None => stream.write_subset(&set, each),
        // By name, so that only this strategy is compiled into the measured loop.
        Some(Strategy::Ladder) => stream.write_subset_as(Strategy::Ladder, &set, each),
        Some(strategy) => stream.write_subset_as(strategy, &set, each),
    }
}

#[inline(never)]
fn write_flags(
    stream: &mut WriteStream,
    strategy: Option<Strategy>,
    flags: &[bool],
) -> Result<(), WriteError> {
    let set = Filter::new(flags.len(), |index| flags.get(index).is_some_and(|&flag| flag));
    let each = |_, stream: &mut WriteStream| stream.put(scalar::Bits::new(3), 5u8);
    match strategy {
        None => stream.write_subset(&set, each),
        Some(Strategy::Ladder) => stream.write_subset_as(Strategy::Ladder, &set, each),
        Some(strategy) => stream.write_subset_as(strategy, &set, each),
    }
}

#[inline(never)]
fn write_objects(
    stream: &mut WriteStream,
    strategy: Option<Strategy>,
    objects: &mut [Object],
) -> Result<(), WriteError> {
    let changed = |object: &Object| object.changed;
    let each = |stream: &mut WriteStream, object: &mut Object| {
        stream.array(&mut object.position, |stream, x| stream.u32(x))
    };
    match strategy {
        None => stream.subset(objects, changed, each),
        // The article's loop, by hand.
        Some(Strategy::Ladder) => {
            let count = objects.len();
            let mut previous = None;
            for (index, object) in objects.iter_mut().enumerate() {
                if changed(object) {
                    stream.write_object_index(index, previous, count)?;
                    each(stream, object)?;
                    previous = Some(index);
                }
            }
            stream.write_object_index(count, previous, count)
        }
        Some(strategy) => stream.subset_as(strategy, objects, changed, each),
    }
}

/// Returns objects of which a number have changed, chosen at random.
fn changed_objects(seed: u64, members: usize) -> Vec<Object> {
    let mut objects = vec![Object::default(); OBJECTS];
    let mut state = seed;
    let mut changed = 0;
    while changed < members.min(OBJECTS) {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if let Some(object) = objects.get_mut((state >> 33) as usize % OBJECTS) {
            changed += usize::from(!object.changed);
            object.changed = true;
        }
    }
    objects
}
