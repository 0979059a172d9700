//! The command line of tightwire: the arena, a demo, and tools for looking at packets.

#![forbid(unsafe_code)]

mod arena;
mod cmd {
    pub(crate) mod arena;
    pub(crate) mod delta;
    pub(crate) mod demo;
    pub(crate) mod generate;
    pub(crate) mod inspect;
    pub(crate) mod net;
    pub(crate) mod top;
    pub(crate) mod xray;
}
#[allow(dead_code, reason = "the tool that makes the recording writes what the arena reads")]
mod recording;

use std::error::Error;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tightwire::trace::visible;
use tightwire_tool::{Types, cmd as tool};

const ABOUT: &str =
    "Inspects game packets, generates code for them, and plays a game on a bad network.";

const EXAMPLES: &str = "\
Examples:
  tightwire arena                   a game of 32 players under attack; takes 15 seconds
  tightwire net --preset mobile 127.0.0.1:7000 127.0.0.1:7001
                                    a mobile network in front of your own server
  tightwire demo                    a packet that is read back, and packets that are rejected
  tightwire xray trace.json         every bit of a saved trace, as a page
  tightwire diff sent.json got.json the first value that differs between two traces
  tightwire inspect --schema game.json capture.pcap
                                    the packets of any game, from its schema file
  tightwire train day1.tapes day2.tapes --hold-out day3.tapes --out game.model
                                    a model of your game, for smaller deltas

To inspect packets without a schema file, build a tool with your game's types. The crate
tightwire-tool does this in three lines.";

#[derive(Parser)]
#[command(name = "tightwire", version, about = ABOUT, after_help = EXAMPLES)]
#[command(arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game on a bad network under attack, 12 seconds long, and report what it cost
    Arena(Box<cmd::arena::Arena>),
    /// Put a bad network in front of a real server, as a UDP proxy
    Net(Box<cmd::net::Net>),
    /// Write a packet, read it back, and show why bad packets are rejected
    Demo,
    /// Show every bit of a saved trace, on the terminal and as a page
    Xray(cmd::xray::Xray),
    /// Capture the arena's world as a session of states, to train on
    Capture(cmd::delta::Capture),
    /// Train a model for deltas on captured sessions of any game
    Train(cmd::delta::Train),
    /// Show the size of a captured session as deltas, field by field
    Tapes(cmd::delta::Tapes),
    /// Name the first value that differs between two saved traces
    Diff(tool::Diff),
    /// Decode packets of any game from its schema file: files, folders, captures
    Inspect(Box<cmd::inspect::Inspect>),
    /// Generate code for another language from a schema file
    Gen(cmd::generate::Generate),
    /// Show the figures of a live page in the terminal
    Top(cmd::top::Top),
    /// Print the schema file of the arena's protocol
    Schema,
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Arena(arena) => arena.run(),
        Command::Net(net) => net.run(),
        Command::Demo => cmd::demo::run().map(|()| ExitCode::SUCCESS),
        Command::Xray(xray) => xray.run().map(|()| ExitCode::SUCCESS),
        Command::Capture(capture) => capture.run().map(|()| ExitCode::SUCCESS),
        Command::Train(train) => train.run().map(|()| ExitCode::SUCCESS),
        Command::Tapes(tapes) => tapes.run().map(|()| ExitCode::SUCCESS),
        Command::Diff(diff) => diff.run(&Types::default()),
        Command::Inspect(inspect) => inspect.run(),
        Command::Gen(generate) => generate.run(),
        Command::Top(top) => top.run().map(|()| ExitCode::SUCCESS),
        Command::Schema => arena::print_schema().map(|()| ExitCode::SUCCESS),
    };
    done.unwrap_or_else(|error| fail(error.as_ref()))
}

/// Prints the error. The exit code differs from those of a difference and of a bad verdict.
///
/// Errors quote names from files, which may come from anyone, so characters that could control the
/// terminal are escaped.
fn fail(error: &dyn Error) -> ExitCode {
    let lines: Vec<String> = error.to_string().lines().map(|line| visible(line).into()).collect();
    eprintln!("tightwire: {}", lines.join("\n"));
    ExitCode::from(2)
}
