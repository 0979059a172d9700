//! The sockets between the server and its players.
//!
//! Each client has its own socket here. Datagrams from the client go through the simulated network
//! and then from this socket to the server, and the other way round, as through a router that
//! translates addresses.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::time::Duration;

use crate::arena::internet::{Delivery, Internet, InternetStats, Sender};
use crate::arena::messages::PACKET_BYTES;
use crate::arena::referee::{Direction, Lane};

/// The maximum number of packets that are read from one socket at a time.
const AT_ONCE: usize = 64;

/// The line of one client.
#[derive(Debug)]
struct Line {
    socket: UdpSocket,
    client: SocketAddr,
}

/// The sockets of the network's side.
#[derive(Debug)]
pub(crate) struct Sockets {
    lines: Vec<Line>,
    server: SocketAddr,
    stranger: UdpSocket,
    cheater: UdpSocket,
}

impl Sockets {
    /// Binds the sockets of the network's side, and those of the clients.
    ///
    /// # Errors
    ///
    /// A port that cannot be bound.
    pub(crate) fn bind(
        server: SocketAddr,
        clients: usize,
    ) -> Result<(Self, Vec<UdpSocket>), Box<dyn Error>> {
        let (mut lines, mut sockets) = (Vec::new(), Vec::new());
        for _ in 0..clients {
            let socket = bind_any()?;
            let line = Line { socket: bind_any()?, client: socket.local_addr()? };
            // This way it receives only from the network's end of its line.
            socket.connect(line.socket.local_addr()?)?;
            lines.push(line);
            sockets.push(socket);
        }
        let (stranger, cheater) = (bind_any()?, bind_any()?);
        Ok((Self { lines, server, stranger, cheater }, sockets))
    }

    /// Returns the addresses of the clients from the server's side, and then that of the cheater.
    ///
    /// # Errors
    ///
    /// A socket that fails.
    pub(crate) fn addresses(&self) -> io::Result<Vec<SocketAddr>> {
        let sockets = self.lines.iter().map(|line| &line.socket).chain([&self.cheater]);
        sockets.map(UdpSocket::local_addr).collect()
    }
}

/// The network on real sockets.
#[derive(Debug)]
pub(crate) struct Link {
    sockets: Sockets,
    internet: Internet,
    /// Packets that the system rejected.
    failed: u64,
}

impl Link {
    /// Connects the sockets through a network.
    pub(crate) fn new(sockets: Sockets, internet: Internet) -> Self {
        Self { sockets, internet, failed: 0 }
    }

    /// Moves everything that is due.
    pub(crate) fn work(&mut self, now: Duration) {
        self.deliver(now);
        self.pick_up();
        self.internet.attack();
        self.deliver(now);
    }

    fn pick_up(&mut self) {
        let mut buffer = [0; 2 * PACKET_BYTES];
        for (client, line) in self.sockets.lines.iter().enumerate() {
            for _ in 0..AT_ONCE {
                // Whatever the error is, there is nothing to read now.
                let Ok((bytes, from)) = line.socket.recv_from(&mut buffer) else { break };
                let direction = if from == self.sockets.server {
                    Direction::ToClient
                } else if from == line.client {
                    Direction::ToServer
                } else {
                    continue;
                };
                let packet = buffer.get(..bytes).unwrap_or_default();
                self.internet.send(Lane { client, direction }, packet);
            }
        }
        let cheater = Lane { client: self.sockets.lines.len(), direction: Direction::ToClient };
        for _ in 0..AT_ONCE {
            let Ok((bytes, _)) = self.sockets.cheater.recv_from(&mut buffer) else { break };
            self.internet.send(cheater, buffer.get(..bytes).unwrap_or_default());
        }
    }

    fn deliver(&mut self, now: Duration) {
        let Self { sockets, internet, failed } = self;
        while let Some(delivery) = internet.arrival(now) {
            let line = |client| sockets.lines.get(client);
            let sent = match &delivery {
                Delivery::ToServer(sender, packet) => {
                    let socket = match *sender {
                        Sender::Client(client) => line(client).map(|line| &line.socket),
                        Sender::Stranger => Some(&sockets.stranger),
                        Sender::Cheater => Some(&sockets.cheater),
                    };
                    socket.map(|socket| socket.send_to(packet, sockets.server))
                }
                Delivery::ToClient(client, packet) => {
                    line(*client).map(|line| line.socket.send_to(packet, line.client))
                }
            };
            // A packet that the system rejects counts as lost.
            *failed += u64::from(!matches!(sent, Some(Ok(_))));
        }
    }

    /// Returns the statistics so far.
    pub(crate) fn stats(&self) -> InternetStats {
        let stats = self.internet.stats();
        InternetStats { delivered: stats.delivered - self.failed, ..stats }
    }
}

/// Binds a non-blocking socket at a port chosen by the system.
fn bind_any() -> Result<UdpSocket, Box<dyn Error>> {
    let socket = bind(0)?;
    socket.set_nonblocking(true)?;
    Ok(socket)
}

/// Binds a port on this machine.
///
/// # Errors
///
/// The port is not available.
pub(crate) fn bind(port: u16) -> Result<UdpSocket, BindError> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    UdpSocket::bind(address).map_err(|error| BindError { address, error })
}

/// The error for a port that is not available.
#[derive(Debug)]
pub(crate) struct BindError {
    address: SocketAddr,
    error: io::Error,
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot bind UDP {}: {}", self.address, self.error)?;
        if self.address.port() != 0 {
            write!(f, "; try another --port, or omit it to let the system choose one")?;
        }
        Ok(())
    }
}

impl Error for BindError {}
