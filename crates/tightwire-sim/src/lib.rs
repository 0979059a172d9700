#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod clock;
mod conditions;
mod explore;
mod fault;
mod log;
mod path;
mod random;
mod sim;
mod stats;
mod time;
mod wreck;

pub use clock::ClockChange;
pub use conditions::{Conditions, ConditionsError, PRESETS};
pub use explore::{Broken, Explored, Failure, Limits, REPLAY, Scenario, ScenarioError, explore};
pub use fault::{Fault, FaultError};
pub use path::Loss;
pub use random::Random;
pub use sim::{Destination, Event, NodeId, Sim};
pub use stats::Stats;
