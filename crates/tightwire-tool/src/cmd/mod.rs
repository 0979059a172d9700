//! The commands, each in its own file.

mod budget;
mod diff;
mod dump;
mod schema;
mod xray;

use std::error::Error;
use std::process::ExitCode;

use clap::Subcommand;

use crate::types::Types;

pub use budget::Budget;
pub use diff::Diff;
pub use dump::Dump;
pub use schema::Schema;
pub use xray::{Output, Xray};

/// The commands of a tool for known types.
#[derive(Subcommand)]
pub enum Command {
    /// Show every bit of a packet, on the terminal and as a page
    Xray(Xray),
    /// Name the first value on which two packets or traces differ
    Diff(Diff),
    /// Add up where the bits of many packets go
    Budget(Budget),
    /// Print all values of packets, one per line
    Dump(Dump),
    /// Print the types with their fields, maximum size and schema hash
    Schema(Schema),
}

impl Command {
    /// Returns code 0, or 1 for a difference or a rejected packet.
    ///
    /// # Errors
    ///
    /// A message about a file or an argument that is wrong.
    pub fn run(&self, types: &Types) -> Result<ExitCode, Box<dyn Error>> {
        match self {
            Self::Xray(xray) => xray.run(types),
            Self::Diff(diff) => diff.run(types),
            Self::Budget(budget) => budget.run(types),
            Self::Dump(dump) => dump.run(types),
            Self::Schema(schema) => schema.run(types),
        }
    }
}
