//! Which values were seen in the last packets, and how many bits they would have needed.

use std::collections::BTreeMap;

use tightwire::trace::{Kind, Trace};

/// The most packets that are looked at for one answer.
pub(crate) const PACKETS: usize = 64;

/// The most different values that are named one by one.
const FEW: usize = 4;

/// The values of one field that were seen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seen {
    /// The number of values.
    pub(crate) count: u64,
    /// The bits of one value, if all have the same number.
    bits: Option<usize>,
    codes: Option<(u128, u128)>,
    numbers: Option<(f64, f64)>,
    /// The first few values.
    values: Vec<String>,
    has_more: bool,
}

impl Seen {
    /// Returns the values in words: a range of numbers, or the first few values.
    pub(crate) fn text(&self) -> String {
        match self.numbers {
            Some((min, max)) if self.has_more => format!("{min}..={max}"),
            _ if self.values.is_empty() => String::new(),
            _ if self.has_more => format!("{} and more", self.values.join(", ")),
            _ => self.values.join(", "),
        }
    }

    /// Returns the bits of one value that its codes did not need, if it has a constant width.
    pub(crate) fn wasted(&self) -> Option<u32> {
        let (bits, (min, max)) = (self.bits?, self.codes?);
        // Fewer values are not enough to judge a range.
        (self.count >= 16).then_some(())?;
        let needed = u128::BITS - (max - min).leading_zeros();
        (bits as u32).checked_sub(needed)
    }
}

/// Adds what a packet holds.
pub(crate) fn add(seen: &mut BTreeMap<String, Seen>, trace: &Trace) {
    for block in trace.blocks() {
        let node = block.node;
        if matches!(node.kind, Kind::Padding | Kind::Unused | Kind::Unread | Kind::Check) {
            continue;
        }
        let is_new = !seen.contains_key(&block.pattern);
        if is_new && seen.len() >= 4096 {
            continue;
        }
        let field = seen.entry(block.pattern).or_default();
        field.count += 1;
        field.bits =
            if is_new { Some(node.bits) } else { field.bits.filter(|bits| *bits == node.bits) };
        // Only numbers in a range can be declared narrower.
        let is_number = matches!(
            node.kind,
            Kind::Int | Kind::Bits | Kind::Fixed | Kind::Compressed | Kind::Count
        );
        if is_number && node.bits <= 64 {
            let code = code(&trace.raw(node));
            let (min, max) = field.codes.unwrap_or((code, code));
            field.codes = Some((min.min(code), max.max(code)));
        }
        let Some(value) = &node.value else { continue };
        if let Ok(number) = value.parse::<f64>() {
            let (min, max) = field.numbers.unwrap_or((number, number));
            field.numbers = Some((min.min(number), max.max(number)));
        }
        if field.values.iter().any(|known| known == value) {
            continue;
        }
        if field.values.len() < FEW && value.len() <= 40 {
            field.values.push(value.clone());
        } else {
            field.has_more = true;
        }
    }
}

/// Returns the number that bits in the order of the wire stand for.
fn code(bits: &str) -> u128 {
    bits.bytes().rev().fold(0, |code, bit| (code << 1) | u128::from(bit == b'1'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_stays_small_wastes_the_bits_above() {
        let mut seen = BTreeMap::new();
        for health in 0..=100_u32 {
            add(&mut seen, &tightwire::trace::trace_write(&(health, health % 2 == 0)).unwrap());
        }
        let field = &seen["0"];
        assert_eq!((field.count, field.wasted()), (101, Some(32 - 7)));
        assert_eq!(field.text(), "0..=100");
        assert_eq!(seen["1"].text(), "true, false");
        assert_eq!(seen["1"].wasted(), None);
    }

    #[test]
    fn a_few_values_say_nothing_about_a_range() {
        let mut seen = BTreeMap::new();
        add(&mut seen, &tightwire::trace::trace_write(&7_u32).unwrap());
        assert_eq!(seen["value"].wasted(), None);
    }
}
