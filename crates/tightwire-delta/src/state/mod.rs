//! States as words in tables, and the meaning of the words.

pub(crate) mod check;
pub(crate) mod describe;
pub(crate) mod hash;
pub(crate) mod plan;
pub(crate) mod tape;
