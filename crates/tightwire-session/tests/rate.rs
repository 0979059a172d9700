//! The send rate on networks of `tightwire-sim`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::time::Duration;

use support::stage::Stage;
use support::{Input, Note, PROTOCOL, Trial, ms};
use tightwire_session::{Config, Delivery};
use tightwire_sim::Conditions;

const START: u64 = 64_000;

/// A game that sends about 36 KB a second to its client, which sends inputs.
struct Play {
    stage: Stage<Trial>,
    tick: u32,
}

/// The counts of one second.
#[derive(Debug)]
struct Second {
    rate: u64,
    sent: u64,
    round_trip: Duration,
}

impl Play {
    fn new(conditions: &Conditions, seed: u64) -> Self {
        let mut stage = Stage::new(PROTOCOL, 1, conditions, Config::default(), seed);
        stage.connect();
        Self { stage, tick: 0 }
    }

    fn second(&mut self) -> Second {
        let before = self.stage.server.peer_stats(1).unwrap().bytes_sent;
        for _ in 0..60 {
            self.tick += 1;
            let note = Note::of(self.tick, 560);
            let _ = self.stage.server.send(1, note, Delivery::Unreliable);
            let input = Input { throttle: 1, stamp: self.tick as u16 };
            self.stage.actor(1).client.input(self.tick, input);
            self.stage.server.inputs(self.tick.saturating_sub(20), |_, _| {});
            self.stage.step(Duration::from_micros(16_667));
            self.stage.events.clear();
            self.stage.actor(1).events.clear();
        }
        let stats = self.stage.server.peer_stats(1).unwrap();
        let sent = stats.bytes_sent - before;
        Second { rate: stats.rate, sent, round_trip: stats.round_trip.unwrap_or_default() }
    }
}

#[test]
fn the_rate_stays_where_it_was_configured_on_networks_that_are_not_congested() {
    let jitter = |jitter: u64, hold: u64| Conditions {
        jitter: ms(jitter),
        hold: ms(hold),
        bandwidth: None,
        ..Conditions::good()
    };
    let networks = [
        ("good", Conditions::good()),
        ("home Wi-Fi", Conditions::home_wifi()),
        ("mobile", Conditions::mobile()),
        ("transcontinental", Conditions::transcontinental()),
        ("2 ms of jitter", jitter(2, 0)),
        ("5 ms of jitter", jitter(5, 0)),
        ("5 ms of slow jitter", jitter(5, 100)),
    ];
    for (name, conditions) in networks {
        let mut play = Play::new(&conditions, 7);
        let (mut least, mut total) = (u64::MAX, 0);
        for _ in 0..60 {
            let second = play.second();
            least = least.min(second.rate);
            total += second.rate;
        }
        println!("{name}: at least {least}, {} on average", total / 60);
        assert!(least >= START * 7 / 10, "{name}: {least}");
        assert!(total / 60 >= START * 95 / 100, "{name}: {}", total / 60);
    }
}

#[test]
fn a_bandwidth_limit_slows_the_sender_down_and_its_end_is_noticed() {
    let limit =
        |bits: u64| Conditions { bandwidth: Some(bits), queue: ms(400), ..Conditions::good() };
    let mut play = Play::new(&limit(160_000), 8);
    let seconds: Vec<Second> = (0..40).map(|_| play.second()).collect();
    let late = &seconds[8..];
    let sent = late.iter().map(|second| second.sent).sum::<u64>() / late.len() as u64;
    let trips = late.iter().map(|second| second.round_trip).sum::<Duration>() / late.len() as u32;
    let stats = play.stage.server.peer_stats(1).unwrap();
    println!("limited: {sent} bytes a second, round trip {trips:?}, {} % late", stats.loss * 100.0);
    // 20,000 bytes with 28 bytes of headers for each packet.
    assert!((10_000..=20_000).contains(&sent), "{sent} bytes a second");
    assert!(trips < ms(150), "{trips:?}");
    play.stage.conditions(&Conditions::good());
    let last = (0..30).map(|_| play.second()).last().unwrap();
    assert!(last.sent > 33_000, "{last:?}");
}

#[test]
fn heavy_loss_slows_the_sender_down() {
    let mut play = Play::new(&Conditions { loss: 0.3, ..Conditions::good() }, 9);
    let last = (0..20).map(|_| play.second()).last().unwrap();
    assert!(last.rate < START / 2, "{last:?}");
}
