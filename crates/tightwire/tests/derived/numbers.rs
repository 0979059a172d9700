//! Numbers with ranges, widths, resolutions and predecessors.

use proptest::prelude::*;
use tightwire::{ReadStream, SceneStream, Stream, Wire, WriteStream};

use crate::checks::Twin;

crate::judged! {
    ranges: Ranges,
    wide_ranges: WideRanges,
    named_ranges: NamedRanges,
    widths: Widths,
    compressed: Compressed,
    fixed: FixedPoint,
    relative: Relative,
    fenced: Fenced,
    scene: Scene,
}

/// Ranges of every width, one of them of a single value.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Ranges {
    #[wire(range = -100..=100)]
    a: i8,
    #[wire(range = 3..=17)]
    b: u8,
    #[wire(range = -1000..=-500)]
    c: i16,
    #[wire(range = 5..=5)]
    d: u16,
    #[wire(range = 0..=1)]
    e: u32,
    #[wire(range = -2_147_483_648..=2_147_483_647)]
    f: i32,
    #[wire(range = 0..=100_000)]
    g: usize,
    #[wire(range = -7..=8)]
    h: isize,
}

impl Twin for Ranges {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.a, -100..=100)?;
        stream.int(&mut self.b, 3..=17)?;
        stream.int(&mut self.c, -1000..=-500)?;
        stream.int(&mut self.d, 5..=5)?;
        stream.int(&mut self.e, 0..=1)?;
        stream.int(&mut self.f, i32::MIN..=i32::MAX)?;
        stream.int(&mut self.g, 0..=100_000)?;
        stream.int(&mut self.h, -7..=8)
    }

    fn values() -> BoxedStrategy<Self> {
        let first = (-100..=100i8, 3..=17u8, -1000..=-500i16, Just(5));
        let last = (0..=1u32, any::<i32>(), 0..=100_000usize, -7..=8isize);
        (first, last)
            .prop_map(|((a, b, c, d), (e, f, g, h))| Self { a, b, c, d, e, f, g, h })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self { b: 3, c: -500, d: 5, ..Self::default() };
        vec![
            Self { a: 101, ..good.clone() },
            Self { a: -101, ..good.clone() },
            Self { b: 2, ..good.clone() },
            Self { c: -499, ..good.clone() },
            Self { d: 4, ..good.clone() },
            Self { e: 2, ..good.clone() },
            Self { g: 100_001, ..good.clone() },
            Self { h: -8, ..good },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct WideRanges {
    one: bool,
    #[wire(range = -1..=0x1_0000_0000_0000)]
    a: i64,
    #[wire(range = 1..=18_446_744_073_709_551_615)]
    b: u64,
    #[wire(range = -170_141_183_460_469_231_731_687_303_715_884_105_728..=0)]
    c: i128,
    #[wire(range = 0..=0x1_0000_0000_0000_0000)]
    d: u128,
}

impl Twin for WideRanges {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.one)?;
        stream.int(&mut self.a, -1..=1 << 48)?;
        stream.int(&mut self.b, 1..=u64::MAX)?;
        stream.int(&mut self.c, i128::MIN..=0)?;
        stream.int(&mut self.d, 0..=1 << 64)
    }

    fn values() -> BoxedStrategy<Self> {
        (any::<bool>(), -1..=1i64 << 48, 1..=u64::MAX, i128::MIN..=0, 0..=1u128 << 64)
            .prop_map(|(one, a, b, c, d)| Self { one, a, b, c, d })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self { b: 1, ..Self::default() };
        vec![
            Self { a: -2, ..good.clone() },
            Self { b: 0, ..good.clone() },
            Self { c: 1, ..good.clone() },
            Self { d: (1 << 64) + 1, ..good },
        ]
    }
}

const LOW: i16 = -300;

mod limits {
    pub(super) const HEALTH: u16 = 1000;
}

/// Ends that are constants and expressions.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct NamedRanges {
    #[wire(range = LOW..=-LOW)]
    a: i16,
    #[wire(range = 0..=limits::HEALTH)]
    b: u16,
    #[wire(range = Self::FIRST..=Self::FIRST + 10)]
    c: u8,
    #[wire(bits = WIDTH)]
    d: u32,
    #[wire(range = u8::MIN..=u8::MAX)]
    e: u8,
}

const WIDTH: u32 = 20 + 1;

impl NamedRanges {
    const FIRST: u8 = 7;
}

impl Twin for NamedRanges {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.int(&mut self.a, -300..=300)?;
        stream.int(&mut self.b, 0..=1000)?;
        stream.int(&mut self.c, 7..=17)?;
        stream.bits(&mut self.d, 21)?;
        stream.u8(&mut self.e)
    }

    fn values() -> BoxedStrategy<Self> {
        (-300..=300i16, 0..=1000u16, 7..=17u8, 0..1u32 << 21, any::<u8>())
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self { c: 7, ..Self::default() };
        vec![Self { a: 301, ..good.clone() }, Self { d: 1 << 21, ..good }]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Widths {
    #[wire(bits = 1)]
    a: u8,
    #[wire(bits = 8)]
    b: u8,
    #[wire(bits = 15)]
    c: u16,
    #[wire(bits = 32)]
    d: u32,
    #[wire(bits = 63)]
    e: u64,
    #[wire(bits = 7)]
    f: u64,
    #[wire(bits = 65)]
    g: u128,
    #[wire(bits = 9)]
    h: usize,
}

impl Twin for Widths {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.a, 1)?;
        stream.bits(&mut self.b, 8)?;
        stream.bits(&mut self.c, 15)?;
        stream.bits(&mut self.d, 32)?;
        stream.bits(&mut self.e, 63)?;
        stream.bits(&mut self.f, 7)?;
        stream.bits(&mut self.g, 65)?;
        stream.bits(&mut self.h, 9)
    }

    fn values() -> BoxedStrategy<Self> {
        let first = (0..2u8, any::<u8>(), 0..1u16 << 15, any::<u32>());
        let last = (0..1u64 << 63, 0..128u64, 0..1u128 << 65, 0..512usize);
        (first, last)
            .prop_map(|((a, b, c, d), (e, f, g, h))| Self { a, b, c, d, e, f, g, h })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { a: 2, ..Self::default() },
            Self { e: 1 << 63, ..Self::default() },
            Self { g: 1 << 65, ..Self::default() },
            Self { h: 512, ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Compressed {
    #[wire(compressed(-1.0..=1.0, 0.01))]
    a: f32,
    #[wire(compressed(0.0..=1000.0, 0.5))]
    b: [f32; 2],
    #[wire(compressed(-4096.0..=4096.0, 0.001))]
    c: Option<f32>,
}

/// The value of the step of `1 / resolution` that is nearest, in the arithmetic of the format.
fn step(value: f32, min: f32, max: f32, steps: f32) -> f32 {
    let step = ((value - min) / (max - min) * steps + 0.5).floor();
    step / steps * (max - min) + min
}

impl Twin for Compressed {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.compressed(&mut self.a, -1.0..=1.0, 0.01)?;
        stream.array(&mut self.b, |stream, x| stream.compressed(x, 0.0..=1000.0, 0.5))?;
        stream.option(&mut self.c, |stream, x| stream.compressed(x, -4096.0..=4096.0, 0.001))
    }

    fn values() -> BoxedStrategy<Self> {
        (-1.0..=1.0f32, [0.0..=1000.0f32, 0.0..=1000.0f32], prop::option::of(-4096.0..=4096.0f32))
            .prop_map(|(a, b, c)| Self { a, b, c })
            .boxed()
    }

    fn arrives(&self) -> Self {
        Self {
            a: step(self.a, -1.0, 1.0, 200.0),
            b: self.b.map(|x| step(x, 0.0, 1000.0, 2000.0)),
            c: self.c.map(|x| step(x, -4096.0, 4096.0, 8_192_000.0)),
        }
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { a: f32::NAN, ..Self::default() },
            Self { b: [0.0, f32::INFINITY], ..Self::default() },
            Self { c: Some(f32::NEG_INFINITY), ..Self::default() },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct FixedPoint {
    #[wire(fixed(-100..=100, 8))]
    a: i16,
    #[wire(fixed(0..=15, 4))]
    b: u8,
    #[wire(fixed(-8_388_608..=8_388_607, 40))]
    c: i64,
    #[wire(fixed(3..=3, 5))]
    d: u32,
}

impl Twin for FixedPoint {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.fixed(&mut self.a, -100..=100, 8)?;
        stream.fixed(&mut self.b, 0..=15, 4)?;
        stream.fixed(&mut self.c, -8_388_608..=8_388_607, 40)?;
        stream.fixed(&mut self.d, 3..=3, 5)
    }

    fn values() -> BoxedStrategy<Self> {
        (-25_600..=25_600i16, 0..=240u8, -8_388_608i64 << 40..=8_388_607i64 << 40)
            .prop_map(|(a, b, c)| Self { a, b, c, d: 96 })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        let good = Self { d: 96, ..Self::default() };
        vec![
            Self { a: 25_601, ..good.clone() },
            Self { b: 241, ..good.clone() },
            Self { d: 97, ..good },
        ]
    }
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Relative {
    #[wire(bits = 20)]
    first: u32,
    #[wire(relative_to = first)]
    second: u32,
    near: bool,
    #[wire(relative_to = second)]
    third: u32,
    #[wire(range = 0..=100)]
    index: usize,
    #[wire(relative_to = index)]
    next_index: usize,
}

impl Twin for Relative {
    const ONE_FORM: bool = false;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.first, 20)?;
        stream.relative(&mut self.second, self.first)?;
        stream.bool(&mut self.near)?;
        stream.relative(&mut self.third, self.second)?;
        stream.int(&mut self.index, 0..=100)?;
        stream.relative(&mut self.next_index, self.index)
    }

    fn values() -> BoxedStrategy<Self> {
        let gap = || prop_oneof![Just(1u32), 2..30u32, 20..5000u32, 4000..1_000_000u32];
        (0..1u32 << 20, gap(), any::<bool>(), gap(), 0..=100usize)
            .prop_map(|(first, a, near, b, index)| Self {
                first,
                second: first + a,
                near,
                third: first + a + b,
                index,
                next_index: index + 1,
            })
            .boxed()
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { first: 5, second: 5, third: 6, next_index: 1, ..Self::default() },
            Self { first: 5, second: 6, third: 4, next_index: 1, ..Self::default() },
            Self { first: 5, second: 6, third: 7, ..Self::default() },
        ]
    }
}

/// Byte boundaries and checks between fields.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Fenced {
    #[wire(bits = 3)]
    a: u8,
    #[wire(align)]
    b: u16,
    #[wire(range = 0..=4, check = "middle")]
    c: u8,
    #[wire(align, check = "end")]
    d: Option<bool>,
    #[wire(check = "behind nothing", skip)]
    e: u8,
}

impl Twin for Fenced {
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut self.a, 3)?;
        stream.align()?;
        stream.u16(&mut self.b)?;
        stream.int(&mut self.c, 0..=4)?;
        stream.check("middle")?;
        stream.align()?;
        stream.option(&mut self.d, S::bool)?;
        stream.check("end")?;
        stream.check("behind nothing")?;
        if S::IS_READING {
            self.e = 0;
        }
        Ok(())
    }

    fn values() -> BoxedStrategy<Self> {
        (0..8u8, any::<u16>(), 0..=4u8, any::<Option<bool>>(), any::<u8>())
            .prop_map(|(a, b, c, d, e)| Self { a, b, c, d, e })
            .boxed()
    }

    fn arrives(&self) -> Self {
        Self { e: 0, ..self.clone() }
    }
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Scene {
    moving: bool,
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(unit = 10)]
    up: Option<[f32; 3]>,
    #[wire(smallest_three = 5)]
    joints: [[f32; 4]; 2],
}

impl Default for Scene {
    fn default() -> Self {
        let upright = [0.0, 0.0, 0.0, 1.0];
        Self { moving: false, rotation: upright, up: None, joints: [upright; 2] }
    }
}

impl Twin for Scene {
    // A stranger may leave out a component that is not the largest.
    const ONE_FORM: bool = false;
    const ROUNDS: bool = true;

    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bool(&mut self.moving)?;
        stream.smallest_three(&mut self.rotation, 9)?;
        stream.option(&mut self.up, |stream, up| stream.unit_vector(up, 10))?;
        stream.array(&mut self.joints, |stream, joint| stream.smallest_three(joint, 5))
    }

    fn values() -> BoxedStrategy<Self> {
        fn direction<const N: usize>() -> BoxedStrategy<[f32; N]> {
            prop::collection::vec(-1.0..=1.0f32, N)
                .prop_filter_map("too short for a direction", |parts| {
                    let length = parts.iter().map(|x| x * x).sum::<f32>().sqrt();
                    (length > 0.1).then(|| std::array::from_fn(|place| parts[place] / length))
                })
                .boxed()
        }
        (any::<bool>(), direction(), prop::option::of(direction()), [direction(), direction()])
            .prop_map(|(moving, rotation, up, joints)| Self { moving, rotation, up, joints })
            .boxed()
    }

    /// Rounded; how well is not a question of the derive.
    fn arrives(&self) -> Self {
        let mut buffer = [0; 64];
        let mut stream = WriteStream::new(&mut buffer);
        self.clone().by_hand(&mut stream).unwrap();
        let mut value = Self::default();
        value.by_hand(&mut ReadStream::new(stream.finish().unwrap())).unwrap();
        value
    }

    fn wrong() -> Vec<Self> {
        vec![
            Self { rotation: [f32::NAN; 4], ..Self::default() },
            Self { up: Some([0.0, f32::INFINITY, 0.0]), ..Self::default() },
        ]
    }
}

/// The ends of what the derive lets pass, which the streams must let pass as well.
#[derive(Wire, Debug, PartialEq)]
struct SceneWidths {
    #[wire(smallest_three = 3)]
    coarse: [f32; 4],
    #[wire(smallest_three = 20)]
    fine: [f32; 4],
    #[wire(unit = 2)]
    rough: [f32; 3],
    #[wire(unit = 24)]
    sharp: [f32; 3],
}

#[test]
fn rotations_and_directions_take_the_narrowest_and_the_widest_width() {
    let (upright, up) = ([0.0, 0.0, 0.0, 1.0], [0.0, 0.0, 1.0]);
    let value = SceneWidths { coarse: upright, fine: upright, rough: up, sharp: up };
    assert_eq!(SceneWidths::MAX_BITS, (2 + 3 * 3) + (2 + 3 * 20) + 2 * 2 + 2 * 24);

    let mut buffer = [0; SceneWidths::MAX_BYTES];
    let packet = tightwire::encode(&value, &mut buffer).unwrap();
    assert_eq!(tightwire::decode(packet), Ok(value));
}
