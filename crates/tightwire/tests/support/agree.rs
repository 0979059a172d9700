//! The library and its twin, side by side: they agree on every value, position, refusal and end.

use tightwire::{BitReader, BitWriter, ReadError, ReadStream, WriteErrorKind};

use super::naive::{Bits, Walk};
use super::op::Kind;
use super::play::{self, Types};
use super::twin;

/// An operation of a bit packer.
#[derive(Clone, Debug)]
pub(crate) enum Ask {
    Group(u64, u32),
    Align,
    Bytes(Vec<u8>),
}

/// Writes into a buffer with bytes to spare, and into one with bytes missing.
pub(crate) fn writes_as_one_bool_per_bit(asks: &[Ask], spare: usize, missing: usize, junk: u8) {
    let mut naive = Bits::default();
    for ask in asks {
        match ask {
            Ask::Group(value, bits) => naive.put((*value).into(), *bits),
            Ask::Align => naive.pad(),
            Ask::Bytes(bytes) => naive.put_bytes(bytes),
        }
    }
    let packet = naive.bytes();
    for room in [packet.len() + spare, packet.len().saturating_sub(missing)] {
        let mut buffer = vec![junk; room];
        let mut writer = BitWriter::new(&mut buffer);
        let mut first = None;
        for ask in asks {
            let done = match ask {
                Ask::Group(value, bits) => writer.write_bits(*value, *bits),
                Ask::Align => writer.align(),
                Ask::Bytes(bytes) => writer.write_bytes(bytes),
            };
            first = first.or(done.err());
        }
        if room >= packet.len() {
            assert_eq!(first, None);
            assert_eq!(writer.position(), naive.0.len());
            assert_eq!(writer.bits_left(), room * 8 - naive.0.len());
            assert_eq!(writer.status(), Ok(()));
            assert_eq!(&writer.finish().unwrap()[..], &packet[..]);
        } else {
            assert!(writer.status().is_err());
            let error = writer.finish().unwrap_err();
            assert_eq!(error.kind(), WriteErrorKind::BufferFull);
            assert_eq!(first.unwrap_or(error), error);
        }
    }
}

/// Reads groups, byte boundaries and bytes; of an ask, only its width matters here.
pub(crate) fn reads_as_one_bool_per_bit(asks: &[Ask], packet: &[u8]) {
    let mut walk = Walk::over(packet);
    let mut reader = BitReader::new(packet);
    for ask in asks {
        let (expected, done) = match ask {
            Ask::Group(_, bits) => {
                let expected = walk.take(*bits).map(|value| vec![value as u64]);
                (expected, reader.read_bits(*bits).map(|value| vec![value]))
            }
            Ask::Align => (walk.pad().map(|()| vec![]), reader.align().map(|()| vec![])),
            Ask::Bytes(bytes) => {
                let wide = |bytes: &[u8]| bytes.iter().map(|&byte| byte.into()).collect();
                let expected = walk.take_bytes(bytes.len()).map(|bytes| wide(&bytes));
                (expected, reader.read_bytes(bytes.len()).map(wide))
            }
        };
        match (expected, done) {
            (Ok(expected), Ok(value)) => {
                assert_eq!(value, expected);
                assert_eq!(reader.position(), walk.at);
                assert_eq!(reader.bits_left(), walk.left());
            }
            (Err(kind), Err(error)) => {
                assert_eq!(error.kind(), kind);
                assert_eq!(reader.read_bits(0), Err(error));
                assert_eq!(reader.read_bits(1), Err(error));
                assert_eq!(reader.align(), Err(error));
                assert_eq!(reader.read_bytes(0), Err(error));
                assert_eq!((reader.bits_left(), reader.position()), (0, error.bit()));
                assert_eq!(reader.finish(), Err(error));
                return;
            }
            (expected, done) => panic!("{expected:?} became {done:?}"),
        }
    }
    assert_eq!(reader.finish().map_err(ReadError::kind), twin::ends(walk.left()));
}

/// Reads operations from a packet, by the unified and by the direct methods.
pub(crate) fn reads_as_the_twin<'a>(
    kinds: impl IntoIterator<Item = &'a Kind>,
    packet: &[u8],
    types: Types,
) {
    let mut walk = Walk::over(packet);
    let mut stream = ReadStream::new(packet);
    let mut direct = ReadStream::new(packet);
    for kind in kinds {
        let before = kind.sentinel(false);
        let mut value = before.clone();
        let start = stream.position();
        let done = play::unified(kind, types, &mut value, &mut stream);
        assert_eq!(play::read(kind, types, &mut direct), done.map(|()| value.clone()), "{kind:?}");
        match (twin::take(kind, &mut walk), done) {
            (Ok(expected), Ok(())) => {
                assert_eq!(value, expected, "{kind:?}");
                assert_eq!(stream.position(), walk.at, "{kind:?}");
            }
            (Err(expected), Err(error)) => {
                assert_eq!(error.kind(), expected, "{kind:?}");
                // A value of several parts is refused at the part.
                let parts = matches!(
                    kind,
                    Kind::Relative { .. }
                        | Kind::ObjectIndex { .. }
                        | Kind::Text { .. }
                        | Kind::WideText { .. }
                        | Kind::Wrapping { .. }
                );
                let last = if parts { packet.len() * 8 } else { start };
                assert!((start..=last).contains(&error.bit()), "{kind:?} {error:?}");
                assert_eq!(value, before, "{kind:?} left something behind");
                assert_eq!(stream.finish(), Err(error));
                return;
            }
            (expected, done) => panic!("{expected:?} became {done:?}: {kind:?}"),
        }
    }
    assert_eq!(stream.finish().map_err(ReadError::kind), twin::ends(walk.left()));
}
