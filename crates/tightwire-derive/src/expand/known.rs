//! Checks that both sides have the values that conditions use and that numbers are relative to.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};

use super::{codec, records};
use crate::condition::{Look, Need};
use crate::model::{Coding, Field, Message, Presence, Record};

/// Returns the checks of a type that is not generic. They are next to the implementation.
pub(super) fn checks(message: &Message) -> TokenStream {
    if !message.generics.params.is_empty() {
        return TokenStream::new();
    }
    let name = &message.name;
    let checks = records(&message.body).flat_map(|record| asserts(record, &quote!(#name)));
    quote!(#(const _: () = #checks;)*)
}

/// Returns the checks of a generic type. They are inside its functions, because the answer depends on
/// the type arguments.
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
        asserts.extend(key(field, this));
        if let Coding::Relative { to, .. } = &field.coding {
            let look = Look { field: 0, path: Vec::new(), need: Need::All };
            if let Some(seen) = record.fields.iter().find(|seen| seen.binding == *to) {
                let message = format!(
                    "the reader may not get exactly the writer's `{}`, so a number relative to it \
                     could arrive changed: it is custom code; use a field that is encoded exactly",
                    name(seen)
                );
                asserts.extend(assert(seen, &look, &message, to.span(), this));
            }
        }
        if let Coding::Exactly { length, .. } = &field.coding {
            let look = Look { field: 0, path: Vec::new(), need: Need::All };
            for seen in record.fields.iter().filter(|seen| length.needs.contains(&seen.binding)) {
                let message = format!(
                    "the reader may not get exactly the writer's `{}`, so the two sides could \
                     disagree about the length: use a field that is encoded exactly",
                    name(seen)
                );
                asserts.extend(assert(seen, &look, &message, length.span, this));
            }
        }
        let Presence::If { looks, .. } = &field.presence else { continue };
        for (look, span) in looks {
            let Some(seen) = record.fields.get(look.field) else { continue };
            asserts.extend(assert(seen, look, &message(seen, look), *span, this));
        }
    }
    asserts
}

/// Returns the assertion that the elements of a list have the field that identifies them.
fn key(field: &Field, this: &TokenStream) -> Option<TokenStream> {
    let key = field.key.as_ref()?;
    let (ty, codec) = (&field.ty, codec(field, this));
    let plain = key.to_string();
    let plain = plain.trim_start_matches("r#");
    let message = format!(
        "the elements of `{}` have no field `{plain}` that is an integer of at most 32 bits: a `key` names such a field",
        name(field)
    );
    Some(quote_spanned! {key.span()=>
        ::core::assert!(__wire::has_key(&<#codec as __wire::Codec<#ty>>::SCHEMA, #plain), #message)
    })
}

/// The assertion for one look at a field, if it has a codec: a relative number is exact.
fn assert(
    seen: &Field,
    look: &Look,
    message: &str,
    span: Span,
    this: &TokenStream,
) -> Option<TokenStream> {
    seen.coding.element()?;
    let known = known(seen, look, this);
    let needed = match look.need {
        Need::All => quote!(All),
        Need::Variant => quote!(Variant),
        Need::Presence => quote!(Presence),
        Need::Length => quote!(Length),
    };
    Some(quote_spanned! {span=>
        ::core::assert!(#known.answers(__wire::Known::#needed), #message)
    })
}

/// Returns the properties of a value that both sides have.
fn known(seen: &Field, look: &Look, this: &TokenStream) -> TokenStream {
    let (ty, path, codec) = (&seen.ty, &look.path, codec(seen, this));
    if let Coding::Exactly { .. } = seen.coding {
        return quote!(<#codec as __wire::OfLength<#ty>>::KNOWN);
    }
    let codec = quote!(<#codec as __wire::Codec<#ty>>);
    if path.is_empty() {
        return quote!(#codec::KNOWN);
    }
    quote!(#codec::SCHEMA.known_of(#codec::KNOWN, &[#(#path),*]))
}

/// Returns the name of a field in conditions.
fn name(field: &Field) -> String {
    field.binding.to_string().trim_start_matches("__").to_owned()
}

fn message(seen: &Field, look: &Look) -> String {
    let whole = [&[name(seen)][..], &look.path].concat().join(".");
    match look.need {
        Need::Length => format!(
            "the length of `{whole}` may differ between the two sides: only a list, a string or an \
             array is known to arrive with the same one"
        ),
        Need::Presence => format!(
            "`{whole}` may be present on one side only: only an `Option` that is always sent is known to \
             be `Some` or `None` on both"
        ),
        Need::All | Need::Variant => format!(
            "the reader may not get exactly the writer's `{whole}`, so the two sides could disagree: \
             it is, or contains, a value that is rounded, skipped, absent or custom code; use a value that is \
             encoded exactly"
        ),
    }
}
