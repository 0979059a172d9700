//! Compounds: values with more than one code, each implemented once for all directions.
//!
//! They use streams and scalars, but no trait that users implement. The function for an element is an
//! argument. Derived, unified and hand-written code all use these functions.

pub(crate) mod alike;
#[cfg(feature = "alloc")]
pub(crate) mod ascending;
pub(crate) mod bytes;
pub(crate) mod check;
pub(crate) mod exactly;
pub(crate) mod growing;
mod lengths;
pub(crate) mod list;
mod list_type;
pub(crate) mod object_index;
pub(crate) mod option;
pub(crate) mod relative;
pub(crate) mod string;
mod text;
pub(crate) mod wide_string;
pub(crate) mod wrapping;

pub use lengths::Lengths;
pub(crate) use list_type::Appended;
pub use list_type::List;
pub use text::Text;
pub use wrapping::Serial;
