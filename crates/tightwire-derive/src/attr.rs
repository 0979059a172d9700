//! What stands in `#[wire(...)]`: parsed, each key at most once, and not yet judged.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::{
    Attribute, Error, Expr, ExprRange, Ident, LitStr, Path, RangeLimits, Result, Token, Type,
    WherePredicate,
};

use crate::names::mentions;

/// A value of an attribute, with the span of its key for errors.
pub(crate) struct Given<T> {
    pub(crate) key: Span,
    pub(crate) value: T,
}

/// `min..=max`, both ends given.
#[derive(Clone)]
pub(crate) struct Range {
    pub(crate) start: Expr,
    pub(crate) end: Expr,
    pub(crate) span: Span,
}

/// A parameter of an attribute, either one for all axes of a vector or one for each axis.
pub(crate) enum Axes<T> {
    All(T),
    Each(Vec<T>),
}

impl<T: Parse> Parse for Axes<T> {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        if !input.peek(syn::token::Bracket) {
            return input.parse().map(Self::All);
        }
        let content;
        syn::bracketed!(content in input);
        let axes = Punctuated::<T, Token![,]>::parse_terminated(&content)?;
        Ok(Self::Each(axes.into_iter().collect()))
    }
}

/// The attributes of a field.
#[derive(Default)]
pub(crate) struct FieldAttrs {
    pub(crate) range: Option<Given<Axes<Range>>>,
    pub(crate) bits: Option<Given<Expr>>,
    pub(crate) compressed: Option<Given<(Axes<Range>, Axes<Expr>)>>,
    pub(crate) fixed: Option<Given<(Range, Expr)>>,
    pub(crate) smallest_three: Option<Given<Expr>>,
    pub(crate) unit: Option<Given<Expr>>,
    pub(crate) bytes: Option<Given<()>>,
    pub(crate) max_len: Option<Given<Expr>>,
    pub(crate) subset: Option<Given<()>>,
    pub(crate) relative_to: Option<Given<Ident>>,
    pub(crate) align: Option<Given<()>>,
    pub(crate) check: Option<Given<LitStr>>,
    pub(crate) skip: Option<Given<()>>,
    pub(crate) with: Option<Given<Path>>,
    pub(crate) max_bits: Option<Given<Expr>>,
    pub(crate) when: Option<Given<Expr>>,
    pub(crate) default: Option<Given<Expr>>,
    pub(crate) default_bit: Option<Given<()>>,
    pub(crate) codec: Option<Given<Type>>,
    pub(crate) rename: Option<Given<LitStr>>,
    pub(crate) key: Option<Given<Ident>>,
    pub(crate) half: Option<Given<()>>,
    pub(crate) angle: Option<Given<Expr>>,
    pub(crate) wrapping_from: Option<Given<Ident>>,
    pub(crate) keys: Option<Given<Box<FieldAttrs>>>,
    pub(crate) values: Option<Given<Box<FieldAttrs>>>,
    pub(crate) len: Option<Given<Expr>>,
    pub(crate) relative: Option<Given<()>>,
    pub(crate) wide: Option<Given<()>>,
    pub(crate) version: Option<Given<u32>>,
}

/// The attributes of a variant.
#[derive(Default)]
pub(crate) struct VariantAttrs {
    pub(crate) rename: Option<Given<LitStr>>,
}

/// The attributes of a struct or enum.
#[derive(Default)]
pub(crate) struct ItemAttrs {
    pub(crate) tag_bits: Option<Given<Expr>>,
    pub(crate) krate: Option<Given<Path>>,
    pub(crate) bound: Option<Given<Predicates>>,
}

/// The predicates of a `where` clause.
pub(crate) type Predicates = Punctuated<WherePredicate, Token![,]>;

/// The attributes of fields, for error messages and for suggestions.
const FIELD_KEYS: &[&str] = &[
    "range",
    "bits",
    "compressed",
    "fixed",
    "smallest_three",
    "unit",
    "bytes",
    "max_len",
    "subset",
    "relative_to",
    "align",
    "check",
    "skip",
    "with",
    "max_bits",
    "if",
    "default",
    "default_bit",
    "codec",
    "rename",
    "key",
    "half",
    "angle",
    "wrapping_from",
    "keys",
    "values",
    "len",
    "relative",
    "wide",
    "version",
];

/// The attributes of structs and enums.
const ITEM_KEYS: [&str; 3] = ["tag_bits", "crate", "bound"];

impl FieldAttrs {
    /// Parses the `#[wire(...)]` attributes of a field.
    pub(crate) fn from_attributes(attributes: &[Attribute]) -> Result<Self> {
        let mut attrs = Self::default();
        each_key(attributes, |key, input| attrs.parse_key(key, input))?;
        Ok(attrs)
    }

    /// Parses what stands in the parentheses of `keys` or `values`.
    fn of_part(part: &Ident, input: ParseStream<'_>) -> Result<Box<Self>> {
        const ALLOWED: [&str; 11] = [
            "range",
            "bits",
            "compressed",
            "fixed",
            "smallest_three",
            "unit",
            "half",
            "angle",
            "bytes",
            "codec",
            "max_len",
        ];
        if !input.peek(syn::token::Paren) {
            let message = format!("put attributes into the parentheses: `{part}(range = 0..=99)`");
            return Err(Error::new(part.span(), message));
        }
        let content;
        syn::parenthesized!(content in input);
        let mut attrs = Self::default();
        keys(&content, |key, input| {
            if ALLOWED.iter().any(|allowed| key == allowed) {
                return attrs.parse_key(key, input);
            }
            let message = format!("`{key}` is for a whole field, not for the {part} of a map");
            Err(Error::new(key.span(), message))
        })?;
        Ok(Box::new(attrs))
    }

    fn parse_key(&mut self, key: &Ident, input: ParseStream<'_>) -> Result<()> {
        match key.to_string().as_str() {
            "range" => set(&mut self.range, key, unquoted(key, input)?),
            "bits" => set(&mut self.bits, key, unquoted(key, input)?),
            "compressed" => set(&mut self.compressed, key, range_and(key, input, &COMPRESSED)?),
            "fixed" => set(&mut self.fixed, key, range_and(key, input, &FIXED)?),
            "smallest_three" => set(&mut self.smallest_three, key, unquoted(key, input)?),
            "unit" => set(&mut self.unit, key, unquoted(key, input)?),
            "bytes" => set(&mut self.bytes, key, ()),
            "max_len" => set(&mut self.max_len, key, unquoted(key, input)?),
            "subset" => set(&mut self.subset, key, ()),
            "relative_to" => set(&mut self.relative_to, key, unquoted(key, input)?),
            "align" => set(&mut self.align, key, ()),
            "check" => {
                let advice = "a check needs a name in quotes: `check = \"players\"`";
                set(&mut self.check, key, text(key, input, advice)?)
            }
            "skip" => set(&mut self.skip, key, ()),
            "with" => set(&mut self.with, key, unquoted(key, input)?),
            "max_bits" => set(&mut self.max_bits, key, unquoted(key, input)?),
            "if" => set(&mut self.when, key, condition(key, input)?),
            "default" => set(&mut self.default, key, value(key, input)?),
            "default_bit" => set(&mut self.default_bit, key, ()),
            "codec" => {
                equals(key, input)?;
                let codec = input.parse().map_err(|error: Error| {
                    Error::new(error.span(), "a codec is a type: `codec = Millis`")
                })?;
                set(&mut self.codec, key, codec)
            }
            "rename" => set(&mut self.rename, key, text(key, input, RENAME)?),
            "key" => {
                equals(key, input)?;
                let field = input.parse().map_err(|error: Error| {
                    Error::new(error.span(), "a key is a field of the elements: `key = id`")
                })?;
                set(&mut self.key, key, field)
            }
            "half" => set(&mut self.half, key, ()),
            "angle" => set(&mut self.angle, key, unquoted(key, input)?),
            "len" => set(&mut self.len, key, unquoted(key, input)?),
            "relative" => set(&mut self.relative, key, ()),
            "wide" => set(&mut self.wide, key, ()),
            "version" => {
                equals(key, input)?;
                let version =
                    input.parse::<syn::LitInt>().and_then(|literal| literal.base10_parse());
                let version = version.map_err(|error| {
                    Error::new(error.span(), "a version is a number: `version = 1`")
                })?;
                set(&mut self.version, key, version)
            }
            "wrapping_from" => set(&mut self.wrapping_from, key, unquoted(key, input)?),
            "keys" => set(&mut self.keys, key, Self::of_part(key, input)?),
            "values" => set(&mut self.values, key, Self::of_part(key, input)?),
            of_type if ITEM_KEYS.contains(&of_type) => {
                let message = format!(
                    "`{key}` is for a whole type: put it above the `{}`, not on a field",
                    if of_type == "tag_bits" { "enum" } else { "struct` or `enum" }
                );
                Err(Error::new(key.span(), message))
            }
            _ => Err(unknown(key, FIELD_KEYS, "a field")),
        }
    }
}

/// The error for a malformed `rename`.
const RENAME: &str = "`rename` needs a name in quotes: `rename = \"health\"`";

impl VariantAttrs {
    /// Parses the `#[wire(...)]` attributes of a variant.
    pub(crate) fn from_attributes(attributes: &[Attribute]) -> Result<Self> {
        let mut attrs = Self::default();
        each_key(attributes, |key, input| match key.to_string().as_str() {
            "rename" => set(&mut attrs.rename, key, text(key, input, RENAME)?),
            _ => Err(Error::new(
                key.span(),
                format!(
                    "`{key}` does not work on a variant: put it on a field (a variant only takes `rename`)"
                ),
            )),
        })?;
        Ok(attrs)
    }
}

impl ItemAttrs {
    /// Parses the `#[wire(...)]` attributes of a struct or enum.
    pub(crate) fn from_attributes(attributes: &[Attribute]) -> Result<Self> {
        let mut attrs = Self::default();
        each_key(attributes, |key, input| match key.to_string().as_str() {
            "tag_bits" => set(&mut attrs.tag_bits, key, unquoted(key, input)?),
            "crate" => set(&mut attrs.krate, key, path(key, input)?),
            "bound" => set(&mut attrs.bound, key, predicates(key, input)?),
            of_field if FIELD_KEYS.contains(&of_field) => {
                let message =
                    format!("`{key}` is for a field: put it on the field that it describes");
                Err(Error::new(key.span(), message))
            }
            _ => Err(unknown(key, &ITEM_KEYS, "a struct or enum")),
        })?;
        Ok(attrs)
    }
}

/// The path of the crate `tightwire`, as far as the attributes of a type can be parsed.
pub(crate) fn krate(attributes: &[Attribute]) -> Path {
    let given = ItemAttrs::from_attributes(attributes).ok().and_then(|attrs| attrs.krate);
    given.map_or_else(|| syn::parse_quote!(::tightwire), |given| given.value)
}

impl Parse for Range {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        Self::from_expr(input.parse()?)
    }
}

impl Range {
    /// The ends of an expression that is a range.
    pub(crate) fn from_expr(range: Expr) -> Result<Self> {
        let span = range.span();
        match peeled(range) {
            Expr::Range(ExprRange {
                start: Some(start),
                limits: RangeLimits::Closed(_),
                end: Some(end),
                ..
            }) => Ok(Self { start: *start, end: *end, span }),
            Expr::Range(ExprRange { start: Some(start), end: Some(end), .. }) => {
                let message =
                    format!("the last number is included: write `{}`", closed(&start, &end));
                Err(Error::new(span, message))
            }
            _ => Err(Error::new(span, "write both ends, the last one included: `0..=100`")),
        }
    }
}

/// The range with its last number in it that has the numbers of one without its end.
fn closed(start: &Expr, end: &Expr) -> String {
    let start = start.to_token_stream().to_string().replace("- ", "-");
    match crate::checks::integer(end) {
        Some(end) => format!("{start}..={}", end.saturating_sub(1)),
        None => {
            let text = end.to_token_stream().to_string().replace("- ", "-");
            let is_float =
                matches!(end, Expr::Lit(literal) if matches!(literal.lit, syn::Lit::Float(_)));
            if is_float { format!("{start}..={text}") } else { format!("{start}..={text} - 1") }
        }
    }
}

/// An expression without what is around it: parentheses, and the mark of a macro's argument.
pub(crate) fn peeled(expr: Expr) -> Expr {
    match expr {
        Expr::Group(group) => peeled(*group.expr),
        Expr::Paren(parentheses) => peeled(*parentheses.expr),
        other => other,
    }
}

/// Calls `parse` for every key in every `#[wire(...)]`.
fn each_key(
    attributes: &[Attribute],
    mut parse: impl FnMut(&Ident, ParseStream<'_>) -> Result<()>,
) -> Result<()> {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("wire")) {
        attribute.parse_args_with(|input: ParseStream<'_>| keys(input, &mut parse))?;
    }
    Ok(())
}

/// Parses keys with their values, between commas.
fn keys(
    input: ParseStream<'_>,
    mut parse: impl FnMut(&Ident, ParseStream<'_>) -> Result<()>,
) -> Result<()> {
    while !input.is_empty() {
        let key = input.call(Ident::parse_any)?;
        parse(&key, input)?;
        if input.is_empty() {
            break;
        }
        input.parse::<Token![,]>()?;
    }
    Ok(())
}

/// Parses `= value`.
fn value<T: Parse>(key: &Ident, input: ParseStream<'_>) -> Result<T> {
    equals(key, input)?;
    input.parse()
}

/// Parses `=`. If the value is in parentheses instead, the error shows the correct form.
fn equals(key: &Ident, input: ParseStream<'_>) -> Result<()> {
    if input.peek(syn::token::Paren) {
        let content;
        let parentheses = syn::parenthesized!(content in input);
        let value = content.parse::<TokenStream>()?.to_string();
        let value = value.replace(" ..= ", "..=").replace("- ", "-");
        let message = format!("write `{key} = {value}`, without parentheses");
        return Err(Error::new(parentheses.span.join(), message));
    }
    if !input.peek(Token![=]) {
        let example = match key.to_string().as_str() {
            "range" => "0..=100",
            "bits" | "angle" | "smallest_three" | "unit" => "10",
            "max_len" => "64",
            "max_bits" => "65",
            "tag_bits" => "4",
            "len" => "1..=8",
            "with" => "module",
            _ => "..",
        };
        let message = format!("`{key}` needs a value: write `{key} = {example}`");
        return Err(Error::new(key.span(), message));
    }
    input.parse::<Token![=]>()?;
    Ok(())
}

/// Parses `= name`. If the name is quoted, as in other derives, the error shows the correct form.
fn unquoted<T: Parse>(key: &Ident, input: ParseStream<'_>) -> Result<T> {
    equals(key, input)?;
    if input.peek(LitStr) {
        let text: LitStr = input.parse()?;
        let message = format!("write `{key} = {}`, without quotation marks", text.value());
        return Err(Error::new(text.span(), message));
    }
    input.parse()
}

/// Parses `= condition`. A condition names fields, as there is no `self` yet where a packet is read.
fn condition(key: &Ident, input: ParseStream<'_>) -> Result<Expr> {
    let condition: Expr = unquoted(key, input)?;
    let of_self = Ident::new("self", Span::call_site());
    if mentions(&condition.to_token_stream(), &[of_self]) {
        let message = "a condition names fields directly: leave out `self.`";
        return Err(Error::new(condition.span(), message));
    }
    Ok(condition)
}

/// Parses `= "text"`.
fn text(key: &Ident, input: ParseStream<'_>, advice: &str) -> Result<LitStr> {
    equals(key, input)?;
    input.parse().map_err(|error| Error::new(error.span(), advice))
}

/// Parses `= path`, in quotation marks or without.
fn path(key: &Ident, input: ParseStream<'_>) -> Result<Path> {
    equals(key, input)?;
    let path = if input.peek(LitStr) {
        let text: LitStr = input.parse()?;
        text.parse_with(Path::parse_mod_style).map_err(|_| text.span())
    } else {
        input.call(Path::parse_mod_style).map_err(|error| error.span())
    };
    let advice = "write the path under which your crate has tightwire: `crate = engine::tightwire`";
    path.map_err(|span| Error::new(span, advice))
}

/// Parses `= "T: Wire"`.
fn predicates(key: &Ident, input: ParseStream<'_>) -> Result<Predicates> {
    let advice = "write bounds as after `where`: `bound = \"T: Wire\"`";
    let text = text(key, input, advice)?;
    text.parse_with(Predicates::parse_terminated).map_err(|_| Error::new(text.span(), advice))
}

/// An attribute with a range and a second argument.
struct WithRange {
    second: &'static str,
    example: &'static str,
}

const COMPRESSED: WithRange =
    WithRange { second: "resolution", example: "compressed(0.0..=10.0, 0.01)" };
const FIXED: WithRange =
    WithRange { second: "number of fraction bits", example: "fixed(0..=10, 8)" };

/// Parses `(min..=max, second)`.
fn range_and<R: Parse, S: Parse>(
    key: &Ident,
    input: ParseStream<'_>,
    what: &WithRange,
) -> Result<(R, S)> {
    let WithRange { second, example } = what;
    if !input.peek(syn::token::Paren) {
        let message = format!("`{key}` needs a range and a {second}: `{example}`");
        return Err(Error::new(key.span(), message));
    }
    let content;
    let parentheses = syn::parenthesized!(content in input);
    if content.is_empty() {
        let message = format!("`{key}` needs a range and a {second}: `{example}`");
        return Err(Error::new(parentheses.span.join(), message));
    }
    let first = content.fork().parse().map(peeled);
    if first.is_ok_and(|first| !matches!(first, Expr::Range(_) | Expr::Array(_))) {
        let message = format!("`{key}` takes a range first, and then a {second}: `{example}`");
        return Err(Error::new(parentheses.span.join(), message));
    }
    let range = content.parse()?;
    if content.is_empty() {
        let message = format!("the {second} is missing after the range: `{example}`");
        return Err(Error::new(parentheses.span.join(), message));
    }
    content.parse::<Token![,]>()?;
    let value = content.parse()?;
    let _trailing: Option<Token![,]> = content.parse()?;
    if !content.is_empty() {
        return Err(content.error("unexpected token"));
    }
    Ok((range, value))
}

/// Stores the value of a key that was not given before.
fn set<T>(slot: &mut Option<Given<T>>, key: &Ident, value: T) -> Result<()> {
    if slot.is_some() {
        return Err(Error::new(key.span(), format!("`{key}` is given twice: keep one")));
    }
    *slot = Some(Given { key: key.span(), value });
    Ok(())
}

/// The error for a key that does not exist, with the closest one that does.
fn unknown(key: &Ident, known: &[&str], place: &str) -> Error {
    let text = key.to_string();
    // A name that goes on where a known one ends is as close as a slip of the finger.
    let far = |candidate: &&&str| {
        if candidate.len() > 2 && text.starts_with(**candidate) {
            return 1;
        }
        distance(&text, candidate)
    };
    let guess = match known.iter().min_by_key(far) {
        Some(closest) if far(&closest) <= 2 => format!("; did you mean `{closest}`?"),
        _ => format!("; {place} may have `{}`", known.join("`, `")),
    };
    Error::new(key.span(), format!("unknown attribute `{key}`{guess}"))
}

/// Returns the edit distance of two words.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut next = vec![i + 1];
        let mut left = i + 1;
        for (y, pair) in b.iter().zip(row.windows(2)) {
            if let [diagonal, above] = pair {
                left = (diagonal + usize::from(x != *y)).min(above + 1).min(left + 1);
                next.push(left);
            }
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}
