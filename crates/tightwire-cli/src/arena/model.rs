//! The model of tumbling cubes, and states to train one.

use std::error::Error;
use std::sync::LazyLock;

use tightwire_delta::{Capture, Model};

use crate::arena::messages::Scene;
use crate::arena::world::World;

/// A model that was trained on four other recordings by `tightwire train`.
pub(crate) const BYTES: &[u8] = include_bytes!("../../assets/cubes.model");

/// Returns the model. It is read once. Without it packets are larger, and nothing else changes.
pub(crate) fn model() -> Option<Model> {
    static READ: LazyLock<Option<Model>> =
        LazyLock::new(|| tightwire_delta::model::<Scene>(BYTES).ok());
    READ.clone()
}

/// Captures this many states of the world, for training.
///
/// # Errors
///
/// A recording that is damaged.
pub(crate) fn capture(states: u32) -> Result<Capture<Scene>, Box<dyn Error>> {
    let mut capture = Capture::<Scene>::new();
    let mut world = World::new()?;
    for tick in 0..states {
        capture.record(tick, world.scene())?;
        world.step()?;
    }
    Ok(capture)
}
