//! The names of fields and variants in the program, in conditions and in the schema.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::format_ident;
use syn::visit_mut::{self, VisitMut};
use syn::{Block, Error, Expr, ExprCall, Macro, Result, Stmt};

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
    format!("the name `{name}` is already used here: choose another one")
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

/// Returns the variable of a field, which nothing that the user calls by the same name collides with.
pub(crate) fn variable(name: &Ident) -> Ident {
    let at = Span::mixed_site().located_at(name.span());
    Ident::new(&format!("__{}", plain_name(name)), at)
}

/// Returns whether one of the names occurs.
pub(crate) fn mentions(tokens: &TokenStream, names: &[Ident]) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.contains(&ident),
        TokenTree::Group(group) => mentions(&group.stream(), names),
        _ => false,
    })
}

/// Returns the first of the names that an expression uses as a value.
pub(crate) fn field_in(expr: &Expr, names: &[&Ident]) -> Option<Ident> {
    let mut finder = FieldFinder { names, found: None };
    finder.visit_expr_mut(&mut expr.clone());
    finder.found
}

struct FieldFinder<'a> {
    names: &'a [&'a Ident],
    found: Option<Ident>,
}

impl VisitMut for FieldFinder<'_> {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        match expr {
            Expr::Path(path) => {
                let name = path.path.get_ident().filter(|name| self.names.contains(name));
                self.found = self.found.take().or_else(|| name.cloned());
            }
            // These may bind names of their own.
            Expr::Closure(_) | Expr::Const(_) | Expr::Match(_) => {}
            Expr::If(branch) if matches!(&*branch.cond, Expr::Let(_)) => {}
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }

    /// No field can be called, so a name in front of parentheses is a function.
    fn visit_expr_call_mut(&mut self, call: &mut ExprCall) {
        call.args.iter_mut().for_each(|argument| self.visit_expr_mut(argument));
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        if block.stmts.iter().all(|statement| matches!(statement, Stmt::Expr(..))) {
            visit_mut::visit_block_mut(self, block);
        }
    }

    fn visit_macro_mut(&mut self, _: &mut Macro) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_with_the_name_of_a_keyword_has_a_variable() {
        assert_eq!(variable(&syn::parse_quote!(r#type)).to_string(), "__type");
    }

    #[test]
    fn names_of_functions_members_and_own_bindings_are_no_fields() {
        let n = format_ident!("n");
        let finds = |text: &str| field_in(&syn::parse_str(text).unwrap(), &[&n]).is_some();
        for text in [
            "n",
            "a + (n - 1)",
            "f(n)",
            "n.a",
            "-n",
            "Some(n)",
            "Pos { x: n }",
            "if n { 1 } else { 2 }",
        ] {
            assert!(finds(text), "{text}");
        }
        for text in [
            "n(1)",
            "a.n",
            "n::A",
            "{ let n = 1; n }",
            "|n| n",
            "Pos { n: 1 }",
            "if let Some(n) = a { n } else { 2 }",
        ] {
            assert!(!finds(text), "{text}");
        }
    }
}
