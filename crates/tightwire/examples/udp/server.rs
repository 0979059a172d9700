//! The server: one socket for all clients.

use std::collections::HashMap;
use std::error::Error;
use std::net::UdpSocket;
use std::time::Instant;

use tightwire::packet::handshake::{self, Incoming};
use tightwire::packet::sealed::ClientKey;

use crate::messages::{FromClient, FromServer, PROTOCOL, random};

pub(crate) struct Server {
    socket: UdpSocket,
    sessions: handshake::Server<FromClient, FromServer>,
    start: Instant,
    /// Where each player is.
    positions: HashMap<u64, f32>,
}

impl Server {
    pub(crate) fn new(socket: UdpSocket) -> Result<Self, Box<dyn Error>> {
        socket.set_nonblocking(true)?;
        let sessions = handshake::Server::new(&PROTOCOL, random());
        Ok(Self { socket, sessions, start: Instant::now(), positions: HashMap::new() })
    }

    /// Lets a client connect that has this key.
    pub(crate) fn admit(&mut self, client: u64, key: ClientKey) {
        self.sessions.admit(client, key);
    }

    /// Takes in what has arrived, and answers.
    pub(crate) fn work(&mut self) -> Result<(), Box<dyn Error>> {
        let mut buffer = [0; 1500];
        while let Ok((length, from)) = self.socket.recv_from(&mut buffer) {
            let packet = buffer.get_mut(..length).unwrap_or_default();
            match self.sessions.receive(self.start.elapsed(), from, packet, random) {
                Incoming::Reply(message) => {
                    self.socket.send_to(&message, from)?;
                }
                Incoming::Packet { client, joined, packet } => {
                    // A client with a key can still send nonsense.
                    let Ok(FromClient::Input { tick, throttle }) = packet.decode() else {
                        continue;
                    };
                    if joined {
                        println!("server: client {client} is at {from}");
                        self.send(client, &FromServer::Welcome { player: client })?;
                    }
                    let position = self.positions.entry(client).or_default();
                    *position += f32::from(throttle) / 100.0;
                    let state = FromServer::State { tick, position: *position };
                    self.send(client, &state)?;
                }
                // Nothing that a stranger sends is worth a line in a log.
                Incoming::Ignored(_) => {}
            }
        }
        Ok(())
    }

    fn send(&mut self, client: u64, message: &FromServer) -> Result<(), Box<dyn Error>> {
        let Some((address, sealer)) = self.sessions.sealer(client) else { return Ok(()) };
        let mut buffer = [0; 1200];
        self.socket.send_to(sealer.seal(message, &mut buffer)?, address)?;
        Ok(())
    }
}
