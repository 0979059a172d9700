//! The packets of the article that this library comes from, as unified functions, with their
//! bytes worked out by hand.

#![cfg(feature = "alloc")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::{
    MeasureStream, ReadErrorKind, ReadStream, Result, Stream, Wire, WriteErrorKind, WriteStream,
    decode, decode_into, encode, measure,
};

/// Three whole integers.
#[derive(Clone, Default, Debug, PartialEq)]
struct PacketA {
    x: u32,
    y: u32,
    z: u32,
}

impl PacketA {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.u32(&mut self.x)?;
        stream.u32(&mut self.y)?;
        stream.u32(&mut self.z)
    }
}

tightwire::unified!(PacketA, max_bits = 96);

const MAX_ELEMENTS: usize = 64;

/// A length, and that many integers, in an array that is always there.
#[derive(Clone, Debug, PartialEq)]
struct PacketB {
    count: usize,
    elements: [u32; MAX_ELEMENTS],
}

impl Default for PacketB {
    fn default() -> Self {
        Self { count: 0, elements: [0; MAX_ELEMENTS] }
    }
}

impl PacketB {
    fn new(elements: &[u32]) -> Self {
        let mut packet = Self { count: elements.len(), ..Self::default() };
        packet.elements[..elements.len()].copy_from_slice(elements);
        packet
    }

    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.int(&mut self.count, 0..=MAX_ELEMENTS)?;
        let used = self.elements.get_mut(..self.count).unwrap_or_default();
        stream.array(used, Stream::u32)
    }
}

tightwire::unified!(PacketB, max_bits = 7 + 64 * 32);

/// The same packet, with a list.
#[derive(Clone, Default, Debug, PartialEq)]
struct PacketBList(Vec<u32>);

impl PacketBList {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.list(&mut self.0, MAX_ELEMENTS, Stream::u32)
    }
}

tightwire::unified!(PacketBList);

/// Integers of three sizes.
#[derive(Clone, Default, Debug, PartialEq)]
struct PacketC {
    x: u8,
    y: u16,
    z: u32,
}

impl PacketC {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.bits(&mut self.x, 8)?;
        stream.bits(&mut self.y, 16)?;
        stream.bits(&mut self.z, 32)
    }
}

tightwire::unified!(PacketC, max_bits = 56);

/// A body that has velocities only while it moves.
#[derive(Clone, Default, Debug, PartialEq)]
struct RigidBody {
    position: [f32; 3],
    orientation: [f32; 4],
    linear_velocity: [f32; 3],
    angular_velocity: [f32; 3],
}

impl RigidBody {
    #[expect(clippy::float_cmp, reason = "at rest is exactly zero")]
    fn is_at_rest(&self) -> bool {
        self.linear_velocity == [0.0; 3] && self.angular_velocity == [0.0; 3]
    }

    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.array(&mut self.position, Stream::f32)?;
        stream.array(&mut self.orientation, Stream::f32)?;
        let mut at_rest = S::IS_WRITING && self.is_at_rest();
        stream.bool(&mut at_rest)?;
        if !at_rest {
            stream.array(&mut self.linear_velocity, Stream::f32)?;
            stream.array(&mut self.angular_velocity, Stream::f32)?;
        } else if S::IS_READING {
            self.linear_velocity = [0.0; 3];
            self.angular_velocity = [0.0; 3];
        }
        Ok(())
    }
}

tightwire::unified!(RigidBody, max_bits = 7 * 32 + 1 + 6 * 32);

fn body() -> RigidBody {
    RigidBody {
        position: [1.0, 2.0, -0.5],
        orientation: [0.0, 0.0, 0.0, 1.0],
        ..RigidBody::default()
    }
}

/// What every resting body above starts with: 1.0, 2.0, -0.5, three zeros and 1.0 as floats.
const PLACE: [u8; 28] = [
    0x00, 0x00, 0x80, 0x3f, // 1.0
    0x00, 0x00, 0x00, 0x40, // 2.0
    0x00, 0x00, 0x00, 0xbf, // -0.5
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, // 0.0, 0.0, 0.0
    0x00, 0x00, 0x80, 0x3f, // 1.0
];

/// Writes, measures and reads a value, and compares the packet with `expected`.
fn is_sent_as<T: Wire + PartialEq + std::fmt::Debug>(value: &T, bits: usize, expected: &[u8]) {
    let mut buffer = [0xa5; 300];
    let packet = encode(value, &mut buffer).unwrap();
    assert_eq!(packet, expected);
    assert_eq!(measure(value), Ok(bits));
    assert_eq!(decode::<T>(packet).as_ref(), Ok(value));
    for length in 0..packet.len() {
        let error = decode::<T>(&packet[..length]).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd, "{length} bytes");
    }
}

#[test]
fn packet_a_is_three_words() {
    let packet = PacketA { x: 1, y: 0x1234_5678, z: 0xffff_fffe };
    is_sent_as(&packet, 96, &[1, 0, 0, 0, 0x78, 0x56, 0x34, 0x12, 0xfe, 0xff, 0xff, 0xff]);
    assert_eq!(PacketA::MAX_BYTES, 12);
}

#[test]
fn packet_b_is_a_length_and_as_many_integers() {
    // The length takes 7 bits, so the integers start at bit 7 and at bit 39: the first one's
    // lowest bit is the top of byte 0, the second's the top of byte 4, and its highest, bit 70,
    // is bit 6 of byte 8.
    let expected = [0x82, 0, 0, 0, 0x80, 0, 0, 0, 0x40];
    is_sent_as(&PacketB::new(&[1, 0x8000_0001]), 7 + 64, &expected);
    is_sent_as(&PacketBList(vec![1, 0x8000_0001]), 7 + 64, &expected);
    is_sent_as(&PacketB::default(), 7, &[0]);
    assert_eq!(PacketB::MAX_BYTES, 257);
}

#[test]
fn packet_b_refuses_a_length_beyond_its_array() {
    for length in 65..=127 {
        let mut packet = [0; 300];
        packet[0] = length;
        for error in
            [decode::<PacketB>(&packet).unwrap_err(), decode::<PacketBList>(&packet).unwrap_err()]
        {
            assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 0));
        }
    }
    let mut buffer = [0; 300];
    let packet = PacketB { count: 65, ..PacketB::default() };
    let error = encode(&packet, &mut buffer).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::OutOfRange);
    let error = encode(&PacketBList(vec![0; 65]), &mut buffer).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::TooLong);
}

#[test]
fn packet_c_packs_three_sizes_without_gaps() {
    let packet = PacketC { x: 0x12, y: 0x3456, z: 0x789a_bcde };
    is_sent_as(&packet, 56, &[0x12, 0x56, 0x34, 0xde, 0xbc, 0x9a, 0x78]);
}

#[test]
fn a_packet_inside_another_shifts_and_does_not_change() {
    // One bit in front: 0x78_9abcde_3456_12 twice, plus that bit.
    let packet = (true, PacketC { x: 0x12, y: 0x3456, z: 0x789a_bcde });
    is_sent_as(&packet, 57, &[0x25, 0xac, 0x68, 0xbc, 0x79, 0x35, 0xf1, 0x00]);
}

#[test]
fn a_body_at_rest_sends_one_bit_for_its_velocities() {
    let mut expected = PLACE.to_vec();
    expected.push(1);
    is_sent_as(&body(), 7 * 32 + 1, &expected);
}

#[test]
fn a_moving_body_sends_its_velocities() {
    let mut moving = body();
    moving.linear_velocity[0] = 2.0;
    moving.angular_velocity[2] = 1.0;
    let mut expected = PLACE.to_vec();
    // A zero bit, then six floats that start one bit off a byte. Only bit 30 of 2.0 is set, which
    // is bit 255 of the packet; of 1.0 bits 23 to 29 are, which are bits 408 to 414.
    expected.extend([0; 25]);
    expected[31] = 0x80;
    expected[51] = 0x7f;
    is_sent_as(&moving, 7 * 32 + 1 + 6 * 32, &expected);
    assert_eq!(RigidBody::MAX_BYTES, expected.len());
}

#[test]
fn a_body_that_comes_to_rest_stops_on_the_other_side() {
    let mut buffer = [0; 64];
    let packet = encode(&body(), &mut buffer).unwrap();
    let mut other = RigidBody { linear_velocity: [9.0; 3], angular_velocity: [9.0; 3], ..body() };
    decode_into(&mut other, packet).unwrap();
    assert_eq!(other, body());
}

#[test]
fn the_function_runs_on_a_value_of_the_callers_in_every_direction() {
    let mut sent = PacketC { x: 1, y: 2, z: 3 };
    let mut buffer = [0; 7];
    let mut stream = WriteStream::new(&mut buffer);
    sent.serialize(&mut stream).unwrap();
    let packet = stream.finish().unwrap();
    assert_eq!(packet, [1, 2, 0, 3, 0, 0, 0]);
    let mut received = PacketC::default();
    let mut stream = ReadStream::new(packet);
    received.serialize(&mut stream).unwrap();
    stream.finish().unwrap();
    assert_eq!(received, sent);
    let mut stream = MeasureStream::new();
    received.serialize(&mut stream).unwrap();
    assert_eq!(stream.bits_used(), 56);
}
