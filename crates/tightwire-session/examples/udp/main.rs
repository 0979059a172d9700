//! A small game over UDP: a server with 200 asteroids, and clients that steer a ship and chat.
//!
//! ```text
//! cargo run --release -p tightwire-session --example udp -- server 127.0.0.1:40000
//! cargo run --release -p tightwire-session --example udp -- client 127.0.0.1:40000 1
//! ```
//!
//! All network code is in `server.rs` and `client.rs`.

#![allow(clippy::indexing_slicing, clippy::expect_used, reason = "an example is short")]

mod client;
mod game;
mod server;

use std::net::UdpSocket;

use game::{Game, random};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["server", address] => {
            let socket = UdpSocket::bind(address)?;
            server::run(&socket, random(), |_| true)
        }
        ["client", address, player] => {
            let socket = UdpSocket::bind("0.0.0.0:0")?;
            socket.connect(address)?;
            let reason = client::run(&socket, player.parse()?, random(), |shown: Game| {
                println!("{shown:?}");
                true
            })?;
            println!("{reason}");
            Ok(())
        }
        _ => Err("usage: udp server ADDRESS, or: udp client ADDRESS PLAYER (1 to 4)".into()),
    }
}

/// A server and four clients in one process.
#[test]
fn four_clients_play_and_chat() -> Result<(), Box<dyn std::error::Error>> {
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    let socket = UdpSocket::bind("127.0.0.1:0")?;
    let address = socket.local_addr()?;
    let done = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for player in 1..=4 {
            let done = &done;
            scope.spawn(move || {
                let Ok(socket) = UdpSocket::bind("127.0.0.1:0") else { return };
                if socket.connect(address).is_err() {
                    return;
                }
                // Everybody sees all ships and has heard from all players, and leaves.
                let sees_all = |shown: Game| shown.ships < 4 || shown.heard_from.len() < 4;
                let reason = client::run(&socket, player, random(), sees_all);
                assert!(reason.is_ok(), "{reason:?}");
                done.fetch_add(1, Relaxed);
            });
        }
        server::run(&socket, random(), |players| done.load(Relaxed) < 4 || players > 0)
    })?;
    assert_eq!(done.load(Relaxed), 4);
    Ok(())
}
