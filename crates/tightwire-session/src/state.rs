//! The state that a server sends: the interface to `tightwire-delta`.
//!
//! The server records each state once. Each session has a link, which codes the state relative to
//! those that this client has. A packet carries at most one coded state as bytes, and is named by
//! its tick.

use alloc::vec::Vec;

use tightwire::{ReadError, Reader, Schema, Wire, WriteError, WriteStream, Writer};
use tightwire_delta::{Gaps, History, Link, ReceiveError, Receiver, RecordError};

/// The maximum size of a coded state in a packet.
const MOST_BYTES: usize = 1400;

/// A coded state in a packet: 11 bits for its length, then its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Stored in place, so that a packet needs no allocation.
    bytes: [u8; MOST_BYTES],
    length: u16,
}

impl State {
    /// Returns the bytes of the delta packet.
    pub fn as_slice(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.length)).unwrap_or_default()
    }
}

impl Wire for State {
    const SCHEMA: Schema = Schema::opaque("State").version(1);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        write_bytes(self.as_slice(), stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let length = stream.label("length").read_int(1..=MOST_BYTES as u16)?;
        let mut bytes = [0; MOST_BYTES];
        let part = bytes.get_mut(..usize::from(length)).unwrap_or_default();
        stream.label("bytes").read_bytes(part)?;
        Ok(Self { bytes, length })
    }
}

fn write_bytes<W: Writer>(bytes: &[u8], stream: &mut W) -> Result<(), WriteError> {
    stream.label("length").write_int(bytes.len() as u16, 1..=MOST_BYTES as u16)?;
    stream.label("bytes").write_bytes(bytes)
}

/// Returns how much an element of the state's list matters; 0 means not at all.
pub(crate) type Priority<'a> = Option<&'a dyn Fn(usize) -> u32>;

/// The states of a server.
pub(crate) struct Published<T> {
    /// Created with the first state, because a game may have none.
    history: Option<History<T>>,
}

impl<T: Wire> Published<T> {
    pub(crate) const fn new() -> Self {
        Self { history: None }
    }

    pub(crate) fn record(&mut self, tick: u32, state: &T) -> Result<(), RecordError> {
        self.history.get_or_insert_with(|| History::new(None)).record(tick, state)
    }
}

/// The state on its way to one client.
pub(crate) struct StateOut<T> {
    link: Option<Link<T>>,
    buffer: Vec<u8>,
    /// The tick of the state in the buffer, until it is sent.
    tick: Option<u32>,
    /// The number of states that did not fit in a packet, even in part.
    pub(crate) skipped: u64,
}

impl<T: Wire> StateOut<T> {
    pub(crate) const fn new() -> Self {
        Self { link: None, buffer: Vec::new(), tick: None, skipped: 0 }
    }

    /// Codes the state of a tick in at most this many bytes.
    pub(crate) fn encode(
        &mut self,
        published: &Published<T>,
        tick: u32,
        room: usize,
        priority: Priority<'_>,
    ) {
        let Some(history) = &published.history else { return };
        let link = self.link.get_or_insert_with(|| Link::new(Gaps::FAST));
        self.buffer.resize(room.min(MOST_BYTES), 0);
        let buffer = &mut *self.buffer;
        // A state is sent in parts if it is too large, or if a client sees only a part of it.
        let mut length = None;
        if priority.is_none() {
            length = link.encode(history, tick, buffer).ok().map(<[u8]>::len);
        }
        if length.is_none() {
            length = link.encode_part(history, tick, buffer, priority).ok().map(<[u8]>::len);
        }
        if length.is_none() && priority.is_some() {
            length = link.encode(history, tick, buffer).ok().map(<[u8]>::len);
        }
        self.buffer.truncate(length.unwrap_or(0));
        self.tick = length.map(|_| tick);
        self.skipped += u64::from(length.is_none());
    }

    pub(crate) fn is_due(&self) -> bool {
        self.tick.is_some()
    }

    /// Returns the bits of the main part, including the bit in front of it and those before its
    /// bytes.
    pub(crate) fn bits(&self) -> usize {
        if self.is_due() { 1 + 11 + 7 + 8 * self.buffer.len() } else { 1 }
    }

    /// Writes the main part, and returns the tick of the state in it.
    pub(crate) fn write(
        &mut self,
        stream: &mut WriteStream<'_>,
        most: usize,
    ) -> Result<Option<u32>, WriteError> {
        let fits = self.bits() <= most;
        let tick = self.tick.take().filter(|_| fits);
        stream.write_bool(tick.is_some())?;
        if tick.is_some() {
            write_bytes(&self.buffer, stream)?;
        }
        Ok(tick)
    }

    pub(crate) fn arrived(&mut self, tick: u32) {
        if let Some(link) = &mut self.link {
            link.acked(tick);
        }
    }
}

/// The result of processing the main part of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Took {
    Held,
    /// It cannot be used, so the packet must not count as received.
    NotHeld,
    /// No honest sender sends it.
    Bad,
}

/// The state as a client has it.
pub(crate) struct StateIn<T> {
    receiver: Option<Receiver<T>>,
}

impl<T: Wire> StateIn<T> {
    pub(crate) const fn new() -> Self {
        Self { receiver: None }
    }

    pub(crate) fn take(&mut self, state: &State) -> Took {
        let receiver = self.receiver.get_or_insert_with(|| Receiver::new(None));
        match receiver.decode(state.as_slice()) {
            Ok(_) | Err(ReceiveError::Repeated(_)) => Took::Held,
            Err(ReceiveError::Old(_) | ReceiveError::Missing(_)) => Took::NotHeld,
            Err(_) => Took::Bad,
        }
    }

    /// Returns the newest state and its tick.
    pub(crate) fn newest(&self) -> Option<(u32, &T)> {
        let receiver = self.receiver.as_ref()?;
        Some((receiver.tick()?, receiver.value()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coded(out: &mut StateOut<u32>, published: &mut Published<u32>, tick: u32) -> State {
        published.record(tick, &(tick * 1000)).unwrap();
        out.encode(published, tick, 1000, None);
        assert!(out.is_due());
        let mut buffer = [0; 64];
        let mut stream = WriteStream::new(&mut buffer);
        let most = stream.bits_left();
        assert_eq!(out.write(&mut stream, most), Ok(Some(tick)));
        let bytes = stream.finish().unwrap();
        // The bit in front is set if there is a state.
        let mut stream = tightwire::ReadStream::new(bytes);
        assert_eq!(stream.read_bool(), Ok(true));
        State::read(&mut stream).unwrap()
    }

    #[test]
    fn a_state_that_builds_on_a_missing_one_is_not_held_and_damage_is_bad() {
        let (mut published, mut out) = (Published::new(), StateOut::new());
        let (mut full, mut poor) = (StateIn::<u32>::new(), StateIn::<u32>::new());
        let first = coded(&mut out, &mut published, 1);
        assert_eq!(full.take(&first), Took::Held);
        assert_eq!(full.take(&first), Took::Held, "it is there");
        out.arrived(1);
        let second = coded(&mut out, &mut published, 2);
        assert_eq!(full.take(&second), Took::Held);
        assert_eq!(full.newest(), Some((2, &2000)));
        assert_eq!(poor.take(&second), Took::NotHeld);
        assert_eq!(poor.newest(), None);
        let mut damaged = first;
        damaged.length = 1;
        assert_eq!(poor.take(&damaged), Took::Bad);
    }

    #[test]
    fn a_state_without_room_is_skipped_and_the_next_one_goes_out() {
        let (mut published, mut out) = (Published::new(), StateOut::new());
        published.record(1, &[7u8; 100]).unwrap();
        out.encode(&published, 1, 3, None);
        assert!(!out.is_due());
        assert_eq!(out.skipped, 1);
        published.record(2, &[7u8; 100]).unwrap();
        out.encode(&published, 2, 1000, None);
        assert!(out.is_due());
    }
}
