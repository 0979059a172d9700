//! Messages, inputs and blocks over networks of every kind.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::sync::Arc;

use support::{FAIR, FOUL, Input, Net, Note, Weather, ms};
use tightwire_session::{
    ClientEvent, Config, Delivery, InputAt, InputMode, Rates, ServerEvent, Why,
};

const WEATHERS: [Weather; 4] = [
    FAIR,
    FOUL,
    Weather { least: ms(0), jitter: ms(0), loss: 0.0, copies: 0.0 },
    Weather { least: ms(5), jitter: ms(200), loss: 0.4, copies: 0.5 },
];

#[test]
fn reliable_messages_arrive_once_in_order_and_unchanged_in_both_directions() {
    for (number, weather) in WEATHERS.into_iter().enumerate() {
        for seed in 1..=4 {
            let mut net = Net::new(2, weather, seed * 10 + number as u64);
            net.connect();
            let (mut up, mut down) = (0, 0);
            for tick in 0..2000 {
                if tick < 1000 && tick % 3 == 0 {
                    let note = Note::new(up);
                    match net.player(1).client.send(note, Delivery::Reliable) {
                        Ok(()) => up += 1,
                        Err(error) => {
                            assert_eq!((error.why, error.message), (Why::Full, Note::new(up)));
                        }
                    }
                    if net.server.send(2, Note::new(down), Delivery::Reliable).is_ok() {
                        down += 1;
                    }
                }
                net.step(ms(10));
            }
            net.run(ms(3000));
            assert!(up > 100 && down > 100);
            assert_eq!(net.at_server(1), (0..up).collect::<Vec<_>>(), "weather {number}");
            assert_eq!(net.at_client(2), (0..down).collect::<Vec<_>>(), "weather {number}");
            assert!(net.at_server(2).is_empty() && net.at_client(1).is_empty());
            for event in &net.events {
                if let ServerEvent::Message(_, note) = event {
                    assert_eq!(*note, Note::new(note.number));
                }
                assert!(!matches!(event, ServerEvent::Left(..)), "{event:?}");
            }
            assert!(net.largest <= 1200);
        }
    }
}

#[test]
fn a_full_queue_returns_the_message_and_keeps_the_session() {
    let mut net = Net::new(1, FAIR, 1);
    net.connect();
    for number in 0..256 {
        net.server.send(1, Note::new(number), Delivery::Reliable).unwrap();
    }
    let error = net.server.send(1, Note::new(999), Delivery::Reliable).unwrap_err();
    assert_eq!((error.why, error.message), (Why::Full, Note::new(999)));
    net.run(ms(3000));
    assert_eq!(net.at_client(1), (0..256).collect::<Vec<_>>());
    net.server.send(1, Note::new(256), Delivery::Reliable).unwrap();
    let error = net.server.send(7, Note::new(1), Delivery::Reliable).unwrap_err();
    assert_eq!(error.why, Why::NotConnected);
}

#[test]
fn messages_larger_than_a_packet_arrive_whole_between_small_ones() {
    for weather in [FAIR, FOUL] {
        let mut net = Net::new(1, weather, 5);
        net.connect();
        let sizes = [1, 30_000, 2, 600, 511, 512, 513, 20_000, 3];
        let mut sent = 0;
        net.until(ms(60_000), |net| {
            while let Some(size) = sizes.get(sent) {
                let note = Note::of(sent as u32, *size);
                if net.player(1).client.send(note, Delivery::Reliable).is_err() {
                    break;
                }
                sent += 1;
            }
            net.at_server(1).len() == sizes.len()
        });
        for event in &net.events {
            if let ServerEvent::Message(_, note) = event {
                assert_eq!(*note, Note::of(note.number, sizes[note.number as usize]));
            }
        }
        assert_eq!(net.at_server(1), (0..sizes.len() as u32).collect::<Vec<_>>());
    }
    let config = Config { message_bytes: 1000, ..Config::default() };
    let mut net = Net::with(1, FAIR, 5, config);
    net.connect();
    let error = net.server.send(1, Note::of(0, 1001), Delivery::Reliable).unwrap_err();
    assert_eq!(error.why, Why::TooLarge);
    let error = net.server.send(1, Note::of(0, 1100), Delivery::Unreliable).unwrap_err();
    assert_eq!(error.why, Why::TooLarge);
}

#[test]
fn unreliable_messages_are_never_doubled_and_none_is_lost_on_a_good_network() {
    for weather in WEATHERS {
        let mut net = Net::new(1, weather, 9);
        net.connect();
        for number in 0..1000 {
            net.server.send(1, Note::new(number), Delivery::Unreliable).unwrap();
            net.step(ms(10));
        }
        net.run(ms(1000));
        let mut got = net.at_client(1);
        let count = got.len();
        got.sort_unstable();
        got.dedup();
        assert_eq!(got.len(), count, "one came twice");
        if weather.loss == 0.0 {
            assert_eq!(got, (0..1000).collect::<Vec<_>>());
        } else {
            assert!(count > 300, "{count}");
        }
    }
}

#[test]
fn each_input_is_handed_out_once_and_as_the_client_gave_it() {
    for (weather, least) in [(FAIR, 0.999), (FOUL, 0.98)] {
        let mut net = Net::new(2, weather, 3);
        net.connect();
        let input = |player: u64, tick: u32| Input {
            throttle: ((u64::from(tick / 5) * player) % 101) as i8,
            stamp: tick as u16,
        };
        let (delay, mut fresh, ticks) = (10, 0, 2000);
        for tick in 1..=ticks {
            for player in 1..=2 {
                assert!(net.player(player).client.input(tick, input(player, tick)));
                assert!(!net.player(player).client.input(tick, input(player, tick)));
            }
            net.step(ms(16));
            let Some(at) = tick.checked_sub(delay).filter(|at| *at > 0) else { continue };
            net.server.inputs(at, |player, found| {
                if let InputAt::Fresh(found) = found {
                    assert_eq!(*found, input(player, at));
                    fresh += 1;
                }
            });
            net.server.inputs(at, |_, found| assert!(!matches!(found, InputAt::Fresh(_))));
        }
        let share = f64::from(fresh) / f64::from(2 * (ticks - delay));
        assert!(share >= least && share <= 1.0, "{share}");
        let lead = net.player(1).client.input_lead().unwrap();
        assert!((1..=10).contains(&lead), "{lead}");
    }
}

#[test]
fn inputs_can_come_as_events_in_the_order_of_ticks() {
    let config = Config { inputs: InputMode::AsTheyCome, ..Config::default() };
    let mut net = Net::with(1, FOUL, 3, config);
    net.connect();
    for tick in 0..1000 {
        net.player(1).client.input(tick, Input { throttle: 1, stamp: tick as u16 });
        net.step(ms(16));
    }
    net.run(ms(1000));
    let ticks: Vec<u32> = net
        .events
        .iter()
        .filter_map(|event| match event {
            ServerEvent::Input(1, tick, input) => {
                assert_eq!(u32::from(input.stamp), *tick);
                Some(*tick)
            }
            _ => None,
        })
        .collect();
    assert!(ticks.is_sorted_by(|a, b| a < b));
    assert!(ticks.len() > 970, "{}", ticks.len());
}

#[test]
fn blocks_arrive_whole_beside_messages_and_their_progress_never_falls() {
    for weather in [FAIR, FOUL] {
        let rates = Rates { floor: 200_000, start: 200_000, ceiling: 400_000 };
        let config = Config { rates, ..Config::default() };
        let mut net = Net::with(1, weather, 7, config);
        net.connect();
        let block = |seed: u32, bytes: u32| -> Arc<[u8]> {
            (0..bytes).map(|at| (at.wrapping_mul(seed) >> 3) as u8).collect()
        };
        let blocks = [block(3, 300_000), block(5, 1), block(7, 512), block(9, 100_001)];
        for block in &blocks {
            net.server.send_block(1, Arc::clone(block)).unwrap();
        }
        assert!(net.server.send_block(1, [].into()).is_err(), "a block without bytes");
        let (mut last, mut sent) = ((0, 0), 0);
        let mut slowest = ms(0);
        let mut waiting = None;
        net.until(ms(60_000), |net| {
            let done = net.players[&1].events.iter();
            let done = done.filter(|event| matches!(event, ClientEvent::Block(_))).count();
            if let Some(progress) = net.players[&1].client.block_progress().1 {
                let now = (done, progress.bytes);
                assert!(now >= last, "{now:?} after {last:?}");
                last = now;
            }
            // A chat message at a time does not wait for the blocks.
            if net.at_client(1).len() == sent as usize {
                if let Some(since) = waiting.take() {
                    slowest = slowest.max(net.now - since);
                }
                net.server.send(1, Note::new(sent), Delivery::Reliable).unwrap();
                (sent, waiting) = (sent + 1, Some(net.now));
            }
            done == blocks.len()
        });
        let got: Vec<&Vec<u8>> = net.players[&1]
            .events
            .iter()
            .filter_map(|event| match event {
                ClientEvent::Block(block) => Some(block),
                _ => None,
            })
            .collect();
        for (got, block) in got.iter().zip(&blocks) {
            assert!(***got == **block);
        }
        let limit = if weather.loss == 0.0 { ms(60) } else { ms(2500) };
        assert!(slowest <= limit, "{slowest:?}");
    }
}

#[test]
fn a_block_beyond_the_limit_of_the_receiver_ends_the_session() {
    let mut net = Net::new(1, FAIR, 7);
    net.connect();
    net.player(1).client.send_block(vec![1; (1 << 20) + 1].into()).unwrap();
    net.until(ms(2000), |net| {
        let bad = |event: &ServerEvent<_>| {
            matches!(event, ServerEvent::Left(1, tightwire_session::Reason::BadPayload))
        };
        net.events.iter().any(bad)
    });
}

#[test]
fn no_channel_starves_another() {
    let rates = Rates { floor: 60_000, start: 60_000, ceiling: 60_000 };
    let config = Config { rates, ..Config::default() };
    let mut net = Net::with(1, FAIR, 2, config);
    net.connect();
    net.server.send_block(1, vec![7; 1_000_000].into()).unwrap();
    let (mut reliable, mut tick) = (0, 0u32);
    for _ in 0..1000 {
        while net.server.send(1, Note::of(reliable, 400), Delivery::Reliable).is_ok() {
            reliable += 1;
        }
        let _ = net.server.send(1, Note::of(1_000_000 + tick, 300), Delivery::Unreliable);
        tick += 1;
        net.step(ms(10));
    }
    let got = net.at_client(1);
    let loose = got.iter().filter(|number| **number >= 1_000_000).count();
    let firm = got.len() - loose;
    let progress = net.players[&1].client.block_progress().1.unwrap();
    // Ten seconds have 600,000 bytes.
    assert!(firm * 400 > 60_000, "{firm}");
    assert!(loose * 300 > 60_000, "{loose}");
    assert!(progress.bytes > 60_000, "{progress:?}");
    let sent = net.server.peer_stats(1).unwrap().bytes_sent;
    assert!((500_000..=660_000).contains(&sent), "{sent}");
}
