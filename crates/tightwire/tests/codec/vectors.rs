//! Replays every vector of a folder against the library.
//!
//! The folder is the project's own `vectors/`, or those named in `TIGHTWIRE_VECTORS`, separated
//! by `:`.

#![cfg(feature = "alloc")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::collections::{HashMap, HashSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::support::judge::judge;
use crate::support::line::{Line, Says, files, lines};

/// Shown in full; a broken primitive breaks hundreds more.
const FAILURES_SHOWN: usize = 20;

#[test]
fn every_vector_holds() {
    for folder in folders() {
        let counts = run(&folder).unwrap_or_else(|failure| panic!("{failure}"));
        // Past the capture of a passing test's output: a count nobody sees is no count.
        let mut out = std::io::stdout().lock();
        for (file, count) in counts {
            let file = file.canonicalize().unwrap();
            writeln!(out, "{}: {count} vectors", file.display()).unwrap();
        }
    }
}

#[test]
fn a_folder_without_vectors_fails() {
    let folder = scratch("empty");
    fs::write(folder.join("README.md"), "no vectors").unwrap();
    assert!(run(&folder).unwrap_err().contains("no *.jsonl files"));
    fs::write(folder.join("accept.jsonl"), "").unwrap();
    assert!(run(&folder).unwrap_err().contains("no vectors"));
    assert!(run(&folder.join("missing")).is_err());
}

#[test]
fn a_line_that_is_not_understood_in_full_fails() {
    for (file, line, message) in [
        (
            "accept.jsonl",
            r#"{"name":"a","ops":[{"op":"varint","value":"1"}],"bits":8,"hex":"01"}"#,
            "not known",
        ),
        (
            "accept.jsonl",
            r#"{"name":"a","ops":[{"op":"uint8","value":"1","min":"0"}],"bits":8,"hex":"01"}"#,
            "\"min\" is not known",
        ),
        (
            "accept.jsonl",
            r#"{"name":"a","ops":[{"op":"uint8"}],"bits":8,"hex":"01"}"#,
            "\"value\" is missing",
        ),
        (
            "accept.jsonl",
            r#"{"name":"a","ops":[],"bits":0,"hex":"","note":""}"#,
            "\"note\" is not known",
        ),
        ("accept.jsonl", r#"{"name":"a","ops":[],"bits":1,"hex":""}"#, "1 bits"),
        ("other.jsonl", r#"{"name":"a","bytes":"00"}"#, "\"ops\" is missing"),
        (
            "refuse.jsonl",
            r#"{"name":"a","ops":[],"hex":"","refuse_at":0,"why":"range"}"#,
            "no op 0",
        ),
        ("measure.jsonl", r#"{"name":"a","measure_bits":3}"#, "no accept line"),
        ("accept.jsonl", "[]", "not an object"),
        ("accept.jsonl", "{", "EOF"),
    ] {
        let folder = scratch("strange");
        fs::write(folder.join(file), line).unwrap();
        let failure = run(&folder).unwrap_err();
        assert!(failure.contains(message), "{line} fails with {failure}");
    }
}

#[test]
fn a_line_that_says_something_false_fails() {
    for (file, line) in [
        (
            "accept.jsonl",
            r#"{"name":"byte","ops":[{"op":"uint8","value":"1"}],"bits":8,"hex":"02"}"#,
        ),
        (
            "accept.jsonl",
            r#"{"name":"bits","ops":[{"op":"bits","bits":7,"value":"1"}],"bits":8,"hex":"01"}"#,
        ),
        (
            "accept.jsonl",
            r#"{"name":"read","ops":[{"op":"uint8","value":"1"}],"bits":8,"hex":"02","writer":false}"#,
        ),
        (
            "accept.jsonl",
            r#"{"name":"floor","ops":[{"op":"uint8","value":"1"}],"bits":8,"hex":"01","measure_at_least":9}"#,
        ),
        (
            "decode.jsonl",
            r#"{"name":"decode","ops":[{"op":"uint8","value":"1"}],"bits":8,"hex":"02"}"#,
        ),
        (
            "refuse.jsonl",
            r#"{"name":"good","ops":[{"op":"uint8"}],"hex":"02","refuse_at":0,"why":"range"}"#,
        ),
        (
            "refuse.jsonl",
            r#"{"name":"early","ops":[{"op":"uint16"},{"op":"bool"}],"hex":"02","refuse_at":1,"why":"past_end"}"#,
        ),
        (
            "refuse.jsonl",
            r#"{"name":"why","ops":[{"op":"uint16"}],"hex":"02","refuse_at":0,"why":"range"}"#,
        ),
    ] {
        let folder = scratch("false");
        fs::write(folder.join(file), line).unwrap();
        assert!(run(&folder).is_err(), "{line} passes");
    }
    let folder = scratch("false");
    let line = r#"{"name":"a","ops":[{"op":"align"}],"bits":0,"hex":""}"#;
    fs::write(folder.join("accept.jsonl"), line).unwrap();
    fs::write(folder.join("measure.jsonl"), r#"{"name":"a","measure_bits":6}"#).unwrap();
    assert!(run(&folder).unwrap_err().contains("measured 7"));
    fs::write(folder.join("measure.jsonl"), r#"{"name":"a","measure_bits":7}"#).unwrap();
    assert!(run(&folder).is_ok());
    fs::write(folder.join("again.jsonl"), line).unwrap();
    assert!(run(&folder).unwrap_err().contains("twice"));
}

/// The folders to run.
fn folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let Some(named) = std::env::var_os("TIGHTWIRE_VECTORS") else {
        return vec![root.join("vectors")];
    };
    let named = std::env::split_paths(&named).filter(|folder| !folder.as_os_str().is_empty());
    // Tests run in the folder of their crate, and people name folders from where they stand.
    let folders: Vec<_> =
        named.map(|folder| if folder.exists() { folder } else { root.join(folder) }).collect();
    assert!(!folders.is_empty(), "TIGHTWIRE_VECTORS names no folder");
    folders
}

/// Runs every vector of a folder; the count of each file, or all that is wrong.
fn run(folder: &Path) -> Result<Vec<(PathBuf, usize)>, String> {
    let mut counts = Vec::new();
    let mut all: Vec<(String, Line)> = Vec::new();
    for path in files(folder)? {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
        let lines = lines(&file, &text)?;
        counts.push((path, lines.len()));
        all.extend(lines.into_iter().map(|line| (file.clone(), line)));
    }
    let mut failures = Vec::new();
    let mut measures = HashMap::new();
    let mut names = HashSet::new();
    let mut accepted = HashSet::new();
    for (file, line) in &all {
        if let Says::Measure { bits } = line.says {
            measures.insert(line.name.as_str(), bits);
        } else if !names.insert(line.name.as_str()) {
            failures.push(format!("{file}: {}: the name is there twice", line.name));
        }
        if matches!(line.says, Says::Accept { .. }) {
            accepted.insert(line.name.as_str());
        }
    }
    for name in measures.keys().filter(|name| !accepted.contains(*name)) {
        failures.push(format!("{name}: a measure, and no accept line"));
    }
    for (file, line) in &all {
        let verdict = judge(&line.says, measures.get(line.name.as_str()).copied());
        if let Err(why) = verdict {
            failures.push(format!("{file}: {}: {why}", line.name));
        }
    }
    if failures.is_empty() {
        return Ok(counts);
    }
    let count = failures.len();
    failures.truncate(FAILURES_SHOWN);
    Err(format!("{}: {count} failures\n{}", folder.display(), failures.join("\n")))
}

/// A fresh folder for a test.
fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("vectors").join(name);
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    folder
}
