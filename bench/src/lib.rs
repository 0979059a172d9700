//! Speed and size of tightwire compared with other serializers, on the same values.
//!
//! - [`messages`]: the messages, with tables of values.
//! - [`contest`]: the one loop that measures everybody, and the check ahead of it.
//! - `peers`: the other serializers. [`tightwire`]: this project's own entries.
//! - [`raw_bits`]: bit groups without a message around them.
//! - [`garbage`], [`sealing`], [`session`], [`options`], [`clients`], [`recording`]: what refusing, sealing, sessions, optional values, sending
//!   to many and recording tapes cost, as [`single`] loops beside the contest.
//! - [`worlds`], [`rivals`], [`crowd`]: states that change, other ways to send them, and many clients, for deltas.
//! - [`workload`]: every entry by name.
//! - [`callgrind`], [`timing`], [`gates`], [`goals`], [`report`]: counting, timing, judging and printing.

pub mod callgrind;
pub mod clients;
pub mod contest;
pub mod crowd;
pub mod family;
pub mod garbage;
pub mod gates;
pub mod goals;
pub mod linking;
pub mod messages;
pub mod metering;
pub mod options;
#[cfg(feature = "peers")]
pub mod peers;
pub mod random;
pub mod raw_bits;
pub mod recording;
pub mod report;
pub mod rivals;
pub mod sealing;
pub mod session;
pub mod single;
pub mod tightwire;
pub mod timing;
pub mod workload;
pub mod worlds;
