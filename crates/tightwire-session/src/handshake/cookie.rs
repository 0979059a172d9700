//! Cookies and path tokens: they let a server recognize an address without storing anything.

use core::time::Duration;

use zeroize::Zeroizing;

use crate::address::{ADDRESS_BYTES, Address};
use crate::handshake::proof::{Half, Proof, ProofKey};
use crate::handshake::{COOKIE_LIFETIME, PATH_LIFETIME};
use crate::packet::TOKEN_BYTES;

/// The time for which a secret is used.
const PERIOD: Duration = Duration::from_secs(60);

/// The size of the proof in a path token, in bytes.
const TOKEN_PROOF_BYTES: usize = TOKEN_BYTES - ADDRESS_BYTES - 4;

/// A value that a server sends to an address and expects back from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cookie {
    /// When it was issued, in microseconds of the server's time, or a little later.
    pub(crate) time: u64,
    pub(crate) proof: Proof,
}

/// The server's own secret. A new one is derived every minute, and the old ones cannot be computed
/// from it.
pub(crate) struct CookieKeys {
    chain: Zeroizing<[u8; 32]>,
    period: u64,
    /// The second at which the period was last compared with the time.
    second: u64,
    current: ProofKey,
    previous: Option<ProofKey>,
    /// The time of the last cookie. The next one is later, even if the clock does not advance.
    last: u64,
}

impl CookieKeys {
    pub(crate) fn new(secret: [u8; 32], now: Duration) -> Self {
        let current = ProofKey::new(&secret);
        let chain = Zeroizing::new(current.mac(&[b"next"]));
        let (second, period) = (now.as_secs(), now.as_secs() / PERIOD.as_secs());
        Self { chain, period, second, current, previous: None, last: 0 }
    }

    /// Advances to the secret of this time.
    #[inline]
    pub(crate) fn turn(&mut self, now: Duration) {
        // Once a second is often enough to look.
        if now.as_secs() != self.second {
            self.turn_to(now);
        }
    }

    fn turn_to(&mut self, now: Duration) {
        self.second = now.as_secs();
        let period = now.as_secs() / PERIOD.as_secs();
        if period <= self.period {
            let age = now.saturating_sub(Duration::from_secs(self.period * PERIOD.as_secs()));
            if age > COOKIE_LIFETIME {
                self.previous = None;
            }
            return;
        }
        let key = ProofKey::new(&self.chain);
        *self.chain = key.mac(&[b"next"]);
        let old = core::mem::replace(&mut self.current, key);
        // No valid cookie is left of a secret that was last used two periods ago.
        self.previous = (period == self.period + 1).then_some(old);
        self.period = period;
    }

    fn proves(&self, parts: &[&[u8]], proof: &[u8]) -> bool {
        self.current.verifies(parts, proof)
            || self.previous.as_ref().is_some_and(|key| key.verifies(parts, proof))
    }

    /// Creates a cookie for a player at an address.
    pub(crate) fn bake<A: Address>(
        &mut self,
        now: Duration,
        to: &A,
        player: u64,
        half: &Half,
    ) -> Cookie {
        let time = (now.as_micros() as u64).max(self.last.saturating_add(1));
        self.last = time;
        let parts: [&[u8]; 5] =
            [b"cookie", &time.to_le_bytes(), &player.to_le_bytes(), half, &to.to_bytes()];
        Cookie { time, proof: self.current.prove(&parts) }
    }

    /// Returns whether a cookie was recently issued to this player at this address.
    pub(crate) fn takes<A: Address>(
        &self,
        cookie: &Cookie,
        now: Duration,
        from: &A,
        player: u64,
        half: &Half,
    ) -> bool {
        let now = now.as_micros() as u64;
        // The time of a cookie may be ahead of the clock, but not of the last cookie.
        let is_young = cookie.time <= now.max(self.last)
            && u128::from(now.saturating_sub(cookie.time)) <= COOKIE_LIFETIME.as_micros();
        let (time, player) = (cookie.time.to_le_bytes(), player.to_le_bytes());
        is_young && self.proves(&[b"cookie", &time, &player, half, &from.to_bytes()], &cookie.proof)
    }

    /// Creates a path token for a session and an address.
    pub(crate) fn token<A: Address>(
        &self,
        now: Duration,
        to: &A,
        player: u64,
        half: &Half,
    ) -> [u8; TOKEN_BYTES] {
        let (address, time) = (to.to_bytes(), (now.as_millis() as u32).to_le_bytes());
        let parts: [&[u8]; 5] = [b"path", &time, &player.to_le_bytes(), half, &address];
        let proof: [u8; TOKEN_PROOF_BYTES] = self.current.prove(&parts);
        let mut token = [0; TOKEN_BYTES];
        let all = address.into_iter().chain(time).chain(proof);
        for (target, byte) in token.iter_mut().zip(all) {
            *target = byte;
        }
        token
    }

    /// Returns the address in a token that was recently made for this session.
    pub(crate) fn address<A: Address>(
        &self,
        token: &[u8; TOKEN_BYTES],
        now: Duration,
        player: u64,
        half: &Half,
    ) -> Option<A> {
        let (address, rest) = token.split_first_chunk::<ADDRESS_BYTES>()?;
        let (time, proof) = rest.split_first_chunk::<4>()?;
        let age = (now.as_millis() as u32).wrapping_sub(u32::from_le_bytes(*time));
        if u128::from(age) > PATH_LIFETIME.as_millis() {
            return None;
        }
        let parts: [&[u8]; 5] = [b"path", time, &player.to_le_bytes(), half, address];
        if !self.proves(&parts, proof) {
            return None;
        }
        A::from_bytes(address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Duration = Duration::from_secs(59);
    const HALF: Half = [5; 16];

    #[test]
    fn a_cookie_is_for_one_player_one_half_one_address_and_a_short_time() {
        let mut keys = CookieKeys::new([1; 32], NOW);
        let cookie = keys.bake(NOW, &7u64, 42, &HALF);
        assert!(keys.takes(&cookie, NOW, &7u64, 42, &HALF));
        assert!(!keys.takes(&cookie, NOW, &8u64, 42, &HALF));
        assert!(!keys.takes(&cookie, NOW, &7u64, 43, &HALF));
        assert!(!keys.takes(&cookie, NOW, &7u64, 42, &[6; 16]));
        assert!(!keys.takes(&Cookie { time: cookie.time - 1, ..cookie }, NOW, &7u64, 42, &HALF));
        // The secret changes, but the cookie stays valid for ten seconds in total.
        let later = NOW + COOKIE_LIFETIME;
        keys.turn(later);
        assert!(keys.takes(&cookie, later, &7u64, 42, &HALF));
        assert!(!keys.takes(&cookie, later + Duration::from_micros(1), &7u64, 42, &HALF));
        keys.turn(later + Duration::from_secs(3));
        assert!(keys.previous.is_none());
        // Two changes later, the secret is deleted.
        keys.turn(NOW + PERIOD * 9);
        assert!(keys.previous.is_none());
    }

    #[test]
    fn a_clock_that_stands_still_makes_no_ties() {
        let mut keys = CookieKeys::new([1; 32], NOW);
        let cookies: alloc::vec::Vec<_> =
            (0..9).map(|_| keys.bake(NOW, &7u64, 42, &HALF)).collect();
        assert!(cookies.is_sorted_by(|a, b| a.time < b.time));
        assert!(cookies.iter().all(|cookie| keys.takes(cookie, NOW, &7u64, 42, &HALF)));
    }

    fn address(
        keys: &CookieKeys,
        token: &[u8; TOKEN_BYTES],
        now: Duration,
        player: u64,
        half: &Half,
    ) -> Option<u64> {
        keys.address(token, now, player, half)
    }

    #[test]
    fn a_path_token_gives_its_address_back_to_its_session_for_three_seconds() {
        let mut keys = CookieKeys::new([1; 32], NOW);
        let token = keys.token(NOW, &7u64, 42, &HALF);
        assert_eq!(address(&keys, &token, NOW, 42, &HALF), Some(7));
        assert_eq!(address(&keys, &token, NOW, 41, &HALF), None);
        assert_eq!(address(&keys, &token, NOW, 42, &[1; 16]), None);
        assert_eq!(address(&keys, &[0; TOKEN_BYTES], NOW, 42, &HALF), None);
        keys.turn(NOW + PATH_LIFETIME);
        assert_eq!(address(&keys, &token, NOW + PATH_LIFETIME, 42, &HALF), Some(7));
        let late = NOW + PATH_LIFETIME + Duration::from_millis(1);
        assert_eq!(address(&keys, &token, late, 42, &HALF), None);
        for bit in 0..TOKEN_BYTES * 8 {
            let mut forged = token;
            forged[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(address(&keys, &forged, NOW, 42, &HALF), None, "bit {bit}");
        }
    }
}
