//! Plays a game under many scenarios, and makes a failing one small.

mod panics;
mod scenario;
mod shrink;

use std::fmt;
use std::ops::Range;
use std::time::Duration;

pub(crate) use panics::panic_message;
pub use scenario::{Limits, Scenario, ScenarioError};

use crate::sim::Sim;
use crate::wreck::{self, Keep};

/// The environment variable that replays one scenario instead of exploring.
pub const REPLAY: &str = "TIGHTWIRE_SIM";

/// The number of lines of the log in a report.
const REPORT_LINES: usize = 30;
/// The number of lines that are kept when one scenario is replayed.
const REPLAY_LINES: usize = 1_000_000;

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The invariant, such as "no message is delivered twice". Shrinking looks for smaller
    /// scenarios that break the same invariant, so keep numbers out of it.
    pub invariant: String,
    /// A description of what was found instead.
    pub detail: String,
    /// The simulated time.
    pub at: Duration,
    /// The last lines of the log.
    pub log: Vec<String>,
}

impl Broken {
    /// Reports that an invariant does not hold now.
    pub fn new(sim: &Sim, invariant: impl Into<String>, detail: impl Into<String>) -> Self {
        Self {
            invariant: invariant.into(),
            detail: detail.into(),
            at: sim.now(),
            log: sim.log().collect(),
        }
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.at.as_secs_f64();
        write!(f, "{}: {} (after {seconds:.6} simulated seconds)", self.invariant, self.detail)
    }
}

impl std::error::Error for Broken {}

/// The result of an exploration without a failure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Explored {
    /// The number of scenarios that were played.
    pub scenarios: u64,
    /// The simulated time of all of them together.
    pub simulated: Duration,
}

/// A scenario under which an invariant does not hold. Its text is the report.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The smallest scenario that was found.
    pub scenario: Scenario,
    /// The scenario that failed first.
    pub original: Scenario,
    /// The invariant that the smallest one breaks.
    pub broken: Broken,
    /// The number of scenarios that were played to make it small.
    pub attempts: u32,
    /// True if the smallest one failed in the same way when it was played again. If not, the game
    /// is not deterministic.
    pub repeats: bool,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scenario, original, broken, attempts, repeats } = self;
        writeln!(f, "an invariant does not hold: {}", broken.invariant)?;
        writeln!(f, "  found    {}", broken.detail)?;
        writeln!(f, "  at       {:.6} s of simulated time", broken.at.as_secs_f64())?;
        writeln!(f, "  seed     {}", original.seed)?;
        writeln!(
            f,
            "  smallest clients {}, faults {}, length {:?} (from {}, {} and {:?}, in {attempts} attempts)",
            scenario.clients,
            scenario.faults.len(),
            scenario.length,
            original.clients,
            original.faults.len(),
            original.length,
        )?;
        writeln!(f, "  replay   {REPLAY}='{scenario}' {}", command())?;
        if !repeats {
            writeln!(f, "  warning  it did not repeat: the game is not deterministic")?;
        }
        writeln!(f, "  the last events:")?;
        let skipped = broken.log.len().saturating_sub(REPORT_LINES);
        broken.log.iter().skip(skipped).try_for_each(|line| writeln!(f, "  {line}"))
    }
}

impl std::error::Error for Failure {}

/// Returns the command that runs this again. The test harness names each thread after its test.
fn command() -> String {
    match std::thread::current().name() {
        Some(name) if name != "main" => format!("cargo test {name} -- --exact --nocapture"),
        _ => std::env::args().collect::<Vec<_>>().join(" "),
    }
}

/// Plays a game in one random scenario for each seed, until an invariant does not hold. Then it
/// finds the smallest scenario that breaks the same invariant.
///
/// `play` builds the game on [`Scenario::sim`], runs it until [`Scenario::end`], and checks
/// whatever must hold. A panic counts as a broken invariant, but returning [`Broken`] is better,
/// because it names the invariant, and shrinking can tell one from another.
///
/// If the environment variable `TIGHTWIRE_SIM` is set, as a report tells you to, only that scenario
/// is played, and its last million packets are printed.
///
/// ```
/// use std::time::Duration;
/// use tightwire_sim::{Broken, Event, Limits, explore};
///
/// // A client counts to ten, and trusts that the network keeps the order.
/// let failure = explore(0..100, &Limits::default(), |scenario| {
///     let (mut sim, server, clients) = scenario.sim();
///     let mut newest = 0;
///     (1..=10).for_each(|number| sim.send(clients[0], server, [number]));
///     while let Some(event) = sim.next_event(scenario.end()) {
///         let Event::Datagram { bytes, .. } = event else { continue };
///         if bytes.first().is_some_and(|&number| number < newest) {
///             return Err(Broken::new(&sim, "numbers rise", format!("{bytes:?} after {newest}")));
///         }
///         newest = bytes.first().copied().unwrap_or(newest);
///     }
///     Ok(())
/// })
/// .unwrap_err();
/// assert_eq!(failure.broken.invariant, "numbers rise");
/// assert_eq!((failure.scenario.clients, failure.scenario.faults.len()), (1, 0));
/// println!("{failure}");
/// ```
///
/// # Errors
///
/// The smallest failing scenario.
pub fn explore(
    seeds: Range<u64>,
    limits: &Limits,
    play: impl Fn(&Scenario) -> Result<(), Broken>,
) -> Result<Explored, Box<Failure>> {
    if let Ok(text) = std::env::var(REPLAY) {
        return replay(&text, &play);
    }
    let mut explored = Explored::default();
    for seed in seeds {
        let scenario = Scenario::random(seed, limits);
        explored.scenarios += 1;
        explored.simulated = explored.simulated.saturating_add(scenario.end());
        if let (Err(found), _) = run(&scenario, &play, Keep::Panicked, false) {
            return Err(Box::new(shrink::shrink(scenario, found, &play)));
        }
    }
    Ok(explored)
}

/// Plays one scenario and prints its log.
fn replay(
    text: &str,
    play: &impl Fn(&Scenario) -> Result<(), Broken>,
) -> Result<Explored, Box<Failure>> {
    let scenario = match text.parse::<Scenario>() {
        Ok(scenario) => Scenario { log: REPLAY_LINES, ..scenario },
        Err(error) => {
            let invariant = format!("{REPLAY} is a scenario");
            let (detail, at, log) = (error.to_string(), Duration::ZERO, Vec::new());
            let broken = Broken { invariant, detail, at, log };
            let scenario = Scenario::random(0, &Limits::default());
            let original = scenario.clone();
            return Err(Box::new(Failure {
                scenario,
                original,
                broken,
                attempts: 0,
                repeats: true,
            }));
        }
    };
    println!("{REPLAY} is set, so this scenario is the only one: {scenario}");
    match run(&scenario, play, Keep::Any, false) {
        (Ok(()), sim) => {
            sim.iter().flat_map(Sim::log).for_each(|line| println!("{line}"));
            println!("the scenario passes: {scenario}");
            Ok(Explored { scenarios: 1, simulated: scenario.end() })
        }
        (Err(Found { broken, .. }), _) => {
            broken.log.iter().for_each(|line| println!("{line}"));
            let original = scenario.clone();
            Err(Box::new(Failure { scenario, original, broken, attempts: 0, repeats: true }))
        }
    }
}

/// The failure of a run.
struct Found {
    broken: Broken,
    /// The part that runs with the same cause have in common.
    cause: String,
}

/// Plays one scenario, and returns the simulation if it was kept. A panic is a broken invariant.
fn run(
    scenario: &Scenario,
    play: &impl Fn(&Scenario) -> Result<(), Broken>,
    keep: Keep,
    is_quiet: bool,
) -> (Result<(), Found>, Option<Sim>) {
    let (result, sim) = wreck::keep(keep, || panics::catch(is_quiet, || play(scenario)));
    let found = match result {
        Ok(Ok(())) => return (Ok(()), sim),
        Ok(Err(broken)) => Found { cause: broken.invariant.clone(), broken },
        Err(panic) => {
            let (invariant, cause) = ("nothing panics".to_string(), panic.cause());
            let place = panic.place.map(|place| format!(" ({place})")).unwrap_or_default();
            let detail = panic.message + &place;
            let broken = match &sim {
                Some(sim) => Broken::new(sim, invariant, detail),
                // The simulation is still alive, or was dropped on another thread.
                None => Broken { invariant, detail, at: scenario.end(), log: Vec::new() },
            };
            Found { broken, cause }
        }
    };
    (Err(found), sim)
}
