//! Raw groups of bits, and the single one.

use crate::codec::integer::{Distance, Unsigned};
use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn bits<S: Stream, T: Unsigned>(stream: &mut S, value: &mut T, bits: u32) -> Result<S> {
    stream.begin(|| Note::Bits);
    group(stream, value, bits)?;
    stream.end(|| Value::Number(value.number()));
    Ok(())
}

/// The bits of [`bits`] without a note, for values that are more than a group.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn group<S: Stream, T: Unsigned>(stream: &mut S, value: &mut T, bits: u32) -> Result<S> {
    if bits > T::BITS {
        return Err(stream.fail(Fault::Declaration, stream.position()));
    }
    if S::IS_WRITING {
        let distance = value.above(T::MIN);
        if distance > T::Distance::low_bits(bits) {
            stream.culprit(|| Value::Number(value.number()));
            return Err(stream.fail(Fault::OutOfRange, stream.position()));
        }
        distance.put(stream, bits)?;
    } else {
        *value = T::MIN.plus(T::Distance::take(stream, bits)?);
    }
    Ok(())
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn bool<S: Stream>(stream: &mut S, value: &mut bool) -> Result<S> {
    stream.begin(|| Note::Bool);
    if S::IS_WRITING {
        stream.put(u64::from(*value), 1)?;
    } else {
        *value = stream.take(1)? != 0;
    }
    stream.end(|| Value::Bool(*value));
    Ok(())
}
