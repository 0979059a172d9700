//! A slow, obvious twin judges the library on random operations, bytes, cuts and flips.

#![cfg(feature = "alloc")]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::support::agree::{
    Ask, reads_as_one_bool_per_bit, reads_as_the_twin, writes_as_one_bool_per_bit,
};
use crate::support::arbitrary::{bad, good, types};
use crate::support::naive::Bits;
use crate::support::op::{Kind, Value};
use crate::support::play::{self, Types};
use crate::support::twin;
use proptest::collection::vec;
use proptest::prelude::*;
use tightwire::{
    BitReader, BitWriter, MeasureStream, ReadErrorKind, ReadStream, WriteErrorKind, WriteStream,
};

fn ask() -> impl Strategy<Value = Ask> {
    prop_oneof![
        6 => (any::<u64>(), 0..=64u32).prop_map(|(value, bits)| {
            Ask::Group((u128::from(value) % 2u128.pow(bits)) as u64, bits)
        }),
        1 => Just(Ask::Align),
        1 => vec(any::<u8>(), 0..40).prop_map(Ask::Bytes),
    ]
}

/// The twin's packet of some operations, and the bits it has.
fn twin_packet(ops: &[(Kind, Value)]) -> (Vec<u8>, usize) {
    let mut bits = Bits::default();
    for (kind, value) in ops {
        twin::put(kind, value, &mut bits).expect("a good value");
    }
    (bits.bytes(), bits.0.len())
}

fn kinds(ops: &[(Kind, Value)]) -> impl Iterator<Item = &Kind> {
    ops.iter().map(|(kind, _)| kind)
}

/// Returns whether a value lies where its declaration says.
fn is_declared(kind: &Kind, value: &Value) -> bool {
    // What the twin's writer takes is the definition; floats come back rounded to a step.
    match (kind, value) {
        (Kind::Compressed { min, max, .. }, Value::F32(bits)) => {
            let (value, slack) = (f32::from_bits(*bits), (max - min) * 1e-6 + max.abs() * 1e-6);
            (min - slack..=max + slack).contains(&value)
        }
        (Kind::Angle { .. }, Value::F32(bits)) => f32::from_bits(*bits).abs() < 3.15,
        (Kind::Angle { .. }, Value::F64(bits)) => f64::from_bits(*bits).abs() < 3.15,
        _ => twin::put(kind, value, &mut Bits::default()).is_some(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bit_writer_writes_what_one_bool_per_bit_does(
        asks in vec(ask(), 0..40), spare in 0..12usize, missing in 0..200usize, junk in any::<u8>(),
    ) {
        writes_as_one_bool_per_bit(&asks, spare, missing, junk);
    }

    #[test]
    fn bit_reader_reads_what_one_bool_per_bit_does(
        packet in vec(any::<u8>(), 0..60), asks in vec(ask(), 1..40), zeros in any::<bool>(),
    ) {
        let packet = if zeros { vec![0; packet.len()] } else { packet };
        reads_as_one_bool_per_bit(&asks, &packet);
    }

    #[test]
    fn streams_write_what_the_twin_does(
        ops in vec(good(), 0..20), types in types(), spare in 0..12usize, junk in any::<u8>(),
    ) {
        let (packet, bits) = twin_packet(&ops);
        for direct in [false, true] {
            let mut buffer = vec![junk; packet.len() + spare];
            let mut stream = WriteStream::new(&mut buffer);
            let mut measure = MeasureStream::new();
            for (kind, value) in &ops {
                if direct {
                    play::write(kind, types, value, &mut stream).unwrap();
                    play::write(kind, types, value, &mut measure).unwrap();
                } else {
                    play::unified(kind, types, &mut value.clone(), &mut stream).unwrap();
                    play::unified(kind, types, &mut value.clone(), &mut measure).unwrap();
                }
            }
            prop_assert_eq!(stream.position(), bits);
            prop_assert_eq!(&stream.finish().unwrap()[..], &packet[..]);
            let aligning = |kind: &Kind| {
                matches!(kind, Kind::Align | Kind::Bytes { .. } | Kind::Text { .. })
            };
            let most = bits + 7 * ops.iter().filter(|(kind, _)| aligning(kind)).count();
            prop_assert!((bits..=most).contains(&measure.bits_used()));
        }
    }

    #[test]
    fn streams_read_what_the_twin_does(ops in vec(good(), 0..20), types in types()) {
        let (packet, _) = twin_packet(&ops);
        reads_as_the_twin(kinds(&ops), &packet, types);
    }

    #[test]
    fn random_bytes_read_as_the_twin_reads_them(
        ops in vec(good(), 1..20), types in types(), packet in vec(any::<u8>(), 0..80),
    ) {
        reads_as_the_twin(kinds(&ops), &packet, types);
    }

    #[test]
    fn a_packet_cut_anywhere_is_refused(ops in vec(good(), 1..12)) {
        let (packet, _) = twin_packet(&ops);
        for length in 0..packet.len() {
            reads_as_the_twin(kinds(&ops), &packet[..length], Types::Native);
            let mut stream = ReadStream::new(&packet[..length]);
            let refused = ops.iter().find_map(|(kind, _)| {
                play::unified(kind, Types::Native, &mut kind.sentinel(false), &mut stream).err()
            });
            prop_assert_eq!(refused.map(tightwire::ReadError::kind), Some(twin::CUT));
        }
    }

    #[test]
    fn a_packet_with_any_bit_flipped_yields_declared_values_or_a_refusal(
        ops in vec(good(), 1..8),
    ) {
        let (mut packet, _) = twin_packet(&ops);
        for bit in 0..packet.len() * 8 {
            packet[bit / 8] ^= 1 << (bit % 8);
            reads_as_the_twin(kinds(&ops), &packet, Types::Native);
            let mut stream = ReadStream::new(&packet);
            for (kind, _) in &ops {
                match play::read(kind, Types::Native, &mut stream) {
                    Ok(value) => prop_assert!(is_declared(kind, &value), "{kind:?}: {value:?}"),
                    Err(_) => break,
                }
            }
            packet[bit / 8] ^= 1 << (bit % 8);
        }
    }

    #[test]
    fn a_stream_with_an_error_never_finishes(
        before in vec(good(), 0..8), wrong in bad(), after in vec(good(), 0..8), direct in any::<bool>(),
    ) {
        prop_assert!(twin::put(&wrong.0, &wrong.1, &mut Bits::default()).is_none());
        let mut buffer = vec![0; 4096];
        let mut stream = WriteStream::new(&mut buffer);
        let write = |ops: &[(Kind, Value)], stream: &mut WriteStream<'_>| {
            let mut last = Ok(());
            for (kind, value) in ops {
                last = if direct {
                    play::write(kind, Types::Native, value, stream)
                } else {
                    play::unified(kind, Types::Native, &mut value.clone(), stream)
                };
            }
            last
        };
        write(&before, &mut stream).unwrap();
        let (mark, position) = (stream.mark(), stream.position());
        let error = write(&[wrong], &mut stream).unwrap_err();
        prop_assert!(error.kind() != WriteErrorKind::BufferFull);
        prop_assert_eq!(error.bit(), position);
        prop_assert_eq!(stream.position(), position, "something was written");
        let _ignored = write(&after, &mut stream);
        let end = stream.mark();
        stream.rewind(end);
        prop_assert_eq!(stream.message(|_| Ok(())), Err(error));
        // Back before the error, all is well again.
        stream.rewind(mark);
        let _ignored = write(&after, &mut stream);
        let all: Vec<_> = before.iter().chain(&after).cloned().collect();
        prop_assert_eq!(&stream.finish().unwrap()[..], &twin_packet(&all).0[..]);
        // And without going back, it is not.
        let mut stream = WriteStream::new(&mut buffer);
        stream.rewind(end);
        prop_assert_eq!(stream.finish().unwrap_err(), error);
    }

    #[test]
    fn a_rewound_stream_has_never_been_elsewhere(
        kept in vec(good(), 0..8), dropped in vec(good(), 0..8), then in vec(good(), 0..8), room in 0..120usize,
    ) {
        let (packet, _) = twin_packet(&kept);
        let all: Vec<_> = kept.iter().chain(&then).cloned().collect();
        let (expected, _) = twin_packet(&all);
        let mut buffer = vec![0xa5; packet.len() + room];
        let mut stream = WriteStream::new(&mut buffer);
        let write = |ops: &[(Kind, Value)], stream: &mut WriteStream<'_>| {
            for (kind, value) in ops {
                let _may_not_fit = play::write(kind, Types::Native, value, stream);
            }
        };
        write(&kept, &mut stream);
        let mark = stream.mark();
        write(&dropped, &mut stream);
        stream.rewind(mark);
        write(&then, &mut stream);
        match stream.finish() {
            Ok(written) => prop_assert_eq!(&written[..], &expected[..]),
            Err(error) => {
                prop_assert_eq!(error.kind(), WriteErrorKind::BufferFull);
                prop_assert!(expected.len() > packet.len() + room);
            }
        }
    }

    #[test]
    fn messages_fill_a_packet_up_to_the_first_that_does_not_fit(
        messages in vec(vec(good(), 0..4), 0..12), room in 0..150usize, reserve in 0..20usize,
    ) {
        let mut naive = Bits::default();
        let mut buffer = vec![0xa5; room];
        let mut stream = WriteStream::new(&mut buffer);
        for message in &messages {
            let mut with = naive.clone();
            for (kind, value) in message {
                twin::put(kind, value, &mut with).unwrap();
            }
            let fits = with.0.len() + reserve <= room * 8;
            let sent = stream.message_leaving(reserve, |stream| {
                message.iter().try_for_each(|(kind, value)| play::write(kind, Types::Native, value, stream))
            });
            // With nothing to write and no room to reserve, the stream itself is still good.
            match sent {
                Err(error) => {
                    prop_assert_eq!(error.kind(), WriteErrorKind::MessageTooLarge);
                    prop_assert!(!fits && naive.0.is_empty(), "only the first of a packet waits for ever");
                }
                Ok(sent) => {
                    prop_assert_eq!(sent, fits);
                    prop_assert!(fits || !naive.0.is_empty());
                }
            }
            if fits {
                naive = with;
            }
            prop_assert_eq!(stream.position(), naive.0.len());
        }
        prop_assert_eq!(&stream.finish().unwrap()[..], &naive.bytes()[..]);
    }

    #[test]
    fn a_message_with_a_wrong_value_is_taken_back(
        before in vec(good(), 0..4), start in vec(good(), 0..4), wrong in bad(), swallowed in any::<bool>(),
    ) {
        let mut buffer = vec![0; 2048];
        let mut stream = WriteStream::new(&mut buffer);
        let write = |ops: &[(Kind, Value)], stream: &mut WriteStream<'_>| {
            ops.iter().try_for_each(|(kind, value)| play::write(kind, Types::Native, value, stream))
        };
        write(&before, &mut stream).unwrap();
        let sent = stream.message(|stream| {
            write(&start, stream)?;
            let done = write(std::slice::from_ref(&wrong), stream);
            if swallowed { Ok(()) } else { done }
        });
        prop_assert!(sent.is_err());
        prop_assert_eq!(&stream.finish().unwrap()[..], &twin_packet(&before).0[..]);
    }

    #[test]
    fn a_mark_of_another_writer_does_no_harm(
        other in vec(ask(), 0..30), own in vec(ask(), 0..10), then in vec(ask(), 0..10), room in 0..64usize,
    ) {
        let write = |asks: &[Ask], writer: &mut BitWriter<'_>| {
            for ask in asks {
                let _may_not_fit = match ask {
                    Ask::Group(value, bits) => writer.write_bits(*value, *bits),
                    Ask::Align => writer.align(),
                    Ask::Bytes(bytes) => writer.write_bytes(bytes),
                };
            }
        };
        let mut large = vec![0; 4096];
        let mut elsewhere = BitWriter::new(&mut large);
        write(&other, &mut elsewhere);
        let mut buffer = vec![0; room];
        let mut writer = BitWriter::new(&mut buffer);
        write(&own, &mut writer);
        writer.rewind(elsewhere.mark());
        write(&then, &mut writer);
        let _left = writer.bits_left();
        if let Ok(packet) = writer.finish() {
            prop_assert!(packet.len() <= room);
        }
    }

    #[test]
    fn declarations_without_sense_are_errors_and_no_panics(
        bits in any::<u32>(), min in any::<i64>(), max in any::<i64>(), fraction in any::<u32>(),
        size in any::<usize>(), [low, high, step] in any::<[u32; 3]>(), packet in vec(any::<u8>(), 0..40),
    ) {
        let [low, high, step] = [low, high, step].map(f32::from_bits);
        let kinds = [
            Kind::Bits { bits },
            Kind::Int { native: crate::support::op::IntType::I64, min: min.into(), max: max.into() },
            Kind::Fixed { storage: crate::support::op::IntType::I32, fraction_bits: fraction, min, max },
            Kind::Relative { previous: min.into() },
            Kind::Compressed { min: low, max: high, resolution: step },
            Kind::Text { max: size },
            Kind::WideText { max: size },
            Kind::ObjectIndex { objects: size, previous: None },
            Kind::ObjectIndex { objects: size, previous: Some(bits as usize) },
            Kind::ObjectIndex { objects: usize::MAX, previous: Some(size) },
        ];
        for kind in &kinds {
            let mut stream = ReadStream::new(&packet);
            let mut value = kind.sentinel(false);
            if play::unified(kind, Types::Native, &mut value, &mut stream).is_err() {
                prop_assert_eq!(&value, &kind.sentinel(false));
            }
            let mut buffer = [0; 64];
            let mut stream = WriteStream::new(&mut buffer);
            let done = play::unified(kind, Types::Native, &mut value, &mut stream);
            prop_assert_eq!(done.is_ok(), stream.finish().is_ok());
        }
        let mut reader = BitReader::new(&packet);
        if bits > 64 {
            let error = reader.read_bits(bits).unwrap_err();
            prop_assert_eq!(error.kind(), ReadErrorKind::Declaration);
            prop_assert!(BitWriter::new(&mut [0; 8]).write_bits(0, bits).is_err());
        }
        prop_assert!(BitReader::new(&packet).read_bytes(size.max(41)).is_err());
    }
}
