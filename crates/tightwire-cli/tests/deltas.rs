//! Deltas inside packets, as `inspect` shows them.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tightwire::{Wire, encode_to_vec};
use tightwire_delta::{Capture, History, Link, Receiver};
use tightwire_schema::SchemaFile;

#[derive(Wire)]
enum Update {
    Delta(#[wire(bytes, max_len = 1200)] Vec<u8>),
    Goodbye,
}

#[derive(Wire, Clone)]
struct World {
    round: u16,
    #[wire(max_len = 40, key = id)]
    units: Vec<Unit>,
}

#[derive(Wire, Clone)]
struct Unit {
    #[wire(range = 0..=500)]
    id: u16,
    #[wire(range = 0..=60_000)]
    x: u32,
}

fn world(tick: u32) -> World {
    let unit = |id: u16| Unit { id, x: 1000 * u32::from(id % 50) + tick * u32::from(id / 60 % 3) };
    World { round: 3, units: (1..9).map(|id| unit(id * 60)).collect() }
}

/// A folder with a schema, a session of states, and the packets of five ticks.
fn game(name: &str) -> (PathBuf, Vec<String>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let schema = SchemaFile::new().with::<Update>("update").unwrap();
    fs::write(folder.join("game.json"), schema.to_json()).unwrap();
    let mut capture = Capture::<World>::new();
    let (mut history, mut receiver) = (History::new(None), Receiver::<World>::new(None));
    let mut link = Link::new(4);
    let mut files = Vec::new();
    for tick in 100..105 {
        capture.record(tick, &world(tick)).unwrap();
        history.record(tick, &world(tick)).unwrap();
        let mut out = [0; 1200];
        let packet = link.encode(&history, tick, &mut out, |_| 1).unwrap();
        receiver.decode(packet).unwrap();
        link.acked(receiver.ack().unwrap());
        let file = format!("{tick}.bin");
        let packet = encode_to_vec(&Update::Delta(packet.to_vec())).unwrap();
        fs::write(folder.join(&file), packet).unwrap();
        files.push(file);
    }
    fs::write(folder.join("session.tapes"), capture.bytes()).unwrap();
    (folder, files)
}

fn inspect(folder: &Path, arguments: &[&str], files: &[String]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    command.current_dir(folder).args(["inspect", "--schema", "game.json"]).args(arguments);
    let output = command.args(files).output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn the_header_of_a_delta_is_part_of_its_x_ray() {
    let (folder, files) = game("deltas-header");
    let (is_good, text) = inspect(
        &folder,
        &["--delta", "Delta.0", "--no-page", "--json", "trace.json"],
        &files[2..3],
    );
    assert!(is_good, "{text}");
    let trace = fs::read_to_string(folder.join("trace.json")).unwrap();
    let trace = tightwire::trace::Trace::from_json(&trace).unwrap();
    let value = |path: &str| trace.find(path).unwrap().value.clone().unwrap();
    assert_eq!(value("Delta.0.number"), "3");
    assert_eq!(value("Delta.0.generation"), "4");
    assert_eq!(value("Delta.0.tick"), "102");
    assert_eq!(value("Delta.0.newest_known"), "packet 2");
    // The blocks still cover the packet without gaps.
    let mut at = 0;
    for block in trace.blocks() {
        assert_eq!(block.node.start, at, "{}", block.path);
        at = block.node.end();
    }
    assert_eq!(at, trace.packet.len() * 8);
}

#[test]
fn the_budget_counts_the_header_of_a_delta_by_its_parts() {
    let (folder, files) = game("deltas-budget");
    let (is_good, text) = inspect(&folder, &["--delta", "Delta.0", "--budget"], &files);
    assert!(is_good, "{text}");
    assert!(text.contains("Delta.0.generation") && text.contains("Delta.0.body"), "{text}");
}

#[test]
fn what_is_in_a_delta_is_told_by_state_element_and_field() {
    let (folder, mut files) = game("deltas-states");
    fs::write(folder.join("bye.bin"), encode_to_vec(&Update::Goodbye).unwrap()).unwrap();
    files.insert(2, "bye.bin".into());
    let arguments = ["--delta", "Delta.0", "--states", "session.tapes"];
    let (is_good, text) = inspect(&folder, &arguments, &files);
    assert!(is_good, "{text}");
    assert!(text.contains("100.bin: tick 100, "), "{text}");
    assert!(text.contains("built on nothing"), "{text}");
    assert!(text.contains("104.bin: tick 104, ") && text.contains("built on ticks 103"), "{text}");
    assert!(text.contains("units[].x"), "{text}");
    // Without the packets that it builds on, the last one cannot be explained.
    let (is_good, text) = inspect(&folder, &arguments, &files[5..]);
    assert!(!is_good && text.contains("rejected: it builds on a packet"), "{text}");
    let (is_good, text) = inspect(&folder, &["--delta", "x", "--states", "session.tapes"], &files);
    assert!(!is_good && text.contains("no packet has a byte field called x"), "{text}");
}
