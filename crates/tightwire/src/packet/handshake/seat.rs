//! What the server keeps of one client that it admits.

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
    /// The time of the newest cookie that came back: what is older is a replay.
    newest_cookie: Option<u64>,
    /// The session in use.
    pub(super) current: Option<Link<C, S>>,
    /// A session that the client has not used so far, and may never have heard of.
    pub(super) next: Option<Link<C, S>>,
}

/// A session with a client at an address.
pub(super) struct Link<C, S> {
    pub(super) address: SocketAddr,
    pub(super) session: Session<S, C>,
    /// When the last packet of the game came in.
    pub(super) heard: Duration,
    /// The salt, to know a message again that comes twice.
    client_half: Half,
    pub(super) server_half: Half,
}

impl<C: Wire, S: Wire> Seat<C, S> {
    pub(super) fn new(key: ClientKey) -> Self {
        let proof = ProofKey::new(&key.proof_key());
        Self { key, proof, newest_cookie: None, current: None, next: None }
    }

    /// The server's half of the next session, if this half of the client's has led to it.
    pub(super) fn answered(&self, half: &Half) -> Option<Half> {
        let next = self.next.as_ref().filter(|next| next.client_half == *half)?;
        Some(next.server_half)
    }

    /// Whether the session in use is that of this half. The client has its answer then, and must
    /// not get it again: it would make the same keys once more.
    pub(super) fn is_in_use(&self, half: &Half) -> bool {
        self.current.as_ref().is_some_and(|current| current.client_half == *half)
    }

    /// Whether a cookie is newer than that of any session so far.
    pub(super) fn is_news(&self, time: u64) -> bool {
        self.newest_cookie.is_none_or(|newest| newest < time)
    }

    /// Moves the next session, if it is that of `half`, to an address that is newer than its own.
    /// Returns the old one.
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

    /// Makes a session that the client may use from now on.
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

    /// What docs/security.md says. On 32-bit platforms it is less.
    #[test]
    fn a_client_takes_no_more_memory_than_the_document_says() {
        let bytes = size_of::<Seat<u8, u8>>();
        assert!(bytes <= 1024, "{bytes}");
    }
}
