//! Elements in the user's terms: the name of a list, and a key.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use crate::ledger::Name;
use crate::replica::layout::Layout;
use crate::value::script::Script;

/// An element of a list of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Element<'a> {
    /// The name of the list: the path of its field.
    pub list: &'a str,
    /// The element's key, or its index in a list without keys.
    pub key: i64,
}

/// A change of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Change {
    /// It was absent before, or was another one with the same key.
    Appeared,
    /// Its value changed.
    Changed,
    /// It no longer exists, or is no longer of interest to this client.
    Vanished,
}

/// The names of lists and the offsets of their keys.
#[derive(Clone, Debug)]
pub(crate) struct Lists {
    /// The name of each table; `None` for tables that are not lists of elements.
    names: Vec<Option<String>>,
    first_keys: Vec<i64>,
}

impl Lists {
    pub(crate) fn new(script: &Script, layout: &Layout) -> Self {
        let mut names = Vec::new();
        let mut field = 0;
        for (table, list) in script.plan.tables.iter().zip(&layout.lists) {
            let name = script.names.get(field).map_or("", String::as_str);
            let list = list.and_then(|_| name.split_once("[]"));
            names.push(list.map(|(list, _)| String::from(list)));
            field += table.groups.iter().map(|group| group.fields.len()).sum::<usize>();
        }
        Self { names, first_keys: script.first_keys.clone() }
    }

    /// Names the lists of a plan by the numbers of their tables.
    pub(crate) fn of(layout: &Layout) -> Self {
        let lists = layout.lists.iter().enumerate();
        let names = lists.map(|(table, list)| list.map(|_| format!("{table}"))).collect();
        Self { names, first_keys: Vec::new() }
    }

    pub(crate) fn element(&self, name: Name) -> Element<'_> {
        let table = name.table as usize;
        let first = self.first_keys.get(table).copied().unwrap_or(0);
        let list = self.names.get(table).and_then(Option::as_deref).unwrap_or_default();
        Element { list, key: first.saturating_add(i64::from(name.key)) }
    }

    pub(crate) fn name(&self, element: Element<'_>) -> Option<Name> {
        let table = self.names.iter().position(|name| name.as_deref() == Some(element.list))?;
        let first = self.first_keys.get(table).copied().unwrap_or(0);
        let key = u32::try_from(element.key.checked_sub(first)?).ok()?;
        Some(Name { table: table as u32, key })
    }
}
