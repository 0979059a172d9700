//! The link: what one client has, and the next packet for it.

use core::fmt;
use core::marker::PhantomData;

use crate::ledger::Name;
use crate::replica::ack::Ack;
use crate::replica::element::Element;
use crate::replica::history::History;
use crate::replica::outbox::Outbox;
use crate::replica::report::LinkReport;

/// Why a packet could not be written. The link is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SendError {
    /// The history has no state of this tick, or the link has already sent a later one.
    Tick,
    /// The buffer has no room for the header and the first element.
    Room,
}

impl fmt::Display for SendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tick => {
                "the history has no state of this tick, or the link has sent a later tick"
            }
            Self::Room => "the buffer has no room for the header and one element: use a larger one",
        })
    }
}

impl core::error::Error for SendError {}

/// Encodes packets for one client, and tracks the elements that this client has.
#[derive(Clone, Debug)]
pub struct Link<T> {
    outbox: Outbox,
    of: PhantomData<fn(&T)>,
}

impl<T> Link<T> {
    /// Creates a link to a client that has nothing yet. If one receiver outlives several links, for
    /// example when the server restarts within a connection, give each link a later generation
    /// than the previous one ended with. A link that restarts raises its generation by 1, and
    /// [`last`](Self::last) has it. If two links share a generation, the receiver can show wrong values.
    pub fn new(generation: u8) -> Self {
        Self { outbox: Outbox::new(generation), of: PhantomData }
    }

    /// Lets states build on a state that was just sent, before it is acknowledged.
    ///
    /// Packets become smaller, because what they build on is younger than a round trip. If a packet
    /// that others build on is lost, the receiver rejects those with
    /// [`ReceiveError::Missing`](crate::ReceiveError::Missing), so the loss of one packet hides up
    /// to `ticks` ticks instead of one. The link chooses a power of two up to this number. It
    /// chooses less if the round trip is so short that more would not make the states younger, or
    /// if loss would hide more than 5 % of all ticks in addition. [`LinkReport::gap`] has the choice.
    ///
    /// 1 turns this off, and is the default. This applies to whole states, not to packets of single
    /// elements.
    ///
    /// ```
    /// use tightwire_delta::{History, Link};
    ///
    /// let mut history = History::<[u16; 8]>::new(None);
    /// let mut links = [Link::new(0), Link::new(0)];
    /// links[1].set_longest_gap(4);
    /// let mut acks = std::collections::VecDeque::new();
    /// let mut buffer = [0; 64];
    /// for tick in 0..200_u32 {
    ///     let wave = |n: usize| (f64::from(tick * (3 + n as u32)) * 0.01).sin();
    ///     history.record(tick, &std::array::from_fn(|n| (30_000.0 + 9_000.0 * wave(n)) as u16))?;
    ///     for link in &mut links {
    ///         link.encode(&history, tick, &mut buffer, |_| 1)?;
    ///     }
    ///     acks.push_back(links.each_ref().map(|link| link.last().unwrap()));
    ///     if tick >= 8 {
    ///         let arrived = acks.pop_front().unwrap(); // after a round trip of 8 ticks
    ///         links.iter_mut().zip(arrived).for_each(|(link, ack)| link.acked(ack));
    ///     }
    /// }
    /// let [without, with] = links.map(|link| link.report());
    /// assert_eq!((without.gap, with.gap), (1, 4));
    /// assert!(with.bytes < without.bytes);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_longest_gap(&mut self, ticks: u32) {
        self.outbox.set_longest_gap(ticks);
    }

    /// Applies the client's [`Receiver::ack`](crate::Receiver::ack), or the
    /// [`last`](Self::last) of a packet that the transport reports as arrived. Duplicate and
    /// late ones change nothing.
    pub fn acked(&mut self, ack: Ack) {
        self.outbox.acked(ack);
    }

    /// Returns the acknowledgement of the last packet alone, for a transport that reports which
    /// packets arrived. A packet that the receiver rejected must not count as arrived. `None` if
    /// there was no packet yet.
    ///
    /// ```
    /// use tightwire_delta::{History, Link};
    ///
    /// let (mut history, mut link) = (History::<[u16; 8]>::new(None), Link::new(0));
    /// let mut buffer = [0; 64];
    /// history.record(1, &[500; 8])?;
    /// let first = link.encode(&history, 1, &mut buffer, |_| 1)?.len();
    /// link.acked(link.last().unwrap()); // the transport says that it arrived
    /// history.record(2, &[500; 8])?;
    /// assert!(link.encode(&history, 2, &mut buffer, |_| 1)?.len() < first);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn last(&self) -> Option<Ack> {
        self.outbox.last()
    }

    /// Writes the next packet. It contains the changes since the elements that the client has, as
    /// many as fit, the most important first. The rest follows in later packets.
    ///
    /// `priority` returns how much an element matters to this client. The urgency of a waiting
    /// element grows by its priority with every packet. Return 0 for an element that the client
    /// does not need; it is removed on the client.
    ///
    /// # Errors
    ///
    /// [`SendError::Tick`] if the history has no state of this tick or the link is past it,
    /// [`SendError::Room`] if the buffer is too small for the header and the most urgent element. The
    /// next packet leaves out elements that have no room, so that the others arrive.
    pub fn encode<'b>(
        &mut self,
        history: &History<T>,
        tick: u32,
        buffer: &'b mut [u8],
        mut priority: impl FnMut(Element<'_>) -> u32,
    ) -> Result<&'b [u8], SendError> {
        let History { archive, model, lists, .. } = history;
        let of = |name: Name| if name.table == 0 { 1 } else { priority(lists.element(name)) };
        let length = self.outbox.encode(archive, model.as_ref(), tick, buffer, of)?;
        Ok(buffer.get(..length).unwrap_or_default())
    }

    /// Returns the number of elements that the client may have, including the state's own fields.
    pub fn elements(&self) -> usize {
        self.outbox.elements()
    }

    /// Returns the number of elements that the last packet left for later ones, including those in
    /// flight.
    pub fn pending(&self) -> usize {
        self.outbox.report.pending
    }

    /// Returns where the bits of the last packet went, in 256ths of a bit. The names of the parts
    /// are [`part_names`](crate::part_names). Their sum is exactly the packet's bits.
    ///
    /// ```
    /// use tightwire_delta::{History, Link, part_names};
    ///
    /// let (mut history, mut link) = (History::<(u8, u16)>::new(None), Link::new(0));
    /// history.record(1, &(7, 500))?;
    /// let mut buffer = [0; 64];
    /// let bytes = link.encode(&history, 1, &mut buffer, |_| 1)?.len();
    /// assert_eq!(link.parts().iter().sum::<u32>(), bytes as u32 * 8 * 256);
    /// for (name, part) in part_names::<(u8, u16)>().iter().zip(link.parts()) {
    ///     println!("{name}: {} bits", f64::from(*part) / 256.0);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "meter")]
    pub fn parts(&self) -> &[u32] {
        &self.outbox.parts.0
    }

    /// Returns the same for all packets so far.
    #[cfg(feature = "meter")]
    pub fn all_parts(&self) -> &[u64] {
        &self.outbox.parts.1
    }

    /// Returns figures about the packets so far.
    pub fn report(&self) -> LinkReport {
        self.outbox.report
    }
}
