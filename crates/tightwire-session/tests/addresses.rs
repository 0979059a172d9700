//! Addresses of clients: changes of address, and attackers between client and server.

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

use support::{FAIR, Input, Net, Note, To, Weather, ms};
use tightwire_session::{Delivery, ServerEvent, Status};

const HIS: u64 = 666;

/// Somebody who sees every datagram between one client and the server, sends copies from addresses of
/// his own, and forwards to the client what the server sends there. He cannot stop packets.
struct Man {
    /// The delay of a copy to the server, and from there to the client.
    delay: Duration,
    addresses: u64,
    /// The treatment of datagrams that the server sends to the relay.
    forwards: Forwards,
}

#[derive(Clone, Copy, PartialEq)]
enum Forwards {
    Everything,
    Handshake,
    Nothing,
}

impl Man {
    fn new(delay: Duration, addresses: u64, forwards: Forwards) -> Self {
        Self { delay, addresses, forwards }
    }

    /// Looks at what was sent since the last time.
    fn act(&self, net: &mut Net) {
        let seen = net.seen.split_off(0);
        for (_, to, bytes) in seen {
            match to {
                To::Server { from: 1000 } => {
                    for number in 0..self.addresses {
                        net.inject(self.delay, To::Server { from: HIS + number }, &bytes);
                    }
                }
                To::Address(address) if (HIS..HIS + self.addresses).contains(&address) => {
                    let is_handshake = bytes.starts_with(&[0, b't', b'w', b'h', b's']);
                    let forward = match self.forwards {
                        Forwards::Everything => true,
                        Forwards::Handshake => is_handshake,
                        Forwards::Nothing => false,
                    };
                    if forward {
                        net.inject(self.delay, To::Address(net.players[&1].address), &bytes);
                    }
                }
                _ => {}
            }
        }
    }
}

fn tick(net: &mut Net, man: Option<&Man>, number: u32) {
    let _ = net.player(1).client.input(number, Input { throttle: 0, stamp: number as u16 });
    let _ = net.server.send(1, Note::new(number), Delivery::Unreliable);
    net.step(ms(5));
    if let Some(man) = man {
        man.act(net);
    }
}

#[test]
fn a_man_on_the_side_who_is_slower_never_gets_the_session() {
    for (addresses, forwards) in [
        (1, Forwards::Everything),
        (1, Forwards::Handshake),
        (8, Forwards::Handshake),
        (8, Forwards::Nothing),
        (8, Forwards::Everything),
    ] {
        let mut net = Net::new(1, Weather { least: ms(20), jitter: ms(2), ..FAIR }, 4);
        net.records = true;
        let man = Man::new(ms(35), addresses, forwards);
        for number in 1..4000 {
            tick(&mut net, Some(&man), number);
            if net.now > ms(400) {
                assert_eq!(net.server.address(1), Some(1000), "{addresses} at {:?}", net.now);
            }
        }
        assert_eq!(net.player(1).client.status(), Status::Connected);
        assert!(!net.events.iter().any(|event| matches!(event, ServerEvent::Left(..))));
    }
}

#[test]
fn a_man_on_the_side_who_is_faster_and_comes_later_gets_nothing() {
    let mut net = Net::new(1, Weather { least: ms(20), jitter: ms(2), ..FAIR }, 4);
    net.connect();
    for number in 1..200 {
        tick(&mut net, None, number);
    }
    net.records = true;
    let man = Man::new(ms(8), 8, Forwards::Everything);
    for number in 200..4000 {
        tick(&mut net, Some(&man), number);
        assert_eq!(net.server.address(1), Some(1000), "at {:?}", net.now);
    }
}

#[test]
fn a_faster_man_from_the_first_packet_on_who_stops_packets_loses_the_session_soon() {
    for (addresses, forwards) in
        [(1, Forwards::Handshake), (8, Forwards::Handshake), (8, Forwards::Nothing)]
    {
        for least in [10, 25, 75] {
            let mut net = Net::new(1, Weather { least: ms(least), jitter: ms(2), ..FAIR }, 4);
            net.records = true;
            // Everything he does is 40 % faster.
            let man = Man::new(ms(least * 6 / 10), addresses, forwards);
            let mut last_elsewhere = ms(0);
            let mut connected = None;
            for number in 1..3000 {
                tick(&mut net, Some(&man), number);
                if net.player(1).client.status() == Status::Connected {
                    connected.get_or_insert(net.now);
                }
                if net.server.address(1).is_some_and(|address| address != 1000) {
                    last_elsewhere = net.now;
                }
            }
            let connected = connected.expect("the client connects");
            assert_eq!(net.server.address(1), Some(1000), "{addresses} addresses, {least} ms");
            let late = last_elsewhere.saturating_sub(connected);
            assert!(late <= ms(1000), "{late:?} with {addresses} addresses and {least} ms");
            assert!(connected <= ms(4000), "{connected:?}");
        }
    }
}

/// Moves the client to another address and returns how long the server was not heard.
fn rebind(net: &mut Net, to: u64, number: &mut u32) -> Duration {
    net.player(1).address = to;
    let start = net.now;
    let mut last = net.at_client(1).len();
    let (mut heard, mut gap) = (start, ms(0));
    while net.now - start < ms(3000) {
        *number += 1;
        tick(net, None, *number);
        let now = net.at_client(1).len();
        if now > last {
            (gap, heard, last) = (gap.max(net.now - heard), net.now, now);
        }
    }
    assert_eq!(net.server.address(1), Some(to));
    gap
}

#[test]
fn a_client_with_a_new_address_is_found_again() {
    for (trip, most) in [(20, 250), (50, 300), (150, 600)] {
        let weather = Weather { least: ms(trip / 2), jitter: ms(2), ..FAIR };
        let mut net = Net::new(1, weather, 4);
        net.connect();
        let mut number = 0;
        for _ in 0..200 {
            number += 1;
            tick(&mut net, None, number);
        }
        for round in 0..5 {
            let gap = rebind(&mut net, 2000 + round, &mut number);
            assert!(gap <= ms(most), "{gap:?} at a round trip of {trip} ms");
        }
        assert!(!net.events.iter().any(|event| matches!(event, ServerEvent::Left(..))));
        // What was lost at the old addresses is no sign of congestion.
        let rate = net.server.peer_stats(1).unwrap().rate;
        assert!(rate > 15_000, "{rate} bytes a second at a round trip of {trip} ms");
    }
}

#[test]
fn a_client_with_a_new_address_is_found_through_loss_within_two_seconds() {
    for seed in 1..=20 {
        let weather = Weather { least: ms(25), jitter: ms(20), loss: 0.2, copies: 0.02 };
        let mut net = Net::new(1, weather, seed);
        net.connect();
        let mut number = 0;
        for _ in 0..300 {
            number += 1;
            tick(&mut net, None, number);
        }
        let gap = rebind(&mut net, 2000, &mut number);
        assert!(gap <= ms(2000), "{gap:?} with seed {seed}");
    }
}

#[test]
fn an_idle_client_with_a_new_address_is_found_before_it_times_out() {
    let mut net = Net::new(1, Weather { least: ms(25), ..FAIR }, 3);
    net.connect();
    net.run(ms(5000));
    net.player(1).address = 2000;
    net.until(ms(3000), |net| net.server.address(1) == Some(2000));
    net.server.send(1, Note::new(5), Delivery::Reliable).unwrap();
    net.until(ms(200), |net| net.at_client(1) == [5]);
}

#[test]
fn two_players_at_one_address_do_not_disturb_each_other() {
    let mut net = Net::new(2, FAIR, 3);
    net.player(2).address = 1000;
    net.connect();
    net.run(ms(500));
    for number in 0..50 {
        net.player(1).client.send(Note::new(number), Delivery::Reliable).unwrap();
        net.player(2).client.send(Note::new(number), Delivery::Reliable).unwrap();
        net.step(ms(10));
    }
    net.run(ms(500));
    assert_eq!(net.at_server(1), (0..50).collect::<Vec<_>>());
    assert_eq!(net.at_server(2), (0..50).collect::<Vec<_>>());
}

#[test]
fn an_address_that_is_not_proved_gets_no_more_than_came_from_it() {
    let mut net = Net::new(1, FAIR, 3);
    net.records = true;
    // Everything that the client ever sends is copied from many addresses, for a minute.
    let man = Man::new(ms(8), 30, Forwards::Nothing);
    for number in 1..3000 {
        tick(&mut net, Some(&man), number);
    }
    for (address, (came, went)) in &net.traffic {
        if *address != 1000 {
            assert!(went <= came, "{address}: {came} bytes came, {went} went");
        }
    }
    assert!(net.traffic.len() > 25);
}
