//! Checks for every derived type, compared with the same packet written by hand.

use std::fmt::Debug;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use tightwire::scalar::Bits;
use tightwire::{
    ReadError, ReadErrorKind, ReadStream, Reader, Stream, Wire, WriteError, WriteErrorKind,
    WriteStream, Writer,
};

use crate::once;

/// A derived type and its twin, a function of stream calls that describes the same packet.
pub(crate) trait Twin: Wire + Clone + Debug + Default + PartialEq {
    /// Whether every value has one packet only. Flags for defaults and relative numbers allow
    /// several, of which a writer makes the shortest.
    const ONE_FORM: bool = true;

    /// True if a foreign packet may round to another one when it is written again.
    const ROUNDS: bool = false;

    /// True if custom code inside writes the fields that it declares.
    #[allow(dead_code, reason = "only meters depend on it")]
    const DECLARES: bool = true;

    /// The packet, by hand.
    fn by_hand<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S>;

    /// Values that can be written.
    fn values() -> BoxedStrategy<Self>;

    /// Returns the value that a reader gets, for types that round, skip or leave out.
    fn arrives(&self) -> Self {
        self.clone()
    }

    /// Values that no writer may accept.
    fn wrong() -> Vec<Self> {
        Vec::new()
    }
}

/// Numbers of bits in front of the value.
const OFFSETS: [u32; 7] = [0, 1, 3, 7, 8, 13, 61];

/// The bits before the value, so that no offset is all zeros.
const FRONT: u64 = 0x5a5a_a5a5_1234_8765;

pub(crate) fn bytes_are_those_written_by_hand<T: Twin>() {
    for_all::<T>(|value, _| {
        for offset in OFFSETS {
            let by_hand = written(offset, |stream| once::write_by_hand(value, stream)).unwrap();
            let derived = written(offset, |stream| once::write(value, stream)).unwrap();
            assert_eq!(derived, by_hand, "{offset} bits in front");
        }
        let mut buffer = [0xff; 4096];
        let by_hand = written(0, |stream| once::write_by_hand(value, stream)).unwrap();
        assert_eq!(once::encode(value, &mut buffer).unwrap(), by_hand);
        #[cfg(feature = "trace")]
        assert_eq!(tightwire::trace::trace_write(value).unwrap().packet, by_hand);
    });
}

pub(crate) fn values_come_back<T: Twin>() {
    for_all::<T>(|value, other| {
        for offset in OFFSETS {
            let packet = written(offset, |stream| once::write(value, stream)).unwrap();
            let back = agreed::<T>(&packet, offset, other).unwrap();
            assert_same(&back, &value.arrives());
        }
        let packet = written(0, |stream| once::write(value, stream)).unwrap();
        assert_same(&once::decode::<T>(&packet).unwrap(), &value.arrives());
        assert_same(&once::decode_over(other, &packet).unwrap(), &value.arrives());
    });
}

pub(crate) fn hostile_packets_are_judged_as_by_hand<T: Twin>() {
    for_all::<T>(|value, other| {
        let packet = written(0, |stream| once::write(value, stream)).unwrap();
        for length in 0..packet.len() {
            assert!(once::decode::<T>(&packet[..length]).is_err(), "cut to {length} bytes");
            agreed::<T>(&packet[..length], 0, other).unwrap_err();
        }
        for bit in 0..packet.len() * 8 {
            let mut flipped = packet.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            accepted_is_in_range::<T>(&flipped, other);
        }
        let mut longer = packet;
        longer.push(0);
        let error = once::decode::<T>(&longer).unwrap_err();
        assert_eq!(error.kind(), ReadErrorKind::TrailingBytes);
    });
    let noise = prop::collection::vec(any::<u8>(), 0..160);
    run(&(noise, T::values()), |(noise, other)| {
        for length in [noise.len(), noise.len() / 4, noise.len() / 16] {
            accepted_is_in_range::<T>(&noise[..length], other);
        }
    });
    for byte in [0x00, 0xff, 0x55] {
        for length in 0..120 {
            accepted_is_in_range::<T>(&vec![byte; length], &T::default());
        }
    }
}

pub(crate) fn sizes_are_bounds<T: Twin>() {
    for_all::<T>(|value, _| {
        let measured = once::measure(value).unwrap();
        assert_eq!(measured, once::measure_by_hand(value).unwrap());

        let mut buffer = [0; 4096];
        let mut stream = WriteStream::new(&mut buffer);
        once::write(value, &mut stream).unwrap();
        let bits = stream.position();
        assert!(bits <= measured, "{bits} bits, measured as {measured}");
        assert!(T::SCHEMA.min_bits() <= bits as u64, "fewer bits than the schema's least");
        if let Some(most) = T::SCHEMA.max_bits() {
            assert!(measured as u64 <= most, "{measured} bits, of at most {most}");
        }
        if let Some(fixed) = T::SCHEMA.fixed_bits() {
            assert_eq!(fixed, bits as u64);
        }

        let needed = bits.div_ceil(8);
        for length in 0..needed {
            let error = once::encode(value, &mut buffer[..length]).unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::BufferFull, "{length} of {needed} bytes");
        }
        assert_eq!(once::encode(value, &mut buffer[..needed]).unwrap().len(), needed);
    });
}

#[cfg(feature = "meter")]
pub(crate) fn a_meter_gives_each_field_the_bits_of_the_trace<T: Twin>() {
    for_all::<T>(|value, _| {
        let packet = written(0, |stream| once::write(value, stream)).unwrap();
        crate::metered::metered(value, packet.len(), T::DECLARES).unwrap();
    });
}

pub(crate) fn wrong_values_are_not_written<T: Twin>() {
    for value in T::wrong() {
        for offset in OFFSETS {
            let by_hand =
                written(offset, |stream| once::write_by_hand(&value, stream)).unwrap_err();
            let derived = written(offset, |stream| once::write(&value, stream)).unwrap_err();
            assert_eq!(derived.kind(), by_hand.kind(), "{value:?}");
        }
        let by_hand = once::measure_by_hand(&value).unwrap_err();
        assert_eq!(once::measure(&value).unwrap_err().kind(), by_hand.kind(), "{value:?}");
    }
}

/// Both readers agree, and what they accept can be written again and reads the same.
fn accepted_is_in_range<T: Twin>(packet: &[u8], other: &T) {
    let mut derived = ReadStream::new(packet);
    let bits = once::read::<T>(&mut derived).map(|_| derived.position());
    let Ok(value) = agreed::<T>(packet, 0, other) else {
        return;
    };
    let again = written(0, |stream| once::write_by_hand(&value, stream)).unwrap();
    let back = once::decode::<T>(&again).unwrap();
    if !T::ROUNDS {
        assert_same(&back, &value);
    }
    if T::ONE_FORM {
        let mut used = packet.to_vec();
        let bits = bits.unwrap();
        if let (Some(last), filled @ 1..) = (used.last_mut(), bits % 8) {
            *last &= (1 << filled) - 1;
        }
        assert_eq!(again, used, "{value:?} has two forms");
    }
}

/// What the derived reader makes of a packet, checked against the reader by hand, and against
/// reading over `other`.
fn agreed<T: Twin>(packet: &[u8], offset: u32, other: &T) -> Result<T, ReadError> {
    let by_hand = read(packet, offset, |stream| once::read_by_hand::<T>(stream));
    let derived = read(packet, offset, |stream| once::read::<T>(stream));
    let over = read(packet, offset, |stream| once::read_over(other, stream));
    #[cfg(feature = "trace")]
    traced_is_the_same(packet, offset, &derived);
    match (by_hand, derived, over) {
        (Ok((by_hand, end)), Ok((derived, derived_end)), Ok((over, over_end))) => {
            assert_eq!((derived_end, over_end), (end, end));
            assert_same(&derived, &by_hand);
            assert_same(&over, &by_hand);
            Ok(derived)
        }
        (Err(by_hand), Err(derived), Err(over)) => {
            // A run looks for all of its bits first, so the end of the packet is found ahead of
            // a wrong value in front of it. A rule of the twin's own has no kind of its own.
            let kinds = [derived.kind(), by_hand.kind()];
            if kinds[0] != ReadErrorKind::UnexpectedEnd && kinds[1] != ReadErrorKind::Refused {
                assert_eq!(derived, by_hand);
            }
            assert_eq!(over.kind(), derived.kind());
            Err(derived)
        }
        (by_hand, derived, over) => {
            panic!("by hand {by_hand:?}, derived {derived:?}, over another {over:?}: {packet:02x?}")
        }
    }
}

/// A stream that names every bit takes field after field, and must find the same as one that
/// takes runs.
#[cfg(feature = "trace")]
fn traced_is_the_same<T: Twin>(packet: &[u8], offset: u32, fused: &Result<(T, usize), ReadError>) {
    let mut stream = tightwire::trace::TraceReader::new(packet);
    let plain = stream.take(Bits::<u64>::new(offset)).and_then(|_| T::read(&mut stream));
    match (plain, fused) {
        (Ok(plain), Ok((fused, _))) => assert_same(&plain, fused),
        (Err(plain), Err(fused)) if fused.kind() != ReadErrorKind::UnexpectedEnd => {
            assert_eq!(plain, *fused);
        }
        (Err(_), Err(_)) => {}
        // Only the end of the packet is judged later.
        (Ok(_), Err(error)) => assert_eq!(error.kind(), ReadErrorKind::TrailingBytes),
        (Err(error), Ok(_)) => panic!("only the trace refuses: {error}"),
    }
}

/// Reads a packet to its end, after `offset` bits, and tells where the value ended.
fn read<T>(
    packet: &[u8],
    offset: u32,
    read: impl FnOnce(&mut ReadStream<'_>) -> Result<T, ReadError>,
) -> Result<(T, usize), ReadError> {
    let mut stream = ReadStream::new(packet);
    stream.take(Bits::<u64>::new(offset))?;
    let value = read(&mut stream)?;
    let end = stream.position();
    stream.finish()?;
    Ok((value, end))
}

/// The packet that a function writes after `offset` bits.
fn written(
    offset: u32,
    write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
) -> Result<Vec<u8>, WriteError> {
    let mut buffer = [0xff; 4096];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(Bits::new(offset), FRONT & ((1 << offset) - 1))?;
    write(&mut stream)?;
    Ok(stream.finish()?.to_vec())
}

/// Equal to the bit, which `==` does not say of floats.
fn assert_same<T: Twin>(left: &T, right: &T) {
    assert_eq!(format!("{left:?}"), format!("{right:?}"));
    let packet = |value: &T| written(0, |stream| once::write_by_hand(value, stream)).unwrap();
    assert_eq!(packet(left), packet(right));
}

/// Checks pairs of values, one that is sent and one that exists before.
fn for_all<T: Twin>(check: impl Fn(&T, &T)) {
    run(&(T::values(), T::values()), |(value, other)| check(value, other));
}

fn run<S: Strategy>(strategy: &S, check: impl Fn(&S::Value)) {
    let config = Config { cases: 24, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new(config);
    let result = runner.run(strategy, |values| {
        check(&values);
        Ok(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
}
