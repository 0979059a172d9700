//! Ticks for inputs, on networks of `tightwire-sim`.

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
use support::{Input, PROTOCOL, ms};
use tightwire_session::{Config, InputAt, Status};
use tightwire_sim::{ClockChange, Conditions, Fault};

/// How many of the server's ticks found their input, from 0 to 1, and how many ticks the inputs were ahead
/// of the server on average. The client's clock is an hour ahead and runs 100 millionths too fast.
fn play(conditions: &Conditions, hz: u32, first_tick: u32) -> (f64, f64) {
    let mut stage = Stage::new(PROTOCOL, 1, conditions, Config::default(), 5);
    let node = stage.actor(1).node;
    stage.sim.apply(&Fault::Clock(node, ClockChange::Drift(100)));
    stage.sim.apply(&Fault::Clock(node, ClockChange::JumpAhead(Duration::from_secs(3600))));
    stage.reconnect(1);
    let half = Duration::from_secs(1) / (2 * hz);
    let (mut last, mut fresh, mut ahead, mut count) = (0, 0, 0, 0);
    for step in 0..40 * hz {
        // The server has a tick in every second step, the client a frame in every one.
        let tick = first_tick + step / 2;
        let counts = step > 6 * hz;
        if step % 2 == 0 {
            stage.server.inputs(tick, |_, input| {
                if let (InputAt::Fresh(input), true) = (input, counts) {
                    assert_eq!(input.stamp, tick as u16);
                    fresh += 1;
                }
            });
            count += u32::from(counts);
        }
        let now = stage.sim.clock(node);
        let client = &mut stage.actor(1).client;
        let due = client.input_tick(now).unwrap_or(last);
        // The first one is for the tick that is due, and every tick after it has one.
        last = if last == 0 { due.saturating_sub(1) } else { last };
        while last < due {
            last += 1;
            assert!(client.input(last, Input { throttle: 0, stamp: last as u16 }));
            ahead += if counts { last - tick } else { 0 };
        }
        stage.step(half);
    }
    (f64::from(fresh) / f64::from(count), f64::from(ahead) / f64::from(count))
}

#[test]
fn inputs_for_the_tick_that_the_client_estimates_come_in_time_and_not_much_earlier() {
    let terrible = Conditions { corrupt: 0.0, truncate: 0.0, ..Conditions::terrible() };
    let networks = [
        ("good", Conditions::good(), 60, 0.999, 3.0),
        ("good", Conditions::good(), 20, 0.999, 3.0),
        ("home Wi-Fi", Conditions::home_wifi(), 60, 0.98, 5.0),
        ("mobile", Conditions::mobile(), 60, 0.96, 10.0),
        ("transcontinental", Conditions::transcontinental(), 60, 0.99, 10.0),
        ("terrible", terrible, 30, 0.95, 13.0),
    ];
    for (name, conditions, hz, least, most) in networks {
        for first_tick in [1, 1_000_000] {
            let (share, ahead) = play(&conditions, hz, first_tick);
            println!("{name} at {hz} Hz: {:.1} % in time, {ahead:.1} ticks ahead", share * 100.0);
            assert!(share >= least, "{name}: {share}");
            assert!(ahead <= most, "{name}: {ahead}");
        }
    }
}

#[test]
fn inputs_are_not_sent_much_earlier_after_a_time_in_which_none_arrived() {
    let mut stage = Stage::new(PROTOCOL, 1, &Conditions::good(), Config::default(), 5);
    stage.connect();
    let (node, server) = (stage.actors[0].node, stage.node);
    let (mut last, mut ahead) = (0, [0, 0]);
    for tick in 1..=900 {
        // The server hears nothing from the client for 4 seconds, and the client hears the server.
        match tick {
            300 => stage.sim.apply(&Fault::Block(node, server)),
            550 => stage.sim.apply(&Fault::Unblock(node, server)),
            _ => {}
        }
        stage.server.inputs(tick, |_, _| {});
        let now = stage.sim.clock(node);
        let client = &mut stage.actor(1).client;
        if let Some(due) = client.input_tick(now).filter(|due| *due > last) {
            client.input(due, Input { throttle: 1, stamp: 7 });
            last = due;
        }
        match tick {
            200..300 => ahead[0] = ahead[0].max(last - tick),
            800.. => ahead[1] = ahead[1].max(last - tick),
            _ => {}
        }
        stage.step(ms(16));
    }
    assert!(ahead[1] <= ahead[0] + 3, "{ahead:?}");
}

#[test]
fn an_input_far_ahead_is_rejected_and_does_not_keep_out_those_that_follow() {
    let mut stage = Stage::new(PROTOCOL, 1, &Conditions::good(), Config::default(), 5);
    stage.connect();
    // Before the client has the server's ticks, it cannot reject this one.
    assert!(stage.actor(1).client.input(4_000_000, Input { throttle: 0, stamp: 0 }));
    let (mut last, mut fresh) = (0, 0);
    for tick in 1..=300 {
        stage
            .server
            .inputs(tick, |_, input| fresh += u32::from(matches!(input, InputAt::Fresh(_))));
        let now = stage.sim.clock(stage.actors[0].node);
        let client = &mut stage.actor(1).client;
        if let Some(due) = client.input_tick(now).filter(|due| *due > last) {
            assert!(!client.input(due + 200, Input { throttle: 0, stamp: 0 }));
            assert!(client.input(due, Input { throttle: 1, stamp: 7 }));
            last = due;
        }
        stage.step(ms(16));
    }
    assert!(fresh > 250, "{fresh}");
}

#[test]
fn a_server_and_a_client_that_may_keep_no_events_connect() {
    let config = Config { events: 0, ..Config::default() };
    let mut stage = Stage::new(PROTOCOL, 2, &Conditions::good(), config, 5);
    stage.connect();
    assert!(stage.actors.iter().all(|actor| actor.client.status() == Status::Connected));
}
