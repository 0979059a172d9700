//! The command line of tightwire: a demo, and tools for looking at packets.

#![forbid(unsafe_code)]

mod cmd {
    pub(crate) mod demo;
    pub(crate) mod diff;
    pub(crate) mod xray;
}

use std::error::Error;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Looks at bit-packed game packets. Without a command it shows one, written, read and refused.
#[derive(Parser)]
#[command(name = "tightwire", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Shows every bit of a packet, on the terminal and as a page.
    Xray(cmd::xray::Xray),
    /// Names the first value on which two saved traces differ.
    Diff(cmd::diff::Diff),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        None => cmd::demo::run().map(|()| ExitCode::SUCCESS),
        Some(Command::Xray(xray)) => xray.run().map(|()| ExitCode::SUCCESS),
        Some(Command::Diff(diff)) => diff.run(),
    };
    done.unwrap_or_else(|error| fail(error.as_ref()))
}

/// Says what went wrong. The exit code is not that of a difference.
fn fail(error: &dyn Error) -> ExitCode {
    eprintln!("tightwire: {error}");
    ExitCode::from(2)
}
