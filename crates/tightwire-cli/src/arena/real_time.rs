//! The game in real time: real UDP sockets on this machine, and three threads.

use std::error::Error;
use std::io::ErrorKind;
use std::net::UdpSocket;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tightwire_live::Live;

use crate::arena::client::Client;
use crate::arena::internet::Internet;
use crate::arena::link::{Link, Sockets, bind};
use crate::arena::live::{self, Sums};
use crate::arena::messages::{Cube, PACKET_BYTES};
use crate::arena::referee::Referee;
use crate::arena::round::{Round, TICK};
use crate::arena::server::{Server, ServerError, ServerStats};
use crate::arena::setup::Setup;
use crate::arena::stats::Side;
use crate::arena::{Board, Outcome, Phase, Progress, Settings, View, memory};

/// The interval at which the clients and the network poll for packets.
const POLL: Duration = Duration::from_millis(1);

/// The interval at which the threads report their counters to the view.
const REPORT: Duration = Duration::from_millis(50);

/// The maximum number of packets that a client reads at a time, so that a flood on one does not
/// starve the others.
const AT_ONCE: usize = 64;

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
    // One more than the number of players, for the cheater.
    let referee = Referee::new(settings.clients + 1);
    let server_socket = bind(settings.port)?;
    server_socket.set_read_timeout(Some(POLL))?;
    let (sockets, client_sockets) = Sockets::bind(server_socket.local_addr()?, settings.clients)?;
    let setup = Setup::new(settings, &referee, &sockets.addresses()?, live)?;
    let Setup { server, clients, attacker } = setup;
    let internet = Internet::new(&settings.conditions, settings.clients, settings.seed);
    let link = Link::new(sockets, internet.attacked_by(attacker, settings.attack));
    let clients = clients.into_iter().zip(client_sockets).collect();
    let start = Instant::now();
    let start_memory = memory::resident();
    let board = Mutex::new(Board::default());
    let bytes = live::Sockets::default();
    let run = Run { settings, progress, board: &board, bytes: &bytes, start };

    let (served, mirrored, linked) = thread::scope(|scope| {
        let server = scope.spawn(|| run.server(server, &server_socket));
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
    let (world, page, server_stats) = served.map_err(|_| "the server's thread died")??;
    let (mirrors, client_stats) = mirrored.map_err(|_| "the clients' thread died")?;
    linked.map_err(|_| "the network's thread died")?;

    let mut board = board.into_inner().unwrap_or_else(PoisonError::into_inner);
    board.elapsed = start.elapsed();
    board.server = Some(server_stats);
    board.clients = Some(client_stats);
    view.finish(&board);
    let memory = memory::Memory { start: start_memory, end: memory::resident() };
    let live = live.map(|live| Sums::new(live, &bytes));
    Ok(Outcome { board, world, mirrors, page, film: None, memory, live })
}

/// The data that the threads share.
#[derive(Clone, Copy)]
struct Run<'a> {
    settings: &'a Settings,
    progress: &'a Progress,
    board: &'a Mutex<Board>,
    bytes: &'a live::Sockets,
    start: Instant,
}

/// The server's world, a snapshot, and its counters.
type Served = (Vec<Cube>, Option<String>, ServerStats);
/// The clients' worlds and their counters.
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

    fn server(self, mut server: Server<'_>, socket: &UdpSocket) -> Result<Served, ServerError> {
        let _stop = self.stop_at_the_end();
        let mut reporter = Every::new(REPORT);
        let mut round = Round::new(self.settings, self.progress);
        let mut next = self.start;
        loop {
            // A machine that cannot keep up plays slower, instead of trying to catch up with the
            // clock.
            next = (next + TICK).max(Instant::now());
            self.receive_until(next, &mut server, socket)?;
            let goes_on = round.tick(&mut server, self.start.elapsed())?;
            self.transmit(&mut server, socket);
            if !goes_on {
                return Ok(server.finish());
            }
            if reporter.is_due(Instant::now()) {
                self.report(|board| board.server = Some(server.stats().clone()));
            }
        }
    }

    fn receive_until(
        self,
        deadline: Instant,
        server: &mut Server<'_>,
        socket: &UdpSocket,
    ) -> Result<(), ServerError> {
        // Longer than any packet, so that a packet that is too long does not look like one that
        // fits.
        let mut buffer = [0; 2 * PACKET_BYTES];
        let mut answers = Every::new(POLL);
        while Instant::now() < deadline {
            if answers.is_due(Instant::now()) {
                self.transmit(server, socket);
            }
            match socket.recv_from(&mut buffer) {
                Ok((bytes, from)) => {
                    self.bytes.received(bytes);
                    let packet = buffer.get_mut(..bytes).unwrap_or_default();
                    server.receive(self.start.elapsed(), from, packet);
                }
                Err(error) => match error.kind() {
                    ErrorKind::WouldBlock
                    | ErrorKind::TimedOut
                    | ErrorKind::Interrupted
                    // Some systems report this after the other side has closed its socket.
                    | ErrorKind::ConnectionRefused
                    | ErrorKind::ConnectionReset => {}
                    _ => return Err(ServerError::Socket(error)),
                },
            }
        }
        Ok(())
    }

    fn transmit(self, server: &mut Server<'_>, socket: &UdpSocket) {
        server.transmit(self.start.elapsed(), |to, packet| {
            // A packet that the system rejects counts as lost.
            let _ = socket.send_to(packet, to);
            self.bytes.sent(packet.len());
        });
    }

    fn clients(self, mut clients: Vec<(Client<'_>, UdpSocket)>) -> Mirrored {
        let _stop = self.stop_at_the_end();
        let mut side = Side::new();
        let mut ticks = Every::new(TICK);
        let mut reporter = Every::new(REPORT);
        let mut buffer = [0; 2 * PACKET_BYTES];
        while self.progress.phase() != Phase::Stop {
            let now = Instant::now();
            let tick = ticks.is_due(now);
            for (client, socket) in &mut clients {
                for _ in 0..AT_ONCE {
                    // Whatever the error is, there is nothing to read now.
                    let Ok(bytes) = socket.recv(&mut buffer) else { break };
                    let packet = buffer.get_mut(..bytes).unwrap_or_default();
                    client.receive(self.start.elapsed(), packet, &mut side);
                }
                if tick {
                    client.tick(&mut side);
                }
                // A packet that the system rejects counts as lost.
                let send = |packet: &[u8]| drop(socket.send(packet));
                client.transmit(self.start.elapsed(), &mut side, send);
            }
            if reporter.is_due(now) {
                self.report(|board| board.clients = Some(side.clone()));
            }
            thread::sleep(POLL);
        }
        (clients.into_iter().map(|(client, _)| client.cubes()).collect(), side)
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

/// A recurring event.
struct Every {
    period: Duration,
    due: Option<Instant>,
}

impl Every {
    fn new(period: Duration) -> Self {
        Self { period, due: None }
    }

    /// Returns whether it is due, which it is at first. Missed occurrences are not made up for.
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
    fn what_is_due_every_second_is_due_once_in_a_second() {
        let mut every = Every::new(Duration::from_secs(1));
        let start = Instant::now();
        let due: Vec<_> = [0, 500, 999, 1_000, 1_100, 2_050, 2_100, 3_000]
            .map(|milliseconds| every.is_due(start + Duration::from_millis(milliseconds)))
            .into();
        assert_eq!(due, [true, false, false, true, false, true, false, true]);
    }
}
