//! The client.

use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tightwire::packet::handshake::{self, Received, Status};
use tightwire::packet::sealed::ClientKey;
use tokio::net::UdpSocket;
use tokio::time::timeout;

use crate::{Input, PROTOCOL, Snapshot, random};

/// The time after which a player sends again without an answer.
const RETRY: Duration = Duration::from_millis(100);

/// A player: its socket, its session, and the moment from which it counts.
pub struct Player {
    socket: UdpSocket,
    session: handshake::Client<Input, Snapshot>,
    start: Instant,
}

impl Player {
    /// A player with the number and the key that a matchmaker gave to it and to the server.
    ///
    /// # Errors
    ///
    /// A socket that cannot be opened.
    pub async fn new(number: u64, key: ClientKey, server: SocketAddr) -> io::Result<Self> {
        let socket = UdpSocket::bind(if server.is_ipv4() { "0.0.0.0:0" } else { "[::]:0" }).await?;
        socket.connect(server).await?;
        let mut session = handshake::Client::new(&PROTOCOL, number, key);
        let start = Instant::now();
        session.connect(start.elapsed(), random());
        Ok(Self { socket, session, start })
    }

    /// Sends an input, and waits for a snapshot. Connects first if it has not yet.
    ///
    /// # Errors
    ///
    /// An input that its description does not allow, or a server that has another build.
    pub async fn play(&mut self, input: &Input) -> io::Result<Snapshot> {
        let mut buffer = [0; 1500];
        let mut due = true;
        loop {
            // A game would tell the player. Here it tries until somebody answers.
            if self.session.status() == Status::TimedOut {
                self.session.connect(self.start.elapsed(), random());
            }
            // What cannot be sent is lost, and sent again.
            if let Some(message) = self.session.message(self.start.elapsed()) {
                let _ = self.socket.send(&message).await;
            }
            if let Some(sealer) = self.session.sealer().filter(|_| due) {
                let packet = sealer.seal(input, &mut buffer).map_err(io::Error::other)?;
                let _ = self.socket.send(packet).await;
            }
            due = false;
            let Ok(Ok(length)) = timeout(RETRY, self.socket.recv(&mut buffer)).await else {
                due = true;
                continue;
            };
            match self.session.receive(self.start.elapsed(), &mut buffer[..length]) {
                Received::Packet(packet) => {
                    if let Ok(snapshot) = packet.decode() {
                        return Ok(snapshot);
                    }
                }
                Received::Refused(theirs) => {
                    let why = PROTOCOL.hello().compare(&theirs);
                    let why = why.map_or_else(String::new, |why| why.to_string());
                    return Err(io::Error::other(format!("the server has another build: {why}")));
                }
                Received::Connected => due = true,
                Received::Progress | Received::Ignored(_) => {}
            }
        }
    }
}
