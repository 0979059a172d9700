//! Implementations for the types of glam, for each release that has a feature.

use crate::math::foreign::{
    foreign_direction, foreign_integers, foreign_quaternion, foreign_vector,
};

/// Implements one release of glam. The types and their array conversions are the same in all releases.
macro_rules! release {
    ($feature:literal, $glam:ident) => {
        #[cfg(feature = $feature)]
        mod $glam {
            use ::$glam::{
                IVec2, IVec3, IVec4, Quat, UVec2, UVec3, UVec4, Vec2, Vec3, Vec3A, Vec4,
            };

            use super::{foreign_direction, foreign_integers, foreign_quaternion, foreign_vector};

            foreign_vector!(Vec2, 2, |v| v.to_array(), |components| Vec2::from_array(components));
            foreign_vector!(Vec3, 3, |v| v.to_array(), |components| Vec3::from_array(components));
            foreign_vector!(Vec3A, 3, |v| v.to_array(), |components| Vec3A::from_array(components));
            foreign_vector!(Vec4, 4, |v| v.to_array(), |components| Vec4::from_array(components));
            foreign_direction!(Vec3, Vec3A);
            foreign_quaternion!(Quat, |q| q.to_array(), |xyzw| Quat::from_array(xyzw));
            foreign_integers! {
                IVec2, i32, 2, |v| v.to_array(), |components| IVec2::from_array(components);
                IVec3, i32, 3, |v| v.to_array(), |components| IVec3::from_array(components);
                IVec4, i32, 4, |v| v.to_array(), |components| IVec4::from_array(components);
                UVec2, u32: Bits, 2, |v| v.to_array(), |components| UVec2::from_array(components);
                UVec3, u32: Bits, 3, |v| v.to_array(), |components| UVec3::from_array(components);
                UVec4, u32: Bits, 4, |v| v.to_array(), |components| UVec4::from_array(components);
            }
        }
    };
}

release!("glam-029", glam_029);
release!("glam-030", glam_030);
release!("glam-031", glam_031);
release!("glam-032", glam_032);
release!("glam-033", glam_033);
release!("glam-034", glam_034);
