//! Uses schemas of [tightwire] packets outside the program that declares them.
//!
//! A [`SchemaFile`] holds the schemas of a protocol, or of any types, as JSON that is specified in
//! `docs/schema-file.md`. An [`Interpreter`] reads, explains and writes packets of such a schema,
//! without the types. It accepts and rejects the same packets as [`tightwire::decode`], and writes
//! the same bytes. Values are JSON.
//!
//! ```
//! use tightwire::Wire;
//! use tightwire_schema::{Interpreter, SchemaFile};
//!
//! #[derive(Wire)]
//! struct Input {
//!     #[wire(range = -100..=100)]
//!     throttle: i8,
//!     jump: bool,
//! }
//!
//! // In the program that has the types:
//! let text = SchemaFile::new().with::<Input>("Input")?.to_json();
//!
//! // In a tool that does not:
//! let file = SchemaFile::from_json(&text)?;
//! let input = Interpreter::of(&file, "Input").unwrap();
//! let packet = tightwire::encode_to_vec(&Input { throttle: -7, jump: true })?;
//! assert_eq!(input.decode(&packet)?.to_string(), r#"{"jump":true,"throttle":-7}"#);
//! assert_eq!(input.encode(&serde_json::json!({ "throttle": -7, "jump": true }))?, packet);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod condition;
mod export;
mod file;
mod import;
mod interpret;
pub mod model;
mod number;

pub use export::ExportError;
pub use file::{ProtocolInfo, SchemaFile};
pub use import::ImportError;
pub use interpret::{InterpretError, Interpreter};
pub use model::Root;
