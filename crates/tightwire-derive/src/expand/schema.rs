//! The constants of the implementation: its schema, and the properties of a value that both sides
//! have.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::Member;
use syn::spanned::Spanned;

use super::{Entry, is_certain, mentions, own_codec, plain, records, steps, tag_bits_expr};
use crate::model::{Body, Coding, Field, Message, Presence, Record};

pub(super) fn schema(message: &Message) -> TokenStream {
    let name = message.name.to_string();
    let schema = match &message.body {
        Body::Struct(record) => {
            let fields = fields(record);
            quote!(__wire::Schema::structure(#name, #fields))
        }
        Body::Enum { tag_bits, variants } => {
            let tag_bits = tag_bits_expr(tag_bits);
            let variants = variants.iter().map(|variant| {
                let (name, fields) = (&variant.label, fields(&variant.record));
                let member = renamed(name, &variant.name.to_string());
                let default = variant.is_default.then(|| quote!(.default()));
                quote!(__wire::Variant::new(#name, #fields)#member #default)
            });
            quote!(__wire::Schema::enumeration(#name, #tag_bits, &[#(#variants),*]))
        }
    };
    // What is skipped has another value on the other side.
    let skips = records(&message.body)
        .flat_map(|record| &record.fields)
        .any(|field| matches!(field.coding, Coding::Skip { .. }));
    let known = match (&message.body, skips) {
        (_, false) => Some(quote!(<Self as __wire::Wire>::SCHEMA.known())),
        (Body::Enum { .. }, true) => Some(quote!(__wire::Known::Variant)),
        (Body::Struct(_), true) => None,
    };
    let known = known.map(|known| quote!(const __KNOWN: __wire::Known = #known;));
    let mentions: TokenStream = records(&message.body).map(mentions).collect();
    let schema = if mentions.is_empty() { schema } else { quote!({ #mentions #schema }) };
    quote! {
        const SCHEMA: __wire::Schema = #schema;
        #known
    }
}

fn fields(record: &Record) -> TokenStream {
    let fields = steps(&record.fields).map(|step| match step {
        Entry::Align => quote!(__wire::Field::new("", &__wire::Schema::align())),
        Entry::Check(name) => quote!(__wire::Field::new("", &__wire::Schema::check(#name))),
        Entry::Field(field) => self::field(field),
    });
    quote!(&[#(#fields),*])
}

/// The name in the declaration, where the schema keeps another one.
fn renamed(label: &str, name: &str) -> Option<TokenStream> {
    let name = name.trim_start_matches("r#");
    (label != name).then(|| quote!(.member(#name)))
}

/// The entry of a field.
fn field(field: &Field) -> TokenStream {
    let (label, ty) = (&field.label, &field.ty);
    let member = match &field.member {
        Member::Named(name) => renamed(label, &name.to_string()),
        Member::Unnamed(index) => renamed(label, &index.index.to_string()),
    };
    let key = field.key.as_ref().map(|key| {
        let (name, at) = (key.to_string(), key.span());
        let name = name.trim_start_matches("r#");
        quote_spanned!(at=> .with_key(#name))
    });
    let (schema, known) = match &field.coding {
        Coding::Skip { .. } => return TokenStream::new(),
        Coding::Relative { number: to, wraps, .. } => {
            let to = plain(*to);
            let schema = if *wraps {
                let at = Span::call_site().located_at(ty.span());
                let bits = quote_spanned!(at=> <#ty as __wire::Serial>::BITS);
                quote!(__wire::Schema::wrapping(#to, #bits))
            } else {
                quote!(__wire::relative::<#ty>(#to))
            };
            (quote!(&#schema), quote!(__wire::Known::All))
        }
        Coding::Exactly { length, .. } => {
            let (codec, tree) = (own_codec(field), &length.tree);
            let codec = quote!(<#codec as __wire::OfLength<#ty>>);
            (
                quote!(&__wire::Schema::exactly(&#codec::OF, &#tree, #codec::MAX)),
                quote!(#codec::KNOWN),
            )
        }
        Coding::Codec(_) => {
            let codec = own_codec(field);
            if matches!(field.presence, Presence::Always) && is_certain(field) {
                return quote!(__wire::field::<#codec, #ty>(#label)#member #key);
            }
            (
                quote!(&<#codec as __wire::Codec<#ty>>::SCHEMA),
                quote!(<#codec as __wire::Codec<#ty>>::KNOWN),
            )
        }
    };
    let schema = match &field.presence {
        Presence::Always => schema,
        Presence::If { tree, absent, .. } => {
            let absent = match absent {
                Some(absent) => quote!(__wire::Some(&#absent)),
                None => quote!(__wire::None),
            };
            quote!(&__wire::Schema::under(#schema, &#tree, #absent))
        }
    };
    quote!(__wire::Field::new(#label, #schema).known(#known)#member #key)
}
