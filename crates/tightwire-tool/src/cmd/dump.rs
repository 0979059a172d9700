//! Prints the values of packets, one per line.

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use crate::print::print;
use crate::types::Types;

/// Prints files.
#[derive(Args)]
pub struct Dump {
    /// The bytes of one packet each, or traces saved as JSON
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The type that all packets hold
    #[arg(long = "as", value_name = "TYPE")]
    name: Option<String>,
}

impl Dump {
    /// Prints the readable part of a rejected packet, and why it ends there. The exit code is then
    /// 1.
    ///
    /// # Errors
    ///
    /// A message about a file or an argument that is wrong.
    pub fn run(&self, types: &Types) -> Result<ExitCode, Box<dyn Error>> {
        let mut code = ExitCode::SUCCESS;
        for file in &self.files {
            let trace = types.open(file, self.name.as_deref())?;
            print(|out| {
                writeln!(out, "{}: {}", file.display(), trace.name)?;
                for block in trace.blocks() {
                    if let Some(value) = &block.node.value {
                        writeln!(out, "  {} = {value}", block.path)?;
                    }
                }
                match &trace.explanation {
                    Some(explanation) => writeln!(out, "  refused: {explanation}"),
                    None => Ok(()),
                }
            })?;
            if trace.explanation.is_some() {
                code = ExitCode::FAILURE;
            }
        }
        Ok(code)
    }
}
