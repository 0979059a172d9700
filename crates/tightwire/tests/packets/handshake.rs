//! The handshake, case by case: messages that are lost, repeated, late or forged.

use std::time::Duration;

use tightwire::CHECKS_ENABLED;
use tightwire::packet::handshake::{COOKIE_LIFETIME, Client, Denial, RETRY, Received, Status};
use tightwire::packet::sealed::ClientKey;
use tightwire::packet::{Difference, Protocol, Refusal};

use crate::handshake_pair::{Answer, NUMBER, Pair, elsewhere, home};
use crate::support::{CLIENT_HALF, Input, KEY, PROTOCOL, flipped, hex};

/// One answer for builds with serialize checks, one for builds without.
fn pinned<T>(with_checks: T, without: T) -> T {
    if CHECKS_ENABLED { with_checks } else { without }
}

/// From `tools/packet-vectors.py`, which shares no code with the library.
#[test]
fn messages_are_the_pinned_bytes() {
    let mut pair = Pair::asking();
    let request = pair.message();
    let (start, end) = (&request[..41], &request[496..]);
    assert_eq!([start, end].concat(), hex(pinned(REQUEST.0, REQUEST.1)));
    assert_eq!((request.len(), &request[41..496]), (512, &[0; 455][..]));
    let challenge = pair.reply(home(), &request);
    assert_eq!(challenge, hex(CHALLENGE));
    pair.client_gets(&challenge);
    let response = pair.message();
    assert_eq!(response, hex(pinned(RESPONSE.0, RESPONSE.1)));
    assert_eq!(pair.reply(home(), &response), hex(ACCEPT));

    let mut pair = Pair::of(&Protocol::new("my game", 4));
    pair.client.connect(pair.now, CLIENT_HALF);
    let request = pair.message();
    assert_eq!(pair.reply(home(), &request), hex(pinned(REFUSE.0, REFUSE.1)));
}

/// Which of the four messages, and what becomes of it.
#[test]
fn a_lost_message_is_sent_again_and_the_handshake_goes_on() {
    for lost in 0..4 {
        let mut pair = Pair::asking();
        let mut number = 0;
        // Request and Challenge, Response and Accept: the one that is lost goes nowhere.
        while pair.client.status() == Status::Connecting {
            let Some(message) = pair.client.message(pair.now) else {
                pair.now += RETRY / 5;
                continue;
            };
            number += 1;
            if number - 1 == lost {
                continue;
            }
            let reply = pair.reply(home(), &message);
            number += 1;
            if number - 1 != lost {
                pair.client_gets(&reply);
            }
        }
        let packet = pair.sealed();
        assert_eq!(pair.server_gets(home(), &packet), Answer::Packet { joined: true }, "{lost}");
        pair.assert_in_touch(home());
    }
}

#[test]
fn messages_that_come_twice_make_one_session() {
    let mut pair = Pair::asking();
    let request = pair.message();
    let challenges = [pair.reply(home(), &request), pair.reply(home(), &request)];
    assert_eq!(challenges[0], challenges[1]);
    for challenge in challenges {
        assert!(matches!(pair.client_gets(&challenge), Received::Progress));
    }
    let response = pair.message();
    let accepts = [pair.reply(home(), &response), pair.reply(home(), &response)];
    assert_eq!(accepts[0], accepts[1]);
    assert!(matches!(pair.client_gets(&accepts[0]), Received::Connected));
    let again = pair.client_gets(&accepts[1]);
    assert!(matches!(again, Received::Ignored(Denial::Unexpected)), "{again:?}");

    let packet = pair.sealed();
    assert_eq!(pair.server_gets(home(), &packet), Answer::Packet { joined: true });
    pair.assert_ignored(home(), &packet, Denial::Packet(Refusal::Replayed));
    // A response that was under way for long has had its answer.
    pair.assert_ignored(home(), &response, Denial::Stale);
    pair.assert_in_touch(home());
}

/// Against the rules, and nothing that a client can get to see by accident: the same keys and the
/// same nonces would seal other packets.
#[test]
fn a_half_whose_session_is_in_use_gets_no_second_session() {
    let mut pair = Pair::connected();
    pair.now += Duration::from_secs(1);
    pair.client.connect(pair.now, CLIENT_HALF);
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let response = pair.message();
    pair.assert_ignored(home(), &response, Denial::Stale);
}

#[test]
fn messages_out_of_order_have_no_effect_or_the_right_one() {
    let mut pair = Pair::asking();
    let early = pair.message();
    pair.now += RETRY;
    let late = pair.message();
    let second = pair.reply(home(), &late);
    let first = pair.reply(home(), &early);
    // Any of the two challenges will do, in any order.
    pair.client_gets(&second);
    pair.client_gets(&first);
    let response = pair.message();
    // A packet of the game that overtakes everything is a stranger's.
    pair.assert_ignored(home(), &[1; 40], Denial::Stranger);
    let accept = pair.reply(home(), &response);
    assert!(matches!(pair.client_gets(&accept), Received::Connected));
    // A challenge after the session is there.
    assert!(matches!(pair.client_gets(&second), Received::Ignored(Denial::Unexpected)));
    // The first packet of the game is lost, and the second puts the session into use.
    let _lost = pair.sealed();
    let packet = pair.sealed();
    assert_eq!(pair.server_gets(home(), &packet), Answer::Packet { joined: true });
    pair.assert_in_touch(home());
}

#[test]
fn a_replayed_handshake_disturbs_nobody() {
    let mut pair = Pair::asking();
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let response = pair.message();
    pair.finish(home());

    // The client connects again, and all of the first handshake comes once more.
    pair.now += Duration::from_millis(1);
    pair.client.connect(pair.now, [9; 16]);
    pair.finish(home());
    pair.reply(home(), &request);
    pair.assert_ignored(home(), &response, Denial::Stale);
    assert!(matches!(pair.client_gets(&challenge), Received::Ignored(Denial::Unexpected)));
    pair.assert_in_touch(home());
    // When the session is over, it makes no new one either.
    pair.server.disconnect(NUMBER);
    pair.assert_ignored(home(), &response, Denial::Stale);
    pair.now += COOKIE_LIFETIME;
    pair.assert_ignored(home(), &response, Denial::Cookie);
}

/// A clock that is not fine enough: of two cookies of one moment, the first that comes back counts.
#[test]
fn a_response_of_the_same_moment_as_another_is_stale() {
    let mut pair = Pair::new();
    let responses = [[1; 16], [2; 16]].map(|half| {
        pair.client.connect(pair.now, half);
        let request = pair.message();
        let challenge = pair.reply(home(), &request);
        pair.client_gets(&challenge);
        pair.message()
    });
    let accept = pair.reply(home(), &responses[1]);
    pair.assert_ignored(home(), &responses[0], Denial::Stale);
    assert!(matches!(pair.client_gets(&accept), Received::Connected));
    let packet = pair.sealed();
    assert_eq!(pair.server_gets(home(), &packet), Answer::Packet { joined: true });
}

#[test]
fn messages_from_a_spoofed_address_leave_no_trace() {
    let mut pair = Pair::asking();
    let request = pair.message();
    // An overheard request, from an address that is not the client's: a shorter answer, and
    // nothing is kept.
    let before = format!("{:?}", pair.server);
    let challenge = pair.reply(elsewhere(), &request);
    assert!(challenge.len() < request.len() / 4);
    assert_eq!(format!("{:?}", pair.server), before);
    // The cookie is of no use to the client, nor the client's own to anybody else.
    pair.client_gets(&challenge);
    let response = pair.message();
    pair.assert_ignored(home(), &response, Denial::Cookie);
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let response = pair.message();
    pair.assert_ignored(elsewhere(), &response, Denial::Cookie);
    pair.now += RETRY;
    pair.finish(home());
    // A packet of the session from elsewhere.
    let packet = pair.sealed();
    pair.assert_ignored(elsewhere(), &packet, Denial::Stranger);
    assert_eq!(pair.server_gets(home(), &packet), Answer::Packet { joined: false });
}

#[test]
fn strangers_get_no_answer() {
    let mut pair = Pair::new();
    let mut other_key = KEY;
    other_key[0] ^= 1;
    let strangers = [
        (Client::new(&PROTOCOL, NUMBER + 1, ClientKey::new(KEY)), Denial::UnknownClient),
        (Client::new(&PROTOCOL, NUMBER, ClientKey::new(other_key)), Denial::Proof),
    ];
    for (mut stranger, denial) in strangers {
        stranger.connect(pair.now, CLIENT_HALF);
        let request = stranger.message(pair.now).unwrap().to_vec();
        pair.assert_ignored(elsewhere(), &request, denial);
    }
    pair.client.connect(pair.now, CLIENT_HALF);
    let request = pair.message();
    for bit in 0..request.len() * 8 {
        let denial = match bit / 8 {
            // As a sealed packet, it is nobody's.
            0..5 | 7..9 => Denial::Stranger,
            // Another version, a kind of another length, padding that is not zero.
            5 | 6 | 41..496 => Denial::Malformed,
            17..25 => Denial::UnknownClient,
            _ => Denial::Proof,
        };
        pair.assert_ignored(home(), &flipped(&request, bit), denial);
    }
    for length in 0..request.len() {
        let denial = if length < 9 { Denial::Stranger } else { Denial::Malformed };
        pair.assert_ignored(home(), &request[..length], denial);
    }
    let longer = [&request[..], &[0]].concat();
    pair.assert_ignored(home(), &longer, Denial::Malformed);
    // The server's own messages, back to it.
    let challenge = pair.reply(home(), &request);
    pair.assert_ignored(home(), &challenge, Denial::Unexpected);
    pair.client_gets(&challenge);
    pair.finish(home());
}

#[test]
fn a_client_of_another_build_is_told_why_and_no_stranger_can_tell_it() {
    let newer: Protocol<Input> = Protocol::new("my game", 4);
    let mut pair = Pair::of(&newer);
    pair.client.connect(pair.now, CLIENT_HALF);
    let request = pair.message();
    let before = format!("{:?}", pair.server);
    let refuse = pair.reply(home(), &request);
    assert!(refuse.len() <= request.len());
    assert_eq!(format!("{:?}", pair.server), before);

    for bit in 0..refuse.len() * 8 {
        let received = pair.client_gets(&flipped(&refuse, bit));
        assert!(matches!(received, Received::Ignored(_)), "bit {bit}: {received:?}");
    }
    let Received::Refused(hello) = pair.client_gets(&refuse) else { panic!("not refused") };
    let why = newer.hello().compare(&hello);
    assert_eq!(why, Some(Difference::Version { ours: 4, theirs: 3 }));
    assert_eq!(pair.client.status(), Status::Refused);
    assert!(pair.client.message(pair.now + RETRY).is_none());
    // The refusal of an earlier attempt does not affect the next.
    pair.client.connect(pair.now, [9; 16]);
    let again = pair.client_gets(&refuse);
    assert!(matches!(again, Received::Ignored(Denial::Unexpected)), "{again:?}");
}

/// A build that takes part of the handshake of another: the session would have other keys.
#[test]
fn a_response_of_another_build_gets_no_session() {
    let mut pair = Pair::asking();
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    let newer: Protocol<Input> = Protocol::new("my game", 4);
    let mut other = Client::new(&newer, NUMBER, ClientKey::new(KEY));
    other.connect(pair.now, CLIENT_HALF);
    assert!(matches!(other.receive(pair.now, &mut challenge.clone()), Received::Progress));
    let response = other.message(pair.now).unwrap().to_vec();
    pair.assert_ignored(home(), &response, Denial::OtherProtocol);
}

#[test]
fn a_message_for_an_earlier_attempt_is_none_for_this_one() {
    let mut pair = Pair::asking();
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let response = pair.message();
    let accept = pair.reply(home(), &response);
    pair.client.connect(pair.now, [9; 16]);
    for late in [challenge, accept] {
        let received = pair.client_gets(&late);
        assert!(matches!(received, Received::Ignored(Denial::Unexpected)), "{received:?}");
    }
    assert_eq!(pair.message()[6], 1, "it still has to ask");
}

const REQUEST: (&str, &str) = (
    "0074776873010100004832c583dd99e98c2a0000000000000040414243444546\
     4748494a4b4c4d4e4f4417e47c845c20d456f2bc57d1bcd551",
    "0074776873010100004030c48c7b6a5dbd2a0000000000000040414243444546\
     4748494a4b4c4d4e4f95a929dc56d1160b3b34aa2f5e2bc2c2",
);

const RESPONSE: (&str, &str) = (
    "0074776873010300004832c583dd99e98c2a0000000000000040414243444546\
     4748494a4b4c4d4e4f40420f000000000026ca673f88d6c867722d9f0bb71e58\
     1cc0d865d2da23d869d0f0ca9d20a9ad3d",
    "0074776873010300004030c48c7b6a5dbd2a0000000000000040414243444546\
     4748494a4b4c4d4e4f40420f000000000026ca673f88d6c867722d9f0bb71e58\
     1c8de00de58ecc354f4082f1c3ff528d4e",
);

const REFUSE: (&str, &str) = (
    "007477687301050000404142434445464748494a4b4c4d4e4f4832c583dd99e9\
     8c283ae86103000000bf37af269e158d04f868f830003e1a3e0c008a88142f65\
     141a0fb5ddcf76facf31f4",
    "007477687301050000404142434445464748494a4b4c4d4e4f4030c48c7b6a5d\
     bd283ae86103000000be37af269e158d04f868f830003e1a3e0c005e3aded40d\
     682d117027af1eed0327b8",
);

const CHALLENGE: &str = "007477687301020000404142434445464748494a4b4c4d4e4f40420f00000000\
     0026ca673f88d6c867722d9f0bb71e581c6c7e012937e761e70a59f3c2dbe50b\
     26";

const ACCEPT: &str = "007477687301040000404142434445464748494a4b4c4d4e4f50515253545556\
     5758595a5b5c5d5e5fbfe34193b4cbb8bdbb150fc114e17127";
