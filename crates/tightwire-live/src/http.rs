//! Requests. Only a short GET from the page itself is accepted.

use std::io::{self, Read, Write};
use std::net::{IpAddr, TcpStream};
use std::time::{Duration, Instant};

/// The most bytes of a request.
const MAX_BYTES: usize = 8 * 1024;

/// The time that a request may take to arrive, and an answer to leave.
const PATIENCE: Duration = Duration::from_secs(3);

/// A request that may be answered.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// The path without the query, such as `/token/events`.
    pub(crate) path: String,
    pub(crate) query: String,
}

/// Why a request is not answered, as a status line.
pub(crate) type Denied = &'static str;

impl Request {
    /// Returns a number of the query, such as 7 of `client=7`.
    pub(crate) fn number(&self, name: &str) -> Option<u64> {
        let mut pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name)?.1.parse().ok()
    }
}

/// Reads the head of a request. Everything after it is ignored.
pub(crate) fn read(stream: &mut TcpStream) -> io::Result<Result<Request, Denied>> {
    stream.set_write_timeout(Some(PATIENCE))?;
    let begun = Instant::now();
    let mut head = Vec::new();
    let mut buffer = [0; 1024];
    loop {
        let left = PATIENCE.saturating_sub(begun.elapsed());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        stream.set_read_timeout(Some(left))?;
        let count = stream.read(&mut buffer)?;
        if count == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        head.extend_from_slice(buffer.get(..count).unwrap_or_default());
        if head.windows(4).any(|end| end == b"\r\n\r\n") {
            return Ok(parse(&head));
        }
        if head.len() > MAX_BYTES {
            return Ok(Err("431 Request Header Fields Too Large"));
        }
    }
}

/// Parses the head, and checks who asks.
pub(crate) fn parse(head: &[u8]) -> Result<Request, Denied> {
    const BAD: Denied = "400 Bad Request";
    const FORBIDDEN: Denied = "403 Forbidden";
    let end = head.windows(4).position(|end| end == b"\r\n\r\n").ok_or(BAD)?;
    let head = std::str::from_utf8(head.get(..end).unwrap_or_default()).map_err(|_| BAD)?;
    let mut lines = head.split("\r\n");
    let mut first = lines.next().unwrap_or_default().split(' ');
    let (method, target, version) = (first.next(), first.next(), first.next());
    if first.next().is_some() || !version.is_some_and(|version| version.starts_with("HTTP/1.")) {
        return Err(BAD);
    }
    if method != Some("GET") {
        return Err("405 Method Not Allowed");
    }
    let target = target.filter(|target| target.starts_with('/')).ok_or(BAD)?;
    let mut host = None;
    let mut origin = None;
    for line in lines {
        let (name, value) = line.split_once(':').ok_or(BAD)?;
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "host" if host.replace(value).is_some() => return Err(BAD),
            "origin" => origin = Some(value),
            // Browsers say where a request comes from. A link or an image on another page is refused.
            "sec-fetch-site" if !["same-origin", "none"].contains(&value) => return Err(FORBIDDEN),
            _ => {}
        }
    }
    let host = host.filter(|host| is_address(host)).ok_or(FORBIDDEN)?;
    if origin.is_some_and(|origin| origin.strip_prefix("http://") != Some(host)) {
        return Err(FORBIDDEN);
    }
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    Ok(Request { path: path.into(), query: query.into() })
}

/// Returns whether a host is an address and not a name. A name could be one that somebody else owns
/// and points to this machine, whose pages would then be of the same origin.
fn is_address(host: &str) -> bool {
    let is_port = |port: &str| port.parse::<u16>().is_ok();
    if let Some(rest) = host.strip_prefix('[') {
        let Some((address, rest)) = rest.split_once(']') else { return false };
        let has_port = rest.is_empty() || rest.strip_prefix(':').is_some_and(is_port);
        return has_port && matches!(address.parse(), Ok(IpAddr::V6(_)));
    }
    let (name, port) = match host.split_once(':') {
        Some((name, port)) => (name, Some(port)),
        None => (host, None),
    };
    port.is_none_or(is_port) && (name == "localhost" || matches!(name.parse(), Ok(IpAddr::V4(_))))
}

/// The headers of every answer. They forbid caching and loading from other places.
const COMMON: &str = "Cache-Control: no-store\r\n\
    X-Content-Type-Options: nosniff\r\n\
    Referrer-Policy: no-referrer\r\n\
    Cross-Origin-Resource-Policy: same-origin\r\n\
    Cross-Origin-Opener-Policy: same-origin\r\n\
    Connection: close\r\n";

/// The rules for the page itself: it loads its own files and has no inline code.
pub(crate) const PAGE_RULES: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    connect-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The rules for an X-ray, which is one file: it is an origin of its own, and can reach nothing.
pub(crate) const XRAY_RULES: &str = "sandbox allow-scripts; default-src 'none'; \
    script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

/// Sends a whole answer.
pub(crate) fn answer(
    stream: &mut TcpStream,
    status: &str,
    kind: &str,
    rules: &str,
    body: &[u8],
) -> io::Result<()> {
    let length = body.len();
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\n\
         Content-Security-Policy: {rules}\r\n{COMMON}\r\n"
    )?;
    stream.write_all(body)
}

/// Starts a stream of events.
pub(crate) fn start_events(stream: &mut TcpStream) -> io::Result<()> {
    write!(stream, "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n{COMMON}\r\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(lines: &str) -> Result<Request, Denied> {
        parse(format!("{}\r\n\r\n", lines.replace('\n', "\r\n")).as_bytes())
    }

    #[test]
    fn the_page_itself_may_ask() {
        for host in ["127.0.0.1:9000", "localhost:9000", "[::1]:9000", "10.0.0.7", "localhost"] {
            let lines = format!("GET /token/packet?client=7&number=12 HTTP/1.1\nHost: {host}");
            let found = request(&lines).unwrap();
            assert_eq!((found.number("client"), found.number("number")), (Some(7), Some(12)));
            assert_eq!(found.path, "/token/packet");
            assert_eq!(found.number("nothing"), None);
        }
        let lines = "GET / HTTP/1.1\nHost: 127.0.0.1:9000\nOrigin: http://127.0.0.1:9000\nSec-Fetch-Site: same-origin";
        assert!(request(lines).is_ok());
    }

    #[test]
    fn other_origins_and_names_get_nothing() {
        for lines in [
            "GET / HTTP/1.1",
            "GET / HTTP/1.1\nHost: evil.example:9000",
            "GET / HTTP/1.1\nHost: 127.0.0.1.evil.example",
            "GET / HTTP/1.1\nHost: localhost.evil.example",
            "GET / HTTP/1.1\nHost: [::1].evil.example",
            "GET / HTTP/1.1\nHost: [127.0.0.1]",
            "GET / HTTP/1.1\nHost: 127.0.0.1:9000\nOrigin: http://evil.example",
            "GET / HTTP/1.1\nHost: 127.0.0.1:9000\nOrigin: null",
            "GET / HTTP/1.1\nHost: 127.0.0.1:9000\nOrigin: http://127.0.0.1:9001",
            "GET / HTTP/1.1\nHost: 127.0.0.1:9000\nSec-Fetch-Site: cross-site",
            "GET / HTTP/1.1\nHost: 127.0.0.1:9000\nsec-fetch-site: same-site",
        ] {
            assert_eq!(request(lines), Err("403 Forbidden"), "{lines}");
        }
    }

    #[test]
    fn what_is_not_a_request_is_not_answered() {
        for lines in [
            "",
            "GET",
            "GET /",
            "GET / HTTP/2",
            "GET / HTTP/1.1 more\nHost: localhost",
            "GET http://localhost/ HTTP/1.1\nHost: localhost",
            "GET / HTTP/1.1\nHost: localhost\nHost: localhost",
            "GET / HTTP/1.1\nno colon",
            " GET / HTTP/1.1",
        ] {
            assert!(request(lines).is_err(), "{lines}");
        }
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "get"] {
            let lines = format!("{method} / HTTP/1.1\nHost: localhost");
            assert_eq!(request(&lines), Err("405 Method Not Allowed"));
        }
        assert!(parse(b"GET / HTTP/1.1\r\nHost: \xff\r\n\r\n").is_err());
        assert!(parse(b"GET / HTTP/1.1\r\nHost: localhost\r\n").is_err());
    }
}
