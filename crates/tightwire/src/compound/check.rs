//! Serialize checks: 32 bits that both sides derive from a name.

use crate::error::Fault;
use crate::flow::Flow;
use crate::shape::{CHECKS_ENABLED, Shape, Value, check_bits};

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn check<F: Flow>(stream: &mut F, name: &str) -> Result<(), F::Error> {
    if !CHECKS_ENABLED {
        return Ok(());
    }
    stream.begin(|| Shape::Check { name });
    let start = stream.at();
    let expected = u64::from(check_bits(name));
    let mut found = expected;
    stream.raw(&mut found, 32)?;
    if found != expected {
        return Err(stream.fail(Fault::Check, start));
    }
    stream.end(|| Value::None);
    Ok(())
}
