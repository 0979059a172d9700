//! Conditions in C++.

use std::fmt::Write;

use tightwire::schema::Comparison;
use tightwire_schema::model::{At, SchemaKind};

use super::text::{f32_of, f64_of, int_of, members, quoted, wide_of};
use super::{Header, is_plain};
use crate::condition::{Access, Constant, Measured, PathStep, Sort, Term, When};
use crate::model::{Body, Record};

impl Header<'_> {
    pub(super) fn access(&self, access: &Access, record: &Record, names: &[String]) -> String {
        let mut text = self.field(access.field, record, names);
        let mut at = record.members().nth(access.field).map(|member| member.at);
        for step in &access.path {
            let PathStep::Member(name, _) = step else {
                text = format!("(*{text})");
                at = at.and_then(|at| self.inside_option(at));
                continue;
            };
            let inner = at.and_then(|at| self.record_of(at));
            let Some(inner) = inner else { break };
            let number = inner.members().position(|member| member.name == *name).unwrap_or(0);
            let place = members(inner).get(number).cloned().unwrap_or_default();
            let _ = write!(text, ".{place}");
            at = inner.members().nth(number).map(|member| member.at);
        }
        text
    }

    /// Returns the content of an option.
    fn inside_option(&self, at: At) -> Option<At> {
        match self.model.kind(self.model.schema.inside(at)) {
            SchemaKind::Option { of } => Some(*of),
            _ => None,
        }
    }

    /// Returns the body of a struct or enum.
    fn body_of(&self, at: At) -> Option<&Body> {
        match self.model.kind(self.model.schema.inside(at)) {
            SchemaKind::Type(index) => self.model.type_at(*index).map(|one| &one.body),
            _ => None,
        }
    }

    fn record_of(&self, at: At) -> Option<&Record> {
        match self.body_of(at)? {
            Body::Record(record) => Some(record),
            Body::Enum { .. } => None,
        }
    }

    /// Returns the enum of a part, for the names of its variants.
    fn enum_of(&self, access: &Access, record: &Record) -> Option<&Body> {
        let mut at = record.members().nth(access.field)?.at;
        for step in &access.path {
            at = match step {
                PathStep::Member(name, _) => {
                    let inner = self.record_of(at)?;
                    inner.members().find(|member| member.name == *name)?.at
                }
                PathStep::Some { .. } => self.inside_option(at)?,
            };
        }
        self.body_of(at)
    }

    pub(super) fn when(&self, when: &When, record: &Record, names: &[String]) -> String {
        let all = |parts: &[When], word: &str| {
            let parts: Vec<String> =
                parts.iter().map(|part| self.when(part, record, names)).collect();
            format!("({})", parts.join(word))
        };
        match when {
            When::Is(part) => self.access(part, record, names),
            When::Not(of) => format!("!({})", self.when(of, record, names)),
            When::All(parts) if parts.is_empty() => "true".into(),
            When::Any(parts) if parts.is_empty() => "false".into(),
            When::All(parts) => all(parts, " && "),
            When::Any(parts) => all(parts, " || "),
            When::IsSome(part) => format!("{}.has_value()", self.access(part, record, names)),
            When::IsVariant(_, variants) if variants.is_empty() => "false".into(),
            When::IsVariant(part, variants) => {
                let cases = variants.iter().map(|name| self.is_variant(part, name, record, names));
                format!("({})", cases.collect::<Vec<_>>().join(" || "))
            }
            When::Compare(left, comparison, right) => {
                self.compare(left, *comparison, right, record, names)
            }
        }
    }

    fn is_variant(&self, part: &Access, name: &str, record: &Record, names: &[String]) -> String {
        let place = self.access(part, record, names);
        let Some(Body::Enum { variants, .. }) = self.enum_of(part, record) else {
            return "false".into();
        };
        let number = variants.iter().position(|(variant, _)| variant == name);
        let number = number.map_or("~0u".to_owned(), |number| format!("{number}u"));
        if is_plain(variants) {
            format!("static_cast<std::uint32_t>({place}) == {number}")
        } else {
            format!("{place}.value.index() == {number}")
        }
    }

    fn compare(
        &self,
        left: &Term,
        comparison: Comparison,
        right: &Term,
        record: &Record,
        names: &[String],
    ) -> String {
        let word = match comparison {
            Comparison::Equal => "==",
            Comparison::NotEqual => "!=",
            Comparison::Less => "<",
            Comparison::LessOrEqual => "<=",
            Comparison::Greater => ">",
            Comparison::GreaterOrEqual => ">=",
        };
        if let (Term::Part(part, Sort::Variant), Term::Constant(Constant::Variant(name)))
        | (Term::Constant(Constant::Variant(name)), Term::Part(part, Sort::Variant)) =
            (left, right)
        {
            let is = self.is_variant(part, name, record, names);
            return if word == "==" { is } else { format!("!({is})") };
        }
        let is_f32 = |term: &Term| matches!(term, Term::Part(_, Sort::F32));
        let is_f32 = is_f32(left) || is_f32(right);
        let is_wide = |term: &Term| matches!(term, Term::Part(_, Sort::Int { is_wide: true }));
        let is_wide = is_wide(left) || is_wide(right);
        let term = |term: &Term| match term {
            Term::Part(part, Sort::Int { .. }) if is_wide => self.access(part, record, names),
            Term::Part(part, Sort::Bool | Sort::Int { .. } | Sort::Char) => {
                format!("std::int64_t({})", self.access(part, record, names))
            }
            Term::Part(part, _) => self.access(part, record, names),
            Term::Length(_, Measured::Array(count)) => format!("std::int64_t({count})"),
            Term::Length(part, _) => {
                format!("std::int64_t(tightwire::length({}))", self.access(part, record, names))
            }
            Term::Constant(Constant::Float(value)) if is_f32 => f32_of(*value as f32),
            Term::Constant(Constant::Float(value)) => f64_of(*value),
            Term::Constant(Constant::Int(value)) if is_wide => wide_of(*value),
            Term::Constant(Constant::Int(value)) => int_of(*value),
            Term::Constant(Constant::Bool(value)) => format!("std::int64_t({})", u8::from(*value)),
            Term::Constant(Constant::Char(letter)) => {
                format!("std::int64_t({})", u32::from(*letter))
            }
            Term::Constant(Constant::Text(text)) => {
                format!("std::string({}, {})", quoted(text), text.len())
            }
            Term::Constant(_) => "0".into(),
        };
        if is_wide {
            return format!("(tightwire_compare({}, {}) {word} 0)", term(left), term(right));
        }
        format!("({} {word} {})", term(left), term(right))
    }
}
