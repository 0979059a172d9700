//! The checked description of a type: what `expand` can quote without asking anything.
#![expect(clippy::large_enum_variant, reason = "there are only as many as a type has fields")]

use proc_macro2::{Ident, Span, TokenStream};
use syn::spanned::Spanned;
use syn::{Data, DataEnum, DeriveInput, Error, Expr, Fields, Generics, Path, Result, Type};

use crate::attr::{self, FieldAttrs, Given, ItemAttrs, Predicates, VariantAttrs};
pub(crate) use crate::coding::{Codec, Coding, Element};
use crate::condition::{Asked, Condition, Look, Need};
use crate::constant;
use crate::known::EarlierField;
use crate::names::{distinct, name_in_conditions, new_name, plain_name, variable};
use crate::stays::stays;
use crate::{checks, coding, types};

/// A type to derive for.
pub(crate) struct Message {
    pub(crate) name: Ident,
    pub(crate) generics: Generics,
    /// The path of the crate `tightwire`.
    pub(crate) krate: Path,
    /// The declared bounds of the type parameters, which replace those that the fields need.
    pub(crate) bound: Option<Predicates>,
    /// True if a part of it is deprecated, or uses what is.
    pub(crate) is_deprecated: bool,
    pub(crate) body: Body,
}

pub(crate) enum Body {
    Struct(Record),
    Enum { tag_bits: TagBits, variants: Vec<Variant> },
}

/// The width of an enum's tag.
pub(crate) enum TagBits {
    /// The width that the variants need.
    Needed(u32),
    /// A declared width, which must be at least as large.
    Reserved { bits: Expr, needed: u32 },
}

pub(crate) struct Variant {
    pub(crate) name: Ident,
    /// The name in traces and schemas.
    pub(crate) label: String,
    /// The place of a `rename`.
    renamed: Option<Span>,
    /// True if it is the default of its type, by `#[default]`.
    pub(crate) is_default: bool,
    pub(crate) record: Record,
}

/// The fields of a struct or variant.
pub(crate) struct Record {
    pub(crate) fields: Vec<Field>,
    pub(crate) style: Style,
}

#[derive(Clone, Copy)]
pub(crate) enum Style {
    Named,
    Tuple,
    Unit,
}

pub(crate) struct Field {
    /// The name in traces and schemas.
    pub(crate) label: String,
    /// The variable that holds it.
    pub(crate) binding: Ident,
    /// The name in a struct literal; a number in tuples.
    pub(crate) member: syn::Member,
    /// The place of a `rename`.
    renamed: Option<Span>,
    pub(crate) ty: Type,
    /// Tells the parameters of this field from those of others of the same type.
    pub(crate) number: usize,
    pub(crate) align: bool,
    pub(crate) check: Option<syn::LitStr>,
    /// The field that identifies the elements of a list.
    pub(crate) key: Option<Ident>,
    pub(crate) coding: Coding,
    pub(crate) presence: Presence,
}

/// When a field is there.
pub(crate) enum Presence {
    Always,
    /// Under a condition; `needs` are the variables of the earlier fields it looks at.
    If {
        condition: TokenStream,
        /// The condition for the schema.
        tree: TokenStream,
        /// The value of an absent field for the schema.
        absent: Option<TokenStream>,
        needs: Vec<Ident>,
        /// The same, with the way into each.
        looks: Vec<(Look, Span)>,
        default: Option<Expr>,
    },
}

impl Message {
    /// Checks a type and its attributes.
    pub(crate) fn from_ast(input: &DeriveInput) -> Result<Self> {
        checks::not_itself(input)?;
        let attrs = ItemAttrs::from_attributes(&input.attrs)?;
        let krate = attr::krate(&input.attrs);
        let mut number = 0;
        let parameters: Vec<Ident> =
            input.generics.type_params().map(|parameter| parameter.ident.clone()).collect();
        let body = match &input.data {
            Data::Struct(data) => {
                if let Some(Given { key, .. }) = attrs.tag_bits {
                    return Err(Error::new(key, "`tag_bits` is for enums: a struct has no tag"));
                }
                Body::Struct(Record::from_fields(&data.fields, &mut number, &parameters)?)
            }
            Data::Enum(data) => enum_body(input, data, attrs.tag_bits, &mut number, &parameters)?,
            Data::Union(data) => {
                return Err(Error::new(
                    data.union_token.span(),
                    "a union does not record which of its fields is valid: use an enum",
                ));
            }
        };
        let bound = attrs.bound.map(|given| given.value);
        let (name, generics) = (input.ident.clone(), input.generics.clone());
        let is_deprecated = checks::is_deprecated(input);
        Ok(Self { name, generics, krate, bound, is_deprecated, body })
    }
}

fn enum_body(
    input: &DeriveInput,
    data: &DataEnum,
    tag_bits: Option<Given<Expr>>,
    number: &mut usize,
    parameters: &[Ident],
) -> Result<Body> {
    if data.variants.is_empty() {
        return Err(Error::new(
            input.ident.span(),
            "an enum without variants has no values to send",
        ));
    }
    let largest = (data.variants.len() - 1) as u32;
    let needed = u32::BITS - largest.leading_zeros();
    let tag_bits = match tag_bits {
        None => TagBits::Needed(needed),
        Some(Given { value, .. }) => {
            if let Some(bits) = checks::integer(&value) {
                if bits < i128::from(needed) || bits > 32 {
                    let count = data.variants.len();
                    let need = if count == 1 { "variant needs" } else { "variants need" };
                    let message =
                        format!("{count} {need} a tag of {needed} to 32 bits, not {bits}");
                    return Err(Error::new(value.span(), message));
                }
            }
            TagBits::Reserved { bits: value, needed }
        }
    };
    let variants = collect(data.variants.iter().map(|variant| {
        let attrs = VariantAttrs::from_attributes(&variant.attrs)?;
        let record = Record::from_fields(&variant.fields, number, parameters)?;
        let name = variant.ident.clone();
        let label = match &attrs.rename {
            Some(given) => new_name(&given.value)?,
            None => plain_name(&name),
        };
        let renamed = attrs.rename.map(|given| given.value.span());
        // Another derive's attribute, which this one sees too.
        let is_default = variant.attrs.iter().any(|attr| attr.path().is_ident("default"));
        Ok(Variant { name, label, renamed, is_default, record })
    }))?;
    distinct(variants.iter().map(|variant| (variant.label.as_str(), variant.renamed)))?;
    Ok(Body::Enum { tag_bits, variants })
}

impl Record {
    fn from_fields(fields: &Fields, number: &mut usize, parameters: &[Ident]) -> Result<Self> {
        let style = match fields {
            Fields::Named(_) => Style::Named,
            Fields::Unnamed(_) => Style::Tuple,
            Fields::Unit => Style::Unit,
        };
        // Fields become known one after the other, as they do to a reader.
        let mut known: Vec<EarlierField> = fields
            .iter()
            .enumerate()
            .map(|(index, field)| EarlierField::later(field, index))
            .collect();
        let fields = collect(fields.iter().enumerate().map(|(index, field)| {
            *number += 1;
            let field = Field::from_ast(field, index, *number - 1, &known, parameters);
            if let (Ok(field), Some(known)) = (&field, known.get_mut(index)) {
                known.unknown_because = EarlierField::reason(field);
                known.is_sent = !matches!(field.coding, Coding::Skip { .. });
                known.is_rounded = EarlierField::is_rounded(field);
            }
            field
        }))?;
        distinct(fields.iter().map(|field| (field.label.as_str(), field.renamed)))?;
        Ok(Self { fields, style })
    }
}

impl Field {
    fn from_ast(
        field: &syn::Field,
        index: usize,
        number: usize,
        known: &[EarlierField],
        parameters: &[Ident],
    ) -> Result<Self> {
        let attrs = FieldAttrs::from_attributes(&field.attrs)?;
        let ty = types::ungrouped(&field.ty);
        if let Some(default) = &attrs.default {
            stays(&default.value)?;
            EarlierField::unseen(&default.value, known.iter().take(index))?;
        }
        let binding = variable(&name_in_conditions(field, index));
        let (member, label) = match &field.ident {
            Some(name) => (name.clone().into(), name.to_string()),
            None => (index.into(), index.to_string()),
        };
        checks::owned(&ty)?;
        let renamed = attrs.rename.as_ref().map(|given| given.value.span());
        let label = match &attrs.rename {
            Some(given) => new_name(&given.value)?,
            None => label.trim_start_matches("r#").to_owned(),
        };
        let align = attrs.align.is_some();
        let check = attrs.check.as_ref().map(|given| given.value.clone());
        let key = attrs.key.as_ref().map(|given| (given.value.clone(), given.key));
        let presence = presence(&attrs, &ty, known)?;
        let coding = coding::judge(attrs, &ty, known, parameters)?;
        if let Some((_, at)) = key {
            if !matches!(&coding, Coding::Codec(Codec { max_len: Some(_), .. })) {
                return Err(Error::new(
                    at,
                    "a `key` identifies the elements of a list: add `max_len`",
                ));
            }
        }
        let key = key.map(|(field, _)| field);
        Ok(Self {
            label,
            binding,
            member,
            renamed,
            ty,
            number,
            align,
            check,
            key,
            coding,
            presence,
        })
    }
}

/// When a field is there.
fn presence(attrs: &FieldAttrs, ty: &Type, known: &[EarlierField]) -> Result<Presence> {
    match &attrs.when {
        None => {
            if let Some(given) = &attrs.version {
                return Err(Error::new(given.key, NO_CUSTOM_CODE));
            }
            if let (Some(default), None) = (&attrs.default, &attrs.skip) {
                return Err(Error::new(
                    default.key,
                    "`default` is the value of a field that is not sent: add `if = ..` or `skip`",
                ));
            }
            Ok(Presence::Always)
        }
        Some(when) => {
            if let Some(skip) = &attrs.skip {
                return Err(Error::new(skip.key, "a skipped field is never sent: drop the `if`"));
            }
            let condition = Condition::parse(&when.value, known)?;
            let looks = condition.looks();
            for (look, span) in &looks {
                if let (Some(EarlierField { name, is_rounded: true, .. }), Need::All) =
                    (known.get(look.field), look.need)
                {
                    let message = format!(
                        "`{name}` is rounded when it is sent, so the two sides could disagree: use \
                         a field that is encoded exactly"
                    );
                    return Err(Error::new(*span, message));
                }
            }
            let default = attrs.default.as_ref().map(|given| given.value.clone());
            let (absent, is_code) = match &default {
                Some(value) if !is_default(value) => {
                    let version = attrs.version.as_ref().map(|given| given.value);
                    let (absent, is_code) = absent(value, ty, version)?;
                    (Some(absent), is_code)
                }
                _ => (None, false),
            };
            if let Some(given) = attrs.version.as_ref().filter(|_| !is_code) {
                return Err(Error::new(given.key, NO_CUSTOM_CODE));
            }
            let (needs, tree) = (condition.needs(), condition.schema());
            let condition = condition.code();
            Ok(Presence::If { condition, tree, absent, needs, looks, default })
        }
    }
}

/// The error for a `version` that has no effect.
const NO_CUSTOM_CODE: &str = "`version` is for a `default` that calls your own code: drop it here";

/// Returns whether a value is `Default::default()`, like that of a field without the attribute.
fn is_default(value: &Expr) -> bool {
    let Expr::Call(call) = constant::peeled(value) else { return false };
    let Expr::Path(function) = &*call.func else { return false };
    let names = function.path.segments.iter().rev().map(|segment| segment.ident.to_string());
    call.args.is_empty() && names.take(2).eq(["default", "Default"])
}

/// The value of an absent field for the schema, and whether it is custom code.
fn absent(value: &Expr, ty: &Type, version: Option<u32>) -> Result<(TokenStream, bool)> {
    let mode = match version {
        Some(_) => constant::Mode::Versioned,
        None => constant::Mode::Evaluated,
    };
    if let Some(constant) = constant::constant(value, Some(ty), mode) {
        let Expr::Path(path) = constant::peeled(value) else { return Ok((constant, false)) };
        // What is named like a variant must be one: a constant has another value than its name says.
        return Ok(match Asked::of(&path.path) {
            Some(Asked::Variant(_)) => {
                let check =
                    quote::quote!(let _ = |value: &#ty| ::core::matches!(value, #path { .. }););
                (quote::quote!({ #check #constant }), false)
            }
            _ => (constant, false),
        });
    }
    match version {
        Some(version) => Ok((constant::code(value, version), true)),
        None => Err(Error::new(
            value.span(),
            "the schema hash cannot cover this value: write `const { .. }` around it, if the compiler can evaluate \
             it to a number, a `bool`, a `char` or a text; or add `version = 1` to the field, and increase it whenever \
             the value changes",
        )),
    }
}

/// Collects results, and all errors instead of the first alone.
fn collect<T>(results: impl Iterator<Item = Result<T>>) -> Result<Vec<T>> {
    let mut values = Vec::new();
    let mut errors: Option<Error> = None;
    for result in results {
        match (result, &mut errors) {
            (Ok(value), _) => values.push(value),
            (Err(error), None) => errors = Some(error),
            (Err(error), Some(errors)) => errors.combine(error),
        }
    }
    errors.map_or(Ok(values), Err)
}
