//! Errors fit into the ones that a program passes around.
#![cfg(feature = "std")]

use std::error::Error;
use std::io;

use tightwire::packet::Refusal;
use tightwire::{
    MeasureStream, ReadError, ReadErrorKind, ReadStream, Stream, WriteError, WriteErrorKind,
    WriteStream, decode, encode,
};

/// One function for both directions, in a program that boxes its errors.
fn either_way<S: Stream>(
    health: &mut u8,
    stream: &mut S,
) -> Result<(), Box<dyn Error + Send + Sync>> {
    stream.int(health, 0..=100)?;
    Ok(())
}

#[test]
fn the_error_of_any_stream_becomes_a_boxed_one_that_crosses_threads() {
    let error = either_way(&mut 0, &mut ReadStream::new(&[127])).unwrap_err();
    let error = std::thread::spawn(|| error.downcast::<ReadError>().unwrap()).join().unwrap();
    assert_eq!(error.kind(), ReadErrorKind::OutOfRange);

    let error = either_way(&mut 101, &mut WriteStream::new(&mut [0; 8])).unwrap_err();
    assert_eq!(error.downcast::<WriteError>().unwrap().kind(), WriteErrorKind::OutOfRange);
    assert!(either_way(&mut 101, &mut MeasureStream::new()).is_err());
}

#[test]
fn a_refused_packet_is_invalid_data_and_keeps_its_reason() {
    fn receive(packet: &[u8]) -> io::Result<(u8, char)> {
        Ok(decode(packet)?)
    }
    let error = receive(&[7, 0xff, 0xff, 0xff]).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    assert_eq!(error.to_string(), "value outside its range at bit 8");
    let inside = error.get_ref().unwrap().downcast_ref::<ReadError>().unwrap();
    assert_eq!((inside.kind(), inside.bit()), (ReadErrorKind::OutOfRange, 8));

    // There is no more of a packet to wait for.
    assert_eq!(receive(&[7]).unwrap_err().kind(), io::ErrorKind::InvalidData);
}

#[test]
fn a_value_that_cannot_be_written_is_invalid_input_and_keeps_its_reason() {
    fn send(value: u32, buffer: &mut [u8]) -> io::Result<usize> {
        Ok(encode(&value, buffer)?.len())
    }
    let error = send(7, &mut [0; 2]).unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
    assert_eq!(error.downcast::<WriteError>().unwrap().kind(), WriteErrorKind::BufferFull);
}

#[test]
fn a_packet_that_is_not_let_in_is_invalid_data_down_to_the_read_error() {
    let reason = ReadError::new(ReadErrorKind::OutOfRange, 37);
    let error = io::Error::from(Refusal::Payload(reason));
    assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    // `io::Error` shows what is inside as itself, so its source is the refusal's.
    assert_eq!(error.source().unwrap().downcast_ref::<ReadError>(), Some(&reason));
    assert_eq!(error.downcast::<Refusal>().unwrap(), Refusal::Payload(reason));
}

#[cfg(feature = "seal")]
#[test]
fn a_packet_that_cannot_be_sealed_is_invalid_input() {
    use tightwire::packet::sealed::SealError;

    let error = io::Error::from(SealError::Exhausted);
    assert_eq!(error.kind(), io::ErrorKind::InvalidInput);
    assert_eq!(error.downcast::<SealError>().unwrap(), SealError::Exhausted);
}
