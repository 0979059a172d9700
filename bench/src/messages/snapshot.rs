//! The objects of a scene that moved since the last snapshot.
//!
//! A contestant that compresses floats starts from [`Snapshot`]. The others get the same state as
//! [`QuantizedSnapshot`], made before the clock starts: the work of shrinking floats is a gift to them.

use super::Message;
use crate::random::Random;

/// The number of objects in the scene.
pub const OBJECTS: u16 = 4096;
/// The number of changed objects.
pub const CHANGED: usize = 200;
/// Steps of a position in a metre.
pub const STEPS_PER_METRE: f32 = 512.0;
/// The smallest coordinates, in metres.
pub const MIN: [f32; 3] = [-256.0, -256.0, 0.0];
/// The largest coordinates, in metres.
pub const MAX: [f32; 3] = [255.0, 255.0, 31.0];
/// The largest quantized coordinates: 18, 18 and 14 bits.
pub const POSITION_STEPS: [u32; 3] = [261_632, 261_632, 15_872];
/// The largest quantized quaternion component, 9 bits. An even number, so that 0 has a level.
pub const ORIENTATION_STEPS: u16 = 510;

/// The position of an object, and whether it moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Body {
    /// Metres, between [`MIN`] and [`MAX`].
    pub position: [f32; 3],
    /// A unit quaternion.
    pub orientation: [f32; 4],
    /// True if it has come to rest.
    pub at_rest: bool,
}

/// One changed object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Which object of the scene; below [`OBJECTS`], growing through a snapshot.
    pub index: u16,
    /// Its new state.
    pub body: Body,
}

/// All changed objects, as a game has them.
#[derive(Clone, Debug, PartialEq)]
pub struct Snapshot {
    /// Sorted by index.
    pub changes: Vec<Change>,
}

/// One changed object in integers.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "peers",
    derive(
        serde::Serialize,
        serde::Deserialize,
        bitcode::Encode,
        bitcode::Decode,
        bincode::Encode,
        bincode::Decode,
        wincode::SchemaWrite,
        wincode::SchemaRead,
        speedy::Writable,
        speedy::Readable
    )
)]
pub struct QuantizedChange {
    /// Which object of the scene.
    pub index: u16,
    /// Steps above [`MIN`].
    pub position: [u32; 3],
    /// Which component of the quaternion is the largest and left out; 2 bits.
    pub largest: u8,
    /// The other three, 9 bits each.
    pub smallest: [u16; 3],
    /// True if it has come to rest.
    pub at_rest: bool,
}

/// All changed objects in integers.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "peers",
    derive(
        serde::Serialize,
        serde::Deserialize,
        bitcode::Encode,
        bitcode::Decode,
        bincode::Encode,
        bincode::Decode,
        wincode::SchemaWrite,
        wincode::SchemaRead,
        speedy::Writable,
        speedy::Readable
    )
)]
pub struct QuantizedSnapshot {
    /// Sorted by index.
    #[cfg_attr(
        feature = "peers",
        wincode(with = "wincode::containers::Vec<QuantizedChange, wincode::len::FixIntLen<u16>>")
    )]
    pub changes: Vec<QuantizedChange>,
}

impl Change {
    /// The change in integers, as a game without a compressing serializer would write it by hand.
    #[inline]
    pub fn quantize(&self) -> QuantizedChange {
        let body = &self.body;
        let position = std::array::from_fn(|axis| {
            let steps = (body.position[axis] - MIN[axis]) * STEPS_PER_METRE + 0.5;
            (steps as u32).min(POSITION_STEPS[axis])
        });
        let mut largest = 0;
        for component in 1..4 {
            if body.orientation[component].abs() > body.orientation[largest].abs() {
                largest = component;
            }
        }
        // A quaternion and its negative are the same rotation, so the one left out can be positive.
        let sign = body.orientation[largest].signum();
        let smallest = std::array::from_fn(|slot| {
            let component = slot + usize::from(slot >= largest);
            let unit = body.orientation[component] * sign * std::f32::consts::SQRT_2;
            let level = (unit + 1.0) * 0.5 * f32::from(ORIENTATION_STEPS) + 0.5;
            (level as u16).min(ORIENTATION_STEPS)
        });
        QuantizedChange {
            index: self.index,
            position,
            largest: largest as u8,
            smallest,
            at_rest: body.at_rest,
        }
    }
}

impl QuantizedChange {
    /// The change as a game uses it.
    #[inline]
    pub fn restore(&self) -> Change {
        let position =
            std::array::from_fn(|axis| MIN[axis] + self.position[axis] as f32 / STEPS_PER_METRE);
        let levels = f32::from(ORIENTATION_STEPS);
        let smallest = self
            .smallest
            .map(|level| (f32::from(level) / levels * 2.0 - 1.0) * std::f32::consts::FRAC_1_SQRT_2);
        let rest = 1.0 - smallest.iter().map(|component| component * component).sum::<f32>();
        let largest = usize::from(self.largest & 3);
        let orientation = std::array::from_fn(|component| match component.cmp(&largest) {
            std::cmp::Ordering::Less => smallest[component.min(2)],
            std::cmp::Ordering::Equal => rest.max(0.0).sqrt(),
            std::cmp::Ordering::Greater => smallest[component - 1],
        });
        Change { index: self.index, body: Body { position, orientation, at_rest: self.at_rest } }
    }
}

impl Message for Snapshot {
    const NAME: &'static str = "snapshot";
    type Plain = QuantizedSnapshot;

    fn random(random: &mut Random) -> Self {
        // A partial shuffle: every set of objects is as likely as every other.
        let mut indices: Vec<u16> = (0..OBJECTS).collect();
        for slot in 0..CHANGED {
            let other = random.int(slot as i64, i64::from(OBJECTS) - 1) as usize;
            indices.swap(slot, other);
        }
        indices.truncate(CHANGED);
        indices.sort_unstable();
        let changes =
            indices.into_iter().map(|index| Change { index, body: body(random) }).collect();
        Self { changes }
    }

    fn to_plain(&self) -> QuantizedSnapshot {
        QuantizedSnapshot { changes: self.changes.iter().map(Change::quantize).collect() }
    }

    fn from_plain(plain: QuantizedSnapshot) -> Self {
        Self { changes: plain.changes.iter().map(QuantizedChange::restore).collect() }
    }

    fn arrived_as(&self, back: &Self) -> bool {
        self.changes.len() == back.changes.len()
            && self.changes.iter().zip(&back.changes).all(|(sent, back)| is_close(sent, back))
    }
}

fn body(random: &mut Random) -> Body {
    let position = std::array::from_fn(|axis| random.float(MIN[axis], MAX[axis]));
    let orientation = loop {
        let candidate: [f32; 4] = std::array::from_fn(|_| random.float(-1.0, 1.0));
        let length = candidate.iter().map(|component| component * component).sum::<f32>().sqrt();
        // Outside of the ball the corners of the cube would be more likely than its faces.
        if (0.1..=1.0).contains(&length) {
            break candidate.map(|component| component / length);
        }
    };
    Body { position, orientation, at_rest: random.bool() }
}

/// Half a step of every coordinate, and three quarters of a degree of rotation.
fn is_close(sent: &Change, back: &Change) -> bool {
    let near = |a: f32, b: f32| (a - b).abs() <= 0.5 / STEPS_PER_METRE + 0.000_1;
    let dot: f32 =
        sent.body.orientation.iter().zip(&back.body.orientation).map(|(a, b)| a * b).sum();
    sent.index == back.index
        && sent.body.at_rest == back.body.at_rest
        && sent.body.position.iter().zip(&back.body.position).all(|(a, b)| near(*a, *b))
        && (dot.abs() - 1.0).abs() < 0.000_02
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantized_snapshots_stay_in_their_bits() {
        for change in Snapshot::table().iter().flat_map(|snapshot| snapshot.to_plain().changes) {
            assert!(change.index < OBJECTS);
            assert!(change.position.iter().zip(&POSITION_STEPS).all(|(a, b)| a <= b));
            assert!(change.smallest.iter().all(|level| *level <= ORIENTATION_STEPS));
        }
    }

    #[test]
    fn a_restored_snapshot_is_close_and_a_different_one_is_not() {
        let table = Snapshot::table();
        assert!(table[0].arrived_as(&Snapshot::from_plain(table[0].to_plain())));
        assert!(!table[0].arrived_as(&table[1]));
        let mut moved = table[0].clone();
        moved.changes[7].body.position[1] += 2.0 / STEPS_PER_METRE;
        assert!(!table[0].arrived_as(&moved));
        let mut turned = table[0].clone();
        turned.changes[7].body.orientation.swap(0, 1);
        assert!(!table[0].arrived_as(&turned));
    }
}
