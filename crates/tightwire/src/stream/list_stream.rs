//! Stream methods for special kinds of arrays and lists.

use crate::compound::{self, Lengths, List};
use crate::flow::StreamResult as Result;
use crate::scalar::{Integer, Scalar};
use crate::stream::Stream;

/// Arrays of values with the same encoding, lists whose length both sides already know, and lists
/// of ascending numbers.
///
/// ```
/// use tightwire::{ListStream, Result, Stream};
///
/// #[derive(Default)]
/// struct Map { width: u8, height: u8, tiles: Vec<u8>, spawns: Vec<u32> }
///
/// impl Map {
///     fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
///         stream.int(&mut self.width, 1..=16)?;
///         stream.int(&mut self.height, 1..=16)?;
///         let tiles = usize::from(self.width) * usize::from(self.height);
///         stream.list_exactly(&mut self.tiles, tiles, 256, |stream, tile| stream.bits(tile, 3))?;
///         stream.ascending(&mut self.spawns, 1..=8, |stream, first| stream.bits(first, 8))
///     }
/// }
///
/// let mut map = Map { width: 3, height: 2, tiles: vec![5; 6], spawns: vec![1, 2, 5] };
/// let mut stream = tightwire::MeasureStream::new();
/// map.serialize(&mut stream)?;
/// assert_eq!(stream.bits_used(), 4 + 4 + 6 * 3 + (3 + 8 + 1 + 5));
/// # Ok::<(), tightwire::WriteError>(())
/// ```
pub trait ListStream: Stream {
    /// Writes or reads an array, each value with the same [`Scalar`].
    ///
    /// The bits, and the values a reader rejects, are the same as for one
    /// [`scalar`](Stream::scalar) call per value. A writer may notice a full buffer later and then
    /// report another value. Up to 8 values are combined into words when writing and fetched
    /// together when reading, which takes fewer instructions than handling each value separately.
    ///
    /// ```
    /// use tightwire::scalar::Int;
    /// use tightwire::{ListStream, MeasureStream};
    ///
    /// const AXIS: Int<i32> = Int::new(-1000, 1000);
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.scalars(&AXIS, &mut [-7, 0, 999]).unwrap();
    /// assert_eq!(stream.bits_used(), 3 * 11);
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if a value has no code, or a code has no value.
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn scalars<C: Scalar, const N: usize>(
        &mut self,
        scalar: &C,
        values: &mut [C::Value; N],
    ) -> Result<Self> {
        compound::alike::scalars(self, scalar, values)
    }

    /// Writes or reads exactly `length` elements, each with the given function. The length is not
    /// sent, because both sides compute it from earlier values.
    ///
    /// `max` is an upper bound for it, so that a hostile packet cannot make a reader allocate too
    /// much.
    ///
    /// # Errors
    ///
    /// Fails if `length` is above `max`, if the list to write has another length, or if an element
    /// fails.
    ///
    /// ```
    /// use tightwire::{ListStream, MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.list_exactly(&mut vec![1, 2, 3], 3, 64, |stream, x| stream.int(x, 0..=7)).unwrap();
    /// assert_eq!(stream.bits_used(), 9);
    /// assert!(stream.list_exactly(&mut vec![1], 3, 64, |stream, x| stream.int(x, 0..=7)).is_err());
    /// ```
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn list_exactly<T: Default, L: List<T>>(
        &mut self,
        list: &mut L,
        length: usize,
        max: usize,
        each: impl FnMut(&mut Self, &mut T) -> Result<Self>,
    ) -> Result<Self> {
        compound::exactly::exactly(self, list, length, max, each)
    }

    /// Writes or reads a list of ascending numbers with its count in front. The first number uses
    /// the given function, and each following one is [relative](Stream::relative) to the one before
    /// it.
    ///
    /// # Errors
    ///
    /// Fails if the length is not allowed by `max`, or if a number is not greater than the one
    /// before it.
    ///
    /// ```
    /// use tightwire::{ListStream, MeasureStream, Stream};
    ///
    /// let mut stream = MeasureStream::new();
    /// stream.ascending(&mut vec![500u32, 501, 504], 1..=16, |stream, x| stream.int(x, 0..=999)).unwrap();
    /// assert_eq!(stream.bits_used(), 4 + 10 + 1 + 5);
    /// ```
    #[doc(alias = "serialize_int_relative")]
    #[track_caller]
    fn ascending<T: Integer, L: List<T>>(
        &mut self,
        list: &mut L,
        max: impl Into<Lengths>,
        first: impl FnMut(&mut Self, &mut T) -> Result<Self>,
    ) -> Result<Self> {
        compound::growing::growing(self, list, max.into(), first)
    }
}

impl<S: Stream> ListStream for S {}
