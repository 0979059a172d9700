//! The bitmap strategy has one bit per object, followed by the object if the bit is set.

use crate::error::Fault;
use crate::flow::StreamResult as Result;
use crate::scalar::Bool;
use crate::stream::Stream;
use crate::subset::members::{Members, WORD, visit};

pub(crate) fn code<S: Stream>(stream: &mut S, members: &mut impl Members<S>) -> Result<S> {
    let objects = members.objects();
    // Every object has a bit, so a packet with fewer bits is rejected before the loop.
    if !stream.has_bits(objects) {
        return Err(stream.fail(Fault::UnexpectedEnd, stream.at()));
    }
    if S::IS_READING && S::GATHERS {
        let mut index = 0;
        loop {
            let mut zeros = 0;
            if !stream.steps(&mut zeros, objects - index, 0)? {
                return Ok(());
            }
            index += zeros;
            visit(stream, index, |index, stream| members.object(index, stream))?;
            index += 1;
        }
    }
    // A trace shows every bit as its own value.
    for start in (0..objects).step_by(WORD) {
        let word = if S::IS_WRITING { members.word(start / WORD) } else { 0 };
        for index in start..objects.min(start.saturating_add(WORD)) {
            let mut is_member = (word >> (index - start)) & 1 != 0;
            stream.code(&Bool, &mut is_member)?;
            if is_member {
                visit(stream, index, |index, stream| members.object(index, stream))?;
            }
        }
    }
    Ok(())
}
