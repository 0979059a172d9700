//! The attributes of fields.

use super::{condition_source, literal};
use crate::model::{Codec, Coding, Decl, Field, Ty, With, capacity, type_source};
use crate::twin::Length;
use crate::value::{Int, Num};

/// What stands in `#[wire(..)]`.
pub(super) fn attributes(decls: &[Decl], field: &Field, fields: &[Field]) -> String {
    let mut all = Vec::new();
    if field.align {
        all.push("align".into());
    }
    if !field.skip {
        all.extend(coding_source(decls, field, &field.coding, fields));
    }
    if let Some(name) = &field.rename {
        all.push(format!("rename = {name:?}"));
    }
    // A list of fixed capacity may leave its bound to that.
    let is_full = |most: usize| capacity_in(&field.ty) == Some(most) && field.min_len.is_none();
    if let Some(most) = field.max_len.filter(|most| !field.skip && !is_full(*most)) {
        all.push(match field.min_len {
            // Two ways to say the same.
            Some(fewest) if fewest == most && fewest % 2 == 0 => format!("len = {most}"),
            Some(fewest) => format!("len = {fewest}..={most}"),
            None => format!("max_len = {most}"),
        });
    }
    if field.skip {
        all.push("skip".into());
    }
    if let Some(condition) = &field.when {
        all.push(format!("if = {}", condition_source(decls, condition, fields, "")));
    }
    if let Some(default) = &field.default {
        all.push(format!("default = {}", literal(&field.ty, default)));
    }
    if field.default_bit {
        all.push("default_bit".into());
    }
    if let Some(name) = &field.check {
        all.push(format!("check = {name:?}"));
    }
    all.join(", ")
}

/// The fixed capacity of the list or text in a type.
fn capacity_in(ty: &Ty) -> Option<usize> {
    match ty {
        Ty::Home(home, _) | Ty::TextHome(home) => capacity(home),
        Ty::Option(of) | Ty::Array(of, _, _) => capacity_in(of),
        _ => None,
    }
}

/// Returns the encoding of a field as attributes.
fn coding_source(decls: &[Decl], field: &Field, coding: &Coding, fields: &[Field]) -> Vec<String> {
    let mut all = Vec::new();
    match coding {
        Coding::Plain => {}
        Coding::Subset(_, inside) => {
            all.push("subset".into());
            all.extend(coding_source(decls, field, inside, fields));
        }
        Coding::Wide => all.push("wide".into()),
        Coding::Ascending(inside) => {
            all.push("relative".into());
            all.extend(coding_source(decls, field, inside, fields));
        }
        Coding::Exactly(length, inside) => {
            let length = length_source(length, &|at| fields[at].name.clone());
            all.push(format!("len = {length}"));
            all.extend(coding_source(decls, field, inside, fields));
        }
        Coding::Axes(axes) => all.push(axes_source(axes)),
        Coding::Entries(parts) => {
            let Ty::Map(_, key, value) = map_in(&field.ty) else { panic!("entries of {field:?}") };
            for (name, ty, (coding, most)) in
                [("keys", key, &parts[0]), ("values", value, &parts[1])]
            {
                let part = Field { ty: (**ty).clone(), ..field.clone() };
                let mut inside = coding_source(decls, &part, coding, fields);
                inside.extend(most.map(|most| format!("max_len = {most}")));
                if !inside.is_empty() {
                    all.push(format!("{name}({})", inside.join(", ")));
                }
            }
        }
        Coding::Range(low, high) if is_whole(&field.ty, *low, *high) => {
            let int = leaf(&field.ty).map_or("u8", Int::name);
            all.push(format!("range = {int}::MIN..={int}::MAX"));
        }
        Coding::Range(low, high) => {
            all.push(format!("range = {}..={}", low.source(), high.source()));
        }
        Coding::Bits(bits) => all.push(format!("bits = {bits}")),
        Coding::Fixed(low, high, point) => all.push(format!("fixed({low}..={high}, {point})")),
        Coding::Half => all.push("half".into()),
        Coding::Angle(bits) => all.push(format!("angle = {bits}")),
        Coding::Wrapping(from) => all.push(format!("wrapping_from = {}", fields[*from].name)),
        Coding::Relative(to) => all.push(format!("relative_to = {}", fields[*to].name)),
        Coding::Compressed(min, max, by) => {
            all.push(format!("compressed({min:?}..={max:?}, {by:?})"));
        }
        Coding::SmallestThree(bits) => all.push(format!("smallest_three = {bits}")),
        Coding::Direction(bits) => all.push(format!("unit = {bits}")),
        Coding::Bytes => all.push("bytes".into()),
        Coding::Codec(Codec::SmallOrLarge) => all.push("codec = SmallOrLarge".into()),
        Coding::Codec(Codec::Silent) => all.push("codec = Silent".into()),
        Coding::With(with, bound) => {
            all.push(format!("with = {}", module_of(*with, &type_source(decls, &field.ty))));
            all.extend(bound.map(|bound| format!("max_bits = {bound}")));
        }
    }
    all
}

/// The map that attributes of a field reach.
fn map_in(ty: &Ty) -> &Ty {
    match ty {
        Ty::Option(of) | Ty::Array(of, _, _) => map_in(of),
        other => other,
    }
}

/// A length that is computed, with a name for each field.
pub(super) fn length_source(length: &Length, name: &dyn Fn(usize) -> String) -> String {
    let again = |length: &Length| length_source(length, name);
    match length {
        Length::Field(at) => name(*at),
        Length::Number(number) => number.to_string(),
        Length::Plus(a, b) => format!("({} + {})", again(a), again(b)),
        Length::Minus(a, b) => format!("({} - {})", again(a), again(b)),
        Length::Times(a, b) => format!("{} * {}", again(a), again(b)),
    }
}

/// The ranges of a vector's axes.
fn axes_source(axes: &[Coding]) -> String {
    let list = |parts: Vec<String>| format!("[{}]", parts.join(", "));
    let ranges = list(
        axes.iter()
            .map(|axis| match axis {
                Coding::Range(low, high) => format!("{}..={}", low.source(), high.source()),
                Coding::Compressed(min, max, _) => format!("{min:?}..={max:?}"),
                other => panic!("an axis by {other:?}"),
            })
            .collect(),
    );
    let steps: Vec<f32> = axes
        .iter()
        .filter_map(|axis| match axis {
            Coding::Compressed(_, _, by) => Some(*by),
            _ => None,
        })
        .collect();
    match &steps[..] {
        [] => format!("range = {ranges}"),
        // Two ways to say the same.
        [first, others @ ..] if others.iter().all(|by| by.to_bits() == first.to_bits()) => {
            format!("compressed({ranges}, {first:?})")
        }
        _ => {
            let steps = list(steps.iter().map(|by| format!("{by:?}")).collect());
            format!("compressed({ranges}, {steps})")
        }
    }
}

/// Returns the integer type inside a type.
fn leaf(ty: &Ty) -> Option<Int> {
    match ty {
        Ty::Int(int) | Ty::NonZero(int) => Some(*int),
        Ty::Option(of)
        | Ty::Array(of, _, _)
        | Ty::Vec(of)
        | Ty::Home(_, of)
        | Ty::Set(_, of)
        | Ty::Heap(of)
        | Ty::Range(_, of)
        | Ty::Vector(_, of, _) => leaf(of),
        _ => None,
    }
}

/// Returns whether a range is all of its type, which the source then says by constants.
fn is_whole(ty: &Ty, low: Num, high: Num) -> bool {
    leaf(ty).is_some_and(|int| {
        !matches!(int, Int::Usize | Int::Isize) && (int.min(), int.max()) == (low, high)
    })
}

/// The module with the custom code for a type.
fn module_of(with: With, ty: &str) -> String {
    match with {
        With::SmallOrLarge => format!("small_or_large_{ty}"),
        With::Nothing => "nothing".into(),
        With::FiveBits => "five_bits".into(),
    }
}
