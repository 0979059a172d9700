//! Published answers, and packets pinned to the byte.
//!
//! The pinned bytes come from `tools/packet-vectors.py`, which shares no code with the library.

use chacha20poly1305::aead::AeadInOut;
use chacha20poly1305::{ChaCha20Poly1305, KeyInit};
use tightwire::packet::{Protocol, checked};
use tightwire::{CHECKS_ENABLED, Wire, Writer};

use crate::support::{INPUT, Input, PROTOCOL, TO_SERVER, client, hex, server};

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
    assert_eq!(ID, pinned(0x3b37_ee31_de1b_ba18, 0x62d9_cbd5_8ad6_8ecc));
    let bare: Protocol<Input> = Protocol::new("my game", 3);
    assert_eq!(bare.id(), pinned(0x9561_9a02_7cc5_b21c, 0xe607_e904_cb79_7a9e));
}

#[test]
fn checked_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let packet = checked::write(&TO_SERVER, &INPUT, &mut buffer).unwrap();
    assert_eq!(packet, hex(pinned("d14c86b2e803136d5c9f00", "6289a625e80301")));
    let packet = checked::write(&PROTOCOL.to_client(), &INPUT, &mut buffer).unwrap();
    assert_eq!(packet, hex(pinned("3c8f311be803136d5c9f00", "ecadea17e80301")));
    let empty = checked::write_with(&TO_SERVER, &mut buffer, |_| Ok(())).unwrap();
    assert_eq!(empty, hex(pinned("57d858798936ae4f", "e28c51d6")));
}

#[test]
fn sealed_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let mut sealer = client().sealer;
    let first = sealer.seal(&INPUT, &mut buffer).unwrap();
    assert_eq!(
        first,
        hex(pinned(
            "01c088f9d1c93b0e753e9ecded02feb21eb61760",
            "0187c7df980203a32096bb194ff90cd173c6c69c"
        ))
    );
    sealer.skip_to(1000).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "a20f90b6088252c1edd357623f0d41c9e611244e52",
            "a20fca88bc7fc2523ec071a851c56bb1f52c80ede5"
        ))
    );
    sealer.skip_to(u64::MAX).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "00ffffffffffffffff8b186379255f2c0459a581cbc6d8ea04ba923c",
            "00ffffffffffffffffad5145cd72baefd9ec61a3a4c4024a2245d140"
        ))
    );
    assert_eq!(
        server().sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "01fdb1df9768e0a18fa7ca7d7435fb40d5588825",
            "0192987ae3f96bf604b8b0100a45583ec95975f7"
        ))
    );
    assert_eq!(
        client::<Input>().sealer.seal_with(&mut buffer, |_| Ok(())).unwrap(),
        hex(pinned("013a0b96f52596202823b2e8267aadb4f1", "01db1cb87b03345cfd8e657a366c22435c"))
    );
}

/// 200 bytes, counting up from 0: several blocks of the cipher and a header of two bytes.
#[test]
fn a_long_sealed_packet_is_the_pinned_bytes() {
    let mut buffer = [0xff; 256];
    let mut sealer = client::<Input>().sealer;
    sealer.skip_to(300).unwrap();
    let payload: Vec<u8> = (0..200).collect();
    let packet = sealer.seal_with(&mut buffer, |stream| stream.write_bytes(&payload)).unwrap();
    assert_eq!(packet, hex(pinned(LONG, LONG_WITHOUT_CHECKS)));
    let mut packet = packet.to_vec();
    assert_eq!(server::<Input>().opener.open(&mut packet).unwrap().payload(), payload);
}

const LONG: &str = "b2048f3729ef5eff7510a48aac4c5c5103cfdaaf7ff7ee819f1e34f0857ef44f\
     9902fbe5c49b21b6cd181175795ec20fb3c2f16e4e9435ed38c176bf282498b5\
     51a2e7f49e8b46f785205b3c3b12bc3197b78f90fe0b5924078a6f1fe52899a4\
     453b7b47d9e544e4bcb995ccc8d4e7624f24bd68c1f98b59dc15665b6640a084\
     34a4cecba4273fb4f23cb8fef7f9a530855823b1ee00f0cf789852db3161a660\
     c40c35f610874c917eed41622da2d1049918f9563b56549edf669f0f48175fcf\
     5bafb2c36e5af2d5b1ba0f0011db9ab28529c260818c7685ebc9";

const LONG_WITHOUT_CHECKS: &str = "b20453d7210e825ec7e31341f041b6cc5144cfe579c7fa17ac6bb5585b001e42\
     1718ffc661cd990a0e26582a379926ec63b5384233f3575dd1ef4363227d9cdb\
     4a685883a48f0da461c2b76e107e1f19f475a9382f07671087faa4389cf2fbbe\
     0ff3a36c0602dde62535c57bd533ae7b5ef7cede7c02ac3d68f604d0411df398\
     3d09710d6dc363d6ebb1651e67017a492c8c2a81ee4729fd29139c252a0d4c4c\
     4e68ed0da6b327d128c4d5075f1ff4c3a1620875e63cb4edd16af8c8939f2b87\
     b701657df21d58e33450eb377735574549bcde64d0ed166d2216";
