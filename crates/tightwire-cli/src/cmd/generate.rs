//! Writes code for other languages, from a schema file.

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use tightwire_gen::{Generated, Unknown};
use tightwire_schema::SchemaFile;
use tightwire_tool::files::save;

/// A language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Language {
    /// An npm package with JavaScript modules and their types
    Typescript,
    /// One header, C++17
    Cpp,
    /// A dissector for Wireshark and tshark, in Lua
    Wireshark,
}

#[derive(Args)]
pub(crate) struct Generate {
    /// The language to generate
    #[arg(value_enum)]
    language: Language,
    /// The schema file of the game (see docs/schema-file.md)
    #[arg(long, value_name = "FILE")]
    schema: PathBuf,
    /// Generate only this root; may be repeated
    #[arg(long, value_name = "NAME")]
    root: Vec<String>,
    /// The folder for the generated files
    #[arg(short, long, value_name = "FOLDER", default_value = ".")]
    output: PathBuf,
    /// Write nothing, and fail if a file is out of date; useful in CI
    #[arg(long)]
    check: bool,
}

impl Generate {
    /// Returns code 1 if `--check` finds a file that is out of date.
    pub(crate) fn run(&self) -> Result<ExitCode, Box<dyn Error>> {
        let file = super::inspect::load(&self.schema)?;
        let file = self.chosen(&file)?;
        let generated = match self.language {
            Language::Typescript => tightwire_gen::typescript(&file),
            Language::Cpp => tightwire_gen::cpp(&file),
            Language::Wireshark => tightwire_gen::wireshark(&file),
        };
        let generated: Vec<Generated> = generated.map_err(|unknown: Unknown| {
            format!("{unknown}: no code is generated for it; choose other roots with --root")
        })?;
        let mut code = ExitCode::SUCCESS;
        if !self.check {
            fs::create_dir_all(&self.output)
                .map_err(|error| format!("{}: {error}", self.output.display()))?;
        }
        for one in generated {
            let path = self.output.join(one.name);
            if !self.check {
                save(&path, one.text)?;
            } else if fs::read_to_string(&path).is_ok_and(|found| found != one.text)
                || !path.exists()
            {
                eprintln!("{}: out of date or missing", path.display());
                code = ExitCode::FAILURE;
            }
        }
        Ok(code)
    }

    /// Returns the file with the requested roots.
    fn chosen(&self, file: &SchemaFile) -> Result<SchemaFile, Box<dyn Error>> {
        if self.root.is_empty() {
            return Ok(file.clone());
        }
        Ok(file.only(&self.root).ok_or_else(|| {
            let names: Vec<&str> = file.roots().iter().map(|root| root.name.as_str()).collect();
            format!("the schema file has these roots: {}", names.join(", "))
        })?)
    }
}
