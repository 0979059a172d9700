//! Sockets, keys and addresses: everybody takes their place.
//!
//! In a real game a matchmaker gives out keys, and the two sides agree on a salt and learn each
//! other's address when they connect. Here all of that is drawn from the seed and handed to both.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};

use tightwire::packet::sealed::{self, ClientKey, Salt, Session};

use crate::arena::Settings;
use crate::arena::attacker::Attacker;
use crate::arena::client::Client;
use crate::arena::link::{Line, Link};
use crate::arena::messages::{Input, PROTOCOL, Snapshot};
use crate::arena::network::Network;
use crate::arena::random::Random;
use crate::arena::referee::Referee;
use crate::arena::server::Server;

/// What the generators of one seed are for.
const KEYS: u64 = 1;
const NETWORK: u64 = 2;
const ATTACKER: u64 = 3;
const FIRST_CLIENT: u64 = 1000;

/// Everybody, ready to start.
pub(crate) struct Setup<'a> {
    pub server: Server<'a>,
    pub clients: Vec<Client<'a>>,
    pub link: Link,
}

impl<'a> Setup<'a> {
    /// Binds all sockets and opens all sessions.
    ///
    /// # Errors
    ///
    /// A port that cannot be bound.
    pub(crate) fn new(settings: &Settings, referee: &'a Referee) -> Result<Self, Box<dyn Error>> {
        let server_socket = bind(settings.port)?;
        let server_address = server_socket.local_addr()?;
        let mut keys = Random::new(settings.seed, KEYS);
        let (mut peers, mut clients, mut lines) = (Vec::new(), Vec::new(), Vec::new());
        for (number, purpose) in (0..settings.clients).zip(FIRST_CLIENT..) {
            let socket = bind_any()?;
            let line = Line { socket: bind_any()?, client: socket.local_addr()? };
            socket.connect(line.socket.local_addr()?)?;
            let (client, server) = sessions(&mut keys);
            peers.push((line.socket.local_addr()?, server));
            let random = Random::new(settings.seed, purpose);
            clients.push(Client::new(number, socket, client, referee, random));
            lines.push(line);
        }
        let (stranger, cheater) = (bind_any()?, bind_any()?);
        let (cheating, server) = sessions(&mut keys);
        peers.push((cheater.local_addr()?, server));

        let network = Network::new(settings.conditions, Random::new(settings.seed, NETWORK));
        let random = Random::new(settings.seed, ATTACKER);
        let attacker = Attacker::new(random, settings.clients, cheating.sealer);
        let sockets = [stranger, cheater];
        let link = Link::new(lines, server_address, network, attacker, settings.attack, sockets);
        let server = Server::new(server_socket, referee, peers, settings.clients)?;
        Ok(Self { server, clients, link })
    }
}

/// Both sides of a new session.
fn sessions(keys: &mut Random) -> (Session<Input, Snapshot>, Session<Snapshot, Input>) {
    let (key, ours, theirs) = (ClientKey::new(keys.bytes()), keys.bytes(), keys.bytes());
    (
        sealed::client(&PROTOCOL, &key, Salt::new(ours, theirs)),
        sealed::server(&PROTOCOL, &key, Salt::new(ours, theirs)),
    )
}

/// A socket that is never waited for, at a port of the system's choice.
fn bind_any() -> Result<UdpSocket, Box<dyn Error>> {
    let socket = bind(0)?;
    socket.set_nonblocking(true)?;
    Ok(socket)
}

fn bind(port: u16) -> Result<UdpSocket, BindError> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    UdpSocket::bind(address).map_err(|error| BindError { address, error })
}

/// A port that cannot be had.
#[derive(Debug)]
struct BindError {
    address: SocketAddr,
    error: io::Error,
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cannot bind UDP {}: {}", self.address, self.error)?;
        if self.address.port() != 0 {
            write!(f, "; try another --port, or leave it out and the system picks a free one")?;
        }
        Ok(())
    }
}

impl Error for BindError {}
