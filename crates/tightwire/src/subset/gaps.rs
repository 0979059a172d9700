//! The gaps strategy: the Rice-coded number of skipped objects before each member.

use crate::flow::StreamResult as Result;
use crate::shape::{Number, Shape, Value};
use crate::stream::Stream;
use crate::subset::members::{MemberIter, Members, visit};
use crate::subset::skip;

pub(crate) fn write<S: Stream>(stream: &mut S, members: &mut impl Members<S>, k: u32) -> Result<S> {
    let objects = members.objects();
    skip::parameter(stream, &mut { k }, objects)?;
    let mut walk = MemberIter::new(members);
    let mut from = 0;
    while let Some(at) = walk.next(members) {
        begin(stream, from, objects);
        skip::put(stream, at - from, k)?;
        stream.end(|| Value::Number(Number::Unsigned(at as u128)));
        visit(stream, at, |index, stream| members.object(index, stream))?;
        from = at + 1;
    }
    begin(stream, from, objects);
    skip::put_end(stream, objects - from, k)?;
    stream.end(|| Value::Number(Number::Unsigned(objects as u128)));
    Ok(())
}

pub(crate) fn read<S: Stream>(
    stream: &mut S,
    objects: usize,
    object: &mut impl FnMut(usize, &mut S) -> Result<S>,
) -> Result<S> {
    let mut k = 0;
    skip::parameter(stream, &mut k, objects)?;
    let mut from = 0;
    loop {
        begin(stream, from, objects);
        let next = skip::take(stream, from, objects, k)?;
        stream.end(|| Value::Number(Number::Unsigned(next.unwrap_or(objects) as u128)));
        let Some(at) = next else {
            return Ok(());
        };
        visit(stream, at, &mut *object)?;
        from = at + 1;
    }
}

/// Tells a trace that an index follows.
#[cfg_attr(not(debug_assertions), inline(always))]
fn begin<S: Stream>(stream: &mut S, from: usize, objects: usize) {
    stream.label("index").begin(|| Shape::ObjectIndex { previous: from.checked_sub(1), objects });
}
