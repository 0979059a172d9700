//! The client: connects, stays connected, and reaches the server again when its own address
//! changes.

mod attempt;
mod seek;
mod side;

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;

use tightwire::measure;
use tightwire_delta::Model;
use tightwire_delta::replica::Element;

use crate::blocks::Progress;
use crate::clock::{Clock, ServerTime};
use crate::config::{Config, LARGEST_DATAGRAM};
use crate::event::{ClientEvent, Delivery, Denial, NotSent, PlayerId, Reason, Verdict, Why};
use crate::game::{Game, Protocol};
use crate::handshake::message::{Claim, Form, LONG_BYTES, Message, form, long_prefix};
use crate::handshake::proof::{Key, ProofKey};
use crate::handshake::token::ConnectToken;
use crate::inputs::KEPT;
use crate::peer::{Arrival, Fault, Occasion, Peer};
use crate::random::Random;
use crate::seal;
use crate::state::Update;
use crate::stats::PeerStats;
use crate::ticks::Ticks;
use crate::timeline::Timeline;
use attempt::{Attempt, Outcome};
use seek::Seek;
use side::ClientSide;

/// A client without I/O: datagrams and time go in, datagrams and events come out.
///
/// It is used like a [`Server`](crate::Server): call [`receive`](Self::receive) for every datagram,
/// take all [events](Self::event), and send the datagrams that [`transmit`](Self::transmit)
/// returns. All of them go to the address of the server.
pub struct Client<G: Game> {
    protocol: Protocol<G>,
    config: Config,
    random: Random,
    player: PlayerId,
    key: Key,
    proof: ProofKey,
    token: Vec<u8>,
    /// The model for the replicated state.
    model: Option<Arc<Model>>,
    phase: Phase<G>,
    events: VecDeque<ClientEvent<G>>,
    /// The datagram that was written last.
    buffer: Box<[u8]>,
    timeline: Timeline,
}

/// The phase of a connection.
enum Phase<G: Game> {
    Connecting(Attempt),
    Open(Box<Open<G>>),
    Over,
}

/// A session.
struct Open<G: Game> {
    peer: Peer<ClientSide<G>>,
    seek: Seek,
    clock: Clock,
    ticks: Ticks,
    lead: Option<i8>,
    is_connected: bool,
    is_silent: bool,
    /// The reason to report when the goodbyes have been sent.
    leaving: Option<u16>,
}

/// The status of a client, to show to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The server has not accepted the client yet.
    Connecting,
    /// The client receives packets from the server.
    Connected,
    /// The connection has ended. The last event contains the reason.
    Left,
}

impl<G: Game> Client<G> {
    /// Starts to connect, as a player that the server has [admitted](crate::Server::admit) with this key.
    ///
    /// `seed` is 32 bytes from a cryptographic generator, different for every client and start.
    pub fn connect(
        protocol: &Protocol<G>,
        player: PlayerId,
        key: Key,
        config: Config,
        now: Duration,
        seed: [u8; 32],
    ) -> Self {
        let mut random = Random::new(seed);
        let attempt = Attempt::new(now, &mut random);
        Self {
            protocol: *protocol,
            proof: key.proof_key(&config.identity),
            buffer: vec![0; config.datagram()].into(),
            config,
            random,
            player,
            key,
            token: Vec::new(),
            model: None,
            phase: Phase::Connecting(attempt),
            events: VecDeque::new(),
            timeline: Timeline::new(now),
        }
    }

    /// Starts to connect with a token from a matchmaker. The token identifies the server, so
    /// [`Config::identity`] is ignored.
    pub fn connect_with_token(
        protocol: &Protocol<G>,
        token: &ConnectToken,
        mut config: Config,
        now: Duration,
        seed: [u8; 32],
    ) -> Self {
        config.identity = token.identity;
        let mut client = Self::connect(protocol, token.player, token.key.copy(), config, now, seed);
        client.token.clone_from(&token.sealed);
        client
    }

    /// Sets the model with which the server codes the replicated state
    /// ([`Server::set_model`](crate::Server::set_model)). Call it before the client is connected.
    pub fn set_model(&mut self, model: Model) {
        self.model = Some(Arc::new(model));
    }

    /// Returns the status of the client.
    pub fn status(&self) -> Status {
        match &self.phase {
            Phase::Open(open) if open.is_connected => Status::Connected,
            Phase::Connecting(_) | Phase::Open(_) => Status::Connecting,
            Phase::Over => Status::Left,
        }
    }

    /// Returns the next event.
    pub fn event(&mut self) -> Option<ClientEvent<G>> {
        self.events.pop_front()
    }

    /// Handles a datagram, which is decrypted in place. It may be any bytes from any sender.
    pub fn receive(&mut self, now: Duration, datagram: &mut [u8]) -> Verdict {
        let now = self.timeline.advance(now);
        self.take(now, datagram).unwrap_or_else(Verdict::Ignored)
    }

    fn take(&mut self, now: Duration, datagram: &mut [u8]) -> Result<Verdict, Denial> {
        match form(datagram) {
            _ if datagram.len() > LARGEST_DATAGRAM => Err(Denial::Malformed),
            Form::Handshake => self.take_message(now, datagram),
            Form::Long(_) => Err(Denial::Unexpected),
            Form::Sealed => self.take_packet(now, datagram),
        }
    }

    fn take_message(&mut self, now: Duration, datagram: &[u8]) -> Result<Verdict, Denial> {
        let claim = Claim::parse(datagram)?;
        match &mut self.phase {
            Phase::Connecting(attempt) => {
                match attempt.take(claim.verify(&self.proof)?)? {
                    Outcome::Progress => {}
                    Outcome::Accepted(server_half, exchange) => {
                        let half = attempt.half;
                        let identity = &self.config.identity;
                        let root =
                            self.key.session_root(identity, &half, &server_half, exchange.as_ref());
                        let seal = seal::client(&self.protocol.inner, root, (half, server_half));
                        let mut side = ClientSide::new();
                        side.state.model.clone_from(&self.model);
                        let peer = Peer::new(side, seal, &self.config, now, &mut self.random);
                        self.phase = Phase::Open(Box::new(Open {
                            peer,
                            seek: Seek::new(now),
                            clock: Clock::default(),
                            ticks: Ticks::default(),
                            lead: None,
                            is_connected: false,
                            is_silent: false,
                            leaving: None,
                        }));
                    }
                    Outcome::Refused(reason) => self.end(reason),
                }
                Ok(Verdict::Answered)
            }
            Phase::Open(open) if open.seek.is_long() => {
                let Message::Path { token } = claim.verify(&self.proof)? else {
                    return Err(Denial::Unexpected);
                };
                open.seek.keep(token, &mut self.random);
                Ok(Verdict::Answered)
            }
            _ => Err(Denial::Unexpected),
        }
    }

    fn take_packet(&mut self, now: Duration, packet: &mut [u8]) -> Result<Verdict, Denial> {
        let Phase::Open(open) = &mut self.phase else { return Err(Denial::Stranger) };
        if self.events.len() >= self.config.most_events() {
            return Err(Denial::Backlog);
        }
        let opened = open.peer.seal.open(packet).map_err(Denial::Packet)?;
        let (number, payload) = (opened.sequence(), opened.payload());
        if open.leaving.is_some() {
            return Ok(Verdict::Taken);
        }
        let events = &mut self.events;
        if !core::mem::replace(&mut open.is_connected, true) {
            events.push_back(ClientEvent::Connected);
        }
        if core::mem::take(&mut open.is_silent) {
            events.push_back(ClientEvent::Back);
        }
        let Open { peer, seek, .. } = &mut **open;
        let was_long = seek.is_long();
        // Answers to seeking packets do not show how often the server sends.
        peer.learns_interval = !seek.heard();
        let accepted = peer.accept(
            now,
            number,
            payload,
            |arrival| {
                events.push_back(match arrival {
                    Arrival::Message(message) => ClientEvent::Message(message),
                    Arrival::Block(block) => ClientEvent::Block(block),
                });
            },
            |path| seek.arrived(path),
        );
        if was_long && !seek.is_long() {
            peer.change_path(seek.path());
        }
        if seek.is_long() {
            // The server learns our address from our report.
            peer.report_due = Some(now);
        }
        match accepted {
            Ok(Some(accepted)) => {
                if let (Some(time), Some(sample)) = (accepted.time, accepted.sample) {
                    open.clock.sample(now, time, sample);
                }
                if let Some(told) = accepted.tick {
                    open.lead = told.lead.or(open.lead);
                    if let Some(lead) = told.lead {
                        open.ticks.lead(now, lead);
                    }
                    // The packet has the time at which it was sent.
                    if let (Some(time), true) = (accepted.time, told.age != u8::MAX) {
                        let age = Duration::from_micros(u64::from(told.age) * 500);
                        let sent = Duration::from_micros(time.saturating_mul(250));
                        open.ticks.told(told.tick, sent.saturating_sub(age));
                        let trip = &open.peer.trip;
                        open.ticks.trip(trip.smoothed().unwrap_or_default(), trip.variation());
                    }
                }
                if let Some(code) = accepted.goodbye {
                    self.end(Reason::Said(code));
                }
            }
            Ok(None) => {}
            Err(Fault::BadPayload) => self.end(Reason::BadPayload),
            Err(Fault::FalseReport) => self.end(Reason::FalseReport),
        }
        Ok(Verdict::Taken)
    }

    fn end(&mut self, reason: Reason) {
        self.phase = Phase::Over;
        self.events.push_back(ClientEvent::Left(reason));
    }

    /// Returns the next datagram for the server. Call it until it returns `None`.
    pub fn transmit(&mut self, now: Duration) -> Option<&[u8]> {
        let length = self.next_datagram(now)?;
        self.buffer.get(..length)
    }

    /// Writes the next datagram into the buffer, and returns its length.
    fn next_datagram(&mut self, now: Duration) -> Option<usize> {
        let now = self.timeline.advance(now);
        self.time(now);
        match &mut self.phase {
            Phase::Over => None,
            Phase::Connecting(attempt) => {
                let id = self.protocol.id();
                let message = attempt.message(now, id, self.player, &self.token)?;
                let bytes = message.bytes(&self.proof)?;
                self.buffer.get_mut(..bytes.len())?.copy_from_slice(&bytes);
                Some(bytes.len())
            }
            Phase::Open(open) => {
                let Open { peer, seek, .. } = &mut **open;
                peer.find_late(now);
                if !(peer.is_due(now) || seek.is_due(now)) {
                    return None;
                }
                let (front, seeking) =
                    if seek.is_long() { (LONG_BYTES, Some(seek.token(now))) } else { (0, None) };
                let place = self.buffer.get_mut(front..)?;
                let occasion = Occasion { path: seek.path(), seeking, ping: false };
                let written = peer.write(now, place, occasion, &mut self.random, None)?;
                if front > 0 {
                    self.buffer.get_mut(..front)?.copy_from_slice(&long_prefix(self.player));
                }
                Some(front + written.length)
            }
        }
    }

    /// Returns when to call [`transmit`](Self::transmit) again if no datagram arrives and nothing
    /// is sent before. `None` once the connection has ended. `transmit` can cause
    /// [events](Self::event), so take them before you sleep.
    pub fn wake(&self) -> Option<Duration> {
        let wake = match &self.phase {
            Phase::Over => return None,
            Phase::Connecting(attempt) => attempt.wake(),
            Phase::Open(open) if open.leaving.is_some() => open.peer.wake(),
            Phase::Open(open) => {
                // Before it is connected, silence is no event.
                let waits = open.is_connected && !open.is_silent;
                let end = if waits { self.config.silence } else { self.config.timeout };
                let end = open.peer.heard.saturating_add(end.min(self.config.timeout));
                open.peer.wake().min(open.seek.wake(&open.peer)).min(end)
            }
        };
        Some(self.timeline.of_caller(wake))
    }

    /// Handles everything that depends on the time.
    fn time(&mut self, now: Duration) {
        match &mut self.phase {
            Phase::Over => {}
            Phase::Connecting(attempt) => {
                if attempt.is_over(now) {
                    self.end(Reason::TimedOut);
                }
            }
            Phase::Open(open) => {
                if let Some(code) = open.leaving {
                    if open.peer.has_said_goodbye() {
                        self.end(Reason::Closed(code));
                    }
                    return;
                }
                let unheard = now.saturating_sub(open.peer.heard);
                if unheard >= self.config.timeout {
                    return self.end(Reason::TimedOut);
                }
                if unheard >= self.config.silence && open.is_connected && !open.is_silent {
                    open.is_silent = true;
                    self.events.push_back(ClientEvent::Silent);
                }
                open.seek.look(now, &open.peer);
            }
        }
    }

    /// Sends a message to the server.
    ///
    /// # Errors
    ///
    /// The message is returned with the reason why it was not sent.
    pub fn send(&mut self, message: G::ToServer, by: Delivery) -> Result<(), NotSent<G::ToServer>> {
        let Some(open) = self.open() else { return Err(NotSent::new(message, Why::NotConnected)) };
        match by {
            Delivery::Reliable => open.peer.send_reliable(message),
            Delivery::Unreliable => open.peer.send_unreliable(message),
        }
    }

    /// Sets the input of a tick. It is sent with the next packets until the server has it.
    ///
    /// [`input_tick`](Self::input_tick) returns the tick that is due. Ticks ascend and may be
    /// skipped. Returns whether the input was accepted. It is rejected if there is no session, if
    /// the tick is not after the last one or more than 64 ticks ahead of the server, if its
    /// description does not allow the input, or if it is larger than [`Config::largest_input`].
    pub fn input(&mut self, tick: u32, input: G::Input) -> bool {
        let (now, largest) = (self.timeline.latest(), self.config.largest_input());
        let Some(open) = self.open() else { return false };
        let Ok(bits) = measure(&input) else { return false };
        if bits.div_ceil(8) > largest {
            return false;
        }
        let inputs = &mut open.peer.side.inputs;
        // The server ignores inputs that are further ahead.
        let server = open.clock.now(now).and_then(|server| open.ticks.at(server.time));
        if let Some(most) = server.map(|tick| tick.saturating_add(KEPT)) {
            if tick > most {
                return false;
            }
            if inputs.newest().is_some_and(|newest| newest > most) {
                // The one before was for a tick that is far ahead, so the server does not have it.
                inputs.reset();
            }
        }
        inputs.push(tick, input, bits)
    }

    /// Returns the tick that your next input should be for. An input for it reaches the server
    /// about a tick before the server needs it. Returns `None` until the server's clock and the
    /// pace of its ticks are known, about a quarter of a second after the start.
    ///
    /// It follows the measured round trip, its variation, and how early or late the last inputs
    /// were. Give an input whenever the tick has grown, and for the ticks that it left out:
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use tightwire_session::{Client, Game};
    /// # fn frame<G: Game<Input = bool>>(client: &mut Client<G>, now: Duration, last: &mut u32) {
    /// let due = client.input_tick(now).unwrap_or(0);
    /// for tick in (*last + 1).max(due.saturating_sub(3))..=due {
    ///     client.input(tick, true);
    ///     *last = tick;
    /// }
    /// # }
    /// ```
    ///
    /// A server with [`InputMode::AsTheyCome`](crate::InputMode::AsTheyCome) does not ask for
    /// inputs. Count ticks yourself then.
    pub fn input_tick(&self, now: Duration) -> Option<u32> {
        let Phase::Open(open) = &self.phase else { return None };
        open.ticks.for_input(open.clock.now(self.timeline.look(now))?.time)
    }

    /// Sends a block of bytes to the server, like
    /// [`Server::send_block`](crate::Server::send_block).
    ///
    /// # Errors
    ///
    /// The block is returned if there is no room for it or no session.
    pub fn send_block(&mut self, block: Arc<[u8]>) -> Result<(), Arc<[u8]>> {
        match self.open() {
            Some(open) => open.peer.blocks_out.push(block),
            None => Err(block),
        }
    }

    /// Returns the progress of the blocks to and from the server.
    pub fn block_progress(&self) -> (Option<Progress>, Option<Progress>) {
        match &self.phase {
            Phase::Open(open) => (open.peer.blocks_out.progress(), open.peer.blocks_in.progress()),
            _ => (None, None),
        }
    }

    /// Says goodbye with a code of the game. Keep calling [`transmit`](Self::transmit) until the
    /// event `Left` arrives, about 150 ms later, because the goodbye is sent three times. Reliable messages
    /// that have not arrived are dropped: wait until [`PeerStats::queued`] is 0.
    pub fn leave(&mut self, now: Duration, code: u16) {
        let now = self.timeline.advance(now);
        match &mut self.phase {
            Phase::Open(open) => {
                open.leaving.get_or_insert(code);
                open.peer.say_goodbye(now, code);
            }
            Phase::Connecting(_) => self.end(Reason::Closed(code)),
            Phase::Over => {}
        }
    }

    /// Returns the state of the game: the newest value of every element that has arrived, and the
    /// tick of the newest packet with a part of it. `None` until the first one has arrived.
    ///
    /// Elements that have not arrived yet are absent from lists. A list without keys ends before
    /// the first one that has not arrived. An array has all its elements, and
    /// [`tick_of`](Self::tick_of) is `None` for those that have not arrived.
    pub fn world(&self) -> Option<(u32, &G::World)> {
        match &self.phase {
            Phase::Open(open) => open.peer.side.state.newest(),
            _ => None,
        }
    }

    /// Returns the state of the game and what happened to its elements since the last call. `None`
    /// if nothing has arrived since then.
    pub fn update(&mut self) -> Option<Update<'_, G::World>> {
        match &mut self.phase {
            Phase::Open(open) => open.peer.side.state.update(),
            _ => None,
        }
    }

    /// Returns the tick of an element's value, or `None` if the element has not arrived.
    pub fn tick_of(&self, element: Element<'_>) -> Option<u32> {
        match &self.phase {
            Phase::Open(open) => open.peer.side.state.tick_of(element),
            _ => None,
        }
    }

    /// Returns the server's time, once it is known.
    pub fn server_time(&self, now: Duration) -> Option<ServerTime> {
        match &self.phase {
            Phase::Open(open) => open.clock.now(self.timeline.look(now)),
            _ => None,
        }
    }

    /// Returns by how many ticks the newest input was early when the server asked for inputs. The
    /// server reports the lowest number over about 100 ms. If it is negative, an input came too
    /// late.
    pub fn input_lead(&self) -> Option<i8> {
        match &self.phase {
            Phase::Open(open) => open.lead,
            _ => None,
        }
    }

    /// Returns the statistics of the session.
    pub fn stats(&self) -> Option<PeerStats> {
        match &self.phase {
            Phase::Open(open) => Some(open.peer.stats()),
            _ => None,
        }
    }

    fn open(&mut self) -> Option<&mut Open<G>> {
        match &mut self.phase {
            Phase::Open(open) if open.leaving.is_none() => Some(open),
            _ => None,
        }
    }
}

impl<G: Game> fmt::Debug for Client<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client")
            .field("player", &self.player)
            .field("status", &self.status())
            .finish_non_exhaustive()
    }
}
