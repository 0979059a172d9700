//! Datagrams of people who mean harm, made of what they have overheard.

use super::Dice;

/// The datagrams that an attacker overhears, and the forgeries made from them.
pub(crate) struct Attacker {
    heard: Vec<Vec<u8>>,
    dice: Dice,
}

/// The number of datagrams that are kept.
const KEPT: usize = 2000;

impl Attacker {
    pub(crate) fn new(seed: u64) -> Self {
        Self { heard: Vec::new(), dice: Dice(seed | 1) }
    }

    pub(crate) fn hear(&mut self, datagram: &[u8]) {
        if self.heard.len() < KEPT {
            self.heard.push(datagram.to_vec());
        } else {
            let place = self.dice.below(KEPT as u64) as usize;
            self.heard[place] = datagram.to_vec();
        }
    }

    fn random(&mut self, length: u64) -> Vec<u8> {
        (0..self.dice.below(length)).map(|_| self.dice.roll() as u8).collect()
    }

    /// A datagram, and where it seems to come from.
    pub(crate) fn datagram(&mut self, addresses: &[u64]) -> (u64, Vec<u8>) {
        let spoofed = addresses[self.dice.below(addresses.len() as u64) as usize];
        let from = if self.dice.chance(0.5) { spoofed } else { 70_000 + self.dice.below(1000) };
        let kind = if self.heard.is_empty() { 0 } else { self.dice.below(9) };
        let place = self.dice.below(self.heard.len() as u64) as usize;
        let overheard = self.heard.get(place).cloned().unwrap_or_default();
        let bytes = match kind {
            0 => self.random(1400),
            // A copy.
            1 | 2 => overheard,
            // Some bits flipped.
            3 => {
                let mut bytes = overheard;
                for _ in 0..=self.dice.below(4) {
                    let bit = self.dice.below(bytes.len().max(1) as u64 * 8) as usize;
                    if let Some(byte) = bytes.get_mut(bit / 8) {
                        *byte ^= 1 << (bit % 8);
                    }
                }
                bytes
            }
            // Cut, or longer.
            4 => {
                let mut bytes = overheard;
                bytes.truncate(self.dice.below(bytes.len() as u64 + 1) as usize);
                bytes
            }
            5 => {
                let mut bytes = overheard;
                bytes.extend(self.random(40));
                bytes
            }
            // A start like that of the handshake, and anything after it.
            6 => {
                let kind = self.dice.below(9) as u8;
                let mut bytes = vec![0, b't', b'w', b'h', b's', 2, kind, 0, 0];
                bytes.extend((self.dice.below(40)).to_le_bytes());
                bytes.extend(self.random(600));
                bytes
            }
            // The head of one and the tail of another.
            7 => {
                let place = self.dice.below(self.heard.len() as u64) as usize;
                let other = self.heard.get(place).cloned().unwrap_or_default();
                let cut = self.dice.below(overheard.len().min(other.len()).max(1) as u64) as usize;
                overheard.iter().take(cut).chain(other.iter().skip(cut)).copied().collect()
            }
            // A sealed packet with a sequence of his own choice, or an overheard one in the long form.
            _ => {
                let mut bytes = overheard;
                if self.dice.chance(0.5) {
                    if let Some(first) = bytes.first_mut() {
                        *first = self.dice.roll() as u8;
                    }
                    bytes
                } else {
                    let mut long = vec![0, b't', b'w', b'h', b's', 2, 7, 0, 0];
                    long.extend(self.dice.below(40).to_le_bytes());
                    long.append(&mut bytes);
                    long
                }
            }
        };
        (from, bytes)
    }
}
