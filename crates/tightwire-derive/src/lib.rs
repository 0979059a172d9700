//! The derive macro of [tightwire](https://docs.rs/tightwire): use it from there.
//!
//! The crate is a pipeline. `attr` parses what stands in `#[wire(...)]`, `model` checks it
//! against the type and reports every mistake on its span, and `expand` only quotes.
#![forbid(unsafe_code)]

mod attr;
mod checks;
mod expand;
#[cfg(test)]
mod expansion_tests;
mod model;
mod substitute;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements `tightwire::Wire` from the fields of a struct or enum.
///
/// The guide of the crate `tightwire` shows every attribute, with the bits it costs.
#[proc_macro_derive(Wire, attributes(wire))]
pub fn derive_wire(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    model::Message::from_ast(&input)
        .map_or_else(syn::Error::into_compile_error, |message| expand::expand(&message))
        .into()
}
