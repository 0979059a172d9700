//! Folders of vectors: which files there are, and what a line says.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;

use super::op::{Carries, Keys, Op};

/// One line of a file.
#[derive(Debug)]
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) says: Says,
}

/// The task of a line.
#[derive(Debug)]
pub(crate) enum Says {
    /// Write the operations, unless `writer` says no; read them back.
    Accept { ops: Vec<Op>, bits: usize, packet: Vec<u8>, writer: bool, measure: Option<usize> },
    /// Read the operations from bytes that no writer needs to make, and that may go on.
    Decode { ops: Vec<Op>, bits: usize, packet: Vec<u8> },
    /// Refuse the packet at one operation.
    Refuse { ops: Vec<Op>, packet: Vec<u8>, at: usize, why: String },
    /// The measure of the accept line of this name.
    Measure { bits: usize },
}

/// The files of a folder that hold vectors, in order; an error if the folder has no such file.
pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(format!("{}: no *.jsonl files", folder.display()));
    }
    Ok(files)
}

/// The lines of a file's text, each with its number; an error if the text is empty.
pub(crate) fn lines(file: &str, text: &str) -> Result<Vec<Line>, String> {
    // Text values may hold other characters that count as line ends, so only this one does.
    let mut rows: Vec<&str> = text.split('\n').collect();
    if rows.last() == Some(&"") {
        rows.pop();
    }
    if rows.is_empty() {
        return Err(format!("{file}: no vectors"));
    }
    let parse = |(number, row): (usize, &&str)| {
        line(file, row).map_err(|error| format!("{file}:{}: {error}", number + 1))
    };
    rows.iter().enumerate().map(parse).collect()
}

/// Parses one line. Its keys tell its shape; only lines that bind readers alone are told from
/// the others by the name of their file.
fn line(file: &str, row: &str) -> Result<Line, String> {
    let json: Json = serde_json::from_str(row).map_err(|error| error.to_string())?;
    let mut keys = Keys::new(json)?;
    let name = keys.text("name")?;
    let says = if keys.has("measure_bits") {
        Says::Measure { bits: keys.count("measure_bits")? }
    } else if keys.has("refuse_at") {
        let ops = ops(&mut keys, Carries::Parameters)?;
        let at = keys.count("refuse_at")?;
        if at >= ops.len() {
            return Err(format!("{name}: there is no op {at} to refuse"));
        }
        Says::Refuse { ops, at, packet: keys.hex("hex")?, why: keys.text("why")? }
    } else if file.ends_with("decode.jsonl") {
        let ops = ops(&mut keys, Carries::Read)?;
        Says::Decode { ops, bits: keys.count("bits")?, packet: keys.hex("hex")? }
    } else {
        let writer = !keys.has("writer") || keys.flag("writer")?;
        let ops = ops(&mut keys, if writer { Carries::Both } else { Carries::Read })?;
        let measure = keys.has("measure_at_least").then(|| keys.count("measure_at_least"));
        let (bits, packet) = (keys.count("bits")?, keys.hex("hex")?);
        if packet.len() != bits.div_ceil(8) {
            return Err(format!("{name}: {bits} bits are not {} bytes", packet.len()));
        }
        Says::Accept { ops, bits, packet, writer, measure: measure.transpose()? }
    };
    keys.finish().map_err(|error| format!("{name}: {error}"))?;
    Ok(Line { name, says })
}

fn ops(keys: &mut Keys, carries: Carries) -> Result<Vec<Op>, String> {
    match keys.take("ops")? {
        Json::Array(ops) => ops.into_iter().map(|op| Op::parse(op, carries)).collect(),
        other => Err(format!("\"ops\" is not a list: {other}")),
    }
}
