//! Replication by element: sends a state of any size in packets of any size.
//!
//! A state is sent as elements. Every row of every list is an element, and the rest of the state,
//! its own fields and texts, is one more. A packet carries the elements that the client needs most,
//! as many as fit, each relative to the newest value that the client is known to have. The rest
//! follows in later packets. An element is never sent in part.
//!
//! ```
//! use tightwire::Wire;
//! use tightwire_delta::replica::{Change, Element, History, Link, Receiver};
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct World {
//!     round: u16,
//!     #[wire(max_len = 500, key = id)]
//!     ships: Vec<Ship>,
//! }
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct Ship {
//!     id: u16,
//!     #[wire(range = 0..=65_535)]
//!     position: [u32; 2],
//! }
//!
//! let ship = |id: u16| Ship { id, position: [u32::from(id) * 77 % 5000, u32::from(id) * 3571 % 5000] };
//! let mut world = World { round: 1, ships: (0..400).map(ship).collect() };
//!
//! // Server: a history for everybody, and a link for each client.
//! let mut history = History::<World>::new(None);
//! let mut link = Link::new(0);
//! // Client.
//! let mut receiver = Receiver::<World>::new(None);
//!
//! let mut buffer = [0; 400]; // all of it takes more than three of these
//! let mut spawned = 0;
//! for tick in 1..=20 {
//!     history.record(tick, &world)?;
//!     // Ships with small numbers are more important; a ship with priority 0 would not be sent.
//!     let priority = |ship: Element| 1 + (ship.key < 100) as u32;
//!     let packet = link.encode(&history, tick, &mut buffer, priority)?;
//!
//!     let update = receiver.decode(packet)?;
//!     spawned += update.events().filter(|(_, change)| *change == Change::Appeared).count();
//!     link.acked(receiver.ack().unwrap()); // over the network
//! }
//! assert_eq!(spawned, 400);
//! assert_eq!(receiver.value(), Some(&world));
//! assert!(receiver.is_complete());
//!
//! world.ships.remove(7);
//! history.record(21, &world)?;
//! let packet = link.encode(&history, 21, &mut buffer, |_| 1)?;
//! assert!(packet.len() < 20);
//! let events: Vec<_> = receiver.decode(packet)?.events().collect();
//! assert_eq!(events, [(Element { list: "ships", key: 7 }, Change::Vanished)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Loss, reordering, duplication and restarts** cost bytes, never correctness. A packet names
//!   the packets that it builds on. The state shown always consists of elements that were recorded,
//!   and [`Receiver::tick_of`] returns the tick of each.
//! - **Order** is by packet number, for each element, so no element ever goes back.
//! - **Restarts**: the first [`Receiver::ack`] of a new receiver restarts the link.
//! - **Memory**: a history holds 64 states. A link holds about a hundred bytes for each element that its client
//!   may have, and a coder. A receiver holds the values of the last 96 packets.
//!
//! See `docs/delta.md` for more, and `docs/wire-format-delta.md` for the format.

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
