//! Packets of whole states that the links of a history share.
//!
//! The body of such a packet depends only on the states that it was coded against. Clients with
//! the same baselines get the same body, so it is coded once and copied for the others.

use crate::coding::tally::Tally;

/// The states that the body of a packet follows from, by their ticks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Origin {
    pub(crate) tick: u32,
    /// The baselines. There are none for a client that has nothing.
    pub(crate) bases: Option<[u32; 3]>,
    /// The states before the first baseline that the coder warms up with, if the client has them.
    pub(crate) warm: Option<[u32; 3]>,
}

/// A body that was copied or coded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Body {
    pub(crate) length: usize,
    pub(crate) how: How,
}

/// The coder of a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum How {
    /// That of a model.
    Model,
    /// One that adapts.
    #[default]
    Adaptive,
    /// One that predicts nothing.
    Plain,
}

/// The bodies of the newest state.
#[cfg(feature = "std")]
#[derive(Debug, Default)]
pub(crate) struct Shared(std::sync::Mutex<Bodies>);

#[cfg(feature = "std")]
#[derive(Debug, Default)]
struct Bodies {
    all: alloc::vec::Vec<Stored>,
    /// The number of bodies in `all` that are of the newest state. The others are spare memory.
    used: usize,
}

#[cfg(feature = "std")]
#[derive(Debug)]
struct Stored {
    origin: Origin,
    how: How,
    bytes: alloc::vec::Vec<u8>,
    tally: Tally,
}

/// The most bodies that are kept. 400 clients at 5 % loss need about 32.
#[cfg(feature = "std")]
const MOST: usize = 64;

#[cfg(feature = "std")]
impl Shared {
    /// Copies a body to `out`, if there is one and it fits, and where its bits went to `tally`.
    pub(crate) fn copy(&self, origin: Origin, out: &mut [u8], tally: &mut Tally) -> Option<Body> {
        let bodies = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let stored = bodies.all.iter().take(bodies.used).find(|stored| stored.origin == origin)?;
        out.get_mut(..stored.bytes.len())?.copy_from_slice(&stored.bytes);
        tally.clone_from(&stored.tally);
        Some(Body { length: stored.bytes.len(), how: stored.how })
    }

    /// Keeps a body for other links.
    pub(crate) fn keep(&self, origin: Origin, how: How, body: &[u8], tally: &Tally) {
        let mut bodies = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let place = bodies.used;
        if place >= MOST {
            return;
        }
        if let Some(spare) = bodies.all.get_mut(place) {
            (spare.origin, spare.how) = (origin, how);
            spare.bytes.clear();
            spare.bytes.extend_from_slice(body);
            spare.tally.clone_from(tally);
        } else {
            bodies.all.push(Stored { origin, how, bytes: body.to_vec(), tally: tally.clone() });
        }
        bodies.used += 1;
    }

    /// Forgets all bodies, because there is a newer state.
    pub(crate) fn clear(&mut self) {
        self.0.get_mut().unwrap_or_else(std::sync::PoisonError::into_inner).used = 0;
    }
}

/// Without `std` there is no lock, and every link codes its own packets.
#[cfg(not(feature = "std"))]
#[derive(Debug, Default)]
pub(crate) struct Shared(());

#[cfg(not(feature = "std"))]
#[expect(clippy::unused_self, reason = "the same calls as with a lock")]
impl Shared {
    pub(crate) fn copy(&self, _: Origin, _: &mut [u8], _: &mut Tally) -> Option<Body> {
        None
    }

    pub(crate) fn keep(&self, _: Origin, _: How, _: &[u8], _: &Tally) {}

    pub(crate) fn clear(&mut self) {}
}

impl Clone for Shared {
    fn clone(&self) -> Self {
        Self::default()
    }
}
