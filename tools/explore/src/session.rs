//! The two sides of the game: a server and clients of `tightwire-session`.

use std::collections::BTreeSet;
use std::hash::Hasher;
use std::marker::PhantomData;
use std::net::SocketAddr;
use std::time::Duration;

use tightwire_session::{
    Change, Client, ClientEvent, Config, Delivery, Denial, Element, Game, InputMode, Key, Protocol,
    Server, ServerEvent, Status, Update, Verdict,
};
use tightwire_sim::Random;

use crate::game::{Say, input};
use crate::sides::{self, Out, Shown};
use crate::worlds::{Naming, Picture, World};

struct Explored<W>(PhantomData<W>);

impl<W: World> Game for Explored<W> {
    type Input = u16;
    type ToServer = Say;
    type ToClient = Say;
    type World = W;
}

const fn protocol<W: World>() -> Protocol<Explored<W>> {
    Protocol::new("explore", 1)
}

/// The most reliable messages that may wait for one peer.
const MOST_QUEUED: usize = 256;

/// A session that hears nothing ends after four seconds, so that games after a fault stay short.
fn config(is_narrow: bool) -> Config {
    Config {
        packet_bytes: if is_narrow { 800 } else { 1200 },
        timeout: Duration::from_secs(4),
        silence: Duration::from_secs(1),
        inputs: InputMode::AsTheyCome,
        ..Config::default()
    }
}

/// A datagram, and the player whose address it goes to, if there is one.
fn out(to: SocketAddr, bytes: &[u8], player: Option<u8>) -> Out {
    Out { to, bytes: bytes.to_vec(), player, session: None }
}

/// A hash of a datagram before it is decrypted in place.
fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

fn reason(verdict: Verdict) -> Option<String> {
    match verdict {
        Verdict::Ignored(Denial::Packet(refusal)) => Some(refusal.gate().label().to_owned()),
        Verdict::Ignored(denial) => Some(denial.to_string()),
        _ => None,
    }
}

/// The lists that are shown have the elements that the changes tell of.
fn agree(world: &Picture, told: &[BTreeSet<i64>]) -> Result<(), String> {
    for (list, told) in world.lists.iter().zip(told) {
        let is_same = match list.naming {
            Naming::Keys | Naming::Places => list.elements.iter().map(|(key, _)| key).eq(told),
            Naming::Always => told.iter().all(|key| list.get(*key).is_some()),
        };
        if !is_same {
            let shown: Vec<_> = list.elements.iter().map(|(key, _)| *key).collect();
            return Err(format!("the changes tell of {told:?} in {}, not {shown:?}", list.name));
        }
    }
    Ok(())
}

/// The reliable messages of one side in its present session.
#[derive(Clone, Copy, Default)]
struct Sent {
    session: u32,
    count: u32,
}

impl Sent {
    fn next(self) -> Say {
        Say { session: self.session, number: self.count }
    }
}

pub(crate) struct SessionServer<W: World> {
    server: Server<Explored<W>>,
    random: Random,
    sent: Vec<Sent>,
}

impl<W: World> SessionServer<W> {
    pub(crate) fn new(keys: &[[u8; 32]], mut random: Random, is_narrow: bool) -> Self {
        let mut server = Server::new(&protocol(), config(is_narrow), random.bytes());
        for (player, key) in keys.iter().enumerate() {
            server.admit(player as u64, Key::new(*key));
        }
        Self { server, random, sent: vec![Sent::default(); keys.len()] }
    }

    fn transmit(&mut self, now: Duration, packets: &mut Vec<Out>) {
        let players = self.sent.len() as u64;
        while let Some((to, packet)) = self.server.transmit(now) {
            let packet = packet.to_vec();
            let owner = (0..players).find(|player| self.server.address(*player) == Some(to));
            packets.push(out(to, &packet, owner.map(|player| player as u8)));
        }
    }
}

impl<W: World> SessionServer<W> {
    pub(crate) fn receive(
        &mut self,
        now: Duration,
        from: SocketAddr,
        packet: &mut [u8],
        events: &mut Vec<sides::ServerEvent>,
    ) {
        let hash = hash(packet);
        let verdict = self.server.receive(now, from, packet);
        if verdict == Verdict::Taken {
            events.push(sides::ServerEvent::Opened(hash));
        }
        if let Some(why) = reason(verdict) {
            events.push(sides::ServerEvent::Rejected(why));
        }
        while let Some(event) = self.server.event() {
            events.push(match event {
                ServerEvent::Joined(player) => {
                    if let Some(sent) = self.sent.get_mut(player as usize) {
                        *sent = Sent { session: self.random.next_u64() as u32, count: 0 };
                    }
                    sides::ServerEvent::Joined(player as u8)
                }
                ServerEvent::Message(player, say) => sides::ServerEvent::Said(player as u8, say),
                ServerEvent::Input(player, tick, value) => {
                    sides::ServerEvent::Input { player: player as u8, tick, value }
                }
                ServerEvent::Left(player, why) => {
                    sides::ServerEvent::Left(player as u8, why.to_string())
                }
                _ => continue,
            });
        }
    }

    pub(crate) fn tick(&mut self, now: Duration, tick: u32, world: &W, out: &mut Vec<Out>) {
        let _ = self.server.publish(tick, world);
        self.transmit(now, out);
    }

    pub(crate) fn between(&mut self, now: Duration, out: &mut Vec<Out>) {
        self.transmit(now, out);
    }

    pub(crate) fn say(&mut self, player: u8) -> Option<Say> {
        let sent = self.sent.get_mut(player as usize)?;
        let say = sent.next();
        self.server.send(player.into(), say, Delivery::Reliable).ok()?;
        sent.count += 1;
        Some(say)
    }

    /// The session proves an address before a player joins, and says nothing about it. So an
    /// address counts as proved once the player who really has it has joined.
    pub(crate) fn is_proved(&self, _address: SocketAddr, owner: Option<u8>) -> bool {
        owner.is_some_and(|owner| self.server.players().any(|player| player == u64::from(owner)))
    }

    pub(crate) fn counted(&self) -> u64 {
        self.server.stats().datagrams
    }

    pub(crate) fn excess(&self) -> Option<String> {
        self.server.players().find_map(|player| {
            let queued = self.server.peer_stats(player)?.queued;
            (queued > MOST_QUEUED).then(|| format!("{queued} messages wait for player {player}"))
        })
    }

    pub(crate) fn said(&self, player: u8) -> (u32, u32, usize) {
        let sent = self.sent.get(player as usize).copied().unwrap_or_default();
        let open = self.server.peer_stats(player.into()).map_or(0, |stats| stats.queued);
        (sent.session, sent.count, open)
    }
}

pub(crate) struct SessionClient<W: World> {
    player: u8,
    key: [u8; 32],
    is_narrow: bool,
    server: SocketAddr,
    random: Random,
    client: Option<Client<Explored<W>>>,
    sent: Sent,
    shown: Option<Shown>,
    /// The judge has not seen the state that is shown.
    is_fresh: bool,
    /// The elements of each list, as the changes tell.
    told: Vec<BTreeSet<i64>>,
}

impl<W: World> SessionClient<W> {
    pub(crate) fn new(
        player: u8,
        key: [u8; 32],
        server: SocketAddr,
        random: Random,
        is_narrow: bool,
    ) -> Self {
        let sent = Sent::default();
        Self {
            player,
            key,
            is_narrow,
            server,
            random,
            client: None,
            sent,
            shown: None,
            is_fresh: false,
            told: Vec::new(),
        }
    }

    /// Checks the newest state, and returns its first mistake.
    fn look(&mut self) -> Result<(), String> {
        let Some(update) = self.client.as_mut().and_then(Client::update) else { return Ok(()) };
        let world = update.world.picture();
        self.told.resize(world.lists.len(), BTreeSet::new());
        for (element, change) in update.changes() {
            let place = world.lists.iter().position(|list| list.name == element.list);
            let Some(told) = place.and_then(|place| self.told.get_mut(place)) else {
                return Err(format!("{element:?} {change:?}, but there is no such list"));
            };
            let is_good = match change {
                Change::Appeared => {
                    told.insert(element.key);
                    true
                }
                Change::Changed => told.contains(&element.key),
                Change::Vanished => told.remove(&element.key),
                _ => true,
            };
            if !is_good {
                return Err(format!("{element:?} {change:?}, but it was not there"));
            }
        }
        agree(&world, &self.told)?;
        let Update { tick, is_complete, .. } = update;
        self.shown = Some(Shown { tick, world, is_complete });
        self.is_fresh = true;
        Ok(())
    }
}

impl<W: World> SessionClient<W> {
    pub(crate) fn receive(
        &mut self,
        now: Duration,
        packet: &mut [u8],
        events: &mut Vec<sides::ClientEvent>,
    ) {
        let Some(client) = &mut self.client else { return };
        let hash = hash(packet);
        let verdict = client.receive(now, packet);
        if verdict == Verdict::Taken {
            events.push(sides::ClientEvent::Opened(hash));
        }
        if let Some(why) = reason(verdict) {
            events.push(sides::ClientEvent::Rejected(why));
        }
        while let Some(event) = client.event() {
            events.push(match event {
                ClientEvent::Connected => sides::ClientEvent::Joined,
                ClientEvent::Message(say) => sides::ClientEvent::Said(say),
                ClientEvent::Left(why) => {
                    self.shown = None;
                    sides::ClientEvent::Left(why.to_string())
                }
                _ => continue,
            });
        }
        if let Err(why) = self.look() {
            events.push(sides::ClientEvent::Unreadable(why));
        }
    }

    pub(crate) fn tick(&mut self, now: Duration, tick: u32, packets: &mut Vec<Out>) {
        let is_over =
            self.client.as_ref().is_none_or(|client| matches!(client.status(), Status::Left));
        if is_over {
            let (key, seed) = (Key::new(self.key), self.random.bytes());
            let config = config(self.is_narrow);
            let player = self.player.into();
            (self.shown, self.told) = (None, Vec::new());
            self.sent = Sent { session: self.random.next_u64() as u32, count: 0 };
            self.client = Some(Client::connect(&protocol(), player, key, config, now, seed));
        }
        let Some(client) = &mut self.client else { return };
        client.input(tick, input(self.player, tick));
        while let Some(packet) = client.transmit(now) {
            let session = Some(self.sent.session);
            packets.push(Out { session, ..out(self.server, packet, Some(self.player)) });
        }
    }

    pub(crate) fn say(&mut self) -> Option<Say> {
        let say = self.sent.next();
        self.client.as_mut()?.send(say, Delivery::Reliable).ok()?;
        self.sent.count += 1;
        Some(say)
    }

    pub(crate) fn shown(&self) -> Option<&Shown> {
        self.shown.as_ref()
    }

    /// Returns what is shown, unless the judge has seen it.
    pub(crate) fn fresh(&mut self) -> Option<&Self> {
        std::mem::take(&mut self.is_fresh).then_some(&*self)
    }

    pub(crate) fn tick_of(&self, list: &str, key: i64) -> Option<u32> {
        self.client.as_ref()?.tick_of(Element { list, key })
    }

    pub(crate) fn excess(&self) -> Option<String> {
        let queued = self.client.as_ref()?.stats()?.queued;
        (queued > MOST_QUEUED).then(|| format!("{queued} messages wait for the server"))
    }

    pub(crate) fn said(&self) -> (u32, u32, usize) {
        let open = self.client.as_ref().and_then(Client::stats).map_or(0, |stats| stats.queued);
        (self.sent.session, self.sent.count, open)
    }
}
