//! Bits, one `bool` each.

/// Why a value is not written or a packet not read. Which of the reasons it is does not matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Refused;

/// The bits of a packet as bytes, the last one filled up with zeros.
pub fn to_bytes(bits: &[bool]) -> Vec<u8> {
    let mut bytes = vec![0; bits.len().div_ceil(8)];
    for (at, _) in bits.iter().enumerate().filter(|(_, bit)| **bit) {
        bytes[at / 8] |= 1 << (at % 8);
    }
    bytes
}

/// The maximum number of list elements without bits in a packet.
pub(super) const FREE_ELEMENTS: usize = 256;

/// The remaining number.
pub(super) struct Free(usize);

impl Free {
    pub(super) fn new() -> Self {
        Self(FREE_ELEMENTS)
    }

    /// No limit.
    pub(super) fn endless() -> Self {
        Self(usize::MAX)
    }

    pub(super) fn left(&self) -> usize {
        self.0
    }

    /// Counts an element that took this many bits.
    pub(super) fn pay(&mut self, bits: usize) -> Result<(), Refused> {
        if bits == 0 {
            self.0 = self.0.checked_sub(1).ok_or(Refused)?;
        }
        Ok(())
    }
}

/// The bits written so far.
pub(super) struct Out {
    pub(super) bits: Vec<bool>,
    /// True if it is measured only: every alignment takes 7 bits then, wherever it is.
    pub(super) is_measured: bool,
    pub(super) free: Free,
}

impl Default for Out {
    fn default() -> Self {
        Self { bits: Vec::new(), is_measured: false, free: Free::new() }
    }
}

impl Out {
    pub(super) fn put(&mut self, value: u128, bits: u32) {
        for place in 0..bits {
            self.bits.push(value >> place & 1 == 1);
        }
    }

    pub(super) fn align(&mut self) {
        let padding = if self.is_measured { 7 } else { (8 - self.bits.len() % 8) % 8 };
        self.put(0, padding as u32);
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.align();
        for byte in bytes {
            self.put(u128::from(*byte), 8);
        }
    }
}

/// The bits that are left.
pub(super) struct In<'a> {
    bits: &'a [bool],
    at: usize,
    pub(super) free: Free,
}

impl<'a> In<'a> {
    pub(super) fn new(bits: &'a [bool]) -> Self {
        Self { bits, at: 0, free: Free::new() }
    }

    pub(super) fn left(&self) -> usize {
        self.bits.len() - self.at
    }

    pub(super) fn position(&self) -> usize {
        self.at
    }

    pub(super) fn take(&mut self, bits: u32) -> Result<u128, Refused> {
        if self.left() < bits as usize {
            return Err(Refused);
        }
        let mut value = 0;
        for place in 0..bits {
            value |= u128::from(self.bits[self.at]) << place;
            self.at += 1;
        }
        Ok(value)
    }

    pub(super) fn flag(&mut self) -> Result<bool, Refused> {
        Ok(self.take(1)? == 1)
    }

    /// A group that may not be above `last`.
    pub(super) fn up_to(&mut self, last: u128) -> Result<u128, Refused> {
        let value = self.take(super::width(last))?;
        if value > last { Err(Refused) } else { Ok(value) }
    }

    pub(super) fn align(&mut self) -> Result<(), Refused> {
        let padding = (8 - self.at % 8) % 8;
        if self.take(padding as u32)? == 0 { Ok(()) } else { Err(Refused) }
    }

    pub(super) fn bytes(&mut self, count: usize) -> Result<Vec<u8>, Refused> {
        self.align()?;
        (0..count).map(|_| Ok(self.take(8)? as u8)).collect()
    }
}
