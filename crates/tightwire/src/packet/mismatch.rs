//! Explains why two protocol ids differ, from the printed protocols of both sides.

use core::fmt;

/// The first part in which two builds differ.
///
/// ```
/// use tightwire::packet::{Protocol, explain_mismatch};
///
/// let ours = Protocol::<(u16, bool), ()>::new("my game", 3).to_string();
/// let theirs = Protocol::<(u16, u8), ()>::new("my game", 3).to_string();
/// let mismatch = explain_mismatch(&ours, &theirs).unwrap();
/// assert_eq!(mismatch.ours, "1: bool");
/// assert_eq!(mismatch.theirs, "1: bits 8");
/// assert_eq!(mismatch.to_string(), "to server: ours has `1: bool`, theirs has `1: bits 8`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Mismatch<'a> {
    /// The name of the part: `version`, `to server`, or another title in the text.
    pub part: &'a str,
    /// Our line, or an empty string if only the other side has one.
    pub ours: &'a str,
    /// Their line, or an empty string if only our side has one.
    pub theirs: &'a str,
}

impl fmt::Display for Mismatch<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { part, ours, theirs } = self;
        match (ours.is_empty(), theirs.is_empty()) {
            (true, _) => write!(f, "{part}: only theirs has `{theirs}`"),
            (_, true) => write!(f, "{part}: only ours has `{ours}`"),
            _ => write!(f, "{part}: ours has `{ours}`, theirs has `{theirs}`"),
        }
    }
}

/// Compares the printed [`Protocol`](crate::packet::Protocol)s of two builds and returns the first part
/// that makes their ids differ, or `None` if the ids are equal.
///
/// Roots with equal hashes are skipped, so a difference that does not affect the id is not reported.
///
/// ```
/// use tightwire::packet::{Protocol, explain_mismatch};
///
/// let ours = Protocol::<u16>::new("my game", 3).to_string();
/// let theirs = Protocol::<u16>::new("my game", 4).to_string();
/// assert_eq!(explain_mismatch(&ours, &ours), None);
/// assert_eq!(
///     explain_mismatch(&ours, &theirs).unwrap().to_string(),
///     "version: ours has `version 3`, theirs has `version 4`"
/// );
/// ```
pub fn explain_mismatch<'a>(ours: &'a str, theirs: &'a str) -> Option<Mismatch<'a>> {
    let (mut our_parts, mut their_parts) = (Parts(ours), Parts(theirs));
    loop {
        match (our_parts.next(), their_parts.next()) {
            (None, None) => return None,
            (Some(part), None) => {
                return Some(Mismatch { part: part.name(), ours: part.title, theirs: "" });
            }
            (None, Some(part)) => {
                return Some(Mismatch { part: part.name(), ours: "", theirs: part.title });
            }
            // The id itself is skipped because any difference changes it.
            (Some(ours), Some(theirs))
                if ours.title == theirs.title || ours.name() == "protocol" => {}
            (Some(ours), Some(theirs)) => return Some(first_difference(ours, theirs)),
        }
    }
}

/// Returns the first line in which two parts with different titles differ. The lines below a title are
/// more informative than the hash in it.
fn first_difference<'a>(ours: Section<'a>, theirs: Section<'a>) -> Mismatch<'a> {
    let part = ours.name();
    let whole = Mismatch { part, ours: ours.title, theirs: theirs.title };
    if part != theirs.name() {
        return whole;
    }
    let (mut our_lines, mut their_lines) = (ours.below.lines(), theirs.below.lines());
    loop {
        match (our_lines.next(), their_lines.next()) {
            // Everything printed is equal, so the difference is in code without a schema.
            (None, None) => return whole,
            // Type names are not part of an id, so a different name explains nothing.
            (Some(one), Some(other)) if unnamed(one) == unnamed(other) => {}
            (one, other) => {
                let trimmed = |line: Option<&'a str>| line.unwrap_or_default().trim();
                return Mismatch { part, ours: trimmed(one), theirs: trimmed(other) };
            }
        }
    }
}

/// Splits a line into the text before and after the name of a struct or enum, if it has one.
fn unnamed(line: &str) -> (&str, &str) {
    for title in ["struct ", "enum "] {
        match line.split_once(title) {
            Some((before, after)) if before.trim().is_empty() || before.ends_with(": ") => {
                let name = after.find(" (").unwrap_or(after.len());
                return (before, after.get(name..).unwrap_or_default());
            }
            _ => {}
        }
    }
    (line, "")
}

/// A line without indentation, and the indented lines below it.
#[derive(Clone, Copy)]
struct Section<'a> {
    title: &'a str,
    below: &'a str,
}

impl<'a> Section<'a> {
    /// Returns the title without its value.
    fn name(&self) -> &'a str {
        let mut ends = self.title.match_indices(' ').map(|(at, _)| at);
        // `to server` and `to client` are two words.
        let end = match ends.next() {
            Some(_) if self.title.starts_with("to ") => ends.next(),
            end => end,
        };
        end.and_then(|end| self.title.get(..end)).unwrap_or(self.title)
    }
}

/// Splits a description into its parts.
struct Parts<'a>(&'a str);

impl<'a> Iterator for Parts<'a> {
    type Item = Section<'a>;

    fn next(&mut self) -> Option<Section<'a>> {
        if self.0.is_empty() {
            return None;
        }
        let (title, rest) = self.0.split_once('\n').unwrap_or((self.0, ""));
        let mut length = 0;
        for line in rest.split_inclusive('\n').take_while(|line| line.starts_with("  ")) {
            length += line.len();
        }
        let (below, rest) = rest.split_at_checked(length).unwrap_or((rest, ""));
        self.0 = rest;
        Some(Section { title: title.trim_end(), below })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OURS: &str = "protocol 01\nname \"a\"\nchecks on\nto server aa\n  struct A\n    x: bool\n\
                        to client bb\n  struct B\n    y: bool\n    z: bits 3\n";

    #[track_caller]
    fn assert_mismatch(theirs: &str, part: &str, ours: &str, line: &str) {
        let mismatch = explain_mismatch(OURS, theirs).unwrap();
        assert_eq!(mismatch, Mismatch { part, ours, theirs: line });
    }

    #[test]
    fn a_field_is_named_with_its_direction() {
        let theirs = OURS.replace("to client bb", "to client bc").replace("bits 3", "bits 4");
        assert_mismatch(&theirs, "to client", "z: bits 3", "z: bits 4");
    }

    #[test]
    fn a_field_too_many_is_named() {
        let theirs = OURS.replace("to client bb", "to client bc") + "    w: bool\n";
        assert_mismatch(&theirs, "to client", "", "w: bool");
    }

    #[test]
    fn a_new_name_is_not_blamed() {
        let theirs = OURS
            .replace("protocol 01", "protocol 02")
            .replace("x: bool", "renamed: bool")
            .replace("checks on", "checks off");
        assert_mismatch(&theirs, "checks", "checks on", "checks off");
        let theirs =
            OURS.replace("x: bool", "renamed: bool").replace("to client bb", "to client bc");
        assert_mismatch(&theirs, "to client", "to client bb", "to client bc");
    }

    #[test]
    fn a_type_with_another_name_is_not_blamed() {
        let theirs = OURS
            .replace("to client bb", "to client bc")
            .replace("struct B", "struct Renamed")
            .replace("bits 3", "bits 4");
        assert_mismatch(&theirs, "to client", "z: bits 3", "z: bits 4");
        let ours = "to server aa\n  a: enum Kind (2 bits)\n    On\n  b: bool\n";
        let theirs =
            ours.replace("aa", "ab").replace("Kind", "Mode").replace("b: bool", "b: bits 2");
        assert_eq!(explain_mismatch(ours, &theirs).unwrap().theirs, "b: bits 2");
        // The width of a tag is part of the id.
        let theirs = ours.replace("aa", "ab").replace("Kind (2", "Mode (3");
        assert_eq!(explain_mismatch(ours, &theirs).unwrap().theirs, "a: enum Mode (3 bits)");
    }

    #[test]
    fn a_line_that_has_the_word_struct_inside_is_compared_whole() {
        let ours = "to server aa\n  opaque the struct Seen (1)\n";
        let theirs = ours.replace("aa", "ab").replace("Seen", "Heard");
        assert_eq!(explain_mismatch(ours, &theirs).unwrap().theirs, "opaque the struct Heard (1)");
    }

    #[test]
    fn a_part_too_many_is_named() {
        let mut theirs = std::string::String::from(OURS);
        theirs.push_str("to nobody cc\n  bool\n");
        assert_mismatch(&theirs, "to nobody", "", "to nobody cc");
    }

    #[test]
    fn texts_that_are_no_descriptions_end_in_an_answer() {
        for text in ["", "\n", " ", "\n\n  x", "to", "to ", "to  \n", "  \n  \nß"] {
            assert_eq!(explain_mismatch(text, text), None, "{text:?}");
            let _ = explain_mismatch(OURS, text);
            let _ = explain_mismatch(text, OURS);
        }
    }
}
