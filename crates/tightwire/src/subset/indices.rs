//! The strategies with absolute indices, either with a count in front or with a sentinel at the end.

use crate::bits::width;
use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::scalar::Count;
use crate::shape::{Number, Shape, Value};
use crate::stream::Stream;
use crate::subset::members::{MemberIter, Members, WORD, name_next, visit};

pub(crate) fn write_counted<S: Stream>(stream: &mut S, members: &mut impl Members<S>) -> Result<S> {
    let objects = members.objects();
    let words = objects.div_ceil(WORD);
    let count = (0..words).map(|at| members.word(at).count_ones() as usize).sum();
    self::count(stream, &mut { count }, objects)?;
    let mut walk = MemberIter::new(members);
    let mut previous = None;
    let mut written = 0;
    while let Some(mut at) = walk.next(members) {
        index(stream, &mut at, previous, objects, objects.saturating_sub(1))?;
        visit(stream, at, |index, stream| members.object(index, stream))?;
        previous = Some(at);
        written += 1;
    }
    if written != count {
        // The set changed while it was written.
        return Err(stream.fail(Fault::Refused, stream.at()));
    }
    Ok(())
}

pub(crate) fn read_counted<S: Stream>(
    stream: &mut S,
    objects: usize,
    object: &mut impl FnMut(usize, &mut S) -> Result<S>,
) -> Result<S> {
    let mut count = 0;
    self::count(stream, &mut count, objects)?;
    let mut previous = None;
    for _ in 0..count {
        let mut at = 0;
        index(stream, &mut at, previous, objects, objects.saturating_sub(1))?;
        visit(stream, at, &mut *object)?;
        previous = Some(at);
    }
    Ok(())
}

pub(crate) fn write_closed<S: Stream>(stream: &mut S, members: &mut impl Members<S>) -> Result<S> {
    let objects = members.objects();
    let mut walk = MemberIter::new(members);
    let mut previous = None;
    while let Some(mut at) = walk.next(members) {
        index(stream, &mut at, previous, objects, objects)?;
        visit(stream, at, |index, stream| members.object(index, stream))?;
        previous = Some(at);
    }
    index(stream, &mut { objects }, previous, objects, objects)
}

pub(crate) fn read_closed<S: Stream>(
    stream: &mut S,
    objects: usize,
    object: &mut impl FnMut(usize, &mut S) -> Result<S>,
) -> Result<S> {
    let mut previous = None;
    loop {
        let mut at = 0;
        index(stream, &mut at, previous, objects, objects)?;
        if at == objects {
            return Ok(());
        }
        visit(stream, at, &mut *object)?;
        previous = Some(at);
    }
}

/// Writes or reads the number of members.
fn count<S: Stream>(stream: &mut S, count: &mut usize, objects: usize) -> Result<S> {
    stream.code(&Count::new(objects), count)
}

/// Writes or reads an index greater than `previous` and at most `largest`.
#[cfg_attr(not(debug_assertions), inline(always))]
fn index<S: Stream>(
    stream: &mut S,
    index: &mut usize,
    previous: Option<usize>,
    objects: usize,
    largest: usize,
) -> Result<S> {
    name_next(stream, previous);
    stream.begin(|| Shape::ObjectIndex { previous, objects });
    let start = stream.at();
    let bits = width(largest as u64);
    if S::IS_READING {
        let mut word = 0;
        stream.raw(&mut word, bits)?;
        *index = word as usize;
    }
    if *index > largest {
        return Err(stream.fail(Fault::OutOfRange, start));
    }
    if previous.is_some_and(|previous| *index <= previous) {
        return Err(stream.fail(Fault::NotAscending, start));
    }
    if S::IS_WRITING {
        stream.raw(&mut (*index as u64), bits)?;
    }
    stream.end(|| Value::Number(Number::Unsigned(*index as u128)));
    Ok(())
}
