//! Payloads of every size, from empty and tiny to a datagram and far more.

use tightwire::packet::{checked, sealed};
use tightwire::scalar::Bits;
use tightwire::{Reader, Writer};

use crate::support::{Input, TO_SERVER, client, server};

fn sizes() -> impl Iterator<Item = usize> {
    (0..=200).chain([255, 256, 1199, 1200, 1472, 1500, 9000, 65_507, 1 << 20])
}

fn payload(size: usize) -> Vec<u8> {
    (0..size).map(|at| (at * 31 % 251) as u8).collect()
}

#[test]
fn checked_packets_of_every_size_come_back() {
    for size in sizes() {
        let payload = payload(size);
        let mut buffer = vec![0xaa; size + checked::OVERHEAD];
        let packet =
            checked::write_with(&TO_SERVER, &mut buffer, |stream| stream.write_bytes(&payload))
                .unwrap();
        assert_eq!(packet.len(), size + checked::OVERHEAD);
        let mut back = vec![0; size];
        checked::open(&TO_SERVER, packet)
            .unwrap()
            .read_with(|stream| stream.read_bytes(&mut back))
            .unwrap();
        assert_eq!(back, payload, "{size}");
    }
}

#[test]
fn sealed_packets_of_every_size_come_back() {
    let (mut sealer, mut opener) = (client::<Input>().sealer, server::<Input>().opener);
    for size in sizes() {
        let payload = payload(size);
        let mut buffer = vec![0xaa; size + sealed::MAX_OVERHEAD];
        let packet = sealer.seal_with(&mut buffer, |stream| stream.write_bytes(&payload)).unwrap();
        let header = packet.len() - size - 16;
        assert!((1..=2).contains(&header));
        if size >= 16 {
            assert!(packet[header..].iter().zip(&payload).any(|(sealed, plain)| sealed != plain));
        }
        let mut packet = packet.to_vec();
        assert_eq!(opener.open(&mut packet).unwrap().payload(), payload, "{size}");
    }
}

#[test]
fn bits_left_of_a_byte_do_not_cost_another_packet() {
    // 1 to 17 bits: the end check starts in the middle of a byte.
    for bits in 1..=17 {
        let mut buffer = [0xff; 64];
        let packet = checked::write_with(&TO_SERVER, &mut buffer, |stream| {
            stream.put(Bits::new(bits), 1u32)
        })
        .unwrap();
        let checks = if tightwire::CHECKS_ENABLED { 32 } else { 0 };
        assert_eq!(packet.len(), 4 + (bits as usize + checks).div_ceil(8));
        let opened = checked::open(&TO_SERVER, packet).unwrap();
        assert_eq!(opened.read_with(|stream| stream.take(Bits::<u32>::new(bits))), Ok(1), "{bits}");
    }
}

#[test]
fn a_packet_filled_to_the_brim_keeps_its_envelope() {
    for length in 40..140 {
        let mut buffer = vec![0; length];
        let mut count = 0u32;
        let packet = checked::write_with(&TO_SERVER, &mut buffer, |stream| {
            while stream.message(|stream| stream.put(Bits::new(9), count & 0x1ff))? {
                count += 1;
            }
            Ok(())
        })
        .unwrap();
        assert_eq!(count as usize, (length - checked::OVERHEAD) * 8 / 9);
        let opened = checked::open(&TO_SERVER, packet).unwrap();
        let all = opened.read_with(|stream| {
            (0..count).try_fold(true, |all, number| {
                Ok(all & (stream.take(Bits::<u32>::new(9))? == number))
            })
        });
        assert_eq!(all, Ok(true), "{length}");
    }
}

#[test]
fn what_an_envelope_adds_is_a_constant() {
    // A CRC and a check; a header of up to nine bytes and a tag.
    let check = if tightwire::CHECKS_ENABLED { 4 } else { 0 };
    assert_eq!(checked::OVERHEAD, 4 + check);
    assert_eq!(sealed::MAX_OVERHEAD, 9 + 16);
}
