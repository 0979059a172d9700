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
    assert_eq!((failure.broken.detail.as_str(), failure.scenario.clients), ("too many", 4));
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
