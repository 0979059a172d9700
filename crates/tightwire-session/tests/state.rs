//! The state of the game, replicated through networks of every kind.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::collections::BTreeMap;

use support::{FAIR, FOUL, Input, Net, Note, Ship, Weather, World, ms};
use tightwire_session::{Config, Delivery, Element, Rates, ServerEvent};

fn world(ships: usize) -> World {
    let ship = |at: usize| Ship {
        position: [at as i32 * 100 - 20_000, (at * 700 % 10_000) as i32],
        shield: 100,
    };
    World { round: 0, ships: (0..ships).map(ship).collect() }
}

fn step(world: &mut World, tick: u32) {
    world.round = tick;
    for (at, ship) in world.ships.iter_mut().enumerate() {
        let turn = tick as f32 / 20.0 + at as f32;
        ship.position[0] += (10.0 * turn.cos()) as i32;
        ship.position[1] += (10.0 * turn.sin()) as i32;
        if (tick as usize + at) % 97 == 0 {
            ship.shield = ship.shield.wrapping_sub(3);
        }
    }
}

fn codes(ship: &Ship) -> (i32, i32, u8) {
    (ship.position[0], ship.position[1], ship.shield)
}

/// Plays for a while, and looks at every state that a client shows.
fn play(ships: usize, weather: Weather, config: Config) -> Net {
    let mut net = Net::with(3, weather, 3, config);
    net.connect();
    let mut world = world(ships);
    // When each ship had which codes.
    let mut published: Vec<BTreeMap<(i32, i32, u8), u32>> = vec![BTreeMap::new(); ships];
    let mut rounds = [0; 4];
    let mut chat = 0;
    for tick in 1..=360 {
        if tick <= 240 {
            step(&mut world, tick);
        } else {
            world.round = tick;
        }
        for (at, ship) in world.ships.iter().enumerate() {
            published[at].insert(codes(ship), tick);
        }
        net.server.publish(tick, &world).unwrap();
        if tick <= 330
            && tick % 10 == 0
            && net.server.send(2, Note::of(chat, 100), Delivery::Reliable).is_ok()
        {
            chat += 1;
        }
        for player in 1..=3 {
            net.player(player).client.input(tick, Input { throttle: 1, stamp: 0 });
        }
        net.step(ms(16));
        if tick == 260 {
            net.weather = FAIR;
        }
        for player in 1..=3u64 {
            let Some((shown_tick, shown)) = net.players[&player].client.world() else { continue };
            assert!(shown_tick >= rounds[player as usize], "it went back");
            rounds[player as usize] = shown_tick;
            for (at, ship) in shown.ships.iter().enumerate() {
                assert!(published[at].contains_key(&codes(ship)), "nobody published {ship:?}");
            }
        }
    }
    for player in 1..=3 {
        let (_, shown) = net.players[&player].client.world().unwrap();
        let same = shown.ships.iter().zip(&world.ships).all(|(a, b)| codes(a) == codes(b));
        assert!(same && shown.ships.len() == ships, "player {player}");
        assert!(shown.round > 345, "{}", shown.round);
        let stats = net.server.peer_stats(player).unwrap();
        assert_eq!(stats.states_skipped, 0);
    }
    assert_eq!(net.at_client(2), (0..chat).collect::<Vec<_>>());
    assert!(!net.events.iter().any(|event| matches!(event, ServerEvent::Left(..))));
    assert!(net.largest <= 1200);
    net
}

fn fast() -> Config {
    Config {
        rates: Rates { floor: 100_000, start: 100_000, ceiling: 256_000 },
        ..Config::default()
    }
}

#[test]
fn clients_show_only_what_was_published_and_agree_when_the_network_is_good() {
    for weather in [FAIR, FOUL] {
        play(30, weather, fast());
    }
}

#[test]
fn a_state_larger_than_a_packet_arrives_in_parts() {
    for weather in [FAIR, FOUL] {
        let net = play(400, weather, fast());
        let sent = net.server.peer_stats(1).unwrap();
        assert!(sent.packets_sent > 350);
    }
}

#[test]
fn a_player_gets_only_what_matters_to_him() {
    let mut net = Net::with(2, FAIR, 3, fast());
    net.connect();
    let mut world = world(200);
    for tick in 1..=100 {
        step(&mut world, tick);
        let priority = |player: u64, ship: Element<'_>| u32::from(player == 2 || ship.key < 50);
        net.server.publish_to(tick, &world, priority).unwrap();
        net.step(ms(16));
    }
    net.run(ms(200));
    let stats = |player| net.server.peer_stats(player).unwrap().bytes_sent;
    // A quarter of the ships, in packets with the same headers.
    assert!(stats(1) * 3 < stats(2) * 2, "{} and {}", stats(1), stats(2));
    let (_, shown) = net.players[&1].client.world().unwrap();
    assert_eq!(shown.ships.len(), 50);
    assert!(shown.ships.iter().zip(&world.ships).all(|(a, b)| codes(a) == codes(b)));
    assert_eq!(net.players[&2].client.world().unwrap().1.ships.len(), 200);
}

#[test]
fn blocks_and_large_messages_pass_beside_a_state_that_fills_packets() {
    let mut net = Net::with(1, FAIR, 3, fast());
    net.connect();
    let mut world = world(400);
    net.server.send_block(1, vec![5; 50_000].into()).unwrap();
    for number in 0..20 {
        net.server.send(1, Note::of(number, 800), Delivery::Reliable).unwrap();
    }
    let mut done = None;
    for tick in 1..=300 {
        step(&mut world, tick);
        net.server.publish(tick, &world).unwrap();
        net.step(ms(16));
        let player = &net.players[&1];
        let has_block = |event: &_| matches!(event, tightwire_session::ClientEvent::Block(_));
        if done.is_none() && player.events.iter().any(has_block) && net.at_client(1).len() == 20 {
            done = Some(tick);
        }
    }
    assert!(done.is_some_and(|tick| tick < 300), "{done:?}");
}
