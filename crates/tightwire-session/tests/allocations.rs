//! Memory: what strangers and players cost.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod support;

use std::time::Duration;

use support::hostile::Attacker;
use tightwire_session::{Client, Config, Delivery, Game, Key, Protocol, Server, Status};

struct Small;
impl Game for Small {
    type Input = u8;
    type ToServer = u16;
    type ToClient = u16;
    type World = ();
}
const PROTOCOL: Protocol<Small> = Protocol::new("small", 1);

struct Pair {
    server: Server<Small, u64>,
    client: Client<Small>,
    now: Duration,
    tick: u32,
    packets: u64,
}

impl Pair {
    fn new() -> Self {
        let mut server = Server::new(&PROTOCOL, Config::default(), [1; 32]);
        server.admit(1, Key::new([7; 32]));
        let (now, key, config) = (Duration::ZERO, Key::new([7; 32]), Config::default());
        let client = Client::connect(&PROTOCOL, 1, key, config, now, [2; 32]);
        Self { server, client, now, tick: 0, packets: 0 }
    }

    /// A tick of a game in full swing, on a network without delay.
    fn step(&mut self, playing: bool) {
        self.now += Duration::from_millis(16);
        self.tick += 1;
        let mut buffer = [0; 1200];
        if playing {
            self.client.input(self.tick, (self.tick / 8) as u8);
            let _ = self.client.send(7, Delivery::Reliable);
            let _ = self.server.send(1, 8, Delivery::Reliable);
            let _ = self.server.send(1, 9, Delivery::Unreliable);
        }
        while let Some(packet) = self.client.transmit(self.now) {
            let copy = &mut buffer[..packet.len()];
            copy.copy_from_slice(packet);
            self.server.receive(self.now, 5, copy);
            self.packets += 1;
        }
        while self.server.event().is_some() {}
        while let Some((_, packet)) = self.server.transmit(self.now) {
            let copy = &mut buffer[..packet.len()];
            copy.copy_from_slice(packet);
            self.client.receive(self.now, copy);
            self.packets += 1;
        }
        while self.client.event().is_some() {}
    }
}

#[test]
fn a_session_in_full_swing_does_not_allocate() {
    let mut pair = Pair::new();
    for _ in 0..1000 {
        pair.step(true);
    }
    assert_eq!(pair.client.status(), Status::Connected);
    let before = pair.packets;
    let memory = allocation_counter::measure(|| {
        for _ in 0..1000 {
            pair.step(true);
        }
    });
    let packets = pair.packets - before;
    assert!(packets >= 2000);
    assert_eq!(memory.count_total, 0, "for {packets} packets");
}

#[test]
fn strangers_change_no_memory() {
    let mut pair = Pair::new();
    for _ in 0..100 {
        pair.step(true);
    }
    let mut attacker = Attacker::new(5);
    let stranger = Client::<Small>::connect(
        &PROTOCOL,
        1,
        Key::new([8; 32]),
        Config::default(),
        Duration::ZERO,
        [9; 32],
    );
    let mut stranger = stranger;
    attacker.hear(stranger.transmit(Duration::ZERO).unwrap());
    let datagrams: Vec<_> = (0..20_000).map(|_| attacker.datagram(&[5, 6])).collect();
    let mut receive = || {
        allocation_counter::measure(|| {
            for (from, bytes) in &datagrams {
                let mut copy = [0; 1500];
                let copy = &mut copy[..bytes.len()];
                copy.copy_from_slice(bytes);
                pair.server.receive(pair.now, *from, copy);
            }
        })
    };
    // A cipher may keep a buffer of the size of the longest datagram.
    assert!(receive().bytes_current < 4096);
    let memory = receive();
    assert_eq!(memory.bytes_current, 0);
    assert!(memory.bytes_max < 2000, "{} bytes at a time", memory.bytes_max);
}

#[test]
fn a_player_takes_the_memory_that_the_document_says() {
    let mut idle = Pair::new();
    let memory = allocation_counter::measure(|| {
        for _ in 0..50 {
            idle.step(false);
        }
    });
    // Both sides of one session.
    println!("a session: {} bytes for both sides", memory.bytes_current);
    assert!(memory.bytes_current < 2 * 64_000, "{}", memory.bytes_current);
    // A client that never answers fills its queues, and no more.
    let memory = allocation_counter::measure(|| {
        for _ in 0..100_000 {
            let _ = idle.server.send(1, 8, Delivery::Reliable);
            let _ = idle.server.send(1, 8, Delivery::Unreliable);
        }
    });
    println!("full queues of small messages: {} bytes", memory.bytes_current);
    assert!(memory.bytes_current < 64_000, "{}", memory.bytes_current);
}
