//! Compares the times of small packets with the C++ library of the family.
//!
//! `cargo run --release --no-default-features --bin family -- DIR` writes a table into docs/compare.md. DIR is a clone of
//! <https://github.com/mas-bandwidth/serialize>, or any other directory with its `serialize.h`.
//! `--print` only prints the table, and `--rounds 1000` takes more turns.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use tightwire_bench::family::{COMPILERS, Family, MESSAGES, Outcome, Program, table};
use tightwire_bench::report::{Machine, between_marks};
use tightwire_bench::tightwire::DERIVE;
use tightwire_bench::workload::{Direction, entries};
use tightwire_bench::{callgrind, contest::Contest};

/// The number of rounds.
const ROUNDS: usize = 2000;

/// The length of a turn.
const TURN: Duration = Duration::from_micros(200);

/// Where the table stands in docs/compare.md.
const BEGIN: &str = "<!-- written by `family`: begin -->";
const END: &str = "<!-- written by `family`: end -->";

fn main() -> Result<(), String> {
    let (mut rounds, mut only_print, mut include) = (ROUNDS, false, None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--print" => only_print = true,
            "--rounds" => {
                let number = arguments.next().and_then(|number| number.parse().ok());
                rounds = number.ok_or("--rounds needs a number")?;
            }
            directory => include = Some(PathBuf::from(directory)),
        }
    }
    let include = include.ok_or("name the directory that has serialize.h")?;
    let mut compilers = Vec::new();
    let mut programs = Vec::new();
    for compiler in COMPILERS {
        match Program::compile(compiler, &include)? {
            Some(program) => {
                compilers.push(compiler);
                programs.push(program);
            }
            None => eprintln!("{compiler} is not installed"),
        }
    }
    if programs.is_empty() {
        return Err("there is no C++ compiler".into());
    }
    let has_valgrind = callgrind::is_installed();
    if !has_valgrind {
        eprintln!("valgrind is not installed, so nothing is counted");
    }
    let mut outcomes = Vec::new();
    for message in MESSAGES {
        eprintln!("measuring {message}");
        let entry = entries()
            .into_iter()
            .find(|entry| entry.message == message && entry.contestant == DERIVE)
            .ok_or("a message of the family is not ours")?;
        let mut contest = (entry.prepare)();
        let start = |program: &Program| program.start(message, contest.packets());
        let mut families = programs.iter().map(start).collect::<Result<Vec<_>, _>>()?;
        for direction in Direction::BOTH {
            let (ours, theirs) = best(&mut *contest, &mut families, direction, rounds)?;
            let mut instructions = Vec::new();
            for program in &programs {
                let count = || program.instructions(message, contest.packets(), direction);
                instructions.push(has_valgrind.then(count).transpose()?);
            }
            outcomes.push(Outcome { message, direction, ours, theirs, instructions });
        }
    }
    let mut said = format!("```text\n{}", Machine::look());
    for (compiler, program) in compilers.iter().zip(&programs) {
        let _ = writeln!(said, "{compiler:<7} {}, -O3 -DNDEBUG", program.compiler);
    }
    let _ = writeln!(said, "method  best of {rounds} interleaved turns of 0.2 ms\n```\n");
    said.push_str(&table(&compilers, &outcomes));
    print!("{said}");
    if only_print {
        return Ok(());
    }
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/compare.md");
    let text = std::fs::read_to_string(&file).map_err(|error| format!("compare.md: {error}"))?;
    let text = between_marks(&text, BEGIN, END, &said).ok_or("compare.md has no place for it")?;
    std::fs::write(&file, text).map_err(|error| format!("compare.md: {error}"))
}

/// Our best nanoseconds per packet, and those of each program, in turns that alternate.
fn best(
    contest: &mut dyn Contest,
    families: &mut [Family],
    direction: Direction,
    rounds: usize,
) -> Result<(f64, Vec<f64>), String> {
    let (count, units) = (1 + families.len(), contest.units() as f64);
    let mut run = |who: usize, passes: usize| match who.checked_sub(1) {
        None => {
            let start = Instant::now();
            direction.run(contest, passes);
            Ok(start.elapsed())
        }
        Some(family) => families[family].run(direction, passes as u32),
    };
    // Passes that fill a turn, and the nanoseconds of the best pass so far.
    let mut lanes = Vec::new();
    for who in 0..count {
        run(who, 1)?;
        let one = run(who, 10)?.max(Duration::from_nanos(10)) / 10;
        lanes.push(((TURN.as_nanos() / one.as_nanos()).max(1) as usize, f64::INFINITY));
    }
    for round in 0..rounds {
        for turn in 0..count {
            let who = (round + turn) % count;
            let (passes, best) = &mut lanes[who];
            *best = best.min(run(who, *passes)?.as_nanos() as f64 / *passes as f64);
        }
    }
    let times: Vec<f64> = lanes.iter().map(|(_, best)| best / units).collect();
    Ok((times[0], times[1..].to_vec()))
}
