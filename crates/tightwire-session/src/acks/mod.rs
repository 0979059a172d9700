//! Acknowledgements: the receiver reports which packets arrived, and the sender acts on the reports.
//!
//! The sender numbers its packets, starting at any number. Sequences have 64 bits in memory and never
//! wrap. [Sealed packets](tightwire::packet) already contain a sequence, so using it costs no extra bits.
//! On the wire, [`Acks`] has the low 16 bits of the newest sequence and one bit for each of the 32
//! before it. Every packet is reported up to 33 times, so losing a report does no harm.
//!
//! - [`Receipts`], for the receiver, records packets and returns the `Acks` to send back.
//! - [`InFlight`], for the sender, remembers the content of each packet until it arrives or is late.
//! - [`Deliveries`] does the same for state: it tracks which version of each object the other side has.
//!
//! ```
//! use tightwire_session::acks::{Fate, InFlight, Patience, Receipts};
//!
//! let mut in_flight = InFlight::new(Patience::new(2, 30, 60));
//! let mut receipts = Receipts::new();
//! for (sequence, text) in [(0, "hello"), (1, "my"), (2, "dear"), (3, "friend")] {
//!     in_flight.sent(sequence, 0, text);
//!     if text != "hello" {
//!         receipts.note(sequence); // the first packet is lost
//!     }
//! }
//!
//! let acks = receipts.acks().unwrap();
//! let mut lost = Vec::new();
//! in_flight.acknowledge(&acks, |fate, text| {
//!     if fate == Fate::Late {
//!         lost.push(*text);
//!     }
//! });
//! assert_eq!(lost, ["hello"]); // three newer ones arrived, and it may go out again
//! ```

mod deliveries;
mod in_flight;
mod receipts;

pub use deliveries::Deliveries;
pub use in_flight::{Fate, InFlight, Patience};
pub use receipts::Receipts;

use tightwire::Wire;

/// Reports which packets arrived: the newest, and which of the 32 before it.
///
/// It takes 48 bits: `newest` in 16 and `earlier` in 32. Every value is valid, even from an attacker,
/// because an [`InFlight`] ignores reports about packets that it did not send.
///
/// ```
/// use tightwire_session::acks::Acks;
///
/// // 2 is the newest, and of those before it 1, 0 and 65535 arrived, but not 65534.
/// let acks = Acks { newest: 2, earlier: 0b0111 };
/// assert!(acks.has(2) && acks.has(0) && acks.has(65_535));
/// assert!(!acks.has(65_534) && !acks.has(3));
///
/// let mut buffer = [0; 6];
/// assert_eq!(tightwire::encode(&acks, &mut buffer)?, [2, 0, 7, 0, 0, 0]);
/// # Ok::<(), tightwire::WriteError>(())
/// ```
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Acks {
    /// The low 16 bits of the newest packet's number.
    pub newest: u16,
    /// Bit `i` is for the packet `i + 1` before the newest.
    pub earlier: u32,
}

impl Acks {
    /// Returns whether this report says that the packet with these low 16 bits arrived.
    ///
    /// ```
    /// use tightwire_session::acks::Acks;
    ///
    /// let acks = Acks { newest: 40, earlier: 1 << 31 };
    /// assert!(acks.has(40) && acks.has(8));
    /// assert!(!acks.has(7), "33 before the newest is too old to say");
    /// ```
    pub const fn has(&self, sequence: u16) -> bool {
        self.has_behind(self.newest.wrapping_sub(sequence) as u64)
    }

    /// Returns whether the packet that is `behind` packets before the newest arrived.
    const fn has_behind(self, behind: u64) -> bool {
        match behind {
            0 => true,
            1..=32 => (self.earlier >> (behind - 1)) & 1 == 1,
            _ => false,
        }
    }
}

/// Returns the full sequence of a packet from its low 16 bits: the one nearest to a known sequence.
///
/// Use it for packets with your own header. Send `sequence as u16`, and let the receiver fill in the
/// rest from the newest sequence it has. The result is correct as long as fewer than 32,768 packets in
/// a row are lost.
///
/// ```
/// use tightwire_session::acks::nearest;
///
/// assert_eq!(nearest(3, 65_530), 65_539);
/// assert_eq!(nearest(65_530, 65_539), 65_530);
/// ```
pub const fn nearest(low: u16, known: u64) -> u64 {
    let ahead = low.wrapping_sub(known as u16) as i16 as i64;
    // If one candidate is below zero or overflows, use the other one.
    let round = if ahead < 0 { 1 << 16 } else { -(1 << 16) };
    match known.checked_add_signed(ahead) {
        Some(sequence) => sequence,
        None => known.wrapping_add_signed(ahead + round),
    }
}
