//! Handles datagrams from players.

use core::time::Duration;

use tightwire::packet::Refusal;

use crate::address::Address;
use crate::config::LARGEST_DATAGRAM;
use crate::event::{Denial, PlayerId, Reason, ServerEvent, Verdict};
use crate::game::Game;
use crate::handshake::message::{Form, LONG_BYTES, Message, form};
use crate::packet::TOKEN_BYTES;
use crate::peer::{Arrival, Fault};
use crate::server::seat::{Live, Seat};
use crate::server::{MOST_ANSWERS, Server};

/// The number of forged packets after which the seal of a session is no longer considered safe; see
/// RFC 9001, section 6.6.
const MOST_FORGERIES: u64 = 1 << 36;

/// The maximum number of players at one address whose seals are tried.
const MOST_AT_ONE_ADDRESS: usize = 8;

impl<G: Game, A: Address> Server<G, A> {
    /// Handles a datagram, which is decrypted in place. It may be any bytes from any sender.
    pub fn receive(&mut self, now: Duration, from: A, datagram: &mut [u8]) -> Verdict {
        let now = self.timeline.advance(now);
        self.stats.datagrams += 1;
        self.cookies.turn(now);
        let verdict = match form(datagram) {
            _ if datagram.len() > LARGEST_DATAGRAM => Err(Denial::Malformed),
            Form::Handshake => self.answer(now, from, datagram),
            Form::Long(player) => {
                let sealed = datagram.get_mut(LONG_BYTES..).unwrap_or_default();
                self.take_long(now, from, player, sealed)
            }
            Form::Sealed => self.take_short(now, from, datagram),
        };
        let verdict = verdict.unwrap_or_else(Verdict::Ignored);
        match verdict {
            Verdict::Taken => self.stats.taken += 1,
            Verdict::Answered => self.stats.answered += 1,
            Verdict::Ignored(_) => self.stats.ignored += 1,
        }
        verdict
    }

    /// Stores an answer until it is sent.
    pub(super) fn reply(&mut self, to: A, answer: Option<alloc::vec::Vec<u8>>) -> Verdict {
        match answer {
            Some(answer) if self.answers.len() < MOST_ANSWERS => {
                self.answers.push_back((to, answer));
            }
            _ => self.stats.answers_dropped += 1,
        }
        Verdict::Answered
    }

    /// Handles a packet without the number of its player, which is from one of the players at this
    /// address.
    fn take_short(&mut self, now: Duration, from: A, packet: &mut [u8]) -> Result<Verdict, Denial> {
        let mut denial = Denial::Stranger;
        let mut players = [None; MOST_AT_ONE_ADDRESS];
        let here = self.here.range((from, 0)..=(from, u64::MAX));
        for (place, (_, player)) in players.iter_mut().zip(here) {
            *place = Some(*player);
        }
        for player in players.into_iter().flatten() {
            match self.take(now, from, player, packet) {
                Err(error) => denial = error,
                taken => return taken,
            }
        }
        Err(denial)
    }

    /// Handles a packet with the number of its player, from any address.
    fn take_long(
        &mut self,
        now: Duration,
        from: A,
        player: PlayerId,
        packet: &mut [u8],
    ) -> Result<Verdict, Denial> {
        let denial = match self.take(now, from, player, packet) {
            Err(denial) => denial,
            taken => return taken,
        };
        let seat = self.seats.get_mut(&player).ok_or(Denial::UnknownPlayer)?;
        if denial == Denial::Packet(Refusal::Replayed) {
            // A faster copy must not silence the original: it still says where the client may be. A packet
            // that is no copy may be one of the next session, whose numbers start again.
            let again = seat.open().and_then(|live| {
                let opened = live.peer.seal.open_again(packet).ok()?;
                Some(live.peer.is_seeking(opened.payload()))
            });
            match again {
                Some(true) => {
                    return Ok(self.propose(now, from, player).unwrap_or(Verdict::Ignored(denial)));
                }
                Some(false) => return Err(denial),
                None => {}
            }
        }
        let Some(pending) = &mut seat.pending else { return Err(denial) };
        if self.events.len() >= self.config.most_events() {
            return Err(Denial::Backlog);
        }
        let opened = pending.seal.open(packet).map_err(Denial::Packet)?;
        let (number, payload) = (opened.sequence(), opened.payload().to_vec());
        self.promote(now, player);
        self.content(now, from, player, number, &payload);
        Ok(Verdict::Taken)
    }

    /// Handles a packet of the session in use.
    fn take(
        &mut self,
        now: Duration,
        from: A,
        player: PlayerId,
        packet: &mut [u8],
    ) -> Result<Verdict, Denial> {
        if self.events.len() >= self.config.most_events() {
            return Err(Denial::Backlog);
        }
        let seat = self.seats.get_mut(&player).ok_or(Denial::UnknownPlayer)?;
        let live = seat.live.as_mut().ok_or(Denial::Stranger)?;
        match live.peer.seal.open(packet) {
            Ok(opened) => {
                let number = opened.sequence();
                if live.closing.is_some() {
                    live.peer.repeat_goodbye(now);
                    return Ok(Verdict::Taken);
                }
                // The payload is in the caller's buffer, so it does not borrow the seat.
                let payload = opened.payload();
                self.content(now, from, player, number, payload);
                Ok(Verdict::Taken)
            }
            Err(refusal) => {
                if refusal == Refusal::Tag {
                    seat.forgeries += 1;
                    if seat.forgeries >= MOST_FORGERIES {
                        self.close(now, player, Reason::Forgeries, None);
                    }
                }
                Err(Denial::Packet(refusal))
            }
        }
    }

    /// Processes the content of a packet.
    fn content(&mut self, now: Duration, from: A, player: PlayerId, number: u64, payload: &[u8]) {
        let Some(seat) = self.seats.get_mut(&player) else { return };
        let Some(live) = seat.live.as_deref_mut() else { return };
        let Live { peer, paths, is_silent, .. } = live;
        let events = &mut self.events;
        if core::mem::take(is_silent) {
            events.push_back(ServerEvent::Back(player));
        }
        let patience = peer.trip.expectation();
        let mut moved = None;
        let accepted = peer.accept(
            now,
            number,
            payload,
            |arrival| {
                events.push_back(match arrival {
                    Arrival::Message(message) => ServerEvent::Message(player, message),
                    Arrival::Block(block) => ServerEvent::Block(player, block),
                });
            },
            |path| moved = paths.arrived(path, now, patience).or(moved),
        );
        if let Some((old, new)) = moved {
            if let Some(old) = old {
                self.here.remove(&(old, player));
            }
            self.here.insert((new, player));
            peer.change_path(paths.present_id());
        }
        let accepted = match accepted {
            Ok(Some(accepted)) => accepted,
            Ok(None) => return,
            Err(fault) => {
                let reason = match fault {
                    Fault::BadPayload => Reason::BadPayload,
                    Fault::FalseReport => Reason::FalseReport,
                };
                return self.close(now, player, reason, None);
            }
        };
        if let Some(came) = &mut peer.side.came {
            let event = |(tick, input)| ServerEvent::Input(player, tick, input);
            events.extend(came.drain(..).map(event));
        }
        if let Some(token) = accepted.seeking {
            self.seek(now, from, player, &token);
        }
        if let Some(code) = accepted.goodbye {
            self.close(now, player, Reason::Said(code), None);
        }
    }

    /// Handles a client that seeks the server from a new address, or because it receives nothing.
    fn seek(&mut self, now: Duration, from: A, player: PlayerId, token: &[u8; TOKEN_BYTES]) {
        let Some(live) = self.seats.get_mut(&player).and_then(Seat::open) else { return };
        live.ping = true;
        live.paths.came_first(from);
        if *token != [0; TOKEN_BYTES] {
            let proved = self.cookies.address(token, now, player, &live.client_half);
            if let Some(address) = proved {
                live.paths.prove(address, now, &mut self.random);
            }
        }
        self.propose(now, from, player);
    }

    /// Answers a client at an unproved address with a token for this address.
    fn propose(&mut self, now: Duration, from: A, player: PlayerId) -> Option<Verdict> {
        let seat = self.seats.get_mut(&player)?;
        let live = seat.live.as_ref()?;
        if live.paths.is_proved(from, now) {
            return None;
        }
        let token = self.cookies.token(now, &from, player, &live.client_half);
        let answer = Message::Path { token }.bytes(&seat.proof);
        Some(self.reply(from, answer))
    }
}
