//! Finds where two saved traces part ways.

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tightwire::trace::diff;

use crate::cmd::xray::load;
use crate::print::print;

#[derive(Args)]
pub(crate) struct Diff {
    /// The trace of one side, usually the writer's.
    left: PathBuf,
    /// The trace of the other side.
    right: PathBuf,
}

impl Diff {
    /// Succeeds with code 0 if the traces agree, and with 1 if not, as `diff` does for files.
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        let (left, right) = (load(&self.left)?, load(&self.right)?);
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
