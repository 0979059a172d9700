//! Packets are filled from the front, to the brim, and nothing is lost or said twice.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, missing_docs)]

use proptest::prelude::*;
use tightwire::scalar::{Bool, U16};
use tightwire::{ReadStream, Reader, Result, Stream, WriteErrorKind, WriteStream, Writer};
use tightwire_session::fill::{Filled, Priorities, Queue, read_messages};

/// A value with a declared number of bits and a padding, so that its size depends on its position.
#[derive(Clone, Debug, Default, PartialEq)]
struct Message {
    bits: u32,
    aligned: bool,
}

impl Message {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.int(&mut self.bits, 0..=63)?;
        stream.bool(&mut self.aligned)?;
        if self.aligned {
            stream.align()?;
        }
        stream.bits(&mut 0u64, self.bits)
    }
}
tightwire::unified!(Message);

fn messages() -> impl Strategy<Value = Vec<Message>> {
    let message = (0u32..64, any::<bool>()).prop_map(|(bits, aligned)| Message { bits, aligned });
    prop::collection::vec(message, 0..40)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_message_arrives_once_and_in_order(all in messages(), bytes in 11usize..40) {
        let mut queue = Queue::new(63 + 7 + 7);
        for message in &all {
            queue.push(message.clone()).unwrap();
        }
        let mut received: Vec<Message> = Vec::new();
        while !queue.is_empty() {
            let mut next = queue.iter().next().cloned();
            let mut buffer = vec![0; bytes];
            let mut stream = WriteStream::new(&mut buffer);
            let filled = queue.fill(&mut stream, 0, |_| {}).unwrap();
            let count = filled.count();
            prop_assert!(count > 0, "a packet with room for any message stops at {next:?}");
            let expected = if queue.is_empty() { Filled::All(count) } else { Filled::Part(count) };
            prop_assert_eq!(filled, expected);
            next = queue.iter().next().cloned();
            let left = stream.bits_left();
            if let Some(next) = next {
                prop_assert!(left < tightwire::measure(&next).unwrap() + 1, "room was left");
            }
            let packet = stream.finish().unwrap();
            let mut stream = ReadStream::new(packet);
            prop_assert_eq!(read_messages(&mut stream, &mut received), Ok(count));
            stream.finish().unwrap();
        }
        prop_assert_eq!(received, all);
    }

    #[test]
    fn reserved_bits_stay_free(all in messages(), reserve in 0usize..90) {
        let mut queue = Queue::new(100);
        for message in all {
            queue.push(message).unwrap();
        }
        let mut buffer = [0; 12];
        let mut stream = WriteStream::new(&mut buffer);
        let _ = queue.fill(&mut stream, reserve, |_| {}).unwrap();
        prop_assert!(stream.bits_left() >= reserve);
        for _ in 0..reserve {
            stream.put(Bool, true).unwrap();
        }
        stream.finish().unwrap();
    }

    #[test]
    fn hostile_bytes_end_in_messages_or_leave_the_list_alone(bytes: Vec<u8>) {
        let mut received = vec![Message::default()];
        let mut stream = ReadStream::new(&bytes);
        match read_messages::<Message, _>(&mut stream, &mut received) {
            Ok(count) => prop_assert_eq!(received.len(), 1 + count),
            Err(_) => prop_assert_eq!(received.len(), 1),
        }
        prop_assert!(received.len() <= 1 + bytes.len() * 8);
    }

    /// The list against a twin that looks for the best object again and again.
    #[test]
    fn the_best_come_first(
        ticks in prop::collection::vec(
            (prop::collection::vec(prop::option::of(-2.0f32..9.0), 12), 0usize..14, 0usize..14),
            1..20,
        ),
    ) {
        let mut priorities = Priorities::new(12);
        let mut twin = [0.0f32; 12];
        for (gains, take, raised) in ticks {
            priorities.raise(raised, 2.5);
            if raised < 12 {
                twin[raised] += 2.5;
            }
            priorities.rank(|index| gains[index]);
            let mut owed: Vec<usize> = (0..12).filter(|&index| gains[index].is_some()).collect();
            for &index in &owed {
                twin[index] += gains[index].unwrap();
            }
            let mut expected = Vec::new();
            while expected.len() < take && !owed.is_empty() {
                let mut best = 0;
                for at in 1..owed.len() {
                    if twin[owed[at]] > twin[owed[best]] {
                        best = at;
                    }
                }
                expected.push(owed.remove(best));
            }
            prop_assert_eq!(priorities.take(take), &expected[..]);
            for index in expected {
                twin[index] = 0.0;
            }
            for (index, points) in twin.iter().enumerate() {
                prop_assert_eq!(priorities.points(index).to_bits(), points.to_bits());
            }
        }
    }
}

/// The row of docs/wire-format-packets.md.
#[test]
fn the_vector_of_the_document() {
    let mut queue = Queue::new(40);
    queue.push(1u8).unwrap();
    queue.push(2u8).unwrap();
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    assert_eq!(queue.fill(&mut stream, 0, |_| {}).unwrap(), Filled::All(2));
    assert_eq!(stream.finish().unwrap(), [0x03, 0x0a, 0x00]);
}

#[test]
fn a_message_that_could_never_be_sent_is_not_taken() {
    let mut queue = Queue::new(20);
    let error = queue.push(Message { bits: 14, aligned: false }).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::MessageTooLarge);
    let error = queue.push(Message { bits: 99, aligned: false }).unwrap_err();
    assert_eq!(error.kind(), WriteErrorKind::OutOfRange);
    queue.push(Message { bits: 13, aligned: false }).unwrap();
    assert_eq!(queue.len(), 1);
}

#[test]
fn a_packet_says_whether_all_messages_some_or_none_found_room() {
    let mut queue = Queue::new(64);
    let fill = |queue: &mut Queue<u16>, bytes: usize| {
        let mut buffer = vec![0; bytes];
        queue.fill(&mut WriteStream::new(&mut buffer), 0, |_| {}).unwrap()
    };
    assert_eq!(fill(&mut queue, 2), Filled::All(0));
    for number in 0..3 {
        queue.push(number).unwrap();
    }
    // A message takes 17 bits and the end of all takes one, so two bytes are two bits too few.
    assert_eq!(fill(&mut queue, 2), Filled::NothingFits);
    assert_eq!(queue.len(), 3);
    assert_eq!(fill(&mut queue, 3), Filled::Part(1));
    assert_eq!(fill(&mut queue, 9), Filled::All(2));
    assert_eq!(fill(&mut queue, 1), Filled::All(0));
}

#[test]
fn points_that_are_not_a_number_count_for_nothing() {
    let mut priorities = Priorities::new(3);
    priorities.raise(1, 2.0);
    priorities.raise(1, f32::NAN);
    assert_eq!(priorities.rank(|index| Some([f32::NAN, 0.0, f32::INFINITY][index])), [2, 1, 0]);
    priorities.raise(2, f32::NEG_INFINITY);
    assert_eq!(priorities.take(1), [2]);
    assert_eq!(priorities.rank(|_| Some(1.0)), [1, 0, 2]);
}

#[test]
fn a_packet_without_a_bit_does_not_finish_and_loses_no_message() {
    let mut queue = Queue::new(40);
    queue.push(1u8).unwrap();
    let mut stream = WriteStream::new(&mut []);
    let _ = queue.fill(&mut stream, 0, |_| {});
    assert_eq!(stream.finish().unwrap_err().kind(), WriteErrorKind::BufferFull);
    assert_eq!(queue.len(), 1);
}

#[test]
fn reads_of_the_rest_follow_the_messages() {
    let mut queue = Queue::new(40);
    queue.push(200u8).unwrap();
    let mut buffer = [0; 8];
    let mut stream = WriteStream::new(&mut buffer);
    assert_eq!(queue.fill(&mut stream, 16, |_| {}).unwrap(), Filled::All(1));
    stream.put(U16, 77).unwrap();
    let packet = stream.finish().unwrap();
    let mut stream = ReadStream::new(packet);
    let mut messages = Vec::new();
    assert_eq!(read_messages::<u8, _>(&mut stream, &mut messages), Ok(1));
    assert_eq!((messages[0], stream.take(U16)), (200, Ok(77)));
}
