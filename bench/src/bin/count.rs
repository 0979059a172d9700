//! Counts instructions per packet and compares them with `gates.toml`.
//!
//! `cargo run --release --bin count` counts our own workloads, `-- --all` the peers' as well, and
//! `-- ships read` only those whose name has all of the words.

use std::process::ExitCode;

use tightwire_bench::callgrind::{self, Passes};
use tightwire_bench::gates::{self, Gate};
use tightwire_bench::report::{Machine, Text};
use tightwire_bench::workload::{Direction, Entry, MESSAGES, entries};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.split_first() {
        Some((first, rest)) if first == callgrind::RUN => run(rest).map(|()| true),
        _ => count(&arguments),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("count: {error}");
            ExitCode::FAILURE
        }
    }
}

/// All workloads by name, in the order of tables.
fn workloads() -> Vec<(String, Entry, Direction)> {
    let entries = entries();
    let of = |message| entries.iter().filter(move |entry: &&Entry| entry.message == message);
    let both = |entry: &Entry| {
        let entry = *entry;
        Direction::BOTH.map(|direction| (entry.workload(direction), entry, direction))
    };
    MESSAGES.iter().flat_map(|message| of(*message).flat_map(both)).collect()
}

/// The program inside of valgrind.
fn run(arguments: &[String]) -> Result<(), String> {
    let [workload, passes] = arguments else {
        return Err("a workload and a number of passes are needed".into());
    };
    let passes = passes.parse().map_err(|_| format!("not a number of passes: {passes}"))?;
    let (_, entry, direction) = workloads()
        .into_iter()
        .find(|(name, ..)| name == workload)
        .ok_or_else(|| format!("no workload {workload}"))?;
    direction.run(&mut *(entry.prepare)(), passes);
    Ok(())
}

/// The program that the user starts; true when every gate holds.
fn count(arguments: &[String]) -> Result<bool, String> {
    let text = std::fs::read_to_string(gates::FILE)
        .map_err(|error| format!("{}: {error}", gates::FILE))?;
    let gates = gates::parse(&text)?;
    let workloads = workloads();
    let orphans: Vec<&Gate> = gates
        .iter()
        .filter(|gate| workloads.iter().all(|(name, ..)| *name != gate.workload))
        .collect();
    if !callgrind::is_installed() {
        println!("count: skipped, valgrind is not installed; no gate was checked");
        return Ok(true);
    }

    let all = arguments.iter().any(|argument| argument == "--all");
    let words: Vec<&String> = arguments.iter().filter(|word| !word.starts_with("--")).collect();
    let chosen = |name: &str, entry: &Entry| {
        (all || entry.is_ours() || !words.is_empty())
            && words.iter().all(|word| name.contains(word.as_str()))
    };

    print!("{}", Machine::look());
    println!();
    let mut table = Text::new(&["workload", "instructions", "gate", ""]);
    let mut good = true;
    for (name, entry, _) in workloads.iter().filter(|(name, entry, _)| chosen(name, entry)) {
        let units = (entry.prepare)().units();
        let gate = gates.iter().find(|gate| gate.workload == *name).map(|gate| gate.instructions);
        let exact = entry.is_ours() || gate.is_some();
        let passes = if exact { Passes::EXACT } else { Passes::ROUGH };
        let counted = callgrind::per_unit(name, units, passes)?;
        let (limit, verdict) = match gate {
            None => (String::new(), ""),
            Some(gate) if counted <= gate => (gate.to_string(), "ok"),
            Some(gate) => (gate.to_string(), "EXCEEDED"),
        };
        good &= verdict != "EXCEEDED";
        eprintln!("{name}: {counted:.2} {verdict}");
        table.row(vec![name.clone(), format!("{counted:.2}"), limit, verdict.into()]);
    }
    // A renamed workload would otherwise lose its gate without a word.
    for gate in orphans.into_iter().filter(|_| words.is_empty()) {
        good = false;
        table.row(vec![
            gate.workload.clone(),
            "no such workload".into(),
            gate.instructions.to_string(),
            "MISSING".into(),
        ]);
    }
    println!("{table}");
    let whole = if words.is_empty() { "every gate holds" } else { "every gate among these holds" };
    println!("{}", if good { whole } else { "gates failed" });
    Ok(good)
}
