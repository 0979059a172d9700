//! Statistics about how the bits of many packets are used.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::cmp::Reverse;
use core::fmt;

use crate::shape::Kind;
use crate::trace::explain::counted;
use crate::trace::node::Node;
use crate::trace::table::MAX_COLUMN;
use crate::trace::tree::Trace;

/// Adds up the bits of many packets, field by field.
///
/// All elements of a list count as one field, such as `players[].health`.
///
/// ```
/// use tightwire::trace::{BitBudget, trace_write};
///
/// let mut budget = BitBudget::new();
/// for x in 0..10u8 {
///     budget.add(&trace_write(&(x, [true; 4], [7i8; 2])).unwrap());
/// }
/// let fields = budget.fields();
/// assert_eq!(fields[0].path, "2[]");
/// assert_eq!(fields[0].bits, 160);
/// assert_eq!(fields[0].mean_bits(), 16.0);
/// print!("{budget}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct BitBudget {
    packets: usize,
    bits: u64,
    fields: BTreeMap<String, FieldBits>,
}

/// The cost of one field.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FieldBits {
    /// Its name without indices, such as `players[].health`.
    pub path: String,
    /// The kind of value.
    pub kind: Kind,
    /// The values that its declaration allows.
    pub range: Option<String>,
    /// Its bits in all packets.
    pub bits: u64,
    /// Its share of all bits, from 0 to 1.
    pub share: f64,
    /// The number of times it occurred.
    pub count: u64,
    /// The most bits that it took in any one packet.
    pub worst_bits: u64,
    /// The number of packets that were added.
    pub packets: usize,
    /// The number of bit patterns that stand for no value, and the number of all patterns, such as
    /// `(27, 128)` for `0..=100` in 7 bits.
    pub wasted_codes: Option<(u128, u128)>,
    /// Its bits in the packet that is being added.
    current: u64,
}

impl FieldBits {
    /// Returns the average number of bits it takes in a packet.
    ///
    /// ```
    /// use tightwire::trace::{BitBudget, trace_write};
    ///
    /// let mut budget = BitBudget::new();
    /// budget.add(&trace_write(&Some(7u32)).unwrap());
    /// budget.add(&trace_write(&None::<u32>).unwrap());
    /// assert_eq!(budget.fields()[0].mean_bits(), 16.0);
    /// ```
    pub fn mean_bits(&self) -> f64 {
        self.bits as f64 / self.packets.max(1) as f64
    }
}

impl BitBudget {
    /// Creates a budget without packets.
    ///
    /// ```
    /// assert!(tightwire::trace::BitBudget::new().fields().is_empty());
    /// ```
    pub const fn new() -> Self {
        Self { packets: 0, bits: 0, fields: BTreeMap::new() }
    }

    /// Adds a packet.
    ///
    /// ```
    /// let mut budget = tightwire::trace::BitBudget::new();
    /// budget.add(&tightwire::trace::trace_write(&7u8).unwrap());
    /// assert_eq!(budget.packets(), 1);
    /// ```
    pub fn add(&mut self, trace: &Trace) {
        self.packets += 1;
        for block in trace.blocks() {
            let node = block.node;
            self.bits += node.bits as u64;
            let field =
                self.fields.entry(block.pattern).or_insert_with_key(|path| fresh(path, node));
            field.bits += node.bits as u64;
            field.current += node.bits as u64;
            field.count += 1;
        }
        for field in self.fields.values_mut() {
            field.worst_bits = field.worst_bits.max(field.current);
            field.current = 0;
        }
    }

    /// Returns the number of packets that were added.
    ///
    /// ```
    /// assert_eq!(tightwire::trace::BitBudget::new().packets(), 0);
    /// ```
    pub const fn packets(&self) -> usize {
        self.packets
    }

    /// Returns the fields, those with the most bits first.
    ///
    /// ```
    /// let mut budget = tightwire::trace::BitBudget::new();
    /// budget.add(&tightwire::trace::trace_write(&(true, 7u64)).unwrap());
    /// assert_eq!(budget.fields()[0].path, "1");
    /// ```
    pub fn fields(&self) -> Vec<FieldBits> {
        let mut fields: Vec<_> = self.fields.values().cloned().collect();
        for field in &mut fields {
            field.share = field.bits as f64 / self.bits.max(1) as f64;
            field.packets = self.packets;
        }
        // The sort is stable, so equal fields stay in the order of their names.
        fields.sort_by_key(|field| Reverse(field.bits));
        fields
    }
}

fn fresh(path: &str, node: &Node) -> FieldBits {
    let patterns = u32::try_from(node.bits).ok().and_then(|bits| 1u128.checked_shl(bits));
    FieldBits {
        path: path.into(),
        kind: node.kind.clone(),
        range: node.range.clone(),
        bits: 0,
        share: 0.0,
        count: 0,
        worst_bits: 0,
        packets: 0,
        wasted_codes: node.wasted_codes().zip(patterns),
        current: 0,
    }
}

impl fmt::Display for BitBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = self.fields();
        let path = fields.iter().map(|field| field.path.chars().count()).max().unwrap_or(0);
        let path = path.clamp(5, MAX_COLUMN);
        let bytes = self.bits as f64 / 8.0 / self.packets.max(1) as f64;
        let packets = counted(self.packets, "packet");
        writeln!(f, "{packets}, {bytes:.1} bytes each on average")?;
        let [share, mean, worst, count] = ["share", "mean", "worst", "values"];
        write!(f, "{:<path$}  {share:>7}  {mean:>8}  {worst:>6}  {count:>8}", "field")?;
        writeln!(f, "  wasted codes")?;
        for field in fields {
            write!(f, "{:<path$}  {:>6.1}%", field.path, field.share * 100.0)?;
            write!(f, "  {:>8.1}  {:>6}  {:>8}", field.mean_bits(), field.worst_bits, field.count)?;
            match field.wasted_codes {
                Some((wasted, patterns)) if wasted > 0 => {
                    let range = field.range.map_or_else(String::new, |range| format!(", {range}"));
                    writeln!(f, "  {wasted} of {patterns}{range}")?;
                }
                _ => writeln!(f)?,
            }
        }
        Ok(())
    }
}
