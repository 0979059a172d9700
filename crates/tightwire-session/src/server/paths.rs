//! The addresses of a client.
//!
//! An address is *proved* for three seconds when the client shows that it received something that
//! was sent there. The *present* address is one where packets have arrived. It is never left while
//! it is alive. When it is dead, packets go to it and to a few proved ones, and the first of them
//! where a packet arrives becomes the present one. The address that the client's packets came from
//! first is always among those that are tried. The others are chosen at random.
//!
//! An attacker who can see and inject packets but cannot stop them cannot make the true address
//! dead, and so cannot move a session that is in use.

use alloc::vec::Vec;
use core::time::Duration;

use crate::handshake::PATH_LIFETIME;
use crate::random::Random;

/// The number of proved addresses that are kept.
const KEPT: usize = 8;

/// The number of proved addresses that packets go to while the present one is dead.
const TRIED: usize = 4;

/// The number of packets without a report after which an address is dead.
const PATIENCE: u32 = 4;

#[derive(Clone, Copy, Debug)]
struct Path<A> {
    address: A,
    id: u32,
    until: Duration,
    /// The number of packets that ask for a report, sent since the last one arrived.
    unreported: u32,
    /// When the first of them was sent.
    since: Duration,
}

/// The addresses of one session.
#[derive(Clone, Debug)]
pub(crate) struct Paths<A> {
    present: Option<Path<A>>,
    proved: Vec<Path<A>>,
    /// The address from which the newest seeking packet came first. An attacker who only sends
    /// copies later is never here.
    first: Option<A>,
    next_id: u32,
}

/// A change of the present address: the old one and the new one.
pub(crate) type Moved<A> = (Option<A>, A);

impl<A: Copy + PartialEq> Paths<A> {
    pub(crate) const fn new() -> Self {
        Self { present: None, proved: Vec::new(), first: None, next_id: 1 }
    }

    pub(crate) fn present(&self) -> Option<A> {
        self.present.map(|path| path.address)
    }

    /// Returns the id of the present path, or 0 if there is none.
    pub(crate) fn present_id(&self) -> u32 {
        self.present.as_ref().map_or(0, |path| path.id)
    }

    /// Returns whether there is an address to send to.
    pub(crate) fn is_reachable(&self) -> bool {
        self.present.is_some() || !self.proved.is_empty()
    }

    /// Returns whether addresses other than the present one were proved.
    pub(crate) fn has_proved(&self) -> bool {
        !self.proved.is_empty()
    }

    /// Removes addresses that were proved too long ago.
    pub(crate) fn expire(&mut self, now: Duration) {
        self.proved.retain(|path| now <= path.until);
    }

    /// Returns whether packets may be sent to an address.
    pub(crate) fn is_proved(&self, address: A, now: Duration) -> bool {
        self.present() == Some(address)
            || self.proved.iter().any(|path| path.address == address && now <= path.until)
    }

    /// Records that a seeking packet came from this address, before any copy of it.
    pub(crate) fn came_first(&mut self, address: A) {
        self.first = Some(address);
    }

    /// Records that the client received something that was sent to this address.
    pub(crate) fn prove(&mut self, address: A, now: Duration, random: &mut Random) {
        if self.present() == Some(address) {
            return;
        }
        let until = now.saturating_add(PATH_LIFETIME);
        if let Some(path) = self.proved.iter_mut().find(|path| path.address == address) {
            path.until = until;
            return;
        }
        self.proved.retain(|path| now <= path.until);
        let path = Path { address, id: self.next_id, until, unreported: 0, since: now };
        self.next_id = self.next_id.wrapping_add(1).max(1);
        if self.proved.len() < KEPT {
            self.proved.push(path);
        } else if let Some(place) = self.proved.get_mut(random.below(KEPT as u64) as usize) {
            // Later addresses cannot reliably push out the earlier ones.
            if Some(place.address) != self.first {
                *place = path;
            }
        }
    }

    fn is_alive(&self, now: Duration, patience: Duration) -> bool {
        self.present.is_some_and(|path| {
            path.unreported < PATIENCE || now.saturating_sub(path.since) < patience * 2
        })
    }

    /// Returns the addresses for the next packet, each with the id of its path.
    pub(crate) fn targets(
        &mut self,
        now: Duration,
        patience: Duration,
        random: &mut Random,
        targets: &mut Vec<(A, u32)>,
    ) {
        targets.clear();
        targets.extend(self.present.map(|path| (path.address, path.id)));
        if self.is_alive(now, patience) {
            return;
        }
        self.proved.retain(|path| now <= path.until);
        let first = self.proved.iter().position(|path| Some(path.address) == self.first);
        if let Some(first) = first {
            self.proved.swap(0, first);
        }
        let start = usize::from(first.is_some());
        for place in start..self.proved.len().min(TRIED) {
            let left = (self.proved.len() - place) as u64;
            self.proved.swap(place, place + random.below(left) as usize);
        }
        targets.extend(self.proved.iter().take(TRIED).map(|path| (path.address, path.id)));
    }

    /// Records that a packet was sent on a path.
    pub(crate) fn sent(&mut self, id: u32, now: Duration, asks: bool) {
        let paths = self.present.iter_mut().chain(&mut self.proved);
        for path in paths.filter(|path| path.id == id && asks) {
            if path.unreported == 0 {
                path.since = now;
            }
            path.unreported += 1;
        }
    }

    /// Records that a packet sent on a path has arrived.
    pub(crate) fn arrived(
        &mut self,
        id: u32,
        now: Duration,
        patience: Duration,
    ) -> Option<Moved<A>> {
        if let Some(path) = self.present.as_mut().filter(|path| path.id == id) {
            path.unreported = 0;
            return None;
        }
        if self.is_alive(now, patience) {
            return None;
        }
        let place = self.proved.iter().position(|path| path.id == id)?;
        let mut path = self.proved.swap_remove(place);
        path.unreported = 0;
        let old = self.present.replace(path);
        if let Some(mut old) = old {
            // The old path may still turn out to be the better one.
            old.until = now.saturating_add(PATH_LIFETIME);
            self.proved.push(old);
        }
        Some((old.map(|path| path.address), path.address))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE_TIME: Duration = Duration::from_millis(100);

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    fn targets(paths: &mut Paths<u64>, now: u64, random: &mut Random) -> Vec<(u64, u32)> {
        let mut targets = Vec::new();
        paths.targets(ms(now), PATIENCE_TIME, random, &mut targets);
        targets
    }

    #[test]
    fn a_live_address_is_not_left_and_a_dead_one_is() {
        let (mut paths, mut random) = (Paths::new(), Random::new([1; 32]));
        assert_eq!(targets(&mut paths, 0, &mut random), []);
        paths.prove(7, ms(0), &mut random);
        let [(7, id)] = targets(&mut paths, 0, &mut random)[..] else { panic!() };
        assert_eq!(paths.arrived(id, ms(50), PATIENCE_TIME), Some((None, 7)));
        // Another address is proved, and packets arrive at the present one.
        for at in 1..100 {
            paths.prove(8, ms(at * 50), &mut random);
            assert_eq!(targets(&mut paths, at * 50, &mut random), [(7, id)]);
            paths.sent(id, ms(at * 50), true);
            if at % 3 == 0 {
                paths.arrived(id, ms(at * 50), PATIENCE_TIME);
            }
        }
        // Packets stop arriving.
        for at in 100..104 {
            paths.sent(id, ms(at * 50), true);
        }
        paths.prove(8, ms(5100), &mut random);
        assert_eq!(targets(&mut paths, 5150, &mut random).len(), 1, "not yet");
        let both = targets(&mut paths, 5400, &mut random);
        assert_eq!(both.iter().map(|(address, _)| *address).collect::<Vec<_>>(), [7, 8]);
        assert_eq!(paths.arrived(both[1].1, ms(5400), PATIENCE_TIME), Some((Some(7), 8)));
        assert_eq!(paths.present(), Some(8));
        // A packet that was sent to the old one arrives late, while the new one is alive.
        assert_eq!(paths.arrived(id, ms(5410), PATIENCE_TIME), None);
    }

    #[test]
    fn proved_addresses_are_few_and_forgotten_after_three_seconds() {
        let (mut paths, mut random) = (Paths::new(), Random::new([1; 32]));
        for address in 0..1000u64 {
            paths.prove(address, ms(0), &mut random);
        }
        assert_eq!(paths.proved.len(), KEPT);
        assert_eq!(targets(&mut paths, 3000, &mut random).len(), TRIED);
        assert_eq!(targets(&mut paths, 3001, &mut random), []);
    }
}
