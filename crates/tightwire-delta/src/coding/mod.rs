//! Converts words to bytes and back: decisions, their probabilities, and the order in which a state
//! is coded.

pub(crate) mod adaptive;
pub(crate) mod body;
pub(crate) mod coder;
pub(crate) mod contexts;
pub(crate) mod items;
pub(crate) mod keys;
pub(crate) mod model;
pub(crate) mod nested;
pub(crate) mod number;
pub(crate) mod numbers;
pub(crate) mod packet;
pub(crate) mod plain;
pub(crate) mod range;
pub(crate) mod residual;
pub(crate) mod row;
pub(crate) mod symbol;
#[cfg_attr(not(feature = "meter"), allow(dead_code, reason = "nothing is counted"))]
pub(crate) mod tally;
pub(crate) mod walk;
