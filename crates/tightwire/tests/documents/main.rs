//! The repository itself: documents, layers, and files that are kept.

mod book;
mod claims;
#[allow(clippy::module_inception, reason = "what documents name is there")]
mod documents;
mod golden;
mod layers;
