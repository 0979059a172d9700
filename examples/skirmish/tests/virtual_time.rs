//! The game on simulated networks, in virtual time.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::time::Duration;

use skirmish::game::{bot, difference, length};
use skirmish::packets::{HZ, Input};
use skirmish::simulated::{Match, everybody_sees_the_same, rounded};
use tightwire_sim::{Conditions, Limits, Scenario, explore};

fn scenario(clients: u32, conditions: Conditions) -> Scenario {
    Scenario {
        seed: 7,
        clients,
        length: Duration::from_secs(10),
        calm: Duration::ZERO,
        conditions,
        faults: Vec::new(),
        log: 0,
    }
}

#[test]
fn a_tank_drives_while_its_player_holds_the_key() {
    let mut game = Match::new(&scenario(1, Conditions::good()));
    let place = |game: &Match| game.host.world().tanks[0].position;
    game.play(Duration::from_secs(1), |_, _| Input::default()).unwrap();
    let before = place(&game);
    game.play(Duration::from_secs(3), |_, _| Input { drive: 1, ..Input::default() }).unwrap();
    let driven = length(difference(place(&game), before));
    // 12 metres per second for two seconds, less the time that the first input is under way.
    assert!((22.0..24.1).contains(&driven), "{driven}");
}

#[test]
fn nine_of_ten_inputs_arrive_in_time_on_a_mobile_network() {
    let mut game = Match::new(&scenario(1, Conditions::mobile()));
    game.play(Duration::from_secs(2), |_, _| Input::default()).unwrap();
    // The key is down in every second tick. Inputs that came late would repeat the one before.
    let held = |_, tick: u32| Input { turn: (tick % 2) as i8, ..Input::default() };
    let before = game.host.world().tanks[0].heading;
    // One burst of loss can take a second on this network, so a few seconds would not be enough.
    game.play(Duration::from_secs(32), held).unwrap();
    let turned = game.host.world().tanks[0].heading - before;
    let expected = 30.0 * HZ as f32 / 2.0 * 2.0 / HZ as f32;
    assert!((turned - expected).abs() < expected / 10.0, "{turned} instead of {expected}");
}

#[test]
fn every_barrel_arrives_although_they_need_several_packets() {
    let mut game = Match::new(&scenario(1, Conditions::home_wifi()));
    let still = |_, _| Input::default();
    let shown = |game: &Match| {
        let (_, world) = game.players[0].world()?;
        Some(world.barrels.iter().filter(|barrel| barrel.health > 0).count())
    };
    let mut first = None;
    for tick in 1..90 {
        game.play(Duration::from_secs(tick) / HZ, still).unwrap();
        first = first.or(shown(&game));
    }
    assert!(first.is_some_and(|count| count < 400), "{first:?} arrived with the first packet");
    assert_eq!(shown(&game), Some(400));
}

#[test]
fn a_line_of_chat_arrives_once_at_everybody() {
    let mut game = Match::new(&scenario(4, Conditions::terrible()));
    game.play(Duration::from_secs(5), bot).unwrap();
    assert!(game.players[2].say("over here"));
    game.play(Duration::from_secs(10), bot).unwrap();
    for player in &game.players {
        assert_eq!(player.chat, ["3: over here"]);
    }
}

#[test]
fn a_match_of_four_stays_below_its_budget() {
    let mut game = Match::new(&scenario(4, Conditions::mobile()));
    game.play(Duration::from_secs(10), bot).unwrap();
    let report = game.host.report();
    assert_eq!(report.len(), 4);
    for line in report {
        let bytes: u32 = line.split(' ').nth(2).and_then(|word| word.parse().ok()).unwrap();
        assert!((50..200).contains(&bytes), "{line}");
    }
}

#[test]
fn everybody_sees_the_same_world_after_a_bad_network() {
    let limits = Limits {
        clients: 4,
        // A client that hears nothing gives up after ten seconds and connects again.
        calm: Duration::from_secs(16),
        clocks: false,
        ..Limits::default()
    };
    if let Err(failure) = explore(0..8, &limits, everybody_sees_the_same) {
        panic!("{failure}");
    }
}

/// Plays a scenario of one client on a good network, given as text.
fn plays(calm: u32, fault: &str) -> bool {
    let text = format!("seed=1; clients=1; length=5s; calm={calm}s; net=good; {fault}");
    everybody_sees_the_same(&text.parse().unwrap()).is_ok()
}

#[test]
fn after_a_restart_of_the_server_a_match_needs_more_calm_than_the_time_out() {
    let restart = "4800ms stop 0; 4900ms start 0";
    assert!(!plays(9, restart), "the client still waits for the server before the restart");
    assert!(plays(14, restart));
}

#[test]
fn a_match_survives_clocks_that_jump_back() {
    assert!(plays(14, ""));
    assert!(plays(14, "3s clock 0 back 2s"));
    assert!(plays(14, "3s clock 1 back 2s"));
}

#[test]
fn a_match_does_not_survive_clocks_that_jump_ahead() {
    assert!(!plays(14, "3s clock 1 ahead 2s"));
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let play = || {
        let mut game = Match::new(&scenario(3, Conditions::mobile()));
        game.play(Duration::from_secs(5), bot).unwrap();
        (game.sim.fingerprint(), rounded(game.host.world()))
    };
    assert!(play() == play());
}
