//! Operations encoded as bytes, for fuzzers and seeds.
//!
//! Anything is an operation, so the parameters can be nonsense: ranges that are reversed, groups
//! of 200 bits, steps of size NaN.

use super::op::{IntType, Kind};

/// Hands out the front of the input; zeros when nothing is left.
pub(crate) struct Input<'a>(pub(crate) &'a [u8]);

impl<'a> Input<'a> {
    pub(crate) fn byte(&mut self) -> u8 {
        self.array::<1>()[0]
    }

    pub(crate) fn array<const N: usize>(&mut self) -> [u8; N] {
        let mut array = [0; N];
        array[..N.min(self.0.len())].copy_from_slice(self.bytes(N));
        array
    }

    pub(crate) fn bytes(&mut self, count: usize) -> &'a [u8] {
        let (taken, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        taken
    }

    fn f32(&mut self) -> f32 {
        f32::from_le_bytes(self.array())
    }

    /// A small number, or for the last one of 16 bits, the largest there is.
    fn length(&mut self) -> usize {
        match u16::from_le_bytes(self.array()) {
            u16::MAX => usize::MAX,
            length => length.into(),
        }
    }

    /// An operation.
    pub(crate) fn kind(&mut self) -> Kind {
        match self.byte() % 18 {
            0 => Kind::Bits { bits: self.byte().into() },
            1 => Kind::Uint { bits: [8, 16, 32, 64, 128][usize::from(self.byte() % 5)] },
            2 => Kind::Bool,
            3 => {
                let native = self.int_type();
                Kind::Int { native, min: self.int(native), max: self.int(native) }
            }
            4 => {
                let storage = self.int_type();
                let fraction_bits = self.byte().into();
                let [min, max] = [self.array(), self.array()].map(i64::from_le_bytes);
                Kind::Fixed { storage, fraction_bits, min, max }
            }
            5 => Kind::Relative { previous: i64::from_le_bytes(self.array()).into() },
            6 => Kind::Float,
            7 => Kind::Double,
            8 => Kind::Compressed { min: self.f32(), max: self.f32(), resolution: self.f32() },
            9 => Kind::Align,
            10 => Kind::Bytes { count: self.byte().into() },
            11 => Kind::Text { max: self.length() },
            12 => Kind::WideText { max: self.length() },
            13 => {
                let objects = self.length();
                let previous = (self.byte() % 2 == 1).then(|| self.length());
                Kind::ObjectIndex { objects, previous }
            }
            15 => Kind::Half,
            16 => Kind::Angle { bits: self.byte().into(), wide: self.byte() % 2 == 1 },
            17 => {
                let bits = 8 << (self.byte() % 4);
                let from = u64::from_le_bytes(self.array()) & (u64::MAX >> (64 - bits));
                Kind::Wrapping { bits, from }
            }
            _ => {
                let length = self.byte() % 16;
                let name = self.bytes(length.into());
                Kind::Check { name: String::from_utf8_lossy(name).into_owned() }
            }
        }
    }

    fn int_type(&mut self) -> IntType {
        INT_TYPES[usize::from(self.byte()) % INT_TYPES.len()]
    }

    /// A number of a type, in as many bytes as the type has.
    fn int(&mut self, int: IntType) -> i128 {
        match int {
            IntType::I8 => i8::from_le_bytes(self.array()).into(),
            IntType::I16 => i16::from_le_bytes(self.array()).into(),
            IntType::I32 => i32::from_le_bytes(self.array()).into(),
            IntType::I64 => i64::from_le_bytes(self.array()).into(),
            IntType::I128 | IntType::U128 => i128::from_le_bytes(self.array()),
            IntType::U8 => u8::from_le_bytes(self.array()).into(),
            IntType::U16 => u16::from_le_bytes(self.array()).into(),
            IntType::U32 => u32::from_le_bytes(self.array()).into(),
            IntType::U64 => u64::from_le_bytes(self.array()).into(),
        }
    }
}

const INT_TYPES: [IntType; 10] = [
    IntType::I8,
    IntType::I16,
    IntType::I32,
    IntType::I64,
    IntType::I128,
    IntType::U8,
    IntType::U16,
    IntType::U32,
    IntType::U64,
    IntType::U128,
];

/// The bytes from which [`Input::kind`] makes `kind`; `None` for one that has none.
#[allow(dead_code, reason = "seeds are made by the test only")]
pub(crate) fn print(kind: &Kind) -> Option<Vec<u8>> {
    let length = |length: usize| u16::try_from(length).ok().map(u16::to_le_bytes);
    let int_type =
        |int: IntType| INT_TYPES.iter().position(|&other| other == int).map(|at| at as u8);
    Some(match kind {
        Kind::Bits { bits } => vec![0, u8::try_from(*bits).ok()?],
        Kind::Uint { bits } => vec![1, (bits / 8).trailing_zeros() as u8],
        Kind::Bool => vec![2],
        Kind::Int { native, min, max } => {
            let bytes = native.bits() as usize / 8;
            let ends = [min, max].map(|end| end.to_le_bytes()[..bytes].to_vec());
            [vec![3, int_type(*native)?], ends.concat()].concat()
        }
        Kind::Fixed { storage, fraction_bits, min, max } => {
            let front = vec![4, int_type(*storage)?, *fraction_bits as u8];
            [front, min.to_le_bytes().to_vec(), max.to_le_bytes().to_vec()].concat()
        }
        Kind::Relative { previous } => {
            [vec![5], i64::try_from(*previous).ok()?.to_le_bytes().to_vec()].concat()
        }
        Kind::Float => vec![6],
        Kind::Double => vec![7],
        Kind::Compressed { min, max, resolution } => {
            [vec![8], [min, max, resolution].map(|part| part.to_le_bytes()).concat()].concat()
        }
        Kind::Align => vec![9],
        Kind::Bytes { count } => vec![10, u8::try_from(*count).ok()?],
        Kind::Text { max } => [vec![11], length(*max)?.to_vec()].concat(),
        Kind::WideText { max } => [vec![12], length(*max)?.to_vec()].concat(),
        Kind::ObjectIndex { objects, previous: None } => {
            [vec![13], length(*objects)?.to_vec(), vec![0]].concat()
        }
        Kind::ObjectIndex { objects, previous: Some(previous) } => {
            [vec![13], length(*objects)?.to_vec(), vec![1], length(*previous)?.to_vec()].concat()
        }
        Kind::Check { name } if name.len() < 16 => {
            [vec![14, name.len() as u8], name.as_bytes().to_vec()].concat()
        }
        Kind::Check { .. } => return None,
        Kind::Half => vec![15],
        Kind::Angle { bits, wide } => vec![16, u8::try_from(*bits).ok()?, u8::from(*wide)],
        Kind::Wrapping { bits, from } => {
            [vec![17, (bits / 8).trailing_zeros() as u8], from.to_le_bytes().to_vec()].concat()
        }
    })
}

/// The nearest operation that a description could contain.
pub(crate) fn tamed(kind: Kind) -> Kind {
    match kind {
        Kind::Bits { bits } => Kind::Bits { bits: (bits + 63) % 64 + 1 },
        Kind::Int { native, min, max } => {
            // The part of the type that the twin's numbers reach.
            let inside = |end: i128| if native == IntType::U128 { end & i128::MAX } else { end };
            let (min, max) = (inside(min), inside(max));
            Kind::Int { native, min: min.min(max), max: max.max(min) }
        }
        Kind::Fixed { storage, fraction_bits, min, max } => {
            let bits = storage.bits();
            let fraction_bits = fraction_bits % (bits - 1).min(63);
            let signed = matches!(
                storage,
                IntType::I8 | IntType::I16 | IntType::I32 | IntType::I64 | IntType::I128
            );
            let highest = i64::MAX >> 64u32.saturating_sub(bits - fraction_bits).min(62);
            let lowest = if signed { -highest } else { 0 };
            let [min, max] = [min, max].map(|end| end.clamp(lowest, highest));
            Kind::Fixed { storage, fraction_bits, min: min.min(max), max: max.max(min) }
        }
        Kind::Relative { previous } => Kind::Relative { previous: previous & 0x7fff_ffff },
        Kind::Compressed { min, max, resolution } => {
            let good = min.is_finite()
                && max.is_finite()
                && ((max - min) / resolution).is_finite()
                && max > min
                && resolution.is_finite()
                && resolution > 0.0;
            if good { kind } else { Kind::Compressed { min: -1.0, max: 1.0, resolution: 0.01 } }
        }
        Kind::Angle { bits, wide } => Kind::Angle { bits: bits % 24 + 1, wide },
        Kind::Text { max } => Kind::Text { max: max & 0xffff },
        Kind::WideText { max } => Kind::WideText { max: max & 0xffff },
        Kind::ObjectIndex { objects, previous } => {
            let objects = objects & 0xffff;
            Kind::ObjectIndex { objects, previous: previous.map(|previous| previous.min(objects)) }
        }
        other => other,
    }
}
