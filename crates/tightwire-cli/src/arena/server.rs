//! The server: plays the world, and sends every client the changes that it does not have yet.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::ops::Range;
use std::time::{Duration, Instant};

use tightwire::packet::data_hash;
use tightwire::trace::trace_write;
use tightwire::{ReadError, measure};
use tightwire_delta::{RecordError, SendError};
use tightwire_live::Live;
use tightwire_session::acks::{Deliveries, Patience};
use tightwire_session::fill::Priorities;
use tightwire_session::{self as session, Delivery, Denial, Reason, ServerEvent, Verdict, Why};

use crate::arena::deltas::{self, States};
use crate::arena::live::{Arrival, Ticks, Watch};
use crate::arena::messages::{Arena, Cube, Input, Snapshot, Update};
use crate::arena::priority::{LOST, fill_packet, importance};
use crate::arena::referee::{Direction, Lane, Referee};
use crate::arena::rivals::{RivalBytes, Rivals};
use crate::arena::shadow::{FOLLOWED, Shadow};
use crate::arena::stats::Side;
use crate::arena::world::World;
use crate::recording::CUBES;

/// A snapshot is late after this many newer ones, or after this many ticks more than the round
/// trip; then its cubes are due again. After 80 ticks no ack reports on it.
const SNAPSHOTS: Patience = Patience::new(8, 10, 80);

/// The X-ray shows a snapshot of about this many cubes: enough to see how it works, and few enough
/// to read.
const SAMPLE_CUBES: usize = 24;

/// Why the server stopped.
#[derive(Debug)]
pub(crate) enum ServerError {
    Socket(std::io::Error),
    Recording(ReadError),
    Update(Why),
    Record(RecordError),
    Delta(SendError),
}

impl std::fmt::Display for ServerError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Socket(error) => write!(f, "the server's socket failed: {error}"),
            Self::Recording(error) => write!(f, "the recording is damaged: {error}"),
            Self::Update(why) => write!(f, "an update could not be written: {why}"),
            Self::Record(error) => write!(f, "the world could not be recorded: {error}"),
            Self::Delta(error) => write!(f, "the delta could not be encoded: {error}"),
        }
    }
}

impl std::error::Error for ServerError {}

/// The server's counters.
#[derive(Clone, Debug)]
pub(crate) struct ServerStats {
    pub side: Side,
    /// Updates that were sent.
    pub updates: u64,
    /// Cubes in all updates together.
    pub cubes: u64,
    /// Bytes of all updates before they were put into packets.
    pub payload_bytes: u64,
    /// The bytes that they would have taken without tightwire.
    pub rivals: RivalBytes,
    /// The factor by which deltas would have been larger without a model.
    pub without_model: Option<f64>,
    /// The number of cubes, for each client, whose current state it may not have.
    pub behind: Vec<usize>,
    pub tick: u32,
}

/// The server's data about a client, besides its session.
struct Peer {
    deliveries: Deliveries,
    priorities: Priorities,
    deltas: deltas::Peer,
    focus: [f32; 2],
    /// True if an input has arrived in this session. Nothing is sent before that.
    is_ready: bool,
}

/// The server.
pub(crate) struct Server<'a> {
    referee: &'a Referee,
    world: World,
    /// The clients that may connect, and their sessions.
    door: session::Server<Arena>,
    peers: Vec<Peer>,
    /// The line that each address belongs to, which only the referee and the live page need.
    lines: HashMap<SocketAddr, usize>,
    /// A snapshot that is reused for all clients. All its places are empty between uses.
    snapshot: Snapshot,
    /// The states of the last ticks, if deltas are sent.
    states: Option<States>,
    /// Follows one client, if deltas are sent.
    shadow: Option<Shadow>,
    has_moved: bool,
    sample: Option<Snapshot>,
    rivals: Rivals,
    stats: ServerStats,
    /// The number of players. The last peer is the cheater: it has a key, and its world does not
    /// count.
    players: usize,
    /// The live page, if there is one.
    watch: Option<Watch>,
    /// The updates in the packet that was written last, and their bits, for the live page.
    updates: Vec<(Update, Range<usize>)>,
}

impl<'a> Server<'a> {
    /// Creates a server for all clients that `door` admits, of which the first `players` are
    /// players.
    ///
    /// # Errors
    ///
    /// A recording that is damaged.
    pub(crate) fn new(
        referee: &'a Referee,
        door: session::Server<Arena>,
        lines: &[SocketAddr],
        players: usize,
    ) -> Result<Self, ServerError> {
        let peers = lines.iter().map(|_| Peer::new()).collect();
        let lines = lines.iter().copied().zip(0..).collect();
        let world = World::new().map_err(ServerError::Recording)?;
        let stats = ServerStats {
            side: Side::new(),
            updates: 0,
            cubes: 0,
            payload_bytes: 0,
            rivals: RivalBytes::default(),
            without_model: None,
            behind: vec![world.cubes().len(); players],
            tick: 0,
        };
        Ok(Self {
            referee,
            world,
            door,
            peers,
            lines,
            snapshot: Snapshot::default(),
            states: None,
            shadow: None,
            has_moved: true,
            sample: None,
            rivals: Rivals::new(),
            stats,
            players,
            watch: None,
            updates: Vec::new(),
        })
    }

    /// Makes the server send deltas instead of plain snapshots.
    pub(crate) fn with_deltas(mut self) -> Self {
        self.states = Some(States::new());
        self.shadow = Some(Shadow::new());
        self
    }

    /// Makes the server tell a live page what it sends and receives.
    pub(crate) fn watched_by(mut self, live: &Live) -> Self {
        self.watch = Some(Watch::new(live, self.peers.len()));
        self
    }

    /// Handles a packet that arrived.
    pub(crate) fn receive(&mut self, now: Duration, from: SocketAddr, packet: &mut [u8]) {
        let side = &mut self.stats.side;
        side.received.count(packet.len());
        let (hash, bytes) = (data_hash(packet), packet.len());
        let client = claimed_player(packet).or_else(|| self.lines.get(&from).copied());

        let begun = Instant::now();
        let verdict = self.door.receive(now, from, packet);
        side.count(verdict);
        if verdict == Verdict::Taken {
            side.open.add(begun.elapsed());
        }
        let arrival = match &verdict {
            Verdict::Taken => Arrival::Other,
            Verdict::Ignored(denial @ (Denial::Packet(_) | Denial::Stranger | Denial::Backlog)) => {
                Arrival::Rejected(denial)
            }
            _ => Arrival::Handshake,
        };
        self.judge(client, hash, &arrival);
        if !self.take_events(bytes) {
            if let Some(watch) = &mut self.watch {
                watch.received(client, &arrival, bytes);
            }
        }
    }

    /// Lets the referee judge what happened to a packet.
    fn judge(&mut self, client: Option<usize>, hash: u64, arrival: &Arrival<'_>) {
        let rulings = &mut self.stats.side.rulings;
        let lane = client.map(|client| Lane { client, direction: Direction::ToServer });
        match (arrival, lane) {
            // The packets of the cheater are judged by what becomes of its lies.
            (Arrival::Other, Some(lane)) if lane.client == self.players => {}
            (Arrival::Other, Some(lane)) => self.referee.accepted(lane, hash, rulings),
            (Arrival::Other, None) => rulings.hostile_accepted += 1,
            (Arrival::Rejected(_), Some(lane)) => self.referee.refused(lane, hash, rulings),
            (Arrival::Rejected(_), None) => rulings.hostile_refused += 1,
            _ => {}
        }
    }

    /// Processes the events of a packet. Returns whether the live page has counted its bytes.
    fn take_events(&mut self, bytes: usize) -> bool {
        let mut is_counted = false;
        while let Some(event) = self.door.event() {
            let side = &mut self.stats.side;
            match event {
                ServerEvent::Joined(client) => {
                    side.handshake.sessions += u64::from(client < self.players as u64);
                    if let Some(peer) = self.peers.get_mut(client as usize) {
                        *peer = Peer::new();
                    }
                }
                ServerEvent::Left(client, reason) => {
                    let client = client as usize;
                    if let (Reason::BadPayload, true) = (&reason, client == self.players) {
                        side.rulings.hostile_refused += 1;
                        side.lies += 1;
                        if let Some(watch) = &mut self.watch {
                            watch.received(Some(client), &Arrival::Rejected(&reason), bytes);
                            is_counted = true;
                        }
                    }
                    if let Some(peer) = self.peers.get_mut(client) {
                        peer.is_ready = false;
                    }
                }
                ServerEvent::Message(client, input) => {
                    let client = client as usize;
                    // The cheater has sent nothing that is allowed.
                    side.rulings.hostile_accepted += u64::from(client == self.players);
                    if let (Some(watch), false) = (&mut self.watch, is_counted) {
                        watch.received(Some(client), &Arrival::Accepted(&input), bytes);
                        is_counted = true;
                    }
                    self.hear(client, &input);
                }
                _ => {}
            }
        }
        is_counted
    }

    /// Processes an input.
    fn hear(&mut self, client: usize, input: &Input) {
        if let Some(peer) = self.peers.get_mut(client) {
            peer.hear(input, self.stats.tick);
        }
        if let (FOLLOWED, Some(shadow), Some(acks)) = (client, &mut self.shadow, input.acks) {
            shadow.acknowledge(acks);
        }
    }

    /// Returns the world as it is now.
    pub(crate) fn cubes(&self) -> &[Cube] {
        self.world.cubes()
    }

    /// Plays the next frame.
    ///
    /// # Errors
    ///
    /// A recording that is damaged.
    pub(crate) fn step(&mut self) -> Result<(), ServerError> {
        self.has_moved = true;
        self.world.step().map_err(ServerError::Recording)
    }

    /// Writes an update for every client, which goes out with its next packet. `tick` counts the
    /// calls, which continue when the world stands still.
    ///
    /// # Errors
    ///
    /// An update that its description does not allow.
    pub(crate) fn send_updates(&mut self, tick: u32) -> Result<(), ServerError> {
        if let Some(states) = &mut self.states {
            let recorded = states.record(tick, self.world.cubes(), self.has_moved);
            recorded.map_err(ServerError::Record)?;
            if let Some(shadow) = &mut self.shadow {
                shadow.record(tick, &states.scene).map_err(ServerError::Record)?;
            }
            self.has_moved = false;
        }
        for client in 0..self.players {
            self.send_update(client, tick)?;
        }
        self.stats.rivals = self.rivals.bytes;
        self.stats.without_model = self.shadow.as_ref().and_then(Shadow::growth);
        self.stats.tick = tick;
        Ok(())
    }

    fn send_update(&mut self, client: usize, tick: u32) -> Result<(), ServerError> {
        let Some(peer) = self.peers.get_mut(client).filter(|peer| peer.is_ready) else {
            return Ok(());
        };
        // Plain snapshots are always chosen. With deltas, they only serve to count the bytes they
        // would have taken.
        let Peer { deliveries, priorities, deltas, focus, .. } = peer;
        let (cubes, versions) = (self.world.cubes(), self.world.versions());
        deliveries.expire(tick.into(), |cube| priorities.raise(cube, LOST));
        if let Some(behind) = self.stats.behind.get_mut(client) {
            *behind = match &self.states {
                Some(states) => deltas.behind(states, tick),
                None => deliveries.behind(versions),
            };
        }
        let state = |index: usize| Some((cubes.get(index)?, *versions.get(index)?));
        let chosen = fill_packet(priorities, |index| {
            let (cube, version) = state(index)?;
            deliveries.owes(index, version).then(|| importance(index, cube, *focus))
        });
        self.snapshot.tick = tick;
        place(&mut self.snapshot, chosen, |index| cubes.get(index).copied());

        let begun = Instant::now();
        let update = if let Some(states) = &self.states {
            let worth =
                |index| cubes.get(index).map_or(0.0, |cube| importance(index, cube, *focus));
            let delta = deltas.encode(states, tick, |index| 1 + (worth(index) * 100.0) as u32);
            let delta = delta.map_err(ServerError::Delta)?;
            if let (FOLLOWED, Some(shadow)) = (client, &mut self.shadow) {
                shadow.sent(tick, &delta);
            }
            Update::Delta(delta, tick as u16)
        } else {
            Update::Plain(self.snapshot.clone())
        };
        self.stats.side.encode.add(begun.elapsed());
        let bits = measure(&update).unwrap_or_default();
        self.stats.updates += 1;
        self.stats.cubes += chosen.len() as u64;
        self.stats.payload_bytes += bits.div_ceil(8) as u64;
        if let Some(watch) = &mut self.watch {
            if let Update::Delta(_, tick) = update {
                watch.encoded(client, tick, deltas.parts());
            }
            let pending = self.stats.behind.get(client).copied().unwrap_or(0);
            watch.health(client, &Ticks { pending, ..deltas.health(tick) });
        }
        let sent = self.door.send(client as u64, update, Delivery::Unreliable);
        sent.map_err(|error| ServerError::Update(error.why))?;
        let sent = chosen.iter().filter_map(|&cube| Some((cube, state(cube)?.1)));
        deliveries.sent(tick.into(), tick.into(), sent);

        self.rivals.count(&self.snapshot, chosen);
        let close = |cubes: usize| cubes.abs_diff(SAMPLE_CUBES);
        let best = self.sample.as_ref().map(|sample| sample.cubes.iter().flatten().count());
        if best.is_none_or(|best| close(chosen.len()) < close(best)) {
            self.sample = Some(self.snapshot.clone());
        }
        place(&mut self.snapshot, chosen, |_| None);
        Ok(())
    }

    /// Sends all packets that are due.
    pub(crate) fn transmit(&mut self, now: Duration, mut send: impl FnMut(SocketAddr, &[u8])) {
        loop {
            let begun = Instant::now();
            let (door, updates) = (&mut self.door, &mut self.updates);
            updates.clear();
            let transmitted = match &self.watch {
                Some(_) => door.transmit_watched(now, |_, update, bits| {
                    updates.push((update.clone(), bits));
                }),
                None => door.transmit(now),
            };
            let Some((to, packet)) = transmitted else { return };
            self.stats.side.seal.add(begun.elapsed());
            self.stats.side.sent.count(packet.len());
            let client = self.lines.get(&to).copied();
            if let Some(client) = client {
                self.referee.sent(Lane { client, direction: Direction::ToClient }, packet);
            }
            send(to, packet);
            let (bytes, is_handshake) = (packet.len(), is_handshake(packet));
            if let Some(watch) = &mut self.watch {
                match client.filter(|_| !is_handshake) {
                    Some(client) => watch.sent(client, &self.updates, bytes),
                    None => watch.replied(bytes),
                }
            }
        }
    }

    /// Returns whether every client is known to have the current state of every cube.
    pub(crate) fn is_everybody_up_to_date(&self) -> bool {
        let versions = self.world.versions();
        let mut players = self.peers.iter().take(self.players);
        match &self.states {
            // The last frame may not be recorded yet.
            Some(_) if self.has_moved => false,
            Some(states) => players.all(|peer| peer.deltas.is_up_to_date(states)),
            None => players.all(|peer| peer.deliveries.behind(versions) == 0),
        }
    }

    /// Returns the counters so far.
    pub(crate) fn stats(&self) -> &ServerStats {
        &self.stats
    }

    /// Returns the final world, and the page that explains a packet.
    pub(crate) fn finish(self) -> (Vec<Cube>, Option<String>, ServerStats) {
        let cubes = self.world.cubes().iter().copied().map(Cube::as_received).collect();
        let page = match (self.shadow, self.sample) {
            (Some(shadow), _) => shadow.into_page(),
            (None, Some(sample)) => trace_write(&sample).ok().map(|trace| trace.to_html()),
            (None, None) => None,
        };
        (cubes, page, self.stats)
    }
}

impl Peer {
    fn new() -> Self {
        Self {
            deliveries: Deliveries::new(CUBES, SNAPSHOTS),
            priorities: Priorities::new(CUBES),
            deltas: deltas::Peer::new(),
            focus: [0.0; 2],
            is_ready: false,
        }
    }

    /// Processes an input.
    fn hear(&mut self, input: &Input, tick: u32) {
        self.is_ready = true;
        self.focus = input.focus;
        if let Some(acks) = &input.acks {
            let Self { deliveries, priorities, deltas, .. } = self;
            deltas.acknowledge(*acks, tick);
            deliveries.acknowledge(acks, |cube| priorities.raise(cube, LOST));
        }
    }
}

/// The first bytes of every datagram that is not just a sealed packet.
const PREFIX: &[u8] = b"\0twhs\x02";

/// The kind of a sealed packet that names its player.
const LONG: u8 = 7;

/// Returns whether a datagram is a message of the handshake.
fn is_handshake(datagram: &[u8]) -> bool {
    datagram.starts_with(PREFIX)
}

/// Returns the player that a sealed packet names, which it does while its client seeks the server.
fn claimed_player(datagram: &[u8]) -> Option<usize> {
    let rest = datagram.strip_prefix(PREFIX)?.strip_prefix(&[LONG, 0, 0])?;
    rest.first_chunk().and_then(|player| u64::from_le_bytes(*player).try_into().ok())
}

/// Fills the places of the chosen cubes.
fn place(snapshot: &mut Snapshot, chosen: &[usize], state: impl Fn(usize) -> Option<Cube>) {
    for &cube in chosen {
        if let Some(place) = snapshot.cubes.get_mut(cube) {
            *place = state(cube);
        }
    }
}
