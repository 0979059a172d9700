//! The network code of the server. It uses no socket and no clock.

use std::error::Error;
use std::net::SocketAddr;
use std::time::Duration;

use tightwire_session::{Delivery, Element, InputAt, PlayerId, Server, ServerEvent};

use crate::game::{difference, length};
use crate::packets::{HZ, PLAYERS, PROTOCOL, Skirmish, ToClient, ToServer, World, config, key};

/// The server of one match.
#[derive(Debug)]
pub struct Host {
    server: Server<Skirmish>,
    world: World,
    tick: u32,
}

impl Host {
    /// Creates a server. `seed` must be random and secret.
    pub fn new(seed: [u8; 32]) -> Self {
        let mut server = Server::new(&PROTOCOL, config(), seed);
        for player in 1..=u64::from(PLAYERS) {
            server.admit(player, key(player));
        }
        Self { server, world: World::new(), tick: 0 }
    }

    /// Takes a datagram from the socket. `now` is the time since the server started.
    pub fn receive(&mut self, now: Duration, from: SocketAddr, datagram: &mut [u8]) {
        self.server.receive(now, from, datagram);
    }

    /// Plays one tick. Call it `HZ` times per second.
    ///
    /// # Errors
    ///
    /// The rules made a value that the description of the world does not allow.
    pub fn tick(&mut self) -> Result<(), Box<dyn Error>> {
        self.tick += 1;
        self.events();
        self.inputs();
        self.world.step();
        self.publish()
    }

    /// Players come and go, and chat.
    fn events(&mut self) {
        while let Some(event) = self.server.event() {
            match event {
                ServerEvent::Joined(player) => self.world.join(player as u8),
                ServerEvent::Left(player, _reason) => self.world.leave(player as u8),
                ServerEvent::Message(player, ToServer::Say(text)) => {
                    let line = ToClient::Said { from: player as u8, text };
                    // A player whose queue is full misses the line. All others get it.
                    self.server.broadcast(&line, Delivery::Reliable, |_player, _why| {});
                }
                _ => {}
            }
        }
    }

    /// Moves every tank by the input of its player.
    fn inputs(&mut self) {
        let mut shots = Vec::new();
        self.server.inputs(self.tick, |player, input| {
            if let InputAt::Fresh(input) | InputAt::Repeated(input) = input {
                shots.extend(self.world.apply(player as u8, *input));
            }
        });
        for shot in shots {
            let shot = ToClient::Shot { from: shot.from, to: shot.to };
            self.server.broadcast(&shot, Delivery::Unreliable, |_player, _why| {});
        }
    }

    /// Replicates the world, the barrels near a player's tank first.
    fn publish(&mut self) -> Result<(), Box<dyn Error>> {
        let priority = |player: PlayerId, element: Element<'_>| -> u32 {
            let tank = self.world.tanks.iter().find(|tank| u64::from(tank.player) == player);
            let barrel = match element.list {
                "barrels" => self.world.barrels.get(element.key as usize),
                _ => return 10,
            };
            match (tank, barrel) {
                (Some(tank), Some(barrel)) => {
                    let distance = length(difference(tank.position, barrel.position));
                    if distance < 50.0 { 10 } else { 1 }
                }
                _ => 1,
            }
        };
        Ok(self.server.publish_to(self.tick, &self.world, priority)?)
    }

    /// Returns the next datagram. Send it, and call again until this returns `None`.
    pub fn transmit(&mut self, now: Duration) -> Option<(SocketAddr, &[u8])> {
        self.server.transmit(now)
    }

    /// The number of the last tick.
    pub fn last_tick(&self) -> u32 {
        self.tick
    }

    /// The state of the game.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// One line about each player, for an operator.
    pub fn report(&self) -> Vec<String> {
        let line = |player: PlayerId| {
            let stats = self.server.peer_stats(player)?;
            let round_trip = stats.round_trip.unwrap_or_default().as_millis();
            let bytes = stats.bytes_sent / u64::from(self.tick.max(1));
            let loss = stats.loss * 100.0;
            Some(format!(
                "player {player}: {bytes} bytes per tick, {round_trip} ms, {loss:.0} % lost"
            ))
        };
        self.server.players().filter_map(line).collect()
    }

    /// When the next tick is due, as time since the server started.
    pub fn next_tick(&self) -> Duration {
        Duration::from_secs(u64::from(self.tick) + 1) / HZ
    }
}
