//! Every primitive in both directions, with parameters from outside.

use tightwire::scalar::{Bits, Bool, Compressed, F32, F64, Fixed, Int, Scalar};
use tightwire::{
    BitReader, BitWriter, MeasureStream, ReadError, ReadStream, Reader, Stream, WriteError,
    WriteStream, Writer,
};

/// Both directions of a primitive.
macro_rules! probe {
    ($name:ident($($argument:ident: $type:ty),*) $value:ident: $value_type:ty; $write:expr; $read:expr) => {
        /// Writes and reads through the primitive of this name.
        pub mod $name {
            #[allow(unused_imports)]
            use super::*;

            /// Writes into a stream that stands anywhere.
            #[inline(never)]
            pub fn probe_write($value: $value_type, $($argument: $type,)* stream: &mut WriteStream<'_>) -> Result<(), WriteError> {
                $write(stream, $value $(, $argument.clone())*)
            }

            /// Counts.
            #[inline(never)]
            pub fn probe_measure($value: $value_type, $($argument: $type,)* stream: &mut MeasureStream) -> Result<(), WriteError> {
                $write(stream, $value $(, $argument.clone())*)
            }

            /// Reads from a stream that stands anywhere.
            #[inline(never)]
            pub fn probe_read(target: &mut $value_type, $($argument: $type,)* stream: &mut ReadStream<'_>) -> Result<(), ReadError> {
                *target = $read(stream $(, $argument.clone())*)?;
                Ok(())
            }
        }
    };
}

/// Both directions of a scalar, whose parameters come from outside.
macro_rules! scalar {
    ($name:ident: $scalar:ty) => {
        probe!($name(scalar: $scalar) value: <$scalar as Scalar>::Value; |stream: &mut _, value, scalar| Writer::put(stream, scalar, value); Reader::take);
    };
}

scalar!(bits: Bits<u64>);
scalar!(bits128: Bits<u128>);
scalar!(bool: Bool);
scalar!(int8: Int<i8>);
scalar!(int32: Int<i32>);
scalar!(int64: Int<i64>);
scalar!(int128: Int<i128>);
scalar!(size: Int<usize>);
scalar!(fixed16: Fixed<i16>);
scalar!(fixed128: Fixed<u128>);
probe!(relative(previous: i64) value: i64; Writer::write_relative; Reader::read_relative);
probe!(relative8(previous: u8) value: u8; Writer::write_relative; Reader::read_relative);
scalar!(f32: F32);
scalar!(f64: F64);
scalar!(compressed: Compressed);
probe!(object_index(previous: Option<usize>, objects: usize) value: usize; Writer::write_object_index; Reader::read_object_index);
probe!(character() value: char; |stream: &mut _, value: char| Writer::write_object(stream, &value); Reader::read_object);

/// Bytes and text. They are not passed by value.
pub mod borrowed {
    use super::*;

    /// Bytes.
    #[inline(never)]
    pub fn probe_write_bytes(bytes: &[u8], stream: &mut WriteStream<'_>) -> Result<(), WriteError> {
        stream.write_bytes(bytes)
    }

    /// Bytes.
    #[inline(never)]
    pub fn probe_read_bytes(
        bytes: &mut [u8],
        stream: &mut ReadStream<'_>,
    ) -> Result<(), ReadError> {
        stream.read_bytes(bytes)
    }

    /// Text.
    #[inline(never)]
    pub fn probe_write_string(
        text: &str,
        max: usize,
        stream: &mut WriteStream<'_>,
    ) -> Result<(), WriteError> {
        stream.write_string(text, max)
    }

    /// Text, without allocating.
    #[inline(never)]
    pub fn probe_read_str<'b>(
        max: usize,
        buffer: &'b mut [u8],
        stream: &mut ReadStream<'_>,
    ) -> Result<&'b str, ReadError> {
        stream.read_str(max, buffer)
    }

    /// Text in UTF-16.
    #[inline(never)]
    pub fn probe_write_wide_string(
        text: &str,
        max: usize,
        stream: &mut WriteStream<'_>,
    ) -> Result<(), WriteError> {
        stream.write_wide_string(text, max)
    }

    /// A check.
    #[inline(never)]
    pub fn probe_check(
        name: &str,
        writer: &mut WriteStream<'_>,
        reader: &mut ReadStream<'_>,
    ) -> bool {
        writer.check(name).is_ok() && reader.check(name).is_ok()
    }

    /// Padding.
    #[inline(never)]
    pub fn probe_align(writer: &mut WriteStream<'_>, reader: &mut ReadStream<'_>) -> bool {
        writer.align().is_ok() && reader.align().is_ok()
    }
}

/// The bit packer alone.
pub mod packer {
    use super::*;

    /// A whole packet, widths and values from outside, with a mark in the middle.
    #[inline(never)]
    pub fn probe_write(
        groups: &[(u64, u32)],
        bytes: &[u8],
        buffer: &mut [u8],
    ) -> Result<usize, WriteError> {
        let mut bits = BitWriter::new(buffer);
        let mark = bits.mark();
        for &(value, width) in groups {
            if bits.write_bits(value, width).is_err() {
                bits.rewind(mark);
            }
        }
        bits.write_bytes(bytes)?;
        Ok(bits.finish()?.len())
    }

    /// A whole packet.
    #[inline(never)]
    pub fn probe_read(widths: &[u32], count: usize, packet: &[u8]) -> Result<u64, ReadError> {
        let mut bits = BitReader::new(packet);
        let mut sum = 0u64;
        for &width in widths {
            sum = sum.wrapping_add(bits.read_bits(width)?);
        }
        sum = sum.wrapping_add(bits.read_bytes(count)?.len() as u64);
        bits.finish()?;
        Ok(sum)
    }
}
