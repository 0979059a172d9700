//! The check that a condition comes out the same on both sides.

use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};

use super::{plain, records};
use crate::model::{Codec, Coding, Element, Field, Message, Presence};

/// Types that travel exactly by themselves.
const NUMBERS: [&str; 12] =
    ["bool", "char", "i128", "i16", "i32", "i64", "i8", "u128", "u16", "u32", "u64", "u8"];

/// One check for each field, or part of one, that a condition looks at. Where something is
/// generic, what travels exactly is not known before it is used.
pub(super) fn checks(message: &Message) -> TokenStream {
    if !message.generics.params.is_empty() {
        return TokenStream::new();
    }
    let name = &message.name;
    let mut output = TokenStream::new();
    for record in records(&message.body) {
        for field in &record.fields {
            let Presence::If { looks, .. } = &field.presence else { continue };
            for (look, span) in looks {
                let Some(seen) = record.fields.get(look.field) else { continue };
                if is_number(seen) {
                    continue;
                }
                let (ty, number, path) = (&seen.ty, plain(seen.number), &look.path);
                let whole = [&[seen.label.clone()][..], path].concat().join(".");
                let message = format!(
                    "`{whole}` is rounded or left out on its way, so the two sides may decide \
                     differently: use a field that travels exactly"
                );
                output.extend(quote_spanned! {*span=>
                    const _: () = ::core::assert!(
                        __wire::is_exact(
                            <#name as __wire::Coded<#ty, #number>>::SCHEMA,
                            &[#(#path),*],
                        ),
                        #message
                    );
                });
            }
        }
    }
    quote!(#output)
}

/// Whether a field travels exactly as anybody can see, which spares the compiler a look.
fn is_number(field: &Field) -> bool {
    let Coding::Codec(Codec { element, .. }) = &field.coding else {
        return true;
    };
    match (element, &field.ty) {
        (Element::Bits(_) | Element::Int(_) | Element::Fixed(..) | Element::Bytes, _) => true,
        (Element::Plain, syn::Type::Path(ty)) => {
            ty.path.get_ident().is_some_and(|name| NUMBERS.iter().any(|number| name == number))
        }
        _ => false,
    }
}
