//! Shows every bit of a saved trace, or of the demo's packet.

use std::error::Error;
use std::path::PathBuf;

use clap::Args;
use tightwire::trace::trace_write;
use tightwire_tool::{Types, cmd::Output};

use crate::cmd::demo::Input;

#[derive(Args)]
pub(crate) struct Xray {
    /// A trace saved as JSON [default: the packet of the demo]
    file: Option<PathBuf>,
    /// Read a file of bytes as a packet of `tightwire demo`
    #[arg(long, requires = "file")]
    demo: bool,
    #[command(flatten)]
    output: Output,
}

impl Xray {
    pub(crate) fn run(&self) -> Result<(), Box<dyn Error>> {
        // Bytes have no meaning without a type, so no type is guessed.
        let types = if self.demo { Types::of::<(Input,)>() } else { Types::default() };
        let trace = match &self.file {
            Some(file) => types.open(file, None)?,
            None => trace_write(&Input::example())?,
        };
        self.output.show(&trace)
    }
}
