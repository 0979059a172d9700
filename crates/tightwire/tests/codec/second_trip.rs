//! A second round trip never changes a value, whatever rounds it.
//!
//! What a peer received and sends again arrives unchanged, so peers that start from received values do
//! not diverge. The law holds for every scalar that rounds, from any value and from any code that
//! can be read.
//!
//! Debug builds try a few thousand values for each scalar. The full count, 10 million rotations for each
//! width, takes about a minute: `cargo test --release -p tightwire --test codec second_trip`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, missing_docs)]

use std::fmt::Debug;

use fastrand::Rng;
use tightwire::Wire;
use tightwire::scalar::{Angle, Compressed, Half, Scalar, SmallestThree, UnitVector};

/// Rotations for each of the widths that games use.
const ROTATIONS: u32 = if cfg!(debug_assertions) { 20_000 } else { 10_000_000 };

/// Values and codes for each other scalar.
const SAMPLES: u32 = if cfg!(debug_assertions) { 2_000 } else { 500_000 };

/// Values that are compared to the bit.
trait Pattern: Debug {
    fn pattern(&self) -> [u64; 4];
}

impl Pattern for f32 {
    fn pattern(&self) -> [u64; 4] {
        [self.to_bits().into(), 0, 0, 0]
    }
}

impl Pattern for f64 {
    fn pattern(&self) -> [u64; 4] {
        [self.to_bits(), 0, 0, 0]
    }
}

impl<const N: usize> Pattern for [f32; N] {
    fn pattern(&self) -> [u64; 4] {
        std::array::from_fn(|at| self.get(at).map_or(0, |component| component.to_bits().into()))
    }
}

/// Checks the law for a value. It does not apply to values without a code.
fn holds_from<S: Scalar<Code = u64, Value: Pattern>>(scalar: &S, value: &S::Value) {
    let Ok(code) = scalar.code(value) else { return };
    assert!(code <= scalar.last(), "{value:?} has code {code}, above the last");
    let once = scalar.value(code).expect("no writer makes a code that readers reject");
    let again = scalar.code(&once).expect("what was read can be written");
    let twice = scalar.value(again).unwrap();
    let shape = scalar.shape();
    assert_eq!(once.pattern(), twice.pattern(), "{shape:?}: {value:?} {once:?} {twice:?}");
}

/// Checks the law for a code that a stranger may send. Its second form must stay the same.
fn holds_from_code<S: Scalar<Code = u64, Value: Pattern>>(scalar: &S, code: u64) {
    let Ok(value) = scalar.value(code) else { return };
    holds_from(scalar, &value);
    let canonical = scalar.code(&value).expect("what was read can be written");
    let again = scalar.code(&scalar.value(canonical).unwrap());
    assert_eq!(again, Ok(canonical), "{:?}: {code} reads as {value:?}", scalar.shape());
}

/// Uniform numbers, the same on every run.
struct Random(Rng);

impl Random {
    fn new(seed: u32) -> Self {
        Self(Rng::with_seed(seed.into()))
    }

    fn next(&mut self) -> u64 {
        self.0.u64(..)
    }

    /// Returns a number from 0 up to 1.
    fn unit(&mut self) -> f64 {
        self.0.f64()
    }

    /// A direction in `N` dimensions: a point in the ball, pushed out to its surface.
    fn direction<const N: usize>(&mut self) -> [f32; N] {
        loop {
            let point: [f64; N] = std::array::from_fn(|_| self.unit() * 2.0 - 1.0);
            let length = point.iter().map(|part| part * part).sum::<f64>().sqrt();
            if (0.1..=1.0).contains(&length) {
                return point.map(|component| (component / length) as f32);
            }
        }
    }

    /// A rotation some of whose components are nearly alike in size, which is where rounding decides.
    fn close_call(&mut self) -> [f32; 4] {
        let mut xyzw = self.direction::<4>();
        let (from, to) = (self.next() as usize % 4, self.next() as usize % 4);
        let nudge = 1.0 + (self.unit() as f32 - 0.5) * [0.0, 1e-6, 1e-3][self.next() as usize % 3];
        xyzw[to] = xyzw[from] * nudge * [1.0, -1.0][self.next() as usize % 2];
        let length = xyzw.iter().map(|part| part * part).sum::<f32>().sqrt();
        xyzw.map(|component| component / length)
    }
}

#[test]
fn a_rotation_that_was_received_and_sent_again_stays_as_it_is() {
    for bits in 3..=20 {
        let (rotation, mut random) = (SmallestThree::new(bits), Random::new(bits));
        let rounds = if (9..=12).contains(&bits) { ROTATIONS } else { SAMPLES };
        for round in 0..rounds {
            let xyzw = if round % 8 == 0 { random.close_call() } else { random.direction() };
            holds_from(&rotation, &xyzw);
            if round % 8 == 0 {
                holds_from_code(&rotation, random.next() & rotation.last());
            }
        }
        for half in [0.5_f32, -0.5] {
            for sixteenth in 0..16 {
                let signs = [1, 2, 4, 8].map(|bit| if sixteenth & bit == 0 { half } else { -half });
                holds_from(&rotation, &signs);
            }
        }
    }
}

#[test]
fn every_code_of_a_rotation_with_few_bits_is_written_as_itself_or_as_one_that_is() {
    let widest = if cfg!(debug_assertions) { 5 } else { 7 };
    for bits in 3..=widest {
        let rotation = SmallestThree::new(bits);
        for code in 0..=rotation.last() {
            holds_from_code(&rotation, code);
        }
    }
}

#[test]
fn a_direction_that_was_received_and_sent_again_stays_as_it_is() {
    for bits in 2..=24 {
        let (direction, mut random) = (UnitVector::new(bits), Random::new(bits));
        for _ in 0..SAMPLES {
            holds_from(&direction, &random.direction());
            holds_from_code(&direction, random.next() & direction.last());
        }
        if bits <= 6 {
            (0..=direction.last()).for_each(|code| holds_from_code(&direction, code));
        }
    }
}

#[test]
fn an_angle_that_was_received_and_sent_again_stays_as_it_is() {
    for bits in 1..=24 {
        let (narrow, wide) = (Angle::<f32>::new(bits), Angle::<f64>::new(bits));
        let mut random = Random::new(bits);
        for _ in 0..SAMPLES {
            let radians = (random.unit() - 0.5) * 20.0;
            holds_from(&narrow, &(radians as f32));
            holds_from(&wide, &radians);
            holds_from_code(&narrow, random.next() & narrow.last());
            holds_from_code(&wide, random.next() & wide.last());
        }
    }
}

#[test]
fn a_half_that_was_received_and_sent_again_stays_as_it_is() {
    (0..=Half.last()).for_each(|code| holds_from_code(&Half, code));
    let mut random = Random::new(1);
    for _ in 0..SAMPLES {
        holds_from(&Half, &f32::from_bits(random.next() as u32));
    }
}

#[test]
fn a_compressed_float_that_was_received_and_sent_again_stays_as_it_is() {
    // Ranges of games, ranges far from zero, and steps that are as fine as the floats they stand for.
    let declared = [
        (-1.0, 1.0, 0.01),
        (-256.0, 256.0, 0.01),
        (-1000.0, 1000.0, 0.001),
        (-1.0, 1.0, 2.5e-7),
        (0.0, 1.0, 1.25e-7),
        (0.0, 8_388_608.0, 1.0),
        (-4096.5, 4096.25, 0.001),
        (1e6, 1e6 + 1.0, 0.01),
        (64.0, 65.0, 7.593_632e-6),
        (64.0, 65.0, 7.671_118e-6),
        (1e6, 1_000_010.0, 1e-5),
        (-3.274_000_2, 3.274_000_2, 9.336_498e-7),
        (f32::MIN / 4.0, f32::MAX / 4.0, 1e32),
        (-1e-40, 1e-40, 1e-43),
    ];
    let mut random = Random::new(1);
    let mut drawn = Vec::new();
    for _ in 0..SAMPLES / 100 {
        let scale = 2_f32.powi((random.next() % 40) as i32 - 20) * (1.0 + random.unit() as f32);
        let offset = [0.0, -scale / 2.0, scale * random.unit() as f32 * 10.0, -scale * 1e4];
        let min = offset[random.next() as usize % 4];
        let steps = 2_f32.powi((random.next() % 22) as i32 + 1) * (1.0 + random.unit() as f32);
        drawn.push((min, min + scale, scale / steps));
    }
    for (min, max, resolution) in declared.into_iter().chain(drawn) {
        let compressed = Compressed::new(min, max, resolution);
        assert!(
            compressed.last() <= 1 << 23,
            "more steps move values by the format's own rounding"
        );
        for _ in 0..SAMPLES / 50 {
            let value = f64::from(min) + random.unit() * (f64::from(max) - f64::from(min));
            holds_from(&compressed, &(value as f32));
            let last = compressed.last();
            holds_from_code(&compressed, random.next() % (last + 1));
            // Near the ends, too.
            let near = random.next() % 9;
            holds_from_code(&compressed, near.min(last));
            holds_from_code(&compressed, last.saturating_sub(near));
        }
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Wind {
    #[wire(half, default_bit)]
    gust: f32,
    #[wire(half, default_bit)]
    all: [f32; 2],
    #[wire(default_bit)]
    inside: Breeze,
    #[wire(default_bit)]
    exact: f32,
    #[wire(compressed(-1.0..=1.0, 0.01), default_bit)]
    turn: f32,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Breeze {
    #[wire(half)]
    speed: f32,
}

impl Wind {
    fn bits(&self) -> [u32; 6] {
        [self.gust, self.all[0], self.all[1], self.inside.speed, self.exact, self.turn]
            .map(f32::to_bits)
    }
}

/// A tiny negative value becomes a negative zero, which equals the default.
#[test]
fn a_default_that_was_received_and_sent_again_keeps_its_sign() {
    for tiny in [0.0, -0.0, 1e-9, -1e-9, 1.0, -1.0] {
        let wind = Wind {
            gust: tiny,
            all: [tiny, 0.0],
            inside: Breeze { speed: tiny },
            exact: tiny,
            turn: tiny,
        };
        let once: Wind = tightwire::decode(&tightwire::encode_to_vec(&wind).unwrap()).unwrap();
        let twice: Wind = tightwire::decode(&tightwire::encode_to_vec(&once).unwrap()).unwrap();
        assert_eq!(once.bits(), twice.bits(), "{wind:?}");
        let mut over = Wind::default();
        tightwire::decode_into(&mut over, &tightwire::encode_to_vec(&wind).unwrap()).unwrap();
        assert_eq!(over.bits(), once.bits(), "{wind:?}");
    }
}
