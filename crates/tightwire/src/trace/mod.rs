//! X-ray: see every bit of a packet, and find the value that went wrong.
//!
//! The description that writes and reads a packet also explains it. [`trace_write`] and
//! [`trace_read`] run it on streams that remember name, kind, place, bits, value and range of
//! everything. Fields are named by the derive; in code written by hand, by
//! [`Stream::label`](crate::Stream::label), or else by file and line.
//!
//! - [`explain`] says why a packet is refused: `players[3].health: 127 is outside 0..=100`.
//! - [`diff`] finds the first value on which two sides disagree.
//! - [`BitBudget`] adds up where the bits of many packets go.
//! - A [`Trace`] prints as a table, and saves as JSON or as a page to look at.
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

mod describe;
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
/// The value that its description does not allow, by name.
///
/// ```
/// let trace = tightwire::trace::trace_write(&(7u8, true)).unwrap();
/// assert_eq!(trace.packet, [7, 1]);
/// assert_eq!(trace.find("1").unwrap().start, 8);
/// ```
pub fn trace_write<T: Wire>(value: &T) -> Result<Trace, Explanation> {
    let mut stream = TraceWriter::new();
    // The trace has the error, and says more about it.
    let _ = value.write(&mut stream);
    let mut trace = stream.finish();
    match trace.explanation.take() {
        Some(explanation) => Err(explanation),
        None => Ok(name_after::<T>(trace)),
    }
}

/// Reads a packet that holds one `T` and records every bit, up to the first that is refused.
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

/// Says which value of a refused packet is wrong, where and why; `None` if all of it is good.
///
/// It replays the packet field by field, so reading it the fast way need not know any names.
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

/// Reads a packet like [`tightwire::decode`](crate::decode), and names the value that is refused.
///
/// A good packet costs what it costs there; only a refused one is replayed with names. So it can
/// stand in a server, where `?` or a log line shall say more than a bit.
///
/// # Errors
///
/// The value that its description refuses, by name.
///
/// ```
/// use tightwire::trace;
///
/// assert_eq!(trace::decode::<(u8, bool)>(&[7, 1]), Ok((7, true)));
/// let error = trace::decode::<(u8, [bool; 9])>(&[7, 0]).unwrap_err();
/// assert_eq!(error.to_string(), "1[8]: the packet ends: 1 bit wanted, 0 left, at bit 16");
/// ```
pub fn decode<T: Wire>(packet: &[u8]) -> Result<T, Explanation> {
    crate::wire::decode(packet)
        .map_err(|error| explain::<T>(packet).unwrap_or_else(|| Explanation::unnamed(error)))
}

/// Gives a trace the name of its type, without the path.
pub(crate) fn name_after<T>(mut trace: Trace) -> Trace {
    let name = core::any::type_name::<T>();
    let head = name.split_once('<').map_or(name, |(head, _)| head);
    trace.name = String::from(head.rsplit("::").next().unwrap_or(head));
    trace
}
