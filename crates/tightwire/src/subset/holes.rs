//! Rice-coded stretches of members between two objects that are none.
//!
//! A zero bit says that the next `2^k` objects are members, as far as there are that many; a one
//! bit with `k` more bits says how many members come before an object that is none. The members
//! follow each code.

use crate::error::Fault;
use crate::shape::{Number, Shape, Value};
use crate::subset::members::{Cursor, Members, visit_in_run};
use crate::subset::skip;
use crate::wire::{Stream, StreamResult as Result};

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
            // The object after the run exists, or there would be a step instead.
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

/// What one code says.
#[derive(Clone, Copy)]
enum Code {
    /// That many members, and nothing about the object after them.
    Step(usize),
    /// That many members, and an object that is none.
    Last(usize),
}

impl Code {
    /// The next code from `at` on, where the next hole is at `hole`.
    fn of(at: usize, hole: usize, objects: usize, k: u32) -> Self {
        let step = step(at, objects, k);
        let run = hole - at;
        // A run up to the end has no hole after it, so it is made of steps only.
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

/// The members of a step from `at` on.
fn step(at: usize, objects: usize, k: u32) -> usize {
    let left = (objects - at) as u64;
    left.min(1 << k) as usize
}
