//! The server of today: the handshake, sealed packets, acks and deltas, put together by hand.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;

use tightwire::acks::Receipts;
use tightwire::packet::Counters;
use tightwire::packet::handshake::{self, Denial, Incoming as Arrived};
use tightwire::packet::sealed::{ClientKey, Sealer};
use tightwire_delta::sync::{Gaps, History, Link, SendError};
use tightwire_sim::Random;

use crate::channel::{Incoming, Outgoing, excess};
use crate::defect::Defect;
use crate::game::{Down, PROTOCOL, Say, Up, World};
use crate::under_test::{Content, Out, ServerEvent, ServerUnderTest};

/// The tag at the end of a sealed packet.
const TAG: usize = 16;

/// The server's state for one player.
struct Peer {
    outgoing: Outgoing,
    incoming: Incoming,
    receipts: Receipts,
    link: Link<World>,
    session: u32,
    /// The newest input that was applied. It outlives sessions.
    newest_input: Option<u32>,
    first_address: Option<SocketAddr>,
}

pub(crate) struct Server {
    defect: Option<Defect>,
    door: handshake::Server<Up, Down>,
    peers: Vec<Peer>,
    history: History<World>,
    random: Random,
    gates: Counters,
    others: u64,
    /// The most bytes of a state.
    budget: usize,
    /// Addresses from which a packet of a session came.
    proved: BTreeSet<SocketAddr>,
    /// The destination to which a planted defect sends packets.
    misled: Option<SocketAddr>,
}

impl Server {
    pub(crate) fn new(
        keys: &[[u8; 32]],
        mut random: Random,
        budget: usize,
        defect: Option<Defect>,
    ) -> Self {
        let mut door = handshake::Server::new(&PROTOCOL, random.bytes());
        for (player, key) in keys.iter().enumerate() {
            door.admit(player as u64, ClientKey::new(*key));
        }
        let peers = keys.iter().map(|_| Peer::new(defect, random.next_u64() as u32)).collect();
        Self {
            defect,
            door,
            peers,
            history: History::new(None),
            random,
            gates: Counters::new(),
            others: 0,
            budget,
            proved: BTreeSet::new(),
            misled: None,
        }
    }

    fn has(&self, defect: Defect) -> bool {
        self.defect == Some(defect)
    }

    /// Takes what a player sent.
    fn hear(&mut self, client: u8, sequence: u64, up: &Up, events: &mut Vec<ServerEvent>) {
        let defect = self.defect;
        let Some(peer) = self.peers.get_mut(client as usize) else { return };
        peer.receipts.note(sequence);
        if let Some(acks) = up.acks {
            let Peer { outgoing, link, .. } = peer;
            outgoing.acknowledge(acks, |tick| {
                link.acked(tick);
                if defect == Some(Defect::AckedByTick) {
                    link.acked(tick + 2);
                }
            });
        }
        peer.incoming.receive(&up.says, |say| events.push(ServerEvent::Said(client, say)));
        let player = if defect == Some(Defect::OtherPlayer) { up.player } else { client };
        for (age, value) in up.inputs.iter().enumerate().rev() {
            let shift = usize::from(defect == Some(Defect::InputShifted) && age > 0);
            let Some(tick) = up.tick.checked_sub((age + shift) as u32) else { continue };
            let is_new = peer.newest_input.is_none_or(|newest| tick > newest);
            if is_new || defect == Some(Defect::InputTwice) {
                peer.newest_input = Some(tick);
                events.push(ServerEvent::Input { player, tick, value: *value });
            }
        }
    }
}

impl Peer {
    fn new(defect: Option<Defect>, session: u32) -> Self {
        Self {
            outgoing: Outgoing::new(defect),
            incoming: Incoming::new(defect),
            receipts: Receipts::new(),
            link: Link::new(Gaps::FAST),
            session,
            newest_input: None,
            first_address: None,
        }
    }

    /// Starts a new session and forgets the last one.
    fn start(&mut self, defect: Option<Defect>, session: u32) {
        let old = std::mem::replace(self, Self::new(defect, session));
        self.newest_input = old.newest_input;
        self.first_address = old.first_address;
        match defect {
            Some(Defect::KeepIncoming) => self.incoming = old.incoming,
            Some(Defect::KeepLink) => self.link = old.link,
            _ => {}
        }
    }
}

impl ServerUnderTest for Server {
    fn receive(
        &mut self,
        now: Duration,
        from: SocketAddr,
        packet: &mut [u8],
        out: &mut Vec<Out>,
        events: &mut Vec<ServerEvent>,
    ) {
        let length = packet.len();
        let same_half = self.has(Defect::SameHalf);
        let random = || if same_half { [7; 16] } else { self.random.bytes() };
        match self.door.receive(now, from, packet, random) {
            Arrived::Reply(message) => {
                self.others += 1;
                out.push(handshake_message(from, message.to_vec()));
            }
            Arrived::Packet { client, joined, packet } => {
                let client = client as u8;
                self.proved.insert(from);
                if joined {
                    let session = self.random.next_u64() as u32;
                    if let Some(peer) = self.peers.get_mut(client as usize) {
                        peer.start(self.defect, session);
                        peer.first_address.get_or_insert(from);
                    }
                    events.push(ServerEvent::Joined(client));
                }
                let sequence = packet.sequence();
                events.push(ServerEvent::Opened(client, sequence));
                if let Ok(up) = self.gates.count(packet.decode()) {
                    self.hear(client, sequence, &up, events);
                }
            }
            Arrived::Ignored(Denial::Packet(refusal)) => {
                let gate = refusal.gate().label();
                events.push(ServerEvent::Rejected(gate.to_owned()));
                let is_replay = gate == "replayed";
                if !(is_replay && self.has(Defect::LostCounter)) {
                    let _ = self.gates.count::<()>(Err(refusal));
                }
            }
            Arrived::Ignored(denial) => {
                self.others += 1;
                events.push(ServerEvent::Rejected(reason(denial).to_owned()));
                if self.has(Defect::FollowAnyPacket) && denial == Denial::Stranger {
                    self.misled = Some(from);
                }
                if self.has(Defect::LongAnswer) && denial == Denial::Stranger {
                    out.push(handshake_message(from, vec![0; length + 1]));
                }
            }
        }
    }

    fn tick(&mut self, _now: Duration, tick: u32, world: &World, out: &mut Vec<Out>) {
        if self.history.record(tick, world).is_err() {
            return;
        }
        for (player, peer) in self.peers.iter_mut().enumerate() {
            let Some((mut address, sealer)) = self.door.sealer(player as u64) else { continue };
            let mut buffer = [0; 900];
            let room = buffer.get_mut(..self.budget).unwrap_or_default();
            let encoded = match peer.link.encode(&self.history, tick, room).map(<[u8]>::to_vec) {
                Err(SendError::Room) => {
                    let part = peer.link.encode_part(&self.history, tick, room, None);
                    part.map(<[u8]>::to_vec)
                }
                whole => whole,
            };
            let delta = encoded.unwrap_or_default();
            // Bits 0 to 5 of the third byte say how far back the first baseline is.
            let age = delta.get(2).map(|byte| byte & 63);
            let state = (!delta.is_empty()).then_some(tick);
            if self.defect == Some(Defect::AckedOnSend) {
                peer.link.acked(tick);
            }
            let says = peer.outgoing.take();
            let down = Down { acks: peer.receipts.acks(), says: says.clone(), delta };
            let sequence = sealer.next_sequence().unwrap_or(u64::MAX);
            let Some((bytes, key_stream)) = seal(sealer, &down) else { continue };
            let first = says.first().map(|say| say.id);
            let content = Content::Down { sequence, tick, age, says: (says.len(), first) };
            peer.outgoing.sent(sequence, tick, says, state);
            if let Some(first) =
                peer.first_address.filter(|_| self.defect == Some(Defect::FirstAddress))
            {
                address = first;
            }
            if let Some(misled) = self.misled.take() {
                address = misled;
            }
            let player = Some(player as u8);
            out.push(Out { to: address, bytes, player, key_stream, content });
        }
    }

    fn say(&mut self, player: u8) -> Option<Say> {
        if !self.door.is_connected(player.into()) {
            return None;
        }
        let peer = self.peers.get_mut(player as usize)?;
        let say = Say { session: peer.session, number: peer.outgoing.next() };
        peer.outgoing.push(say).then_some(say)
    }

    fn is_proved(&self, address: SocketAddr, _owner: Option<u8>) -> bool {
        self.proved.contains(&address)
    }

    fn counted(&self) -> u64 {
        self.gates.passed() + self.gates.total_refused() + self.others
    }

    fn excess(&self) -> Option<String> {
        self.peers.iter().find_map(|peer| excess(&peer.outgoing, &peer.incoming))
    }

    fn said(&self, player: u8) -> (u32, u32, usize) {
        let peer = self.peers.get(player as usize);
        peer.map_or((0, 0, 0), |peer| {
            (peer.session, peer.outgoing.next(), peer.outgoing.memory().0)
        })
    }
}

/// A datagram outside of any session.
pub(crate) fn handshake_message(to: SocketAddr, bytes: Vec<u8>) -> Out {
    Out { to, bytes, player: None, key_stream: None, content: Content::Handshake }
}

/// Why a packet had no effect, in a few words.
pub(crate) fn reason(denial: Denial) -> &'static str {
    match denial {
        Denial::Malformed => "malformed",
        Denial::UnknownClient => "unknown client",
        Denial::Proof => "wrong proof",
        Denial::OtherProtocol => "other protocol",
        Denial::Cookie => "wrong or old cookie",
        Denial::Stale => "older than the newest session",
        Denial::Unexpected => "unexpected",
        Denial::Stranger => "stranger",
        Denial::Packet(refusal) => refusal.gate().label(),
        _ => "other",
    }
}

/// Seals a packet, and returns the start of its key stream as well.
pub(crate) fn seal<T: tightwire::Wire>(
    sealer: &mut Sealer<T>,
    value: &T,
) -> Option<(Vec<u8>, Option<u64>)> {
    let plain = tightwire::encode_to_vec(value).ok()?;
    let mut buffer = [0; 1200];
    let sealed = sealer.seal(value, &mut buffer).ok()?.to_vec();
    let start = sealed.len().checked_sub(TAG + plain.len())?;
    let word = |bytes: Option<&[u8]>| Some(u64::from_le_bytes(bytes?.try_into().ok()?));
    let cipher = word(sealed.get(start..start + 8));
    let key_stream = cipher.zip(word(plain.get(..8))).map(|(cipher, plain)| cipher ^ plain);
    Some((sealed, key_stream))
}
