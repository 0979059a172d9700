//! Text in UTF-16 units of 32 bits each, nothing aligned: the family's form for `wchar_t`.

use crate::codec::int::int_between;
use crate::codec::text::Text;
use crate::error::Fault;
use crate::stream::{Note, Result, Stream, Value};

/// The bits of a unit.
const UNIT_BITS: u32 = 32;

#[track_caller]
pub(crate) fn wide_string<S: Stream, T: Text>(
    stream: &mut S,
    text: &mut T,
    max: usize,
) -> Result<S> {
    if S::IS_WRITING {
        return write_wide(stream, text.text(), max);
    }
    stream.begin(|| Note::WideString { max });
    let start = stream.position();
    let mut length = 0;
    int_between(stream, &mut length, 0, max)?;
    // A new text, so that one refused half-way leaves the old one alone. It grows with the
    // units read, which the packet's own length bounds.
    let mut fresh = T::default();
    let mut left = length;
    while left > 0 {
        let first = unit(stream)?;
        left -= 1;
        let mut pair = [first, 0];
        let mut units = 1;
        if (0xd800..0xdc00).contains(&first) && left > 0 {
            pair = [first, unit(stream)?];
            units = 2;
            left -= 1;
        }
        let mut decoded = char::decode_utf16(pair.into_iter().take(units));
        let (Some(Ok(character)), None) = (decoded.next(), decoded.next()) else {
            return Err(stream.fail(Fault::Text, start));
        };
        if !fresh.push_text(character.encode_utf8(&mut [0; 4])) {
            return Err(stream.fail(Fault::TooLong, start));
        }
    }
    *text = fresh;
    stream.end(|| Value::Text(text.text()));
    Ok(())
}

/// Writing: the text.
#[track_caller]
pub(crate) fn write_wide<S: Stream>(stream: &mut S, text: &str, max: usize) -> Result<S> {
    stream.begin(|| Note::WideString { max });
    let mut length = text.encode_utf16().count();
    if length > max {
        stream.culprit(|| Value::Count(length));
        return Err(stream.fail(Fault::TooLong, stream.position()));
    }
    if text.as_bytes().contains(&0) {
        stream.culprit(|| Value::Text(text));
        return Err(stream.fail(Fault::Text, stream.position()));
    }
    int_between(stream, &mut length, 0, max)?;
    for unit in text.encode_utf16() {
        stream.put(u64::from(unit), UNIT_BITS)?;
    }
    stream.end(|| Value::Text(text));
    Ok(())
}

/// Reading: one unit, which is neither zero nor beyond 16 bits.
fn unit<S: Stream>(stream: &mut S) -> core::result::Result<u16, S::Error> {
    match u16::try_from(stream.take(UNIT_BITS)?) {
        Ok(unit) if unit != 0 => Ok(unit),
        _ => Err(stream.fail(Fault::Text, stream.position() - UNIT_BITS as usize)),
    }
}
