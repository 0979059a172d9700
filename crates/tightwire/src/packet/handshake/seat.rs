//! The server's state for one admitted client.

use core::fmt;
use core::net::SocketAddr;
use core::time::Duration;

use crate::packet::handshake::proof::ProofKey;
use crate::packet::protocol::Protocol;
use crate::packet::sealed::{self, ClientKey, Half, Salt, Session};
use crate::wire::Wire;

/// A client that may connect, and its sessions.
pub(super) struct Seat<C, S> {
    key: ClientKey,
    pub(super) proof: ProofKey,
    /// The time of the newest cookie that came back. Anything older is a replay.
    newest_cookie: Option<u64>,
    /// The session in use.
    pub(super) current: Option<Link<C, S>>,
    /// A session that the client has not used yet, and may not have received.
    pub(super) next: Option<Link<C, S>>,
}

/// A session with a client at an address.
pub(super) struct Link<C, S> {
    pub(super) address: SocketAddr,
    pub(super) session: Session<S, C>,
    /// The time at which the last game packet arrived.
    pub(super) heard: Duration,
    /// The client's half of the salt, to recognize a message that arrives twice.
    client_half: Half,
    pub(super) server_half: Half,
}

impl<C: Wire, S: Wire> Seat<C, S> {
    pub(super) fn new(key: ClientKey) -> Self {
        let proof = ProofKey::new(&key.proof_key());
        Self { key, proof, newest_cookie: None, current: None, next: None }
    }

    /// Returns the server's half of the next session, if it belongs to this half of the client's.
    pub(super) fn answered(&self, half: &Half) -> Option<Half> {
        let next = self.next.as_ref().filter(|next| next.client_half == *half)?;
        Some(next.server_half)
    }

    /// Returns whether the session in use belongs to this half. In that case the client already has its
    /// answer and must not get it again, because it would derive the same keys a second time.
    pub(super) fn is_in_use(&self, half: &Half) -> bool {
        self.current.as_ref().is_some_and(|current| current.client_half == *half)
    }

    /// Returns whether a cookie is newer than that of any session so far.
    pub(super) fn is_news(&self, time: u64) -> bool {
        self.newest_cookie.is_none_or(|newest| newest < time)
    }

    /// Moves the next session to a newer address, if it belongs to `half`, and returns the old address.
    pub(super) fn move_next(
        &mut self,
        half: &Half,
        address: SocketAddr,
        time: u64,
    ) -> Option<SocketAddr> {
        if !self.is_news(time) {
            return None;
        }
        let next = self.next.as_mut().filter(|next| next.client_half == *half)?;
        self.newest_cookie = Some(time);
        Some(core::mem::replace(&mut next.address, address))
    }

    /// Creates a session that the client may use from now on.
    pub(super) fn prepare(
        &mut self,
        protocol: &Protocol<C, S>,
        address: SocketAddr,
        time: u64,
        client_half: Half,
        server_half: Half,
        now: Duration,
    ) {
        let salt = Salt::new(client_half, server_half);
        let session = sealed::server(protocol, &self.key, salt);
        self.newest_cookie = Some(time);
        self.next = Some(Link { address, session, heard: now, client_half, server_half });
    }
}

impl<C, S> fmt::Debug for Seat<C, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut line = f.debug_struct("Client");
        line.field("newest_cookie", &self.newest_cookie).field("current", &self.current);
        line.field("next", &self.next).finish_non_exhaustive()
    }
}

impl<C, S> fmt::Debug for Link<C, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Link").field(&self.address).field(&self.session).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The size that docs/security.md states. It is smaller on 32-bit platforms.
    #[test]
    fn a_client_takes_no_more_memory_than_the_document_says() {
        let bytes = size_of::<Seat<u8, u8>>();
        assert!(bytes <= 1024, "{bytes}");
    }
}
