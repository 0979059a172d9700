//! Counters by channel.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use support::stage::Stage;
use support::{Input, Note, PROTOCOL, Ship, World, ms};
use tightwire_session::{Carried, Config, Delivery, Traffic};
use tightwire_sim::Conditions;

#[test]
fn every_bit_is_counted_in_one_channel_on_both_sides_and_in_total() {
    let perfect = Conditions { latency: ms(20), ..Conditions::perfect() };
    let mut stage = Stage::new(PROTOCOL, 2, &perfect, Config::default(), 3);
    stage.connect();
    let ship = |at: i32| Ship { position: [at, -at], shield: at as u8 };
    let mut world = World { round: 0, ships: (0..50).map(ship).collect() };
    stage.server.send_block(1, vec![9; 20_000].into()).unwrap();
    for tick in 1..=200 {
        world.round = tick;
        world.ships[(tick % 50) as usize].shield ^= 1;
        stage.server.publish(tick, &world).unwrap();
        stage.actor(1).client.input(tick, Input { throttle: 1, stamp: tick as u16 });
        stage.server.send(1, Note::of(tick, 20), Delivery::Reliable).unwrap();
        stage.actor(1).client.send(Note::of(tick, 10), Delivery::Unreliable).unwrap();
        stage.step(ms(16));
    }
    for _ in 0..20 {
        stage.step(ms(16));
    }
    let server = stage.server.peer_stats(1).unwrap();
    let client = stage.actor(1).client.stats().unwrap();
    for stats in [&server, &client] {
        assert_eq!(stats.sent.total(), stats.bytes_sent * 8);
        assert_eq!(stats.received.total(), stats.bytes_received * 8);
    }
    // Nothing was lost, so what one has sent the other has received, except for the seals.
    let without_header = |traffic: Traffic| {
        [traffic.reliable, traffic.unreliable, traffic.blocks, traffic.inputs, traffic.state]
    };
    assert_eq!(without_header(server.sent), without_header(client.received));
    assert_eq!(without_header(client.sent), without_header(server.received));
    assert!(server.sent.reliable > 200 * 24 * 8 && server.sent.blocks > 20_000 * 8);
    assert!(server.sent.state > 200 * 11 * 8 && server.sent.unreliable == 0);
    assert!(client.sent.inputs > 200 * 40 && client.sent.unreliable > 200 * 14 * 8);
    assert_eq!((server.sent.inputs, client.sent.state), (0, 0));

    let before = stage.server.stats();
    assert_eq!((before.players, before.sessions), (2, 2));
    let peers: u64 = (1..=2).map(|id| stage.server.peer_stats(id).unwrap().bytes_sent).sum();
    assert_eq!((before.bytes_sent, before.sent.total()), (peers, peers * 8));
    // A session that is over still counts.
    let now = stage.sim.clock(stage.actors[1].node);
    stage.actor(2).client.leave(now, 0);
    for _ in 0..40 {
        stage.step(ms(16));
    }
    let after = stage.server.stats();
    assert_eq!((after.players, after.sessions), (1, 2));
    assert!(after.bytes_sent > before.bytes_sent);
    assert_eq!(after.sent.total(), after.bytes_sent * 8);
}

#[test]
fn a_watcher_gets_each_message_with_the_bits_that_it_takes() {
    let perfect = Conditions { latency: ms(20), ..Conditions::perfect() };
    let mut stage = Stage::new(PROTOCOL, 1, &perfect, Config::default(), 3);
    stage.connect();
    let before = stage.server.peer_stats(1).unwrap().sent;
    let mut sent = Vec::new();
    for number in 0..40 {
        let by = if number % 3 == 0 { Delivery::Reliable } else { Delivery::Unreliable };
        // One in five is too large for a packet and goes in parts.
        let bytes = if number % 15 == 0 { 3_000 } else { number as usize };
        stage.server.send(1, Note::of(number, bytes), by).unwrap();
        sent.extend((bytes < 3_000).then_some(number));
    }
    let now = stage.sim.clock(stage.node) + ms(40);
    let (mut seen, mut bits, mut most) = (Vec::new(), 0, 0);
    for round in 0..200 {
        let (mut end, mut count) = (0, 0);
        let packet =
            stage.server.transmit_watched(now + ms(10) * round, |player, carried, span| {
                assert_eq!(player, 1);
                let Carried::Message(note) = carried else { panic!("{carried:?}") };
                // Messages follow each other, and the padding in front of bytes depends on the position.
                assert!(span.start > end, "{span:?} after {end}");
                let length = span.start + 32 + 15;
                assert_eq!(span.end, length.next_multiple_of(8) + note.weight.len() * 8);
                end = span.end;
                count += 1;
                bits += span.len() as u64;
                seen.push(note.number);
            });
        assert!(packet.is_none_or(|(_, packet)| end <= packet.len() * 8));
        most = most.max(count);
    }
    assert!(most > 1, "packets with several messages");
    // Reliable messages are sent again while no report arrives.
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, sent);
    let after = stage.server.peer_stats(1).unwrap().sent;
    let channels = after.reliable + after.unreliable - before.reliable - before.unreliable;
    assert!(bits > 0 && bits < channels, "{bits} of {channels}");
}

#[test]
fn a_watcher_gets_the_state_with_the_bits_that_it_takes() {
    let perfect = Conditions { latency: ms(20), ..Conditions::perfect() };
    let mut stage = Stage::new(PROTOCOL, 1, &perfect, Config::default(), 3);
    stage.connect();
    let ship = |at: i32| Ship { position: [at, -at], shield: at as u8 };
    let before = stage.server.peer_stats(1).unwrap().sent;
    let (mut bits, mut states) = (0, 0);
    for tick in 1..=50 {
        let world =
            World { round: tick, ships: (0..50).map(|at| ship(at + tick as i32)).collect() };
        stage.server.publish(tick, &world).unwrap();
        let number = Note::of(tick, tick as usize);
        stage.server.send(1, number, Delivery::Unreliable).unwrap();
        let now = stage.sim.clock(stage.node) + ms(16);
        let mut end = 0;
        let (to, packet) = stage
            .server
            .transmit_watched(now, |_, carried, span| {
                assert!(span.start > end, "{span:?} after {end}");
                end = span.end;
                let Carried::State { state, parts } = carried else { return };
                // 11 bits of length, padding to a whole byte, and the bytes.
                let length = (span.start + 11).next_multiple_of(8) + state.as_slice().len() * 8;
                assert_eq!(span.end, length);
                // Without the feature there are no parts.
                let sum: u64 = parts.iter().map(|part| u64::from(*part)).sum();
                assert!(parts.is_empty() || sum == state.as_slice().len() as u64 * 8 * 256);
                bits += span.len() as u64;
                states += 1;
            })
            .unwrap();
        stage.sim.send(stage.node, to, packet);
        stage.step(ms(16));
    }
    let after = stage.server.peer_stats(1).unwrap().sent;
    assert_eq!((bits, states), (after.state - before.state, 50));
}
