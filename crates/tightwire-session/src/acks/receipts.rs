//! The receiver's record of packets that arrived.

use crate::acks::Acks;

/// Records which packets arrived.
///
/// ```
/// use tightwire_session::acks::{Acks, Receipts};
///
/// let mut receipts = Receipts::new();
/// assert_eq!(receipts.acks(), None);
/// for sequence in [65_535, 65_537, 65_538] {
///     assert!(receipts.note(sequence));
/// }
/// assert!(!receipts.note(65_537), "it arrived before");
/// assert_eq!(receipts.acks(), Some(Acks { newest: 2, earlier: 0b101 }));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Receipts(Option<Noted>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Noted {
    newest: u64,
    /// Bit `i` is for `newest - 1 - i`.
    earlier: u32,
}

impl Receipts {
    /// Creates an empty record.
    ///
    /// ```
    /// assert_eq!(tightwire_session::acks::Receipts::new().acks(), None);
    /// ```
    pub const fn new() -> Self {
        Self(None)
    }

    /// Records that the packet with this sequence arrived, and returns whether it is new.
    ///
    /// A packet that is more than 32 before the newest is not new, because it can no longer be
    /// reported.
    ///
    /// ```
    /// use tightwire_session::acks::Receipts;
    ///
    /// let mut receipts = Receipts::new();
    /// assert!(receipts.note(100));
    /// assert!(receipts.note(68) && !receipts.note(68));
    /// assert!(!receipts.note(67));
    /// ```
    pub fn note(&mut self, sequence: u64) -> bool {
        let Some(noted) = &mut self.0 else {
            self.0 = Some(Noted { newest: sequence, earlier: 0 });
            return true;
        };
        if let Some(behind) = noted.newest.checked_sub(sequence) {
            let bit = match behind {
                1..=32 => 1 << (behind - 1),
                _ => 0,
            };
            let is_news = bit & !noted.earlier != 0;
            noted.earlier |= bit;
            return is_news;
        }
        // The previous newest packet becomes an earlier one.
        let ahead = sequence - noted.newest;
        let moved = (u64::from(noted.earlier) << 1 | 1).checked_shl(ahead.min(64) as u32 - 1);
        *noted = Noted { newest: sequence, earlier: moved.unwrap_or(0) as u32 };
        true
    }

    /// Returns the report to send to the sender, if a packet has arrived.
    ///
    /// ```
    /// use tightwire_session::acks::{Acks, Receipts};
    ///
    /// let mut receipts = Receipts::new();
    /// receipts.note(7);
    /// assert_eq!(receipts.acks(), Some(Acks { newest: 7, earlier: 0 }));
    /// ```
    pub fn acks(&self) -> Option<Acks> {
        self.0.map(|Noted { newest, earlier }| Acks { newest: newest as u16, earlier })
    }

    /// Returns the sequence of the newest packet, which [`nearest`](crate::acks::nearest) needs to
    /// complete the next one.
    ///
    /// ```
    /// use tightwire_session::acks::{Receipts, nearest};
    ///
    /// let mut receipts = Receipts::new();
    /// receipts.note(65_535);
    /// assert_eq!(nearest(1, receipts.newest().unwrap()), 65_537);
    /// ```
    pub fn newest(&self) -> Option<u64> {
        self.0.map(|noted| noted.newest)
    }
}
