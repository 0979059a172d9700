//! One `bool` per bit, no words and no shifts: slow, and plain enough to trust.

use tightwire::ReadErrorKind;

/// A packet as the bits it is made of.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Bits(pub(crate) Vec<bool>);

impl Bits {
    /// The bits of some bytes, each from its least significant one.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let mut bits = Self::default();
        for &byte in bytes {
            bits.put(byte.into(), 8);
        }
        bits
    }

    /// Appends the lowest `count` binary digits of `value`.
    pub(crate) fn put(&mut self, mut value: u128, count: u32) {
        for _ in 0..count {
            self.0.push(value % 2 == 1);
            value /= 2;
        }
    }

    /// Appends zeros up to a multiple of eight.
    pub(crate) fn pad(&mut self) {
        while self.0.len() % 8 != 0 {
            self.0.push(false);
        }
    }

    /// Appends bytes at a multiple of eight.
    pub(crate) fn put_bytes(&mut self, bytes: &[u8]) {
        self.pad();
        for &byte in bytes {
            self.put(byte.into(), 8);
        }
    }

    /// The bytes that hold the bits, the last one filled up with zeros.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let byte = |bits: &[bool]| number(bits) as u8;
        self.0.chunks(8).map(byte).collect()
    }
}

/// Walks over the bits of a packet.
#[derive(Clone, Debug)]
pub(crate) struct Walk {
    bits: Vec<bool>,
    pub(crate) at: usize,
}

impl Walk {
    pub(crate) fn over(packet: &[u8]) -> Self {
        Self { bits: Bits::of(packet).0, at: 0 }
    }

    pub(crate) fn left(&self) -> usize {
        self.bits.len() - self.at
    }

    /// The next `count` bits as a number.
    pub(crate) fn take(&mut self, count: u32) -> Result<u128, ReadErrorKind> {
        if count as usize > self.left() {
            return Err(ReadErrorKind::UnexpectedEnd);
        }
        let value = number(&self.bits[self.at..self.at + count as usize]);
        self.at += count as usize;
        Ok(value)
    }

    /// Zeros up to a multiple of eight. A packet is whole bytes, so they are there.
    pub(crate) fn pad(&mut self) -> Result<(), ReadErrorKind> {
        while self.at % 8 != 0 {
            if self.bits[self.at] {
                return Err(ReadErrorKind::Padding);
            }
            self.at += 1;
        }
        Ok(())
    }

    pub(crate) fn take_bytes(&mut self, count: usize) -> Result<Vec<u8>, ReadErrorKind> {
        self.pad()?;
        if count > self.left() / 8 {
            return Err(ReadErrorKind::UnexpectedEnd);
        }
        (0..count).map(|_| self.take(8).map(|byte| byte as u8)).collect()
    }
}

/// The number whose binary digits these are, the least significant first.
fn number(bits: &[bool]) -> u128 {
    bits.iter().rev().fold(0, |value, &bit| value * 2 + u128::from(bit))
}

/// The binary digits that `value` needs.
pub(crate) fn digits(mut value: u128) -> u32 {
    let mut count = 0;
    while value > 0 {
        value /= 2;
        count += 1;
    }
    count
}
