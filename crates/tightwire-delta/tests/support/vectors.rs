//! Plans, tapes and packets as JSON.
#![allow(dead_code, reason = "each test uses a part")]
#![allow(clippy::panic, reason = "a file of vectors is good or the test fails")]

use std::fmt::Write;

use serde_json::{Value, json};
use tightwire_delta::{FieldKind, GroupSpec, Plan, Rows, TableSpec, Tape};

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").unwrap();
        text
    })
}

pub(crate) fn unhex(text: &str) -> Vec<u8> {
    (0..text.len() / 2)
        .map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap())
        .collect()
}

pub(crate) fn number(value: &Value) -> u32 {
    value.as_u64().unwrap().try_into().unwrap()
}

pub(crate) fn kind(value: &Value) -> FieldKind {
    let parameter = number(&value[1]);
    match value[0].as_str().unwrap() {
        "int" => FieldKind::Int { last: parameter },
        "wrapping" => FieldKind::Wrapping { last: parameter },
        "symbol" => FieldKind::Symbol { last: parameter },
        "byte" => FieldKind::Byte,
        "rotation" => FieldKind::Rotation { bits: parameter },
        "float" => FieldKind::Float,
        other => panic!("no kind is called {other}"),
    }
}

pub(crate) fn tables(value: &Value) -> Vec<TableSpec> {
    let group = |group: &Value| {
        let fields: Vec<FieldKind> = group["fields"].as_array().unwrap().iter().map(kind).collect();
        let spec = GroupSpec::new(&fields);
        match group["when"].as_array() {
            Some(when) => spec.when(number(&when[0]), number(&when[1])),
            None => spec,
        }
    };
    let table = |table: &Value| TableSpec {
        rows: match table["rows"][0].as_str().unwrap() {
            "fixed" => {
                Rows::Fixed { parent: number(&table["rows"][1]), rows: number(&table["rows"][2]) }
            }
            "counted" => {
                Rows::Counted { parent: number(&table["rows"][1]), word: number(&table["rows"][2]) }
            }
            _ => Rows::Keyed { most: number(&table["rows"][1]) },
        },
        groups: table["groups"].as_array().unwrap().iter().map(group).collect(),
    };
    value.as_array().unwrap().iter().map(table).collect()
}

pub(crate) fn tape_of(plan: &Plan, value: &Value) -> Tape {
    let mut tape = Tape::new(plan);
    for (index, words) in value.as_array().unwrap().iter().enumerate() {
        let words: Vec<u32> = words.as_array().unwrap().iter().map(number).collect();
        if plan.stride(index) > 0 {
            tape.set_rows(plan, index, words.len() / plan.stride(index));
            tape.words_mut(index).copy_from_slice(&words);
        }
    }
    tape
}

pub(crate) fn kind_value(kind: FieldKind) -> Value {
    match kind {
        FieldKind::Int { last } => json!(["int", last]),
        FieldKind::Wrapping { last } => json!(["wrapping", last]),
        FieldKind::Symbol { last } => json!(["symbol", last]),
        FieldKind::Byte => json!(["byte", 0]),
        FieldKind::Rotation { bits } => json!(["rotation", bits]),
        _ => json!(["float", 0]),
    }
}

pub(crate) fn tables_value(tables: &[TableSpec]) -> Value {
    let group = |group: &GroupSpec| {
        let fields: Vec<Value> = group.fields.iter().copied().map(kind_value).collect();
        json!({ "when": group.when.map(|when| [when.word, when.code]), "fields": fields })
    };
    let table = |table: &TableSpec| {
        let rows = match table.rows {
            Rows::Fixed { parent, rows } => json!(["fixed", parent, rows]),
            Rows::Counted { parent, word } => json!(["counted", parent, word]),
            Rows::Keyed { most } => json!(["keyed", most]),
        };
        json!({ "rows": rows, "groups": table.groups.iter().map(group).collect::<Vec<_>>() })
    };
    tables.iter().map(table).collect()
}

pub(crate) fn tape_value(tape: &Tape, tables: usize) -> Value {
    (0..tables).map(|index| json!(tape.words(index))).collect()
}
