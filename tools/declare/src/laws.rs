//! The laws that hold for every type, whichever library code [`Subject`] wraps.

use std::fmt::{Display, Formatter};

use crate::rng::Rng;
use crate::sample::{Sampler, damaged};
use crate::twin::{Twin, measure, read, read_after, to_bytes, write, write_after, write_uncounted};
use crate::value::Value;

/// One type, as the library treats it.
pub trait Subject {
    /// Writes into a buffer of this many bytes.
    fn encode(&self, value: &Value, room: usize) -> Result<Vec<u8>, String>;
    /// Writes into memory of its own.
    fn encode_to_vec(&self, value: &Value) -> Result<Vec<u8>, String>;
    /// Writes after 1 to 64 zero bits.
    fn write_after(&self, lead: u32, value: &Value, room: usize) -> Result<Vec<u8>, String>;
    /// Reads after this many bits, and ignores the rest of the packet.
    fn read_after(&self, lead: u32, packet: &[u8]) -> Result<Value, String>;
    /// Writes by the writer that remembers every bit.
    fn trace_write(&self, value: &Value) -> Result<Vec<u8>, String>;
    fn measure(&self, value: &Value) -> Result<usize, String>;
    fn decode(&self, packet: &[u8]) -> Result<Value, String>;
    /// Reads over a value that is there.
    fn decode_into(&self, over: &Value, packet: &[u8]) -> Result<Value, String>;
    /// Reads by the reader that remembers every bit.
    fn trace_read(&self, packet: &[u8]) -> Result<Value, String>;
    /// Returns whether the library has an explanation why the packet is refused.
    fn is_explained(&self, packet: &[u8]) -> bool;
    /// Sends values as deltas over a bad network, and reports the first problem.
    fn deltas(&self, values: &[Value], seed: u64) -> Result<(), String>;
    /// Compares the bits that a meter gives each field of a value with those that the trace gives it.
    fn meter(&self, _value: &Value, _packet: usize) -> Result<(), String> {
        Ok(())
    }
    /// The bound on bits, for types that have one.
    fn max_bits(&self) -> Option<usize>;
    /// A value as the Rust type has it, which may be narrower than the tree.
    fn normal(&self, value: &Value) -> Value;
    /// A value as Rust source.
    fn source(&self, value: &Value) -> String;
}

/// The totals of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    pub types: u64,
    pub written: u64,
    pub not_written: u64,
    pub accepted: u64,
    pub refused: u64,
}

impl Totals {
    pub fn packets(&self) -> u64 {
        self.written + self.not_written + self.accepted + self.refused
    }

    pub fn add(&mut self, other: &Self) {
        self.types += other.types;
        self.written += other.written;
        self.not_written += other.not_written;
        self.accepted += other.accepted;
        self.refused += other.refused;
    }
}

impl Display for Totals {
    fn fmt(&self, f: &mut Formatter) -> std::fmt::Result {
        let Self { types, written, not_written, accepted, refused } = self;
        let packets = self.packets();
        write!(
            f,
            "{types} types, {packets} packets: {written} written, {not_written} not written, \
             {accepted} accepted, {refused} refused"
        )
    }
}

/// A law that does not hold.
#[derive(Clone, Debug)]
pub struct Broken {
    pub law: &'static str,
    /// The value that was written, if one was.
    pub value: Option<Value>,
    /// The packet that was read, if one was.
    pub packet: Option<Vec<u8>>,
    pub details: String,
}

impl Broken {
    fn new(law: &'static str, details: impl Into<String>) -> Self {
        Self { law, value: None, packet: None, details: details.into() }
    }
}

/// The number of values, and the number of them that are sent as deltas.
const STATES: usize = 60;
const SESSION: usize = 20;

/// Tries one type on `rounds` values and three times as many packets.
pub fn check(
    subject: &dyn Subject,
    twin: &Twin,
    seed: u64,
    rounds: u64,
) -> Result<Totals, Box<Broken>> {
    let mut rng = Rng::new(seed);
    let mut totals = Totals { types: 1, ..Totals::default() };
    let mut states = Vec::new();
    for round in 0..rounds {
        let wrong = if round % 4 == 3 { 8 } else { 0 };
        let value = subject.normal(&Sampler { rng: &mut rng, wrong }.value(twin));
        let over = Sampler { rng: &mut rng, wrong: 0 }.value(twin);
        let broken = |mut broken: Broken, value: &Value| {
            broken.value = Some(value.clone());
            Box::new(broken)
        };
        let good = match writing(subject, twin, &value, &over) {
            Ok(good) => good,
            Err(first) => {
                let (value, last) =
                    shrink(value, first, |value| writing(subject, twin, value, &over).err());
                return Err(broken(last, &value));
            }
        };
        let lead = 1 + rng.below(64) as u32;
        if let Err(first) = in_the_middle(subject, twin, &value, lead) {
            let fails = |value: &Value| in_the_middle(subject, twin, value, lead).err();
            let (value, last) = shrink(value, first, fails);
            return Err(broken(last, &value));
        }
        match good {
            Some(_) => {
                totals.written += 1;
                states.push(value.clone());
            }
            None => totals.not_written += 1,
        }
        if states.len() == STATES {
            states.truncate(SESSION);
            if let Err(details) = subject.deltas(&states, seed.wrapping_add(round)) {
                return Err(Box::new(Broken::new(
                    "deltas bring what plain packets bring",
                    details,
                )));
            }
            states.clear();
        }
        // A value of too many elements without bits has a packet, too, which nobody reads.
        let uncounted = || write_uncounted(twin, &value).map(|written| to_bytes(&written.bits));
        let is_good = good.is_some();
        let good = good.or_else(uncounted).unwrap_or_default();
        for number in 0..3 {
            let packet = match number {
                0 if !is_good => good.clone(),
                _ => damaged(&good, &mut rng),
            };
            match reading(subject, twin, &packet, &over) {
                Ok(true) => totals.accepted += 1,
                Ok(false) => totals.refused += 1,
                Err(mut broken) => {
                    broken.packet = Some(packet);
                    return Err(Box::new(broken));
                }
            }
        }
    }
    Ok(totals)
}

/// Tries the laws on what a fuzzer's bytes stand for.
///
/// The first byte is even: a packet follows. It is odd: four bytes follow that a value is drawn from, and then what
/// its packet is changed by, byte by byte. So a fuzzer has good packets to start from without a file of them.
pub fn check_bytes(subject: &dyn Subject, twin: &Twin, bytes: &[u8]) -> Result<(), Box<Broken>> {
    let Some((mode, rest)) = bytes.split_first() else {
        return Ok(());
    };
    let (seed, rest) = rest.split_first_chunk::<4>().unwrap_or((&[0; 4], rest));
    let mut rng = Rng::new(u64::from(u32::from_le_bytes(*seed)));
    let over = Sampler { rng: &mut rng, wrong: 0 }.value(twin);
    if mode & 1 == 0 {
        return reading(subject, twin, &bytes[1..], &over).map(drop).map_err(Box::new);
    }
    let value = subject.normal(&Sampler { rng: &mut rng, wrong: 4 }.value(twin));
    let lead = 1 + u32::from(mode >> 2);
    in_the_middle(subject, twin, &value, lead)?;
    let mut packet = writing(subject, twin, &value, &over)?.unwrap_or_default();
    packet.resize(packet.len().max(rest.len()), 0);
    for (byte, change) in packet.iter_mut().zip(rest) {
        *byte ^= change;
    }
    reading(subject, twin, &packet, &over)?;
    Ok(())
}

/// The laws about a value; its packet, if it has one.
fn writing(
    subject: &dyn Subject,
    twin: &Twin,
    value: &Value,
    over: &Value,
) -> Result<Option<Vec<u8>>, Broken> {
    let expected = write(twin, value);
    let packet = expected.as_ref().map(|expected| to_bytes(&expected.bits));
    let room = packet.as_ref().map_or(1 << 12, Vec::len);
    let traced = subject.trace_write(value);
    let encoded = subject.encode(value, room);
    let (Some(expected), Some(packet)) = (expected, packet) else {
        for (law, result) in [
            ("a value that the twin does not write is not encoded", &encoded),
            ("a value that the twin does not write is not traced", &traced),
        ] {
            if let Ok(bytes) = result {
                return Err(Broken::new(law, format!("wrote {}", hex(bytes))));
            }
        }
        let law = "a value that the twin does not write is measured as by the twin";
        measuring(law, subject, twin, value)?;
        return Ok(None);
    };
    let differs = |law, found: &Result<Vec<u8>, String>| {
        let found = found.as_ref().map_or_else(Clone::clone, |bytes| hex(bytes));
        Broken::new(law, format!("twin {}, library {found}", hex(&packet)))
    };
    if traced.as_ref() != Ok(&packet) {
        return Err(differs("the trace writes the twin's bytes", &traced));
    }
    if encoded.as_ref() != Ok(&packet) {
        return Err(differs("encode writes the twin's bytes", &encoded));
    }
    let in_vec = subject.encode_to_vec(value);
    if in_vec.as_ref() != Ok(&packet) {
        return Err(differs("encode_to_vec writes the twin's bytes", &in_vec));
    }
    if room > 0 && subject.encode(value, room - 1).is_ok() {
        return Err(Broken::new("a packet does not fit a shorter buffer", ""));
    }
    if let Err(details) = subject.meter(value, packet.len()) {
        return Err(Broken::new("a meter gives each field the bits of the trace", details));
    }
    let bits = measuring("measure is the twin's", subject, twin, value)?;
    if bits.is_none_or(|bits| bits < expected.bits.len()) {
        return Err(Broken::new("measure is a bound", format!("{bits:?}")));
    }
    if let Some(most) = subject.max_bits().filter(|most| bits.is_some_and(|bits| *most < bits)) {
        return Err(Broken::new("MAX_BITS is a bound", format!("{bits:?}, MAX_BITS is {most}")));
    }
    if !reading(subject, twin, &packet, over)? {
        return Err(Broken::new("what is written is read", hex(&packet)));
    }
    let once = subject.decode(&packet);
    let again = once.clone().and_then(|once| subject.encode_to_vec(&once));
    let twice = again.and_then(|packet| subject.decode(&packet));
    if once != twice {
        let show = |found: &Result<Value, String>| format!("{found:?}");
        let details = format!("{}, then {}", show(&once), show(&twice));
        return Err(Broken::new("a second round trip changes nothing", details));
    }
    Ok(Some(packet))
}

/// Returns the measured size of a value, which must equal the twin's if there is one.
fn measuring(
    law: &'static str,
    subject: &dyn Subject,
    twin: &Twin,
    value: &Value,
) -> Result<Option<usize>, Broken> {
    let (expected, found) = (measure(twin, value), subject.measure(value));
    if found.as_ref().ok() != expected.as_ref() {
        let details = format!("twin {expected:?}, library {found:?}");
        return Err(Broken::new(law, details));
    }
    Ok(expected)
}

/// The laws about a value that does not start a packet.
fn in_the_middle(
    subject: &dyn Subject,
    twin: &Twin,
    value: &Value,
    lead: u32,
) -> Result<(), Broken> {
    let Some(expected) = write_after(twin, value, lead as usize) else {
        return Ok(());
    };
    let packet = to_bytes(&expected.bits);
    let found = subject.write_after(lead, value, packet.len());
    if found.as_ref() != Ok(&packet) {
        let found = found.map_or_else(|error| error, |bytes| hex(&bytes));
        let details = format!("after {lead} bits: twin {}, library {found}", hex(&packet));
        return Err(Broken::new("the same is written in the middle of a packet", details));
    }
    let expected = read_after(twin, &packet, lead as usize);
    let found = subject.read_after(lead, &packet);
    if found.as_ref().ok() != expected.as_ref() {
        let found = found.map_or_else(|error| error, |value| subject.source(&value));
        let details = format!("after {lead} bits: packet {}, library {found}", hex(&packet));
        return Err(Broken::new("the same is read in the middle of a packet", details));
    }
    Ok(())
}

/// The laws about a packet, and whether it is accepted.
fn reading(
    subject: &dyn Subject,
    twin: &Twin,
    packet: &[u8],
    over: &Value,
) -> Result<bool, Broken> {
    let expected = read(twin, packet);
    for (law, found) in [
        ("decode reads what the twin reads", subject.decode(packet)),
        ("decode_into reads what the twin reads", subject.decode_into(over, packet)),
        ("the trace reads what the twin reads", subject.trace_read(packet)),
    ] {
        if found.as_ref().ok() != expected.as_ref() {
            let side = |value: &Value| subject.source(value);
            let twin = expected.as_ref().map_or("refused".into(), side);
            let found = found.as_ref().map_or_else(Clone::clone, side);
            let details = format!(
                "packet {}\n  twin    {twin}\n  library {found}\n  over    {}",
                hex(packet),
                side(over)
            );
            return Err(Broken::new(law, details));
        }
    }
    if subject.is_explained(packet) != expected.is_none() {
        return Err(Broken::new("explain says why exactly where it is refused", hex(packet)));
    }
    let Some(value) = expected else {
        return Ok(false);
    };
    let Some(written) = write(twin, &value) else {
        let details = format!("packet {}\n  value {}", hex(packet), subject.source(&value));
        return Err(Broken::new("the twin writes what it accepted", details));
    };
    let again = subject.encode(&value, to_bytes(&written.bits).len());
    if again.as_ref() != Ok(&to_bytes(&written.bits)) {
        let found = again.map_or_else(|error| error, |bytes| hex(&bytes));
        let details = format!(
            "twin {}, library {found}\n  value {}",
            hex(&to_bytes(&written.bits)),
            subject.source(&value)
        );
        return Err(Broken::new("what is accepted can be written", details));
    }
    let back = read(twin, &to_bytes(&written.bits));
    if !twin.is_rounded() && !back.as_ref().is_some_and(|back| back.is_same(&value)) {
        return Err(Broken::new("what is accepted and written is the same value", hex(packet)));
    }
    Ok(true)
}

/// A smaller value that breaks a law, too.
fn shrink(
    mut value: Value,
    mut broken: Broken,
    fails: impl Fn(&Value) -> Option<Broken>,
) -> (Value, Broken) {
    for _ in 0..4 {
        let mut is_smaller = false;
        for at in 0..leaves(&value) {
            let smaller = simplified(&value, &mut { at });
            if smaller != value {
                if let Some(found) = fails(&smaller) {
                    (value, broken, is_smaller) = (smaller, found, true);
                }
            }
        }
        if !is_smaller {
            break;
        }
    }
    (value, broken)
}

fn leaves(value: &Value) -> usize {
    match value {
        Value::Option(Some(value)) => 1 + leaves(value),
        Value::Many(values) | Value::Variant(_, values) => values.iter().map(leaves).sum(),
        _ => 1,
    }
}

/// The value with one leaf as simple as can be.
fn simplified(value: &Value, at: &mut usize) -> Value {
    let mut all = |values: &[Value]| values.iter().map(|value| simplified(value, at)).collect();
    match value {
        Value::Many(values) => Value::Many(all(values)),
        Value::Variant(tag, values) => Value::Variant(*tag, all(values)),
        _ if *at == 0 => {
            *at = usize::MAX;
            match value {
                Value::Bool(_) => Value::Bool(false),
                Value::Int(_) => Value::int(1),
                Value::F32(_) => Value::F32(0),
                Value::F64(_) => Value::F64(0),
                Value::Text(_) => Value::Text(String::new()),
                Value::Option(_) => Value::NONE,
                other => other.clone(),
            }
        }
        Value::Option(Some(value)) => {
            *at = at.saturating_sub(usize::from(*at != usize::MAX));
            Value::some(simplified(value, at))
        }
        other => {
            *at = at.saturating_sub(usize::from(*at != usize::MAX));
            other.clone()
        }
    }
}

/// Bytes as an array of Rust.
pub fn hex(bytes: &[u8]) -> String {
    let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:#04x}")).collect();
    format!("[{}]", bytes.join(", "))
}
