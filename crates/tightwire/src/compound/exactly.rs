//! Lists whose length both sides know, so that no count is sent.

use crate::compound::list::{self, Elements, OverDefault};
use crate::compound::{Lengths, List};
use crate::error::Fault;
use crate::flow::Flow;
use crate::shape::{Name, Number, Shape, Value};

/// Returns the length as the only one that is allowed. A length above `max` is rejected before any
/// memory is allocated. `None` stands for a calculation that overflowed.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn only<F: Flow>(
    stream: &mut F,
    length: Option<i64>,
    max: usize,
) -> Result<Lengths, F::Error> {
    match length.map(usize::try_from) {
        Some(Ok(length)) if length <= max => Ok(Lengths::new(length, length)),
        _ => {
            stream.begin(|| Shape::Count { max, min: 0 });
            let number = Number::Signed(length.map_or(i128::MAX, i128::from));
            stream.culprit(|| Value::Number(number));
            Err(stream.fail(Fault::TooLong, stream.at()))
        }
    }
}

/// Writes or reads a list, each element with a function.
#[track_caller]
pub(crate) fn exactly<F: Flow, T: Default, L: List<T>>(
    stream: &mut F,
    list: &mut L,
    length: usize,
    max: usize,
    each: impl FnMut(&mut F, &mut T) -> Result<(), F::Error>,
) -> Result<(), F::Error> {
    stream.enter(Name::Here);
    let lengths = only(stream, i64::try_from(length).ok(), max)?;
    if F::WRITES {
        let elements = list.elements_mut();
        let (count, elements) = (elements.len(), elements.iter_mut());
        list::write(stream, count, elements, lengths, Elements::UNKNOWN, each)?;
    } else {
        list::read(stream, list, lengths, Elements::UNKNOWN, OverDefault(each))?;
    }
    stream.leave();
    Ok(())
}
