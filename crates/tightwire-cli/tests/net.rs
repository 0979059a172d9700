//! The proxy that puts a bad network in front of a real server.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, UdpSocket};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A proxy that ends with the test.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn net(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    command.arg("net").args(arguments);
    command
}

/// Nothing is lost on this network, and whatever the machine loses is sent again, so this holds on
/// any machine.
#[test]
fn packets_pass_the_proxy_in_both_directions() {
    let server = UdpSocket::bind("127.0.0.1:0").unwrap();
    server.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
    let address = server.local_addr().unwrap().to_string();
    let mut proxy = Proxy(
        net(&["--with", "latency=5ms", "127.0.0.1:0", "to", &address])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let mut line = String::new();
    BufReader::new(proxy.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let (listen, rest) = line.split_once(" -> ").unwrap();
    assert_eq!(rest.trim_end(), format!("{address}  perfect,latency=5ms"));
    let listen: SocketAddr = listen.parse().unwrap();

    let clients = [0; 2].map(|_| UdpSocket::bind("127.0.0.1:0").unwrap());
    for (client, name) in clients.iter().zip([b"a", b"b"]) {
        client.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        let mut buffer = [0; 100];
        let mut answered = false;
        for _ in 0..500 {
            client.send_to(name, listen).unwrap();
            if let Ok((bytes, from)) = server.recv_from(&mut buffer) {
                let _ = server.send_to(&buffer[..bytes].repeat(2), from);
            }
            if let Ok((bytes, from)) = client.recv_from(&mut buffer) {
                assert_eq!(from, listen);
                assert_eq!(&buffer[..bytes], name.repeat(2), "the answer to another client");
                answered = true;
                break;
            }
            assert!(proxy.0.try_wait().unwrap().is_none(), "the proxy has ended");
        }
        assert!(answered);
    }
}

#[test]
fn mistakes_are_named() {
    for (arguments, reason) in [
        (&["127.0.0.1:0"][..], "expected two addresses"),
        (&["127.0.0.1:0", "-"], "write `to` instead of `->`"),
        (&["127.0.0.1:0", "localhost"], "`localhost` is not an address such as 127.0.0.1:7000"),
        (
            &["--preset", "wifi", "127.0.0.1:0", "127.0.0.1:1"],
            "presets are perfect, good, home-wifi",
        ),
        (&["--with", "lag=3ms", "127.0.0.1:0", "127.0.0.1:1"], "--with: `lag` is not a condition"),
        (&["203.0.113.1:1", "127.0.0.1:1"], "cannot bind UDP 203.0.113.1:1"),
    ] {
        let output = net(arguments).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {said}");
        assert!(said.contains(reason), "{arguments:?}: {said}");
    }
}
