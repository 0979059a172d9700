//! Cookies, with which a server recognizes an address without storing anything.

use core::net::{IpAddr, SocketAddr};
use core::time::Duration;

use crate::packet::handshake::proof::{Cookie, ProofKey};
use crate::packet::handshake::{COOKIE_LIFETIME, Denial};
use crate::packet::sealed::Half;

/// The server's own key, which it never shares.
pub(super) struct CookieKey(ProofKey);

impl CookieKey {
    pub(super) fn new(secret: &[u8; 32]) -> Self {
        Self(ProofKey::new(secret))
    }

    /// Creates a cookie for a client at an address.
    pub(super) fn bake(&self, now: Duration, to: SocketAddr, client: u64, half: &Half) -> Cookie {
        let time = now.as_micros() as u64;
        let parts = Parts::new(time, to, client);
        Cookie { time, proof: self.0.prove(&[&parts.0, half]) }
    }

    /// Checks that a cookie was given to this client at this address, and recently.
    pub(super) fn check(
        &self,
        cookie: &Cookie,
        now: Duration,
        from: SocketAddr,
        client: u64,
        half: &Half,
    ) -> Result<(), Denial> {
        let parts = Parts::new(cookie.time, from, client);
        let age = (now.as_micros() as u64).checked_sub(cookie.time);
        let is_old = age.is_some_and(|age| u128::from(age) > COOKIE_LIFETIME.as_micros());
        if is_old || !self.0.verifies(&[&parts.0, half], &cookie.proof) {
            return Err(Denial::Cookie);
        }
        // The cookie is genuine, so the server's clock must have gone back.
        if age.is_none() { Err(Denial::Clock) } else { Ok(()) }
    }
}

/// The time, client and address, each at a fixed offset.
struct Parts([u8; 34]);

impl Parts {
    fn new(time: u64, address: SocketAddr, client: u64) -> Self {
        let ip = match address.ip() {
            IpAddr::V4(ip) => ip.to_ipv6_mapped(),
            IpAddr::V6(ip) => ip,
        };
        let mut bytes = [0; 34];
        let all = time.to_le_bytes().into_iter().chain(client.to_le_bytes());
        let all = all.chain(ip.octets()).chain(address.port().to_le_bytes());
        for (target, byte) in bytes.iter_mut().zip(all) {
            *target = byte;
        }
        Self(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_for_one_client_one_half_one_address_and_a_short_time() {
        let key = CookieKey::new(&[1; 32]);
        let (now, half) = (Duration::from_secs(100), [5; 16]);
        let here: SocketAddr = "10.0.0.1:7000".parse().unwrap();
        let cookie = key.bake(now, here, 42, &half);
        assert_eq!(key.check(&cookie, now, here, 42, &half), Ok(()));
        assert_eq!(key.check(&cookie, now + COOKIE_LIFETIME, here, 42, &half), Ok(()));

        let (microsecond, bad) = (Duration::from_micros(1), Err(Denial::Cookie));
        assert_eq!(key.check(&cookie, now + COOKIE_LIFETIME + microsecond, here, 42, &half), bad);
        let earlier = now.saturating_sub(microsecond);
        assert_eq!(key.check(&cookie, earlier, here, 42, &half), Err(Denial::Clock));
        assert_eq!(key.check(&cookie, now, here, 43, &half), bad);
        assert_eq!(key.check(&cookie, now, here, 42, &[6; 16]), bad);
        for other in ["10.0.0.1:7001", "10.0.0.2:7000", "[::1]:7000"] {
            assert_eq!(key.check(&cookie, now, other.parse().unwrap(), 42, &half), bad, "{other}");
        }
        let later = Cookie { time: cookie.time + 1, ..cookie };
        assert_eq!(key.check(&later, now + COOKIE_LIFETIME, here, 42, &half), bad);
        assert_eq!(CookieKey::new(&[2; 32]).check(&cookie, now, here, 42, &half), bad);
    }
}
