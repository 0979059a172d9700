//! Programs that sleep until `wake` instead of ticking.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::time::Duration;

use support::{FAIR, Net, PROTOCOL, Trial, key, ms};
use tightwire_session::{
    Client, ClientEvent, Config, Grant, Reason, Server, ServerEvent, Status, TokenKey, Verdict,
};

/// Calls `transmit` exactly when the server wants to, and returns how often.
fn sleep(server: &mut Server<Trial, u64>, from: Duration, until: Duration) -> usize {
    let (mut now, mut calls) = (from, 0);
    while let Some(wake) = server.wake().filter(|wake| *wake <= until) {
        now = now.max(wake);
        calls += 1;
        assert!(calls < 1000, "it wakes at {now:?} again and again");
        while server.transmit(now).is_some() {}
    }
    calls
}

/// A network whose server has accepted a player who was not heard since.
fn accepted() -> Net {
    let mut net = Net::new(1, FAIR, 1);
    net.until(ms(1000), |net| net.server.stats().answered == 2);
    net
}

#[test]
fn a_client_that_hears_nothing_after_the_accept_sleeps_between_its_packets() {
    let mut net = accepted();
    net.weather.loss = 1.0;
    net.run(ms(30));
    let (mut now, mut calls) = (net.now, 0);
    let client = &mut net.player(1).client;
    while let Some(wake) = client.wake() {
        now = now.max(wake);
        calls += 1;
        assert!(calls < 1000, "it wakes at {now:?} again and again");
        while client.transmit(now).is_some() {}
    }
    let left = std::iter::from_fn(|| client.event()).last();
    assert!(matches!(left, Some(ClientEvent::Left(Reason::TimedOut))));
}

#[test]
fn a_server_wakes_once_for_a_session_that_was_never_used() {
    let mut net = accepted();
    assert!(sleep(&mut net.server, net.now, ms(60_000)) < 5);
    assert_eq!(net.server.wake(), None);
}

#[test]
fn a_server_wakes_once_for_a_seat_that_becomes_free() {
    let mut net = Net::new(0, FAIR, 1);
    net.server.accept_tokens(TokenKey::new([5; 32]), ms(0), 4);
    let (identity, user_data) = ([0; 16], Vec::new());
    let grant = Grant { player: 1, key: key(1), identity, not_before: 0, expires: 9, user_data };
    let token = TokenKey::new([5; 32]).issue(grant, [3; 24]).unwrap();
    let client = Client::connect_with_token(&PROTOCOL, &token, Config::default(), ms(0), [2; 32]);
    net.players.insert(1, support::Player { client, address: 1000, events: Vec::new() });
    net.connect();
    let now = net.now;
    net.player(1).client.leave(now, 0);
    net.run(ms(1000));
    assert!(net.server.user_data(1).is_some());
    assert!(sleep(&mut net.server, net.now, ms(60_000)) < 5);
    assert!(net.server.user_data(1).is_none());
}

#[test]
fn a_server_sleeps_while_a_player_with_a_token_tries_again_and_never_comes() {
    let mut server: Server<Trial, u64> = Server::new(&PROTOCOL, Config::default(), [1; 32]);
    server.accept_tokens(TokenKey::new([5; 32]), ms(0), 4);
    let (identity, user_data) = ([0; 16], Vec::new());
    let grant = Grant { player: 1, key: key(1), identity, not_before: 0, expires: 99, user_data };
    let token = TokenKey::new([5; 32]).issue(grant, [3; 24]).unwrap();
    let mut calls = 0;
    for (seed, start) in [(2, ms(0)), (3, ms(6000))] {
        calls += sleep(&mut server, ms(200), start);
        let config = Config::default();
        let mut client = Client::connect_with_token(&PROTOCOL, &token, config, start, [seed; 32]);
        // A request and a response. Nothing arrives after that.
        for _ in 0..2 {
            let packet = client.transmit(start).unwrap().to_vec();
            assert_eq!(server.receive(start, 1000, &mut packet.clone()), Verdict::Answered);
            let (_, answer) = server.transmit(start).unwrap();
            client.receive(start, &mut answer.to_vec());
        }
    }
    // The seat was created 10 s before, and the second attempt may still become a session.
    calls += sleep(&mut server, ms(6000), ms(60_000));
    assert!(calls < 5, "{calls} calls");
    assert_eq!((server.wake(), server.user_data(1)), (None, None));
}

#[test]
fn a_server_that_dismisses_a_player_without_an_address_sleeps_until_the_session_is_deleted() {
    let mut net = accepted();
    net.run(ms(30));
    // The first packet of the session takes so long that the address is no longer proved.
    let late = net.now + ms(5000);
    let packet = net.player(1).client.transmit(late).unwrap().to_vec();
    let mut server = net.server;
    assert_eq!(server.receive(late, 1000, &mut packet.clone()), Verdict::Taken);
    assert!(matches!(server.event(), Some(ServerEvent::Joined(1))));
    while server.transmit(late).is_some() {}
    server.kick(late, 1, 7);
    assert!(sleep(&mut server, late, late + ms(60_000)) < 10);
    assert_eq!(server.wake(), None);
}

#[test]
fn a_handshake_goes_on_when_the_clocks_jump_back() {
    for lost in 1..=3 {
        let mut server: Server<Trial, u64> = Server::new(&PROTOCOL, Config::default(), [1; 32]);
        server.admit(1, key(1));
        let start = ms(100_000);
        let mut client = Client::connect(&PROTOCOL, 1, key(1), Config::default(), start, [2; 32]);
        let mut sent = 0;
        for step in 0..100 {
            // Both clocks lose a minute after 50 ms.
            let now = start + ms(step * 10) - if step > 5 { ms(60_000) } else { ms(0) };
            while let Some(packet) = client.transmit(now) {
                sent += 1;
                if sent != lost {
                    server.receive(now, 5, &mut packet.to_vec());
                }
            }
            while let Some((_, packet)) = server.transmit(now) {
                client.receive(now, &mut packet.to_vec());
            }
        }
        assert_eq!(client.status(), Status::Connected, "packet {lost} was lost");
        assert!(client.wake().unwrap() < start, "it is in the time of the caller");
    }
}
