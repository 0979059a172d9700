//! The gates of sealed packets.

use tightwire::packet::sealed::{self, ClientKey, Opener, Salt, SealError, Sealer, WINDOW};
use tightwire::packet::{Gate, Protocol, Refusal};
use tightwire::scalar::{Int, U8};
use tightwire::{WriteErrorKind, Writer};

use crate::support::{
    CLIENT_HALF, DATA, INPUT, Input, KEY, PROTOCOL, SERVER_HALF, client, flipped, salt, server,
};

fn seal(sealer: &mut Sealer<Input>) -> Vec<u8> {
    sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec()
}

/// Opens and decodes a copy.
fn receive(opener: &mut Opener<Input>, packet: &[u8]) -> Result<Input, Refusal> {
    opener.open(&mut packet.to_vec())?.decode()
}

/// A session in which a hostile packet arrives between two good ones.
struct Attack {
    /// The client's, past its first packet.
    sealer: Sealer<Input>,
    /// The server's, which has opened that packet.
    opener: Opener<Input>,
    /// The packet that was opened.
    first: Vec<u8>,
    /// A packet that was not.
    next: Vec<u8>,
}

impl Attack {
    fn new() -> Self {
        let (mut sealer, mut opener) = (client().sealer, server().opener);
        let first = seal(&mut sealer);
        assert_eq!(receive(&mut opener, &first), Ok(INPUT));
        sealer.skip_to(64).unwrap();
        let next = seal(&mut sealer);
        Self { sealer, opener, first, next }
    }

    /// The hostile packet is refused by `gate` and left as it was, and everything good goes on.
    #[track_caller]
    fn assert_refused(&mut self, hostile: &[u8], gate: Gate, case: &str) {
        let mut packet = hostile.to_vec();
        let newest = self.opener.newest_sequence();
        let refusal = self.opener.open(&mut packet).unwrap_err();
        assert_eq!(refusal.gate(), gate, "{case}");
        assert_eq!(packet, hostile, "{case}: changed");
        assert_eq!(self.opener.newest_sequence(), newest, "{case}: the window moved");
    }

    /// Both what was sealed before the attack and what is sealed after it is accepted.
    #[track_caller]
    fn assert_nothing_lost(mut self) {
        let after = seal(&mut self.sealer);
        for packet in [after, self.next] {
            assert_eq!(receive(&mut self.opener, &packet), Ok(INPUT));
            assert_eq!(receive(&mut self.opener, &packet), Err(Refusal::Replayed));
        }
    }
}

#[test]
fn a_packet_claims_the_sequence_that_it_was_sealed_with() {
    let mut sealer: Sealer<Input> = client().sealer;
    for sequence in [0, 1, 1000, u64::MAX] {
        sealer.skip_to(sequence).unwrap();
        assert_eq!(sealed::claimed_sequence(&seal(&mut sealer)), Ok(sequence));
    }
    assert_eq!(sealed::claimed_sequence(&[1]), Err(Refusal::TooShort));
}

#[test]
fn every_stranger_is_refused_by_the_tag() {
    let key = || ClientKey::new(KEY);
    let mut other_key = KEY;
    other_key[31] ^= 1;
    let mut client_half = CLIENT_HALF;
    client_half[0] ^= 0x80;
    let mut server_half = SERVER_HALF;
    server_half[15] ^= 1;
    let newer = Protocol::<Input>::new("my game", 4).data(DATA);
    let strangers = [
        ("another id", sealed::client(&newer, &key(), salt()).sealer),
        ("another key", sealed::client(&PROTOCOL, &ClientKey::new(other_key), salt()).sealer),
        (
            "another half of the client",
            sealed::client(&PROTOCOL, &key(), Salt::new(client_half, SERVER_HALF)).sealer,
        ),
        (
            "another half of the server",
            sealed::client(&PROTOCOL, &key(), Salt::new(CLIENT_HALF, server_half)).sealer,
        ),
        (
            "the halves the wrong way round",
            sealed::client(&PROTOCOL, &key(), Salt::new(SERVER_HALF, CLIENT_HALF)).sealer,
        ),
        ("our own packet, reflected", server().sealer),
    ];
    for (case, mut stranger) in strangers {
        let mut attack = Attack::new();
        stranger.skip_to(1).unwrap();
        attack.assert_refused(&seal(&mut stranger), Gate::Tag, case);
        attack.assert_nothing_lost();
    }
}

#[test]
fn a_packet_to_the_server_is_refused_by_a_client() {
    let packet = seal(&mut client().sealer);
    assert_eq!(receive(&mut client().opener, &packet), Err(Refusal::Tag));
    assert_eq!(receive(&mut server().opener, &packet), Ok(INPUT));
    let answer = seal(&mut server().sealer);
    assert_eq!(receive(&mut client().opener, &answer), Ok(INPUT));
}

#[test]
fn every_flipped_bit_is_refused() {
    let mut attack = Attack::new();
    let packet = attack.next.clone();
    // Sequence 64 in one byte, three bytes of payload, the tag.
    assert_eq!((packet.len(), packet[0]), (20, 0x81));
    for bit in 0..packet.len() * 8 {
        let gate = match bit {
            // Seven zero bits below: a header of 8 bytes, which no writer makes for a sequence
            // whose last byte is zero, and for which this is too short.
            0 if packet[7] == 0 => Gate::Header,
            0 => Gate::TooShort,
            // Sequence 0, which was accepted.
            7 => Gate::Replayed,
            _ => Gate::Tag,
        };
        attack.assert_refused(&flipped(&packet, bit), gate, &format!("bit {bit}"));
    }
    attack.assert_nothing_lost();
}

#[test]
fn every_cut_and_every_extension_is_refused() {
    let mut attack = Attack::new();
    let packet = attack.next.clone();
    for length in 0..packet.len() {
        let gate = if length < 17 { Gate::TooShort } else { Gate::Tag };
        attack.assert_refused(&packet[..length], gate, &format!("cut to {length}"));
    }
    let mut longer = packet;
    for _ in 0..40 {
        longer.push(0);
        attack.assert_refused(&longer, Gate::Tag, "extended");
    }
    attack.assert_nothing_lost();
}

#[test]
fn parts_of_two_packets_do_not_make_a_third() {
    let mut attack = Attack::new();
    let other = seal(&mut attack.sealer);
    let next = attack.next.clone();
    for cut in 1..next.len() {
        let spliced = [&next[..cut], &other[cut..]].concat();
        attack.assert_refused(&spliced, Gate::Tag, &format!("spliced at {cut}"));
    }
    attack.assert_nothing_lost();
}

#[test]
fn a_header_that_no_sealer_writes_is_refused() {
    let mut attack = Attack::new();
    // Sequence 64 in two bytes.
    let long_header = [&[0x02, 0x01], &attack.next[1..]].concat();
    attack.assert_refused(&long_header, Gate::Header, "two bytes");
    attack.assert_refused(&[0; 40], Gate::Header, "nine bytes");
    attack.assert_nothing_lost();
}

#[test]
fn a_replay_is_refused() {
    let mut attack = Attack::new();
    let first = attack.first.clone();
    attack.assert_refused(&first, Gate::Replayed, "replayed");
    attack.assert_nothing_lost();
}

#[test]
fn forged_sequences_do_not_move_the_window() {
    let mut attack = Attack::new();
    let tail = attack.next[1..].to_vec();
    let mut from_afar = vec![0];
    from_afar.extend(u64::MAX.to_le_bytes());
    for header in [&[0xff][..], &[0xfe, 0xff], &from_afar] {
        attack.assert_refused(&[header, &tail].concat(), Gate::Tag, "forged sequence");
    }
    attack.assert_nothing_lost();
}

#[test]
fn the_last_sequence_is_sealed_and_none_after_it() {
    let (mut sealer, mut opener) = (client().sealer, server().opener);
    let early = seal(&mut sealer);
    assert_eq!(receive(&mut opener, &early), Ok(INPUT));
    sealer.skip_to(u64::MAX - 1).unwrap();
    let (before, last) = (seal(&mut sealer), seal(&mut sealer));
    assert_eq!(last.len(), 9 + 3 + 16);

    assert_eq!(sealer.next_sequence(), None);
    assert_eq!(sealer.seal(&INPUT, &mut [0; 64]), Err(SealError::Exhausted));
    assert_eq!(sealer.skip_to(u64::MAX), Err(SealError::Exhausted));
    assert_eq!(sealer.skip_to(0), Err(SealError::Exhausted));

    assert_eq!(receive(&mut opener, &last), Ok(INPUT));
    assert_eq!(receive(&mut opener, &last), Err(Refusal::Replayed));
    assert_eq!(receive(&mut opener, &before), Ok(INPUT));
    assert_eq!(receive(&mut opener, &before), Err(Refusal::Replayed));
    assert_eq!(receive(&mut opener, &early), Err(Refusal::TooOld));
    assert_eq!(opener.newest_sequence(), Some(u64::MAX));
}

#[test]
fn a_sequence_never_comes_back() {
    let mut sealer = client().sealer;
    sealer.skip_to(10).unwrap();
    sealer.skip_to(10).unwrap();
    seal(&mut sealer);
    for used in 0..=10 {
        assert_eq!(sealer.skip_to(used), Err(SealError::Used), "{used}");
    }
    assert_eq!(sealer.next_sequence(), Some(11));
}

#[test]
fn a_payload_that_fails_uses_no_sequence() {
    let (mut sealer, mut opener) = (client().sealer, server().opener);
    let mut buffer = [0; 64];
    let error = sealer.seal_with(&mut buffer, |stream| stream.put(Int::new(0, 100), 101));
    let source = error.unwrap_err();
    let source = std::error::Error::source(&source).map(ToString::to_string);
    assert!(source.unwrap().starts_with("value outside its range at bit 0: "));
    let Err(SealError::Write(error)) = error else { panic!("{error:?}") };
    assert_eq!(error.kind(), WriteErrorKind::OutOfRange);
    for length in 0..20 {
        let error = sealer.seal(&INPUT, &mut vec![0; length]).unwrap_err();
        let SealError::Write(error) = error else { panic!("{error:?}") };
        assert_eq!(error.kind(), WriteErrorKind::BufferFull, "{length}");
    }
    assert_eq!(sealer.next_sequence(), Some(0));
    let packet = sealer.seal(&INPUT, &mut [0; 20]).unwrap().to_vec();
    assert_eq!(receive(&mut opener, &packet), Ok(INPUT));
}

#[test]
fn a_key_that_is_taken_leaves_nothing_behind_and_is_the_same_key() {
    let mut received = KEY;
    let key = ClientKey::take(&mut received);
    assert_eq!(received, [0; 32]);
    let packet = seal(&mut sealed::client(&PROTOCOL, &key, salt()).sealer);
    assert_eq!(receive(&mut server().opener, &packet), Ok(INPUT));
}

#[test]
fn nothing_that_holds_a_key_or_a_payload_prints_it() {
    let session = client::<Input>();
    assert_eq!(format!("{:?}", ClientKey::new([0xab; 32])), "ClientKey(..)");
    assert_eq!(
        format!("{session:?}"),
        "Session { sealer: Sealer { next: Some(0), .. }, opener: Opener { newest: None, .. } }"
    );
    let mut packet = seal(&mut client().sealer);
    let mut opener = server::<Input>().opener;
    let opened = opener.open(&mut packet).unwrap();
    assert_eq!(format!("{opened:?}"), "Opened { sequence: 0, bytes: 3 }");
}

const _: () = assert!(WINDOW >= 256, "packets late by seconds would be lost");

#[test]
fn a_payload_is_read_into_a_value_that_is_there() {
    let (mut sealer, mut opener) = (client().sealer, server().opener);
    let mut input = (0, false);
    opener.open(&mut seal(&mut sealer)).unwrap().decode_into(&mut input).unwrap();
    assert_eq!(input, INPUT);
    let mut wrong = sealer.seal_with(&mut [0; 64], |stream| stream.put(U8, 7)).unwrap().to_vec();
    let refusal = opener.open(&mut wrong).unwrap().decode_into(&mut input).unwrap_err();
    assert_eq!(refusal.gate(), Gate::Payload);
}
