//! Declarations as Rust source: the types, the way to neutral values, and the twin.

mod attributes;
mod by_hand;
mod constants;
mod twins;
mod unified;

use std::fmt::Write;

use crate::model::{
    Body, Decl, Field, Flavor, Record, Style, Ty, World, default_of, type_source, variant_name,
};
use crate::twin::{Calculation, Condition};
use crate::value::{Num, Value};

/// A file of `count` types from number `first` on.
pub fn file(seed: u64, first: u64, count: u64) -> String {
    let numbers = first..first + count;
    let worlds: Vec<World> = numbers.map(|number| crate::generate::world(seed, number)).collect();
    file_of(&worlds, seed, first)
}

/// A file of these types, as if they had been drawn from `seed`, from number `first` on.
pub fn file_of(worlds: &[World], seed: u64, first: u64) -> String {
    let mut out = format!(
        "// Types {first} to {} of seed {seed}, made by tools/declare. Do not edit.\n\nuse super::library::scope::*;\n",
        first + worlds.len() as u64 - 1
    );
    let mut cases = String::new();
    for (world, number) in worlds.iter().zip(first..) {
        out += &module(world, number);
        cases += &case(world, seed, number);
    }
    format!("{out}\npub fn cases() -> Vec<Case> {{\n    vec![\n{cases}    ]\n}}\n")
}

/// A module with one type.
pub fn module(world: &World, number: u64) -> String {
    let declarations = declarations(world);
    let twin = twins::source(&world.twin());
    format!(
        "\npub mod t{number} {{\n    use super::*;\n{}\n    pub fn twin() -> Twin {{\n        {twin}\n    }}\n}}\n",
        indented(&declarations)
    )
}

/// The entry of a type in the list of all.
pub fn case(world: &World, seed: u64, number: u64) -> String {
    let root = type_source(&world.decls, &world.root());
    let root = root.replace("Root", &format!("t{number}::Root"));
    let root = (0..world.decls.len()).fold(root, |root, at| {
        let name = format!("H{at}");
        let is_name = |text: &str| !text.starts_with(|next: char| next.is_ascii_digit());
        match root.find(&name) {
            Some(place)
                if is_name(&root[place + name.len()..]) && !root[..place].ends_with("::") =>
            {
                root.replace(&name, &format!("t{number}::{name}"))
            }
            _ => root,
        }
    });
    let bound = if world.is_bounded() {
        format!("Some(<{root} as Wire>::MAX_BITS)")
    } else {
        "None".into()
    };
    format!("        Case::new::<{root}>({seed}, {number}, t{number}::twin(), {bound}),\n")
}

/// The types of a root, as they would stand in a program.
pub fn declarations(world: &World) -> String {
    let mut out = String::new();
    let used = world.used();
    for (_, decl) in world.decls.iter().enumerate().filter(|(number, _)| used[*number]) {
        declaration(&world.decls, decl, &mut out);
    }
    out
}

fn indented(text: &str) -> String {
    text.lines()
        .map(|line| if line.is_empty() { "\n".into() } else { format!("    {line}\n") })
        .collect()
}

/// The parameters of a declaration, each with `bounds`, and without.
fn generics(decl: &Decl, bounds: &str) -> (String, String) {
    let names: Vec<String> = (0..decl.params).map(|number| format!("T{number}")).collect();
    let mut declared: Vec<String> = names.iter().map(|name| format!("{name}{bounds}")).collect();
    let mut used = names;
    if decl.length.is_some() {
        declared.push("const N: usize".into());
        used.push("N".into());
    }
    let angled = |list: Vec<String>| {
        if list.is_empty() { String::new() } else { format!("<{}>", list.join(", ")) }
    };
    (angled(declared), angled(used))
}

fn has_default(decls: &[Decl], ty: &Ty) -> bool {
    default_of(decls, ty, &[Ty::Bool, Ty::Bool]).is_some()
}

fn declaration(decls: &[Decl], decl: &Decl, out: &mut String) {
    let all_default = decl.records()
        [if matches!(decl.body, Body::Enum(_)) { decl.default_variant() } else { 0 }]
    .fields
    .iter()
    .all(|field| has_default(decls, &field.ty));
    let is_struct = matches!(decl.body, Body::Struct(_));
    let is_derived = decl.flavor == Flavor::Derived;
    // Heaps cannot be compared.
    let has_heap =
        decl.records().iter().flat_map(|record| &record.fields).any(|field| holds_heap(&field.ty));
    let derives = [
        ("Wire", is_derived),
        ("Clone", true),
        ("Debug", true),
        ("PartialEq", !has_heap),
        ("Default", is_struct && all_default),
    ];
    let derives: Vec<&str> = derives.iter().filter(|(_, is)| *is).map(|(name, _)| *name).collect();
    let _ = writeln!(out, "\n#[derive({})]", derives.join(", "));
    if let Some(bits) = decl.tag_bits {
        let _ = writeln!(out, "#[wire(tag_bits = {bits})]");
    }
    if decl.names_crate {
        let _ = writeln!(out, "#[wire(crate = tightwire)]");
    }
    if decl.bound {
        let bounds: Vec<String> =
            (0..decl.params).map(|at| format!("T{at}: Wire + Default + PartialEq")).collect();
        let _ = writeln!(out, "#[wire(bound = \"{}\")]", bounds.join(", "));
    }
    let (declared, used) = generics(decl, "");
    let name = &decl.name;
    match &decl.body {
        Body::Struct(record) => {
            let fields = record_source(decls, record, is_derived, "pub ");
            let end = if record.style == Style::Named { "" } else { ";" };
            let _ = writeln!(out, "pub struct {name}{declared}{fields}{end}");
        }
        Body::Enum(records) => {
            let _ = writeln!(out, "pub enum {name}{declared} {{");
            for (number, record) in records.iter().enumerate() {
                let fields = indented(&record_source(decls, record, is_derived, ""));
                if let Some(name) = &record.rename {
                    let _ = writeln!(out, "    #[wire(rename = {name:?})]");
                }
                let _ = writeln!(
                    out,
                    "    {}{},",
                    variant_name(number),
                    fields.trim_end().trim_start_matches("    ")
                );
            }
            let _ = writeln!(out, "}}");
            if all_default {
                let (declared, _) = generics(decl, ": Default");
                let variant = decl.default_variant();
                let fields: Vec<String> = (0..records[variant].fields.len())
                    .map(|at| format!("{}: Default::default()", member(&records[variant], at)))
                    .collect();
                let _ = writeln!(
                    out,
                    "impl{declared} Default for {name}{used} {{ fn default() -> Self {{ Self::{} {{ {} }} }} }}",
                    variant_name(variant),
                    fields.join(", ")
                );
            }
        }
    }
    if has_heap {
        let (declared, used) = generics(decl, ": declare::neutral::Neutral");
        let _ = writeln!(
            out,
            "impl{declared} PartialEq for {name}{used} {{ fn eq(&self, other: &Self) -> bool {{ declare::neutral::is_equal(self, other) }} }}"
        );
    }
    match decl.flavor {
        Flavor::Derived => {}
        Flavor::Unified(is_bounded) => unified::implementation(decls, decl, is_bounded, out),
        Flavor::ByHand => by_hand::implementation(decls, decl, out),
    }
    let params: Vec<String> = (0..decl.params).map(|number| format!("T{number}")).collect();
    let length = if decl.length.is_some() { "N" } else { "" };
    let head = format!("[{}] [{length}] {name}", params.join(" "));
    match &decl.body {
        Body::Struct(record) => {
            let members: Vec<String> =
                (0..record.fields.len()).map(|at| member(record, at)).collect();
            let _ = writeln!(out, "declare::neutral_struct!({head} {});", members.join(" "));
        }
        Body::Enum(records) => {
            let _ = write!(out, "declare::neutral_enum!({head}");
            for (number, record) in records.iter().enumerate() {
                let members: Vec<String> = (0..record.fields.len())
                    .map(|at| format!("{} x{at}", member(record, at)))
                    .collect();
                let _ =
                    write!(out, " {number} {} {{ {} }}", variant_name(number), members.join(" "));
            }
            let _ = writeln!(out, ");");
        }
    }
}

/// Returns whether a heap is in a type.
pub(crate) fn holds_heap(ty: &Ty) -> bool {
    match ty {
        Ty::Heap(_) => true,
        Ty::Option(of) | Ty::Array(of, _, _) => holds_heap(of),
        _ => false,
    }
}

/// The name of a field, or its number.
fn member(record: &Record, at: usize) -> String {
    if record.style == Style::Named { record.fields[at].name.clone() } else { at.to_string() }
}

fn record_source(decls: &[Decl], record: &Record, is_derived: bool, visible: &str) -> String {
    let mut out = String::new();
    let line = |(at, field): (usize, &Field)| {
        let attributes = if is_derived {
            attributes::attributes(decls, field, &record.fields)
        } else {
            String::new()
        };
        let attributes =
            if attributes.is_empty() { attributes } else { format!("#[wire({attributes})] ") };
        let name =
            if record.style == Style::Named { format!("{}: ", field.name) } else { String::new() };
        let ty = constants::alias(field, at).filter(|_| is_derived);
        let ty = ty.unwrap_or_else(|| type_source(decls, &field.ty));
        format!("    {attributes}{visible}{name}{ty},\n")
    };
    match record.style {
        Style::Unit => {}
        Style::Named => {
            out += " {\n";
            record.fields.iter().enumerate().for_each(|field| out += &line(field));
            out += "}";
        }
        Style::Tuple => {
            out += "(\n";
            record.fields.iter().enumerate().for_each(|field| out += &line(field));
            out += ")";
        }
    }
    out
}

/// A simple value as source.
fn literal(ty: &Ty, value: &Value) -> String {
    match (ty, value) {
        (Ty::NonZero(_), Value::Int(number)) => {
            format!("const {{ std::num::NonZero::new({}).unwrap() }}", number.source())
        }
        (Ty::Option(of), Value::Option(Some(value))) => format!("Some({})", literal(of, value)),
        (_, Value::Int(number)) => number.source(),
        (_, Value::Bool(value)) => value.to_string(),
        (_, Value::Char(value)) => format!("{value:?}"),
        (_, Value::Text(value)) => format!("{value:?}"),
        (_, Value::F32(bits)) => format!("{:?}", f32::from_bits(*bits)),
        _ => "Default::default()".into(),
    }
}

/// A condition as source, with `prefix` in front of fields.
fn condition_source(
    decls: &[Decl],
    condition: &Condition,
    fields: &[Field],
    prefix: &str,
) -> String {
    let again = |condition: &Condition| condition_source(decls, condition, fields, prefix);
    let place = |path: &[usize]| place(decls, path, fields, prefix);
    let bracketed = |condition: &Condition| match condition {
        Condition::True(_) | Condition::Some(_) | Condition::Variant(..) | Condition::Not(_) => {
            again(condition)
        }
        _ => format!("({})", again(condition)),
    };
    match condition {
        Condition::True(path) => place(path).0,
        Condition::Equal(path, value) => {
            let (place, ty) = place(path);
            let by_name = |number: Num| constants::number(&ty, number, path);
            match value {
                Value::Int(number) => match constants::in_pattern(&ty, *number, path) {
                    Some(constant) => format!("matches!({place}, {constant})"),
                    None => format!("{place} == {}", by_name(*number)),
                },
                Value::Option(Some(value)) => match **value {
                    Value::Int(number) => format!("{place} == Some({})", by_name(number)),
                    _ => format!("{place} == Some({})", literal(&ty, value)),
                },
                value => format!("{place} == {}", literal(&ty, value)),
            }
        }
        Condition::Above(path, bound) => {
            let (place, ty) = place(path);
            format!("{place} > {}", constants::number(&ty, *bound, path))
        }
        Condition::Calculated(path, calculation, number) => {
            let (place, ty) = place(path);
            let number = constants::number(&ty, Num::Above((*number).into()), path);
            match calculation {
                Calculation::Mask => format!("{place} & {number} != 0"),
                Calculation::Every => format!("{place} % {number} == 0"),
            }
        }
        // Two ways to say the same.
        Condition::Some(path) if path[0] % 2 == 1 => {
            format!("matches!({}, Some(_))", place(path).0)
        }
        Condition::Some(path) => format!("{}.is_some()", place(path).0),
        Condition::SomeAbove(path, bound) => {
            // What a condition binds hides the field of that name.
            let bound_to = if prefix.is_empty() { fields[0].name.as_str() } else { "x" };
            let (place, ty) = place(path);
            let bound = constants::number(&ty, *bound, path);
            format!("matches!({place}, Some({bound_to}) if {bound_to} > {bound})")
        }
        Condition::Longer(path, 0) => format!("!{}.is_empty()", place(path).0),
        Condition::Longer(path, length) => format!("{}.len() > {length}", place(path).0),
        Condition::Variant(path, tag) => {
            let (place, ty) = place(path);
            format!(
                "matches!({place}, {}::{} {{ .. }})",
                type_source(decls, &ty),
                variant_name(*tag)
            )
        }
        Condition::Not(inside) => match &**inside {
            Condition::Some(path) => format!("{}.is_none()", place(path).0),
            inside => format!("!{}", bracketed(inside)),
        },
        Condition::And(a, b) => format!("{} && {}", bracketed(a), bracketed(b)),
        Condition::Or(a, b) => format!("{} || {}", bracketed(a), bracketed(b)),
    }
}

/// A field or a part of one as source, and its type.
fn place(decls: &[Decl], path: &[usize], fields: &[Field], prefix: &str) -> (String, Ty) {
    let mut text = format!("{prefix}{}", fields[path[0]].name);
    let mut ty = fields[path[0]].ty.clone();
    for &at in &path[1..] {
        ty = match &ty {
            Ty::Tuple(parts) => {
                text += &format!(".{at}");
                parts[at].clone()
            }
            Ty::Named(number, _) => {
                let record = &decls[*number].records()[0];
                text += &format!(".{}", member(record, at));
                record.fields[at].ty.clone()
            }
            _ => panic!("no part {at} of {ty:?}"),
        };
    }
    (text, ty)
}
