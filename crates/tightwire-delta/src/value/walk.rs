//! Walks through a value in step with its description.
//!
//! Code that writes or reads a value calls its stream code by code, and announces where fields and
//! elements begin and end. A [`Walk`] follows these calls through the [`Script`], so it can tell
//! which word of which row each code is. It works the same in both directions; a [`Medium`] stores
//! or loads the words.
//!
//! Code that does not follow its description is detected here, and the value is rejected.

use alloc::vec::Vec;

use crate::value::script::{Count, Form, NONE, Script, Storage};
use tightwire::Name;

/// The source or destination of words.
pub(crate) trait Medium {
    /// Stores the word, or returns the stored one.
    fn word(&mut self, table: u32, index: u32, word: u32) -> Option<u32>;

    /// Starts the next row of a table and returns its first word.
    fn row(&mut self, table: u32, stride: u32) -> Option<u32>;

    /// Returns the number of rows of a table that is paired by key. A writer passes it.
    fn keyed(&mut self, table: u32, rows: u32) -> u32;

    /// Starts a stretch of `count` words that need no walk.
    fn start_flat(&mut self, table: u32, count: usize) -> Option<()>;

    /// Returns whether a flat stretch is active.
    fn is_flat(&self) -> bool;

    /// Ends the stretch, which must be complete.
    fn end_flat(&mut self) -> Option<()>;

    /// Starts the bits of custom code, which take `count` bytes.
    fn start_blob(&mut self, table: u32, count: u32) -> Option<()>;

    /// Ends them and returns the number of bytes.
    fn end_blob(&mut self, table: u32) -> Option<u32>;

    /// Advances over the next rows of a table of bytes. A writer already has the bytes.
    fn bytes(&mut self, table: u32, count: u32) -> Option<()>;
}

/// A value that the walk is inside.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    node: u32,
    table: u32,
    /// The first word of its row.
    start: u32,
    /// The number of fields or elements that are done.
    at: u32,
    /// The total number, once it is known.
    count: Option<u32>,
    /// The number of open groups that have no meaning.
    here: u32,
    /// Hand-written code did not announce this value, and will not announce its end.
    is_implied: bool,
    is_done: bool,
}

impl Frame {
    const fn new(node: u32, table: u32, start: u32, is_implied: bool) -> Self {
        Self { node, table, start, at: 0, count: None, here: 0, is_implied, is_done: false }
    }
}

/// Follows calls through a script.
#[derive(Debug)]
pub(crate) struct Walk<'a, M> {
    script: &'a Script,
    stack: &'a mut Vec<Frame>,
    pub(crate) medium: M,
    /// The number of open groups inside a flat stretch or custom code.
    inside: u32,
    /// The table of the active custom code.
    blob: Option<u32>,
    is_broken: bool,
}

impl<'a, M: Medium> Walk<'a, M> {
    pub(crate) fn new(script: &'a Script, stack: &'a mut Vec<Frame>, mut medium: M) -> Self {
        stack.clear();
        let start = medium.row(0, script.strides.first().copied().unwrap_or(0));
        stack.push(Frame::new(script.root, 0, start.unwrap_or(0), false));
        Self { script, stack, medium, inside: 0, blob: None, is_broken: start.is_none() }
    }

    /// Returns whether the bits of custom code are active.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn is_blob(&mut self) -> bool {
        self.blob.is_some() || (!self.medium.is_flat() && self.starts_blob())
    }

    /// Starts a blob, if custom code comes next.
    fn starts_blob(&mut self) -> bool {
        let Some(frame) = self.stack.last() else { return false };
        let Some(&Storage::Opaque { word, table }) = self.script.nodes.get(frame.node as usize)
        else {
            return false;
        };
        if frame.is_done {
            return false;
        }
        let (row, index) = (frame.table, frame.start + word);
        // A writer stores its count at the end.
        let count = if word == NONE { Some(0) } else { self.medium.word(row, index, 0) };
        let begun = count.and_then(|count| self.medium.start_blob(table, count));
        self.is_broken |= begun.is_none();
        self.inside = 0;
        self.blob = Some(table);
        true
    }

    fn end_blob(&mut self) -> Option<()> {
        let table = self.blob.take()?;
        let count = self.medium.end_blob(table)?;
        let frame = self.stack.last_mut()?;
        frame.is_done = true;
        if let Some(&Storage::Opaque { word, .. }) = self.script.nodes.get(frame.node as usize) {
            if word != NONE {
                let (table, index) = (frame.table, frame.start + word);
                self.medium.word(table, index, count)?;
            } else if count != 0 {
                return None;
            }
        }
        Some(())
    }

    fn end_flat(&mut self) -> Option<()> {
        self.medium.end_flat()?;
        let frame = self.stack.last_mut()?;
        frame.at = frame.count?;
        Some(())
    }

    /// Stores or loads the words of one code.
    pub(crate) fn code(&mut self, form: Form, words: [u32; 4]) -> Option<[u32; 4]> {
        if self.is_broken {
            return None;
        }
        let done = self.step(form, words);
        self.is_broken |= done.is_none();
        done
    }

    fn step(&mut self, form: Form, words: [u32; 4]) -> Option<[u32; 4]> {
        if self.medium.is_flat() {
            self.end_flat()?;
        }
        loop {
            self.leave_complete();
            let script = self.script;
            let frame = self.stack.last_mut()?;
            let (table, start) = (frame.table, frame.start);
            let [code, ..] = words;
            match *script.nodes.get(frame.node as usize)? {
                Storage::Value { word, form: declared } if frame.at == 0 && form == declared => {
                    frame.at = 1;
                    return self.words(table, start, word, form, words);
                }
                Storage::Check { .. } if frame.at == 0 && form == Form::One => {
                    frame.at = 1;
                    return Some(words);
                }
                Storage::Flagged { word, is, of } if !frame.is_done => {
                    let code = self.medium.word(table, start + word, code)?;
                    frame.is_done = code != is;
                    frame.node = if code == is { of } else { frame.node };
                    return Some([code, 0, 0, 0]);
                }
                Storage::Variants { word, ref of } => {
                    let code = match word {
                        NONE => 0,
                        word => self.medium.word(table, start + word, code)?,
                    };
                    frame.node = *of.get(code as usize)?;
                    return Some([code, 0, 0, 0]);
                }
                Storage::Rows { word, count: count @ (Count::Counted | Count::Keyed), .. }
                    if frame.count.is_none() =>
                {
                    return self.count(word, count, code);
                }
                Storage::Bytes { word, count: Count::Counted, .. }
                | Storage::Units { word, .. }
                    if frame.count.is_none() =>
                {
                    return self.count(word, Count::Counted, code);
                }
                Storage::Units { table: rows, .. } if frame.count? > frame.at => {
                    frame.at += 1;
                    let start = self.medium.row(rows, 1)?;
                    return Some([self.medium.word(rows, start, code)?, 0, 0, 0]);
                }
                _ => self.enter_unannounced()?,
            }
        }
    }

    /// Handles the count of a list.
    fn count(&mut self, word: u32, count: Count, code: u32) -> Option<[u32; 4]> {
        let script = self.script;
        let frame = self.stack.last_mut()?;
        let node = script.nodes.get(frame.node as usize)?;
        let rows = match (count, node) {
            (Count::Keyed, &Storage::Rows { table, .. }) => self.medium.keyed(table, code),
            _ if word == NONE => 0,
            _ => self.medium.word(frame.table, frame.start + word, code)?,
        };
        frame.count = Some(rows);
        if let Storage::Rows { table, is_flat: true, .. } = *node {
            if rows > 0 {
                let stride = *script.strides.get(table as usize)?;
                self.inside = 0;
                self.medium.start_flat(table, rows as usize * stride as usize)?;
            }
        }
        Some([rows, 0, 0, 0])
    }

    /// Enters the next field or element without an announcement.
    fn enter_unannounced(&mut self) -> Option<()> {
        let script = self.script;
        let frame = self.stack.last_mut()?;
        match *script.nodes.get(frame.node as usize)? {
            Storage::Record { ref entries } => {
                let mut entry = entries.get(frame.at as usize)?;
                frame.at += 1;
                // Optional fields are always announced, so these are absent.
                while entry.flag != NONE {
                    if self.medium.word(frame.table, frame.start + entry.flag, 0)? != 0 {
                        return None;
                    }
                    entry = entries.get(frame.at as usize)?;
                    frame.at += 1;
                }
                let inside = Frame::new(entry.node, frame.table, frame.start, true);
                self.stack.push(inside);
                Some(())
            }
            Storage::Inline { .. } | Storage::Rows { .. } => self.element(true),
            _ => None,
        }
    }

    /// Enters the next element.
    fn element(&mut self, is_implied: bool) -> Option<()> {
        let script = self.script;
        let frame = self.stack.last_mut()?;
        let (at, row, start) = (frame.at, frame.table, frame.start);
        frame.at += 1;
        let inside = match *script.nodes.get(frame.node as usize)? {
            Storage::Inline { ref of } => Frame::new(*of.get(at as usize)?, row, start, is_implied),
            Storage::Rows { word, count, table, of, .. } => {
                if let Count::Always(count) = count {
                    frame.count = Some(count);
                    if at == 0
                        && word != NONE
                        && self.medium.word(row, start + word, count)? != count
                    {
                        return None;
                    }
                }
                if at >= frame.count? {
                    return None;
                }
                if table == NONE {
                    Frame::new(of, row, start, is_implied)
                } else {
                    let stride = *script.strides.get(table as usize)?;
                    let start = self.medium.row(table, stride)?;
                    Frame::new(of, table, start, is_implied)
                }
            }
            _ => return None,
        };
        self.stack.push(inside);
        Some(())
    }

    fn words(
        &mut self,
        table: u32,
        start: u32,
        word: u32,
        form: Form,
        words: [u32; 4],
    ) -> Option<[u32; 4]> {
        let mut out = [0; 4];
        for ((place, given), index) in out.iter_mut().zip(words).zip(0..form.words() as u32) {
            *place = self.medium.word(table, start + word + index, given)?;
        }
        Some(out)
    }

    /// Handles this many bytes at once. A reader passes the count that it has read before.
    pub(crate) fn bytes(&mut self, count: usize) -> Option<()> {
        let done = if self.is_broken { None } else { self.try_bytes(count) };
        self.is_broken |= done.is_none();
        done
    }

    fn try_bytes(&mut self, given: usize) -> Option<()> {
        if self.medium.is_flat() {
            self.end_flat()?;
        }
        let given = u32::try_from(given).ok()?;
        loop {
            self.leave_complete();
            let frame = self.stack.last_mut()?;
            if let Storage::Bytes { word, count, table } =
                *self.script.nodes.get(frame.node as usize)?
            {
                if frame.is_done {
                    return None;
                }
                frame.is_done = true;
                let (row, index) = (frame.table, frame.start.wrapping_add(word));
                let expected = match count {
                    Count::Always(count) if word == NONE => count,
                    Count::Always(count) => self.medium.word(row, index, count)?,
                    _ => frame.count?,
                };
                if given != expected {
                    return None;
                }
                return self.medium.bytes(table, given);
            }
            self.enter_unannounced()?;
        }
    }

    /// Begins a group.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn enter(&mut self, name: Name) {
        if self.medium.is_flat() || self.blob.is_some() {
            self.inside += 1;
        } else {
            self.enter_slowly(name);
        }
    }

    #[inline(never)]
    fn enter_slowly(&mut self, name: Name) {
        self.leave_complete();
        if self.starts_blob() {
            self.inside += 1;
        } else if !self.is_broken {
            self.is_broken = self.go_into(name).is_none();
        }
    }

    fn go_into(&mut self, name: Name) -> Option<()> {
        let script = self.script;
        let frame = self.stack.last_mut()?;
        match *script.nodes.get(frame.node as usize)? {
            // The group has a name but is not a field.
            _ if matches!(name, Name::Here | Name::Variant(_)) => {
                frame.here += 1;
                Some(())
            }
            Storage::Record { ref entries } => {
                let Name::Field(name) = name else { return None };
                loop {
                    let entry = entries.get(frame.at as usize)?;
                    let is_silent =
                        matches!(script.nodes.get(entry.node as usize)?, Storage::Nothing);
                    frame.at += 1;
                    if entry.name == name {
                        if entry.flag != NONE {
                            let index = frame.start + entry.flag;
                            if self.medium.word(frame.table, index, 1)? != 1 {
                                return None;
                            }
                        }
                        let inside = Frame::new(entry.node, frame.table, frame.start, false);
                        self.stack.push(inside);
                        return Some(());
                    }
                    if entry.flag == NONE {
                        if is_silent {
                            continue;
                        }
                        return None;
                    }
                    if self.medium.word(frame.table, frame.start + entry.flag, 0)? != 0 {
                        return None;
                    }
                }
            }
            Storage::Rows {
                count: Count::Always(count), word: NONE, table, is_flat: true, ..
            } if frame.at == 0 && frame.count.is_none() => {
                frame.count = Some(count);
                let stride = *script.strides.get(table as usize)?;
                self.inside = 1;
                self.medium.start_flat(table, count as usize * stride as usize)
            }
            Storage::Inline { .. } | Storage::Rows { .. } => self.element(false),
            _ => None,
        }
    }

    /// Ends the group that began last.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn leave(&mut self) {
        if self.inside > 0 && (self.medium.is_flat() || self.blob.is_some()) {
            self.inside -= 1;
        } else {
            self.leave_slowly();
        }
    }

    #[inline(never)]
    fn leave_slowly(&mut self) {
        if !self.is_broken {
            self.is_broken = self.come_out().is_none();
        }
    }

    fn come_out(&mut self) -> Option<()> {
        if self.medium.is_flat() {
            self.end_flat()?;
        }
        if self.blob.is_some() {
            self.end_blob()?;
        }
        self.leave_complete();
        let frame = self.stack.last_mut()?;
        if frame.here > 0 {
            frame.here -= 1;
            return Some(());
        }
        let frame = *frame;
        if frame.is_implied || self.stack.len() < 2 {
            return None;
        }
        self.end(&frame)?;
        self.stack.pop();
        Some(())
    }

    /// Ends the value with all its parts.
    pub(crate) fn finish(&mut self) -> Option<()> {
        if self.is_broken {
            return None;
        }
        if self.medium.is_flat() {
            self.end_flat()?;
        }
        if self.blob.is_some() {
            self.end_blob()?;
        }
        self.leave_complete();
        match self.stack.as_slice() {
            &[root] => self.end(&root),
            _ => None,
        }
    }

    /// Checks that a value is complete, with absent parts counting as complete.
    fn end(&mut self, frame: &Frame) -> Option<()> {
        match *self.script.nodes.get(frame.node as usize)? {
            Storage::Record { ref entries } => {
                for entry in entries.get(frame.at as usize..)? {
                    let index = frame.start.wrapping_add(entry.flag);
                    if entry.flag == NONE {
                        let node = self.script.nodes.get(entry.node as usize)?;
                        if !matches!(node, Storage::Nothing) {
                            return None;
                        }
                    } else if self.medium.word(frame.table, index, 0)? != 0 {
                        return None;
                    }
                }
                Some(())
            }
            // Custom code that wrote nothing.
            Storage::Opaque { word: NONE, .. } => Some(()),
            Storage::Opaque { word, .. } if !frame.is_done => {
                let count = self.medium.word(frame.table, frame.start + word, 0)?;
                (count == 0).then_some(())
            }
            _ => self.is_done(frame).then_some(()),
        }
    }

    /// Leaves values that are complete and whose end will not be announced.
    fn leave_complete(&mut self) {
        while let Some(&frame) = self.stack.last() {
            if !frame.is_implied || frame.here > 0 || !self.is_done(&frame) {
                return;
            }
            self.stack.pop();
        }
    }

    fn is_done(&self, frame: &Frame) -> bool {
        let Some(node) = self.script.nodes.get(frame.node as usize) else { return false };
        match *node {
            Storage::Nothing | Storage::Bytes { count: Count::Always(0), .. } => true,
            Storage::Value { .. } | Storage::Check { .. } => frame.at == 1,
            Storage::Record { ref entries } => {
                let rest = entries.get(frame.at as usize..).unwrap_or_default();
                let node = |entry: &crate::value::script::Entry| {
                    self.script.nodes.get(entry.node as usize)
                };
                rest.iter().all(|entry| matches!(node(entry), Some(Storage::Nothing)))
            }
            Storage::Flagged { .. } | Storage::Bytes { .. } | Storage::Opaque { .. } => {
                frame.is_done
            }
            Storage::Variants { .. } => false,
            Storage::Inline { ref of } => frame.at as usize == of.len(),
            Storage::Rows { count: Count::Always(count), .. } => frame.at == count,
            Storage::Rows { .. } | Storage::Units { .. } => frame.count == Some(frame.at),
        }
    }
}
