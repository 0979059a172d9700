//! The content of a session's packet, inside the seal.
//!
//! Sections follow each other without gaps: report, reliable messages, unreliable messages, rare
//! fields, main part. Each starts with a bit that says whether it is present.

use alloc::sync::Arc;
use alloc::vec::Vec;

use tightwire::scalar::{Bits, Bool, Int};
use tightwire::{ReadError, Reader, Schema, Wire, WriteError, Writer};

use crate::lane::{ID_BITS, SKIP_BITS, WINDOW};
use crate::report::Report;

/// The size of one part of a message or block that is too large for a packet, in bytes.
pub(crate) const PART_BYTES: usize = 512;

/// The size of a path token in bytes.
pub(crate) const TOKEN_BYTES: usize = 40;

/// The maximum number of unreliable messages in one packet.
pub(crate) const MOST_UNRELIABLE: usize = 256;

/// The maximum size of a block.
pub(crate) const LARGEST_BLOCK: u32 = 16 << 20;

/// The number of bits of the server's time, in quarter milliseconds.
const TIME_BITS: u32 = 40;

/// Everything in one packet from the other side, for tools that inspect packets.
///
/// `M` is the type of messages, and `P` that of the main part: [`Inputs`](crate::inspect::Inputs) in packets
/// to the server, [`State`](crate::inspect::State) in packets to a client. With the feature `trace` of
/// `tightwire`, `tightwire::trace::trace_read::<Packet<M, P>>(payload)` shows every bit.
#[derive(Clone, Debug, PartialEq)]
pub struct Packet<M, P> {
    /// Which packets arrived.
    pub report: Option<Report>,
    /// Reliable messages with their ids.
    pub reliable: Vec<(Id, Item<M>)>,
    /// Unreliable messages.
    pub unreliable: Vec<M>,
    /// The fields that are not in every packet.
    pub rare: Rare,
    /// Inputs or state.
    pub main: Option<P>,
}

/// The purpose of a part of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    Header,
    Reliable,
    Unreliable,
    Blocks,
    Main,
}

/// The id of a reliable item in a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Id {
    /// The low 9 bits of the first item's id.
    Low(u16),
    /// The number of ids skipped since the item before.
    After(u8),
}

/// A reliable message, or a part of one that is too large for a packet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item<M> {
    /// A message.
    Whole(M),
    /// Bytes of an encoded message.
    Part {
        /// True if the message ends here.
        last: bool,
        /// The bytes, at most 512.
        bytes: Bytes,
    },
}

/// Some bytes of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The length of the block, in its first chunk.
    pub total: Option<u32>,
    /// The bytes, at most 512.
    pub bytes: Bytes,
}

/// A range of shared bytes.
#[derive(Clone, Debug)]
pub struct Bytes {
    all: Arc<[u8]>,
    start: usize,
    end: usize,
}

impl Bytes {
    /// Returns part `index` of `all`.
    pub(crate) fn part(all: &Arc<[u8]>, index: usize) -> Self {
        let start = index.saturating_mul(PART_BYTES).min(all.len());
        let end = (start + PART_BYTES).min(all.len());
        Self { all: Arc::clone(all), start, end }
    }

    /// Returns the bytes.
    pub fn as_slice(&self) -> &[u8] {
        self.all.get(self.start..self.end).unwrap_or_default()
    }

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        let bytes = self.as_slice();
        stream.label("length").put(Int::new(1, PART_BYTES as u16), bytes.len() as u16)?;
        stream.label("bytes").write_bytes(bytes)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let length = stream.label("length").take(Int::new(1, PART_BYTES as u16))?;
        let mut bytes = [0; PART_BYTES];
        let bytes = bytes.get_mut(..usize::from(length)).unwrap_or_default();
        stream.label("bytes").read_bytes(bytes)?;
        Ok(Self { all: Arc::from(&*bytes), start: 0, end: usize::from(length) })
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl Eq for Bytes {}

impl<M> Item<M> {
    /// The bits in front of a whole message.
    pub(crate) const TAG_BITS: usize = 1;
}

impl<M: Wire> Wire for Item<M> {
    const SCHEMA: Schema = Schema::opaque("Item").version(1).holding(&[&M::SCHEMA]);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        match self {
            Self::Whole(message) => {
                stream.label("is_part").put(Bool, false)?;
                message.write(stream.label("message"))
            }
            Self::Part { last, bytes } => {
                stream.label("is_part").put(Bool, true)?;
                stream.label("last").put(Bool, *last)?;
                bytes.write(stream)
            }
        }
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        if !stream.label("is_part").take(Bool)? {
            return Ok(Self::Whole(M::read(stream.label("message"))?));
        }
        let last = stream.label("last").take(Bool)?;
        Ok(Self::Part { last, bytes: Bytes::read(stream)? })
    }
}

impl Wire for Chunk {
    const SCHEMA: Schema = Schema::opaque("Chunk").version(1);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.label("is_first").put(Bool, self.total.is_some())?;
        if let Some(total) = self.total {
            stream.label("total").put(Int::new(1, LARGEST_BLOCK), total)?;
        }
        self.bytes.write(stream)
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let mut total = None;
        if stream.label("is_first").take(Bool)? {
            total = Some(stream.label("total").take(Int::new(1, LARGEST_BLOCK))?);
        }
        Ok(Self { total, bytes: Bytes::read(stream)? })
    }
}

/// The fields that are not in every packet. After one bit for all of them, each has its own bit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Rare {
    /// The server's time in quarter milliseconds.
    pub time: Option<u64>,
    /// The tick whose inputs the server asked for last.
    pub tick: Option<RequestedTick>,
    /// The client looks for the server, and returns a path token or zeros.
    pub seeking: Option<[u8; TOKEN_BYTES]>,
    /// A control message about the session itself.
    pub control: Option<Control>,
    /// Parts of a block, with their ids.
    pub chunks: Vec<(Id, Chunk)>,
}

/// The tick whose inputs the server asked for last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
pub struct RequestedTick {
    /// The tick.
    pub tick: u32,
    /// Half milliseconds since then; 255 for longer than 127 ms.
    pub age: u8,
    /// How many ticks the client's newest input was ahead of the ticks that were asked for since the
    /// last time, at the least. It is negative if an input was late.
    pub lead: Option<i8>,
}

/// A control message about the session itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Wire)]
pub enum Control {
    /// A request to report this packet.
    Ping,
    /// The session ends, with this reason code of the game.
    Goodbye(u16),
}

impl Rare {
    /// Writes everything except the chunks. The lane writes those after it.
    pub(crate) fn write_head<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        stream.label("has_time").put(Bool, self.time.is_some())?;
        if let Some(time) = self.time {
            stream.label("time").put(Bits::new(TIME_BITS), time & ((1 << TIME_BITS) - 1))?;
        }
        stream.label("has_tick").put(Bool, self.tick.is_some())?;
        if let Some(tick) = &self.tick {
            tick.write(stream.label("tick"))?;
        }
        stream.label("is_seeking").put(Bool, self.seeking.is_some())?;
        if let Some(token) = &self.seeking {
            stream.label("token").write_bytes(token)?;
        }
        stream.label("has_control").put(Bool, self.control.is_some())?;
        if let Some(control) = &self.control {
            control.write(stream.label("control"))?;
        }
        Ok(())
    }

    /// Reads everything except the chunks.
    fn read<R: Reader>(&mut self, stream: &mut R) -> Result<(), ReadError> {
        if stream.label("has_time").take(Bool)? {
            self.time = Some(stream.label("time").take(Bits::new(TIME_BITS))?);
        }
        if stream.label("has_tick").take(Bool)? {
            self.tick = Some(RequestedTick::read(stream.label("tick"))?);
        }
        if stream.label("is_seeking").take(Bool)? {
            let mut token = [0; TOKEN_BYTES];
            stream.label("token").read_bytes(&mut token)?;
            self.seeking = Some(token);
        }
        if stream.label("has_control").take(Bool)? {
            self.control = Some(Control::read(stream.label("control"))?);
        }
        Ok(())
    }

    /// Returns whether it is empty, not counting chunks.
    pub(crate) fn is_empty(&self) -> bool {
        let Self { time, tick, seeking, control, chunks: _ } = self;
        time.is_none() && tick.is_none() && seeking.is_none() && control.is_none()
    }
}

/// Reads what [`Outbox::fill`](crate::lane::Outbox::fill) wrote.
fn read_lane<T: Wire, R: Reader>(
    stream: &mut R,
    items: &mut Vec<(Id, T)>,
) -> Result<(), ReadError> {
    while stream.label("item").take(Bool)? {
        let id = if items.is_empty() {
            Id::Low(stream.label("id").take(Bits::new(ID_BITS))?)
        } else if stream.label("skips").take(Bool)? {
            let skip: u8 = stream.label("skip").take(Bits::new(SKIP_BITS))?;
            // If 255 ids are skipped between two items, the second is outside the window.
            if skip == u8::MAX {
                return Err(stream.refuse());
            }
            Id::After(skip + 1)
        } else {
            Id::After(0)
        };
        if items.len() >= WINDOW {
            return Err(stream.refuse());
        }
        items.push((id, T::read(stream)?));
    }
    Ok(())
}

impl<M, P> Default for Packet<M, P> {
    fn default() -> Self {
        Self {
            report: None,
            reliable: Vec::new(),
            unreliable: Vec::new(),
            rare: Rare::default(),
            main: None,
        }
    }
}

impl<M: Wire, P: Wire> Packet<M, P> {
    /// Clears the packet and keeps its memory.
    pub(crate) fn clear(&mut self) {
        self.report = None;
        self.reliable.clear();
        self.unreliable.clear();
        self.rare.chunks.clear();
        if !self.rare.is_empty() {
            let chunks = core::mem::take(&mut self.rare.chunks);
            self.rare = Rare { chunks, ..Rare::default() };
        }
        self.main = None;
    }

    /// Reads a packet into this empty one. `after` is called after each section.
    pub(crate) fn fill<R: Reader>(
        &mut self,
        stream: &mut R,
        mut after: impl FnMut(&R, Section),
    ) -> Result<(), ReadError> {
        if stream.label("has_report").take(Bool)? {
            self.report = Some(Report::read(stream.label("report"))?);
        }
        after(stream, Section::Header);
        read_lane(stream, &mut self.reliable)?;
        after(stream, if self.reliable.is_empty() { Section::Header } else { Section::Reliable });
        while stream.label("unreliable").take(Bool)? {
            if self.unreliable.len() >= MOST_UNRELIABLE {
                return Err(stream.refuse());
            }
            self.unreliable.push(M::read(stream.label("message"))?);
        }
        let is_empty = self.unreliable.is_empty();
        after(stream, if is_empty { Section::Header } else { Section::Unreliable });
        if stream.label("has_rare").take(Bool)? {
            self.rare.read(stream)?;
            after(stream, Section::Header);
            read_lane(stream, &mut self.rare.chunks)?;
            let is_empty = self.rare.chunks.is_empty();
            after(stream, if is_empty { Section::Header } else { Section::Blocks });
        }
        if stream.label("has_main").take(Bool)? {
            after(stream, Section::Header);
            self.main = Some(P::read(stream.label("main"))?);
            after(stream, Section::Main);
        }
        Ok(())
    }
}

/// Reading is for inspecting packets. They are not written this way.
impl<M: Wire, P: Wire> Wire for Packet<M, P> {
    const SCHEMA: Schema = Schema::opaque("Packet").version(1).holding(&[&M::SCHEMA, &P::SCHEMA]);

    fn write<W: Writer>(&self, stream: &mut W) -> Result<(), WriteError> {
        Err(stream.refuse())
    }

    fn read<R: Reader>(stream: &mut R) -> Result<Self, ReadError> {
        let mut packet = Self::default();
        packet.fill(stream, |_, _| {})?;
        Ok(packet)
    }
}
