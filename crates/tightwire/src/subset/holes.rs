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

pub(crate) fn write<S: Stream>(stream: &mut S, members: &mut impl Members<S>, k: u32) -> Result<S> {
    let objects = members.objects();
    skip::parameter(stream, &mut { k }, objects)?;
    let mut cursor = Cursor::new(members);
    let mut at = 0;
    while at < objects {
        let hole = cursor.gap(members, at);
        loop {
            let code = Code::of(at, hole, objects, k);
            begin(stream, at, objects);
            match code {
                Code::Step(_) => stream.raw(&mut 0, 1)?,
                Code::Last(run) => stream.raw(&mut (1 | ((run as u64) << 1)), 1 + k)?,
            }
            code.end(stream);
            let end = at + code.run();
            for index in at..end {
                visit_in_run(stream, index, |index, stream| members.object(index, stream))?;
            }
            at = end;
            if let Code::Last(_) = code {
                at += 1;
                break;
            }
            if at >= objects {
                break;
            }
        }
    }
    Ok(())
}

pub(crate) fn read<S: Stream>(
    stream: &mut S,
    objects: usize,
    object: &mut impl FnMut(usize, &mut S) -> Result<S>,
) -> Result<S> {
    let mut k = 0;
    skip::parameter(stream, &mut k, objects)?;
    let mut at = 0;
    while at < objects {
        let start = stream.at();
        begin(stream, at, objects);
        let (mut is_last, mut run) = (0, 0);
        stream.raw(&mut is_last, 1)?;
        let code = if is_last == 0 {
            Code::Step(step(at, objects, k))
        } else {
            stream.raw(&mut run, k)?;
            Code::Last(run as usize)
        };
        if let Code::Last(run) = code {
            // The object after the run must exist, or the writer would have used a step.
            if run >= objects - at {
                return Err(stream.fail(Fault::OutOfRange, start));
            }
        }
        code.end(stream);
        if !stream.has_bits(code.run()) {
            return Err(stream.fail(Fault::UnexpectedEnd, start));
        }
        let end = at + code.run();
        for index in at..end {
            visit_in_run(stream, index, &mut *object)?;
        }
        at = if let Code::Last(_) = code { end + 1 } else { end };
    }
    Ok(())
}

/// The meaning of one code.
#[derive(Clone, Copy)]
enum Code {
    /// This many members. The object after them is not determined yet.
    Step(usize),
    /// This many members, followed by a non-member.
    Last(usize),
}

impl Code {
    /// Returns the next code from `at` on, if the next non-member is at `hole`.
    fn of(at: usize, hole: usize, objects: usize, k: u32) -> Self {
        let step = step(at, objects, k);
        let run = hole - at;
        // A run up to the end has no non-member after it, so it consists only of steps.
        if run >= step { Self::Step(step) } else { Self::Last(run) }
    }

    fn run(self) -> usize {
        match self {
            Self::Step(run) | Self::Last(run) => run,
        }
    }

    fn end<S: Stream>(self, stream: &mut S) {
        stream.end(|| Value::Number(Number::Unsigned(self.run() as u128)));
    }
}

/// Tells a trace that the length of a run follows.
fn begin<S: Stream>(stream: &mut S, at: usize, objects: usize) {
    let max = Number::Unsigned(objects.saturating_sub(at) as u128);
    stream.label("run").begin(|| Shape::Int { min: Number::Unsigned(0), max });
}

/// Returns the number of members of a step from `at` on.
fn step(at: usize, objects: usize, k: u32) -> usize {
    let left = (objects - at) as u64;
    left.min(1 << k) as usize
}
