//! The number of a description.

use crate::describe::{Rows, TableSpec};

/// FNV-1a over the description, every number as four little-endian bytes.
pub(crate) fn hash_of(specs: &[TableSpec]) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    hash.number(crate::FORMAT);
    hash.number(specs.len() as u32);
    for spec in specs {
        match spec.rows {
            Rows::Fixed { parent, rows } => hash.numbers(&[0, parent, rows]),
            Rows::Counted { parent, word } => hash.numbers(&[1, parent, word]),
            Rows::Keyed { most } => hash.numbers(&[2, most, 0]),
        }
        hash.number(spec.groups.len() as u32);
        for group in &spec.groups {
            let when = group.when.map_or([0, 0, 0], |when| [1, when.word, when.code]);
            hash.numbers(&when);
            hash.number(group.fields.len() as u32);
            for kind in &group.fields {
                hash.numbers(&[u32::from(kind.tag()), kind.last()]);
            }
        }
    }
    hash.0
}

/// FNV-1a, 64 bits.
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

    fn numbers(&mut self, numbers: &[u32]) {
        for &number in numbers {
            self.number(number);
        }
    }
}
