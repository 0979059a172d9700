//! The client of today: the handshake, sealed packets, acks and deltas, put together by hand.

use std::net::SocketAddr;
use std::time::Duration;

use tightwire::acks::Receipts;
use tightwire::packet::handshake::{self, Received, Status};
use tightwire::packet::sealed::ClientKey;
use tightwire_delta::sync::{ReceiveError, Receiver};
use tightwire_sim::Random;

use crate::channel::{Incoming, Outgoing, excess};
use crate::defect::Defect;
use crate::game::{Down, PROTOCOL, Say, Up, World, input};
use crate::server::{handshake_message, reason, seal};
use crate::under_test::{ClientEvent, ClientUnderTest, Content, Out};

/// A client that hears nothing for this long connects again.
const SILENCE: Duration = Duration::from_secs(2);
/// The number of inputs in a packet.
const INPUTS: u32 = 8;

pub(crate) struct Client {
    defect: Option<Defect>,
    player: u8,
    server: SocketAddr,
    connection: handshake::Client<Up, Down>,
    random: Random,
    outgoing: Outgoing,
    incoming: Incoming,
    receipts: Receipts,
    receiver: Receiver<World>,
    shown: Option<World>,
    session: u32,
    /// When it last heard of the server, or asked for a session.
    heard: Duration,
    /// The newest packet of the session.
    newest: Option<u64>,
    /// The first tick of this process: it has no earlier inputs.
    first_tick: Option<u32>,
    /// Names another player now and then.
    cheats: bool,
}

impl Client {
    pub(crate) fn new(
        player: u8,
        key: [u8; 32],
        server: SocketAddr,
        mut random: Random,
        cheats: bool,
        defect: Option<Defect>,
    ) -> Self {
        let session = random.next_u64() as u32;
        let shown = (defect == Some(Defect::ShowEmpty)).then(World::default);
        Self {
            defect,
            player,
            server,
            connection: handshake::Client::new(&PROTOCOL, player.into(), ClientKey::new(key)),
            random,
            outgoing: Outgoing::new(defect),
            incoming: Incoming::new(defect),
            receipts: Receipts::new(),
            receiver: Receiver::new(None),
            shown,
            session,
            heard: Duration::ZERO,
            newest: None,
            first_tick: None,
            cheats,
        }
    }

    fn has(&self, defect: Defect) -> bool {
        self.defect == Some(defect)
    }

    /// Starts a new session and forgets the last one.
    fn start(&mut self, now: Duration) {
        self.heard = now;
        self.newest = None;
        self.session = self.random.next_u64() as u32;
        self.outgoing = Outgoing::new(self.defect);
        self.incoming = Incoming::new(self.defect);
        if !self.has(Defect::KeepReceipts) {
            self.receipts = Receipts::new();
        }
        self.receiver = Receiver::new(None);
    }

    fn hear(&mut self, sequence: u64, down: &Down, events: &mut Vec<ClientEvent>) {
        if let Some(acks) = down.acks {
            self.outgoing.acknowledge(acks, |_| {});
        }
        self.incoming.receive(&down.says, |say| events.push(ClientEvent::Said(say)));
        let is_newest = self.newest.is_none_or(|newest| sequence > newest);
        self.newest = self.newest.max(Some(sequence));
        let has_effect = down.delta.is_empty()
            || match self.receiver.decode(&down.delta) {
                Ok(_) => {
                    self.show();
                    true
                }
                Err(ReceiveError::Missing(tick)) if is_newest => {
                    events.push(ClientEvent::NoBaseline(tick));
                    false
                }
                Err(ReceiveError::Old(_) | ReceiveError::Missing(_)) => {
                    self.has(Defect::AckMissing)
                }
                Err(error) => {
                    events.push(ClientEvent::Unreadable(error.to_string()));
                    false
                }
            };
        // A packet is acknowledged only if all of it had its effect.
        if has_effect {
            self.receipts.note(sequence);
        }
    }

    fn show(&mut self) {
        let Some(world) = self.receiver.value() else { return };
        let mut world = world.clone();
        if let Some(old) = &self.shown {
            if self.has(Defect::ForgetRemoval) {
                for member in &old.crowd {
                    let place = world.crowd.binary_search_by_key(&member.id, |member| member.id);
                    if let Err(place) = place {
                        world.crowd.insert(place, *member);
                    }
                }
            }
            if self.has(Defect::ShowHalfRow) && self.random.chance(0.01) {
                for (row, old) in world.rows.iter_mut().zip(&old.rows) {
                    row.y = old.y;
                }
            }
        }
        self.shown = Some(world);
    }
}

impl ClientUnderTest for Client {
    fn receive(&mut self, now: Duration, packet: &mut [u8], events: &mut Vec<ClientEvent>) {
        match self.connection.receive(now, packet) {
            Received::Packet(opened) => {
                let sequence = opened.sequence();
                events.push(ClientEvent::Opened(sequence));
                match opened.decode() {
                    Ok(down) => {
                        self.heard = now;
                        self.hear(sequence, &down, events);
                    }
                    Err(refusal) => events.push(ClientEvent::Unreadable(refusal.to_string())),
                }
            }
            Received::Connected => {
                self.start(now);
                events.push(ClientEvent::Joined);
            }
            Received::Ignored(denial) => {
                events.push(ClientEvent::Rejected(reason(denial).to_owned()));
            }
            _ => {}
        }
    }

    fn tick(&mut self, now: Duration, tick: u32, out: &mut Vec<Out>) {
        let first = *self.first_tick.get_or_insert(tick);
        let status = self.connection.status();
        let is_silent = now.saturating_sub(self.heard) > SILENCE;
        let again = status == Status::Connected && is_silent && !self.has(Defect::NoReconnect);
        if again || matches!(status, Status::Idle | Status::TimedOut) {
            let half = if self.has(Defect::SameHalf) { [3; 16] } else { self.random.bytes() };
            self.connection.connect(now, half);
            self.heard = now;
        }
        let server = self.server;
        if let Some(message) = self.connection.message(now) {
            out.push(handshake_message(server, message.to_vec()));
        }
        let Some(sealer) = self.connection.sealer() else { return };
        let says = self.outgoing.take();
        let ticks = (0..INPUTS).filter_map(|age| tick.checked_sub(age)).take_while(|t| *t >= first);
        let inputs = ticks.map(|tick| input(self.player, tick)).collect();
        let lies = self.cheats && self.random.chance(0.05);
        let player = if lies { self.player ^ 1 } else { self.player };
        let up = Up { player, acks: self.receipts.acks(), tick, inputs, says: says.clone() };
        let sequence = sealer.next_sequence().unwrap_or(u64::MAX);
        let Some((bytes, key_stream)) = seal(sealer, &up) else { return };
        let first = says.first().map(|say| say.id);
        let content = Content::Up { sequence, tick, says: (says.len(), first) };
        self.outgoing.sent(sequence, tick, says, None);
        out.push(Out { to: server, bytes, player: Some(self.player), key_stream, content });
    }

    fn say(&mut self) -> Option<Say> {
        self.connection.sealer()?;
        let say = Say { session: self.session, number: self.outgoing.next() };
        self.outgoing.push(say).then_some(say)
    }

    fn shown(&self) -> Option<&World> {
        self.shown.as_ref()
    }

    fn shown_tick(&self) -> Option<u32> {
        self.receiver.tick()
    }

    fn excess(&self) -> Option<String> {
        excess(&self.outgoing, &self.incoming)
    }

    fn said(&self) -> (u32, u32, usize) {
        (self.session, self.outgoing.next(), self.outgoing.memory().0)
    }
}
