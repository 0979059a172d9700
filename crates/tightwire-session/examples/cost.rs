//! A session in full swing, for instruction counts.
//!
//! The difference between two runs is what the packets between them took, without the handshake:
//!
//! ```text
//! cargo build --release -p tightwire-session --example cost
//! valgrind --tool=callgrind target/release/examples/cost 1000
//! valgrind --tool=callgrind target/release/examples/cost 3000
//! ```

#![allow(clippy::indexing_slicing, reason = "an example is short")]

use std::time::Duration;

use tightwire_session::{Client, Config, Delivery, Game, Key, Protocol, Server};

struct Small;
impl Game for Small {
    type Input = u8;
    type ToServer = [u8; 40];
    type ToClient = [u8; 40];
    type World = ();
}
const PROTOCOL: Protocol<Small> = Protocol::new("small", 1);

fn main() {
    let steps = std::env::args().nth(1).and_then(|count| count.parse().ok()).unwrap_or(1000);
    let mut server = Server::<_, u64>::new(&PROTOCOL, Config::default(), [1; 32]);
    server.admit(1, Key::new([7; 32]));
    let mut now = Duration::ZERO;
    let mut client =
        Client::connect(&PROTOCOL, 1, Key::new([7; 32]), Config::default(), now, [2; 32]);
    let (mut packets, mut messages, mut buffer) = (0, 0, [0; 1400]);
    for tick in 1..=steps {
        now += Duration::from_millis(16);
        client.input(tick, (tick / 8) as u8);
        let _ = client.send([7; 40], Delivery::Reliable);
        let _ = server.send(1, [8; 40], Delivery::Unreliable);
        while let Some(packet) = client.transmit(now) {
            let copy = &mut buffer[..packet.len()];
            copy.copy_from_slice(packet);
            server.receive(now, 5, copy);
            packets += 1;
        }
        while server.event().is_some() {
            messages += 1;
        }
        while let Some((_, packet)) = server.transmit(now) {
            let copy = &mut buffer[..packet.len()];
            copy.copy_from_slice(packet);
            client.receive(now, copy);
            packets += 1;
        }
        while client.event().is_some() {
            messages += 1;
        }
    }
    println!("{packets} packets, {messages} messages");
}
