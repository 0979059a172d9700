//! Players with a key who send packets that no honest client sends.

use alloc::vec::Vec;
use core::time::Duration;

use tightwire::scalar::{Bits, Bool, U8};
use tightwire::{Wire, WriteError, WriteStream, Writer};
use zeroize::Zeroizing;

use crate::config::{Config, InputMode};
use crate::game::{Down, Game, Up};
use crate::inputs::{Inputs, Tick};
use crate::lane::ID_BITS;
use crate::packet::{Control, Item, Rare};
use crate::peer::{Arrival, Fault, Occasion, Peer, Side};
use crate::random::Random;
use crate::report::Report;
use crate::seal::{self, Seal};
use crate::server::seat::ServerSide;
use crate::state::Took;
use tightwire::packet::Protocol;

struct Trial;
impl Game for Trial {
    type Input = u8;
    type ToServer = ();
    type ToClient = u16;
    type World = ();
}

const PROTOCOL: Protocol<Up<Trial>, Down<Trial>> = Protocol::new("lies", 1);

/// A server's session, and the seal of a client that can write anything.
struct Pair {
    server: Peer<ServerSide<Trial>>,
    client: Seal<Up<Trial>, Down<Trial>>,
    random: Random,
    now: Duration,
    messages: usize,
    blocks: usize,
}

impl Pair {
    fn new() -> Self {
        let (root, halves) = (Zeroizing::new([3; 32]), ([1; 16], [2; 16]));
        let mut random = Random::new([4; 32]);
        let seal = seal::server(&PROTOCOL, root.clone(), halves);
        let side = ServerSide::new(InputMode::ByTick);
        let server = Peer::new(side, seal, &Config::default(), Duration::ZERO, &mut random);
        let client = seal::client(&PROTOCOL, root, halves);
        Self { server, client, random, now: Duration::ZERO, messages: 0, blocks: 0 }
    }

    /// Passes the server a packet that the client has written with this function.
    fn say(
        &mut self,
        write: impl FnOnce(&mut WriteStream<'_>) -> Result<(), WriteError>,
    ) -> Result<(), Fault> {
        let mut buffer = [0; 1400];
        let mut packet = self.client.seal(&mut buffer, write).unwrap().to_vec();
        self.now += Duration::from_millis(1);
        let opened = self.server.seal.open(&mut packet).unwrap();
        let (number, payload) = (opened.sequence(), opened.payload());
        let Self { server, messages, blocks, .. } = self;
        let arrive = |arrival| match arrival {
            Arrival::Message(()) => *messages += 1,
            Arrival::Block(_) => *blocks += 1,
        };
        server.accept(self.now, number, payload, arrive, |_| {}).map(|_| ())
    }

    /// Makes the server send a packet, which may skip a number. Returns its number.
    fn hear(&mut self) -> u64 {
        let mut buffer = [0; 1400];
        let occasion = Occasion { path: 0, seeking: None, ping: true };
        self.server.find_late(self.now);
        self.server.write(self.now, &mut buffer, occasion, &mut self.random, None).unwrap();
        self.server.seal.next_number() - 1
    }
}

/// Writes zero bits for absent sections.
fn without(stream: &mut WriteStream<'_>, sections: u32) -> Result<(), WriteError> {
    stream.put(Bits::new(sections), 0u8)
}

#[test]
fn an_empty_packet_is_fine() {
    assert_eq!(Pair::new().say(|stream| without(stream, 5)), Ok(()));
}

#[test]
fn reporting_what_was_left_out_ends_the_session_and_what_was_never_sent_does_not() {
    let mut pair = Pair::new();
    let mut last = pair.hear();
    let left_out = loop {
        let number = pair.hear();
        if number == last + 2 {
            break last + 1;
        }
        last = number;
    };
    let report =
        |newest: u64, missing| Report { newest: (newest & 0xfff) as u16, missing, delay: 0 };
    let say = |pair: &mut Pair, report: Report| {
        pair.say(|stream| {
            stream.put(Bool, true)?;
            report.write(stream)?;
            without(stream, 4)
        })
    };
    assert_eq!(say(&mut pair, report(left_out + 2000, 0)), Ok(()));
    assert_eq!(say(&mut pair, report(left_out + 1, 1)), Ok(()));
    assert_eq!(say(&mut pair, report(left_out + 1, 0)), Err(Fault::FalseReport));
}

#[test]
fn a_packet_of_messages_without_bits_is_limited() {
    let unreliable = |count: usize| {
        let mut pair = Pair::new();
        let said = pair.say(|stream| {
            without(stream, 2)?;
            for _ in 0..count {
                stream.put(Bool, true)?;
            }
            without(stream, 3)
        });
        (said, pair.messages)
    };
    assert_eq!(unreliable(256), (Ok(()), 256));
    assert_eq!(unreliable(257), (Err(Fault::BadPayload), 0));
    assert_eq!(unreliable(9000), (Err(Fault::BadPayload), 0));
}

/// Sends a packet with reliable items at these ids.
fn reliable(
    pair: &mut Pair,
    first: u16,
    skips: &[Option<u8>],
    item: &Item<()>,
) -> Result<(), Fault> {
    pair.say(|stream| {
        without(stream, 1)?;
        stream.put(Bool, true)?;
        stream.put(Bits::new(ID_BITS), first)?;
        item.write(stream)?;
        for skip in skips {
            stream.put(Bool, true)?;
            stream.put(Bool, skip.is_some())?;
            if let Some(skip) = skip {
                stream.put(U8, *skip)?;
            }
            item.write(stream)?;
        }
        without(stream, 4)
    })
}

#[test]
fn ids_beyond_the_window_end_the_session_and_old_ones_have_no_effect() {
    let item = Item::Whole(());
    let mut pair = Pair::new();
    assert_eq!(reliable(&mut pair, 0, &[None, None], &item), Ok(()));
    assert_eq!(reliable(&mut pair, 0, &[None, None], &item), Ok(()));
    assert_eq!(pair.messages, 3);
    // The last id of the window, and one more.
    assert_eq!(reliable(&mut pair, 3 + 255, &[], &item), Ok(()));
    assert_eq!(reliable(&mut pair, 3 + 255, &[None], &item), Err(Fault::BadPayload));
    let mut pair = Pair::new();
    assert_eq!(reliable(&mut pair, 0, &[Some(254)], &item), Err(Fault::BadPayload));
    assert_eq!(reliable(&mut pair, 0, &[Some(255)], &item), Err(Fault::BadPayload));
    let many = [None; 300];
    assert_eq!(reliable(&mut Pair::new(), 0, &many, &item), Err(Fault::BadPayload));
    // There is no id before the very first one.
    assert_eq!(reliable(&mut Pair::new(), 511, &[], &item), Err(Fault::BadPayload));
}

#[test]
fn parts_of_a_message_that_never_ends_are_limited() {
    let bytes = crate::packet::Bytes::part(&[7; 512].into(), 0);
    let item = Item::Part { last: false, bytes };
    let mut pair = Pair::new();
    let mut said = Ok(());
    let mut count = 0;
    while said.is_ok() && count < 1000 {
        said = reliable(&mut pair, (count & 0x1ff) as u16, &[], &item);
        count += 1;
    }
    assert_eq!((said, count), (Err(Fault::BadPayload), (32 << 10) / 512 + 1));
    assert!(pair.server.partial.len() <= (32 << 10) + 512);
    // A whole message in the middle of one in parts.
    let mut pair = Pair::new();
    reliable(&mut pair, 0, &[], &item).unwrap();
    assert_eq!(reliable(&mut pair, 1, &[], &Item::Whole(())), Err(Fault::BadPayload));
}

#[test]
fn inputs_of_any_tick_do_no_harm() {
    let mut pair = Pair::new();
    for tick in [0, 5, u32::MAX, 7, 1 << 31, 64, u32::MAX - 1] {
        for count in [1, 2, 16] {
            let part = Inputs::new(Tick::Whole(tick), alloc::vec![Some(1u8); count]);
            let said = pair.say(|stream| {
                without(stream, 4)?;
                stream.put(Bool, true)?;
                part.write(stream)
            });
            assert_eq!(said, Ok(()));
        }
        for low in [0, 511, 512, 1023] {
            let part = Inputs::new(Tick::Low(low), [Some(2u8)]);
            let said = pair.say(|stream| {
                without(stream, 4)?;
                stream.put(Bool, true)?;
                part.write(stream)
            });
            assert_eq!(said, Ok(()));
        }
        pair.server.side.inputs.at(tick / 2);
    }
}

#[test]
fn random_payloads_end_sessions_or_count_and_never_panic() {
    let mut state = 1u64;
    let mut roll = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    let (mut bad, mut good) = (0, 0);
    let mut pair = Pair::new();
    for _ in 0..6_000 {
        let length = roll() as usize % 100;
        // Often few bits are set, so that more than the first section is read.
        let mask = if roll() % 2 == 0 { u64::MAX } else { roll() & roll() };
        let bytes: Vec<u8> = (0..length).map(|_| (roll() & mask) as u8).collect();
        pair.hear();
        match pair.say(|stream| stream.write_bytes(&bytes)) {
            Ok(()) => good += 1,
            Err(_) => {
                bad += 1;
                pair = Pair::new();
            }
        }
    }
    assert!(bad > 300 && good > 30, "{bad} bad, {good} good");
}

#[test]
fn a_goodbye_is_said_three_times_and_nothing_else_any_more() {
    let mut pair = Pair::new();
    pair.server.send_reliable(7).unwrap();
    pair.server.say_goodbye(pair.now, 9);
    let mut times = Vec::new();
    for ms in 0..1000 {
        pair.now = Duration::from_millis(ms);
        if pair.server.is_due(pair.now) {
            pair.hear();
            times.push(ms);
        }
    }
    assert_eq!(times, [0, 50, 150]);
    assert!(pair.server.has_said_goodbye());
    let goodbye = Control::Goodbye(9);
    assert_eq!(tightwire::measure(&goodbye), Ok(17));
}

/// A side that receives numbers, and rejects odd ones.
struct Picky;

impl Side for Picky {
    type Sends = u8;
    type Receives = u8;
    type Out = u8;
    type In = u8;
    type Main = u8;
    const IS_SERVER: bool = false;

    fn is_due(&self) -> bool {
        true
    }
    fn share(&self, _: usize) -> usize {
        9
    }
    fn write(&mut self, stream: &mut WriteStream<'_>, _: usize) -> Result<Option<u64>, WriteError> {
        stream.put(Bool, false)?;
        Ok(None)
    }
    fn take(&mut self, _: u64, part: &mut u8) -> Took {
        if *part % 2 == 0 { Took::Held } else { Took::NotHeld }
    }
    fn arrived(&mut self, _: u64) {}
    fn late(&mut self, _: u64) {}
    fn tell(&mut self, _: Duration, _: &mut Rare) {}
}

#[test]
fn a_packet_whose_main_part_is_of_no_use_is_not_reported_and_the_rest_of_it_counts() {
    let protocol = Protocol::<u8, u8>::new("picky", 1);
    let (root, halves) = (Zeroizing::new([3; 32]), ([1; 16], [2; 16]));
    let mut random = Random::new([4; 32]);
    let seal = seal::server(&protocol, root.clone(), halves);
    let mut server = Peer::new(Picky, seal, &Config::default(), Duration::ZERO, &mut random);
    let mut client = seal::client(&protocol, root, halves);
    let mut messages = Vec::new();
    for part in 0..4u8 {
        let mut buffer = [0; 100];
        let packet = client.seal(&mut buffer, |stream| {
            without(stream, 2)?;
            stream.put(Bool, true)?;
            part.write(stream)?;
            without(stream, 2)?;
            stream.put(Bool, true)?;
            part.write(stream)
        });
        let mut packet = packet.unwrap().to_vec();
        let opened = server.seal.open(&mut packet).unwrap();
        let arrive = |arrival| match arrival {
            Arrival::Message(message) => messages.push(message),
            Arrival::Block(_) => {}
        };
        let accepted =
            server.accept(Duration::ZERO, opened.sequence(), opened.payload(), arrive, |_| {});
        assert!(accepted.is_ok());
    }
    assert_eq!(messages, [0, 1, 2, 3]);
    assert_eq!(server.receipts.newest(), Some(2), "3 was of no use");
    assert_eq!(server.receipts.acks().unwrap().earlier, 0b10, "and so was 1");
}

#[test]
fn a_player_who_lies_takes_no_more_memory_than_the_configuration_says() {
    let most = Config::default().memory_per_peer() as i64;
    let bytes = crate::packet::Bytes::part(&[7; 512].into(), 0);
    let part = Item::Part { last: false, bytes: bytes.clone() };
    let mut held = 0;
    let memory = allocation_counter::measure(|| {
        let mut pair = Pair::new();
        // Everything that may come early, except the first, in both lanes.
        for id in 1..256u16 {
            reliable(&mut pair, id, &[], &part).unwrap();
        }
        let chunk = |id: u16, total| {
            let chunk = crate::packet::Chunk { total, bytes: bytes.clone() };
            move |stream: &mut WriteStream<'_>| {
                without(stream, 3)?;
                stream.put(Bool, true)?;
                without(stream, 4)?;
                stream.put(Bool, true)?;
                stream.put(Bits::new(ID_BITS), id & 0x1ff)?;
                chunk.write(stream)?;
                without(stream, 2)
            }
        };
        // A block that is never complete, and its chunks that came early.
        let total = Config::default().block_bytes;
        for id in 0..(total / 512 - 300) as u16 {
            pair.say(chunk(id, (id == 0).then_some(total))).unwrap();
        }
        let next = (total / 512 - 300) as u16;
        for id in next + 1..next + 256 {
            pair.say(chunk(id, None)).unwrap();
        }
        // What the server has for a player who reports nothing.
        while pair.server.send_reliable(7).is_ok() {}
        while pair.server.send_unreliable(7).is_ok() {}
        for _ in 0..600 {
            pair.hear();
        }
        let mut state = 5u64;
        for _ in 0..20_000 {
            // Whatever else he says ends the session or counts.
            let payload: [u8; 40] = core::array::from_fn(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (state >> 56) as u8
            });
            let _ = pair.say(|stream| stream.write_bytes(&payload));
        }
        held = 1;
        core::mem::forget(pair);
    });
    assert_eq!(held, 1);
    assert!(memory.bytes_current > 1_000_000, "{} bytes", memory.bytes_current);
    assert!(memory.bytes_current <= most, "{} of {most} bytes", memory.bytes_current);
    std::println!("{} of {most} bytes", memory.bytes_current);
}
