//! Quotes the implementation. Everything was checked before, so nothing here can fail.

mod params;
mod read;
mod write;

use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Generics, parse_quote};

use crate::model::{
    Body, Codec, Coding, Element, Field, Message, Presence, Record, Style, TagBits,
};

/// The implementation of `Wire`, and of the small traits that carry the fields' parameters.
pub(crate) fn expand(message: &Message) -> TokenStream {
    let Message { name, krate, body, .. } = message;
    let generics = bounded(message);
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let context = Context { krate, locals: Locals::new() };

    let schema = context.schema(message);
    let params = params::params(message, &generics, &context);
    let layouts = context.layouts(message, &generics);
    let write = write::method(body, &context);
    let read = read::methods(body, &context);
    quote! {
        const _: () = {
            use #krate::__private as __wire;
            #params
            #layouts
            #[automatically_derived]
            impl #impl_generics #krate::Wire for #name #type_generics #where_clause {
                const SCHEMA: #krate::Schema = #schema;
                #write
                #read
            }
        };
    }
}

/// What all parts of the output share.
struct Context<'a> {
    krate: &'a syn::Path,
    locals: Locals,
}

/// Names of variables, which cannot collide with fields of the same name.
struct Locals {
    stream: Ident,
    fields: Ident,
    slot: Ident,
}

impl Locals {
    fn new() -> Self {
        let local = |name| Ident::new(name, Span::mixed_site());
        Self { stream: local("stream"), fields: local("fields"), slot: local("slot") }
    }
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

impl Context<'_> {
    fn schema(&self, message: &Message) -> TokenStream {
        let krate = self.krate;
        let name = message.name.to_string();
        match &message.body {
            Body::Struct(record) => {
                let fields = self.schema_fields(record);
                quote!(#krate::Schema::Struct { name: #name, fields: #fields })
            }
            Body::Enum { tag_bits, variants } => {
                let tag_bits = tag_bits_expr(tag_bits);
                let variants = variants.iter().map(|variant| {
                    let name = variant.name.to_string();
                    let fields = self.schema_fields(&variant.record);
                    quote!(#krate::Variant { name: #name, fields: #fields })
                });
                quote! {
                    #krate::Schema::Enum {
                        name: #name,
                        tag_bits: #tag_bits,
                        variants: &[#(#variants),*],
                    }
                }
            }
        }
    }

    fn schema_fields(&self, record: &Record) -> TokenStream {
        let krate = self.krate;
        let fields = steps(record).map(|step| {
            let (name, schema) = match step {
                Step::Align => ("", quote!(#krate::Schema::Align)),
                Step::Check(name) => ("", quote!(#krate::Schema::Check { name: #name })),
                Step::Field(field) => (field.label.as_str(), self.field_schema(field)),
            };
            quote!(#krate::Field { name: #name, schema: &#schema })
        });
        quote!(&[#(#fields),*])
    }

    /// The schema of a field, as an expression.
    fn field_schema(&self, field: &Field) -> TokenStream {
        let krate = self.krate;
        match &field.coding {
            Coding::Codec(_) => {
                let codec = qualified(field);
                quote!(#codec::SCHEMA)
            }
            Coding::Relative { .. } if matches!(field.presence, Presence::If { .. }) => {
                quote!(#krate::Schema::If { of: &#krate::Schema::Relative })
            }
            Coding::Relative { .. } | Coding::Skip { .. } => quote!(#krate::Schema::Relative),
        }
    }

    /// The runs of every struct or variant that has fields.
    fn layouts(&self, message: &Message, generics: &Generics) -> TokenStream {
        let name = &message.name;
        let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
        let krate = self.krate;
        let layouts = records(&message.body).enumerate().map(|(number, record)| {
            if steps(record).next().is_none() {
                return TokenStream::new();
            }
            let joins = steps(record).map(|step| match step {
                Step::Align => quote!(__wire::Join::Apart),
                Step::Check(name) => {
                    quote!(__wire::Join::of(&#krate::Schema::Check { name: #name }))
                }
                Step::Field(field) => match field.coding {
                    Coding::Codec(_) => {
                        let codec = qualified(field);
                        quote!(#codec::JOIN)
                    }
                    _ => quote!(__wire::Join::Apart),
                },
            });
            quote! {
                #[automatically_derived]
                impl #impl_generics __wire::Layout<#number> for #name #type_generics #where_clause {
                    const STEPS: &'static [__wire::Step] = &__wire::plan([#(#joins),*]);
                }
            }
        });
        quote!(#(#layouts)*)
    }
}

/// The codec of a field, as a type. It stands on the field's type, so that a codec that does not
/// fit is reported there.
fn codec(field: &Field) -> TokenStream {
    let Coding::Codec(Codec { element, max_len, default_bit }) = &field.coding else {
        return TokenStream::new();
    };
    let number = Literal::usize_unsuffixed(field.number);
    let at = Span::call_site().located_at(field.ty.span());
    let mut ty = match element {
        Element::Plain => quote_spanned!(at=> __wire::Plain),
        Element::Bits(bits) => quote_spanned!(at=> __wire::Bits<{ #bits }>),
        Element::Int(_) => quote_spanned!(at=> __wire::Int<Self, #number>),
        Element::Compressed(..) => quote_spanned!(at=> __wire::Compressed<Self, #number>),
        Element::Fixed(..) => quote_spanned!(at=> __wire::Fixed<Self, #number>),
        Element::SmallestThree(bits) => quote_spanned!(at=> __wire::SmallestThree<{ #bits }>),
        Element::UnitVector(bits) => quote_spanned!(at=> __wire::UnitVector<{ #bits }>),
        Element::Bytes => quote_spanned!(at=> __wire::Bytes),
        Element::With { .. } => quote_spanned!(at=> __wire::Custom<Self, #number>),
    };
    if let Some(max_len) = max_len {
        ty = quote_spanned!(at=> __wire::Len<{ #max_len }, #ty>);
    }
    if *default_bit {
        ty = quote_spanned!(at=> __wire::DefaultBit<#ty>);
    }
    if matches!(field.presence, Presence::If { .. }) {
        ty = quote_spanned!(at=> __wire::When<#ty>);
    }
    ty
}

/// A field's codec as what it is, to ask for its constants and functions.
fn qualified(field: &Field) -> TokenStream {
    let (codec, ty) = (codec(field), &field.ty);
    let at = Span::call_site().located_at(ty.span());
    quote_spanned!(at=> <#codec as __wire::Codec<#ty>>)
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
        TagBits::Needed(bits) => quote!(#bits),
        TagBits::Reserved { bits, .. } => quote!(#bits),
    }
}

/// What an absent field holds: what the attribute says, or the default of its type.
fn default_expr(default: Option<&syn::Expr>, field: &Field) -> TokenStream {
    let at = Span::call_site().located_at(field.ty.span());
    match default {
        Some(value) => quote!(#value),
        None => quote_spanned!(at=> ::core::default::Default::default()),
    }
}

/// `{ a, b }`, `(a, b)` or nothing: a pattern or a literal over the fields' variables.
fn braces(record: &Record) -> TokenStream {
    let fields = record.fields.iter().map(|field| {
        let (member, binding) = (&field.member, &field.binding);
        match record.style {
            Style::Named => quote!(#member),
            Style::Tuple | Style::Unit => quote!(#binding),
        }
    });
    match record.style {
        Style::Named => quote!({ #(#fields),* }),
        Style::Tuple => quote!((#(#fields),*)),
        Style::Unit => TokenStream::new(),
    }
}

/// The generics of the type, with every type parameter bound to be `Wire`, and with what the
/// defaults of generic fields ask for.
fn bounded(message: &Message) -> Generics {
    let mut generics = message.generics.clone();
    let krate = &message.krate;
    for parameter in generics.type_params_mut() {
        parameter.bounds.push(parse_quote!(#krate::Wire));
    }
    let parameters: Vec<Ident> =
        message.generics.type_params().map(|parameter| parameter.ident.clone()).collect();
    for field in records(&message.body).flat_map(|record| &record.fields) {
        let ty = &field.ty;
        if !mentions(quote!(#ty), &parameters) {
            continue;
        }
        let (default, equality) = needs_of_default(field);
        let predicates = &mut generics.make_where_clause().predicates;
        if default {
            predicates.push(parse_quote!(#ty: ::core::default::Default));
        }
        if equality {
            predicates.push(parse_quote!(#ty: ::core::cmp::PartialEq));
        }
    }
    generics
}

/// Whether a field needs the default of its type, and whether it is compared with it.
fn needs_of_default(field: &Field) -> (bool, bool) {
    let is_absent = matches!(field.presence, Presence::If { default: None, .. });
    match field.coding {
        Coding::Skip { default: None } => (true, false),
        Coding::Codec(Codec { default_bit: true, .. }) => (true, true),
        _ => (is_absent, false),
    }
}

/// Whether one of the names occurs.
fn mentions(tokens: TokenStream, names: &[Ident]) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.contains(&ident),
        TokenTree::Group(group) => mentions(group.stream(), names),
        _ => false,
    })
}
