//! Keeps the code generated for a small protocol in files, so that changes show up in commits.
//!
//! `TIGHTWIRE_BLESS=1 cargo test -p tightwire-gen --test snapshots` writes the files again.

#![allow(missing_docs, dead_code, clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use tightwire::Wire;
use tightwire::packet::Protocol;
use tightwire_schema::SchemaFile;

#[derive(Wire)]
enum Event {
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
}

#[derive(Wire)]
struct Input {
    #[wire(range = -100..=100)]
    throttle: i8,
    jump: bool,
    #[wire(if = jump, compressed(0.0..=1.0, 0.01))]
    power: f32,
    seed: u64,
    #[wire(max_len = 15)]
    name: String,
    #[wire(max_len = 8)]
    events: Vec<Event>,
}

const PROTOCOL: Protocol<Input, Event> = Protocol::new("snapshots", 1);

/// Compares a text with the file of that name.
fn is_as_before(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots").join(name);
    if std::env::var_os("TIGHTWIRE_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    let advice =
        "if it should have, run the tests with TIGHTWIRE_BLESS=1 and look at the difference";
    assert!(found == text, "{name} has changed; {advice}");
}

#[test]
fn typescript_is_as_before() {
    let files = tightwire_gen::typescript(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap();
    for file in files.iter().filter(|file| file.name.starts_with("messages")) {
        is_as_before(file.name, &file.text);
    }
}

#[test]
fn cpp_is_as_before() {
    let files = tightwire_gen::cpp(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap();
    // The runtime is a file of its own in this repository.
    let (_, messages) = files.first().unwrap().text.split_once("namespace messages {").unwrap();
    is_as_before("messages.hpp", messages);
}

#[test]
fn the_dissector_is_as_before() {
    let files = tightwire_gen::wireshark(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap();
    let (tables, _) = files.first().unwrap().text.split_once("-- Reads packets").unwrap();
    is_as_before("dissector.lua", tables);
}
