//! Determines where derived code looks ahead, so that the interpreter rejects a truncated packet at
//! the same bit.

use std::collections::HashMap;

use tightwire::{Field, Schema, dynamic};

/// How a field is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// Separately.
    Alone,
    /// Together with its neighbours, in a run.
    InRun,
    /// As a flag that ends a run. If it announces a value, this many bits follow it.
    Flag(u32),
}

/// The check before a field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) how: How,
    /// The number of bits that must remain before it is read, or 0.
    pub(super) opens: u32,
    /// For a flag: the number of bits that must remain after the value it announces.
    pub(super) behind: u32,
}

/// The steps of each struct and variant of a schema.
#[derive(Debug, Default)]
pub(super) struct Plans {
    /// By the address of the fields in memory, and their number.
    of: HashMap<(usize, usize), Vec<Step>>,
}

impl Plans {
    pub(super) fn new(schema: &'static Schema) -> Self {
        let mut plans = Self::default();
        plans.add(schema);
        plans
    }

    /// Returns the steps of these fields. Fields without a step are read separately.
    pub(super) fn of(&self, fields: &[Field]) -> &[Step] {
        self.of.get(&place(fields)).map_or(&[], Vec::as_slice)
    }

    fn add(&mut self, schema: &'static Schema) {
        match *schema {
            Schema::Option { of, .. }
            | Schema::DefaultBit { of, .. }
            | Schema::If { of, .. }
            | Schema::Array { of, .. }
            | Schema::List { of, .. }
            | Schema::Exactly { of, .. }
            | Schema::Set { of, .. }
            | Schema::Subset { of, .. } => self.add(of),
            Schema::Map { key, value, .. } => {
                self.add(key);
                self.add(value);
            }
            Schema::Struct { fields, .. } => self.add_fields(fields),
            Schema::Enum { variants, .. } => {
                for variant in variants {
                    self.add_fields(variant.fields);
                }
            }
            _ => {}
        }
    }

    fn add_fields(&mut self, fields: &'static [Field]) {
        // Types that are used in several places are visited once.
        if fields.is_empty() || self.of.contains_key(&place(fields)) {
            return;
        }
        let steps = fields.iter().zip(dynamic::look_ahead(fields)).map(step);
        self.of.insert(place(fields), steps.collect());
        for field in fields {
            self.add(field.schema);
        }
    }
}

fn place(fields: &[Field]) -> (usize, usize) {
    (fields.as_ptr() as usize, fields.len())
}

fn step((field, (opens, behind)): (&Field, (u32, u32))) -> Step {
    let how = match *field.schema {
        Schema::If { .. } => How::Alone,
        ref schema => match (dynamic::bits_in_run(schema), dynamic::bits_behind_flag(schema)) {
            (Some(_), _) => How::InRun,
            (None, Some(bits)) => How::Flag(bits),
            (None, None) => How::Alone,
        },
    };
    Step { how, opens, behind }
}
