//! Replays the project's vectors on the tracing streams: the same bytes, every bit named, and
//! every refusal explained by the operation that the vector names.

#![cfg(feature = "trace")]
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::fs;
use std::path::Path;

use crate::support::line::{Line, Says, files, lines};
use crate::support::op::Op;
use crate::support::play::{self, Types};
use tightwire::Stream;
use tightwire::trace::{Trace, TraceReader, TraceWriter, diff};

fn vectors() -> Vec<Line> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors");
    let mut all = Vec::new();
    for file in files(&folder).unwrap() {
        let name = file.file_name().unwrap().to_str().unwrap().to_owned();
        all.extend(lines(&name, &fs::read_to_string(&file).unwrap()).unwrap());
    }
    all
}

/// A name for the operation at an index, as streams want it.
fn name(index: usize) -> &'static str {
    Box::leak(format!("op{index}").into_boxed_str())
}

fn written(ops: &[Op]) -> Trace {
    let mut stream = TraceWriter::new();
    for (index, op) in ops.iter().enumerate() {
        stream.label(name(index));
        play::write(&op.kind, Types::Native, op.written.as_ref().unwrap(), &mut stream).unwrap();
    }
    stream.finish()
}

/// Reads until something is refused.
fn read(ops: &[Op], packet: &[u8]) -> Trace {
    let mut stream = TraceReader::new(packet);
    for (index, op) in ops.iter().enumerate() {
        stream.label(name(index));
        if play::read(&op.kind, Types::Native, &mut stream).is_err() {
            break;
        }
    }
    stream.finish()
}

/// The bits of all blocks, which must follow each other without a gap.
fn bits(trace: &Trace) -> String {
    let mut bits = String::new();
    for block in trace.blocks() {
        assert_eq!(block.node.start, bits.len(), "{}", block.path);
        bits += &trace.raw(block.node);
    }
    bits
}

fn bits_of(packet: &[u8]) -> String {
    let bit = |byte: &u8, bit: u32| if byte >> bit & 1 == 1 { '1' } else { '0' };
    packet.iter().flat_map(|byte| (0..8).map(move |at| bit(byte, at))).collect()
}

#[test]
fn traces_have_the_bits_of_every_vector() {
    let mut count = 0;
    for line in vectors() {
        let Says::Accept { ops, bits: used, packet, writer, .. } = &line.says else { continue };
        let name = &line.name;
        let back = read(ops, packet);
        assert_eq!(back.explanation, None, "{name}");
        assert_eq!(bits(&back), bits_of(packet), "{name}");
        assert_eq!(back.bits, *used, "{name}");
        if *writer {
            let trace = written(ops);
            assert_eq!(trace.packet, *packet, "{name}");
            assert_eq!(bits(&trace), bits_of(packet), "{name}");
            assert!(diff(&trace, &back).is_none(), "{name}: {}", diff(&trace, &back).unwrap());
            assert_eq!(Trace::from_json(&trace.to_json()).as_ref(), Ok(&trace), "{name}");
        }
        count += 1;
    }
    assert!(count > 2000, "{count}");
}

#[test]
fn refusals_are_explained_by_the_operation_that_the_vector_names() {
    let mut count = 0;
    for line in vectors() {
        let Says::Refuse { ops, packet, at, .. } = &line.says else { continue };
        let trace = read(ops, packet);
        let explanation = trace.explanation.as_ref().unwrap();
        assert_eq!(explanation.path, name(*at), "{}: {explanation}", line.name);
        assert_eq!(bits(&trace), bits_of(packet), "{}", line.name);
        count += 1;
    }
    assert!(count > 1500, "{count}");
}
