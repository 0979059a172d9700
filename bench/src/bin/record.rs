//! Counts the instructions for recording a value onto a tape and replaying it, compared with writing
//! and reading a plain packet of the same value.
//!
//! `cargo run --release --no-default-features --bin record`, with valgrind.

use std::hint::black_box;
use std::process::ExitCode;

use tightwire_bench::callgrind;
use tightwire_bench::worlds::{Royale, Strategy, Things, World};
use tightwire_delta::__twin::Twin;
use tightwire_delta::Tape;

/// The number of states in a world.
const STATES: usize = 8;

/// The tasks that are counted.
const TASKS: [&str; 6] = ["write", "record", "record by walk", "read", "replay", "replay by walk"];

fn main() -> ExitCode {
    callgrind::work_or_table(work, table)
}

/// Runs a task of the world with this number.
fn work(workload: &str, passes: usize) -> Result<(), String> {
    let (world, task) = workload.split_once(' ').ok_or("which task?")?;
    match world {
        "0" => run::<Strategy>(task, passes),
        "1" => run::<Royale>(task, passes),
        _ => run::<Things>(task, passes),
    }
    Ok(())
}

fn run<W: World>(task: &str, passes: usize) {
    let states = W::states(STATES);
    let mut twin = Twin::<W>::default();
    let mut tapes: Vec<Tape> = Vec::new();
    let mut packets: Vec<Vec<u8>> = Vec::new();
    for state in &states {
        tapes.push(twin.record(state).expect("a state").clone());
        packets.push(tightwire::encode_to_vec(state).expect("a state"));
    }
    let mut buffer = vec![0; 1 << 18];
    // Reading goes over the value of the state before, as a receiver does.
    let mut value = states.first().cloned();
    for _ in 0..passes {
        for ((state, tape), packet) in states.iter().zip(&tapes).zip(&packets) {
            match task {
                "write" => {
                    black_box(tightwire::encode(black_box(state), &mut buffer).expect("a state"));
                }
                "record" => {
                    black_box(twin.record(black_box(state)).expect("a state"));
                }
                "record by walk" => {
                    black_box(twin.record_by_walk(black_box(state)).expect("a state"));
                }
                "read" => {
                    if let Some(value) = &mut value {
                        tightwire::decode_into(value, black_box(packet)).expect("a packet");
                    }
                }
                "replay" => {
                    black_box(twin.replay(black_box(tape)).expect("a tape"));
                }
                _ => {
                    black_box(twin.replay_by_walk(black_box(tape)).expect("a tape"));
                }
            }
        }
    }
    // Both ways give the same, or nothing is worth counting.
    for (state, tape) in states.iter().zip(&tapes) {
        let expected = tightwire::as_received(state).expect("a state");
        assert_eq!(twin.replay(tape).expect("a tape"), Some(&expected));
        assert_eq!(twin.replay_by_walk(tape).expect("a tape"), Some(&expected));
        assert_eq!(twin.record_by_walk(state).expect("a state"), tape);
    }
}

fn table() -> Result<(), String> {
    if !callgrind::is_installed() {
        println!("record: skipped, valgrind is not installed");
        return Ok(());
    }
    println!("Instructions a state; in brackets, against the plain packet.\n");
    println!("| world | write | record | by walk | read | replay | by walk |");
    println!("|---|---|---|---|---|---|---|");
    for (number, name) in [Strategy::NAME, Royale::NAME, Things::NAME].iter().enumerate() {
        let mut counts = Vec::new();
        for task in TASKS {
            counts.push(callgrind::per_unit(&format!("{number} {task}"), STATES, false)?);
        }
        print!("| {name} |");
        for (index, count) in counts.iter().enumerate() {
            let plain = counts.get(index / 3 * 3).copied().unwrap_or(1.0);
            print!(" {count:.0}");
            if index % 3 > 0 {
                print!(" ({:.2})", count / plain);
            }
            print!(" |");
        }
        println!();
    }
    Ok(())
}
