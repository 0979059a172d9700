//! Replicated states with a trained model, and on baselines that were just sent.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::sync::LazyLock;

use support::stage::Stage;
use support::{PROTOCOL, Ship, Trial, World, ms};
use tightwire_delta::{History, Model, Session, Tape, plan, train};
use tightwire_session::{ClientEvent, Config, PeerStats, Reason};
use tightwire_sim::Conditions;

/// Ships on circles.
fn world(tick: u32) -> World {
    let ship = |at: u32| {
        let turn = f64::from(tick) / 40.0 + f64::from(at);
        let reach = 3_000.0 + 100.0 * f64::from(at);
        let position = [turn.cos(), turn.sin()].map(|part| (part * reach) as i32);
        Ship { position, shield: (tick / 50) as u8 }
    };
    World { round: tick, ships: (0..40).map(ship).collect() }
}

/// A model of the same ships, earlier.
fn model() -> Model {
    static MODEL: LazyLock<Model> = LazyLock::new(|| {
        let mut history = History::<World>::new(None);
        let record = |tick| {
            history.record(tick, &world(tick)).unwrap();
            history.tape(tick).unwrap().clone()
        };
        let tapes: Vec<Tape> = (0..600).map(record).collect();
        let sessions = [Session { tapes: &tapes, ages: [8, 10, 14] }];
        train(&plan::<World>(), &sessions, |_, _| {})
    });
    MODEL.clone()
}

fn stage(loss: f64, longest_gap: u32) -> Stage<Trial> {
    let network = Conditions { latency: ms(60), loss, ..Conditions::perfect() };
    Stage::new(PROTOCOL, 1, &network, Config { longest_gap, ..Config::default() }, 3)
}

/// Plays 300 ticks, and lets the client catch up.
fn play(mut stage: Stage<Trial>) -> (PeerStats, PeerStats) {
    stage.connect();
    for tick in 1_000..1_300 {
        stage.server.publish(tick, &world(tick)).unwrap();
        stage.step(ms(16));
    }
    stage.conditions(&Conditions::perfect());
    for tick in 1_300..1_320 {
        stage.server.publish(tick, &world(1_300)).unwrap();
        stage.step(ms(16));
    }
    let client = &stage.actor(1).client;
    let (_, shown) = client.world().unwrap();
    assert!(shown == &world(1_300));
    let stats = client.stats().unwrap();
    (stage.server.peer_stats(1).unwrap(), stats)
}

#[test]
fn a_model_that_both_sides_have_makes_states_smaller() {
    let (without, _) = play(stage(0.0, 1));
    let mut stage = stage(0.0, 1);
    stage.server.set_model(model());
    stage.actor(1).client.set_model(model());
    let (with, _) = play(stage);
    let (with, without) = (with.sent.state, without.sent.state);
    assert!(with * 10 < without * 9, "{with} and {without} bits");
}

#[test]
fn a_session_ends_if_only_the_server_has_a_model() {
    let mut stage = stage(0.0, 1);
    stage.server.set_model(model());
    stage.connect();
    for tick in 1..100 {
        stage.server.publish(tick, &world(tick)).unwrap();
        stage.step(ms(16));
    }
    let is_end =
        |event: &ClientEvent<Trial>| matches!(event, ClientEvent::Left(Reason::BadPayload));
    assert!(stage.actor(1).events.iter().any(is_end));
}

#[test]
fn states_on_younger_baselines_are_smaller_and_the_worlds_agree() {
    let [(without, _), (with, client)] = [1, 8].map(|gap| play(stage(0.0, gap)));
    assert!(with.sent.state * 20 < without.sent.state * 19, "{with:?} {without:?}");
    assert_eq!(client.not_held, 0);
    // A lost state hides those that build on it.
    let [(_, without), (_, with)] = [1, 4].map(|gap| play(stage(0.03, gap)));
    assert!(without.not_held == 0 && with.not_held > 0, "{with:?}");
}

#[test]
fn the_server_knows_which_state_the_client_has() {
    let mut stage = stage(0.0, 1);
    stage.connect();
    assert_eq!(stage.server.peer_stats(1).unwrap().state_tick, None);
    for tick in 1..=100 {
        stage.server.publish(tick, &world(tick)).unwrap();
        stage.step(ms(16));
        let has = stage.actor(1).client.world().map(|(tick, _)| tick);
        let stats = stage.server.peer_stats(1).unwrap();
        assert!(stats.state_tick <= has, "{stats:?}");
        if tick > 30 {
            // The round trip takes 120 ms, and a report waits for 50 ms at most.
            let known = stats.state_tick.unwrap();
            assert!((tick - 14..tick - 7).contains(&known), "{known} at {tick}");
            assert!(stats.baseline_age.is_some_and(|age| (8..15).contains(&age)), "{stats:?}");
        }
    }
}
