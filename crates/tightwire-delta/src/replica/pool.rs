//! Memory for packets that the links of a history share.
//!
//! Nothing that a packet needs while it is written survives it, and without a model that is
//! megabytes. So a link borrows this memory from the history for the time of one packet. There are
//! as many pieces as threads that write at the same time.

use crate::replica::outbox::Work;

/// Pieces of memory that no link uses now.
#[cfg(feature = "std")]
#[derive(Debug, Default)]
pub(crate) struct Pool(std::sync::Mutex<alloc::vec::Vec<Work>>);

#[cfg(feature = "std")]
impl Pool {
    /// Lends a piece to a link, which has none.
    pub(crate) fn lend(&self, work: &mut Work) {
        // A panic of another thread cannot have left the list half changed.
        let mut spare = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        *work = spare.pop().unwrap_or_default();
    }

    /// Takes it back.
    pub(crate) fn take_back(&self, work: &mut Work) {
        let mut spare = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        spare.push(core::mem::take(work));
    }
}

/// Without `std` there is no lock, and every link keeps a piece of its own.
#[cfg(not(feature = "std"))]
#[derive(Debug, Default)]
pub(crate) struct Pool(());

#[cfg(not(feature = "std"))]
impl Pool {
    #[expect(clippy::unused_self, reason = "the same call as with a lock")]
    pub(crate) fn lend(&self, _: &mut Work) {}

    #[expect(clippy::unused_self, reason = "the same call as with a lock")]
    pub(crate) fn take_back(&self, _: &mut Work) {}
}

impl Clone for Pool {
    fn clone(&self) -> Self {
        Self::default()
    }
}
