//! Limits, at the bit and at the call where they apply.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::{
    BitWriter, MeasureStream, ReadStream, Reader, Stream, WriteErrorKind, WriteStream, Writer,
};

#[test]
fn bytes_that_do_not_fit_are_refused_at_once() {
    for (front, bytes, room) in [(0, 4, 3), (1, 4, 4), (8, 4, 4), (63, 4, 11), (64, 1, 8)] {
        let mut buffer = vec![0; room];
        let mut writer = BitWriter::new(&mut buffer);
        writer.write_bits(0, front).unwrap();
        let error = writer.write_bytes(&vec![7; bytes]).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::BufferFull);
        assert_eq!(error.bit(), front as usize);
        assert_eq!(writer.position(), front as usize, "nothing was written");
    }
}

#[test]
fn no_bytes_fit_even_where_nothing_else_does() {
    for room in [0, 1, 8, 9] {
        let mut buffer = vec![0; room];
        let mut writer = BitWriter::new(&mut buffer);
        for _ in 0..room {
            writer.write_bits(5, 8).unwrap();
        }
        assert_eq!(writer.write_bytes(&[]), Ok(()));
        assert_eq!(writer.finish().unwrap(), vec![5; room]);
    }
}

#[test]
fn raw_bits_hold_numbers_of_128_bits_up_to_their_width() {
    for bits in [1, 63, 64, 65, 70, 127, 128] {
        let largest = u128::MAX >> (128 - bits);
        let mut buffer = [0; 16];
        let mut stream = WriteStream::new(&mut buffer);
        stream.write_bits(largest, bits).unwrap();
        let packet = stream.finish().unwrap();
        assert_eq!(ReadStream::new(packet).read_bits(bits), Ok(largest), "{bits}");
        let Some(above) = largest.checked_add(1) else {
            continue;
        };
        for wrong in [above, above + 1, u128::MAX] {
            let error = MeasureStream::new().write_bits(wrong, bits).unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::OutOfRange, "{bits}");
        }
    }
}

#[test]
fn values_side_by_side_are_not_nested() {
    // More of them than levels of nesting, on every kind of stream.
    fn all<S: Stream>(stream: &mut S) -> tightwire::Result<S> {
        for _ in 0..1000 {
            stream.option(&mut Some(true), |stream, flag| stream.bool(flag))?;
        }
        Ok(())
    }
    let mut measure = MeasureStream::new();
    all(&mut measure).unwrap();
    assert_eq!(measure.bits_used(), 2000);
    let mut buffer = [0; 250];
    let mut stream = WriteStream::new(&mut buffer);
    all(&mut stream).unwrap();
    all(&mut ReadStream::new(stream.finish().unwrap())).unwrap();
}

#[test]
fn the_bits_that_are_left_are_counted() {
    let mut stream = ReadStream::new(&[0; 3]);
    for read in 0..=24 {
        assert_eq!(stream.bits_left(), 24 - read);
        assert_eq!(stream.read_bool().is_ok(), read < 24);
    }
    assert_eq!(stream.bits_left(), 0);
}
