//! The game in virtual time: no sockets, no threads, no waiting. The same seed always gives the
//! same game.

use std::error::Error;
use std::time::Duration;

use tightwire_live::Live;

use crate::arena::film::{FRAME, Film};
use crate::arena::internet::{Delivery, Internet};
use crate::arena::referee::{Direction, Lane, Referee};
use crate::arena::round::{Round, TICK};
use crate::arena::setup::Setup;
use crate::arena::stats::Side;
use crate::arena::{Board, Outcome, Phase, Progress, Settings, View, memory};

/// The interval at which the attacker strikes and both sides send what is due.
const STEP: Duration = Duration::from_millis(1);
/// The number of steps between two updates of the view.
const SHOW: u32 = 100;

/// Plays a whole game and returns the outcome.
///
/// # Errors
///
/// A recording that is damaged.
pub(crate) fn play(
    settings: &Settings,
    progress: &Progress,
    view: &mut View,
    live: Option<&Live>,
) -> Result<Outcome, Box<dyn Error>> {
    let referee = Referee::new(settings.clients + 1);
    let mut internet = Internet::new(&settings.conditions, settings.clients, settings.seed);
    let setup = Setup::new(settings, &referee, &internet.addresses(), live)?;
    let Setup { mut server, mut clients, attacker } = setup;
    internet = internet.attacked_by(attacker, settings.attack);
    let start_memory = memory::resident();

    let mut round = Round::new(settings, progress);
    let mut side = Side::new();
    let mut next_tick = TICK;
    let mut goes_on = true;
    let mut board = Board::default();
    let mut film = settings.film.then(Film::default);
    let mut next_frame = Duration::ZERO;
    for step in 1.. {
        let until = STEP * step;
        while let Some(delivery) = internet.arrival(until) {
            let now = internet.now();
            match delivery {
                Delivery::ToClient(client, mut packet) => {
                    if let Some(client) = clients.get_mut(client) {
                        client.receive(now, &mut packet, &mut side);
                    }
                }
                Delivery::ToServer(sender, mut packet) => {
                    server.receive(now, internet.address(sender), &mut packet);
                }
            }
        }
        internet.attack();
        let is_tick = until >= next_tick;
        for (number, client) in clients.iter_mut().enumerate() {
            let lane = Lane { client: number, direction: Direction::ToServer };
            if is_tick {
                client.tick(&mut side);
            }
            client.transmit(until, &mut side, |packet| internet.send(lane, packet));
        }
        if is_tick {
            next_tick += TICK;
            goes_on = round.tick(&mut server, until)?;
        }
        server.transmit(until, |to, packet| {
            if let Some(client) = internet.client_at(to) {
                internet.send(Lane { client, direction: Direction::ToClient }, packet);
            }
        });
        if let Some(film) = film.as_mut().filter(|_| until >= next_frame) {
            next_frame += FRAME;
            if let Some(client) = clients.first() {
                film.add(server.cubes(), client.cubes());
            }
        }
        if !goes_on || step % SHOW == 0 {
            board.elapsed = until;
            board.server = Some(server.stats().clone());
            board.clients = Some(side.clone());
            board.link = internet.stats();
            view.show(&board, progress.phase());
        }
        if !goes_on {
            break;
        }
    }
    progress.advance(Phase::Stop);
    view.finish(&board);
    let (world, page, _) = server.finish();
    let mirrors = clients.iter().map(crate::arena::Client::cubes).collect();
    let memory = memory::Memory { start: start_memory, end: memory::resident() };
    let network = format!("{:.0} % loss, under attack", settings.conditions.loss * 100.0);
    let film = film.map(|film| film.draw(settings.clients, &network));
    Ok(Outcome { board, world, mirrors, page, film, memory, live: None })
}
