//! Makes a failing scenario small: fewer clients, fewer faults, less time, a better network.

use std::time::Duration;

use super::{Broken, Failure, Found, REPORT_LINES, Scenario, run};
use crate::conditions::Conditions;
use crate::fault::Fault;
use crate::sim::NodeId;
use crate::wreck::Keep;

/// Shrinking stops after this many attempts.
const MOST_ATTEMPTS: u32 = 500;
/// Every link keeps this latency. Without one, nodes that answer each other would stop the time.
pub(super) const LEAST_LATENCY: Duration = Duration::from_millis(1);

/// Finds a small scenario that breaks the same invariant, or panics for the same reason.
pub(super) fn shrink(
    original: Scenario,
    found: Found,
    play: &impl Fn(&Scenario) -> Result<(), Broken>,
) -> Failure {
    let mut attempts = 0;
    let mut smallest = (original.clone(), found);
    'smaller: while attempts < MOST_ATTEMPTS {
        for candidate in candidates(&smallest.0, smallest.1.broken.at) {
            attempts += 1;
            if let (Err(found), _) = run(&candidate, play, Keep::Panicked, true) {
                if found.cause == smallest.1.cause {
                    smallest = (candidate, found);
                    continue 'smaller;
                }
            }
            if attempts >= MOST_ATTEMPTS {
                break;
            }
        }
        break;
    }
    // Play it once more, with a log.
    let (scenario, Found { mut broken, cause }) = smallest;
    let logged = Scenario { log: REPORT_LINES, ..scenario.clone() };
    let mut repeats = false;
    if let (Err(again), _) = run(&logged, play, Keep::Panicked, true) {
        repeats = again.cause == cause && again.broken.at == broken.at;
        if again.cause == cause {
            broken = again.broken;
        }
    }
    Failure { scenario, original, broken, attempts, repeats }
}

/// Returns smaller scenarios, those that save most first.
fn candidates(scenario: &Scenario, failed_at: Duration) -> Vec<Scenario> {
    let mut smaller = Vec::new();
    // Clients come before time: with one client, the failure may take longer to happen.
    for clients in [1, scenario.clients / 2, scenario.clients.saturating_sub(1)] {
        if (1..scenario.clients).contains(&clients) {
            smaller.push(with_clients(scenario, clients));
        }
    }
    if scenario.clients > 1 {
        smaller.extend((1..scenario.clients).map(|client| without_client(scenario, client)));
    }
    // Whatever comes after the failure does not matter.
    if failed_at < scenario.length {
        smaller.push(Scenario { length: failed_at, calm: Duration::ZERO, ..scenario.clone() });
    }
    // A failure at the very end means that something did not happen in all the calm time. With less
    // time, every game would fail like that.
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
    let is_left = |node: NodeId| node.index() <= clients as usize;
    fewer.faults.retain(|(_, fault)| fault.nodes().into_iter().flatten().all(is_left));
    fewer
}

/// Removes one client and its faults. The clients after it move up by one.
fn without_client(scenario: &Scenario, client: u32) -> Scenario {
    let client = client as usize;
    let renumber = |node: NodeId| match node.index() {
        index if index > client => NodeId::from_index(index as u32 - 1),
        _ => node,
    };
    let is_left =
        |fault: &Fault| fault.nodes().into_iter().flatten().all(|node| node.index() != client);
    let left = scenario.faults.iter().filter(|(_, fault)| is_left(fault));
    let faults = left.map(|(at, fault)| (*at, fault.renumbered(renumber))).collect();
    Scenario { clients: scenario.clients - 1, faults, ..scenario.clone() }
}

/// Returns the conditions, each with one bad effect less.
fn better(conditions: &Conditions) -> Vec<Conditions> {
    let latency = LEAST_LATENCY.min(conditions.latency);
    let perfect = Conditions { latency, ..Conditions::perfect() };
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
    better.push(Conditions { latency, ..c() });
    better.retain(|candidate| candidate != conditions);
    better
}
