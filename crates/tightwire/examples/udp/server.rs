//! The server, with a single socket for all clients.
//!
//! Nothing that arrives ends it, and no error of the socket does. Strangers get no answer that is
//! longer than their request, and no memory is kept for them.

use std::collections::HashMap;
use std::io;
use std::net::{SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

use tightwire::packet::handshake::{self, Incoming};
use tightwire::packet::sealed::ClientKey;

use crate::messages::{FromClient, FromServer, PROTOCOL, random};

/// The most datagrams that are taken in at a time. Without a bound, a flood would keep the server
/// from everything else that it has to do in a tick.
const MOST_AT_ONCE: usize = 1_000;

/// The game and the socket that it is played through.
pub(crate) struct Server {
    socket: UdpSocket,
    start: Instant,
    game: Game,
}

impl Server {
    pub(crate) fn new(socket: UdpSocket) -> io::Result<Self> {
        socket.set_nonblocking(true)?;
        Ok(Self { socket, start: Instant::now(), game: Game::new() })
    }

    /// Lets a client connect that has this key.
    pub(crate) fn admit(&mut self, client: u64, key: ClientKey) {
        self.game.admit(client, key);
    }

    /// Takes in what has arrived, and answers.
    pub(crate) fn work(&mut self) {
        // Some systems report a datagram that is longer than the buffer as an error.
        let mut buffer = vec![0; 65_536];
        for _ in 0..MOST_AT_ONCE {
            // No error ends the server. `WouldBlock` says that nothing is left for now. Other errors
            // are about packets sent earlier, and the next call goes on after them.
            let Ok((length, from)) = self.socket.recv_from(&mut buffer) else { return };
            let datagram = buffer.get_mut(..length).unwrap_or_default();
            let send = |to: SocketAddr, packet: &[u8]| self.socket.send_to(packet, to).map(drop);
            self.game.receive(self.start.elapsed(), from, datagram, send);
        }
    }
}

/// The game, without a socket and without a clock, so that a test can send it anything.
pub(crate) struct Game {
    sessions: handshake::Server<FromClient, FromServer>,
    /// The position of each player, with at most one entry for each client that was admitted.
    positions: HashMap<u64, f32>,
}

impl Game {
    pub(crate) fn new() -> Self {
        let sessions = handshake::Server::new(&PROTOCOL, random());
        Self { sessions, positions: HashMap::new() }
    }

    pub(crate) fn admit(&mut self, client: u64, key: ClientKey) {
        self.sessions.admit(client, key);
    }

    /// Returns the number of players that have moved.
    #[cfg(test)]
    pub(crate) fn players(&self) -> usize {
        self.positions.len()
    }

    /// Takes in one datagram from anybody, and answers through `send`.
    pub(crate) fn receive(
        &mut self,
        now: Duration,
        from: SocketAddr,
        datagram: &mut [u8],
        mut send: impl FnMut(SocketAddr, &[u8]) -> io::Result<()>,
    ) {
        match self.sessions.receive(now, from, datagram, random) {
            Incoming::Reply(message) => {
                // A packet that cannot be sent is a lost packet. Anybody can cause the error: an
                // address can be forged, and nothing can be sent to port 0.
                let _ = send(from, &message);
            }
            Incoming::Packet { client, joined, packet } => {
                let input = packet.decode();
                if joined {
                    println!("server: client {client} is at {from}");
                    self.tell(client, &FromServer::Welcome { player: client }, &mut send);
                }
                // A client with a key can still send nonsense.
                let Ok(FromClient::Input { tick, throttle }) = input else { return };
                let position = self.positions.entry(client).or_default();
                *position += f32::from(throttle) / 100.0;
                let state = FromServer::State { tick, position: *position };
                self.tell(client, &state, &mut send);
            }
            // Nothing that a stranger sends is worth a line in a log.
            Incoming::Ignored(_) => {}
        }
    }

    fn tell(
        &mut self,
        client: u64,
        message: &FromServer,
        mut send: impl FnMut(SocketAddr, &[u8]) -> io::Result<()>,
    ) {
        let mut buffer = [0; 1200];
        let Some((address, sealer)) = self.sessions.sealer(client) else { return };
        let Ok(packet) = sealer.seal(message, &mut buffer) else { return };
        let _ = send(address, packet);
    }
}
