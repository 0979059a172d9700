//! What a run says: tables of text, and the head that tells where its figures come from.

mod machine;
mod text;

pub use machine::Machine;
pub use text::Text;
