//! Converts a condition to a tree for the schema.
//!
//! This is done only if the tree has exactly the meaning of the code, whatever its types are. The
//! schema shows whether a part is an option, a number or an enum.

mod patterns;

use std::cell::Cell;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{
    BinOp, Error, Expr, ExprClosure, ExprMethodCall, ExprUnary, Member, Pat, Result, Token, Type,
    UnOp,
};

use crate::arithmetic::{calculated, operator, peeled};
use crate::condition::{Asked, Named, matches_of, text_of, variants};
use crate::constant::{Mode, constant, has_float, inside_option};
use crate::substitute::mentions;

/// The step of a way that goes into an option.
const INTO_OPTION: &str = "?";

/// A field, or a part of one.
#[derive(Clone)]
struct Way {
    field: usize,
    path: Vec<String>,
    /// Its type, where that is known.
    ty: Option<Type>,
}

impl Way {
    fn part(&self) -> TokenStream {
        let (number, path) = (proc_macro2::Literal::usize_unsuffixed(self.field), &self.path);
        quote!(__wire::Part { field: #number, path: &[#(#path),*] })
    }

    /// Returns the path to the value inside an option.
    fn inside(&self) -> Self {
        let mut inside = self.clone();
        inside.path.push(INTO_OPTION.to_owned());
        inside.ty = self.ty.as_ref().and_then(inside_option);
        inside
    }

    fn is_some(&self) -> TokenStream {
        let part = self.part();
        quote!(__wire::Condition::IsSome(#part))
    }

    fn operand(&self) -> TokenStream {
        let part = self.part();
        quote!(__wire::Operand::Part(#part))
    }
}

/// The meaning of names.
struct Scope<'a> {
    fields: &'a [Named<'a>],
    /// The names that the condition binds. They shadow fields.
    bound: Vec<(Ident, Way)>,
    /// The version of what is custom code, if there may be any.
    version: Option<u32>,
    /// The place of the first custom code.
    custom: &'a Cell<Option<Span>>,
}

/// A condition as the schema contains it.
pub(crate) struct Tree {
    pub(crate) tokens: TokenStream,
    /// True if a part of it is custom code.
    pub(crate) is_custom: bool,
}

/// The error for a condition that cannot become a tree.
const NO_TREE: &str = "the schema hash cannot see what this does: use comparisons, `matches!`, `is_some`, lengths, \
                       constants and calculations with integers; or add `version = 1` to the field, and count it up \
                       whenever the meaning changes; or write the type with `tightwire::unified!`";

/// The condition as a tree of `__wire::Condition`. With a version, whatever has no place in the tree is
/// custom code, as text.
pub(crate) fn tree(expr: &Expr, fields: &[Named<'_>], version: Option<u32>) -> Result<Tree> {
    let scope = Scope { fields, bound: Vec::new(), version, custom: &Cell::new(None) };
    let tokens = scope.tree(expr).or_else(|| scope.custom_code(expr));
    match (tokens, scope.custom.get()) {
        (Some(tokens), custom) => Ok(Tree { tokens, is_custom: custom.is_some() }),
        (None, at) => Err(Error::new(at.unwrap_or_else(|| expr.span()), NO_TREE)),
    }
}

fn not(condition: &TokenStream) -> TokenStream {
    quote!(__wire::Condition::Not(&#condition))
}

fn all(parts: &[TokenStream]) -> TokenStream {
    match parts {
        [only] => only.clone(),
        _ => quote!(__wire::Condition::All(&[#(#parts),*])),
    }
}

fn any(parts: &[TokenStream]) -> TokenStream {
    match parts {
        [only] => only.clone(),
        _ => quote!(__wire::Condition::Any(&[#(#parts),*])),
    }
}

impl Scope<'_> {
    /// A part of the tree. A name that the condition binds has no place in a text.
    fn tree(&self, expr: &Expr) -> Option<TokenStream> {
        let custom = || self.bound.is_empty().then(|| self.custom_code(expr)).flatten();
        self.branch(expr).or_else(custom)
    }

    /// Custom code, if the declaration has a version.
    fn custom_code(&self, expr: &Expr) -> Option<TokenStream> {
        if self.custom.get().is_none() {
            self.custom.set(Some(expr.span()));
        }
        let text = format!("{}, version {}", text_of(expr, self.fields), self.version?);
        Some(quote!(__wire::Condition::Custom(#text)))
    }

    fn mode(&self) -> Mode {
        if self.version.is_some() { Mode::Versioned } else { Mode::Evaluated }
    }

    /// A value of type `ty` in the condition, unless it looks at a field.
    fn constant(&self, expr: &Expr, ty: Option<&Type>) -> Option<TokenStream> {
        let names = self.fields.iter().map(|field| field.name.clone());
        let names: Vec<Ident> =
            names.chain(self.bound.iter().map(|(name, _)| name.clone())).collect();
        if mentions(&expr.to_token_stream(), &names) && !matches!(peeled(expr), Expr::Path(_)) {
            return None;
        }
        let constant = constant(expr, ty, self.mode())?;
        Some(quote!(__wire::Operand::Constant(#constant)))
    }

    fn branch(&self, expr: &Expr) -> Option<TokenStream> {
        match expr {
            Expr::Paren(inner) => self.tree(&inner.expr),
            Expr::Group(inner) => self.tree(&inner.expr),
            Expr::Unary(ExprUnary { op: UnOp::Not(_), expr, .. }) => Some(not(&self.tree(expr)?)),
            Expr::Binary(binary) => match binary.op {
                BinOp::And(_) => Some(all(&[self.tree(&binary.left)?, self.tree(&binary.right)?])),
                BinOp::Or(_) => Some(any(&[self.tree(&binary.left)?, self.tree(&binary.right)?])),
                _ => self.compare(&binary.left, binary.op, &binary.right),
            },
            Expr::Path(_) | Expr::Field(_) | Expr::Unary(_) if self.way(expr).is_some() => {
                let part = self.way(expr)?.part();
                Some(quote!(__wire::Condition::Is(#part)))
            }
            Expr::Path(_) | Expr::Field(_) | Expr::Lit(_) | Expr::Index(_) | Expr::Const(_) => {
                self.always(expr)
            }
            Expr::Macro(call) if call.mac.path.is_ident("cfg") => self.always(expr),
            Expr::MethodCall(call) => self.method(call),
            Expr::Macro(call) if call.mac.path.is_ident("matches") => {
                self.matches(call.mac.tokens.clone())
            }
            _ => None,
        }
    }

    /// A condition that is the same in all packets.
    fn always(&self, expr: &Expr) -> Option<TokenStream> {
        let constant = self.constant(expr, Some(&syn::parse_quote!(bool)))?;
        let yes = quote!(__wire::Operand::Constant(__wire::Constant::Number(1)));
        Some(compared(&constant, "Equal", &yes))
    }

    fn method(&self, call: &ExprMethodCall) -> Option<TokenStream> {
        let way = || self.way(&call.receiver);
        let arguments: Vec<&Expr> = call.args.iter().collect();
        match (call.method.to_string().as_str(), arguments.as_slice()) {
            ("is_some", []) => Some(way()?.is_some()),
            ("is_none", []) => Some(not(&way()?.is_some())),
            ("is_empty", []) => {
                let part = way()?.part();
                Some(quote! {
                    __wire::Condition::Compare(
                        __wire::Operand::Length(#part),
                        __wire::Comparison::Equal,
                        __wire::Operand::Constant(__wire::Constant::Number(0)),
                    )
                })
            }
            ("is_some_and", [Expr::Closure(closure)]) => {
                let way = way()?;
                Some(all(&[way.is_some(), self.closure(closure, &way)?]))
            }
            ("is_none_or", [Expr::Closure(closure)]) => {
                let way = way()?;
                Some(any(&[not(&way.is_some()), self.closure(closure, &way)?]))
            }
            ("contains", [Expr::Reference(number)]) => {
                self.in_range(&call.receiver, &self.way(&number.expr)?)
            }
            _ => None,
        }
    }

    /// The condition of a closure on what is in an option.
    fn closure(&self, closure: &ExprClosure, option: &Way) -> Option<TokenStream> {
        let Some(Pat::Ident(name)) = closure.inputs.first().filter(|_| closure.inputs.len() == 1)
        else {
            return None;
        };
        self.with(vec![(name.ident.clone(), option.inside())]).tree(&closure.body)
    }

    fn with(&self, more: Vec<(Ident, Way)>) -> Self {
        let mut bound = self.bound.clone();
        bound.extend(more);
        Self { bound, ..*self }
    }

    /// `matches!`, with a guard or without.
    fn matches(&self, tokens: TokenStream) -> Option<TokenStream> {
        let parse = |input: ParseStream<'_>| {
            let value: Expr = input.parse()?;
            input.parse::<Token![,]>()?;
            let pattern = Pat::parse_multi_with_leading_vert(input)?;
            let guard = match input.parse::<Option<Token![if]>>()? {
                Some(_) => Some(input.parse::<Expr>()?),
                None => None,
            };
            let _trailing: Option<Token![,]> = input.parse()?;
            Ok((value, pattern, guard))
        };
        // If only the variant decides, the tree contains the pattern as it is.
        if let Some((value, pattern)) = matches_of(tokens.clone()) {
            if let (Some(way), Some(names)) = (self.way(&value), variants(&pattern)) {
                return Some(patterns::is_variant(&way, &names));
            }
        }
        let (value, pattern, guard) = parse.parse2(tokens).ok()?;
        let mut bound = Vec::new();
        let shape = self.pattern(&pattern, &self.way(&value)?, &mut bound)?;
        match guard {
            Some(guard) => Some(all(&[shape, self.with(bound).tree(&guard)?])),
            None => Some(shape),
        }
    }

    fn compare(&self, left: &Expr, op: BinOp, right: &Expr) -> Option<TokenStream> {
        let (op, turned) = match op {
            BinOp::Eq(_) => ("Equal", "Equal"),
            BinOp::Ne(_) => ("NotEqual", "NotEqual"),
            BinOp::Lt(_) => ("Less", "Greater"),
            BinOp::Le(_) => ("LessOrEqual", "GreaterOrEqual"),
            BinOp::Gt(_) => ("Greater", "Less"),
            BinOp::Ge(_) => ("GreaterOrEqual", "LessOrEqual"),
            _ => return None,
        };
        if let Some(way) = self.way(left).filter(|_| is_option(right)) {
            return self.compare_option(&way, op, right);
        }
        if let Some(way) = self.way(right).filter(|_| is_option(left)) {
            return self.compare_option(&way, turned, left);
        }
        let calculates = |side: &Expr| {
            matches!(peeled(side), Expr::Binary(binary) if operator(&binary.op).is_some())
                && self.constant(side, None).is_none()
        };
        // Only integers are calculated with.
        if (calculates(left) || calculates(right)) && (has_float(left) || has_float(right)) {
            return None;
        }
        let (left_type, right_type) = (self.type_of(left), self.type_of(right));
        let left = self.operand(left, right_type.as_ref())?;
        let right = self.operand(right, left_type.as_ref())?;
        Some(compared(&left, op, &right))
    }

    /// An option compared with `None` or `Some(..)`. Nothing is less than something.
    fn compare_option(&self, way: &Way, op: &str, constant: &Expr) -> Option<TokenStream> {
        let Expr::Call(call) = constant else {
            return match op {
                "Equal" => Some(not(&way.is_some())),
                "NotEqual" => Some(way.is_some()),
                _ => None,
            };
        };
        let inside = way.inside();
        let right = self.operand(call.args.first()?, inside.ty.as_ref())?;
        let compare = |op: &str| compared(&inside.operand(), op, &right);
        Some(match op {
            "NotEqual" => not(&compare("Equal")),
            "Less" | "LessOrEqual" => any(&[not(&way.is_some()), compare(op)]),
            _ => compare(op),
        })
    }

    /// The type that a side of a comparison has, if it is known.
    fn type_of(&self, expr: &Expr) -> Option<Type> {
        match expr {
            Expr::MethodCall(call) if call.method == "len" => Some(syn::parse_quote!(usize)),
            _ => self.way(expr)?.ty,
        }
    }

    /// One side of a comparison. A constant is worth what it is compared with, of type `ty`.
    fn operand(&self, expr: &Expr, ty: Option<&Type>) -> Option<TokenStream> {
        if let Some(way) = self.way(expr) {
            return Some(way.operand());
        }
        if let Expr::MethodCall(call) = expr {
            if call.method == "len" && call.args.is_empty() {
                let part = self.way(&call.receiver)?.part();
                return Some(quote!(__wire::Operand::Length(#part)));
            }
        }
        if let Expr::Binary(binary) = peeled(expr) {
            let is_constant = || self.constant(expr, ty);
            // Without a version, calculations are made with integers of 128 bits.
            let calculated = || {
                if self.version.is_some() {
                    return None;
                }
                let left = self.operand(&binary.left, None)?;
                calculated(&left, &binary.op, &self.operand(&binary.right, None)?)
            };
            return is_constant().or_else(calculated);
        }
        self.constant(expr, ty)
    }

    /// The field or part that an expression is.
    fn way(&self, expr: &Expr) -> Option<Way> {
        match expr {
            Expr::Paren(inner) => self.way(&inner.expr),
            Expr::Group(inner) => self.way(&inner.expr),
            Expr::Reference(inner) => self.way(&inner.expr),
            Expr::MethodCall(call) if call.method == "as_ref" && call.args.is_empty() => {
                self.way(&call.receiver)
            }
            Expr::Field(field) => {
                let mut way = self.way(&field.base)?;
                way.path.push(match &field.member {
                    Member::Named(name) => name.to_string().trim_start_matches("r#").to_owned(),
                    Member::Unnamed(index) => index.index.to_string(),
                });
                way.ty = None;
                Some(way)
            }
            // What a pattern binds may be a reference.
            Expr::Unary(ExprUnary { op: UnOp::Deref(_), expr, .. }) => match &**expr {
                Expr::Path(name) => self.bound(name.path.get_ident()?),
                _ => None,
            },
            Expr::Path(name) => {
                let name = name.path.get_ident()?;
                if let Some(way) = self.bound(name) {
                    return Some(way);
                }
                let field = self.fields.iter().find(|field| field.name == name)?;
                Some(Way { field: field.number, path: Vec::new(), ty: Some(field.ty.clone()) })
            }
            _ => None,
        }
    }

    /// Returns the path that the condition binds to a name.
    fn bound(&self, name: &Ident) -> Option<Way> {
        self.bound.iter().rfind(|(bound, _)| bound == name).map(|(_, way)| way.clone())
    }
}

/// Returns whether an expression is `None` or `Some(..)`.
fn is_option(expr: &Expr) -> bool {
    match expr {
        Expr::Path(path) => Asked::of(&path.path) == Some(Asked::None),
        Expr::Call(call) => {
            matches!(&*call.func, Expr::Path(path) if Asked::of(&path.path) == Some(Asked::Some))
                && call.args.len() == 1
        }
        _ => false,
    }
}

fn compared(left: &TokenStream, op: &str, right: &TokenStream) -> TokenStream {
    let op = quote::format_ident!("{op}");
    quote!(__wire::Condition::Compare(#left, __wire::Comparison::#op, #right))
}

#[cfg(test)]
mod tests {
    use quote::format_ident;

    use super::*;

    /// The tree of a condition on the fields `kind: Kind`, number 0, and `count: u8`, number 3.
    fn tree_of(condition: TokenStream) -> String {
        judged(condition, None).unwrap()
    }

    fn judged(condition: TokenStream, version: Option<u32>) -> Result<String> {
        let (kind, count) = (format_ident!("kind"), format_ident!("count"));
        let (kind_type, count_type) = (syn::parse_quote!(Kind), syn::parse_quote!(u8));
        let fields = [
            Named { name: &kind, number: 0, ty: &kind_type },
            Named { name: &count, number: 3, ty: &count_type },
        ];
        let tree = tree(&syn::parse2(condition).unwrap(), &fields, version)?;
        Ok(tree.tokens.to_string().replace("__wire :: ", "").replace(' ', ""))
    }

    fn expected(tokens: &TokenStream) -> String {
        tokens.to_string().replace(' ', "")
    }

    #[test]
    fn plain_comparisons_are_a_tree() {
        for (condition, tree) in [
            (
                quote!(!(count > 3)),
                quote!(Condition::Not(&Condition::Compare(
                    Operand::Part(Part { field: 3, path: &[] }),
                    Comparison::Greater,
                    Operand::Constant(Constant::Number(3 as ::core::primitive::i128))
                ))),
            ),
            (
                quote!(kind.on && kind.list.is_some()),
                quote!(Condition::All(&[
                    Condition::Is(Part { field: 0, path: &["on"] }),
                    Condition::IsSome(Part { field: 0, path: &["list"] })
                ])),
            ),
            (
                quote!(matches!(kind, Kind::A | Kind::B { .. })),
                quote!(Condition::IsVariant(Part { field: 0, path: &[] }, &["A", "B"])),
            ),
            (
                quote!(count == LIMIT),
                quote!(Condition::Compare(
                    Operand::Part(Part { field: 3, path: &[] }),
                    Comparison::Equal,
                    Operand::Constant(
                        const {
                            #[allow(unused_imports)]
                            use Evaluates as _;
                            evaluated(LIMIT).constant()
                        }
                    )
                )),
            ),
            (
                quote!(count & 1 << SHIFT != 0),
                quote!(Condition::Compare(
                    Operand::Calculated(
                        &Operand::Part(Part { field: 3, path: &[] }),
                        Arithmetic::And,
                        &Operand::Constant(Constant::Number(
                            const { 1 << SHIFT } as ::core::primitive::i128
                        ))
                    ),
                    Comparison::NotEqual,
                    Operand::Constant(Constant::Number(0 as ::core::primitive::i128))
                )),
            ),
            (
                quote!(matches!(kind, Kind::None | Kind::Some(_))),
                quote!(Condition::IsVariant(Part { field: 0, path: &[] }, &["None", "Some"])),
            ),
        ] {
            assert_eq!(tree_of(condition), expected(&tree));
        }
    }

    #[test]
    fn with_a_version_custom_code_is_text_with_numbers_and_types() {
        for (condition, text) in [
            (quote!(count.wrapping_add(1) == 0), "#3.wrapping_add(1) == 0 where #3: u8, version 2"),
            (quote!(allowed(kind, &count)), "allowed(#0, &#3) where #0: Kind, #3: u8, version 2"),
            (quote!(count % EVERY == 0), "#3 % EVERY == 0 where #3: u8, version 2"),
        ] {
            let expected = format!("Condition::Custom({text:?})");
            assert_eq!(judged(condition, Some(2)).unwrap(), expected.replace(' ', ""));
        }
    }

    #[test]
    fn without_a_version_custom_code_is_rejected() {
        for condition in [
            quote!(count.wrapping_add(1) == 0),
            quote!(kind.on && !allowed(count)),
            quote!(count as u32 % 3 == 0),
            quote!(count << 1 == 0),
            quote!(!count == 0),
            quote!(match kind {
                Kind::A => true,
                _ => false,
            }),
            quote!(matches!(kind, Some(x) if allowed(x))),
            quote!(kind.list[count] == 1),
        ] {
            assert!(judged(condition.clone(), None).is_err(), "{condition}");
        }
    }

    /// The tree of a condition on `kind: Kind`, number 0, and `count: u8`, number 3, in few words.
    fn short(condition: TokenStream) -> String {
        let long = tree_of(condition);
        let words = [
            ("Condition::", ""),
            ("Comparison::", ""),
            ("Operand::Part(Part{field:0,path:&[\"?\"]})", "kind?"),
            ("Operand::Part(Part{field:3,path:&[]})", "count"),
            ("Part{field:0,path:&[\"?\"]}", "kind?"),
            ("Part{field:0,path:&[]}", "kind"),
            ("Part{field:3,path:&[]}", "count"),
            ("Operand::Constant(Constant::Number(", "("),
            ("as::core::primitive::i128))", ")"),
            ("&", ""),
        ];
        words.iter().fold(long, |text, (word, short)| text.replace(word, short))
    }

    #[test]
    fn questions_about_what_is_in_an_option_are_a_tree() {
        for (condition, tree) in [
            (quote!(kind == Some(2)), "Compare(kind?,Equal,(2))"),
            (quote!(kind != Some(2)), "Not(Compare(kind?,Equal,(2)))"),
            (quote!(kind == None), "Not(IsSome(kind))"),
            (quote!(None != kind), "IsSome(kind)"),
            (quote!(kind >= Some(2)), "Compare(kind?,GreaterOrEqual,(2))"),
            // Nothing is less than something.
            (quote!(kind < Some(2)), "Any([Not(IsSome(kind)),Compare(kind?,Less,(2))])"),
            (quote!(Some(2) < kind), "Compare(kind?,Greater,(2))"),
            (quote!(kind == Some(count)), "Compare(kind?,Equal,count)"),
            (
                quote!(matches!(kind, Some(x) if x > 3)),
                "All([IsSome(kind),Compare(kind?,Greater,(3))])",
            ),
            // What is bound hides the field of that name.
            (
                quote!(matches!(kind, Some(count) if count > 3)),
                "All([IsSome(kind),Compare(kind?,Greater,(3))])",
            ),
            (quote!(matches!(kind, Some(3))), "Compare(kind?,Equal,(3))"),
            (quote!(matches!(kind, None | Some(_))), "Any([Not(IsSome(kind)),IsSome(kind)])"),
            (quote!(matches!(kind, Option::None)), "Not(IsSome(kind))"),
            (quote!(kind.as_ref().is_some_and(|x| *x)), "All([IsSome(kind),Is(kind?)])"),
            (quote!(matches!(&kind, Some(x) if *x)), "All([IsSome(kind),Is(kind?)])"),
            (quote!(kind.is_some_and(|x| x)), "All([IsSome(kind),Is(kind?)])"),
            (quote!(matches!(kind, Some(None))), "All([IsSome(kind),Not(IsSome(kind?))])"),
            (
                quote!(matches!(kind, Some(Kind::A(_)))),
                "All([IsSome(kind),IsVariant(kind?,[\"A\"])])",
            ),
        ] {
            assert_eq!(short(condition.clone()), tree, "{condition}");
        }
    }

    #[test]
    fn numbers_in_patterns_and_ranges_are_a_tree() {
        for (condition, tree) in [
            (
                quote!(matches!(count, 1 | 3..=5)),
                "Any([Compare(count,Equal,(1)),\
                 All([Compare(count,GreaterOrEqual,(3)),Compare(count,LessOrEqual,(5))])])",
            ),
            (
                quote!((1..3).contains(&count)),
                "All([Compare(count,GreaterOrEqual,(1)),Compare(count,Less,(3))])",
            ),
        ] {
            assert_eq!(short(condition.clone()), tree, "{condition}");
        }
    }

    #[test]
    fn a_guard_that_is_custom_code_makes_all_of_it_custom_code() {
        let text = "matches!(#0, Some(x) if allowed(x)) where #0: Kind, version 1";
        let expected = format!("Condition::Custom({text:?})").replace(' ', "");
        let condition = quote!(matches!(kind, Some(x) if allowed(x)));
        assert_eq!(judged(condition, Some(1)).unwrap(), expected);
    }
}
