//! Prints bytes, nanoseconds and ratios of all contestants, and writes them into `results/`.
//!
//! `cargo run --release --bin table`, or `-- --rounds 50 --print` for a quick look that leaves no file.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tightwire_bench::contest::Contest;
use tightwire_bench::report::{Machine, Text};
use tightwire_bench::tightwire;
use tightwire_bench::workload::{Direction, Entry, MESSAGES, entries};

/// How often everybody has a turn.
const ROUNDS: usize = 400;
/// The length of a turn: long against the clock's own cost, short against an interruption.
const TURN: Duration = Duration::from_micros(200);

struct Row {
    name: &'static str,
    contest: Box<dyn Contest>,
    /// Passes that fill a turn, and the best time of a pass so far, by direction.
    turns: [(usize, Duration); 2],
}

struct Options {
    rounds: usize,
    only_print: bool,
}

fn options() -> Result<Options, String> {
    let mut options = Options { rounds: ROUNDS, only_print: false };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--print" => options.only_print = true,
            "--rounds" => {
                let rounds = arguments.next().and_then(|rounds| rounds.parse().ok());
                options.rounds = rounds.ok_or("--rounds needs a number")?;
            }
            other => return Err(format!("unknown argument {other}")),
        }
    }
    Ok(options)
}

fn main() -> Result<(), String> {
    let options = options()?;
    let machine = Machine::look();
    let mut report = machine.to_string();
    let _ = writeln!(report, "method  best of {} interleaved turns of 0.2 ms", options.rounds);
    let _ = writeln!(report, "        ratios are times relative to {}", tightwire::DERIVE);
    print!("{report}");
    for message in MESSAGES {
        eprintln!("measuring {message}");
        let section = format!("\n{message}\n{}", measure(message, options.rounds));
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
    eprintln!("\nwritten to {file}");
    Ok(())
}

fn measure(message: &str, rounds: usize) -> Text {
    let mut rows: Vec<Row> = entries()
        .into_iter()
        .filter(|entry| entry.message == message)
        .map(|Entry { contestant, prepare, .. }| {
            let mut contest = prepare();
            let turns =
                Direction::BOTH.map(|direction| (passes(&mut *contest, direction), Duration::MAX));
            Row { name: contestant, contest, turns }
        })
        .collect();
    let count = rows.len();
    for round in 0..rounds {
        for turn in 0..count {
            // Everybody starts a round in turn, so that nobody always follows the same neighbour.
            let row = &mut rows[(round + turn) % count];
            for (direction, (passes, best)) in Direction::BOTH.into_iter().zip(&mut row.turns) {
                *best = (*best).min(time(&mut *row.contest, direction, *passes));
            }
        }
    }
    table(&rows)
}

/// The time of an average pass among `passes`.
fn time(contest: &mut dyn Contest, direction: Direction, passes: usize) -> Duration {
    let start = Instant::now();
    direction.run(contest, passes);
    start.elapsed() / passes as u32
}

/// How many passes fill a turn, at least one.
fn passes(contest: &mut dyn Contest, direction: Direction) -> usize {
    // The first pass warms up caches and allocations.
    direction.run(contest, 1);
    let one = time(contest, direction, 2).max(Duration::from_nanos(1));
    (TURN.as_nanos() / one.as_nanos()).max(1) as usize
}

fn table(rows: &[Row]) -> Text {
    let nanoseconds = |row: &Row, direction: usize| {
        row.turns[direction].1.as_nanos() as f64 / row.contest.units() as f64
    };
    let ours = rows.iter().find(|row| row.name == tightwire::DERIVE || row.name == tightwire::BITS);
    let ratio = |row: &Row, direction: usize| {
        ours.map_or("-".into(), |ours| {
            format!("{:.2}", nanoseconds(row, direction) / nanoseconds(ours, direction))
        })
    };
    let mut text = Text::new(&["", "bytes", "write ns", "ratio", "read ns", "ratio"]);
    for row in rows {
        text.row(vec![
            row.name.into(),
            format!("{:.1}", row.contest.mean_bytes()),
            format!("{:.1}", nanoseconds(row, 0)),
            ratio(row, 0),
            format!("{:.1}", nanoseconds(row, 1)),
            ratio(row, 1),
        ]);
    }
    text
}
