//! A library that makes a mistake breaks a law.

use declare::laws::{Subject, check};
use declare::twin::{Twin, measure, read, read_after, to_bytes, write, write_after};
use declare::value::{Int, Num, Value};

/// A library that is the twin, except for one mistake.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mistake {
    None,
    Encode,
    EncodeToVec,
    ShortBuffer,
    TraceWrite,
    Measure,
    MaxBits,
    Middle,
    AcceptsTrailingBytes,
    DecodeInto,
    TraceRead,
    Explain,
    Deltas,
}

struct Wrong(Mistake);

/// Two numbers, of which one has a range.
fn twin() -> Twin {
    Twin::tuple(vec![
        Twin::int(Int::U8),
        Twin::Range(Int::U8, Num::Above(0), Num::Above(100)),
        Twin::Bool,
    ])
}

fn bytes(value: &Value) -> Result<Vec<u8>, String> {
    write(&twin(), value).map(|written| to_bytes(&written.bits)).ok_or("no".into())
}

impl Wrong {
    fn spoilt(&self, at: Mistake, bytes: Vec<u8>) -> Vec<u8> {
        if self.0 == at { bytes.iter().map(|byte| byte & 0x7f).collect() } else { bytes }
    }

    fn read(&self, at: Mistake, packet: &[u8]) -> Result<Value, String> {
        let packet = if self.0 == at && packet.len() > 2 { &packet[..2] } else { packet };
        read(&twin(), packet).ok_or("no".into())
    }
}

impl Subject for Wrong {
    fn encode(&self, value: &Value, room: usize) -> Result<Vec<u8>, String> {
        let bytes = self.spoilt(Mistake::Encode, bytes(value)?);
        let fits = bytes.len() <= room || self.0 == Mistake::ShortBuffer;
        if fits { Ok(bytes) } else { Err("no room".into()) }
    }

    fn encode_to_vec(&self, value: &Value) -> Result<Vec<u8>, String> {
        Ok(self.spoilt(Mistake::EncodeToVec, bytes(value)?))
    }

    fn write_after(&self, lead: u32, value: &Value, _: usize) -> Result<Vec<u8>, String> {
        let written = write_after(&twin(), value, lead as usize).ok_or("no")?;
        Ok(self.spoilt(Mistake::Middle, to_bytes(&written.bits)))
    }

    fn read_after(&self, lead: u32, packet: &[u8]) -> Result<Value, String> {
        read_after(&twin(), packet, lead as usize).ok_or("no".into())
    }

    fn trace_write(&self, value: &Value) -> Result<Vec<u8>, String> {
        Ok(self.spoilt(Mistake::TraceWrite, bytes(value)?))
    }

    fn measure(&self, value: &Value) -> Result<usize, String> {
        let measure = measure(&twin(), value).ok_or("no")?;
        Ok(measure - usize::from(self.0 == Mistake::Measure))
    }

    fn decode(&self, packet: &[u8]) -> Result<Value, String> {
        self.read(Mistake::AcceptsTrailingBytes, packet)
    }

    fn decode_into(&self, over: &Value, packet: &[u8]) -> Result<Value, String> {
        let value = read(&twin(), packet).ok_or("no")?;
        Ok(if self.0 == Mistake::DecodeInto { over.clone() } else { value })
    }

    fn trace_read(&self, packet: &[u8]) -> Result<Value, String> {
        self.read(Mistake::TraceRead, packet)
    }

    fn is_explained(&self, packet: &[u8]) -> bool {
        read(&twin(), packet).is_none() && self.0 != Mistake::Explain
    }

    fn deltas(&self, values: &[Value], _seed: u64) -> Result<(), String> {
        let is_wrong = self.0 == Mistake::Deltas && values.len() > 1;
        if is_wrong { Err("no".into()) } else { Ok(()) }
    }

    fn max_bits(&self) -> Option<usize> {
        Some(16 - usize::from(self.0 == Mistake::MaxBits))
    }

    fn normal(&self, value: &Value) -> Value {
        value.clone()
    }

    fn source(&self, value: &Value) -> String {
        format!("{value:?}")
    }
}

#[test]
fn every_mistake_breaks_a_law_and_none_breaks_none() {
    let totals = check(&Wrong(Mistake::None), &twin(), 1, 200).unwrap();
    assert_eq!((totals.types, totals.packets()), (1, 800));
    for mistake in [
        Mistake::Encode,
        Mistake::EncodeToVec,
        Mistake::ShortBuffer,
        Mistake::TraceWrite,
        Mistake::Measure,
        Mistake::MaxBits,
        Mistake::Middle,
        Mistake::AcceptsTrailingBytes,
        Mistake::DecodeInto,
        Mistake::TraceRead,
        Mistake::Explain,
        Mistake::Deltas,
    ] {
        let found = check(&Wrong(mistake), &twin(), 1, 200);
        assert!(found.is_err(), "{} is not found", mistake as u8);
    }
}

#[test]
fn a_value_that_breaks_a_law_is_made_smaller() {
    let broken = check(&Wrong(Mistake::Measure), &twin(), 1, 200).unwrap_err();
    let smallest = Value::Many(vec![Value::int(1), Value::int(1), Value::Bool(false)]);
    assert_eq!(broken.value, Some(smallest));
}
