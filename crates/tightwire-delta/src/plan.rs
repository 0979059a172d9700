//! The flat plan: what the words of a tape mean, in the order in which they are coded.

use alloc::vec::Vec;
use core::fmt;

use crate::contexts::{FLAG_LINES, OCTET_LINES, lines_of};

/// What one field of a row is, and therefore how it is predicted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Kind {
    /// A number in `0..=last` that moves on as it did.
    Int {
        /// The largest code.
        last: u32,
    },
    /// A number in `0..=last` whose successor of `last` is 0: counters, angles.
    Wrapping {
        /// The largest code.
        last: u32,
    },
    /// One of `last + 1` names without an order, at most 64.
    Symbol {
        /// The largest code.
        last: u32,
    },
    /// A byte of a text or of an opaque block.
    Byte,
    /// A rotation as smallest three: two bits of index, then three parts of `bits` bits, from the
    /// low end. One word up to 10 bits a part, two (low word first) up to 20.
    Rotation {
        /// Bits of a part, 3 to 20.
        bits: u32,
    },
    /// The bits of an `f32`.
    Float,
}

impl Kind {
    /// A yes or no.
    pub const FLAG: Self = Self::Symbol { last: 1 };

    /// How many words of a row the field takes.
    pub const fn words(self) -> u32 {
        match self {
            Self::Rotation { bits } if bits > 10 => 2,
            _ => 1,
        }
    }

    /// The largest code of the field's word; of a rotation, of its parts.
    pub const fn last(self) -> u32 {
        match self {
            Self::Int { last } | Self::Wrapping { last } | Self::Symbol { last } => last,
            Self::Byte => 255,
            Self::Rotation { bits } => (1 << bits) - 2,
            Self::Float => u32::MAX,
        }
    }

    const fn is_valid(self) -> bool {
        match self {
            Self::Symbol { last } => last < 64,
            Self::Rotation { bits } => bits >= 3 && bits <= 20,
            _ => true,
        }
    }

    const fn tag(self) -> u8 {
        match self {
            Self::Int { .. } => 0,
            Self::Wrapping { .. } => 1,
            Self::Symbol { .. } => 2,
            Self::Byte => 3,
            Self::Rotation { .. } => 4,
            Self::Float => 5,
        }
    }
}

/// When the fields of a group exist: word `word` of the same row is `code`. Absent fields are zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// A word before the group's own.
    pub word: u32,
    /// What it must be.
    pub code: u32,
}

/// Neighbouring fields that mostly change together: one to four, such as the axes of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupSpec {
    /// The kinds of the fields, in the order of their words.
    pub fields: Vec<Kind>,
    /// When they exist; `None` is always.
    pub when: Option<When>,
}

impl GroupSpec {
    /// Fields that are always there.
    pub fn new(fields: &[Kind]) -> Self {
        Self { fields: fields.to_vec(), when: None }
    }

    /// The same fields, there only if `word` is `code`.
    pub fn when(mut self, word: u32, code: u32) -> Self {
        self.when = Some(When { word, code });
        self
    }
}

/// How many rows a table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// This many for every row of the parent.
    Fixed {
        /// The table that owns the rows, before this one.
        parent: u32,
        /// Rows for each of its rows.
        rows: u32,
    },
    /// As many as a word of the parent's row says.
    Counted {
        /// The table that owns the rows, before this one.
        parent: u32,
        /// The word with the count, an `Int` whose `last` is the most there may be.
        word: u32,
    },
    /// Rows that come and go, at most `most`, known by their key: word 0, an `Int`, ascending. Such
    /// a table belongs to the whole state.
    Keyed {
        /// The most rows there may be.
        most: u32,
    },
}

/// One table of a tape: the rows of a list, or the one row of the state's own fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSpec {
    /// How many rows there are. Table 0 has one row, whatever this says.
    pub rows: Rows,
    /// The fields of a row.
    pub groups: Vec<GroupSpec>,
}

/// Why a description is not a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlanError {
    /// A group without fields or with more than four, a table without words or with too many, or
    /// more tables, rows or words than a state may have.
    Size,
    /// A kind with impossible parameters.
    Kind,
    /// A parent, condition or key that is not a word before its use.
    Reference,
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Size => "a table or group has too few or too many parts",
            Self::Kind => "a field's parameters are impossible",
            Self::Reference => "a parent, condition or key does not name an earlier word",
        })
    }
}

impl core::error::Error for PlanError {}

/// The most words a row may have.
pub(crate) const MOST_WORDS: u32 = 1 << 10;
/// The most groups of a table.
pub(crate) const MOST_GROUPS: usize = 256;
/// The most tables of a state.
pub(crate) const MOST_TABLES: usize = 256;
/// The most words of all tables of a state together.
pub(crate) const MOST_STATE_WORDS: u64 = 1 << 26;

/// A description of tables, checked and laid out once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub(crate) tables: Vec<Table>,
    pub(crate) hash: u64,
    /// Context lines of all tables together.
    pub(crate) lines: u32,
    /// Weight sets of all tables together.
    pub(crate) weights: u32,
    /// Fields of all tables together.
    pub(crate) fields: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) rows: Rows,
    pub(crate) stride: u32,
    /// The most rows it can have.
    pub(crate) most: u32,
    pub(crate) groups: Vec<Group>,
    /// Lines of the row flag, of the flag for eight rows, of the whole table, of keys.
    pub(crate) row_lines: u32,
    pub(crate) octet_lines: u32,
    pub(crate) row_weights: u32,
    /// The largest key of a keyed table.
    pub(crate) last_key: u32,
    /// Up to two flag words, which are context for everything else in the row.
    pub(crate) flag_words: [Option<u32>; 2],
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    pub(crate) fields: Vec<Field>,
    pub(crate) first: u32,
    pub(crate) words: u32,
    pub(crate) when: Option<(u32, u32, u32)>,
    pub(crate) lines: u32,
    pub(crate) weights: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) kind: Kind,
    pub(crate) word: u32,
    pub(crate) last: u32,
    /// The first of its context lines.
    pub(crate) lines: u32,
    /// The first of its weight sets.
    pub(crate) weights: u32,
    /// Its number among all fields of the plan.
    pub(crate) number: u32,
}

/// Weight sets of one residual, and of one flag.
pub(crate) const FIELD_WEIGHTS: u32 = 64;
pub(crate) const ROW_WEIGHTS: u32 = 64;

impl Plan {
    /// Checks and lays out a description. Table 0 is the state itself: it has exactly one row, and
    /// may have no fields.
    ///
    /// # Errors
    ///
    /// [`PlanError`] says which rule the description breaks.
    pub fn new(specs: &[TableSpec]) -> Result<Self, PlanError> {
        if specs.is_empty() || specs.len() > MOST_TABLES {
            return Err(PlanError::Size);
        }
        let mut plan = Self { tables: Vec::new(), hash: 0, lines: 0, weights: 0, fields: 0 };
        let mut words = 0_u64;
        for spec in specs {
            let table = plan.table(spec)?;
            words = words.saturating_add(u64::from(table.most) * u64::from(table.stride));
            plan.tables.push(table);
        }
        if words > MOST_STATE_WORDS {
            return Err(PlanError::Size);
        }
        plan.hash = hash_of(specs);
        Ok(plan)
    }

    /// The number of everything that decides how packets are coded: order, kinds, ranges,
    /// conditions. Models carry it.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The table whose rows may stay behind: the one with the most rows among those that belong to
    /// the whole state, are paired by place and own no other table.
    pub(crate) fn crowd(&self) -> Option<usize> {
        let parents = |rows: Rows| match rows {
            Rows::Fixed { parent, .. } | Rows::Counted { parent, .. } => Some(parent as usize),
            Rows::Keyed { .. } => None,
        };
        let owned = |index: usize| {
            self.tables.iter().skip(1).any(|table| parents(table.rows) == Some(index))
        };
        let tables = self.tables.iter().enumerate().skip(1);
        tables
            .filter(|&(index, table)| {
                // The header of a part counts rows in 16 bits.
                parents(table.rows) == Some(0) && !owned(index) && table.most < 1 << 16
            })
            .max_by_key(|(_, table)| table.most)
            .map(|(index, _)| index)
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// The words of a row of table `table`, or 0 if there is none.
    pub fn stride(&self, table: usize) -> usize {
        self.tables.get(table).map_or(0, |table| table.stride as usize)
    }

    fn table(&mut self, spec: &TableSpec) -> Result<Table, PlanError> {
        let most = self.most_rows(spec)?;
        let mut table = Table {
            rows: spec.rows,
            stride: 0,
            most,
            groups: Vec::new(),
            row_lines: 0,
            octet_lines: 0,
            row_weights: 0,
            last_key: 0,
            flag_words: [None; 2],
        };
        if spec.groups.len() > MOST_GROUPS {
            return Err(PlanError::Size);
        }
        table.row_lines = self.take_lines(FLAG_LINES);
        table.octet_lines = self.take_lines(OCTET_LINES);
        table.row_weights = self.take_weights(ROW_WEIGHTS);
        if matches!(spec.rows, Rows::Keyed { .. }) && !self.tables.is_empty() {
            let first = spec.groups.first().ok_or(PlanError::Reference)?;
            let (&[Kind::Int { last }], None) = (&first.fields[..], first.when) else {
                return Err(PlanError::Reference);
            };
            table.last_key = last;
        }
        for group in &spec.groups {
            let group = self.group(&table, group)?;
            table.stride += group.words;
            table.groups.push(group);
        }
        if table.stride > MOST_WORDS || (table.stride == 0 && !self.tables.is_empty()) {
            return Err(PlanError::Size);
        }
        let flags = table.groups.iter().filter(|group| group.when.is_none());
        let flags = flags.flat_map(|group| &group.fields).filter(|field| field.kind == Kind::FLAG);
        for (slot, field) in table.flag_words.iter_mut().zip(flags) {
            *slot = Some(field.word);
        }
        Ok(table)
    }

    fn most_rows(&self, spec: &TableSpec) -> Result<u32, PlanError> {
        if self.tables.is_empty() {
            return Ok(1);
        }
        let (parent, each) = match spec.rows {
            Rows::Keyed { most } => return Ok(most),
            Rows::Fixed { parent, rows } => (parent, rows),
            Rows::Counted { parent, word } => {
                let table = self.tables.get(parent as usize).ok_or(PlanError::Reference)?;
                let field = table.field_of(word).ok_or(PlanError::Reference)?;
                let Kind::Int { last } = field.kind else { return Err(PlanError::Reference) };
                (parent, last)
            }
        };
        let parent = self.tables.get(parent as usize).ok_or(PlanError::Reference)?;
        parent.most.checked_mul(each).ok_or(PlanError::Size)
    }

    fn group(&mut self, table: &Table, spec: &GroupSpec) -> Result<Group, PlanError> {
        if spec.fields.is_empty() || spec.fields.len() > 4 {
            return Err(PlanError::Size);
        }
        let when = match spec.when {
            None => None,
            Some(When { word, code }) => {
                let position = table.groups.iter().position(|group| group.holds(word));
                Some((position.ok_or(PlanError::Reference)? as u32, word, code))
            }
        };
        let lines = self.take_lines(FLAG_LINES);
        let weights = self.take_weights(1);
        let first = table.stride;
        let mut group = Group { fields: Vec::new(), first, words: 0, when, lines, weights };
        for &kind in &spec.fields {
            if !kind.is_valid() {
                return Err(PlanError::Kind);
            }
            group.fields.push(Field {
                kind,
                word: first + group.words,
                last: kind.last(),
                lines: self.take_lines(lines_of(kind)),
                weights: self.take_weights(match kind {
                    Kind::Rotation { .. } => 4 * FIELD_WEIGHTS,
                    _ => FIELD_WEIGHTS,
                }),
                number: self.fields,
            });
            self.fields += 1;
            group.words += kind.words();
        }
        Ok(group)
    }

    fn take_lines(&mut self, count: u32) -> u32 {
        let first = self.lines;
        self.lines += count;
        first
    }

    fn take_weights(&mut self, count: u32) -> u32 {
        let first = self.weights;
        self.weights += count;
        first
    }
}

impl Table {
    pub(crate) fn field_of(&self, word: u32) -> Option<&Field> {
        self.groups.iter().flat_map(|group| &group.fields).find(|field| field.word == word)
    }
}

impl Group {
    fn holds(&self, word: u32) -> bool {
        (self.first..self.first + self.words).contains(&word)
    }
}

/// FNV-1a over the description, every number as four little-endian bytes.
fn hash_of(specs: &[TableSpec]) -> u64 {
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
