//! Packets, and how the library treats them.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::json;
use tightwire::encode_to_vec;
use tightwire::packet::checked;
use tightwire_schema::{InterpretError, Interpreter, SchemaFile};

use crate::protocol::{PROTOCOL, Random, event, message};

/// Returns a packet that is truncated, changed, or random.
pub(crate) fn damaged(packet: &[u8], random: &mut Random) -> Vec<u8> {
    let mut packet = packet.to_vec();
    match random.below(4) {
        0 => packet.truncate(random.below(packet.len() as u64 + 1) as usize),
        1 => packet = (0..random.below(200)).map(|_| random.next() as u8).collect(),
        2 => packet.push(0),
        _ => {
            for _ in 0..=random.below(3) {
                let at = random.below(packet.len().max(1) as u64) as usize;
                if let Some(byte) = packet.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
    }
    packet
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Describes how the library treats a packet, value by value, as one line that the other language
/// must match.
pub(crate) fn line(interpreter: &Interpreter, packet: &[u8]) -> String {
    let expected = match interpreter.decode(packet) {
        Ok(value) => json!({ "ok": hex(&interpreter.encode(&value).unwrap()), "value": value }),
        Err(InterpretError::Refused(error)) => {
            json!({ "kind": format!("{:?}", error.kind()), "bit": error.bit() })
        }
        other => panic!("{other:?}"),
    };
    format!("{}\t{expected}\n", hex(packet))
}

/// Formats the expectation for the C++ judge.
pub(crate) fn expected(line: &str) -> String {
    let (_, expected) = line.split_once('\t').unwrap();
    let expected: serde_json::Value = serde_json::from_str(expected).unwrap();
    match expected["ok"].as_str() {
        Some(bytes) => format!("ok {bytes}"),
        None => format!("{} {}", expected["kind"].as_str().unwrap(), expected["bit"]),
    }
}

/// Writes packets of both roots, `S` to the server and `E` to the client, and the expectations, one
/// after the other. A million lines would not fit into a JavaScript string.
pub(crate) fn each_line(mut judge: impl FnMut(char, &str)) {
    let count = std::env::var("TIGHTWIRE_PACKETS").ok().and_then(|text| text.parse().ok());
    let count: u64 = count.unwrap_or(4000);
    let file = SchemaFile::of(&PROTOCOL).unwrap();
    let interpreters: Vec<Interpreter> =
        file.roots().iter().filter_map(|root| Interpreter::of(&file, &root.name)).collect();
    let mut random = Random(7);
    let mut kinds = BTreeSet::new();
    let mut tell = |root: char, packet: &[u8]| {
        let line = line(&interpreters[usize::from(root == 'E')], packet);
        let kind = line.split("\"kind\":\"").nth(1).and_then(|rest| rest.split('"').next());
        kinds.extend(kind.map(str::to_owned));
        judge(root, &line);
    };
    for _ in 0..count / 4 {
        let packet = encode_to_vec(&message(&mut random)).unwrap();
        tell('S', &packet);
        tell('S', &damaged(&packet, &mut random));
        let packet = encode_to_vec(&event(&mut random)).unwrap();
        tell('E', &packet);
        tell('E', &damaged(&packet, &mut random));
    }
    // An error that never occurs proves nothing.
    for kind in REFUSALS {
        assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
    }
    assert_eq!(kinds.len(), REFUSALS.len(), "{kinds:?}");
}

/// Every error that a packet can cause. The others come from custom code, impossible declarations,
/// packets of 2^29 bytes, and types inside themselves.
const REFUSALS: [&str; 8] = [
    "UnexpectedEnd",
    "OutOfRange",
    "Padding",
    "Text",
    "NotAscending",
    "Check",
    "TrailingBytes",
    "KeyOrder",
];

/// Runs a judge that reads one packet after the other, and returns its final output.
pub(crate) fn judged(command: &mut Command, tell: impl FnOnce(&mut dyn Write)) -> String {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut judge = command.spawn().unwrap();
    let mut pipe = BufWriter::new(judge.stdin.take().unwrap());
    tell(&mut pipe);
    // A judge that has found a mistake stops reading, and reports it below.
    let _ = pipe.flush();
    drop(pipe);
    let output = judge.wait_with_output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

pub(crate) fn has(program: &str) -> bool {
    let found =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    if !found {
        // Shown to whoever runs the tests.
        eprintln!("skipped: {program} is not installed");
    }
    found
}

pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

/// A checked packet, to read and to make again.
pub(crate) fn checked_packet() -> Vec<u8> {
    let mut buffer = [0; 2000];
    checked::write(&PROTOCOL.to_server(), &message(&mut Random(3)), &mut buffer).unwrap().to_vec()
}
