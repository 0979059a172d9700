//! Replication by element: sends a state of any size in packets of any size.
//!
//! A state is sent as elements. Every row of every list is an element, and the rest of the state,
//! its own fields and texts, is one more. A packet carries the elements that the client needs most,
//! as many as fit, each relative to the newest value that the client is known to have. The rest
//! follows in later packets. An element is never sent in part.
//!
//! The crate's root exports everything in here.

pub(crate) mod ack;
pub(crate) mod archive;
pub(crate) mod element;
pub(crate) mod header;
pub(crate) mod history;
pub(crate) mod inbox;
pub(crate) mod interest;
pub(crate) mod layers;
pub(crate) mod layout;
pub(crate) mod link;
pub(crate) mod names;
pub(crate) mod outbox;
pub(crate) mod parcel;
pub(crate) mod pool;
pub(crate) mod receiver;
pub(crate) mod report;
pub(crate) mod shared;
pub(crate) mod show;
mod unpack;
pub(crate) mod views;
pub(crate) mod whole;
#[cfg(feature = "trace")]
pub(crate) mod xray;

pub use ack::Ack;
pub use element::{Change, Element};
pub use history::{History, RecordError};
pub use inbox::ReceiveError;
pub use interest::{ByKey, Nearby};
pub use link::{Link, SendError};
pub use receiver::{Receiver, Update};
pub use report::{LinkReport, ReceiverReport};
#[cfg(feature = "trace")]
pub use xray::show_in_trace;
