//! Conditions over earlier fields.
//!
//! A condition is written as if the fields were variables of their own types, and evaluated where
//! other variables refer to them: each name of a field becomes a dereference of its variable. What
//! the condition itself binds, in a pattern or as a parameter, hides a field of the same name.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Arm, BinOp, Block, Error, Expr, ExprCall, ExprClosure, ExprForLoop, ExprIf, ExprLet, ExprWhile,
    FieldValue, Item, Local, Macro, Member, Pat, PatIdent, Path, Result, Token, Type, parse_quote,
};

use crate::{arithmetic, condition};

/// The variable of a field, which nothing that the user calls by the same name collides with.
pub(crate) fn variable(name: &Ident) -> Ident {
    let name_only = name.to_string();
    let name_only = name_only.trim_start_matches("r#");
    Ident::new(&format!("__{name_only}"), Span::mixed_site().located_at(name.span()))
}

/// Replaces each of `names` in `condition` by what its variable refers to, and returns which ones
/// occurred. If `is_exact`, the code means what the tree of the condition says, or does not compile.
pub(crate) fn substitute(
    condition: &Expr,
    names: &[Ident],
    is_exact: bool,
) -> Result<(TokenStream, Vec<Ident>)> {
    let mut condition = condition.clone();
    let mut walk = Visitor { names, own: Vec::new(), found: Vec::new(), refused: None, is_exact };
    walk.visit_expr_mut(&mut condition);
    match walk.refused {
        None => Ok((condition.into_token_stream(), walk.found)),
        Some(error) => Err(error),
    }
}

/// The fields among `names` that an expression looks at.
pub(crate) fn fields_in(expr: &Expr, names: &[Ident]) -> Vec<Ident> {
    substitute(expr, names, false).map(|(_, found)| found).unwrap_or_default()
}

/// A walk through a condition, in the order of its evaluation.
struct Visitor<'a> {
    names: &'a [Ident],
    /// The names that the condition has bound so far.
    own: Vec<Ident>,
    found: Vec<Ident>,
    /// The error for code that cannot be analyzed.
    refused: Option<Error>,
    /// True if names and calculations are written so that they cannot mean anything else.
    is_exact: bool,
}

impl Visitor<'_> {
    /// The field that a path names, if it does.
    fn field(&self, path: &Path) -> Option<Ident> {
        let name = path.get_ident()?;
        (self.names.contains(name) && !self.own.contains(name)).then(|| name.clone())
    }

    /// Takes the names that a pattern binds for the condition's own.
    fn bind(&mut self, pattern: &mut Pat) {
        struct Bindings<'a>(&'a mut Vec<Ident>);

        impl VisitMut for Bindings<'_> {
            fn visit_pat_ident_mut(&mut self, pattern: &mut PatIdent) {
                self.0.push(pattern.ident.clone());
                visit_mut::visit_pat_ident_mut(self, pattern);
            }

            fn visit_expr_mut(&mut self, _: &mut Expr) {}
        }

        Bindings(&mut self.own).visit_pat_mut(pattern);
    }

    /// Walks through a part whose own names end with it.
    fn scope(&mut self, walk: impl FnOnce(&mut Self)) {
        let outside = self.own.len();
        walk(self);
        self.own.truncate(outside);
    }

    fn refuse(&mut self, at: Span, message: &str) {
        self.refused.get_or_insert_with(|| Error::new(at, message));
    }
}

impl VisitMut for Visitor<'_> {
    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        let name = match expr {
            Expr::Path(path) if path.qself.is_none() => self.field(&path.path),
            Expr::Binary(binary) if self.is_exact => {
                let names = [self.names, &self.own].concat();
                arithmetic::widen(binary, &names);
                None
            }
            _ => None,
        };
        let Some(name) = name else {
            visit_mut::visit_expr_mut(self, expr);
            if self.is_exact {
                of_variants(expr);
            }
            return;
        };
        *expr = dereference(&name);
        if !self.found.contains(&name) {
            self.found.push(name);
        }
    }

    /// No field can be called, so a name in front of parentheses is a function.
    fn visit_expr_call_mut(&mut self, call: &mut ExprCall) {
        if !matches!(&*call.func, Expr::Path(_)) {
            self.visit_expr_mut(&mut call.func);
        }
        call.args.iter_mut().for_each(|argument| self.visit_expr_mut(argument));
    }

    /// `Point { x }` is short for `Point { x: x }`.
    fn visit_field_value_mut(&mut self, value: &mut FieldValue) {
        let is_field = matches!(&value.expr, Expr::Path(path) if self.field(&path.path).is_some());
        if let (Member::Named(_), None, true) = (&value.member, value.colon_token, is_field) {
            value.colon_token = Some(Token![:](value.expr.span()));
        }
        self.visit_expr_mut(&mut value.expr);
    }

    fn visit_expr_let_mut(&mut self, expr: &mut ExprLet) {
        self.visit_expr_mut(&mut expr.expr);
        self.bind(&mut expr.pat);
    }

    fn visit_expr_if_mut(&mut self, expr: &mut ExprIf) {
        self.scope(|walk| {
            walk.visit_expr_mut(&mut expr.cond);
            walk.visit_block_mut(&mut expr.then_branch);
        });
        if let Some((_, otherwise)) = &mut expr.else_branch {
            self.visit_expr_mut(otherwise);
        }
    }

    fn visit_expr_while_mut(&mut self, expr: &mut ExprWhile) {
        self.scope(|walk| visit_mut::visit_expr_while_mut(walk, expr));
    }

    fn visit_expr_for_loop_mut(&mut self, expr: &mut ExprForLoop) {
        self.visit_expr_mut(&mut expr.expr);
        self.scope(|walk| {
            walk.bind(&mut expr.pat);
            walk.visit_block_mut(&mut expr.body);
        });
    }

    fn visit_expr_closure_mut(&mut self, closure: &mut ExprClosure) {
        self.scope(|walk| {
            closure.inputs.iter_mut().for_each(|input| walk.bind(input));
            walk.visit_expr_mut(&mut closure.body);
        });
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        self.scope(|walk| {
            walk.bind(&mut arm.pat);
            if let Some((_, guard)) = &mut arm.guard {
                walk.visit_expr_mut(guard);
            }
            walk.visit_expr_mut(&mut arm.body);
        });
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        self.scope(|walk| visit_mut::visit_block_mut(walk, block));
    }

    fn visit_local_mut(&mut self, local: &mut Local) {
        if let Some(init) = &mut local.init {
            visit_mut::visit_local_init_mut(self, init);
        }
        self.bind(&mut local.pat);
    }

    /// What stands between the parentheses of a macro is known for `matches!`; elsewhere it is
    /// taken for expressions.
    fn visit_macro_mut(&mut self, call: &mut Macro) {
        let is_matches = call.path.segments.last().is_some_and(|last| last.ident == "matches");
        let tokens = call.tokens.clone();
        let walked = if is_matches {
            (|input: ParseStream<'_>| self.matches(input)).parse2(tokens)
        } else {
            let list = Punctuated::<Expr, Token![,]>::parse_terminated.parse2(tokens);
            list.map(|mut list| {
                list.iter_mut().for_each(|argument| self.visit_expr_mut(argument));
                list.into_token_stream()
            })
        };
        match walked {
            Ok(tokens) => call.tokens = tokens,
            Err(_) if !mentions(&call.tokens, self.names) => {}
            Err(_) => self.refuse(
                call.path.span(),
                "a condition cannot look into this macro, whose arguments are not expressions: \
                 call a function of yours",
            ),
        }
    }

    fn visit_item_mut(&mut self, item: &mut Item) {
        self.refuse(item.span(), "a condition is an expression: put this beside the type");
    }

    // Neither patterns nor types have values of fields in them.
    fn visit_pat_mut(&mut self, _: &mut Pat) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_path_mut(&mut self, _: &mut Path) {}
}

impl Visitor<'_> {
    /// `value, pattern if guard`.
    fn matches(&mut self, input: ParseStream<'_>) -> Result<TokenStream> {
        let mut value: Expr = input.parse()?;
        input.parse::<Token![,]>()?;
        let mut pattern = Pat::parse_multi_with_leading_vert(input)?;
        let keyword: Option<Token![if]> = input.parse()?;
        let mut guard = keyword.is_some().then(|| input.parse::<Expr>()).transpose()?;
        let _trailing: Option<Token![,]> = input.parse()?;
        if self.is_exact {
            condition::unambiguous(&mut pattern);
        }
        self.visit_expr_mut(&mut value);
        self.scope(|walk| {
            walk.bind(&mut pattern);
            if let Some(guard) = &mut guard {
                walk.visit_expr_mut(guard);
            }
        });
        Ok(quote!(#value, #pattern #keyword #guard))
    }
}

/// Lets a comparison with a variant compile only if it is one: a constant of such a name would have
/// another value than its name says.
fn of_variants(expr: &mut Expr) {
    let Expr::Binary(binary) = expr else { return };
    if !matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)) {
        return;
    }
    let variant = |side: &Expr| match arithmetic::peeled(side) {
        Expr::Path(path) => match condition::Asked::of(&path.path) {
            Some(condition::Asked::Variant(_)) => Some(path.clone()),
            _ => None,
        },
        _ => None,
    };
    let (path, other) = match (variant(&binary.left), variant(&binary.right)) {
        (None, Some(path)) => (path, &binary.left),
        (Some(path), None) => (path, &binary.right),
        _ => return,
    };
    let at = Span::mixed_site().located_at(path.span());
    let check = quote_spanned!(at=> || ::core::matches!(&#other, #path { .. }));
    *expr = parse_quote!(__wire::with_a_variant(#binary, #check));
}

/// Returns whether one of the names occurs.
pub(crate) fn mentions(tokens: &TokenStream, names: &[Ident]) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.contains(&ident),
        TokenTree::Group(group) => mentions(&group.stream(), names),
        _ => false,
    })
}

/// `(*variable)`, where the name stands.
fn dereference(name: &Ident) -> Expr {
    let (variable, span) = (variable(name), name.span());
    let star = Token![*](span);
    let mut expr: Expr = parse_quote!((#star #variable));
    if let Expr::Paren(parentheses) = &mut expr {
        parentheses.paren_token = syn::token::Paren(span);
    }
    expr
}

#[cfg(test)]
mod tests {
    use quote::format_ident;

    use super::*;

    /// Returns `condition` with the fields `n` and `kind` replaced.
    fn replaced(condition: TokenStream) -> (String, Vec<String>) {
        let names = [format_ident!("n"), format_ident!("kind")];
        let condition = syn::parse2(condition).unwrap();
        let (tokens, found) = substitute(&condition, &names, true).unwrap();
        (tokens.to_string(), found.iter().map(ToString::to_string).collect())
    }

    macro_rules! becomes {
        ($($name:ident: { $($from:tt)* } { $($to:tt)* })*) => {$(
            #[test]
            fn $name() {
                assert_eq!(replaced(quote!($($from)*)).0, quote!($($to)*).to_string());
            }
        )*};
    }

    becomes! {
        members_and_paths_are_no_fields:
            { kind == kind::n && x.n > kind.len() && other(n) && n::kind }
            { (*__kind) == kind::n && x.n > (*__kind).len() && other((*__n)) && n::kind }
        patterns_mean_one_thing:
            { matches!(n, None | Kind::A | Near | LIMIT | x | Some(y)) }
            { matches!(
                (*__n),
                ::core::option::Option::None | Kind::A { .. } | Near { .. } | LIMIT | x @ _
                    | ::core::option::Option::Some(y @ _)
            ) }
        calculations_have_128_bits:
            { n & MASK != 0 && n + 1 > kind.len() && n > MASK + 1 }
            { __wire::Arithmetic::And.apply(__wire::whole(&(*__n)), __wire::whole(&(MASK)))
                != __wire::number(0)
                && __wire::Arithmetic::Plus
                    .apply(__wire::whole(&(*__n)), __wire::number(1))
                    > __wire::whole(&(*__kind).len())
                && (*__n) > MASK + 1 }
        a_range_ends_at_a_field:
            { (0..n).len() > 2 && (n..).len() > (..=n).len() }
            { (0..(*__n)).len() > 2 && ((*__n)..).len() > (..=(*__n)).len() }
        a_closure_has_its_own_names:
            { kind.is_some_and(|kind| kind > n) | all(|(a, kind)| kind, kind) }
            { (*__kind).is_some_and(|kind| kind > (*__n)) | all(|(a, kind)| kind, (*__kind)) }
        an_arm_has_its_own_names:
            { match n { Some(n) if n > kind => n > 2, None => n.is_none() } }
            { match (*__n) { Some(n) if n > (*__kind) => n > 2, None => (*__n).is_none() } }
        a_let_hides_a_field_from_then_on:
            { { let n = n + 1; n > 2 } || n > 3 }
            { { let n = (*__n) + 1; n > 2 } || (*__n) > 3 }
        an_if_let_hides_a_field_in_its_block:
            { if let Some(n) = n && n > 1 { n > 2 } else { n.is_none() } }
            { if let Some(n) = (*__n) && n > 1 { n > 2 } else { (*__n).is_none() } }
        loops_have_their_own_names:
            { { for n in 0..n { go(n); } while let Some(n) = n { go(n); } n } }
            { { for n in 0..(*__n) { go(n); } while let Some(n) = (*__n) { go(n); } (*__n) } }
        matches_has_a_pattern_and_a_guard:
            { matches!(n, Some(n) if n > kind) }
            { matches!((*__n), ::core::option::Option::Some(n @ _) if n > (*__kind)) }
        arguments_of_macros_are_expressions:
            { vec![n, x.n].len() > 1 }
            { vec![(*__n), x.n].len() > 1 }
        a_short_field_of_a_struct_is_written_out:
            { Pos { kind, x: n, y } == Pos { n: 0, ..kind } }
            { Pos { kind: (*__kind), x: (*__n), y } == Pos { n: 0, ..(*__kind) } }
        what_is_called_is_a_function:
            { n(n) && (kind)(1) && x.n(kind) }
            { n((*__n)) && ((*__kind))(1) && x.n((*__kind)) }
        a_macro_without_fields_is_left_alone:
            { any!(x => 2) && n }
            { any!(x => 2) && (*__n) }
        types_and_labels_are_no_fields:
            { 'n: { break 'n n as n > size::<n>() } }
            { 'n: { break 'n (*__n) as n > size::<n>() } }
    }

    #[test]
    fn what_is_named_like_a_variant_has_to_be_one() {
        let (tokens, _) = replaced(quote!(kind == Kind::N));
        let expected =
            "__wire::with_a_variant((*__kind)==Kind::N,||::core::matches!(&(*__kind),Kind::N{..}))";
        assert_eq!(tokens.replace(' ', ""), expected);
    }

    #[test]
    fn fields_are_told_once_each_and_in_order() {
        let (_, found) = replaced(quote!(kind > 1 && n > 2 && kind < 9 && other > 3));
        assert_eq!(found, ["kind", "n"]);
    }

    #[test]
    fn a_field_with_the_name_of_a_keyword_has_a_variable() {
        assert_eq!(variable(&syn::parse_quote!(r#type)).to_string(), "__type");
    }

    #[test]
    fn what_cannot_be_walked_through_is_refused() {
        for condition in [
            quote!(any!(n => 2)),
            quote!({
                const N: u8 = 3;
                n > N
            }),
        ] {
            let condition = syn::parse2(condition).unwrap();
            assert!(substitute(&condition, &[format_ident!("n")], true).is_err());
        }
    }
}
