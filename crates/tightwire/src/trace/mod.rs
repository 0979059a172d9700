//! Tracing: shows every bit of a packet, and finds the value that went wrong.
//!
//! The description that writes and reads a packet can also explain it. [`trace_write`] and
//! [`trace_read`] run it on streams that record the name, kind, position, bits, content and range of
//! every value. The derive provides the names of fields. In code written by hand, names come from
//! [`Stream::label`](crate::Stream::label), or else from the file and line.
//!
//! - [`explain`] shows why a packet is rejected: `players[3].health: 127 is outside 0..=100`.
//! - [`diff`] finds the first value on which two sides disagree.
//! - [`BitBudget`] shows how the bits of many packets are used, field by field.
//! - A [`Trace`] prints as a table, and can be saved as JSON or as an HTML page.
//!
//! ```
//! use tightwire::trace;
//!
//! let trace = trace::trace_write(&(7u8, [true, false])).unwrap();
//! print!("{trace}");
//! std::fs::write(std::env::temp_dir().join("packet.html"), trace.to_html()).unwrap();
//!
//! let explanation = trace::explain::<(u8, [bool; 9])>(&[7, 0]).unwrap();
//! assert_eq!(explanation.to_string(), "1[8]: the packet ends: 1 bit wanted, 0 left, at bit 16");
//! ```

pub(crate) mod describe;
mod diff;
mod explain;
mod html;
mod json;
mod node;
mod reader;
mod recorder;
mod stats;
mod table;
mod tree;
mod visible;
mod writer;

use alloc::string::String;

pub use diff::{Difference, DifferenceKind, diff};
pub use explain::Explanation;
pub use json::JsonError;
pub use node::{Label, Node};
pub use reader::TraceReader;
pub use stats::{BitBudget, FieldBits};
pub use table::Table;
pub use tree::{Block, Direction, Trace};
pub use visible::visible;
pub use writer::TraceWriter;

pub use crate::shape::Kind;
use crate::wire::Wire;

/// Writes `value` and records every bit.
///
/// # Errors
///
/// Returns an explanation with the name of the first value that does not match its description.
///
/// ```
/// let trace = tightwire::trace::trace_write(&(7u8, true)).unwrap();
/// assert_eq!(trace.packet, [7, 1]);
/// assert_eq!(trace.find("1").unwrap().start, 8);
/// ```
pub fn trace_write<T: Wire>(value: &T) -> Result<Trace, Explanation> {
    let mut stream = TraceWriter::new();
    // The error is ignored because the trace records it in more detail.
    let _ = value.write(&mut stream);
    let mut trace = stream.finish();
    match trace.explanation.take() {
        Some(explanation) => Err(explanation),
        None => Ok(name_after::<T>(trace)),
    }
}

/// Reads a packet that holds one `T`, and records every bit up to the first rejected value.
///
/// ```
/// let trace = tightwire::trace::trace_read::<(u8, bool)>(&[7, 1]);
/// assert!(trace.explanation.is_none());
/// assert_eq!(trace.find("0").unwrap().value.as_deref(), Some("7"));
/// ```
pub fn trace_read<T: Wire>(packet: &[u8]) -> Trace {
    let mut stream = TraceReader::new(packet);
    let _ = T::read(&mut stream);
    name_after::<T>(stream.finish())
}

/// Returns which value of a packet is rejected, where and why, or `None` if the packet is valid.
///
/// It reads the packet again field by field, so that the normal, fast reader does not have to store
/// names.
///
/// ```
/// use tightwire::trace::explain;
///
/// assert_eq!(explain::<(u8, bool)>(&[7, 1]), None);
/// let explanation = explain::<(u8, bool)>(&[7, 1, 0]).unwrap();
/// assert_eq!(explanation.reason, "1 byte is left over after the last value");
/// ```
pub fn explain<T: Wire>(packet: &[u8]) -> Option<Explanation> {
    trace_read::<T>(packet).explanation
}

/// Reads a packet like [`tightwire::decode`](crate::decode), but names the value in its error.
///
/// A valid packet costs the same as with `decode`. Only a rejected packet is read again with names, so
/// a server can use this function to get more informative errors and log lines. The explanation names
/// the exact value and bit, even if [`ReadError::bit`](crate::ReadError::bit) is an earlier bit.
///
/// # Errors
///
/// Returns an explanation with the name of the first value that does not match its description.
///
/// ```
/// use tightwire::trace;
///
/// assert_eq!(trace::decode::<(u8, bool)>(&[7, 1]), Ok((7, true)));
/// let error = trace::decode::<(u8, [bool; 9])>(&[7, 0]).unwrap_err();
/// assert_eq!(error.to_string(), "1[8]: the packet ends: 1 bit wanted, 0 left, at bit 16");
/// ```
pub fn decode<T: Wire>(packet: &[u8]) -> Result<T, Explanation> {
    crate::api::decode(packet)
        .map_err(|error| explain::<T>(packet).unwrap_or_else(|| Explanation::unnamed(error)))
}

/// Names a trace after its type, without the path.
pub(crate) fn name_after<T>(mut trace: Trace) -> Trace {
    let name = core::any::type_name::<T>();
    let head = name.split_once('<').map_or(name, |(head, _)| head);
    trace.name = String::from(head.rsplit("::").next().unwrap_or(head));
    trace
}
