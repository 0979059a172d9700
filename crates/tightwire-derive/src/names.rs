//! What fields and variants are called: in the program, in conditions and in the schema.

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

/// The name that an attribute gives, if it is one and no other has it.
///
/// What another is called in the program is refused, too: conditions of other types go by those
/// names, and would look at the wrong one.
pub(crate) fn new_name(
    text: &syn::LitStr,
    mut taken: impl Iterator<Item = String>,
) -> Result<String> {
    let name = text.value();
    if name.is_empty() {
        return Err(Error::new(text.span(), "write the name to keep: `rename = \"health\"`"));
    }
    if taken.any(|other| other == name) {
        return Err(Error::new(text.span(), shared(&name)));
    }
    Ok(name)
}

/// What conditions call a field.
pub(crate) fn name_in_conditions(field: &syn::Field, index: usize) -> Ident {
    field.ident.clone().unwrap_or_else(|| format_ident!("field_{index}"))
}
