//! Plays the game on a simulated network, in virtual time: no sockets, no threads, no sleeping.

use std::time::Duration;

use tightwire::Wire;
use tightwire_sim::{Broken, Event, Fault, NodeId, Scenario, Sim};

use crate::client::Player;
use crate::game::bot;
use crate::packets::{HZ, Input, World};
use crate::server::Host;

/// The virtual time between two ticks of the server, and between two frames of a client.
pub const TICK: Duration = Duration::from_nanos(1_000_000_000 / HZ as u64);

/// A match on a simulated network.
#[derive(Debug)]
pub struct Match {
    /// The network.
    pub sim: Sim,
    /// The server.
    pub host: Host,
    /// The clients. Client 0 is player 1.
    pub players: Vec<Player>,
    server: NodeId,
    nodes: Vec<NodeId>,
    /// When the process of the server started.
    started: Duration,
}

impl Match {
    /// Creates the network of a scenario, and starts everybody.
    pub fn new(scenario: &Scenario) -> Self {
        let (mut sim, server, nodes) = scenario.sim();
        let host = Host::new(sim.random(server).bytes());
        let players = (1..)
            .zip(&nodes)
            .map(|(player, node)| {
                Player::connect(player, Duration::ZERO, sim.random(*node).bytes())
            })
            .collect();
        let mut game = Self { sim, host, players, server, nodes, started: Duration::ZERO };
        for node in game.sim.nodes() {
            game.sim.set_timer(node, 0, TICK);
        }
        game
    }

    /// Plays until a time. Clients hold the keys that `held` returns for a player and a tick.
    ///
    /// # Errors
    ///
    /// The server could not publish its world.
    pub fn play(&mut self, until: Duration, held: impl Fn(u8, u32) -> Input) -> Result<(), Broken> {
        while let Some(event) = self.sim.next_event(until) {
            match event {
                Event::Timer { node, timer } => {
                    self.tick(node, &held)?;
                    self.sim.set_timer(node, timer, TICK);
                }
                Event::Datagram { node, from, mut bytes } => {
                    let now = self.now(node);
                    match self.index(node) {
                        None => self.host.receive(now, from, &mut bytes),
                        Some(index) => self.players[index].receive(now, &mut bytes),
                    }
                }
                Event::Fault(Fault::Start(node)) => self.start(node),
                _ => {}
            }
        }
        Ok(())
    }

    /// The index of the client on a node, or nothing for the server.
    fn index(&self, node: NodeId) -> Option<usize> {
        self.nodes.iter().position(|other| *other == node)
    }

    /// The time that a process passes to its session. The server's begins when it starts.
    fn now(&self, node: NodeId) -> Duration {
        let start = if node == self.server { self.started } else { Duration::ZERO };
        self.sim.clock(node).saturating_sub(start)
    }

    fn tick(&mut self, node: NodeId, held: &impl Fn(u8, u32) -> Input) -> Result<(), Broken> {
        let now = self.now(node);
        let Some(index) = self.index(node) else {
            if let Err(error) = self.host.tick() {
                return Err(Broken::new(
                    &self.sim,
                    "the world can be published",
                    error.to_string(),
                ));
            }
            while let Some((to, packet)) = self.host.transmit(now) {
                self.sim.send(node, to, packet);
            }
            return Ok(());
        };
        let player = &mut self.players[index];
        player.frame(now, |tick| held(index as u8 + 1, tick));
        while let Some(packet) = player.transmit(now) {
            self.sim.send(node, self.server, packet);
        }
        if player.over.is_some() {
            // The server was away for too long. Connect again, and keep the chat.
            let seed = self.sim.random(node).bytes();
            let again = Player::connect(index as u64 + 1, now, seed);
            let before = std::mem::replace(player, again);
            player.chat = before.chat;
        }
        Ok(())
    }

    /// A process that was stopped starts again, and has forgotten everything.
    fn start(&mut self, node: NodeId) {
        let seed = self.sim.random(node).bytes();
        match self.index(node) {
            None => {
                self.started = self.sim.clock(node);
                self.host = Host::new(seed);
            }
            Some(index) => {
                self.players[index] = Player::connect(index as u64 + 1, self.sim.clock(node), seed);
            }
        }
        self.sim.set_timer(node, 0, TICK);
    }
}

/// Returns a world as clients see it, with every value rounded to its resolution.
pub fn rounded(world: &World) -> Option<World> {
    let mut buffer = vec![0; World::MAX_BYTES];
    tightwire::decode(tightwire::encode(world, &mut buffer).ok()?).ok()
}

/// Plays a scenario with bots, and checks that every client shows the server's world at the end.
///
/// # Errors
///
/// A client shows something else.
pub fn everybody_sees_the_same(scenario: &Scenario) -> Result<(), Broken> {
    let mut game = Match::new(scenario);
    game.play(scenario.end().saturating_sub(Duration::from_secs(2)), bot)?;
    // Nobody touches a key for the last two seconds, so the last changes can arrive.
    game.play(scenario.end(), |_, _| Input::default())?;
    let truth = rounded(game.host.world());
    for (number, player) in (1..).zip(&game.players) {
        let shown = player.world().and_then(|(_, world)| rounded(world));
        if shown.is_none() || shown != truth {
            let detail = format!("player {number} shows another world");
            return Err(Broken::new(&game.sim, "everybody sees the same", detail));
        }
        if truth.as_ref().is_none_or(|world| world.tanks.len() != game.players.len()) {
            let detail = format!("{:?}", truth.map(|world| world.tanks.len()));
            return Err(Broken::new(&game.sim, "everybody has a tank", detail));
        }
    }
    Ok(())
}
