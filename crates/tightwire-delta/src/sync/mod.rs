//! Links that send whole states. `tightwire-session` still uses them; everything else uses
//! [`replica`](crate::replica). This module is not public API and will be removed.

pub(crate) mod header;
pub(crate) mod history;
pub(crate) mod inbox;
pub(crate) mod link;
pub(crate) mod mirror;
pub(crate) mod outbox;
pub(crate) mod past;
pub(crate) mod receiver;
pub(crate) mod states;

pub use history::History;
pub use inbox::ReceiveError;
pub use link::Link;
pub use outbox::{Gaps, SendError};
pub use receiver::Receiver;
