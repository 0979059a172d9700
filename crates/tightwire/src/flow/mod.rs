//! Streams, which write and read codes.
//!
//! [`Flow`] has the operations of every stream in either direction. [`Sink`] and [`Source`] add the
//! operations of one direction. This module is independent of the kinds of values: a
//! [`Scalar`](crate::Scalar) computes the code, and the stream transports it.

#[cfg(feature = "alloc")]
mod codes;
mod gather;
#[cfg(feature = "alloc")]
mod key;
mod limits;
mod measure;
mod read;
mod run;
#[cfg(feature = "alloc")]
mod size;
mod traits;
mod watch;
mod write;

#[cfg(feature = "alloc")]
pub(crate) use codes::CodeStream;
pub use gather::Gather;
#[cfg(feature = "alloc")]
pub(crate) use key::KeyStream;
pub use limits::Limits;
pub(crate) use limits::count_places;
#[cfg(feature = "trace")]
pub(crate) use limits::{FREE_ELEMENTS, MAX_DEPTH, PLACES};
pub use measure::MeasureStream;
pub use read::{ReadStream, take_code};
pub use run::Run;
pub(crate) use run::WINDOW_BITS;
#[cfg(feature = "alloc")]
pub(crate) use size::SizeStream;
#[cfg(any(feature = "trace", feature = "crc", feature = "seal"))]
pub(crate) use traits::NoRun;
pub use traits::{
    Batches, Described, Flow, ReadTask, Runs, Sink, Source, StreamResult, TwoWay, WriteTask,
};
pub(crate) use traits::{reads, writes};
pub use watch::{Metered, Traced};
pub use write::{Mark, WriteStream, put_code};
