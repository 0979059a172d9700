//! Counts instructions per packet and compares them with `gates.toml`.
//!
//! `cargo run --release --bin count` counts our own workloads, `-- --all` the peers' as well, and
//! `-- ships read` only those whose name has all of the words.

use std::collections::HashMap;
use std::process::ExitCode;

use tightwire_bench::callgrind;
use tightwire_bench::gates::{self, Gate};
use tightwire_bench::report::{Machine, Text};
use tightwire_bench::workload::{self, Workload};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.split_first() {
        Some((first, rest)) if first == callgrind::RUN => workload::run(rest).map(|()| true),
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

/// What was counted so far. A gate may ask for a workload that was not chosen.
struct Counts<'a> {
    workloads: &'a [Workload],
    gates: &'a [Gate],
    known: HashMap<String, f64>,
}

impl Counts<'_> {
    fn of(&mut self, name: &str) -> Result<f64, String> {
        if let Some(known) = self.known.get(name) {
            return Ok(*known);
        }
        let workload = self.workloads.iter().find(|workload| workload.name == name);
        let workload = workload.ok_or_else(|| format!("no workload {name}"))?;
        let exact = workload.is_ours || self.gates.iter().any(|gate| gate.workload == name);
        let counted = callgrind::per_unit(name, workload.prepare().units(), exact)?;
        eprintln!("{name}: {counted:.2}");
        self.known.insert(name.to_owned(), counted);
        Ok(counted)
    }
}

/// The program that the user starts; true when every gate holds.
fn count(arguments: &[String]) -> Result<bool, String> {
    let text = std::fs::read_to_string(gates::FILE)
        .map_err(|error| format!("{}: {error}", gates::FILE))?;
    let gates = gates::parse(&text)?;
    let workloads = Workload::all();
    if !callgrind::is_installed() {
        println!("count: skipped, valgrind is not installed; no gate was checked");
        return Ok(true);
    }

    let all = arguments.iter().any(|argument| argument == "--all");
    let words: Vec<&String> = arguments.iter().filter(|word| !word.starts_with("--")).collect();
    let chosen = |workload: &&Workload| {
        (all || workload.is_ours || !words.is_empty())
            && words.iter().all(|word| workload.name.contains(word.as_str()))
    };

    print!("{}", Machine::look());
    println!();
    let mut table = Text::new(&["workload", "instructions", "goal", "gate", ""]);
    let (mut failed, mut missed) = (0, 0);
    let mut counts = Counts { workloads: &workloads, gates: &gates, known: HashMap::new() };
    for Workload { name, .. } in workloads.iter().filter(chosen) {
        let counted = counts.of(name)?;
        let mut row = vec![name.clone(), format!("{counted:.2}")];
        if let Some(Gate { goal, gate, .. }) = gates.iter().find(|gate| gate.workload == *name) {
            let goal = goal.as_ref().map(|goal| goal.instructions(|name| counts.of(name)));
            let goal = goal.transpose()?;
            let gate = gate.instructions(|name| counts.of(name))?;
            let verdict = if counted > gate {
                failed += 1;
                "EXCEEDED"
            } else if goal.is_some_and(|goal| counted > goal) {
                missed += 1;
                "goal missed"
            } else {
                "ok"
            };
            row.extend([goal.map_or(String::new(), limit), limit(gate), verdict.into()]);
        }
        table.row(row);
    }
    // A renamed workload would otherwise lose its gate without a word.
    let is_missing = |gate: &&Gate| workloads.iter().all(|one| one.name != gate.workload);
    for gate in gates.iter().filter(is_missing).filter(|_| words.is_empty()) {
        failed += 1;
        let cells = [&gate.workload, "no such workload", "", "", "MISSING"];
        table.row(cells.map(String::from).to_vec());
    }
    println!("{table}");
    let which = if words.is_empty() { "" } else { " among these" };
    match failed {
        0 => println!("every gate{which} holds, and {missed} goals are missed"),
        _ => println!("{failed} gates{which} failed, and {missed} goals are missed"),
    }
    Ok(failed == 0)
}

/// A limit as a table shows it.
fn limit(instructions: f64) -> String {
    let text = format!("{instructions:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
