//! Published answers, and packets pinned to the byte.
//!
//! The pinned bytes come from `tools/packet-vectors.py`, which shares no code with the library.

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

#[test]
fn schema_hash_and_protocol_id_are_the_pinned_ones() {
    const ID: u64 = PROTOCOL.id();
    assert_eq!(Input::SCHEMA.hash(), 0x6934_2ce8_0c3e_1a3e);
    assert_eq!(ID, pinned(0x8ce9_99dd_83c5_3248, 0xbd5d_6a7b_8cc4_3040));
    let bare: Protocol<Input> = Protocol::new("my game", 3);
    assert_eq!(bare.id(), pinned(0x6687_4b60_781b_c6a3, 0x9952_5f6c_debb_f484));
}

#[test]
fn checked_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let packet = checked::write(&TO_SERVER, &INPUT, &mut buffer).unwrap();
    assert_eq!(packet, hex(pinned("d292dba5e803136d5c9f00", "a61cdc53e80301")));
    let packet = checked::write(&PROTOCOL.to_client(), &INPUT, &mut buffer).unwrap();
    assert_eq!(packet, hex(pinned("cddec2e8e803136d5c9f00", "c7c070c9e80301")));
    let empty = checked::write_with(&TO_SERVER, &mut buffer, |_| Ok(())).unwrap();
    assert_eq!(empty, hex(pinned("ea6d30ae8936ae4f", "30d1c508")));
}

#[test]
fn sealed_packets_are_the_pinned_bytes() {
    let mut buffer = [0xff; 64];
    let mut sealer = client().sealer;
    let first = sealer.seal(&INPUT, &mut buffer).unwrap();
    assert_eq!(
        first,
        hex(pinned(
            "018f7dc5e54f31849a1f11659c218835bc29792a",
            "014898bd73a6736c570da10c3e8b8c90c17318b4"
        ))
    );
    sealer.skip_to(1000).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "a20f7b99bdc9d139bd7ff56bb917158f39a28bf64e",
            "a20fb0bd43ad5ff7ceda5839868aa87dc721fead95"
        ))
    );
    sealer.skip_to(u64::MAX).unwrap();
    assert_eq!(
        sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "00ffffffffffffffffeb38c8e93487aea30db9f555dce6f2386c0587",
            "00ffffffffffffffffe2ae13cc1ae77a36216305a05fb3d3a5b3102a"
        ))
    );
    assert_eq!(
        server().sealer.seal(&INPUT, &mut buffer).unwrap(),
        hex(pinned(
            "01e30d1ac41cf021ec0292d24cd44cd2d39f758b",
            "01d8955e7bf5781b41af75cb0bda9e3c584b7862"
        ))
    );
    assert_eq!(
        client::<Input>().sealer.seal_with(&mut buffer, |_| Ok(())).unwrap(),
        hex(pinned("019ddf1c72330f9d9d804ad70e6243c8e1", "0132a9dda4702ada3d4cb383d44cbc96d1"))
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

const LONG: &str = "b20416d22fee0566eb96d93ce1d6b423987f850516c02df730723c6db9e25843\
     e1c4054cc11291932160ea651df2a0e70602a4b8d9007bc211726d4f10c1d9ef\
     d03b8f16a2c4c5b8b7c8340a87515cc6bc7707551c8b8c25980a9c9364bf9c20\
     8f5ca8cd1d81f812f2c7288086f24cd9669bdf3a7d4c6f01ed88658e6a764720\
     83a27ae538ae73d577fc2b9f5af235cd0c209cc3719c18c1b5a260b19553ccdc\
     4a0d1695f5c888851a8a4d7c1952039b26a6e8c8fc552df102998216f142c4d4\
     1d72282e7e6b0de28f13bd475fb1a583129d1935031c4199cfc3";

const LONG_WITHOUT_CHECKS: &str = "b204581662cc437bfcf51b388b538878d1dd8272f1f4d44495237d02a7adaa63\
     e00dcfb7128516e3ad252ff015f8407a2bc486072e195ff0d84e7170d835f9ed\
     3d4516fdccb2a2fb55da1231fdab7d2fc1d834e2e23f730d3c9834df556acef2\
     8dbcd60f4a45b9a60fdf2a5ac3788eca9df833617f1a81c2b8d2c41fef1c8577\
     50cbdaf151f17db2802d1778b089901ce02fd4096890c9d4780fcc0d63d57b94\
     060b3c0760f3540eed91252c9094e2254a3c6dbabf66af73a36171ca5b143822\
     972594cf09b523e8f3f136dde9c7733d5a4e965564dc2cb730cb";

#[test]
fn a_hello_is_the_pinned_bytes() {
    let hello = tightwire::encode_to_vec(&PROTOCOL.hello()).unwrap();
    assert_eq!(
        hello,
        hex(pinned(
            "4832c583dd99e98c283ae86103000000bf37af269e158d04f868f830003e1a3e0c00",
            "4030c48c7b6a5dbd283ae86103000000be37af269e158d04f868f830003e1a3e0c00"
        ))
    );
}
