//! Names, numbers and texts in JavaScript.

use super::kinds::SAFE;
use crate::condition::Constant;

pub(super) fn f32_of(value: f32) -> String {
    float(f64::from(value))
}

/// Returns a float literal that is exact to the bit.
pub(super) fn float(value: f64) -> String {
    format!("{value:?}").replace("inf", "Infinity")
}

pub(super) fn constant(constant: &Constant) -> String {
    match constant {
        Constant::Bool(value) => value.to_string(),
        Constant::Int(value) if value.magnitude > SAFE => format!("{value}n"),
        Constant::Int(value) => value.to_string(),
        Constant::Float(value) => float(*value),
        Constant::Char(letter) => quoted(&letter.to_string()),
        Constant::Text(text) | Constant::Variant(text) => quoted(text),
        Constant::None => "null".into(),
        Constant::Empty => "[]".into(),
    }
}

/// Returns a text literal.
pub(super) fn quoted(text: &str) -> String {
    let letters = text.chars().map(|letter| match letter {
        '"' | '\\' => format!("\\{letter}"),
        ' '..='~' => letter.to_string(),
        _ => format!("\\u{{{:x}}}", u32::from(letter)),
    });
    format!("\"{}\"", letters.collect::<String>())
}

/// Returns a name as the key of an object.
pub(super) fn key(name: &str) -> String {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let is_name =
        !name.starts_with(|first: char| first.is_ascii_digit()) && name.chars().all(is_word);
    if is_name && !name.is_empty() { name.to_owned() } else { quoted(name) }
}
