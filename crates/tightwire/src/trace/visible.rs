//! Makes untrusted text safe to show.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::shape::Kind;
use crate::trace::node::{Label, Node};
use crate::trace::tree::Trace;

/// Escapes invisible characters, so that untrusted text is safe to show in a terminal.
///
/// These are escape sequences, line breaks, and characters that change the text direction.
///
/// ```
/// use tightwire::trace::visible;
///
/// assert_eq!(visible("zoë"), "zoë");
/// assert_eq!(visible("\u{1b}[2J"), r"\u{1b}[2J");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_unseen) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    text.chars().for_each(|character| push_visibly(&mut shown, character));
    Cow::Owned(shown)
}

/// Returns whether a character is invisible or changes how others are shown.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(
            character,
            '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// Appends a character, escaped if it is invisible.
pub(crate) fn push_visibly(text: &mut String, character: char) {
    if is_unseen(character) {
        text.extend(character.escape_default());
    } else {
        text.push(character);
    }
}

impl Trace {
    /// Makes all names and texts of a trace [visible]. Use it for traces whose names come from a file.
    ///
    /// ```
    /// let mut trace = tightwire::trace::trace_write(&7u8).unwrap();
    /// trace.name = "\u{1b}[2J".into();
    /// trace.make_visible();
    /// assert_eq!(trace.name, r"\u{1b}[2J");
    /// ```
    pub fn make_visible(&mut self) {
        show(&mut self.name);
        self.nodes.iter_mut().for_each(show_node);
        if let Some(explanation) = &mut self.explanation {
            show(&mut explanation.path);
            show(&mut explanation.reason);
            explanation.place.iter_mut().for_each(show);
        }
    }
}

fn show_node(node: &mut Node) {
    if let Label::Field(name) | Label::Variant(name) | Label::Part(name) = &mut node.label {
        show_name(name);
    }
    if let Kind::Custom(name) = &mut node.kind {
        show_name(name);
    }
    [&mut node.value, &mut node.range, &mut node.place].into_iter().flatten().for_each(show);
    node.children.iter_mut().for_each(show_node);
}

fn show(text: &mut String) {
    if let Cow::Owned(shown) = visible(text) {
        *text = shown;
    }
}

fn show_name(name: &mut Cow<'static, str>) {
    if let Cow::Owned(shown) = visible(name) {
        *name = Cow::Owned(shown);
    }
}
