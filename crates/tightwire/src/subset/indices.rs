//! The strategies with absolute indices, either with a count in front or with a sentinel at the end.

use crate::bits::width;
use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::scalar::Count;
use crate::shape::{Number, Shape, Value};
use crate::stream::Stream;
use crate::subset::members::{MemberIter, Members, WORD, closed, name_next, visit};

pub(crate) fn counted<S: Stream>(stream: &mut S, members: &mut impl Members<S>) -> Result<S> {
    let objects = members.objects();
    let mut count = 0;
    if S::IS_WRITING {
        count = (0..objects.div_ceil(WORD)).map(|at| members.word(at).count_ones() as usize).sum();
    }
    stream.code(&Count::new(objects), &mut count)?;
    let mut walk = MemberIter::new(objects);
    let mut previous = None;
    for _ in 0..count {
        let mut at = 0;
        if S::IS_WRITING {
            let Some(next) = walk.next(members) else { return Err(changed(stream)) };
            at = next;
        }
        index(stream, &mut at, previous, objects, objects.saturating_sub(1))?;
        visit(stream, at, |index, stream| members.object(index, stream))?;
        previous = Some(at);
    }
    if S::IS_WRITING && walk.next(members).is_some() {
        return Err(changed(stream));
    }
    Ok(())
}

/// Refuses a set that changed while it was written.
fn changed<S: Stream>(stream: &mut S) -> S::Error {
    stream.fail(Fault::Refused, stream.at())
}

pub(crate) fn sentinel<S: Stream>(stream: &mut S, members: &mut impl Members<S>) -> Result<S> {
    let objects = members.objects();
    closed(stream, members, |stream, at, previous| index(stream, at, previous, objects, objects))
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
