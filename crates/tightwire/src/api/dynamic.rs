//! Derived code without types. An interpreter of schemas calls it, so that it makes the same decisions
//! as derived code.

#![allow(missing_docs, clippy::missing_errors_doc)] // used only by the interpreter

pub use crate::scalar::NonZero;
use crate::schema::Hole;
use crate::shape::{Number, Shape};

/// Returns whether a range is not reversed and both ends have the same type.
pub const fn is_ordered(min: Number, max: Number) -> bool {
    match (min, max) {
        (Number::Signed(min), Number::Signed(max)) => min <= max,
        (Number::Unsigned(min), Number::Unsigned(max)) => min <= max,
        // The upper end is above every signed number.
        (Number::Signed(min), Number::Unsigned(_)) => min >= 0,
        (Number::Unsigned(_), Number::Signed(_)) => false,
    }
}

/// Returns whether a shape includes numbers that a hole rejects.
pub const fn has_hole(shape: Shape<'_>, hole: Hole) -> bool {
    shape.has(hole)
}

/// Returns whether some integer type can hold a fixed-point range.
pub const fn fixed_is_possible(shape: Shape<'_>) -> bool {
    let (signed, unsigned) = (true, false);
    crate::scalar::fixed_range_fits(shape, 128, signed)
        || crate::scalar::fixed_range_fits(shape, 128, unsigned)
}

#[cfg(feature = "alloc")]
pub use lists::{ElementSize, read_ascending, read_list, write_ascending, write_list};

#[cfg(feature = "alloc")]
mod lists {
    use alloc::vec::Vec;

    use crate::compound::list::{self, Elements, ReadElement};
    use crate::compound::{Lengths, ascending};
    use crate::error::{ReadError, WriteError};
    use crate::stream::{Reader, Writer};

    /// Elements that a function writes or reads.
    struct Each<C>(C);

    impl<R: Reader, T, C: FnMut(&mut R) -> Result<T, ReadError>> ReadElement<R, T> for Each<C> {
        const READS_OVER: bool = true;
        const HAS_BLANK: bool = false;

        fn blank(&self) -> Option<T> {
            None
        }

        fn read_into(&mut self, stream: &mut R, element: &mut T) -> Result<(), ReadError> {
            *element = (self.0)(stream)?;
            Ok(())
        }

        fn read(&mut self, stream: &mut R) -> Result<T, ReadError> {
            (self.0)(stream)
        }
    }

    /// The size of the elements of a list.
    #[derive(Clone, Copy, Debug)]
    pub struct ElementSize {
        /// The minimum number of bits of an element.
        pub min_bits: u64,
        /// True if the size of an element has no bound.
        pub is_unbounded: bool,
    }

    impl ElementSize {
        fn elements(self) -> Elements {
            Elements { fewest_bits: self.min_bits, nests: self.is_unbounded }
        }
    }

    /// Reads a list.
    pub fn read_list<R: Reader, T>(
        stream: &mut R,
        lengths: Lengths,
        element: ElementSize,
        each: impl FnMut(&mut R) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        let mut elements = Vec::new();
        list::read(stream, &mut elements, lengths, element.elements(), Each(each))?;
        Ok(elements)
    }

    /// Writes a list.
    pub fn write_list<W: Writer, T>(
        stream: &mut W,
        elements: &[T],
        lengths: Lengths,
        element: ElementSize,
        each: impl FnMut(&mut W, &T) -> Result<(), WriteError>,
    ) -> Result<(), WriteError> {
        let known = element.elements();
        list::write(stream, elements.len(), elements.iter(), lengths, known, each)
    }

    /// Reads the elements of a set or the entries of a map, each of which must follow the one before
    /// it.
    pub fn read_ascending<R: Reader, T>(
        stream: &mut R,
        max: usize,
        element: ElementSize,
        follows: impl Fn(&T, &T) -> bool,
        each: impl FnMut(&mut R) -> Result<T, ReadError>,
    ) -> Result<Vec<T>, ReadError> {
        ascending::read(stream, max, element.elements(), follows, each)
    }

    /// Writes the elements of a set or the entries of a map, which must be in order.
    pub fn write_ascending<W: Writer, T>(
        stream: &mut W,
        elements: &[T],
        max: usize,
        element: ElementSize,
        each: impl FnMut(&mut W, &T) -> Result<(), WriteError>,
    ) -> Result<(), WriteError> {
        list::write(stream, elements.len(), elements.iter(), max, element.elements(), each)
    }
}

#[cfg(test)]
#[cfg(feature = "alloc")]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::compound::Lengths;
    use crate::scalar::U8;
    use crate::{ReadStream, Reader, WriteStream, Writer};

    #[test]
    fn a_range_is_ordered_if_its_lower_end_is_not_above_the_other() {
        let (signed, unsigned) = (Number::Signed, Number::Unsigned);
        for (min, max, ordered) in [
            (signed(-2), signed(-1), true),
            (signed(3), signed(3), true),
            (signed(4), signed(3), false),
            (unsigned(2), unsigned(3), true),
            (unsigned(3), unsigned(3), true),
            (unsigned(4), unsigned(3), false),
            (signed(0), unsigned(u128::MAX), true),
            (signed(-1), unsigned(u128::MAX), false),
            (unsigned(0), signed(1), false),
        ] {
            assert_eq!(is_ordered(min, max), ordered, "{min:?}..={max:?}");
        }
    }

    #[test]
    fn a_shape_has_a_hole_only_where_it_has_the_number() {
        assert!(has_hole(Shape::Bits { bits: 8 }, Hole::Zero));
        assert!(!has_hole(Shape::Bits { bits: 8 }, Hole::Nan));
        let positive = Shape::Int { min: Number::Unsigned(1), max: Number::Unsigned(9) };
        assert!(!has_hole(positive, Hole::Zero));
    }

    #[test]
    fn a_fixed_range_is_possible_in_some_type_of_128_bits() {
        let fixed = |min, fraction_bits| Shape::Fixed { min, max: 7, fraction_bits };
        // With this many fraction bits, 7 fits in an unsigned type only, and -1 in none.
        assert!(fixed_is_possible(fixed(0, 125)));
        assert!(!fixed_is_possible(fixed(-1, 125)));
        assert!(fixed_is_possible(fixed(-1, 124)));
        assert!(!fixed_is_possible(fixed(0, 126)));
    }

    #[test]
    fn lists_and_sets_have_a_count_and_their_elements() {
        let size = ElementSize { min_bits: 8, is_unbounded: false };
        let each = |stream: &mut WriteStream<'_>, element: &u8| stream.put(U8, *element);
        let mut buffer = [0; 8];
        let mut stream = WriteStream::new(&mut buffer);
        write_list(&mut stream, &[9, 3], Lengths::new(0, 255), size, each).unwrap();
        write_ascending(&mut stream, &[4, 5, 6], 255, size, each).unwrap();
        let packet = stream.finish().unwrap();
        assert_eq!(packet, [2, 9, 3, 3, 4, 5, 6]);

        let mut stream = ReadStream::new(packet);
        let each = |stream: &mut ReadStream<'_>| stream.take(U8);
        let list: Vec<u8> = read_list(&mut stream, Lengths::new(0, 255), size, each).unwrap();
        assert_eq!(list, [9, 3]);
        let follows = |last: &u8, next: &u8| last < next;
        let set = read_ascending(&mut stream, 255, size, follows, each).unwrap();
        assert_eq!(set, [4, 5, 6]);
        stream.finish().unwrap();
    }
}
