//! Vectors, and types of other crates.

use super::Generator;
use crate::model::{Coding, FLAGS, Ty};
use crate::value::Int;

impl Generator {
    /// A rarer type of the standard library, or one of another crate.
    pub(super) fn third_party(&mut self) -> Ty {
        match self.rng.below(7) {
            0 => Ty::Saturating(self.int()),
            1 => Ty::Uuid,
            2 => {
                let of = if self.rng.chance(50) { Ty::F32 } else { Ty::F64 };
                let name = if self.rng.chance(50) { "OrderedFloat" } else { "NotNan" };
                Ty::Ordered(name, Box::new(of))
            }
            3 | 4 => Ty::Flags(self.rng.pick(&FLAGS).0),
            5 => {
                let name = *self.rng.pick(&["Range", "RangeInclusive"]);
                Ty::Range(name, Box::new(Ty::Int(self.int())))
            }
            _ => self.vector(),
        }
    }

    /// A vector of another crate.
    fn vector(&mut self) -> Ty {
        const WHOLE: [(&str, usize); 4] =
            [("glam::IVec2", 2), ("glam::IVec3", 3), ("glam::IVec4", 4), ("mint::Point2<i32>", 2)];
        const UNSIGNED: [(&str, usize); 4] =
            [("glam::UVec2", 2), ("glam::UVec3", 3), ("glam::UVec4", 4), ("mint::Vector3<u32>", 3)];
        const FLOATS: [(&str, usize); 4] =
            [("glam::Vec2", 2), ("glam::Vec3", 3), ("glam::Vec4", 4), ("mint::Vector3<f32>", 3)];
        let (of, names) = match self.rng.below(3) {
            0 => (Ty::Int(Int::I32), WHOLE),
            1 => (Ty::Int(Int::U32), UNSIGNED),
            _ => (Ty::F32, FLOATS),
        };
        let (name, count) = *self.rng.pick(&names);
        Ty::Vector(name, Box::new(of), count)
    }

    /// A rotation or direction as an array of floats.
    pub(super) fn rotation(&mut self) -> (Ty, Coding) {
        let bits = self.rng.within(3..=20) as u32;
        match self.rng.chance(50) {
            true => (Ty::Array(Box::new(Ty::F32), 4, false), Coding::SmallestThree(bits)),
            false => (Ty::Array(Box::new(Ty::F32), 3, false), Coding::Direction(bits)),
        }
    }

    /// A vector or array of numbers with an attribute.
    pub(super) fn quantized_vector(&mut self) -> (Ty, Coding) {
        if self.rng.chance(15) {
            let bits = self.rng.within(3..=20) as u32;
            return match self.rng.chance(50) {
                true => {
                    (Ty::Vector("glam::Quat", Box::new(Ty::F32), 4), Coding::SmallestThree(bits))
                }
                false => (Ty::Vector("glam::Vec3", Box::new(Ty::F32), 3), Coding::Direction(bits)),
            };
        }
        let ty = if self.rng.chance(60) {
            self.vector()
        } else {
            let of = if self.rng.chance(40) { Ty::F32 } else { Ty::Int(self.int()) };
            Ty::Array(Box::new(of), 1 + self.rng.below(4), false)
        };
        let (Ty::Vector(_, of, count) | Ty::Array(of, count, _)) = &ty else {
            return (Ty::Bool, Coding::Plain);
        };
        let coding = match **of {
            Ty::Int(int) if self.rng.chance(60) => {
                Coding::Axes((0..*count).map(|_| self.range(int)).collect())
            }
            Ty::Int(int) if !int.is_signed() && self.rng.chance(50) => {
                Coding::Bits(1 + self.rng.below(int.bits() as usize) as u32)
            }
            Ty::Int(int) => self.range(int),
            _ => match self.rng.below(5) {
                0 => Coding::Half,
                1 => Coding::Angle(1 + self.rng.below(24) as u32),
                2 => self.steps(),
                3 => {
                    // One resolution for all.
                    let axis = |sampler: &mut Self| match sampler.steps() {
                        Coding::Compressed(min, max, _) => Coding::Compressed(min, max, 0.5),
                        other => other,
                    };
                    Coding::Axes((0..*count).map(|_| axis(self)).collect())
                }
                _ => Coding::Axes((0..*count).map(|_| self.steps()).collect()),
            },
        };
        (ty, coding)
    }

    /// A range of floats and its resolution.
    pub(super) fn steps(&mut self) -> Coding {
        let choice = [
            (-1.0, 1.0, 0.01),
            (0.0, 1.0, 0.3),
            (-256.0, 256.0, 0.001),
            (0.0, 10.0, 5.0),
            (-3.5, 8.25, 0.1),
            (0.0, 1.0, 2.0),
            (0.0, 8_388_607.0, 1.0),
        ];
        let (min, max, by) = *self.rng.pick(&choice);
        Coding::Compressed(min, max, by)
    }
}
