//! A server to be attacked by `tools/handshake-attack.py`, which was written from the documents alone.
//!
//! It prints its port, admits two clients with known keys, and prints the result of each packet.
//! Datagrams that start with `control` ask for its state or change its clock, whoever sends them: do
//! not copy this into a game.

use std::error::Error;
use std::io::Write;
use std::net::{Ipv4Addr, UdpSocket};
use std::time::{Duration, Instant};

use tightwire::packet::Protocol;
use tightwire::packet::handshake::{Incoming, Server};
use tightwire::packet::sealed::ClientKey;

const PROTOCOL: Protocol<(u16, bool)> = Protocol::new("my game", 3).data(0x0123_4567_89ab_cdef);

fn main() -> Result<(), Box<dyn Error>> {
    let socket = UdpSocket::bind((Ipv4Addr::LOCALHOST, 0))?;
    println!("{}", socket.local_addr()?.port());
    std::io::stdout().flush()?;
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)?;
    let mut server = Server::new(&PROTOCOL, secret);
    server.admit(42, ClientKey::new(std::array::from_fn(|at| at as u8)));
    server.admit(43, ClientKey::new([9; 32]));

    let (start, mut skipped) = (Instant::now(), Duration::from_secs(100));
    let mut buffer = [0; 2048];
    loop {
        // An error is about an earlier packet, not about the socket.
        let Ok((length, from)) = socket.recv_from(&mut buffer) else { continue };
        let packet = buffer.get_mut(..length).unwrap_or_default();
        if let Some(order) = packet.strip_prefix(b"control ") {
            let order = String::from_utf8_lossy(order);
            let answer = match order.split_once(' ') {
                Some(("skip", milliseconds)) => {
                    let milliseconds = milliseconds.parse().unwrap_or_default();
                    skipped = skipped.saturating_add(Duration::from_millis(milliseconds));
                    String::from("ok")
                }
                Some(("disconnect", client)) => {
                    server.disconnect(client.parse().unwrap_or_default());
                    String::from("ok")
                }
                Some(("send", client)) => {
                    let mut sealed = [0; 64];
                    if let Some((address, sealer)) = server.sealer(client.parse().unwrap_or(0)) {
                        let packet = sealer.seal(&(7, true), &mut sealed).unwrap_or_default();
                        let _ = socket.send_to(packet, address);
                    }
                    String::from("ok")
                }
                _ if order == "memory" => std::fs::read_to_string("/proc/self/statm")?,
                _ if order == "stop" => return Ok(()),
                _ => format!("{server:?}"),
            };
            let _ = socket.send_to(answer.as_bytes(), from);
            continue;
        }
        let random = || {
            let mut half = [0; 16];
            if getrandom::fill(&mut half).is_err() {
                std::process::exit(2);
            }
            half
        };
        match server.receive(start.elapsed() + skipped, from, packet, random) {
            Incoming::Reply(message) => drop(socket.send_to(&message, from)),
            Incoming::Packet { client, joined, packet } => {
                let seen = format!("{client} {joined} {:?}", packet.decode());
                let _ = socket.send_to(seen.as_bytes(), from);
            }
            Incoming::Ignored(_) => {}
        }
    }
}
