//! The accuracy tables of docs/scene.md, measured again.
//!
//! Optimized, the test takes as many samples as the tables say and compares every figure. In a
//! debug build it takes fewer, and checks that they agree with the figures.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, missing_docs)]
#![allow(clippy::float_cmp)] // ends are exact or they are not

use std::fmt::Write as _;

use tightwire::scalar::{SmallestThree, UnitVector};
use tightwire::{ReadStream, Reader, SceneStream, WriteStream, Writer};

/// The number of samples for the tables.
const TABLE_SAMPLES: u32 = 1_000_000;

/// The number of samples in this build.
const SAMPLES: u32 = if cfg!(debug_assertions) { 20_000 } else { TABLE_SAMPLES };

/// Uniform numbers, the same on every run.
struct Random(u64);

impl Random {
    /// Returns a number from 0 up to 1.
    fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(0x9e37_79b9);
        let mixed = (self.0 ^ (self.0 >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A direction in `N` dimensions: a point in the ball, pushed out to its surface.
    fn direction<const N: usize>(&mut self) -> [f32; N] {
        loop {
            let point: [f64; N] = std::array::from_fn(|_| self.unit() * 2.0 - 1.0);
            let length = length(&point);
            if (0.1..=1.0).contains(&length) {
                return point.map(|component| (component / length) as f32);
            }
        }
    }
}

fn length(vector: &[f64]) -> f64 {
    vector.iter().map(|component| component * component).sum::<f64>().sqrt()
}

/// The angle between two directions, in degrees. Exact for small angles, unlike an arc cosine.
fn angle<const N: usize>(a: [f32; N], b: [f32; N]) -> f64 {
    let (a, b) = (a.map(f64::from), b.map(f64::from));
    // What comes out of a packet is rounded to `f32`, so both are normalized again.
    let (a, b) = (a.map(|c| c / length(&a)), b.map(|c| c / length(&b)));
    let difference: [f64; N] = std::array::from_fn(|axis| a[axis] - b[axis]);
    let sum: [f64; N] = std::array::from_fn(|axis| a[axis] + b[axis]);
    2.0 * length(&difference).atan2(length(&sum)).to_degrees()
}

/// The angle of the turn that leads from one rotation to the other, in degrees.
fn turn(a: [f32; 4], b: [f32; 4]) -> f64 {
    let opposite = b.map(|component| -component);
    2.0 * angle(a, b).min(angle(a, opposite))
}

/// The mean and the maximum.
#[derive(Default)]
struct Errors {
    sum: f64,
    max: f64,
}

impl Errors {
    fn add(&mut self, error: f64) {
        self.sum += error;
        self.max = self.max.max(error);
    }

    fn mean(&self) -> f64 {
        self.sum / f64::from(SAMPLES)
    }
}

fn rotations(bits: u32) -> (Errors, f64) {
    let through = |q: [f32; 4]| {
        let mut buffer = [0; 8];
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(SmallestThree::new(bits), q).unwrap();
        ReadStream::new(stream.finish().unwrap()).take(SmallestThree::new(bits)).unwrap()
    };
    let mut random = Random(u64::from(bits));
    let mut errors = Errors::default();
    for _ in 0..SAMPLES {
        let q = random.direction();
        errors.add(turn(q, through(q)));
    }
    let identity = [0.0, 0.0, 0.0, 1.0];
    (errors, turn(identity, through(identity)))
}

fn directions(bits: u32) -> Errors {
    let mut random = Random(u64::from(bits));
    let mut errors = Errors::default();
    for _ in 0..SAMPLES {
        let v: [f32; 3] = random.direction();
        let mut buffer = [0; 8];
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(UnitVector::new(bits), v).unwrap();
        let back = ReadStream::new(stream.finish().unwrap()).take(UnitVector::new(bits)).unwrap();
        errors.add(angle(v, back));
    }
    errors
}

/// Errors in steps, and whether both ends came back exactly.
fn positions(min: f32, max: f32, resolution: f32) -> (usize, Errors, bool) {
    let mut bits = 0;
    let mut through = |mut v: [f32; 3]| {
        let mut buffer = [0; 16];
        let mut stream = WriteStream::new(&mut buffer);
        stream.compressed_vector(&mut v, min..=max, resolution).unwrap();
        bits = tightwire::Stream::position(&stream);
        let mut stream = ReadStream::new(stream.finish().unwrap());
        let mut back = [0.0; 3];
        stream.compressed_vector(&mut back, min..=max, resolution).unwrap();
        back
    };
    let delta = f64::from(max) - f64::from(min);
    // The number of steps is a matter of `f32`, as the format says.
    let step = delta / f64::from(((max - min) / resolution).ceil());
    let mut random = Random(1);
    let mut errors = Errors::default();
    for _ in 0..SAMPLES {
        let v = [0; 3].map(|_| (f64::from(min) + random.unit() * delta) as f32);
        let back = through(v);
        let worst = (0..3).map(|axis| (f64::from(v[axis]) - f64::from(back[axis])).abs() / step);
        errors.add(worst.fold(0.0, f64::max));
    }
    let ends = through([min, max, min]) == [min, max, min];
    (bits, errors, ends)
}

/// A figure with the places of the table.
fn degrees(figure: f64) -> String {
    format!("{figure:.5}")
}

/// The tables as this run measures them.
fn tables() -> [String; 3] {
    let mut smallest_three = String::from(
        "| bits per component | bits | mean error | maximum error |\n|---|---|---|---|\n",
    );
    for bits in [8, 9, 10, 11, 12, 15] {
        let (errors, identity) = rotations(bits);
        assert!(identity == 0.0, "the page says that the identity is exact, with {bits} bits too");
        let (mean, max) = (degrees(errors.mean()), degrees(errors.max));
        writeln!(smallest_three, "| {bits} | {} | {mean}° | {max}° |", 2 + 3 * bits).unwrap();
    }
    let mut unit = String::from(
        "| bits per coordinate | bits | mean error | maximum error |\n|---|---|---|---|\n",
    );
    for bits in [6, 8, 10, 12, 16] {
        let errors = directions(bits);
        let (mean, max) = (degrees(errors.mean()), degrees(errors.max));
        writeln!(unit, "| {bits} | {} | {mean}° | {max}° |", 2 * bits).unwrap();
    }
    let mut compressed =
        String::from("| range | resolution | bits | maximum error in steps |\n|---|---|---|---|\n");
    for (min, max, resolution) in
        [(-256.0, 256.0, 0.01), (-1000.0, 1000.0, 0.1), (0.0, 64.0, 0.001), (-1.0, 1.0, 0.01)]
    {
        let (bits, errors, ends) = positions(min, max, resolution);
        assert!(ends, "the page says that both ends of {min} to {max} are exact");
        let max_error = degrees(errors.max);
        writeln!(compressed, "| {min} to {max} | {resolution} | {bits} | {max_error} |").unwrap();
    }
    [smallest_three, unit, compressed]
}

/// The figures of a table, row by row.
fn figures(table: &str) -> Vec<Vec<String>> {
    table
        .lines()
        .map(|line| line.split('|').map(|cell| cell.trim().trim_end_matches('°').into()).collect())
        .collect()
}

#[test]
fn the_tables_in_the_documentation_are_what_is_measured() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scene.md");
    let Ok(document) = std::fs::read_to_string(path) else {
        // The documentation is not part of a published package.
        return;
    };
    for table in tables() {
        let header = table.lines().next().unwrap();
        let Some(at) = document.find(header) else {
            panic!("no such table in docs/scene.md; measured:\n{table}");
        };
        let lines: Vec<&str> = document[at..].lines().take(table.lines().count()).collect();
        let stated = lines.join("\n") + "\n";
        if SAMPLES == TABLE_SAMPLES {
            assert_eq!(stated, table, "docs/scene.md, measured:\n{table}");
            continue;
        }
        for (stated, measured) in figures(&stated).iter().zip(figures(&table)).skip(2) {
            assert_eq!(stated.len(), measured.len(), "{measured:?}");
            for (stated, measured) in stated.iter().zip(&measured) {
                match (stated.parse::<f64>(), measured.parse::<f64>()) {
                    // Fewer samples find a smaller maximum, and about the same mean.
                    (Ok(stated), Ok(measured)) => {
                        assert!(measured <= stated * 1.02, "{measured} for {stated}");
                        assert!(measured >= stated * 0.8, "{measured} for {stated}");
                    }
                    _ => assert_eq!(stated, measured),
                }
            }
        }
    }
}

#[test]
fn a_compressed_vector_is_never_off_by_more_than_half_a_step() {
    for (min, max, resolution) in
        [(-256.0, 256.0, 0.01), (-1000.0, 1000.0, 0.1), (0.0, 64.0, 0.001), (-1.0, 1.0, 0.01)]
    {
        let (_, errors, ends) = positions(min, max, resolution);
        assert!(ends);
        // What goes beyond a half is the rounding of `f32` itself, which is the larger the more
        // bits a step number has.
        let rounding = f64::from(max - min) / f64::from(resolution) * f64::from(f32::EPSILON);
        assert!(errors.max <= 0.5 + rounding, "{min} {max} {resolution}: {}", errors.max);
    }
}
