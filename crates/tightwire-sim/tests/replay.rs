//! One scenario is played again, with a log, if the environment asks for it. The tests start this
//! program again to set its environment.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::process::Command;

use tightwire_sim::{Event, Limits, REPLAY, Scenario, explore};

/// A client greets the server.
fn greet(scenario: &Scenario) {
    let (mut sim, server, clients) = scenario.sim();
    sim.describe(|bytes| String::from_utf8_lossy(bytes).into_owned());
    for client in clients {
        sim.send(client, server, b"good morning");
    }
    while let Some(event) = sim.next_event(scenario.end()) {
        if let Event::Datagram { node, .. } = event {
            sim.note(node, || "is greeted".into());
            assert!(scenario.seed != 7, "an unlucky number");
        }
    }
}

#[test]
fn game() {
    let play = |scenario: &Scenario| {
        greet(scenario);
        Ok(())
    };
    if let Err(failure) = explore(0..3, &Limits::default(), play) {
        panic!("{failure}");
    }
}

/// Plays the game in another process, and returns whether it passes and what it prints.
fn replay(scenario: &str) -> (bool, String) {
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["game", "--exact", "--nocapture"])
        .env(REPLAY, scenario)
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn a_scenario_that_passes_prints_its_packets() {
    let (passes, text) = replay("seed=3; clients=1; length=1s; net=perfect,latency=5ms");
    assert!(passes, "{text}");
    for line in [
        "TIGHTWIRE_SIM is set, so this scenario is the only one: seed=3; clients=1",
        "0.005000 s  client 1 -> server  arrived  12 bytes: good morning",
        "0.005000 s  server: is greeted",
        "1.000000 s  FAULT calm",
        "the scenario passes: seed=3",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
}

#[test]
fn a_scenario_that_panics_prints_its_packets() {
    let (passes, text) = replay("seed=7; clients=1; length=1s; net=perfect,latency=5ms");
    assert!(!passes, "{text}");
    for line in [
        "0.005000 s  server: is greeted",
        "an invariant does not hold: nothing panics",
        "found    an unlucky number (",
        "at       0.005000 s of simulated time",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
}

#[test]
fn a_text_that_is_not_a_scenario_is_reported() {
    let (passes, text) = replay("seed=x");
    assert!(!passes && text.contains("`seed=x` is not a part of a scenario"), "{text}");
}
