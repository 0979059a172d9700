//! Builds a script from a schema: the table and word of every value of a type.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::{FieldKind, GroupSpec, Plan, PlanError, Rows, TableSpec, When};

use crate::value::facts::{
    first_number, key_of, last_key, last_number, last_of, watched, words_of,
};
use crate::value::script::{Count, Entry, Form, NONE, Script, Storage};
use crate::value::steps::Steps;
use tightwire::__tape::{check_bits, size};
use tightwire::{CHECKS_ENABLED, Field, Schema, Shape};

/// Arrays of at most this many words are part of the row that contains them.
const INLINE_WORDS: u64 = 16;

/// The maximum size of custom code that declares no bound, in bytes.
const OPAQUE_BYTES: u32 = 1 << 16;

/// The maximum size of a state that is too large for a plan, in bytes.
const BLOCK_BYTES: u32 = 1 << 20;

/// A table under construction.
#[derive(Debug)]
struct Table {
    spec: TableSpec,
    names: Vec<String>,
    words: u32,
    /// Which words may join the last group.
    open: Option<Open>,
    /// True if a row consists only of codes in wire order.
    is_flat: bool,
    /// The number that code 0 of its key stands for.
    first_key: i64,
}

/// The last group, and what a neighbour needs to join it.
#[derive(Clone, Debug, PartialEq)]
struct Open {
    kind: FieldKind,
    glue: Glue,
}

/// Why neighbours belong to one group: they usually change together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Glue {
    /// They do not.
    Alone,
    /// They are elements of one small array, or unnamed fields.
    Array,
    /// They are named like axes.
    Axis(u8),
}

/// The place of a value.
#[derive(Clone, Copy)]
struct Place<'a> {
    table: usize,
    when: Option<When>,
    glue: Glue,
    path: &'a str,
    /// The field of the record at this place that is the key of its row.
    key: Option<&'static str>,
    /// Lists here are one value each, because their elements are ordered or a condition refers to
    /// them.
    is_whole: bool,
}

#[derive(Debug, Default)]
struct Builder {
    nodes: Vec<Storage>,
    tables: Vec<Table>,
    /// Tables that are one value each.
    whole: Vec<u32>,
    /// A count may have more than 32 bits.
    is_long: bool,
}

impl<'a> Place<'a> {
    /// Returns the place at the start of a row.
    fn row(table: usize, path: &'a str) -> Self {
        Place { table, when: None, glue: Glue::Alone, path, key: None, is_whole: false }
    }

    /// Returns the same place, without neighbours.
    fn alone(self) -> Self {
        Place { glue: Glue::Alone, ..self }
    }
}

/// Builds the script of a schema. A type with more fields than a plan can have is one block of
/// bits.
pub(crate) fn script(schema: &Schema) -> Script {
    let block = Schema::opaque("state").at_most(BLOCK_BYTES * 8);
    let made = Builder::default().finish(schema);
    let mut script = made.or_else(|_| Builder::default().finish(&block)).unwrap_or_default();
    // Two descriptions with the same codes may give them different meanings.
    script.plan = script.plan.with_meaning(schema.hash());
    script
}

impl Builder {
    fn finish(mut self, schema: &Schema) -> Result<Script, PlanError> {
        self.table(Rows::Fixed { parent: 0, rows: 1 });
        let place = Place::row(0, "");
        let root = self.node(schema, place);
        let specs: Vec<_> = self.tables.iter().map(|table| table.spec.clone()).collect();
        let plan = Plan::new(&specs)?.with_whole(&self.whole);
        let keyed = |table: &Table| matches!(table.spec.rows, Rows::Keyed { .. });
        let strides: Vec<_> = self.tables.iter().map(|table| table.words).collect();
        let steps = if self.is_long { None } else { Steps::new(&self.nodes, root, &strides) };
        Ok(Script {
            root,
            steps,
            plan,
            strides,
            keyed: self.tables.iter().map(keyed).collect(),
            first_keys: self.tables.iter().map(|table| table.first_key).collect(),
            names: self.tables.into_iter().flat_map(|table| table.names).collect(),
            nodes: self.nodes,
        })
    }

    fn add(&mut self, node: Storage) -> u32 {
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    fn table(&mut self, rows: Rows) -> usize {
        self.tables.push(Table {
            spec: TableSpec { rows, groups: Vec::new() },
            names: Vec::new(),
            words: 0,
            open: None,
            is_flat: true,
            first_key: 0,
        });
        self.tables.len() - 1
    }

    /// Adds a word, to the last group if it belongs there.
    fn word(&mut self, kind: FieldKind, place: Place<'_>, name: &str) -> u32 {
        let Some(table) = self.tables.get_mut(place.table) else { return NONE };
        let joins = table.spec.groups.last().is_some_and(|group| {
            group.when == place.when
                && group.fields.len() < 4
                && table.open.as_ref().is_some_and(|open| open.takes(kind, place.glue))
        });
        match table.spec.groups.last_mut().filter(|_| joins) {
            Some(group) => group.fields.push(kind),
            None => {
                table.spec.groups.push(GroupSpec { fields: Vec::from([kind]), when: place.when });
            }
        }
        table.open = Some(Open { kind, glue: place.glue });
        table.names.push(String::from(name));
        let word = table.words;
        table.words += kind.words();
        word
    }

    /// Sets the number that code 0 of a table's key stands for.
    fn starts_at(&mut self, place: Place<'_>, first: i64) {
        if let Some(table) = self.tables.get_mut(place.table) {
            table.first_key = first;
        }
    }

    fn not_flat(&mut self, place: Place<'_>) {
        if let Some(table) = self.tables.get_mut(place.table) {
            table.is_flat = false;
        }
    }

    fn node(&mut self, schema: &Schema, place: Place<'_>) -> u32 {
        match *schema {
            Schema::Value { shape, .. } | Schema::Without { shape, .. } => {
                self.value(&shape, place)
            }
            Schema::Relative { .. } => {
                let word = self.word(FieldKind::Int { last: u32::MAX }, place, place.path);
                self.add(Storage::Value { word, form: Form::One })
            }
            Schema::ByteList { max, min: 0, .. } => self.bytes(max, place),
            Schema::Option { of, .. } => self.flagged(of, 1, place),
            Schema::DefaultBit { of, .. } => self.flagged(of, 0, place),
            // Only fields have conditions, and those are handled in their record.
            Schema::If { of, .. } => self.node(of, place),
            Schema::Array { of, count, .. } => self.array(of, count, place),
            Schema::List { of, max, min: 0, .. } => self.list(of, max, None, place),
            Schema::Set { of, max, .. } => {
                self.list(of, max, None, Place { is_whole: true, ..place })
            }
            Schema::Map { key, value, max, .. } => self.map(key, value, max, place),
            Schema::Wrapping { bits: bits @ 1..=32, .. } => {
                let last = u32::MAX >> (32 - bits);
                let word = self.word(FieldKind::Wrapping { last }, place, place.path);
                self.add(Storage::Value { word, form: Form::One })
            }
            Schema::Wrapping { bits, .. } => self.number(u128::MAX >> (128 - bits.min(128)), place),
            // States have every place, and a flag in each.
            Schema::Subset { of, places, is_counted: false, .. } => {
                self.array(&Schema::option(of), places, place)
            }
            Schema::Subset { of, places, .. } => {
                self.list(&Schema::option(of), places, None, place)
            }
            Schema::Struct { fields, .. } => self.record(fields, place),
            Schema::Enum { variants, .. } => {
                self.not_flat(place);
                let word = self.tag(variants.len(), place);
                let mut of = Vec::new();
                for (code, variant) in (0..).zip(variants) {
                    let when = if word == NONE { place.when } else { Some(When { word, code }) };
                    let path = match place.path {
                        path if word == NONE => String::from(path),
                        "" => String::from(variant.name),
                        path => format!("{path}.{}", variant.name),
                    };
                    let place = Place { when, key: None, path: &path, ..place };
                    of.push(self.record(variant.fields, place));
                }
                self.add(Storage::Variants { word, of })
            }
            Schema::Opaque { max_bits, .. } => {
                let most = max_bits.map_or(OPAQUE_BYTES, |bits| bits.div_ceil(8));
                self.opaque(most, place)
            }
            // Types that contain themselves, and schemas added by later versions, are stored as
            // bits.
            _ => self.opaque(OPAQUE_BYTES, place),
        }
    }

    fn value(&mut self, shape: &Shape<'static>, place: Place<'_>) -> u32 {
        let name = place.path;
        let kind = match *shape {
            Shape::Padding => return self.add(Storage::Nothing),
            Shape::Check { name, .. } => {
                self.not_flat(place);
                let code = check_bits(name);
                return self.add(if CHECKS_ENABLED {
                    Storage::Check { code }
                } else {
                    Storage::Nothing
                });
            }
            Shape::String { max, min: 0, .. } => return self.bytes(max, place),
            Shape::WideString { max, min: 0, .. } => {
                let (word, table) = self.rows_of(max, FieldKind::Int { last: u32::MAX }, place);
                return self.add(Storage::Units { word, table });
            }
            // Strings with a minimum length are stored as bits.
            Shape::String { .. } | Shape::WideString { .. } => {
                let bytes = size(shape).1.div_ceil(8);
                return self.opaque(u32::try_from(bytes).unwrap_or(OPAQUE_BYTES), place);
            }
            Shape::Bytes { count, .. } => return self.fixed_bytes(count, place),
            Shape::Bool | Shape::Present | Shape::IsDefault => FieldKind::FLAG,
            Shape::F32 => FieldKind::Float,
            Shape::SmallestThree { bits: bits @ 3..=20, .. } => {
                let word = self.word(FieldKind::Rotation { bits }, place, name);
                let form = Form::of_shape(shape, 2 + 3 * bits);
                return self.add(Storage::Value { word, form });
            }
            Shape::UnitVector { bits, .. } => {
                let kind = FieldKind::Int { last: (1 << bits.min(31)) - 2 };
                let place = Place { glue: Glue::Array, ..place };
                self.close(place);
                let word = self.word(kind, place, &format!("{name}.u"));
                self.word(kind, place, &format!("{name}.v"));
                self.close(place);
                return self.add(Storage::Value { word, form: Form::Split(bits) });
            }
            ref shape => match (shape.turn_bits(), last_of(shape)) {
                (Some(bits @ 1..=32), _) => FieldKind::Wrapping { last: u32::MAX >> (32 - bits) },
                (_, Some(last)) => return self.number(last, place),
                (_, None) => return self.opaque(64, place),
            },
        };
        let word = self.word(kind, place, name);
        self.add(Storage::Value { word, form: Form::One })
    }

    /// Adds a number in `0..=last`, with as many words as it needs.
    fn number(&mut self, last: u128, place: Place<'_>) -> u32 {
        let form = Form::of_bits(u128::BITS - last.leading_zeros());
        let name = place.path;
        let int = |last: u128| FieldKind::Int { last: u32::try_from(last).unwrap_or(u32::MAX) };
        let word = match form {
            Form::Zero => NONE,
            Form::Two => {
                self.close(place);
                let place = Place { glue: Glue::Array, ..place };
                let word = self.word(int(last >> 32), place, &format!("{name}.high"));
                self.word(FieldKind::Int { last: u32::MAX }, place, name);
                self.close(place);
                word
            }
            Form::Four => {
                self.close(place);
                let place = Place { glue: Glue::Array, ..place };
                let word = self.word(int(last >> 96), place, &format!("{name}.high"));
                for _ in 0..3 {
                    self.word(FieldKind::Int { last: u32::MAX }, place, name);
                }
                self.close(place);
                word
            }
            _ => self.word(int(last), place, name),
        };
        self.add(Storage::Value { word, form })
    }

    /// Prevents other words from joining the last group.
    fn close(&mut self, place: Place<'_>) {
        if let Some(table) = self.tables.get_mut(place.table) {
            table.open = None;
        }
    }

    fn tag(&mut self, variants: usize, place: Place<'_>) -> u32 {
        let place = place.alone();
        match variants {
            0 | 1 => NONE,
            2..=64 => self.word(FieldKind::Symbol { last: variants as u32 - 1 }, place, place.path),
            _ => self.word(FieldKind::Int { last: variants as u32 - 1 }, place, place.path),
        }
    }

    fn flagged(&mut self, of: &Schema, is: u32, place: Place<'_>) -> u32 {
        self.not_flat(place);
        let place = place.alone();
        let word = self.word(FieldKind::FLAG, place, &format!("{}?", place.path));
        let when = Some(When { word, code: is });
        let of = self.node(of, Place { when, key: None, ..place });
        self.add(Storage::Flagged { word, is, of })
    }

    fn record(&mut self, fields: &[Field], place: Place<'_>) -> u32 {
        self.close(place);
        let mut entries = Vec::new();
        let watched = watched(fields);
        for (field, is_watched) in fields.iter().zip(watched) {
            let path = match (place.path, field.name) {
                (path, "") => String::from(path),
                ("", name) => String::from(name),
                (path, name) => format!("{path}.{name}"),
            };
            let glue = glue_of(field.name);
            let is_whole = place.is_whole || is_watched;
            let mut inside = Place { glue, path: &path, key: None, is_whole, ..place };
            let mut schema = field.schema;
            let mut flag = NONE;
            if let Schema::If { of, .. } = *schema {
                self.not_flat(place);
                flag = self.word(FieldKind::FLAG, inside.alone(), &format!("{path}?"));
                inside.when = Some(When { word: flag, code: 1 });
                schema = of;
            }
            let node = match (schema, field.key) {
                _ if place.key == Some(field.declared_name()) => {
                    if !entries.is_empty() {
                        self.not_flat(place);
                    }
                    self.add(Storage::Value { word: 0, form: Form::One })
                }
                (&Schema::List { of, max, min: 0, .. }, Some(key)) => {
                    self.list(of, max, Some(key), inside)
                }
                _ => self.node(schema, inside),
            };
            entries.push(Entry { name: field.name, node, flag });
        }
        self.close(place);
        self.add(Storage::Record { entries })
    }

    fn array(&mut self, of: &Schema, count: usize, place: Place<'_>) -> u32 {
        let is_small = words_of(of).is_some_and(|words| {
            words.checked_mul(count as u64).is_some_and(|words| words <= INLINE_WORDS)
        });
        if is_small || count == 0 {
            self.close(place);
            let mut nodes = Vec::new();
            for index in 0..count {
                let path = format!("{}[{index}]", place.path);
                let glue = if count <= 4 { Glue::Array } else { Glue::Alone };
                nodes.push(self.node(of, Place { glue, path: &path, key: None, ..place }));
            }
            self.close(place);
            return self.add(Storage::Inline { of: nodes });
        }
        self.not_flat(place);
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        let (word, rows) = self.fixed_rows(count, place);
        let table = self.table(rows);
        self.elements(word, Count::Always(count), table, place, |builder, inside| {
            builder.node(of, inside)
        })
    }

    /// Adds a fixed number of rows. Their number is on the tape only if they may be absent.
    fn fixed_rows(&mut self, count: u32, place: Place<'_>) -> (u32, Rows) {
        let parent = place.table as u32;
        if place.when.is_none() {
            return (NONE, Rows::Fixed { parent, rows: count });
        }
        let word =
            self.word(FieldKind::Int { last: count }, place.alone(), &format!("{}#", place.path));
        (word, Rows::Counted { parent, word })
    }

    fn list(
        &mut self,
        of: &Schema,
        max: usize,
        key: Option<&'static str>,
        place: Place<'_>,
    ) -> u32 {
        // Only lists of the whole state are paired by key.
        let key = key.filter(|_| place.table == 0 && place.when.is_none());
        let last = key.and_then(|key| last_key(of, key));
        let path = format!("{}[].{}", place.path, key.unwrap_or_default());
        // A key with a single value takes no words. Its element is named by index, from that value.
        let first = key.and_then(|key| key_of(of, key)).map_or(0, first_number);
        let key = key.filter(|_| last.is_some());
        self.rows(max, last, &path, place, |builder, inside| {
            builder.starts_at(inside, first);
            builder.node(of, Place { key, ..inside })
        })
    }

    fn map(&mut self, key: &Schema, value: &Schema, max: usize, place: Place<'_>) -> u32 {
        let is_whole = place.table == 0 && place.when.is_none();
        let last = if is_whole { last_number(key) } else { None };
        let path = format!("{}[].key", place.path);
        let place = Place { is_whole: place.is_whole || last.is_none(), ..place };
        self.rows(max, last, &path, place, |builder, inside| {
            builder.starts_at(inside, first_number(key));
            let node = match last {
                Some(_) => builder.add(Storage::Value { word: 0, form: Form::One }),
                None => builder.node(key, Place { path: &path, ..inside }),
            };
            let first = Entry { name: "key", node, flag: NONE };
            let path = format!("{}.value", inside.path);
            let node = builder.node(value, Place { path: &path, ..inside });
            let entries = Vec::from([first, Entry { name: "value", node, flag: NONE }]);
            builder.add(Storage::Record { entries })
        })
    }

    /// Adds a counted number of rows, paired by a key of at most `last`, if there is one.
    fn rows(
        &mut self,
        max: usize,
        last: Option<u32>,
        key: &str,
        place: Place<'_>,
        each: impl FnOnce(&mut Self, Place<'_>) -> u32,
    ) -> u32 {
        self.not_flat(place);
        self.is_long |= u32::try_from(max).is_err();
        let most = u32::try_from(max).unwrap_or(u32::MAX);
        if most == 0 {
            let of = self.add(Storage::Nothing);
            let count = Count::Counted;
            return self.add(Storage::Rows { word: NONE, count, table: NONE, of, is_flat: false });
        }
        if let Some(last) = last {
            let table = self.table(Rows::Keyed { most });
            let inside = Place::row(table, key);
            self.word(FieldKind::Int { last }, inside, key);
            self.close(inside);
            return self.elements(NONE, Count::Keyed, table, place, each);
        }
        let name = format!("{}#", place.path);
        let word = self.word(FieldKind::Int { last: most }, place.alone(), &name);
        let parent = place.table as u32;
        let table = self.table(Rows::Counted { parent, word });
        self.elements(word, Count::Counted, table, place, each)
    }

    /// Adds the elements of rows. Elements without words have no table.
    fn elements(
        &mut self,
        word: u32,
        count: Count,
        table: usize,
        place: Place<'_>,
        each: impl FnOnce(&mut Self, Place<'_>) -> u32,
    ) -> u32 {
        let path = format!("{}[]", place.path);
        let inside = Place::row(table, &path);
        if place.is_whole {
            self.whole.push(table as u32);
        }
        let of = each(self, inside);
        let has_tables = self.tables.len() > table + 1;
        let is_empty = self.tables.get(table).is_some_and(|table| table.words == 0);
        if is_empty && has_tables {
            // A row that owns other rows has at least one word, which may be a dummy.
            self.word(FieldKind::FLAG, inside, &path);
            self.not_flat(inside);
        } else if is_empty {
            self.tables.truncate(table);
            return self.add(Storage::Rows { word, count, table: NONE, of, is_flat: false });
        }
        let is_flat = self.tables.get(table).is_some_and(|table| table.is_flat);
        self.add(Storage::Rows { word, count, table: table as u32, of, is_flat })
    }

    /// Adds a count, and rows of one word.
    fn rows_of(&mut self, max: usize, kind: FieldKind, place: Place<'_>) -> (u32, u32) {
        self.not_flat(place);
        self.is_long |= u32::try_from(max).is_err();
        let last = u32::try_from(max).unwrap_or(u32::MAX);
        if last == 0 {
            return (NONE, NONE);
        }
        let word = self.word(FieldKind::Int { last }, place.alone(), &format!("{}#", place.path));
        let table = self.table(Rows::Counted { parent: place.table as u32, word });
        let path = format!("{}[]", place.path);
        self.word(kind, Place::row(table, &path), &path);
        self.whole.push(table as u32);
        (word, table as u32)
    }

    fn bytes(&mut self, max: usize, place: Place<'_>) -> u32 {
        let (word, table) = self.rows_of(max, FieldKind::Byte, place);
        self.add(Storage::Bytes { word, count: Count::Counted, table })
    }

    fn fixed_bytes(&mut self, count: usize, place: Place<'_>) -> u32 {
        self.not_flat(place);
        let count = u32::try_from(count).unwrap_or(u32::MAX);
        if count == 0 {
            return self.add(Storage::Bytes { word: NONE, count: Count::Always(0), table: NONE });
        }
        let (word, rows) = self.fixed_rows(count, place);
        let table = self.table(rows);
        let path = format!("{}[]", place.path);
        self.word(FieldKind::Byte, Place::row(table, &path), &path);
        self.add(Storage::Bytes { word, count: Count::Always(count), table: table as u32 })
    }

    fn opaque(&mut self, most: u32, place: Place<'_>) -> u32 {
        let (word, table) = self.rows_of(most as usize, FieldKind::Byte, place);
        self.add(Storage::Opaque { word, table })
    }
}

impl Open {
    fn takes(&self, kind: FieldKind, glue: Glue) -> bool {
        let is_number = |kind| {
            matches!(kind, FieldKind::Int { .. } | FieldKind::Wrapping { .. } | FieldKind::Float)
        };
        match (self.glue, glue) {
            (Glue::Array, Glue::Array) => is_number(kind) && is_number(self.kind),
            (Glue::Axis(one), Glue::Axis(next)) => {
                next == one + 1 && is_number(kind) && is_number(self.kind)
            }
            _ => false,
        }
    }
}

/// Returns how a field's name relates it to its neighbours.
fn glue_of(name: &str) -> Glue {
    match name.as_bytes() {
        [axis @ b'w'..=b'z'] => Glue::Axis(if *axis == b'w' { b'z' + 1 } else { *axis }),
        [b'0'..=b'9'] => Glue::Array,
        _ => Glue::Alone,
    }
}

#[cfg(test)]
mod tests {
    use tightwire::{Number, Schema, Shape};

    use super::script;

    /// A script is compiled from the schema and does not replace it: what the codes mean is in the
    /// schema alone.
    #[test]
    fn types_with_different_descriptions_can_have_the_same_nodes() {
        let percent =
            Schema::value(Shape::Int { min: Number::Unsigned(0), max: Number::Unsigned(100) });
        let share = Schema::value(Shape::Compressed { min: 0.0, max: 1.0, resolution: 0.01 });
        assert_ne!(percent.hash(), share.hash());
        let [percent, share] = [script(&percent), script(&share)];
        assert_eq!(percent.nodes, share.nodes);
        assert_eq!(percent.plan.hash(), share.plan.hash());
        assert_ne!(percent.plan.identity(), share.plan.identity());
    }
}
