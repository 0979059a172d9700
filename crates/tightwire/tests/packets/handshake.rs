//! The handshake, case by case: what is lost, comes twice, comes late, or is not what it says.

use std::net::SocketAddr;
use std::time::Duration;

use tightwire::CHECKS_ENABLED;
use tightwire::packet::handshake::{
    COOKIE_LIFETIME, Client, Denial, Incoming, RETRY, Received, Server, Status, TIMEOUT,
};
use tightwire::packet::sealed::ClientKey;
use tightwire::packet::{Difference, Protocol, Refusal};

use crate::support::{CLIENT_HALF, INPUT, Input, KEY, PROTOCOL, SERVER_HALF, hex};

const NUMBER: u64 = 42;

fn home() -> SocketAddr {
    "203.0.113.7:50000".parse().unwrap()
}

fn elsewhere() -> SocketAddr {
    "198.51.100.9:50000".parse().unwrap()
}

/// The secret of the vectors.
fn secret() -> [u8; 32] {
    std::array::from_fn(|at| 0x80 + at as u8)
}

/// A server, a client and a clock. Each half that is drawn is another one.
struct Pair {
    now: Duration,
    server: Server<Input, Input>,
    client: Client<Input, Input>,
    /// How many halves the server has drawn.
    halves: u8,
}

/// What the server made of a packet, with what it says taken out.
#[derive(Debug, PartialEq)]
enum Answer {
    Reply(Vec<u8>),
    Packet { joined: bool },
    Ignored(Denial),
}

impl Pair {
    fn new() -> Self {
        Self::of(&PROTOCOL)
    }

    fn of(protocol: &Protocol<Input>) -> Self {
        let mut server = Server::new(&PROTOCOL, secret());
        server.admit(NUMBER, ClientKey::new(KEY));
        let client = Client::new(protocol, NUMBER, ClientKey::new(KEY));
        Self { now: Duration::from_secs(1), server, client, halves: 0 }
    }

    /// A client that has just asked.
    fn asking() -> Self {
        let mut pair = Self::new();
        pair.client.connect(pair.now, CLIENT_HALF);
        pair
    }

    fn connected() -> Self {
        let mut pair = Self::asking();
        pair.finish(home());
        pair
    }

    fn message(&mut self) -> Vec<u8> {
        self.client.message(self.now).expect("a message is due").to_vec()
    }

    fn server_gets(&mut self, from: SocketAddr, packet: &[u8]) -> Answer {
        let halves = &mut self.halves;
        let draw = || {
            *halves += 1;
            let mut half = SERVER_HALF;
            half[0] += *halves - 1;
            half
        };
        let mut received = packet.to_vec();
        match self.server.receive(self.now, from, &mut received, draw) {
            Incoming::Reply(message) => Answer::Reply(message.to_vec()),
            Incoming::Packet { client, joined, packet } => {
                assert_eq!((client, packet.decode()), (NUMBER, Ok(INPUT)));
                Answer::Packet { joined }
            }
            Incoming::Ignored(denial) => {
                assert_eq!(received, packet, "{denial}: changed");
                Answer::Ignored(denial)
            }
        }
    }

    #[track_caller]
    fn reply(&mut self, from: SocketAddr, packet: &[u8]) -> Vec<u8> {
        match self.server_gets(from, packet) {
            Answer::Reply(reply) => reply,
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    fn assert_ignored(&mut self, from: SocketAddr, packet: &[u8], denial: Denial) {
        let before = format!("{:?}", self.server);
        assert_eq!(self.server_gets(from, packet), Answer::Ignored(denial));
        assert_eq!(format!("{:?}", self.server), before, "{denial}: something is left behind");
    }

    fn client_gets(&mut self, packet: &[u8]) -> Received<'static, Input> {
        match self.client.receive(self.now, &mut packet.to_vec()) {
            Received::Packet(opened) => {
                assert_eq!(opened.decode(), Ok(INPUT));
                // What the game would do with it is over; that it came is what counts.
                Received::Progress
            }
            Received::Progress => Received::Progress,
            Received::Connected => Received::Connected,
            Received::Refused(hello) => Received::Refused(hello),
            Received::Ignored(denial) => Received::Ignored(denial),
        }
    }

    fn sealed(&mut self) -> Vec<u8> {
        let sealer = self.client.sealer().expect("a session");
        sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec()
    }

    /// Everything that is left of a handshake, and a packet each way.
    #[track_caller]
    fn finish(&mut self, from: SocketAddr) {
        for _ in 0..8 {
            if let Some(message) = self.client.message(self.now) {
                let reply = self.reply(from, &message);
                self.client_gets(&reply);
            }
            self.now += RETRY / 2;
        }
        assert_eq!(self.client.status(), Status::Connected);
        let packet = self.sealed();
        assert_eq!(self.server_gets(from, &packet), Answer::Packet { joined: true });
        self.assert_in_touch(from);
    }

    /// A packet each way.
    #[track_caller]
    fn assert_in_touch(&mut self, from: SocketAddr) {
        let packet = self.sealed();
        assert_eq!(self.server_gets(from, &packet), Answer::Packet { joined: false });
        let (to, sealer) = self.server.sealer(NUMBER).expect("a session");
        assert_eq!(to, from);
        let packet = sealer.seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
        assert!(matches!(self.client_gets(&packet), Received::Progress));
    }
}

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
        pair.assert_ignored(home(), &crate::support::flipped(&request, bit), denial);
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
        let received = pair.client_gets(&crate::support::flipped(&refuse, bit));
        assert!(matches!(received, Received::Ignored(_)), "bit {bit}: {received:?}");
    }
    let Received::Refused(hello) = pair.client_gets(&refuse) else { panic!("not refused") };
    let why = newer.hello().compare(&hello);
    assert_eq!(why, Some(Difference::Version { ours: 4, theirs: 3 }));
    assert_eq!(pair.client.status(), Status::Refused);
    assert!(pair.client.message(pair.now + RETRY).is_none());
    // The refusal of an earlier attempt is none of the next.
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

#[test]
fn a_session_stays_in_use_until_the_client_uses_the_next() {
    let mut pair = Pair::connected();
    pair.now += Duration::from_secs(1);
    pair.client.connect(pair.now, [9; 16]);
    assert_eq!(pair.client.status(), Status::Connecting);
    pair.assert_in_touch(home());
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let response = pair.message();
    let accept = pair.reply(home(), &response);
    // The server has two sessions now, and the client has one.
    pair.assert_in_touch(home());
    let last_of_the_old = pair.sealed();
    assert!(matches!(pair.client_gets(&accept), Received::Connected));
    let packet = pair.sealed();
    assert_eq!(pair.server_gets(home(), &packet), Answer::Packet { joined: true });
    pair.assert_ignored(home(), &last_of_the_old, Denial::Packet(Refusal::Tag));
    pair.assert_in_touch(home());
}

/// Two sessions and two addresses are all that a client takes, however often it starts anew.
#[test]
fn a_session_that_was_never_used_leaves_no_address_behind() {
    let mut pair = Pair::connected();
    let state = |pair: &Pair| format!("{:?}", pair.server).matches(":50000").count();
    let mut addresses = Vec::new();
    for attempt in 0..20 {
        pair.now += RETRY;
        pair.client.connect(pair.now, [100 + attempt; 16]);
        let from = SocketAddr::from(([198, 51, 100, attempt], 50000));
        for _ in 0..2 {
            let message = pair.message();
            let reply = pair.reply(from, &message);
            pair.client_gets(&reply);
        }
        // Each of the two sessions has its address, and each list has one.
        assert_eq!(state(&pair), 4, "{:?}", pair.server);
        addresses.push(from);
    }
    let packet = pair.sealed();
    let here = addresses.pop().unwrap();
    for old in addresses {
        pair.assert_ignored(old, &packet, Denial::Stranger);
    }
    pair.assert_ignored(home(), &packet, Denial::Packet(Refusal::Replayed));
    assert_eq!(pair.server_gets(here, &packet), Answer::Packet { joined: true });
    assert_eq!(state(&pair), 2, "{:?}", pair.server);
}

#[test]
fn a_client_whose_address_changes_connects_again_from_there() {
    let mut pair = Pair::connected();
    let packet = pair.sealed();
    pair.assert_ignored(elsewhere(), &packet, Denial::Stranger);
    pair.now += Duration::from_secs(1);
    pair.client.connect(pair.now, [9; 16]);
    pair.finish(elsewhere());
    let packet = pair.sealed();
    pair.assert_ignored(home(), &packet, Denial::Stranger);
    pair.assert_in_touch(elsewhere());
}

#[test]
fn an_address_that_changes_during_the_handshake_is_the_newer_one() {
    let mut pair = Pair::asking();
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let early = pair.message();
    let lost = pair.reply(home(), &early);
    // The answer goes to an address that the client no longer has, so it asks once more. One
    // response is overheard, and does not arrive.
    pair.now += COOKIE_LIFETIME / 2 + RETRY;
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let overheard = pair.message();
    pair.now += RETRY;
    let challenge = pair.reply(elsewhere(), &request);
    pair.client_gets(&challenge);
    let response = pair.message();
    let accept = pair.reply(elsewhere(), &response);
    assert_eq!(accept, lost, "it is the same session");
    // What is older does not move the session back.
    for old in [early, overheard] {
        assert_eq!(pair.reply(home(), &old), accept);
    }
    assert!(matches!(pair.client_gets(&accept), Received::Connected));
    let packet = pair.sealed();
    pair.assert_ignored(home(), &packet, Denial::Stranger);
    assert_eq!(pair.server_gets(elsewhere(), &packet), Answer::Packet { joined: true });
    pair.assert_in_touch(elsewhere());
}

#[test]
fn a_server_that_was_started_again_takes_the_client_back() {
    let mut pair = Pair::connected();
    pair.server = Server::new(&PROTOCOL, [3; 32]);
    pair.server.admit(NUMBER, ClientKey::new(KEY));
    let packet = pair.sealed();
    pair.assert_ignored(home(), &packet, Denial::Stranger);
    pair.client.connect(pair.now, [9; 16]);
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    // And once more, between two messages.
    pair.server = Server::new(&PROTOCOL, [4; 32]);
    pair.server.admit(NUMBER, ClientKey::new(KEY));
    let response = pair.message();
    pair.assert_ignored(home(), &response, Denial::Cookie);
    pair.now += COOKIE_LIFETIME / 2 + RETRY;
    pair.finish(home());
}

#[test]
fn a_client_without_an_answer_gives_up_and_may_try_again() {
    let mut pair = Pair::asking();
    let mut messages = 0;
    while pair.client.status() == Status::Connecting {
        messages += usize::from(pair.client.message(pair.now).is_some());
        pair.now += RETRY / 5;
    }
    assert_eq!(pair.client.status(), Status::TimedOut);
    assert_eq!(messages as u128, TIMEOUT.as_millis() / RETRY.as_millis() + 1);
    pair.client.connect(pair.now, [9; 16]);
    pair.finish(home());
}

#[test]
fn clients_at_one_address_after_another_do_not_get_in_each_others_way() {
    let mut pair = Pair::connected();
    // A router gives the port to somebody else, who has a key of its own.
    pair.server.admit(7, ClientKey::new([7; 32]));
    let mut other = Client::new(&PROTOCOL, 7, ClientKey::new([7; 32]));
    other.connect(pair.now, [5; 16]);
    for _ in 0..2 {
        let message = other.message(pair.now).unwrap();
        let mut reply = pair.reply(home(), &message);
        let _ = other.receive(pair.now, &mut reply);
    }
    // Until the other one sends something, it may be that nothing has changed.
    pair.assert_in_touch(home());
    let mut packet = other.sealer().unwrap().seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
    let joined = pair.server.receive(pair.now, home(), &mut packet, || [0; 16]);
    assert!(matches!(joined, Incoming::Packet { client: 7, joined: true, .. }), "{joined:?}");
    let packet = pair.sealed();
    pair.assert_ignored(home(), &packet, Denial::Packet(Refusal::Tag));
    pair.now += Duration::from_millis(1);
    pair.client.connect(pair.now, [9; 16]);
    pair.finish(elsewhere());
    // That the first one has left the address is no reason to forget who is there now.
    let mut packet = other.sealer().unwrap().seal(&INPUT, &mut [0; 64]).unwrap().to_vec();
    let incoming = pair.server.receive(pair.now, home(), &mut packet, || [0; 16]);
    assert!(matches!(incoming, Incoming::Packet { client: 7, joined: false, .. }), "{incoming:?}");
}

#[test]
fn whoever_is_admitted_once_more_starts_anew() {
    let mut pair = Pair::connected();
    pair.server.admit(NUMBER, ClientKey::new(KEY));
    assert!(!format!("{:?}", pair.server).contains(":50000"), "{:?}", pair.server);
    let packet = pair.sealed();
    pair.assert_ignored(home(), &packet, Denial::Stranger);
    pair.client.connect(pair.now, [9; 16]);
    pair.finish(home());
}

#[test]
fn whoever_is_dismissed_is_a_stranger() {
    let mut pair = Pair::connected();
    assert_eq!(pair.server.connected(pair.now).count(), 1);
    pair.server.dismiss(NUMBER);
    assert_eq!(pair.server.connected(pair.now).count(), 0);
    let packet = pair.sealed();
    pair.assert_ignored(home(), &packet, Denial::Stranger);
    pair.client.connect(pair.now, [9; 16]);
    let request = pair.message();
    pair.assert_ignored(home(), &request, Denial::UnknownClient);
}

#[test]
fn silence_is_counted_from_the_last_packet_of_the_game() {
    let mut pair = Pair::connected();
    pair.now += Duration::from_secs(5);
    pair.assert_in_touch(home());
    pair.now += Duration::from_secs(3);
    pair.server_gets(home(), &[1; 40]);
    pair.client.connect(pair.now, [9; 16]);
    let request = pair.message();
    pair.reply(home(), &request);
    let silences: Vec<_> = pair.server.connected(pair.now).collect();
    assert_eq!(silences, [(NUMBER, Duration::from_secs(3))]);
}

const REQUEST: (&str, &str) = (
    "00747768730101000018ba1bde31ee373b2a0000000000000040414243444546\
     4748494a4b4c4d4e4fbd104d28985966df784f6e78f67d2e1c",
    "007477687301010000cc8ed68ad5cbd9622a0000000000000040414243444546\
     4748494a4b4c4d4e4f775bcc0c887416677e11321d0eee2ece",
);

const RESPONSE: (&str, &str) = (
    "00747768730103000018ba1bde31ee373b2a0000000000000040414243444546\
     4748494a4b4c4d4e4f40420f000000000026ca673f88d6c867722d9f0bb71e58\
     1c6ec5c54cb1ed0ef204556c40911db86d",
    "007477687301030000cc8ed68ad5cbd9622a0000000000000040414243444546\
     4748494a4b4c4d4e4f40420f000000000026ca673f88d6c867722d9f0bb71e58\
     1cda9f40e7718ba56f93b036ee6f37f8a9",
);

const REFUSE: (&str, &str) = (
    "007477687301050000404142434445464748494a4b4c4d4e4f18ba1bde31ee37\
     3b283ae86103000000bf37af269e158d049418be500025862f1400300abf2732\
     0fe1d8cafb0ea63c0c442b",
    "007477687301050000404142434445464748494a4b4c4d4e4fcc8ed68ad5cbd9\
     62283ae86103000000be37af269e158d049418be500025862f14000604225091\
     6fee3855a8961bc172a1fa",
);

const CHALLENGE: &str = "007477687301020000404142434445464748494a4b4c4d4e4f40420f00000000\
     0026ca673f88d6c867722d9f0bb71e581c6c7e012937e761e70a59f3c2dbe50b\
     26";

const ACCEPT: &str = "007477687301040000404142434445464748494a4b4c4d4e4f50515253545556\
     5758595a5b5c5d5e5fbfe34193b4cbb8bdbb150fc114e17127";
