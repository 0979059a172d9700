//! A minimal JSON parser: strings, whole numbers, `true` and `false`, arrays and objects.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::iter::Peekable;
use core::str::CharIndices;

use crate::trace::visible::push_visibly;

/// The maximum nesting depth of a file, so that a hostile one cannot overflow the stack.
///
/// A packet nests up to 64 levels deep. A level is a list, an element and one or two fields, and each
/// of these is an object with an array in it.
const MAX_DEPTH: usize = 64 * 8 + 32;

/// The maximum number of values in a file, because each value takes more memory than its two bytes in
/// the file. A packet of 64 KB in which every bit has a name stays below this.
const MAX_VALUES: usize = 4_000_000;

/// The reason why a file is not a trace, and the byte at which the error is.
///
/// ```
/// use tightwire::trace::Trace;
///
/// let error = Trace::from_json("{\"tightwire\": 1,").unwrap_err();
/// assert_eq!(error.to_string(), "not a trace: a quoted string is missing at byte 16");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JsonError {
    pub(super) what: &'static str,
    pub(super) byte: usize,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a trace: {} at byte {}", self.what, self.byte)
    }
}

impl core::error::Error for JsonError {}

/// A value in a file, and the byte at which it starts.
#[derive(Debug)]
pub(super) struct Json {
    pub(super) value: JsonValue,
    pub(super) byte: usize,
}

#[derive(Debug)]
pub(super) enum JsonValue {
    Bool(bool),
    Number(usize),
    Text(String),
    Array(Vec<Json>),
    Object(Vec<(String, Json)>),
}

pub(super) fn parse(text: &str) -> Result<Json, JsonError> {
    let mut parser = Parser { text, rest: text.char_indices().peekable(), values: 0 };
    let value = parser.value(0)?;
    match parser.next_sign() {
        None => Ok(value),
        Some(_) => Err(parser.error("unexpected text after the end")),
    }
}

struct Parser<'a> {
    text: &'a str,
    rest: Peekable<CharIndices<'a>>,
    /// The number of values so far.
    values: usize,
}

impl Parser<'_> {
    fn position(&mut self) -> usize {
        self.rest.peek().map_or(self.text.len(), |&(at, _)| at)
    }

    fn error(&mut self, what: &'static str) -> JsonError {
        JsonError { what, byte: self.position() }
    }

    /// Returns the next character that is not whitespace, without consuming it.
    fn next_sign(&mut self) -> Option<char> {
        while self.rest.next_if(|(_, c)| c.is_ascii_whitespace()).is_some() {}
        self.rest.peek().map(|&(_, c)| c)
    }

    /// Consumes `sign` if it comes next.
    fn accept(&mut self, sign: char) -> bool {
        self.next_sign() == Some(sign) && self.rest.next().is_some()
    }

    fn value(&mut self, depth: usize) -> Result<Json, JsonError> {
        if depth > MAX_DEPTH {
            return Err(self.error("values are nested too deeply"));
        }
        self.values += 1;
        if self.values > MAX_VALUES {
            return Err(self.error("there are too many values"));
        }
        let first = self.next_sign();
        let byte = self.position();
        let value = match first {
            Some('{') => JsonValue::Object(self.object(depth)?),
            Some('[') => JsonValue::Array(self.array(depth)?),
            Some('"') => JsonValue::Text(self.text()?),
            Some('0'..='9') => JsonValue::Number(self.number()?),
            Some('t') => self.word("true", true)?,
            Some('f') => self.word("false", false)?,
            _ => return Err(self.error("a value is missing")),
        };
        Ok(Json { value, byte })
    }

    fn object(&mut self, depth: usize) -> Result<Vec<(String, Json)>, JsonError> {
        let mut entries = Vec::new();
        self.rest.next();
        if self.accept('}') {
            return Ok(entries);
        }
        loop {
            let key = self.text()?;
            if !self.accept(':') {
                return Err(self.error("a colon is missing"));
            }
            entries.push((key, self.value(depth + 1)?));
            if self.accept('}') {
                return Ok(entries);
            }
            if !self.accept(',') {
                return Err(self.error("a comma or the end of the object is missing"));
            }
        }
    }

    fn array(&mut self, depth: usize) -> Result<Vec<Json>, JsonError> {
        let mut elements = Vec::new();
        self.rest.next();
        if self.accept(']') {
            return Ok(elements);
        }
        loop {
            elements.push(self.value(depth + 1)?);
            if self.accept(']') {
                return Ok(elements);
            }
            if !self.accept(',') {
                return Err(self.error("a comma or the end of the array is missing"));
            }
        }
    }

    /// Parses a string and escapes every character that could control a terminal. A trace contains no
    /// such characters, but a file may come from anyone.
    fn text(&mut self) -> Result<String, JsonError> {
        if !self.accept('"') {
            return Err(self.error("a quoted string is missing"));
        }
        let mut text = String::new();
        loop {
            match self.rest.next() {
                Some((_, '"')) => return Ok(text),
                Some((_, '\\')) => push_visibly(&mut text, self.escape()?),
                Some((_, character)) => push_visibly(&mut text, character),
                None => return Err(self.error("a text has no end")),
            }
        }
    }

    /// Parses the characters after a backslash.
    fn escape(&mut self) -> Result<char, JsonError> {
        match self.rest.next() {
            Some((_, sign @ ('"' | '\\' | '/'))) => Ok(sign),
            Some((_, 'n')) => Ok('\n'),
            Some((_, 't')) => Ok('\t'),
            Some((_, 'r')) => Ok('\r'),
            Some((_, 'b')) => Ok('\u{8}'),
            Some((_, 'f')) => Ok('\u{c}'),
            Some((_, 'u')) => {
                let mut unit = self.unit()?;
                // Two surrogates form one character above 16 bits.
                if (0xd800..0xdc00).contains(&unit) {
                    let (backslash, u) = (self.rest.next(), self.rest.next());
                    let low = match (backslash, u) {
                        (Some((_, '\\')), Some((_, 'u'))) => self.unit()?,
                        _ => 0,
                    };
                    if (0xdc00..0xe000).contains(&low) {
                        unit = 0x1_0000 + ((unit - 0xd800) << 10) + (low - 0xdc00);
                    }
                }
                char::from_u32(unit).ok_or_else(|| self.error("a surrogate has no partner"))
            }
            _ => Err(self.error("a backslash is followed by an unknown escape")),
        }
    }

    /// Parses four hexadecimal digits.
    fn unit(&mut self) -> Result<u32, JsonError> {
        let mut unit = 0;
        for _ in 0..4 {
            match self.rest.next().and_then(|(_, c)| c.to_digit(16)) {
                Some(digit) => unit = unit * 16 + digit,
                None => return Err(self.error("a hexadecimal digit is missing")),
            }
        }
        Ok(unit)
    }

    fn number(&mut self) -> Result<usize, JsonError> {
        let mut number: usize = 0;
        while let Some((_, digit)) = self.rest.next_if(|(_, c)| c.is_ascii_digit()) {
            let digit = digit.to_digit(10).unwrap_or(0) as usize;
            number = match number.checked_mul(10).and_then(|tens| tens.checked_add(digit)) {
                Some(number) => number,
                None => return Err(self.error("a number is too large")),
            };
        }
        Ok(number)
    }

    fn word(&mut self, word: &str, value: bool) -> Result<JsonValue, JsonError> {
        for expected in word.chars() {
            if self.rest.next_if(|&(_, c)| c == expected).is_none() {
                return Err(self.error("a value is missing"));
            }
        }
        Ok(JsonValue::Bool(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(json: &str) -> String {
        match parse(json).map(|json| json.value) {
            Ok(JsonValue::Text(text)) => text,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn nothing_in_a_text_steers_a_terminal() {
        assert_eq!(text("\"a\u{1b}[2Jb\""), "a\\u{1b}[2Jb");
        assert_eq!(text(r#""a\u001b]0;x\u0007b""#), r"a\u{1b}]0;x\u{7}b");
        assert_eq!(text(r#""a\r\nb\tc""#), r"a\r\nb\tc");
        assert_eq!(text("\"a\u{9b}b\u{202e}c\u{feff}\u{7f}\""), r"a\u{9b}b\u{202e}c\u{feff}\u{7f}");
        // Ordinary text is unchanged.
        assert_eq!(text(r#""zo\u00eb \\ \" 日本 👍""#), "zoë \\ \" 日本 👍");
    }

    #[test]
    fn a_file_of_too_many_values_is_refused() {
        let file = |count| {
            let mut json = String::from("[0");
            json.extend(core::iter::repeat_n(",0", count - 2));
            json + "]"
        };
        assert!(parse(&file(MAX_VALUES)).is_ok());
        let error = parse(&file(MAX_VALUES + 1)).unwrap_err();
        assert_eq!(error.what, "there are too many values");
    }
}
