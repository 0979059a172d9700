//! Failing scenarios are found, made small, and can be played again from their text.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::time::Duration;

use tightwire_sim::{Broken, Event, Fault, Limits, Scenario, explore};

/// Clients ask the server once a second, and it counts. After a restart of the server, clients that
/// ask get a count that is too small.
fn restart_loses_the_count(scenario: &Scenario) -> Result<(), Broken> {
    let (mut sim, server, clients) = scenario.sim();
    let mut count = 0u32;
    let mut seen = vec![0; clients.len() + 1];
    for client in &clients {
        sim.set_timer(*client, 0, Duration::ZERO);
    }
    while let Some(event) = sim.next_event(scenario.end()) {
        match event {
            Event::Timer { node, timer } => {
                sim.send(node, server, b"count");
                sim.set_timer(node, timer, Duration::from_secs(1));
            }
            Event::Datagram { node, from, .. } if node == server => {
                count += 1;
                sim.send(server, from, count.to_le_bytes());
            }
            Event::Datagram { node, bytes, .. } => {
                let Ok(bytes) = bytes.try_into() else { continue };
                let (told, seen) = (u32::from_le_bytes(bytes), &mut seen[node.index()]);
                if told > 1_000_000 {
                    continue;
                }
                sim.note(node, || format!("is told {told}"));
                if told + 20 < *seen {
                    let detail = format!("{told} after {seen}");
                    return Err(Broken::new(&sim, "the count is not lost", detail));
                }
                *seen = told.max(*seen);
            }
            Event::Fault(Fault::Stop(node)) if node == server => count = 0,
            Event::Fault(Fault::Start(node)) if node != server => {
                sim.set_timer(node, 0, Duration::ZERO);
            }
            _ => {}
        }
    }
    Ok(())
}

#[test]
fn a_scenario_is_shrunk_to_what_is_needed() {
    let limits = Limits { length: Duration::from_secs(60), damage: false, ..Limits::default() };
    let failure = explore(0..1_000, &limits, restart_loses_the_count).unwrap_err();
    let Scenario { clients, faults, .. } = &failure.scenario;
    // One stop is needed, and its end may be left to the calm afterwards.
    assert!((1..=2).contains(&faults.len()), "{failure}");
    assert!(faults.iter().any(|(_, fault)| fault.to_string() == "stop 0"), "{failure}");
    assert!(failure.scenario.conditions.loss <= 0.0, "{failure}");
    assert!(*clients <= failure.original.clients && failure.attempts > 5);
    assert!(failure.scenario.length <= failure.original.length);

    // The report says everything that is needed to play it again.
    let report = failure.to_string();
    for part in [
        "an invariant does not hold: the count is not lost",
        &format!("seed     {}", failure.original.seed),
        &format!("TIGHTWIRE_SIM='{}' cargo test a_scenario_is_shrunk", failure.scenario),
        "FAULT stop 0",
        "client 1: is told ",
    ] {
        assert!(report.contains(part), "{part} in {report}");
    }
    let again: Scenario = failure.scenario.to_string().parse().unwrap();
    let broken = restart_loses_the_count(&again).unwrap_err();
    assert_eq!((broken.at, broken.detail), (failure.broken.at, failure.broken.detail));
}

#[test]
fn a_panic_is_a_broken_invariant() {
    let failure = explore(0..10, &Limits::default(), |scenario| {
        assert!(scenario.clients < 4, "too many");
        Ok(())
    })
    .unwrap_err();
    assert_eq!(failure.broken.invariant, "nothing panics");
    assert!(failure.broken.detail.starts_with("too many"), "{failure}");
    assert_eq!(failure.scenario.clients, 4);
    assert_eq!(failure.scenario.faults.len(), 0);
    assert!(failure.scenario.length < Duration::from_millis(5));
}

#[test]
fn what_must_have_happened_in_the_end_keeps_its_time() {
    // The bug: a message is sent once, and never again.
    let limits = Limits::default();
    let failure = explore(0..1_000, &limits, |scenario| {
        let (mut sim, server, clients) = scenario.sim();
        sim.send(clients[0], server, b"hello");
        let arrived = std::iter::from_fn(|| sim.next_event(scenario.end()))
            .any(|event| matches!(event, Event::Datagram { .. }));
        if arrived { Ok(()) } else { Err(Broken::new(&sim, "it arrives in the end", "it did not")) }
    })
    .unwrap_err();
    assert_eq!(failure.scenario.calm, limits.calm, "{failure}");
    assert!(failure.scenario.length < failure.original.length, "{failure}");
}

#[test]
fn an_exploration_without_a_failure_says_how_much_it_has_seen() {
    let limits = Limits::default();
    let explored = explore(0..20, &limits, |_| Ok(())).unwrap();
    let simulated = (0..20).map(|seed| Scenario::random(seed, &limits).end()).sum();
    assert_eq!((explored.scenarios, explored.simulated), (20, simulated));
}

/// Both sides answer every packet at once.
fn endless_exchange(scenario: &Scenario) -> Result<(), Broken> {
    let (mut sim, server, clients) = scenario.sim();
    for client in &clients {
        sim.send(*client, server, [1]);
    }
    let mut exchanged = 0;
    while let Some(event) = sim.next_event(scenario.end()) {
        let Event::Datagram { node, from, bytes } = event else { continue };
        exchanged += 1;
        sim.send(node, from, bytes);
    }
    if exchanged > 20 {
        return Err(Broken::new(&sim, "there are few packets", "many"));
    }
    Ok(())
}

#[test]
fn shrinking_keeps_a_latency_so_that_time_goes_on() {
    let failure = explore(0..20, &Limits::default(), endless_exchange).unwrap_err();
    assert_eq!(failure.broken.invariant, "there are few packets");
    assert_eq!(failure.scenario.conditions.latency, Duration::from_millis(1), "{failure}");
    assert!(!failure.to_string().contains("did not repeat"), "{failure}");
}

/// Panics after 100 packets, and in another place, later, if there are two clients.
fn two_panics(scenario: &Scenario) {
    let (mut sim, server, clients) = scenario.sim();
    sim.set_timer(server, 0, Duration::ZERO);
    let mut ticks = 0;
    while let Some(event) = sim.next_event(scenario.end()) {
        if let Event::Timer { node, timer } = event {
            ticks += 1;
            for client in &clients {
                sim.send(server, *client, [1]);
            }
            assert!(clients.len() < 3 || ticks < 50, "{} clients: too many", clients.len());
            assert!(ticks < 100, "{ticks} ticks: too long");
            sim.set_timer(node, timer, Duration::from_millis(10));
        }
    }
}

#[test]
fn a_panic_is_reported_with_its_time_and_its_log() {
    let limits = Limits { restarts: false, ..Limits::default() };
    let play = |scenario: &Scenario| {
        two_panics(scenario);
        Ok(())
    };
    let failure = explore(0..100, &limits, play).unwrap_err();
    let report = failure.to_string();
    assert_eq!(failure.broken.invariant, "nothing panics");
    assert!(failure.original.clients > 3, "{report}");
    // The panic that was found first, and not the one that needs only one client.
    assert!(failure.broken.detail.starts_with("3 clients: too many"), "{report}");
    assert!(failure.broken.detail.contains("tests/explore.rs:"), "{report}");
    assert_eq!(failure.scenario.clients, 3, "{report}");
    assert!(failure.broken.at < Duration::from_millis(1_500), "{report}");
    assert!(failure.scenario.end() <= failure.broken.at + Duration::from_millis(2), "{report}");
    assert!(report.contains("server -> client 3  sent, arrives after"), "{report}");
}

#[test]
fn a_game_that_does_not_repeat_is_reported_as_such() {
    for again in [Ok(()), Err("another")] {
        let failure = explore(0..10, &Limits::default(), |scenario| {
            let (sim, ..) = scenario.sim();
            match again {
                // Only the last run has a log.
                Ok(()) if scenario.log > 0 => Ok(()),
                Err(other) if scenario.log > 0 => Err(Broken::new(&sim, other, "")),
                _ => Err(Broken::new(&sim, "the first", "")),
            }
        })
        .unwrap_err();
        assert_eq!(failure.broken.invariant, "the first");
        assert!(failure.to_string().contains("did not repeat: the game is not deterministic"));
    }
}

#[test]
fn any_client_may_be_the_one_that_is_left() {
    let stopped = |scenario: &Scenario| {
        let node = |fault: &Fault| match fault {
            Fault::Stop(node) if node.index() > 0 => Some(node.index()),
            _ => None,
        };
        scenario.faults.iter().find_map(|(_, fault)| node(fault))
    };
    let failure = explore(0..1_000, &Limits::default(), |scenario| {
        let (sim, ..) = scenario.sim();
        match stopped(scenario) {
            Some(client) if scenario.seed > 0 || client > 1 => {
                Err(Broken::new(&sim, "clients go on", ""))
            }
            _ => Ok(()),
        }
    })
    .unwrap_err();
    assert!(stopped(&failure.original) > Some(1), "{failure}");
    assert_eq!((failure.scenario.clients, stopped(&failure.scenario)), (1, Some(1)), "{failure}");
}

#[test]
fn extreme_limits_are_cut() {
    for seed in 0..20 {
        let limits = Limits {
            clients: u32::MAX,
            length: Duration::MAX,
            calm: Duration::MAX,
            faults: u64::MAX,
            ..Limits::default()
        };
        let scenario = Scenario::random(seed, &limits);
        assert!(scenario.end() >= scenario.length);
        assert!(scenario.faults.len() <= 3_000 && scenario.clients <= 1_000);
    }
    let limits = Limits { calm: Duration::MAX, ..Limits::default() };
    assert_eq!(explore(0..3, &limits, |_| Ok(())).unwrap().simulated, Duration::MAX);
}
