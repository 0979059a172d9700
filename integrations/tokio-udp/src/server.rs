//! The server. Nothing that arrives ends it, and no error of the socket does.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tightwire::Wire;
use tightwire::packet::handshake::{self, Incoming};
use tightwire::packet::sealed::{self, ClientKey};
use tokio::net::UdpSocket;

use crate::{Input, PROTOCOL, Place, Snapshot, random};

/// The maximum number of players, for whom a snapshot has room.
pub const MOST_PLAYERS: usize = 32;

/// Plays a game over a socket, for as long as it is polled.
pub async fn serve(socket: UdpSocket, mut game: Game) {
    let start = Instant::now();
    // The longest datagram that there is. Some systems report one that does not fit as an error.
    let mut buffer = vec![0; 65_536];
    loop {
        match socket.recv_from(&mut buffer).await {
            Ok((length, from)) => {
                // A datagram is sent now or never: waiting for room would hold up all players.
                let send = |to, packet: &[u8]| socket.try_send_to(packet, to).map(drop);
                game.receive(start.elapsed(), from, &mut buffer[..length], send);
            }
            // Some systems report here that an earlier packet was not delivered. The pause is for a
            // socket that is broken for good: the loop does not take a whole core then.
            Err(_) => tokio::time::sleep(Duration::from_millis(1)).await,
        }
    }
}

/// The game, without a socket and without a clock, so that a test can send it anything.
pub struct Game {
    sessions: handshake::Server<Input, Snapshot>,
    /// An entry for each player that was admitted, and for nobody else.
    places: BTreeMap<u64, Place>,
}

impl Game {
    #[must_use]
    pub fn new() -> Self {
        Self { sessions: handshake::Server::new(&PROTOCOL, random()), places: BTreeMap::new() }
    }

    /// Lets a player connect that has this key, unless the game is full. A matchmaker gives the key
    /// to both sides.
    pub fn admit(&mut self, player: u64, key: ClientKey) -> bool {
        if self.places.len() >= MOST_PLAYERS && !self.places.contains_key(&player) {
            return false;
        }
        self.places.insert(player, Place::default());
        self.sessions.admit(player, key);
        true
    }

    /// Makes room for another player.
    pub fn dismiss(&mut self, player: u64) {
        self.places.remove(&player);
        self.sessions.dismiss(player);
    }

    /// Takes in one datagram from anybody, and answers through `send`. An answer that cannot be sent
    /// is lost, like other packets: anybody can cause such an error with a forged address.
    pub fn receive(
        &mut self,
        now: Duration,
        from: SocketAddr,
        datagram: &mut [u8],
        mut send: impl FnMut(SocketAddr, &[u8]) -> io::Result<()>,
    ) {
        match self.sessions.receive(now, from, datagram, random) {
            // Never longer than what it answers.
            Incoming::Reply(message) => drop(send(from, &message)),
            Incoming::Packet { client, packet, .. } => {
                // A player with a key can still send nonsense.
                let Ok(input) = packet.decode() else { return };
                let Some(place) = self.places.get_mut(&client) else { return };
                place.x = (place.x + i32::from(input.throttle)).clamp(-10_000, 10_000);
                place.airborne = input.jump;
                let snapshot = Snapshot { places: self.places.values().cloned().collect() };
                let mut buffer = [0; Snapshot::MAX_BYTES + sealed::MAX_OVERHEAD];
                let Some((address, sealer)) = self.sessions.sealer(client) else { return };
                let Ok(packet) = sealer.seal(&snapshot, &mut buffer) else { return };
                let _ = send(address, packet);
            }
            // Nothing that a stranger sends is worth a line in a log.
            Incoming::Ignored(_) => {}
        }
    }
}

impl Default for Game {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
#[path = "../../../crates/tightwire/examples/udp/hostile.rs"]
mod hostile;

#[cfg(test)]
mod tests {
    use tightwire::Writer;
    use tightwire::packet::handshake::{Client, Received};

    use super::hostile::{DATAGRAMS, Hostile};
    use super::*;

    const NOW: Duration = Duration::from_secs(1);

    #[test]
    fn the_server_survives_100_000_hostile_datagrams_and_answers_no_longer_than_it_was_asked() {
        let mut game = Game::new();
        assert!(game.admit(7, ClientKey::new([7; 32])));
        let address = "192.0.2.1:7777".parse().unwrap();
        let mut hostile = Hostile::new();
        let mut client = Client::new(&PROTOCOL, 7, ClientKey::new([7; 32]));
        client.connect(NOW, [2; 16]);
        while let Some(mut message) = client.message(NOW) {
            hostile.overhear(&message);
            game.receive(NOW, address, &mut message, |_, reply| {
                client.receive(NOW, &mut reply.to_vec());
                Ok(())
            });
        }
        let mut buffer = [0; 1200];
        for number in 0..DATAGRAMS {
            let sealer = client.sealer().unwrap();
            let (from, mut datagram, honest) = match number % 100 {
                // The attacker overhears this input and sends it again later.
                0 => {
                    let input = Input { throttle: 1, jump: false };
                    let packet = sealer.seal(&input, &mut buffer).unwrap().to_vec();
                    hostile.overhear(&packet);
                    (address, packet, true)
                }
                // A player with a key seals what no input looks like.
                1 => {
                    let packet = sealer.seal_with(&mut buffer, |stream| stream.write_u64(u64::MAX));
                    (address, packet.unwrap().to_vec(), false)
                }
                _ => {
                    let (from, datagram) = hostile.strike(address);
                    (from, datagram, false)
                }
            };
            let (asked, mut answered) = (datagram.len(), Vec::new());
            game.receive(NOW, from, &mut datagram, |to, packet| {
                assert_eq!(to, from);
                answered.push(packet.to_vec());
                Err(io::ErrorKind::InvalidInput.into())
            });
            if honest {
                let Received::Packet(snapshot) = client.receive(NOW, &mut answered[0]) else {
                    panic!("the answer is not a packet");
                };
                let moved = i32::try_from(number / 100 + 1).unwrap();
                let place = Place { x: moved, airborne: false };
                assert_eq!(snapshot.decode().unwrap(), Snapshot { places: vec![place] });
            } else {
                let answered: usize = answered.iter().map(Vec::len).sum();
                assert!(answered <= asked, "{answered} bytes in answer to {asked}");
            }
        }
        assert_eq!(game.places.len(), 1);
    }

    #[test]
    fn a_full_game_admits_nobody_until_somebody_leaves() {
        let mut game = Game::new();
        for player in 0..40 {
            assert_eq!(game.admit(player, ClientKey::new([7; 32])), player < 32);
        }
        assert!(game.admit(5, ClientKey::new([8; 32])), "a player who has a place may come back");
        game.dismiss(5);
        assert!(game.admit(40, ClientKey::new([7; 32])));
        assert_eq!(game.places.len(), MOST_PLAYERS);
    }

    /// The players wait for their answers, however long they take.
    #[tokio::test]
    async fn two_players_see_each_other_on_a_socket_that_gets_noise() {
        let socket = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let mut game = Game::new();
        let mut players = Vec::new();
        for number in [3u8, 4] {
            assert!(game.admit(number.into(), ClientKey::new([number; 32])));
            let key = ClientKey::new([number; 32]);
            players.push(crate::Player::new(number.into(), key, address).await.unwrap());
        }
        tokio::spawn(serve(socket, game));
        let noise = UdpSocket::bind("127.0.0.1:0").await.unwrap();
        let mut hostile = Hostile::new();
        for step in 1..=10 {
            for _ in 0..20 {
                noise.send_to(&hostile.strike(address).1, address).await.unwrap();
            }
            let input = Input { throttle: 100, jump: true };
            let seen = players[0].play(&input).await.unwrap();
            // More, if an answer took so long that the player sent its input again.
            assert!(seen.places.iter().any(|place| place.x >= step * 100), "{seen:?}");
        }
        let seen = players[1].play(&Input::default()).await.unwrap();
        assert_eq!(seen.places.len(), 2);
        // Nothing that was noise has been answered.
        assert!(noise.try_recv(&mut [0; 9]).is_err());
    }
}
