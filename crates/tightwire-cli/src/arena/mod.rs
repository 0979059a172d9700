//! The arena: a server and its players on a bad network under attack, all on this machine.
//!
//! ```text
//! 32 clients  <- real UDP ->  the bad network and the attacker  <- real UDP ->  server
//! ```
//!
//! Three threads do the work: the server, all clients, and the network with the attacker. The
//! referee watches which packets are sealed and which are accepted. At the end, every client must
//! have every cube exactly as the server has it.
//!
//! The server, the clients and the network do no I/O. So the same game can be played in virtual
//! time, without sockets and threads, and then the same seed always gives the same game.

mod attacker;
mod cheater;
mod client;
mod film;
mod internet;
mod link;
mod live;
mod memory;
mod messages;
mod model;
mod page;
mod plain;
mod priority;
mod real_time;
mod referee;
mod rivals;
mod round;
mod server;
mod setup;
mod shadow;
mod stats;
mod summary;
mod verdict;
mod view;
mod virtual_time;
mod world;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use serde::{Serialize, Serializer};
use tightwire_live::Live;
pub(crate) use tightwire_sim::Conditions;

use crate::arena::client::Client;
use crate::arena::internet::InternetStats;
pub(crate) use crate::arena::live::Sums;
use crate::arena::memory::Memory;
use crate::arena::messages::Cube;
pub(crate) use crate::arena::model::capture;
pub(crate) use crate::arena::page::check as check_page;
use crate::arena::server::ServerStats;
use crate::arena::stats::Side;
pub(crate) use crate::arena::summary::Summary;
pub(crate) use crate::arena::verdict::Verdict;
pub(crate) use crate::arena::view::{Place, View};

/// Prints the schema file of the protocol, which tools for any game read.
pub(crate) fn print_schema() -> Result<(), Box<dyn Error>> {
    let text = tightwire_schema::SchemaFile::of(&messages::PROTOCOL)?.to_json();
    Ok(tightwire_tool::print(|out| std::io::Write::write_all(out, text.as_bytes()))?)
}

/// The settings of a run.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Settings {
    pub clients: usize,
    pub seconds: f64,
    #[serde(serialize_with = "as_text")]
    pub conditions: Conditions,
    /// Updates per second for each client.
    pub rate: u32,
    /// Hostile packets per second.
    pub attack: u32,
    pub seed: u64,
    /// The server's port; 0 lets the system choose.
    pub port: u16,
    /// True if the game is played in virtual time, without sockets.
    #[serde(rename = "virtual")]
    pub is_virtual: bool,
    /// True if a film of the game is wanted.
    #[serde(skip)]
    pub film: bool,
}

/// Serializes conditions in their text form.
fn as_text<S: Serializer>(conditions: &Conditions, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(conditions)
}

/// The phase of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    /// The world moves.
    Play,
    /// The world stands still until every client has it.
    CatchUp,
    /// The run is over.
    Stop,
}

/// The phase, shared by all threads. It only goes forward.
#[derive(Debug, Default)]
pub(crate) struct Progress(AtomicU8);

impl Progress {
    /// Creates the progress before the first tick.
    pub(crate) const fn new() -> Self {
        Self(AtomicU8::new(0))
    }

    /// Advances to `phase`, if it is later than the current one.
    pub(crate) fn advance(&self, phase: Phase) {
        self.0.fetch_max(phase as u8, Ordering::SeqCst);
    }

    /// Ends the play. The second call ends everything.
    pub(crate) fn interrupt(&self) {
        let next = if self.phase() == Phase::Play { Phase::CatchUp } else { Phase::Stop };
        self.advance(next);
    }

    /// Returns the current phase.
    pub(crate) fn phase(&self) -> Phase {
        match self.0.load(Ordering::SeqCst) {
            0 => Phase::Play,
            1 => Phase::CatchUp,
            _ => Phase::Stop,
        }
    }
}

/// The counters of all threads.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    pub elapsed: Duration,
    pub server: Option<ServerStats>,
    pub clients: Option<Side>,
    pub link: InternetStats,
}

/// The result of a run.
pub(crate) struct Outcome {
    pub board: Board,
    pub world: Vec<Cube>,
    /// The world of each client.
    pub mirrors: Vec<Vec<Option<Cube>>>,
    /// The page that explains a packet of the run.
    pub page: Option<String>,
    /// The film of the run, if it was played in virtual time.
    pub film: Option<String>,
    pub memory: Memory,
    /// The bytes that the live page accounts for, if there was one.
    pub live: Option<Sums>,
}

/// Plays a whole game and returns the outcome.
///
/// # Errors
///
/// A port that cannot be bound, sockets that fail, a thread that died.
pub(crate) fn play(
    settings: &Settings,
    progress: &Progress,
    view: &mut View,
    live: Option<&Live>,
) -> Result<Outcome, Box<dyn Error>> {
    if settings.is_virtual {
        virtual_time::play(settings, progress, view, live)
    } else {
        real_time::play(settings, progress, view, live)
    }
}

/// Writes the X-ray page of a packet of the run, if there was one, and returns its path.
///
/// # Errors
///
/// There is no folder to write to.
pub(crate) fn xray(
    outcome: &Outcome,
    path: Option<&Path>,
) -> Result<Option<PathBuf>, Box<dyn Error>> {
    outcome.page.as_ref().map(|page| page::write(page, path)).transpose()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_never_goes_back() {
        let progress = Progress::new();
        assert_eq!(progress.phase(), Phase::Play);
        progress.advance(Phase::CatchUp);
        progress.advance(Phase::Play);
        assert_eq!(progress.phase(), Phase::CatchUp);
    }

    #[test]
    fn the_first_interruption_ends_the_play_and_the_second_ends_everything() {
        let progress = Progress::new();
        progress.interrupt();
        assert_eq!(progress.phase(), Phase::CatchUp);
        progress.interrupt();
        assert_eq!(progress.phase(), Phase::Stop);
    }
}
