//! Determines which schemas have an order, for the elements of sets and the keys of maps.

use std::collections::BTreeSet;

use tightwire::Shape;
use tightwire::schema::Hole;
use tightwire_schema::model::{At, SchemaKind};

use crate::Unknown;
use crate::model::{Model, Record, Type, range};

/// Rejects a schema without an order.
pub(crate) fn need(model: &Model<'_>, at: At) -> Result<(), Unknown> {
    if is_ordered(model, at) {
        return Ok(());
    }
    Err(Unknown::new("the order of its elements is not supported"))
}

fn is_ordered(model: &Model<'_>, at: At) -> bool {
    match *model.kind(at) {
        SchemaKind::Value { hole: Some(Hole::Surrogates), .. }
        | SchemaKind::ByteList { .. }
        | SchemaKind::Relative { .. }
        | SchemaKind::Wrapping { .. } => true,
        SchemaKind::Value { shape, hole } => {
            let is_plain = matches!(
                shape,
                Shape::Bool | Shape::F32 | Shape::F64 | Shape::Bytes { .. } | Shape::String { .. }
            );
            is_plain || range(&shape, hole).is_some()
        }
        SchemaKind::Option { of }
        | SchemaKind::Array { of, .. }
        | SchemaKind::List { of, .. }
        | SchemaKind::Set { of, .. } => is_ordered(model, of),
        SchemaKind::Type(index) => model.type_at(index).is_some_and(|one| {
            let mut members = one.records().flat_map(Record::members);
            // The reader's value of an absent field affects the order.
            members.all(|member| {
                is_ordered(model, member.at) && (member.when.is_none() || member.absent.is_some())
            })
        }),
        _ => false,
    }
}

/// Returns the types that need an order, by their places in the list.
pub(crate) fn types_in_order(model: &Model<'_>) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    for at in schemas(model) {
        search(at, false, model, &mut found);
    }
    found
}

/// Returns the schemas of all fields and packets.
fn schemas<'m>(model: &'m Model<'_>) -> impl Iterator<Item = At> + 'm {
    let records = model.types.iter().flat_map(Type::records);
    let fields = records.flat_map(Record::members).map(|member| member.at);
    fields.chain(model.packets.iter().map(|packet| packet.at))
}

fn search(at: At, is_key: bool, model: &Model<'_>, found: &mut BTreeSet<usize>) {
    match model.kind(at) {
        SchemaKind::Set { of, .. } => search(*of, true, model, found),
        SchemaKind::Map { pair: [key, value], .. } => {
            search(*key, true, model, found);
            search(*value, is_key, model, found);
        }
        SchemaKind::Type(index) if is_key && found.insert(model.place(*index)) => {
            let Some(one) = model.type_at(*index) else { return };
            for member in one.records().flat_map(Record::members) {
                search(member.at, true, model, found);
            }
        }
        kind => kind.parts().iter().for_each(|part| search(*part, is_key, model, found)),
    }
}

/// Returns whether the model contains a subset.
pub(crate) fn has_subsets(model: &Model<'_>) -> bool {
    fn is_subset(model: &Model<'_>, at: At) -> bool {
        let kind = model.kind(at);
        matches!(kind, SchemaKind::Subset { .. })
            || kind.parts().iter().any(|part| is_subset(model, *part))
    }
    schemas(model).any(|at| is_subset(model, at))
}
