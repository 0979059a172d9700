//! The server's side of the handshake: it ignores strangers and keeps the sessions of admitted clients.

use alloc::collections::BTreeMap;
use core::fmt;
use core::net::SocketAddr;
use core::time::Duration;

use crate::packet::handshake::cookie::CookieKey;
use crate::packet::handshake::message::{Claim, Content, is_handshake};
use crate::packet::handshake::proof::Cookie;
use crate::packet::handshake::seat::{Link, Seat};
use crate::packet::handshake::{Denial, Message};
use crate::packet::protocol::Protocol;
use crate::packet::sealed::{ClientKey, Half, Opened, Place, Sealer};
use crate::wire::Wire;

/// A server and the clients that it admits.
///
/// It stores a key and at most two sessions and two addresses for each admitted client. It stores
/// nothing for anyone else, whatever they send.
///
/// See [the module](crate::packet::handshake) for an example.
pub struct Server<C, S> {
    protocol: Protocol<C, S>,
    cookies: CookieKey,
    seats: BTreeMap<u64, Seat<C, S>>,
    /// Maps an address to the client whose current session is there.
    current: BTreeMap<SocketAddr, u64>,
    /// Maps an address to the client whose next session is there.
    next: BTreeMap<SocketAddr, u64>,
}

/// The meaning of a packet that arrived.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "nothing is allocated for a stranger")]
pub enum Incoming<'a, C> {
    /// A game packet.
    Packet {
        /// The client that sent it.
        client: u64,
        /// True if it is the first packet of a new session, because the client has just connected
        /// or reconnected. Anything sent to it before may be lost.
        joined: bool,
        /// The opened packet.
        packet: Opened<'a, C>,
    },
    /// An answer to send to the address that the packet came from.
    Reply(Message),
    /// The packet had no effect.
    Ignored(Denial),
}

impl<C: Wire, S: Wire> Server<C, S> {
    /// Creates a server that admits no clients yet.
    ///
    /// `secret` is the key for cookies: 32 bytes from a cryptographic generator, drawn when the server
    /// starts and never shared.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Server;
    /// const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// let server = Server::new(&PROTOCOL, [1; 32]); // random, of course
    /// # drop(server);
    /// ```
    pub fn new(protocol: &Protocol<C, S>, secret: [u8; 32]) -> Self {
        Self {
            protocol: *protocol,
            cookies: CookieKey::new(&secret),
            seats: BTreeMap::new(),
            current: BTreeMap::new(),
            next: BTreeMap::new(),
        }
    }

    /// Allows a client to connect that has this number and this key from a matchmaker.
    ///
    /// A client that was admitted before loses its sessions.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Server;
    /// # use tightwire::packet::sealed::ClientKey;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut server = Server::new(&PROTOCOL, [1; 32]);
    /// server.admit(42, ClientKey::new([7; 32]));
    /// assert!(!server.is_connected(42));
    /// ```
    pub fn admit(&mut self, client: u64, key: ClientKey) {
        self.disconnect(client);
        self.seats.insert(client, Seat::new(key));
    }

    /// Removes a client and its key. It cannot connect anymore.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Server;
    /// # use tightwire::packet::sealed::ClientKey;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut server = Server::new(&PROTOCOL, [1; 32]);
    /// server.admit(42, ClientKey::new([7; 32]));
    /// server.dismiss(42);
    /// ```
    pub fn dismiss(&mut self, client: u64) {
        self.disconnect(client);
        self.seats.remove(&client);
    }

    /// Ends the sessions of a client. It may connect again.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Server;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut server = Server::new(&PROTOCOL, [1; 32]);
    /// server.disconnect(42);
    /// assert!(!server.is_connected(42));
    /// ```
    pub fn disconnect(&mut self, client: u64) {
        let Some(seat) = self.seats.get_mut(&client) else { return };
        leave(&mut self.current, seat.current.take().map(|link| link.address), client);
        leave(&mut self.next, seat.next.take().map(|link| link.address), client);
    }

    /// Handles a packet from `from`, and decrypts it in place if it is a game packet. A packet without
    /// effect is left unchanged.
    ///
    /// `random` returns the server's half of a salt: 16 bytes from a cryptographic generator. It is
    /// called only for a client that has proved its key and its address.
    ///
    /// See [the module](crate::packet::handshake) for an example.
    pub fn receive<'a>(
        &mut self,
        now: Duration,
        from: SocketAddr,
        packet: &'a mut [u8],
        random: impl FnOnce() -> [u8; 16],
    ) -> Incoming<'a, C> {
        if is_handshake(packet) {
            let reply = self.answer(now, from, packet, random);
            return reply.map_or_else(Incoming::Ignored, Incoming::Reply);
        }
        match self.open(now, from, packet) {
            Ok((client, joined, place)) => {
                Incoming::Packet { client, joined, packet: Opened::at(place, packet) }
            }
            Err(denial) => Incoming::Ignored(denial),
        }
    }

    /// Creates the answer to a handshake message.
    fn answer(
        &mut self,
        now: Duration,
        from: SocketAddr,
        packet: &[u8],
        random: impl FnOnce() -> Half,
    ) -> Result<Message, Denial> {
        let claim = Claim::parse(packet)?;
        let client = claim.client().ok_or(Denial::Unexpected)?;
        let seat = self.seats.get(&client).ok_or(Denial::UnknownClient)?;
        let reply = match claim.verify(&seat.proof)? {
            Content::Request { id, half, .. } if id != self.protocol.id() => {
                Content::Refuse { half, hello: self.protocol.hello() }
            }
            Content::Request { half, .. } => {
                let cookie = self.cookies.bake(now, from, client, &half);
                Content::Challenge { half, cookie }
            }
            Content::Response { id, half, cookie, .. } => {
                if id != self.protocol.id() {
                    return Err(Denial::OtherProtocol);
                }
                self.cookies.check(&cookie, now, from, client, &half)?;
                let server_half = self.join(now, from, client, half, cookie, random)?;
                Content::Accept { half, server_half }
            }
            _ => return Err(Denial::Unexpected),
        };
        let seat = self.seats.get(&client).ok_or(Denial::UnknownClient)?;
        reply.message(&seat.proof).ok_or(Denial::Malformed)
    }

    /// Returns the server's half for a client that has proved its key and its address. It is that of
    /// the requested session if that exists already, and that of a new session otherwise.
    fn join(
        &mut self,
        now: Duration,
        from: SocketAddr,
        client: u64,
        half: Half,
        cookie: Cookie,
        random: impl FnOnce() -> Half,
    ) -> Result<Half, Denial> {
        let seat = self.seats.get_mut(&client).ok_or(Denial::UnknownClient)?;
        if let Some(server_half) = seat.answered(&half) {
            // The client's address may change before the client uses its session.
            if let Some(old) = seat.move_next(&half, from, cookie.time) {
                leave(&mut self.next, Some(old), client);
                self.next.insert(from, client);
            }
            return Ok(server_half);
        }
        if seat.is_in_use(&half) || !seat.is_news(cookie.time) {
            return Err(Denial::Stale);
        }
        let server_half = random();
        leave(&mut self.next, seat.next.take().map(|link| link.address), client);
        seat.prepare(&self.protocol, from, cookie.time, half, server_half, now);
        self.next.insert(from, client);
        Ok(server_half)
    }

    /// Opens a game packet with the current session at its address, or with the next one.
    fn open(
        &mut self,
        now: Duration,
        from: SocketAddr,
        packet: &mut [u8],
    ) -> Result<(u64, bool, Place), Denial> {
        let mut denial = Denial::Stranger;
        if let Some((client, link)) = link(&self.current, &mut self.seats, from, false) {
            match link.session.opener.open_in_place(packet) {
                Ok(place) => {
                    link.heard = now;
                    return Ok((client, false, place));
                }
                Err(refusal) => denial = Denial::Packet(refusal),
            }
        }
        let Some((client, link)) = link(&self.next, &mut self.seats, from, true) else {
            return Err(denial);
        };
        let place = link.session.opener.open_in_place(packet).map_err(Denial::Packet)?;
        link.heard = now;
        self.promote(client);
        Ok((client, true, place))
    }

    /// Makes the next session of a client the current one, because the client has started to use it.
    fn promote(&mut self, client: u64) {
        let Some(seat) = self.seats.get_mut(&client) else { return };
        let Some(link) = seat.next.take() else { return };
        let address = link.address;
        leave(&mut self.current, seat.current.replace(link).map(|link| link.address), client);
        self.next.remove(&address);
        // This replaces any other client at the address, which must have been reassigned.
        self.current.insert(address, client);
    }

    /// Returns the address of a connected client, and the sealer for packets to it.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Server;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut server = Server::new(&PROTOCOL, [1; 32]);
    /// # let mut buffer = [0; 1200];
    /// if let Some((address, sealer)) = server.sealer(42) {
    ///     let packet = sealer.seal(&true, &mut buffer);
    ///     // socket.send_to(packet?, address)
    ///     # let _ = (packet, address);
    /// }
    /// ```
    pub fn sealer(&mut self, client: u64) -> Option<(SocketAddr, &mut Sealer<S>)> {
        let link = self.seats.get_mut(&client)?.current.as_mut()?;
        Some((link.address, &mut link.session.sealer))
    }

    /// Returns whether a client has a session and has used it.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Server;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let server = Server::new(&PROTOCOL, [1; 32]);
    /// assert!(!server.is_connected(42));
    /// ```
    pub fn is_connected(&self, client: u64) -> bool {
        self.seats.get(&client).is_some_and(|seat| seat.current.is_some())
    }

    /// Iterates over the connected clients and the time since each was last heard from.
    ///
    /// The game decides what to do about a silent client. A client that reconnects needs no action.
    ///
    /// ```
    /// # use core::time::Duration;
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Server;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let server = Server::new(&PROTOCOL, [1; 32]);
    /// # let now = Duration::ZERO;
    /// for (client, silence) in server.connected(now) {
    ///     println!("{client} was heard of {silence:?} ago");
    /// }
    /// ```
    pub fn connected(&self, now: Duration) -> impl Iterator<Item = (u64, Duration)> + '_ {
        self.seats.iter().filter_map(move |(client, seat)| {
            let silence = now.saturating_sub(seat.current.as_ref()?.heard);
            Some((*client, silence))
        })
    }
}

/// Removes the address of a session that has ended from a list, unless it now belongs to another
/// client.
fn leave(list: &mut BTreeMap<SocketAddr, u64>, address: Option<SocketAddr>, client: u64) {
    if let Some(address) = address.filter(|address| list.get(address) == Some(&client)) {
        list.remove(&address);
    }
}

/// Returns the client that a list has at an address, and its session there.
fn link<'a, C, S>(
    list: &BTreeMap<SocketAddr, u64>,
    seats: &'a mut BTreeMap<u64, Seat<C, S>>,
    from: SocketAddr,
    next: bool,
) -> Option<(u64, &'a mut Link<C, S>)> {
    let client = *list.get(&from)?;
    let seat = seats.get_mut(&client)?;
    let link = if next { &mut seat.next } else { &mut seat.current };
    Some((client, link.as_mut()?))
}

/// Prints everything except the keys.
impl<C, S> fmt::Debug for Server<C, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, current, next, .. } = self;
        let mut line = f.debug_struct("Server");
        line.field("clients", seats).field("current", current).field("next", next);
        line.finish_non_exhaustive()
    }
}
