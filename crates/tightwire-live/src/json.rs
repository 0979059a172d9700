//! Writes JSON.

use std::fmt::Write as _;

/// A JSON text under construction. Commas and quotes are its own business.
#[derive(Debug, Default)]
pub(crate) struct Json {
    text: String,
    /// True if a value precedes the next one, which then needs a comma.
    has_value: bool,
}

impl Json {
    pub(crate) fn into_text(self) -> String {
        self.text
    }

    fn comma(&mut self) {
        if self.has_value {
            self.text.push(',');
        }
        self.has_value = true;
    }

    /// Writes an object, whose content `inside` writes.
    pub(crate) fn object(&mut self, inside: impl FnOnce(&mut Self)) {
        self.around('{', '}', inside);
    }

    /// Writes an array.
    pub(crate) fn array(&mut self, inside: impl FnOnce(&mut Self)) {
        self.around('[', ']', inside);
    }

    fn around(&mut self, open: char, close: char, inside: impl FnOnce(&mut Self)) {
        self.comma();
        self.text.push(open);
        self.has_value = false;
        inside(self);
        self.text.push(close);
        self.has_value = true;
    }

    /// Writes the name of the next value of an object.
    pub(crate) fn key(&mut self, name: &str) -> &mut Self {
        self.string(name);
        self.text.push(':');
        self.has_value = false;
        self
    }

    /// Writes a number. Infinities and NaN are written as `null`.
    pub(crate) fn number(&mut self, number: f64) {
        self.comma();
        // Writing to a string does not fail.
        let _ = if number.is_finite() {
            write!(self.text, "{number}")
        } else {
            self.text.write_str("null")
        };
    }

    /// Writes a number for the page's scripts. They are exact up to 2^53.
    pub(crate) fn integer(&mut self, number: u64) {
        self.comma();
        let _ = write!(self.text, "{number}");
    }

    /// Writes `true` or `false`.
    pub(crate) fn bool(&mut self, value: bool) {
        self.comma();
        self.text.push_str(if value { "true" } else { "false" });
    }

    /// Writes a text. Everything that could end a script or a line is escaped.
    pub(crate) fn string(&mut self, text: &str) {
        self.comma();
        self.text.push('"');
        for letter in text.chars() {
            match letter {
                '"' => self.text.push_str("\\\""),
                '\\' => self.text.push_str("\\\\"),
                '<' | '>' | '&' | '\u{2028}' | '\u{2029}' | '\0'..='\u{1f}' | '\u{7f}' => {
                    let _ = write!(self.text, "\\u{:04x}", letter as u32);
                }
                _ => self.text.push(letter),
            }
        }
        self.text.push('"');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_any_kind_come_back() {
        let hostile = "</script><b>\"\\\n\r\t\0\u{7f}\u{2028}&amp;é😀";
        let mut json = Json::default();
        json.object(|json| {
            json.key("a").string(hostile);
            json.key(hostile).array(|json| {
                json.integer(7);
                json.number(0.5);
                json.number(f64::NAN);
                json.bool(true);
                json.object(|_| {});
            });
        });
        let text = json.into_text();
        assert!(!text.contains(['<', '>', '&', '\n', '\u{2028}']), "{text}");
        let back: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(back["a"], hostile);
        assert_eq!(back[hostile], serde_json::json!([7, 0.5, null, true, {}]));
    }
}
