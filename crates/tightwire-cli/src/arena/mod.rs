//! The arena: a server and its players on a bad network under attack, all on this machine.
//!
//! ```text
//! 32 clients  <- real UDP ->  the bad network and the attacker  <- real UDP ->  server
//! ```
//!
//! Three threads do the work: the server, all clients, and the network with the attacker. The
//! referee watches what is sealed and what is let in. In the end every client must have every
//! cube exactly as the server has it.

mod attacker;
mod client;
mod deltas;
mod link;
mod memory;
mod messages;
mod network;
mod page;
mod priority;
mod random;
mod referee;
mod rivals;
mod server;
mod setup;
mod stats;
mod summary;
mod verdict;
mod view;
mod world;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use serde::Serialize;
use tightwire::packet::sealed::SealError;

use crate::arena::client::Client;
pub(crate) use crate::arena::deltas::capture;
use crate::arena::link::{Link, LinkStats};
use crate::arena::memory::Memory;
use crate::arena::messages::{Cube, Snapshot};
pub(crate) use crate::arena::network::Conditions;
pub(crate) use crate::arena::page::check as check_page;
use crate::arena::referee::Referee;
use crate::arena::server::{Server, ServerError, ServerStats};
use crate::arena::setup::Setup;
use crate::arena::stats::Side;
pub(crate) use crate::arena::summary::Summary;
pub(crate) use crate::arena::verdict::Verdict;
pub(crate) use crate::arena::view::{Place, View};
use crate::arena::world::TICKS_PER_SECOND;

/// Prints the schema file of the protocol, which tools for any game read.
pub(crate) fn print_schema() -> Result<(), Box<dyn Error>> {
    let text = tightwire_schema::SchemaFile::of(&messages::PROTOCOL)?.to_json();
    Ok(tightwire_tool::print(|out| std::io::Write::write_all(out, text.as_bytes()))?)
}

/// How long the last changes may take to reach everybody once the world stands still.
const MOST_CATCHING_UP: Duration = Duration::from_secs(30);

/// How often the clients and the network look for packets.
const POLL: Duration = Duration::from_millis(1);

/// How often the threads tell the view what they have counted.
const REPORT: Duration = Duration::from_millis(50);

/// What a run is like.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Settings {
    pub clients: usize,
    pub seconds: f64,
    pub conditions: Conditions,
    /// Whether snapshots are sent as they are, and not as deltas.
    pub plain: bool,
    /// Updates a second for each client.
    pub rate: u32,
    /// Hostile packets per second.
    pub attack: u32,
    pub seed: u64,
    /// The server's port; 0 lets the system choose.
    pub port: u16,
}

/// Where a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    /// The world moves.
    Play,
    /// The world stands still, until everybody has it.
    CatchUp,
    /// It is over.
    Stop,
}

/// The phase, as all threads see it. It only ever goes forward.
#[derive(Debug, Default)]
pub(crate) struct Progress(AtomicU8);

impl Progress {
    /// Before the first tick.
    pub(crate) const fn new() -> Self {
        Self(AtomicU8::new(0))
    }

    /// Goes on to `phase`, if it is ahead.
    pub(crate) fn advance(&self, phase: Phase) {
        self.0.fetch_max(phase as u8, Ordering::SeqCst);
    }

    /// Ends the play; the second time, ends everything.
    pub(crate) fn interrupt(&self) {
        let next = if self.phase() == Phase::Play { Phase::CatchUp } else { Phase::Stop };
        self.advance(next);
    }

    /// Where the run is.
    pub(crate) fn phase(&self) -> Phase {
        match self.0.load(Ordering::SeqCst) {
            0 => Phase::Play,
            1 => Phase::CatchUp,
            _ => Phase::Stop,
        }
    }
}

/// What everybody has counted so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board {
    pub elapsed: Duration,
    pub server: Option<ServerStats>,
    pub clients: Option<Side>,
    pub link: LinkStats,
}

/// All that is left of a run.
pub(crate) struct Outcome {
    pub board: Board,
    pub world: Vec<Cube>,
    /// The world of each client.
    pub mirrors: Vec<Vec<Option<Cube>>>,
    pub sample: Option<Snapshot>,
    pub memory: Memory,
}

/// Plays a whole game and returns what came of it.
///
/// # Errors
///
/// A port that cannot be bound, sockets that fail, a thread that died.
pub(crate) fn play(
    settings: &Settings,
    progress: &Progress,
    view: &mut View,
) -> Result<Outcome, Box<dyn Error>> {
    // One more than there are players, for the one who cheats.
    let referee = Referee::new(settings.clients + 1);
    let start = Instant::now();
    let Setup { server, clients, link } = Setup::new(settings, &referee, start)?;
    let start_memory = memory::resident();
    let board = Mutex::new(Board::default());
    let run = Run { settings, progress, board: &board, start };

    let (served, mirrored, linked) = thread::scope(|scope| {
        let server = scope.spawn(|| run.server(server));
        let clients = scope.spawn(|| run.clients(clients));
        let link = scope.spawn(|| run.link(link));
        while progress.phase() != Phase::Stop {
            thread::sleep(Duration::from_millis(100));
            let mut board = run.board();
            board.elapsed = start.elapsed();
            view.show(&board, progress.phase());
        }
        (server.join(), clients.join(), link.join())
    });
    view.finish();
    let (world, sample, server_stats) = served.map_err(|_| "the server's thread died")??;
    let (mirrors, client_stats) = mirrored.map_err(|_| "the clients' thread died")??;
    linked.map_err(|_| "the network's thread died")?;

    let mut board = board.into_inner().unwrap_or_else(PoisonError::into_inner);
    board.elapsed = start.elapsed();
    board.server = Some(server_stats);
    board.clients = Some(client_stats);
    let memory = Memory { start: start_memory, end: memory::resident() };
    Ok(Outcome { board, world, mirrors, sample, memory })
}

/// Writes the X-ray page of a snapshot of the run, if there was one, and returns where it is.
///
/// # Errors
///
/// No folder to write to.
pub(crate) fn xray(
    outcome: &Outcome,
    path: Option<&Path>,
) -> Result<Option<PathBuf>, Box<dyn Error>> {
    outcome.sample.as_ref().map(|sample| page::write(sample, path)).transpose()
}

/// What the threads share.
#[derive(Clone, Copy)]
struct Run<'a> {
    settings: &'a Settings,
    progress: &'a Progress,
    board: &'a Mutex<Board>,
    start: Instant,
}

/// The server's world, a snapshot, and its counts.
type Served = (Vec<Cube>, Option<Snapshot>, ServerStats);
/// The clients' worlds and their counts.
type Mirrored = (Vec<Vec<Option<Cube>>>, Side);

impl Run<'_> {
    fn board(&self) -> Board {
        self.board.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn report(&self, update: impl FnOnce(&mut Board)) {
        update(&mut self.board.lock().unwrap_or_else(PoisonError::into_inner));
    }

    /// Ends the whole run when a thread ends, for whatever reason.
    fn stop_at_the_end(&self) -> impl Drop {
        struct Stop<'a>(&'a Progress);
        impl Drop for Stop<'_> {
            fn drop(&mut self) {
                self.0.advance(Phase::Stop);
            }
        }
        Stop(self.progress)
    }

    fn server(self, mut server: Server<'_>) -> Result<Served, ServerError> {
        let _stop = self.stop_at_the_end();
        let tick_time = Duration::from_secs(1) / TICKS_PER_SECOND;
        let mut reporter = Every::new(REPORT);
        let mut next = self.start;
        let mut caught_up_by = None;
        for tick in 1.. {
            // A machine that cannot keep up plays slower, instead of running after the clock.
            next = (next + tick_time).max(Instant::now());
            server.receive_until(next)?;
            let now = Instant::now();
            if now.duration_since(self.start).as_secs_f64() >= self.settings.seconds {
                self.progress.advance(Phase::CatchUp);
            }
            match self.progress.phase() {
                Phase::Play => server.step()?,
                Phase::CatchUp => {
                    let deadline = *caught_up_by.get_or_insert(now + MOST_CATCHING_UP);
                    if server.is_everybody_up_to_date() || now >= deadline {
                        break;
                    }
                }
                Phase::Stop => break,
            }
            if tick % (TICKS_PER_SECOND / self.settings.rate.clamp(1, TICKS_PER_SECOND)) == 0 {
                server.send_snapshots(tick)?;
            }
            if reporter.is_due(now) {
                self.report(|board| board.server = Some(server.stats().clone()));
            }
        }
        Ok(server.finish())
    }

    fn clients(self, mut clients: Vec<Client<'_>>) -> Result<Mirrored, SealError> {
        let _stop = self.stop_at_the_end();
        let mut side = Side::new();
        let mut ticks = Every::new(Duration::from_secs(1) / TICKS_PER_SECOND);
        let mut reporter = Every::new(REPORT);
        while self.progress.phase() != Phase::Stop {
            let now = Instant::now();
            let tick = ticks.is_due(now);
            for client in &mut clients {
                client.receive(&mut side);
                client.connect();
                if tick {
                    client.send_input(&mut side)?;
                }
            }
            if reporter.is_due(now) {
                self.report(|board| board.clients = Some(side.clone()));
            }
            thread::sleep(POLL);
        }
        Ok((clients.into_iter().map(Client::finish).collect(), side))
    }

    fn link(self, mut link: Link) {
        let _stop = self.stop_at_the_end();
        let mut reporter = Every::new(REPORT);
        while self.progress.phase() != Phase::Stop {
            link.work(self.start.elapsed());
            if reporter.is_due(Instant::now()) {
                self.report(|board| board.link = link.stats());
            }
            thread::sleep(POLL);
        }
        self.report(|board| board.link = link.stats());
    }
}

/// Something that happens again and again.
struct Every {
    period: Duration,
    due: Option<Instant>,
}

impl Every {
    fn new(period: Duration) -> Self {
        Self { period, due: None }
    }

    /// Whether it is time, the first time at once. What was missed is not made up for.
    fn is_due(&mut self, now: Instant) -> bool {
        let due = *self.due.get_or_insert(now);
        if now < due {
            return false;
        }
        self.due = Some((due + self.period).max(now));
        true
    }
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

    #[test]
    fn what_is_due_every_second_is_due_once_in_a_second() {
        let mut every = Every::new(Duration::from_secs(1));
        let start = Instant::now();
        let due: Vec<_> = [0, 500, 999, 1_000, 1_100, 2_050, 2_100, 3_000]
            .map(|milliseconds| every.is_due(start + Duration::from_millis(milliseconds)))
            .into();
        assert_eq!(due, [true, false, false, true, false, true, false, true]);
    }
}
