//! Configurations at their limits, and values that a session can never send.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on should say so on the spot"
)]

mod support;

use std::time::Duration;

use support::{FAIR, Net, Note, ms};
use tightwire::Wire;
use tightwire_session::{
    Client, Config, Delivery, Game, InputAt, Key, Protocol, Rates, Server, Status, Why,
};

#[test]
fn the_memory_of_a_peer_can_be_asked_for_with_any_limits() {
    let config = Config {
        queue_bytes: usize::MAX,
        message_bytes: usize::MAX,
        block_bytes: u32::MAX,
        ..Config::default()
    };
    assert_eq!(config.memory_per_peer(), usize::MAX);
}

#[test]
fn a_rate_of_zero_is_slow_and_does_not_stop_a_session() {
    let rates = Rates { floor: 0, start: 0, ceiling: 0 };
    let mut net = Net::with(1, FAIR, 1, Config { rates, ..Config::default() });
    net.connect();
    for number in 0..30 {
        net.player(1).client.send(Note::of(number, 300), Delivery::Reliable).unwrap();
    }
    net.run(ms(20_000));
    assert_eq!(net.at_server(1), (0..30).collect::<Vec<_>>());
}

#[test]
fn a_message_that_never_fits_in_the_queue_is_too_large() {
    let config = Config { queue_bytes: 1000, ..Config::default() };
    let mut net = Net::with(1, FAIR, 1, config);
    net.connect();
    let error = net.server.send(1, Note::of(1, 2000), Delivery::Reliable).unwrap_err();
    assert_eq!(error.why, Why::TooLarge);
    net.server.send(1, Note::of(2, 900), Delivery::Reliable).unwrap();
    let error = net.server.send(1, Note::of(3, 900), Delivery::Reliable).unwrap_err();
    assert_eq!(error.why, Why::Full);
}

#[derive(Wire, Clone, Debug, PartialEq)]
struct Long {
    #[wire(max_len = 200_000, bytes)]
    bytes: Vec<u8>,
}

struct Large;
impl Game for Large {
    type Input = Long;
    type ToServer = Long;
    type ToClient = Long;
    type World = ();
}

const LARGE: Protocol<Large> = Protocol::new("large", 1);

/// A server and a client that are connected without a network.
struct Pair {
    server: Server<Large, u64>,
    client: Client<Large>,
    now: Duration,
}

impl Pair {
    fn new(config: &Config) -> Self {
        let mut server = Server::new(&LARGE, config.clone(), [1; 32]);
        server.admit(1, Key::new([7; 32]));
        let key = Key::new([7; 32]);
        let client = Client::connect(&LARGE, 1, key, config.clone(), ms(0), [2; 32]);
        let mut pair = Self { server, client, now: ms(0) };
        (0..20).for_each(|_| pair.exchange());
        assert_eq!(pair.client.status(), Status::Connected);
        pair
    }

    fn exchange(&mut self) {
        self.now += ms(20);
        while let Some(packet) = self.client.transmit(self.now) {
            self.server.receive(self.now, 5, &mut packet.to_vec());
        }
        while let Some((_, packet)) = self.server.transmit(self.now) {
            self.client.receive(self.now, &mut packet.to_vec());
        }
    }
}

#[test]
fn a_message_of_more_parts_than_the_window_has_is_too_large() {
    let config = Config { queue_bytes: usize::MAX, message_bytes: usize::MAX, ..Config::default() };
    let mut pair = Pair::new(&config);
    let of = |length| Long { bytes: vec![7; length] };
    let error = pair.client.send(of(130 << 10), Delivery::Reliable).unwrap_err();
    assert_eq!(error.why, Why::TooLarge);
    assert!(pair.client.send(of(127 << 10), Delivery::Reliable).is_ok());
}

#[test]
fn an_input_is_accepted_up_to_its_limit_and_then_arrives() {
    for packet_bytes in [0, 1000, 1200, usize::MAX] {
        let config = Config { packet_bytes, ..Config::default() };
        let mut pair = Pair::new(&config);
        let of = |length, tick| Long { bytes: vec![tick as u8; length] };
        let longest = (0..400)
            .rev()
            .find(|length| {
                tightwire::measure(&of(*length, 0)).unwrap().div_ceil(8) <= config.largest_input()
            })
            .unwrap();
        for tick in 1..=20 {
            assert!(pair.client.input(tick, of(longest, tick)), "{packet_bytes}");
            // While the client seeks, its packets have the least room.
            pair.exchange();
            let mut came = false;
            pair.server.inputs(tick, |_, input| came = matches!(input, InputAt::Fresh(_)));
            assert!(came, "tick {tick} of {packet_bytes}");
        }
        assert!(!pair.client.input(21, of(longest + 1, 21)), "{packet_bytes}");
        assert!(!pair.client.input(21, of(2000, 21)), "{packet_bytes}");
        assert!(pair.client.input(21, of(longest, 21)), "{packet_bytes}");
    }
}
