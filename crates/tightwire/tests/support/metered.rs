//! The law of the meter, judged by the trace, which names every bit of a packet.

use std::collections::BTreeMap;

use tightwire::meter::{Leaf, Meter};
use tightwire::scalar::Bits;
use tightwire::trace::{self, BitBudget, Kind};
use tightwire::{Wire, WriteStream, Writer};

/// Whether the meter gives each field the bits that the trace gives it, and all of them together the
/// bits of the packet. `by_field` is false for custom code that declares other fields than it writes:
/// then only the sum can be right.
pub(crate) fn metered<T: Wire>(value: &T, packet: usize, by_field: bool) -> Result<(), String> {
    let trace = trace::trace_write(value).map_err(|error| error.to_string())?;
    let mut budget = BitBudget::new();
    budget.add(&trace);
    let traced: BTreeMap<String, u64> =
        budget.fields().into_iter().map(|field| (field.path, field.bits)).collect();

    let mut meter = Meter::<T>::new();
    meter.add(value, packet);
    // Twice, so that a counter that is overwritten instead of added to is found.
    meter.add(value, packet);
    let leaves = meter.leaves();
    let sum: u64 = leaves.iter().map(|leaf| leaf.bits).sum();
    if sum != 2 * 8 * packet as u64 || sum != meter.bits() {
        return Err(format!("{sum} bits of two packets of {packet} bytes: {leaves:?}"));
    }
    if by_field {
        compare(&leaves, &traced)?;
    }

    for lead in [1, 7, 13] {
        let mut buffer = vec![0; packet + 16];
        let mut stream = WriteStream::new(&mut buffer);
        let written = stream.put(Bits::new(lead), 0u64).and_then(|()| value.write(&mut stream));
        written.map_err(|error| error.to_string())?;
        let end = stream.position();
        let mut meter = Meter::<T>::new();
        meter.add_between(value, lead as usize, end);
        let leaves = meter.leaves();
        let sum: u64 = leaves.iter().map(|leaf| leaf.bits).sum();
        if sum != (end - lead as usize) as u64 {
            return Err(format!("{sum} bits from {lead} to {end}: {leaves:?}"));
        }
    }
    Ok(())
}

fn is_undeclared(leaves: &[Leaf]) -> bool {
    leaves.iter().any(|leaf| leaf.path == "undeclared")
}

/// Compares leaf by leaf. A whole leaf of the meter contains all parts of the trace inside it.
fn compare(leaves: &[Leaf], traced: &BTreeMap<String, u64>) -> Result<(), String> {
    // Code by hand is named after its place in the source, so only whole fields can be compared.
    let is_coarse = traced.keys().any(|path| path.contains(" > "));
    if is_undeclared(leaves) {
        return Err(format!("some bits are undeclared: {leaves:?}"));
    }
    // The trace gives the padding of empty bytes to the bytes, and the count of a subset has the name
    // of the count of indices.
    let merged = |path: &str| -> String {
        if is_coarse {
            return path.split(['.', '[', ' ']).next().unwrap_or_default().into();
        }
        let (base, part) = path.rsplit_once(" (").unwrap_or((path, ""));
        let has = |wanted: Kind, name: &str| {
            leaves.iter().any(|leaf| leaf.kind == wanted && leaf.path == name)
        };
        match part {
            "padding)" if has(Kind::Bytes, base) => base.into(),
            "count)" if has(Kind::ObjectIndex, &format!("{base} (index)")) => {
                format!("{base} (index)")
            }
            _ => path.into(),
        }
    };
    let mut metered: BTreeMap<String, u64> = BTreeMap::new();
    let mut holders = Vec::new();
    for leaf in leaves {
        *metered.entry(merged(&leaf.path)).or_default() += leaf.bits / 2;
        let holds = match leaf.kind {
            Kind::ObjectIndex => leaf.path.trim_end_matches("(index)").trim_end(),
            Kind::Relative | Kind::Wrapping | Kind::Group | Kind::Custom(_) => &leaf.path,
            _ => continue,
        };
        // A value without a name is a whole packet.
        let holds = if ["value", "index"].contains(&holds) { "" } else { holds };
        holders.push((holds, leaf.path.as_str()));
    }
    let mut expected: BTreeMap<String, u64> = BTreeMap::new();
    for (path, bits) in traced.iter().filter(|(_, bits)| **bits > 0) {
        let path = merged(path);
        let inside = |holds: &str| {
            path.strip_prefix(holds).is_some_and(|rest| {
                holds.is_empty() || rest.is_empty() || rest.starts_with(['.', '[', ' '])
            })
        };
        let around = holders.iter().filter(|(holds, _)| inside(holds));
        let around = around.max_by_key(|(holds, _)| holds.len()).map(|(_, path)| *path);
        let leaf = match around {
            _ if metered.contains_key(&path) => path,
            Some(around) => merged(around),
            None => return Err(format!("{path} has {bits} bits and no leaf: {leaves:?}")),
        };
        *expected.entry(leaf).or_default() += bits;
    }
    metered.retain(|_, bits| *bits > 0);
    if metered == expected {
        return Ok(());
    }
    Err(format!("the meter says {metered:?}, the trace says {expected:?}"))
}
