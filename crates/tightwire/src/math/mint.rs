//! Implementations for the types of mint, which many math crates convert to and from.

use ::mint_05::{Point2, Point3, Quaternion, Vector2, Vector3, Vector4};

use crate::math::foreign::{
    foreign_direction, foreign_integers, foreign_quaternion, foreign_vector,
};

foreign_vector!(Vector2<f32>, 2, |v| [v.x, v.y], |components| components.into());
foreign_vector!(Vector3<f32>, 3, |v| [v.x, v.y, v.z], |components| components.into());
foreign_vector!(Vector4<f32>, 4, |v| [v.x, v.y, v.z, v.w], |components| components.into());
foreign_vector!(Point2<f32>, 2, |p| [p.x, p.y], |components| components.into());
foreign_vector!(Point3<f32>, 3, |p| [p.x, p.y, p.z], |components| components.into());
foreign_direction!(Vector3<f32>);
foreign_quaternion!(Quaternion<f32>, |q| [q.v.x, q.v.y, q.v.z, q.s], |xyzw| {
    let [x, y, z, s] = xyzw;
    Quaternion { s, v: Vector3 { x, y, z } }
});

foreign_integers! {
    Vector2<i32>, i32, 2, |v| [v.x, v.y], |components| components.into();
    Vector3<i32>, i32, 3, |v| [v.x, v.y, v.z], |components| components.into();
    Vector4<i32>, i32, 4, |v| [v.x, v.y, v.z, v.w], |components| components.into();
    Point2<i32>, i32, 2, |v| [v.x, v.y], |components| components.into();
    Point3<i32>, i32, 3, |v| [v.x, v.y, v.z], |components| components.into();
    Vector2<u32>, u32: Bits, 2, |v| [v.x, v.y], |components| components.into();
    Vector3<u32>, u32: Bits, 3, |v| [v.x, v.y, v.z], |components| components.into();
    Vector4<u32>, u32: Bits, 4, |v| [v.x, v.y, v.z, v.w], |components| components.into();
    Point2<u32>, u32: Bits, 2, |v| [v.x, v.y], |components| components.into();
    Point3<u32>, u32: Bits, 3, |v| [v.x, v.y, v.z], |components| components.into();
}
