//! Builds many mutants of a file into one, each behind a switch.
//!
//! ```text
//! schemata MUTANTS.json FILE.rs < OLD > NEW
//! ```
//!
//! The mutants are those of `cargo mutants --list --json`, each with a field `id`. Only those of FILE.rs are
//! built in. The program calls `crate::mutant::is(7)` to ask whether it is number 7. The numbers of mutants that
//! cannot be built in are printed as errors. `tools/schemata.py` uses this.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::ops::Range;

use quote::ToTokens;
use serde_json::Value;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, Block, Expr, ExprBinary, ExprLet, ExprStruct, ExprUnary, Member, Signature};

/// Line and column, both from 1, as cargo-mutants counts them.
type Place = (usize, usize);

struct Mutant {
    id: u64,
    replacement: String,
    genre: String,
    start: Place,
    end: Place,
}

/// Text to put at a byte of the file. At equal bytes, ends come before starts, the ends of inner expressions before those
/// of outer ones, and the starts of outer ones before those of inner ones.
struct Insertion {
    byte: usize,
    order: (bool, isize),
    text: String,
}

struct Switches {
    mutants: Vec<Mutant>,
    done: BTreeSet<u64>,
    insertions: Vec<Insertion>,
}

fn place(of: proc_macro2::LineColumn) -> Place {
    (of.line, of.column + 1)
}

fn source(tokens: impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace('\n', " ")
}

/// Whether an expression has a `let` that an `if` around it would cut off.
fn has_let(expr: &Expr) -> bool {
    struct Finder(bool);
    impl<'a> Visit<'a> for Finder {
        fn visit_expr_let(&mut self, _: &'a ExprLet) {
            self.0 = true;
        }
        fn visit_expr_closure(&mut self, _: &'a syn::ExprClosure) {}
        fn visit_block(&mut self, _: &'a Block) {}
    }
    let mut finder = Finder(false);
    finder.visit_expr(expr);
    finder.0
}

impl Switches {
    fn insert(&mut self, range: &Range<usize>, before: String, after: &str) {
        let length = range.len() as isize;
        self.insertions.push(Insertion { byte: range.start, order: (true, -length), text: before });
        let order = (false, length);
        self.insertions.push(Insertion { byte: range.end, order, text: after.to_owned() });
    }

    /// The mutants of a genre that start here, as identifiers and replacements.
    fn at(&mut self, genre: &str, start: Place) -> Vec<(u64, String)> {
        let here = |mutant: &&Mutant| mutant.genre == genre && mutant.start == start;
        let found: Vec<_> = self
            .mutants
            .iter()
            .filter(here)
            .map(|mutant| (mutant.id, mutant.replacement.clone()))
            .collect();
        self.done.extend(found.iter().map(|(id, _)| id));
        found
    }

    /// Replaces an expression by a choice between its mutants and itself.
    fn choose(&mut self, range: Range<usize>, arms: &[(u64, String)]) {
        if arms.is_empty() {
            return;
        }
        let arms: String = arms
            .iter()
            .map(|(id, arm)| format!("if crate::mutant::is({id}) {{ {arm} }} else \n"))
            .collect();
        // The inner parentheses are for an expression that starts with a block.
        self.insert(&range, format!("(\n{arms}{{("), ")})");
    }

    fn function(&mut self, sig: &Signature, block: &Block) {
        let range = (place(sig.span().start()), place(block.span().end()));
        let body = block.span().start();
        let inside = |mutant: &&Mutant| {
            mutant.genre == "FnValue" && place(body) <= mutant.start && mutant.end <= range.1
        };
        // An inner function comes later, and is the smaller one.
        let ours: Vec<_> = self
            .mutants
            .iter()
            .filter(inside)
            .map(|one| (one.id, one.replacement.clone()))
            .collect();
        let fresh: Vec<_> = ours.into_iter().filter(|(id, _)| self.done.insert(*id)).collect();
        let arms: String = fresh
            .iter()
            .map(|(id, value)| format!("\nif crate::mutant::is({id}) {{ return {value}; }}\n"))
            .collect();
        let byte = block.brace_token.span.open().byte_range().end;
        // After what an expression at the start of the block has there, which belongs to the next token.
        self.insertions.push(Insertion { byte, order: (false, isize::MAX), text: arms });
    }
}

impl<'a> Visit<'a> for Switches {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        visit::visit_item_fn(self, item);
        self.function(&item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        visit::visit_impl_item_fn(self, item);
        self.function(&item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        visit::visit_trait_item_fn(self, item);
        if let Some(block) = &item.default {
            self.function(&item.sig, block);
        }
    }

    fn visit_expr_binary(&mut self, expr: &'a ExprBinary) {
        visit::visit_expr_binary(self, expr);
        let is_assignment =
            |text: &str| text.ends_with('=') && !["==", "!=", "<=", ">="].contains(&text);
        if has_let(&expr.left) || has_let(&expr.right) {
            return;
        }
        let (left, right) = (source(&expr.left), source(&expr.right));
        let start = place(expr.op.span().start());
        let mut arms = self.at("BinaryOperator", start);
        for (_, operator) in &mut arms {
            let by_value = !is_assignment(operator);
            *operator = if by_value {
                format!("({left}) {operator} ({right})")
            } else {
                format!("{left} {operator} {right}")
            };
        }
        self.choose(expr.span().byte_range(), &arms);
    }

    fn visit_expr_unary(&mut self, expr: &'a ExprUnary) {
        visit::visit_expr_unary(self, expr);
        let inside = source(&expr.expr);
        let mut arms = self.at("UnaryOperator", place(expr.op.span().start()));
        for (_, operator) in &mut arms {
            *operator = format!("({operator} {inside})");
        }
        self.choose(expr.span().byte_range(), &arms);
    }

    fn visit_arm(&mut self, arm: &'a Arm) {
        visit::visit_arm(self, arm);
        let gone = self.at("MatchArm", place(arm.span().start()));
        if let Some((_, guard)) = &arm.guard {
            if has_let(guard) {
                for (id, _) in gone {
                    self.done.remove(&id);
                }
                return;
            }
            let arms = self.at("MatchArmGuard", place(guard.span().start()));
            let range = guard.span().byte_range();
            if !gone.is_empty() {
                let ids: String =
                    gone.iter().map(|(id, _)| format!("!crate::mutant::is({id}) && ")).collect();
                let order = (true, isize::MIN);
                self.insertions.push(Insertion {
                    byte: range.start,
                    order,
                    text: format!("{ids}("),
                });
                self.insertions.push(Insertion {
                    byte: range.end,
                    order: (false, isize::MAX),
                    text: ")".into(),
                });
            }
            self.choose(range, &arms);
        } else if !gone.is_empty() {
            let ids: Vec<_> =
                gone.iter().map(|(id, _)| format!("!crate::mutant::is({id})")).collect();
            let byte = arm.pat.span().byte_range().end;
            let text = format!(" if {}\n", ids.join(" && "));
            self.insertions.push(Insertion { byte, order: (false, isize::MAX), text });
        }
    }

    fn visit_expr_struct(&mut self, expr: &'a ExprStruct) {
        visit::visit_expr_struct(self, expr);
        let Some(rest) = &expr.rest else { return };
        for field in &expr.fields {
            let mut arms = self.at("StructField", place(field.span().start()));
            let Member::Named(name) = &field.member else { continue };
            for (_, text) in &mut arms {
                *text = format!("({}).{name}", source(rest));
            }
            if field.colon_token.is_some() {
                self.choose(field.expr.span().byte_range(), &arms);
            } else {
                let byte = field.span().byte_range().end;
                let text: String = arms
                    .iter()
                    .map(|(id, arm)| {
                        format!(": if crate::mutant::is({id}) {{ {arm} }} else {{ {name} }}\n")
                    })
                    .collect();
                self.insertions.push(Insertion { byte, order: (false, isize::MAX), text });
            }
        }
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let list = std::fs::read_to_string(arguments.next().expect("a list of mutants"))
        .expect("a list to read");
    let file = arguments.next().expect("the name of a file");
    let mut old = String::new();
    std::io::stdin().read_to_string(&mut old).expect("a file to read");
    let list: Vec<Value> = serde_json::from_str(&list).expect("a list in JSON");
    let number = |value: &Value| value.as_u64().unwrap_or(0) as usize;
    let at = |value: &Value| (number(&value["line"]), number(&value["column"]));
    let text = |value: &Value| value.as_str().unwrap_or("").to_owned();
    let mutants: Vec<Mutant> = list
        .iter()
        .filter(|value| value["file"] == file.as_str())
        .map(|value| Mutant {
            id: value["id"].as_u64().expect("a number"),
            replacement: text(&value["replacement"]),
            genre: text(&value["genre"]),
            start: at(&value["span"]["start"]),
            end: at(&value["span"]["end"]),
        })
        .collect();
    let names: BTreeMap<u64, String> =
        mutants.iter().map(|one| (one.id, one.genre.clone())).collect();
    let syntax = syn::parse_file(&old).expect("a file that parses");
    let mut switches = Switches { mutants, done: BTreeSet::new(), insertions: Vec::new() };
    switches.visit_file(&syntax);
    switches.insertions.sort_by_key(|one| (one.byte, one.order));
    let (mut new, mut from) = (String::new(), 0);
    for one in &switches.insertions {
        new.push_str(&old[from..one.byte]);
        new.push_str(&one.text);
        from = one.byte;
    }
    new.push_str(&old[from..]);
    print!("{new}");
    for (id, genre) in names {
        if !switches.done.contains(&id) {
            eprintln!("{id} {genre}");
        }
    }
}
