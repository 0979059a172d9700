//! A derived message with every kind of field, and values of it.

use arbitrary::{Result, Unstructured};
use tightwire::{Stream, Wire};

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub(crate) struct Rich {
    #[wire(bits = 12)]
    pub(crate) tick: u16,
    #[wire(relative_to = tick)]
    pub(crate) newer: u16,
    #[wire(range = -100..=100)]
    pub(crate) throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    pub(crate) steer: f32,
    #[wire(fixed(-4..=4, 8))]
    pub(crate) trim: i16,
    pub(crate) exact: f64,
    #[wire(max_len = 8)]
    pub(crate) events: Vec<Event>,
    #[wire(check = "events")]
    pub(crate) jump: bool,
    #[wire(if = jump, range = 0..=9, default = 3)]
    pub(crate) height: u8,
    #[wire(smallest_three = 9)]
    pub(crate) facing: Facing,
    #[wire(unit = 10)]
    pub(crate) normal: Normal,
    #[wire(max_len = 5)]
    pub(crate) bodies: Vec<Body>,
    #[wire(bytes, max_len = 20)]
    pub(crate) blob: Vec<u8>,
    #[wire(align)]
    pub(crate) level: char,
    #[wire(default_bit)]
    pub(crate) armor: u32,
    #[wire(range = -5..=5)]
    pub(crate) grid: [[i8; 3]; 2],
    pub(crate) tree: Option<Box<Tree>>,
    pub(crate) wide: (i128, u64),
    #[wire(skip)]
    pub(crate) cache: u32,
}

pub(crate) type Facing = [f32; 4];
pub(crate) type Normal = [f32; 3];

#[derive(Wire, Clone, Debug, PartialEq)]
pub(crate) enum Event {
    Reload,
    Fire {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 40)] String),
    Moved(#[wire(compressed(0.0..=64.0, 0.5))] [f32; 3], bool),
    Score(#[wire(range = -1_000_000..=1_000_000)] i64),
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub(crate) struct Body {
    #[wire(range = 0..=900)]
    pub(crate) id: u16,
    #[wire(range = -2047..=2047)]
    pub(crate) place: [i16; 3],
    #[wire(range = -100..=100)]
    pub(crate) velocity: Option<[i8; 3]>,
    #[wire(bits = 3)]
    pub(crate) flags: u8,
}

/// A type that holds itself is described by a function.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tree {
    pub(crate) leaf: u8,
    pub(crate) children: Vec<Tree>,
}

impl Tree {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.u8(&mut self.leaf)?;
        stream.list(&mut self.children, 3, |stream, child| child.serialize(stream))
    }
}

tightwire::unified!(Tree);

/// The largest packet that is made or read again in one piece.
pub(crate) const ROOM: usize = 1 << 16;

impl Rich {
    /// The value with its rotation and direction replaced: of several components that are nearly
    /// the largest, another one may be left out when what arrived is sent again.
    pub(crate) fn without_turning(&self) -> Self {
        Self { facing: [0.0, 0.0, 0.0, 1.0], normal: [0.0, 0.0, 1.0], ..self.clone() }
    }

    /// A value that can be written.
    pub(crate) fn any(u: &mut Unstructured<'_>) -> Result<Self> {
        let tick = u.int_in_range(0..=4095)?;
        let jump = u.arbitrary()?;
        Ok(Self {
            tick,
            newer: u.int_in_range(tick + 1..=u16::MAX)?,
            throttle: u.int_in_range(-100..=100)?,
            steer: f32::from(u.arbitrary::<i16>()?) / 1000.0,
            trim: u.int_in_range(-1024..=1024)?,
            exact: u.arbitrary()?,
            events: several(u, 8, Event::any)?,
            jump,
            height: if jump { u.int_in_range(0..=9)? } else { 3 },
            facing: [0.5, -0.5, 0.5, f32::from(u.int_in_range(45..=55u8)?) / 100.0],
            normal: [0.6, 0.0, if u.arbitrary()? { 0.8 } else { -0.8 }],
            bodies: several(u, 5, Body::any)?,
            blob: several(u, 20, Unstructured::arbitrary)?,
            level: u.arbitrary()?,
            armor: if u.arbitrary()? { 0 } else { u.arbitrary()? },
            grid: [[u.int_in_range(-5..=5)?; 3], [u.int_in_range(-5..=5)?; 3]],
            tree: if u.arbitrary()? { Some(Box::new(Tree::any(u, 6)?)) } else { None },
            wide: u.arbitrary()?,
            cache: 0,
        })
    }
}

impl Event {
    fn any(u: &mut Unstructured<'_>) -> Result<Self> {
        Ok(match u.int_in_range(0..=4u8)? {
            0 => Self::Reload,
            1 => Self::Fire { weapon: u.int_in_range(0..=11)?, target: u.arbitrary()? },
            2 => {
                let text = several(u, 10, Unstructured::arbitrary::<char>)?;
                Self::Chat(text.into_iter().filter(|&letter| letter != '\0').collect())
            }
            3 => Self::Moved([f32::from(u.arbitrary::<u8>()?) / 4.0; 3], u.arbitrary()?),
            _ => Self::Score(u.int_in_range(-1_000_000..=1_000_000)?),
        })
    }
}

impl Body {
    fn any(u: &mut Unstructured<'_>) -> Result<Self> {
        Ok(Self {
            id: u.int_in_range(0..=900)?,
            place: [u.int_in_range(-2047..=2047)?, u.int_in_range(-2047..=2047)?, 7],
            velocity: if u.arbitrary()? {
                Some([-100, 100, u.int_in_range(-100..=100)?])
            } else {
                None
            },
            flags: u.int_in_range(0..=7)?,
        })
    }
}

impl Tree {
    fn any(u: &mut Unstructured<'_>, levels: u32) -> Result<Self> {
        let children = match levels {
            0 => Vec::new(),
            _ => several(u, 3, |u| Self::any(u, levels - 1))?,
        };
        Ok(Self { leaf: u.arbitrary()?, children })
    }
}

fn several<'u, T>(
    u: &mut Unstructured<'u>,
    max: usize,
    mut each: impl FnMut(&mut Unstructured<'u>) -> Result<T>,
) -> Result<Vec<T>> {
    let count = if u.is_empty() { 0 } else { u.int_in_range(0..=max)? };
    (0..count).map(|_| each(u)).collect()
}
