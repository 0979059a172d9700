//! Names, numbers and texts as C++ has them.

use std::collections::{HashMap, HashSet};

use crate::model::{Record, Wide};

/// The words of the language, and those that the header uses.
const TAKEN: &str = " alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const constexpr \
    const_cast continue decltype default delete do double dynamic_cast else enum explicit export extern false float for \
    friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected \
    public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template \
    this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor \
    xor_eq char8_t char16_t char32_t concept consteval constinit co_await co_return co_yield requires \
    EOF INFINITY NAN NULL assert errno linux math_errhandling stderr stdin stdout unix value read write ";

/// An integer of at most 64 bits.
pub(super) fn literal(value: Wide) -> String {
    match (value.is_negative, value.magnitude) {
        (false, magnitude) => format!("{magnitude}ull"),
        // The smallest has no positive twin.
        (true, magnitude) => format!("-{}ll - 1", magnitude - 1),
    }
}

pub(super) fn int_of(value: Wide) -> String {
    format!("std::int64_t({})", literal(value))
}

/// An integer of any size.
pub(super) fn wide_of(value: Wide) -> String {
    let bits =
        if value.is_negative { 0u128.wrapping_sub(value.magnitude) } else { value.magnitude };
    let both =
        format!("((tightwire::u128({}ull) << 64) | {}ull)", (bits >> 64) as u64, bits as u64);
    if value.is_negative { format!("tightwire::i128({both})") } else { both }
}

pub(super) fn f32_of(value: f32) -> String {
    match value {
        _ if value.is_finite() => format!("{value:?}f"),
        _ if value.is_nan() => "std::numeric_limits<float>::quiet_NaN()".into(),
        _ => {
            format!("{}std::numeric_limits<float>::infinity()", if value < 0.0 { "-" } else { "" })
        }
    }
}

pub(super) fn f64_of(value: f64) -> String {
    match value {
        _ if value.is_finite() => format!("{value:?}"),
        _ if value.is_nan() => "std::numeric_limits<double>::quiet_NaN()".into(),
        _ => {
            format!("{}std::numeric_limits<double>::infinity()", if value < 0.0 { "-" } else { "" })
        }
    }
}

/// A text, byte by byte where a byte is no plain letter.
pub(super) fn quoted(text: &str) -> String {
    let bytes = text.bytes().map(|byte| match byte {
        b'"' | b'\\' | b'?' => format!("\\{}", char::from(byte)),
        b' '..=b'~' => char::from(byte).to_string(),
        _ => format!("\\{byte:03o}"),
    });
    format!("\"{}\"", bytes.collect::<String>())
}

pub(super) fn members(record: &Record) -> Vec<String> {
    unique(record.members().map(|member| member.name.as_str()))
}

/// Names that are different, and names in C++.
pub(super) fn unique<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut taken: HashSet<String> = HashSet::new();
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut all = Vec::new();
    for name in names {
        let letters =
            name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' });
        let mut plain: String = letters.collect();
        if !plain.starts_with(|first: char| first.is_ascii_alphabetic()) {
            plain = format!("f{plain}");
        }
        while plain.contains("__") {
            plain = plain.replace("__", "_");
        }
        if TAKEN.contains(&format!(" {plain} ")) || plain.starts_with("has_") {
            plain.push('_');
        }
        let number = numbers.entry(plain.clone()).or_insert(1);
        let mut numbered = plain.clone();
        while !taken.insert(numbered.clone()) {
            *number += 1;
            numbered = format!("{plain}{number}");
        }
        all.push(numbered);
    }
    all
}

pub(super) fn upper(name: &str) -> String {
    let mut letters = name.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}
