//! The traits that packet code calls: [`Stream`] for both directions, [`Writer`] and [`Reader`] for one.
//!
//! They offer every primitive as a method, and each method is one call to a scalar or a compound.

mod described;
mod full_width;
mod list_stream;
mod methods;
mod reader;
mod writer;

pub use list_stream::ListStream;
pub use methods::Stream;
pub use reader::Reader;
pub use writer::Writer;
