//! Inspects packets of any game, using the schema file of its protocol.

mod deltas;
mod open;
mod sources;

use std::borrow::Cow;
use std::error::Error;
use std::fmt::{Display, Write as _};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use serde_json::json;
use tightwire::CHECKS_ENABLED;
use tightwire::trace::{BitBudget, visible};
use tightwire_schema::{Interpreter, SchemaFile};
use tightwire_tool::{cmd::Output, files::read, print};

use open::{Content, Envelope, Reader};
use sources::Source;

/// The envelope of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Around {
    /// No envelope
    Plain,
    /// A checksum and an end check
    Checked,
    /// Encrypted; needs --key and both halves
    Sealed,
}

#[derive(Args)]
pub(crate) struct Inspect {
    /// The schema file of the game (see docs/schema-file.md)
    #[arg(long, value_name = "FILE")]
    schema: PathBuf,
    /// Files with one packet each, folders of such files, or captures (.pcap, .pcapng)
    #[arg(required = true)]
    packets: Vec<PathBuf>,
    /// The root of the packets, if the file has several: `to server` or `to client`
    #[arg(long, value_name = "NAME")]
    root: Option<String>,
    /// The envelope of the packets. By default, checked packets are recognized by their checksum
    #[arg(long, value_enum)]
    envelope: Option<Around>,
    /// The client's key, 64 hexadecimal digits, for sealed packets
    #[arg(long, value_name = "HEX", requires_all = ["client_half", "server_half"])]
    key: Option<String>,
    /// The client's half of the session's salt, 32 hexadecimal digits
    #[arg(long, value_name = "HEX", requires = "key")]
    client_half: Option<String>,
    /// The server's half of the session's salt, 32 hexadecimal digits
    #[arg(long, value_name = "HEX", requires = "key")]
    server_half: Option<String>,
    /// Read only datagrams from or to this port, in captures
    #[arg(long)]
    port: Option<u16>,
    /// Print one line of JSON for each packet, with its source, its root and its value
    #[arg(long, conflicts_with = "budget")]
    values: bool,
    /// Show where the bits of all packets go
    #[arg(long)]
    budget: bool,
    /// The byte field that contains packets of tightwire-delta, such as `Delta.0`, to show their headers
    #[arg(long, value_name = "PATH")]
    delta: Option<String>,
    /// A captured session of the game's states (see `tightwire capture`), to explain the content of
    /// the deltas, in the order in which they were captured
    #[arg(long, value_name = "FILE", requires = "delta", conflicts_with_all = ["values", "budget"])]
    states: Option<PathBuf>,
    /// The model with which the deltas were encoded, if there was one
    #[arg(long, value_name = "FILE", requires = "states")]
    model: Option<PathBuf>,
    #[command(flatten)]
    output: Output,
}

impl Inspect {
    /// Returns code 1 if a packet is rejected.
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        let file = load(&self.schema)?;
        let readers: Vec<Reader<'_>> = file
            .roots()
            .iter()
            .filter(|root| self.root.as_ref().is_none_or(|name| *name == root.name))
            .filter_map(|root| {
                Some(Reader { root, interpreter: Interpreter::of(&file, &root.name)? })
            })
            .collect();
        if readers.is_empty() {
            let names: Vec<&str> = file.roots().iter().map(|root| root.name.as_str()).collect();
            return Err(format!("the schema file has these roots: {}", names.join(", ")).into());
        }
        let packets = sources::packets(&self.packets, self.port)?;
        if packets.is_empty() {
            return Err("it contains no packets".into());
        }
        let mut envelope = self.envelope(&file, &readers, &packets)?;
        let opened =
            packets.iter().map(|packet| (packet, envelope.open(&file, &readers, &packet.bytes)));
        let opened: Vec<(&Source, Result<Content<'_>, String>)> = opened.collect();
        let delta = self.delta.as_deref();
        let is_refused = if let (Some(path), Some(states)) = (delta, &self.states) {
            deltas::explain(path, states, self.model.as_deref(), &opened)?
        } else if self.budget {
            budget(&opened, delta)?
        } else if let ([(source, content)], false) = (opened.as_slice(), self.values) {
            let content = content.as_ref().map_err(|error| format!("{}: {error}", source.name))?;
            let trace = content.xray(delta);
            self.output.show(&trace)?;
            trace.explanation.is_some()
        } else {
            lines(&opened)?
        };
        Ok(if is_refused { ExitCode::FAILURE } else { ExitCode::SUCCESS })
    }

    /// Returns the envelope of the packets, from the arguments or recognized from the first packet.
    fn envelope(
        &self,
        file: &SchemaFile,
        readers: &[Reader<'_>],
        packets: &[Source],
    ) -> Result<Envelope, String> {
        let opens_any = || {
            let mut opens =
                |packet: &Source| Envelope::Checked.open(file, readers, &packet.bytes).is_ok();
            packets.iter().take(100).any(&mut opens)
        };
        match (self.envelope, &self.key, file.protocol()) {
            (Some(Around::Sealed) | None, Some(key), Some(protocol)) => {
                let half = |half: &Option<String>| {
                    half.as_ref().and_then(|half| from_hex(half)).ok_or("a half has 32 hexadecimal digits")
                };
                let key = from_hex(key).ok_or("a key has 64 hexadecimal digits")?;
                let halves = [half(&self.client_half)?, half(&self.server_half)?];
                Ok(Envelope::sealed(protocol, key, halves))
            }
            (Some(Around::Sealed), ..) => {
                Err("sealed packets need --key, --client-half, --server-half, and a schema file of a protocol".into())
            }
            (Some(Around::Checked), ..) => Ok(Envelope::Checked),
            (None, _, Some(_)) if opens_any() => Ok(Envelope::Checked),
            _ => Ok(Envelope::Plain),
        }
    }
}

/// Loads a schema file whose packets this build can read.
pub(crate) fn load(path: &Path) -> Result<SchemaFile, String> {
    let says = |error: String| format!("{}: {error}", path.display());
    let bytes = read(path, SchemaFile::MAX_BYTES as u64, "schema file")?;
    let invalid = |error: &dyn Display| says(format!("not a valid schema file: {error}"));
    let text = String::from_utf8(bytes).map_err(|error| invalid(&error.utf8_error()))?;
    let file = SchemaFile::from_json(&text).map_err(|error| invalid(&error))?;
    match file.protocol() {
        Some(protocol) if protocol.checks != CHECKS_ENABLED => Err(says(
            "packets of this protocol have no serialize checks, but this build expects them".into(),
        )),
        _ => Ok(file),
    }
}

/// Prints one line of JSON for each packet. Returns whether one is rejected.
fn lines(opened: &[(&Source, Result<Content<'_>, String>)]) -> Result<bool, Box<dyn Error>> {
    let mut is_refused = false;
    print(|out| {
        for (source, content) in opened {
            let line = match content {
                Err(error) => json!({ "packet": source.name, "refused": error }),
                Ok(content) => {
                    let root = &content.reader.root.name;
                    match content.value() {
                        Ok(value) => json!({ "packet": source.name, "root": root, "value": value }),
                        Err(_) => {
                            // The slow way provides the name of the value.
                            let why = content.trace().explanation.map(|why| why.to_string());
                            json!({ "packet": source.name, "root": root, "refused": why })
                        }
                    }
                }
            };
            is_refused |= line.get("refused").is_some();
            writeln!(out, "{}", spelled_out(&line.to_string()))?;
        }
        Ok(())
    })?;
    Ok(is_refused)
}

/// Returns equivalent JSON, with an escape for every character that could control a terminal. Such
/// characters occur only in texts, and the JSON writer escapes no more than necessary.
fn spelled_out(json: &str) -> String {
    let mut text = String::new();
    for character in json.chars() {
        let mut one = [0; 4];
        if matches!(visible(character.encode_utf8(&mut one)), Cow::Borrowed(_)) {
            text.push(character);
        } else {
            for unit in character.encode_utf16(&mut [0; 2]) {
                // Writing to a string never fails.
                let _ = write!(text, "\\u{unit:04x}");
            }
        }
    }
    text
}

/// Prints one table for each root. Rejected packets are named and left out.
fn budget(
    opened: &[(&Source, Result<Content<'_>, String>)],
    delta: Option<&str>,
) -> Result<bool, Box<dyn Error>> {
    let mut budgets: Vec<(&str, BitBudget)> = Vec::new();
    let mut is_refused = false;
    for (source, content) in opened {
        let trace = content.as_ref().map(|content| (content, content.xray(delta)));
        let why = match &trace {
            Err(error) => Some((*error).clone()),
            Ok((_, trace)) => trace.explanation.as_ref().map(ToString::to_string),
        };
        if let Some(why) = why {
            eprintln!("{}: rejected and left out: {}", visible(&source.name), visible(&why));
            is_refused = true;
        } else if let Ok((content, trace)) = trace {
            let root = content.reader.root.name.as_str();
            match budgets.iter_mut().find(|(name, _)| *name == root) {
                Some((_, budget)) => budget.add(&trace),
                None => {
                    let mut budget = BitBudget::new();
                    budget.add(&trace);
                    budgets.push((root, budget));
                }
            }
        }
    }
    print(|out| {
        for (at, (name, budget)) in budgets.iter().enumerate() {
            let gap = if at == 0 { "" } else { "\n" };
            write!(out, "{gap}{}: {budget}", visible(name))?;
        }
        Ok(())
    })?;
    Ok(is_refused)
}

/// Parses exactly `N` bytes from hexadecimal digits.
fn from_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    if !text.is_ascii() || text.len() != 2 * N {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_without_control_characters_means_the_same() {
        let value = json!({ "\u{1b}[2J\u{9b}": "\u{202e}\u{7f}\u{e0001} \"zo\u{eb}\" \\ \n" });
        let line = spelled_out(&value.to_string());
        assert!(
            line.chars().all(|c| matches!(visible(&c.to_string()), Cow::Borrowed(_))),
            "{line}"
        );
        assert!(line.contains("zo\u{eb}"), "{line}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&line).unwrap(), value);
    }
}
