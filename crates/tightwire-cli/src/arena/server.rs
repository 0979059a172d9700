//! The server: plays the world, and sends every client the changes that it does not have yet.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tightwire::packet::data_hash;
use tightwire::packet::handshake::{self, Denial, Incoming, Message};
use tightwire::packet::sealed::SealError;
use tightwire::trace::trace_write;
use tightwire::{ReadError, Wire};
use tightwire_delta::{RecordError, SendError};
use tightwire_live::Live;
use tightwire_session::acks::{Deliveries, Patience};
use tightwire_session::fill::Priorities;
use tightwire_sim::Random;

use crate::arena::deltas::{self, States};
use crate::arena::live::{Arrival, Ticks, Watch};
use crate::arena::messages::{Cube, Input, PACKET_BYTES, Snapshot, Update};
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
    Seal(SealError),
    Record(RecordError),
    Delta(SendError),
}

impl std::fmt::Display for ServerError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Socket(error) => write!(f, "the server's socket failed: {error}"),
            Self::Recording(error) => write!(f, "the recording is damaged: {error}"),
            Self::Seal(error) => write!(f, "an update could not be written: {error}"),
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
    /// Cubes in all snapshots together.
    pub cubes: u64,
    /// Bytes of all snapshots before they were sealed.
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
    /// The sequence of the newest input, if one has arrived. Nothing is sent before that.
    newest_input: Option<u64>,
}

/// The server.
pub(crate) struct Server<'a> {
    referee: &'a Referee,
    world: World,
    /// The handshake: which clients may connect, and their sessions.
    door: handshake::Server<Input, Update>,
    peers: Vec<Peer>,
    /// The line that each address belongs to, which only the referee needs.
    lines: HashMap<SocketAddr, usize>,
    random: Random,
    /// A snapshot that is reused for all clients. All its places are empty between uses.
    snapshot: Snapshot,
    /// The message to send, whose memory is reused.
    update: Update,
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
        door: handshake::Server<Input, Update>,
        lines: &[SocketAddr],
        players: usize,
        random: Random,
    ) -> Result<Self, ServerError> {
        let peers = lines
            .iter()
            .map(|_| Peer {
                deliveries: Deliveries::new(CUBES, SNAPSHOTS),
                priorities: Priorities::new(CUBES),
                deltas: deltas::Peer::new(),
                focus: [0.0; 2],
                newest_input: None,
            })
            .collect();
        let lines = lines.iter().copied().zip(0..).collect();
        let world = World::new().map_err(ServerError::Recording)?;
        let stats = ServerStats {
            side: Side::new(),
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
            random,
            snapshot: Snapshot::default(),
            update: Update::Delta(Vec::new()),
            states: None,
            shadow: None,
            has_moved: true,
            sample: None,
            rivals: Rivals::new(),
            stats,
            players,
            watch: None,
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

    /// Handles a packet that arrived, and returns the answer of the handshake, if there is one.
    pub(crate) fn receive(
        &mut self,
        now: Duration,
        from: SocketAddr,
        packet: &mut [u8],
    ) -> Option<Message> {
        let side = &mut self.stats.side;
        side.received.count(packet.len());
        let (hash, bytes) = (data_hash(packet), packet.len());
        let line = self.lines.get(&from).copied();
        let mut watch = |client, arrival: &Arrival<'_>| {
            if let Some(watch) = &mut self.watch {
                watch.received(client, arrival, bytes);
            }
        };
        let lane = |client| Lane { client, direction: Direction::ToServer };

        let begun = Instant::now();
        let random = || self.random.bytes();
        match self.door.receive(now, from, packet, random) {
            Incoming::Reply(message) => {
                side.handshake.answered += 1;
                watch(None, &Arrival::Handshake);
                if let Some(watch) = &mut self.watch {
                    watch.replied(message.len());
                }
                return Some(message);
            }
            Incoming::Packet { client, joined, packet } => {
                side.open.add(begun.elapsed());
                side.handshake.sessions += u64::from(joined);
                let client = client as usize;
                let begun = Instant::now();
                let input = packet.decode();
                side.decode.add(begun.elapsed());
                match side.gates.count(input) {
                    Ok(input) => {
                        watch(Some(client), &Arrival::Accepted(&input, packet.payload()));
                        let sequence = packet.sequence();
                        self.referee.accepted(lane(client), sequence, hash, &mut side.rulings);
                        if let Some(peer) = self.peers.get_mut(client) {
                            peer.hear(sequence, &input, self.stats.tick);
                        }
                        if let (FOLLOWED, Some(shadow), Some(acks)) =
                            (client, &mut self.shadow, input.acks)
                        {
                            shadow.acknowledge(acks);
                        }
                    }
                    Err(refusal) => {
                        watch(Some(client), &Arrival::Rejected(&refusal, packet.payload()));
                        self.referee.refused(lane(client), hash, &mut side.rulings);
                    }
                }
            }
            Incoming::Ignored(denial) => {
                match denial {
                    Denial::Packet(refusal) => {
                        watch(line, &Arrival::Rejected(&refusal, &[]));
                        let _ = side.gates.count::<()>(Err(refusal));
                    }
                    Denial::Stranger => {
                        watch(
                            None,
                            &Arrival::Rejected(&"from an address without a connection", &[]),
                        );
                        side.strangers += 1;
                    }
                    _ => {
                        watch(None, &Arrival::Handshake);
                        side.handshake.ignored += 1;
                        return None;
                    }
                }
                match line {
                    Some(client) => self.referee.refused(lane(client), hash, &mut side.rulings),
                    None => side.rulings.hostile_refused += 1,
                }
            }
        }
        None
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

    /// Sends every client a snapshot. `tick` counts the calls, which continue when the world stands
    /// still.
    ///
    /// # Errors
    ///
    /// A snapshot that its description does not allow.
    pub(crate) fn send_snapshots(
        &mut self,
        tick: u32,
        mut send: impl FnMut(SocketAddr, &[u8]),
    ) -> Result<(), ServerError> {
        if let Some(states) = &mut self.states {
            let recorded = states.record(tick, self.world.cubes(), self.has_moved);
            recorded.map_err(ServerError::Record)?;
            if let Some(shadow) = &mut self.shadow {
                shadow.record(tick, &states.scene).map_err(ServerError::Record)?;
            }
            self.has_moved = false;
        }
        for client in 0..self.players {
            self.send_snapshot(client, tick, &mut send)?;
        }
        self.stats.rivals = self.rivals.bytes;
        self.stats.without_model = self.shadow.as_ref().and_then(Shadow::growth);
        self.stats.tick = tick;
        Ok(())
    }

    fn send_snapshot(
        &mut self,
        client: usize,
        tick: u32,
        send: &mut impl FnMut(SocketAddr, &[u8]),
    ) -> Result<(), ServerError> {
        let Some(peer) = self.peers.get_mut(client) else { return Ok(()) };
        if peer.newest_input.is_none() {
            return Ok(());
        }
        let Some((address, sealer)) = self.door.sealer(client as u64) else { return Ok(()) };
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

        self.snapshot.tick = self.world.tick();
        place(&mut self.snapshot, chosen, |index| cubes.get(index).copied());
        let mut buffer = [0; PACKET_BYTES];
        let sequence = sealer.next_sequence().unwrap_or(u64::MAX);
        let begun = Instant::now();
        let (mut encoded, mut payload_bits) = (Duration::ZERO, 0);
        if let Some(states) = &self.states {
            let worth =
                |index| cubes.get(index).map_or(0.0, |cube| importance(index, cube, *focus));
            let mut packet = match &mut self.update {
                Update::Delta(packet) => std::mem::take(packet),
                Update::Plain(_) => Vec::new(),
            };
            let done =
                deltas.encode(states, tick, &mut packet, |index| 1 + (worth(index) * 100.0) as u32);
            self.update = Update::Delta(packet);
            done.map_err(ServerError::Delta)?;
            deltas.sent(sequence, tick);
            if let (FOLLOWED, Some(shadow), Update::Delta(packet)) =
                (client, &mut self.shadow, &self.update)
            {
                shadow.sent(sequence, tick, packet);
            }
        } else {
            let nothing = Snapshot { tick: 0, cubes: Vec::new() };
            self.update = Update::Plain(std::mem::replace(&mut self.snapshot, nothing));
        }
        let sealed = sealer.seal_with(&mut buffer, |stream| {
            self.update.write(stream)?;
            encoded = begun.elapsed();
            payload_bits = stream.position();
            Ok(())
        });
        if let (Some(watch), Ok(packet)) = (&mut self.watch, &sealed) {
            watch.sent(client, &self.update, deltas.parts(), payload_bits, packet.len());
            let pending = self.stats.behind.get(client).copied().unwrap_or(0);
            watch.health(client, &Ticks { pending, ..deltas.health(tick) });
        }
        if let Update::Plain(snapshot) = &mut self.update {
            std::mem::swap(&mut self.snapshot, snapshot);
        }
        let packet = sealed.map_err(ServerError::Seal)?;
        let side = &mut self.stats.side;
        side.seal.add(begun.elapsed());
        side.encode.add(encoded);
        side.sent.count(packet.len());
        self.stats.cubes += chosen.len() as u64;
        self.stats.payload_bytes += payload_bits.div_ceil(8) as u64;

        self.referee.sealed(Lane { client, direction: Direction::ToClient }, packet);
        send(address, packet);
        let sent = chosen.iter().filter_map(|&cube| Some((cube, state(cube)?.1)));
        deliveries.sent(sequence, tick.into(), sent);

        self.rivals.count(&self.snapshot, chosen);
        let close = |cubes: usize| cubes.abs_diff(SAMPLE_CUBES);
        let best = self.sample.as_ref().map(|sample| sample.cubes.iter().flatten().count());
        if best.is_none_or(|best| close(chosen.len()) < close(best)) {
            self.sample = Some(self.snapshot.clone());
        }
        place(&mut self.snapshot, chosen, |_| None);
        Ok(())
    }

    /// Returns whether every client is known to have the current state of every cube.
    pub(crate) fn is_everybody_up_to_date(&self) -> bool {
        let versions = self.world.versions();
        let mut players = self.peers.iter().take(self.players);
        match &self.states {
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
    /// Processes an input. One that was overtaken by a newer one still acknowledges.
    fn hear(&mut self, sequence: u64, input: &Input, tick: u32) {
        if self.newest_input.is_none_or(|newest| newest < sequence) {
            self.newest_input = Some(sequence);
            self.focus = input.focus;
        }
        if let Some(acks) = &input.acks {
            let Self { deliveries, priorities, deltas, .. } = self;
            deltas.acknowledge(*acks, tick);
            deliveries.acknowledge(acks, |cube| priorities.raise(cube, LOST));
        }
    }
}

/// Fills the places of the chosen cubes.
fn place(snapshot: &mut Snapshot, chosen: &[usize], state: impl Fn(usize) -> Option<Cube>) {
    for &cube in chosen {
        if let Some(place) = snapshot.cubes.get_mut(cube) {
            *place = state(cube);
        }
    }
}
