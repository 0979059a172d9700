//! The client, with all of its network code.

use std::io;
use std::net::SocketAddr;
use std::time::Instant;

use tightwire_session::{Client, ClientEvent, Config, Key};
use tokio::net::UdpSocket;
use tokio::time::{Duration, timeout};

use crate::{Input, PROTOCOL, TICK, Walk, World, random};

/// A player: its socket, its session, and the moment from which it counts.
pub struct Player {
    socket: UdpSocket,
    client: Client<Walk>,
    start: Instant,
    last_tick: u32,
}

impl Player {
    /// Creates a player with the number and the key that a matchmaker gave to it and to the server.
    ///
    /// # Errors
    ///
    /// The socket cannot be opened.
    pub async fn new(player: u64, key: Key, server: SocketAddr) -> io::Result<Self> {
        let socket = UdpSocket::bind(if server.is_ipv4() { "0.0.0.0:0" } else { "[::]:0" }).await?;
        socket.connect(server).await?;
        let config = Config::default();
        let client = Client::connect(&PROTOCOL, player, key, config, Duration::ZERO, random());
        Ok(Self { socket, client, start: Instant::now(), last_tick: 0 })
    }

    /// Plays one frame with this input, and returns the world, once it has arrived.
    ///
    /// # Errors
    ///
    /// The connection has ended.
    pub async fn frame(&mut self, input: &Input) -> io::Result<Option<&World>> {
        let now = self.start.elapsed();
        // The due tick can grow by more than one between two frames.
        let due = self.client.input_tick(now).unwrap_or(0);
        for tick in (self.last_tick + 1).max(due.saturating_sub(3))..=due {
            self.client.input(tick, input.clone());
            self.last_tick = tick;
        }
        while let Some(packet) = self.client.transmit(self.start.elapsed()) {
            // A packet that cannot be sent is lost, like others.
            let _ = self.socket.try_send(packet);
        }
        let (end, mut buffer) = (now + TICK, vec![0; 2048]);
        while let Some(left) = end.checked_sub(self.start.elapsed()) {
            if let Ok(Ok(length)) = timeout(left, self.socket.recv(&mut buffer)).await {
                self.client.receive(self.start.elapsed(), &mut buffer[..length]);
            }
        }
        while let Some(event) = self.client.event() {
            if let ClientEvent::Left(reason) = event {
                return Err(io::Error::other(reason.to_string()));
            }
        }
        Ok(self.client.world().map(|(_, world)| world))
    }
}
