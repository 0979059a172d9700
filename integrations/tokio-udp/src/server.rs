//! The server, with all of its network code. Nothing that arrives ends it, and no error of the socket does.

use std::time::Instant;

use tightwire_session::{InputAt, Server, ServerEvent};
use tokio::net::UdpSocket;
use tokio::time::{Duration, interval, sleep};

use crate::{Place, TICK, Walk, World};

/// Plays a game over a socket, for as long as it is polled.
pub async fn serve(socket: UdpSocket, mut server: Server<Walk>) {
    let (start, mut ticks, mut tick) = (Instant::now(), interval(TICK), 0);
    let mut world = World::default();
    // The longest datagram that there is. Some systems report one that does not fit as an error.
    let mut buffer = vec![0; 65_536];
    loop {
        tokio::select! {
            received = socket.recv_from(&mut buffer) => match received {
                Ok((length, from)) => {
                    server.receive(start.elapsed(), from, &mut buffer[..length]);
                }
                // Some systems report here that an earlier packet was not delivered. The pause is for a
                // socket that is broken for good: the loop does not take a whole core then.
                Err(_) => sleep(Duration::from_millis(1)).await,
            },
            _ = ticks.tick() => {
                tick += 1;
                step(&mut server, &mut world, tick);
            }
        }
        while let Some((to, packet)) = server.transmit(start.elapsed()) {
            // A datagram is sent now or never: waiting for room would hold up all players.
            let _ = socket.try_send_to(packet, to);
        }
    }
}

/// Plays one tick.
pub fn step(server: &mut Server<Walk>, world: &mut World, tick: u32) {
    while let Some(event) = server.event() {
        match event {
            ServerEvent::Joined(player) => {
                world.places.push(Place { player: player as u16, ..Place::default() });
                world.places.sort_by_key(|place| place.player);
            }
            ServerEvent::Left(player, _) => {
                world.places.retain(|place| u64::from(place.player) != player);
            }
            _ => {}
        }
    }
    server.inputs(tick, |player, input| {
        let (InputAt::Fresh(input) | InputAt::Repeated(input)) = input else { return };
        for place in world.places.iter_mut().filter(|place| u64::from(place.player) == player) {
            place.x = (place.x + i32::from(input.throttle)).clamp(-10_000, 10_000);
            place.airborne = input.jump;
        }
    });
    // The world has more players than its list may have, for example. Better an old world than none.
    if let Err(error) = server.publish(tick, world) {
        eprintln!("tick {tick} is not published: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use tightwire_session::{Client, Config, Key, Status};

    use super::*;
    use crate::hostile::{DATAGRAMS, Hostile};
    use crate::{Input, PROTOCOL, Player, random};

    #[test]
    fn the_server_survives_100_000_hostile_datagrams_and_answers_no_longer_than_it_was_asked() {
        let mut server = Server::new(&PROTOCOL, Config::default(), [1; 32]);
        server.admit(7, Key::new([7; 32]));
        let address: SocketAddr = "192.0.2.1:7777".parse().unwrap();
        let (mut hostile, mut world) = (Hostile::new(), World::default());
        let key = Key::new([7; 32]);
        let mut client =
            Client::connect(&PROTOCOL, 7, key, Config::default(), Duration::ZERO, [2; 32]);
        let (mut asked, mut answered) = (0, 0);
        for tick in 1..=DATAGRAMS / 100 {
            let now = TICK * tick;
            while let Some(packet) = client.transmit(now) {
                hostile.overhear(packet);
                server.receive(now, address, &mut packet.to_vec());
            }
            for _ in 0..100 {
                let (from, mut datagram) = hostile.strike(address);
                asked += if from == address { 0 } else { datagram.len() };
                server.receive(now, from, &mut datagram);
                while let Some((to, packet)) = server.transmit(now) {
                    if to == address {
                        client.receive(now, &mut packet.to_vec());
                    } else {
                        answered += packet.len();
                    }
                }
            }
            step(&mut server, &mut world, tick);
            if let Some(due) = client.input_tick(now) {
                client.input(due, Input { throttle: 1, jump: false });
            }
        }
        assert!(answered <= asked, "{answered} bytes in answer to {asked}");
        assert_eq!((client.status(), server.address(7)), (Status::Connected, Some(address)));
        assert_eq!(world.places.len(), 1);
        assert!(world.places[0].x > 900, "{}", world.places[0].x);
        let (_, shown) = client.world().unwrap();
        assert!(shown.places[0].x > 900);
    }

    /// The players wait for each other, however long it takes.
    #[tokio::test]
    async fn two_players_see_each_other_on_a_socket_that_gets_noise() {
        let socket = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let mut server = Server::new(&PROTOCOL, Config::default(), random());
        let mut players = Vec::new();
        for number in [3u8, 4] {
            server.admit(number.into(), Key::new([number; 32]));
            let key = Key::new([number; 32]);
            players.push(Player::new(number.into(), key, address).await.unwrap());
        }
        tokio::spawn(serve(socket, server));
        let noise = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let mut hostile = Hostile::new();
        let input = Input { throttle: 100, jump: true };
        let mut done = [false; 2];
        while done != [true; 2] {
            for _ in 0..20 {
                noise.send_to(&hostile.strike(address).1, address).await.unwrap();
            }
            for (player, done) in players.iter_mut().zip(&mut done) {
                let Some(world) = player.frame(&input).await.unwrap() else { continue };
                *done = world.places.len() == 2 && world.places.iter().all(|place| place.x >= 1000);
            }
        }
        // Nothing that was noise has been answered.
        assert!(noise.try_recv(&mut [0; 9]).is_err());
    }
}
