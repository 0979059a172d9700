//! Declarations drawn at random, each judged by a slow twin of its own.

#![allow(clippy::all, clippy::pedantic, missing_docs, unused_imports, dead_code, unused_parens)]

mod library;
#[rustfmt::skip]
mod set;
