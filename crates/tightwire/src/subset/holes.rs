//! The holes strategy: the Rice-coded lengths of runs of members between two non-members.
//!
//! A zero bit means that the next `2^k` objects are members, or all remaining ones if there are fewer.
//! A one bit with `k` more bits gives the number of members before the next non-member. The members
//! follow each code.

use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::shape::{Number, Shape, Value};
use crate::stream::Stream;
use crate::subset::members::{Cursor, Members, visit_in_run};
use crate::subset::skip;

pub(crate) fn code<S: Stream>(
    stream: &mut S,
    members: &mut impl Members<S>,
    mut k: u32,
) -> Result<S> {
    let objects = members.objects();
    skip::parameter(stream, &mut k, objects)?;
    let mut cursor = Cursor::new();
    let (mut at, mut hole) = (0, 0);
    while at < objects {
        let start = stream.at();
        let left = objects - at;
        // A step is shorter if fewer objects are left.
        let step = (left as u64).min(1 << k) as usize;
        if S::IS_WRITING && at >= hole {
            hole = cursor.gap(members, at);
        }
        let max = Number::Unsigned(left as u128);
        stream.label("run").begin(|| Shape::Int { min: Number::Unsigned(0), max });
        let mut run = step;
        let is_last = if S::IS_WRITING {
            // A run up to the end has no non-member after it, so it consists only of steps.
            let is_last = hole - at < step;
            if is_last {
                run = hole - at;
                stream.raw(&mut (1 | ((run as u64) << 1)), 1 + k)?;
            } else {
                stream.raw(&mut 0, 1)?;
            }
            is_last
        } else {
            let mut word = 0;
            stream.raw(&mut word, 1)?;
            let is_last = word != 0;
            if is_last {
                stream.raw(&mut word, k)?;
                run = word as usize;
                // A hole must lie inside the array.
                if run >= left {
                    return Err(stream.fail(Fault::OutOfRange, start));
                }
            }
            is_last
        };
        stream.end(|| Value::Number(Number::Unsigned(run as u128)));
        if !stream.has_bits(run) {
            return Err(stream.fail(Fault::UnexpectedEnd, start));
        }
        for index in at..at + run {
            visit_in_run(stream, index, |index, stream| members.object(index, stream))?;
        }
        at += run + usize::from(is_last);
    }
    Ok(())
}
