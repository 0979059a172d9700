//! The primitives: one file each, written once for all directions.
//!
//! A primitive is a function over [`Stream`](crate::Stream) that checks, quantizes and moves
//! bits. [`Stream`](crate::Stream) offers it as a method, and
//! [`Writer`](crate::Writer) and [`Reader`](crate::Reader) as direct forms.

pub(crate) mod bits;
pub(crate) mod bytes;
pub(crate) mod check;
pub(crate) mod compressed;
pub(crate) mod fixed;
pub(crate) mod float;
pub(crate) mod int;
pub(crate) mod integer;
pub(crate) mod list;
mod list_type;
pub(crate) mod nonzero;
pub(crate) mod object_index;
pub(crate) mod relative;
pub(crate) mod string;
pub(crate) mod tag;
mod text;
pub(crate) mod wide_string;

pub use integer::{Integer, Unsigned};
pub use list_type::List;
pub use text::Text;
