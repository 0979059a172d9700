//! What a condition says, as a tree for the schema.
//!
//! A tree is made where it says exactly what the code says. Whatever the types in the code are, the
//! schema tells a reader of the tree whether a part is an option, a number or an enum.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::parse::{ParseStream, Parser};
use syn::{
    BinOp, Expr, ExprClosure, ExprMethodCall, ExprUnary, GenericArgument, Member, Pat,
    PathArguments, RangeLimits, Token, Type, UnOp,
};

use crate::condition::{Named, matches_of, text_of, variants};
use crate::constant::constant;

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

    /// What is in it, if it is an option.
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

/// `T` of `Option<T>`.
fn inside_option(ty: &Type) -> Option<Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else { return None };
    match arguments.args.first()? {
        GenericArgument::Type(inside) => Some(inside.clone()),
        _ => None,
    }
}

/// What names stand for.
struct Scope<'a> {
    fields: &'a [Named<'a>],
    /// What the condition itself binds, which hides fields of the same name.
    bound: Vec<(Ident, Way)>,
}

/// The condition as a tree of `__wire::Condition`. What has no place in the tree is a leaf of custom
/// code, as text.
pub(crate) fn tree(expr: &Expr, fields: &[Named<'_>]) -> TokenStream {
    let scope = Scope { fields, bound: Vec::new() };
    scope.branch(expr).unwrap_or_else(|| custom(expr, fields))
}

fn custom(expr: &Expr, fields: &[Named<'_>]) -> TokenStream {
    let text = text_of(expr, fields);
    quote!(__wire::Condition::Custom(#text))
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
        let custom = || self.bound.is_empty().then(|| custom(expr, self.fields));
        self.branch(expr).or_else(custom)
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
            Expr::Path(_) | Expr::Field(_) | Expr::Unary(_) => {
                let part = self.way(expr)?.part();
                Some(quote!(__wire::Condition::Is(#part)))
            }
            Expr::MethodCall(call) => self.method(call),
            Expr::Macro(call) if call.mac.path.is_ident("matches") => {
                self.matches(call.mac.tokens.clone())
            }
            _ => None,
        }
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
                in_range(&call.receiver, &self.way(&number.expr)?)
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
        Self { fields: self.fields, bound }
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
        // Where only the variant decides, the tree says so as it is.
        if let Some((value, pattern)) = matches_of(tokens.clone()) {
            if let (Some(way), Some(names)) = (self.way(&value), variants(&pattern)) {
                return Some(is_variant(&way, &names));
            }
        }
        let (value, pattern, guard) = parse.parse2(tokens).ok()?;
        let mut bound = Vec::new();
        let shape = pattern_of(&pattern, &self.way(&value)?, &mut bound)?;
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
        operand_of(expr, ty)
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

    /// What the condition binds to a name.
    fn bound(&self, name: &Ident) -> Option<Way> {
        self.bound.iter().rfind(|(bound, _)| bound == name).map(|(_, way)| way.clone())
    }
}

/// Whether an expression is `None` or `Some(..)`.
fn is_option(expr: &Expr) -> bool {
    match expr {
        Expr::Path(path) => path.path.is_ident("None"),
        Expr::Call(call) => {
            matches!(&*call.func, Expr::Path(path) if path.path.is_ident("Some"))
                && call.args.len() == 1
        }
        _ => false,
    }
}

fn operand_of(expr: &Expr, ty: Option<&Type>) -> Option<TokenStream> {
    let constant = constant(expr, ty)?;
    Some(quote!(__wire::Operand::Constant(#constant)))
}

fn compared(left: &TokenStream, op: &str, right: &TokenStream) -> TokenStream {
    let op = quote::format_ident!("{op}");
    quote!(__wire::Condition::Compare(#left, __wire::Comparison::#op, #right))
}

fn is_variant(way: &Way, names: &[String]) -> TokenStream {
    match names {
        [name] if name == "Some" => way.is_some(),
        [name] if name == "None" => not(&way.is_some()),
        _ => {
            let part = way.part();
            quote!(__wire::Condition::IsVariant(#part, &[#(#names),*]))
        }
    }
}

/// What a pattern asks of a value, and what it binds.
fn pattern_of(pattern: &Pat, way: &Way, bound: &mut Vec<(Ident, Way)>) -> Option<TokenStream> {
    if let Some(names) = variants(pattern) {
        return Some(is_variant(way, &names));
    }
    match pattern {
        Pat::Paren(inner) => pattern_of(&inner.pat, way, bound),
        Pat::Or(cases) => {
            // A name that is bound in several cases would stand for several parts.
            let mut names = Vec::new();
            let cases = cases.cases.iter().map(|case| pattern_of(case, way, &mut names));
            let cases = cases.collect::<Option<Vec<_>>>()?;
            names.is_empty().then(|| any(&cases))
        }
        Pat::Lit(literal) => {
            let literal = operand_of(&Expr::Lit(literal.clone()), way.ty.as_ref())?;
            Some(compared(&way.operand(), "Equal", &literal))
        }
        Pat::Range(range) => {
            range_of(range.start.as_deref(), &range.limits, range.end.as_deref(), way)
        }
        Pat::TupleStruct(some) if some.path.is_ident("Some") && some.elems.len() == 1 => {
            let inside = way.inside();
            match some.elems.first()? {
                Pat::Ident(name)
                    if name.subpat.is_none()
                        && name.ident.to_string().starts_with(char::is_lowercase) =>
                {
                    bound.push((name.ident.clone(), inside));
                    Some(way.is_some())
                }
                // What is not there is equal to nothing.
                pattern @ (Pat::Lit(_) | Pat::Range(_)) => pattern_of(pattern, &inside, bound),
                pattern => Some(all(&[way.is_some(), pattern_of(pattern, &inside, bound)?])),
            }
        }
        _ => None,
    }
}

/// `(1..=3).contains(&number)`.
fn in_range(range: &Expr, way: &Way) -> Option<TokenStream> {
    match range {
        Expr::Paren(inner) => in_range(&inner.expr, way),
        Expr::Range(range) => {
            range_of(range.start.as_deref(), &range.limits, range.end.as_deref(), way)
        }
        _ => None,
    }
}

/// Whether a number is in a range.
fn range_of(
    start: Option<&Expr>,
    limits: &RangeLimits,
    end: Option<&Expr>,
    way: &Way,
) -> Option<TokenStream> {
    let ty = way.ty.as_ref();
    let below = match limits {
        RangeLimits::HalfOpen(_) => "Less",
        RangeLimits::Closed(_) => "LessOrEqual",
    };
    let mut parts = Vec::new();
    for (bound, op) in [(start, "GreaterOrEqual"), (end, below)] {
        if let Some(bound) = bound {
            parts.push(compared(&way.operand(), op, &operand_of(bound, ty)?));
        }
    }
    (!parts.is_empty()).then(|| all(&parts))
}

#[cfg(test)]
mod tests {
    use quote::format_ident;

    use super::*;

    /// The tree of a condition on the fields `kind: Kind`, number 0, and `count: u8`, number 3.
    fn tree_of(condition: TokenStream) -> String {
        let (kind, count) = (format_ident!("kind"), format_ident!("count"));
        let (kind_type, count_type) = (syn::parse_quote!(Kind), syn::parse_quote!(u8));
        let fields = [
            Named { name: &kind, number: 0, ty: &kind_type },
            Named { name: &count, number: 3, ty: &count_type },
        ];
        let tokens = tree(&syn::parse2(condition).unwrap(), &fields).to_string();
        tokens.replace("__wire :: ", "").replace(' ', "")
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
                    Operand::Constant(Constant::Number(LIMIT as ::core::primitive::i128))
                )),
            ),
        ] {
            assert_eq!(tree_of(condition), expected(&tree));
        }
    }

    #[test]
    fn what_is_no_plain_comparison_is_text_with_numbers_and_types() {
        for (condition, text) in [
            (quote!(count.wrapping_add(1) == 0), "#3.wrapping_add(1) == 0 where #3: u8"),
            (quote!(allowed(kind, &count)), "allowed(#0, &#3) where #0: Kind, #3: u8"),
        ] {
            let expected = format!("Condition::Custom({text:?})");
            assert_eq!(tree_of(condition), expected.replace(' ', ""));
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
        let text = "matches!(#0, Some(x) if allowed(x)) where #0: Kind";
        let expected = format!("Condition::Custom({text:?})").replace(' ', "");
        assert_eq!(tree_of(quote!(matches!(kind, Some(x) if allowed(x)))), expected);
    }
}
