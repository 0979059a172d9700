//! The cost of a session around a message of 40 bytes.
//!
//! A client and a server send each other one packet per tick: an input and a reliable message up, an
//! unreliable message down. A figure is that of one packet, from `transmit` on one side to the event on
//! the other. It is compared with its parts: the seal of a payload of the same size, and the message.

use std::hint::black_box;
use std::time::Duration;

use tightwire::packet::Protocol;
use tightwire::packet::sealed::{self, ClientKey, Salt};
use tightwire_session::{Client, Config, Delivery, Game, Key, Server, Status};

use crate::single::{Loop, Single, Work};

/// The content of a packet besides its seal: the message, and the fields of the session around it.
const PAYLOAD: usize = 46;

/// Messages of 40 bytes in both directions, and no state.
struct Small;
impl Game for Small {
    type Input = u8;
    type ToServer = [u8; 40];
    type ToClient = [u8; 40];
    type World = ();
}
const PROTOCOL: tightwire_session::Protocol<Small> = tightwire_session::Protocol::new("bench", 1);

/// The session and its parts.
pub fn singles() -> Vec<Single> {
    vec![
        Single { section: "session", name: "packet", prepare: packet },
        Single { section: "session", name: "seal", prepare: seal },
        Single { section: "session", name: "message", prepare: message },
    ]
}

/// A client and a server that have talked for a while.
struct Pair {
    server: Server<Small, u64>,
    client: Client<Small>,
    now: Duration,
    tick: u32,
    buffer: [u8; 1400],
}

impl Pair {
    fn new() -> Self {
        let mut server = Server::new(&PROTOCOL, Config::default(), [1; 32]);
        server.admit(1, Key::new([7; 32]));
        let (key, config) = (Key::new([7; 32]), Config::default());
        let client = Client::connect(&PROTOCOL, 1, key, config, Duration::ZERO, [2; 32]);
        let mut pair = Self { server, client, now: Duration::ZERO, tick: 0, buffer: [0; 1400] };
        for _ in 0..500 {
            pair.up();
            pair.down();
        }
        assert_eq!(pair.client.status(), Status::Connected);
        pair
    }

    /// The client's half of a tick. Returns the number of packets.
    fn up(&mut self) -> usize {
        self.now += Duration::from_millis(16);
        self.tick += 1;
        self.client.input(self.tick, (self.tick / 8) as u8);
        let _ = self.client.send([7; 40], Delivery::Reliable);
        let mut packets = 0;
        while let Some(packet) = self.client.transmit(self.now) {
            let copy = &mut self.buffer[..packet.len()];
            copy.copy_from_slice(packet);
            self.server.receive(self.now, 5, copy);
            packets += 1;
        }
        while let Some(event) = self.server.event() {
            black_box(event);
        }
        packets
    }

    /// The server's half of a tick. Returns the number of packets.
    fn down(&mut self) -> usize {
        let _ = self.server.send(1, [8; 40], Delivery::Unreliable);
        let mut packets = 0;
        while let Some((_, packet)) = self.server.transmit(self.now) {
            let copy = &mut self.buffer[..packet.len()];
            copy.copy_from_slice(packet);
            self.client.receive(self.now, copy);
            packets += 1;
        }
        while let Some(event) = self.client.event() {
            black_box(event);
        }
        packets
    }
}

/// Every second packet goes up.
fn packet() -> Box<dyn Work> {
    let mut pair = Pair::new();
    let step = move |is_up: &mut bool| {
        let packets = if *is_up { pair.up() } else { pair.down() };
        assert_eq!(packets, 1, "the session sent another number of packets");
    };
    Box::new(Loop { table: (0..64).map(|place| place % 2 == 0).collect(), step })
}

/// Seals and opens as many bytes.
fn seal() -> Box<dyn Work> {
    let protocol: Protocol<[u8; PAYLOAD]> = Protocol::new("bench", 1);
    let (key, salt) = (ClientKey::new([7; 32]), || Salt::new([1; 16], [2; 16]));
    let mut sealer = sealed::client(&protocol, &key, salt()).sealer;
    let mut opener = sealed::server(&protocol, &key, salt()).opener;
    let mut buffer = [0; 1400];
    let room = black_box(1200);
    let step = move |content: &mut [u8; PAYLOAD]| {
        let packet = sealer.seal(content, &mut buffer[..room]);
        let length = packet.expect("tightwire refused a value").len();
        let packet = black_box(&mut buffer[..length]);
        let payload = opener.open(packet).expect("tightwire refused its own seal");
        black_box(payload.payload());
    };
    Box::new(Loop { table: vec![[7; PAYLOAD]; 64], step })
}

/// Writes and reads the message, one bit away from a byte as in a packet.
fn message() -> Box<dyn Work> {
    let mut buffer = [0; 1400];
    let room = black_box(1200);
    let step = move |message: &mut (bool, [u8; 40])| {
        let packet = tightwire::encode(message, &mut buffer[..room]);
        let packet = black_box(packet.expect("tightwire refused a value"));
        let back = tightwire::decode::<(bool, [u8; 40])>(packet);
        black_box(back.expect("tightwire refused its own packet"));
    };
    Box::new(Loop { table: vec![(true, [7; 40]); 64], step })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_runs_more_than_once() {
        for single in singles() {
            let mut work = (single.prepare)();
            work.run(3);
            assert_eq!(work.units(), 64, "{}", single.workload());
        }
    }
}
