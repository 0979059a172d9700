//! The types that a packet can hold, chosen by name.

use std::any::type_name;
use std::path::Path;

use tightwire::trace::{Trace, trace_read};
use tightwire::{Schema, Wire};

use crate::files::{is_trace, load_packet, load_trace};

/// The message for a tool without any types.
const NO_TYPES: &str = "\
these are the bytes of a packet, which do not say what type they hold.
Save a trace where the packet is read, and open that:
    std::fs::write(\"trace.json\", tightwire::trace::trace_read::<YourType>(packet).to_json())?;
or make a tool that knows your types, with the crate tightwire-tool:
    fn main() { tightwire_tool::run::<(ClientMessage, ServerMessage)>() }
or write a schema file with the crate tightwire-schema, and use `tightwire inspect`.";

/// A tuple of the types that a packet can hold; see [`run`](crate::run).
pub trait Messages {
    /// Returns the types, in order.
    #[doc(hidden)]
    fn list() -> Vec<Message>;
}

/// One type: its name, its schema and how to read it.
#[doc(hidden)]
pub struct Message {
    pub(crate) name: String,
    pub(crate) schema: Schema,
    full_name: &'static str,
    trace: fn(&[u8]) -> Trace,
}

impl Message {
    fn of<T: Wire>() -> Self {
        let full_name = type_name::<T>();
        let head = full_name.split_once('<').map_or(full_name, |(head, _)| head);
        let name = head.rsplit("::").next().unwrap_or(head).into();
        Self { name, schema: T::SCHEMA, full_name, trace: trace_read::<T> }
    }

    fn read(&self, packet: &[u8]) -> Trace {
        let mut trace = (self.trace)(packet);
        trace.name.clone_from(&self.name);
        trace
    }
}

macro_rules! tuples {
    ($($first:ident $($rest:ident)*)?) => {
        $(
            impl<$first: Wire, $($rest: Wire),*> Messages for ($first, $($rest,)*) {
                fn list() -> Vec<Message> {
                    vec![Message::of::<$first>(), $(Message::of::<$rest>()),*]
                }
            }
            tuples!($($rest)*);
        )?
    };
}
tuples!(A B C D E F G H I J K L);

/// The types of one tool.
#[derive(Default)]
pub struct Types(Vec<Message>);

impl Types {
    /// Returns the types of a tuple.
    pub fn of<M: Messages>() -> Self {
        let mut list = M::list();
        // Two types with the same name in two modules are distinguished by their paths.
        let clashes: Vec<bool> = list
            .iter()
            .map(|one| list.iter().filter(|other| other.name == one.name).count() > 1)
            .collect();
        for (message, clashes) in list.iter_mut().zip(clashes) {
            if clashes {
                message.name = message.full_name.into();
            }
        }
        Self(list)
    }

    /// Returns the names that `--as` accepts.
    pub fn names(&self) -> Vec<&str> {
        self.0.iter().map(|message| message.name.as_str()).collect()
    }

    /// Returns the type of that name, or all of them.
    pub(crate) fn chosen(&self, name: Option<&str>) -> Result<Vec<&Message>, String> {
        let Some(name) = name else { return Ok(self.0.iter().collect()) };
        let found = self.0.iter().find(|message| message.name == name);
        found.map(|message| vec![message]).ok_or_else(|| {
            format!("there is no type {name} here; --as takes one of: {}", self.names().join(", "))
        })
    }

    /// Returns a saved trace, or the trace of a packet that holds the type of that name.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or the type of the packet is ambiguous.
    pub fn open(&self, file: &Path, name: Option<&str>) -> Result<Trace, String> {
        let chosen = self.chosen(name)?;
        if is_trace(file) {
            return load_trace(file);
        }
        let packet = load_packet(file)?;
        let shown = file.display();
        match chosen.as_slice() {
            [] => return Err(format!("{shown}: {NO_TYPES}")),
            [message] => return Ok(message.read(&packet)),
            _ => {}
        }
        let mut traces: Vec<Trace> = chosen.iter().map(|message| message.read(&packet)).collect();
        traces.sort_by_key(|trace| trace.explanation.is_some());
        let readable = traces.iter().filter(|trace| trace.explanation.is_none());
        let readable: Vec<&str> = readable.map(|trace| trace.name.as_str()).collect();
        match (readable.len(), traces.first()) {
            (1, Some(trace)) => Ok(trace.clone()),
            (0, _) => {
                let refusals = traces.iter().filter_map(|trace| {
                    let explanation = trace.explanation.as_ref()?;
                    Some(format!("\n  {}: {explanation}", trace.name))
                });
                let refusals: String = refusals.collect();
                Err(format!("{shown}: no type can read this; choose one with --as:{refusals}"))
            }
            _ => {
                let names = readable.join(", ");
                Err(format!("{shown}: several types can read this; choose one with --as: {names}"))
            }
        }
    }
}
