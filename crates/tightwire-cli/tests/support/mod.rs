//! Helpers for the tests of the command line.

use std::process::{Command, Stdio};

/// A pipe to somebody who has gone away, like `| true` a moment later.
pub(crate) fn nobody() -> Stdio {
    let mut reader = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    let mut reader =
        reader.arg("--version").stdin(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
    let pipe = reader.stdin.take().unwrap();
    reader.wait().unwrap();
    pipe.into()
}
