//! Compares the interpreter with the library on one declaration.

use std::fmt::Debug;

use declare::laws::Totals;
use declare::neutral::Neutral;
use declare::rng::Rng;
use declare::sample::{Sampler, damaged};
use declare::twin::Twin;
use tightwire::{ReadError, ReadErrorKind, Schema, Wire, decode, encode_to_vec, trace};
use tightwire_schema::{InterpretError, Interpreter, SchemaFile};

#[path = "../../../tightwire/tests/generated/library.rs"]
#[allow(dead_code, clippy::all, clippy::pedantic)]
mod base;

/// The items that generated declarations need in scope, with the case that is tested here.
pub mod scope {
    pub use super::Case;
    pub use super::base::scope::*;
}

/// A declaration to test.
pub struct Case {
    pub seed: u64,
    pub number: u64,
    twin: Twin,
    try_all: fn(&Twin, u64, u64) -> Result<Totals, String>,
}

impl Case {
    pub fn new<T: Wire + Neutral + Debug + 'static>(
        seed: u64,
        number: u64,
        twin: Twin,
        _max_bits: Option<usize>,
    ) -> Self {
        Self { seed, number, twin, try_all: try_all::<T> }
    }

    /// Tries `rounds` values and three times as many packets. Packets that end in custom code count
    /// as not written.
    pub fn check(&self, rounds: u64) -> Result<Totals, String> {
        let seed = self.seed.wrapping_add(self.number);
        (self.try_all)(&self.twin, seed, rounds)
            .map_err(|error| format!("seed {}, type {}: {error}\n", self.seed, self.number))
    }
}

/// Returns the schema after a round trip through a file.
fn through_a_file<T: Wire>() -> Result<Interpreter, String> {
    let text = SchemaFile::new().with::<T>("T").map_err(|error| error.to_string())?.to_json();
    let file = SchemaFile::from_json(&text).map_err(|error| format!("{error}\n{text}"))?;
    let root = file.root("T").ok_or("no root")?;
    // Reading the file checked its hash against the schema; this is the reverse.
    if root.hash != T::SCHEMA.hash() {
        return Err(format!("another hash\n{text}"));
    }
    let found = file.text("T").unwrap_or_default();
    if found != T::SCHEMA.to_string() {
        return Err(format!("another text\n{found}\n{}", T::SCHEMA));
    }
    if file.to_json() != text {
        return Err("another file".into());
    }
    Interpreter::of(&file, "T").ok_or_else(|| "no root".into())
}

fn try_all<T: Wire + Neutral + Debug>(
    twin: &Twin,
    seed: u64,
    rounds: u64,
) -> Result<Totals, String> {
    let interpreter = through_a_file::<T>()?;
    let mut rng = Rng::new(seed);
    let mut totals = Totals { types: 1, ..Totals::default() };
    for _ in 0..rounds {
        let value = T::from_value(&Sampler { rng: &mut rng, wrong: 0 }.value(twin));
        let good = encode_to_vec(&value).unwrap_or_default();
        for number in 0..4 {
            let packet = if number == 0 { good.clone() } else { damaged(&good, &mut rng) };
            agree::<T>(&interpreter, &packet, &mut totals)
                .map_err(|error| format!("packet {}: {error}", declare::laws::hex(&packet)))?;
        }
    }
    Ok(totals)
}

fn agree<T: Wire + Debug>(
    interpreter: &Interpreter,
    packet: &[u8],
    totals: &mut Totals,
) -> Result<(), String> {
    let expected = decode::<T>(packet);
    match (expected, interpreter.decode(packet)) {
        (_, Err(InterpretError::Custom { what, .. })) => {
            totals.not_written += 1;
            // An absent field may have a default that only its type determines.
            if !what.ends_with("is custom code") && !what.starts_with("the value of") {
                return Err(format!("{what}, which is no custom code"));
            }
        }
        (Err(expected), Err(InterpretError::Refused(found))) => {
            totals.refused += 1;
            // `decode` may notice the end of a packet at an earlier bit.
            let is_early =
                expected.kind() == ReadErrorKind::UnexpectedEnd && expected.bit() <= found.bit();
            if expected != found && !is_early {
                return Err(format!("refused by {found:?}, and by decode {expected:?}"));
            }
            same_error::<T>(packet, found)?;
        }
        (Ok(value), Ok(json)) => {
            totals.accepted += 1;
            let expected = encode_to_vec(&value).map_err(|error| error.to_string())?;
            match interpreter.encode(&json) {
                Ok(written) if written == expected => {}
                // The encoding of a default that only the type determines is longer than the
                // type's.
                Ok(written) if written.len() >= expected.len() && holds_own_default(&T::SCHEMA) => {
                }
                other => {
                    let expected = declare::laws::hex(&expected);
                    return Err(format!(
                        "{json} is written as {other:02x?} and by encode as {expected}"
                    ));
                }
            }
            if totals.accepted % 8 == 0 {
                same_trace::<T>(interpreter, packet)?;
            }
        }
        (expected, found) => return Err(format!("{found:?}, and by decode {expected:?}")),
    }
    Ok(())
}

/// A trace rejects a packet for the same reason and at the same bit as the interpreter.
fn same_error<T: Wire>(packet: &[u8], found: ReadError) -> Result<(), String> {
    let mut stream = trace::TraceReader::new(packet);
    let kind = match T::read(&mut stream) {
        Ok(_) => ReadErrorKind::TrailingBytes,
        Err(error) if error.bit() != found.bit() => return Err(format!("{error:?}, {found:?}")),
        Err(error) => error.kind(),
    };
    let bit = stream.finish().explanation.map(|explanation| explanation.bit);
    if (kind, bit) == (found.kind(), Some(found.bit())) {
        Ok(())
    } else {
        Err(format!("refused by {found:?}, and by a trace with {kind:?} at {bit:?}"))
    }
}

fn same_trace<T: Wire>(interpreter: &Interpreter, packet: &[u8]) -> Result<(), String> {
    let (expected, found) = (trace::trace_read::<T>(packet), interpreter.trace(packet));
    let lines = |trace: &trace::Trace| {
        let blocks = trace.blocks();
        let line = |block: &trace::Block<'_>| {
            let node = block.node;
            // A schema does not say whether an angle is stored in 32 or 64 bits.
            let value = node.value.as_ref().filter(|_| node.kind != trace::Kind::Angle);
            format!("{} {:?} {value:?} {:?}", block.path, node.kind, node.range)
        };
        blocks.iter().map(line).collect::<Vec<_>>()
    };
    let (expected, found) = (lines(&expected), lines(&found));
    if expected == found { Ok(()) } else { Err(format!("traces {found:#?}\n{expected:#?}")) }
}

/// Returns whether some value is compared with a default that the schema does not determine.
fn holds_own_default(schema: &Schema) -> bool {
    any(schema, &|schema| match schema {
        Schema::DefaultBit { of, .. } => {
            any(of, &|inner| matches!(inner, Schema::Struct { .. } | Schema::Enum { .. }))
        }
        _ => false,
    })
}

/// Returns whether a schema, or one inside it, matches.
fn any(schema: &Schema, is: &dyn Fn(&Schema) -> bool) -> bool {
    let inside = match *schema {
        Schema::Option { of, .. }
        | Schema::DefaultBit { of, .. }
        | Schema::If { of, .. }
        | Schema::Array { of, .. }
        | Schema::List { of, .. } => any(of, is),
        Schema::Struct { fields, .. } => fields.iter().any(|field| any(field.schema, is)),
        Schema::Enum { variants, .. } => {
            variants.iter().any(|variant| variant.fields.iter().any(|field| any(field.schema, is)))
        }
        _ => false,
    };
    inside || is(schema)
}
