//! Checks that need only the tokens of a field. Their errors come before those of the compiler, and
//! are easier to understand.
//!
//! Names of types that are not primitive are left to the traits of the generated code. The compiler
//! then reports the same mistakes.

use std::ops::RangeInclusive;

use proc_macro2::{Ident, Span};
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Error, Expr, ExprLit, ExprUnary, Lit, Meta, Result, Type, UnOp};

use crate::attr::{FieldAttrs, Range};
use crate::names::mentions;
use crate::types::{
    Primitive, arguments, held, is_list, is_map, is_primitive, leaf, name_and_inner,
};

/// Refuses a range whose literal ends are the wrong way round.
pub(crate) fn order(range: &Range) -> Result<()> {
    let reversed = match (number(&range.start), number(&range.end)) {
        (Some(start), Some(end)) => start > end,
        _ => false,
    };
    if reversed {
        let (start, end) = (range.start.to_token_stream(), range.end.to_token_stream());
        let message = format!("this range is reversed: write `{end}..={start}`");
        return Err(Error::new(range.span, message.replace("- ", "-")));
    }
    Ok(())
}

/// Refuses integers as the ends of a range of floats.
pub(crate) fn floats(range: &Range) -> Result<()> {
    for end in [&range.start, &range.end] {
        if let Some(value) = integer(end) {
            let message = format!("`compressed` takes floats: write `{value}.0`");
            return Err(Error::new(end.span(), message));
        }
    }
    Ok(())
}

/// Returns whether both ends of a range are literals in ascending order. If so, [`order`] and
/// [`fits`] have checked everything.
pub(crate) fn is_ordered(range: &Range) -> bool {
    matches!((integer(&range.start), integer(&range.end)), (Some(start), Some(end)) if start <= end)
}

/// Returns whether a type holds integers whose width is known by their name.
pub(crate) fn is_integer(ty: &Type) -> bool {
    matches!(leaf(ty), Some(Primitive::Integer { bits: Some(_), .. }))
}

/// Refuses literal ends of a range that the integer type cannot hold.
pub(crate) fn fits(range: &Range, ty: &Type) -> Result<()> {
    let Some(Primitive::Integer { name, bits, signed }) = leaf(ty) else {
        return Ok(());
    };
    let Some((low, high)) = limits(bits, signed) else {
        return Ok(());
    };
    for end in [&range.start, &range.end] {
        if let Some(value) = integer(end).filter(|value| !(low..=high).contains(value)) {
            let message = format!(
                "{value} does not fit `{name}`, which holds {low} to {high}: narrow the range, or \
                 take a wider type"
            );
            return Err(Error::new(end.span(), message));
        }
    }
    Ok(())
}

/// Refuses a literal width that the type does not have.
pub(crate) fn width(value: &Expr, ty: &Type) -> Result<()> {
    let Some(bits) = integer(value) else {
        return Ok(());
    };
    let (most, whose) = match leaf(ty) {
        Some(Primitive::Integer { name, bits: Some(bits), .. }) => (bits, format!("a `{name}`")),
        _ => (128, "the widest integer".to_owned()),
    };
    if (1..=i128::from(most)).contains(&bits) {
        return Ok(());
    }
    Err(Error::new(value.span(), format!("{whose} has 1 to {most} bits to send, not {bits}")))
}

/// Refuses a literal width for the parts of a rotation or direction that they cannot have.
pub(crate) fn share(
    attribute: &str,
    part: &str,
    allowed: RangeInclusive<i128>,
    value: &Expr,
) -> Result<()> {
    match integer(value) {
        Some(bits) if !allowed.contains(&bits) => {
            let (least, most) = (allowed.start(), allowed.end());
            let message =
                format!("{attribute} takes {least} to {most} bits for each {part}, not {bits}");
            Err(Error::new(value.span(), message))
        }
        _ => Ok(()),
    }
}

/// Refuses an attribute for numbers on a pointer or wrapper, into which it does not reach.
pub(crate) fn reaches(attribute: &str, ty: &Type) -> Result<()> {
    if matches!(attribute, "with" | "codec" | "bytes" | "wide") {
        return Ok(());
    }
    match name_and_inner(ty) {
        Some((_, Some(inner))) => reaches(attribute, inner),
        Some((name, None))
            if matches!(
                name.as_str(),
                "Box" | "Rc" | "Arc" | "Cow" | "Wrapping" | "Saturating" | "NotNan"
            ) =>
        {
            let article = if name.starts_with('A') { "an" } else { "a" };
            let message = format!(
                "`{attribute}` does not apply inside {article} `{name}`: use the number itself, or put it into a struct that has \
                 the attribute"
            );
            Err(Error::new(ty.span(), message))
        }
        _ => Ok(()),
    }
}

/// Rejects floats as keys because they have no total order.
pub(crate) fn has_order(ty: &Type) -> Result<()> {
    let Some((name, inner)) = name_and_inner(ty) else { return Ok(()) };
    let key = match name.as_str() {
        "BTreeSet" | "HashSet" | "BinaryHeap" => inner,
        _ if is_map(&name) => arguments(ty).next(),
        _ => return inner.map_or(Ok(()), has_order),
    };
    match key.map(|key| (key, leaf(key), is_primitive(key))) {
        Some((key, Some(Primitive::Float { name: float }), true)) => {
            let message = format!(
                "`{float}` has no order, and a `{name}` is sent in order: use `OrderedFloat<{float}>`, with \
                 the feature `ordered-float-5`"
            );
            Err(Error::new(key.span(), message))
        }
        _ => Ok(()),
    }
}

/// Refuses an attribute on a primitive type that it is not for.
pub(crate) fn suits(attribute: &str, ty: &Type) -> Result<()> {
    let Some(leaf) = leaf(ty) else {
        return Ok(());
    };
    let advice = match (attribute, leaf) {
        ("range" | "fixed", Primitive::Integer { .. })
        | ("bits", Primitive::Integer { signed: false, .. })
        | ("compressed" | "smallest_three" | "unit" | "half", Primitive::Float { name: "f32" })
        | ("angle", Primitive::Float { .. })
        | ("bytes", Primitive::Integer { name: "u8", .. })
        | ("with" | "codec", _) => return Ok(()),
        ("bits", Primitive::Integer { .. }) => {
            "`bits` is for unsigned integers: give a signed one a `range`"
        }
        ("range" | "bits", Primitive::Float { .. }) => {
            "a float has no integer range: give it limits and a precision, such as `compressed(0.0..=1.0, 0.01)`"
        }
        ("fixed", Primitive::Float { .. }) => {
            "`fixed` is for integers that count fractions: give a float limits and a precision, such as `compressed(0.0..=1.0, 0.01)`"
        }
        ("range" | "bits" | "fixed", _) => "this attribute is for integers: drop it here",
        ("compressed", Primitive::Integer { .. }) => {
            "`compressed` is for `f32`: give an integer a `range`"
        }
        ("compressed", Primitive::Float { .. }) => {
            "`compressed` is for `f32`: make the field an `f32`, or drop the attribute to send the exact `f64`"
        }
        ("compressed", _) => "`compressed` is for `f32`: drop it here",
        ("wrapping_from", Primitive::Integer { bits: Some(..=64), signed: false, .. }) => {
            return Ok(());
        }
        ("wrapping_from", Primitive::Integer { signed: true, .. }) => {
            "`wrapping_from` is for unsigned integers: use `u8`, `u16`, `u32` or `u64`"
        }
        ("wrapping_from", _) => "`wrapping_from` is for `u8`, `u16`, `u32` and `u64`",
        ("wide", Primitive::Other) if is_text(ty) => return Ok(()),
        ("wide", _) => "`wide` is for strings",
        ("half", _) => "`half` is for `f32`, which it sends in 16 bits",
        ("angle", _) => "`angle` is for radians in an `f32` or `f64`",
        ("bytes", _) => "`bytes` is for arrays and lists of `u8`: drop it here",
        ("smallest_three", _) => "`smallest_three` is for rotations, such as `[f32; 4]`",
        (_, _) => "`unit` is for directions, such as `[f32; 3]`",
    };
    Err(Error::new(ty.span(), advice))
}

/// Returns whether a type is a string, possibly in options and arrays.
fn is_text(ty: &Type) -> bool {
    match name_and_inner(ty) {
        Some((_, Some(inner))) => is_text(inner),
        Some((name, None)) => is_list(&name),
        None => false,
    }
}

/// Refuses arrays of floats that are no rotation or no direction, by their length.
pub(crate) fn components(attribute: &str, ty: &Type) -> Result<()> {
    let (what, count) = match attribute {
        "smallest_three" => ("rotations", 4),
        "unit" => ("directions", 3),
        _ => return Ok(()),
    };
    let refuse = || {
        let message = format!("`{attribute}` is for {what}, such as `[f32; {count}]`");
        Err(Error::new(ty.span(), message))
    };
    let mut inside = ty;
    loop {
        if let Type::Array(array) = inside {
            if let (Some(Primitive::Float { .. }), true, Some(length)) =
                (leaf(&array.elem), is_primitive(&array.elem), integer(&array.len))
            {
                return if length == count { Ok(()) } else { refuse() };
            }
        }
        match name_and_inner(inside) {
            Some((_, Some(inner))) => inside = inner,
            Some((name, None)) if name == "f32" => return refuse(),
            _ => return Ok(()),
        }
    }
}

/// Refuses `max_len` or `len` where no list or string can be.
pub(crate) fn has_length(ty: &Type, key: Span, attribute: &str) -> Result<()> {
    match name_and_inner(ty) {
        Some((name, _)) if is_list(&name) => Ok(()),
        Some((_, Some(inner))) => has_length(inner, key, attribute),
        Some((_, None)) if leaf(ty).is_some() => {
            let message = format!(
                "`{attribute}` is for lists and strings, and this field has a fixed size: drop it here"
            );
            Err(Error::new(key, message))
        }
        _ => Ok(()),
    }
}

/// Refuses an attribute on a map, of which it could mean the keys or the values.
pub(crate) fn not_a_map(attribute: &str, ty: &Type) -> Result<()> {
    if matches!(attribute, "with" | "codec") {
        return Ok(());
    }
    match name_and_inner(ty) {
        Some((name, _)) if is_map(&name) => {
            let message = format!(
                "`{attribute}` could mean either part of a map: put it into `keys(..)` or `values(..)`"
            );
            Err(Error::new(ty.span(), message))
        }
        Some((_, Some(inner))) => not_a_map(attribute, inner),
        _ => Ok(()),
    }
}

/// Refuses `subset` where no place can be empty.
pub(crate) fn has_places(ty: &Type) -> Result<()> {
    let advice = match name_and_inner(ty) {
        Some((name, Some(place))) if name.is_empty() || is_list(&name) => {
            match name_and_inner(place) {
                Some((inner, _)) if inner == "Option" => return Ok(()),
                // What a name of the user's stands for, nobody knows here.
                Some((inner, None)) if !is_list(&inner) && leaf(place).is_none() => return Ok(()),
                None => return Ok(()),
                _ => "the elements of a `subset` may be absent: make each an `Option`",
            }
        }
        Some((name, _)) if name == "Option" || is_list(&name) || leaf(ty).is_some() => {
            "`subset` is for an array or list of options, such as `[Option<u8>; 64]`"
        }
        _ => return Ok(()),
    };
    Err(Error::new(ty.span(), advice))
}

/// Rejects `relative` on anything but a list of integers, and together with attributes that do not
/// fit the first number.
pub(crate) fn ascends(ty: &Type, key: Span, attribute: Option<&str>) -> Result<()> {
    let of_integers = match name_and_inner(ty) {
        Some((name, Some(inner))) if is_list(&name) => {
            // Between its brackets, a `SmallVec` has an array.
            let inner = match inner {
                Type::Array(array) if name == "SmallVec" => &array.elem,
                inner => inner,
            };
            !matches!(leaf(inner), Some(Primitive::Float { .. } | Primitive::Other))
                && name_and_inner(inner).is_none_or(|(_, inside)| inside.is_none())
        }
        // Options and arrays of lists.
        Some((name, Some(inner))) if name == "Option" || name.is_empty() => {
            return ascends(inner, key, attribute);
        }
        Some((_, Some(_))) => false,
        Some((_, None)) => leaf(ty).is_none(),
        None => true,
    };
    if !of_integers {
        return Err(Error::new(
            key,
            "`relative` is for lists of integers, each above the one before it, such as `Vec<u32>`",
        ));
    }
    match attribute {
        None | Some("range" | "bits") => Ok(()),
        Some(other) => {
            let message = format!(
                "the first number of a `relative` list can only have a `range` or `bits`: drop `{other}`"
            );
            Err(Error::new(key, message))
        }
    }
}

/// Refuses another number of ranges than an array has elements.
pub(crate) fn axes(count: usize, ty: &Type, key: Span) -> Result<()> {
    let mut inside = ty;
    loop {
        if let Type::Array(array) = inside {
            if let (true, Some(length)) = (is_primitive(&array.elem), integer(&array.len)) {
                if length == count as i128 {
                    return Ok(());
                }
                let message = format!("{count} axes are declared, but the array has {length}");
                return Err(Error::new(key, message));
            }
        }
        match name_and_inner(inside) {
            Some((_, Some(inner))) => inside = inner,
            Some((_, None)) if leaf(inside).is_some() => {
                let message = "a single value has no axes: write one range, without brackets";
                return Err(Error::new(key, message));
            }
            _ => return Ok(()),
        }
    }
}

/// Refuses attributes for numbers on a type parameter, which may be any type.
pub(crate) fn not_a_parameter(attribute: &str, ty: &Type, parameters: &[Ident]) -> Result<()> {
    if !matches!(attribute, "range" | "bits" | "compressed" | "fixed" | "bytes" | "half" | "angle")
    {
        return Ok(());
    }
    match name_and_inner(ty) {
        Some((_, Some(inner))) => not_a_parameter(attribute, inner, parameters),
        Some((name, None)) if parameters.iter().any(|parameter| *parameter == name) => {
            let message = format!(
                "`{attribute}` is for numbers, and `{name}` can be any type: make the field a \
                 number, or let the type used for `{name}` declare its encoding"
            );
            Err(Error::new(ty.span(), message))
        }
        _ => Ok(()),
    }
}

/// Refuses a number that is relative to one of another type.
pub(crate) fn same_integer(ty: &Type, earlier: &Ident, earlier_ty: &Type) -> Result<()> {
    match (leaf(ty), leaf(earlier_ty)) {
        (
            Some(Primitive::Integer { name: this, .. }),
            Some(Primitive::Integer { name: that, .. }),
        ) if this != that => Err(Error::new(
            earlier.span(),
            format!(
                "`{earlier}` is a `{that}`, and this field is a `{this}`: make them the same type"
            ),
        )),
        _ => Ok(()),
    }
}

/// Rejects references and pointers because they have no meaning on another machine.
pub(crate) fn owned(ty: &Type) -> Result<()> {
    match ty {
        Type::Reference(reference) => Err(Error::new(
            reference.span(),
            "a packet cannot contain a reference: use an owned type such as `String`, `Vec` or an array",
        )),
        Type::Ptr(pointer) => Err(Error::new(
            pointer.span(),
            "a packet cannot contain a pointer: send the value it points to",
        )),
        _ => Ok(()),
    }
}

/// Refuses types that need a bound, in options and arrays too.
pub(crate) fn bounded(ty: &Type, is_plain: bool) -> Result<()> {
    let Some((name, inner)) = name_and_inner(ty) else {
        return Ok(());
    };
    match name.as_str() {
        name if is_list(name) => Err(Error::new(
            ty.span(),
            format!(
                "{} `{name}` from the network needs a length limit: add `#[wire(max_len = 64)]`",
                if name.starts_with('A') { "an" } else { "a" }
            ),
        )),
        "usize" | "isize" if is_plain => Err(Error::new(
            ty.span(),
            format!(
                "`{name}` differs between platforms: add a range, such as `#[wire(range = 0..=1000)]`"
            ),
        )),
        _ => inner.map_or(Ok(()), |inner| bounded(inner, is_plain)),
    }
}

/// Refuses a list or string where the one `max_len` of a field does not reach.
pub(crate) fn reached(ty: &Type) -> Result<()> {
    let Some((name, inner)) = name_and_inner(ty) else {
        return match ty {
            Type::Tuple(tuple) => tuple
                .elems
                .iter()
                .try_for_each(|ty| alone(ty, "`max_len` does not apply inside a tuple")),
            _ => Ok(()),
        };
    };
    match inner {
        _ if is_map(&name) => {
            arguments(ty).zip(["keys", "values"]).try_for_each(|(ty, part)| not_in_a_map(ty, part))
        }
        Some(inner) if is_list(&name) => {
            alone(inner, "`max_len` limits the outer list, not its elements")
        }
        Some(inner) => reached(inner),
        None => Ok(()),
    }
}

/// Refuses a list or string as a part of a map, unless the part has a limit of its own.
pub(crate) fn not_in_a_map(ty: &Type, part: &str) -> Result<()> {
    match name_and_inner(ty) {
        Some((name, _)) if is_list(&name) => {
            let message = format!(
                "`max_len` limits the map, not its {part}: add `{part}(max_len = 64)` to it"
            );
            Err(Error::new(ty.span(), message))
        }
        _ => alone(ty, "`max_len` limits the map, not its contents"),
    }
}

/// Refuses a list or string anywhere in what needs a type of its own, and says `why` it does.
fn alone(ty: &Type, why: &str) -> Result<()> {
    if let Type::Tuple(tuple) = ty {
        return tuple.elems.iter().try_for_each(|ty| alone(ty, why));
    }
    match name_and_inner(ty) {
        Some((name, _)) if is_list(&name) => {
            let dots = if name == "String" || name.ends_with('>') { "" } else { "<..>" };
            let message = format!(
                "{why}: wrap this `{name}` in a struct that limits it, such as \
                 `struct Item(#[wire(max_len = 64)] {name}{dots});`"
            );
            Err(Error::new(ty.span(), message))
        }
        Some((_, Some(inner))) => alone(inner, why),
        _ => Ok(()),
    }
}

/// Returns whether the attributes of a type, or of a part of it, speak of deprecation.
pub(crate) fn is_deprecated(input: &DeriveInput) -> bool {
    let variants: Vec<&syn::Variant> = match &input.data {
        Data::Enum(data) => data.variants.iter().collect(),
        Data::Struct(_) | Data::Union(_) => Vec::new(),
    };
    let of_variants = variants.iter().flat_map(|variant| &variant.attrs);
    let of_fields = fields(input).into_iter().flat_map(|field| &field.attrs);
    input.attrs.iter().chain(of_variants).chain(of_fields).any(|attribute| match &attribute.meta {
        Meta::List(list) if list.path.is_ident("allow") || list.path.is_ident("expect") => {
            mentions(&list.tokens, &[Ident::new("deprecated", Span::call_site())])
        }
        meta => meta.path().is_ident("deprecated"),
    })
}

/// All fields, of all variants.
fn fields(input: &DeriveInput) -> Vec<&syn::Field> {
    match &input.data {
        Data::Struct(data) => data.fields.iter().collect(),
        Data::Enum(data) => data.variants.iter().flat_map(|variant| &variant.fields).collect(),
        Data::Union(_) => Vec::new(),
    }
}

/// Refuses a type that holds itself, whose schema would have no end.
pub(crate) fn not_itself(input: &DeriveInput) -> Result<()> {
    let name = &input.ident;
    of_bitflags(input)?;
    // A field that is skipped or coded by the user has no part in the schema.
    let is_outside_the_schema = |field: &syn::Field| {
        FieldAttrs::from_attributes(&field.attrs).is_ok_and(|attrs| {
            attrs.skip.is_some() || attrs.with.is_some() || attrs.codec.is_some()
        })
    };
    let holds_itself = |field: &&&syn::Field| holds(&field.ty, name);
    match fields(input).iter().filter(holds_itself).find(|field| !is_outside_the_schema(field)) {
        None => Ok(()),
        Some(field) => Err(Error::new(
            field.ty.span(),
            format!(
                "`{name}` contains itself, so it has no largest size and no schema: write it as one \
                 function with `tightwire::unified!({name})`, which bounds how deep it nests"
            ),
        )),
    }
}

/// Refuses what `bitflags!` makes, whose one field is a type of the macro's own.
fn of_bitflags(input: &DeriveInput) -> Result<()> {
    let name = &input.ident;
    let is_internal = |field: &&syn::Field| match &field.ty {
        Type::Path(path) => {
            let of_itself =
                |of: &syn::QSelf| matches!(&*of.ty, Type::Path(of) if of.path.is_ident(name));
            path.qself.as_ref().is_some_and(of_itself)
                && path.path.segments.iter().any(|segment| segment.ident == "PublicFlags")
        }
        _ => false,
    };
    if !fields(input).into_iter().any(|field| is_internal(&field)) {
        return Ok(());
    }
    Err(Error::new(
        name.span(),
        format!(
            "`Wire` cannot be derived inside `bitflags!`, which hides the bits: drop it there, and \
             write `tightwire::flags!({name});` after it"
        ),
    ))
}

/// Returns whether a type holds the one of this name. One of the same name in another module is
/// another.
fn holds(ty: &Type, name: &Ident) -> bool {
    let mut is_found = false;
    held(ty, &mut |path| {
        let ident = path.path.get_ident();
        is_found |= ident.is_some_and(|ident| ident == name || ident == "Self");
        true
    });
    is_found
}

/// The smallest and largest value of an integer type, where an `i128` can say them.
fn limits(bits: Option<u32>, signed: bool) -> Option<(i128, i128)> {
    match (bits?, signed) {
        (128, true) => Some((i128::MIN, i128::MAX)),
        (bits, true) => Some((-(1 << (bits - 1)), (1 << (bits - 1)) - 1)),
        (128, false) => None,
        (bits, false) => Some((0, (1 << bits) - 1)),
    }
}

/// The value of an integer literal, signed or not.
pub(crate) fn integer(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => literal.base10_parse().ok(),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => integer(expr)?.checked_neg(),
        Expr::Group(group) => integer(&group.expr),
        _ => None,
    }
}

/// The value of a number literal, for comparisons.
fn number(expr: &Expr) -> Option<f64> {
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => literal.base10_parse().ok(),
        Expr::Lit(ExprLit { lit: Lit::Float(literal), .. }) => literal.base10_parse().ok(),
        Expr::Unary(ExprUnary { op: UnOp::Neg(_), expr, .. }) => number(expr).map(|value| -value),
        Expr::Group(group) => number(&group.expr),
        _ => None,
    }
}
