//! What a run says: tables of text, and the head that tells where its figures come from.

mod machine;
mod text;
mod verdict;

pub use machine::Machine;
pub use text::Text;
pub use verdict::{Outcome, between_marks, lost, verdict};
