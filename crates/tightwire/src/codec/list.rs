//! Several values: a fixed number, a counted number, one or none.

use crate::codec::int::int_between;
use crate::codec::list_type::List;
use crate::error::Fault;
use crate::stream::{Name, Note, Result, Stream, Value};

/// The elements of a list that may take no bits. From there on each has to pay at least one, so
/// that a count of a few bytes cannot ask for hours of work.
const FREE_ELEMENTS: usize = 256;

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn array<S: Stream, T>(
    stream: &mut S,
    elements: &mut [T],
    each: impl FnMut(&mut S, &mut T) -> Result<S>,
) -> Result<S> {
    stream.enter(Name::Here);
    self::elements(stream, elements, each)?;
    stream.leave();
    Ok(())
}

/// One element after the other.
#[cfg_attr(not(debug_assertions), inline(always))]
fn elements<S: Stream, T>(
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

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn list<S: Stream, T: Default, L: List<T>>(
    stream: &mut S,
    list: &mut L,
    max: usize,
    mut each: impl FnMut(&mut S, &mut T) -> Result<S>,
) -> Result<S> {
    stream.enter(Name::Here);
    let start = stream.position();
    let mut count = list.elements().len();
    self::count(stream, &mut count, max)?;
    // A type may hold a list of itself, so depth is counted here.
    stream.descend()?;
    if S::IS_WRITING {
        let first = stream.position();
        self::elements(stream, list.elements_mut(), each)?;
        paid(stream, count, first, start)?;
    } else {
        // The function knows what an element costs and this one does not, so the list grows as
        // elements turn out to be there.
        if count > L::CAPACITY {
            return Err(stream.fail(Fault::TooLong, start));
        }
        list.shorten(0);
        for index in 0..count {
            stream.enter(Name::Index(index));
            if !list.append(T::default()) {
                return Err(stream.fail(Fault::TooLong, start));
            }
            // Filled where it stays, which spares moving it there.
            if let Some(element) = list.elements_mut().last_mut() {
                if let Err(error) = each(stream, element) {
                    // What nobody sent does not stay.
                    list.shorten(index);
                    return Err(error);
                }
            }
            stream.leave();
        }
    }
    stream.ascend();
    stream.leave();
    Ok(())
}

/// Writing: that the `count` elements from bit `first` on took as many bits as a reader asks for;
/// the list starts at bit `start`.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn paid<S: Stream>(
    stream: &mut S,
    count: usize,
    first: usize,
    start: usize,
) -> Result<S> {
    if count.saturating_sub(FREE_ELEMENTS) > stream.position().saturating_sub(first) {
        return Err(stream.fail(Fault::TooLong, start));
    }
    Ok(())
}

/// The count in front of a list.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn count<S: Stream>(stream: &mut S, count: &mut usize, max: usize) -> Result<S> {
    stream.begin(|| Note::List { max });
    if S::IS_WRITING && *count > max {
        stream.culprit(|| Value::Count(*count));
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
    stream.enter(Name::Here);
    let mut present = value.is_some();
    flag(stream, &mut present, Note::Option)?;
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
    stream.leave();
    Ok(())
}

/// The bit in front of a value that may be absent; `note` says why.
#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn flag<S: Stream>(
    stream: &mut S,
    present: &mut bool,
    note: Note<'static>,
) -> Result<S> {
    stream.begin(|| note);
    if S::IS_WRITING {
        stream.put(u64::from(*present), 1)?;
    } else {
        *present = stream.take(1)? != 0;
    }
    stream.end(|| Value::Bool(*present));
    Ok(())
}
