//! Reports and packets that come later than expected.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::unchecked_time_subtraction,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::time::Duration;

use support::{Input, Note, PROTOCOL, Trial, World, key, ms};
use tightwire_session::{Client, Config, Delivery, Server, Status};

const LATENCY: Duration = ms(10);

/// A server and a client that are called at fixed times only, as a game does.
struct Pair {
    now: Duration,
    server: Server<Trial, u64>,
    client: Client<Trial>,
    up: Vec<(Duration, Vec<u8>)>,
    down: Vec<(Duration, Vec<u8>)>,
    tick: u32,
}

impl Pair {
    fn new() -> Self {
        let config = Config::default();
        let mut server = Server::new(&PROTOCOL, config.clone(), [1; 32]);
        server.admit(1, key(1));
        let client = Client::connect(&PROTOCOL, 1, key(1), config, ms(0), [2; 32]);
        Self { now: ms(0), server, client, up: Vec::new(), down: Vec::new(), tick: 0 }
    }

    /// Delivers what arrives in the next milliseconds.
    fn pass(&mut self, milliseconds: u32) {
        for _ in 0..milliseconds {
            self.now += ms(1);
            let now = self.now;
            let (due, later) = self.up.drain(..).partition(|(at, _)| *at <= now);
            self.up = later;
            for (_, mut bytes) in Vec::into_iter(due) {
                self.server.receive(now, 1000, &mut bytes);
            }
            let (due, later) = self.down.drain(..).partition(|(at, _)| *at <= now);
            self.down = later;
            for (_, mut bytes) in Vec::into_iter(due) {
                self.client.receive(now, &mut bytes);
            }
        }
        while self.server.event().is_some() {}
        while self.client.event().is_some() {}
    }

    /// Sends an input in every tick, and a state in every second one.
    fn tick(&mut self) {
        self.tick += 1;
        if self.tick % 2 == 0 {
            let _ = self.server.publish(self.tick, &World { round: self.tick, ships: Vec::new() });
        }
        let at = self.now + LATENCY;
        while let Some((_, packet)) = self.server.transmit(self.now) {
            self.down.push((at, packet.to_vec()));
        }
        let stamp = self.tick as u16;
        self.client.input(self.tick, Input { throttle: 0, stamp });
        while let Some(packet) = self.client.transmit(self.now) {
            self.up.push((at, packet.to_vec()));
        }
    }

    fn connected() -> Self {
        let mut pair = Self::new();
        for _ in 0..40 {
            pair.tick();
            pair.pass(50);
        }
        assert_eq!(pair.client.status(), Status::Connected);
        pair
    }
}

#[test]
fn a_message_is_acknowledged_although_the_server_sends_half_as_often_as_the_client() {
    let mut pair = Pair::connected();
    for number in 0..2 {
        pair.client.send(Note::new(number), Delivery::Reliable).unwrap();
        pair.tick();
        pair.pass(50);
    }
    for _ in 0..40 {
        pair.tick();
        pair.pass(50);
    }
    let stats = pair.client.stats().unwrap();
    assert_eq!(stats.queued, 0);
}

#[test]
fn packets_that_somebody_held_back_do_not_keep_a_session_without_a_server_alive() {
    let mut pair = Pair::connected();
    let mut held_back = Vec::new();
    for number in 0..30 {
        pair.tick();
        if number % 3 == 0 {
            held_back.append(&mut pair.down);
        }
        pair.pass(50);
    }
    assert!(held_back.len() > 3);
    let stopped = pair.now;
    while pair.client.status() != Status::Left && pair.now < stopped + ms(30_000) {
        if let Some((_, mut bytes)) = held_back.pop() {
            pair.client.receive(pair.now, &mut bytes);
        }
        while pair.client.transmit(pair.now).is_some() {}
        pair.pass(2_000);
    }
    let took = pair.now - stopped;
    assert!(took < Config::default().timeout + ms(3_000), "{took:?}");
}
