//! How many contexts each decision has, and how they are laid out in lines of 64 cells.

use crate::state::plan::Kind;

/// Lines of the four contexts of a residual.
pub(crate) const VELOCITY: u32 = 56;
pub(crate) const SIZES: u32 = 72;
pub(crate) const CHANGE: u32 = 32;
pub(crate) const PLACE: u32 = 168;
/// All four together.
pub(crate) const RESIDUAL_LINES: u32 = VELOCITY + SIZES + CHANGE + PLACE;

/// Cells of one context of a flag, and lines of all four.
pub(crate) const FLAG_CELLS: u32 = 512;
pub(crate) const FLAG_LINES: u32 = 4 * FLAG_CELLS / 64;

/// Lines of the flag for eight resting rows, and of what is said once a table.
pub(crate) const OCTET_LINES: u32 = 4;

/// The lines of a field of `kind`.
pub(crate) const fn lines_of(kind: Kind) -> u32 {
    match kind {
        Kind::Int { .. } | Kind::Wrapping { .. } | Kind::Float => RESIDUAL_LINES,
        // A line for each old symbol, for each pair of symbols by their low bits, and two more.
        Kind::Symbol { last } => symbol_lines(last) + 64 + 64 + 64,
        Kind::Byte => 4 * 256,
        Kind::Rotation { .. } => 3 * RESIDUAL_LINES + FLAG_LINES,
    }
}

pub(crate) const fn symbol_lines(last: u32) -> u32 {
    last + 2
}
