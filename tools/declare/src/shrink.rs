//! Smaller declarations that break a law, too.

use std::io::Result;

use crate::batch::Project;
use crate::model::{Body, Coding, Decl, Field, Ty, World};
use crate::twin::Condition;

/// The number of smaller types that are compiled together.
const MOST: usize = 40;

/// Takes away fields and attributes as long as a law is still broken.
pub fn shrink(project: &Project, mut world: World, rounds: u64) -> Result<(World, String)> {
    let mut report = String::from("no law is broken");
    let first = project.run(std::slice::from_ref(&world), 0, 0, rounds)?;
    if let Some((_, text)) = first.broken.into_iter().next() {
        report = text;
    }
    'smaller: loop {
        let all = smaller(&world);
        for some in all.chunks(MOST) {
            // If one type does not compile, its whole batch fails. Then each type is tried alone.
            let outcome = project.run(some, 0, 0, rounds);
            let broken = match outcome {
                Ok(outcome) => outcome.broken,
                Err(_) => some
                    .iter()
                    .zip(0..)
                    .filter_map(|(one, number)| {
                        project.run(std::slice::from_ref(one), 0, number, rounds).ok()
                    })
                    .find(|outcome| !outcome.broken.is_empty())
                    .map(|outcome| outcome.broken)
                    .unwrap_or_default(),
            };
            if let Some((number, text)) = broken.into_iter().next() {
                (world, report) = (some[number as usize].clone(), text);
                continue 'smaller;
            }
        }
        return Ok((world, report));
    }
}

/// Everything that is one step smaller, the largest steps first.
pub fn smaller(world: &World) -> Vec<World> {
    let mut all = Vec::new();
    let used = world.used();
    for number in (0..world.decls.len()).filter(|number| used[*number]) {
        let records = world.decls[number].records().len();
        for record in 0..records {
            let fields = world.decls[number].records()[record].fields.len();
            for field in 0..fields {
                all.extend(without(world, number, record, field));
            }
        }
    }
    for number in (0..world.decls.len()).filter(|number| used[*number]) {
        for record in 0..world.decls[number].records().len() {
            for field in 0..world.decls[number].records()[record].fields.len() {
                all.extend(simpler(world, number, record, field));
            }
        }
    }
    all
}

fn fields(world: &mut World, decl: usize, record: usize) -> &mut Vec<Field> {
    match &mut world.decls[decl].body {
        Body::Struct(record) => &mut record.fields,
        Body::Enum(records) => &mut records[record].fields,
    }
}

fn is_open(ty: &Ty) -> bool {
    match ty {
        Ty::Param(_) | Ty::Array(_, _, true) => true,
        Ty::Option(of)
        | Ty::Array(of, _, _)
        | Ty::Pointer(_, of)
        | Ty::Vec(of)
        | Ty::Home(_, of)
        | Ty::Set(_, of) => is_open(of),
        Ty::Map(_, key, value) => is_open(key) || is_open(value),
        Ty::Tuple(parts) | Ty::Named(_, parts) => parts.iter().any(is_open),
        _ => false,
    }
}

/// Returns whether a condition looks into a type, at one of its fields.
fn is_looked_into(world: &World, decl: usize) -> bool {
    world.decls.iter().flat_map(Decl::records).any(|record| {
        let mut paths = Vec::new();
        record
            .fields
            .iter()
            .filter_map(|field| field.when.as_ref())
            .for_each(|when| gather(when, &mut paths));
        paths.iter().any(|path| {
            path.len() > 1
                && matches!(record.fields[path[0]].ty, Ty::Named(number, _) if number == decl)
        })
    })
}

/// Without a field, and without what looks at it. What uses a parameter stays.
fn without(world: &World, decl: usize, record: usize, at: usize) -> Option<World> {
    if is_looked_into(world, decl) {
        return None;
    }
    let mut world = world.clone();
    let list = fields(&mut world, decl, record);
    if is_open(&list[at].ty) {
        return None;
    }
    list.remove(at);
    for field in list.iter_mut() {
        if let Coding::Relative(to) | Coding::Wrapping(to) = &mut field.coding {
            if *to == at {
                field.coding = Coding::Plain;
            } else if *to > at {
                *to -= 1;
            }
        }
        if let Coding::Exactly(length, _) = &mut field.coding {
            let mut fields = length.fields_mut();
            // What counts from it has a length of its own.
            if fields.iter().any(|field| **field == at) {
                field.coding = Coding::Plain;
            } else {
                for field in &mut fields {
                    **field -= usize::from(**field > at);
                }
            }
        }
        if field.when.as_mut().is_some_and(|when| !moved(when, at)) {
            field.when = None;
            field.default = None;
        }
    }
    for (index, field) in
        list.iter_mut().enumerate().filter(|(_, field)| field.name.starts_with("field_"))
    {
        field.name = format!("field_{index}");
    }
    Some(world)
}

/// Returns whether a condition can do without field `at`; those after it are renumbered.
fn moved(condition: &mut Condition, at: usize) -> bool {
    match condition {
        Condition::Not(of) => moved(of, at),
        Condition::And(a, b) | Condition::Or(a, b) => moved(a, at) && moved(b, at),
        Condition::True(path)
        | Condition::Equal(path, _)
        | Condition::Above(path, _)
        | Condition::Calculated(path, ..)
        | Condition::Some(path)
        | Condition::SomeAbove(path, _)
        | Condition::Longer(path, _)
        | Condition::Variant(path, _) => {
            let is_kept = path[0] != at;
            path[0] -= usize::from(path[0] > at);
            is_kept
        }
    }
}

/// The paths in a condition.
fn gather<'a>(condition: &'a Condition, paths: &mut Vec<&'a [usize]>) {
    match condition {
        Condition::Not(of) => gather(of, paths),
        Condition::And(a, b) | Condition::Or(a, b) => {
            gather(a, paths);
            gather(b, paths);
        }
        Condition::True(path)
        | Condition::Equal(path, _)
        | Condition::Above(path, _)
        | Condition::Calculated(path, ..)
        | Condition::Some(path)
        | Condition::SomeAbove(path, _)
        | Condition::Longer(path, _)
        | Condition::Variant(path, _) => paths.push(path),
    }
}

/// Returns the type with one attribute removed from a field.
fn simpler(world: &World, decl: usize, record: usize, at: usize) -> Vec<World> {
    let changes: [fn(&mut Field) -> bool; 6] = [
        |field| std::mem::take(&mut field.align),
        |field| field.check.take().is_some(),
        |field| std::mem::take(&mut field.default_bit),
        |field| field.default.take().is_some(),
        |field| {
            field.default = None;
            field.when.take().is_some()
        },
        |field| match field.when.take() {
            Some(Condition::And(a, _) | Condition::Or(a, _) | Condition::Not(a)) => {
                field.when = Some(*a);
                true
            }
            when => {
                field.when = when;
                false
            }
        },
    ];
    let mut all = Vec::new();
    for change in changes {
        let mut world = world.clone();
        if change(&mut fields(&mut world, decl, record)[at]) {
            all.push(world);
        }
    }
    all
}
