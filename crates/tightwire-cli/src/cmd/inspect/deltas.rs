//! Explains the deltas inside packets: their baselines, and the bits of each field.

use std::collections::HashMap;
use std::error::Error;
use std::io::Write;
use std::path::Path;

use tightwire::trace::{Kind, Trace, visible};
use tightwire_delta::{Plan, Receiver, Tape};
use tightwire_tool::print;

use super::open::Content;
use super::sources::Source;
use crate::cmd::delta::{read, read_model};

/// The number of values of a packet that are shown.
const SHOWN: usize = 8;

/// Prints an explanation of every delta. Returns whether one is rejected.
pub(super) fn explain(
    path: &str,
    states: &Path,
    model: Option<&Path>,
    opened: &[(&Source, Result<Content<'_>, String>)],
) -> Result<bool, Box<dyn Error>> {
    let session = read(states)?;
    let model = model.map(|file| read_model(&session.plan, file)).transpose()?;
    // Each connection has a receiver of its own.
    let mut receivers: HashMap<&str, Receiver<Tape>> = HashMap::new();
    let (mut is_refused, mut found) = (false, 0);
    for (source, content) in opened {
        let Ok(content) = content else { continue };
        let trace = content.trace();
        let Some(packet) = delta_of(&trace, path) else { continue };
        found += 1;
        let receiver = receivers
            .entry(connection(&source.name))
            .or_insert_with(|| Receiver::of(meant(&session.plan, packet), model.clone()));
        let explained = receiver.explain(packet);
        // What later packets build on.
        let _ = receiver.decode_tape(packet);
        let text = match &explained {
            Ok(explained) => explained.text(&session.names, SHOWN),
            Err(error) => format!("{} bytes, rejected: {error}\n", packet.len()),
        };
        is_refused |= explained.is_err();
        print(|out| write!(out, "{}: {text}", visible(&source.name)))?;
    }
    match found {
        0 => Err(format!("no packet has a byte field called {path}").into()),
        _ => Ok(is_refused),
    }
}

/// Returns the bytes of the field with a delta.
fn delta_of<'t>(trace: &'t Trace, path: &str) -> Option<&'t [u8]> {
    let node = trace.find(path).filter(|node| node.kind == Kind::Bytes)?;
    trace.packet.get(node.start / 8..node.end() / 8)
}

/// Returns the two ends of a connection, from the name of a captured packet. A file is an end of its own.
fn connection(name: &str) -> &str {
    name.split_once(" #").and_then(|(_, rest)| rest.split_once(' ')).map_or("", |(_, ends)| ends)
}

/// Returns the plan with the meaning that a first packet says. A session of tapes does not say it.
fn meant(plan: &Plan, packet: &[u8]) -> Plan {
    let identity = match packet.get(6).map(|flags| flags & 63) {
        Some(0) => packet.get(9..13).and_then(|bytes| bytes.try_into().ok()),
        _ => None,
    };
    match identity.map(u32::from_le_bytes) {
        Some(identity) => plan.clone().with_meaning(u64::from(identity) ^ plan.hash()),
        None => plan.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packets_of_one_connection_have_the_same_ends() {
        let one = connection("a.pcap #1 10.0.0.1:9 > 10.0.0.2:7");
        assert_eq!(one, "10.0.0.1:9 > 10.0.0.2:7");
        assert_eq!(one, connection("a.pcap #22 10.0.0.1:9 > 10.0.0.2:7"));
        assert_eq!(connection("one.bin"), connection("two.bin"));
    }
}
