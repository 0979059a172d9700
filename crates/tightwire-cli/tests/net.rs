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

/// When the process has no file descriptors left, further clients are refused, and the first ones
/// are served as before.
#[test]
#[cfg(target_os = "linux")]
fn a_proxy_without_file_descriptors_goes_on() {
    let server = UdpSocket::bind("127.0.0.1:0").unwrap();
    server.set_nonblocking(true).unwrap();
    let address = server.local_addr().unwrap().to_string();
    let mut proxy = Proxy(
        Command::new("sh")
            .args(["-c", "ulimit -n 16 && exec \"$0\" net 127.0.0.1:0 to \"$1\""])
            .args([env!("CARGO_BIN_EXE_tightwire"), &address])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let mut line = String::new();
    BufReader::new(proxy.0.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let listen: SocketAddr = line.split_once(" -> ").unwrap().0.parse().unwrap();
    let clients: Vec<_> = (0..40).map(|_| UdpSocket::bind("127.0.0.1:0").unwrap()).collect();
    let first = &clients[0];
    first.set_read_timeout(Some(Duration::from_millis(20))).unwrap();
    // All of them knock, then the first one talks to the server until it has been answered often.
    let (mut answers, mut buffer) = (0, [0; 100]);
    for _ in 0..2_000 {
        first.send_to(b"first", listen).unwrap();
        for client in &clients {
            client.send_to(b"more", listen).unwrap();
        }
        while let Ok((bytes, from)) = server.recv_from(&mut buffer) {
            if &buffer[..bytes] == b"first" {
                let _ = server.send_to(b"answer", from);
            }
        }
        answers += u32::from(first.recv_from(&mut buffer).is_ok());
        assert!(proxy.0.try_wait().unwrap().is_none(), "the proxy has ended");
        if answers >= 10 {
            return;
        }
    }
    panic!("the first client got {answers} answers");
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
