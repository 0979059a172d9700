//! The fast library against the slow twin.

use super::agree::{self, Ask};
use super::naive::Bits;
use super::play::{self, Types};
use super::step::{Input, tamed};
use super::support::twin;
use tightwire::{ReadStream, WriteStream};

const TYPES: [Types; 3] = [Types::Native, Types::Narrow, Types::Wide];

/// Bit packers and streams do what one bool per bit does, on operations and packets of any kind.
pub(crate) fn differential(bytes: &[u8]) {
    let mut input = Input(bytes);
    let choice = usize::from(input.byte());
    let types = TYPES[choice % 3];
    let count = input.byte() % 32;
    if choice >= 128 {
        let asks: Vec<Ask> = (0..count).map(|_| ask(&mut input)).collect();
        let (spare, missing, junk) = (input.byte() % 16, input.byte(), input.byte());
        agree::writes_as_one_bool_per_bit(&asks, spare.into(), missing.into(), junk);
        agree::reads_as_one_bool_per_bit(&asks, input.0);
    } else {
        let kinds: Vec<_> = (0..count).map(|_| tamed(input.kind())).collect();
        agree::reads_as_the_twin(&kinds, input.0, types);
        // What the packet held is written as the twin writes it.
        let mut bits = Bits::default();
        let mut buffer = vec![0xa5; 4096];
        let mut writer = WriteStream::new(&mut buffer);
        let mut reader = ReadStream::new(input.0);
        for kind in &kinds {
            let Ok(value) = play::read(kind, types, &mut reader) else { break };
            let written = play::write(kind, types, &value, &mut writer);
            match twin::put(kind, &value, &mut bits) {
                Some(()) => assert_eq!(written, Ok(()), "{kind:?} {value:?}"),
                None => {
                    assert!(written.is_err(), "{kind:?} {value:?}");
                    return;
                }
            }
        }
        if bits.0.len() <= 4096 * 8 {
            assert_eq!(&writer.finish().unwrap()[..], &bits.bytes()[..], "{kinds:?}");
        }
    }
}

fn ask(input: &mut Input<'_>) -> Ask {
    match input.byte() {
        bits @ 0..=64 => {
            let value = u64::from_le_bytes(input.array());
            Ask::Group((u128::from(value) % 2u128.pow(bits.into())) as u64, bits.into())
        }
        65..=80 => Ask::Align,
        count => Ask::Bytes(input.bytes(usize::from(count) % 40).to_vec()),
    }
}
