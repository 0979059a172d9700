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
    assert_eq!(Input::SCHEMA.hash(), 0x6934_2ce8_0c3e_1a3e);
    assert_eq!(ID, pinned(0x2916_b553_cabc_0834, 0x3481_a02f_0ee1_9186));
    let bare = Protocol::new("my game", 3);
    assert_eq!(bare.id(), pinned(0xd6d5_c12e_3174_b235, 0x2b98_9cd8_4422_0b7b));
}

#[test]
fn checked_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let packet = checked::write(&PROTOCOL, &INPUT, &mut buffer).unwrap();
    assert_eq!(packet, hex(pinned("5c38a35ee803136d5c9f00", "7f6680cae80301")));
    let empty = checked::write(&PROTOCOL, &(), &mut buffer).unwrap();
    assert_eq!(empty, hex(pinned("145df0b98936ae4f", "4de7e4f9")));
}

#[test]
fn sealed_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let mut sealer = client().sealer;
    let first = sealer.seal(&INPUT, &mut buffer).unwrap();
    assert_eq!(
        first,
        hex(pinned(
            "017da765e416278a11c036a43066c3a8f72640ef",
            "01b232a8b4359cb49c2f1623cb809923a8ba703b"
        ))
    );
    sealer.skip_to(1000).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "a20f3a0867df7c367a96a187708f9077fdf2d139fb",
            "a20fe352d9402537386bf86272e80952af28c5d38d"
        ))
    );
    sealer.skip_to(u64::MAX).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "00ffffffffffffffff797eb7c4967f6d53d5f49cbae4757d673ce0fc",
            "00ffffffffffffffff10bce859ef1aaa4e09b1bd89a793a187cc32e9"
        ))
    );
    assert_eq!(
        server().sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "01d9eea1ae8828a08bef219396a0486e6875c2db",
            "01d80a8cf829f5f24df615bb1fe28cbc52e3a741"
        ))
    );
    assert_eq!(
        client().sealer.seal(&(), &mut buffer).unwrap(),
        hex(pinned("01b4df1ecbcdbfb6bf5e9041195e1b6032", "01d850b3f280cdfc1c58903d3e72afa721"))
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

const LONG: &str = "b204315668c7dd8cd0ee4de6937e32f01cedd47677eb6c7d8ea7fec877898037\
     5761de891b4e19830adc217151a3db500daf0aeac5128bd33458b943bd053618\
     e306a7324d1b2f8157248d45f961189cd2276e6368b40a7757f58629627ddf31\
     79cbe7ed418f906b0d46c2008e09f613279032fe889eb1df0cba77846da0f484\
     0834e71511bddd1cff9fe64405f7d63a6ad26ee94c3ee1c21884b0f6436d8810\
     c2d11790d8f505be53b1a851a2d6575e0c8c598c9724f4855b9f4c10e0b0e194\
     8f640cf7bed68330f8511b4b2cc9ff6b481c6cdf8215cf3b3792";

const LONG_WITHOUT_CHECKS: &str = "b2044c71f3aad7a88069fba37fe21d6e637fab66517667523452f5b175d23000\
     ed77617e4db46e8ec3d41ac0fe736d81f87d643dea4b099dde0039f6be90916c\
     84b6127c5ebdd88a085e77faf2491cc29acf21b165b8e6d64d21249c7ccfede7\
     177acbf9af9aaea6d509be1f23ba9fb5528e1cc37645c63817bec094f1b89378\
     b500d7795965eca7ab8af2c29dda62012ef97b9c2fd372eebc44ec334e2956c3\
     a3ff2f567092925d2a8def88eecaeb54675a3790cd9e05202b033b317461dc34\
     fd10a3dbce1725a58c092de75f2c5b2b2b9e79a0f34c6258ad8d";
