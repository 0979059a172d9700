//! The tag of an enum: the number of a variant, in as few bits as the variants need.

use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

/// The tag of one of `variants`, in `bits` bits; `name` gives the name of a tag.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn tag<S: Stream>(
    stream: &mut S,
    tag: &mut u32,
    variants: u32,
    bits: u32,
    name: impl FnOnce(u32) -> &'static str,
) -> Result<S> {
    stream.begin(|| Note::Tag { variants });
    if S::IS_WRITING {
        stream.put(u64::from(*tag), bits)?;
    } else {
        let read = stream.take(bits)?;
        if read >= u64::from(variants) {
            return Err(stream.fail(Fault::OutOfRange, stream.position() - bits as usize));
        }
        *tag = read as u32;
    }
    stream.end(|| Value::Variant(name(*tag)));
    Ok(())
}
