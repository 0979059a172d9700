//! Inputs on networks that reorder packets.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use support::{Dice, Input, Net, Weather, ms};
use tightwire_session::{Config, InputMode, ServerEvent};

/// Packets overtake each other by up to 25 others.
const REORDERED: Weather = Weather { least: ms(20), jitter: ms(400), loss: 0.1, copies: 0.2 };

#[test]
fn inputs_as_they_come_keep_their_ticks_when_ticks_jump_and_packets_overtake_each_other() {
    for seed in 1..=4 {
        let config = Config { inputs: InputMode::AsTheyCome, ..Config::default() };
        let (mut net, mut dice) = (Net::with(1, REORDERED, seed, config), Dice(seed));
        net.connect();
        let mut tick = 0;
        for _ in 0..1500 {
            let jump = if dice.chance(0.02) { dice.below(3000) } else { 0 };
            tick += 1 + jump as u32;
            // The stamp differs from that of every tick with the same low bits.
            let stamp = (tick / 1024) as u16;
            assert!(net.player(1).client.input(tick, Input { throttle: 1, stamp }));
            net.run(ms(16));
        }
        let (mut last, mut count) = (0, 0);
        for event in &net.events {
            let ServerEvent::Input(_, tick, input) = event else { continue };
            assert_eq!(u32::from(input.stamp), tick / 1024, "tick {tick}, seed {seed}");
            assert!(*tick > last);
            (last, count) = (*tick, count + 1);
        }
        assert!(count > 600, "{count}");
    }
}
