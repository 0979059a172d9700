//! The client: connects, sends its input, and shows what the server says.

use std::error::Error;
use std::net::{SocketAddr, UdpSocket};
use std::time::Instant;

use tightwire::packet::handshake::{self, Received};
use tightwire::packet::sealed::ClientKey;

use crate::messages::{FromClient, FromServer, PROTOCOL, random};

pub(crate) struct Client {
    socket: UdpSocket,
    session: handshake::Client<FromClient, FromServer>,
    start: Instant,
}

impl Client {
    pub(crate) fn new(
        number: u64,
        key: ClientKey,
        server: SocketAddr,
    ) -> Result<Self, Box<dyn Error>> {
        let socket = UdpSocket::bind(if server.is_ipv4() { "0.0.0.0:0" } else { "[::]:0" })?;
        socket.connect(server)?;
        socket.set_nonblocking(true)?;
        let mut session = handshake::Client::new(&PROTOCOL, number, key);
        let start = Instant::now();
        session.connect(start.elapsed(), random());
        Ok(Self { socket, session, start })
    }

    /// One tick: takes in what has arrived, and sends what is due. Returns what the server said.
    pub(crate) fn work(&mut self, tick: u16) -> Result<Vec<FromServer>, Box<dyn Error>> {
        let mut said = Vec::new();
        let mut buffer = [0; 1500];
        while let Ok(length) = self.socket.recv(&mut buffer) {
            let packet = buffer.get_mut(..length).unwrap_or_default();
            match self.session.receive(self.start.elapsed(), packet) {
                Received::Packet(packet) => {
                    let Ok(message) = packet.decode() else { continue };
                    println!("client: {message:?}");
                    said.push(message);
                }
                Received::Refused(theirs) => {
                    let why = PROTOCOL.hello().compare(&theirs);
                    let why = why.map_or_else(String::new, |why| why.to_string());
                    return Err(format!("the server has another build: {why}").into());
                }
                Received::Connected | Received::Progress | Received::Ignored(_) => {}
            }
        }
        if let Some(message) = self.session.message(self.start.elapsed()) {
            // What cannot be sent is lost, and sent again: the server may not be there yet.
            let _ = self.socket.send(&message);
        }
        if let Some(sealer) = self.session.sealer() {
            let mut buffer = [0; 1200];
            let input = FromClient::Input { tick, throttle: 70 };
            let _ = self.socket.send(sealer.seal(&input, &mut buffer)?);
        }
        Ok(said)
    }
}
