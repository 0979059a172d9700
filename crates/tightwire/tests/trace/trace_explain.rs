//! `explain` names the value that is wrong, and gives the reason in a sentence.

#![cfg(feature = "trace")]
#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use tightwire::scalar::{Bits, Fixed, Int};
use tightwire::trace::{Explanation, TraceReader, TraceWriter, explain, trace_read, trace_write};
use tightwire::{ReadErrorKind, Reader, Result, Stream, Wire, Writer, decode, encode, unified};

#[derive(Wire, Clone, Debug, PartialEq)]
enum Weapon {
    Blaster,
    Railgun {
        #[wire(range = 0..=100)]
        charge: u8,
    },
    Rockets {
        #[wire(range = 0..=30)]
        left: u8,
    },
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Player {
    #[wire(max_len = 7)]
    name: String,
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(compressed(-256.0..=256.0, 0.5))]
    position: [f32; 3],
    weapon: Weapon,
    #[wire(range = 0..=4)]
    target: Option<u8>,
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Snapshot {
    #[wire(bits = 24)]
    tick: u32,
    #[wire(max_len = 8)]
    players: Vec<Player>,
    #[wire(check = "end")]
    paused: bool,
}

fn snapshot() -> Snapshot {
    let player = |name: &str, health, weapon, target| Player {
        name: name.into(),
        health,
        position: [-256.0, 12.5, 256.0],
        weapon,
        target,
    };
    Snapshot {
        tick: 81_234,
        players: vec![
            player("ada", 93, Weapon::Railgun { charge: 70 }, Some(3)),
            player("grace", 1, Weapon::Blaster, None),
            player("björn", 100, Weapon::Rockets { left: 30 }, Some(0)),
            player("", 0, Weapon::Blaster, Some(4)),
        ],
        paused: false,
    }
}

fn packet() -> Vec<u8> {
    let mut buffer = [0; 200];
    encode(&snapshot(), &mut buffer).unwrap().to_vec()
}

fn set_bits(packet: &mut [u8], start: usize, bits: usize, value: u64) {
    for bit in 0..bits {
        let (byte, mask) = ((start + bit) / 8, 1 << ((start + bit) % 8));
        packet[byte] &= !mask;
        packet[byte] |= if value >> bit & 1 == 1 { mask } else { 0 };
    }
}

/// The sentence for the good packet with other bits in the block `path`.
fn with_bits(path: &str, value: u64) -> String {
    let trace = trace_write(&snapshot()).unwrap();
    let node = trace.find(path).unwrap_or_else(|| panic!("{path}"));
    let mut packet = packet();
    set_bits(&mut packet, node.start, node.bits, value);
    explain::<Snapshot>(&packet).unwrap().to_string()
}

#[test]
fn sentences_name_the_value_its_range_and_its_bits() {
    for (path, value, sentence) in [
        ("players (count)", 9, "players (count): 9 elements are more than 8, at bit 24 (4 bits)"),
        ("players[0].health", 127, "players[0].health: 127 is outside 0..=100, at bit 56 (7 bits)"),
        (
            "players[0].position[1]",
            1025,
            "players[0].position[1]: step 1025 is outside 0..=1024, \
             the steps of -256..=256 by 0.5, at bit 74 (11 bits)",
        ),
        (
            "players[0].weapon (variant)",
            3,
            "players[0].weapon (variant): variant 3 does not exist, there are 3, \
             at bit 96 (2 bits)",
        ),
        ("players[0].target", 7, "players[0].target: 7 is outside 0..=4, at bit 106 (3 bits)"),
        (
            "players[0].name (padding)",
            1,
            "players[0].name: the bits up to the byte boundary are not all zero, \
             at bit 31 (1 bit)",
        ),
        (
            "players[0].name (text)",
            0xff_6461,
            "players[0].name: the text is not valid UTF-8 from byte 2 on, at bit 28 (28 bits)",
        ),
        (
            "players[0].name (text)",
            0x61_0061,
            "players[0].name: the text holds a zero at byte 1, at bit 28 (28 bits)",
        ),
    ] {
        assert_eq!(with_bits(path, value), sentence);
    }
}

#[test]
fn a_check_says_what_it_expected_and_found() {
    let sentence = with_bits("check \"end\"", 0x1234_abcd);
    // FNV-1a of "end", computed independently of this crate.
    let expected = "expected 6a8e75aa, found 1234abcd: the two sides disagree before this bit";
    assert!(sentence.starts_with(&format!("check \"end\": {expected}")), "{sentence}");
}

#[test]
fn the_end_of_a_packet_says_how_much_is_missing() {
    let packet = packet();
    let explanation = explain::<Snapshot>(&packet[..8]).unwrap();
    assert_eq!(
        explanation.to_string(),
        "players[0].position[0]: the packet ends: 11 bits wanted, 1 left, at bit 63"
    );
    // The bit that is left belongs to the value that wanted more.
    let trace = trace_read::<Snapshot>(&packet[..8]);
    assert_eq!(trace.find("players[0].position[0]").unwrap().bits, 1);
    let explanation = explain::<Snapshot>(&packet[..5]).unwrap();
    assert_eq!(
        explanation.to_string(),
        "players[0].name: the packet ends: 25 bits wanted, 9 left, at bit 31"
    );
    let mut long = packet.clone();
    long.extend([0, 0]);
    let explanation = explain::<Snapshot>(&long).unwrap();
    assert_eq!(explanation.path, "end of the packet");
    assert_eq!(explanation.reason, "2 bytes are left over after the last value");
}

#[test]
fn writers_are_told_which_value_does_not_fit() {
    let sentence = |change: &dyn Fn(&mut Snapshot)| {
        let mut value = snapshot();
        change(&mut value);
        trace_write(&value).unwrap_err().to_string()
    };
    assert_eq!(
        sentence(&|it| it.players[3].health = 127),
        "players[3].health: 127 is outside 0..=100, at bit 304"
    );
    assert_eq!(
        sentence(&|it| it.tick = 1 << 24),
        "tick: 16777216 does not fit 24 bits (at most 16777215), at bit 0"
    );
    assert_eq!(
        sentence(&|it| it.players[1].position[2] = f32::NAN),
        "players[1].position[2]: NaN is not finite, at bit 181"
    );
    assert_eq!(
        sentence(&|it| it.players[0].name = "adalovelace".into()),
        "players[0].name: 11 bytes are more than 7, at bit 28"
    );
    assert_eq!(
        sentence(&|it| it.players = vec![it.players[1].clone(); 9]),
        "players (count): 9 elements are more than 8, at bit 24"
    );
}

#[test]
fn bits_say_how_many_they_are_however_they_are_written() {
    let write = |write: &dyn Fn(&mut TraceWriter)| {
        let mut stream = TraceWriter::new();
        write(&mut stream);
        stream.finish().explanation.unwrap().reason
    };
    let buttons = write(&|stream| stream.put(Bits::new(6), 64u8).unwrap_or_default());
    assert_eq!(buttons, "64 does not fit 6 bits (at most 63)");
    let unified = write(&|stream| stream.bits(&mut 2u64, 1).unwrap_or_default());
    assert_eq!(unified, "2 does not fit 1 bit (at most 1)");
    let none = write(&|stream| stream.put(Bits::new(0), 1u32).unwrap_or_default());
    assert_eq!(none, "1 does not fit 0 bits (at most 0)");
    let many = write(&|stream| stream.put(Bits::new(127), u128::MAX).unwrap_or_default());
    assert_eq!(many, format!("{} does not fit 127 bits (at most {})", u128::MAX, u128::MAX / 2));
    // What was written well before it has no say.
    let later = write(&|stream| {
        stream.put(Bits::new(3), 5u8).unwrap_or_default();
        stream.put(Int::new(0, 100), 101).unwrap_or_default();
    });
    assert_eq!(later, "101 is outside 0..=100");
}

#[test]
fn bits_are_named_by_the_line_that_writes_them() {
    let mut stream = TraceWriter::new();
    let line = line!() + 1;
    assert!(stream.put(Bits::new(6), 64u8).is_err());
    let place = format!("{}:{line}", file!());
    assert_eq!(stream.finish().explanation.unwrap().place, Some(place));
}

#[test]
fn a_text_that_is_cut_keeps_its_length() {
    let packet = packet();
    // The name of the first player: 3 bits of length, 1 of padding, then 3 bytes, 1 of them here.
    let trace = trace_read::<Snapshot>(&packet[..5]);
    let blocks = trace.blocks();
    let parts: Vec<_> =
        blocks.iter().map(|it| (it.path.as_str(), it.node.start, it.node.bits)).collect();
    assert_eq!(
        parts[2..],
        [
            ("players[0].name (length)", 28, 3),
            ("players[0].name (padding)", 31, 1),
            ("players[0].name (text)", 32, 8),
        ]
    );
    assert_eq!(blocks[2].node.value.as_deref(), Some("3"));
    assert!(blocks[4].node.refused && !blocks[2].node.refused);
    // Nothing of the text is here.
    let trace = trace_read::<Snapshot>(&packet[..4]);
    assert_eq!(trace.find("players[0].name (length)").unwrap().value.as_deref(), Some("3"));
    assert_eq!(trace.find("players[0].name (text)").unwrap().bits, 0);
    let explanation = trace.explanation.unwrap();
    assert_eq!(
        explanation.to_string(),
        "players[0].name: the packet ends: 25 bits wanted, 1 left, at bit 31"
    );
    // It is the padding that is wrong.
    let mut bent = packet.clone();
    set_bits(&mut bent, 31, 1, 1);
    let trace = trace_read::<Snapshot>(&bent);
    assert_eq!(trace.find("players[0].name (length)").unwrap().value.as_deref(), Some("3"));
    assert!(trace.find("players[0].name (padding)").unwrap().refused);
    assert_eq!(trace.find("players[0].name (text)"), None);
}

#[test]
fn a_text_that_finds_no_room_keeps_its_length() {
    let mut stream = TraceWriter::with_room(2);
    assert!(stream.label("name").write_string("ada", 7).is_err());
    let trace = stream.finish();
    assert_eq!(trace.find("name (length)").unwrap().value.as_deref(), Some("3"));
    assert_eq!(
        trace.explanation.unwrap().to_string(),
        "name: the buffer is full: 29 bits wanted, 13 left, at bit 3"
    );
}

#[test]
fn relative_numbers_and_indices_say_what_they_grow_from() {
    let write = |write: &dyn Fn(&mut TraceWriter)| {
        let mut stream = TraceWriter::new();
        write(&mut stream);
        stream.finish().explanation.unwrap().reason
    };
    let relative = write(&|stream| stream.write_relative(5, 9).unwrap_or_default());
    assert_eq!(relative, "5 is not above 9 and within 0..=2147483647");
    let index = write(&|stream| stream.write_object_index(3, Some(3), 10).unwrap_or_default());
    assert_eq!(index, "3 is not above 3");
    let index = write(&|stream| stream.write_object_index(11, Some(3), 10).unwrap_or_default());
    assert_eq!(index, "11 is outside 0..=10");

    let mut stream = TraceReader::new(&[0b0110]);
    assert!(stream.label("index").read_object_index(Some(7), 9).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(
        explanation.to_string(),
        "index: the index is above the last one, 9, at bit 0 (4 bits)"
    );
}

#[test]
fn values_past_their_type_are_shown_as_numbers() {
    let mut stream = TraceReader::new(&[255]);
    assert!(stream.label("x").take(Int::new(-100, 100i8)).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(explanation.to_string(), "x: 155 is outside -100..=100, at bit 0 (8 bits)");
    let mut stream = TraceReader::new(&[0xff, 0xff]);
    assert!(stream.label("x").take(Fixed::<i16>::new(-100, 100, 8)).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(explanation.reason, "155.99609375 is outside -100..=100");
}

#[test]
fn a_char_that_is_a_surrogate_is_the_value_that_is_named() {
    let mut packet = [0; 3];
    set_bits(&mut packet, 0, 21, 0xd800);
    let explanation = explain::<(char,)>(&packet).unwrap();
    assert_eq!(explanation.to_string(), "0: the number is not a character, at bit 0 (21 bits)");
}

#[derive(Clone, Default, Debug, PartialEq)]
struct Span {
    first: u8,
    last: u8,
}

/// The line of the rule in [`Span`].
const RULE: u32 = line!() + 6;

impl Span {
    fn serialize<S: Stream>(&mut self, stream: &mut S) -> Result<S> {
        stream.label("first").u8(&mut self.first)?;
        stream.label("last").u8(&mut self.last)?;
        if self.first > self.last { Err(stream.refuse()) } else { Ok(()) }
    }
}
unified!(Span);

#[test]
fn a_rule_of_the_packet_is_named_by_its_line() {
    let explanation = explain::<(u8, Span)>(&[0, 9, 4]).unwrap();
    let place = format!("{}:{RULE}", file!());
    assert_eq!(explanation.path, "1");
    assert_eq!(explanation.reason, format!("rejected by the rule at {place}"));
    assert_eq!(explanation.place.as_deref(), Some(place.as_str()));
    assert_eq!(explanation.bit, 24);
    assert_eq!(explain::<(u8, Span)>(&[0, 4, 9]), None);
}

#[test]
fn an_impossible_declaration_is_shown() {
    let mut stream = TraceReader::new(&[0]);
    assert!(stream.label("x").take(Int::new(9, 3)).is_err());
    let explanation = stream.finish().explanation.unwrap();
    assert_eq!(explanation.reason, "its declaration is impossible: 9..=3");
}

#[test]
fn code_that_goes_on_after_an_error_does_not_hide_it() {
    let mut stream = TraceReader::new(&[127, 0]);
    let _ = stream.label("health").take(Int::new(0, 100u8));
    let _ = stream.label("ammo").take(Int::new(0, 100u8));
    let trace = stream.finish();
    assert_eq!(trace.explanation.as_ref().unwrap().path, "health");
    assert!(trace.find("ammo").is_none());
}

#[test]
fn an_element_has_its_number_in_the_packet_wherever_it_is_kept() {
    #[derive(Wire, Clone)]
    struct Scores {
        #[wire(range = 0..=100, max_len = 20)]
        scores: Vec<u8>,
    }
    let mut buffer = [0; 8];
    let mut packet = encode(&Scores { scores: vec![1; 5] }, &mut buffer).unwrap().to_vec();
    set_bits(&mut packet, 5 + 3 * 7, 7, 101);
    let sentence = "scores[3]: 101 is outside 0..=100, at bit 26 (7 bits)";
    // In a list that is empty, that has some of them, and that has all.
    for before in [0, 2, 5] {
        let mut stream = TraceReader::new(&packet);
        let mut list = Scores { scores: vec![9; before] };
        assert!(list.read_into(&mut stream).is_err());
        assert_eq!(stream.finish().explanation.unwrap().to_string(), sentence, "{before}");
    }
    // Elements of which the last are missing are not kept.
    assert_eq!(
        explain::<Scores>(&packet[..3]).unwrap().to_string(),
        "scores[2]: the packet ends: 7 bits wanted, 5 left, at bit 19"
    );
}

/// Reads a [`Snapshot`] bit by bit with its layout spelled out, and knows nothing of streams:
/// slow, and plain enough to judge `explain`.
struct Naive<'a> {
    packet: &'a [u8],
    at: usize,
}

/// Path and bit of what is refused.
type Refusal = (String, usize);

impl Naive<'_> {
    fn take(&mut self, path: &str, bits: usize) -> std::result::Result<u64, Refusal> {
        if self.at + bits > self.packet.len() * 8 {
            return Err((path.into(), self.at));
        }
        let value = (0..bits).fold(0, |value, bit| {
            let at = self.at + bit;
            value | (u64::from(self.packet[at / 8] >> (at % 8) & 1) << bit)
        });
        self.at += bits;
        Ok(value)
    }

    fn up_to(&mut self, path: &str, bits: usize, max: u64) -> std::result::Result<u64, Refusal> {
        let start = self.at;
        let value = self.take(path, bits)?;
        if value > max { Err((path.into(), start)) } else { Ok(value) }
    }

    fn name(&mut self, path: &str) -> std::result::Result<(), Refusal> {
        let start = self.at;
        let length = self.take(path, 3)? as usize;
        let behind_length = self.at;
        let padding = (8 - self.at % 8) % 8;
        if self.take(path, padding)? != 0 {
            return Err((path.into(), behind_length));
        }
        let first = self.at / 8;
        let Some(text) = self.packet.get(first..first + length) else {
            return Err((path.into(), behind_length));
        };
        self.at += length * 8;
        match std::str::from_utf8(text) {
            Ok(text) if !text.contains('\0') => Ok(()),
            _ => Err((path.into(), start)),
        }
    }

    fn snapshot(mut self) -> std::result::Result<(), Refusal> {
        self.take("tick", 24)?;
        let players = self.up_to("players (count)", 4, 8)?;
        for index in 0..players {
            let field = |name: &str| format!("players[{index}]{name}");
            self.name(&field(".name"))?;
            self.up_to(&field(".health"), 7, 100)?;
            for axis in 0..3 {
                self.up_to(&field(&format!(".position[{axis}]")), 11, 1024)?;
            }
            match self.up_to(&field(".weapon (variant)"), 2, 2)? {
                1 => self.up_to(&field(".weapon.Railgun.charge"), 7, 100)?,
                2 => self.up_to(&field(".weapon.Rockets.left"), 5, 30)?,
                _ => 0,
            };
            if self.take(&field(".target (present)"), 1)? == 1 {
                self.up_to(&field(".target"), 3, 4)?;
            }
        }
        self.take("paused", 1)?;
        let start = self.at;
        if self.take("check \"end\"", 32)? != 0x6a8e_75aa {
            return Err(("check \"end\"".into(), start));
        }
        if self.packet.len() * 8 - self.at >= 8 {
            return Err(("end of the packet".into(), self.at));
        }
        Ok(())
    }
}

/// A row of numbers that is the same in every run.
struct Row(u64);

impl Row {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % end
    }
}

/// Packets with one bit, some bits, a byte, or their end wrong.
fn corrupted() -> Vec<Vec<u8>> {
    let good = packet();
    let bits = good.len() * 8;
    let mut row = Row(7);
    let mut packets = Vec::new();
    for bit in 0..bits {
        let mut packet = good.clone();
        packet[bit / 8] ^= 1 << (bit % 8);
        packets.push(packet);
    }
    for _ in 0..300 {
        let mut packet = good.clone();
        for _ in 0..=row.below(4) {
            let bit = row.below(bits);
            packet[bit / 8] ^= 1 << (bit % 8);
        }
        let byte = row.below(good.len());
        packet[byte] = row.below(256) as u8;
        packets.push(packet);
    }
    for cut in 0..good.len() {
        packets.push(good[..cut].to_vec());
    }
    packets
}

#[test]
fn hundreds_of_corrupted_packets_are_explained_by_the_first_value_that_can_notice() {
    let mut refused = 0;
    for packet in corrupted() {
        let expected = Naive { packet: &packet, at: 0 }.snapshot().err();
        let explained = explain::<Snapshot>(&packet);
        let found = explained.as_ref().map(|it: &Explanation| (it.path.clone(), it.bit));
        assert_eq!(found, expected, "{packet:02x?}");
        refused += usize::from(expected.is_some());
    }
    assert!(refused > 300, "{refused}");
}

#[test]
fn explain_refuses_what_decode_refuses() {
    for packet in corrupted() {
        let decoded = decode::<Snapshot>(&packet);
        let explained = explain::<Snapshot>(&packet);
        assert_eq!(decoded.is_err(), explained.is_some(), "{packet:02x?}");
        // A fused run reports the end of the packet at its start, before it looks at any field.
        match decoded {
            Err(error) if error.kind() != ReadErrorKind::UnexpectedEnd => {
                assert_eq!(error.bit(), explained.unwrap().bit, "{packet:02x?}");
            }
            _ => {}
        }
    }
}

#[derive(Wire, Debug)]
struct Ghosts {
    #[wire(max_len = 1000)]
    ghosts: Vec<()>,
}

#[test]
fn the_257th_element_without_bits_is_explained_as_what_it_is() {
    let reason = "the packet has more than 256 elements that take no bits, or more than 65536 places in its subsets";
    let explanation = trace_write(&Ghosts { ghosts: vec![(); 257] }).unwrap_err();
    assert_eq!((explanation.path.as_str(), explanation.reason.as_str()), ("ghosts[256]", reason));
    let explanation = explain::<Ghosts>(&[1, 1]).unwrap();
    assert_eq!((explanation.path.as_str(), explanation.reason.as_str()), ("ghosts[256]", reason));
    assert!(explain::<Ghosts>(&[0, 1]).is_none());
}
