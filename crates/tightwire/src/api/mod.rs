//! The functions that encode, decode and measure whole values, and the macro `unified!`.

#[doc(hidden)]
pub mod dynamic;
mod functions;
pub(crate) mod unified;

#[cfg(feature = "seal")]
pub(crate) use functions::explained;
#[doc(hidden)]
pub use functions::fresh;
#[cfg(feature = "alloc")]
pub use functions::{as_received, codes, encode_append, encode_to_vec};
pub use functions::{decode, decode_into, decode_prefix, encode, encode_mut, measure};
