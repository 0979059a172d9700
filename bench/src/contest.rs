//! The one loop that measures everybody, and the check ahead of it.
//!
//! The loop walks a table, so each packet has other values than the one before. Each packet is a
//! slice of its own whose length comes from the table: with a length that the compiler can see,
//! the bounds checks of everybody would fold away. Results end in `black_box`.

use std::hint::black_box;

use crate::messages::Message;

/// A way to send a message.
pub trait Codec<M: Message> {
    /// The name in tables.
    const NAME: &'static str;

    /// The type that it sends: its own, so that no conversion falls into the measured time.
    type Value: 'static;

    /// The value to send for `message`.
    fn value(message: &M) -> Self::Value;

    /// The message that a received value stands for.
    fn message(value: Self::Value) -> M;

    /// Writes a packet, into `buffer` or into a buffer that the codec keeps between packets.
    fn encode<'a>(&'a mut self, value: &Self::Value, buffer: &'a mut [u8]) -> &'a [u8];

    /// Reads a packet.
    fn decode(&mut self, packet: &[u8]) -> Self::Value;

    /// Reads a packet in the measured loop. A codec that reads into a value that it keeps does so here.
    #[inline(always)]
    fn receive(&mut self, packet: &[u8]) {
        black_box(&self.decode(packet));
    }
}

/// A contestant with its tables, ready to be measured.
pub trait Contest {
    /// Writes all packets of the table, `passes` times.
    fn write(&mut self, passes: usize);

    /// Reads all packets of the table, `passes` times.
    fn read(&mut self, passes: usize);

    /// Units of work in one pass: packets, or bit groups when only bits are measured.
    fn units(&self) -> usize;

    /// The bytes of an average packet.
    fn mean_bytes(&self) -> f64;

    /// The packets that were written and read back ahead of the measurement.
    fn packets(&self) -> &[Box<[u8]>];
}

/// Room beyond the packet's end, packet by packet. Zero is among it: nobody may need slack.
pub const SPARE_BYTES: [usize; 8] = [0, 3, 8, 1, 64, 0, 5, 200];

/// Room for the first packet of a kind, before anybody knows its length.
const FIRST_ROOM: usize = 512 * 1024;

/// A buffer that starts at a page boundary for everybody. A store across two cache lines, or worse
/// across two pages, costs extra, and who has to make one would otherwise be up to the allocator.
pub struct PageBuffer {
    bytes: Vec<u8>,
    start: usize,
}

impl PageBuffer {
    const PAGE: usize = 4096;

    /// A buffer of `room` bytes, with junk in them.
    pub fn new(room: usize) -> Self {
        let bytes = vec![0xa5; room + Self::PAGE];
        let start = bytes.as_ptr().align_offset(Self::PAGE);
        Self { bytes, start }
    }

    /// All of it.
    pub fn all(&mut self) -> &mut [u8] {
        &mut self.bytes[self.start..]
    }
}

struct Lane<M: Message, C: Codec<M>> {
    codec: C,
    values: Vec<C::Value>,
    packets: Vec<Box<[u8]>>,
    /// The part of `buffer` that each packet may use, at most all of it.
    rooms: Vec<usize>,
    buffer: PageBuffer,
}

/// Prepares a contestant: writes and reads back every value of the table.
///
/// # Panics
///
/// If a value does not survive the round trip. A wrong result is not worth timing.
pub fn prepare<M: Message, C: Codec<M> + Default + 'static>() -> Box<dyn Contest> {
    let mut codec = C::default();
    let mut pages = PageBuffer::new(FIRST_ROOM);
    let buffer = pages.all();
    let mut values = Vec::new();
    let mut packets: Vec<Box<[u8]>> = Vec::new();
    for (number, message) in M::table().iter().enumerate() {
        let value = C::value(message);
        let packet: Box<[u8]> = codec.encode(&value, buffer).into();
        let back = C::message(codec.decode(&packet));
        assert!(message.arrived_as(&back), "{} {}: value {number} differs", C::NAME, M::NAME);
        let again = codec.encode(&value, &mut buffer[..packet.len()]);
        assert_eq!(*packet, *again, "{} {}: packet {number} differs", C::NAME, M::NAME);
        values.push(value);
        packets.push(packet);
    }
    let rooms: Vec<usize> =
        packets.iter().zip(SPARE_BYTES.iter().cycle()).map(|(p, spare)| p.len() + spare).collect();
    Box::new(Lane { codec, values, packets, rooms, buffer: pages })
}

impl<M: Message, C: Codec<M>> Contest for Lane<M, C> {
    fn write(&mut self, passes: usize) {
        let buffer = self.buffer.all();
        for _ in 0..passes {
            for (value, room) in self.values.iter().zip(&self.rooms) {
                let packet = self.codec.encode(value, &mut buffer[..*room]);
                black_box(packet);
            }
        }
    }

    fn read(&mut self, passes: usize) {
        for _ in 0..passes {
            for packet in &self.packets {
                self.codec.receive(packet);
            }
        }
    }

    fn units(&self) -> usize {
        self.packets.len()
    }

    fn mean_bytes(&self) -> f64 {
        mean_bytes(&self.packets)
    }

    fn packets(&self) -> &[Box<[u8]>] {
        &self.packets
    }
}

/// The bytes of an average packet.
pub fn mean_bytes(packets: &[Box<[u8]>]) -> f64 {
    packets.iter().map(|packet| packet.len()).sum::<usize>() as f64 / packets.len() as f64
}
