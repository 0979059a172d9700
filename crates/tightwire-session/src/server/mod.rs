//! The server: the players that may connect, and their sessions. It stores nothing about anyone
//! else.

mod joining;
pub(crate) mod paths;
mod receiving;
pub(crate) mod seat;

use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, VecDeque};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::net::SocketAddr;
use core::ops::{Bound, Range};
use core::time::Duration;

use tightwire_delta::replica::Element;
use tightwire_delta::{Model, RecordError};

use crate::address::Address;
use crate::blocks::Progress;
use crate::config::Config;
use crate::event::{Carried, Delivery, NotSent, PlayerId, Reason, ServerEvent, Why};
use crate::game::{Game, Protocol};
use crate::handshake::cookie::CookieKeys;
use crate::handshake::proof::Key;
use crate::handshake::token::TokenKey;
use crate::handshake::{COOKIE_LIFETIME, TIMEOUT};
use crate::inputs::InputAt;
use crate::peer::{Occasion, Watch};
use crate::random::Random;
use crate::server::seat::{Live, Seat};
use crate::state::Published;
use crate::stats::{PeerStats, ServerStats};
use crate::timeline::Timeline;

/// The time for which an ended session answers with goodbyes.
const CLOSING: Duration = Duration::from_secs(3);

/// The time for which a seat without a session remembers its newest cookie, longer than a cookie lives.
const REMEMBERED: Duration = COOKIE_LIFETIME.saturating_add(Duration::from_millis(1));

/// The maximum number of waiting answers to handshake messages.
const MOST_ANSWERS: usize = 256;

/// A server without I/O: datagrams and time go in, datagrams and events come out.
///
/// Call [`receive`](Self::receive) for every datagram, then take all [events](Self::event), then
/// send the datagrams that [`transmit`](Self::transmit) returns until it returns nothing. Do this
/// every tick, or whenever a datagram arrives or the time of [`wake`](Self::wake) has come.
///
/// Times are relative to a moment of the caller's choice. If they go back, the server goes on from its
/// latest time. Start near zero:
/// [`Client::server_time`](crate::Client::server_time) starts again at zero after 8.7 years.
pub struct Server<G: Game, A: Address = SocketAddr> {
    protocol: Protocol<G>,
    config: Config,
    random: Random,
    timeline: Timeline,
    cookies: CookieKeys,
    seats: BTreeMap<PlayerId, Seat<G, A>>,
    /// The current addresses of all sessions.
    here: BTreeSet<(A, PlayerId)>,
    events: VecDeque<ServerEvent<G>>,
    answers: VecDeque<(A, Vec<u8>)>,
    /// The player whose packets are next.
    cursor: Option<PlayerId>,
    tokens: Option<Tokens>,
    published: Published<G::World>,
    /// The tick whose inputs the game asked for last, and when, once the time is known.
    tick: Option<(u32, Option<Duration>)>,
    /// The datagram that was written last.
    buffer: Box<[u8]>,
    stats: ServerStats,
}

/// The data for players who join with tokens.
struct Tokens {
    key: TokenKey,
    /// The Unix time when the server's time was zero.
    epoch: Duration,
    most_players: usize,
}

impl<G: Game, A: Address> Server<G, A> {
    /// Creates a server that no one can connect to yet.
    ///
    /// `seed` is 32 bytes from a cryptographic generator, different for every start. All secrets of
    /// the server are derived from it.
    pub fn new(protocol: &Protocol<G>, config: Config, seed: [u8; 32]) -> Self {
        let mut random = Random::new(seed);
        let cookies = CookieKeys::new(random.block(), Duration::ZERO);
        Self {
            protocol: *protocol,
            buffer: vec![0; config.datagram()].into(),
            config,
            random,
            timeline: Timeline::default(),
            cookies,
            seats: BTreeMap::new(),
            here: BTreeSet::new(),
            events: VecDeque::new(),
            answers: VecDeque::new(),
            cursor: None,
            tokens: None,
            published: Published::new(),
            tick: None,
            stats: ServerStats::default(),
        }
    }

    /// Codes the replicated state with a model, which `tightwire train` makes from recorded states. Call it
    /// before the first state is published. A model for another type of state is ignored.
    ///
    /// Clients need the same model ([`Client::set_model`](crate::Client::set_model)): without it, a session
    /// ends with [`Reason::BadPayload`]. Add the hash of the model's bytes to the protocol
    /// ([`Protocol::data`](crate::Protocol::data)), so that a client with another one does not connect.
    pub fn set_model(&mut self, model: Model) {
        self.published.model = Some(model);
    }

    /// Allows a player with this key from a matchmaker to connect. If the player was admitted
    /// before and has a session, that session ends.
    pub fn admit(&mut self, player: PlayerId, key: Key) {
        self.close(Duration::ZERO, player, Reason::Replaced, None);
        self.drop_live(Duration::ZERO, player);
        let seat = Seat::new(key, &self.config.identity, Duration::ZERO);
        self.seats.insert(player, seat);
    }

    /// Allows players with a token of this matchmaker to connect, up to `most_players` in total.
    /// `epoch` is the Unix time at which the server's time was zero.
    pub fn accept_tokens(&mut self, key: TokenKey, epoch: Duration, most_players: usize) {
        self.tokens = Some(Tokens { key, epoch, most_players });
    }

    /// Returns the user data in the token of a player who joined with one.
    pub fn user_data(&self, player: PlayerId) -> Option<&[u8]> {
        self.seats.get(&player)?.token.as_deref()
    }

    /// Ends the session of a player, if there is one, with a code of the game, and deletes the
    /// player's key. A player whose token is still valid can come back, and any other after the next
    /// [`admit`](Self::admit).
    ///
    /// Reliable messages that have not arrived are dropped. To send a text first, wait until
    /// [`PeerStats::queued`] is 0.
    pub fn kick(&mut self, now: Duration, player: PlayerId, code: u16) {
        let now = self.timeline.advance(now);
        self.close(now, player, Reason::Closed(code), Some(code));
        if let Some(seat) = self.seats.get_mut(&player) {
            seat.pending = None;
            // From now on this seat is freed when the goodbyes are over.
            seat.token.get_or_insert_with(Vec::new);
            // A token replaces this key, but only if it has another one.
            seat.key = Key::new(self.random.block());
            seat.proof = seat.key.proof_key(&self.config.identity);
            seat.free_since = now;
        }
    }

    /// Returns the next event.
    pub fn event(&mut self) -> Option<ServerEvent<G>> {
        self.events.pop_front()
    }

    /// Returns the connected players.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> + '_ {
        let open =
            |seat: &Seat<G, A>| seat.live.as_ref().is_some_and(|live| live.closing.is_none());
        self.seats.iter().filter(move |(_, seat)| open(seat)).map(|(player, _)| *player)
    }

    /// Returns the address of a player.
    pub fn address(&self, player: PlayerId) -> Option<A> {
        self.seats.get(&player)?.live.as_ref()?.paths.present()
    }

    /// Sends a message to a player.
    ///
    /// # Errors
    ///
    /// The message is returned with the reason why it was not sent. A player whose queue is full
    /// cannot keep up: wait, drop the message, or [`kick`](Self::kick) the player.
    pub fn send(
        &mut self,
        player: PlayerId,
        message: G::ToClient,
        by: Delivery,
    ) -> Result<(), NotSent<G::ToClient>> {
        let Some(live) = self.seats.get_mut(&player).and_then(Seat::open) else {
            return Err(NotSent::new(message, Why::NotConnected));
        };
        match by {
            Delivery::Reliable => live.peer.send_reliable(message),
            Delivery::Unreliable => live.peer.send_unreliable(message),
        }
    }

    /// Sends a message to all players. `failed` is called for each player that it could not be sent
    /// to, with the reason.
    pub fn broadcast(
        &mut self,
        message: &G::ToClient,
        by: Delivery,
        mut failed: impl FnMut(PlayerId, Why),
    ) {
        for (player, seat) in &mut self.seats {
            let Some(live) = seat.open() else { continue };
            let sent = match by {
                Delivery::Reliable => live.peer.send_reliable(message.clone()),
                Delivery::Unreliable => live.peer.send_unreliable(message.clone()),
            };
            if let Err(error) = sent {
                failed(*player, error.why);
            }
        }
    }

    /// Sends a block of bytes to a player, such as a map or a replay. Up to eight blocks of up to
    /// 16 MiB each can wait for each player.
    ///
    /// The limit is [`Config::block_bytes`] of the receiver. A larger block ends the session, because the
    /// receiver takes no more memory than that.
    ///
    /// # Errors
    ///
    /// The block is returned if it is empty or larger than 16 MiB, if there is no room for it, or if there
    /// is no session.
    pub fn send_block(&mut self, player: PlayerId, block: Arc<[u8]>) -> Result<(), Arc<[u8]>> {
        match self.seats.get_mut(&player).and_then(Seat::open) {
            Some(live) => live.peer.blocks_out.push(block),
            None => Err(block),
        }
    }

    /// Returns the progress of the blocks to and from a player.
    pub fn block_progress(&self, player: PlayerId) -> (Option<Progress>, Option<Progress>) {
        let live = self.seats.get(&player).and_then(|seat| seat.live.as_ref());
        live.map_or((None, None), |live| {
            (live.peer.blocks_out.progress(), live.peer.blocks_in.progress())
        })
    }

    /// Publishes the state of a tick. Every client gets the elements that it needs most with its
    /// next packet, relative to those that it has, as many as fit next to the other data. What did not
    /// fit or was lost follows when the next tick is published, so publish every tick, even if nothing
    /// has changed. Ticks must ascend.
    ///
    /// # Errors
    ///
    /// Fails if the description does not allow the state, or if the tick is not after the last one.
    pub fn publish(&mut self, tick: u32, world: &G::World) -> Result<(), RecordError> {
        self.published.record(tick, world)?;
        for live in self.seats.values_mut().filter_map(Seat::open) {
            live.peer.side.state.publish(tick, core::iter::empty());
        }
        Ok(())
    }

    /// Publishes the state of a tick. The function returns how much an element matters to a player.
    /// It is not called for the fields outside of lists, which go to every player.
    /// An element that waits gains this much urgency with every packet, and the most urgent ones
    /// are sent first. An element with 0 is not sent, and vanishes if the player has it.
    ///
    /// ```
    /// use tightwire_session::{ByKey, Nearby};
    /// # use tightwire_session::{Config, Game, Protocol, Server};
    /// # #[derive(tightwire::Wire, Clone, Debug, PartialEq)]
    /// # struct Unit { id: u16, x: i16 }
    /// # #[derive(tightwire::Wire, Clone, Debug, PartialEq)]
    /// # struct World { #[wire(max_len = 300, key = id)] units: Vec<Unit> }
    /// # struct MyGame;
    /// # impl Game for MyGame { type Input = (); type ToServer = (); type ToClient = (); type World = World; }
    /// # const PROTOCOL: Protocol<MyGame> = Protocol::new("my game", 3);
    /// # let mut server: Server<MyGame> = Server::new(&PROTOCOL, Config::default(), [1; 32]);
    /// # let world = World { units: vec![Unit { id: 7, x: 5 }] };
    /// let mut units = ByKey::new(&world.units, |unit| unit.id);
    /// server.publish_to(1, &world, |player, element| match element.list {
    ///     "units" if element.key == player as i64 => 1000, // the player's own unit
    ///     "units" => units.get(element.key).map_or(0, |unit| {
    ///         Nearby::new([0.0], 20.0, 300.0).priority([f32::from(unit.x)])
    ///     }),
    ///     _ => 1,
    /// })?;
    /// # Ok::<(), tightwire_session::RecordError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails in the same cases as [`publish`](Self::publish).
    pub fn publish_to(
        &mut self,
        tick: u32,
        world: &G::World,
        mut priority: impl FnMut(PlayerId, Element<'_>) -> u32,
    ) -> Result<(), RecordError> {
        self.published.record(tick, world)?;
        for (player, seat) in &mut self.seats {
            let Some(live) = seat.open() else { continue };
            let elements = self.published.elements(tick);
            let priorities = elements.map(|element| priority(*player, element));
            live.peer.side.state.publish(tick, priorities);
        }
        Ok(())
    }

    /// Hands out the input of every player for a tick. Each input is `Fresh` once.
    ///
    /// Call it once in every tick, in ascending order. Clients learn from it for which tick their
    /// inputs should be; see [`Client::input_tick`](crate::Client::input_tick).
    pub fn inputs(&mut self, tick: u32, mut each: impl FnMut(PlayerId, InputAt<'_, G::Input>)) {
        if self.tick.is_none_or(|(last, _)| tick != last) {
            self.tick = Some((tick, None));
        }
        for (player, seat) in &mut self.seats {
            if let Some(live) = seat.open() {
                each(*player, live.peer.side.inputs.at(tick));
            }
        }
    }

    /// Returns the statistics of a player's session.
    pub fn peer_stats(&self, player: PlayerId) -> Option<PeerStats> {
        let peer = &self.seats.get(&player)?.live.as_ref()?.peer;
        let state = &peer.side.state;
        Some(PeerStats {
            states_skipped: state.skipped,
            elements_pending: state.pending(),
            state_tick: state.arrived,
            baseline_age: state.baseline_age(),
            ..peer.stats()
        })
    }

    /// Returns the statistics of the server. Those of sessions include the ones that are over.
    pub fn stats(&self) -> ServerStats {
        let mut stats = self.stats;
        for live in self.seats.values().filter_map(|seat| seat.live.as_ref()) {
            stats.add(&live.peer.stats);
            stats.players += u64::from(live.closing.is_none());
        }
        stats
    }

    /// Returns the next datagram and its destination. Call it until it returns `None`.
    pub fn transmit(&mut self, now: Duration) -> Option<(A, &[u8])> {
        let (to, length) = self.next_datagram(now, None)?;
        Some((to, self.buffer.get(..length).unwrap_or_default()))
    }

    /// Returns the next datagram like [`transmit`](Self::transmit), and passes what it carries to
    /// `watch` first: the player, a message or a part of the state, and its bits in the payload. A
    /// meter can count these. Messages that are sent in parts are left out.
    pub fn transmit_watched(
        &mut self,
        now: Duration,
        mut watch: impl FnMut(PlayerId, Carried<'_, G::ToClient>, Range<usize>),
    ) -> Option<(A, &[u8])> {
        let (to, length) = self.next_datagram(now, Some(&mut watch))?;
        Some((to, self.buffer.get(..length).unwrap_or_default()))
    }

    /// Writes the next datagram into the buffer, and returns its destination and length.
    fn next_datagram(
        &mut self,
        now: Duration,
        mut watch: Option<PlayerWatch<'_, G::ToClient>>,
    ) -> Option<(A, usize)> {
        let now = self.timeline.advance(now);
        self.cookies.turn(now);
        if let Some((_, at @ None)) = &mut self.tick {
            // The game asks for inputs just before it sends.
            *at = Some(now);
        }
        while let Some((to, answer)) = self.answers.pop_front() {
            if let Some(place) = self.buffer.get_mut(..answer.len()) {
                place.copy_from_slice(&answer);
                return Some((to, answer.len()));
            }
        }
        let mut seats = self.seats.range_mut(self.cursor.unwrap_or(0)..);
        loop {
            let Some((&player, seat)) = seats.next() else {
                self.cursor = None;
                return None;
            };
            if let Some(live) = &mut seat.live {
                live.peer.side.tick_at = self.tick.and_then(|(_, at)| at);
                let mut watch = watch
                    .as_mut()
                    .map(|watch| |carried: Carried<'_, _>, span| watch(player, carried, span));
                let watch = watch.as_mut().map(|watch| watch as Watch<'_, G::ToClient>);
                let (buffer, random) = (&mut self.buffer, &mut self.random);
                let written = write(live, now, buffer, &self.published, random, watch);
                if written.is_some() {
                    self.cursor = Some(player);
                    return written;
                }
            }
            if seat.depends_on_time(now, &self.config) {
                self.time(now, player);
                seats = self.seats.range_mut((Bound::Excluded(player), Bound::Unbounded));
            }
        }
    }

    /// Returns when to call [`transmit`](Self::transmit) again if no datagram arrives and nothing
    /// is sent before. `None` if there is nothing to wait for. `transmit` can cause [events](Self::event),
    /// so take them before you sleep.
    pub fn wake(&self) -> Option<Duration> {
        if !self.answers.is_empty() {
            return Some(Duration::ZERO);
        }
        let wake = self.seats.values().filter_map(|seat| self.wake_of(seat)).min()?;
        Some(self.timeline.of_caller(wake))
    }

    fn wake_of(&self, seat: &Seat<G, A>) -> Option<Duration> {
        let pending = seat.pending.as_ref().map(|pending| pending.since.saturating_add(TIMEOUT));
        let freed = seat.token.as_ref().map(|_| seat.free_since.saturating_add(REMEMBERED));
        let Some(live) = &seat.live else {
            // A seat with a pending session is not freed before that has ended.
            return pending.or(freed);
        };
        if let Some(closing) = live.closing {
            // Without an address, the goodbye cannot be sent.
            let goodbye = live.paths.is_reachable().then(|| live.peer.wake());
            return Some(closing.min(goodbye.unwrap_or(Duration::MAX)));
        }
        let silence = self.config.silence;
        let end =
            if live.is_silent { self.config.timeout } else { silence.min(self.config.timeout) };
        let mut wake = live.peer.heard.saturating_add(end);
        // Without a proved address nothing can be sent.
        if live.paths.is_reachable() {
            wake = wake.min(if live.ping { Duration::ZERO } else { live.peer.wake() });
        }
        Some(wake.min(pending.unwrap_or(Duration::MAX)))
    }

    /// Handles everything of a player that depends on the time.
    fn time(&mut self, now: Duration, player: PlayerId) {
        let Some(seat) = self.seats.get_mut(&player) else { return };
        seat.pending.take_if(|pending| now.saturating_sub(pending.since) >= TIMEOUT);
        let Some(live) = &mut seat.live else {
            let is_over = now.saturating_sub(seat.free_since) >= REMEMBERED;
            if seat.token.is_some() && seat.pending.is_none() && is_over {
                self.seats.remove(&player);
            }
            return;
        };
        if let Some(closing) = live.closing {
            if closing <= now {
                self.drop_live(now, player);
            }
            return;
        }
        live.paths.expire(now);
        let unheard = now.saturating_sub(live.peer.heard);
        if unheard >= self.config.timeout {
            self.close(now, player, Reason::TimedOut, None);
        } else if unheard >= self.config.silence && !live.is_silent {
            live.is_silent = true;
            self.events.push_back(ServerEvent::Silent(player));
        }
    }

    /// Ends a session that is in use. With a code, the client is notified.
    fn close(&mut self, now: Duration, player: PlayerId, reason: Reason, code: Option<u16>) {
        let Some(live) = self.seats.get_mut(&player).and_then(Seat::open) else { return };
        self.events.push_back(ServerEvent::Left(player, reason));
        match code {
            Some(code) => {
                live.peer.say_goodbye(now, code);
                live.closing = Some(now.saturating_add(CLOSING));
            }
            None => self.drop_live(now, player),
        }
    }

    /// Deletes the session of a player.
    fn drop_live(&mut self, now: Duration, player: PlayerId) {
        let Some(seat) = self.seats.get_mut(&player) else { return };
        seat.free_since = now;
        let Some(live) = seat.live.take() else { return };
        self.stats.add(&live.peer.stats);
        if let Some(address) = live.paths.present() {
            self.here.remove(&(address, player));
        }
    }
}

/// Gets the player and what is in a packet, with its bits.
type PlayerWatch<'w, M> = &'w mut dyn FnMut(PlayerId, Carried<'_, M>, Range<usize>);

/// Writes the next packet of a session, if one is due.
fn write<G: Game, A: Address>(
    live: &mut Live<G, A>,
    now: Duration,
    buffer: &mut [u8],
    published: &Published<G::World>,
    random: &mut Random,
    watch: Option<Watch<'_, G::ToClient>>,
) -> Option<(A, usize)> {
    live.peer.find_late(now);
    if live.round.is_empty() {
        if !(live.ping || live.peer.is_due(now)) {
            return None;
        }
        let patience = live.peer.trip.expectation();
        live.paths.targets(now, patience, random, &mut live.round);
    }
    // The first packet of a round has the content, and goes to a random address.
    let place = random_place(live.round.len(), random);
    let is_search = live.round.len() > 1 || live.paths.present().is_none();
    if live.round.is_empty() {
        return None;
    }
    let (to, path) = live.round.swap_remove(place);
    let ping = core::mem::take(&mut live.ping) || is_search;
    if live.peer.may_send(now) && live.peer.side.state.is_due() {
        let room = live.peer.room_for_state(live.peer.side.state.is_starved());
        live.peer.side.state.encode(published, room);
    }
    let occasion = Occasion { path, seeking: None, ping };
    let written = live.peer.write(now, buffer, occasion, random, watch);
    let Some(written) = written else {
        live.round.clear();
        return None;
    };
    live.paths.sent(path, now, written.asks);
    Some((to, written.length))
}

/// Returns a random index of a list. It uses the generator only if there is a choice.
fn random_place(length: usize, random: &mut Random) -> usize {
    if length < 2 { 0 } else { random.below(length as u64) as usize }
}

/// Shows everything except the keys.
impl<G: Game, A: Address> fmt::Debug for Server<G, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Server")
            .field("protocol", &self.protocol)
            .field("players", &self.seats.len())
            .field("stats", &self.stats)
            .finish_non_exhaustive()
    }
}
