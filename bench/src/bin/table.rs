//! Prints bytes, nanoseconds and ratios of all contestants, and writes them into `results/`.
//!
//! `cargo run --release --bin table`, or `-- --rounds 50 --print` for a quick look that leaves no file.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use tightwire_bench::contest::Contest;
use tightwire_bench::report::{Machine, Text};
use tightwire_bench::single::{Single, Work};
use tightwire_bench::tightwire;
use tightwire_bench::workload::{Direction, Entry, MESSAGES, entries, singles};

/// How often everybody has a turn.
const ROUNDS: usize = 400;
/// The length of a turn: long against the clock's own cost, short against an interruption.
const TURN: Duration = Duration::from_micros(200);

struct Row {
    name: &'static str,
    contest: Box<dyn Contest>,
    /// By direction, for those that are measured.
    turns: [Option<Turns>; 2],
}

/// What is known about one loop.
#[derive(Clone, Copy)]
struct Turns {
    /// Passes that fill a turn.
    passes: usize,
    /// The best time of a pass so far.
    best: Duration,
}

impl Turns {
    /// Finds out how many passes of `run` fill a turn, at least one.
    fn new(run: &mut dyn FnMut(usize)) -> Self {
        // The first pass warms up caches and allocations.
        run(1);
        let mut turns = Self { passes: 2, best: Duration::MAX };
        turns.take(run);
        let one = turns.best.max(Duration::from_nanos(1));
        let passes = (TURN.as_nanos() / one.as_nanos()).max(1) as usize;
        Self { passes, best: Duration::MAX }
    }

    /// Takes a turn, and keeps the time of its average pass if that is the best.
    fn take(&mut self, run: &mut dyn FnMut(usize)) {
        let start = Instant::now();
        run(self.passes);
        self.best = self.best.min(start.elapsed() / self.passes as u32);
    }

    /// Nanoseconds per unit of work.
    fn nanoseconds(self, units: usize) -> f64 {
        self.best.as_nanos() as f64 / units as f64
    }
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
    for singles in singles().chunk_by(|a, b| a.section == b.section) {
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
    eprintln!("\nwritten to {file}");
    Ok(())
}

fn measure(message: &str, rounds: usize) -> Text {
    let mut rows: Vec<Row> = entries()
        .into_iter()
        .filter(|entry| entry.message == message)
        .map(|Entry { contestant, directions, prepare, .. }| {
            let mut contest = prepare();
            let turns = Direction::BOTH.map(|direction| {
                let is_measured = directions.contains(&direction);
                is_measured.then(|| Turns::new(&mut |passes| direction.run(&mut *contest, passes)))
            });
            Row { name: contestant, contest, turns }
        })
        .collect();
    let count = rows.len();
    for round in 0..rounds {
        for turn in 0..count {
            // Everybody starts a round in turn, so that nobody always follows the same neighbour.
            let Row { contest, turns, .. } = &mut rows[(round + turn) % count];
            for (direction, turns) in Direction::BOTH.into_iter().zip(turns) {
                if let Some(turns) = turns {
                    turns.take(&mut |passes| direction.run(&mut **contest, passes));
                }
            }
        }
    }
    table(&rows)
}

fn table(rows: &[Row]) -> Text {
    let nanoseconds = |row: &Row, direction: usize| {
        row.turns[direction].map(|turns| turns.nanoseconds(row.contest.units()))
    };
    let ours = rows.iter().find(|row| row.name == tightwire::DERIVE || row.name == tightwire::BITS);
    let mut text = Text::new(&["", "bytes", "write ns", "ratio", "read ns", "ratio"]);
    for row in rows {
        let mut cells = vec![row.name.into(), format!("{:.1}", row.contest.mean_bytes())];
        for direction in 0..2 {
            let own = nanoseconds(row, direction);
            let first = ours.and_then(|ours| nanoseconds(ours, direction));
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

/// Work beside the contest; ratios are relative to the first.
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
