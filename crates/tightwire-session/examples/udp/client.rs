//! The client, with all of its network code.

use std::net::UdpSocket;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tightwire_session::{Change, Client, ClientEvent, Config, Delivery, PlayerId, Reason};

use crate::game::{Chat, Game, HZ, Input, PROTOCOL, key};

/// Plays until `goes_on`, which gets what there is to show, says no; then leaves.
pub(crate) fn run(
    socket: &UdpSocket,
    player: PlayerId,
    seed: [u8; 32],
    mut goes_on: impl FnMut(Game) -> bool,
) -> std::io::Result<Reason> {
    socket.set_nonblocking(true)?;
    let (start, mut shown) = (Instant::now(), Game::default());
    let mut client =
        Client::connect(&PROTOCOL, player, key(player), Config::default(), Duration::ZERO, seed);
    let mut buffer = [0; 1500];
    let mut last = 0;
    loop {
        while let Ok(length) = socket.recv(&mut buffer) {
            client.receive(start.elapsed(), &mut buffer[..length]);
        }
        let now = start.elapsed();
        while let Some(event) = client.event() {
            match event {
                ClientEvent::Message(chat) => {
                    shown.heard_from.insert(chat.from);
                    shown.said.insert(chat.from, chat.text);
                }
                ClientEvent::Left(reason) => return Ok(reason),
                _ => {}
            }
        }
        // An input for every tick, in time for the server.
        let due = client.input_tick(now).unwrap_or(0);
        for tick in (last + 1).max(due.saturating_sub(3))..=due {
            client.input(tick, Input { throttle: 50, turn: player as i8 });
            if tick / HZ > last / HZ {
                let text = format!("hello from {player}");
                // If the queue is full, the server is slow, and the greeting can wait.
                let _ = client.send(Chat { from: 0, text }, Delivery::Reliable);
            }
            last = tick;
        }
        if let Some(update) = client.update() {
            shown.bodies = update.world.bodies.len();
            shown.ships = update.world.bodies.iter().filter(|body| body.player != 0).count();
            let came = update.changes().filter(|(_, change)| *change == Change::Appeared);
            shown.appeared += came.count();
        }
        shown.round_trip = client.stats().and_then(|stats| stats.round_trip);
        if !goes_on(shown.clone()) {
            client.leave(now, 0);
        }
        while let Some(packet) = client.transmit(start.elapsed()) {
            let _ = socket.send(packet);
        }
        sleep(Duration::from_secs(1) / (2 * HZ));
    }
}
