//! Serialize checks: 32 bits that both sides derive from a name.

use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

/// Whether checks are part of packets in this build.
///
/// Compiled out by `--cfg tightwire_no_checks` in `RUSTFLAGS`. A flag of the whole build, and not
/// a Cargo feature, because features of one dependency switch on for all.
///
/// ```
/// use tightwire::{CHECKS_ENABLED, MeasureStream, Stream};
///
/// let mut stream = MeasureStream::new();
/// stream.check("players").unwrap();
/// assert_eq!(stream.bits_used(), if CHECKS_ENABLED { 32 } else { 0 });
/// ```
pub const CHECKS_ENABLED: bool = !cfg!(tightwire_no_checks);

/// The FNV-1a hash of `name`: simple enough for every language of the family.
pub(crate) const fn hash(name: &str) -> u32 {
    let mut hash: u32 = 0x811c_9dc5;
    let mut rest = name.as_bytes();
    while let [byte, tail @ ..] = rest {
        hash = (hash ^ *byte as u32).wrapping_mul(0x0100_0193);
        rest = tail;
    }
    hash
}

#[track_caller]
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn check<S: Stream>(stream: &mut S, name: &str) -> Result<S> {
    if !CHECKS_ENABLED {
        return Ok(());
    }
    stream.begin(|| Note::Check { name });
    let expected = u64::from(hash(name));
    if S::IS_WRITING {
        stream.put(expected, 32)?;
    } else if stream.take(32)? != expected {
        return Err(stream.fail(Fault::Check, stream.position() - 32));
    }
    stream.end(|| Value::None);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hash_is_fnv_1a_as_published() {
        assert_eq!(hash(""), 0x811c_9dc5);
        assert_eq!(hash("a"), 0xe40c_292c);
        assert_eq!(hash("foobar"), 0xbf9c_f968);
    }
}
