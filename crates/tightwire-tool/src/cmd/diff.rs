//! Finds the first value on which two packets or saved traces differ.

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tightwire::trace::diff;

use crate::print::print;
use crate::types::Types;

/// Compares two files.
#[derive(Args)]
pub struct Diff {
    /// A packet, or the trace of one side, usually the writer's
    left: PathBuf,
    /// Another packet, or the trace of the other side
    right: PathBuf,
    /// The type that the packets hold
    #[arg(long = "as", value_name = "TYPE")]
    name: Option<String>,
}

impl Diff {
    /// Returns code 0 if the files agree, and 1 if not, like `diff`.
    ///
    /// # Errors
    ///
    /// A message about a file or an argument that is wrong.
    pub fn run(&self, types: &Types) -> Result<ExitCode, Box<dyn Error>> {
        let name = self.name.as_deref();
        let (left, right) = (types.open(&self.left, name)?, types.open(&self.right, name)?);
        match diff(&left, &right) {
            None => {
                print(|out| writeln!(out, "no difference in {} bits", left.bits))?;
                Ok(ExitCode::SUCCESS)
            }
            Some(difference) => {
                print(|out| write!(out, "{difference}"))?;
                Ok(ExitCode::FAILURE)
            }
        }
    }
}
