//! The report of a run: tables, and a head that names the source of the figures.

mod machine;
mod text;
mod verdict;

pub use machine::Machine;
pub use text::Text;
pub use verdict::{Outcome, between_marks, lost, verdict};
