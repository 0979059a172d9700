//! The check that a condition comes out the same on both sides: what it looks at is known to both.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::{codec, records};
use crate::condition::{Look, Need};
use crate::model::{Coding, Field, Message, Presence, Record};

/// The checks of a type that is not generic, beside the implementation.
pub(super) fn checks(message: &Message) -> TokenStream {
    if !message.generics.params.is_empty() {
        return TokenStream::new();
    }
    let name = &message.name;
    let checks = records(&message.body).flat_map(|record| asserts(record, &quote!(#name)));
    quote!(#(const _: () = #checks;)*)
}

/// The checks of a generic type, inside its functions: what is known is so of the types it is used
/// with.
pub(super) fn generic_checks(message: &Message) -> TokenStream {
    if message.generics.params.is_empty() {
        return TokenStream::new();
    }
    let checks = records(&message.body).flat_map(|record| asserts(record, &quote!(Self)));
    quote!(#(const { #checks };)*)
}

/// One assertion for each field, or part of one, that a condition looks at.
fn asserts(record: &Record, this: &TokenStream) -> Vec<TokenStream> {
    let mut asserts = Vec::new();
    for field in &record.fields {
        let Presence::If { looks, .. } = &field.presence else { continue };
        for (look, span) in looks {
            let Some(seen) = record.fields.get(look.field) else { continue };
            if !matches!(seen.coding, Coding::Codec(_)) {
                continue;
            }
            let (known, message) = (known(seen, look, this), message(seen, look));
            let needed = match look.need {
                Need::All => quote!(All),
                Need::Variant => quote!(Variant),
                Need::Presence => quote!(Presence),
                Need::Length => quote!(Length),
            };
            asserts.push(quote_spanned! {*span=>
                ::core::assert!(#known.answers(__wire::Known::#needed), #message)
            });
        }
    }
    asserts
}

/// What both sides know of the part.
fn known(seen: &Field, look: &Look, this: &TokenStream) -> TokenStream {
    let (ty, path, codec) = (&seen.ty, &look.path, codec(seen, this));
    let codec = quote!(<#codec as __wire::Codec<#ty>>);
    if path.is_empty() {
        return quote!(#codec::KNOWN);
    }
    quote!(#codec::SCHEMA.known_of(#codec::KNOWN, &[#(#path),*]))
}

fn message(seen: &Field, look: &Look) -> String {
    let whole = [&[seen.label.clone()][..], &look.path].concat().join(".");
    match look.need {
        Need::Length => format!(
            "only a list, a string or an array is known to have the same length on both sides, and \
             `{whole}` is not known to be one"
        ),
        Need::Presence => format!(
            "only an `Option` is known to be there or not on both sides, and `{whole}` is not known \
             to be one"
        ),
        Need::All | Need::Variant => format!(
            "`{whole}` is not known to be the same on both sides, which may decide differently: \
             it is rounded, skipped, left out, or custom code; use a field that is encoded exactly"
        ),
    }
}
