//! Prints bytes, nanoseconds and ratios of all contestants, and writes them into `results/`.
//!
//! `cargo run --release --bin table`, or `-- --rounds 50 --print` for a quick look that leaves no file.
//! Names of messages limit a run to these messages. Such a run writes no file.
//! With `--count`, rows that we lose also have instruction counts. This takes minutes.
//! What README.md says about peers is written here, from the same run.

use std::fmt::Write as _;

use tightwire_bench::callgrind;
use tightwire_bench::report::{Machine, Outcome, Text, between_marks, lost, verdict};
use tightwire_bench::single::{Single, Work};
use tightwire_bench::tightwire;
use tightwire_bench::timing::{Row, Turns, measure};
use tightwire_bench::workload::{self, Direction, MESSAGES, singles};

/// The number of rounds.
const ROUNDS: usize = 400;

/// Where the sentences about peers stand in README.md.
const BEGIN: &str = "<!-- written by `table`: begin -->";
const END: &str = "<!-- written by `table`: end -->";

struct Options {
    rounds: usize,
    only_print: bool,
    counts: bool,
    /// The messages to measure, or an empty list for all of them.
    messages: Vec<String>,
}

fn options() -> Result<Options, String> {
    let mut options =
        Options { rounds: ROUNDS, only_print: false, counts: false, messages: Vec::new() };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--print" => options.only_print = true,
            "--count" => options.counts = callgrind::is_installed(),
            "--rounds" => {
                let rounds = arguments.next().and_then(|rounds| rounds.parse().ok());
                options.rounds = rounds.ok_or("--rounds needs a number")?;
            }
            message if MESSAGES.contains(&message) => {
                options.messages.push(argument);
                options.only_print = true;
            }
            other => return Err(format!("unknown argument {other}")),
        }
    }
    Ok(options)
}

fn main() -> Result<(), String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let Some((callgrind::RUN, rest)) = arguments.split_first().map(|(a, b)| (a.as_str(), b)) {
        return workload::run(rest);
    }
    let options = options()?;
    let machine = Machine::look();
    let mut report = machine.to_string();
    let _ = writeln!(report, "method  best of {} interleaved turns of 0.2 ms", options.rounds);
    let _ = writeln!(report, "        ratios are times relative to {}", tightwire::DERIVE);
    print!("{report}");
    let mut sections = String::new();
    let (mut outcomes, mut names) = (Vec::new(), Vec::new());
    let is_chosen = |message: &&str| {
        options.messages.is_empty() || options.messages.iter().any(|chosen| chosen == message)
    };
    for message in MESSAGES.into_iter().filter(is_chosen) {
        eprintln!("measuring {message}");
        let rows = measure(message, options.rounds, |_| true);
        outcomes.extend(all_outcomes(&rows));
        names.extend(all_names(&rows));
        let section = format!("\n{message}\n{}", table(&rows));
        print!("{section}");
        sections.push_str(&section);
    }
    if options.counts {
        count(&mut outcomes, &names)?;
    }
    let said = verdict(&outcomes, tightwire::DERIVE);
    print!("\n{said}");
    let _ = write!(report, "\n{said}{sections}");
    let singles = if options.messages.is_empty() { singles() } else { Vec::new() };
    for singles in singles.chunk_by(|a, b| a.section == b.section) {
        let name = singles.first().map_or("", |single| single.section);
        eprintln!("measuring {name}");
        let section = format!("\n{name}\n{}", measure_singles(singles, options.rounds));
        print!("{section}");
        report.push_str(&section);
    }
    if options.only_print {
        return Ok(());
    }
    let file = format!("results/{}-{}.txt", machine.date, machine.slug());
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    std::fs::create_dir_all(folder.join("results"))
        .and_then(|()| std::fs::write(folder.join(&file), report))
        .map_err(|error| format!("{file}: {error}"))?;
    let said = format!(
        "On {}, {}. All rows are in [{file}]({file}).\n\n{said}",
        machine.cpu, machine.date
    );
    let readme = folder.join("README.md");
    let text = std::fs::read_to_string(&readme).map_err(|error| format!("README.md: {error}"))?;
    let text = between_marks(&text, BEGIN, END, &said).ok_or("README.md has no place for it")?;
    std::fs::write(&readme, text).map_err(|error| format!("README.md: {error}"))?;
    eprintln!("\nwritten to {file} and README.md");
    Ok(())
}

/// The loops of all rows.
fn loops(rows: &[Row]) -> impl Iterator<Item = (&Row, Direction, Turns)> {
    rows.iter().flat_map(|row| {
        let both = Direction::BOTH.into_iter().zip(row.turns);
        both.filter_map(move |(direction, turns)| turns.map(|turns| (row, direction, turns)))
    })
}

/// Returns the outcome of every row.
fn all_outcomes(rows: &[Row]) -> impl Iterator<Item = Outcome> {
    loops(rows).map(|(Row { entry, contest, .. }, direction, turns)| Outcome {
        message: entry.message,
        direction: direction.name(),
        contestant: entry.contestant,
        bytes: contest.mean_bytes(),
        nanoseconds: turns.nanoseconds(contest.units()),
        instructions: None,
    })
}

/// Their workloads, with the units of a pass.
fn all_names(rows: &[Row]) -> impl Iterator<Item = (String, usize)> {
    loops(rows).map(|(row, direction, _)| (row.entry.workload(direction), row.contest.units()))
}

/// Counts the instructions of the rows that we lose.
fn count(outcomes: &mut [Outcome], names: &[(String, usize)]) -> Result<(), String> {
    for (peer, own) in lost(outcomes, tightwire::DERIVE) {
        for one in [peer, own] {
            let (name, units) = &names[one];
            if outcomes[one].instructions.is_none() {
                eprintln!("counting {name}");
                outcomes[one].instructions = Some(callgrind::per_unit(name, *units, false)?);
            }
        }
    }
    Ok(())
}

fn table(rows: &[Row]) -> Text {
    let is_ours = |row: &&Row| [tightwire::DERIVE, tightwire::BITS].contains(&row.entry.contestant);
    let ours = rows.iter().find(is_ours);
    let mut text = Text::new(&["", "bytes", "write ns", "ratio", "read ns", "ratio"]);
    for row in rows {
        let mut cells =
            vec![row.entry.contestant.into(), format!("{:.1}", row.contest.mean_bytes())];
        for direction in Direction::BOTH {
            let own = row.nanoseconds(direction);
            let first = ours.and_then(|ours| ours.nanoseconds(direction));
            cells.push(own.map_or("-".into(), |own| format!("{own:.1}")));
            cells.push(match (own, first) {
                (Some(own), Some(first)) => format!("{:.2}", own / first),
                _ => "-".into(),
            });
        }
        text.row(cells);
    }
    text
}

/// Work outside the contest. Ratios are relative to the first row.
fn measure_singles(singles: &[Single], rounds: usize) -> Text {
    let mut rows: Vec<(&str, Box<dyn Work>, Turns)> = singles
        .iter()
        .map(|single| {
            let mut work = (single.prepare)();
            let turns = Turns::new(&mut |passes| work.run(passes));
            (single.name, work, turns)
        })
        .collect();
    let count = rows.len();
    for round in 0..rounds {
        for turn in 0..count {
            let (_, work, turns) = &mut rows[(round + turn) % count];
            turns.take(&mut |passes| work.run(passes));
        }
    }
    let mut text = Text::new(&["", "ns", "ratio"]);
    let first = rows.first().map_or(0.0, |(_, work, turns)| turns.nanoseconds(work.units()));
    for (name, work, turns) in &rows {
        let own = turns.nanoseconds(work.units());
        let cells = [(*name).into(), format!("{own:.1}"), format!("{:.2}", own / first)];
        text.row(cells.to_vec());
    }
    text
}
