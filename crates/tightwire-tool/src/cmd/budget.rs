//! Adds up where the bits of many packets go.

use std::error::Error;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tightwire::trace::{BitBudget, visible};

use crate::print::print;
use crate::types::Types;

/// Adds up files.
#[derive(Args)]
pub struct Budget {
    /// The bytes of one packet each, or traces saved as JSON
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The type that all packets hold
    #[arg(long = "as", value_name = "TYPE")]
    name: Option<String>,
}

impl Budget {
    /// Prints one table per type. Rejected packets are named and left out, and the exit code is
    /// then 1.
    ///
    /// # Errors
    ///
    /// A message about a file or an argument that is wrong.
    pub fn run(&self, types: &Types) -> Result<ExitCode, Box<dyn Error>> {
        let mut budgets: Vec<(String, BitBudget)> = Vec::new();
        let mut code = ExitCode::SUCCESS;
        for file in &self.files {
            let trace = types.open(file, self.name.as_deref())?;
            if let Some(explanation) = &trace.explanation {
                let file = file.display().to_string();
                eprintln!("{}: rejected and left out: {explanation}", visible(&file));
                code = ExitCode::FAILURE;
                continue;
            }
            match budgets.iter_mut().find(|(name, _)| *name == trace.name) {
                Some((_, budget)) => budget.add(&trace),
                None => {
                    let mut budget = BitBudget::new();
                    budget.add(&trace);
                    budgets.push((trace.name, budget));
                }
            }
        }
        print(|out| {
            for (at, (name, budget)) in budgets.iter().enumerate() {
                let gap = if at == 0 { "" } else { "\n" };
                write!(out, "{gap}{name}: {budget}")?;
            }
            Ok(())
        })?;
        Ok(code)
    }
}
