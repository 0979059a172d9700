//! The handshake, and the start of sessions.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::time::Duration;

use crate::address::Address;
use crate::event::{Denial, PlayerId, Reason, ServerEvent, Verdict};
use crate::game::Game;
use crate::handshake::cookie::Cookie;
use crate::handshake::exchange::Ephemeral;
use crate::handshake::message::{Claim, Message, Refused};
use crate::handshake::proof::{Exchange, Half};
use crate::handshake::token::Grant;
use crate::peer::Peer;
use crate::random::Random;
use crate::seal;
use crate::server::Server;
use crate::server::paths::Paths;
use crate::server::seat::{Live, Pending, Seat, ServerSide};

impl<G: Game, A: Address> Server<G, A> {
    /// Answers a message of the handshake, or ignores it without storing anything.
    pub(super) fn answer(
        &mut self,
        now: Duration,
        from: A,
        datagram: &[u8],
    ) -> Result<Verdict, Denial> {
        let claim = Claim::parse(datagram)?;
        let (player, token) = match &claim.message {
            Message::Request { player, token, .. } | Message::Response { player, token, .. } => {
                (*player, token)
            }
            _ => return Err(Denial::Unexpected),
        };
        let grant = self.grant(player, token);
        let proof = match (&grant, self.seats.get(&player)) {
            (Some(grant), _) => grant.key.proof_key(&self.config.identity),
            (None, Some(seat)) => seat.proof.clone(),
            (None, None) => return Err(Denial::UnknownPlayer),
        };
        let reply = match claim.verify(&proof)? {
            Message::Request { id, half, .. } => {
                match self.objection(now, player, id, grant.as_ref()) {
                    Some(why) => Message::Refuse { half, why },
                    None => {
                        let cookie = self.cookies.bake(now, &from, player, &half);
                        Message::Challenge { half, cookie }
                    }
                }
            }
            Message::Response { id, half, cookie, public, .. } => {
                match self.objection(now, player, id, grant.as_ref()) {
                    Some(Refused::OtherProtocol(_)) => return Err(Denial::OtherProtocol),
                    Some(_) => return Err(Denial::Stale),
                    None => {}
                }
                if !self.cookies.takes(&cookie, now, &from, player, &half) {
                    return Err(Denial::Cookie);
                }
                let (server_half, public) =
                    self.join(now, from, player, Ask { half, cookie, public, grant })?;
                Message::Accept { half, server_half, public }
            }
            _ => return Err(Denial::Unexpected),
        };
        let answer = reply.bytes(&proof);
        Ok(self.reply(from, answer))
    }

    /// Returns what a token grants, if it is for this player and this server.
    fn grant(&self, player: PlayerId, token: &[u8]) -> Option<Grant> {
        if token.is_empty() {
            return None;
        }
        let grant = self.tokens.as_ref()?.key.open(&self.config.identity, token)?;
        (grant.player == player).then_some(grant)
    }

    /// Returns why a player cannot join.
    fn objection(
        &self,
        now: Duration,
        player: PlayerId,
        id: u64,
        grant: Option<&Grant>,
    ) -> Option<Refused> {
        if id != self.protocol.id() {
            return Some(Refused::OtherProtocol(Box::new(self.protocol.hello())));
        }
        let (grant, tokens) = (grant?, self.tokens.as_ref()?);
        let unix = tokens.epoch.saturating_add(now).as_secs();
        if !(grant.not_before..=grant.expires).contains(&unix) {
            return Some(Refused::Expired);
        }
        let is_new = !self.seats.contains_key(&player);
        (is_new && self.seats.len() >= tokens.most_players).then_some(Refused::Full)
    }

    /// Returns the server's half and public key for a client that has proved its key and an
    /// address. They are those of the session it asks for, if it already exists, else of a new one.
    fn join(
        &mut self,
        now: Duration,
        from: A,
        player: PlayerId,
        ask: Ask,
    ) -> Result<(Half, Option<[u8; 32]>), Denial> {
        let Self { seats, random, config, protocol, .. } = self;
        if let Some(grant) = ask.grant {
            // The newest token counts, with its key and its data about the player.
            let seat = seats.entry(player);
            let seat = seat.or_insert_with(|| Seat::new(grant.key.copy(), &config.identity, now));
            if seat.key.bytes() != grant.key.bytes() {
                (seat.proof, seat.key) = (grant.key.proof_key(&config.identity), grant.key);
                seat.pending = None;
            }
            seat.token = Some(grant.user_data);
        }
        let seat = seats.get_mut(&player).ok_or(Denial::UnknownPlayer)?;
        if let Some(pending) = &mut seat.pending {
            if pending.client_half == ask.half {
                pending.paths.prove(from, now, random);
                return Ok((pending.server_half, pending.public));
            }
        }
        let in_use = seat.live.as_ref().is_some_and(|live| live.client_half == ask.half);
        if in_use || seat.newest_cookie.is_some_and(|newest| ask.cookie.time <= newest) {
            return Err(Denial::Stale);
        }
        let server_half = random.half();
        let exchange = match &ask.public {
            Some(client) => Some(exchange(client, random).ok_or(Denial::Unexpected)?),
            None => None,
        };
        let public = exchange.as_ref().map(|exchange| exchange.server);
        let root =
            seat.key.session_root(&config.identity, &ask.half, &server_half, exchange.as_ref());
        let seal = seal::server(&protocol.inner, root, (ask.half, server_half));
        seat.newest_cookie = Some(ask.cookie.time);
        let mut paths = Paths::new();
        paths.prove(from, now, random);
        seat.pending =
            Some(Pending { seal, client_half: ask.half, server_half, public, since: now, paths });
        Ok((server_half, public))
    }

    /// Puts the pending session of a player into use, because the client has done so.
    pub(super) fn promote(&mut self, now: Duration, player: PlayerId) {
        self.close(now, player, Reason::Replaced, None);
        self.drop_live(now, player);
        let Some(seat) = self.seats.get_mut(&player) else { return };
        let Some(pending) = seat.pending.take() else { return };
        let mut side = ServerSide::new(self.config.inputs);
        side.state.longest_gap = self.config.longest_gap;
        let peer = Peer::new(side, pending.seal, &self.config, now, &mut self.random);
        seat.forgeries = 0;
        seat.live = Some(Box::new(Live {
            peer,
            client_half: pending.client_half,
            paths: pending.paths,
            round: Vec::new(),
            ping: true,
            is_silent: false,
            closing: None,
        }));
        self.stats.sessions += 1;
        self.events.push_back(ServerEvent::Joined(player));
    }
}

/// The request of a client in its response.
struct Ask {
    half: Half,
    cookie: Cookie,
    public: Option<[u8; 32]>,
    grant: Option<Grant>,
}

/// Performs the server's side of the ephemeral exchange.
fn exchange(client: &[u8; 32], random: &mut Random) -> Option<Exchange> {
    let ephemeral = Ephemeral::new(random)?;
    let shared = ephemeral.shared(client)?;
    Some(Exchange { client: *client, server: ephemeral.public, shared })
}
