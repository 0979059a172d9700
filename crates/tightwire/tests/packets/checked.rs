//! The gates of checked packets.

use tightwire::packet::{Counters, Gate, Protocol, Refusal, checked};
use tightwire::scalar::{Bits, Bool, Int};
use tightwire::{CHECKS_ENABLED, ReadErrorKind, Reader, WriteErrorKind, Writer};

use crate::support::{DATA, INPUT, Input, PROTOCOL, TO_SERVER, flipped};

fn packet() -> Vec<u8> {
    checked::write(&TO_SERVER, &INPUT, &mut [0; 64]).unwrap().to_vec()
}

/// Opens and decodes.
fn receive(packet: &[u8]) -> Result<Input, Refusal> {
    checked::open(&TO_SERVER, packet)?.decode()
}

/// A packet with an arbitrary body and a correct CRC for our id.
fn lie(body: &[u8]) -> Vec<u8> {
    let mut crc = crc32fast::Hasher::new();
    crc.update(&TO_SERVER.id().to_le_bytes());
    crc.update(body);
    [&crc.finalize().to_le_bytes()[..], body].concat()
}

#[test]
fn every_flipped_bit_is_refused_by_the_checksum() {
    let packet = packet();
    for bit in 0..packet.len() * 8 {
        assert_eq!(receive(&flipped(&packet, bit)), Err(Refusal::Checksum), "{bit}");
        assert_eq!(receive(&packet), Ok(INPUT));
    }
}

#[test]
fn every_cut_is_refused() {
    let packet = packet();
    for length in 0..packet.len() {
        let gate = if length < checked::OVERHEAD { Refusal::TooShort } else { Refusal::Checksum };
        assert_eq!(receive(&packet[..length]), Err(gate), "{length}");
    }
}

#[test]
fn every_extension_is_refused() {
    let mut longer = packet();
    for _ in 0..40 {
        longer.push(0);
        assert_eq!(receive(&longer), Err(Refusal::Checksum));
    }
}

#[test]
fn another_id_is_refused_by_the_checksum() {
    let others = [
        Protocol::<Input>::new("my game", 4).data(DATA).to_server(),
        Protocol::<Input, u8>::new("my game", 3).data(DATA).to_server(),
        Protocol::<Input>::new("my game", 3).to_server(),
        Protocol::<Input>::new("your game", 3).data(DATA).to_server(),
        // A packet that comes back to the client that sent it.
        PROTOCOL.to_client(),
    ];
    for other in others {
        let mut buffer = [0; 64];
        let packet = checked::write(&other, &INPUT, &mut buffer).unwrap();
        assert_eq!(receive(packet), Err(Refusal::Checksum), "{other:?}");
        assert_eq!(checked::open(&other, packet).unwrap().decode(), Ok(INPUT));
    }
}

#[test]
fn a_value_its_description_refuses_is_refused_by_the_payload() {
    let mut buffer = [0; 64];
    let packet =
        checked::write_with(&TO_SERVER, &mut buffer, |stream| stream.put(Bits::new(7), 127u8))
            .unwrap();
    let opened = checked::open(&TO_SERVER, packet).unwrap();
    let refusal = opened.read_with(|stream| stream.take(Int::new(0, 100u8))).unwrap_err();
    assert_eq!(refusal.gate(), Gate::Payload);
    assert_eq!(refusal.read_error().unwrap().kind(), ReadErrorKind::OutOfRange);
}

/// The checksum of these is right, so only the end check stands between them and the game.
#[test]
fn a_payload_of_another_length_is_refused_at_its_end() {
    if !CHECKS_ENABLED {
        return;
    }
    let packet = packet();
    let body = &packet[4..];
    assert_eq!(receive(&lie(body)), Ok(INPUT));
    for length in 4..body.len() {
        let refusal = receive(&lie(&body[..length])).unwrap_err();
        assert_eq!(refusal.gate(), Gate::End, "{length}");
    }
    let mut longer = body.to_vec();
    longer.push(0);
    assert_eq!(receive(&lie(&longer)).unwrap_err().gate(), Gate::Payload);
    longer.insert(3, 0);
    assert_eq!(receive(&lie(&longer)).unwrap_err().gate(), Gate::End);
}

#[test]
fn bits_behind_the_end_check_do_not_make_another_value() {
    let packet = packet();
    let mut body = packet[4..].to_vec();
    *body.last_mut().unwrap() |= 0x80;
    assert_eq!(receive(&lie(&body)), Ok(INPUT));
}

#[test]
fn a_full_buffer_is_an_error_at_every_length() {
    let packet = packet();
    for length in 0..packet.len() {
        let mut buffer = vec![0; length];
        let error = checked::write(&TO_SERVER, &INPUT, &mut buffer).unwrap_err();
        assert_eq!(error.kind(), WriteErrorKind::BufferFull, "{length}");
    }
    let mut buffer = vec![0; packet.len()];
    assert_eq!(checked::write(&TO_SERVER, &INPUT, &mut buffer).unwrap(), packet);
}

#[test]
fn an_error_in_the_payload_makes_no_packet() {
    let mut buffer = [0; 64];
    let error = checked::write_with(&TO_SERVER, &mut buffer, |stream| {
        let _ignored = stream.put(Int::new(0, 100), 101);
        stream.put(Bool, true)
    });
    assert_eq!(error.unwrap_err().kind(), WriteErrorKind::OutOfRange);
}

#[test]
fn counters_say_what_became_of_every_packet() {
    let packet = packet();
    let mut counters = Counters::new();
    for length in 0..=packet.len() {
        let _ = counters.count(receive(&packet[..length]));
    }
    assert_eq!(counters.passed(), 1);
    assert_eq!(counters.refused(Gate::TooShort), checked::OVERHEAD as u64);
    assert_eq!(counters.refused(Gate::Checksum), (packet.len() - checked::OVERHEAD) as u64);
    assert_eq!(counters.total_refused(), packet.len() as u64);
}

#[test]
fn a_payload_is_read_into_a_value_that_is_there() {
    let packet = packet();
    let mut input = (0, false);
    checked::open(&TO_SERVER, &packet).unwrap().decode_into(&mut input).unwrap();
    assert_eq!(input, INPUT);
    let wrong = lie(&[1; 5]);
    assert!(checked::open(&TO_SERVER, &wrong).unwrap().decode_into(&mut input).is_err());
}

#[test]
fn a_checked_packet_that_is_decoded_without_its_protocol_is_told_to_be_opened() {
    let error = tightwire::decode::<Input>(&packet()).unwrap_err();
    assert_eq!(error.kind(), ReadErrorKind::TrailingBytes);
    let text = error.to_string();
    assert!(text.contains("a checked or sealed packet was not opened first"), "{text}");
}
