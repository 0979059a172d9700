//! A command-line tool for the packets of your own game, in three lines.
//!
//! A packet holds nothing but values, so only a program that has its type can explain it. Make one:
//! a binary next to your game, for example `src/bin/packets.rs`, with the types that you send.
//!
//! ```no_run
//! # use tightwire::Wire;
//! # #[derive(Wire)] struct ClientMessage { jump: bool }
//! # #[derive(Wire)] struct ServerMessage { tick: u16 }
//! fn main() {
//!     tightwire_tool::run::<(ClientMessage, ServerMessage)>()
//! }
//! ```
//!
//! Its input is files with the bytes of one packet each, as [`encode`](tightwire::encode) returns
//! them or as extracted from an envelope (`std::fs::write("packet.bin", packet)`), and traces saved
//! as JSON.
//!
//! | command | purpose |
//! |---|---|
//! | `packets xray packet.bin` | shows every bit with its name, and writes a page to look at |
//! | `packets diff a.bin b.bin` | names the first value on which two packets differ |
//! | `packets budget *.bin` | adds up where the bits of many packets go |
//! | `packets dump packet.bin` | prints all values, one per line |
//! | `packets schema` | prints the types: their values, the maximum size, the schema hash |
//!
//! With more than one type, `--as ServerMessage` selects the type of a file. Without it, a file is
//! shown if exactly one of the types can read it, and rejected otherwise.

#![forbid(unsafe_code)]

#[doc(hidden)]
pub mod cmd;
#[doc(hidden)]
pub mod files;
mod print;
mod types;

use std::process::{ExitCode, exit};

use clap::{CommandFactory, FromArgMatches, Parser};
use tightwire::trace::visible;

#[doc(hidden)]
pub use print::print;
pub use types::Messages;
#[doc(hidden)]
pub use types::Types;

#[derive(Parser)]
#[command(name = "packets", about = "Inspects the packets of this game.")]
#[command(arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: cmd::Command,
}

/// Runs the tool with the arguments of the process, for packets that hold one of the types `M`.
///
/// `M` is a tuple of up to twelve types that implement [`Wire`](tightwire::Wire); one type is
/// `(Message,)`. The process ends with code 0, with 1 for a difference or a rejected packet, and
/// with 2 if a file or an argument is wrong.
///
/// ```no_run
/// tightwire_tool::run::<((u16, bool), [f32; 3])>();
/// ```
pub fn run<M: Messages>() {
    let types = Types::of::<M>();
    let known = format!("Types that a packet can hold: {}", types.names().join(", "));
    let matches = Arguments::command().after_help(known).get_matches();
    let done = match Arguments::from_arg_matches(&matches) {
        Ok(arguments) => arguments.command.run(&types),
        Err(error) => error.exit(),
    };
    match done {
        Ok(code) if code == ExitCode::SUCCESS => {}
        Ok(_) => exit(1),
        Err(error) => {
            // An error may quote the content of a file, which may come from anyone.
            let error = error.to_string();
            let lines: Vec<_> = error.lines().map(visible).collect();
            eprintln!("error: {}", lines.join("\n"));
            exit(2);
        }
    }
}
