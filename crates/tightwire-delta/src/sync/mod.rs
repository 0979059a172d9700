//! Tracks the states that both sides have: histories, links, receivers and the packets between
//! them.

pub(crate) mod header;
pub(crate) mod history;
pub(crate) mod inbox;
pub(crate) mod link;
pub(crate) mod mirror;
pub(crate) mod outbox;
pub(crate) mod past;
pub(crate) mod receiver;
pub(crate) mod states;
