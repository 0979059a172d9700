//! Stream methods for vectors and quaternions.

use core::ops::RangeInclusive;

use crate::flow::StreamResult as Result;
use crate::math::vector::{Alike, vector};
use crate::math::{Quaternion, Vector};
use crate::scalar::{Compressed, F32, SmallestThree, UnitVector};
use crate::stream::Stream;

/// Methods for vectors, quaternions and unit vectors, on every stream.
///
/// ```
/// use tightwire::{Result, SceneStream, Stream};
///
/// struct Body { position: [f32; 3], orientation: [f32; 4], facing: [f32; 3] }
///
/// impl Body {
///     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
///         stream.compressed_vector(&mut self.position, -256.0..=256.0, 0.01)?;
///         stream.smallest_three(&mut self.orientation, 10)?;
///         stream.unit_vector(&mut self.facing, 8)
///     }
/// }
///
/// let mut body = Body {
///     position: [1.0, 2.0, 3.0],
///     orientation: [0.0, 0.0, 0.0, 1.0],
///     facing: [0.0, 1.0, 0.0],
/// };
/// let mut stream = tightwire::MeasureStream::new();
/// body.serialize(&mut stream)?;
/// assert_eq!(stream.bits_used(), 3 * 16 + 32 + 16);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
pub trait SceneStream: Stream {
    /// Writes or reads a vector with 32 bits per component, without rounding.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early when reading.
    ///
    /// ```
    /// use tightwire::{MeasureStream, SceneStream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.vector(&mut [1.0, 2.0, 3.0])?;
    /// assert_eq!(stream.bits_used(), 96);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_vector")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn vector<V: Vector<N>, const N: usize>(&mut self, value: &mut V) -> Result<Self> {
        vector(self, value, &Alike(F32))
    }

    /// Writes or reads a vector in steps of `resolution`. Components outside `range` are clamped.
    ///
    /// # Errors
    ///
    /// Fails if a component to write is not finite, if a component read is a step past the end of the
    /// range, or if the range or resolution is invalid.
    ///
    /// ```
    /// use tightwire::{MeasureStream, SceneStream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.compressed_vector(&mut [1.0, 2.0, 3.0], -100.0..=100.0, 0.1)?;
    /// assert_eq!(stream.bits_used(), 33);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_compressed_vector")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn compressed_vector<V: Vector<N>, const N: usize>(
        &mut self,
        value: &mut V,
        range: RangeInclusive<f32>,
        resolution: f32,
    ) -> Result<Self> {
        let (min, max) = range.into_inner();
        vector(self, value, &Alike(Compressed::new(min, max, resolution)))
    }

    /// Writes or reads a vector with a range and resolution for each axis. Components outside are
    /// clamped.
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`compressed_vector`](Self::compressed_vector).
    ///
    /// ```
    /// use tightwire::{MeasureStream, SceneStream};
    ///
    /// // A wide world that is not high.
    /// let wide = (-1000.0..=1000.0, 0.1);
    /// let high = (0.0..=50.0, 0.1);
    /// let mut stream = MeasureStream::new();
    /// stream.compressed_axes(&mut [1.0, 2.0, 3.0], [wide.clone(), high, wide])?;
    /// assert_eq!(stream.bits_used(), 15 + 9 + 15);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn compressed_axes<V: Vector<N>, const N: usize>(
        &mut self,
        value: &mut V,
        axes: [(RangeInclusive<f32>, f32); N],
    ) -> Result<Self> {
        vector(self, value, &axes)
    }

    /// Writes or reads a quaternion in 128 bits, without rounding or checks.
    ///
    /// # Errors
    ///
    /// Fails if the packet ends early when reading.
    ///
    /// ```
    /// use tightwire::{MeasureStream, SceneStream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.quaternion(&mut [0.0, 0.0, 0.0, 1.0])?;
    /// assert_eq!(stream.bits_used(), 128);
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[doc(alias = "serialize_quaternion")]
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn quaternion<Q: Quaternion>(&mut self, value: &mut Q) -> Result<Self> {
        let mut xyzw = if Self::IS_WRITING { value.xyzw() } else { [0.0; 4] };
        vector(self, &mut xyzw, &Alike(F32))?;
        if Self::IS_READING {
            *value = Q::from_xyzw(xyzw);
        }
        Ok(())
    }

    /// Writes or reads a rotation as the smallest three components of its quaternion, with 3 to 20 bits
    /// each. This takes `2 + 3 * bits` bits.
    ///
    /// The result of a read may be the negative of the original, which is the same rotation. The
    /// identity, and rotations by 90° and 180° about an axis, are exact. A quaternion whose length is
    /// off by up to 10 % is normalized.
    ///
    /// # Errors
    ///
    /// Fails if a quaternion to write is not finite, or if its length is off by more than 10 %, such as
    /// the zero quaternion. Fails when reading if no unit quaternion has these components, and in both
    /// directions if `bits` is not in 3 to 20.
    ///
    /// ```
    /// use tightwire::{MeasureStream, SceneStream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.smallest_three(&mut [0.0, 0.0, 0.0, 1.0], 10)?;
    /// assert_eq!(stream.bits_used(), 32);
    /// assert!(stream.smallest_three(&mut [0.0; 4], 10).is_err());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn smallest_three<Q: Quaternion>(&mut self, value: &mut Q, bits: u32) -> Result<Self> {
        let mut xyzw = if Self::IS_WRITING { value.xyzw() } else { [0.0; 4] };
        self.code(&SmallestThree::new(bits), &mut xyzw)?;
        if Self::IS_READING {
            *value = Q::from_xyzw(xyzw);
        }
        Ok(())
    }

    /// Writes or reads a unit vector as two coordinates on an unfolded octahedron, with 2 to 24 bits
    /// each.
    ///
    /// The six axes are exact. A vector whose length is off by up to 10 % is normalized.
    ///
    /// # Errors
    ///
    /// Fails if a vector to write is not finite, or if its length is off by more than 10 %. Fails when
    /// reading if the code is unused, and in both directions if `bits` is not in 2 to 24.
    ///
    /// ```
    /// use tightwire::{MeasureStream, SceneStream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.unit_vector(&mut [0.0, 1.0, 0.0], 12)?;
    /// assert_eq!(stream.bits_used(), 24);
    /// assert!(stream.unit_vector(&mut [0.0; 3], 12).is_err());
    /// # Ok::<(), tightwire::WriteError>(())
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn unit_vector<V: Vector<3>>(&mut self, value: &mut V, bits: u32) -> Result<Self> {
        let mut components = if Self::IS_WRITING { value.components() } else { [0.0; 3] };
        self.code(&UnitVector::new(bits), &mut components)?;
        if Self::IS_READING {
            *value = V::from_components(components);
        }
        Ok(())
    }
}

impl<S: Stream> SceneStream for S {}
