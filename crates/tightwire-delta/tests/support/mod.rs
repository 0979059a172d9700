//! Random plans, and random states of them.
#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod vectors;

use tightwire_delta::{FieldKind, GroupSpec, Plan, Rows, TableSpec, Tape};

/// Numbers that depend on nothing but the seed.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        self.bits() % end.max(1)
    }

    pub(crate) fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }
}

/// A kind of any sort, with any parameters.
fn kind(random: &mut Random) -> FieldKind {
    let width = random.below(33) as u32;
    let last = (random.bits() & ((1_u64 << width) - 1)) as u32;
    match random.below(8) {
        0 | 1 => FieldKind::Int { last },
        2 => FieldKind::Wrapping { last },
        3 => FieldKind::Symbol { last: last % 64 },
        4 => FieldKind::FLAG,
        5 => FieldKind::Byte,
        6 => FieldKind::Rotation { bits: 3 + random.below(18) as u32 },
        _ => FieldKind::Float,
    }
}

fn words(groups: &[GroupSpec]) -> u32 {
    groups.iter().flat_map(|group| &group.fields).map(|kind| kind.words()).sum()
}

/// A description of tables of every sort: counted and fixed, nested, keyed, with conditions.
pub(crate) fn description(random: &mut Random) -> Vec<TableSpec> {
    let count = 1 + random.below(5);
    let mut tables: Vec<TableSpec> = Vec::new();
    for index in 0..count {
        let mut groups = Vec::new();
        let mut rows = Rows::Fixed { parent: 0, rows: 1 };
        if index > 0 {
            let parent = random.below(index) as u32;
            rows = match random.below(4) {
                0 => Rows::Fixed { parent, rows: random.below(20) as u32 },
                1 => {
                    groups.push(GroupSpec::new(&[FieldKind::Int {
                        last: 1 + random.below(9999) as u32,
                    }]));
                    Rows::Keyed { most: random.below(40) as u32 }
                }
                // Word 0 of a table that is not keyed is always a small count.
                _ if !matches!(tables[parent as usize].rows, Rows::Keyed { .. }) || parent == 0 => {
                    Rows::Counted { parent, word: 0 }
                }
                _ => Rows::Counted { parent, word: 1 },
            };
        }
        groups.push(GroupSpec::new(&[FieldKind::Int { last: random.below(12) as u32 }]));
        for _ in 0..random.below(5) {
            let before = words(&groups);
            let fields: Vec<FieldKind> = (0..=random.below(4)).map(|_| kind(random)).collect();
            let group = GroupSpec::new(&fields);
            groups.push(if random.one_in(3) {
                group.when(random.below(u64::from(before)) as u32, random.below(3) as u32)
            } else {
                group
            });
        }
        tables.push(TableSpec { rows, groups });
    }
    tables
}

/// A plan that is not too large to fill.
pub(crate) fn plan(random: &mut Random) -> (Vec<TableSpec>, Plan) {
    loop {
        let tables = description(random);
        if let Ok(plan) = Plan::new(&tables) {
            return (tables, plan);
        }
    }
}

/// Returns whether group `index` of a row exists: its condition holds, and so does that of the word
/// it looks at.
pub(crate) fn exists(groups: &[GroupSpec], index: usize, row: &[u32]) -> bool {
    let Some(when) = groups[index].when else { return true };
    let mut end = 0;
    let holder = groups.iter().position(|group| {
        end += group.fields.iter().map(|kind| kind.words()).sum::<u32>();
        when.word < end
    });
    row[when.word as usize] == when.code && exists(groups, holder.unwrap(), row)
}

fn value(random: &mut Random, kind: FieldKind, old: u32) -> u32 {
    let last = u64::from(kind.last());
    match random.below(4) {
        0 => random.below(last + 1) as u32,
        1 => (u64::from(old) + random.below(5)).min(last) as u32,
        2 => old.saturating_sub(random.below(5) as u32).min(last as u32),
        _ => old.min(last as u32),
    }
}

/// Two words of a rotation that exists.
fn rotation(random: &mut Random, bits: u32) -> u64 {
    let middle = (1_i64 << (bits - 1)) - 1;
    loop {
        let parts: Vec<i64> =
            (0..3).map(|_| random.below(2 * middle as u64 + 1) as i64 - middle).collect();
        if parts.iter().map(|part| part * part).sum::<i64>() <= 2 * middle * middle {
            let shifted = parts.iter().enumerate();
            let parts =
                shifted.map(|(index, part)| ((part + middle) as u64) << (2 + index as u32 * bits));
            return random.below(4) | parts.sum::<u64>();
        }
    }
}

fn row(random: &mut Random, groups: &[GroupSpec], old: &[u32]) -> Vec<u32> {
    let mut row = vec![0; words(groups) as usize];
    let mut at = 0;
    for (index, group) in groups.iter().enumerate() {
        let is_there = exists(groups, index, &row);
        for &kind in &group.fields {
            let before = old.get(at).copied().unwrap_or(0);
            if let (true, FieldKind::Rotation { bits }) = (is_there, kind) {
                let code = rotation(random, bits);
                row[at] = code as u32;
                if kind.words() == 2 {
                    row[at + 1] = (code >> 32) as u32;
                }
            } else if is_there {
                row[at] = value(random, kind, before);
            }
            at += kind.words() as usize;
        }
    }
    row
}

/// A state of the plan; many of its rows are those of `old`.
pub(crate) fn tape(
    random: &mut Random,
    tables: &[TableSpec],
    plan: &Plan,
    old: Option<&Tape>,
) -> Tape {
    let mut tape = Tape::new(plan);
    for (index, table) in tables.iter().enumerate() {
        let stride = words(&table.groups) as usize;
        let counts: Vec<u32> = match table.rows {
            _ if index == 0 => vec![1],
            Rows::Fixed { parent, rows } => vec![rows; tape.rows(parent as usize)],
            Rows::Counted { parent, word } => tape
                .words(parent as usize)
                .chunks_exact(plan.stride(parent as usize))
                .map(|row| row[word as usize])
                .collect(),
            Rows::Keyed { most } => vec![random.below(u64::from(most) + 1) as u32],
        };
        let rows: u32 = counts.iter().sum();
        let old_rows: Vec<&[u32]> =
            old.map(|old| old.words(index).chunks_exact(stride).collect()).unwrap_or_default();
        let mut made = Vec::new();
        for at in 0..rows as usize {
            let before = old_rows.get(at).copied();
            let fresh = match before {
                Some(before) if !random.one_in(3) => before.to_vec(),
                before => row(random, &table.groups, before.unwrap_or(&[])),
            };
            made.push(fresh);
        }
        if matches!(table.rows, Rows::Keyed { .. }) && index > 0 {
            made.sort();
            made.dedup_by_key(|row| row[0]);
        }
        tape.set_rows(plan, index, 0);
        for row in made {
            tape.push(index, &row);
        }
    }
    tape
}

/// A state in which every list is full and every number far from where it starts.
pub(crate) fn full(random: &mut Random, tables: &[TableSpec], plan: &Plan) -> Tape {
    let mut tape = Tape::new(plan);
    for (index, table) in tables.iter().enumerate() {
        let is_keyed = index > 0 && matches!(table.rows, Rows::Keyed { .. });
        let rows = match table.rows {
            _ if index == 0 => 1,
            Rows::Fixed { parent, rows } => rows as usize * tape.rows(parent as usize),
            Rows::Counted { parent, word } => tape
                .words(parent as usize)
                .chunks_exact(plan.stride(parent as usize))
                .map(|row| row[word as usize] as usize)
                .sum(),
            Rows::Keyed { most } => {
                (most as usize).min(table.groups[0].fields[0].last() as usize + 1)
            }
        };
        tape.set_rows(plan, index, 0);
        for at in 0..rows {
            let mut row = row(random, &table.groups, &[]);
            if is_keyed {
                row[0] = at as u32;
            }
            // The maximum length of the lists inside it.
            let count = usize::from(is_keyed);
            row[count] = table.groups[count].fields[0].last();
            // What exists may depend on either.
            let mut word = 0;
            for (index, group) in table.groups.iter().enumerate() {
                let is_there = exists(&table.groups, index, &row);
                for &kind in &group.fields {
                    let words = &mut row[word..word + kind.words() as usize];
                    match kind {
                        _ if !is_there => words.fill(0),
                        FieldKind::Rotation { bits } => {
                            let code = rotation(random, bits);
                            words[0] = code as u32;
                            if let Some(high) = words.get_mut(1) {
                                *high = (code >> 32) as u32;
                            }
                        }
                        _ if index > count && at % 2 == 0 => words[0] = kind.last(),
                        _ => {}
                    }
                    word += kind.words() as usize;
                }
            }
            tape.push(index, &row);
        }
    }
    tape
}
