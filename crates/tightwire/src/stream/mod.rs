//! Streams: one description, several directions.
//!
//! [`Stream`] is all that a unified function sees. Its primitives are written once, in
//! [`codec`](crate::codec), over six small operations that each stream has of its own.
//! [`Writer`] and [`Reader`] add the direct forms, which take and return plain values.

mod full_width;
mod measure;
mod note;
mod read;
mod reader;
mod unified;
mod write;
mod writer;

pub use measure::MeasureStream;
pub use note::{Name, Note, Number, Value};
pub use read::ReadStream;
pub use reader::Reader;
pub use unified::Stream;
pub use write::WriteStream;
pub use writer::Writer;

/// What a unified function returns: nothing, or the error of the stream it ran on.
///
/// ```
/// use tightwire::{Result, Stream};
///
/// fn serialize<S: Stream>(health: &mut u8, stream: &mut S) -> Result<S> {
///     stream.int(health, 0..=100)
/// }
/// ```
pub type Result<S> = core::result::Result<(), <S as Stream>::Error>;

/// Values that nest deeper than this are refused, so that a packet cannot exhaust the stack.
pub(crate) const MAX_DEPTH: u32 = 64;

pub(crate) mod sealed {
    /// Keeps [`Stream`](super::Stream) to this crate.
    pub trait Sealed {}
}
