//! Creates all participants and their keys.
//!
//! In a real game a matchmaker issues keys. Here they are derived from the seed and given to both
//! sides, and so are all other random numbers. The rest is as in a real game: the clients connect
//! through the bad network.

use std::net::SocketAddr;
use std::time::Duration;

use tightwire::packet::handshake::{self, Incoming};
use tightwire::packet::sealed::ClientKey;
use tightwire_live::Live;
use tightwire_sim::Random;

use crate::arena::Settings;
use crate::arena::attacker::Attacker;
use crate::arena::client::Client;
use crate::arena::messages::{Input, PROTOCOL, Update};
use crate::arena::referee::Referee;
use crate::arena::server::{Server, ServerError};

/// All participants, ready to start.
pub(crate) struct Setup<'a> {
    pub server: Server<'a>,
    pub clients: Vec<Client<'a>>,
    pub attacker: Attacker,
}

impl<'a> Setup<'a> {
    /// Issues all keys. `addresses` are those of the clients from the server's side, and then the
    /// one of the cheater.
    ///
    /// # Errors
    ///
    /// A recording that is damaged.
    pub(crate) fn new(
        settings: &Settings,
        referee: &'a Referee,
        addresses: &[SocketAddr],
        live: Option<&Live>,
    ) -> Result<Self, ServerError> {
        let seed = Random::new(settings.seed);
        let mut keys = seed.fork("keys");
        let mut door = handshake::Server::new(&PROTOCOL, keys.bytes());
        let clients = (0..settings.clients).map(|number| {
            let connection = admitted(&mut door, number, &mut keys);
            let random = seed.fork(&format!("client {number}"));
            Client::new(number, connection, referee, random, settings.plain)
        });
        let clients = clients.collect();
        let mut cheating = admitted(&mut door, settings.clients, &mut keys);
        if let Some(address) = addresses.last() {
            connect_at_once(&mut door, &mut cheating, *address, &mut keys);
        }
        let attacker = Attacker::new(seed.fork("attacker"), settings.clients, cheating);
        let random = seed.fork("server");
        let server = Server::new(referee, door, addresses, settings.clients, random)?;
        let server = if settings.plain { server } else { server.with_deltas() };
        let server = match live {
            Some(live) => server.watched_by(live),
            None => server,
        };
        Ok(Self { server, clients, attacker })
    }
}

/// Creates a client with a key that the server knows.
fn admitted(
    door: &mut handshake::Server<Input, Update>,
    number: usize,
    keys: &mut Random,
) -> handshake::Client<Input, Update> {
    let key = keys.bytes();
    door.admit(number as u64, ClientKey::new(key));
    handshake::Client::new(&PROTOCOL, number as u64, ClientKey::new(key))
}

/// Connects a client without a network, for the cheater.
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
