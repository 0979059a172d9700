//! Names, numbers and texts in C++.

use std::collections::{HashMap, HashSet};

use crate::model::{Record, Wide};

/// The keywords of the language, and the names that the header uses.
const TAKEN: &str = " alignas alignof and and_eq asm auto bitand bitor bool break case catch char class compl const constexpr \
    const_cast continue decltype default delete do double dynamic_cast else enum explicit export extern false float for \
    friend goto if inline int long mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected \
    public register reinterpret_cast return short signed sizeof static static_assert static_cast struct switch template \
    this thread_local throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor \
    xor_eq char8_t char16_t char32_t concept consteval constinit co_await co_return co_yield requires \
    value read write ";

/// Macros of the standard headers, and of the headers they include, that do not look like macros.
const SMALL_MACROS: &str = " alloca assert be16toh be32toh be64toh errno htobe16 htobe32 htobe64 htole16 htole32 htole64 i386 \
    issubnormal le16toh le32toh le64toh linux math_errhandling offsetof pthread_cleanup_pop \
    pthread_cleanup_pop_restore_np pthread_cleanup_push pthread_cleanup_push_defer_np sched_priority setjmp sigsetjmp \
    stderr stdin stdout strdupa strndupa unix va_arg va_copy va_end va_start ";

/// Returns an integer literal of at most 64 bits.
pub(super) fn literal(value: Wide) -> String {
    match (value.is_negative, value.magnitude) {
        (false, magnitude) => format!("{magnitude}ull"),
        // The smallest number has no positive counterpart.
        (true, magnitude) => format!("-{}ll - 1", magnitude - 1),
    }
}

pub(super) fn int_of(value: Wide) -> String {
    format!("std::int64_t({})", literal(value))
}

/// Returns an integer of any size.
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

/// Returns a text literal. Bytes that are not plain letters are escaped.
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

/// Returns whether a name may be that of a macro in any header, which the compiler would replace.
///
/// Macros have capital letters: `EDOM`, `SIZE_MAX`. Some have them only at the start: `M_PIf`,
/// `SYS_read`. So a name may be a macro if there is no lowercase letter before its first
/// underscore. Without an underscore, two capital letters make a macro, but `X` and `V2` do not.
/// The others are in a list.
pub(super) fn may_be_macro(name: &str) -> bool {
    let (first, has_more) = name.split_once('_').map_or((name, false), |(first, _)| (first, true));
    let capitals = first.chars().filter(char::is_ascii_uppercase).count();
    let is_large = !first.contains(|letter: char| letter.is_ascii_lowercase());
    (is_large && capitals >= if has_more { 1 } else { 2 })
        || SMALL_MACROS.contains(&format!(" {name} "))
}

/// Returns the name of the struct of a variant with fields.
pub(super) fn variant_struct(ident: &str, name: &str) -> String {
    // The type may already end in an underscore.
    let mut full = format!("{}_{name}", ident.trim_end_matches('_'));
    if may_be_macro(&full) && !full.ends_with('_') {
        full.push('_');
    }
    full
}

/// Returns names that are different and valid in C++.
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
        // The suffix of a name that may be a macro. After `M_PI_`, a number would make another
        // macro: `M_PI_2`.
        let end = if may_be_macro(&plain) { "_" } else { "" };
        let number = numbers.entry(plain.clone()).or_insert(1);
        let mut numbered = format!("{plain}{end}");
        while !taken.insert(numbered.clone()) {
            *number += 1;
            numbered = format!("{plain}{number}{end}");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_like_macros_have_an_underscore_after_them() {
        let names = [
            "M_PI", "M-PI", "SIZE_MAX", "EDOM", "M_PIf", "SYS_read", "errno", "x", "X", "V2", "hp",
            "Idle", "max_hp", "MyHP", "class",
        ];
        let expected = [
            "M_PI_",
            "M_PI2_",
            "SIZE_MAX_",
            "EDOM_",
            "M_PIf_",
            "SYS_read_",
            "errno_",
            "x",
            "X",
            "V2",
            "hp",
            "Idle",
            "max_hp",
            "MyHP",
            "class_",
        ];
        assert_eq!(unique(names.into_iter()), expected);
        assert_eq!(variant_struct("M", "E"), "M_E_");
        assert_eq!(variant_struct("HUD_", "Open"), "HUD_Open_");
        assert_eq!(variant_struct("Event", "Ping"), "Event_Ping");
    }
}
