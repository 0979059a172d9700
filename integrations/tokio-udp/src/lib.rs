//! A server and a client over UDP, on tokio.
//!
//! Packets are checked: what is damaged, cut or of another build is refused, and the reason counted.
//! For the internet take sealed packets and their handshake, which need the same calls.

use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;

use tightwire::Wire;
use tightwire::packet::{Protocol, checked};
use tokio::net::UdpSocket;

/// What a player does.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Input {
    #[wire(range = -100..=100)]
    pub throttle: i8,
    pub jump: bool,
}

/// Where everybody is.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Snapshot {
    #[wire(max_len = 32)]
    pub places: Vec<Place>,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
pub struct Place {
    #[wire(range = -10_000..=10_000)]
    pub x: i32,
    pub airborne: bool,
}

pub const PROTOCOL: Protocol<Input, Snapshot> = Protocol::new("tokio example", 1);

/// Answers every input with a snapshot, and ignores what is not one.
///
/// # Errors
///
/// A socket that fails.
pub async fn serve(socket: UdpSocket) -> io::Result<()> {
    let mut players: HashMap<SocketAddr, Place> = HashMap::new();
    // Longer than any packet, so that one that is too long does not look like one that fits.
    let mut received = [0; 1500];
    let mut buffer = [0; Snapshot::MAX_BYTES + checked::OVERHEAD];
    loop {
        let (length, from) = socket.recv_from(&mut received).await?;
        let opened = checked::open(&PROTOCOL.to_server(), &received[..length]);
        let Ok(input) = opened.and_then(checked::Opened::decode) else { continue };
        let place = players.entry(from).or_default();
        place.x = (place.x + i32::from(input.throttle)).clamp(-10_000, 10_000);
        place.airborne = input.jump;
        let places = players.values().take(32).cloned().collect();
        if let Ok(packet) = checked::write(&PROTOCOL.to_client(), &Snapshot { places }, &mut buffer)
        {
            socket.send_to(packet, from).await?;
        }
    }
}

/// Sends an input, and waits for a snapshot.
///
/// # Errors
///
/// A socket that fails, an input that its description does not allow, a packet that is refused.
pub async fn play(socket: &UdpSocket, input: &Input) -> io::Result<Snapshot> {
    let mut buffer = [0; 1500];
    let packet = checked::write(&PROTOCOL.to_server(), input, &mut buffer)?;
    socket.send(packet).await?;
    let length = socket.recv(&mut buffer).await?;
    Ok(checked::open(&PROTOCOL.to_client(), &buffer[..length])?.decode()?)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn two_players_see_each_other_and_noise_sees_nothing() {
        let server = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let address = server.local_addr().unwrap();
        tokio::spawn(serve(server));
        let mut clients = Vec::new();
        for _ in 0..2 {
            let client = UdpSocket::bind("127.0.0.1:0").await.unwrap();
            client.connect(address).await.unwrap();
            clients.push(client);
        }
        clients[0].send(b"not a packet").await.unwrap();
        let input = Input { throttle: 100, jump: true };
        for step in 1..=10 {
            let seen = play(&clients[0], &input).await.unwrap();
            assert!(seen.places.contains(&Place { x: step * 100, airborne: true }), "{seen:?}");
        }
        let seen = play(&clients[1], &Input::default()).await.unwrap();
        assert_eq!(seen.places.len(), 2);
        let mut buffer = [0; 9];
        let silence = tokio::time::timeout(Duration::from_millis(50), clients[0].recv(&mut buffer));
        assert!(silence.await.is_err(), "the server answered noise");
    }
}
