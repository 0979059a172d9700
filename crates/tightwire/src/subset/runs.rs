//! The runs strategy: the number of skipped objects, then the number of members that follow.
//!
//! A run ends at an object that is not a member, so the next skip starts after that object.

use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::shape::{Number, Shape, Value};
use crate::stream::Stream;
use crate::subset::members::{Cursor, Members, visit_in_run};
use crate::subset::skip;

/// The Rice parameters of the runs strategy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parameters {
    /// The parameter for the number of skipped objects.
    pub(crate) skipped: u32,
    /// The parameter for the number of members of a run, minus one.
    pub(crate) run: u32,
}

pub(crate) fn write<S: Stream>(
    stream: &mut S,
    members: &mut impl Members<S>,
    mut k: Parameters,
) -> Result<S> {
    let objects = members.objects();
    parameters(stream, &mut k, objects)?;
    let mut cursor = Cursor::new(members);
    let mut from = 0;
    while from < objects {
        let at = cursor.member(members, from);
        begin_skip(stream, from, objects);
        if at < objects {
            skip::put(stream, at - from, k.skipped)?;
        } else {
            skip::put_end(stream, at - from, k.skipped)?;
        }
        end(stream, at);
        if at >= objects {
            break;
        }
        let end_of_run = cursor.gap(members, at);
        begin_run(stream, at, objects);
        skip::put(stream, end_of_run - at - 1, k.run)?;
        end(stream, end_of_run - at);
        for index in at..end_of_run {
            visit_in_run(stream, index, |index, stream| members.object(index, stream))?;
        }
        from = end_of_run + 1;
    }
    Ok(())
}

pub(crate) fn read<S: Stream>(
    stream: &mut S,
    objects: usize,
    object: &mut impl FnMut(usize, &mut S) -> Result<S>,
) -> Result<S> {
    let mut k = Parameters::default();
    parameters(stream, &mut k, objects)?;
    let mut from = 0;
    while from < objects {
        begin_skip(stream, from, objects);
        let next = skip::take(stream, from, objects, k.skipped)?;
        end(stream, next.unwrap_or(objects));
        let Some(at) = next else {
            break;
        };
        let start = stream.at();
        begin_run(stream, at, objects);
        // The last member of the run is read like any position and must lie inside the array.
        let Some(last) = skip::take(stream, at, objects, k.run)? else {
            return Err(stream.fail(Fault::OutOfRange, start));
        };
        end(stream, last - at + 1);
        if !stream.has_bits(last - at + 1) {
            return Err(stream.fail(Fault::UnexpectedEnd, start));
        }
        for index in at..=last {
            visit_in_run(stream, index, &mut *object)?;
        }
        from = last + 2;
    }
    Ok(())
}

fn parameters<S: Stream>(stream: &mut S, k: &mut Parameters, objects: usize) -> Result<S> {
    skip::parameter(stream, &mut k.skipped, objects)?;
    skip::parameter(stream.label("run parameter"), &mut k.run, objects)
}

/// Tells a trace that the index of a run's first member follows.
fn begin_skip<S: Stream>(stream: &mut S, from: usize, objects: usize) {
    stream.label("index").begin(|| Shape::ObjectIndex { previous: from.checked_sub(1), objects });
}

/// Tells a trace that the length of a run follows.
fn begin_run<S: Stream>(stream: &mut S, at: usize, objects: usize) {
    let max = Number::Unsigned(objects.saturating_sub(at) as u128);
    stream.label("run").begin(|| Shape::Int { min: Number::Unsigned(1), max });
}

fn end<S: Stream>(stream: &mut S, number: usize) {
    stream.end(|| Value::Number(Number::Unsigned(number as u128)));
}
