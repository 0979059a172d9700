//! A server and clients of any game, on a network of `tightwire-sim`.

use std::time::Duration;

use tightwire_session::{
    Client, ClientEvent, Config, Game, Key, PlayerId, Protocol, Server, ServerEvent, Status,
};
use tightwire_sim::{Conditions, Event, NodeId, Sim};

/// A client and its node.
pub(crate) struct Actor<G: Game> {
    pub(crate) player: PlayerId,
    pub(crate) client: Client<G>,
    pub(crate) node: NodeId,
    pub(crate) events: Vec<ClientEvent<G>>,
}

pub(crate) struct Stage<G: Game> {
    pub(crate) sim: Sim,
    pub(crate) server: Server<G>,
    pub(crate) node: NodeId,
    /// Player `n` is at the index `n - 1`.
    pub(crate) actors: Vec<Actor<G>>,
    pub(crate) events: Vec<ServerEvent<G>>,
    protocol: Protocol<G>,
    config: Config,
    seeds: u8,
}

fn key(player: PlayerId) -> Key {
    Key::new([player as u8; 32])
}

impl<G: Game> Stage<G> {
    pub(crate) fn new(
        protocol: Protocol<G>,
        players: u64,
        conditions: &Conditions,
        config: Config,
        seed: u64,
    ) -> Self {
        let mut sim = Sim::new(seed);
        let node = sim.node("server");
        let mut server = Server::new(&protocol, config.clone(), [seed as u8; 32]);
        let mut actors = Vec::new();
        for player in 1..=players {
            let client_node = sim.node("client");
            sim.link(client_node, node, conditions.clone());
            server.admit(player, key(player));
            let seed = [0x60 ^ player as u8; 32];
            let start = Duration::ZERO;
            let client =
                Client::connect(&protocol, player, key(player), config.clone(), start, seed);
            actors.push(Actor { player, client, node: client_node, events: Vec::new() });
        }
        Self { sim, server, node, actors, events: Vec::new(), protocol, config, seeds: 0 }
    }

    pub(crate) fn conditions(&mut self, conditions: &Conditions) {
        for actor in &self.actors {
            self.sim.link(actor.node, self.node, conditions.clone());
        }
    }

    pub(crate) fn actor(&mut self, player: PlayerId) -> &mut Actor<G> {
        &mut self.actors[player as usize - 1]
    }

    /// Replaces the server by one that has only the keys.
    pub(crate) fn restart_server(&mut self) {
        self.seeds += 1;
        self.server = Server::new(&self.protocol, self.config.clone(), [0xc0 ^ self.seeds; 32]);
        for actor in &self.actors {
            self.server.admit(actor.player, key(actor.player));
        }
    }

    /// Replaces a client by one that connects.
    pub(crate) fn reconnect(&mut self, player: PlayerId) {
        self.seeds += 1;
        let node = self.actor(player).node;
        let (now, seed) = (self.sim.clock(node), [0x30 ^ self.seeds; 32]);
        let (protocol, config) = (self.protocol, self.config.clone());
        self.actor(player).client =
            Client::connect(&protocol, player, key(player), config, now, seed);
    }

    /// Delivers what arrives in this time. Then everybody sends what is due.
    pub(crate) fn step(&mut self, time: Duration) {
        let until = self.sim.now() + time;
        while let Some(event) = self.sim.next_event(until) {
            let Event::Datagram { node, from, mut bytes } = event else { continue };
            let now = self.sim.clock(node);
            if node == self.node {
                self.server.receive(now, from, &mut bytes);
            } else if let Some(actor) = self.actors.iter_mut().find(|actor| actor.node == node) {
                actor.client.receive(now, &mut bytes);
            }
        }
        self.exchange();
    }

    /// Takes events and sends what is due.
    pub(crate) fn exchange(&mut self) {
        self.events.extend(std::iter::from_fn(|| self.server.event()));
        let now = self.sim.clock(self.node);
        while let Some((to, packet)) = self.server.transmit(now) {
            self.sim.send(self.node, to, packet);
        }
        self.events.extend(std::iter::from_fn(|| self.server.event()));
        for actor in &mut self.actors {
            let now = self.sim.clock(actor.node);
            actor.events.extend(std::iter::from_fn(|| actor.client.event()));
            while let Some(packet) = actor.client.transmit(now) {
                self.sim.send(actor.node, self.node, packet);
            }
            actor.events.extend(std::iter::from_fn(|| actor.client.event()));
        }
    }

    /// Steps of 5 ms until all clients are connected.
    #[track_caller]
    pub(crate) fn connect(&mut self) {
        for _ in 0..2000 {
            if self.actors.iter().all(|actor| actor.client.status() == Status::Connected) {
                return;
            }
            self.step(Duration::from_millis(5));
        }
        assert!(self.sim.now().is_zero(), "not connected after 10 s");
    }
}
