//! Derived types, whose fields are read and written in runs, against the same packet field by
//! field: by hand, and by the streams that record a trace.

use std::fmt::Debug;

use tightwire::scalar::Bits;
use tightwire::trace::{TraceReader, TraceWriter};
use tightwire::{
    ReadError, ReadErrorKind, ReadStream, Reader, Result as StreamResult, Stream, Wire, WriteError,
    WriteStream, Writer,
};

use super::rich::{Body, Event, Rich, Tree};
use super::step::Input;

/// A derived type and the same packet by hand.
trait Plain: Wire + Clone + Debug + Default {
    fn plain<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S>;
}

/// Fixed fields only, more than a word of them, with ranges that leave spare bits.
#[derive(Wire, Clone, Debug, Default)]
struct Ship {
    #[wire(bits = 5)]
    kind: u8,
    #[wire(range = 0..=1000)]
    id: u16,
    #[wire(range = -2_000_000..=2_000_000)]
    place: [i32; 3],
    #[wire(compressed(-8.0..=8.0, 0.125))]
    speed: [f32; 2],
    docked: bool,
    #[wire(fixed(-2..=2, 10))]
    lift: i16,
    tag: u64,
    #[wire(range = 7..=7)]
    constant: u8,
}

impl Plain for Ship {
    fn plain<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.bits(&mut self.kind, 5)?;
        stream.int(&mut self.id, 0..=1000)?;
        stream.array(&mut self.place, |stream, part| stream.int(part, -2_000_000..=2_000_000))?;
        stream.array(&mut self.speed, |stream, part| stream.compressed(part, -8.0..=8.0, 0.125))?;
        stream.bool(&mut self.docked)?;
        stream.fixed(&mut self.lift, -2..=2, 10)?;
        stream.u64(&mut self.tag)?;
        stream.int(&mut self.constant, 7..=7)
    }
}

/// Runs that are broken by options, flags, lists, byte boundaries and other types.
#[derive(Wire, Clone, Debug, Default)]
struct Broken {
    #[wire(bits = 3)]
    a: u8,
    b: Option<u16>,
    #[wire(range = -9..=9)]
    c: i8,
    ship: Ship,
    #[wire(range = 0..=5, max_len = 9)]
    list: Vec<u8>,
    #[wire(bits = 33)]
    d: u64,
    #[wire(align)]
    e: bool,
    #[wire(default_bit)]
    f: u16,
    #[wire(check = "g")]
    g: i64,
    #[wire(max_len = 4)]
    ships: Vec<Option<Ship>>,
    h: [bool; 11],
    i: u128,
}

impl Plain for Broken {
    fn plain<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.bits(&mut self.a, 3)?;
        stream.option(&mut self.b, S::u16)?;
        stream.int(&mut self.c, -9..=9)?;
        self.ship.plain(stream)?;
        stream.list(&mut self.list, 9, |stream, part| stream.int(part, 0..=5))?;
        stream.bits(&mut self.d, 33)?;
        stream.align()?;
        stream.bool(&mut self.e)?;
        let mut is_default = S::IS_WRITING && self.f == 0;
        stream.bool(&mut is_default)?;
        if is_default {
            self.f = 0;
        } else {
            stream.u16(&mut self.f)?;
        }
        stream.int(&mut self.g, i64::MIN..=i64::MAX)?;
        stream.check("g")?;
        stream.list(&mut self.ships, 4, |stream, ship| {
            stream.option(ship, |stream, ship| ship.plain(stream))
        })?;
        stream.array(&mut self.h, S::bool)?;
        stream.u128(&mut self.i)
    }
}

/// Nothing but nesting.
impl Plain for Body {
    fn plain<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.int(&mut self.id, 0..=900)?;
        stream.array(&mut self.place, |stream, part| stream.int(part, -2047..=2047))?;
        stream.option(&mut self.velocity, |stream, velocity| {
            stream.array(velocity, |stream, part| stream.int(part, -100..=100))
        })?;
        stream.bits(&mut self.flags, 3)
    }
}

/// A derived type reads and writes as it would field by field, at any bit of a packet.
pub(crate) fn fused(bytes: &[u8]) {
    let mut input = Input(bytes);
    let choice = input.byte();
    let offset = u32::from(input.byte() % 64);
    match choice % 8 {
        0 => as_by_hand::<Ship>(offset, input.0),
        1 => as_by_hand::<Broken>(offset, input.0),
        2 => as_by_hand::<Body>(offset, input.0),
        3 => as_traced::<Rich>(offset, input.0),
        4 => as_traced::<Event>(offset, input.0),
        5 => as_traced::<Tree>(offset, input.0),
        6 => as_traced::<[(Body, Option<Event>); 3]>(offset, input.0),
        _ => as_traced::<Broken>(offset, input.0),
    }
}

fn as_by_hand<T: Plain>(offset: u32, packet: &[u8]) {
    as_traced::<T>(offset, packet);
    let mut stream = ReadStream::new(packet);
    let derived = skip(&mut stream, offset).and_then(|()| T::read(&mut stream));
    let mut by_hand = ReadStream::new(packet);
    let mut value = T::default();
    let plain = skip(&mut by_hand, offset).and_then(|()| value.plain(&mut by_hand));
    same(&derived, &plain.map(|()| value.clone()), true);
    if derived.is_ok() {
        assert_eq!(stream.position(), by_hand.position());
        let by_hand = written(offset, |stream| value.plain(stream)).expect("what was read");
        assert_eq!(written(offset, |stream| stream.write_object(&value)), Ok(by_hand));
    }
    // Over a value that is there, of which nothing may shine through.
    let mut over = T::default();
    if let Ok(value) = &derived {
        over = value.clone();
    }
    let mut stream = ReadStream::new(packet);
    let done = skip(&mut stream, offset).and_then(|()| over.read_into(&mut stream));
    same(&derived, &done.map(|()| over), false);
}

fn as_traced<T: Wire + Debug>(offset: u32, packet: &[u8]) {
    let mut stream = ReadStream::new(packet);
    let derived = skip(&mut stream, offset).and_then(|()| T::read(&mut stream));
    let mut trace = TraceReader::new(packet);
    let traced = skip(&mut trace, offset).and_then(|()| T::read(&mut trace));
    same(&derived, &traced, true);
    if let Ok(value) = &derived {
        assert_eq!(stream.position(), trace.position());
        let fused = written(offset, |stream| stream.write_object(value)).expect("what was read");
        let mut trace = TraceWriter::new();
        trace.put(Bits::new(offset), 0u64).expect("zeros");
        value.write(&mut trace).expect("what was read");
        assert_eq!(trace.finish().packet, fused);
    }
}

/// Values in their printed form, in which a NaN equals itself and differs from numbers.
///
/// A run looks for all of its bits first, so `derived` may find the end of the packet ahead of a
/// wrong value in front of it.
fn same<T: Debug>(derived: &Result<T, ReadError>, plain: &Result<T, ReadError>, ahead: bool) {
    match (derived, plain) {
        (Ok(derived), Ok(plain)) => assert_eq!(format!("{derived:?}"), format!("{plain:?}")),
        (Err(derived), Err(plain)) => {
            if !ahead {
                assert_eq!(derived.kind(), plain.kind());
            } else if derived.kind() != ReadErrorKind::UnexpectedEnd {
                assert_eq!(derived, plain);
            } else {
                assert!(derived.bit() <= plain.bit(), "{derived:?} behind {plain:?}");
            }
        }
        (derived, plain) => panic!("{derived:?}, and field by field {plain:?}"),
    }
}

fn skip<R: Reader>(stream: &mut R, offset: u32) -> Result<(), ReadError> {
    stream.take(Bits::<u64>::new(offset)).map(|_| ())
}

/// The packet that a function writes after some zeros.
fn written(
    offset: u32,
    write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
) -> Result<Vec<u8>, WriteError> {
    let mut buffer = vec![0; super::rich::ROOM];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(Bits::new(offset), 0u64)?;
    write(&mut stream)?;
    stream.finish().map(|packet| packet.to_vec())
}
