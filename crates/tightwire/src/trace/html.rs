//! Prints a trace as an HTML page.

use alloc::string::String;

use crate::trace::tree::Trace;

/// The page, with placeholders for a title and for the trace.
const PAGE: &str = include_str!("page.html");

impl Trace {
    /// Returns the trace as a single, self-contained HTML page.
    ///
    /// ```
    /// let trace = tightwire::trace::trace_write(&(7u8, true)).unwrap();
    /// assert!(trace.to_html().starts_with("<!doctype html>"));
    /// ```
    pub fn to_html(&self) -> String {
        // Inside a script element only `<` is dangerous, and JSON can escape it.
        let json = self.to_json().replace('<', "\\u003c");
        // Values can contain any text, so they are inserted last and nothing is replaced in them.
        let title = escape(&self.title());
        let (head, tail) = PAGE.split_once("{{trace}}").unwrap_or((PAGE, ""));
        let mut page = head.replace("{{title}}", &title);
        page.push_str(&json);
        page.push_str(tail);
        page
    }
}

/// Escapes text for an HTML element.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
