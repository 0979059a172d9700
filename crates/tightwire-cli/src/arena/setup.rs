//! Creates all participants and their keys.
//!
//! In a real game a matchmaker issues keys. Here they are derived from the seed and given to both
//! sides, and so are all other random numbers. The rest is as in a real game: the clients connect
//! through the bad network.

use std::net::SocketAddr;

use tightwire_live::Live;
use tightwire_session::{self as session, Config, InputMode, Key, Rates};
use tightwire_sim::Random;

use crate::arena::Settings;
use crate::arena::attacker::Attacker;
use crate::arena::cheater::Cheater;
use crate::arena::client::Client;
use crate::arena::messages::{PACKET_BYTES, PROTOCOL};
use crate::arena::model::model;
use crate::arena::referee::Referee;
use crate::arena::server::{Server, ServerError};
use crate::arena::world::TICKS_PER_SECOND;

/// All participants, ready to start.
pub(crate) struct Setup<'a> {
    pub server: Server<'a>,
    pub clients: Vec<Client<'a>>,
    pub attacker: Attacker,
}

/// Returns the configuration of all sessions. The bad network loses packets at random, however few
/// there are, so sending less would not help.
pub(crate) fn config() -> Config {
    let most = 256_000;
    let rates = Rates { floor: most, start: most, ceiling: most };
    Config { packet_bytes: PACKET_BYTES, rates, inputs: InputMode::AsTheyCome, ..Config::default() }
}

/// Returns the number of ticks that the loss of a packet may hide: two states.
fn longest_gap(settings: &Settings) -> u32 {
    2 * (TICKS_PER_SECOND / settings.rate.clamp(1, TICKS_PER_SECOND))
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
        let longest_gap = longest_gap(settings);
        let config = Config { longest_gap, ..config() };
        let mut door = session::Server::new(&PROTOCOL, config, keys.bytes());
        if let Some(model) = model() {
            door.set_model(model);
        }
        let mut admit = |number: usize| {
            let key = keys.bytes();
            door.admit(number as u64, Key::new(key));
            key
        };
        let clients = (0..settings.clients).map(|number| {
            let random = seed.fork(&format!("client {number}"));
            Client::new(number, admit(number), referee, random)
        });
        let clients = clients.collect();
        let cheater = settings.clients;
        let cheater = Cheater::new(cheater as u64, admit(cheater), seed.fork("cheater"));
        let attacker = Attacker::new(seed.fork("attacker"), settings.clients, cheater);
        let server = Server::new(referee, door, addresses, settings.clients, longest_gap)?;
        let server = match live {
            Some(live) => server.watched_by(live),
            None => server,
        };
        Ok(Self { server, clients, attacker })
    }
}
