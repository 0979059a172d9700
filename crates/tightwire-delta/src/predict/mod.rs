//! Predicts values: motion, rotations, and the ticks between baselines.

pub(crate) mod motion;
pub(crate) mod rotation;
pub(crate) mod scale;
pub(crate) mod turn;
