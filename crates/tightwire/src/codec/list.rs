//! Several values: a fixed number, a counted number, one or none.

use crate::stream::{Name, Note, Result, Stream, Value};
#[cfg(feature = "alloc")]
use crate::{codec::int::int_between, error::Fault};

/// The elements of a list that may take no bits. From there on each has to pay at least one, so
/// that a count of a few bytes cannot ask for hours of work.
#[cfg(feature = "alloc")]
const FREE_ELEMENTS: usize = 1 << 16;

#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn array<S: Stream, T>(
    stream: &mut S,
    elements: &mut [T],
    mut each: impl FnMut(&mut S, &mut T) -> Result<S>,
) -> Result<S> {
    for (index, element) in elements.iter_mut().enumerate() {
        stream.enter(Name::Index(index));
        each(stream, element)?;
        stream.leave();
    }
    Ok(())
}

#[cfg(feature = "alloc")]
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn list<S: Stream, T: Default>(
    stream: &mut S,
    elements: &mut alloc::vec::Vec<T>,
    max: usize,
    mut each: impl FnMut(&mut S, &mut T) -> Result<S>,
) -> Result<S> {
    let start = stream.position();
    let mut count = elements.len();
    self::count(stream, &mut count, max)?;
    // A type may hold a list of itself, so depth is counted here.
    stream.descend()?;
    if S::IS_WRITING {
        let first = stream.position();
        array(stream, elements, each)?;
        if count.saturating_sub(FREE_ELEMENTS) > stream.position().saturating_sub(first) {
            return Err(stream.fail(Fault::TooLong, start));
        }
    } else {
        // The function knows what an element costs and this one does not, so the list grows as
        // elements turn out to be there.
        elements.clear();
        for index in 0..count {
            stream.enter(Name::Index(index));
            let mut element = T::default();
            each(stream, &mut element)?;
            elements.push(element);
            stream.leave();
        }
    }
    stream.ascend();
    Ok(())
}

/// The count in front of a list.
#[cfg(feature = "alloc")]
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn count<S: Stream>(stream: &mut S, count: &mut usize, max: usize) -> Result<S> {
    stream.begin(|| Note::List { max });
    if S::IS_WRITING && *count > max {
        return Err(stream.fail(Fault::TooLong, stream.position()));
    }
    let start = stream.position();
    int_between(stream, count, 0, max)?;
    if S::IS_READING && !stream.has_bits(count.saturating_sub(FREE_ELEMENTS)) {
        return Err(stream.fail(Fault::UnexpectedEnd, start));
    }
    stream.end(|| Value::Count(*count));
    Ok(())
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn option<S: Stream, T: Default>(
    stream: &mut S,
    value: &mut Option<T>,
    each: impl FnOnce(&mut S, &mut T) -> Result<S>,
) -> Result<S> {
    let mut present = value.is_some();
    flag(stream, &mut present)?;
    // A type may hold itself behind an option, so depth is counted here.
    stream.descend()?;
    if S::IS_WRITING {
        if let Some(inner) = value {
            each(stream, inner)?;
        }
    } else if present {
        let mut inner = T::default();
        each(stream, &mut inner)?;
        *value = Some(inner);
    } else {
        *value = None;
    }
    stream.ascend();
    Ok(())
}

/// The bit in front of an optional value.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn flag<S: Stream>(stream: &mut S, present: &mut bool) -> Result<S> {
    stream.begin(|| Note::Option);
    if S::IS_WRITING {
        stream.put(u64::from(*present), 1)?;
    } else {
        *present = stream.take(1)? != 0;
    }
    stream.end(|| Value::Bool(*present));
    Ok(())
}
