//! The traits that map types to vectors and quaternions.

/// A vector or point of `N` floats.
///
/// Arrays implement it, and so do the types of glam and mint if their features are enabled. For your
/// own type, define how it maps to an array:
///
/// ```
/// use tightwire::math::Vector;
/// use tightwire::{MeasureStream, SceneStream};
///
/// struct Point { x: f32, y: f32 }
///
/// impl Vector<2> for Point {
///     fn components(&self) -> [f32; 2] {
///         [self.x, self.y]
///     }
///
///     fn from_components([x, y]: [f32; 2]) -> Self {
///         Self { x, y }
///     }
/// }
///
/// let mut stream = MeasureStream::new();
/// stream.vector(&mut Point { x: 1.0, y: 2.0 })?;
/// assert_eq!(stream.bits_used(), 64);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
pub trait Vector<const N: usize> {
    /// Returns the components, starting with x.
    ///
    /// ```
    /// use tightwire::math::Vector;
    ///
    /// assert_eq!([1.0, 2.0].components(), [1.0, 2.0]);
    /// ```
    fn components(&self) -> [f32; N];

    /// Creates the vector with these components.
    ///
    /// ```
    /// use tightwire::math::Vector;
    ///
    /// assert_eq!(<[f32; 2]>::from_components([1.0, 2.0]), [1.0, 2.0]);
    /// ```
    fn from_components(components: [f32; N]) -> Self;
}

/// A rotation as a quaternion.
///
/// In an array the order is x, y, z, w, where w is the real part. `[0.0, 0.0, 0.0, 1.0]` is the
/// identity.
///
/// Your own types that implement this trait can be passed to streams. The attribute `smallest_three` of
/// a derived type accepts arrays and the types of glam and mint. Encode other types
/// with `with = module`.
///
/// ```
/// use tightwire::math::Quaternion;
///
/// assert_eq!([0.0, 0.0, 0.0, 1.0].xyzw(), [0.0, 0.0, 0.0, 1.0]);
/// ```
pub trait Quaternion {
    /// Returns the components, with the real part last.
    ///
    /// ```
    /// use tightwire::math::Quaternion;
    ///
    /// assert_eq!([0.0, 0.0, 0.0, 1.0].xyzw(), [0.0, 0.0, 0.0, 1.0]);
    /// ```
    fn xyzw(&self) -> [f32; 4];

    /// Creates the quaternion with these components.
    ///
    /// ```
    /// use tightwire::math::Quaternion;
    ///
    /// assert_eq!(<[f32; 4]>::from_xyzw([0.0, 0.0, 0.0, 1.0]), [0.0, 0.0, 0.0, 1.0]);
    /// ```
    fn from_xyzw(xyzw: [f32; 4]) -> Self;
}

impl<const N: usize> Vector<N> for [f32; N] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn components(&self) -> [f32; N] {
        *self
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn from_components(components: [f32; N]) -> Self {
        components
    }
}

impl Quaternion for [f32; 4] {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn xyzw(&self) -> [f32; 4] {
        *self
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn from_xyzw(xyzw: [f32; 4]) -> Self {
        xyzw
    }
}
