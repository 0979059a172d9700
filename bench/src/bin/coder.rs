//! Counts the instructions for coding a state relative to three older ones, with and without a model.
//!
//! `cargo run --release --no-default-features --bin coder`, with valgrind.

use std::hint::black_box;
use std::process::ExitCode;

use tightwire_bench::callgrind;
use tightwire_bench::worlds::{Royale, Strategy, Things, World};
use tightwire_delta::__twin::Twin;
use tightwire_delta::{Base, Codec, Knowledge, Model, Session, Tape, plan, train};

/// The numbers of states that are coded and that the model is trained on.
const STATES: usize = 16;
const TRAINED: usize = 60;
/// The ages of the baselines.
const AGES: [usize; 3] = [4, 5, 7];

/// The tasks that are counted.
const TASKS: [&str; 4] = ["model encode", "encode", "model decode", "decode"];

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

fn tapes<W: World>() -> Vec<Tape> {
    let mut twin = Twin::<W>::default();
    let states = W::states(TRAINED);
    states.iter().map(|state| twin.record(state).expect("a state").clone()).collect()
}

fn file<W: World>() -> std::path::PathBuf {
    std::env::temp_dir().join(format!("tightwire-bench-{}.model", W::NAME.replace(' ', "-")))
}

/// Trains a model once, because under valgrind that takes minutes.
fn model<W: World>() {
    let tapes = tapes::<W>();
    let sessions = [Session { tapes: &tapes, ages: AGES.map(|age| age as u32) }];
    let model = train(&plan::<W>(), &sessions, |_, _| {});
    std::fs::write(file::<W>(), model.to_bytes()).expect("a file");
}

fn run<W: World>(task: &str, passes: usize) {
    let (tapes, plan) = (tapes::<W>(), plan::<W>());
    let model = Model::from_bytes(&plan, &std::fs::read(file::<W>()).expect("a file"));
    let model = model.expect("a model");
    let knows = match task.split_once(' ') {
        Some(_) => Knowledge::Model(&model),
        None => Knowledge::Nothing,
    };
    let mut codec = Codec::default();
    let mut buffer = vec![0; 1 << 18];
    let mut back = Tape::new(&plan);
    let mut packets = Vec::new();
    let of = |at: usize| AGES.map(|age| Base { tape: &tapes[at - age], age: age as u32 });
    let states = TRAINED - STATES..TRAINED;
    for at in states.clone() {
        let length = codec.encode(&plan, knows, &tapes[at], of(at), &mut buffer).expect("room");
        packets.push(buffer[..length].to_vec());
        codec.decode(&plan, knows, &buffer[..length], of(at), &mut back).expect("a packet");
        assert_eq!(back, tapes[at]);
    }
    for _ in 0..passes {
        for (at, packet) in states.clone().zip(&packets) {
            if task.ends_with("encode") {
                black_box(codec.encode(&plan, knows, &tapes[at], of(at), &mut buffer))
                    .expect("room");
            } else {
                black_box(codec.decode(&plan, knows, packet, of(at), &mut back)).expect("a packet");
            }
        }
    }
    if passes == 0 {
        println!("{}", packets.iter().map(Vec::len).sum::<usize>() / STATES);
    }
}

fn table() -> Result<(), String> {
    if !callgrind::is_installed() {
        println!("coder: skipped, valgrind is not installed");
        return Ok(());
    }
    model::<Strategy>();
    model::<Royale>();
    model::<Things>();
    println!("Instructions a state; in brackets, without a model against with one.\n");
    println!("| world | encode, model | encode | decode, model | decode |");
    println!("|---|---|---|---|---|");
    for (number, name) in [Strategy::NAME, Royale::NAME, Things::NAME].iter().enumerate() {
        print!("| {name} |");
        let mut last = 1.0;
        for (index, task) in TASKS.iter().enumerate() {
            let count = callgrind::per_unit(&format!("{number} {task}"), STATES, false)?;
            print!(" {count:.0}");
            if index % 2 > 0 {
                print!(" ({:.2})", count / last);
            }
            print!(" |");
            last = count;
        }
        println!();
    }
    Ok(())
}
