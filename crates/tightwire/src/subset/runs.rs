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

pub(crate) fn code<S: Stream>(
    stream: &mut S,
    members: &mut impl Members<S>,
    mut k: Parameters,
) -> Result<S> {
    let objects = members.objects();
    skip::parameter(stream, &mut k.skipped, objects)?;
    skip::parameter(stream.label("run parameter"), &mut k.run, objects)?;
    let mut cursor = Cursor::new();
    let mut from = 0;
    while from < objects {
        let mut next = None;
        if S::IS_WRITING {
            next = Some(cursor.member(members, from)).filter(|at| *at < objects);
        }
        let Some(at) = skip::index(stream, next, from, objects, k.skipped)? else {
            break;
        };
        let start = stream.at();
        let max = Number::Unsigned(objects.saturating_sub(at) as u128);
        stream.label("run").begin(|| Shape::Int { min: Number::Unsigned(1), max });
        // The last member of the run is read like any position and must lie inside the array.
        let last = if S::IS_WRITING { Some(cursor.gap(members, at) - 1) } else { None };
        let Some(last) = skip::step(stream, last, at, objects, k.run)? else {
            return Err(stream.fail(Fault::OutOfRange, start));
        };
        let run = last - at + 1;
        stream.end(|| Value::Number(Number::Unsigned(run as u128)));
        if !stream.has_bits(run) {
            return Err(stream.fail(Fault::UnexpectedEnd, start));
        }
        for index in at..=last {
            visit_in_run(stream, index, |index, stream| members.object(index, stream))?;
        }
        from = last + 2;
    }
    Ok(())
}
