//! The client's side of the handshake: it requests a session, and a new one if the session is lost.

use core::fmt;
use core::time::Duration;

use crate::packet::handshake::message::{Claim, Content, is_handshake};
use crate::packet::handshake::proof::{Cookie, ProofKey};
use crate::packet::handshake::{COOKIE_LIFETIME, Denial, Message, RETRY, TIMEOUT};
use crate::packet::hello::Hello;
use crate::packet::protocol::Protocol;
use crate::packet::sealed::{self, ClientKey, Half, Opened, Salt, Sealer, Session};
use crate::wire::Wire;

/// A client that connects to a server and can reconnect.
///
/// An existing session stays in use while a new one is requested. A client that has received nothing
/// for a while can therefore call [`connect`](Self::connect) and keep playing. This also handles a
/// change of the client's own address, which it cannot detect in any other way.
///
/// See [the module](crate::packet::handshake) for an example.
pub struct Client<C, S> {
    protocol: Protocol<C, S>,
    number: u64,
    key: ClientKey,
    proof: ProofKey,
    attempt: Option<Attempt>,
    session: Option<Session<C, S>>,
    /// The result of the last attempt, if it failed.
    failure: Option<Status>,
}

/// An attempt to start a session.
struct Attempt {
    half: Half,
    started: Duration,
    /// The time at which the next message is due.
    due: Duration,
    /// The cookie to return to the server, and when it arrived.
    cookie: Option<(Cookie, Duration)>,
}

/// The state of a client.
///
/// ```
/// use core::time::Duration;
///
/// use tightwire::packet::Protocol;
/// use tightwire::packet::handshake::{Client, Status, TIMEOUT};
/// use tightwire::packet::sealed::ClientKey;
///
/// const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
/// let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
/// assert_eq!(client.status(), Status::Idle);
/// client.connect(Duration::ZERO, [2; 16]);
/// assert_eq!(client.status(), Status::Connecting);
/// client.message(TIMEOUT + Duration::from_secs(1));
/// assert_eq!(client.status(), Status::TimedOut);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// No session was requested.
    Idle,
    /// A session was requested. An earlier session, if there is one, stays in use.
    Connecting,
    /// There is a session.
    Connected,
    /// There was no answer within [`TIMEOUT`]. An earlier session, if there is one, stays in use.
    TimedOut,
    /// The server has a different protocol.
    Refused,
}

/// The meaning of a packet from the server.
#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "no allocator is needed to be refused")]
pub enum Received<'a, S> {
    /// A game packet.
    Packet(Opened<'a, S>),
    /// An answer that requires another message, which [`message`](Client::message) returns.
    Progress,
    /// A new session was established. The client sends the first packet.
    Connected,
    /// The server has a different protocol. [`compare`](Hello::compare) its hello with ours.
    Refused(Hello),
    /// The packet had no effect.
    Ignored(Denial),
}

impl<C: Wire, S: Wire> Client<C, S> {
    /// Creates a client with the number and the key that a matchmaker gave it.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Client;
    /// # use tightwire::packet::sealed::ClientKey;
    /// const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// let client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
    /// # drop(client);
    /// ```
    pub fn new(protocol: &Protocol<C, S>, number: u64, key: ClientKey) -> Self {
        let proof = ProofKey::new(&key.proof_key());
        let protocol = *protocol;
        Self { protocol, number, key, proof, attempt: None, session: None, failure: None }
    }

    /// Starts to request a session, or starts over if a request is in progress.
    ///
    /// `half` is this client's half of the salt: 16 bytes from a cryptographic generator. **Never use
    /// the same bytes twice.**
    ///
    /// ```
    /// # use core::time::Duration;
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Client;
    /// # use tightwire::packet::sealed::ClientKey;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
    /// # let random = || [2; 16];
    /// client.connect(Duration::ZERO, random());
    /// assert!(client.message(Duration::ZERO).is_some());
    /// ```
    pub fn connect(&mut self, now: Duration, half: [u8; 16]) {
        self.attempt = Some(Attempt { half, started: now, due: now, cookie: None });
        self.failure = None;
    }

    /// Returns the message to send now, if one is due. Call it after every packet and every tick.
    ///
    /// ```
    /// # use core::time::Duration;
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::{Client, RETRY};
    /// # use tightwire::packet::sealed::ClientKey;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
    /// # client.connect(Duration::ZERO, [2; 16]);
    /// assert!(client.message(Duration::ZERO).is_some());
    /// assert!(client.message(RETRY / 2).is_none());
    /// assert!(client.message(RETRY).is_some());
    /// ```
    pub fn message(&mut self, now: Duration) -> Option<Message> {
        let attempt = self.attempt.as_mut()?;
        if now.saturating_sub(attempt.started) > TIMEOUT {
            self.attempt = None;
            self.failure = Some(Status::TimedOut);
            return None;
        }
        if now < attempt.due {
            return None;
        }
        attempt.due = now.saturating_add(RETRY);
        // A cookie that had no result for this long has expired, or its server was restarted.
        attempt.cookie.take_if(|(_, since)| now.saturating_sub(*since) > COOKIE_LIFETIME / 2);
        let (id, client, half) = (self.protocol.id(), self.number, attempt.half);
        let content = match attempt.cookie {
            None => Content::Request { id, client, half },
            Some((cookie, _)) => Content::Response { id, client, half, cookie },
        };
        content.message(&self.proof)
    }

    /// Handles a packet from the server's address, and decrypts it in place if it is a game packet. A
    /// packet without effect is left unchanged.
    ///
    /// See [the module](crate::packet::handshake) for an example.
    pub fn receive<'a>(&mut self, now: Duration, packet: &'a mut [u8]) -> Received<'a, S> {
        if !is_handshake(packet) {
            let Some(session) = &mut self.session else {
                return Received::Ignored(Denial::Stranger);
            };
            return match session.opener.open(packet) {
                Ok(opened) => Received::Packet(opened),
                Err(refusal) => Received::Ignored(Denial::Packet(refusal)),
            };
        }
        self.answer(now, packet).unwrap_or_else(Received::Ignored)
    }

    /// Handles a message of the handshake.
    fn answer<'a>(&mut self, now: Duration, packet: &[u8]) -> Result<Received<'a, S>, Denial> {
        let attempt = self.attempt.as_mut().ok_or(Denial::Unexpected)?;
        match Claim::parse(packet)?.verify(&self.proof)? {
            Content::Challenge { half, cookie } if half == attempt.half => {
                attempt.cookie = Some((cookie, now));
                attempt.due = now;
                Ok(Received::Progress)
            }
            Content::Accept { half, server_half } if half == attempt.half => {
                let salt = Salt::new(half, server_half);
                self.session = Some(sealed::client(&self.protocol, &self.key, salt));
                // This ends the attempt, so that no second session is created from the same salt.
                self.attempt = None;
                Ok(Received::Connected)
            }
            Content::Refuse { half, hello } if half == attempt.half => {
                self.attempt = None;
                self.failure = Some(Status::Refused);
                Ok(Received::Refused(hello))
            }
            _ => Err(Denial::Unexpected),
        }
    }

    /// Returns the sealer for packets to the server, if there is a session.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::Client;
    /// # use tightwire::packet::sealed::ClientKey;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
    /// assert!(client.sealer().is_none());
    /// ```
    pub fn sealer(&mut self) -> Option<&mut Sealer<C>> {
        self.session.as_mut().map(|session| &mut session.sealer)
    }

    /// Returns the state of the client.
    ///
    /// ```
    /// # use tightwire::packet::Protocol;
    /// # use tightwire::packet::handshake::{Client, Status};
    /// # use tightwire::packet::sealed::ClientKey;
    /// # const PROTOCOL: Protocol<u16, bool> = Protocol::new("my game", 3);
    /// # let mut client = Client::new(&PROTOCOL, 42, ClientKey::new([7; 32]));
    /// assert_eq!(client.status(), Status::Idle);
    /// ```
    pub fn status(&self) -> Status {
        if self.attempt.is_some() {
            return Status::Connecting;
        }
        match (self.failure, &self.session) {
            (Some(failure), _) => failure,
            (None, Some(_)) => Status::Connected,
            (None, None) => Status::Idle,
        }
    }
}

impl<C: Wire, S: Wire> fmt::Debug for Client<C, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = f.debug_struct("Client");
        line.field("number", &self.number).field("status", &self.status());
        line.field("session", &self.session).finish_non_exhaustive()
    }
}
