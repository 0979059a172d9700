//! Holds a library to what a line says.

use tightwire::{MeasureStream, ReadError, ReadErrorKind, ReadStream, WriteError, WriteStream};

use super::line::Says;
use super::op::{Op, Value};
use super::play::{self, Types};

type Verdict = Result<(), String>;

/// The content of a buffer before it is written to, and after a packet that is read.
const JUNK: [u8; 3] = [0x00, 0xff, 0xa5];

/// The choices of integer types that every line is run with.
const TYPES: [Types; 3] = [Types::Native, Types::Narrow, Types::Wide];

/// Which of the two forms of a primitive is called.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Form {
    Unified,
    Direct,
}

const FORMS: [Form; 2] = [Form::Unified, Form::Direct];

/// Fails with a message unless a condition holds.
macro_rules! check {
    ($condition:expr, $($message:tt)+) => {
        if !$condition {
            return Err(format!($($message)+));
        }
    };
}

/// Judges one line. `measure` is what the measure file says about it, if it says something.
pub(crate) fn judge(says: &Says, measure: Option<usize>) -> Verdict {
    match says {
        Says::Accept { ops, bits, packet, writer, measure: floor } => {
            if *writer {
                writes(ops, *bits, packet)?;
                refuses_smaller_buffers(ops, packet.len())?;
                measures(ops, *bits, measure, *floor)?;
            }
            reads(ops, *bits, packet)?;
            refuses_every_cut(ops, packet)
        }
        Says::Decode { ops, bits, packet } => reads(ops, *bits, packet),
        Says::Refuse { ops, packet, at, why } => refuses(ops, packet, *at, why),
        Says::Measure { .. } => Ok(()),
    }
}

/// Writes all operations, going on after errors if `stubborn`.
fn write_all(
    ops: &[Op],
    form: Form,
    types: Types,
    stubborn: bool,
    stream: &mut WriteStream<'_>,
) -> Result<(), WriteError> {
    for op in ops {
        let done = write_one(op, form, types, stream);
        if !stubborn {
            done?;
        }
    }
    Ok(())
}

fn write_one<W: tightwire::Writer>(
    op: &Op,
    form: Form,
    types: Types,
    stream: &mut W,
) -> Result<(), WriteError> {
    let mut value = op.written.clone().expect("a line for writers gives every value");
    match form {
        Form::Unified => play::unified(&op.kind, types, &mut value, stream),
        Form::Direct => play::write(&op.kind, types, &value, stream),
    }
}

/// Bytes and bit count, whatever the buffer held before and however long it is.
fn writes(ops: &[Op], bits: usize, packet: &[u8]) -> Verdict {
    for (form, types, junk) in combinations() {
        for room in [0, 1, 7, 8, 9, 100] {
            let mut buffer = vec![junk; packet.len() + room];
            let mut stream = WriteStream::new(&mut buffer);
            let done = write_all(ops, form, types, false, &mut stream);
            check!(done.is_ok(), "{form:?} {types:?}: not written: {done:?}");
            let position = stream.position();
            check!(position == bits, "{form:?} {types:?}: {position} bits instead of {bits}");
            let written = stream.finish().map_err(|error| format!("not finished: {error}"))?;
            check!(
                written == packet,
                "{form:?} {types:?}, junk {junk:#x}, {room} bytes to spare: wrote {written:02x?}, \
                 not {packet:02x?}"
            );
        }
    }
    Ok(())
}

/// A buffer of every smaller length is an error, at the latest when the stream is finished.
fn refuses_smaller_buffers(ops: &[Op], length: usize) -> Verdict {
    for form in FORMS {
        for stubborn in [false, true] {
            let mut buffer = vec![0xa5; length];
            for room in 0..length {
                let mut stream = WriteStream::new(&mut buffer[..room]);
                let done = write_all(ops, form, Types::Native, stubborn, &mut stream);
                let finished = stream.finish();
                check!(finished.is_err(), "{form:?}: {room} bytes of {length} were enough");
                if let (Err(first), Err(last)) = (done, finished) {
                    check!(first == last, "finish reports {last:?}, the stream had {first:?}");
                }
            }
        }
    }
    Ok(())
}

/// The measure: exact where the set gives it, a bound of the bits in any case.
fn measures(ops: &[Op], bits: usize, exact: Option<usize>, floor: Option<usize>) -> Verdict {
    for form in FORMS {
        let mut stream = MeasureStream::new();
        for op in ops {
            let done = write_one(op, form, Types::Native, &mut stream);
            check!(done.is_ok(), "{form:?}: not measured: {done:?}");
        }
        let measured = stream.bits_used();
        check!(measured >= bits, "{form:?}: measured {measured} bits, wrote {bits}");
        check!(measured == exact.unwrap_or(measured), "measured {measured}, not {exact:?}");
        check!(measured >= floor.unwrap_or(0), "measured {measured}, which is below {floor:?}");
    }
    Ok(())
}

/// Every value and the position after them, whatever stands after the packet.
fn reads(ops: &[Op], bits: usize, packet: &[u8]) -> Verdict {
    let total = packet.len() * 8;
    check!(bits <= total, "{bits} bits of {total}");
    for (form, types, junk) in combinations() {
        for offset in [0, 1] {
            let mut around = vec![junk; offset];
            around.extend(packet);
            around.extend([junk; 17]);
            let packet = &mut around[offset..offset + packet.len()];
            if let Some(last) = packet.last_mut().filter(|_| bits % 8 != 0 && total - bits < 8) {
                // Readers never look at the filling of the last byte.
                *last = (*last & !(0xff << (bits % 8))) | (junk & (0xff << (bits % 8)));
            }
            let mut stream = ReadStream::new(packet);
            for (index, op) in ops.iter().enumerate() {
                let value = read_one(op, form, types, false, &mut stream);
                let value = value
                    .0
                    .map(|()| value.1)
                    .map_err(|error| format!("{form:?} {types:?}: op {index}: {error}"))?;
                let expected = op.read.as_ref().expect("a line for readers gives every value");
                check!(
                    value == *expected,
                    "{form:?} {types:?}: op {index} read {value:?}, not {expected:?}"
                );
            }
            let position = stream.position();
            check!(position == bits, "read {position} bits instead of {bits}");
            let finished = stream.finish();
            check!(
                finished.is_ok() == (total - bits < 8),
                "{} bits left over, and the end is {finished:?}",
                total - bits
            );
        }
    }
    Ok(())
}

/// Reads one operation. The value is what the destination holds afterwards.
fn read_one(
    op: &Op,
    form: Form,
    types: Types,
    second: bool,
    stream: &mut ReadStream<'_>,
) -> (Result<(), ReadError>, Value) {
    let mut value = op.kind.sentinel(second);
    let done = match form {
        Form::Unified => play::unified(&op.kind, types, &mut value, stream),
        Form::Direct => play::read(&op.kind, types, stream).map(|read| value = read),
    };
    (done, value)
}

/// Every packet that ends too soon is refused.
fn refuses_every_cut(ops: &[Op], packet: &[u8]) -> Verdict {
    for form in FORMS {
        for length in 0..packet.len() {
            let mut stream = ReadStream::new(&packet[..length]);
            let refused = ops
                .iter()
                .find_map(|op| read_one(op, form, Types::Native, false, &mut stream).0.err());
            check!(refused.is_some(), "{form:?}: cut to {length} bytes and read just the same");
            check!(stream.finish().err() == refused, "a refusal is not final");
        }
    }
    Ok(())
}

/// Success up to operation `at`, refusal there, and silence ever after.
fn refuses(ops: &[Op], packet: &[u8], at: usize, why: &str) -> Verdict {
    for (form, types, junk) in combinations() {
        for second in [false, true] {
            let mut around = packet.to_vec();
            around.extend([junk; 17]);
            let mut stream = ReadStream::new(&around[..packet.len()]);
            for (index, op) in ops.iter().take(at).enumerate() {
                let (done, _) = read_one(op, form, types, second, &mut stream);
                check!(done.is_ok(), "{form:?} {types:?}: op {index} of {at} is refused: {done:?}");
            }
            let start = stream.position();
            let (done, value) = read_one(&ops[at], form, types, second, &mut stream);
            let Err(error) = done else {
                return Err(format!("{form:?} {types:?}: op {at} is not refused: {value:?}"));
            };
            check!(
                value == ops[at].kind.sentinel(second),
                "{form:?}: the refused op left {value:?} behind"
            );
            check!(
                (start..=packet.len() * 8).contains(&error.bit()),
                "the op starts at {start}, the error says {}",
                error.bit()
            );
            if let Some(kind) = kind_of(why) {
                check!(error.kind() == kind, "{form:?} {types:?}: {error:?} because of {why:?}");
            }
            let position = stream.position();
            // The op itself once more, all that follow, and those before.
            for op in ops[at..].iter().chain(ops) {
                let (done, value) = read_one(op, form, types, second, &mut stream);
                check!(done == Err(error), "{form:?}: after {error:?} {op:?} gives {done:?}");
                check!(
                    value == op.kind.sentinel(second),
                    "{op:?} after the refusal left {value:?}"
                );
                check!(stream.position() == position, "{op:?} after the refusal moved");
                check!(stream.bits_left() == 0, "bits are left after the refusal");
            }
            check!(stream.finish() == Err(error), "a refused stream finishes");
        }
    }
    Ok(())
}

/// The kind of error that stands for a reason in the files.
fn kind_of(why: &str) -> Option<ReadErrorKind> {
    Some(match why {
        "past_end" => ReadErrorKind::UnexpectedEnd,
        "range" => ReadErrorKind::OutOfRange,
        "align" => ReadErrorKind::Padding,
        "string" => ReadErrorKind::Text,
        "relative" => ReadErrorKind::NotAscending,
        "check" => ReadErrorKind::Check,
        _ => return None,
    })
}

fn combinations() -> impl Iterator<Item = (Form, Types, u8)> {
    FORMS.into_iter().flat_map(|form| {
        TYPES
            .into_iter()
            .flat_map(move |types| JUNK.into_iter().map(move |junk| (form, types, junk)))
    })
}
