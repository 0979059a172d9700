//! Determines which kinds have an order, for the elements of sets and the keys of maps.

use std::collections::BTreeSet;

use crate::Unknown;
use crate::model::{Body, Kind, Model, Record, Type};

/// Rejects a kind without an order.
pub(crate) fn need(kind: &Kind, types: &[Type]) -> Result<(), Unknown> {
    if is_ordered(kind, types) {
        return Ok(());
    }
    Err(Unknown::new("the order of its elements is not known here"))
}

fn is_ordered(kind: &Kind, types: &[Type]) -> bool {
    let all = |record: &Record| {
        record.members().all(|member| {
            // The reader's value of an absent field affects the order.
            is_ordered(&member.kind, types) && (member.when.is_none() || member.absent.is_some())
        })
    };
    match kind {
        Kind::Bool
        | Kind::Int(_)
        | Kind::F32 { .. }
        | Kind::F64 { .. }
        | Kind::Char
        | Kind::Bytes { .. }
        | Kind::Text { .. }
        | Kind::ByteList { .. }
        | Kind::Relative { .. }
        | Kind::Wrapping { .. } => true,
        Kind::Option(of) | Kind::Array(of, _) | Kind::List { of, .. } | Kind::Set { of, .. } => {
            is_ordered(of, types)
        }
        Kind::Type(index) => match types.get(*index).map(|one| &one.body) {
            Some(Body::Record(record)) => all(record),
            Some(Body::Enum { variants, .. }) => variants.iter().all(|(_, record)| all(record)),
            None => false,
        },
        _ => false,
    }
}

/// Returns the types that need an order, by their indices in the list.
pub(crate) fn types_in_order(model: &Model) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let records = model.types.iter().flat_map(|one| match &one.body {
        Body::Record(record) => vec![record],
        Body::Enum { variants, .. } => variants.iter().map(|(_, record)| record).collect(),
    });
    for member in records.flat_map(Record::members) {
        search(&member.kind, false, model, &mut found);
    }
    for packet in &model.packets {
        search(&packet.kind, false, model, &mut found);
    }
    found
}

fn search(kind: &Kind, is_key: bool, model: &Model, found: &mut BTreeSet<usize>) {
    match kind {
        Kind::Set { of, .. } => search(of, true, model, found),
        Kind::Map { key, value, .. } => {
            search(key, true, model, found);
            search(value, is_key, model, found);
        }
        Kind::Option(of)
        | Kind::Array(of, _)
        | Kind::DefaultBit(of, _)
        | Kind::List { of, .. }
        | Kind::Exactly { of, .. }
        | Kind::Subset { of, .. } => search(of, is_key, model, found),
        Kind::Type(index) if is_key && found.insert(*index) => {
            let Some(one) = model.types.get(*index) else { return };
            let records = match &one.body {
                Body::Record(record) => vec![record],
                Body::Enum { variants, .. } => variants.iter().map(|(_, record)| record).collect(),
            };
            for member in records.into_iter().flat_map(Record::members) {
                search(&member.kind, true, model, found);
            }
        }
        _ => {}
    }
}

/// Returns whether the model contains a subset.
pub(crate) fn has_subsets(model: &Model) -> bool {
    fn is_subset(kind: &Kind) -> bool {
        match kind {
            Kind::Subset { .. } => true,
            Kind::Option(of)
            | Kind::Array(of, _)
            | Kind::DefaultBit(of, _)
            | Kind::List { of, .. }
            | Kind::Exactly { of, .. }
            | Kind::Set { of, .. } => is_subset(of),
            Kind::Map { key, value, .. } => is_subset(key) || is_subset(value),
            _ => false,
        }
    }
    let is_in = |record: &Record| record.members().any(|member| is_subset(&member.kind));
    model.packets.iter().any(|packet| is_subset(&packet.kind))
        || model.types.iter().any(|one| match &one.body {
            Body::Record(record) => is_in(record),
            Body::Enum { variants, .. } => variants.iter().any(|(_, record)| is_in(record)),
        })
}
