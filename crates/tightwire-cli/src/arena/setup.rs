//! Sockets and keys: everybody takes their place.
//!
//! In a real game a matchmaker gives out keys. Here they are drawn from the seed and handed to
//! both sides, and so is all other chance. The rest is as in a real game: the clients connect
//! through the bad network.

use std::error::Error;
use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, UdpSocket};
use std::time::{Duration, Instant};

use tightwire::packet::handshake::{self, Incoming};
use tightwire::packet::sealed::ClientKey;

use crate::arena::Settings;
use crate::arena::attacker::Attacker;
use crate::arena::client::Client;
use crate::arena::link::{Line, Link};
use crate::arena::messages::{Input, PROTOCOL, Update};
use crate::arena::network::Network;
use crate::arena::random::Random;
use crate::arena::referee::Referee;
use crate::arena::server::Server;

/// What the generators of one seed are for.
const KEYS: u64 = 1;
const NETWORK: u64 = 2;
const ATTACKER: u64 = 3;
const SERVER: u64 = 4;
const FIRST_CLIENT: u64 = 1000;

/// Everybody, ready to start.
pub(crate) struct Setup<'a> {
    pub server: Server<'a>,
    pub clients: Vec<Client<'a>>,
    pub link: Link,
}

impl<'a> Setup<'a> {
    /// Binds all sockets and gives out all keys. Time starts at `start`.
    ///
    /// # Errors
    ///
    /// A port that cannot be bound.
    pub(crate) fn new(
        settings: &Settings,
        referee: &'a Referee,
        start: Instant,
    ) -> Result<Self, Box<dyn Error>> {
        let server_socket = bind(settings.port)?;
        let server_address = server_socket.local_addr()?;
        let mut keys = Random::new(settings.seed, KEYS);
        let mut door = handshake::Server::new(&PROTOCOL, keys.bytes());
        let (mut addresses, mut clients, mut lines) = (Vec::new(), Vec::new(), Vec::new());
        for (number, purpose) in (0..settings.clients).zip(FIRST_CLIENT..) {
            let socket = bind_any()?;
            let line = Line { socket: bind_any()?, client: socket.local_addr()? };
            socket.connect(line.socket.local_addr()?)?;
            addresses.push(line.socket.local_addr()?);
            let connection = admitted(&mut door, number, &mut keys);
            let random = Random::new(settings.seed, purpose);
            clients.push(Client::new(
                number,
                socket,
                connection,
                referee,
                random,
                start,
                settings.plain,
            ));
            lines.push(line);
        }
        let (stranger, cheater) = (bind_any()?, bind_any()?);
        let cheater_address = cheater.local_addr()?;
        addresses.push(cheater_address);
        let mut cheating = admitted(&mut door, settings.clients, &mut keys);
        connect_at_once(&mut door, &mut cheating, cheater_address, &mut keys);

        let network = Network::new(settings.conditions, Random::new(settings.seed, NETWORK));
        let random = Random::new(settings.seed, ATTACKER);
        let attacker = Attacker::new(random, settings.clients, cheating);
        let sockets = [stranger, cheater];
        let link = Link::new(lines, server_address, network, attacker, settings.attack, sockets);
        let random = Random::new(settings.seed, SERVER);
        let players = settings.clients;
        let server = Server::new(server_socket, referee, door, &addresses, players, random, start)?;
        let server = if settings.plain { server } else { server.with_deltas() };
        Ok(Self { server, clients, link })
    }
}

/// A client with a key that the server knows.
fn admitted(
    door: &mut handshake::Server<Input, Update>,
    number: usize,
    keys: &mut Random,
) -> handshake::Client<Input, Update> {
    let key = keys.bytes();
    door.admit(number as u64, ClientKey::new(key));
    handshake::Client::new(&PROTOCOL, number as u64, ClientKey::new(key))
}

/// Connects a client without a network, for the one who cheats later on.
pub(crate) fn connect_at_once(
    door: &mut handshake::Server<Input, Update>,
    client: &mut handshake::Client<Input, Update>,
    address: SocketAddr,
    random: &mut Random,
) {
    let now = Duration::ZERO;
    client.connect(now, random.bytes());
    while let Some(mut message) = client.message(now) {
        let reply = door.receive(now, address, &mut message, || random.bytes());
        if let Incoming::Reply(mut reply) = reply {
            let _ = client.receive(now, &mut reply);
        }
    }
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
