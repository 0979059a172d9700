//! Traces name every value, and their blocks are the packet, bit by bit.

#![cfg(feature = "trace")]
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use tightwire::scalar::Int;
use tightwire::trace::{Kind, Trace, TraceReader, TraceWriter, explain, trace_read, trace_write};
use tightwire::{
    ReadError, Reader, Result, Stream, Wire, WriteError, WriteStream, Writer, encode, unified,
};

/// Path, first bit and width of every block.
fn layout(trace: &Trace) -> Vec<(String, usize, usize)> {
    let blocks = trace.blocks();
    blocks.iter().map(|block| (block.path.clone(), block.node.start, block.node.bits)).collect()
}

/// The same from a literal.
fn expected(blocks: &[(&str, usize, usize)]) -> Vec<(String, usize, usize)> {
    blocks.iter().map(|&(path, start, bits)| (path.to_string(), start, bits)).collect()
}

/// Every bit of the blocks in order, as bytes.
fn concatenated(trace: &Trace) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut at = 0;
    for block in trace.blocks() {
        assert_eq!(block.node.start, at, "{}: no gap and no overlap", block.path);
        for bit in trace.raw(block.node).chars() {
            if at % 8 == 0 {
                bytes.push(0);
            }
            *bytes.last_mut().unwrap() |= u8::from(bit == '1') << (at % 8);
            at += 1;
        }
    }
    bytes
}

/// Traces a value both ways and holds the traces to the packet and to each other.
fn traced<T: Wire>(value: &T) -> Trace {
    let mut buffer = [0; 4096];
    let packet = encode(value, &mut buffer).unwrap();
    let written = trace_write(value).unwrap();
    let read = trace_read::<T>(packet);
    assert_eq!(written.packet, packet);
    assert_eq!(concatenated(&written), packet);
    assert_eq!(concatenated(&read), packet);
    assert_eq!(layout(&written), layout(&read));
    assert_eq!(read.explanation, None);
    assert_eq!(explain::<T>(packet), None);
    written
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Unit;

#[derive(Wire, Clone, Debug, PartialEq)]
struct Pair(#[wire(bits = 3)] u8, bool);

#[derive(Wire, Clone, Debug, PartialEq)]
enum Event {
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 20)] String),
    Ping(u8),
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Everything<T> {
    unit: Unit,
    #[wire(bits = 12)]
    tick: u16,
    #[wire(range = 0..=10, max_len = 8)]
    xs: Vec<Option<i16>>,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    jump: bool,
    #[wire(if = jump && tick > 5, range = 0..=3)]
    height: u8,
    #[wire(default_bit)]
    speed: f32,
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(align, check = "middle")]
    inner: T,
    #[wire(bytes)]
    key: [u8; 2],
    #[wire(bytes, max_len = 9)]
    blob: Vec<u8>,
    #[wire(max_len = 3)]
    events: Vec<Event>,
    #[wire(skip)]
    cache: u64,
    #[wire(fixed(-100..=100, 8))]
    fixed: i16,
    pairs: [Pair; 2],
}

fn everything() -> Everything<u32> {
    Everything {
        unit: Unit,
        tick: 100,
        xs: vec![Some(3), None, Some(10)],
        steer: 0.25,
        jump: true,
        height: 2,
        speed: 3.5,
        next: 107,
        inner: 77,
        key: *b"ab",
        blob: vec![1, 2, 3],
        events: vec![
            Event::Nothing,
            Event::Shot { weapon: 3, target: Some(4) },
            Event::Chat("hi".into()),
        ],
        cache: 0,
        fixed: -832,
        pairs: [Pair(5, true), Pair(1, false)],
    }
}

#[test]
fn derived_shapes_have_names_offsets_and_widths() {
    let trace = traced(&everything());
    assert_eq!(trace.name, "Everything");
    assert_eq!(
        layout(&trace),
        expected(&[
            ("tick", 0, 12),
            ("xs (count)", 12, 4),
            ("xs[0] (present)", 16, 1),
            ("xs[0]", 17, 4),
            ("xs[1] (present)", 21, 1),
            ("xs[2] (present)", 22, 1),
            ("xs[2]", 23, 4),
            ("steer", 27, 8),
            ("jump", 35, 1),
            ("height", 36, 2),
            ("speed (is default)", 38, 1),
            ("speed", 39, 32),
            ("next", 71, 8),
            ("padding", 79, 1),
            ("inner", 80, 32),
            ("check \"middle\"", 112, 32),
            ("key", 144, 16),
            ("blob (count)", 160, 4),
            ("blob (padding)", 164, 4),
            ("blob", 168, 24),
            ("events (count)", 192, 2),
            ("events[0] (variant)", 194, 2),
            ("events[1] (variant)", 196, 2),
            ("events[1].Shot.weapon", 198, 4),
            ("events[1].Shot.target (present)", 202, 1),
            ("events[1].Shot.target", 203, 16),
            ("events[2] (variant)", 219, 2),
            ("events[2].Chat.0 (length)", 221, 5),
            ("events[2].Chat.0 (padding)", 226, 6),
            ("events[2].Chat.0 (text)", 232, 16),
            ("fixed", 248, 16),
            ("pairs[0].0", 264, 3),
            ("pairs[0].1", 267, 1),
            ("pairs[1].0", 268, 3),
            ("pairs[1].1", 271, 1),
        ])
    );
}

#[test]
fn derived_shapes_have_kinds_values_and_ranges() {
    let trace = traced(&everything());
    for (path, kind, value, range) in [
        ("tick", Kind::Bits, "100", None),
        ("xs (count)", Kind::Count, "3", Some("0..=8")),
        ("xs[1] (present)", Kind::Present, "false", None),
        ("xs[2]", Kind::Int, "10", Some("0..=10")),
        ("steer", Kind::Compressed, "0.25", Some("-1..=1 by 0.01")),
        ("jump", Kind::Bool, "true", None),
        ("speed (is default)", Kind::IsDefault, "false", None),
        ("speed", Kind::F32, "3.5", None),
        ("next", Kind::Relative, "107", Some("above 100")),
        ("key", Kind::Bytes, "6162", None),
        ("events[1] (variant)", Kind::Variant, "Shot", Some("4 variants")),
        ("events[2].Chat.0 (text)", Kind::Bytes, "\"hi\"", None),
        ("fixed", Kind::Fixed, "-3.25", Some("-100..=100, 8 fractional bits")),
    ] {
        let node = trace.find(path).unwrap_or_else(|| panic!("{path}"));
        assert_eq!(node.kind, kind, "{path}");
        assert_eq!(node.value.as_deref(), Some(value), "{path}");
        assert_eq!(node.range.as_deref(), range, "{path}");
    }
}

#[test]
fn a_float_that_is_clamped_says_so() {
    let mut value = everything();
    for (steer, shown) in [(7.5, "7.5 (clamped to 1)"), (-2.0, "-2 (clamped to -1)"), (1.0, "1")] {
        value.steer = steer;
        let trace = trace_write(&value).unwrap();
        assert_eq!(trace.find("steer").unwrap().value.as_deref(), Some(shown));
    }
}

#[test]
fn the_tree_has_a_group_for_every_struct_list_and_element() {
    let trace = traced(&everything());
    let events = trace.nodes.iter().find(|node| node.name() == "events").unwrap();
    assert_eq!((&events.kind, events.start, events.bits), (&Kind::Group, 192, 56));
    let names: Vec<_> = events.children.iter().map(tightwire::trace::Node::name).collect();
    assert_eq!(names, ["count", "[0]", "[1]", "[2]"]);
    let shot = &events.children[2].children[1];
    assert_eq!((&shot.kind, shot.name(), shot.start), (&Kind::Group, "Shot".into(), 198));
    assert_eq!(shot.children[1].name(), "target");
}

/// The packets of the article, one function for both directions each.
mod article {
    use super::*;

    #[derive(Clone, Default, Debug, PartialEq)]
    pub(super) struct PacketA {
        pub(super) x: i32,
        pub(super) y: i32,
        pub(super) z: i32,
    }

    impl PacketA {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
            stream.label("x").int(&mut self.x, -10..=10)?;
            stream.label("y").int(&mut self.y, -100..=100)?;
            stream.label("z").int(&mut self.z, -1000..=1000)
        }
    }
    unified!(PacketA);

    #[derive(Clone, Default, Debug, PartialEq)]
    pub(super) struct PacketB {
        pub(super) elements: Vec<i32>,
    }

    impl PacketB {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
            let elements = &mut self.elements;
            stream.label("elements").list(elements, 32, |stream, x| stream.int(x, 0..=255))
        }
    }
    unified!(PacketB);

    #[derive(Clone, Default, Debug, PartialEq)]
    pub(super) struct RigidBody {
        pub(super) position: [f32; 3],
        pub(super) velocity: [f32; 3],
    }

    impl RigidBody {
        fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
            let position = &mut self.position;
            stream.label("position").array(position, |stream, x| stream.f32(x))?;
            let mut at_rest = S::IS_WRITING && self.velocity.iter().all(|axis| axis.abs() < 0.01);
            stream.label("at_rest").bool(&mut at_rest)?;
            if !at_rest {
                let velocity = &mut self.velocity;
                stream.label("velocity").array(velocity, |stream, x| stream.f32(x))?;
            } else if S::IS_READING {
                self.velocity = [0.0; 3];
            }
            Ok(())
        }
    }
    unified!(RigidBody);

    /// A few objects of many, by their indices, closed by a sentinel and fenced by a check.
    #[derive(Clone, Default, Debug, PartialEq)]
    pub(super) struct Scene {
        pub(super) changed: Vec<(usize, RigidBody)>,
    }

    const OBJECTS: usize = 200;

    impl Wire for Scene {
        const SCHEMA: tightwire::Schema = tightwire::Schema::opaque("Scene");

        fn write<W: Writer>(&self, stream: &mut W) -> std::result::Result<(), WriteError> {
            let mut previous = None;
            for (index, body) in &self.changed {
                stream.label("index").write_object_index(*index, previous, OBJECTS)?;
                stream.label("body").write_object(body)?;
                previous = Some(*index);
            }
            stream.label("end").write_object_index(OBJECTS, previous, OBJECTS)?;
            stream.check("scene")
        }

        fn read<R: Reader>(stream: &mut R) -> std::result::Result<Self, ReadError> {
            let mut changed: Vec<(usize, RigidBody)> = Vec::new();
            loop {
                let previous = changed.last().map(|(index, _)| *index);
                stream.label("index");
                let index = stream.read_object_index(previous, OBJECTS)?;
                if index == OBJECTS {
                    break;
                }
                changed.push((index, stream.label("body").read_object()?));
            }
            stream.check("scene")?;
            Ok(Self { changed })
        }
    }
}

#[test]
fn labels_name_the_values_of_unified_functions() {
    let trace = traced(&article::PacketA { x: -3, y: 77, z: 1000 });
    assert_eq!(layout(&trace), expected(&[("x", 0, 5), ("y", 5, 8), ("z", 13, 11)]),);
    let trace = traced(&article::PacketB { elements: vec![9, 255] });
    assert_eq!(
        layout(&trace),
        expected(&[
            ("elements (count)", 0, 6),
            ("elements[0]", 6, 8),
            ("elements[1]", 14, 8),
            ("unused", 22, 2),
        ]),
    );
    let body = article::RigidBody { position: [1.0, 2.0, 3.0], velocity: [0.0; 3] };
    assert_eq!(
        layout(&traced(&body)),
        expected(&[
            ("position[0]", 0, 32),
            ("position[1]", 32, 32),
            ("position[2]", 64, 32),
            ("at_rest", 96, 1),
            ("unused", 97, 7),
        ]),
    );
}

#[test]
fn objects_stand_under_their_label() {
    let body = article::RigidBody { position: [1.0, 2.0, 3.0], velocity: [0.0; 3] };
    let scene = article::Scene { changed: vec![(0, body.clone()), (4, body)] };
    let mut buffer = [0; 100];
    let packet = encode(&scene, &mut buffer).unwrap();
    let trace = trace_read::<article::Scene>(packet);
    assert_eq!(concatenated(&trace), packet);
    let blocks: Vec<_> = layout(&trace);
    assert_eq!(blocks[0], ("index".into(), 0, 1));
    assert_eq!(blocks[1], ("body.position[0]".into(), 1, 32));
    assert_eq!(blocks[4], ("body.at_rest".into(), 97, 1));
    assert_eq!(blocks[5], ("index".into(), 98, 4));
    assert_eq!(blocks[10], ("index".into(), 199, 13));
    assert_eq!(blocks[11], ("check \"scene\"".into(), 212, 32));
    assert_eq!(trace.find("check \"scene\"").unwrap().kind, Kind::Check);
}

#[test]
fn code_without_labels_is_named_by_file_and_line() {
    fn serialize<S: Stream>(value: &mut (u8, Vec<u8>, u16), stream: &mut S) -> Result<S> {
        stream.int(&mut value.0, 0..=100)?;
        stream.list(&mut value.1, 3, |stream, x| stream.u8(x))?;
        stream.object(&mut value.2)
    }
    let line = line!() - 4;
    let place = |behind: u32, rest: &str| format!("{}:{}{rest}", file!(), line + behind);
    let names =
        [place(0, ""), place(1, " (count)"), place(1, "[0]"), place(1, "[1]"), place(2, "")];

    let mut written = TraceWriter::new();
    serialize(&mut (7, vec![1, 2], 9), &mut written).unwrap();
    let written = written.finish();
    let paths = |trace: &Trace| trace.blocks().into_iter().map(|b| b.path).collect::<Vec<_>>();
    assert_eq!(paths(&written)[..5], names);

    let mut stream = TraceReader::new(&written.packet);
    serialize(&mut (0, vec![], 0), &mut stream).unwrap();
    assert_eq!(paths(&stream.finish())[..5], names);
}

#[test]
fn the_direct_forms_pass_on_the_line_of_their_caller() {
    let mut stream = TraceWriter::new();
    stream.put(Int::new(0, 100), 7).unwrap();
    let here = format!("{}:{}", file!(), line!() - 1);
    assert_eq!(stream.finish().nodes[0].place.as_deref(), Some(here.as_str()));

    let mut stream = TraceReader::new(&[7]);
    stream.take(Int::new(0, 100u8)).unwrap();
    let here = format!("{}:{}", file!(), line!() - 1);
    assert_eq!(stream.finish().nodes[0].place.as_deref(), Some(here.as_str()));
}

#[test]
fn derived_fields_have_no_line_of_this_crate() {
    let trace = traced(&everything());
    for block in trace.blocks() {
        assert_eq!(block.node.place, None, "{}", block.path);
    }
}

#[test]
fn texts_at_a_byte_border_and_wide_texts_have_a_length_and_no_padding() {
    // The text is cut.
    let mut stream = TraceReader::new(&[3, b'a']);
    assert!(stream.label("name").read_string(255).is_err());
    let parts = expected(&[("name (length)", 0, 8), ("name (text)", 8, 8)]);
    assert_eq!(layout(&stream.finish()), parts);

    let mut stream = TraceWriter::new();
    stream.label("name").write_wide_string("мир", 40).unwrap();
    let parts = expected(&[("name (length)", 0, 6), ("name (text)", 6, 96), ("unused", 102, 2)]);
    assert_eq!(layout(&stream.finish()), parts);
}

#[test]
fn a_trace_with_a_bound_is_full_where_a_buffer_is() {
    let value = everything();
    let mut buffer = [0; 34];
    let needed = encode(&value, &mut buffer).unwrap().len();
    for room in 0..=needed {
        let mut stream = TraceWriter::with_room(room);
        let traced = value.write(&mut stream);
        let mut buffer = vec![0; room];
        let mut fast = WriteStream::new(&mut buffer);
        let written = value.write(&mut fast).and_then(|()| fast.finish().map(|_| ()));
        assert_eq!(traced.is_err(), written.is_err(), "{room}");
        assert_eq!(stream.finish().explanation.is_some(), room < needed, "{room}");
    }
}

#[test]
fn a_partial_trace_covers_the_whole_packet() {
    let mut buffer = [0; 100];
    let packet = encode(&everything(), &mut buffer).unwrap();
    for cut in 0..packet.len() {
        let trace = trace_read::<Everything<u32>>(&packet[..cut]);
        assert!(trace.explanation.is_some(), "{cut}");
        assert_eq!(concatenated(&trace), packet[..cut], "{cut}");
    }
    for bit in 0..packet.len() * 8 {
        let mut flipped = packet.to_vec();
        flipped[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(concatenated(&trace_read::<Everything<u32>>(&flipped)), flipped, "{bit}");
    }
}
