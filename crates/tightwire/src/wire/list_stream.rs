//! Lists that are more than a count and elements, as methods of every stream.

use crate::compound::{self, Lengths, List};
use crate::scalar::{Integer, Scalar};
use crate::wire::{Stream, StreamResult as Result};

/// Arrays of values that are coded alike, lists of a length that both sides know, and lists of numbers
/// that grow.
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
    /// An array, each value by the same [`Scalar`].
    ///
    /// The bits are those of one [`scalar`](Stream::scalar) after the other, and so are the refusals of a
    /// reader. A writer may notice later that its buffer is full, and then name another value.
    /// Up to 8 values are gathered into words when they are written, and looked for once when they are
    /// read, which takes fewer instructions than looking for the bits of each.
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
    /// A value without a code, or a code without a value.
    #[track_caller]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn scalars<C: Scalar, const N: usize>(
        &mut self,
        scalar: &C,
        values: &mut [C::Value; N],
    ) -> Result<Self> {
        compound::alike::scalars(self, scalar, values)
    }

    /// Exactly `length` elements, each by the function given. The number is not sent: both sides
    /// compute it from what came before.
    ///
    /// `max` bounds it, so that a stranger's packet cannot make a reader ask for more.
    ///
    /// # Errors
    ///
    /// A length above `max`; on write, a list of another length. Those of the elements.
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

    /// Numbers that grow, with their count in front: the first by the function given, each other one
    /// [relative](Stream::relative) to the one before it.
    ///
    /// # Errors
    ///
    /// A list of another length; a number that is not above the one before it.
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
        compound::climb::climb(self, list, max.into(), first)
    }
}

impl<S: Stream> ListStream for S {}
