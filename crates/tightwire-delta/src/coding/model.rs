//! A model: the statistics that training found in the states of one plan.

use alloc::vec::Vec;

use crate::coding::coder::Line;
use crate::state::plan::Plan;

/// The usual number of bits of each field's residuals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usual(pub(crate) Vec<u8>);

impl Usual {
    /// The lengths assumed without a model.
    pub(crate) const UNKNOWN: u32 = 2;

    #[inline(always)]
    pub(crate) fn of(&self, field: u32) -> u32 {
        self.0.get(field as usize).map_or(Self::UNKNOWN, |&bits| u32::from(bits))
    }
}

/// The statistics that training found in the states of one plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    pub(crate) hash: u64,
    pub(crate) lines: Vec<Line>,
    pub(crate) usual: Usual,
}

impl Model {
    /// Returns whether the model was trained for states of this plan.
    pub fn fits(&self, plan: &Plan) -> bool {
        self.hash == plan.hash && self.lines.len() == plan.all_lines() as usize
    }

    /// Sets the initial shifts of a packet.
    pub(crate) fn start(shifts: &mut Vec<i32>, plan: &Plan) {
        shifts.clear();
        shifts.resize(plan.weights as usize, 0);
    }
}
