//! The hash of a description.

use alloc::vec::Vec;

use crate::state::describe::{Rows, TableSpec};

/// Computes FNV-1a over the format and the description, with every number as four little-endian
/// bytes.
pub(crate) fn hash_of(numbers: &[u32]) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    hash.number(crate::FORMAT);
    for &number in numbers {
        hash.number(number);
    }
    hash.0
}

/// Converts a description to numbers.
pub(crate) fn numbers_of(specs: &[TableSpec]) -> Vec<u32> {
    let mut numbers = Vec::from([specs.len() as u32]);
    for spec in specs {
        numbers.extend(match spec.rows {
            Rows::Fixed { parent, rows } => [0, parent, rows],
            Rows::Counted { parent, word } => [1, parent, word],
            Rows::Keyed { most } => [2, most, 0],
        });
        numbers.push(spec.groups.len() as u32);
        for group in &spec.groups {
            numbers.extend(group.when.map_or([0, 0, 0], |when| [1, when.word, when.code]));
            numbers.push(group.fields.len() as u32);
            for kind in &group.fields {
                numbers.extend([u32::from(kind.tag()), kind.last()]);
            }
        }
    }
    numbers
}

/// 64-bit FNV-1a.
pub(crate) struct Fnv(pub(crate) u64);

impl Fnv {
    pub(crate) fn of(bytes: &[u8]) -> u64 {
        let mut hash = Self(0xcbf2_9ce4_8422_2325);
        for &byte in bytes {
            hash.byte(byte);
        }
        hash.0
    }

    fn byte(&mut self, byte: u8) {
        self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }

    fn number(&mut self, number: u32) {
        for byte in number.to_le_bytes() {
            self.byte(byte);
        }
    }
}
