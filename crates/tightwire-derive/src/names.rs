//! The names of fields and variants in the program, in conditions and in the schema.

use proc_macro2::{Ident, Span};
use quote::format_ident;
use syn::{Error, Result};

/// A name without the mark of a raw identifier.
pub(crate) fn plain_name(name: &Ident) -> String {
    name.to_string().trim_start_matches("r#").to_owned()
}

/// Refuses one new name for two.
pub(crate) fn distinct<'a>(names: impl Iterator<Item = (&'a str, Option<Span>)>) -> Result<()> {
    let mut seen: Vec<(&str, Option<Span>)> = Vec::new();
    for (name, renamed) in names {
        let earlier = seen.iter().find(|(other, _)| *other == name);
        if let Some(span) = earlier.and_then(|(_, earlier)| renamed.or(*earlier)) {
            return Err(Error::new(span, shared(name)));
        }
        seen.push((name, renamed));
    }
    Ok(())
}

fn shared(name: &str) -> String {
    format!("another one here has the name `{name}`: give this one a name of its own")
}

/// The name that an attribute gives, if it is one.
pub(crate) fn new_name(text: &syn::LitStr) -> Result<String> {
    let name = text.value();
    if name.is_empty() {
        return Err(Error::new(text.span(), "write the name to keep: `rename = \"health\"`"));
    }
    Ok(name)
}

/// Returns the name of a field in conditions.
pub(crate) fn name_in_conditions(field: &syn::Field, index: usize) -> Ident {
    field.ident.clone().unwrap_or_else(|| format_ident!("field_{index}"))
}
