//! Every derived type of the tests, for what must hold for all of them. The types are in the sources of
//! the tests, and `build.rs` finds them.

use tightwire::{Schema, Wire};

/// A type, and where it is declared.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Below `crates`.
    pub file: &'static str,
    /// 0 for a type that a macro makes.
    pub line: usize,
    pub name: &'static str,
    /// `None` for a generic type, which appears only inside other types.
    pub schema: Option<&'static Schema>,
}

impl Entry {
    pub fn of<T: Wire>(file: &'static str, line: usize, name: &'static str) -> Self {
        Self { file, line, name, schema: Some(const { &T::SCHEMA }) }
    }

    pub fn generic(file: &'static str, line: usize, name: &'static str) -> Self {
        Self { file, line, name, schema: None }
    }

    /// A type that a macro makes, of which there is the schema alone.
    pub fn made(file: &'static str, name: &'static str, schema: Schema) -> Self {
        Self { file, line: 0, name, schema: Some(Box::leak(Box::new(schema))) }
    }
}
