//! The client: connects, stays connected, and reaches the server again when its own address
//! changes.

mod attempt;
mod seek;

use alloc::boxed::Box;
use alloc::collections::VecDeque;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::time::Duration;

use tightwire::{WriteError, WriteStream, Writer, measure};
use tightwire_delta::replica::Element;

use crate::blocks::Progress;
use crate::clock::{Clock, ServerTime};
use crate::config::Config;
use crate::event::{ClientEvent, Delivery, Denial, NotSent, PlayerId, Reason, Verdict, Why};
use crate::game::{Down, Game, Protocol, Up};
use crate::handshake::message::{Claim, Form, LONG_BYTES, Message, form, long_prefix};
use crate::handshake::proof::{Key, ProofKey};
use crate::handshake::token::ConnectToken;
use crate::inputs::InputQueue;
use crate::packet::Rare;
use crate::peer::{Arrival, Fault, Occasion, Peer, Side};
use crate::random::Random;
use crate::seal;
use crate::state::{State, StateIn, Took, Update};
use crate::stats::PeerStats;
use attempt::{Attempt, Outcome};
use seek::Seek;

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
    phase: Phase<G>,
    events: VecDeque<ClientEvent<G>>,
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
    lead: Option<i8>,
    is_connected: bool,
    is_silent: bool,
    /// The reason to report when the goodbyes have been sent.
    leaving: Option<u16>,
}

/// The status of a client, to show to the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The server has not accepted the client so far.
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
            config,
            random,
            player,
            key,
            token: Vec::new(),
            phase: Phase::Connecting(attempt),
            events: VecDeque::new(),
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
        self.take(now, datagram).unwrap_or_else(Verdict::Ignored)
    }

    fn take(&mut self, now: Duration, datagram: &mut [u8]) -> Result<Verdict, Denial> {
        match form(datagram) {
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
                        let side = ClientSide { inputs: InputQueue::new(), state: StateIn::new() };
                        let peer = Peer::new(side, seal, &self.config, now, &mut self.random);
                        self.phase = Phase::Open(Box::new(Open {
                            peer,
                            seek: Seek::new(now),
                            clock: Clock::default(),
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
        if self.events.len() >= self.config.events {
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
                open.lead = accepted.lead.or(open.lead);
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

    /// Writes the next datagram for the server into `buffer` and returns it. Call it until it
    /// returns `None`.
    ///
    /// `buffer` should have the length of [`Config::packet_bytes`] or more.
    pub fn transmit<'b>(&mut self, now: Duration, buffer: &'b mut [u8]) -> Option<&'b [u8]> {
        self.time(now);
        let limit = self.config.datagram().min(buffer.len());
        let length = match &mut self.phase {
            Phase::Over => return None,
            Phase::Connecting(attempt) => {
                let id = self.protocol.id();
                let message = attempt.message(now, id, self.player, &self.token)?;
                let bytes = message.bytes(&self.proof)?;
                buffer.get_mut(..bytes.len())?.copy_from_slice(&bytes);
                bytes.len()
            }
            Phase::Open(open) => {
                let Open { peer, seek, .. } = &mut **open;
                peer.find_late(now);
                if !(peer.is_due(now) || seek.is_due(now)) {
                    return None;
                }
                let (front, seeking) =
                    if seek.is_long() { (LONG_BYTES, Some(seek.token(now))) } else { (0, None) };
                let place = buffer.get_mut(front..limit)?;
                let occasion = Occasion { path: seek.path(), seeking, ping: false };
                let written = peer.write(now, place, occasion, &mut self.random)?;
                if front > 0 {
                    buffer.get_mut(..front)?.copy_from_slice(&long_prefix(self.player));
                }
                front + written.length
            }
        };
        buffer.get(..length)
    }

    /// Returns when to call [`transmit`](Self::transmit) again if no datagram arrives and nothing
    /// is sent before. `None` once the connection has ended.
    pub fn wake(&self) -> Option<Duration> {
        match &self.phase {
            Phase::Over => None,
            Phase::Connecting(attempt) => Some(attempt.wake()),
            Phase::Open(open) if open.leaving.is_some() => Some(open.peer.wake()),
            Phase::Open(open) => {
                let end = if open.is_silent { self.config.timeout } else { self.config.silence };
                let end = open.peer.heard.saturating_add(end.min(self.config.timeout));
                Some(open.peer.wake().min(open.seek.wake(&open.peer)).min(end))
            }
        }
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
    /// Ticks ascend and may be skipped. Returns whether the input was accepted. It is not if there
    /// is no session, if the tick is not after the last one, or if its description does not allow
    /// the input.
    pub fn input(&mut self, tick: u32, input: G::Input) -> bool {
        let Some(open) = self.open() else { return false };
        measure(&input).is_ok() && open.peer.side.inputs.push(tick, input)
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
    /// event `Left` arrives, about 150 ms later, because the goodbye is sent three times.
    pub fn leave(&mut self, now: Duration, code: u16) {
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
    /// Elements that have not arrived yet are absent from lists. A list without keys ends before the
    /// first one that has not arrived. An array has all its elements, and [`tick_of`](Self::tick_of)
    /// says which of them have arrived.
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
            Phase::Open(open) => open.clock.now(now),
            _ => None,
        }
    }

    /// Returns how many ticks the newest input was ahead of the tick that the server handed out
    /// last, according to the server's last report. If it is below 1, inputs arrive too late.
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

/// The client's side of a session.
struct ClientSide<G: Game> {
    inputs: InputQueue<G::Input>,
    state: StateIn<G::World>,
}

impl<G: Game> Side for ClientSide<G> {
    type Sends = Up<G>;
    type Receives = Down<G>;
    type Out = G::ToServer;
    type In = G::ToClient;
    type Part = State;

    fn is_due(&self) -> bool {
        self.inputs.is_fresh()
    }

    fn share(&self, total: usize) -> usize {
        let bits = self.inputs.part().and_then(|part| measure(&part).ok());
        // Bytes inside inputs may need a few more bits, depending on where they start.
        bits.map_or(1, |bits| (bits + 1 + 64).min(total / 4))
    }

    fn write(
        &mut self,
        stream: &mut WriteStream<'_>,
        most: usize,
    ) -> Result<Option<u64>, WriteError> {
        if let Some(mut part) = self.inputs.part() {
            let end = stream.bits_left().saturating_sub(most);
            loop {
                let put = |stream: &mut WriteStream<'_>| {
                    stream.write_bool(true)?;
                    stream.write_object(&part)
                };
                if crate::lane::fits(stream.message_leaving(end, put))? {
                    return Ok(self.inputs.sent().map(u64::from));
                }
                // The newest inputs matter most.
                let fewer = part.as_slice().len() / 2;
                if fewer == 0 {
                    break;
                }
                part.truncate(fewer);
            }
            // It would never fit, so it is no longer due.
            self.inputs.sent();
        }
        stream.write_bool(false)?;
        Ok(None)
    }

    fn take(&mut self, part: State) -> Took {
        self.state.take(&part)
    }

    fn arrived(&mut self, tick: u64) {
        self.inputs.arrived(tick as u32);
    }

    fn late(&mut self, tick: u64) {
        self.inputs.late(tick as u32);
    }

    fn tell(&mut self, _: Duration, _: &mut Rare) {}
}
