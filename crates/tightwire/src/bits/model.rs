//! Compares writer and reader with a list of bits, over random operations.

#![allow(clippy::indexing_slicing, clippy::unwrap_used)]

use std::vec;
use std::vec::Vec;

use fastrand::Rng;

use crate::bits::{BitReader, BitWriter, Mark, Word, low_bits};
use crate::error::{ReadError, ReadErrorKind, WriteError, WriteErrorKind};

/// Up to `most` random bytes.
fn bytes(random: &mut Rng, most: usize) -> Vec<u8> {
    (0..random.usize(..=most)).map(|_| random.u8(..)).collect()
}

fn bit(bytes: &[u8], at: usize) -> bool {
    bytes[at / 8] >> (at % 8) & 1 == 1
}

/// What a writer should have written: its bits, and its first error.
#[derive(Clone, Default)]
struct Written {
    bits: Vec<bool>,
    error: Option<WriteError>,
}

impl Written {
    fn add(&mut self, value: u64, bits: u32) {
        self.bits.extend((0..bits).map(|at| value >> at & 1 == 1));
    }

    fn align(&mut self) {
        self.bits.resize(self.bits.len().next_multiple_of(8), false);
    }

    fn bytes(&self) -> Vec<u8> {
        let byte =
            |bits: &[bool]| bits.iter().rev().fold(0, |byte, bit| byte << 1 | u8::from(*bit));
        self.bits.chunks(8).map(byte).collect()
    }

    fn fails(&mut self, kind: WriteErrorKind) -> WriteError {
        *self.error.get_or_insert(WriteError::new(kind, self.bits.len()))
    }

    /// A writer fails at the latest in `finish`, and never before the buffer is full.
    fn check(&mut self, result: Result<(), WriteError>, after: Self, room: usize) {
        match result {
            Ok(()) => *self = after,
            Err(error) => {
                assert_eq!(error, self.fails(WriteErrorKind::BufferFull));
                assert!(after.bits.len() > room * 8, "{} bits fit", after.bits.len());
            }
        }
    }
}

fn words<N: Word + Into<u64>>(
    writer: &mut BitWriter<'_>,
    model: &mut Written,
    elements: &[N],
    room: usize,
) {
    let bytes = elements.len() * N::BYTES;
    let fits = model.bits.len() / 8 + bytes <= room;
    let wrote = writer.put_words(elements, |element| *element);
    assert_eq!(wrote, bytes >= 16 && fits, "{bytes} bytes at {} of {room}", model.bits.len());
    for element in elements.iter().filter(|_| wrote) {
        model.add((*element).into(), N::BYTES as u32 * 8);
    }
}

#[test]
fn a_writer_writes_the_bits_that_it_is_given() {
    let mut random = Rng::with_seed(1);
    let mut ends = [0, 0];
    for _ in 0..3_000 {
        let mut buffer = vec![0xff; random.usize(..90)];
        let room = buffer.len();
        let mut writer = BitWriter::new(&mut buffer);
        let mut model = Written::default();
        let mut saved: Option<(Mark, Written)> = None;
        for _ in 0..random.usize(..24) {
            match random.usize(..12) {
                0..=3 => {
                    let bits = random.usize(..68) as u32;
                    let value =
                        random.u64(..) & low_bits(bits.saturating_sub(random.usize(..3) as u32));
                    let value = if random.usize(..20) == 0 { random.u64(..) } else { value };
                    let result = writer.write_bits(value, bits);
                    if bits > 64 {
                        assert_eq!(result, Err(model.fails(WriteErrorKind::Declaration)));
                    } else if value > low_bits(bits) {
                        assert_eq!(result, Err(model.fails(WriteErrorKind::OutOfRange)));
                    } else {
                        let mut after = model.clone();
                        after.add(value, bits);
                        model.check(result, after, room);
                    }
                }
                4 => {
                    let mut after = model.clone();
                    after.align();
                    model.check(writer.align(), after, room);
                }
                5 => {
                    let bytes = bytes(&mut random, 20);
                    let mut after = model.clone();
                    after.align();
                    for byte in &bytes {
                        after.add(u64::from(*byte), 8);
                    }
                    let fits = after.bits.len() <= room * 8;
                    let result = writer.write_bytes(&bytes);
                    assert_eq!(result.is_ok(), fits);
                    model.check(result, after, room);
                }
                kind @ 6..=9 => {
                    let elements: Vec<u64> =
                        (0..random.usize(..24)).map(|_| random.u64(..)).collect();
                    let (writer, model) = (&mut writer, &mut model);
                    match kind {
                        6 => words::<u8>(writer, model, &cast(&elements, |word| word as u8), room),
                        7 => {
                            words::<u16>(writer, model, &cast(&elements, |word| word as u16), room);
                        }
                        8 => {
                            words::<u32>(writer, model, &cast(&elements, |word| word as u32), room);
                        }
                        _ => words::<u64>(writer, model, &elements, room),
                    }
                }
                10 => {
                    saved = Some((writer.mark(), model.clone()));
                    assert_eq!(writer.mark().position(), model.bits.len());
                }
                _ => {
                    if let Some((mark, at)) = saved.take() {
                        writer.rewind(mark);
                        model = at;
                    }
                }
            }
            assert_eq!(writer.position(), model.bits.len());
            assert_eq!(writer.bits_left(), (room * 8).saturating_sub(model.bits.len()));
        }
        if model.bits.len() > room * 8 {
            model.fails(WriteErrorKind::BufferFull);
        }
        let expected = model.error.map_or(Ok(model.bytes()), Err);
        assert_eq!(writer.status(), expected.as_ref().map(|_| ()).map_err(|error| *error));
        ends[usize::from(expected.is_ok())] += 1;
        assert_eq!(writer.finish().map(|bytes| bytes.to_vec()), expected);
    }
    assert!(ends.iter().all(|count| *count > 500), "{ends:?}");
}

fn cast<T>(words: &[u64], to: impl Fn(u64) -> T) -> Vec<T> {
    words.iter().map(|word| to(*word)).collect()
}

/// What a reader should read: the position, and its first error.
struct Read<'a> {
    data: &'a [u8],
    at: usize,
    error: Option<ReadError>,
}

impl Read<'_> {
    fn left(&self) -> usize {
        if self.error.is_some() { 0 } else { self.data.len() * 8 - self.at }
    }

    fn fails<T>(&mut self, kind: ReadErrorKind, at: usize) -> Result<T, ReadError> {
        Err(*self.error.get_or_insert(ReadError::new(kind, at)))
    }

    fn bits(&mut self, bits: usize) -> Result<u64, ReadError> {
        if bits > 64 {
            return self.fails(ReadErrorKind::Declaration, self.at);
        }
        if self.error.is_some() || bits > self.left() {
            return self.fails(ReadErrorKind::UnexpectedEnd, self.at);
        }
        let value = (0..bits)
            .rev()
            .fold(0, |value, at| value << 1 | u64::from(bit(self.data, self.at + at)));
        self.at += bits;
        Ok(value)
    }

    fn align(&mut self) -> Result<(), ReadError> {
        let start = self.at;
        while self.error.is_none() && self.at % 8 != 0 {
            if bit(self.data, self.at) {
                return self.fails(ReadErrorKind::Padding, start);
            }
            self.at += 1;
        }
        self.error.map_or(Ok(()), Err)
    }

    fn bytes(&mut self, count: usize) -> Result<Vec<u8>, ReadError> {
        let start = self.at;
        self.align()?;
        if count * 8 > self.left() {
            return self.fails(ReadErrorKind::UnexpectedEnd, start);
        }
        Ok((0..count).map(|_| self.bits(8).unwrap() as u8).collect())
    }
}

fn read_words<N: Word + Into<u64>>(reader: &mut BitReader<'_>, model: &mut Read<'_>, count: usize) {
    let mut elements = vec![0; count];
    let read = reader.take_words(&mut elements, |element, word: N| *element = word.into());
    let bits = N::BYTES * 8;
    // A failed reader has no bits, and reads no words out of them.
    assert_eq!(read, count * bits <= model.left(), "{count} words");
    if read && model.error.is_none() {
        assert!(elements.iter().all(|element| Ok(*element) == model.bits(bits)));
    }
}

#[test]
fn a_reader_reads_the_bits_that_are_there() {
    let mut random = Rng::with_seed(2);
    let mut ends = [0, 0];
    for _ in 0..6_000 {
        let mut data = bytes(&mut random, 70);
        if random.usize(..3) == 0 {
            for byte in &mut data {
                *byte &= 0x11;
            }
        }
        let other = data.clone();
        let mut reader = BitReader::new(&data);
        let mut model = Read { data: &data, at: 0, error: None };
        for _ in 0..random.usize(..16) {
            match random.usize(..12) {
                0..=4 => {
                    let bits = random.usize(..67);
                    assert_eq!(reader.read_bits(bits as u32), model.bits(bits));
                }
                5 => assert_eq!(reader.align(), model.align()),
                6 => {
                    let count = random.usize(..12);
                    assert_eq!(reader.read_bytes(count).map(<[u8]>::to_vec), model.bytes(count));
                }
                7 => {
                    let bits = 65 + random.usize(..100);
                    let (at, fits) = (model.at, bits <= model.left());
                    let result = reader.take_run(bits as u32);
                    if !fits {
                        let error = model.fails(ReadErrorKind::UnexpectedEnd, at);
                        assert_eq!(result.map(|_| ()), error);
                        continue;
                    }
                    model.at += bits;
                    let end = model.at.div_ceil(8);
                    let last = u64::from_le_bytes(data[end - 8..end].try_into().unwrap());
                    let covered = &data[at / 8..at / 8 + bits.div_ceil(8)];
                    assert_eq!(result, Ok((covered, last, (end * 8 - model.at) as u32)));
                }
                kind => {
                    let count = random.usize(..12);
                    match kind {
                        8 => read_words::<u8>(&mut reader, &mut model, count),
                        9 => read_words::<u16>(&mut reader, &mut model, count),
                        10 => read_words::<u32>(&mut reader, &mut model, count),
                        _ => read_words::<u64>(&mut reader, &mut model, count),
                    }
                }
            }
            assert_eq!(reader.bits_left(), model.left());
            assert_eq!(reader.position(), model.error.map_or(model.at, ReadError::bit));
            if model.error.is_none() {
                assert_eq!(reader.offset(), model.at);
                let mut again = reader.clone();
                again.seek(0);
                assert_eq!(again.bits_left(), data.len() * 8);
            }
            #[cfg(any(feature = "crc", feature = "seal"))]
            assert_eq!(
                (reader.reads(&data), reader.reads(&other)),
                (true, model.error.is_some() || data.is_empty() && other.as_ptr() == data.as_ptr())
            );
        }
        // Half of the packets are read to their end.
        while model.left() >= 8 && other.len() % 2 == 0 {
            let bits = model.left().min(64 - random.usize(..8));
            assert_eq!(reader.read_bits(bits as u32), model.bits(bits));
        }
        if model.left() >= 8 {
            let _ = model.fails::<()>(ReadErrorKind::TrailingBytes, model.at);
        }
        ends[usize::from(model.error.is_none())] += 1;
        assert_eq!(reader.finish(), model.error.map_or(Ok(()), Err));
    }
    assert!(ends.iter().all(|count| *count > 300), "{ends:?}");
}

/// A buffer without its last bytes is a shorter buffer for the same packet.
#[cfg(any(feature = "crc", feature = "seal"))]
#[test]
fn a_writer_that_leaves_bytes_free_has_less_room() {
    let mut buffer = [0xff; 10];
    let place = buffer.as_ptr();
    let mut writer = BitWriter::new(&mut buffer);
    assert_eq!(writer.place(), place);
    writer.write_bits(0xabcd, 16).unwrap();
    assert!(writer.leaving(11).is_none());
    let mut shorter = writer.leaving(7).unwrap();
    assert_eq!((shorter.position(), shorter.bits_left(), shorter.place()), (16, 8, place));
    shorter.write_bits(0x12, 8).unwrap();
    let mark = shorter.mark();
    assert_eq!(shorter.write_bytes(&[1]).map_err(WriteError::bit), Err(24));
    writer.rewind(mark);
    assert_eq!(writer.finish().unwrap(), [0xcd, 0xab, 0x12]);
}
