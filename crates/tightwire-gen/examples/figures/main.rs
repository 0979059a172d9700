//! Prints the figures in docs/other-languages.md: the size of generated code, and the time per
//! message in node compared with JSON and `MessagePack`, and in C++ compared with Rust. All times
//! of a table come from one run.
//!
//! Run `cargo run --release -p tightwire-gen --example figures`. It needs node, npm and g++.

#![allow(missing_docs)]

use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::time::Instant;
use std::{env, fs};

use tightwire::Wire;
use tightwire::packet::Protocol;
use tightwire_schema::{Interpreter, SchemaFile};

#[derive(Wire, Clone, Debug)]
struct Input {
    tick: u16,
    #[wire(range = -100..=100)]
    throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    jump: bool,
    shot: Option<u8>,
}

#[derive(Wire, Clone, Debug)]
struct Ship {
    id: u16,
    #[wire(range = -131_072..=131_071)]
    x: i32,
    #[wire(range = -131_072..=131_071)]
    y: i32,
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(range = 0..=100)]
    health: u8,
    boosting: bool,
}

#[derive(Wire, Clone, Debug)]
struct Snapshot {
    tick: u32,
    #[wire(max_len = 64)]
    ships: Vec<Ship>,
}

const PROTOCOL: Protocol<Input, Snapshot> = Protocol::new("figures", 1);

/// The number of messages of each kind.
const MESSAGES: u32 = 256;

fn input(number: u32) -> Input {
    Input {
        tick: number as u16,
        throttle: ((number * 7 % 201) as i16 - 100) as i8,
        steer: (number % 200) as f32 / 100.0 - 1.0,
        jump: number % 3 == 0,
        shot: (number % 4 == 0).then_some(number as u8),
    }
}

fn snapshot(number: u32) -> Snapshot {
    let ship = |index: u32| {
        let turn = (number + index * 31) as f32 / 50.0;
        Ship {
            id: (index * 3) as u16,
            x: (number * 911 + index * 7919) as i32 % 131_000,
            y: -((number * 577 + index * 104_729) as i32 % 131_000),
            rotation: [turn.sin() * 0.6, turn.sin() * 0.8, 0.0, turn.cos()],
            health: (index * 13 % 101) as u8,
            boosting: index % 2 == 0,
        }
    };
    Snapshot { tick: number, ships: (0..20).map(ship).collect() }
}

/// Returns the time per message in the quietest of many rounds, in nanoseconds.
fn time(mut call: impl FnMut()) -> f64 {
    let round = |_| {
        let start = Instant::now();
        call();
        start.elapsed().as_secs_f64() * 1e9 / f64::from(MESSAGES)
    };
    (0..300).map(round).fold(f64::INFINITY, f64::min)
}

/// Writes packets and values of a root, and measures the library.
fn root<T: Wire>(
    folder: &Path,
    file: &SchemaFile,
    name: &str,
    values: &[T],
) -> Result<(), Box<dyn Error>> {
    let interpreter = Interpreter::of(file, name).ok_or("no such root")?;
    let mut packets = Vec::new();
    let (mut hex, mut json) = (String::new(), Vec::new());
    for value in values {
        let packet = tightwire::encode_to_vec(value)?;
        hex.extend(packet.iter().map(|byte| format!("{byte:02x}")));
        hex.push('\n');
        json.push(interpreter.decode(&packet)?);
        packets.push(packet);
    }
    let short = name.replace(' ', "-");
    fs::write(folder.join(format!("{short}.hex")), hex)?;
    fs::write(folder.join(format!("{short}.json")), serde_json::to_string(&json)?)?;
    let mut buffer = [0; 2000];
    let encode = time(|| {
        for value in values {
            let _ = black_box(tightwire::encode(black_box(value), &mut buffer));
        }
    });
    let decode = time(|| {
        for packet in &packets {
            let _ = black_box(tightwire::decode::<T>(black_box(packet)));
        }
    });
    println!("Rust {short}: encode {encode:.0} ns, decode {decode:.0} ns");
    Ok(())
}

fn run(command: &mut Command) -> Result<(), Box<dyn Error>> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}").into()) }
}

fn main() -> Result<(), Box<dyn Error>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = env::var("CARGO_TARGET_DIR").map_or(here.join("../../target"), Into::into);
    let folder = target.join("figures");
    fs::create_dir_all(&folder)?;
    let file = SchemaFile::of(&PROTOCOL)?;
    for one in tightwire_gen::typescript(&file)?.into_iter().chain(tightwire_gen::cpp(&file)?) {
        fs::write(folder.join(one.name), one.text)?;
    }
    for name in ["figures.mjs", "figures.cpp"] {
        fs::copy(here.join("examples/figures").join(name), folder.join(name))?;
    }
    let inputs: Vec<Input> = (0..MESSAGES).map(input).collect();
    let snapshots: Vec<Snapshot> = (0..MESSAGES).map(snapshot).collect();
    root(&folder, &file, "to server", &inputs)?;
    root(&folder, &file, "to client", &snapshots)?;
    run(Command::new("g++")
        .args(["-std=c++17", "-O2", "-o", "figures", "figures.cpp"])
        .current_dir(&folder))?;
    run(Command::new("./figures").current_dir(&folder))?;
    let npm = ["install", "--silent", "--no-save", "@msgpack/msgpack@3"];
    if run(Command::new("npm").args(npm).current_dir(&folder)).is_err() {
        println!("no npm, or no registry: without MessagePack");
    }
    run(Command::new("node").arg("figures.mjs").current_dir(&folder))
}
