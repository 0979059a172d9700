//! The number of contexts of each decision, and their layout in lines of 64 cells.

use crate::state::plan::FieldKind;

/// Lines of the four contexts of a residual.
pub(crate) const VELOCITY: u32 = 56;
pub(crate) const SIZES: u32 = 72;
pub(crate) const CHANGE: u32 = 32;
pub(crate) const PLACE: u32 = 168;
/// The lines of all four contexts together.
pub(crate) const RESIDUAL_LINES: u32 = VELOCITY + SIZES + CHANGE + PLACE;

/// The classes of a baseline's age. A model has the lines of class 0 where the others are laid out,
/// and those of the other classes after all of them.
pub(crate) const AGE_CLASSES: u32 = 6;

/// The lines of a residual's sizes, which each class of ages has.
pub(crate) const AGED_SIZES: u32 = 64;

/// The cells of one context of a flag, and the lines of all four.
pub(crate) const FLAG_CELLS: u32 = 512;
pub(crate) const FLAG_LINES: u32 = 4 * FLAG_CELLS / 64;

/// The lines of the flag for eight resting rows, and of the decisions made once per table.
pub(crate) const OCTET_LINES: u32 = 4;

/// Returns the number of lines of a field of `kind`.
pub(crate) const fn lines_of(kind: FieldKind) -> u32 {
    match kind {
        FieldKind::Int { .. } | FieldKind::Wrapping { .. } | FieldKind::Float => RESIDUAL_LINES,
        // One line for each old symbol, one for each pair of symbols (by their low bits), and two
        // more.
        FieldKind::Symbol { last } => symbol_lines(last) + 64 + 64 + 64,
        FieldKind::Byte => 4 * 256,
        FieldKind::Rotation { .. } => 3 * RESIDUAL_LINES + FLAG_LINES,
    }
}

/// Returns the number of lines that a field of `kind` has for each further class of ages.
pub(crate) const fn aged_lines_of(kind: FieldKind) -> u32 {
    match kind {
        FieldKind::Int { .. } | FieldKind::Wrapping { .. } | FieldKind::Float => AGED_SIZES,
        FieldKind::Symbol { .. } | FieldKind::Byte => 0,
        FieldKind::Rotation { .. } => 3 * AGED_SIZES + FLAG_LINES,
    }
}

pub(crate) const fn symbol_lines(last: u32) -> u32 {
    last + 2
}
