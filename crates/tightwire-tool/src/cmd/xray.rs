//! Opens a trace or a packet, and shows every bit.

use std::error::Error;
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use tightwire::trace::Trace;

use crate::files::save;
use crate::print::print;
use crate::types::Types;

/// Shows one file.
#[derive(Args)]
pub struct Xray {
    /// The bytes of a packet, or a trace saved as JSON
    file: PathBuf,
    /// The type that the packet holds
    #[arg(long = "as", value_name = "TYPE")]
    name: Option<String>,
    #[command(flatten)]
    output: Output,
}

impl Xray {
    /// Shows a rejected packet like any other, since that is what the command is for.
    ///
    /// # Errors
    ///
    /// A message about a file or an argument that is wrong.
    pub fn run(&self, types: &Types) -> Result<ExitCode, Box<dyn Error>> {
        self.output.show(&types.open(&self.file, self.name.as_deref())?)?;
        Ok(ExitCode::SUCCESS)
    }
}

/// The files for a trace, in addition to the terminal.
#[derive(Args)]
pub struct Output {
    /// The path of the page
    #[arg(short, long, value_name = "FILE", default_value = "xray.html")]
    output: PathBuf,
    /// Do not write a page
    #[arg(long, conflicts_with = "output")]
    no_page: bool,
    /// Also save the trace as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Also save the packet's bytes
    #[arg(long, value_name = "FILE")]
    packet: Option<PathBuf>,
}

impl Output {
    /// Prints a trace, and writes the requested files.
    ///
    /// # Errors
    ///
    /// A message about a file that cannot be written.
    pub fn show(&self, trace: &Trace) -> Result<(), Box<dyn Error>> {
        // Write files first, because whoever reads the table may stop at any line.
        if !self.no_page {
            save(&self.output, trace.to_html())?;
        }
        if let Some(json) = &self.json {
            save(json, trace.to_json())?;
        }
        if let Some(packet) = &self.packet {
            save(packet, &trace.packet)?;
        }
        print(|out| {
            let colored = out.is_terminal();
            write!(out, "{}", trace.table().colored(colored))?;
            if self.no_page {
                return Ok(());
            }
            writeln!(out, "\nThe page is in {}", self.output.display())
        })?;
        Ok(())
    }
}
