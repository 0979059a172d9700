//! A flag, followed by a value if the flag announces one: options, and values that usually equal their
//! default.

use crate::error::{ReadError, WriteError};
use crate::flow::{Flow, Sink, Source};
use crate::scalar::{Present, Scalar};
use crate::shape::Name;

/// Writes the flag. The part that follows it ends with [`Sink::join`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn write_flag<W: Sink>(
    stream: &mut W,
    kind: &impl Scalar<Value = bool>,
    flag: bool,
) -> Result<(), WriteError> {
    stream.put_scalar(kind, &flag)
}

/// Reads the flag. If it equals `follows`, a value of `bits` bits follows, if that is known.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn read_flag<R: Source>(
    stream: &mut R,
    kind: &impl Scalar<Value = bool>,
    follows: bool,
    bits: u32,
) -> Result<bool, ReadError> {
    let flag = stream.take_scalar(kind)?;
    stream.fork(if flag == follows { bits } else { 0 })?;
    Ok(flag)
}

/// Writes or reads an optional value with one function for both directions.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn option<F: Flow, T: Default>(
    stream: &mut F,
    value: &mut Option<T>,
    each: impl FnOnce(&mut F, &mut T) -> Result<(), F::Error>,
) -> Result<(), F::Error> {
    stream.enter(Name::Here);
    let mut is_some = value.is_some();
    stream.code(&Present, &mut is_some)?;
    // A type may contain itself in an option, so the depth is counted here.
    stream.descend()?;
    if F::WRITES {
        if let Some(inner) = value {
            each(stream, inner)?;
        }
    } else if is_some {
        let mut inner = T::default();
        each(stream, &mut inner)?;
        *value = Some(inner);
    } else {
        *value = None;
    }
    stream.limits().ascend();
    stream.leave();
    Ok(())
}
