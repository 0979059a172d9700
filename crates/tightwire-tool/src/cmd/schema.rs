//! Prints what the types look like on the wire.

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use clap::Args;

use crate::print::print;
use crate::types::Types;

/// Prints types.
#[derive(Args)]
pub struct Schema {
    /// Print only this type
    #[arg(long = "as", value_name = "TYPE")]
    name: Option<String>,
}

impl Schema {
    /// Prints one line of figures and the schema text for each type.
    ///
    /// # Errors
    ///
    /// An unknown type, or output that cannot be written.
    pub fn run(&self, types: &Types) -> Result<ExitCode, Box<dyn Error>> {
        let chosen = types.chosen(self.name.as_deref())?;
        print(|out| {
            for (at, message) in chosen.iter().enumerate() {
                let gap = if at == 0 { "" } else { "\n" };
                let size = match message.schema.max_bits() {
                    Some(bits) => format!("at most {} bytes", bits.div_ceil(8)),
                    None => "no upper limit".into(),
                };
                let (name, hash) = (&message.name, message.schema.hash());
                writeln!(out, "{gap}{name}: {size}, schema hash {hash:016x}")?;
                write!(out, "{}", message.schema)?;
            }
            Ok(())
        })?;
        Ok(ExitCode::SUCCESS)
    }
}
