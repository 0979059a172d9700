//! Quotes the implementation. Everything was checked before, so nothing here can fail.

mod bounds;
mod groups;
mod known;
mod params;
mod read;
mod schema;
mod stub;
mod write;

pub(crate) use stub::stub;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, GenericParam, Generics, Type};

use crate::model::{
    Body, Codec, Coding, Element, Field, Message, Presence, Record, Style, TagBits,
};
use crate::types::{is_list, is_map, is_primitive, name_and_inner};

/// The implementation of `Wire`, and of the small trait that carries the fields' parameters.
pub(crate) fn expand(message: &Message) -> TokenStream {
    let Message { name, krate, body, .. } = message;
    let generics = bounds::generics(message);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let locals = Locals::new(&generics);

    // What is deprecated is so for others. Elsewhere the attribute would meet a `forbid`.
    let allow = message.is_deprecated.then(|| quote!(#[allow(deprecated)]));
    let schema = schema::schema(message);
    let params = params::params(message, &generics);
    let checks = known::checks(message);
    let write = write::method(message, &locals);
    let read = read::methods(body, &locals);
    quote! {
        #allow
        const _: () = {
            use #krate::__private as __wire;
            #[automatically_derived]
            impl #impl_generics __wire::Wire for #name #type_generics #where_clause {
                #schema
                #write
                #read
            }
            #params
            #checks
        };
    }
}

/// Names that cannot collide with the user's: of variables, and of the types of streams.
struct Locals {
    stream: Ident,
    fields: Ident,
    writer: Ident,
    reader: Ident,
}

impl Locals {
    fn new(generics: &Generics) -> Self {
        Self {
            stream: local("stream"),
            fields: local("fields"),
            writer: unused("__W", generics),
            reader: unused("__R", generics),
        }
    }
}

/// Returns the name of a variable. Variables of fields begin with underscores, so they cannot collide
/// with it, and a constant with this name is unlikely.
fn local(name: &str) -> Ident {
    Ident::new(&format!("wire_{name}"), Span::mixed_site())
}

/// A name that no parameter of the type has, made of `name`.
fn unused(name: &str, generics: &Generics) -> Ident {
    let mut name = name.to_owned();
    let is_used = |name: &str| {
        generics.params.iter().any(|parameter| match parameter {
            GenericParam::Type(parameter) => parameter.ident == name,
            GenericParam::Const(parameter) => parameter.ident == name,
            GenericParam::Lifetime(_) => false,
        })
    };
    while is_used(&name) {
        name.push('_');
    }
    Ident::new(&name, Span::call_site())
}

/// One entry of a schema: a field, or what its attributes put before or after it.
enum Entry<'a> {
    Align,
    Field(&'a Field),
    Check(&'a syn::LitStr),
}

/// The steps of fields, in the order of the wire.
fn steps(fields: &[Field]) -> impl Iterator<Item = Entry<'_>> {
    fields.iter().flat_map(|field| {
        let align = field.align.then_some(Entry::Align);
        let check = field.check.as_ref().map(Entry::Check);
        align.into_iter().chain(is_sent(field).then_some(Entry::Field(field))).chain(check)
    })
}

/// A number as a person writes it, without its type.
fn plain(number: usize) -> Literal {
    Literal::usize_unsuffixed(number)
}

/// The codec of a field, as a type. It stands on the field's type, so that a codec that does not
/// fit is reported there. `this` is what the type calls itself.
fn codec(field: &Field, this: &TokenStream) -> TokenStream {
    let at = Span::call_site().located_at(field.ty.span());
    match &field.coding {
        Coding::Codec(codec) => codec_type(codec, &field.ty, field.number, this),
        Coding::Exactly { element, max, .. } => {
            let (of, max) = (element_type(element, &field.ty, field.number, this), argument(max));
            quote_spanned!(at=> __wire::Exactly<#max, #of>)
        }
        Coding::Skip { .. } | Coding::Relative { .. } => TokenStream::new(),
    }
}

/// The numbers of the keys and the values of a map, which no field has.
fn part_numbers(number: usize) -> [usize; 2] {
    [number + 1_000_000, number + 2_000_000]
}

/// A codec as a type, for values of type `ty` with the parameters of that number.
fn codec_type(codec: &Codec, ty: &Type, number: usize, this: &TokenStream) -> TokenStream {
    let Codec { element, max_len, min_len, ascends, subset, default_bit } = codec;
    let at = Span::call_site().located_at(ty.span());
    let of = element_type(element, ty, number, this);
    let (max_len, min_len) = (max_len.as_ref().map(argument), min_len.as_ref().map(argument));
    let codec = match (max_len, min_len, ascends) {
        (None, ..) => of,
        (Some(max), None, false) => quote_spanned!(at=> __wire::Len<#max, #of>),
        (Some(max), Some(min), false) => quote_spanned!(at=> __wire::Len<#max, #of, #min>),
        (Some(max), None, true) => quote_spanned!(at=> __wire::Ascending<#max, #of, 0>),
        (Some(max), Some(min), true) => quote_spanned!(at=> __wire::Ascending<#max, #of, #min>),
    };
    let codec = if *subset { quote_spanned!(at=> __wire::Subset<#codec>) } else { codec };
    if *default_bit { quote_spanned!(at=> __wire::DefaultBit<#codec>) } else { codec }
}

/// The codec of a value, or of each element of a list.
fn element_type(element: &Element, ty: &Type, number: usize, this: &TokenStream) -> TokenStream {
    let parts = part_numbers(number);
    let number = plain(number);
    let at = Span::call_site().located_at(ty.span());
    match element {
        Element::Plain => quote_spanned!(at=> __wire::Plain),
        Element::Bits(bits) => {
            let bits = argument(bits);
            quote_spanned!(at=> __wire::Bits<#bits>)
        }
        Element::Int(_) | Element::Compressed(..) | Element::Fixed(..) => {
            quote_spanned!(at=> __wire::By<#this, #number>)
        }
        Element::SmallestThree(bits) => {
            let bits = argument(bits);
            quote_spanned!(at=> __wire::Rotation<#bits>)
        }
        Element::UnitVector(bits) => {
            let bits = argument(bits);
            quote_spanned!(at=> __wire::Direction<#bits>)
        }
        Element::Half => quote_spanned!(at=> __wire::Half),
        Element::Angle(bits) => {
            let bits = argument(bits);
            quote_spanned!(at=> __wire::Angle<#bits>)
        }
        Element::IntAxes(_) | Element::CompressedAxes(_) => {
            quote_spanned!(at=> __wire::Axes<#this, #number>)
        }
        Element::Wide => quote_spanned!(at=> __wire::Wide),
        Element::Bytes => quote_spanned!(at=> __wire::Bytes),
        Element::With { .. } => quote_spanned!(at=> __wire::Custom<#this, #number>),
        Element::Codec(codec) => codec.to_token_stream(),
        Element::Entries(entries) => {
            let [keys, values] = &**entries;
            let [key, value] = parts;
            let keys = codec_type(&keys.codec, &keys.ty, key, this);
            let values = codec_type(&values.codec, &values.ty, value, this);
            quote_spanned!(at=> __wire::Entry<#keys, #values>)
        }
    }
}

/// The method for a number that counts from another one.
fn around(wraps: bool) -> Ident {
    let name = if wraps { "wrapping" } else { "relative" };
    Ident::new(name, Span::call_site())
}

/// The codec of a field inside the implementation.
fn own_codec(field: &Field) -> TokenStream {
    codec(field, &quote!(Self))
}

/// Names the codec of each field whose type may have none, ahead of the calls that need it.
///
/// The compiler reports a bound once per function and place, in the words of the first that needs
/// it. These need it alike in every function, so one mistake is reported once.
fn mentions(record: &Record) -> TokenStream {
    let fields = record.fields.iter().filter(|field| !is_certain(field));
    let mentions = fields.map(|field| {
        let (codec, ty) = (own_codec(field), &field.ty);
        match field.coding {
            Coding::Exactly { .. } => quote!(let _ = <#codec as __wire::OfLength<#ty>>::empty;),
            _ => match diagnosis(field) {
                Some(name) => {
                    let at = Span::call_site().located_at(ty.span());
                    let name = Ident::new(name, at);
                    quote_spanned!(at=> let _ = <#codec as __wire::#name<#ty>>::named;)
                }
                None => quote!(let _ = <#codec as __wire::Codec<#ty>>::blank;),
            },
        }
    });
    quote!(#(#mentions)*)
}

/// The trait in whose words the compiler reports a field that has no codec.
fn diagnosis(field: &Field) -> Option<&'static str> {
    let Coding::Codec(Codec { element, subset: false, default_bit: false, ascends: false, .. }) =
        &field.coding
    else {
        return None;
    };
    Some(match element {
        Element::Int(_) | Element::IntAxes(_) => "RangeField",
        Element::Bits(_) => "BitsField",
        Element::Fixed(..) => "FixedField",
        Element::Compressed(..) | Element::CompressedAxes(_) => "CompressedField",
        Element::Half => "HalfField",
        Element::Angle(_) => "AngleField",
        Element::SmallestThree(_) => "RotationField",
        Element::UnitVector(_) => "DirectionField",
        Element::Wide => "WideField",
        Element::Bytes => "BytesField",
        Element::Codec(_) => "CodecField",
        Element::Entries(_) => "OrderedField",
        Element::Plain => plain_diagnosis(&field.ty),
        Element::With { .. } => return None,
    })
}

/// The same for a field without an attribute for its values.
fn plain_diagnosis(ty: &Type) -> &'static str {
    let is_glam =
        |path: &syn::Path| path.segments.first().is_some_and(|first| first.ident == "glam");
    if matches!(ty, Type::Path(path) if is_glam(&path.path)) {
        return "MathField";
    }
    let Some((name, inner)) = name_and_inner(ty) else { return "PlainField" };
    match (name.as_str(), inner) {
        ("BTreeSet" | "HashSet" | "BinaryHeap", _) => "OrderedField",
        (name, _) if is_map(name) => "OrderedField",
        ("ArrayVec" | "ArrayString", _) => "ArrayVecField",
        (name, _) if is_list(name) => "ListField",
        ("" | "Option", Some(inner)) => plain_diagnosis(inner),
        ("Quat" | "Vec2" | "Vec3" | "Vec3A" | "Vec4", _) => "MathField",
        _ => "PlainField",
    }
}

/// Returns whether a field has a codec for certain: its type is a primitive one, for which the
/// attributes were judged, or it has no codec at all.
fn is_certain(field: &Field) -> bool {
    match &field.coding {
        Coding::Codec(codec) => {
            !matches!(codec.element, Element::Codec(_) | Element::With { .. })
                && is_primitive(&field.ty)
        }
        Coding::Exactly { .. } => false,
        Coding::Skip { .. } | Coding::Relative { .. } => true,
    }
}

/// A constant as an argument of a type: braces around all but literals and what has them.
fn argument(constant: &Expr) -> TokenStream {
    match constant {
        Expr::Lit(_) | Expr::Block(_) => quote!(#constant),
        _ => quote!({ #constant }),
    }
}

/// The structs or variants of a type, in order.
fn records(body: &Body) -> Box<dyn Iterator<Item = &Record> + '_> {
    match body {
        Body::Struct(record) => Box::new(std::iter::once(record)),
        Body::Enum { variants, .. } => Box::new(variants.iter().map(|variant| &variant.record)),
    }
}

/// The width of a tag, as an expression.
fn tag_bits_expr(tag_bits: &TagBits) -> TokenStream {
    match tag_bits {
        TagBits::Needed(bits) => plain(*bits as usize).into_token_stream(),
        TagBits::Reserved { bits, .. } => quote!(#bits),
    }
}

/// Returns the value of an absent field, from the attribute or the default of its type.
fn default_expr(default: Option<&syn::Expr>, field: &Field) -> TokenStream {
    let at = Span::call_site().located_at(field.ty.span());
    match default {
        Some(value) => quote!(#value),
        None => quote_spanned!(at=> __wire::Default::default()),
    }
}

/// Returns whether one of these fields uses the value of `field`.
fn is_needed(field: &Field, by: &[Field]) -> bool {
    by.iter().any(|other| {
        let in_condition = match &other.presence {
            Presence::If { needs, .. } => needs.contains(&field.binding),
            Presence::Always => false,
        };
        let in_coding = match &other.coding {
            Coding::Relative { to, .. } => *to == field.binding,
            Coding::Exactly { length, .. } => length.needs.contains(&field.binding),
            Coding::Codec(_) | Coding::Skip { .. } => false,
        };
        in_condition || in_coding
    })
}

/// Returns whether a field is part of the packet.
fn is_sent(field: &Field) -> bool {
    !matches!(field.coding, Coding::Skip { .. })
}

/// `{ a: __a, 3: __field_3, .. }`: a pattern over some of the fields.
fn some_fields<'a>(fields: impl Iterator<Item = &'a Field>) -> TokenStream {
    let fields = fields.map(|field| {
        let (member, binding) = (&field.member, &field.binding);
        quote!(#member: #binding)
    });
    quote!({ #(#fields,)* .. })
}

/// `{ a: __a, b: __b }`, `(__field_0, __field_1)` or nothing: a pattern or a literal over the fields' variables.
fn braces(record: &Record) -> TokenStream {
    let fields = record.fields.iter().map(|field| {
        let (member, binding) = (&field.member, &field.binding);
        match record.style {
            Style::Named => quote!(#member: #binding),
            Style::Tuple | Style::Unit => quote!(#binding),
        }
    });
    match record.style {
        Style::Named => quote!({ #(#fields),* }),
        Style::Tuple => quote!((#(#fields),*)),
        Style::Unit => TokenStream::new(),
    }
}
