//! The server, with all of its network code.

use std::error::Error;
use std::net::UdpSocket;
use std::thread::sleep;
use std::time::{Duration, Instant};

use tightwire_session::{Config, Delivery, InputAt, Server, ServerEvent};

use crate::game::{HZ, PROTOCOL, World, key};

/// Runs until `goes_on`, which gets the number of players, says no.
pub(crate) fn run(
    socket: &UdpSocket,
    seed: [u8; 32],
    mut goes_on: impl FnMut(usize) -> bool,
) -> Result<(), Box<dyn Error>> {
    socket.set_nonblocking(true)?;
    let (start, mut world) = (Instant::now(), World::new());
    let mut server = Server::new(&PROTOCOL, Config::default(), seed);
    for player in 1..=4 {
        server.admit(player, key(player));
    }
    let mut buffer = [0; 1500];
    let mut tick = 0;
    while goes_on(server.players().count()) {
        tick += 1;
        // An error is one of a single datagram, such as a port that is closed by now.
        while let Ok((length, from)) = socket.recv_from(&mut buffer) {
            server.receive(start.elapsed(), from, &mut buffer[..length]);
        }
        while let Some(event) = server.event() {
            match event {
                ServerEvent::Joined(player) => world.join(player),
                ServerEvent::Left(player, _reason) => world.leave(player),
                ServerEvent::Message(player, mut chat) => {
                    chat.from = player as u8;
                    // A player whose queue is full misses the message.
                    server.broadcast(&chat, Delivery::Reliable, |_player, _why| {});
                }
                _ => {}
            }
        }
        server.inputs(tick, |player, input| {
            if let InputAt::Fresh(input) | InputAt::Repeated(input) = input {
                world.apply(player, input);
            }
        });
        world.step();
        server.publish(tick, &world)?;
        while let Some((to, packet)) = server.transmit(start.elapsed()) {
            let _ = socket.send_to(packet, to);
        }
        let next = Duration::from_secs(u64::from(tick)) / HZ;
        sleep(next.saturating_sub(start.elapsed()));
    }
    Ok(())
}
