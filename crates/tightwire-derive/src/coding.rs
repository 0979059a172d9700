//! The encoding of a field, determined from its attributes.

use proc_macro2::{Ident, Span};
use syn::{Error, Expr, Path, Result, Type};

use crate::attr::{Axes, FieldAttrs, Given, Range};
use crate::known::EarlierField;
use crate::length::{Length, Lengths, lengths};
use crate::names::variable;
use crate::{checks, types};

/// The encoding of a field.
pub(crate) enum Coding {
    Skip {
        default: Option<Expr>,
    },
    /// Above an earlier field, or around it, of which these are the variable and the number among
    /// those that are sent.
    Relative {
        to: Ident,
        number: usize,
        wraps: bool,
    },
    Codec(Codec),
    /// A list whose length is computed from earlier fields.
    Exactly {
        element: Element,
        max: Expr,
        length: Length,
    },
}

impl Coding {
    /// Returns the encoding of a value or of each element.
    pub(crate) fn element(&self) -> Option<&Element> {
        match self {
            Self::Codec(Codec { element, .. }) | Self::Exactly { element, .. } => Some(element),
            Self::Skip { .. } | Self::Relative { .. } => None,
        }
    }
}

pub(crate) struct Codec {
    pub(crate) element: Element,
    pub(crate) max_len: Option<Expr>,
    /// True if only the places that are filled are sent.
    pub(crate) subset: bool,
    /// The least length, if there is one.
    pub(crate) min_len: Option<Expr>,
    /// True if each number is relative to the one before it.
    pub(crate) ascends: bool,
    pub(crate) default_bit: bool,
}

/// The encoding of a value, or of each element of a list, array or option.
pub(crate) enum Element {
    Plain,
    Bits(Expr),
    Int(Range),
    Compressed(Range, Expr),
    Fixed(Range, Expr),
    SmallestThree(Expr),
    UnitVector(Expr),
    Half,
    Angle(Expr),
    /// A range, or a range and a resolution, for each axis.
    IntAxes(Vec<Range>),
    CompressedAxes(Vec<(Range, Expr)>),
    Wide,
    Bytes,
    With {
        path: Path,
        max_bits: Option<Expr>,
    },
    /// A user-defined codec type.
    Codec(Type),
    /// The keys and the values of a map.
    Entries(Box<[MapSide; 2]>),
}

impl Element {
    /// Returns whether the reader's value is only near the writer's.
    pub(crate) fn is_rounded(&self) -> bool {
        matches!(
            self,
            Self::Compressed(..)
                | Self::CompressedAxes(_)
                | Self::SmallestThree(_)
                | Self::UnitVector(_)
                | Self::Half
                | Self::Angle(_)
        )
    }

    /// Returns the number of bits of a quantized value, the function in `__wire` that checks this
    /// number, and the error if it is wrong.
    pub(crate) fn checked_bits(&self) -> Option<(&Expr, &'static str, &'static str)> {
        Some(match self {
            Self::SmallestThree(bits) => {
                (bits, "rotation_fits", "`smallest_three` takes 3 to 20 bits for each component")
            }
            Self::UnitVector(bits) => {
                (bits, "direction_fits", "`unit` takes 2 to 24 bits for each coordinate")
            }
            Self::Angle(bits) => (bits, "angle_fits", "`angle` takes 1 to 24 bits for a turn"),
            _ => return None,
        })
    }
}

/// The keys or the values of a map.
pub(crate) struct MapSide {
    pub(crate) ty: Type,
    pub(crate) codec: Codec,
}

/// Turns the attributes of a field into what it does, or into the reason why they cannot be.
pub(crate) fn judge(
    mut attrs: FieldAttrs,
    ty: &Type,
    known: &[EarlierField],
    parameters: &[Ident],
) -> Result<Coding> {
    let element = element(&mut attrs, ty)?;
    if !matches!(element, Some(("with" | "codec", _))) && attrs.skip.is_none() {
        checks::has_order(ty)?;
    }
    if let Some((name, _)) = &element {
        checks::not_a_map(name, ty)?;
        checks::not_a_parameter(name, ty, parameters)?;
        checks::reaches(name, ty)?;
        checks::suits(name, ty)?;
        checks::components(name, ty)?;
    }
    if let Some(Given { key, .. }) = &attrs.max_len {
        checks::has_length(ty, *key, "max_len")?;
    }

    let element = match (entries(&mut attrs, ty, parameters)?, element) {
        (Some((key, _)), Some((name, _))) => {
            let message =
                format!("`{name}` could mean either: put it into `keys(..)` or `values(..)`");
            return Err(Error::new(key, message));
        }
        (Some((_, entries)), None) => Some(("keys", entries)),
        (None, element) => element,
    };
    if attrs.subset.is_some() {
        checks::has_places(ty)?;
    }
    if let Some(Given { key, .. }) = &attrs.len {
        checks::has_length(ty, *key, "len")?;
    }
    if let Some(Given { key, .. }) = &attrs.relative {
        checks::ascends(ty, *key, element.as_ref().map(|(name, _)| *name))?;
    }
    let is_alone = element.is_none()
        && attrs.max_len.is_none()
        && attrs.len.is_none()
        && attrs.relative.is_none()
        && attrs.subset.is_none()
        && attrs.default_bit.is_none();
    if let Some(Given { key, .. }) = attrs.skip {
        if !is_alone {
            return Err(Error::new(key, "a skipped field is not sent: drop its other attributes"));
        }
        return Ok(Coding::Skip { default: attrs.default.map(|given| given.value) });
    }
    match (attrs.relative_to, attrs.wrapping_from) {
        (Some(_), Some(Given { key, .. })) => {
            let message =
                "`relative_to` and `wrapping_from` both say how the value is encoded: keep one";
            return Err(Error::new(key, message));
        }
        (Some(to), None) => return relative(&to, "relative_to", ty, known, is_alone),
        (None, Some(from)) => {
            checks::suits("wrapping_from", ty)?;
            return relative(&from, "wrapping_from", ty, known, is_alone);
        }
        (None, None) => {}
    }
    let element = element.map(|(_, element)| element);
    let ascends = attrs.relative.is_some();
    let subset = attrs.subset.is_some();
    let default_bit = attrs.default_bit.is_some();
    let (min_len, max_len) = match attrs.len {
        None => (None, attrs.max_len.map(|given| given.value)),
        Some(len) => match lengths(len, attrs.max_len, known, ty)? {
            Lengths::Between(min, max) => (Some(min), Some(max)),
            Lengths::Computed(length, _) if matches!(element, Some(Element::Bytes)) => {
                let message = "a computed `len` does not work with `bytes`: drop `bytes`, and each element takes 8 bits \
                               just the same";
                return Err(Error::new(length.span, message));
            }
            Lengths::Computed(length, max) if !ascends && !default_bit && !subset => {
                let element = element.unwrap_or(Element::Plain);
                return Ok(Coding::Exactly { element, max, length });
            }
            Lengths::Computed(length, _) => {
                let other = match (ascends, subset) {
                    (true, _) => "relative",
                    (_, true) => "subset",
                    _ => "default_bit",
                };
                let message = format!("a computed `len` and `{other}` cannot be combined");
                return Err(Error::new(length.span, message));
            }
        },
    };
    let max_len = bound(element.as_ref(), max_len, ty)?;
    let element = element.unwrap_or(Element::Plain);
    Ok(Coding::Codec(Codec { element, max_len, subset, min_len, ascends, default_bit }))
}

/// What `keys(..)` and `values(..)` say of a map, and where they do.
fn entries(
    attrs: &mut FieldAttrs,
    ty: &Type,
    parameters: &[Ident],
) -> Result<Option<(Span, Element)>> {
    let (keys, values) = (attrs.keys.take(), attrs.values.take());
    let Some(at) = keys.as_ref().or(values.as_ref()).map(|given| given.key) else {
        return Ok(None);
    };
    let Some([key, value]) = types::entry(ty) else {
        let message = match types::leaf(ty) {
            Some(_) => "`keys` and `values` are for maps, and this field is not a map",
            None => {
                "`keys` and `values` need the types of keys and values: write `HashMap<K, V, S>` or `BTreeMap<K, V>`, \
                 not an alias"
            }
        };
        return Err(Error::new(at, message));
    };
    let part = |given: Option<Given<Box<FieldAttrs>>>, ty: &Type, name: &str| -> Result<MapSide> {
        let Some(Given { value: mut attrs, .. }) = given else {
            checks::not_in_a_map(ty, name)?;
            return Ok(MapSide { ty: ty.clone(), codec: codec(None, None, false, ty)? });
        };
        let element = element(&mut attrs, ty)?;
        if let Some((name, _)) = &element {
            checks::not_a_parameter(name, ty, parameters)?;
            checks::reaches(name, ty)?;
            checks::suits(name, ty)?;
            checks::components(name, ty)?;
        }
        if let Some(Given { key, .. }) = &attrs.max_len {
            checks::has_length(ty, *key, "max_len")?;
        }
        let max_len = attrs.max_len.map(|given| given.value);
        let codec = codec(element.map(|(_, element)| element), max_len, false, ty)?;
        Ok(MapSide { ty: ty.clone(), codec })
    };
    let parts = [part(keys, key, "keys")?, part(values, value, "values")?];
    Ok(Some((at, Element::Entries(Box::new(parts)))))
}

/// What the attributes say of a value, or of each element, by the name of the attribute. One of them
/// at most may say it.
fn element(attrs: &mut FieldAttrs, ty: &Type) -> Result<Option<(&'static str, Element)>> {
    let mut elements = Vec::new();
    let mut add = |key: Span, name: &'static str, element: Element| {
        elements.push((key, name, element));
    };
    if let Some(Given { key, value }) = attrs.range.take() {
        let ranges = match &value {
            Axes::All(range) => std::slice::from_ref(range),
            Axes::Each(ranges) => ranges,
        };
        for range in ranges {
            checks::order(range)?;
            checks::fits(range, ty)?;
        }
        let element = match value {
            Axes::All(range) => Element::Int(range),
            Axes::Each(ranges) => {
                checks::axes(ranges.len(), ty, key)?;
                Element::IntAxes(ranges)
            }
        };
        add(key, "range", element);
    }
    if let Some(Given { key, value }) = attrs.bits.take() {
        checks::width(&value, ty)?;
        add(key, "bits", Element::Bits(value));
    }
    if let Some(Given { key, value: (ranges, resolutions) }) = attrs.compressed.take() {
        add(key, "compressed", compressed(ranges, resolutions, key, ty)?);
    }
    if let Some(Given { key, value: (range, fraction_bits) }) = attrs.fixed.take() {
        checks::order(&range)?;
        add(key, "fixed", Element::Fixed(range, fraction_bits));
    }
    if let Some(Given { key, value }) = attrs.smallest_three.take() {
        checks::share("`smallest_three`", "component", 3..=20, &value)?;
        add(key, "smallest_three", Element::SmallestThree(value));
    }
    if let Some(Given { key, value }) = attrs.unit.take() {
        checks::share("`unit`", "coordinate", 2..=24, &value)?;
        add(key, "unit", Element::UnitVector(value));
    }
    if let Some(Given { key, .. }) = attrs.half.take() {
        add(key, "half", Element::Half);
    }
    if let Some(Given { key, value }) = attrs.angle.take() {
        checks::share("`angle`", "turn", 1..=24, &value)?;
        add(key, "angle", Element::Angle(value));
    }
    if let Some(Given { key, .. }) = attrs.wide.take() {
        add(key, "wide", Element::Wide);
    }
    if let Some(Given { key, .. }) = attrs.bytes.take() {
        add(key, "bytes", Element::Bytes);
    }
    if let Some(Given { key, value }) = attrs.codec.take() {
        add(key, "codec", Element::Codec(value));
    }
    match (attrs.with.take(), attrs.max_bits.take()) {
        (Some(Given { key, value }), max_bits) => {
            if let Some(Given { key, .. }) = &attrs.subset {
                return Err(Error::new(
                    *key,
                    "`with` gets the whole field, and its code says which members: drop `subset`",
                ));
            }
            let given = [(&attrs.max_len, "max_len"), (&attrs.len, "len")];
            for (given, name) in given {
                if let Some(Given { key, .. }) = given {
                    let message = format!(
                        "`with` gets the whole field, and its code bounds the length: drop `{name}`"
                    );
                    return Err(Error::new(*key, message));
                }
            }
            let max_bits = max_bits.map(|given| given.value);
            add(key, "with", Element::With { path: value, max_bits });
        }
        (None, Some(Given { key, .. })) => {
            return Err(Error::new(key, "`max_bits` bounds custom code: add `with = module`"));
        }
        (None, None) => {}
    }
    if let [(_, first, _), (key, second, _), ..] = elements.as_slice() {
        let message =
            format!("`{first}` and `{second}` both say how the value is encoded: keep one");
        return Err(Error::new(*key, message));
    }
    Ok(elements.pop().map(|(_, name, element)| (name, element)))
}

/// Ranges and resolutions, one for all axes or one for each.
fn compressed(
    ranges: Axes<Range>,
    resolutions: Axes<Expr>,
    key: Span,
    ty: &Type,
) -> Result<Element> {
    let pairs: Vec<(Range, Expr)> = match (ranges, resolutions) {
        (Axes::All(range), Axes::All(resolution)) => {
            checks::order(&range)?;
            checks::floats(&range)?;
            return Ok(Element::Compressed(range, resolution));
        }
        (Axes::Each(ranges), Axes::All(resolution)) => {
            ranges.into_iter().map(|range| (range, resolution.clone())).collect()
        }
        (Axes::All(range), Axes::Each(resolutions)) => {
            resolutions.into_iter().map(|resolution| (range.clone(), resolution)).collect()
        }
        (Axes::Each(ranges), Axes::Each(resolutions)) => {
            if ranges.len() != resolutions.len() {
                let message = format!(
                    "{} ranges and {} resolutions: give one of each for every axis",
                    ranges.len(),
                    resolutions.len()
                );
                return Err(Error::new(key, message));
            }
            ranges.into_iter().zip(resolutions).collect()
        }
    };
    for (range, _) in &pairs {
        checks::order(range)?;
        checks::floats(range)?;
    }
    checks::axes(pairs.len(), ty, key)?;
    Ok(Element::CompressedAxes(pairs))
}

/// A number that counts from an earlier field.
fn relative(
    to: &Given<Ident>,
    name: &str,
    ty: &Type,
    known: &[EarlierField],
    is_alone: bool,
) -> Result<Coding> {
    let Given { key, value: to } = to;
    if !is_alone {
        let message = format!("`{name}` says how the value is encoded: drop the others");
        return Err(Error::new(*key, message));
    }
    if let Some((_, Some(_))) = types::name_and_inner(ty) {
        let list = if name == "relative_to" { ", and `relative` for a list of them" } else { "" };
        let message = format!(
            "`{name}` is for one number{list}: of one that is not always there, send a `bool` before it, and give it \
             an `if`"
        );
        return Err(Error::new(*key, message));
    }
    EarlierField::check(to, known)?;
    if let Some(earlier) = known.iter().find(|field| field.name == *to) {
        checks::same_integer(ty, to, &earlier.ty)?;
    }
    let mut numbers = known.iter().zip(EarlierField::numbers(known));
    let number = numbers.find(|(field, _)| field.name == *to).map_or(0, |(_, number)| number);
    Ok(Coding::Relative { to: variable(to), number, wraps: name == "wrapping_from" })
}

/// The codec of a key or a value of a map.
fn codec(
    element: Option<Element>,
    max_len: Option<Expr>,
    default_bit: bool,
    ty: &Type,
) -> Result<Codec> {
    let max_len = bound(element.as_ref(), max_len, ty)?;
    let element = element.unwrap_or(Element::Plain);
    Ok(Codec { element, max_len, subset: false, min_len: None, ascends: false, default_bit })
}

/// The bound of a field, whose lists and platform-dependent numbers need one.
fn bound(element: Option<&Element>, max_len: Option<Expr>, ty: &Type) -> Result<Option<Expr>> {
    match element {
        Some(Element::With { .. }) => Ok(max_len),
        // A codec may be one of whole lists.
        Some(Element::Codec(_)) => Ok(max_len.or_else(|| types::capacity(ty))),
        // The keys and values of the map have been checked separately.
        Some(Element::Entries(_)) => {
            if max_len.is_none() {
                checks::bounded(ty, false)?;
            }
            Ok(max_len)
        }
        _ => {
            checks::reached(ty)?;
            let max_len = max_len.or_else(|| types::capacity(ty));
            if max_len.is_none() {
                checks::bounded(ty, element.is_none())?;
            }
            Ok(max_len)
        }
    }
}
