//! A server and a client over UDP, with the handshake, as a start for a game.
//!
//! ```text
//! cargo run --example udp --features seal -- server 127.0.0.1:40000
//! cargo run --example udp --features seal -- client 127.0.0.1:40000
//! ```

mod client;
#[cfg(test)]
mod hostile;
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
                server.work();
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
    // Rounds are counted, not seconds, so it does not matter how slow the machine is.
    for tick in 0..60_000 {
        said.extend(client.work(tick)?);
        server.work();
        if said.len() > 5 {
            break;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(said.first(), Some(&FromServer::Welcome { player: CLIENT }));
    let Some(FromServer::State { position, .. }) = said.last() else {
        return Err("no state".into());
    };
    assert!(*position > 0.69, "{position}");
    Ok(())
}

/// Connects a client to a game without sockets. Returns what it sent, for somebody who listens.
#[cfg(test)]
fn connect(
    game: &mut server::Game,
    session: &mut tightwire::packet::handshake::Client<messages::FromClient, messages::FromServer>,
    address: std::net::SocketAddr,
) -> Vec<Vec<u8>> {
    let mut sent = Vec::new();
    session.connect(Duration::ZERO, [2; 16]);
    while let Some(mut message) = session.message(Duration::ZERO) {
        sent.push(message.to_vec());
        let mut replies = Vec::new();
        game.receive(Duration::ZERO, address, &mut message, |_, reply| {
            replies.push(reply.to_vec());
            Ok(())
        });
        for mut reply in replies {
            session.receive(Duration::ZERO, &mut reply);
        }
    }
    sent
}

#[test]
fn the_server_survives_100_000_hostile_datagrams_and_answers_no_longer_than_it_was_asked()
-> Result<(), Box<dyn Error>> {
    use messages::{FromClient, FromServer};
    use tightwire::Writer;
    use tightwire::packet::handshake::{Client, Received};

    let mut game = server::Game::new();
    game.admit(CLIENT, ClientKey::new(KEY));
    let address = "192.0.2.1:7777".parse()?;
    let mut session = Client::new(&messages::PROTOCOL, CLIENT, ClientKey::new(KEY));
    let mut hostile = hostile::Hostile::new();
    for message in connect(&mut game, &mut session, address) {
        hostile.overhear(&message);
    }
    let mut buffer = [0; 1200];
    let now = Duration::from_secs(1);
    for tick in 0..hostile::DATAGRAMS {
        let sealer = session.sealer().ok_or("not connected")?;
        let (from, mut datagram, honest) = match tick % 100 {
            // An input, which the attacker overhears, and sends again later.
            0 => {
                let input = FromClient::Input { tick: tick as u16, throttle: 1 };
                let packet = sealer.seal(&input, &mut buffer)?.to_vec();
                hostile.overhear(&packet);
                (address, packet, true)
            }
            // A player with a key seals what no input looks like.
            1 => {
                let nonsense = |stream: &mut tightwire::WriteStream<'_>| stream.write_u64(u64::MAX);
                (address, sealer.seal_with(&mut buffer, nonsense)?.to_vec(), false)
            }
            _ => {
                let (from, datagram) = hostile.strike(address);
                (from, datagram, false)
            }
        };
        let (asked, mut answered) = (datagram.len(), Vec::new());
        game.receive(now, from, &mut datagram, |to, packet| {
            assert_eq!(to, from);
            answered.push(packet.to_vec());
            // Every other packet cannot be sent.
            if tick % 200 == 0 { Ok(()) } else { Err(std::io::ErrorKind::InvalidInput.into()) }
        });
        if honest {
            let Received::Packet(state) =
                session.receive(now, answered.last_mut().ok_or("no answer")?)
            else {
                return Err("the answer is not a packet".into());
            };
            assert!(
                matches!(state.decode()?, FromServer::State { tick: seen, .. } if seen == tick as u16)
            );
        } else {
            let answered: usize = answered.iter().map(Vec::len).sum();
            assert!(answered <= asked, "{answered} bytes in answer to {asked}");
        }
    }
    assert_eq!(game.players(), 1);
    Ok(())
}
