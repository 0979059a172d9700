//! Sessions by the handshake: in sequence, with new addresses and restarts, and their memory.

use std::net::SocketAddr;
use std::time::Duration;

use tightwire::packet::Refusal;
use tightwire::packet::handshake::{
    COOKIE_LIFETIME, Client, Denial, Incoming, RETRY, Received, Server, Status, TIMEOUT,
};
use tightwire::packet::sealed::ClientKey;

use crate::handshake_pair::{Answer, NUMBER, Pair, elsewhere, home};
use crate::support::{INPUT, KEY, PROTOCOL};

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

#[test]
fn a_server_whose_clock_runs_backwards_blames_the_clock() {
    let mut pair = Pair::asking();
    let request = pair.message();
    let challenge = pair.reply(home(), &request);
    pair.client_gets(&challenge);
    let response = pair.message();
    let before = pair.now;
    pair.now = before.saturating_sub(std::time::Duration::from_millis(1));
    pair.assert_ignored(home(), &response, Denial::Clock);
    assert!(Denial::Clock.to_string().contains("the server's clock ran backwards"));
    pair.now = before;
    pair.finish(home());
}
