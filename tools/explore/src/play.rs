//! Plays one game under a scenario, and lets the judge look at everything.

use std::time::Duration;

use tightwire_sim::{Broken, Event, Fault, NodeId, Random, Scenario, Sim};

use crate::attacker::{Attacker, PAUSE};
use crate::judge::{Judge, Quiet};
use crate::session::{SessionClient, SessionServer};
use crate::sides::Out;
use crate::worlds::{WORLDS, World, with_world};

/// The choices that a scenario does not make.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The attacker also repeats everything from its own address.
    pub relays: bool,
    /// The ticks in a second.
    pub rate: u32,
}

/// The server sends a state in every second tick.
const SEND_EVERY: u32 = 2;
/// The time that the world keeps moving after the network has become good.
const STILL_MOVING: Duration = Duration::from_secs(1);

/// When the network has been good for this long, everybody is connected and stays. Then one client
/// moves, and another one is started again twice.
const SETTLED: Duration = Duration::from_secs(7);
/// The time from its last start after which that client is connected.
const JOINED: Duration = Duration::from_secs(2);
/// The time before the end at which a relay stops.
const RECOVERY: Duration = Duration::from_secs(4);

/// The timers of a node.
const TICK_TIMER: usize = 0;

struct Game<W: World> {
    sim: Sim,
    server_node: NodeId,
    clients: Vec<NodeId>,
    keys: Vec<[u8; 32]>,
    /// True if packets are as small as they may be.
    is_narrow: bool,
    server: Option<SessionServer<W>>,
    players: Vec<Option<SessionClient<W>>>,
    judge: Judge,
    attacker: Option<Attacker>,
    world: W,
    tick: u32,
    random: Random,
    /// The probability that a side sends a message in a tick.
    chatter: f64,
    /// The number of messages that it then sends.
    loudness: u32,
    stop_moving: Duration,
    /// The time between two ticks.
    pause: Duration,
}

/// Plays a game with one of the worlds.
pub(crate) fn play(scenario: &Scenario, rules: Rules) -> Result<(), Broken> {
    // Seeds are given in ranges, so neighbours play with different worlds.
    with_world!(scenario.seed % WORLDS, play_with(scenario, rules))
}

fn play_with<W: World>(scenario: &Scenario, rules: Rules) -> Result<(), Broken> {
    let mut game = Game::<W>::new(scenario, rules);
    while let Some(event) = game.sim.next_event(scenario.end()) {
        game.handle(event)?;
    }
    game.finish()
}

impl<W: World> Game<W> {
    fn new(scenario: &Scenario, rules: Rules) -> Self {
        let (mut sim, server_node, clients) = scenario.sim();
        let mut random = Random::new(scenario.seed).fork("game");
        let keys = clients.iter().map(|_| random.bytes()).collect();
        let Rules { relays, rate } = rules;
        // A relay that stops leaves every player without a path, which they must notice.
        let until = scenario.end().saturating_sub(RECOVERY);
        let until = if relays { until } else { Duration::ZERO };
        let attacker =
            random.chance(0.6).then(|| Attacker::new(&mut sim, server_node, &clients, until));
        let is_narrow = random.chance(0.5);
        let chatter = (1 + random.below(80)) as f64 / 100.0;
        let loudness = if random.chance(0.2) { 6 } else { 1 };
        let relay = attacker.as_ref().filter(|_| relays).map(|attacker| attacker.node);
        let mut judge = Judge::new(server_node, &clients, relay);
        let settled = scenario.length + SETTLED;
        if settled + 2 * JOINED < scenario.end() {
            let mover = random.below(clients.len() as u64) as usize;
            let starter = (mover + 1) % clients.len();
            if let Some(node) = clients.get(mover) {
                sim.schedule(settled, Fault::Move(*node));
            }
            let mut quiet = Quiet { since: settled, starter: None, joined: scenario.end() };
            if let (Some(node), true) = (clients.get(starter), starter != mover) {
                // Twice, because the attacker has the handshake of the first start then.
                for at in [settled, settled + JOINED / 4] {
                    sim.schedule(at, Fault::Stop(*node));
                    sim.schedule(at + JOINED / 100, Fault::Start(*node));
                }
                (quiet.starter, quiet.joined) = (Some(starter), settled + JOINED / 4 + JOINED);
            }
            judge.expect(quiet);
        }
        let world = W::draw(&mut random);
        let mut game = Self {
            sim,
            server_node,
            keys,
            is_narrow,
            server: None,
            players: clients.iter().map(|_| None).collect(),
            judge,
            attacker,
            world,
            tick: 0,
            random,
            chatter,
            loudness,
            stop_moving: scenario.length + STILL_MOVING,
            // Rounded up.
            pause: Duration::from_nanos(u64::from((999_999_999 + rate) / rate.max(1))),
            clients,
        };
        game.start_missing();
        if let Some(attacker) = &game.attacker {
            game.sim.set_timer(attacker.node, TICK_TIMER, PAUSE);
        }
        game
    }

    /// Starts every process that should run and does not.
    fn start_missing(&mut self) {
        if self.server.is_none() && self.sim.is_up(self.server_node) {
            let random = Random::new(self.sim.random(self.server_node).next_u64());
            self.server = Some(SessionServer::new(&self.keys, random, self.is_narrow));
            self.sim.set_timer(self.server_node, TICK_TIMER, self.pause);
        }
        for player in 0..self.clients.len() {
            let (Some(&node), Some(place)) =
                (self.clients.get(player), self.players.get_mut(player))
            else {
                continue;
            };
            if place.is_some() || !self.sim.is_up(node) {
                continue;
            }
            let key = self.keys.get(player).copied().unwrap_or_default();
            let random = Random::new(self.sim.random(node).next_u64());
            let server = self.sim.address(self.server_node);
            let client = SessionClient::new(player as u8, key, server, random, self.is_narrow);
            *place = Some(client);
            let offset = Duration::from_micros(1 + 997 * player as u64 % 16_000);
            self.sim.set_timer(node, TICK_TIMER, offset);
        }
    }

    fn player(&self, node: NodeId) -> Option<usize> {
        node.index().checked_sub(1).filter(|player| *player < self.clients.len())
    }

    fn handle(&mut self, event: Event) -> Result<(), Broken> {
        match event {
            Event::Timer { node, .. } if node == self.server_node => self.server_tick()?,
            Event::Timer { node, .. } => match self.player(node) {
                Some(player) => self.client_tick(node, player)?,
                None => {
                    if let Some(attacker) = &mut self.attacker {
                        attacker.strike(&mut self.sim);
                        self.sim.set_timer(node, TICK_TIMER, PAUSE);
                    }
                }
            },
            Event::Datagram { node, from, mut bytes } if node == self.server_node => {
                self.judge.server_received(from, bytes.len());
                let now = self.sim.clock(node);
                let mut events = Vec::new();
                let Some(server) = &mut self.server else { return Ok(()) };
                server.receive(now, from, &mut bytes, &mut events);
                for event in events {
                    self.sim.note(node, || format!("{event:?}"));
                    self.judge.server_event(&self.sim, &event)?;
                }
            }
            Event::Datagram { node, mut bytes, .. } => {
                let Some(player) = self.player(node) else {
                    if let Some(attacker) = &mut self.attacker {
                        attacker.receive(&mut self.sim, &bytes);
                    }
                    return Ok(());
                };
                let now = self.sim.clock(node);
                let mut events = Vec::new();
                let Some(Some(client)) = self.players.get_mut(player) else { return Ok(()) };
                client.receive(now, &mut bytes, &mut events);
                for event in &events {
                    self.sim.note(node, || format!("{event:?}"));
                    self.judge.client_event(&self.sim, player, event)?;
                }
                if let Some(client) = client.fresh() {
                    let Some(shown) = client.shown() else { return Ok(()) };
                    let tick_of = |list: &str, key| client.tick_of(list, key);
                    self.judge.shown(&self.sim, player, shown, tick_of)?;
                }
            }
            Event::Overheard { from, to, bytes, .. } => {
                if let Some(attacker) = &mut self.attacker {
                    attacker.overhear(&mut self.sim, (from, to, bytes));
                }
            }
            Event::Fault(Fault::Stop(node)) => match self.player(node) {
                Some(player) => {
                    self.judge.client_stopped(player);
                    if let Some(place) = self.players.get_mut(player) {
                        *place = None;
                    }
                }
                None => {
                    if let Some(server) = self.server.take() {
                        self.judge.server_stopped(server.counted());
                    }
                }
            },
            Event::Fault(_) => self.start_missing(),
            _ => {}
        }
        Ok(())
    }

    fn server_tick(&mut self) -> Result<(), Broken> {
        let node = self.server_node;
        self.sim.set_timer(node, TICK_TIMER, self.pause);
        let now = self.sim.clock(node);
        let Some(server) = &mut self.server else { return Ok(()) };
        self.tick += 1;
        let is_moving = self.sim.now() < self.stop_moving;
        if is_moving {
            self.world.step(&mut self.random);
        }
        let mut out = Vec::new();
        for player in 0..self.clients.len() as u8 {
            if is_moving && self.random.chance(self.chatter) {
                for say in (0..self.loudness).map_while(|_| server.say(player)) {
                    self.judge.server_said(player, say);
                }
            }
        }
        if self.tick % SEND_EVERY == 0 {
            self.judge.recorded(self.tick, self.world.picture());
            server.tick(now, self.tick, &self.world, &mut out);
        } else {
            server.between(now, &mut out);
        }
        Judge::memory(&self.sim, "server", server.excess())?;
        self.judge.counters(&self.sim, server.counted())?;
        self.send(node, out)
    }

    fn client_tick(&mut self, node: NodeId, player: usize) -> Result<(), Broken> {
        self.sim.set_timer(node, TICK_TIMER, self.pause);
        let now = self.sim.clock(node);
        let Some(Some(client)) = self.players.get_mut(player) else { return Ok(()) };
        if self.sim.now() < self.stop_moving && self.random.chance(self.chatter) {
            for say in (0..self.loudness).map_while(|_| client.say()) {
                self.judge.client_said(player as u8, say);
            }
        }
        // Ticks go on while a process is stopped, so no tick is ever given twice.
        let tick = (self.sim.now().as_nanos() / self.pause.as_nanos()) as u32;
        let mut out = Vec::new();
        client.tick(now, tick, &mut out);
        Judge::memory(&self.sim, "client", client.excess())?;
        self.judge.settled(&self.sim, player)?;
        self.send(node, out)
    }

    fn send(&mut self, node: NodeId, out: Vec<Out>) -> Result<(), Broken> {
        for packet in out {
            let owner = self.sim.owner(packet.to).and_then(|node| self.player(node));
            let owner = owner.map(|player| player as u8);
            let server = self.server.as_ref();
            let proved = server.is_some_and(|server| server.is_proved(packet.to, owner));
            self.judge.sends(&self.sim, node, &packet, proved)?;
            self.sim.send(node, packet.to, packet.bytes);
        }
        Ok(())
    }

    fn finish(&self) -> Result<(), Broken> {
        let Some(server) = &self.server else { return Ok(()) };
        let world = self.world.picture();
        for (player, client) in self.players.iter().enumerate() {
            let Some(client) = client else { continue };
            let (up, down) = (client.said(), server.said(player as u8));
            self.judge.in_the_end(&self.sim, player, &world, client.shown(), up, down)?;
        }
        Ok(())
    }
}
