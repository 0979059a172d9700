//! Floats as they are, to the bit: NaN payloads and the sign of zero pass unchanged.

use crate::stream::{Note, Result, Stream, Value};

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn f32<S: Stream>(stream: &mut S, value: &mut f32) -> Result<S> {
    stream.begin(|| Note::F32);
    if S::IS_WRITING {
        stream.put(u64::from(value.to_bits()), 32)?;
    } else {
        *value = f32::from_bits(stream.take(32)? as u32);
    }
    stream.end(|| Value::F32(*value));
    Ok(())
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn f64<S: Stream>(stream: &mut S, value: &mut f64) -> Result<S> {
    stream.begin(|| Note::F64);
    if S::IS_WRITING {
        stream.put(value.to_bits(), 64)?;
    } else {
        *value = f64::from_bits(stream.take(64)?);
    }
    stream.end(|| Value::F64(*value));
    Ok(())
}
