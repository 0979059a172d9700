//! Limits, at the bit and at the call where they apply.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::{BitWriter, WriteErrorKind};

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
