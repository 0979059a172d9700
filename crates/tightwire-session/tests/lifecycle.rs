//! Joining, silence, goodbyes, coming back.

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

use support::{FAIR, FOUL, Net, Note, PROTOCOL, Trial, Weather, World, key, ms};
use tightwire_session::{
    Client, ClientEvent, Config, ConnectToken, Delivery, Denial, Game, Grant, Protocol, Rates,
    Reason, Server, ServerEvent, Status, TokenKey, Verdict,
};

fn client_reason(net: &Net, player: u64) -> Option<&Reason> {
    net.players[&player].events.iter().find_map(|event| match event {
        ClientEvent::Left(reason) => Some(reason),
        _ => None,
    })
}

fn server_reason(net: &Net, player: u64) -> Option<&Reason> {
    net.events.iter().rev().find_map(|event| match event {
        ServerEvent::Left(who, reason) if *who == player => Some(reason),
        _ => None,
    })
}

#[test]
fn a_client_is_connected_after_three_round_trips() {
    let mut net = Net::new(1, FAIR, 1);
    net.until(ms(1000), |net| net.player(1).client.status() == Status::Connected);
    // Request, challenge, response, accept, first packet, first answer, at 20 ms each. The first step
    // takes 5 ms.
    assert_eq!(net.now, ms(5 + 6 * 20));
    assert_eq!(net.server.players().collect::<Vec<_>>(), [1]);
    assert_eq!(net.server.address(1), None, "until a packet is reported");
    net.run(ms(60));
    assert_eq!(net.server.address(1), Some(1000));
}

#[test]
fn everybody_joins_through_a_bad_network_and_stays() {
    for seed in 1..=10 {
        let mut net = Net::new(8, FOUL, seed);
        net.connect();
        net.run(ms(20_000));
        for player in 1..=8 {
            assert_eq!(net.player(player).client.status(), Status::Connected, "seed {seed}");
            assert_eq!(net.server.address(player), Some(1000 * player), "seed {seed}");
        }
        assert!(!net.events.iter().any(|event| matches!(event, ServerEvent::Left(..))));
    }
}

#[test]
fn a_quiet_session_sends_little_and_its_round_trip_is_known() {
    let weather = Weather { least: ms(35), jitter: ms(10), ..FAIR };
    let mut net = Net::new(1, weather, 3);
    net.connect();
    net.run(ms(2000));
    let before = net.traffic[&1000];
    net.run(ms(10_000));
    let after = net.traffic[&1000];
    assert!(after.0 - before.0 < 10 * 200, "{} bytes up", after.0 - before.0);
    assert!(after.1 - before.1 < 10 * 250, "{} bytes down", after.1 - before.1);
    for stats in [net.server.peer_stats(1).unwrap(), net.player(1).client.stats().unwrap()] {
        let trip = stats.round_trip.unwrap();
        assert!((ms(70)..=ms(101)).contains(&trip), "{trip:?}");
        assert!(stats.loss < 0.01);
    }
    let time = net.players[&1].client.server_time(net.now).unwrap();
    assert!(time.time.abs_diff(net.now) <= time.error);
    assert!(time.error < ms(52), "{:?}", time.error);
}

#[test]
fn a_session_that_is_driven_by_wake_alone_neither_spins_nor_sleeps_too_long() {
    for (seed, weather) in [(1, FAIR), (2, FOUL), (3, Weather { loss: 0.5, ..FOUL })] {
        let mut net = Net::new(4, weather, seed);
        let (mut steps, mut sent) = (0, 0);
        while net.now < ms(30_000) {
            let (before, next) = (net.now, net.next());
            // Everybody has done what was to do, so the next thing is later.
            assert!(next > before || steps == 0, "spins at {before:?}");
            let early = next.saturating_sub(Duration::from_micros(1)).max(before);
            if early < next {
                let wake = net.server.wake();
                let sent = net.server.transmit(early).map(|(to, bytes)| (to, bytes.len()));
                assert_eq!(
                    sent, None,
                    "at {early:?}, after {before:?}, before {next:?}, {wake:?}, {seed}"
                );
                for player in net.players.values_mut() {
                    let (wake, stats) = (player.client.wake(), player.client.stats());
                    let sent = player.client.transmit(early).map(<[u8]>::len);
                    assert_eq!(
                        sent, None,
                        "{early:?}, after {before:?}, {wake:?}, {seed} {stats:?}"
                    );
                }
            }
            net.step(next.saturating_sub(before));
            steps += 1;
            if net.now.as_millis() / 500 > sent {
                sent += 1;
                for player in 1..=4 {
                    let _ = net.server.send(player, Note::new(sent as u32), Delivery::Reliable);
                }
                net.exchange();
            }
        }
        assert!(steps < 30 * 4 * 200, "{steps}");
        for player in 1..=4 {
            let got = net.at_client(player);
            assert!(got.is_sorted_by(|a, b| a < b) && got.len() > 40, "{got:?} with seed {seed}");
        }
    }
}

#[test]
fn loss_is_measured() {
    let mut net = Net::new(1, Weather { loss: 0.1, ..FAIR }, 3);
    net.connect();
    for number in 0..3000 {
        net.server.send(1, Note::new(number), Delivery::Unreliable).unwrap();
        net.step(ms(10));
    }
    let loss = net.server.peer_stats(1).unwrap().loss;
    assert!((0.04..0.17).contains(&loss), "{loss}");
}

#[test]
fn a_goodbye_reaches_the_other_side_through_loss() {
    let mut heard = 0;
    for seed in 1..=40 {
        let weather = Weather { loss: 0.2, ..FAIR };
        let mut net = Net::new(2, weather, seed);
        net.connect();
        let now = net.now;
        net.player(1).client.leave(now, 7);
        net.server.kick(now, 2, 9);
        net.run(ms(500));
        assert!(matches!(client_reason(&net, 1), Some(Reason::Closed(7))));
        assert!(matches!(server_reason(&net, 2), Some(Reason::Closed(9))));
        heard += usize::from(matches!(server_reason(&net, 1), Some(Reason::Said(7))));
        // A kicked client that goes on sending is told again.
        net.run(ms(3000));
        assert!(matches!(client_reason(&net, 2), Some(Reason::Said(9))), "seed {seed}");
        assert_eq!(net.server.players().count(), usize::from(server_reason(&net, 1).is_none()));
        net.run(ms(8000));
        assert!(server_reason(&net, 1).is_some(), "at the latest by a time-out");
    }
    assert!(heard >= 38, "{heard} of 40");
}

#[test]
fn both_sides_time_out_and_say_when_it_gets_silent() {
    let mut net = Net::new(1, FAIR, 1);
    net.connect();
    net.run(ms(500));
    net.cut.insert(1000);
    let start = net.now;
    net.until(ms(2000), |net| {
        net.events.iter().any(|event| matches!(event, ServerEvent::Silent(1)))
            && net.player(1).events.iter().any(|event| matches!(event, ClientEvent::Silent))
    });
    net.cut.clear();
    net.until(ms(2000), |net| {
        net.events.iter().any(|event| matches!(event, ServerEvent::Back(1)))
            && net.player(1).events.iter().any(|event| matches!(event, ClientEvent::Back))
    });
    net.cut.insert(1000);
    net.until(ms(11_000), |net| client_reason(net, 1).is_some() && server_reason(net, 1).is_some());
    assert!(net.now - start > ms(10_000));
    assert!(matches!(client_reason(&net, 1), Some(Reason::TimedOut)));
    assert!(matches!(server_reason(&net, 1), Some(Reason::TimedOut)));
    assert_eq!(net.server.address(1), None);
}

#[test]
fn a_player_can_come_back_with_the_same_key_and_replaces_the_old_session() {
    let mut net = Net::new(1, FOUL, 1);
    net.connect();
    net.run(ms(1000));
    for seed in 50..60 {
        let (now, config) = (net.now, Config::default());
        let again = Client::connect(&PROTOCOL, 1, key(1), config, now, [seed; 32]);
        let player = net.player(1);
        // Another machine, at another address.
        (player.client, player.address) = (again, 5000 + u64::from(seed));
        net.until(ms(9000), |net| net.player(1).client.status() == Status::Connected);
        net.run(ms(1000));
        assert_eq!(net.server.address(1), Some(5000 + u64::from(seed)));
    }
    let mut is_here = false;
    for event in &net.events {
        match event {
            ServerEvent::Joined(1) => assert!(!std::mem::replace(&mut is_here, true)),
            ServerEvent::Left(1, Reason::Replaced) => {
                assert!(std::mem::replace(&mut is_here, false));
            }
            other => assert!(is_here, "{other:?}"),
        }
    }
    assert_eq!(
        net.events.iter().filter(|event| matches!(event, ServerEvent::Joined(_))).count(),
        11
    );
}

/// The packets of the new session have numbers that the old one has seen.
#[test]
fn a_player_whose_program_ended_without_a_word_is_back_at_once() {
    let mut net = Net::new(1, FAIR, 1);
    net.connect();
    for number in 0..200 {
        net.player(1).client.send(Note::new(number), Delivery::Unreliable).unwrap();
        net.step(ms(5));
    }
    net.run(ms(100));
    let now = net.now;
    let again = Client::connect(&PROTOCOL, 1, key(1), Config::default(), now, [50; 32]);
    net.player(1).client = again;
    net.until(ms(500), |net| net.player(1).client.status() == Status::Connected);
    assert!(matches!(server_reason(&net, 1), Some(Reason::Replaced)));
}

#[test]
fn limits_that_contradict_each_other_are_made_to_fit() {
    let rates = Rates { floor: 9_000, start: 5, ceiling: 1 };
    let config = Config { rates, keep_alive: ms(0), ..Config::default() };
    let mut net = Net::with(1, FAIR, 1, config);
    net.connect();
    net.run(ms(100));
    assert_eq!(net.player(1).client.status(), Status::Connected);
}

#[test]
fn a_server_that_was_started_again_is_found_by_connecting_again() {
    let mut net = Net::new(1, FAIR, 1);
    net.connect();
    net.server = Server::new(&PROTOCOL, Config::default(), [99; 32]);
    net.server.admit(1, key(1));
    net.until(ms(11_000), |net| client_reason(net, 1).is_some());
    assert!(matches!(client_reason(&net, 1), Some(Reason::TimedOut)));
    let again = Client::connect(&PROTOCOL, 1, key(1), Config::default(), net.now, [77; 32]);
    net.player(1).client = again;
    net.until(ms(1000), |net| net.player(1).client.status() == Status::Connected);
}

#[test]
fn nobody_answers_and_the_client_gives_up_after_ten_seconds() {
    let mut net = Net::new(1, Weather { loss: 1.0, ..FAIR }, 1);
    net.until(ms(10_100), |net| client_reason(net, 1).is_some());
    assert!(matches!(client_reason(&net, 1), Some(Reason::TimedOut)));
    assert!(net.now >= ms(10_000));
    assert_eq!(net.player(1).client.wake(), None);
}

#[test]
fn a_client_of_another_build_learns_what_differs() {
    struct Other;
    impl Game for Other {
        type Input = bool;
        type ToServer = Note;
        type ToClient = Note;
        type World = World;
    }
    const OTHER: Protocol<Other> = Protocol::new("trial", 1);
    let mut server: Server<Trial, u64> = Server::new(&PROTOCOL, Config::default(), [1; 32]);
    server.admit(1, key(1));
    let mut client = Client::connect(&OTHER, 1, key(1), Config::default(), ms(0), [2; 32]);
    let mut request = client.transmit(ms(0)).unwrap().to_vec();
    let asked = request.len();
    assert_eq!(server.receive(ms(1), 5, &mut request), Verdict::Answered);
    let (5, answer) = server.transmit(ms(1)).unwrap() else { panic!() };
    assert!(answer.len() <= asked);
    client.receive(ms(2), &mut answer.to_vec());
    let Some(ClientEvent::Left(Reason::OtherProtocol(theirs))) = client.event() else { panic!() };
    let difference = OTHER.hello().compare(&theirs).unwrap().to_string();
    assert_eq!(
        difference,
        "the two builds describe packet 0 (Input) that the client sends differently"
    );
}

const EPOCH: Duration = Duration::from_secs(1_700_000_000);

fn token(player: u64, identity: u8, expires: u64) -> ConnectToken {
    let grant = Grant {
        player,
        key: key(player),
        identity: [identity; 16],
        not_before: EPOCH.as_secs(),
        expires,
        user_data: b"red".to_vec(),
    };
    TokenKey::new([5; 32]).issue(grant, [player as u8; 24]).unwrap()
}

/// A server that takes tokens, with one player that wants to come in by this one.
fn with_token(token: &ConnectToken, most: usize) -> Net {
    let config = Config { identity: [8; 16], ..Config::default() };
    let mut net = Net::with(0, FAIR, 1, config.clone());
    net.server.accept_tokens(TokenKey::new([5; 32]), EPOCH, most);
    let client = Client::connect_with_token(&PROTOCOL, token, Config::default(), ms(0), [2; 32]);
    net.players.insert(1, support::Player { client, address: 1000, events: Vec::new() });
    net
}

#[test]
fn a_player_comes_in_by_a_token_and_the_seat_is_free_again_afterwards() {
    let mut net = with_token(&token(1, 8, EPOCH.as_secs() + 60), 4);
    net.connect();
    assert_eq!(net.server.user_data(1), Some(&b"red"[..]));
    let now = net.now;
    net.player(1).client.leave(now, 0);
    net.run(ms(11_000));
    assert_eq!(net.server.user_data(1), None, "the seat is free");
    // The same token is good again until it expires.
    let again = token(1, 8, EPOCH.as_secs() + 60);
    let now = net.now;
    net.player(1).client =
        Client::connect_with_token(&PROTOCOL, &again, Config::default(), now, [3; 32]);
    net.until(ms(1000), |net| net.player(1).client.status() == Status::Connected);
}

#[test]
fn tokens_that_are_expired_or_of_another_server_or_too_many_are_refused() {
    let mut net = with_token(&token(1, 8, EPOCH.as_secs() + 60), 4);
    net.now = ms(61_000);
    net.player(1).client = Client::connect_with_token(
        &PROTOCOL,
        &token(1, 8, EPOCH.as_secs() + 60),
        Config::default(),
        ms(61_000),
        [3; 32],
    );
    net.until(ms(1000), |net| client_reason(net, 1).is_some());
    assert!(matches!(client_reason(&net, 1), Some(Reason::Expired)));

    let mut net = with_token(&token(1, 8, EPOCH.as_secs() + 60), 0);
    net.until(ms(1000), |net| client_reason(net, 1).is_some());
    assert!(matches!(client_reason(&net, 1), Some(Reason::Full)));

    let mut net = with_token(&token(1, 9, EPOCH.as_secs() + 60), 4);
    net.until(ms(11_000), |net| client_reason(net, 1).is_some());
    assert!(matches!(client_reason(&net, 1), Some(Reason::TimedOut)));
    assert_eq!(net.server.stats().answered, 0);
}

#[test]
fn a_token_of_one_player_does_not_let_another_in() {
    let mut net = with_token(&token(1, 8, EPOCH.as_secs() + 60), 4);
    let mut bytes = token(1, 8, EPOCH.as_secs() + 60).to_bytes();
    bytes[0] = 2;
    let forged = ConnectToken::from_bytes(&bytes).unwrap();
    let mut client =
        Client::connect_with_token(&PROTOCOL, &forged, Config::default(), ms(0), [2; 32]);
    let request = client.transmit(ms(0)).unwrap();
    let verdict = net.server.receive(ms(0), 7, &mut request.to_vec());
    assert_eq!(verdict, Verdict::Ignored(Denial::UnknownPlayer));
}

#[test]
fn a_player_who_comes_back_by_token_after_a_kick_is_found_at_a_new_address() {
    let mut net = with_token(&token(1, 8, EPOCH.as_secs() + 60), 4);
    net.connect();
    let now = net.now;
    net.server.kick(now, 1, 3);
    net.until(ms(1000), |net| client_reason(net, 1).is_some());
    let again = token(1, 8, EPOCH.as_secs() + 60);
    let now = net.now;
    net.player(1).client =
        Client::connect_with_token(&PROTOCOL, &again, Config::default(), now, [3; 32]);
    net.until(ms(1000), |net| net.player(1).client.status() == Status::Connected);
    net.run(ms(200));
    net.player(1).address = 1001;
    net.until(ms(1000), |net| net.server.address(1) == Some(1001));
}
