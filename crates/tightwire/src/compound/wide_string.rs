//! Text as UTF-16 units of 32 bits each, without alignment. This is the family's encoding of `wchar_t`
//! strings.

use crate::bits::has_zero;
use crate::compound::string::{length_of, read_length};
use crate::compound::{Lengths, Text};
use crate::error::{Fault, ReadError, WriteError};
use crate::flow::{Flow, Sink, Source, TwoWay};
use crate::scalar::Scalar;
use crate::shape::{Shape, Value};

/// The number of bits of a unit.
const UNIT_BITS: u32 = 32;

/// Text with these lengths in units.
pub(crate) struct Wide<'a, T>(pub(crate) &'a mut T, pub(crate) Lengths);

impl<T: Text> TwoWay for Wide<'_, T> {
    #[track_caller]
    fn write<W: Sink>(self, stream: &mut W) -> Result<(), WriteError> {
        write(stream, self.0.text(), self.1)
    }

    #[track_caller]
    fn read<R: Source>(self, stream: &mut R) -> Result<(), ReadError> {
        let Self(text, lengths) = self;
        stream.begin(|| shape(lengths));
        let start = stream.at();
        let mut left = read_length(stream, lengths, lengths.count().bits())?;
        // This is a new text, so that the old one is unchanged if an error occurs. It grows with the
        // units that are read, which are limited by the length of the packet.
        let mut fresh = T::default();
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
}

/// Writes the text.
#[track_caller]
pub(crate) fn write<W: Sink>(
    stream: &mut W,
    text: &str,
    lengths: Lengths,
) -> Result<(), WriteError> {
    stream.begin(|| shape(lengths));
    let mut above = length_of(stream, text.encode_utf16().count(), lengths)?;
    if const { W::CHECKS } && has_zero(text.as_bytes()) {
        stream.culprit(|| Value::Text(text));
        return Err(stream.fail(Fault::Text, stream.at()));
    }
    stream.raw(&mut above, lengths.count().bits())?;
    for unit in text.encode_utf16() {
        stream.raw(&mut u64::from(unit), UNIT_BITS)?;
    }
    stream.end(|| Value::Text(text));
    Ok(())
}

const fn shape(lengths: Lengths) -> Shape<'static> {
    Shape::WideString { max: lengths.max, min: lengths.min }
}

/// Reads one unit, which must not be zero or above 16 bits.
fn unit<F: Flow>(stream: &mut F) -> Result<u16, F::Error> {
    let start = stream.at();
    let mut word = 0;
    stream.raw(&mut word, UNIT_BITS)?;
    match u16::try_from(word) {
        Ok(unit) if unit != 0 => Ok(unit),
        _ => Err(stream.fail(Fault::Text, start)),
    }
}
