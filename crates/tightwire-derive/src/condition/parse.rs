//! Parses a condition.

use proc_macro2::{Ident, TokenStream};
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{
    BinOp, Error, Expr, ExprClosure, ExprMethodCall, ExprUnary, Pat, Result, Token, Type, UnOp,
};

use super::{Asked, Comparison, Condition, Constant, Operand, Part, PathStep, patterns};
use crate::constant::{Mode, constant, has_float, peeled};
use crate::known::EarlierField;
use crate::names::field_in;

impl Condition {
    /// Parses a condition on the fields in `known`.
    pub(crate) fn parse(expr: &Expr, known: &[EarlierField]) -> Result<Self> {
        Scope { known, bound: Vec::new() }.condition(expr)
    }
}

/// The meaning of names.
pub(super) struct Scope<'a> {
    known: &'a [EarlierField],
    /// The names that the condition binds. They shadow fields.
    bound: Vec<(Ident, Part)>,
}

/// Returns the error for an expression that has no place in a condition.
pub(super) fn unsupported(expr: &Expr) -> Error {
    let what = match peeled(expr) {
        Expr::Closure(_) => "a closure",
        Expr::Call(call) if matches!(peeled(&call.func), Expr::Closure(_)) => "a closure",
        Expr::Call(_) => "a function call",
        Expr::MethodCall(_) => "this method",
        Expr::Macro(_) => "this macro",
        Expr::Block(_) | Expr::If(_) | Expr::Match(_) | Expr::Loop(_) | Expr::ForLoop(_) => {
            "a block"
        }
        Expr::Cast(_) => "a cast",
        Expr::Index(_) => "an element of a list",
        _ => "this expression",
    };
    let message = format!(
        "a condition cannot contain {what}, because every tool and language evaluates it from the schema: use earlier \
         fields, constants, comparisons, `matches!`, `is_some`, lengths and calculations with integers, or write the \
         type with `tightwire::unified!`"
    );
    Error::new(expr.span(), message)
}

fn not(condition: Condition) -> Condition {
    Condition::Not(Box::new(condition))
}

impl Scope<'_> {
    fn condition(&self, expr: &Expr) -> Result<Condition> {
        match expr {
            Expr::Paren(inner) => self.condition(&inner.expr),
            Expr::Group(inner) => self.condition(&inner.expr),
            Expr::Unary(ExprUnary { op: UnOp::Not(_), expr, .. }) => Ok(not(self.condition(expr)?)),
            Expr::Binary(binary) => match binary.op {
                BinOp::And(_) => Ok(Condition::All(vec![
                    self.condition(&binary.left)?,
                    self.condition(&binary.right)?,
                ])),
                BinOp::Or(_) => Ok(Condition::Any(vec![
                    self.condition(&binary.left)?,
                    self.condition(&binary.right)?,
                ])),
                _ => self.compare(expr, &binary.left, &binary.op, &binary.right),
            },
            Expr::MethodCall(call) => self.method(expr, call),
            Expr::Macro(call) if call.mac.path.is_ident("matches") => {
                self.matches(expr, call.mac.tokens.clone())
            }
            _ => match self.part(expr) {
                Some(part) => Ok(Condition::Is(self.checked(part)?)),
                None => {
                    let ty = syn::parse_quote!(bool);
                    Ok(Condition::Always(self.constant(expr, Some(&ty))?))
                }
            },
        }
    }

    fn method(&self, whole: &Expr, call: &ExprMethodCall) -> Result<Condition> {
        let part = || self.known_part(&call.receiver).unwrap_or_else(|| Err(unsupported(whole)));
        let arguments: Vec<&Expr> = call.args.iter().collect();
        match (call.method.to_string().as_str(), arguments.as_slice()) {
            ("is_some", []) => Ok(Condition::IsSome(part()?)),
            ("is_none", []) => Ok(not(Condition::IsSome(part()?))),
            ("is_empty", []) => {
                let zero: Expr = syn::parse_quote!(0);
                let zero =
                    Constant { value: zero, schema: quote::quote!(__wire::Constant::Number(0)) };
                let length = Operand::Length(part()?);
                Ok(Condition::Compare(length, Comparison::Equal, Operand::Constant(zero)))
            }
            ("is_some_and", [Expr::Closure(closure)]) => {
                let option = part()?;
                let inside = self.closure(closure, &option)?;
                Ok(Condition::All(vec![Condition::IsSome(option), inside]))
            }
            ("is_none_or", [Expr::Closure(closure)]) => {
                let option = part()?;
                let inside = self.closure(closure, &option)?;
                Ok(Condition::Any(vec![not(Condition::IsSome(option)), inside]))
            }
            ("contains", [Expr::Reference(number)]) => {
                match (peeled(&call.receiver), self.known_part(&number.expr)) {
                    (Expr::Range(range), Some(number)) => {
                        let (start, end) = (range.start.as_deref(), range.end.as_deref());
                        self.range(start, &range.limits, end, &number?)
                    }
                    _ => Err(unsupported(whole)),
                }
            }
            _ => Err(unsupported(whole)),
        }
    }

    /// Parses the condition of a closure on the content of an option.
    fn closure(&self, closure: &ExprClosure, option: &Part) -> Result<Condition> {
        match closure.inputs.first() {
            Some(Pat::Ident(name)) if closure.inputs.len() == 1 && patterns::is_plain(name) => {
                self.with(vec![(name.ident.clone(), option.inside())], &closure.body)
            }
            _ => Err(unsupported(&Expr::Closure(closure.clone()))),
        }
    }

    /// Parses a condition in which more names are bound.
    fn with(&self, more: Vec<(Ident, Part)>, expr: &Expr) -> Result<Condition> {
        let bound = self.bound.iter().cloned().chain(more).collect();
        Self { bound, known: self.known }.condition(expr)
    }

    /// `matches!`, with a guard or without.
    fn matches(&self, whole: &Expr, tokens: TokenStream) -> Result<Condition> {
        let parse = |input: ParseStream<'_>| {
            let value: Expr = input.parse()?;
            input.parse::<Token![,]>()?;
            let pattern = Pat::parse_multi_with_leading_vert(input)?;
            let keyword: Option<Token![if]> = input.parse()?;
            let guard = keyword.is_some().then(|| input.parse::<Expr>()).transpose()?;
            let _trailing: Option<Token![,]> = input.parse()?;
            Ok((value, pattern, guard))
        };
        let (value, pattern, guard) = parse.parse2(tokens)?;
        let Some(part) = self.known_part(&value) else { return Err(unsupported(whole)) };
        let mut bound = Vec::new();
        let shape = self.pattern(&pattern, &part?, &mut bound)?;
        let names: Vec<Ident> = bound.iter().map(|(name, _)| name.clone()).collect();
        let all = match guard {
            Some(guard) => Condition::All(vec![shape, self.with(bound, &guard)?]),
            None => shape,
        };
        Ok(names.into_iter().fold(all, |of, name| Condition::Binding(name, Box::new(of))))
    }

    fn compare(&self, whole: &Expr, left: &Expr, op: &BinOp, right: &Expr) -> Result<Condition> {
        let (comparison, turned) = match op {
            BinOp::Eq(_) => (Comparison::Equal, Comparison::Equal),
            BinOp::Ne(_) => (Comparison::NotEqual, Comparison::NotEqual),
            BinOp::Lt(_) => (Comparison::Less, Comparison::Greater),
            BinOp::Le(_) => (Comparison::LessOrEqual, Comparison::GreaterOrEqual),
            BinOp::Gt(_) => (Comparison::Greater, Comparison::Less),
            BinOp::Ge(_) => (Comparison::GreaterOrEqual, Comparison::LessOrEqual),
            _ => return Err(unsupported(whole)),
        };
        for (option, comparison, other) in [(left, comparison, right), (right, turned, left)] {
            if let (Some(option), true) = (self.known_part(option), is_option(other)) {
                return self.compare_option(option?, comparison, other);
            }
        }
        let (left_type, right_type) = (self.type_of(left), self.type_of(right));
        let left_side = self.operand(left, right_type.as_ref())?;
        let right_side = self.operand(right, left_type.as_ref())?;
        let sides = [&left_side, &right_side];
        let calculates = |side: &&Operand| matches!(side, Operand::Calculated(..));
        if sides.iter().any(calculates) && (has_float(left) || has_float(right)) {
            let message = "calculations in a condition use integers: compare the float itself";
            return Err(Error::new(whole.span(), message));
        }
        compared(left_side, comparison, right_side, whole)
    }

    /// Parses a comparison of an option with `None` or `Some(..)`. `None` is less than `Some`.
    fn compare_option(
        &self,
        option: Part,
        comparison: Comparison,
        other: &Expr,
    ) -> Result<Condition> {
        let content = match other {
            Expr::Call(call) => call.args.first(),
            _ => None,
        };
        let Some(content) = content else {
            return match comparison {
                Comparison::Equal => Ok(not(Condition::IsSome(option))),
                Comparison::NotEqual => Ok(Condition::IsSome(option)),
                _ => Err(unsupported(other)),
            };
        };
        let inside = option.inside();
        let right = self.operand(content, inside.ty.as_ref())?;
        let compare = |by| compared(Operand::Part(inside), by, right, other);
        Ok(match comparison {
            Comparison::NotEqual => not(compare(Comparison::Equal)?),
            Comparison::Less | Comparison::LessOrEqual => {
                Condition::Any(vec![not(Condition::IsSome(option)), compare(comparison)?])
            }
            _ => compare(comparison)?,
        })
    }

    /// Returns the type of a side of a comparison, if it is known.
    fn type_of(&self, expr: &Expr) -> Option<Type> {
        match expr {
            Expr::MethodCall(call) if call.method == "len" => Some(syn::parse_quote!(usize)),
            _ => self.part(expr)?.ty,
        }
    }

    /// Parses one side of a comparison. A constant has the type `ty` of the other side.
    fn operand(&self, expr: &Expr, ty: Option<&Type>) -> Result<Operand> {
        if let Some(part) = self.known_part(expr) {
            return Ok(Operand::Part(part?));
        }
        match peeled(expr) {
            Expr::MethodCall(call) if call.method == "len" && call.args.is_empty() => {
                match self.known_part(&call.receiver) {
                    Some(part) => Ok(Operand::Length(part?)),
                    None => Err(unsupported(expr)),
                }
            }
            Expr::Binary(binary) if self.field_in(expr).is_some() => {
                let Some(name) = operator(&binary.op) else { return Err(unsupported(expr)) };
                let left = Box::new(self.operand(&binary.left, None)?);
                let right = Box::new(self.operand(&binary.right, None)?);
                Ok(Operand::Calculated(left, name, binary.op.span(), right))
            }
            _ => Ok(Operand::Constant(self.constant(expr, ty)?)),
        }
    }

    /// Parses a constant of type `ty`.
    pub(super) fn constant(&self, expr: &Expr, ty: Option<&Type>) -> Result<Constant> {
        let schema = match self.field_in(expr) {
            Some(_) => None,
            None => constant(expr, ty, Mode::Evaluated),
        };
        let schema = schema.ok_or_else(|| unsupported(expr))?;
        Ok(Constant { value: expr.clone(), schema })
    }

    /// Returns the first field or bound name in an expression.
    fn field_in(&self, expr: &Expr) -> Option<Ident> {
        let bound = self.bound.iter().map(|(name, _)| name);
        let names: Vec<&Ident> = self.known.iter().map(|field| &field.name).chain(bound).collect();
        field_in(expr, &names)
    }

    /// Returns the part that an expression is, or an error if the reader does not have it.
    fn known_part(&self, expr: &Expr) -> Option<Result<Part>> {
        self.part(expr).map(|part| self.checked(part))
    }

    /// Rejects a field that the two sides do not both have.
    fn checked(&self, part: Part) -> Result<Part> {
        EarlierField::check(&part.name, self.known)?;
        Ok(part)
    }

    /// Returns the field or part that an expression is.
    fn part(&self, expr: &Expr) -> Option<Part> {
        match expr {
            Expr::Paren(inner) => self.part(&inner.expr),
            Expr::Group(inner) => self.part(&inner.expr),
            Expr::Reference(inner) => self.part(&inner.expr),
            Expr::MethodCall(call) if call.method == "as_ref" && call.args.is_empty() => {
                self.part(&call.receiver)
            }
            Expr::Field(field) => {
                let mut part = self.part(&field.base)?;
                part.path.push(PathStep::Member(field.member.clone()));
                part.ty = None;
                Some(part)
            }
            // A name that a pattern binds may be a reference.
            Expr::Unary(ExprUnary { op: UnOp::Deref(_), expr, .. }) => match &**expr {
                Expr::Path(name) => self.bound(name.path.get_ident()?),
                _ => None,
            },
            Expr::Path(path) => {
                let name = path.path.get_ident()?;
                if let Some(part) = self.bound(name) {
                    return Some(part);
                }
                let mut fields =
                    self.known.iter().zip(EarlierField::numbers(self.known)).enumerate();
                let (field, (known, number)) =
                    fields.find(|(_, (known, _))| known.name == *name)?;
                let (name, ty) = (name.clone(), Some(known.ty.clone()));
                Some(Part { field, number, name, path: Vec::new(), ty })
            }
            _ => None,
        }
    }

    /// Returns the part that the condition binds to a name.
    fn bound(&self, name: &Ident) -> Option<Part> {
        self.bound.iter().rfind(|(bound, _)| bound == name).map(|(_, part)| part.clone())
    }
}

/// Returns the name of an operator in `__wire::Arithmetic`, if it has one. The results of `<<` and `!`
/// depend on the width of a type, which schemas do not contain.
fn operator(op: &BinOp) -> Option<&'static str> {
    Some(match op {
        BinOp::Add(_) => "Plus",
        BinOp::Sub(_) => "Minus",
        BinOp::Mul(_) => "Times",
        BinOp::Div(_) => "Divide",
        BinOp::Rem(_) => "Remainder",
        BinOp::BitAnd(_) => "And",
        BinOp::BitOr(_) => "Or",
        BinOp::BitXor(_) => "Xor",
        BinOp::Shr(_) => "ShiftRight",
        _ => return None,
    })
}

/// Returns a comparison. Schemas define no order of variants.
fn compared(left: Operand, by: Comparison, right: Operand, whole: &Expr) -> Result<Condition> {
    let sides = [&left, &right];
    let is_variant = |side: &&Operand| matches!(side, Operand::Constant(constant) if constant.variant().is_some());
    let is_order = !matches!(by, Comparison::Equal | Comparison::NotEqual);
    let has_part = sides.iter().any(|side| matches!(side, Operand::Part(_)));
    if sides.iter().any(is_variant) && (is_order || !has_part) {
        let message = "a condition compares a field with a variant by `==`, `!=` or `matches!`";
        return Err(Error::new(whole.span(), message));
    }
    Ok(Condition::Compare(left, by, right))
}

/// Returns whether an expression is `None` or `Some(..)`.
fn is_option(expr: &Expr) -> bool {
    match expr {
        Expr::Path(path) => matches!(Asked::of(&path.path), Some(Asked::None)),
        Expr::Call(call) => match &*call.func {
            Expr::Path(path) => {
                matches!(Asked::of(&path.path), Some(Asked::Some)) && call.args.len() == 1
            }
            _ => false,
        },
        _ => false,
    }
}
