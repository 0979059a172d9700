//! The server: plays the world, and publishes it to every client.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tightwire::ReadError;
use tightwire::packet::data_hash;
use tightwire_live::Live;
use tightwire_session::{
    self as session, Carried, Denial, Reason, RecordError, ServerEvent, Verdict,
};

use crate::arena::live::{Arrival, Watch};
use crate::arena::messages::{Arena, Cube};
use crate::arena::priority::importance;
use crate::arena::referee::{Direction, Lane, Referee};
use crate::arena::shadow::{FOLLOWED, Followed, Shadow};
use crate::arena::stats::Side;
use crate::arena::world::World;

/// Why the server stopped.
#[derive(Debug)]
pub(crate) enum ServerError {
    Socket(std::io::Error),
    Recording(ReadError),
    Record(RecordError),
}

impl std::fmt::Display for ServerError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Socket(error) => write!(f, "the server's socket failed: {error}"),
            Self::Recording(error) => write!(f, "the recording is damaged: {error}"),
            Self::Record(error) => write!(f, "the world could not be recorded: {error}"),
        }
    }
}

impl std::error::Error for ServerError {}

/// The server's counters.
#[derive(Clone, Debug)]
pub(crate) struct ServerStats {
    pub side: Side,
    /// States that were sent to players, and their bits.
    pub states: u64,
    pub state_bits: u64,
    /// The states of one client, in other ways.
    pub followed: Followed,
    /// The number of cubes, for each client, that the last state left for later ones.
    pub behind: Vec<usize>,
    /// The tick that was published last.
    pub tick: u32,
}

/// The server.
pub(crate) struct Server<'a> {
    referee: &'a Referee,
    world: World,
    /// The clients that may connect, and their sessions.
    session: session::Server<Arena>,
    /// The points that the clients look at.
    focus: Vec<[f32; 2]>,
    /// The line that each address belongs to, which only the referee and the live page need.
    lines: HashMap<SocketAddr, usize>,
    shadow: Shadow,
    /// True if the world has moved since it was published.
    has_moved: bool,
    /// The tick in which it was first published as it is now.
    since: u32,
    stats: ServerStats,
    /// The number of players. The last client is the cheater: it has a key, and its world does not
    /// count.
    players: usize,
    /// The live page, if there is one.
    watch: Option<Watch>,
}

impl<'a> Server<'a> {
    /// Creates a server for all clients that `session` admits, of which the first `players` are
    /// players. `longest_gap` is that of their sessions.
    ///
    /// # Errors
    ///
    /// A recording that is damaged.
    pub(crate) fn new(
        referee: &'a Referee,
        session: session::Server<Arena>,
        lines: &[SocketAddr],
        players: usize,
        longest_gap: u32,
    ) -> Result<Self, ServerError> {
        let world = World::new().map_err(ServerError::Recording)?;
        let stats = ServerStats {
            side: Side::new(),
            states: 0,
            state_bits: 0,
            followed: Followed::default(),
            behind: vec![world.cubes().len(); players],
            tick: 0,
        };
        Ok(Self {
            referee,
            world,
            session,
            focus: vec![[0.0; 2]; lines.len()],
            lines: lines.iter().copied().zip(0..).collect(),
            shadow: Shadow::new(longest_gap),
            has_moved: true,
            since: 0,
            stats,
            players,
            watch: None,
        })
    }

    /// Makes the server tell a live page what it sends and receives.
    pub(crate) fn watched_by(mut self, live: &Live) -> Self {
        self.watch = Some(Watch::new(live, self.focus.len()));
        self
    }

    /// Handles a packet that arrived.
    pub(crate) fn receive(&mut self, now: Duration, from: SocketAddr, packet: &mut [u8]) {
        let side = &mut self.stats.side;
        side.received.count(packet.len());
        let (hash, bytes) = (data_hash(packet), packet.len());
        let client = claimed_player(packet).or_else(|| self.lines.get(&from).copied());

        let begun = Instant::now();
        let verdict = self.session.receive(now, from, packet);
        side.count(verdict);
        if verdict == Verdict::Taken {
            side.receive.add(begun.elapsed());
        }
        let arrival = match &verdict {
            Verdict::Taken => Arrival::Other,
            Verdict::Ignored(denial @ (Denial::Packet(_) | Denial::Stranger | Denial::Backlog)) => {
                Arrival::Rejected(denial)
            }
            _ => Arrival::Handshake,
        };
        self.judge(client, hash, &arrival);
        if client == Some(FOLLOWED) {
            self.referee.known_of(FOLLOWED).iter().for_each(|&tick| self.shadow.arrived(tick));
        }
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
        while let Some(event) = self.session.event() {
            let side = &mut self.stats.side;
            match event {
                ServerEvent::Joined(client) => {
                    side.handshake.sessions += u64::from(client < self.players as u64);
                    if client == FOLLOWED as u64 {
                        self.shadow.joined();
                    }
                }
                ServerEvent::Left(client, Reason::BadPayload) if client == self.players as u64 => {
                    side.rulings.hostile_refused += 1;
                    side.lies += 1;
                    if let Some(watch) = &mut self.watch {
                        let reason = Arrival::Rejected(&Reason::BadPayload);
                        watch.received(Some(self.players), &reason, bytes);
                        is_counted = true;
                    }
                }
                ServerEvent::Input(client, _, input) => {
                    let client = client as usize;
                    // The cheater has sent nothing that is allowed.
                    side.rulings.hostile_accepted += u64::from(client == self.players);
                    if let (Some(watch), false) = (&mut self.watch, is_counted) {
                        watch.received(Some(client), &Arrival::Accepted(&input), bytes);
                        is_counted = true;
                    }
                    if let Some(focus) = self.focus.get_mut(client) {
                        *focus = input.focus;
                    }
                }
                _ => {}
            }
        }
        is_counted
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

    /// Publishes the world to every client. `tick` counts the frames, and goes on when the world
    /// stands still.
    ///
    /// # Errors
    ///
    /// A cube that its description does not allow.
    pub(crate) fn publish(&mut self, tick: u32) -> Result<(), ServerError> {
        if std::mem::take(&mut self.has_moved) {
            self.since = tick;
        }
        let begun = Instant::now();
        let (cubes, focus) = (self.world.cubes(), &self.focus);
        let published = self.session.publish_to(tick, self.world.scene(), |player, element| {
            let index = element.key as usize;
            let known = cubes.get(index).zip(focus.get(player as usize));
            known.map_or(1, |(cube, focus)| 1 + (importance(index, cube, *focus) * 100.0) as u32)
        });
        published.map_err(ServerError::Record)?;
        self.stats.side.prepare.add(begun.elapsed());
        self.stats.tick = tick;
        self.shadow.record(tick, self.world.scene()).map_err(ServerError::Record)?;
        for (client, behind) in self.stats.behind.iter_mut().enumerate() {
            let Some(stats) = self.session.peer_stats(client as u64) else { continue };
            *behind = stats.elements_pending;
            if let Some(watch) = &mut self.watch {
                watch.health(client, &stats);
            }
        }
        Ok(())
    }

    /// Sends all packets that are due.
    pub(crate) fn transmit(&mut self, now: Duration, mut send: impl FnMut(SocketAddr, &[u8])) {
        loop {
            let Self { session, stats, shadow, watch, players, .. } = self;
            let mut followed = None;
            let begun = Instant::now();
            let transmitted = session.transmit_watched(now, |client, carried, bits| {
                let (client, Carried::State { state, parts }) = (client as usize, carried) else {
                    return;
                };
                stats.states += u64::from(client < *players);
                stats.state_bits += bits.len() as u64;
                if client == FOLLOWED {
                    followed = Some(state.as_slice().to_vec());
                }
                if let Some(watch) = watch {
                    watch.carries(client, state, parts, bits);
                }
            });
            let Some((to, packet)) = transmitted else { return };
            stats.side.transmit.add(begun.elapsed());
            stats.side.sent.count(packet.len());
            let client = self.lines.get(&to).copied();
            if let Some(client) = client {
                let lane = Lane { client, direction: Direction::ToClient };
                self.referee.sent(lane, packet, followed.as_ref().map(|_| stats.tick));
            }
            send(to, packet);
            if let Some(watch) = watch {
                match client.filter(|_| !is_handshake(packet)) {
                    Some(client) => watch.sent(client, packet.len()),
                    None => watch.replied(packet.len()),
                }
            }
            if let (Some(state), Some(focus)) = (followed, self.focus.get(FOLLOWED)) {
                shadow.sent(stats.tick, &state, &self.world, *focus);
                stats.followed = shadow.followed();
            }
        }
    }

    /// Returns whether every client is known to have the current state of every cube.
    pub(crate) fn is_everybody_up_to_date(&self) -> bool {
        let newest = |client| self.session.peer_stats(client as u64)?.state_tick;
        !self.has_moved && (0..self.players).all(|client| newest(client) >= Some(self.since))
    }

    /// Returns the counters so far.
    pub(crate) fn stats(&self) -> &ServerStats {
        &self.stats
    }

    /// Returns the final world, and the page that explains a packet.
    pub(crate) fn finish(self) -> (Vec<Cube>, Option<String>, ServerStats) {
        let cubes = self.world.cubes().iter().copied().map(Cube::as_received).collect();
        (cubes, self.shadow.into_page(), self.stats)
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
