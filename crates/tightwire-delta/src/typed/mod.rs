//! States as differences from the states that the other side has .
//!
//! What a game sends most is a state of which the receiver already has an older version. Here is the
//! same description of that state, sent as what is new in it: predicted from up to three states that
//! both sides have, and coded in fractions of bits.
//!
//! ```
//! use tightwire::Wire;
//! use tightwire_delta::typed as delta;
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct World {
//!     round: u16,
//!     #[wire(max_len = 64, key = id)]
//!     ships: Vec<Ship>,
//! }
//!
//! #[derive(Wire, Clone, Debug, PartialEq)]
//! struct Ship {
//!     id: u16,
//!     #[wire(compressed(-500.0..=500.0, 0.01))]
//!     position: [f32; 2],
//!     shield: Option<u8>,
//! }
//!
//! let ship = |id| Ship { id, position: [f32::from(id), 0.0], shield: None };
//! let mut world = World { round: 1, ships: (0..50).map(ship).collect() };
//!
//! // Server: a history of states, shared by all clients, and a link for each of them.
//! let mut history = delta::History::<World>::new(None);
//! let mut link = delta::Link::new(delta::Gaps::FAST);
//! let mut buffer = [0; 1200];
//!
//! // Client.
//! let mut receiver = delta::Receiver::<World>::new(None);
//!
//! for tick in 0..20 {
//!     for ship in &mut world.ships {
//!         ship.position[0] += 0.25;
//!     }
//!     history.record(tick, &world)?;
//!     let packet = link.encode(&history, tick, &mut buffer)?;
//!     if tick > 10 {
//!         assert!(packet.len() < 60); // 50 ships that fly straight; 268 bytes as they are
//!     }
//!
//!     // The network may lose it, delay it or bring it twice.
//!     let shown = receiver.decode(packet)?;
//!     assert!((shown.ships[7].position[0] - world.ships[7].position[0]).abs() < 0.01);
//!
//!     // Whatever the transport says of arrivals.
//!     link.acked(tick);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - **Any [`Wire`] type.** Derived types are coded field by field. Custom code without a
//!   schema, and types inside themselves, are blocks of bits inside of the state: right, but less
//!   well predicted. Quantization is that of the description, so "unchanged" means "same code".
//! - **Loss, reordering and repetition** cost bytes, never correctness: a packet says which states it
//!   builds on, and a receiver that lacks one refuses it.
//! - **Builds that differ** notice it: the first packet carries an identity of the description, and a
//!   receiver with another one refuses it by name ([`ReceiveError::OtherState`]).
//! - **A budget**: [`Link::encode_part`] fills a buffer and no more. What does not fit comes next time.
//! - **Models**: trained from recorded states, a [`Model`] makes packets 5 to 25 % smaller.
//! - **Strangers**: any bytes may decode to *some* legal state. Put delta packets into a seal, or behind
//!   a checksum among friends.
//!
//! `docs/delta.md` has the idea, what it costs and when not to use it.

mod build;
mod capture;
mod history;
mod receiver;
mod record;
mod replay;
mod row;
mod script;
mod walk;

#[cfg(feature = "std")]
pub use crate::{Budget, Explanation, Told};
pub use crate::{Gaps, Model, ModelError, Plan, ReceiveError, SendError, Tape};
pub use capture::Capture;
pub use history::{History, Link, RecordError};
pub use receiver::Receiver;

use alloc::string::String;
use alloc::vec::Vec;

use tightwire::Wire;

/// What all writing streams have in common.
macro_rules! writes {
    () => {
        type Error = tightwire::WriteError;
        const WRITES: bool = true;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn code<C: tightwire::Scalar>(
            &mut self,
            scalar: &C,
            value: &mut C::Value,
        ) -> Result<(), Self::Error> {
            tightwire::Sink::put(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: tightwire::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.write(self)
        }
    };
}
pub(crate) use writes;

/// What all reading streams have in common.
macro_rules! reads {
    () => {
        type Error = tightwire::ReadError;
        const WRITES: bool = false;

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn code<C: tightwire::Scalar>(
            &mut self,
            scalar: &C,
            value: &mut C::Value,
        ) -> Result<(), Self::Error> {
            tightwire::Source::take_into(self, scalar, value)
        }

        #[cfg_attr(not(debug_assertions), inline(always))]
        fn either<T: tightwire::TwoWay>(&mut self, task: T) -> Result<(), Self::Error> {
            task.read(self)
        }
    };
}
pub(crate) use reads;

/// The plan of a type's states: which words they have, in which tables.
///
/// ```
/// assert_ne!(tightwire_delta::typed::plan::<u8>().hash(), tightwire_delta::typed::plan::<u16>().hash());
/// ```
pub fn plan<T: Wire>() -> Plan {
    build::script(&T::SCHEMA).plan
}

/// What the fields of a type's plan are called, in their order: a list's count is `ships#`, whether
/// an optional value is there is `shield?`.
///
/// ```
/// assert_eq!(tightwire_delta::typed::names::<(bool, Option<u8>)>(), ["0", "1?", "1"]);
/// ```
pub fn names<T: Wire>() -> Vec<String> {
    build::script(&T::SCHEMA).names
}

/// Reads a model that was trained for states of type `T`.
///
/// # Errors
///
/// [`ModelError`] says why the bytes are no such model: use none then, and packets are larger.
///
/// ```
/// use tightwire_delta::typed;
///
/// assert_eq!(delta::model::<u8>(&[]).unwrap_err(), delta::ModelError::Damaged);
/// ```
pub fn model<T: Wire>(bytes: &[u8]) -> Result<Model, ModelError> {
    Model::from_bytes(&plan::<T>(), bytes)
}
