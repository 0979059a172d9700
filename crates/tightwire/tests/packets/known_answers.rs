//! Published answers, and packets pinned to the byte.
//!
//! The pinned bytes come from `tools/packet-vectors.py`, which shares no code with the library.

use chacha20poly1305::aead::AeadInOut;
use chacha20poly1305::{ChaCha20Poly1305, KeyInit};
use tightwire::packet::{Protocol, checked};
use tightwire::{CHECKS_ENABLED, Wire, Writer};

use crate::support::{INPUT, Input, PROTOCOL, client, hex, server};

/// One answer for builds with serialize checks, one for builds without.
fn pinned<T>(with_checks: T, without: T) -> T {
    if CHECKS_ENABLED { with_checks } else { without }
}

/// The check values of the CRC catalogue for CRC-32/ISO-HDLC, and of the PNG specification's
/// empty IEND chunk.
#[test]
fn crc_gives_the_published_check_values() {
    assert_eq!(crc32fast::hash(b"123456789"), 0xcbf4_3926);
    assert_eq!(crc32fast::hash(b""), 0);
    assert_eq!(crc32fast::hash(b"IEND"), 0xae42_6082);
}

/// RFC 8439, section 2.8.2.
#[test]
fn cipher_gives_the_published_answer() {
    let mut text = *b"Ladies and Gentlemen of the class of '99: If I could offer you \
                      only one tip for the future, sunscreen would be it.";
    let key: [u8; 32] =
        hex("808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f").try_into().unwrap();
    let nonce: [u8; 12] = hex("070000004041424344454647").try_into().unwrap();
    let data = hex("50515253c0c1c2c3c4c5c6c7");
    let cipher = ChaCha20Poly1305::new(&key.into());
    let tag =
        cipher.encrypt_inout_detached(&nonce.into(), &data, text.as_mut_slice().into()).unwrap();
    assert_eq!(
        text[..],
        hex("d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6\
             3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b36\
             92ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc\
             3ff4def08e4b7a9de576d26586cec64b6116")
    );
    assert_eq!(tag[..], hex("1ae10b594f09e26a7e902ecbd0600691"));
}

#[test]
fn schema_hash_and_protocol_id_are_the_pinned_ones() {
    const ID: u64 = PROTOCOL.id();
    assert_eq!(Input::SCHEMA.hash(), 0x3c3c_0ba4_142f_8625);
    assert_eq!(ID, pinned(0x2c87_d996_12c1_0b97, 0x69a5_548e_e51c_aa85));
    let bare = Protocol::new("my game", 3);
    assert_eq!(bare.id(), pinned(0xd6d5_c12e_3174_b235, 0x2b98_9cd8_4422_0b7b));
}

#[test]
fn checked_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let packet = checked::write(&PROTOCOL, &INPUT, &mut buffer).unwrap();
    assert_eq!(packet, hex(pinned("e6dabedce803136d5c9f00", "25b98b18e80301")));
    let empty = checked::write(&PROTOCOL, &(), &mut buffer).unwrap();
    assert_eq!(empty, hex(pinned("a09598e38936ae4f", "8c842f88")));
}

#[test]
fn sealed_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let mut sealer = client().sealer;
    let first = sealer.seal(&INPUT, &mut buffer).unwrap();
    assert_eq!(
        first,
        hex(pinned(
            "0145ab6cdda14f6027fb7f559edb9fb11e71026b",
            "018dd2215115389f11fc9d5195d6ea429469ca53"
        ))
    );
    sealer.skip_to(1000).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "a20fc1ec75a2e2cf3bcba34c804efb7d5753ae162c",
            "a20fa0856ca063a00344b3048128cd7a920f90d3d4"
        ))
    );
    sealer.skip_to(u64::MAX).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "00ffffffffffffffffe4f2788d6155052a51ef54cc3e49cd94edbc74",
            "00ffffffffffffffff34665490ede63389a89c16f601c41131ecfbd5"
        ))
    );
    assert_eq!(
        server().sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "01a6851be7863395adbb19eb5bbcc269da620bfb",
            "0108917edc6777f0d57e63c3e854835386b514cc"
        ))
    );
    assert_eq!(
        client().sealer.seal(&(), &mut buffer).unwrap(),
        hex(pinned("010a27618da5376102d4adac5b5fd4a48f", "01399a48b3fd25b62108ddae0acad5a567"))
    );
}

/// 200 bytes, counting up from 0: several blocks of the cipher and a header of two bytes.
#[test]
fn a_long_sealed_packet_is_the_pinned_bytes() {
    let mut buffer = [0xff; 256];
    let mut sealer = client().sealer;
    sealer.skip_to(300).unwrap();
    let payload: Vec<u8> = (0..200).collect();
    let packet = sealer.seal_with(&mut buffer, |stream| stream.write_bytes(&payload)).unwrap();
    assert_eq!(packet, hex(pinned(LONG, LONG_WITHOUT_CHECKS)));
    let mut packet = packet.to_vec();
    assert_eq!(server().opener.open(&mut packet).unwrap().payload(), payload);
}

const LONG: &str = "b204707dfaf202db0828746e5b15dc209275a6526b1a32eeda059e0cba31a14b\
     18127d4870efc8ceec9dca571f3b5f8674fde145ffdb7d89dce40cce95c28793\
     c865272abe5f3b34cad982f2341f12219f217523474e5dd11b7281a68831845f\
     8c7f6e966a873dd85ab24eb2522ac47d94c569f01b40f1df80cea29a992b8f07\
     9d952803ca2f570da5895baabbe3844a5393efe46906b2c2771c5245c03eedea\
     9b2dedf0dc3c198e4bd48631c9e07ae027f7a3cc9c56b093f0a746f56405bbbd\
     bfb38846a1fe78c96cff7a1a7d42d8694d4b8b0a4381a2d570fd";

const LONG_WITHOUT_CHECKS: &str = "b20486d8214075367fb6f141738421a676b156e64b4b4dced0ce3a5e98543b51\
     6e552d4e0474f90c611645736085f1aa95192606500f9bc01d1cf73dc9e9508c\
     bbf9db3028c9ce8e0a6b8b4d40c5665aff7d39464a62bba5357c4e3854a5b85b\
     363b17022196f30776ff8251eb8a045d5950d6917b3157b9e9b28fc1446f64b7\
     d972aff8bf6c188ead5eb97d94b9cab5f1dd0daf1fa5752d4eeb580052ae6d09\
     f37518374898adcc1676305c46290278f2bce46d22beb8d43e0960a9a65cfd5c\
     1699bd068b5353bd5ea4269aa05c3a8bdc845d17945e2ba5d09e";
