//! Mistakes that libraries of this kind have made, each as the statement that it is not made here.
//!
//! Those that belong to one primitive are tested next to it; docs/testing.md lists all of them.

#![cfg(all(feature = "std", feature = "crc", feature = "seal"))]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use tightwire::packet::sealed::{self, ClientKey, Salt};
use tightwire::packet::{Protocol, Refusal, checked};
use tightwire::scalar::{Bits, Compressed, Int, U64};
use tightwire::{
    ReadError, ReadErrorKind, ReadStream, Reader, Stream, Wire, WriteErrorKind, WriteStream,
    Writer, decode, encode,
};

const PROTOCOL: Protocol<u64> = Protocol::new("known defects", 1);

/// Bits after the end that are counted in 32 bits, signed or not, look like none.
#[cfg(target_pointer_width = "64")]
#[test]
fn more_bits_than_32_bits_can_count_are_left_over() {
    // Nobody looks at these pages, so nobody has to provide them.
    for length in [(1 << 28) + 1, (1 << 29) + 1] {
        let packet = vec![0; length];
        let error = decode::<u8>(&packet).unwrap_err();
        assert_eq!((error.kind(), error.bit()), (ReadErrorKind::TrailingBytes, 8));
        let mut stream = ReadStream::new(&packet);
        stream.take(U64).unwrap();
        assert_eq!(stream.bits_left(), (length - 8) * 8);
    }
}

fn refuses_nothing<T: Wire + std::fmt::Debug>() -> ReadErrorKind {
    decode::<T>(&[]).unwrap_err().kind()
}

#[test]
fn a_packet_of_no_bytes_is_refused_unless_there_is_nothing_to_say() {
    assert_eq!(refuses_nothing::<bool>(), ReadErrorKind::UnexpectedEnd);
    assert_eq!(refuses_nothing::<u128>(), ReadErrorKind::UnexpectedEnd);
    assert_eq!(refuses_nothing::<[u8; 3]>(), ReadErrorKind::UnexpectedEnd);
    assert_eq!(refuses_nothing::<Option<()>>(), ReadErrorKind::UnexpectedEnd);
    let read = |read: fn(&mut ReadStream<'static>) -> Result<(), ReadError>| {
        let mut stream = ReadStream::new(&[]);
        read(&mut stream).map_err(ReadError::kind).and(stream.finish().map_err(ReadError::kind))
    };
    let end = Err(ReadErrorKind::UnexpectedEnd);
    assert_eq!(read(|stream| stream.read_string(9).map(|_| ())), end);
    assert_eq!(read(|stream| stream.read_bytes(&mut [0])), end);
    assert_eq!(read(|stream| stream.check("start")), end);
    assert_eq!(read(|stream| stream.list(&mut vec![0u8], 3, Stream::u8)), end);
    // Nothing was asked for, and nothing is there.
    assert_eq!(read(Stream::align), Ok(()));
    assert_eq!(read(|stream| stream.read_bytes(&mut [])), Ok(()));
    assert_eq!(read(|stream| stream.take(Int::new(4, 4)).map(|_| ())), Ok(()));
    assert!(encode(&(), &mut []).unwrap().is_empty());
    assert_eq!(encode(&true, &mut []).unwrap_err().kind(), WriteErrorKind::BufferFull);

    let key = ClientKey::new([3; 32]);
    let mut server = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [2; 16]));
    assert_eq!(server.opener.open(&mut []).unwrap_err(), Refusal::TooShort);
    assert_eq!(checked::open(&PROTOCOL.to_server(), &[]).unwrap_err(), Refusal::TooShort);
}

#[test]
fn buffers_of_any_size_at_any_address_hold_the_same_packet() {
    let write = |stream: &mut WriteStream<'_>, count: usize| {
        (0..count).try_for_each(|at| stream.put(Bits::new(3), at as u64 % 8))
    };
    for count in 0..=180 {
        let bytes = (count * 3usize).div_ceil(8);
        let mut expected = [0; 80];
        let mut stream = WriteStream::new(&mut expected);
        write(&mut stream, count).unwrap();
        assert_eq!(stream.finish().unwrap().len(), bytes);
        // A buffer of exactly that size, and what stands around it.
        for address in 0..8 {
            let mut memory = [0xee; 100];
            let mut stream = WriteStream::new(&mut memory[address..address + bytes]);
            write(&mut stream, count).unwrap();
            stream.finish().unwrap();
            assert!(memory[..address].iter().all(|&byte| byte == 0xee));
            assert!(memory[address + bytes..].iter().all(|&byte| byte == 0xee));
            let packet = &memory[address..address + bytes];
            assert_eq!(packet, &expected[..bytes]);
            let mut stream = ReadStream::new(packet);
            for at in 0..count {
                assert_eq!(stream.take(Bits::new(3)), Ok(at as u64 % 8));
            }
            stream.finish().unwrap();
        }
    }
}

#[test]
fn a_restart_with_a_new_half_of_the_salt_reuses_no_nonce_under_the_same_key() {
    // Both processes count from 0 with the same client key; one half of the salt is new.
    let key = ClientKey::new([3; 32]);
    let sealed = |salt: Salt| {
        let mut session = sealed::client(&PROTOCOL, &key, salt);
        let mut buffer = [0; 64];
        session.sealer.seal(&0u64, &mut buffer).unwrap().to_vec()
    };
    let salts = [([1; 16], [2; 16]), ([1; 16], [9; 16]), ([9; 16], [2; 16]), ([2; 16], [1; 16])];
    let packets = salts.map(|(client, server)| sealed(Salt::new(client, server)));
    // The payload is zeros, so what is on the wire is the key stream itself.
    for (at, packet) in packets.iter().enumerate() {
        assert_eq!(packet.len(), 1 + 8 + 16);
        for other in &packets[at + 1..] {
            assert_ne!(packet[1..9], other[1..9], "the same key stream twice");
        }
    }
    // And what was recorded before the restart is not let in after it.
    let mut server = sealed::server(&PROTOCOL, &key, Salt::new([1; 16], [9; 16]));
    assert_eq!(server.opener.open(&mut packets[0].clone()).unwrap_err(), Refusal::Tag);
    assert!(server.opener.open(&mut packets[1].clone()).is_ok());
}

#[test]
fn a_refused_packet_moves_no_window_however_high_its_sequence() {
    let key = ClientKey::new([3; 32]);
    let salt = || Salt::new([1; 16], [2; 16]);
    let mut client = sealed::client(&PROTOCOL, &key, salt());
    let mut server = sealed::server(&PROTOCOL, &key, salt());
    let mut buffer = [0; 64];
    for sequence in [u64::MAX - 1024, u64::MAX - 1, u64::MAX] {
        client.sealer.skip_to(sequence).unwrap();
        let mut packet = client.sealer.seal(&7u64, &mut buffer).unwrap().to_vec();
        let mut forged = packet.clone();
        *forged.last_mut().unwrap() ^= 1;
        let newest = server.opener.newest_sequence();
        assert_eq!(server.opener.open(&mut forged).unwrap_err(), Refusal::Tag);
        assert_eq!(server.opener.newest_sequence(), newest);
        assert_eq!(server.opener.open(&mut packet).unwrap().decode(), Ok(7u64));
        assert_eq!(server.opener.newest_sequence(), Some(sequence));
    }
}

/// `0..=100` takes 7 bits, and 7 bits can say 127.
#[test]
fn int_refuses_values_in_the_spare_bits() {
    for code in 0..=127_u8 {
        let read = ReadStream::new(&[code]).take(Int::new(0, 100_u8));
        if code <= 100 {
            assert_eq!(read, Ok(code));
        } else {
            assert_eq!(read.unwrap_err().kind(), ReadErrorKind::OutOfRange, "{code}");
        }
    }
}

/// `0.0..=10.0` in steps of 0.1 has 100 steps, so codes up to 100, in 7 bits.
#[test]
fn compressed_refuses_a_step_above_its_range() {
    for code in 0..=127_u8 {
        let read = ReadStream::new(&[code]).take(Compressed::new(0.0, 10.0, 0.1));
        if code <= 100 {
            assert!((read.unwrap() - f32::from(code) / 10.0).abs() < 1e-5, "{code}");
        } else {
            assert_eq!(read.unwrap_err().kind(), ReadErrorKind::OutOfRange, "{code}");
        }
    }
}
