//! Makes a failing scenario small: fewer clients, fewer faults, less time, a better network.

use std::time::Duration;

use super::{Broken, Failure, REPORT_LINES, Scenario, run};
use crate::conditions::Conditions;

/// Shrinking stops after this many attempts.
const MOST_ATTEMPTS: u32 = 500;

/// Finds a small scenario that breaks the same invariant.
pub(super) fn shrink(
    original: Scenario,
    broken: Broken,
    play: &impl Fn(&Scenario) -> Result<(), Broken>,
) -> Failure {
    let mut attempts = 0;
    let mut smallest = (original.clone(), broken);
    'smaller: while attempts < MOST_ATTEMPTS {
        for candidate in candidates(&smallest.0, smallest.1.at) {
            attempts += 1;
            if let Err(broken) = run(&candidate, play) {
                if broken.invariant == smallest.1.invariant {
                    smallest = (candidate, broken);
                    continue 'smaller;
                }
            }
            if attempts >= MOST_ATTEMPTS {
                break;
            }
        }
        break;
    }
    // Once more, with a log.
    let (scenario, mut broken) = smallest;
    let logged = Scenario { log: REPORT_LINES, ..scenario.clone() };
    if let Err(again) = run(&logged, play) {
        broken = again;
    }
    Failure { scenario, original, broken, attempts }
}

/// Smaller scenarios, those that save most first.
fn candidates(scenario: &Scenario, failed_at: Duration) -> Vec<Scenario> {
    let mut smaller = Vec::new();
    // Clients come before time: with one client, the failure may take longer to happen.
    for clients in [1, scenario.clients / 2, scenario.clients.saturating_sub(1)] {
        if (1..scenario.clients).contains(&clients) {
            smaller.push(with_clients(scenario, clients));
        }
    }
    // What comes after the failure does not matter.
    if failed_at < scenario.length {
        smaller.push(Scenario { length: failed_at, calm: Duration::ZERO, ..scenario.clone() });
    }
    // A failure at the very end means that something has not happened in all the calm time. With
    // less time that would be true of every game.
    if failed_at < scenario.end() {
        let calm = failed_at.saturating_sub(scenario.length);
        smaller.push(Scenario { calm, ..scenario.clone() });
    }
    let faults = scenario.faults.len();
    let mut size = faults;
    while size > 0 {
        for start in (0..faults).step_by(size) {
            let mut fewer = scenario.clone();
            fewer.faults.drain(start..(start + size).min(faults));
            smaller.push(fewer);
        }
        size /= 2;
    }
    for conditions in better(&scenario.conditions) {
        smaller.push(Scenario { conditions, ..scenario.clone() });
    }
    for length in [scenario.length / 2, scenario.length * 3 / 4] {
        // Differences below a millisecond are not worth a run.
        if scenario.length.saturating_sub(length) > Duration::from_millis(1) {
            smaller.push(Scenario { length, ..scenario.clone() });
        }
    }
    // Faults that no longer happen are left out.
    for scenario in &mut smaller {
        let length = scenario.length;
        scenario.faults.retain(|(at, _)| *at < length);
    }
    smaller.retain(|smaller| smaller != scenario);
    smaller
}

fn with_clients(scenario: &Scenario, clients: u32) -> Scenario {
    let mut fewer = Scenario { clients, ..scenario.clone() };
    let is_left = |node: crate::NodeId| node.index() <= clients as usize;
    fewer.faults.retain(|(_, fault)| fault.nodes().into_iter().flatten().all(is_left));
    fewer
}

/// The conditions with one thing less that is bad.
fn better(conditions: &Conditions) -> Vec<Conditions> {
    let perfect = Conditions::perfect();
    let mut better = vec![perfect.clone()];
    let c = || conditions.clone();
    better.push(Conditions { corrupt: 0.0, ..c() });
    better.push(Conditions { truncate: 0.0, ..c() });
    better.push(Conditions { duplicate: 0.0, ..c() });
    better.push(Conditions { reorder: 0.0, reorder_by: Duration::ZERO, ..c() });
    better.push(Conditions { burst_loss: 0.0, burst_length: 1.0, burst_density: 1.0, ..c() });
    better.push(Conditions { loss: 0.0, ..c() });
    better.push(Conditions { bandwidth: None, queue: Duration::ZERO, ..c() });
    better.push(Conditions { mtu: perfect.mtu, ..c() });
    better.push(Conditions { jitter: Duration::ZERO, hold: Duration::ZERO, ..c() });
    better.push(Conditions { latency: Duration::ZERO, ..c() });
    better.retain(|candidate| candidate != conditions);
    better
}
