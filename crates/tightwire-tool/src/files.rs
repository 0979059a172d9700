//! Files of packets and traces.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use tightwire::trace::Trace;

/// The maximum size of a trace, enough for a packet of 64 KB with long names.
const MAX_TRACE_BYTES: u64 = 32 << 20;
/// The maximum size of a packet. A datagram has at most 65,535 bytes.
const MAX_PACKET_BYTES: u64 = 1 << 20;

/// Returns whether a file is a saved trace instead of a packet.
pub fn is_trace(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == "json")
}

/// Loads a packet from a file.
///
/// # Errors
///
/// The reason why it cannot be read.
pub fn load_packet(file: &Path) -> Result<Vec<u8>, String> {
    read(file, MAX_PACKET_BYTES, "packet")
}

/// Loads a trace from a file.
///
/// # Errors
///
/// The reason why it cannot be read.
pub fn load_trace(file: &Path) -> Result<Trace, String> {
    let bytes = read(file, MAX_TRACE_BYTES, "trace")?;
    let text = std::str::from_utf8(&bytes).map_err(|error| {
        let valid = error.valid_up_to();
        format!("{}: not a trace: invalid UTF-8 at byte {valid}", file.display())
    })?;
    Trace::from_json(text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Returns the bytes of a file that has at most `most`. No more is read whatever size the file
/// reports, because a pipe or a device reports none.
///
/// # Errors
///
/// The reason why it cannot be read.
pub fn read(file: &Path, most: u64, what: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let read = File::open(file).and_then(|file| file.take(most + 1).read_to_end(&mut bytes));
    read.map_err(|error| format!("{}: {error}", file.display()))?;
    if bytes.len() as u64 > most {
        return Err(format!("{}: too long for a {what}: more than {most} bytes", file.display()));
    }
    Ok(bytes)
}

/// Writes a file.
///
/// # Errors
///
/// The reason why it cannot be written.
pub fn save(file: &Path, content: impl AsRef<[u8]>) -> Result<(), String> {
    fs::write(file, content).map_err(|error| format!("{}: {error}", file.display()))
}
