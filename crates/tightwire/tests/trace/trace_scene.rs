//! Traces of the article's scene: rigid bodies with vectors and rotations, and the subset of
//! them that has changed.

#![cfg(feature = "trace")]
#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::subset::{Plan, Strategy};
use tightwire::trace::{Kind, Trace, TraceReader, TraceWriter, diff};
use tightwire::{Result, SceneStream, Stream, SubsetStream, WriteStream};

#[derive(Clone, Default, Debug, PartialEq)]
struct Body {
    position: [f32; 3],
    orientation: [f32; 4],
    velocity: [f32; 3],
    facing: [f32; 3],
    changed: bool,
}

impl Body {
    fn new(changed: bool) -> Self {
        Self {
            position: [1.0, -2.0, 3.5],
            orientation: [0.0, 0.0, 0.0, 1.0],
            velocity: [0.0, 9.5, 0.0],
            facing: [0.0, 1.0, 0.0],
            changed,
        }
    }

    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.label("position").vector(&mut self.position)?;
        stream.label("orientation").smallest_three(&mut self.orientation, 10)?;
        stream.label("velocity").compressed_vector(&mut self.velocity, -50.0..=50.0, 0.1)?;
        stream.label("facing").unit_vector(&mut self.facing, 8)
    }
}

const BODY: [(&str, usize); 8] = [
    (".position.x", 32),
    (".position.y", 32),
    (".position.z", 32),
    (".orientation", 32),
    (".velocity.x", 10),
    (".velocity.y", 10),
    (".velocity.z", 10),
    (".facing", 16),
];

fn scene<S: Stream>(bodies: &mut [Body], strategy: Option<Strategy>, stream: &mut S) -> Result<S> {
    let changed = |body: &Body| body.changed;
    let each = |stream: &mut S, body: &mut Body| body.serialize(stream);
    stream.label("bodies");
    match strategy {
        None => stream.subset(bodies, changed, each),
        Some(strategy) => stream.subset_as(strategy, bodies, changed, each),
    }
}

fn bodies() -> Vec<Body> {
    (0..20).map(|index| Body::new(matches!(index, 3 | 4 | 17))).collect()
}

/// Both traces of a scene, held to the packet of the fast stream and to each other.
fn traced(strategy: Option<Strategy>) -> Trace {
    let mut buffer = [0; 400];
    let mut stream = WriteStream::new(&mut buffer);
    scene(&mut bodies(), strategy, &mut stream).unwrap();
    let packet = stream.finish().unwrap();

    let mut stream = TraceWriter::new();
    scene(&mut bodies(), strategy, &mut stream).unwrap();
    let written = stream.finish();
    assert_eq!(written.packet, packet, "{strategy:?}");

    let mut stream = TraceReader::new(packet);
    scene(&mut bodies(), strategy, &mut stream).unwrap();
    let read = stream.finish();
    assert_eq!(read.explanation, None, "{strategy:?}");
    assert!(diff(&written, &read).is_none(), "{strategy:?}: {}", diff(&written, &read).unwrap());

    let mut end = 0;
    for block in written.blocks() {
        assert_eq!(block.node.start, end, "{strategy:?}: {}", block.path);
        end = block.node.end();
    }
    assert_eq!(end, packet.len() * 8, "{strategy:?}");
    written
}

#[test]
fn components_and_rotations_are_named_under_their_label() {
    let mut stream = TraceWriter::new();
    stream.label("body");
    stream.array(&mut [Body::new(true)], |stream, body| body.serialize(stream)).unwrap();
    let trace = stream.finish();
    let mut at = 0;
    for (block, (name, bits)) in trace.blocks().iter().zip(BODY) {
        assert_eq!(block.path, format!("body[0]{name}"));
        assert_eq!((block.node.start, block.node.bits), (at, bits), "{name}");
        at += bits;
    }
    let node = trace.find("body[0].orientation").unwrap();
    assert_eq!((&node.kind, node.value.as_deref()), (&Kind::SmallestThree, Some("(0, 0, 0, 1)")));
    let node = trace.find("body[0].facing").unwrap();
    assert_eq!((&node.kind, node.value.as_deref()), (&Kind::UnitVector, Some("(0, 1, 0)")));
}

#[test]
fn members_of_a_subset_stand_under_their_index_by_every_strategy() {
    for strategy in Strategy::TAGGED.iter().copied().map(Some).chain([None]) {
        let trace = traced(strategy);
        for member in [3, 4, 17] {
            let position = format!("bodies[{member}].position.y");
            assert_eq!(trace.find(&position).unwrap().value.as_deref(), Some("-2"), "{strategy:?}");
        }
        assert!(trace.find("bodies[5].position.y").is_none(), "{strategy:?}");
        let named = |path: &str| path.starts_with("bodies") || path == "unused";
        assert!(trace.blocks().iter().all(|block| named(&block.path)), "{strategy:?}\n{trace}");
    }
}

#[test]
fn indices_of_a_subset_are_named() {
    // The first of three members stands under the label itself; an end is an index as well.
    for (strategy, indices) in
        [(Strategy::Indices, 2), (Strategy::Sentinel, 3), (Strategy::Ladder, 3)]
    {
        let trace = traced(Some(strategy));
        let named = trace.blocks().iter().filter(|block| block.path == "bodies.index").count();
        assert_eq!(named, indices, "{strategy}\n{trace}");
    }
}

#[test]
fn the_strategy_of_a_subset_is_named() {
    let trace = traced(None);
    let changed: Vec<bool> = bodies().iter().map(|body| body.changed).collect();
    let best = Plan::new(changed.as_slice()).best().name();
    let tag = trace.blocks()[0].node;
    assert_eq!((tag.bits, tag.value.as_deref()), (3, Some(best)), "{trace}");
}

#[test]
fn runs_of_a_subset_are_as_long_as_they_are_on_both_sides() {
    let written = traced(Some(Strategy::Runs));
    let packet = written.packet.clone();
    let mut stream = TraceReader::new(&packet);
    scene(&mut bodies(), Some(Strategy::Runs), &mut stream).unwrap();
    for trace in [written, stream.finish()] {
        let mut runs = Vec::new();
        trace.blocks().iter().filter(|block| block.path.ends_with("run")).for_each(|block| {
            runs.push(block.node.value.clone().unwrap());
        });
        assert_eq!(runs, ["2", "1"], "{trace}");
    }
}

#[test]
fn a_vector_that_is_no_unit_is_named() {
    let mut stream = TraceWriter::new();
    assert!(stream.label("facing").unit_vector(&mut [3.0, 0.0, 0.0], 8).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(explanation.path, "facing");
    assert_eq!(explanation.reason, "(3, 0, 0) has a length of 3 instead of 1");
    let mut stream = TraceWriter::new();
    assert!(stream.label("facing").unit_vector(&mut [f32::NAN, 0.0, 0.0], 8).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(explanation.reason, "(NaN, 0, 0) is not finite");
}

#[test]
fn a_quaternion_that_is_no_unit_is_shown_with_its_length() {
    let mut stream = TraceWriter::new();
    assert!(stream.label("orientation").smallest_three(&mut [0.0, 0.3, 0.0, 0.4], 9).is_err());
    let trace = stream.finish();
    assert_eq!(
        trace.explanation.as_ref().unwrap().to_string(),
        "orientation: (0, 0.3, 0, 0.4) has a length of 0.5 instead of 1, at bit 0"
    );
    assert_eq!(trace.find("orientation").unwrap().value.as_deref(), Some("(0, 0.3, 0, 0.4)"));
}

#[test]
fn a_code_that_stands_for_nothing_is_named() {
    let mut stream = TraceReader::new(&[0xff; 4]);
    let mut orientation = [0.0f32; 4];
    assert!(stream.label("orientation").smallest_three(&mut orientation, 9).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(
        explanation.to_string(),
        "orientation: its code does not represent a rotation, at bit 0 (29 bits)"
    );
    let mut stream = TraceReader::new(&[0xff; 2]);
    let mut facing = [0.0f32; 3];
    assert!(stream.label("facing").unit_vector(&mut facing, 8).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(
        explanation.to_string(),
        "facing: its code does not represent a direction, at bit 0 (16 bits)"
    );
}
