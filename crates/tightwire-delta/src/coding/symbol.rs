//! Codes symbols and bytes as trees of decisions, in the context of the old value.

use crate::coding::coder::Coder;
use crate::coding::contexts::symbol_lines;
use crate::coding::numbers::length;
use crate::coding::plain;
use crate::coding::row::{Refused, Sofar};
use crate::predict::motion::Past;
use crate::state::plan::Field;

pub(crate) fn symbol<C: Coder>(
    coder: &mut C,
    past: &Past,
    row: &mut [u32],
    field: &Field,
    sofar: &Sofar,
) -> Result<(), Refused> {
    if C::IS_PLAIN {
        plain::number(coder, row, field);
        return Ok(());
    }
    let at = field.word as usize;
    let word = |row: &[u32]| row.get(at).copied().unwrap_or(0);
    let [one, two] = [word(past.one), word(past.two)].map(|code| code.min(field.last));
    let now = word(row);
    let new = u32::from(past.is_new);
    let pairs = field.lines + symbol_lines(field.last);
    let [last, before] = sofar.sizes.map(|size| size.min(7));
    let site = coder.site([
        field.lines + if past.is_new { field.last + 1 } else { one },
        pairs + (one & 7) + ((two & 7) << 3),
        pairs + 64 + last * 8 + before,
        pairs + 128 + (sofar.changed & 7) + (sofar.flags << 3) + (new << 5),
    ]);
    let count = length(field.last);
    let mut node = 1;
    for left in (0..count).rev() {
        let bit = coder.mixed(site, node, field.weights + node, (now >> left) & 1);
        node = (node << 1) | bit;
    }
    let code = node - (1 << count);
    if code > field.last {
        return Err(Refused);
    }
    if let (true, Some(place)) = (C::READS, row.get_mut(at)) {
        *place = code;
    }
    Ok(())
}

/// Codes a byte as two halves, in the context of the old byte.
pub(crate) fn byte<C: Coder>(coder: &mut C, past: &Past, row: &mut [u32], field: &Field) {
    let at = field.word as usize;
    let one = past.one.get(at).copied().unwrap_or(0) & 255;
    let now = row.get(at).copied().unwrap_or(0);
    let mut found = 0;
    for half in 0..2_u32 {
        let site = coder.site([
            field.lines + one,
            field.lines + 256 + half + ((found & 15) << 1),
            field.lines + 512 + half,
            field.lines + 768 + (one >> 5) + (half << 3),
        ]);
        let mut node = 1;
        for left in (0..4).rev() {
            let bit = (now >> (4 - 4 * half + left)) & 1;
            let slot = node + 16 * half;
            node = (node << 1) | coder.mixed(site, slot, field.weights + slot, bit);
        }
        found = (found << 4) | (node & 15);
    }
    if let (true, Some(place)) = (C::READS, row.get_mut(at)) {
        *place = found;
    }
}
