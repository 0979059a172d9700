//! Plays whole games under random networks, faults and attackers, and checks what must hold.
//!
//! ```sh
//! cargo run --release -p tightwire-explore -- --seeds 0..1000
//! cargo run --release -p tightwire-explore -- --hours 10
//! cargo run --release -p tightwire-explore -- --defects
//! ```

#![forbid(unsafe_code)]

mod attacker;
mod channel;
mod client;
mod defect;
mod game;
mod judge;
mod play;
mod scene;
mod server;
mod session;
mod under_test;

use std::ops::Range;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use tightwire_sim::{Explored, Failure, Limits, explore};

use crate::defect::Defect;
use crate::play::Under;

const USAGE: &str = "\
usage: tightwire-explore [--seeds A..B] [--hours H] [--clients N] [--defect NAME] [--defects]
                         [--exactly] [--relay] [--session]

  --seeds A..B    the scenarios to play, 0..100 unless given
  --hours H       plays from the first seed on until so many hours are simulated
  --clients N     the most clients, 8 unless given
  --exactly       always so many clients
  --relay         the attacker also repeats everything from its own address, and passes answers on
  --session       plays with the session layer instead of parts put together by hand
  --defect NAME   with a planted defect, which should be found
  --defects       every planted defect in turn, as a table; with --defect, only that one";

#[allow(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
struct Options {
    seeds: Range<u64>,
    hours: Option<f64>,
    clients: u32,
    exactly: bool,
    defect: Option<Defect>,
    all_defects: bool,
    relay: bool,
    session: bool,
}

fn options() -> Result<Options, String> {
    let mut options = Options {
        seeds: 0..100,
        hours: None,
        clients: 8,
        exactly: false,
        defect: None,
        all_defects: false,
        relay: false,
        session: false,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(flag) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{flag} needs a value"));
        match flag.as_str() {
            "--seeds" => {
                let text = value()?;
                let (from, to) = text.split_once("..").ok_or("--seeds is two numbers, A..B")?;
                let number = |text: &str| text.parse::<u64>().map_err(|error| error.to_string());
                options.seeds = number(from)?..number(to)?;
            }
            "--hours" => options.hours = Some(value()?.parse().map_err(|_| "--hours is a number")?),
            "--clients" => {
                options.clients = value()?.parse().map_err(|_| "--clients is a number")?;
            }
            "--exactly" => options.exactly = true,
            "--defect" => {
                let name = value()?;
                let found = Defect::ALL.iter().find(|defect| defect.name() == name);
                options.defect = Some(*found.ok_or_else(|| format!("there is no defect {name}"))?);
            }
            "--relay" => options.relay = true,
            "--session" => options.session = true,
            "--defects" => options.all_defects = true,
            _ => return Err(format!("{flag} is not an option\n\n{USAGE}")),
        }
    }
    Ok(options)
}

fn limits(clients: u32) -> Limits {
    // Today's handshake needs up to five seconds after a restart of the server, and a client two
    // more to notice.
    Limits { clients, calm: Duration::from_secs(10), ..Limits::default() }
}

/// Explores the seeds, up to a number of hours. `Err` is the failure.
fn run(options: &Options, defect: Option<Defect>) -> Result<Explored, Box<Failure>> {
    let limits = limits(options.clients);
    let protocol = if options.session { Under::Session } else { Under::Hand };
    let mut total = Explored::default();
    let most = options.hours.map(|hours| Duration::from_secs_f64(hours * 3600.0));
    let mut seed = options.seeds.start;
    loop {
        let end = if most.is_some() { seed + 64 } else { options.seeds.end };
        let explored = explore(seed..end, &limits, |scenario| {
            let mut scenario = scenario.clone();
            if options.exactly {
                scenario.clients = options.clients;
            }
            play::play(&scenario, protocol, defect, options.relay)
        })?;
        total.scenarios += explored.scenarios;
        total.simulated += explored.simulated;
        seed = end;
        if most.is_none_or(|most| total.simulated >= most) {
            return Ok(total);
        }
    }
}

fn main() -> ExitCode {
    let options = match options() {
        Ok(options) => options,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    if options.all_defects {
        return defects(&options);
    }
    let start = Instant::now();
    match run(&options, options.defect) {
        Ok(Explored { scenarios, simulated }) => {
            let (took, simulated) = (start.elapsed().as_secs_f64(), simulated.as_secs_f64());
            println!(
                "{scenarios} scenarios, {:.2} simulated hours in {took:.1} s: {:.0} times real time; \
                 no invariant was broken",
                simulated / 3600.0,
                simulated / took
            );
            ExitCode::SUCCESS
        }
        Err(failure) => {
            println!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// Looks for every planted defect.
fn defects(options: &Options) -> ExitCode {
    let mut missed = 0;
    println!("| defect | what is wrong | found by | simulated time | smallest scenario |");
    println!("|---|---|---|---|---|");
    let chosen = |defect: &&Defect| options.defect.is_none_or(|only| only == **defect);
    for &defect in Defect::ALL.iter().filter(chosen) {
        let (name, what) = (defect.name(), defect.what());
        match run(options, Some(defect)) {
            Ok(explored) => {
                missed += 1;
                println!("| `{name}` | {what} | NOT FOUND | {:?} | |", explored.simulated);
            }
            Err(failure) => {
                let before = options.seeds.start..failure.original.seed;
                let played: Duration = before
                    .map(|seed| {
                        tightwire_sim::Scenario::random(seed, &limits(options.clients)).end()
                    })
                    .sum();
                let needed = played + failure.original.end();
                let (clients, faults) = (failure.scenario.clients, failure.scenario.faults.len());
                println!(
                    "| `{name}` | {what} | {} | {:.1} s | {clients} clients, {faults} faults, {:.1} s |",
                    failure.broken.invariant,
                    needed.as_secs_f64(),
                    failure.scenario.end().as_secs_f64()
                );
            }
        }
    }
    if missed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(seeds: Range<u64>) -> Options {
        Options {
            seeds,
            hours: None,
            clients: 3,
            exactly: false,
            defect: None,
            all_defects: false,
            relay: false,
            session: false,
        }
    }

    #[test]
    fn no_invariant_is_broken() {
        if let Err(failure) = run(&options(0..3), None) {
            panic!("{failure}");
        }
    }

    #[test]
    fn no_invariant_is_broken_with_sessions() {
        if let Err(failure) = run(&Options { session: true, ..options(0..3) }, None) {
            panic!("{failure}");
        }
    }

    #[test]
    fn planted_defects_are_found() {
        for (defect, invariant) in [
            (Defect::NoDuplicateCheck, "messages arrive once and in order"),
            (Defect::InputShifted, "inputs are those of the player"),
            (Defect::ShowHalfRow, "no value is torn"),
        ] {
            let failure = run(&options(0..20), Some(defect)).unwrap_err();
            assert_eq!(failure.broken.invariant, invariant, "{failure}");
        }
    }
}
