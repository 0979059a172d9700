//! A server and a client over UDP, with the handshake: what a game starts from.
//!
//! ```text
//! cargo run --example udp --features seal -- server 127.0.0.1:40000
//! cargo run --example udp --features seal -- client 127.0.0.1:40000
//! ```

mod client;
mod messages;
mod server;

use std::error::Error;
use std::net::UdpSocket;
use std::time::Duration;

use tightwire::packet::sealed::ClientKey;

/// The client's number and key. A matchmaker gives them to both sides over a secure connection,
/// another key to every client. One that stands in the code is no secret.
const CLIENT: u64 = 42;
const KEY: [u8; 32] = [7; 32];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["server", address] => {
            let mut server = server::Server::new(UdpSocket::bind(address)?)?;
            server.admit(CLIENT, ClientKey::new(KEY));
            loop {
                server.work()?;
                std::thread::sleep(Duration::from_millis(10));
            }
        }
        ["client", address] => {
            let mut client = client::Client::new(CLIENT, ClientKey::new(KEY), address.parse()?)?;
            for tick in 0..300 {
                client.work(tick)?;
                std::thread::sleep(Duration::from_millis(10));
            }
            Ok(())
        }
        _ => Err("usage: udp server ADDRESS, or: udp client ADDRESS".into()),
    }
}

#[test]
fn a_client_connects_and_moves() -> Result<(), Box<dyn Error>> {
    use messages::FromServer;

    let socket = UdpSocket::bind("127.0.0.1:0")?;
    let address = socket.local_addr()?;
    let mut server = server::Server::new(socket)?;
    server.admit(CLIENT, ClientKey::new(KEY));
    let mut client = client::Client::new(CLIENT, ClientKey::new(KEY), address)?;
    let mut said = Vec::new();
    // On loopback nothing is lost, and the machine may be slow.
    for tick in 0..1000 {
        said.extend(client.work(tick)?);
        server.work()?;
        if said.len() > 5 {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    assert_eq!(said.first(), Some(&FromServer::Welcome { player: CLIENT }));
    let Some(FromServer::State { position, .. }) = said.last() else {
        return Err("no state".into());
    };
    assert!(*position > 0.69, "{position}");
    Ok(())
}
