//! Bevy components over the network as [tightwire] describes them, through [`bevy_replicon`].
//!
//! Derive [`Wire`](tightwire::Wire) next to [`Component`], and say
//! [`replicate_wire`](AppWireExt::replicate_wire) where you would say `replicate`:
//!
//! ```
//! use bevy::prelude::*;
//! use bevy::state::app::StatesPlugin;
//! use bevy_replicon::prelude::*;
//! use tightwire::Wire;
//! use tightwire_bevy::{AppWireExt, Entities, Pose};
//!
//! #[derive(Component, Wire)]
//! struct Turret {
//!     #[wire(angle = 10)]
//!     yaw: f32, // 10 bits
//!     #[wire(range = 0..=500)]
//!     health: u16, // 9 bits
//!     #[entities]
//!     #[wire(codec = Entities)]
//!     target: Option<Entity>, // 1 bit, and mostly 11 or 19 if there is one
//! }
//!
//! let mut app = App::new();
//! app.add_plugins((MinimalPlugins, StatesPlugin, RepliconPlugins))
//!     .replicate_wire::<Turret>()
//!     // Up to 512 metres away, in steps of a hundredth, with 10 bits for a rotation's components.
//!     .replicate_wire_as::<Transform, Pose<512, 100, 10>>();
//! ```
//!
//! - The schema of each component is part of replicon's protocol hash: a build that describes one
//!   differently is refused when it connects, and its log names the [component and field](mismatch).
//! - `Entity` fields are mapped to the client's entities, as by replicon itself: say `#[entities]`
//!   for Bevy, and [`Entities`] for the bytes.
//! - [`Pose`] and [`Direction`] are codecs for types of Bevy, in components and in fields.
//! - [`wire_fns`] has replicon's functions alone, for rules with filters, bundles or priorities, and
//!   for crates that are built on replicon, such as lightyear.
//!
//! A value that its description does not allow, such as a NaN, is an error of replicon's sending system,
//! which Bevy by default stops at. Values outside of a `compressed` range are moved to its end.

mod codecs;
mod coded;
mod entities;
pub mod mismatch;
mod replicate;

pub use codecs::{Direction, Pose};
pub use coded::{AsDescribed, as_received};
pub use entities::Entities;
pub use replicate::{AppWireExt, wire_fns};

// Named in the documentation of the crate.
#[allow(unused_imports)]
use bevy::prelude::Component;
