//! Replication by element: any state in packets of any size.
//!
//! Every element of every list is its own baseline. A packet carries the elements that the client needs
//! most, as changes of what it has, and names the packets it builds on.

pub(crate) mod archive;
pub(crate) mod header;
pub(crate) mod inbox;
pub(crate) mod layout;
pub(crate) mod names;
pub(crate) mod outbox;
pub(crate) mod parcel;
pub(crate) mod typed;

pub use inbox::ReceiveError;
pub use outbox::Ack;
pub use typed::{Change, Element, History, Link, Receiver, Update};
