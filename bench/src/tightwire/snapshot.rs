//! The changed objects of a scene, as a list of changes and as a scene.
//!
//! The first form derives what an object is made of and walks the set by hand, with the changes in
//! a list like that of the peers. The second has one function for both directions over an array of
//! all objects, changed or not, which is how a game keeps them: writing asks every object whether it
//! changed, and reading updates a scene that is there. Both have the same bytes.

use std::cell::RefCell;
use std::hint::black_box;

use tightwire::subset::Bits;
use tightwire::{
    ReadError, ReadStream, Reader, Result, SceneStream, Stream, SubsetStream, Wire, WriteError,
    WriteStream, Writer,
};

use super::{Derive, DeriveInto};
use crate::contest::Codec;
use crate::messages;
use crate::messages::snapshot::{CHANGED, MAX, MIN, STEPS_PER_METRE};
use crate::random::Random;

const OBJECTS: usize = messages::snapshot::OBJECTS as usize;

#[derive(Wire, Clone)]
struct Position {
    #[wire(compressed(-256.0..=255.0, 0.001_953_125))]
    x: f32,
    #[wire(compressed(-256.0..=255.0, 0.001_953_125))]
    y: f32,
    #[wire(compressed(0.0..=31.0, 0.001_953_125))]
    z: f32,
}

#[derive(Wire, Clone)]
struct Body {
    position: Position,
    #[wire(smallest_three = 9)]
    orientation: [f32; 4],
    at_rest: bool,
}

#[derive(Clone)]
struct Change {
    index: u16,
    body: Body,
}

/// A list of changes, sorted by index.
#[derive(Clone, Default)]
pub struct Snapshot {
    changes: Vec<Change>,
}

impl Snapshot {
    /// Forgets one of the changes.
    pub(super) fn forget_one(&mut self, random: &mut Random) {
        let last = self.changes.len() as i64 - 1;
        self.changes.remove(random.int(0, last) as usize);
    }

    #[inline(always)]
    fn read_changes<R: Reader>(
        changes: &mut Vec<Change>,
        stream: &mut R,
    ) -> std::result::Result<(), ReadError> {
        stream.read_subset(OBJECTS, |index, stream| {
            changes.push(Change { index: index as u16, body: Body::read(stream)? });
            Ok(())
        })
    }
}

impl Wire for Snapshot {
    const SCHEMA: tightwire::Schema = tightwire::Schema::opaque("Snapshot");

    #[inline(always)]
    fn write<W: Writer>(&self, stream: &mut W) -> std::result::Result<(), WriteError> {
        let mut set = [0; OBJECTS / 64];
        for change in &self.changes {
            let index = usize::from(change.index);
            set[index / 64] |= 1 << (index % 64);
        }
        let mut changes = self.changes.iter();
        stream.write_subset(&Bits::new(&set, OBJECTS), |_, stream| match changes.next() {
            Some(change) => change.body.write(stream),
            None => Err(stream.refuse()),
        })
    }

    #[inline(always)]
    fn read<R: Reader>(stream: &mut R) -> std::result::Result<Self, ReadError> {
        // As many as usual. Hostile packets can make the list longer, by one change for 80 bits.
        let mut changes = Vec::with_capacity(CHANGED);
        Self::read_changes(&mut changes, stream)?;
        Ok(Self { changes })
    }

    #[inline(always)]
    fn read_into<R: Reader>(&mut self, stream: &mut R) -> std::result::Result<(), ReadError> {
        self.changes.clear();
        Self::read_changes(&mut self.changes, stream)
    }
}

impl From<&messages::Snapshot> for Snapshot {
    fn from(from: &messages::Snapshot) -> Self {
        let change = |change: &messages::Change| {
            let messages::Body { position: [x, y, z], orientation, at_rest } = change.body;
            let body = Body { position: Position { x, y, z }, orientation, at_rest };
            Change { index: change.index, body }
        };
        Self { changes: from.changes.iter().map(change).collect() }
    }
}

impl From<Snapshot> for messages::Snapshot {
    fn from(from: Snapshot) -> Self {
        let change = |Change { index, body }| {
            let Body { position: Position { x, y, z }, orientation, at_rest } = body;
            let body = messages::Body { position: [x, y, z], orientation, at_rest };
            messages::Change { index, body }
        };
        Self { changes: from.changes.into_iter().map(change).collect() }
    }
}

super::derive::codec!(messages::Snapshot, Snapshot);

#[derive(Clone)]
struct Object {
    position: [f32; 3],
    orientation: [f32; 4],
    at_rest: bool,
    changed: bool,
}

impl Object {
    #[inline(always)]
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        let axes = std::array::from_fn(|axis| (MIN[axis]..=MAX[axis], 1.0 / STEPS_PER_METRE));
        stream.compressed_axes(&mut self.position, axes)?;
        stream.smallest_three(&mut self.orientation, 9)?;
        stream.bool(&mut self.at_rest)?;
        if S::IS_READING {
            self.changed = true;
        }
        Ok(())
    }
}

/// All objects.
#[derive(Clone)]
pub struct Scene {
    objects: Vec<Object>,
}

impl Scene {
    #[inline(always)]
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.subset(
            &mut self.objects,
            |object| object.changed,
            |stream, object| object.serialize(stream),
        )
    }
}

impl Default for Scene {
    fn default() -> Self {
        let object = Object {
            position: [0.0; 3],
            orientation: [0.0, 0.0, 0.0, 1.0],
            at_rest: false,
            changed: false,
        };
        Self { objects: vec![object; OBJECTS] }
    }
}

/// A scene with one function for both directions, read into one that is there already.
#[derive(Default)]
pub struct UnifiedScene {
    kept: Scene,
}

impl Codec<messages::Snapshot> for UnifiedScene {
    const NAME: &'static str = super::UNIFIED;
    /// A unified function takes its value by `&mut` in both directions.
    type Value = RefCell<Scene>;

    fn value(message: &messages::Snapshot) -> RefCell<Scene> {
        let mut scene = Scene::default();
        for messages::Change { index, body } in &message.changes {
            let messages::Body { position, orientation, at_rest } = *body;
            let object = Object { position, orientation, at_rest, changed: true };
            scene.objects[usize::from(*index)] = object;
        }
        RefCell::new(scene)
    }

    fn message(value: RefCell<Scene>) -> messages::Snapshot {
        let scene = value.into_inner();
        let changed = scene.objects.iter().zip(0..).filter(|(object, _)| object.changed);
        let change = |(object, index): (&Object, u16)| {
            let Object { position, orientation, at_rest, .. } = *object;
            messages::Change { index, body: messages::Body { position, orientation, at_rest } }
        };
        messages::Snapshot { changes: changed.map(change).collect() }
    }

    #[inline]
    fn encode<'a>(&'a mut self, value: &RefCell<Scene>, buffer: &'a mut [u8]) -> &'a [u8] {
        let mut stream = WriteStream::new(buffer);
        let done = value.borrow_mut().serialize(&mut stream);
        done.expect("tightwire refused a value");
        stream.finish().expect("tightwire refused a value")
    }

    fn decode(&mut self, packet: &[u8]) -> RefCell<Scene> {
        for object in &mut self.kept.objects {
            object.changed = false;
        }
        self.receive(packet);
        RefCell::new(self.kept.clone())
    }

    #[inline(always)]
    fn receive(&mut self, packet: &[u8]) {
        let mut stream = ReadStream::new(packet);
        let done = self.kept.serialize(&mut stream).and_then(|()| stream.finish());
        done.expect("tightwire refused its own packet");
        black_box(&self.kept);
    }
}
