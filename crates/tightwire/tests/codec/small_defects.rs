//! Small mistakes that a review found, each with the rule that keeps it away.

#![cfg(all(feature = "std", feature = "derive"))]
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, missing_docs)]
#![allow(clippy::large_stack_arrays)] // the subject of the test

use tightwire::scalar::{Bool, U8, U16, U32};
use tightwire::{
    Result as StreamResult, Stream, Wire, WriteErrorKind, WriteStream, Writer, decode, encode,
    encode_to_vec,
};

#[derive(Wire, Clone, Debug, PartialEq)]
struct Aligned {
    #[wire(bits = 3)]
    front: u8,
    #[wire(bytes)]
    key: [u8; 1],
    #[wire(range = 0..=100)]
    health: u8,
}

/// Measuring counts the alignment as 7 bits, and a packet has 5 there.
#[test]
fn an_error_of_encode_to_vec_has_the_bit_that_encode_says() {
    let wrong = Aligned { front: 1, key: [2], health: 101 };
    let error = encode(&wrong, &mut [0; 64]).unwrap_err();
    assert_eq!((error.kind(), error.bit()), (WriteErrorKind::OutOfRange, 16));
    assert_eq!(encode_to_vec(&wrong), Err(error));
}

/// A chain of boxes, as deep as it says.
fn chain(depth: u32) -> Option<Box<Link>> {
    (0..depth).fold(None, |next, _| Some(Box::new(Link { next })))
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Link {
    next: Option<Box<Link>>,
}

impl Link {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.object(&mut self.next)
    }
}
tightwire::unified!(Link);

/// Inside of a value that nests, a rewind must not give back the levels around it.
#[test]
fn a_rewind_restores_the_depth_of_its_mark() {
    let mut buffer = [0; 64];
    let mut stream = WriteStream::new(&mut buffer);
    let start = stream.mark();
    // Too deep, so the levels are not given back one by one.
    assert!(chain(70).write(&mut stream).is_err());
    stream.rewind(start);
    chain(60).write(&mut stream).unwrap();
    assert!(stream.finish().is_ok());
}

#[test]
fn a_message_cannot_go_back_to_before_it_began() {
    let mut buffer = [0; 16];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(U16, 0xaaaa).unwrap();
    let before = stream.mark();
    stream.put(U32, 0xbbbb_bbbb).unwrap();
    let result = stream.message(|stream| {
        stream.rewind(before);
        stream.put(U32, 0xcccc_cccc)?;
        Err(stream.refuse())
    });
    assert!(result.is_err());
    // What stood before the message might be gone, so there is no packet.
    assert_eq!(stream.finish().unwrap_err().kind(), WriteErrorKind::Declaration);
}

#[test]
fn a_message_goes_back_to_marks_of_its_own() {
    let mut buffer = [0; 16];
    let mut stream = WriteStream::new(&mut buffer);
    stream.put(U8, 1).unwrap();
    let sent = stream.message(|stream| {
        let own = stream.mark();
        stream.put(U8, 2)?;
        stream.rewind(own);
        stream.put(U8, 3)
    });
    assert_eq!(sent, Ok(true));
    assert_eq!(stream.finish().unwrap(), [1, 3]);
}

/// 64 KB, and perhaps another one.
#[derive(Clone, Debug, PartialEq)]
struct Large {
    bytes: [u8; 65_536],
    next: Option<Box<Large>>,
}

impl Default for Large {
    fn default() -> Self {
        Self { bytes: [0; 65_536], next: None }
    }
}

impl Large {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> StreamResult<S> {
        stream.u8(&mut self.bytes[0])?;
        stream.object(&mut self.next)
    }
}
tightwire::unified!(Large);

/// In debug builds too, where nothing is optimized away. (Writing clones the value, and that is the
/// type's own code.)
#[test]
fn a_large_value_that_nests_is_read_on_a_small_stack() {
    let mut buffer = [0; 64];
    let mut stream = WriteStream::new(&mut buffer);
    for number in 0..40u8 {
        stream.put(Bool, true).unwrap();
        stream.put(U8, number).unwrap();
    }
    stream.put(Bool, false).unwrap();
    let packet = stream.finish().unwrap().to_vec();
    let read = move || {
        let first: Option<Box<Large>> = decode(&packet).unwrap();
        let mut numbers = Vec::new();
        let mut next = &first;
        while let Some(large) = next {
            numbers.push(large.bytes[0]);
            next = &large.next;
        }
        numbers
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(read).unwrap();
    assert_eq!(thread.join().unwrap(), (0..40).collect::<Vec<u8>>());
}

/// Values of one bit: a flag that announces nothing.
mod flags {
    use tightwire::Wire;

    #[derive(Wire, Clone, Debug, Default, PartialEq)]
    pub(crate) struct Inner {
        #[wire(bits = 3)]
        pub(crate) kind: u8,
        pub(crate) marked: Option<()>,
        #[wire(default_bit)]
        pub(crate) still: (),
        #[wire(bits = 5)]
        pub(crate) speed: u8,
    }

    #[derive(Wire, Clone, Debug, Default, PartialEq)]
    pub(crate) struct Outer {
        #[wire(bits = 7)]
        pub(crate) tick: u8,
        pub(crate) maybe: Option<Inner>,
        pub(crate) seed: u8,
        #[wire(default_bit)]
        pub(crate) usual: Inner,
        #[wire(default_bit)]
        pub(crate) both: Option<Inner>,
        pub(crate) pair: Option<[Option<()>; 2]>,
        pub(crate) end: u16,
    }
}

/// The bits of a value, one after the other.
fn bits(value: u64, count: usize) -> impl Iterator<Item = bool> {
    (0..count).map(move |bit| value >> bit & 1 != 0)
}

/// Implements the format directly, without words and runs.
fn flags_by_hand(outer: &flags::Outer) -> Vec<u8> {
    fn inner(inner: &flags::Inner, to: &mut Vec<bool>) {
        to.extend(bits(u64::from(inner.kind), 3));
        to.push(inner.marked.is_some());
        to.push(true); // `()` is always the default
        to.extend(bits(u64::from(inner.speed), 5));
    }
    fn maybe(value: Option<&flags::Inner>, to: &mut Vec<bool>) {
        to.push(value.is_some());
        if let Some(value) = value {
            inner(value, to);
        }
    }
    let mut to: Vec<bool> = bits(u64::from(outer.tick), 7).collect();
    maybe(outer.maybe.as_ref(), &mut to);
    to.extend(bits(u64::from(outer.seed), 8));
    to.push(outer.usual == flags::Inner::default());
    if outer.usual != flags::Inner::default() {
        inner(&outer.usual, &mut to);
    }
    to.push(outer.both.is_none());
    if outer.both.is_some() {
        maybe(outer.both.as_ref(), &mut to);
    }
    to.push(outer.pair.is_some());
    to.extend(outer.pair.iter().flatten().map(Option::is_some));
    to.extend(bits(u64::from(outer.end), 16));
    to.chunks(8)
        .map(|byte| byte.iter().rev().fold(0, |sum, bit| sum << 1 | u8::from(*bit)))
        .collect()
}

#[test]
fn flags_inside_of_flags_come_back_in_every_pairing() {
    let inner =
        |marked: bool| flags::Inner { kind: 5, marked: marked.then_some(()), still: (), speed: 19 };
    for case in 0..64 {
        let is = |bit: u32| case >> bit & 1 != 0;
        let value = flags::Outer {
            tick: 77,
            maybe: is(0).then(|| inner(is(1))),
            seed: 0xa5,
            usual: if is(2) { inner(is(3)) } else { flags::Inner::default() },
            both: is(4).then(|| inner(is(5))),
            pair: is(1).then(|| [is(2).then_some(()), is(3).then_some(())]),
            end: 0xbeef,
        };
        let packet = encode_to_vec(&value).unwrap();
        assert_eq!(packet, flags_by_hand(&value), "{value:?}");
        assert_eq!(decode(&packet), Ok(value.clone()), "{value:?}");
        let mut over = flags::Outer::default();
        assert_eq!(tightwire::decode_into(&mut over, &packet), Ok(()), "{value:?}");
        assert_eq!(over, value);
    }
}

/// According to docs/wire-format.md, both are accepted, and a writer makes the shorter one.
#[test]
fn a_default_is_read_in_both_of_its_forms_and_written_in_the_shorter_one() {
    #[derive(Wire, Debug, PartialEq)]
    struct Speed {
        #[wire(default_bit)]
        speed: u8,
        #[wire(bits = 7)]
        after: u8,
    }
    let value = Speed { speed: 0, after: 0x55 };
    assert_eq!(encode_to_vec(&value).unwrap(), [0x55 << 1 | 1]);
    // The bit 0, the default, and what follows.
    assert_eq!(decode::<Speed>(&[0x00, 0x55 << 1]), Ok(value));
    assert_eq!(decode::<Speed>(&[3 << 1, 0x55 << 1]), Ok(Speed { speed: 3, after: 0x55 }));
}

#[cfg(feature = "trace")]
mod paths {
    use tightwire::Wire;
    use tightwire::trace::{BitBudget, Trace, explain, trace_read, trace_write};

    #[derive(Wire, Clone, Debug, PartialEq)]
    enum Message {
        Idle,
        Move { tick: u8 },
        Chat(#[wire(range = 0..=4)] u8, bool),
        Stop { tick: u16 },
    }

    #[derive(Wire, Clone, Debug, PartialEq)]
    struct Batch {
        #[wire(max_len = 7)]
        messages: Vec<Message>,
    }

    fn batch() -> Batch {
        let (step, stop) = (Message::Move { tick: 9 }, Message::Stop { tick: 10 });
        Batch { messages: vec![Message::Idle, step, Message::Chat(3, true), stop] }
    }

    fn paths(trace: &Trace) -> Vec<String> {
        trace.blocks().into_iter().map(|block| block.path).collect()
    }

    #[test]
    fn paths_name_the_variant_of_an_enum() {
        let written = trace_write(&batch()).unwrap();
        let expected = [
            "messages (count)",
            "messages[0] (variant)",
            "messages[1] (variant)",
            "messages[1].Move.tick",
            "messages[2] (variant)",
            "messages[2].Chat.0",
            "messages[2].Chat.1",
            "messages[3] (variant)",
            "messages[3].Stop.tick",
            "unused",
        ];
        assert_eq!(paths(&written), expected);
        let read = trace_read::<Batch>(&written.packet);
        assert_eq!(read.nodes, written.nodes);
        let saved = Trace::from_json(&written.to_json()).unwrap();
        assert_eq!(paths(&saved), expected);
    }

    #[test]
    fn explanations_name_the_variant_of_an_enum() {
        // One message, a `Chat` whose number is 7.
        let explanation = explain::<Batch>(&[0b1111_0001, 0]).unwrap();
        assert_eq!(explanation.path, "messages[0].Chat.0");
        let wrong = Batch { messages: vec![Message::Chat(5, false)] };
        assert_eq!(trace_write(&wrong).unwrap_err().path, "messages[0].Chat.0");
        assert_eq!(trace_write(&Message::Chat(5, false)).unwrap_err().path, "Chat.0");
    }

    #[test]
    fn a_bit_budget_keeps_fields_of_different_variants_apart() {
        let mut budget = BitBudget::new();
        budget.add(&trace_write(&batch()).unwrap());
        let bits = |path: &str| {
            let fields = budget.fields();
            fields.iter().find(|field| field.path == path).map(|field| field.bits)
        };
        assert_eq!(bits("messages[].Move.tick"), Some(8));
        assert_eq!(bits("messages[].Stop.tick"), Some(16));
    }
}
