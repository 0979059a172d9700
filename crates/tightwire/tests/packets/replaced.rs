//! A function that is handed a packet's stream can put another in its place; no packet comes of it.

use tightwire::packet::sealed::SealError;
use tightwire::packet::{Refusal, checked};
use tightwire::scalar::{Bool, U8, U16, U32, U64};
use tightwire::{ReadErrorKind, ReadStream, Reader, Stream, WriteErrorKind, WriteStream, Writer};

use crate::support::{INPUT, TO_SERVER, client, server};

/// A stream that lives as long as anybody asks for, with a value in it.
fn other() -> WriteStream<'static> {
    let mut other = WriteStream::new(Box::leak(Box::new([0; 16])));
    other.put(U32, 7).unwrap();
    other
}

#[test]
fn seal_with_refuses_another_stream_in_place_of_its_own() {
    let mut sealer = client::<(u16, bool)>().sealer;
    let mut buffer = [0x55; 64];
    let error = sealer.seal_with(&mut buffer, |stream| {
        *stream = other();
        Ok(())
    });
    let Err(SealError::Write(error)) = error else { panic!("{error:?}") };
    assert_eq!(error.kind(), WriteErrorKind::Declaration);
    // Nothing was sealed, so no nonce is used up.
    assert_eq!(sealer.next_sequence(), Some(0));
}

#[test]
fn seal_with_refuses_a_stream_without_room_in_place_of_its_own() {
    let mut sealer = client::<(u16, bool)>().sealer;
    let mut buffer = [0x55; 64];
    let sealed = sealer.seal_with(&mut buffer, |stream| {
        *stream = WriteStream::new(&mut []);
        Ok(())
    });
    assert!(sealed.is_err());
}

#[test]
fn a_checked_packet_refuses_another_stream_in_place_of_its_own() {
    let mut buffer = [0x55; 64];
    let error = checked::write_with(&TO_SERVER, &mut buffer, |stream| {
        *stream = other();
        Ok(())
    });
    assert_eq!(error.unwrap_err().kind(), WriteErrorKind::Declaration);
}

/// Bytes that hold an input, and are no part of any packet.
const FOREIGN: [u8; 3] = [0xff, 0xff, 1];

fn read_foreign(stream: &mut ReadStream<'_>) -> Result<u16, tightwire::ReadError> {
    *stream = ReadStream::new(&FOREIGN);
    let number = stream.take(U16)?;
    stream.take(Bool)?;
    Ok(number)
}

#[track_caller]
fn assert_declaration<T: std::fmt::Debug>(result: Result<T, Refusal>) {
    match result {
        Err(Refusal::Payload(error)) => assert_eq!(error.kind(), ReadErrorKind::Declaration),
        other => panic!("{other:?}"),
    }
}

#[test]
fn read_with_of_a_sealed_packet_refuses_another_stream_in_place_of_its_own() {
    let mut packet = client().sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
    let mut opener = server::<(u16, bool)>().opener;
    let opened = opener.open(&mut packet).unwrap();
    assert_declaration(opened.read_with(read_foreign));
    // The same bytes from the front are the same packet.
    let again = opened.read_with(|stream| {
        let start = stream.clone();
        stream.take(U16)?;
        *stream = start;
        Ok((stream.take(U16)?, stream.take(Bool)?))
    });
    assert_eq!(again, Ok(INPUT));
}

#[test]
fn read_with_of_a_checked_packet_refuses_another_stream_in_place_of_its_own() {
    let mut buffer = [0; 64];
    let packet = checked::write(&TO_SERVER, &INPUT, &mut buffer).unwrap();
    assert_declaration(checked::open(&TO_SERVER, packet).unwrap().read_with(read_foreign));
}

#[test]
fn a_read_that_was_refused_keeps_its_own_reason() {
    let mut packet = client().sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
    let mut opener = server::<(u16, bool)>().opener;
    let refused = opener.open(&mut packet).unwrap().read_with(|stream| {
        let _ = stream.take(U64);
        Ok(())
    });
    let Err(Refusal::Payload(error) | Refusal::End(error)) = refused else { panic!("{refused:?}") };
    assert_eq!((error.kind(), error.bit()), (ReadErrorKind::UnexpectedEnd, 0));
}

#[test]
fn a_message_refuses_another_stream_in_place_of_its_own() {
    let mut buffer = [0; 16];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(U8, 1).unwrap();
    let error = stream.message(|stream| {
        *stream = other();
        Ok(())
    });
    assert_eq!(error.unwrap_err().kind(), WriteErrorKind::Declaration);
    assert_eq!(stream.finish().unwrap_err().kind(), WriteErrorKind::Declaration);
}

#[test]
fn a_stream_taken_out_of_its_message_does_not_finish() {
    let (mut buffer, mut spare) = ([0; 16], [0; 16]);
    let mut stream = WriteStream::new(&mut buffer);
    let mut taken = WriteStream::new(&mut spare);
    stream.put(U8, 1).unwrap();
    let error = stream.message(|stream| {
        stream.put(U8, 2)?; // half of a message
        std::mem::swap(stream, &mut taken);
        Err(stream.refuse())
    });
    assert!(error.is_err());
    assert!(stream.finish().is_err());
    assert_eq!(taken.finish().unwrap_err().kind(), WriteErrorKind::Declaration);
}
