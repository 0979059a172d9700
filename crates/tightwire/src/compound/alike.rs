//! Arrays of values with the same scalar. If the stream supports it, they are combined into words when
//! writing and read as a run.

use crate::error::{ReadError, WriteError};
use crate::flow::{Flow, Gather, Sink, Source, TwoWay, WriteTask};
use crate::scalar::Scalar;
use crate::shape::Name;

/// The maximum number of values that are combined. With more, the shifts are not constants and there is
/// no gain.
const MOST: usize = 8;

/// The maximum number of bits of a run.
const RUN_BITS: usize = 512;

/// Writes or reads several values with the same scalar, one after the other.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn scalars<F: Flow, C: Scalar, const N: usize>(
    stream: &mut F,
    scalar: &C,
    values: &mut [C::Value; N],
) -> Result<(), F::Error> {
    stream.enter(Name::Here);
    stream.either(Alike { scalar, values })?;
    stream.leave();
    Ok(())
}

/// The values of an array.
struct Alike<'a, C: Scalar, const N: usize> {
    scalar: &'a C,
    values: &'a mut [C::Value; N],
}

impl<C: Scalar, const N: usize> TwoWay for Alike<'_, C, N> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn write<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        if const { W::GATHERS && N <= MOST } {
            let mut gather = Gather::new(stream);
            W::gathered(&mut gather, self)?;
            gather.flush()?;
            return Ok(());
        }
        self.run(stream)
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn read<R: Source>(self, stream: &mut R) -> Result<(), ReadError> {
        let bits = (self.scalar.bits() as usize).saturating_mul(N);
        // If the packet ends early, the values are read one by one to find the missing one.
        let is_there = bits > 0 && bits <= RUN_BITS && stream.has_bits(bits);
        if const { R::GATHERS && N <= MOST } && is_there {
            let mut run = stream.open(bits as u32)?;
            let done = self.take_all(&mut run);
            stream.close(&run)?;
            return done;
        }
        self.take_all(stream)
    }
}

impl<C: Scalar, const N: usize> WriteTask for Alike<'_, C, N> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn run<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        for (index, value) in self.values.iter().enumerate() {
            stream.enter(Name::Index(index));
            stream.put_scalar(self.scalar, value)?;
            stream.leave();
        }
        Ok(())
    }
}

impl<C: Scalar, const N: usize> Alike<'_, C, N> {
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn take_all<R: Source>(self, stream: &mut R) -> Result<(), ReadError> {
        for (index, value) in self.values.iter_mut().enumerate() {
            stream.enter(Name::Index(index));
            *value = stream.take_scalar(self.scalar)?;
            stream.leave();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use crate::scalar::{Bits, Int, Integer, Scalar};
    use crate::{
        ListStream, ReadErrorKind, ReadStream, Reader, Stream, WriteErrorKind, WriteStream, Writer,
    };

    /// Returns the packet of values after some bits, written with one call or with one call per value.
    fn packet<T: Integer, const N: usize>(
        scalar: &Int<T>,
        mut values: [T; N],
        offset: u32,
        at_once: bool,
    ) -> Vec<u8> {
        let mut buffer = [0; 300];
        let mut stream = WriteStream::new(&mut buffer);
        stream.put(Bits::new(offset), 0u8).unwrap();
        if at_once {
            stream.scalars(scalar, &mut values).unwrap();
        } else {
            for value in &mut values {
                stream.scalar(scalar, value).unwrap();
            }
        }
        stream.put(Bits::new(1), 1u8).unwrap();
        stream.finish().unwrap().to_vec()
    }

    fn check<T: Integer + std::fmt::Debug, const N: usize>(scalar: &Int<T>, values: [T; N]) {
        for offset in 0..8 {
            let whole = packet(scalar, values, offset, true);
            assert_eq!(whole, packet(scalar, values, offset, false), "{values:?}");
            let mut stream = ReadStream::new(&whole);
            stream.take(Bits::<u8>::new(offset)).unwrap();
            let mut back = [scalar.value(T::MIN.above(T::MIN)).unwrap(); N];
            stream.scalars(scalar, &mut back).unwrap();
            assert_eq!(back, values);
            assert_eq!(stream.take(Bits::<u8>::new(1)), Ok(1));
            stream.finish().unwrap();
            // A truncated packet is rejected.
            let bits = scalar.bits() as usize * N;
            for length in 1..(offset as usize + bits).div_ceil(8) {
                let mut stream = ReadStream::new(&whole[..length]);
                stream.take(Bits::<u8>::new(offset)).unwrap();
                let error = stream.scalars(scalar, &mut back).unwrap_err();
                let each = scalar.bits() as usize;
                let missing = offset as usize + (length * 8 - offset as usize) / each * each;
                assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd);
                assert_eq!(error.bit(), missing, "{values:?}");
            }
        }
    }

    #[test]
    fn an_array_has_the_bits_of_one_value_after_the_other() {
        check::<u8, 0>(&Int::new(0, 100), []);
        check(&Int::new(7_u8, 7), [7; 5]);
        check(&Int::new(-100_i16, 100), [-100, 100, 3]);
        check(&Int::new(-8_388_608, 8_388_608), [-8_388_608, 8_388_608, 12_345]);
        check(&Int::new(0, u64::MAX), [u64::MAX, 0, 1 << 63, 0x0123_4567_89ab_cdef]);
        check(&Int::new(0, u64::MAX), [u64::MAX - 5; 8]);
        check(&Int::new(0_u128, 1 << 100), [1 << 100, 0, (1 << 99) - 1]);
        check(&Int::new(0_u128, u128::MAX), [u128::MAX >> 1; 7]);
        check(&Int::new(0_u16, 999), [999, 1, 2, 3, 4, 5, 6, 7, 8, 998]);
    }

    #[test]
    fn what_is_out_of_range_is_refused_at_its_bit() {
        let scalar = Int::new(0_u8, 100);
        for wrong in 0..3 {
            let mut values = [1, 2, 3];
            values[wrong] = 101;
            let mut buffer = [0; 8];
            let mut stream = WriteStream::new(&mut buffer);
            stream.put(Bits::new(3), 0u8).unwrap();
            let error = stream.scalars(&scalar, &mut values).unwrap_err();
            assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, 3 + 7 * wrong));

            let raw = packet(&Int::new(0_u8, 127), values, 3, true);
            let mut stream = ReadStream::new(&raw);
            stream.take(Bits::<u8>::new(3)).unwrap();
            let error = stream.scalars(&scalar, &mut values).unwrap_err();
            assert_eq!((error.kind(), error.bit()), (ReadErrorKind::OutOfRange, 3 + 7 * wrong));
            // The stream reports the same error.
            assert_eq!(stream.finish().unwrap_err(), error);
        }
    }
}
