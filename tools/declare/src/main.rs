//! `declare run`, `declare shrink`, `declare show` and `declare set`: see `docs/testing.md`.

use std::fs;
use std::io::{Error, Result, Write};
use std::path::Path;

use declare::batch::{Project, totals};
use declare::laws::Totals;
use declare::{emit, generate, set, shrink};

const USAGE: &str = "\
declare run [seed=1] [types=1000] [rounds=2500] [batch=50] [release=0] [schema=0]
    compiles types and tests them with 4 packets per round; continues where it was stopped
    with schema=1, also tests the interpreter of schema files
declare shrink seed=1 number=13 [rounds=1000] [release=0]
    reduces one type to what is needed to break a law
declare show seed=1 number=13
    prints one type
declare set
    writes the types for the tests of tightwire";

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str, default: u64| -> u64 {
        let prefix = format!("{name}=");
        let given = args.iter().find_map(|arg| arg.strip_prefix(&prefix));
        given.map_or(default, |text| text.parse().unwrap_or_else(|_| panic!("{name} is a number")))
    };
    let seed = option("seed", 1);
    let is_release = option("release", 0) != 0;
    match args.first().map(String::as_str) {
        Some("run") => {
            let run = Run {
                seed,
                types: option("types", 1000),
                rounds: option("rounds", 2500),
                batch: option("batch", 50).max(1),
                is_release,
                by_schema: option("schema", 0) != 0,
            };
            run.all()
        }
        Some("shrink") => {
            let world = generate::world(seed, option("number", 0));
            let project = Project::new(is_release, false)?;
            let (world, report) = shrink::shrink(&project, world, option("rounds", 1000))?;
            println!("{report}\n{}", emit::declarations(&world));
            Ok(())
        }
        Some("show") => {
            println!(
                "{}",
                emit::module(&generate::world(seed, option("number", 0)), option("number", 0))
            );
            Ok(())
        }
        Some("set") => {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../../crates/tightwire/tests/generated");
            for (name, text) in set::files() {
                fs::write(folder.join(name), text)?;
            }
            Ok(())
        }
        _ => {
            println!("{USAGE}");
            Ok(())
        }
    }
}

/// Many types, in batches.
struct Run {
    seed: u64,
    types: u64,
    rounds: u64,
    batch: u64,
    is_release: bool,
    by_schema: bool,
}

impl Run {
    fn all(&self) -> Result<()> {
        let Self { seed, types, rounds, batch, is_release, by_schema } = *self;
        let project = Project::new(is_release, by_schema)?;
        // A line for each batch that is done: where it starts, and its totals.
        let profile = if is_release { "release" } else { "debug" };
        let kind = if by_schema { "schema" } else { "seed" };
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("../../target/declare/{kind}-{seed}-{rounds}-{batch}-{profile}.done"));
        let done = fs::read_to_string(&path).unwrap_or_default();
        let mut log = fs::OpenOptions::new().create(true).append(true).open(&path)?;
        let (mut sum, mut broken) = (Totals::default(), 0);
        for first in (0..types).step_by(batch as usize) {
            let count = batch.min(types - first);
            let start = format!("{first} {count} ");
            if let Some(line) = done.lines().find_map(|line| line.strip_prefix(&start)) {
                let (reports, numbers) = line.split_once(' ').unwrap_or(("0", line));
                sum.add(&totals(numbers).ok_or_else(|| Error::other("a line that is cut"))?);
                broken += reports.parse::<usize>().unwrap_or(0);
                continue;
            }
            let worlds: Vec<_> =
                (first..first + count).map(|number| generate::world(seed, number)).collect();
            let outcome = project.run(&worlds, seed, first, rounds)?;
            for (number, report) in &outcome.broken {
                println!(
                    "{report}\n{}\n----",
                    emit::declarations(&worlds[(number - first) as usize])
                );
            }
            let Totals { types, written, not_written, accepted, refused } = outcome.totals;
            let reports = outcome.broken.len();
            writeln!(log, "{start}{reports} {types} {written} {not_written} {accepted} {refused}")?;
            sum.add(&outcome.totals);
            broken += reports;
            println!("to {}: {sum}, {broken} broken", first + count);
        }
        println!("seed {seed}, {profile}: {sum}, {broken} types that break a law");
        if broken == 0 { Ok(()) } else { Err(Error::other("a law is broken")) }
    }
}
