//! Quotes the implementation. Everything was checked before, so nothing here can fail.

mod bounds;
mod exact;
mod params;
mod read;
mod stub;
mod write;

pub(crate) use stub::stub;

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, GenericParam, Generics};

use crate::model::{
    Body, Codec, Coding, Element, Field, Message, Presence, Record, Style, TagBits,
};

/// The implementation of `Wire`, and of the small traits that carry the fields' parameters.
pub(crate) fn expand(message: &Message) -> TokenStream {
    let Message { name, krate, body, .. } = message;
    let generics = bounds::generics(message);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let context = Context { locals: Locals::new(&generics) };

    // What is deprecated is so for others. Elsewhere the attribute would meet a `forbid`.
    let allow = message.is_deprecated.then(|| quote!(#[allow(deprecated)]));
    let schema = schema(message);
    let params = params::params(message, &generics);
    let exact = exact::checks(message);
    let coded = coded(message, &generics);
    let layouts = layouts(message, &generics);
    let write = write::method(body, &context);
    let read = read::methods(body, &context);
    quote! {
        #allow
        const _: () = {
            use #krate::__private as __wire;
            #[automatically_derived]
            impl #impl_generics __wire::Wire for #name #type_generics #where_clause {
                const SCHEMA: __wire::Schema = #schema;
                #write
                #read
            }
            #coded
            #params
            #layouts
            #exact
        };
    }
}

/// What all parts of the output share.
struct Context {
    locals: Locals,
}

/// Names that cannot collide with the user's: of variables, and of the types of streams.
struct Locals {
    stream: Ident,
    fields: Ident,
    slot: Ident,
    writer: Ident,
    reader: Ident,
}

impl Locals {
    fn new(generics: &Generics) -> Self {
        Self {
            stream: local("stream"),
            fields: local("fields"),
            slot: local("slot"),
            writer: unused("__W", generics),
            reader: unused("__R", generics),
        }
    }
}

/// The name of a variable. Those of fields begin with underscores, so none of them has it, and
/// hardly a constant, which a pattern of the same name would mean.
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

/// One entry of a schema: a field, or what its attributes put before or behind it.
enum Step<'a> {
    Align,
    Field(&'a Field),
    Check(&'a syn::LitStr),
}

/// The steps of a struct or variant, in the order of the wire.
fn steps(record: &Record) -> impl Iterator<Item = Step<'_>> {
    record.fields.iter().flat_map(|field| {
        let travels = !matches!(field.coding, Coding::Skip { .. });
        let align = field.align.then_some(Step::Align);
        let check = field.check.as_ref().map(Step::Check);
        align.into_iter().chain(travels.then_some(Step::Field(field))).chain(check)
    })
}

/// The schema of the type, as an expression.
fn schema(message: &Message) -> TokenStream {
    let name = message.name.to_string();
    match &message.body {
        Body::Struct(record) => {
            let fields = schema_fields(record);
            quote!(__wire::Schema::Struct { name: #name, fields: #fields })
        }
        Body::Enum { tag_bits, variants } => {
            let tag_bits = tag_bits_expr(tag_bits);
            let variants = variants.iter().map(|variant| {
                let name = variant.name.to_string();
                let fields = schema_fields(&variant.record);
                quote!(__wire::Variant::new(#name, #fields))
            });
            quote! {
                __wire::Schema::Enum {
                    name: #name,
                    tag_bits: #tag_bits,
                    variants: &[#(#variants),*],
                }
            }
        }
    }
}

fn schema_fields(record: &Record) -> TokenStream {
    let fields = steps(record).map(|step| {
        let (name, schema) = match step {
            Step::Align => ("", quote!(&__wire::Schema::Align)),
            Step::Check(name) => ("", quote!(&__wire::Schema::Check { name: #name })),
            Step::Field(field) => (field.label.as_str(), field_schema(field)),
        };
        quote!(__wire::Field::new(#name, #schema))
    });
    quote!(&[#(#fields),*])
}

/// The schema of a field, as an expression.
fn field_schema(field: &Field) -> TokenStream {
    let (ty, number) = (&field.ty, plain(field.number));
    match &field.coding {
        Coding::Skip { .. } => TokenStream::new(),
        Coding::Relative { number: to, .. } => {
            let to = plain(*to);
            let relative = quote!(&__wire::Schema::Relative { to: #to });
            match &field.presence {
                Presence::Always => relative,
                Presence::If { text, .. } => {
                    quote!(&__wire::Schema::If { of: #relative, condition: #text })
                }
            }
        }
        Coding::Codec(_) => {
            let schema = quote!(<Self as __wire::Coded<#ty, #number>>::SCHEMA);
            match &field.presence {
                Presence::Always => schema,
                Presence::If { text, .. } => quote!(&__wire::under(#schema, #text)),
            }
        }
    }
}

/// How each field travels: its codec, and its part in the runs.
fn coded(message: &Message, generics: &Generics) -> TokenStream {
    let name = &message.name;
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let mut output = TokenStream::new();
    for (record_number, record) in records(&message.body).enumerate() {
        for (index, step) in steps(record).enumerate() {
            let Step::Field(field @ Field { coding: Coding::Codec(_), .. }) = step else {
                continue;
            };
            let (ty, number, codec) = (&field.ty, plain(field.number), codec(field));
            let (record_number, index) = (plain(record_number), plain(index));
            output.extend(quote! {
                impl #impl_generics __wire::Coded<#ty, #number> for #name #type_generics
                #where_clause
                {
                    type Codec = #codec;
                    const STEP: __wire::Step =
                        <Self as __wire::Layout<#record_number>>::STEPS[#index];
                }
            });
        }
    }
    output
}

/// The runs of every struct or variant that has fields.
fn layouts(message: &Message, generics: &Generics) -> TokenStream {
    let name = &message.name;
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let layouts = records(&message.body).enumerate().map(|(number, record)| {
        if steps(record).next().is_none() {
            return TokenStream::new();
        }
        let number = plain(number);
        let joins = steps(record).map(|step| match step {
            Step::Align => quote!(__wire::Join::Apart),
            Step::Check(name) => quote!(__wire::Join::of(&__wire::Schema::Check { name: #name })),
            Step::Field(field) => match field.coding {
                Coding::Codec(_) => {
                    let (ty, number) = (&field.ty, plain(field.number));
                    quote!(<Self as __wire::Coded<#ty, #number>>::JOIN)
                }
                _ => quote!(__wire::Join::Apart),
            },
        });
        quote! {
            impl #impl_generics __wire::Layout<#number> for #name #type_generics #where_clause {
                const STEPS: &'static [__wire::Step] = &__wire::plan([#(#joins),*]);
            }
        }
    });
    quote!(#(#layouts)*)
}

/// A number as a person writes it, without its type.
fn plain(number: usize) -> Literal {
    Literal::usize_unsuffixed(number)
}

/// The codec of a field, as a type. It stands on the field's type, so that a codec that does not
/// fit is reported there.
fn codec(field: &Field) -> TokenStream {
    let Coding::Codec(Codec { element, max_len, default_bit }) = &field.coding else {
        return TokenStream::new();
    };
    let number = plain(field.number);
    let at = Span::call_site().located_at(field.ty.span());
    let mut ty = match element {
        Element::Plain => quote_spanned!(at=> __wire::Plain),
        Element::Bits(bits) => {
            let bits = argument(bits);
            quote_spanned!(at=> __wire::Bits<#bits>)
        }
        Element::Int(_) => quote_spanned!(at=> __wire::Int<Self, #number>),
        Element::Compressed(..) => quote_spanned!(at=> __wire::Compressed<Self, #number>),
        Element::Fixed(..) => quote_spanned!(at=> __wire::Fixed<Self, #number>),
        Element::SmallestThree(bits) => {
            let bits = argument(bits);
            quote_spanned!(at=> __wire::SmallestThree<#bits>)
        }
        Element::UnitVector(bits) => {
            let bits = argument(bits);
            quote_spanned!(at=> __wire::UnitVector<#bits>)
        }
        Element::Bytes => quote_spanned!(at=> __wire::Bytes),
        Element::With { .. } => quote_spanned!(at=> __wire::Custom<Self, #number>),
    };
    if let Some(max_len) = max_len {
        let max_len = argument(max_len);
        ty = quote_spanned!(at=> __wire::Len<#max_len, #ty>);
    }
    if *default_bit {
        ty = quote_spanned!(at=> __wire::DefaultBit<#ty>);
    }
    if matches!(field.presence, Presence::If { .. }) {
        ty = quote_spanned!(at=> __wire::When<#ty>);
    }
    ty
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

/// What an absent field holds: what the attribute says, or the default of its type.
fn default_expr(default: Option<&syn::Expr>, field: &Field) -> TokenStream {
    let at = Span::call_site().located_at(field.ty.span());
    match default {
        Some(value) => quote!(#value),
        None => quote_spanned!(at=> __wire::Default::default()),
    }
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
