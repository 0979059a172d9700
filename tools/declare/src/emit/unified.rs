//! One function for both directions, and `unified!`.

use std::fmt::Write;

use super::attributes::length_source;
use super::{condition_source, literal, member};
use crate::model::{Coding, Decl, Field, Record, Ty, default_of, twin_of_decl, type_source};

pub(super) fn implementation(decls: &[Decl], decl: &Decl, is_bounded: bool, out: &mut String) {
    let name = &decl.name;
    let record = &decl.records()[0];
    let _ = writeln!(out, "impl {name} {{");
    let _ = writeln!(
        out,
        "    fn serialize<S: Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {{"
    );
    for at in 0..record.fields.len() {
        statement(decls, record, at, out);
    }
    let _ = writeln!(out, "        Ok(())\n    }}\n}}");
    let bound = if is_bounded {
        let number = decls.iter().position(|other| other.name == *name).unwrap_or(0);
        format!(", max_bits = {}", twin_of_decl(decls, number, &[]).most_bits())
    } else {
        String::new()
    };
    let mut held = Vec::new();
    record.fields.iter().for_each(|field| gather(decls, &field.ty, &mut held));
    let holds = match held.is_empty() {
        true => String::new(),
        false => format!(", holds = [{}]", held.join(", ")),
    };
    let _ = writeln!(out, "tightwire::unified!({name}, version = 2{bound}{holds});");
}

/// The declared types in a type.
fn gather(decls: &[Decl], ty: &Ty, held: &mut Vec<String>) {
    match ty {
        Ty::Named(..) => held.push(type_source(decls, ty)),
        Ty::Option(of) | Ty::Array(of, _, _) | Ty::Pointer(_, of) | Ty::Vec(of) => {
            gather(decls, of, held);
        }
        Ty::Tuple(parts) => parts.iter().for_each(|ty| gather(decls, ty, held)),
        _ => {}
    }
}

fn statement(decls: &[Decl], record: &Record, at: usize, out: &mut String) {
    let field = &record.fields[at];
    let place = format!("self.{}", member(record, at));
    let reset = match &field.default {
        Some(default) => format!("{place} = {};", literal(&field.ty, default)),
        None => format!("{place} = Default::default();"),
    };
    if field.align {
        let _ = writeln!(out, "        stream.align()?;");
    }
    let mut code = code_of_field(decls, record, field, &place);
    if field.default_bit {
        let ty = type_source(decls, &field.ty);
        code = format!(
            "let mut rests = {place} == <{ty}>::default(); stream.bool(&mut rests)?; \
             if rests {{ {place} = Default::default(); }} else {{ {code} }}"
        );
    }
    let code = match &field.when {
        _ if field.skip => reset,
        None => code,
        Some(condition) => {
            // In tuples, a condition names the fields by their numbers.
            let renamed: Vec<Field> = record
                .fields
                .iter()
                .enumerate()
                .map(|(at, field)| Field { name: member(record, at), ..field.clone() })
                .collect();
            let condition = condition_source(decls, condition, &renamed, "self.");
            format!("if {condition} {{ {code} }} else {{ {reset} }}")
        }
    };
    let _ = writeln!(out, "        {code}");
    if let Some(name) = &field.check {
        let _ = writeln!(out, "        stream.check({name:?})?;");
    }
}

fn code_of_field(decls: &[Decl], record: &Record, field: &Field, place: &str) -> String {
    match &field.coding {
        Coding::Relative(to) => {
            let previous = member(record, *to);
            format!("let previous = self.{previous}; stream.relative(&mut {place}, previous)?;")
        }
        Coding::Wrapping(from) => {
            let from = member(record, *from);
            format!("let from = self.{from}; stream.wrapping(&mut {place}, from)?;")
        }
        Coding::Exactly(length, inside) => {
            let Ty::Vec(of) = &field.ty else { panic!("elements of {:?}", field.ty) };
            let length =
                length_source(length, &|at| format!("(self.{} as i128)", member(record, at)));
            let most = field.max_len.unwrap_or(0);
            let each = call(decls, of, inside, (0, 0), "x");
            format!(
                "let length = usize::try_from({length}).unwrap_or(usize::MAX); stream.list_exactly(&mut {place}, length, {most}, |stream, x| {each})?;"
            )
        }
        Coding::Subset(strategy, inside) => {
            let Ty::Array(of, _, _) = &field.ty else { panic!("a subset of {:?}", field.ty) };
            let Ty::Option(of) = &**of else { panic!("a subset of {of:?}") };
            let each = call(decls, of, inside, (0, 0), "&mut one");
            let call = strategy.map_or("subset(".into(), |one| {
                format!("subset_as(tightwire::subset::Strategy::{one:?}, ")
            });
            format!(
                "stream.{call}&mut {place}, Option::is_some, |stream, slot| {{ \
                 let mut one = slot.take().unwrap_or_default(); {each}?; *slot = Some(one); Ok(()) }})?;"
            )
        }
        coding => {
            let lengths = field.lengths();
            format!("{}?;", call(decls, &field.ty, coding, lengths, &format!("&mut {place}")))
        }
    }
}

/// The call for a value at `place`, a mutable reference.
fn call(decls: &[Decl], ty: &Ty, coding: &Coding, lengths: (usize, usize), place: &str) -> String {
    let each = |of: &Ty| format!("|stream, x| {}", call(decls, of, coding, lengths, "x"));
    let len = match lengths {
        (0, most) => most.to_string(),
        (fewest, most) => format!("{fewest}..={most}"),
    };
    match (ty, coding) {
        (Ty::Array(..), Coding::Bytes) if is_bytes(ty) => format!("stream.bytes({place})"),
        (Ty::Array(of, 4, _), Coding::SmallestThree(bits)) if **of == Ty::F32 => {
            format!("stream.smallest_three({place}, {bits})")
        }
        (Ty::Array(of, 3, _), Coding::Direction(bits)) if **of == Ty::F32 => {
            format!("stream.unit_vector({place}, {bits})")
        }
        // A unified option starts from a default, which not every type has.
        (Ty::Option(of), Coding::Plain) if default_of(decls, of, &[]).is_none() => {
            format!("stream.object({place})")
        }
        (Ty::Option(of), _) => format!("stream.option({place}, {})", each(of)),
        (Ty::Array(of, _, _), _) => format!("stream.array({place}, {})", each(of)),
        (Ty::Vec(_), Coding::Bytes) => {
            format!("byte_list({place}, {}..={}, stream)", lengths.0, lengths.1)
        }
        (Ty::Vec(of), Coding::Ascending(inside)) => {
            let first = call(decls, of, inside, lengths, "x");
            format!("stream.ascending({place}, {len}, |stream, x| {first})")
        }
        (Ty::Vec(of), _) => format!("stream.list({place}, {len}, {})", each(of)),
        (Ty::Text, Coding::Wide) => format!("stream.wide_string({place}, {len})"),
        (Ty::Text, _) => format!("stream.string({place}, {len})"),
        (Ty::Int(_), Coding::Range(low, high)) => {
            format!("stream.int({place}, {}..={})", low.source(), high.source())
        }
        (Ty::Int(_), Coding::Bits(bits)) => format!("stream.bits({place}, {bits})"),
        (Ty::Int(_), Coding::Fixed(low, high, point)) => {
            format!("stream.fixed({place}, {low}..={high}, {point})")
        }
        (Ty::F32, Coding::Compressed(min, max, by)) => {
            format!("stream.compressed({place}, {min:?}..={max:?}, {by:?})")
        }
        (Ty::F32, Coding::Half) => format!("stream.half({place})"),
        (Ty::F32 | Ty::F64, Coding::Angle(bits)) => format!("stream.angle({place}, {bits})"),
        (Ty::Bool, _) => format!("stream.bool({place})"),
        (Ty::F32, _) => format!("stream.f32({place})"),
        _ => format!("stream.object({place})"),
    }
}

fn is_bytes(ty: &Ty) -> bool {
    matches!(ty, Ty::Array(of, _, _) if **of == Ty::Int(crate::value::Int::U8))
}
