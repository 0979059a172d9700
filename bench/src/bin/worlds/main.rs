//! Deltas of five worlds: bytes next to other ways to send the same states, and what they cost next
//! to plain packets. Writes both tables into README.md.
//!
//! `cargo run --release --no-default-features --features zstd --bin worlds`, with valgrind, takes
//! some minutes. `-- --bytes` prints the first table only and writes nothing.

mod bytes;
mod cost;
mod memory;

use std::process::ExitCode;

use tightwire_bench::callgrind;
use tightwire_bench::report::{Machine, between_marks};
use tightwire_bench::worlds::{Actors, Royale, Shells, Strategy, Things, World};
use tightwire_delta::__twin::Twin;
use tightwire_delta::{Model, Session, Tape, plan, train};

/// Where the tables stand in README.md.
const BEGIN: &str = "<!-- written by `worlds`: begin -->";
const END: &str = "<!-- written by `worlds`: end -->";

/// Something to do for each world.
trait Task {
    fn run<W: World>(&mut self) -> Result<(), String>;
}

/// Runs a task for the world with this number; `None` if there is none.
fn with_world(number: usize, task: &mut impl Task) -> Option<Result<(), String>> {
    Some(match number {
        0 => task.run::<Strategy>(),
        1 => task.run::<Royale>(),
        2 => task.run::<Things>(),
        3 => task.run::<Actors>(),
        4 => task.run::<Shells>(),
        _ => return None,
    })
}

/// The ages of the baselines with a round trip of four ticks: what a link chooses if nothing is lost.
const AGES: [u32; 3] = [4, 6, 10];
/// The game that is sent, and the game that a model is trained on.
const SENT: u64 = 1;
const TRAINED: u64 = 2;
const TRAINED_STATES: usize = 300;

fn tapes<W: World>(states: &[W]) -> Vec<Tape> {
    let mut twin = Twin::<W>::default();
    states.iter().map(|state| twin.record(state).expect("a state").clone()).collect()
}

fn trained<W: World>() -> Model {
    let tapes = tapes(&W::states(TRAINED, TRAINED_STATES));
    train(&plan::<W>(), &[Session { tapes: &tapes, ages: AGES }], |_, _| {})
}

fn main() -> ExitCode {
    callgrind::work_or_table(cost::work, || {
        let only_bytes = std::env::args().any(|argument| argument == "--bytes");
        let bytes = bytes::table()?;
        println!("{bytes}");
        if only_bytes {
            return Ok(());
        }
        let cost = cost::table()?;
        println!("{cost}");
        let machine = Machine::look();
        write(&format!("{bytes}\nOn {}, {}:\n\n{cost}", machine.cpu, machine.date))
    })
}

fn write(tables: &str) -> Result<(), String> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("README.md: {error}"))?;
    let text = between_marks(&text, BEGIN, END, tables).ok_or("README.md has no place for it")?;
    std::fs::write(&path, text).map_err(|error| format!("README.md: {error}"))
}

#[cfg(test)]
mod tests {
    /// Sizes are the same on every machine, so the document can be compared.
    #[test]
    fn the_readme_has_the_sizes_that_the_program_finds() {
        let readme = include_str!("../../../README.md");
        let table = super::bytes::table().unwrap();
        assert!(readme.contains(&table), "run `worlds` again, it finds\n{table}");
    }
}
