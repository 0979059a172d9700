//! Sets of objects, read from packets of anybody.

use tightwire::scalar::{Bits, Bool};
use tightwire::subset::Strategy;
use tightwire::{ReadError, ReadStream, Reader, SubsetStream};

/// The members that a packet names, each checked; `None` if it is refused.
pub(crate) fn members_are_declared(
    strategy: Option<Strategy>,
    packet: &[u8],
    objects: usize,
    data_bits: u32,
) -> Option<Vec<usize>> {
    let mut members: Vec<usize> = Vec::new();
    let mut stream = ReadStream::new(packet);
    let each = |index: usize, stream: &mut ReadStream<'_>| {
        assert!(index < objects, "{index} of {objects}");
        assert!(members.last().is_none_or(|&last| last < index), "{index} is not ascending");
        members.push(index);
        stream.take(Bits::<u8>::new(data_bits)).map(|_| ())
    };
    let read: Result<(), ReadError> = match strategy {
        Some(strategy) => stream.read_subset_as(strategy, objects, each),
        None => stream.read_subset(objects, each),
    };
    assert!(members.len() <= packet.len() * 8, "{strategy:?}: more members than bits");
    match read {
        Ok(()) => Some(members),
        Err(error) => {
            // The first refusal is final.
            assert_eq!(stream.take(Bool), Err(error));
            assert_eq!(stream.position(), error.bit());
            assert_eq!(stream.finish(), Err(error));
            None
        }
    }
}
