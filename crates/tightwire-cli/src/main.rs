//! The command line of tightwire: the arena, a demo, and tools for looking at packets.

#![forbid(unsafe_code)]

mod arena;
mod cmd {
    pub(crate) mod arena;
    pub(crate) mod demo;
    pub(crate) mod diff;
    pub(crate) mod xray;
}
mod print;
#[allow(dead_code, reason = "the tool that makes the recording writes what the arena reads")]
mod recording;

use std::error::Error;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

const ABOUT: &str = "\
Plays a multiplayer game on your machine: 901 tumbling cubes, a server, players, a bad network
and an attacker, over real UDP sockets on 127.0.0.1, with every packet made by tightwire.
In the end it says whether all worlds are equal, and what it cost.";

const EXAMPLES: &str = "\
Examples:
  tightwire                                      32 players for 12 seconds
  tightwire --clients 100 --seconds 30           more of everything
  tightwire --loss 30% --corrupt 5% --reorder 20%
                                                 a terrible network
  tightwire --attack 20000                       under siege
  tightwire --loss 0 --corrupt 0 --truncate 0 --duplicate 0 --reorder 0 --attack 0
                                                 a perfect day
  tightwire --seconds 600 --loss 0.3 --json      a soak test, for scripts
  tightwire xray                                 every bit of a packet, as a page

The exit code is 0 if the verdict is good, 1 if it is not, and 2 if there was none. Ctrl-C ends
the game early and still shows what came of it.";

#[derive(Parser)]
#[command(name = "tightwire", version, about = ABOUT, after_help = EXAMPLES)]
#[command(args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    arena: cmd::arena::Arena,
}

#[derive(Subcommand)]
enum Command {
    /// Shows a packet on its way there and back, and packets that are refused.
    Demo,
    /// Shows every bit of a packet, on the terminal and as a page, which goes into a file.
    Xray(cmd::xray::Xray),
    /// Names the first value on which two saved traces differ.
    Diff(cmd::diff::Diff),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.command {
        None => arguments.arena.run(),
        Some(Command::Demo) => cmd::demo::run().map(|()| ExitCode::SUCCESS),
        Some(Command::Xray(xray)) => xray.run().map(|()| ExitCode::SUCCESS),
        Some(Command::Diff(diff)) => diff.run(),
    };
    done.unwrap_or_else(|error| fail(error.as_ref()))
}

/// Says what went wrong. The exit code is neither that of a difference nor that of a bad verdict.
fn fail(error: &dyn Error) -> ExitCode {
    eprintln!("tightwire: {error}");
    ExitCode::from(2)
}
