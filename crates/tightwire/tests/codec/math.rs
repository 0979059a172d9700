//! Vectors, quaternions and unit vectors: bits as specified, exact where promised, and nothing
//! that is no rotation or direction comes out of a packet.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, missing_docs)]
#![allow(clippy::float_cmp)] // exact is what is promised

use std::f32::consts::FRAC_1_SQRT_2;

use proptest::prelude::*;
use tightwire::__private::{Codec, Direction, Rotation};
use tightwire::scalar::{SmallestThree, UnitVector};
use tightwire::{
    MeasureStream, ReadError, ReadErrorKind, ReadStream, Reader, SceneStream, Schema, WriteError,
    WriteErrorKind, WriteStream, Writer,
};

fn smallest_three(q: [f32; 4], bits: u32) -> Result<u64, WriteError> {
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(SmallestThree::new(bits), q)?;
    assert_eq!(stream.position(), 2 + 3 * bits as usize);
    stream.finish()?;
    Ok(u64::from_le_bytes(buffer))
}

fn rotation(code: u64, bits: u32) -> Result<[f32; 4], ReadError> {
    ReadStream::new(&code.to_le_bytes()).take(SmallestThree::new(bits))
}

fn unit_vector(v: [f32; 3], bits: u32) -> Result<u64, WriteError> {
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(UnitVector::new(bits), v)?;
    assert_eq!(stream.position(), 2 * bits as usize);
    stream.finish()?;
    Ok(u64::from_le_bytes(buffer))
}

fn direction(code: u64, bits: u32) -> Result<[f32; 3], ReadError> {
    ReadStream::new(&code.to_le_bytes()).take(UnitVector::new(bits))
}

fn length(components: &[f32]) -> f64 {
    components.iter().map(|&c| f64::from(c) * f64::from(c)).sum::<f64>().sqrt()
}

#[test]
fn smallest_three_has_the_bits_of_the_specification() {
    // With 4 bits there are 7 steps to a side, and 0 is the code 7.
    let code = |largest: u64, a: u64, b: u64, c: u64| largest | a << 2 | b << 6 | c << 10;
    let cases = [
        ([0.0, 0.0, 0.0, 1.0], code(3, 7, 7, 7)),
        ([0.0, 0.0, 0.0, -1.0], code(3, 7, 7, 7)),
        ([1.0, 0.0, 0.0, 0.0], code(0, 7, 7, 7)),
        // A turn by 90° about x: of equals the first is left out, and the other is at the end.
        ([FRAC_1_SQRT_2, 0.0, 0.0, FRAC_1_SQRT_2], code(0, 7, 7, 14)),
        ([-FRAC_1_SQRT_2, 0.0, 0.0, FRAC_1_SQRT_2], code(0, 7, 7, 0)),
        // 0.5 is 4.95 steps of sqrt(1/2) / 7.
        ([0.5, 0.5, -0.5, 0.5], code(0, 12, 2, 12)),
        // 0.1 is 0.99 steps, 0.7 is 6.93, and the largest is negative.
        ([0.1, -0.7, 0.1, -0.7], code(1, 6, 6, 14)),
    ];
    for (q, code) in cases {
        assert_eq!(smallest_three(q, 4), Ok(code), "{q:?}");
    }
}

#[test]
fn no_turn_and_turns_about_an_axis_come_back_exactly() {
    let h = FRAC_1_SQRT_2;
    for bits in 3..=20 {
        for axis in 0..4 {
            let mut q = [0.0; 4];
            q[axis] = 1.0;
            assert_eq!(rotation(smallest_three(q, bits).unwrap(), bits), Ok(q), "{bits}");
        }
        for axis in 0..3 {
            for sign in [1.0, -1.0] {
                let mut q = [0.0, 0.0, 0.0, sign * h];
                q[axis] = h;
                let back = rotation(smallest_three(q, bits).unwrap(), bits).unwrap();
                assert_eq!(back, q, "{bits}");
            }
        }
    }
}

#[test]
fn a_quaternion_that_drifted_is_normalized_and_upright_stays_upright() {
    for length in [0.901, 0.95, 0.9999, 1.0001, 1.05, 1.099] {
        let code = smallest_three([0.0, 0.0, 0.0, length], 10).unwrap();
        assert_eq!(rotation(code, 10), Ok([0.0, 0.0, 0.0, 1.0]), "{length}");
        let code = smallest_three([0.0, length * 0.6, 0.0, length * 0.8], 10).unwrap();
        assert_eq!(code, smallest_three([0.0, 0.6, 0.0, 0.8], 10).unwrap(), "{length}");
    }
}

#[test]
fn what_is_no_rotation_is_not_written() {
    let refused = |q| smallest_three(q, 10).unwrap_err().kind();
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        for axis in 0..4 {
            let mut q = [0.0, 0.0, 0.0, 1.0];
            q[axis] = bad;
            assert_eq!(refused(q), WriteErrorKind::NotFinite, "{q:?}");
        }
    }
    for q in [[0.0; 4], [0.0, 0.0, 0.0, 0.89], [0.0, 0.0, 0.0, 1.11], [f32::MAX; 4], [1e-30; 4]] {
        assert_eq!(refused(q), WriteErrorKind::OutOfRange, "{q:?}");
    }
}

#[test]
fn what_is_no_rotation_is_refused() {
    // All codes of 3 bits per component: 3 steps to a side, so the squares may add up to 18.
    let mut refused = 0;
    for code in 0..1u64 << 11 {
        let steps = [2, 5, 8].map(|at| (code >> at & 7) as i32 - 3);
        let is_unit = steps.iter().map(|step| step * step).sum::<i32>() <= 18;
        let is_used = steps.iter().all(|&step| step <= 3);
        match rotation(code, 3) {
            Ok(q) => {
                assert!(is_unit && is_used, "{steps:?}");
                assert!((length(&q) - 1.0).abs() < 1e-6, "{q:?}");
                let largest = q[(code & 3) as usize];
                assert!(largest >= 0.0, "{q:?}");
            }
            Err(error) => {
                refused += 1;
                assert!(!(is_unit && is_used), "{steps:?}");
                assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
                assert_eq!(error.bit(), 0);
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn no_rotation_that_is_written_is_refused_where_steps_are_coarse() {
    // A lattice of directions in four dimensions, the corners of the steps among them.
    let side = if cfg!(debug_assertions) { 6 } else { 20 };
    let lattice = || (-side..=side).map(|c| c as f32 / side as f32);
    for bits in 3..=6 {
        for (x, y) in lattice().flat_map(|x| lattice().map(move |y| (x, y))) {
            for (z, w) in lattice().flat_map(|z| lattice().map(move |w| (z, w))) {
                let length = length(&[x, y, z, w]);
                if length > 0.0 {
                    let q = [x, y, z, w].map(|c| (f64::from(c) / length) as f32);
                    assert!(rotation(smallest_three(q, bits).unwrap(), bits).is_ok(), "{q:?}");
                }
            }
        }
    }
}

#[test]
fn unit_vector_has_the_bits_of_the_specification() {
    // With 4 bits there are 7 steps to a side, and 0 is the code 7.
    let code = |u: u64, v: u64| u | v << 4;
    let cases = [
        ([0.0, 0.0, 1.0], code(7, 7)),
        ([1.0, 0.0, 0.0], code(14, 7)),
        ([-1.0, 0.0, 0.0], code(0, 7)),
        ([0.0, 1.0, 0.0], code(7, 14)),
        ([0.0, -1.0, 0.0], code(7, 0)),
        // The lower pole is every corner, and this one is written.
        ([0.0, 0.0, -1.0], code(14, 14)),
        // (3, -4, 0) / 7 in the square: 3 and -4 steps.
        ([0.6, -0.8, 0.0], code(10, 3)),
        // (2, 1, -2) / 5 below is (1 - 1/5, 1 - 2/5): 5.6 and 4.2 steps.
        ([2.0 / 3.0, 1.0 / 3.0, -2.0 / 3.0], code(13, 11)),
    ];
    for (v, code) in cases {
        assert_eq!(unit_vector(v, 4), Ok(code), "{v:?}");
    }
    assert_eq!(direction(code(10, 3), 4), Ok([0.6, -0.8, 0.0]));
}

#[test]
fn the_axes_come_back_exactly() {
    for bits in 2..=24 {
        for axis in 0..3 {
            for sign in [1.0, -1.0] {
                let mut v = [0.0; 3];
                v[axis] = sign;
                assert_eq!(direction(unit_vector(v, bits).unwrap(), bits), Ok(v), "{bits}");
            }
        }
    }
}

#[test]
fn what_is_no_direction_is_neither_written_nor_read() {
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        let error = unit_vector([bad, 0.0, 1.0], 12).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::NotFinite, "{bad}");
    }
    for v in [[0.0; 3], [0.0, 0.0, 0.89], [0.0, 0.0, 1.11], [f32::MAX; 3]] {
        let error = unit_vector(v, 12).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::OutOfRange, "{v:?}");
    }
    for code in 0..1u64 << 10 {
        let is_used = code & 31 != 31 && code >> 5 != 31;
        match direction(code, 5) {
            Ok(v) => assert!(is_used && (length(&v) - 1.0).abs() < 1e-6, "{code}: {v:?}"),
            Err(error) => {
                assert!(!is_used, "{code}");
                assert_eq!(error.kind(), ReadErrorKind::OutOfRange);
            }
        }
    }
}

#[test]
fn bits_that_make_no_sense_are_reported_in_both_directions() {
    let mut stream = MeasureStream::new();
    for bits in [0, 1, 2, 21, 64, u32::MAX] {
        let error = stream.put(SmallestThree::new(bits), [0.0, 0.0, 0.0, 1.0]).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::Declaration, "{bits}");
        assert_eq!(rotation(0, bits).unwrap_err().kind(), ReadErrorKind::Declaration, "{bits}");
    }
    for bits in [0, 1, 25, 64, u32::MAX] {
        let error = stream.put(UnitVector::new(bits), [0.0, 0.0, 1.0]).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::Declaration, "{bits}");
        assert_eq!(direction(0, bits).unwrap_err().kind(), ReadErrorKind::Declaration, "{bits}");
    }
}

#[test]
fn a_refused_read_leaves_its_destination_alone() {
    let mut q = [0.0, 0.0, 0.0, 1.0];
    assert!(ReadStream::new(&[0xff; 4]).smallest_three(&mut q, 10).is_err());
    assert!(ReadStream::new(&[0xff; 15]).quaternion(&mut q).is_err());
    assert_eq!(q, [0.0, 0.0, 0.0, 1.0]);
    let mut v = [0.0, 0.0, 1.0];
    assert!(ReadStream::new(&[0xff; 4]).unit_vector(&mut v, 16).is_err());
    assert!(ReadStream::new(&[0xff; 11]).vector(&mut v).is_err());
    // The last component is refused, after two good ones.
    assert!(ReadStream::new(&[1, 2, 255]).compressed_vector(&mut v, 0.0..=25.4, 0.1).is_err());
    let axes = [(0.0..=25.5, 0.1), (0.0..=25.5, 0.1), (0.0..=25.4, 0.1)];
    assert!(ReadStream::new(&[1, 2, 255]).compressed_axes(&mut v, axes).is_err());
    assert_eq!(v, [0.0, 0.0, 1.0]);
}

#[test]
fn raw_vectors_pass_to_the_bit() {
    let mut v = [f32::from_bits(0x7fa0_0001), -0.0, f32::INFINITY, f32::MIN_POSITIVE];
    let mut buffer = [0; 32];
    let mut stream = WriteStream::new(&mut buffer);
    stream.vector(&mut v).unwrap();
    stream.quaternion(&mut v).unwrap();
    let packet = stream.finish().unwrap();
    let mut stream = ReadStream::new(packet);
    let mut back = [0.0; 4];
    stream.vector(&mut back).unwrap();
    assert_eq!(back.map(f32::to_bits), v.map(f32::to_bits));
    let mut back = [0.0; 4];
    stream.quaternion(&mut back).unwrap();
    assert_eq!(back.map(f32::to_bits), v.map(f32::to_bits));
}

#[test]
fn the_ends_of_a_compressed_vector_are_exact() {
    for (min, max, resolution) in [(-256.0, 256.0, 0.01), (0.0, 1.0, 0.001), (-1.0, 1.0, 0.3)] {
        let mut buffer = [0; 32];
        let mut stream = WriteStream::new(&mut buffer);
        stream.compressed_vector(&mut [min, max], min..=max, resolution).unwrap();
        // What lies outside is clamped.
        stream.compressed_vector(&mut [-f32::MAX, f32::MAX], min..=max, resolution).unwrap();
        let packet = stream.finish().unwrap();
        let mut stream = ReadStream::new(packet);
        for _ in 0..2 {
            let mut back = [0.0; 2];
            stream.compressed_vector(&mut back, min..=max, resolution).unwrap();
            assert_eq!(back, [min, max]);
        }
    }
}

#[test]
fn every_cut_packet_is_refused() {
    let mut buffer = [0; 64];
    let mut stream = WriteStream::new(&mut buffer);
    let read = |packet: &[u8]| {
        let mut stream = ReadStream::new(packet);
        stream.take(SmallestThree::new(9))?;
        stream.take(UnitVector::new(7))?;
        stream.compressed_vector(&mut [0.0; 3], -1.0..=1.0, 0.01)?;
        let mut back = [0.0; 3];
        stream.vector(&mut back).map(|()| back)
    };
    stream.put(SmallestThree::new(9), [0.5; 4]).unwrap();
    stream.put(UnitVector::new(7), [0.6, 0.0, -0.8]).unwrap();
    stream.compressed_vector(&mut [0.5, 0.0, -2.0], -1.0..=1.0, 0.01).unwrap();
    stream.vector(&mut [1.0, 2.0, 3.0]).unwrap();
    let packet = stream.finish().unwrap();
    assert_eq!(read(packet), Ok([1.0, 2.0, 3.0]));
    for length in 0..packet.len() {
        let error = read(&packet[..length]).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd, "{length}");
    }
}

fn rotations() -> impl Strategy<Value = [f32; 4]> {
    proptest::array::uniform4(-1.0f32..=1.0).prop_filter_map("too short", |q| {
        let length = length(&q);
        (length > 0.01).then(|| q.map(|c| (f64::from(c) / length) as f32))
    })
}

proptest! {
    #[test]
    fn every_rotation_comes_back_within_half_a_step_per_component(
        q in rotations(),
        bits in 3u32..=20,
    ) {
        let back = rotation(smallest_three(q, bits).unwrap(), bits).unwrap();
        prop_assert!((length(&back) - 1.0).abs() < 1e-6);
        let dot: f32 = (0..4).map(|axis| q[axis] * back[axis]).sum();
        let sign = dot.signum();
        let step = f64::from(FRAC_1_SQRT_2) / f64::from((1 << (bits - 1)) - 1);
        let errors = (0..4).map(|axis| f64::from(sign * q[axis] - back[axis]).abs());
        // The three that were sent are half a step off at most; the fourth makes up for them.
        let within = errors.filter(|error| *error <= step * 0.500_001 + 1e-6).count();
        prop_assert!(within >= 3, "{q:?} {back:?}");
    }

    #[test]
    fn every_packet_is_a_rotation_and_a_direction_or_refused(code in any::<u64>(), bits in 3u32..=20) {
        if let Ok(q) = rotation(code, bits) {
            prop_assert!((length(&q) - 1.0).abs() < 1e-6, "{q:?}");
        }
        if let Ok(v) = direction(code, bits) {
            prop_assert!((length(&v) - 1.0).abs() < 1e-6, "{v:?}");
        }
    }

    #[test]
    fn no_finite_vector_writes_more_than_its_bits(q in proptest::array::uniform4(any::<f32>())) {
        // The code fits its bits, whatever comes in: `put` would spoil its neighbours otherwise.
        if let Ok(code) = smallest_three(q, 7) {
            prop_assert!(code < 1 << 23);
        }
        if let Ok(code) = unit_vector([q[0], q[1], q[2]], 7) {
            prop_assert!(code < 1 << 14);
        }
    }
}

/// Writes and reads by a field codec.
fn round_trip<C: Codec<T>, T>(value: &T, bits: usize) -> T {
    let mut buffer = [0; 256];
    let mut stream = WriteStream::new(&mut buffer);
    C::write(value, &mut stream).unwrap();
    assert_eq!(stream.position(), bits);
    let packet = stream.finish().unwrap();
    C::read(&mut ReadStream::new(packet)).unwrap()
}

#[test]
fn field_codecs_reach_into_options_and_arrays() {
    let q = [0.0, 0.0, 0.0, 1.0];
    assert_eq!(round_trip::<Rotation<10>, _>(&q, 32), q);
    assert_eq!(round_trip::<Rotation<10>, _>(&Some(q), 33), Some(q));
    assert_eq!(round_trip::<Rotation<10>, _>(&[q; 3], 96), [q; 3]);
    let v = [0.0, -1.0, 0.0];
    assert_eq!(round_trip::<Direction<12>, _>(&v, 24), v);
    assert_eq!(round_trip::<Direction<12>, _>(&Some(v), 25), Some(v));
    assert_eq!(round_trip::<Direction<12>, _>(&[v; 3], 72), [v; 3]);
}

#[test]
fn schemas_tell_the_quantized_fields_apart() {
    const ROTATION: Schema = <Rotation<10> as Codec<[f32; 4]>>::SCHEMA;
    const DIRECTION: Schema = <Direction<10> as Codec<[f32; 3]>>::SCHEMA;
    assert_eq!(ROTATION.fixed_bits(), Some(32));
    assert_eq!(DIRECTION.fixed_bits(), Some(20));
    assert_eq!(ROTATION.to_string(), "smallest three by 10 bits (32 bits)\n");
    assert_eq!(DIRECTION.to_string(), "unit vector by 10 bits (20 bits)\n");
    assert_ne!(ROTATION.hash(), DIRECTION.hash());
    let finer = <Rotation<11> as Codec<[f32; 4]>>::SCHEMA;
    assert_ne!(ROTATION.hash(), finer.hash());
    assert_ne!(ROTATION.hash(), Schema::bits(32).hash());
}

/// The same facts for the types of another crate.
#[allow(unused_macros)]
macro_rules! foreign {
    ($name:ident, $quaternion:expr, $vector2:expr, $vector3:expr, $vector4:expr) => {
        #[test]
        fn $name() {
            struct Steps;
            impl tightwire::__private::Declares<0> for Steps {
                type Scalar = tightwire::scalar::Compressed;
                const SCALAR: Self::Scalar = tightwire::scalar::Compressed::new(-10.0, 10.0, 0.1);
                const SHAPE: tightwire::Shape<'static> = Self::SCALAR.shape();
            }
            type Compressed = tightwire::__private::By<Steps, 0>;
            fn raw<T: tightwire::Wire + PartialEq + std::fmt::Debug>(value: T, bits: usize) {
                let mut buffer = [0; 16];
                assert_eq!(tightwire::encode(&value, &mut buffer).unwrap().len() * 8, bits);
                assert_eq!(tightwire::decode(&buffer[..bits / 8]), Ok(value));
                assert_eq!(T::MAX_BITS, bits);
            }
            raw($vector2, 64);
            raw($vector3, 96);
            raw($vector4, 128);
            raw($quaternion, 128);
            assert_eq!(round_trip::<Rotation<10>, _>(&$quaternion, 32), $quaternion);
            assert_eq!(round_trip::<Compressed, _>(&$vector2, 16), $vector2);
            assert_eq!(round_trip::<Compressed, _>(&$vector3, 24), $vector3);
            assert_eq!(round_trip::<Compressed, _>(&$vector4, 32), $vector4);
            assert_eq!(round_trip::<Direction<8>, _>(&$vector3, 16), $vector3);
            let mut stream = MeasureStream::new();
            stream.vector(&mut $vector3).unwrap();
            stream.quaternion(&mut $quaternion).unwrap();
            assert_eq!(stream.bits_used(), 96 + 128);
            let mut buffer = [0; 16];
            // The order is x, y, z, w.
            let packet = tightwire::encode(&$quaternion, &mut buffer).unwrap();
            assert_eq!(tightwire::decode(packet), Ok([0.0f32, 1.0, 0.0, 0.0]));
            let packet = tightwire::encode(&$vector4, &mut buffer).unwrap();
            assert_eq!(tightwire::decode(packet), Ok([10.0f32, -10.0, 0.0, 10.0]));
        }
    };
}

/// The same facts for one release of glam.
#[allow(unused_macros)]
macro_rules! glam {
    ($feature:literal, $name:ident, $glam:ident) => {
        #[cfg(feature = $feature)]
        foreign!(
            $name,
            $glam::Quat::from_xyzw(0.0, 1.0, 0.0, 0.0),
            $glam::Vec2::new(10.0, -10.0),
            $glam::Vec3::new(0.0, -1.0, 0.0),
            $glam::Vec4::new(10.0, -10.0, 0.0, 10.0)
        );
    };
}

glam!("glam-029", types_of_glam_029_travel_as_their_components, glam_029);
glam!("glam-030", types_of_glam_030_travel_as_their_components, glam_030);
glam!("glam-031", types_of_glam_031_travel_as_their_components, glam_031);
glam!("glam-032", types_of_glam_032_travel_as_their_components, glam_032);
glam!("glam-033", types_of_glam_033_travel_as_their_components, glam_033);
glam!("glam-034", types_of_glam_034_travel_as_their_components, glam_034);

#[cfg(feature = "mint-05")]
foreign!(
    types_of_mint_travel_as_their_components,
    mint_05::Quaternion { s: 0.0, v: mint_05::Vector3 { x: 0.0, y: 1.0, z: 0.0 } },
    mint_05::Vector2 { x: 10.0, y: -10.0 },
    mint_05::Vector3 { x: 0.0, y: -1.0, z: 0.0 },
    mint_05::Vector4 { x: 10.0, y: -10.0, z: 0.0, w: 10.0 }
);
