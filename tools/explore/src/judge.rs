//! The judge: knows everything that really happened, and compares.

use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};
use std::net::SocketAddr;
use std::time::Duration;

use tightwire::packet::sealed::claimed_sequence;
use tightwire_sim::{Broken, NodeId, Sim};

use crate::game::{Say, input};
use crate::sides::{ClientEvent, Out, ServerEvent, Shown};
use crate::worlds::{Naming, Picture};

/// How many worlds are remembered. Receivers take no older ones.
const WORLDS: usize = 256;

/// One direction of a channel: the messages sent in each session, and those that arrived.
#[derive(Debug, Default)]
struct Channel {
    /// The number of messages sent in each session.
    sent: BTreeMap<u32, u32>,
    /// The session that the receiver is in, once a message has arrived, and the next number.
    receiving: Option<u32>,
    next: u32,
}

impl Channel {
    fn sent(&mut self, say: Say) {
        *self.sent.entry(say.session).or_default() = say.number + 1;
    }

    /// The receiver has a new session.
    fn restart(&mut self) {
        self.receiving = None;
        self.next = 0;
    }

    fn arrived(&mut self, say: Say) -> Result<(), (&'static str, String)> {
        let session = *self.receiving.get_or_insert(say.session);
        let sent = self.sent.get(&say.session).copied().unwrap_or(0);
        if say.number >= sent {
            return Err(("no message comes from nowhere", format!("{say:?}, {sent} were sent")));
        }
        if session != say.session || say.number != self.next {
            let detail = format!("{say:?} instead of number {} of session {session}", self.next);
            return Err(("messages arrive once and in order", detail));
        }
        self.next += 1;
        Ok(())
    }
}

/// What must hold once the network has been good for a while.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quiet {
    /// From now on, nobody leaves.
    pub since: Duration,
    /// The client that is started again after that, and when it must be connected.
    pub starter: Option<usize>,
    pub joined: Duration,
}

/// The record of one player.
#[derive(Debug, Default)]
struct Player {
    /// The server has a session with it, and it has one with a server.
    is_here: bool,
    is_there: bool,
    up: Channel,
    down: Channel,
    newest_input: Option<u32>,
    /// The tick of each element that it was shown in the present session, by list and key.
    ticks: BTreeMap<(usize, i64), u32>,
    /// The oldest tick that the root it was shown last can be of.
    root: u32,
}

impl Player {
    /// Nothing has been shown in its new session.
    fn restart(&mut self) {
        self.ticks.clear();
        self.root = 0;
    }
}

#[derive(Debug)]
pub(crate) struct Judge {
    server: NodeId,
    clients: Vec<NodeId>,
    /// Who passes packets on in both directions, if anybody does. To the server, it may be the
    /// nearest address of every player.
    relay: Option<NodeId>,
    players: Vec<Player>,
    worlds: VecDeque<(u32, Picture)>,
    /// The hashes of datagrams that a session has let in.
    opened: HashSet<u64>,
    /// For each session of a client, the number of the last packet it has sealed.
    sealed: BTreeMap<u32, u64>,
    /// The random halves in requests, with the sessions that drew them.
    halves: BTreeMap<[u8; 16], u32>,
    /// Bytes from and to addresses that nobody has proved.
    balance: BTreeMap<SocketAddr, (u64, u64)>,
    proved: BTreeSet<SocketAddr>,
    /// The counters of earlier servers, and the packets delivered to them.
    counted_before: u64,
    quiet: Option<Quiet>,
}

type Verdict = Result<(), Broken>;

/// The start of every datagram that is not a sealed packet, and its kinds; see
/// docs/wire-format-session.md.
const PREFIX_BYTES: usize = 9;
const REQUEST: u8 = 1;
const LONG: u8 = 7;

impl Judge {
    pub(crate) fn new(server: NodeId, clients: &[NodeId], relay: Option<NodeId>) -> Self {
        Self {
            server,
            clients: clients.to_vec(),
            relay,
            players: clients.iter().map(|_| Player::default()).collect(),
            worlds: VecDeque::new(),
            opened: HashSet::new(),
            sealed: BTreeMap::new(),
            halves: BTreeMap::new(),
            balance: BTreeMap::new(),
            proved: BTreeSet::new(),
            counted_before: 0,
            quiet: None,
        }
    }

    /// Sets what must hold at the end.
    pub(crate) fn expect(&mut self, quiet: Quiet) {
        self.quiet = Some(quiet);
    }

    /// Nobody leaves a good network. A client whose server was started again may: the packets that an
    /// attacker held back let it notice late. It counts only if the server has a session with it.
    fn leaves(&self, sim: &Sim, player: usize, side: &str, why: &str) -> Verdict {
        let is_quiet = |quiet: &Quiet| sim.now() >= quiet.since && quiet.starter != Some(player);
        let is_here = self.players.get(player).is_some_and(|player| player.is_here);
        if is_here && self.quiet.as_ref().is_some_and(is_quiet) {
            let detail = format!("player {player} left, says the {side}: {why}");
            return Err(Broken::new(sim, "nobody leaves a good network", detail));
        }
        Ok(())
    }

    /// A client that was started again in a good network is soon connected.
    pub(crate) fn settled(&self, sim: &Sim, player: usize) -> Verdict {
        let is_late = |quiet: &Quiet| sim.now() >= quiet.joined && quiet.starter == Some(player);
        let is_there = self.players.get(player).is_some_and(|player| player.is_there);
        if !is_there && self.quiet.as_ref().is_some_and(is_late) {
            let detail = format!("player {player} is not connected");
            return Err(Broken::new(sim, "a client soon joins in a good network", detail));
        }
        Ok(())
    }

    pub(crate) fn recorded(&mut self, tick: u32, world: Picture) {
        if self.worlds.len() == WORLDS {
            self.worlds.pop_front();
        }
        self.worlds.push_back((tick, world));
    }

    pub(crate) fn server_said(&mut self, player: u8, say: Say) {
        if let Some(player) = self.players.get_mut(player as usize) {
            player.down.sent(say);
        }
    }

    pub(crate) fn client_said(&mut self, player: u8, say: Say) {
        if let Some(player) = self.players.get_mut(player as usize) {
            player.up.sent(say);
        }
    }

    /// The server has lost its memory.
    pub(crate) fn server_stopped(&mut self, counted: u64) {
        self.counted_before += counted;
        self.proved.clear();
        self.balance.clear();
        for player in &mut self.players {
            player.up.restart();
            (player.newest_input, player.is_here) = (None, false);
        }
    }

    /// A client has lost its memory.
    pub(crate) fn client_stopped(&mut self, player: usize) {
        if let Some(player) = self.players.get_mut(player) {
            player.down.restart();
            player.restart();
            player.is_there = false;
        }
    }

    /// A packet has reached the server.
    pub(crate) fn server_received(&mut self, from: SocketAddr, bytes: usize) {
        self.balance.entry(from).or_default().0 += bytes as u64;
    }

    /// A session has let a datagram in. It never does so with the same bytes again.
    fn let_in(&mut self, sim: &Sim, hash: u64) -> Verdict {
        if self.opened.insert(hash) {
            return Ok(());
        }
        Err(Broken::new(sim, "no packet is let in twice", format!("hash {hash:x}")))
    }

    pub(crate) fn server_event(&mut self, sim: &Sim, event: &ServerEvent) -> Verdict {
        let broken = |(invariant, detail): (&str, String)| Broken::new(sim, invariant, detail);
        match *event {
            ServerEvent::Joined(player) => {
                if let Some(player) = self.players.get_mut(player as usize) {
                    player.up.restart();
                    player.is_here = true;
                }
            }
            ServerEvent::Left(player, ref why) => {
                self.leaves(sim, player.into(), "server", why)?;
                if let Some(player) = self.players.get_mut(usize::from(player)) {
                    player.is_here = false;
                }
            }
            ServerEvent::Rejected(_) => {}
            ServerEvent::Opened(hash) => self.let_in(sim, hash)?,
            ServerEvent::Said(player, say) => {
                let Some(player) = self.players.get_mut(player as usize) else { return Ok(()) };
                player.up.arrived(say).map_err(broken)?;
            }
            ServerEvent::Input { player, tick, value } => {
                if value != input(player, tick) {
                    let detail = format!("tick {tick} of player {player} has {value}");
                    return Err(broken(("inputs are those of the player", detail)));
                }
                let Some(known) = self.players.get_mut(player as usize) else { return Ok(()) };
                if known.newest_input.is_some_and(|newest| tick <= newest) {
                    let detail = format!("tick {tick} after {:?}", known.newest_input);
                    return Err(broken(("no input is applied twice", detail)));
                }
                known.newest_input = Some(tick);
            }
        }
        Ok(())
    }

    pub(crate) fn client_event(
        &mut self,
        sim: &Sim,
        player: usize,
        event: &ClientEvent,
    ) -> Verdict {
        let broken = |(invariant, detail): (&str, String)| Broken::new(sim, invariant, detail);
        if let ClientEvent::Left(why) = event {
            self.leaves(sim, player, "client", why)?;
        }
        let Some(known) = self.players.get_mut(player) else { return Ok(()) };
        match event {
            ClientEvent::Joined => {
                known.down.restart();
                known.restart();
                known.is_there = true;
            }
            ClientEvent::Left(_) => known.is_there = false,
            ClientEvent::Rejected(_) => {}
            ClientEvent::Opened(hash) => self.let_in(sim, *hash)?,
            ClientEvent::Said(say) => known.down.arrived(*say).map_err(broken)?,
            ClientEvent::Unreadable(why) => {
                return Err(broken(("genuine packets can be read", why.clone())));
            }
        }
        Ok(())
    }

    /// Checks the state that a client shows. `tick_of` says from which tick an element is.
    pub(crate) fn shown(
        &mut self,
        sim: &Sim,
        player: usize,
        shown: &Shown,
        tick_of: impl Fn(&str, i64) -> Option<u32>,
    ) -> Verdict {
        let broken = |invariant: &str, detail: String| Err(Broken::new(sim, invariant, detail));
        let Some(known) = self.players.get_mut(player) else { return Ok(()) };
        let worlds = &self.worlds;
        let recorded = |tick: u32| {
            let place = worlds.binary_search_by_key(&tick, |(tick, _)| *tick).ok()?;
            worlds.get(place).map(|(_, world)| world)
        };
        let Shown { tick, world, is_complete } = shown;
        if *is_complete && recorded(*tick).is_some_and(|recorded| recorded != world) {
            return broken("a complete state is the one of its tick", format!("tick {tick}"));
        }
        let is_root = |(at, recorded): &&(u32, Picture)| {
            *at >= known.root && at <= tick && recorded.root == world.root
        };
        match worlds.iter().find(is_root) {
            Some((tick, _)) => known.root = *tick,
            None => {
                let detail = format!("at tick {tick}, after one of tick {} or later", known.root);
                return broken("the root was recorded, and does not go back in time", detail);
            }
        }
        for (index, list) in world.lists.iter().enumerate() {
            for &(key, element) in &list.elements {
                let name = || format!("element {key} of {}", list.name);
                let Some(tick) = tick_of(list.name, key) else {
                    if list.naming == Naming::Always {
                        continue;
                    }
                    return broken("an element is of a known tick", name());
                };
                let recorded = recorded(tick).and_then(|world| world.lists.get(index));
                if recorded.is_some_and(|recorded| recorded.get(key) != Some(element)) {
                    let detail = format!("{} is not that of tick {tick}", name());
                    return broken("an element is what was recorded in its tick", detail);
                }
                let last = known.ticks.insert((index, key), tick);
                if last.is_some_and(|last| tick < last) {
                    let detail = format!("{} is of {tick}, after {last:?}", name());
                    return broken("no element goes back in time", detail);
                }
            }
        }
        Ok(())
    }

    /// A side sends a packet.
    pub(crate) fn sends(&mut self, sim: &Sim, by: NodeId, out: &Out, is_proved: bool) -> Verdict {
        let broken = |invariant: &str, detail: String| Err(Broken::new(sim, invariant, detail));
        if out.bytes.len() > 1_200 {
            return broken("no packet is too long", format!("{} bytes", out.bytes.len()));
        }
        if let Some(session) = out.session {
            self.numbers(sim, session, &out.bytes)?;
        }
        if by != self.server {
            return Ok(());
        }
        if let Some(player) = out.player {
            let owner = sim.owner(out.to);
            let is_relay = self.relay.is_some() && owner == self.relay;
            if owner != self.clients.get(player as usize).copied() && !is_relay {
                let detail = format!("a packet of player {player} goes to {}", out.to);
                return broken("packets go to their player", detail);
            }
        }
        if is_proved || self.relay.is_some() && sim.owner(out.to) == self.relay {
            self.proved.insert(out.to);
        }
        let (received, sent) = self.balance.entry(out.to).or_default();
        *sent += out.bytes.len() as u64;
        if !self.proved.contains(&out.to) && sent > received {
            let detail = format!("{sent} bytes to {}, which sent {received}", out.to);
            return broken("nobody gets more than they sent before they are proved", detail);
        }
        Ok(())
    }

    /// The packets of a session have ascending numbers, and each session draws a half of its own.
    /// So no key stream is used twice.
    fn numbers(&mut self, sim: &Sim, session: u32, bytes: &[u8]) -> Verdict {
        let sealed = match *bytes {
            [0, b't', b'w', b'h', b's', _, LONG, 0, 0, ..] => bytes.get(PREFIX_BYTES + 8..),
            [0, b't', b'w', b'h', b's', _, REQUEST, 0, 0, ..] => {
                let half = bytes.get(PREFIX_BYTES + 16..).and_then(<[u8]>::first_chunk);
                let half = half.copied().unwrap_or_default();
                let by = *self.halves.entry(half).or_insert(session);
                if by != session {
                    let detail = format!("{half:x?} again");
                    return Err(Broken::new(sim, "no random half is drawn twice", detail));
                }
                None
            }
            [0, b't', b'w', b'h', b's', _, _, 0, 0, ..] => None,
            _ => Some(bytes),
        };
        let Some(Ok(number)) = sealed.map(claimed_sequence) else { return Ok(()) };
        let last = self.sealed.insert(session, number);
        if last.is_some_and(|last| number <= last) {
            let detail = format!("{number} after {last:?}");
            return Err(Broken::new(sim, "no number is used twice under a key", detail));
        }
        Ok(())
    }

    pub(crate) fn memory(sim: &Sim, name: &str, excess: Option<String>) -> Verdict {
        match excess {
            Some(what) => Err(Broken::new(sim, "memory is bounded", format!("{name}: {what}"))),
            None => Ok(()),
        }
    }

    /// The counters of the server agree with the network.
    pub(crate) fn counters(&self, sim: &Sim, counted: u64) -> Verdict {
        let delivered: u64 = sim.nodes().map(|node| sim.stats(node, self.server).delivered).sum();
        let counted = counted + self.counted_before;
        if counted != delivered {
            let detail = format!("{counted} counted, {delivered} delivered");
            return Err(Broken::new(sim, "counters add up to what was delivered", detail));
        }
        Ok(())
    }

    /// After a calm time, everything has arrived.
    pub(crate) fn in_the_end(
        &self,
        sim: &Sim,
        player: usize,
        world: &Picture,
        shown: Option<&Shown>,
        up: (u32, u32, usize),
        down: (u32, u32, usize),
    ) -> Verdict {
        let broken = |invariant: &str, detail: String| Err(Broken::new(sim, invariant, detail));
        if shown.map(|shown| &shown.world) != Some(world) {
            let tick = shown.map(|shown| shown.tick);
            let detail = format!("player {player} shows another world in tick {tick:?}");
            return broken("every client is equal in the end", detail);
        }
        let Some(known) = self.players.get(player) else { return Ok(()) };
        for (channel, (_, sent, open), way) in [(&known.up, up, "up"), (&known.down, down, "down")]
        {
            if channel.next != sent || open > 0 {
                let arrived = channel.next;
                let detail = format!("player {player} {way}: {arrived} of {sent}, {open} open");
                return broken("every message arrives and is acknowledged in the end", detail);
            }
        }
        Ok(())
    }
}
