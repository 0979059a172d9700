//! Standard output, which others may close at any time.

use std::io::{self, ErrorKind, StdoutLock, Write};

/// Prints what `show` writes.
///
/// Whoever reads it may stop at any time, as `head` does. That is no failure, so the exit code
/// stays what it is.
///
/// # Errors
///
/// Everything else that keeps one from writing, such as a full disk.
pub fn print(show: impl FnOnce(&mut StdoutLock<'_>) -> io::Result<()>) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match show(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done,
    }
}
