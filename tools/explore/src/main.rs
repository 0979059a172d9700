//! Plays whole games under random networks, faults and attackers, and checks what must hold.
//!
//! ```sh
//! cargo run --release -p tightwire-explore -- --seeds 0..1000
//! cargo run --release -p tightwire-explore -- --hours 10
//! tools/explore/plant.py
//! ```

#![forbid(unsafe_code)]

mod attacker;
mod game;
mod judge;
mod play;
mod session;
mod sides;
mod worlds;

use std::ops::Range;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use play::Rules;
use tightwire_sim::{Explored, Failure, Limits, Scenario, explore};

const USAGE: &str = "\
usage: tightwire-explore [--seeds A..B] [--hours H] [--clients N] [--exactly] [--rate R] [--relay]

  --seeds A..B    the scenarios to play (default 0..100)
  --hours H       play from the first seed until H hours have been simulated, and print a
                  total after each of them
  --clients N     the maximum number of clients (default 8)
  --exactly       always exactly that many clients
  --rate R        ticks per second (default 60); a state is sent every other tick
  --relay         the attacker also repeats everything from its own address, and forwards the answers";

struct Options {
    seeds: Range<u64>,
    hours: Option<f64>,
    clients: u32,
    exactly: bool,
    rules: Rules,
}

fn options() -> Result<Options, String> {
    let rules = Rules { relays: false, rate: 60 };
    let mut options = Options { seeds: 0..100, hours: None, clients: 8, exactly: false, rules };
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
            "--rate" => {
                let rate = value()?.parse().ok().filter(|rate| (1..=1_000).contains(rate));
                options.rules.rate = rate.ok_or("--rate is a number from 1 to 1000")?;
            }
            "--relay" => options.rules.relays = true,
            _ => return Err(format!("{flag} is not an option\n\n{USAGE}")),
        }
    }
    Ok(options)
}

fn limits(clients: u32) -> Limits {
    // A session that hears nothing ends after four seconds, and the next one needs a few more.
    Limits { clients, calm: Duration::from_secs(14), ..Limits::default() }
}

/// Prints what has been explored so far. Standard output is flushed after every line, so a run that
/// is stopped keeps its last total.
fn tell(explored: &Explored, took: Duration) {
    let (took, simulated) = (took.as_secs_f64(), explored.simulated.as_secs_f64());
    println!(
        "{} scenarios, {:.2} simulated hours in {took:.1} s: {:.0} times real time; \
         no invariant was broken",
        explored.scenarios,
        simulated / 3600.0,
        simulated / took
    );
}

/// Explores the seeds, up to a number of hours, and prints a total for every hour. `Err` is the
/// failure.
fn run(options: &Options, start: Instant) -> Result<Explored, Box<Failure>> {
    let limits = limits(options.clients);
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
            play::play(&scenario, options.rules)
        })?;
        total.scenarios += explored.scenarios;
        let hours = total.simulated.as_secs() / 3600;
        total.simulated += explored.simulated;
        seed = end;
        if most.is_none_or(|most| total.simulated >= most) {
            return Ok(total);
        }
        if total.simulated.as_secs() / 3600 > hours {
            tell(&total, start.elapsed());
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
    let start = Instant::now();
    match run(&options, start) {
        Ok(explored) => {
            tell(&explored, start.elapsed());
            ExitCode::SUCCESS
        }
        Err(failure) => {
            println!("{failure}");
            // The time of all scenarios up to the one that failed.
            let before = options.seeds.start..failure.original.seed;
            let limits = limits(options.clients);
            let played = before.map(|seed| Scenario::random(seed, &limits).end()).sum::<Duration>();
            let played = (played + failure.original.end()).as_secs_f64();
            println!("  played   {played:.1} s");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_invariant_is_broken() {
        let rules = Rules { relays: false, rate: 60 };
        let options = Options { seeds: 0..3, hours: None, clients: 3, exactly: false, rules };
        if let Err(failure) = run(&options, Instant::now()) {
            panic!("{failure}");
        }
    }
}
