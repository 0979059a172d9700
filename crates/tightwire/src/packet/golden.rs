//! Keeps a protocol as a file in the repository. A test compares it with the code.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{Display, Write as _};
use std::path::Path;
use std::{env, fs};

/// If this environment variable is set, [`assert_protocol!`](crate::assert_protocol) writes the file.
const UPDATE: &str = "TIGHTWIRE_UPDATE";

/// The maximum number of differing lines that a failure shows.
const MOST_LINES: usize = 40;

/// Fails a test if a protocol differs from the one in a file, and shows the lines that differ.
///
/// Keep the file in the repository. Every change of the bytes then shows up in code review, and none
/// happens by accident. If the environment variable `TIGHTWIRE_UPDATE` is set, the macro writes the
/// file instead. The path is relative to the folder of the crate's `Cargo.toml`.
///
/// The first argument is a [`Protocol`](crate::packet::Protocol), or the
/// [`SCHEMA`](crate::Wire::SCHEMA) of a type.
///
/// ```no_run
/// use tightwire::assert_protocol;
/// use tightwire::packet::Protocol;
///
/// const PROTOCOL: Protocol<(u16, bool), [f32; 3]> = Protocol::new("my game", 3);
///
/// #[test]
/// fn the_protocol_changes_on_purpose_only() {
///     assert_protocol!(PROTOCOL, "protocol.txt");
/// }
/// # fn main() { assert_protocol!(PROTOCOL, "protocol.txt"); }
/// ```
///
/// ```text
/// the protocol is not the one in protocol.txt:
///
///     to server
///       struct Input
///   -     throttle: int -100..=100
///   +     throttle: int -100..=101
///
/// A build with the old one cannot talk to this one. If that is what you want, run the test again
/// with TIGHTWIRE_UPDATE=1, and commit the file.
/// ```
#[macro_export]
macro_rules! assert_protocol {
    ($protocol:expr, $file:expr $(,)?) => {
        if let ::core::result::Result::Err(difference) =
            $crate::__golden(&$protocol, ::core::env!("CARGO_MANIFEST_DIR"), $file)
        {
            ::core::panic!("{difference}");
        }
    };
}

/// Compares the printed form of `protocol` with a file, or writes the file if the environment variable
/// is set.
#[expect(clippy::missing_errors_doc, reason = "seen by generated code only")]
pub fn golden(protocol: &impl Display, folder: &str, file: &str) -> Result<(), String> {
    let path = Path::new(folder).join(file);
    let now = protocol.to_string();
    if env::var_os(UPDATE).is_some() {
        return fs::write(&path, now).map_err(|error| format!("{}: {error}", path.display()));
    }
    let Ok(before) = fs::read_to_string(&path) else {
        return Err(format!(
            "{} cannot be read. To write it, run the test with {UPDATE}=1, and commit the file.",
            path.display()
        ));
    };
    match differences(&before, &now) {
        None => Ok(()),
        Some(lines) => Err(format!(
            "the protocol is not the one in {file}:\n\n{lines}\n\
             A build with the old one cannot talk to this one. If that is what you want, run the \
             test again\nwith {UPDATE}=1, and commit the file."
        )),
    }
}

/// Returns the lines that differ, each below its parent lines, or `None` if there are no differences.
fn differences(before: &str, now: &str) -> Option<String> {
    // A checkout may have changed the line endings.
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), now.lines().collect());
    if old == new {
        return None;
    }
    let mut edits = edits(&old, &new);
    // Hashes change with every edit and explain the least.
    if edits.iter().any(|(_, line)| !has_hash(line)) {
        edits.retain(|(_, line)| !has_hash(line));
    }
    let mut shown = String::new();
    let mut shown_above = Vec::new();
    let left_out = edits.len().saturating_sub(MOST_LINES);
    for (edit, line) in edits.into_iter().take(MOST_LINES) {
        let (sign, lines, at) = match edit {
            Edit::Removed(at) => ('-', &old, at),
            Edit::Added(at) => ('+', &new, at),
        };
        let above = around(lines, at);
        let known = above.iter().zip(&shown_above).take_while(|(one, other)| one == other).count();
        for title in above.iter().skip(known) {
            push(&mut shown, format_args!("    {title}"));
        }
        shown_above = above;
        push(&mut shown, format_args!("  {sign} {line}"));
    }
    if left_out > 0 {
        push(&mut shown, format_args!("    and {left_out} more lines"));
    }
    Some(shown)
}

/// Adds a line.
fn push(text: &mut String, line: core::fmt::Arguments<'_>) {
    // Writing to a string does not fail.
    let _ = writeln!(text, "{line}");
}

/// A line that exists in only one of the texts, and which one.
#[derive(Clone, Copy)]
enum Edit {
    Removed(usize),
    Added(usize),
}

/// Computes the edits that turn `old` into `new` and keep as many lines as possible.
fn edits<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<(Edit, &'a str)> {
    // The number of lines that the remainders have in common, indexed by where they start.
    let mut common = vec![vec![0usize; new.len() + 1]; old.len() + 1];
    let at = |common: &[Vec<usize>], i: usize, j: usize| {
        common.get(i).and_then(|row| row.get(j)).copied().unwrap_or(0)
    };
    for (i, line) in old.iter().enumerate().rev() {
        for (j, other) in new.iter().enumerate().rev() {
            let most = if line == other {
                at(&common, i + 1, j + 1) + 1
            } else {
                at(&common, i + 1, j).max(at(&common, i, j + 1))
            };
            if let Some(cell) = common.get_mut(i).and_then(|row| row.get_mut(j)) {
                *cell = most;
            }
        }
    }
    let (mut i, mut j) = (0, 0);
    let mut edits = Vec::new();
    loop {
        match (old.get(i), new.get(j)) {
            (Some(line), Some(other)) if line == other => {
                i += 1;
                j += 1;
            }
            (Some(line), other)
                if other.is_none() || at(&common, i + 1, j) >= at(&common, i, j + 1) =>
            {
                edits.push((Edit::Removed(i), *line));
                i += 1;
            }
            (_, Some(other)) => {
                edits.push((Edit::Added(j), *other));
                j += 1;
            }
            (_, None) => return edits,
        }
    }
}

/// Returns the parent lines of a line by indentation, outermost first.
fn around<'a>(lines: &[&'a str], at: usize) -> Vec<&'a str> {
    let depth = |line: &str| line.len() - line.trim_start().len();
    let mut above = Vec::new();
    let mut limit = lines.get(at).map_or(0, |line| depth(line));
    for line in lines.iter().take(at).rev() {
        if depth(line) < limit {
            limit = depth(line);
            above.push(if has_hash(line) { title(line) } else { *line });
        }
    }
    above.reverse();
    above
}

/// Returns whether a line of a protocol is a title with a hash.
fn has_hash(line: &str) -> bool {
    ["protocol ", "to server ", "to client "].iter().any(|title| line.starts_with(title))
}

/// Returns a title without its hash.
fn title(line: &str) -> &str {
    line.rsplit_once(' ').map_or(line, |(title, _)| title)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packet::Protocol;

    #[test]
    fn equal_texts_have_no_differences_whatever_ends_their_lines() {
        assert_eq!(differences("a\n  b\n", "a\n  b\n"), None);
        assert_eq!(differences("a\r\n  b\r\n", "a\n  b\n"), None);
    }

    #[test]
    fn a_line_is_shown_below_those_it_belongs_to_and_hashes_are_not() {
        let old = Protocol::<(u16, (u8, bool))>::new("my game", 3).to_string();
        let new = Protocol::<(u16, (u8, u8))>::new("my game", 3).to_string();
        let shown = differences(&old, &new).unwrap();
        let expected = "    to server\n      tuple\n        1: tuple\n  -       1: bool\n  +       1: bits 8\n    to client\n      tuple\n";
        assert!(shown.starts_with(expected), "{shown}");
        assert!(!shown.contains(&old[9..25]), "{shown}");
    }

    #[test]
    fn what_is_added_and_removed_is_found_among_what_stays() {
        let shown = differences("a\nb\nc\nd\n", "a\nc\nx\nd\n").unwrap();
        assert_eq!(shown, "  - b\n  + x\n");
    }

    #[test]
    fn edits_keep_as_many_lines_as_possible() {
        /// The most lines that two texts have in common in the same order, by trying everything.
        fn most_kept(old: &[&str], new: &[&str]) -> usize {
            match (old, new) {
                ([one, old_rest @ ..], [other, new_rest @ ..]) if one == other => {
                    most_kept(old_rest, new_rest) + 1
                }
                ([_, old_rest @ ..], [_, new_rest @ ..]) => {
                    most_kept(old_rest, new).max(most_kept(old, new_rest))
                }
                _ => 0,
            }
        }
        let texts: Vec<[&str; 4]> = (0..81)
            .map(|number| [27, 9, 3, 1].map(|place| ["a", "b", "c"][number / place % 3]))
            .collect();
        for old in &texts {
            for new in &texts {
                let fewest = 2 * (4 - most_kept(old, new));
                assert_eq!(edits(old, new).len(), fewest, "{old:?} {new:?}");
            }
        }
    }

    #[test]
    fn many_differences_are_counted() {
        let new = (0..100).map(|line| line.to_string()).collect::<Vec<_>>().join("\n");
        let shown = differences("", &new).unwrap();
        assert_eq!(shown.lines().count(), MOST_LINES + 1);
        assert!(shown.ends_with("and 60 more lines\n"), "{shown}");
    }

    #[test]
    fn a_changed_hash_alone_is_shown() {
        assert_eq!(
            differences("protocol 1\nx\n", "protocol 2\nx\n").unwrap(),
            "  - protocol 1\n  + protocol 2\n"
        );
    }
}
