//! Reliable, ordered delivery: every item arrives once and in order, whatever the network does.
//!
//! Items have ascending ids. The sender keeps an item until a packet that carried it is reported.
//! The receiver keeps items that arrive early until the earlier ones have arrived. Both keep at
//! most [`WINDOW`] items.

use alloc::collections::VecDeque;

use tightwire::scalar::{Bits, Bool};
use tightwire::{WriteError, WriteErrorKind, WriteStream, Writer};

/// The maximum number of items that are sent and not yet delivered.
pub(crate) const WINDOW: usize = 256;

/// The number of low bits of an id that are sent. They cover twice the window, so that old and new
/// ids differ.
pub(crate) const ID_BITS: u32 = 9;

/// The bits of the number of skipped ids between two items of a packet.
pub(crate) const SKIP_BITS: u32 = 8;

/// The state of an item.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Waiting,
    /// It was last sent in the packet with this number.
    Sent(u64),
    /// The receiver has it.
    Held,
}

struct Slot<T> {
    value: T,
    bits: u32,
    state: State,
}

/// The sender's side.
pub(crate) struct Outbox<T> {
    slots: VecDeque<Slot<T>>,
    /// The id of the first slot.
    first: u64,
    bits: usize,
    waiting: usize,
}

impl<T> Outbox<T> {
    pub(crate) const fn new() -> Self {
        Self { slots: VecDeque::new(), first: 0, bits: 0, waiting: 0 }
    }

    /// Returns how many more items fit in the queue.
    pub(crate) fn room(&self) -> usize {
        WINDOW - self.slots.len()
    }

    /// Returns the bits of the items that are not delivered.
    pub(crate) fn bits(&self) -> usize {
        self.bits
    }

    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    /// Appends an item, or returns it if there is no room.
    pub(crate) fn push(&mut self, value: T, bits: usize) -> Result<(), T> {
        if self.room() == 0 {
            return Err(value);
        }
        self.bits += bits;
        self.waiting += 1;
        self.slots.push_back(Slot { value, bits: bits as u32, state: State::Waiting });
        Ok(())
    }

    /// Returns whether an item is waiting to be sent.
    pub(crate) fn is_waiting(&self) -> bool {
        self.waiting > 0
    }

    /// Returns the bits of the items waiting to be sent, without their ids.
    pub(crate) fn waiting_bits(&self) -> usize {
        let waiting = self.slots.iter().filter(|slot| slot.state == State::Waiting);
        waiting.map(|slot| slot.bits as usize + 16).sum()
    }

    /// Writes the waiting items that fit, and leaves `reserve` bits free. Returns how many were
    /// written.
    ///
    /// There is a bit 1 before each item and a bit 0 after the last. The first item has the low
    /// bits of its id. Each further one has a bit 0 if its id is the next, else a bit 1 and the
    /// number of skipped ids.
    pub(crate) fn fill(
        &mut self,
        number: u64,
        stream: &mut WriteStream<'_>,
        reserve: usize,
        mut write: impl FnMut(&T, &mut WriteStream<'_>) -> Result<(), WriteError>,
    ) -> Result<usize, WriteError> {
        let (mut count, mut last) = (0, None);
        let waits = |slot: &&mut Slot<T>| slot.state == State::Waiting;
        let slots = (self.first..).zip(&mut self.slots).filter(|(_, slot)| waits(slot));
        for (id, slot) in slots.take(self.waiting) {
            let put = |stream: &mut WriteStream<'_>| {
                stream.put(Bool, true)?;
                match last {
                    None => stream.put(Bits::new(ID_BITS), (id & ((1 << ID_BITS) - 1)) as u16)?,
                    Some(last) if id == last + 1 => stream.put(Bool, false)?,
                    Some(last) => {
                        stream.put(Bool, true)?;
                        stream.put(Bits::new(SKIP_BITS), (id - last - 2) as u8)?;
                    }
                }
                write(&slot.value, stream)
            };
            if !fits(stream.message_leaving(reserve.saturating_add(1), put))? {
                break;
            }
            (slot.state, last) = (State::Sent(number), Some(id));
            count += 1;
        }
        self.waiting -= count;
        stream.put(Bool, false)?;
        Ok(count)
    }

    /// Returns the items that are in the packet with this number, in their order.
    pub(crate) fn sent_in(&self, number: u64) -> impl Iterator<Item = &T> {
        let slots = self.slots.iter().filter(move |slot| slot.state == State::Sent(number));
        slots.map(|slot| &slot.value)
    }

    /// Records that the packet with this number arrived. Returns how many items left the queue.
    pub(crate) fn arrived(&mut self, number: u64) -> usize {
        for slot in &mut self.slots {
            if slot.state == State::Sent(number) {
                slot.state = State::Held;
            }
        }
        let mut gone = 0;
        while self.slots.front().is_some_and(|slot| slot.state == State::Held) {
            if let Some(slot) = self.slots.pop_front() {
                self.bits -= slot.bits as usize;
            }
            self.first += 1;
            gone += 1;
        }
        gone
    }

    /// Records that the packet with this number is late, so its items are sent again. Returns how
    /// many.
    pub(crate) fn late(&mut self, number: u64) -> usize {
        let mut again = 0;
        for slot in &mut self.slots {
            if slot.state == State::Sent(number) {
                slot.state = State::Waiting;
                again += 1;
            }
        }
        self.waiting += again;
        again
    }
}

/// Returns whether a message fit. One that is too large for this packet may fit in another.
pub(crate) fn fits(result: Result<bool, WriteError>) -> Result<bool, WriteError> {
    match result {
        Err(error) if error.kind() == WriteErrorKind::MessageTooLarge => Ok(false),
        result => result,
    }
}

/// The receiver's side.
pub(crate) struct Inbox<T> {
    /// The id of the next item to hand out.
    next: u64,
    /// Items from `next` on, with gaps where they have not arrived.
    early: VecDeque<Option<T>>,
}

/// The error for an id beyond the window, which no honest sender sends.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Beyond;

impl<T> Inbox<T> {
    pub(crate) const fn new() -> Self {
        Self { next: 0, early: VecDeque::new() }
    }

    /// Returns the full id with these low bits, from this window or the one before it.
    pub(crate) fn id(&self, low: u16) -> Option<u64> {
        let ahead = u64::from(low).wrapping_sub(self.next) & ((1 << ID_BITS) - 1);
        if ahead < WINDOW as u64 {
            self.next.checked_add(ahead)
        } else {
            // Delivered already.
            (self.next + ahead).checked_sub(1 << ID_BITS)
        }
    }

    /// Adds an item. Returns whether it is new.
    pub(crate) fn take(&mut self, id: u64, value: T) -> Result<bool, Beyond> {
        let Some(place) = id.checked_sub(self.next) else { return Ok(false) };
        let place = place as usize;
        if place >= WINDOW {
            return Err(Beyond);
        }
        if self.early.len() <= place {
            self.early.resize_with(place + 1, || None);
        }
        match self.early.get_mut(place) {
            Some(slot @ None) => {
                *slot = Some(value);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Returns the next item in order, if it has arrived.
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.early.front()?.as_ref()?;
        self.next += 1;
        self.early.pop_front().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use tightwire::{ReadStream, Reader};

    /// Reads the items that `fill` wrote.
    fn read(bytes: &[u8]) -> Vec<(u16, u16)> {
        let (mut stream, mut items, mut id) = (ReadStream::new(bytes), Vec::new(), None);
        while stream.take(Bool).unwrap() {
            let this = match id {
                None => stream.take(Bits::new(ID_BITS)).unwrap(),
                Some(last) if !stream.take(Bool).unwrap() => last + 1,
                Some(last) => last + 2 + stream.take(Bits::<u16>::new(SKIP_BITS)).unwrap(),
            };
            items.push((this, stream.take(tightwire::scalar::U16).unwrap()));
            id = Some(this);
        }
        items
    }

    fn packet(outbox: &mut Outbox<u16>, number: u64, bytes: usize) -> Vec<u8> {
        let mut buffer = [0; 64];
        let mut stream = WriteStream::new(&mut buffer[..bytes]);
        outbox
            .fill(number, &mut stream, 0, |value, stream| {
                stream.put(tightwire::scalar::U16, *value)
            })
            .unwrap();
        stream.finish().unwrap().to_vec()
    }

    #[test]
    fn what_is_lost_is_sent_again_with_its_id() {
        let mut outbox = Outbox::new();
        for value in 0..6 {
            outbox.push(value, 16).unwrap();
        }
        assert_eq!(read(&packet(&mut outbox, 0, 7)), [(0, 0), (1, 1)]);
        assert_eq!(read(&packet(&mut outbox, 1, 7)), [(2, 2), (3, 3)]);
        assert_eq!(read(&packet(&mut outbox, 2, 7)), [(4, 4), (5, 5)]);
        assert_eq!(read(&packet(&mut outbox, 3, 7)), []);
        outbox.arrived(1);
        assert_eq!((outbox.late(0), outbox.late(1), outbox.late(2)), (2, 0, 2));
        assert_eq!(read(&packet(&mut outbox, 4, 20)), [(0, 0), (1, 1), (4, 4), (5, 5)]);
        // The first packet was not lost, but its items have been sent again since.
        assert_eq!(outbox.arrived(0), 0);
        assert_eq!(outbox.arrived(4), 6);
        assert_eq!((outbox.len(), outbox.bits()), (0, 0));
    }

    #[test]
    fn a_full_queue_gives_the_item_back() {
        let mut outbox = Outbox::new();
        for value in 0..WINDOW as u16 {
            outbox.push(value, 16).unwrap();
        }
        assert_eq!(outbox.push(9, 16), Err(9));
    }

    #[test]
    fn items_come_out_in_order_and_once_around_the_wrap_of_ids() {
        let mut inbox = Inbox::new();
        let mut out = Vec::new();
        for start in (0..4096u64).step_by(64) {
            for id in (start..start + 64).rev().chain(start..start + 64) {
                let whole = inbox.id((id & 0x1ff) as u16).unwrap();
                assert_eq!(whole, id);
                inbox.take(whole, id).unwrap();
                while let Some(id) = inbox.pop() {
                    out.push(id);
                }
            }
        }
        assert_eq!(out, (0..4096).collect::<Vec<_>>());
        assert_eq!(inbox.take(4096 + 256, 1), Err(Beyond));
        assert_eq!(inbox.take(4096 + 255, 1), Ok(true));
        assert_eq!(inbox.take(4096 + 255, 1), Ok(false));
        assert_eq!(inbox.take(4095, 1), Ok(false));
    }
}
