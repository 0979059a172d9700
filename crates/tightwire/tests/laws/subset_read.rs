//! Sets of objects, from a stranger.

use tightwire::scalar::Bits;
use tightwire::subset::{MAX_OBJECTS, Strategy};
use tightwire::{SubsetStream, WriteStream, Writer};

use super::step::Input;
use super::support::members::members_are_declared;

/// Every strategy, and the automatic choice.
const ALL: [Option<Strategy>; 8] = [
    Some(Strategy::Bitmap),
    Some(Strategy::Indices),
    Some(Strategy::Sentinel),
    Some(Strategy::Ladder),
    Some(Strategy::Gaps),
    Some(Strategy::Holes),
    Some(Strategy::Runs),
    None,
];

/// Members come in order, inside the array and no more than there are bits; and the set that was
/// read is one that can be written and comes back.
pub(crate) fn subset_read(bytes: &[u8]) {
    let mut input = Input(bytes);
    let objects = match input.byte() {
        0 => MAX_OBJECTS,
        1 => MAX_OBJECTS + 1,
        2 => usize::MAX,
        3..=127 => usize::from(u16::from_le_bytes(input.array())),
        small => usize::from(small - 128),
    };
    let data_bits = u32::from(input.byte() % 3);
    for strategy in ALL {
        let Some(members) = members_are_declared(strategy, input.0, objects, data_bits) else {
            continue;
        };
        let mut set = vec![false; objects.min(1 << 17)];
        if objects > set.len() {
            continue;
        }
        for &member in &members {
            set[member] = true;
        }
        let mut buffer = vec![0; (objects + members.len() * 40).div_ceil(4) + 64];
        let mut stream = WriteStream::new(&mut buffer);
        let each = |_, stream: &mut WriteStream<'_>| stream.put(Bits::new(data_bits), 0u8);
        match strategy {
            Some(strategy) => stream.write_subset_as(strategy, set.as_slice(), each),
            None => stream.write_subset(set.as_slice(), each),
        }
        .expect("a set that was read");
        let packet = stream.finish().expect("room for it");
        let back = members_are_declared(strategy, packet, objects, data_bits);
        assert_eq!(back.as_ref(), Some(&members), "{strategy:?}");
    }
}
