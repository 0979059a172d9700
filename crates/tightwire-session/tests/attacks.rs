//! People without a key: they see everything, send anything from anywhere, and must not get anywhere.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use support::fire::under_fire;
use support::hostile::Attacker;
use support::law::session_receive;
use support::{Dice, FAIR, Net, Note, PROTOCOL, To, key, ms};
use tightwire_session::{Client, Config, Delivery, Denial, Server, ServerEvent, Verdict};

#[test]
fn a_hundred_thousand_hostile_datagrams_let_nobody_in_and_disturb_nobody() {
    under_fire(500, 200);
}

#[test]
fn the_law_of_the_fuzz_target_holds_for_random_bytes() {
    let mut dice = Dice(1);
    for _ in 0..60 {
        let length = dice.below(900);
        let bytes: Vec<u8> = (0..length).map(|_| dice.roll() as u8).collect();
        session_receive(&bytes);
    }
}

/// The datagrams of a handshake that nobody disturbed, and of a little play after it.
fn recorded() -> Vec<(To, Vec<u8>)> {
    let mut net = Net::new(1, FAIR, 8);
    net.records = true;
    net.connect();
    for number in 0..20 {
        net.player(1).client.send(Note::new(number), Delivery::Reliable).unwrap();
        net.step(ms(10));
    }
    net.seen.into_iter().map(|(_, to, bytes)| (to, bytes)).collect()
}

#[test]
fn a_recorded_handshake_leads_nowhere_also_after_the_server_was_started_again() {
    for seed in [8, 77] {
        // Seed 8 is the same server once more, which must never happen; even then it is hours later.
        let mut server: Server<support::Trial, u64> =
            Server::new(&PROTOCOL, Config::default(), [seed; 32]);
        server.admit(1, key(1));
        let now = ms(10_000_000);
        for (to, bytes) in recorded() {
            if let To::Server { from } = to {
                let verdict = server.receive(now, from, &mut bytes.clone());
                assert!(verdict != Verdict::Taken);
            }
        }
        assert!(server.event().is_none());
        assert_eq!(server.players().count(), 0);
    }
}

#[test]
fn replayed_requests_and_responses_do_not_displace_a_session() {
    let mut net = Net::new(1, FAIR, 8);
    net.records = true;
    net.connect();
    let seen: Vec<_> = net.seen.split_off(0);
    net.records = false;
    net.run(ms(200));
    for round in 0..50 {
        for (_, to, bytes) in &seen {
            if let To::Server { from } = to {
                let verdict = net.server.receive(net.now, *from, &mut bytes.clone());
                assert!(verdict != Verdict::Taken, "round {round}");
                net.server.receive(net.now, 555, &mut bytes.clone());
            }
        }
        net.run(ms(100));
        assert_eq!(net.server.address(1), Some(1000));
    }
    assert_eq!(
        net.events.iter().filter(|event| matches!(event, ServerEvent::Joined(_))).count(),
        1
    );
    assert!(!net.events.iter().any(|event| matches!(event, ServerEvent::Left(..))));
}

#[test]
fn a_replayed_response_does_not_displace_a_session_that_is_not_in_use_yet() {
    let mut server: Server<support::Trial, u64> =
        Server::new(&PROTOCOL, Config::default(), [1; 32]);
    server.admit(1, key(1));
    let say = |server: &mut Server<support::Trial, u64>, now, mut bytes: Vec<u8>| {
        let verdict = server.receive(ms(now), 1000, &mut bytes);
        let answer = server.transmit(ms(now)).map(|(_, bytes)| bytes.to_vec());
        (verdict, answer)
    };
    let send =
        |client: &mut Client<support::Trial>, now| client.transmit(ms(now)).unwrap().to_vec();
    let connect =
        |seed, now| Client::connect(&PROTOCOL, 1, key(1), Config::default(), ms(now), [seed; 32]);
    let mut first = connect(2, 0);
    let (_, challenge) = say(&mut server, 1, send(&mut first, 0));
    first.receive(ms(2), &mut challenge.unwrap());
    let old_response = send(&mut first, 2);
    assert_eq!(say(&mut server, 3, old_response.clone()).0, Verdict::Answered);
    // The client starts again.
    let mut second = connect(3, 10);
    let (_, challenge) = say(&mut server, 11, send(&mut second, 10));
    second.receive(ms(12), &mut challenge.unwrap());
    let response = send(&mut second, 12);
    let (_, accept) = say(&mut server, 13, response.clone());
    let (verdict, answer) = say(&mut server, 14, old_response);
    assert_eq!((verdict, answer), (Verdict::Ignored(Denial::Stale), None));
    // The same response gets the same answer, and only that.
    let (_, again) = say(&mut server, 15, response);
    assert_eq!(accept, again);
    second.receive(ms(16), &mut accept.unwrap());
    let packet = send(&mut second, 16);
    assert_eq!(server.receive(ms(17), 1000, &mut packet.clone()), Verdict::Taken);
    assert!(matches!(server.event(), Some(ServerEvent::Joined(1))));
}

#[test]
fn nobody_gets_an_answer_without_a_key() {
    let mut server: Server<support::Trial, u64> =
        Server::new(&PROTOCOL, Config::default(), [1; 32]);
    server.admit(1, key(1));
    let mut attacker = Attacker::new(3);
    let mut client = Client::connect(&PROTOCOL, 1, key(9), Config::default(), ms(0), [2; 32]);
    attacker.hear(client.transmit(ms(0)).unwrap());
    for _ in 0..20_000 {
        let (from, mut bytes) = attacker.datagram(&[1000]);
        assert!(matches!(server.receive(ms(5), from, &mut bytes), Verdict::Ignored(_)));
    }
    assert!(server.transmit(ms(5)).is_none());
    assert_eq!(server.wake(), None);
}

#[test]
fn a_key_for_one_server_does_not_open_another() {
    let config = Config { identity: [1; 16], ..Config::default() };
    let mut server: Server<support::Trial, u64> = Server::new(&PROTOCOL, config, [1; 32]);
    server.admit(1, key(1));
    let other = Config { identity: [2; 16], ..Config::default() };
    let mut client = Client::connect(&PROTOCOL, 1, key(1), other, ms(0), [2; 32]);
    let request = client.transmit(ms(0)).unwrap();
    let verdict = server.receive(ms(1), 7, &mut request.to_vec());
    assert_eq!(verdict, Verdict::Ignored(Denial::Proof));
}

#[test]
fn a_run_with_the_same_seeds_has_the_same_bytes() {
    let run = || {
        let mut net = Net::new(3, support::FOUL, 6);
        net.records = true;
        net.connect();
        for number in 0..200 {
            let _ = net.server.send(1, Note::new(number), Delivery::Reliable);
            net.step(ms(7));
        }
        net.seen
    };
    assert!(run() == run());
}

#[test]
fn strange_times_do_no_harm() {
    let mut net = Net::new(1, FAIR, 6);
    net.connect();
    for now in [std::time::Duration::MAX, ms(0), ms(u64::MAX)] {
        while net.server.transmit(now).is_some() {}
        while net.player(1).client.transmit(now).is_some() {}
        net.server.receive(now, 1000, &mut [1; 40]);
        net.player(1).client.receive(now, &mut [1; 40]);
        let _ = (net.server.wake(), net.player(1).client.wake());
        let _ = net.player(1).client.server_time(now);
    }
}

#[test]
fn a_datagram_that_is_larger_than_any_of_a_session_is_ignored() {
    let mut net = Net::new(1, FAIR, 3);
    net.connect();
    let (address, now) = (net.players[&1].address, net.now);
    let too_large = Verdict::Ignored(Denial::Malformed);
    assert_eq!(net.server.receive(now, address, &mut [7; 1401]), too_large);
    assert_ne!(net.server.receive(now, address, &mut [7; 1400]), too_large);
    assert_eq!(net.player(1).client.receive(now, &mut [7; 1401]), too_large);
    assert_ne!(net.player(1).client.receive(now, &mut [7; 1400]), too_large);
}
