//! Keeps a dropped simulation for the report about what happened in it.
//!
//! A game that panics drops its simulation before its time and its log can be read.

use std::cell::RefCell;

use crate::sim::Sim;

/// Which simulations are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// Those that are dropped by a panic.
    Panicked,
    /// All of them.
    Any,
}

#[derive(Default)]
struct Slot {
    keep: Option<Keep>,
    sim: Option<Sim>,
    /// True if it was dropped by a panic.
    is_panicked: bool,
}

thread_local! {
    static SLOT: RefCell<Slot> = RefCell::default();
}

/// Runs `play`, and returns its result together with the simulation that it dropped.
pub(crate) fn keep<T>(keep: Keep, play: impl FnOnce() -> T) -> (T, Option<Sim>) {
    let swap = |slot: Slot| SLOT.with(|place| place.replace(slot));
    let outer = swap(Slot { keep: Some(keep), ..Slot::default() });
    let result = play();
    (result, swap(outer).sim)
}

impl Drop for Sim {
    fn drop(&mut self) {
        let is_panicked = std::thread::panicking();
        // There is no slot while the thread ends, and no report is needed then. A simulation kept
        // before is dropped when the slot is free again.
        let earlier = SLOT.try_with(|slot| {
            let mut slot = slot.try_borrow_mut().ok()?;
            let is_wanted = match slot.keep {
                None => false,
                Some(Keep::Panicked) => is_panicked && slot.sim.is_none(),
                Some(Keep::Any) => !slot.is_panicked,
            };
            if !is_wanted || self.was_kept {
                return None;
            }
            self.was_kept = true;
            slot.is_panicked = is_panicked;
            slot.sim.replace(std::mem::replace(self, Self::new(0)))
        });
        drop(earlier);
    }
}
