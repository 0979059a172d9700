//! Coders that a game might write for itself, over the same tapes: a mask of what changed with the
//! errors of a straight line in gamma codes, and the exclusive or with an older state for a
//! compressor.
//!
//! Each gets what a careful author would give it: rows are matched by key as ours are, fields exist
//! only if they do in ours, and no row has a header.

use std::collections::BTreeMap;

use tightwire_delta::{FieldKind, GroupSpec, Plan, Rows, TableSpec, Tape, When};

/// The tables of a state.
pub struct Rivals {
    tables: Vec<TableSpec>,
    strides: Vec<usize>,
}

/// The older row of each row, for each table.
type Pairs = Vec<Vec<Option<usize>>>;

/// What a mask marks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    /// Values that differ from those of the older state.
    Changed,
    /// Values that are not on the line.
    Missed,
}

impl Rivals {
    /// Looks at a description.
    pub fn new(plan: &Plan) -> Self {
        let tables = (0..plan.tables()).filter_map(|table| plan.describe(table)).collect();
        let strides = (0..plan.tables()).map(|table| plan.stride(table)).collect();
        Self { tables, strides }
    }

    fn row<'a>(&self, tape: &'a Tape, table: usize, row: usize) -> &'a [u32] {
        let stride = self.strides[table];
        &tape.words(table)[row * stride..(row + 1) * stride]
    }

    fn pairs(&self, new: &Tape, old: &Tape) -> Pairs {
        let mut pairs = Pairs::new();
        for (table, spec) in self.tables.iter().enumerate() {
            let mut found = Vec::new();
            match spec.rows {
                _ if table == 0 => found.push(Some(0)),
                Rows::Keyed { .. } => {
                    let key = |tape, row| self.row(tape, table, row)[0];
                    let olds: BTreeMap<u32, usize> =
                        (0..old.rows(table)).map(|row| (key(old, row), row)).collect();
                    found.extend((0..new.rows(table)).map(|row| olds.get(&key(new, row)).copied()));
                }
                Rows::Fixed { parent, .. } | Rows::Counted { parent, .. } => {
                    let parent = parent as usize;
                    let olds = self.children(old, spec.rows, parent);
                    for (row, (_, count)) in
                        self.children(new, spec.rows, parent).into_iter().enumerate()
                    {
                        let (start, had) = pairs[parent][row].map_or((0, 0), |row| olds[row]);
                        found.extend((0..count).map(|at| (at < had).then_some(start + at)));
                    }
                }
            }
            pairs.push(found);
        }
        pairs
    }

    /// The first row of each parent row, and the number of its rows.
    fn children(&self, tape: &Tape, rows: Rows, parent: usize) -> Vec<(usize, usize)> {
        let mut start = 0;
        let of = |row| {
            let count = match rows {
                Rows::Counted { word, .. } => self.row(tape, parent, row)[word as usize] as usize,
                Rows::Fixed { rows, .. } => rows as usize,
                Rows::Keyed { .. } => 0,
            };
            start += count;
            (start - count, count)
        };
        (0..tape.rows(parent)).map(of).collect()
    }

    /// Bytes of a mask of rows and groups, with gamma codes of the distance from the line through
    /// `two` and `one`. The state is `ahead` ticks after `one`, which is `gap` ticks after `two`.
    /// The mask marks what changed or what the line misses, whichever takes fewer bits.
    pub fn mask_linear_gamma(
        &self,
        new: &Tape,
        one: &Tape,
        two: &Tape,
        [ahead, gap]: [i64; 2],
    ) -> usize {
        let pairs = [self.pairs(new, one), self.pairs(new, two)];
        let bits = |mark| -> u64 {
            (0..self.tables.len())
                .map(|table| self.table_bits(table, [new, one, two], &pairs, [ahead, gap], mark))
                .sum()
        };
        (1 + bits(Mark::Changed).min(bits(Mark::Missed))).div_ceil(8) as usize
    }

    fn table_bits(
        &self,
        table: usize,
        [new, one, two]: [&Tape; 3],
        [ones, twos]: &[Pairs; 2],
        [ahead, gap]: [i64; 2],
        mark: Mark,
    ) -> u64 {
        // A bit for a table that is as it was.
        if mark == Mark::Changed && new.words(table) == one.words(table) {
            return 1;
        }
        let spec = &self.tables[table];
        let is_keyed = table > 0 && matches!(spec.rows, Rows::Keyed { .. });
        let mut bits = 1 + if is_keyed { self.key_bits(table, new, one, &ones[table]) } else { 0 };
        for (row, (&before, &earlier)) in ones[table].iter().zip(&twos[table]).enumerate() {
            let now = self.row(new, table, row);
            let Some(before) = before.map(|row| self.row(one, table, row)) else {
                bits += groups(spec, now).map(|(group, _)| raw_bits(group)).sum::<u64>();
                continue;
            };
            let line = match earlier.map(|row| self.row(two, table, row)) {
                Some(earlier) => line(spec, before, earlier, [ahead, gap]),
                None => before.to_vec(),
            };
            let expected = if mark == Mark::Changed { before } else { &line[..] };
            bits += 1;
            if now == expected {
                continue;
            }
            for (group, word) in groups(spec, now).skip(usize::from(is_keyed)) {
                let words = word..word
                    + group.fields.iter().map(|kind| kind.words() as usize).sum::<usize>();
                if group.when.is_some_and(|when| !exists(spec, when, before)) {
                    bits += raw_bits(group);
                    continue;
                }
                bits += 1;
                if now[words.clone()] != expected[words] {
                    bits += group_bits(group, word, now, &line);
                }
            }
        }
        bits
    }

    /// A bit for each old row that is still there, then the new keys by their distances.
    fn key_bits(&self, table: usize, new: &Tape, old: &Tape, ones: &[Option<usize>]) -> u64 {
        let fresh = ones.iter().enumerate().filter(|(_, before)| before.is_none());
        let (mut bits, mut last, mut count) = (old.rows(table) as u64, 0, 0);
        for (row, _) in fresh {
            let key = self.row(new, table, row)[0];
            // New keys mostly follow the last old one.
            let start =
                old.rows(table).checked_sub(1).map_or(0, |row| self.row(old, table, row)[0]);
            let from = if last == 0 { i64::from(start) } else { last };
            bits += gamma(zigzag(i64::from(key) - from));
            last = i64::from(key);
            count += 1;
        }
        bits + gamma(count)
    }

    /// The bytes of a state with those of an older one taken off by exclusive or, row by row.
    pub fn xored(&self, new: &Tape, old: &Tape) -> Vec<u8> {
        let pairs = self.pairs(new, old);
        let mut bytes = Vec::new();
        for (table, spec) in self.tables.iter().enumerate() {
            if table > 0 && matches!(spec.rows, Rows::Keyed { .. }) {
                let mut alive = vec![0_u8; old.rows(table).div_ceil(8)];
                for row in pairs[table].iter().flatten() {
                    alive[row / 8] |= 1 << (row % 8);
                }
                // Old rows that are gone are marked, so that a state at rest is zeros.
                let all = (0..old.rows(table)).map(|row| 1_u8 << (row % 8));
                for (row, bit) in all.enumerate() {
                    alive[row / 8] ^= bit;
                }
                bytes.extend(alive);
            }
            let mut word = 0;
            // Column by column, which suits compressors better.
            for kind in spec.groups.iter().flat_map(|group| &group.fields) {
                for _ in 0..kind.words() {
                    for (row, before) in pairs[table].iter().enumerate() {
                        let now = self.row(new, table, row)[word];
                        let before = before.map_or(0, |row| self.row(old, table, row)[word]);
                        let width = (bits_of(*kind) as usize).div_ceil(8).min(4);
                        bytes.extend(&(now ^ before).to_le_bytes()[..width]);
                    }
                    word += 1;
                }
            }
        }
        bytes
    }

    /// Bytes of [`xored`](Self::xored) after zstd at its level 19, without the four bytes that
    /// start every frame.
    #[cfg(feature = "zstd")]
    pub fn xor_zstd(&self, new: &Tape, old: &Tape) -> usize {
        let xored = self.xored(new, old);
        zstd::bulk::compress(&xored, 19).expect("bytes can be compressed").len() - 4
    }
}

/// The groups that exist in a row, each with its first word.
fn groups<'a>(spec: &'a TableSpec, row: &'a [u32]) -> impl Iterator<Item = (&'a GroupSpec, usize)> {
    let mut next = 0;
    let with_words = spec.groups.iter().map(move |group| {
        let first = next;
        next += group.fields.iter().map(|kind| kind.words() as usize).sum::<usize>();
        (group, first)
    });
    with_words.filter(|(group, _)| group.when.is_none_or(|when| exists(spec, when, row)))
}

/// Returns whether the condition holds, and the word that it looks at exists itself.
fn exists(spec: &TableSpec, when: When, row: &[u32]) -> bool {
    let mut next = 0;
    let holder = spec.groups.iter().find(|group| {
        next += group.fields.iter().map(|kind| kind.words()).sum::<u32>();
        when.word < next
    });
    row[when.word as usize] == when.code
        && holder.and_then(|group| group.when).is_none_or(|when| exists(spec, when, row))
}

/// The row that comes next if everything goes on as it did.
fn line(spec: &TableSpec, one: &[u32], two: &[u32], [ahead, gap]: [i64; 2]) -> Vec<u32> {
    let mut row = one.to_vec();
    let mut word = 0;
    for kind in spec.groups.iter().flat_map(|group| &group.fields) {
        let step = i64::from(one[word]) - i64::from(two[word]);
        match *kind {
            FieldKind::Int { last } => {
                let value = i64::from(one[word]) + step * ahead / gap.max(1);
                row[word] = value.clamp(0, i64::from(last)) as u32;
            }
            FieldKind::Wrapping { last } => {
                let round = i64::from(last) + 1;
                let value = i64::from(one[word]) + shorter(step, round) * ahead / gap.max(1);
                row[word] = value.rem_euclid(round) as u32;
            }
            _ => {}
        }
        word += kind.words() as usize;
    }
    row
}

/// The shorter way around a circle.
fn shorter(step: i64, round: i64) -> i64 {
    (step + round / 2).rem_euclid(round) - round / 2
}

/// Numbers by their distance from the line, everything else raw.
fn group_bits(group: &GroupSpec, first: usize, now: &[u32], line: &[u32]) -> u64 {
    let mut word = first;
    let mut bits = 0;
    for kind in &group.fields {
        let miss = i64::from(now[word]) - i64::from(line[word]);
        bits += match *kind {
            FieldKind::Int { .. } => gamma(zigzag(miss)),
            FieldKind::Wrapping { last } => gamma(zigzag(shorter(miss, i64::from(last) + 1))),
            kind => u64::from(bits_of(kind)),
        };
        word += kind.words() as usize;
    }
    bits
}

fn raw_bits(group: &GroupSpec) -> u64 {
    group.fields.iter().map(|&kind| u64::from(bits_of(kind))).sum()
}

/// The bits of a value that is sent as it is.
fn bits_of(kind: FieldKind) -> u32 {
    match kind {
        FieldKind::Rotation { bits } => 2 + 3 * bits,
        kind => u32::BITS - kind.last().leading_zeros(),
    }
}

fn zigzag(value: i64) -> u64 {
    ((value << 1) ^ (value >> 63)) as u64
}

/// The bits of Elias's gamma code for a number from 0 on.
fn gamma(value: u64) -> u64 {
    2 * u64::from((value + 1).ilog2()) + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan() -> Plan {
        let int = |last| FieldKind::Int { last };
        let root = TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups: vec![] };
        let keyed = TableSpec {
            rows: Rows::Keyed { most: 10 },
            groups: vec![
                GroupSpec::new(&[int(255)]),
                GroupSpec::new(&[FieldKind::Symbol { last: 1 }]),
                GroupSpec::new(&[int(1023)]).when(1, 1),
            ],
        };
        Plan::new(&[root, keyed]).unwrap()
    }

    fn tape(rows: &[[u32; 3]]) -> Tape {
        let mut tape = Tape::new(&plan());
        for row in rows {
            tape.push(1, row);
        }
        tape
    }

    #[test]
    fn numbers_have_the_lengths_of_their_gamma_codes() {
        assert_eq!([0, 1, 2, 3, 6, 7].map(gamma), [1, 3, 3, 5, 5, 7]);
        assert_eq!([0, -1, 1, -2].map(zigzag), [0, 1, 2, 3]);
    }

    #[test]
    fn a_mask_counts_marks_and_misses_and_new_rows_raw() {
        let rivals = Rivals::new(&plan());
        let bits = |new: &[[u32; 3]], one: &[[u32; 3]], two: &[[u32; 3]]| {
            let tapes = [new, one, two].map(tape);
            let [new, one, two] = &tapes;
            let pairs = [rivals.pairs(new, one), rivals.pairs(new, two)];
            rivals.table_bits(1, [new, one, two], &pairs, [2, 1], Mark::Missed)
        };
        let rest = [[3, 1, 100], [5, 0, 0]];
        // A mark for the table, one for each key, one for each row, and no new keys.
        assert_eq!(bits(&rest, &rest, &rest), 1 + 2 + 1 + 2);
        // On the line: 100, 110, and twenty more two ticks later.
        let line = [[3, 1, 130], [5, 0, 0]];
        assert_eq!(bits(&line, &[[3, 1, 110], [5, 0, 0]], &rest), 6);
        // One above it: two marks of groups, and a gamma code of three bits.
        let above = [[3, 1, 131], [5, 0, 0]];
        assert_eq!(bits(&above, &[[3, 1, 110], [5, 0, 0]], &rest), 6 + 2 + 3);
        // A new row: the distance 2 of its key, a count, and its groups.
        let more = [[3, 1, 100], [5, 0, 0], [7, 1, 9]];
        assert_eq!(bits(&more, &rest, &rest), 6 - 1 + 5 + 3 + (8 + 1 + 10));
    }

    #[test]
    fn a_state_at_rest_is_zeros_after_the_exclusive_or() {
        let rivals = Rivals::new(&plan());
        let rest = tape(&[[3, 1, 100], [5, 0, 0]]);
        assert!(rivals.xored(&rest, &rest).iter().all(|&byte| byte == 0));
        let less = tape(&[[5, 0, 0]]);
        assert_eq!(rivals.xored(&less, &rest), [1, 0, 0, 0, 0]);
    }
}
