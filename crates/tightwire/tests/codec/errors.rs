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

/// A function that takes one bit more than it says.
#[derive(Clone, Default)]
struct Liar;

impl Liar {
    #[expect(clippy::unused_self, reason = "as `unified!` asks for it")]
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
        stream.bits(&mut 0u32, 17)
    }
}
tightwire::unified!(Liar, max_bits = 16);

mod wide {
    use tightwire::{ReadError, Reader, WriteError, Writer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "as the derive calls it")]
    pub(crate) fn write<W: Writer>(value: &u32, stream: &mut W) -> Result<(), WriteError> {
        stream.put(tightwire::scalar::Bits::new(20), *value)
    }

    pub(crate) fn read<R: Reader>(stream: &mut R) -> Result<u32, ReadError> {
        stream.take(tightwire::scalar::Bits::new(20))
    }
}

#[derive(tightwire::Wire)]
struct Fuel {
    is_low: bool,
    #[wire(with = wide, max_bits = 15)]
    left: u32,
}

#[test]
fn custom_code_that_takes_more_than_its_max_bits_is_refused_and_says_so() {
    let message = "the value takes 17 bits, more than the maximum of its type: \
                   raise the `max_bits` of its custom code";
    let mut buffer = [0; 8];
    for length in [0, 2, 3, 8] {
        let error = encode(&Liar, &mut buffer[..length]).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (WriteErrorKind::MaxBits, 17), "{length}");
        assert_eq!(error.to_string(), message);
        assert_eq!(tightwire::encode_mut(&mut Liar, &mut buffer[..length]).unwrap_err(), error);
    }
    let fuel = Fuel { is_low: true, left: 5 };
    for length in [2, 3] {
        let error = encode(&fuel, &mut buffer[..length]).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (WriteErrorKind::MaxBits, 21), "{length}");
    }
    let (is_low, left) = (fuel.is_low, fuel.left);
    assert!(is_low && left == 5);
}

#[derive(tightwire::Wire)]
struct Exact {
    is_low: bool,
    #[wire(with = wide, max_bits = 20)]
    left: u32,
}

#[test]
fn custom_code_that_takes_all_of_its_max_bits_only_needs_a_larger_buffer() {
    let fuel = Exact { is_low: true, left: 5 };
    for length in 0..3 {
        let error = encode(&fuel, &mut vec![0; length]).unwrap_err();
        assert_eq!((error.kind(), error.enough_bytes()), (WriteErrorKind::BufferFull, Some(3)));
    }
    assert_eq!(encode(&fuel, &mut [0; 3]).unwrap().len(), 3);
    let (is_low, left) = (fuel.is_low, fuel.left);
    assert!(is_low && left == 5);
}

#[cfg(feature = "seal")]
#[test]
fn a_buffer_too_small_for_a_seal_says_what_would_do() {
    use tightwire::packet::Protocol;
    use tightwire::packet::sealed::{self, ClientKey, MAX_OVERHEAD, Salt};

    let salt = || Salt::new([1; 16], [2; 16]);
    let protocol = Protocol::<[u8; 10]>::new("game", 1);
    let mut sealer = sealed::client(&protocol, &ClientKey::new([7; 32]), salt()).sealer;
    for length in [0, 10, 26] {
        let error = sealer.seal(&[7; 10], &mut vec![0; length]).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "the buffer is too small: a seal adds up to `sealed::MAX_OVERHEAD` bytes, \
                 {} bytes hold any packet of this type",
                10 + MAX_OVERHEAD
            )
        );
    }
    assert!(sealer.seal(&[7; 10], &mut [0; 10 + MAX_OVERHEAD]).is_ok());
    let protocol = Protocol::<Liar>::new("game", 1);
    let mut sealer = sealed::client(&protocol, &ClientKey::new([7; 32]), salt()).sealer;
    let error = sealer.seal(&Liar, &mut [0; 18]).unwrap_err();
    assert!(error.to_string().contains("takes 17 bits"), "{error}");
}
