//! Visitors who use up what they can.

#![allow(missing_docs)]

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread::sleep;
use std::time::Duration;

use with_browser::{Limits, start_with};

/// Returns the server's answer to a request for the page, if there is one.
fn ask(address: SocketAddr) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.write_all(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n").ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok().filter(|bytes| *bytes > 0)?;
    Some(text)
}

/// The server does not give up on a head here, so the test does not depend on how fast anybody is.
#[test]
fn visitors_beyond_the_limit_are_closed_until_others_leave() {
    let limits = Limits { visitors: 8, looks: u32::MAX };
    let server = start_with("127.0.0.1:0", limits).expect("a port");
    let mut slow = Vec::new();
    for _ in 0..8 {
        let mut stream = TcpStream::connect(server.address).expect("a connection");
        stream.write_all(b"GET / HTTP/1.1\r\nHost: he").expect("half a head");
        slow.push(stream);
    }
    // Connections are accepted in their order, so this is the ninth.
    assert_eq!(ask(server.address), None);
    for mut stream in slow {
        stream.write_all(b"re\r\n\r\n").expect("the other half");
        let mut page = String::new();
        stream.read_to_string(&mut page).expect("an answer");
        assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
    }
    // Their threads end now, or a little later.
    for _ in 0..60_000 {
        if let Some(page) = ask(server.address) {
            assert!(page.starts_with("HTTP/1.1 200 OK"), "{page}");
            return;
        }
        sleep(Duration::from_millis(1));
    }
    panic!("nobody is let in any more");
}
