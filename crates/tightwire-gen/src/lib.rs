//! Generates code for other languages from a [schema file](tightwire_schema::SchemaFile).
//!
//! Each generator writes types, and code to read and write every root. It rejects by name what it
//! does not support: custom code, and kinds that are newer than the generator.
//! `docs/other-languages.md` describes the generated code and how to use it.
//!
//! ```
//! use tightwire_schema::SchemaFile;
//!
//! let file = SchemaFile::new().with::<(u8, bool)>("Pair")?;
//! let files = tightwire_gen::typescript(&file)?;
//! assert_eq!(files[0].name, "messages.js");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

/// Adds a line.
macro_rules! line {
    ($text:expr, $($words:tt)*) => {
        // Writing to a string never fails.
        let _ = writeln!($text, $($words)*);
    };
}

mod condition;
mod cpp;
mod model;
mod order;
mod typescript;
mod wireshark;

use std::error::Error;
use std::fmt;

pub use cpp::cpp;
pub use typescript::typescript;
pub use wireshark::wireshark;

/// A generated file.
///
/// ```
/// let file = tightwire_schema::SchemaFile::new().with::<u8>("Byte")?;
/// assert!(tightwire_gen::cpp(&file)?[0].text.contains("namespace"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Generated {
    /// Its path, relative to the output folder.
    pub name: &'static str,
    /// Its content.
    pub text: String,
}

/// A part that a generator does not support, and its place.
///
/// ```
/// use tightwire::{Schema, Wire};
///
/// static TERRAIN: Schema = Schema::opaque("Terrain");
/// let file = tightwire_schema::SchemaFile::new().with_schema("Terrain", &TERRAIN)?;
/// let error = tightwire_gen::typescript(&file).unwrap_err();
/// assert_eq!(error.to_string(), "Terrain: `Terrain` is custom code");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    path: String,
    what: String,
}

impl Unknown {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { path: String::new(), what: what.into() }
    }

    pub(crate) fn within(mut self, name: &str) -> Self {
        self.path =
            if self.path.is_empty() { name.into() } else { format!("{name}.{}", self.path) };
        self
    }
}

impl fmt::Display for Unknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.path, if self.path.is_empty() { "" } else { ": " }, self.what)
    }
}

impl Error for Unknown {}
