//! Texts of every length and at every bit, judged by packets written bit by bit.

use tightwire::{ReadErrorKind, Wire, WriteError, WriteErrorKind};

use crate::bulk::{bits, packet, prefix_code, read_over, written};

/// The numbers of bits before the text, up to a word, including byte boundaries.
const PREFIXES: [u32; 11] = [0, 1, 3, 7, 8, 13, 24, 31, 57, 58, 64];

/// Two texts in a row, so that the second one starts at a byte boundary.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Said {
    #[wire(max_len = 127)]
    text: String,
    #[wire(len = 2..=9)]
    name: String,
    #[wire(bits = 5)]
    end: u8,
}

fn said(text: &str) -> Said {
    Said { text: text.into(), name: "Zoë".into(), end: 21 }
}

/// The lengths of texts: all that are short, and some that are not.
fn lengths() -> impl Iterator<Item = usize> {
    (0..=66).chain([95, 96, 97, 126, 127])
}

/// A text of letters.
fn letters(length: usize) -> String {
    (0..length).map(|index| char::from(b'a' + (index * 7 % 26) as u8)).collect()
}

/// The packet of [`said`] with these bytes as the text.
fn naive(text: &[u8], prefix: u32) -> Vec<u8> {
    let mut all: Vec<bool> = bits(prefix_code(prefix), prefix).collect();
    all.extend(bits(text.len() as u64, 7));
    let append = |all: &mut Vec<bool>, bytes: &[u8]| {
        all.resize(all.len().next_multiple_of(8), false);
        all.extend(bytes.iter().flat_map(|byte| bits((*byte).into(), 8)));
    };
    append(&mut all, text);
    // The length of the name, which is "Zoë", above its minimum.
    all.extend(bits(2, 3));
    append(&mut all, "Zoë".as_bytes());
    all.extend(bits(21, 5));
    packet(&all)
}

#[test]
fn texts_of_every_length_are_written_and_read_like_single_bits() {
    for prefix in PREFIXES {
        for length in lengths() {
            let value = said(&letters(length));
            let expected = naive(value.text.as_bytes(), prefix);
            for room in 0..expected.len() + 9 {
                let result = written(&value, prefix, room);
                if room < expected.len() {
                    let kind = result.map_err(WriteError::kind);
                    assert_eq!(kind, Err(WriteErrorKind::BufferFull), "{prefix} {length} {room}");
                } else {
                    assert_eq!(result.as_ref(), Ok(&expected), "{prefix} {length} {room}");
                }
            }
            for over in ["", "something longer than most of the texts that are read over it"] {
                let mut back = said(over);
                assert_eq!(read_over(&mut back, prefix, &expected), Ok(()), "{prefix} {length}");
                assert_eq!(back, value);
            }
            for cut in 0..expected.len() {
                let error = read_over(&mut Said::default(), prefix, &expected[..cut]).unwrap_err();
                assert_eq!(error.kind(), ReadErrorKind::UnexpectedEnd, "{prefix} {length} {cut}");
            }
        }
    }
}

#[test]
fn a_zero_is_refused_wherever_it_is_in_a_text() {
    for prefix in PREFIXES {
        for length in lengths() {
            for at in 0..length {
                let mut bytes = letters(length).into_bytes();
                bytes[at] = 0;
                let error = read_over(&mut said("before"), prefix, &naive(&bytes, prefix));
                let error = error.map_err(|error| (error.kind(), error.bit()));
                assert_eq!(error, Err((ReadErrorKind::Text, prefix as usize)), "{length} {at}");
                let value = said(core::str::from_utf8(&bytes).unwrap());
                let error = written(&value, prefix, 200);
                let error = error.map_err(|error| (error.kind(), error.bit()));
                assert_eq!(error, Err((WriteErrorKind::Text, prefix as usize)), "{length} {at}");
            }
        }
    }
}

#[test]
fn characters_of_two_bytes_are_read_wherever_they_are_and_halves_are_refused() {
    let prefix = 13;
    for length in lengths() {
        for at in 0..length {
            let mut bytes = letters(length).into_bytes();
            bytes[at] = 0xc3;
            let error = read_over(&mut said("before"), prefix, &naive(&bytes, prefix));
            let error = error.map_err(|error| (error.kind(), error.bit()));
            assert_eq!(error, Err((ReadErrorKind::Text, prefix as usize)), "{length} {at}");
            let Some(second) = bytes.get_mut(at + 1) else { continue };
            *second = 0xab;
            let mut back = said("before");
            assert_eq!(read_over(&mut back, prefix, &naive(&bytes, prefix)), Ok(()));
            assert_eq!(back.text.as_bytes(), bytes);
            assert_eq!(written(&back, prefix, 200), Ok(naive(&bytes, prefix)));
        }
    }
}
