//! Trains models from recorded sessions, and reports the size of each field.

#[cfg(feature = "std")]
pub(crate) mod budget;
#[cfg(test)]
pub(crate) mod cost;
#[cfg(feature = "std")]
pub(crate) mod explain;
#[cfg(feature = "std")]
pub(crate) mod page;
#[cfg(feature = "std")]
pub(crate) mod sessions;
#[cfg(feature = "std")]
pub(crate) mod trainer;
