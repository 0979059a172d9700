//! Prints to standard output, which others may close at any time.

use std::io::{self, ErrorKind, StdoutLock, Write};

/// Prints what `show` writes.
///
/// The reader may stop at any time, as `head` does. That is not a failure, so the exit code stays
/// the same.
///
/// # Errors
///
/// Any other write failure, such as a full disk.
pub fn print(show: impl FnOnce(&mut StdoutLock<'_>) -> io::Result<()>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match show(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}
