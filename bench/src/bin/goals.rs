//! Prints how far our times are from the goals against named peers, the worst rows first.
//!
//! `cargo run --release --bin goals` writes the table into docs/compare.md.
//! `-- --print` only prints it, and `-- --rounds 1000` takes more turns.

use tightwire_bench::goals::{GOALS, Result as Outcome, table};
use tightwire_bench::report::{Machine, between_marks};
use tightwire_bench::timing::{Row, measure};
use tightwire_bench::workload::MESSAGES;

/// The number of rounds.
const ROUNDS: usize = 400;

/// Where the table stands in docs/compare.md.
const BEGIN: &str = "<!-- written by `goals`: begin -->";
const END: &str = "<!-- written by `goals`: end -->";

fn main() -> Result<(), String> {
    let (mut rounds, mut only_print) = (ROUNDS, false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--print" => only_print = true,
            "--rounds" => {
                let number = arguments.next().and_then(|number| number.parse().ok());
                rounds = number.ok_or("--rounds needs a number")?;
            }
            other => return Err(format!("unknown argument {other}")),
        }
    }
    let machine = Machine::look();
    let mut outcomes = Vec::new();
    for message in MESSAGES {
        let goals = || GOALS.into_iter().filter(move |goal| goal.message == message);
        if goals().next().is_none() {
            continue;
        }
        eprintln!("measuring {message}");
        let rows = measure(message, rounds, |entry| {
            goals().any(|goal| [goal.ours, goal.peer].contains(&entry.contestant))
        });
        let of =
            |contestant| rows.iter().find(move |row: &&Row| row.entry.contestant == contestant);
        for goal in goals() {
            let pair = of(goal.ours).zip(of(goal.peer));
            let (ours, peer) = pair.ok_or("a goal names a contestant that does not exist")?;
            let time = |row: &Row| row.nanoseconds(goal.direction).ok_or("a goal was not measured");
            let bytes = ours.contest.mean_bytes() / peer.contest.mean_bytes();
            outcomes.push(Outcome { goal, ours: time(ours)?, peer: time(peer)?, bytes });
        }
    }
    let said = format!(
        "```text\n{machine}method  best of {rounds} interleaved turns of 0.2 ms\n```\n\n{}",
        table(&outcomes)
    );
    print!("{said}");
    if only_print {
        return Ok(());
    }
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/compare.md");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("compare.md: {error}"))?;
    let text = between_marks(&text, BEGIN, END, &said).ok_or("compare.md has no place for it")?;
    std::fs::write(&file, text).map_err(|error| format!("compare.md: {error}"))
}
