//! Conclusions from the names of types. A macro has only names.

use syn::visit_mut::{self, VisitMut};
use syn::{Expr, ExprPath, GenericArgument, Path, PathArguments, Type, TypePath};

/// A type of the language that attributes are for, or not.
#[derive(Clone, Copy)]
pub(crate) enum Primitive {
    /// `bits` is unknown where it differs between platforms.
    Integer {
        name: &'static str,
        bits: Option<u32>,
        signed: bool,
    },
    Float {
        name: &'static str,
    },
    /// Neither, and certainly no other type of the same name.
    Other,
}

/// A type without the marks that a macro leaves around what stands for its `$t:ty`.
pub(crate) fn ungrouped(ty: &Type) -> Type {
    struct Groups;

    impl VisitMut for Groups {
        fn visit_type_mut(&mut self, ty: &mut Type) {
            while let Type::Group(group) = ty {
                *ty = (*group.elem).clone();
            }
            visit_mut::visit_type_mut(self, ty);
        }
    }

    let mut ty = ty.clone();
    Groups.visit_type_mut(&mut ty);
    ty
}

/// Returns the primitive type inside options, arrays and lists, if there is one.
pub(crate) fn leaf(ty: &Type) -> Option<Primitive> {
    const INTEGERS: [(&str, Option<u32>, bool); 12] = [
        ("u8", Some(8), false),
        ("u16", Some(16), false),
        ("u32", Some(32), false),
        ("u64", Some(64), false),
        ("u128", Some(128), false),
        ("usize", None, false),
        ("i8", Some(8), true),
        ("i16", Some(16), true),
        ("i32", Some(32), true),
        ("i64", Some(64), true),
        ("i128", Some(128), true),
        ("isize", None, true),
    ];
    let (name, inner) = name_and_inner(ty)?;
    if let Some(inner) = inner {
        return leaf(inner);
    }
    if let Some(&(name, bits, signed)) = INTEGERS.iter().find(|(integer, ..)| *integer == name) {
        return Some(Primitive::Integer { name, bits, signed });
    }
    match name.as_str() {
        "f32" => Some(Primitive::Float { name: "f32" }),
        "f64" => Some(Primitive::Float { name: "f64" }),
        "bool" | "char" | "String" => Some(Primitive::Other),
        _ => None,
    }
}

/// Returns whether a type is a primitive one itself, and nothing around it.
pub(crate) fn is_primitive(ty: &Type) -> bool {
    matches!(name_and_inner(ty), Some((name, None)) if name != "String") && leaf(ty).is_some()
}

/// Returns the last name of a type, and the type inside it for options, arrays and lists. Names from
/// the user's own modules have no known meaning, so there is no result for them.
pub(crate) fn name_and_inner(ty: &Type) -> Option<(String, Option<&Type>)> {
    match ty {
        Type::Array(array) => Some((String::new(), Some(&array.elem))),
        Type::Path(path) if is_known(&path.path) => {
            let last = path.path.segments.last()?;
            let name = last.ident.to_string();
            let first = arguments(ty).next();
            match (name.as_str(), first) {
                ("Box" | "Rc" | "Arc" | "Cow", Some(Type::Slice(slice))) => {
                    Some((format!("{name}<[..]>"), Some(&slice.elem)))
                }
                ("Box" | "Rc" | "Arc" | "Cow", Some(Type::Path(inner)))
                    if inner.path.is_ident("str") =>
                {
                    Some((format!("{name}<str>"), None))
                }
                ("Option" | "Range" | "RangeInclusive", inner) => Some((name, inner)),
                // What is between the brackets of a text is its capacity.
                ("String" | "ArrayString", _) => Some((name, None)),
                (_, inner) if is_list(&name) && !is_map(&name) => Some((name, inner)),
                _ => Some((name, None)),
            }
        }
        _ => None,
    }
}

/// The types between the angle brackets of a type.
pub(crate) fn arguments(ty: &Type) -> impl Iterator<Item = &Type> {
    let last = match ty {
        Type::Path(path) => path.path.segments.last(),
        _ => None,
    };
    let arguments = match last.map(|last| &last.arguments) {
        Some(PathArguments::AngleBracketed(arguments)) => Some(&arguments.args),
        _ => None,
    };
    arguments.into_iter().flatten().filter_map(|argument| match argument {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    })
}

/// Returns whether a path is a name alone, or one of a crate whose lists we know.
fn is_known(path: &Path) -> bool {
    const CRATES: [&str; 6] = ["alloc", "arrayvec", "core", "heapless", "smallvec", "std"];
    let first = path.segments.first();
    path.segments.len() == 1
        || first.is_some_and(|first| CRATES.iter().any(|known| first.ident == known))
}

/// Shows `look` the paths in a type whose values it holds: neither what a `PhantomData` only names
/// nor the length of an array, and not what is in a path for which it answers `false`.
pub(crate) fn held(ty: &Type, look: &mut dyn FnMut(&TypePath) -> bool) {
    struct Paths<'a>(&'a mut dyn FnMut(&TypePath) -> bool);

    impl VisitMut for Paths<'_> {
        fn visit_type_path_mut(&mut self, path: &mut TypePath) {
            let last = path.path.segments.last();
            if last.is_none_or(|last| last.ident != "PhantomData") && (self.0)(path) {
                visit_mut::visit_type_path_mut(self, path);
            }
        }

        fn visit_expr_mut(&mut self, _: &mut Expr) {}
    }

    Paths(look).visit_type_mut(&mut ty.clone());
}

/// Returns whether a type of this name is a list, string, set or map.
pub(crate) fn is_list(name: &str) -> bool {
    const LISTS: [&str; 9] = [
        "Vec",
        "String",
        "ArrayVec",
        "ArrayString",
        "VecDeque",
        "BinaryHeap",
        "BTreeSet",
        "HashSet",
        "SmallVec",
    ];
    LISTS.contains(&name) || is_map(name) || name.ends_with("<[..]>") || name.ends_with("<str>")
}

/// The name of a set, map or heap, in options and arrays too.
pub(crate) fn ordered(ty: &Type) -> Option<String> {
    let (name, inner) = name_and_inner(ty)?;
    match name.as_str() {
        "BTreeSet" | "HashSet" | "BinaryHeap" => Some(name),
        _ if is_map(&name) => Some(name),
        "" | "Option" => ordered(inner?),
        _ => None,
    }
}

/// The types of the keys and the values of a map, in options and arrays too.
pub(crate) fn entry(ty: &Type) -> Option<[&Type; 2]> {
    let (name, inner) = name_and_inner(ty)?;
    if !is_map(&name) {
        return entry(inner?);
    }
    let mut arguments = arguments(ty);
    Some([arguments.next()?, arguments.next()?])
}

/// Returns whether a type of this name has keys and values.
pub(crate) fn is_map(name: &str) -> bool {
    matches!(name, "BTreeMap" | "HashMap")
}

/// The capacity that a fixed-capacity list or string has in its name, in options and arrays too.
pub(crate) fn capacity(ty: &Type) -> Option<Expr> {
    let (name, inner) = name_and_inner(ty)?;
    if !is_list(&name) {
        return capacity(inner?);
    }
    if !matches!(name.as_str(), "Vec" | "String" | "ArrayVec" | "ArrayString") {
        return None;
    }
    let Type::Path(path) = ty else {
        return None;
    };
    let PathArguments::AngleBracketed(arguments) = &path.path.segments.last()?.arguments else {
        return None;
    };
    // After the element, if it has one.
    match arguments.args.iter().nth(usize::from(inner.is_some()))? {
        GenericArgument::Const(capacity) => Some(capacity.clone()),
        // A constant by its name looks like a type.
        GenericArgument::Type(Type::Path(path)) => Some(Expr::Path(ExprPath {
            attrs: Vec::new(),
            qself: path.qself.clone(),
            path: path.path.clone(),
        })),
        _ => None,
    }
}
