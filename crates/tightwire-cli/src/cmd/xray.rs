//! Opens a trace or a packet, and shows every bit.

use std::error::Error;
use std::fs::{self, File};
use std::io::{IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use tightwire::trace::{Trace, trace_read, trace_write};

use crate::cmd::demo::Input;
use crate::print::print;

/// The longest trace that is read: of a packet of 64 KB, with long names.
const MAX_TRACE_BYTES: u64 = 32 << 20;
/// The longest packet that is read. A datagram has at most 65,535 bytes.
const MAX_PACKET_BYTES: u64 = 1 << 20;

#[derive(Args)]
pub(crate) struct Xray {
    /// A trace saved as JSON, or the bytes of a packet of the demo; the demo's own packet if
    /// there is none.
    file: Option<PathBuf>,
    /// Where the page is written.
    #[arg(short, long, value_name = "FILE", default_value = "xray.html")]
    output: PathBuf,
    /// Writes no page.
    #[arg(long, conflicts_with = "output")]
    no_page: bool,
    /// Saves the trace as JSON, too.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Saves the packet's bytes, too.
    #[arg(long, value_name = "FILE")]
    packet: Option<PathBuf>,
}

impl Xray {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        let trace = match &self.file {
            Some(file) => open(file)?,
            None => trace_write(&Input::example())?,
        };
        // Files first: whoever reads the table may stop at any line.
        if !self.no_page {
            save(&self.output, trace.to_html())?;
        }
        if let Some(json) = &self.json {
            save(json, trace.to_json())?;
        }
        if let Some(packet) = &self.packet {
            save(packet, &trace.packet)?;
        }
        print(|out| {
            let colored = out.is_terminal();
            write!(out, "{}", trace.table().colored(colored))?;
            if self.no_page {
                return Ok(());
            }
            writeln!(out, "\nThe page is in {}", self.output.display())
        })?;
        Ok(())
    }
}

/// A saved trace, or the trace of a saved packet of the demo.
fn open(file: &Path) -> Result<Trace, String> {
    if file.extension().is_some_and(|extension| extension == "json") {
        return load(file);
    }
    let packet = read(file, MAX_PACKET_BYTES, "packet")?;
    Ok(trace_read::<Input>(&packet))
}

/// A trace from a file.
pub(crate) fn load(file: &Path) -> Result<Trace, String> {
    let bytes = read(file, MAX_TRACE_BYTES, "trace")?;
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let valid = error.valid_up_to();
        format!("{}: no trace: it is no text from byte {valid} on", file.display())
    })?;
    Trace::from_json(text).map_err(|error| format!("{}: {error}", file.display()))
}

/// The bytes of a file that has no more than `most`. Whatever it says of its size, no more is read.
fn read(file: &Path, most: u64, what: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = File::open(file).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    read.map_err(|error| format!("{}: {error}", file.display()))?;
    if bytes.len() as u64 > most {
        return Err(format!("{}: too long for a {what}: more than {most} bytes", file.display()));
    }
    Ok(bytes)
}

fn save(file: &Path, content: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, content).map_err(|error| format!("{}: {error}", file.display()))
}
