//! Serialize checks name the section in which the two sides began to disagree.

use tightwire::packet::{Gate, Refusal, checked};
use tightwire::scalar::{Bool, Int, U8, U64};
use tightwire::{CHECKS_ENABLED, Result, Stream, Wire, Writer};

use crate::support::{client, protocol, server};

/// Two builds of one packet: the second has wider numbers in the section that it is told to.
#[derive(Clone, Default)]
struct Build<const WIDER_IN: u8> {
    players: [u8; 3],
    shots: [u8; 5],
}

impl<const WIDER_IN: u8> Build<WIDER_IN> {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.array(&mut self.players, |stream, player| {
            stream.bits(player, if WIDER_IN == 1 { 8 } else { 7 })
        })?;
        stream.check("players")?;
        stream.array(&mut self.shots, |stream, shot| {
            stream.bits(shot, if WIDER_IN == 2 { 8 } else { 7 })
        })?;
        stream.check("shots")?;
        stream.bool(&mut true)?;
        if WIDER_IN == 3 {
            stream.u8(&mut 0)?;
        }
        Ok(())
    }
}

macro_rules! builds {
    ($($wider_in:literal),*) => { $( tightwire::unified!(Build<$wider_in>); )* };
}
builds!(0, 1, 2, 3);

/// The result of a packet, and the section that its error names.
type Outcome = (core::result::Result<(), Gate>, Option<String>);

/// Returns the result of a build that reads a checked packet of the first build as a `T`.
fn checked_outcome<T: Wire>() -> Outcome {
    let direction = protocol::<T>().to_server();
    let mut buffer = [0; 128];
    let packet =
        checked::write_with(&direction, &mut buffer, |stream| sent().write(stream)).unwrap();
    let opened = checked::open(&direction, packet).unwrap();
    (
        opened.decode().map(|_| ()).map_err(Refusal::gate),
        opened.failed_section().map(|name| name.to_string()),
    )
}

/// Returns the result of a build that reads a sealed packet of the first build as a `T`.
fn sealed_outcome<T: Wire>() -> Outcome {
    let (mut sealer, mut opener) = (client::<T>().sealer, server::<T>().opener);
    let mut buffer = [0; 128];
    let mut packet = sealer.seal_with(&mut buffer, |stream| sent().write(stream)).unwrap().to_vec();
    let opened = opener.open(&mut packet).unwrap();
    (
        opened.decode().map(|_| ()).map_err(Refusal::gate),
        opened.failed_section().map(|name| name.to_string()),
    )
}

fn sent() -> Build<0> {
    Build { players: [1, 2, 3], shots: [4, 5, 6, 7, 8] }
}

fn named(gate: Gate, section: &str) -> Outcome {
    (Err(gate), Some(section.into()))
}

#[test]
fn in_a_checked_packet_the_first_section_that_differs_is_named() {
    if !CHECKS_ENABLED {
        return;
    }
    assert_eq!(
        [
            checked_outcome::<Build<0>>(),
            checked_outcome::<Build<1>>(),
            checked_outcome::<Build<2>>(),
            checked_outcome::<Build<3>>(),
        ],
        [
            (Ok(()), None),
            named(Gate::Section, "players"),
            named(Gate::Section, "shots"),
            named(Gate::End, "end of packet"),
        ]
    );
}

#[test]
fn in_a_sealed_packet_the_first_section_that_differs_is_named() {
    if !CHECKS_ENABLED {
        return;
    }
    assert_eq!(
        [
            sealed_outcome::<Build<0>>(),
            sealed_outcome::<Build<1>>(),
            sealed_outcome::<Build<2>>(),
            sealed_outcome::<Build<3>>(),
        ],
        [
            (Ok(()), None),
            named(Gate::Section, "players"),
            named(Gate::Section, "shots"),
            // No check at the end: the reader runs into it.
            (Err(Gate::Payload), None),
        ]
    );
}

/// A packet whose rule is broken after a check that matched.
#[derive(Clone, Default)]
struct Ruled {
    players: u8,
}

impl Ruled {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.u8(&mut self.players)?;
        stream.check("players")?;
        if S::IS_READING { Err(stream.refuse()) } else { Ok(()) }
    }
}
tightwire::unified!(Ruled);

#[test]
fn a_section_that_matched_is_not_blamed() {
    let mut buffer = [0; 128];
    let direction = protocol::<Ruled>().to_server();
    let packet = checked::write(&direction, &Ruled { players: 3 }, &mut buffer).unwrap();
    let opened = checked::open(&direction, packet).unwrap();
    assert_eq!(opened.decode().map(|_| ()).unwrap_err().gate(), Gate::Payload);
    assert_eq!(opened.failed_section(), None);
}

#[test]
fn without_checks_packets_are_shorter_and_still_open() {
    let mut buffer = [0; 128];
    let direction = protocol::<Build<0>>().to_server();
    let packet = checked::write(&direction, &sent(), &mut buffer).unwrap();
    // 8 numbers of 7 bits and a flag, then three checks, then the CRC.
    let bits = 57 + if CHECKS_ENABLED { 3 * 32 } else { 0 };
    assert_eq!(packet.len(), 4 + usize::div_ceil(bits, 8));
    assert!(checked::open(&direction, packet).unwrap().decode().is_ok());
}

/// A value inside a packet, and one inside that, down to the given depth.
#[derive(Clone, Default, Debug, PartialEq)]
struct Chain(Option<Box<Chain>>);

impl Chain {
    fn of(levels: usize) -> Self {
        (0..levels).fold(Self(None), |inner, _| Self(Some(Box::new(inner))))
    }

    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.option(&mut self.0, |stream, inner| inner.serialize(stream))
    }
}

/// Everything that a listener has to pass on, in front of a check; the second build has another
/// name for it.
#[derive(Clone, Default)]
struct Mixed<const OTHER: bool> {
    chain: Chain,
    options: Vec<Option<bool>>,
    inner: (u8, Option<u16>),
    list: Vec<u8>,
}

impl<const OTHER: bool> Mixed<OTHER> {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        self.chain.serialize(stream)?;
        stream.list(&mut self.options, 100, |stream, option| {
            stream.option(option, |stream, flag| stream.bool(flag))
        })?;
        stream.object(&mut self.inner)?;
        stream.align()?;
        stream.list(&mut self.list, 1 << 20, Stream::u8)?;
        stream.check(if OTHER { "theirs" } else { "ours" })
    }
}
tightwire::unified!(Mixed<false>);
tightwire::unified!(Mixed<true>);

#[test]
fn a_section_of_any_values_is_named() {
    if !CHECKS_ENABLED {
        return;
    }
    let sent = Mixed::<false> {
        chain: Chain::of(10),
        options: vec![Some(true); 100],
        inner: (7, Some(1000)),
        // More elements than may take no bits.
        list: vec![5; 70_000],
    };
    let mut buffer = vec![0; 80_000];
    let ours = protocol::<Mixed<false>>().to_server();
    let packet = checked::write(&ours, &sent, &mut buffer).unwrap();
    assert!(checked::open(&ours, packet).unwrap().decode().is_ok());
    let theirs = protocol::<Mixed<true>>().to_server();
    let packet = checked::write_with(&theirs, &mut buffer, |stream| sent.write(stream)).unwrap();
    let section =
        checked::open(&theirs, packet).unwrap().failed_section().map(|name| name.to_string());
    assert_eq!(section.as_deref(), Some("theirs"));
}

#[test]
fn no_section_is_named_behind_values_that_nest_too_deeply() {
    // A chain of one bit for each level, then a check that does not match.
    let levels = 1000;
    let mut buffer = [0; 256];
    let direction = protocol::<Checked>().to_server();
    let packet = checked::write_with(&direction, &mut buffer, |stream| {
        for _ in 0..levels {
            stream.put(Bool, true)?;
        }
        stream.put(Bool, false)?;
        stream.put(U64, 0)
    });
    let opened = checked::open(&direction, packet.unwrap()).unwrap();
    assert_eq!(opened.decode().map(|_| ()).unwrap_err().gate(), Gate::Payload);
    assert_eq!(opened.failed_section(), None);
}

/// A chain, and a check after it.
#[derive(Clone, Default)]
struct Checked(Chain);

impl Checked {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        self.0.serialize(stream)?;
        stream.check("chain")
    }
}
tightwire::unified!(Checked);

/// A list of elements that take no bits, and a check after it.
#[derive(Clone, Default)]
struct Crowd(Vec<u8>);

impl Crowd {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.list(&mut self.0, usize::MAX, |stream, nobody| stream.int(nobody, 5..=5))?;
        stream.check("crowd")
    }
}
tightwire::unified!(Crowd);

#[test]
fn looking_for_a_section_takes_no_longer_than_reading() {
    // A count of elements without end, for which there are not enough bits.
    let mut buffer = [0; 64];
    let direction = protocol::<Crowd>().to_server();
    let packet = checked::write_with(&direction, &mut buffer, |stream| {
        stream.put(U64, u64::MAX)?;
        stream.put(U64, 0)
    });
    let opened = checked::open(&direction, packet.unwrap()).unwrap();
    assert_eq!(opened.decode().map(|_| ()).unwrap_err().gate(), Gate::Payload);
    assert_eq!(opened.failed_section(), None);
}

/// A list whose elements end in a check each.
#[derive(Clone, Default)]
struct Squad(Vec<u8>);

impl Squad {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.list(&mut self.0, 1000, |stream, member| {
            stream.u8(member)?;
            stream.check("member")
        })
    }
}
tightwire::unified!(Squad);

#[test]
fn a_list_that_the_packet_is_too_short_for_is_no_section_of_its_elements() {
    // A count of 1000, and then less than the first element.
    let direction = protocol::<Squad>().to_server();
    let mut buffer = [0; 64];
    let packet = checked::write_with(&direction, &mut buffer, |stream| {
        stream.put(Int::new(0, 1000), 1000)?;
        stream.put(U8, 1)
    });
    let opened = checked::open(&direction, packet.unwrap()).unwrap();
    assert_eq!(opened.decode().map(|_| ()).unwrap_err().gate(), Gate::Payload);
    assert_eq!(opened.failed_section(), None);
}
