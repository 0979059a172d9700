//! The coder of plain bodies: numbers as they are, in as many bits as their ranges need.
//!
//! Nothing is predicted. A first state whose numbers follow no pattern is smaller this way, because
//! the lengths and signs of residuals cost more than they save.

use crate::coding::coder::Coder;
use crate::coding::numbers::length;
use crate::coding::range::Channel;
use crate::coding::row::Refused;
use crate::predict::rotation;
use crate::state::plan::{Field, FieldKind};

/// Codes every decision in one bit.
#[derive(Debug)]
pub(crate) struct Plain<C>(pub(crate) C);

impl<C: Channel> Coder for Plain<C> {
    const READS: bool = C::READS;
    const HAS_AGES: bool = false;
    const IS_PLAIN: bool = true;
    type Site = ();

    fn site(&mut self, _: [u32; 4]) {}

    fn mixed(&mut self, (): (), _: u32, _: u32, bit: u32) -> u32 {
        self.0.raw(1, bit)
    }

    fn flag(&mut self, _: [u32; 4], _: u32, bit: u32) -> u32 {
        self.0.raw(1, bit)
    }

    fn known(&mut self, chance: u32, bit: u32) -> u32 {
        self.0.decide(chance, bit)
    }

    fn raw(&mut self, count: u32, value: u32) -> u32 {
        self.0.raw(count, value)
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn about(&mut self, part: u32) {
        self.0.about(part);
    }

    fn row(&mut self, row: u32) {
        self.0.row(row);
    }

    fn told(&mut self, field: u32, expected: i64, miss: i64) {
        self.0.told(field, expected, miss);
    }
}

/// Codes a value of `0..=last`, all of which are equally likely, from its top bit down. As long as the
/// bits are those of `last`, fewer values go on with a 1 than with a 0.
fn within<C: Coder>(coder: &mut C, last: u32, now: u32) -> u32 {
    let (last, now) = (u64::from(last), u64::from(now));
    let (mut found, mut left) = (0, length(last as u32));
    while left > 0 && found == last >> left {
        left -= 1;
        let zeros = 1 << left;
        let ones = (last & (zeros - 1)) + 1;
        let bit = match (last >> left) & 1 {
            0 => 0,
            _ => coder
                .known((((ones << 16) / (zeros + ones)) as u32).max(1), (now >> left) as u32 & 1),
        };
        found = (found << 1) | u64::from(bit);
    }
    if left == 0 {
        return found as u32;
    }
    let rest = (now & ((1 << left) - 1)) as u32;
    ((found << left) | u64::from(bits(coder, left, rest))) as u32
}

/// Codes up to 32 bits, the high half first.
fn bits<C: Coder>(coder: &mut C, count: u32, value: u32) -> u32 {
    if count <= 16 {
        return coder.raw(count, value);
    }
    let high = coder.raw(count - 16, value >> 16);
    (high << 16) | coder.raw(16, value & 0xffff)
}

/// Codes the value of a number or a symbol.
pub(crate) fn number<C: Coder>(coder: &mut C, row: &mut [u32], field: &Field) {
    let at = field.word as usize;
    let now = row.get(at).copied().unwrap_or(0);
    let found = match field.kind {
        FieldKind::Float => bits(coder, 32, now),
        _ => within(coder, field.last, now),
    };
    coder.told(field.number, 0, i64::from(found));
    if let (true, Some(place)) = (C::READS, row.get_mut(at)) {
        *place = found;
    }
}

/// Codes a rotation: its largest component, then the other three, each of `count` bits.
pub(crate) fn turn<C: Coder>(
    coder: &mut C,
    row: &mut [u32],
    field: &Field,
    count: u32,
) -> Result<(), Refused> {
    let now = rotation::take(row, field.word, count);
    let largest = coder.raw(2, now.largest);
    let parts = now.parts.map(|part| bits(coder, count, part));
    if C::READS {
        let code = rotation::Code { largest, parts };
        if parts.iter().any(|part| *part > field.last) || !rotation::is_possible(code, count) {
            return Err(Refused);
        }
        rotation::put(row, field.word, count, code);
    }
    Ok(())
}
