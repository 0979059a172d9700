//! A minimal HTTP server for the files of the page.

use std::io::{Read, Result, Write};
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use crate::page;

/// The most bytes of a request's head.
const MOST_BYTES: usize = 8192;

/// Between two looks at a head that is not whole yet.
const PAUSE: Duration = Duration::from_millis(5);

/// The head of a request: its bytes, and what it asks for.
pub(crate) struct Head {
    bytes: usize,
    pub(crate) path: String,
    pub(crate) is_upgrade: bool,
}

/// Looks at the head of a request, and leaves it where it is, so that a web socket finds it.
///
/// Reads the head of a request. The visitor is dropped after this many attempts.
pub(crate) fn head(stream: &TcpStream, looks: u32) -> Option<Head> {
    look(looks, |buffer| stream.peek(buffer), || thread::sleep(PAUSE))
}

fn look(
    looks: u32,
    mut peek: impl FnMut(&mut [u8]) -> Result<usize>,
    mut pause: impl FnMut(),
) -> Option<Head> {
    let mut buffer = [0; MOST_BYTES];
    for _ in 0..looks {
        // The visitor has left, or has sent nothing for longer than the socket waits.
        let bytes = peek(&mut buffer).ok().filter(|bytes| *bytes > 0)?;
        let text = String::from_utf8_lossy(buffer.get(..bytes)?);
        if text.contains("\r\n\r\n") {
            let path = text.split(' ').nth(1)?.to_owned();
            let is_upgrade = text.to_ascii_lowercase().contains("upgrade: websocket");
            return Some(Head { bytes, path, is_upgrade });
        }
        if bytes == MOST_BYTES {
            return None;
        }
        pause();
    }
    None
}

/// Answers with a file of the page: those that are there and no others.
pub(crate) fn serve(stream: &mut TcpStream, head: &Head) -> Result<()> {
    stream.read_exact(&mut vec![0; head.bytes])?;
    let files = [
        ("/", "index.html", "text/html"),
        ("/client.js", "client.js", "text/javascript"),
        ("/messages/messages.js", "messages/messages.js", "text/javascript"),
        ("/messages/tightwire.js", "messages/tightwire.js", "text/javascript"),
        ("/messages/subset.js", "messages/subset.js", "text/javascript"),
    ];
    let path = head.path.split('?').next().unwrap_or_default();
    let found = files.iter().find(|(name, ..)| *name == path);
    let (status, kind, body) = match found {
        Some((_, file, kind)) => ("200 OK", *kind, std::fs::read(page().join(file))?),
        // A browser asks for an icon that nobody has.
        None if path == "/favicon.ico" => ("204 No Content", "image/png", Vec::new()),
        None => ("404 Not Found", "text/plain", b"not here".to_vec()),
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(&body)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A visitor of whom so much has arrived.
    fn seen(text: &[u8], looks: u32) -> (Option<Head>, u32) {
        let mut pauses = 0;
        let peek = |buffer: &mut [u8]| {
            let bytes = text.len().min(buffer.len());
            buffer[..bytes].copy_from_slice(&text[..bytes]);
            Ok(bytes)
        };
        (look(looks, peek, || pauses += 1), pauses)
    }

    #[test]
    fn a_head_that_is_never_whole_is_given_up() {
        let (head, pauses) = seen(b"GET / HTTP/1.1\r\nHost: some", 1_000);
        assert!(head.is_none());
        assert_eq!(pauses, 1_000);
        let (head, pauses) = seen(&[b'x'; 10_000], 1_000);
        assert!(head.is_none() && pauses == 0, "it is longer than any head");
    }

    #[test]
    fn a_whole_head_says_what_it_asks_for() {
        let head = seen(b"GET /client.js HTTP/1.1\r\n\r\n", 1).0.unwrap();
        assert_eq!((head.path.as_str(), head.is_upgrade, head.bytes), ("/client.js", false, 27));
        // Bytes that are no text count as they are, not as what stands for them.
        let head = seen(b"GET /\xff HTTP/1.1\r\nUpgrade: WebSocket\r\n\r\n", 1).0.unwrap();
        assert_eq!((head.is_upgrade, head.bytes), (true, 39));
    }
}
