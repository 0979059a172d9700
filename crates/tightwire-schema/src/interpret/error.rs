//! Why a packet cannot be read, or a value cannot be written.

use std::error::Error;
use std::fmt;

use tightwire::trace::visible;
use tightwire::{ReadError, WriteError};

/// Why a packet cannot be read, or a value cannot be written.
///
/// ```
/// use tightwire::Schema;
/// use tightwire_schema::Interpreter;
///
/// const TERRAIN: Schema = Schema::opaque("Terrain");
/// let error = Interpreter::new(&TERRAIN).decode(&[1, 2]).unwrap_err();
/// assert_eq!(error.to_string(), "`Terrain` is custom code, which is not in the schema, at bit 0");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InterpretError {
    /// The packet is rejected, as [`tightwire::trace::decode`] would reject it.
    Refused(ReadError),
    /// The value is rejected, as [`tightwire::encode`] would reject it.
    NotWritten(WriteError),
    /// The JSON is not a value of the schema.
    #[non_exhaustive]
    Value {
        /// The path in the value: `players[3].health`.
        path: String,
        /// The expected kind of value.
        expected: String,
    },
    /// The schema leaves this part to custom code, or has an unknown kind.
    #[non_exhaustive]
    Custom {
        /// The path: `players[3].health`.
        path: String,
        /// A description of the code.
        what: String,
        /// The bit of the packet where it starts.
        bit: usize,
    },
}

impl fmt::Display for InterpretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Names come from a schema file, which may come from anyone.
        let place = |path: &str| match path {
            "" => String::new(),
            _ => format!("{}: ", visible(path)),
        };
        match self {
            Self::Refused(error) => error.fmt(f),
            Self::NotWritten(error) => error.fmt(f),
            Self::Value { path, expected } => {
                write!(f, "{}expected {}", place(path), visible(expected))
            }
            Self::Custom { path, what, bit } => {
                let (path, what) = (place(path), visible(what));
                write!(f, "{path}{what}, which is not in the schema, at bit {bit}")
            }
        }
    }
}

impl Error for InterpretError {}

impl From<ReadError> for InterpretError {
    fn from(error: ReadError) -> Self {
        Self::Refused(error)
    }
}

impl From<WriteError> for InterpretError {
    fn from(error: WriteError) -> Self {
        Self::NotWritten(error)
    }
}
