//! Tests the bytes of docs/wire-format-session.md, which `tools/session-vectors.py` computes from
//! that page.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;
use core::net::SocketAddr;
use core::time::Duration;

use tightwire::Wire;
use tightwire::packet::Protocol;
use zeroize::Zeroizing;

use crate::handshake::cookie::CookieKeys;
use crate::handshake::message::{Message, Refused};
use crate::handshake::proof::{Exchange, Half, Key, next_epoch};
use crate::handshake::token::{Grant, TokenKey};
use crate::inputs::{Inputs, Tick};
use crate::packet::{Control, Id, Item, Packet};
use crate::seal::{self, Seal};

const ID: u64 = 0x1122_3344_5566_7788;
const PLAYER: u64 = 42;

/// Returns ascending bytes.
fn from<const N: usize>(first: u8) -> [u8; N] {
    core::array::from_fn(|at| first + at as u8)
}

fn key() -> Key {
    Key::new(from(0))
}

const IDENTITY: u8 = 0x60;
const HALVES: (u8, u8) = (0x40, 0x50);

fn halves() -> (Half, Half) {
    (from(HALVES.0), from(HALVES.1))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len() / 2).map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap()).collect()
}

fn message(message: &Message) -> String {
    hex(&message.bytes(&key().proof_key(&from(IDENTITY))).unwrap())
}

#[test]
fn messages_have_the_bytes_of_the_document() {
    let here: SocketAddr = "203.0.113.7:50000".parse().unwrap();
    let (half, server_half) = halves();
    let now = Duration::from_secs(1);
    let mut cookies = CookieKeys::new(from(0x80), now);
    let cookie = cookies.bake(now, &here, PLAYER, &half);
    let token = Vec::new();
    let request = Message::Request { id: ID, player: PLAYER, half, token: token.clone() };
    let request = message(&request);
    assert_eq!(request.len(), 2 * 512);
    assert_eq!([&request[..82], &request[1024 - 32..]].concat(), REQUEST);
    assert_eq!(message(&Message::Challenge { half, cookie }), CHALLENGE);
    let accept = bytes(ACCEPT);
    let server: [u8; 32] = accept[42..74].try_into().unwrap();
    let client: [u8; 32] = bytes(RESPONSE)[66..98].try_into().unwrap();
    let public = Some(client);
    let response = Message::Response { id: ID, player: PLAYER, half, cookie, public, token };
    assert_eq!(message(&response), RESPONSE);
    let public = Some(server);
    assert_eq!(message(&Message::Accept { half, server_half, public }), ACCEPT);
    assert_eq!(message(&Message::Refuse { half, why: Refused::Full }), FULL);
    let token = cookies.token(now, &here, PLAYER, &half);
    assert_eq!(message(&Message::Path { token }), PATH);
}

#[test]
fn tokens_have_the_bytes_of_the_document() {
    let mut token_key: [u8; 32] = from(0);
    token_key.reverse();
    let grant = Grant {
        player: PLAYER,
        key: key(),
        identity: from(IDENTITY),
        not_before: 1000,
        expires: 2000,
        user_data: b"red team".to_vec(),
    };
    let token = TokenKey::new(token_key).issue(grant, from(0x10)).unwrap();
    assert_eq!(hex(&token.sealed), TOKEN);
}

/// Returns the keys of the first two epochs, with the exchange of the document.
fn roots() -> [Zeroizing<[u8; 32]>; 2] {
    let (half, server_half) = halves();
    let client = bytes(RESPONSE)[66..98].try_into().unwrap();
    let server = bytes(ACCEPT)[42..74].try_into().unwrap();
    let shared = Zeroizing::new(bytes(SHARED).try_into().unwrap());
    let exchange = Exchange { client, server, shared };
    let root = key().session_root(&from(IDENTITY), &half, &server_half, Some(&exchange));
    let next = next_epoch(&root);
    [root, next]
}

#[test]
fn keys_are_those_of_the_document() {
    let (half, server_half) = halves();
    let plain = key().session_root(&from(IDENTITY), &half, &server_half, None);
    assert_eq!(hex(&*plain), PLAIN_ROOT);
    assert_eq!(roots().map(|key| hex(&*key)), [ROOT, NEXT_EPOCH]);
}

#[cfg(feature = "x25519")]
#[test]
fn the_exchange_is_that_of_the_document() {
    let base = x25519_dalek::X25519_BASEPOINT_BYTES;
    let (client, server) = (from(0xa0), from(0xc0));
    assert_eq!(x25519_dalek::x25519(client, base)[..], bytes(RESPONSE)[66..98]);
    let server = x25519_dalek::x25519(server, base);
    assert_eq!(server[..], bytes(ACCEPT)[42..74]);
    assert_eq!(hex(&x25519_dalek::x25519(client, server)), SHARED);
}

#[test]
fn packets_have_the_bytes_of_the_document() {
    let payload = bytes(PAYLOAD);
    let packet: Packet<u16, Inputs<u8>> = tightwire::decode(&payload).unwrap();
    let report = packet.report.unwrap();
    assert_eq!((report.newest, report.missing, report.delay), (0xabc, 1 | 1 << 7, 9));
    assert_eq!(
        packet.reliable,
        [(Id::Low(509), Item::Whole(0x1234)), (Id::After(1), Item::Whole(0x5678))]
    );
    assert_eq!(packet.unreliable, [0x9abc]);
    assert_eq!(packet.rare.control, Some(Control::Goodbye(7)));
    let inputs = packet.main.unwrap();
    assert_eq!(inputs, Inputs::new(Tick::Low(1000), [Some(5), Some(5), None, Some(6)]));
    assert_eq!(tightwire::measure(&inputs), Ok(1 + 10 + 4 + 8 + 1 + 2 + 2 + 8));

    let protocol = Protocol::<u8, u8>::of_id(ID);
    let [root, _] = roots();
    for (number, expected) in [(5, PACKET_5), (65_536, PACKET_65536)] {
        let mut seal: Seal<u8, u8> = seal::client(&protocol, root.clone(), halves());
        while seal.next_number() < number {
            seal.skip();
        }
        let mut buffer = [0; 64];
        let write = |stream: &mut tightwire::WriteStream<'_>| {
            payload.iter().try_for_each(|byte| byte.write(stream))
        };
        assert_eq!(hex(seal.seal(&mut buffer, write).unwrap()), expected);
    }
}

const REQUEST: &str = "00747768730201000088776655443322112a00000000000000404142434445464748494a4b4c4d4e4fa724978965eac222d9dd3f5b9f6a936f";
const CHALLENGE: &str = "007477687302020000404142434445464748494a4b4c4d4e4f40420f000000000000ee11edc9a0b344e7bff1163c8adec109c173a9c262b1e80172a651c1cd3b88";
const RESPONSE: &str = "00747768730203000088776655443322112a00000000000000404142434445464748494a4b4c4d4e4f40420f000000000000ee11edc9a0b344e7bff1163c8adec101605a725d2a4adfeeb1a29e17edd621c1b7593ee8cdbc44ac6c4ab6e2f805d23c000023a97b498ecc54ebb24bebd1fa19d1f3";
const ACCEPT: &str = "007477687302040000404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f01dc2cca31e8e43bbd91dff7e475cca3347eb478107d5bd765aba4ae4a30c35d446c9d6b5b506c4e1706a85f53e5ac8a4d";
const FULL: &str =
    "007477687302050000404142434445464748494a4b4c4d4e4f0161ac006746a73a7b4a95db1bb5e61352";
const PATH: &str = "0074776873020600000400000000000000000000ffffcb00710750c30000000000e80300003b9387b6867521fd0ab47fb5c98e4af17921c07b2cedf6e9dcd34fda";
const TOKEN: &str = "101112131415161718191a1b1c1d1e1f2021222324252627033bebd8a4160883733808cf130213e368718ff31222e96d30f05f04064dbe63b6fb9927a98d03a384d9d4bce5939de88dadb7df6152a5ccd73ed590c70e6133bc7e15a82c0c35d7292cd5bce395e333";
const SHARED: &str = "3b87c5035cce13678dd93d2dbc3a3d42039ebec86444a1ff82cd61b84c6fe968";
const PLAIN_ROOT: &str = "2c4ca079d85ef41cd67657f7dc2c0244e8a0eaa6dd85f9429b8ecc622fd8d5d9";
const ROOT: &str = "b0da791436fb3668b9a5ab097f0d29c0c9a9e5409dfa4796c998a297cf23ff58";
const NEXT_EPOCH: &str = "db9af7de92c9641b4b50e08bd3defe656eae8aec0a004511baf9e9ab26e0290f";
const PAYLOAD: &str = "79557012f6472331003c2b7935c50700427f0ab401";
const PACKET_5: &str =
    "0b149bf6942e636ddd6be45afc82a6d4812b884bec34a3e37c99d893e931f5427cdf7dd0a9aa";
const PACKET_65536: &str =
    "040008941b8383b214048a6734644946d544914b2d942b5b28e799e7d2b5c408e2cbff2d07f0a998";
