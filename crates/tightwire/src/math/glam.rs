//! The types of glam, for each release that has a feature.

use crate::math::foreign::{foreign_direction, foreign_quaternion, foreign_vector};

/// One release of glam. The types and their conversions to arrays are the same in all of them.
macro_rules! release {
    ($feature:literal, $glam:ident) => {
        #[cfg(feature = $feature)]
        mod $glam {
            use ::$glam::{Quat, Vec2, Vec3, Vec3A, Vec4};

            use super::{foreign_direction, foreign_quaternion, foreign_vector};

            foreign_vector!(Vec2, 2, |v| v.to_array(), |components| Vec2::from_array(components));
            foreign_vector!(Vec3, 3, |v| v.to_array(), |components| Vec3::from_array(components));
            foreign_vector!(Vec3A, 3, |v| v.to_array(), |components| Vec3A::from_array(components));
            foreign_vector!(Vec4, 4, |v| v.to_array(), |components| Vec4::from_array(components));
            foreign_direction!(Vec3, Vec3A);
            foreign_quaternion!(Quat, |q| q.to_array(), |xyzw| Quat::from_array(xyzw));
        }
    };
}

release!("glam-029", glam_029);
release!("glam-030", glam_030);
release!("glam-031", glam_031);
release!("glam-032", glam_032);
release!("glam-033", glam_033);
release!("glam-034", glam_034);
