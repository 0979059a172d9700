//! Nodes: addresses, clocks, timers, processes that stop or are slow, and a man on the side.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::time::Duration;

use tightwire_sim::{ClockChange, Conditions, Event, Fault, Limits, NodeId, Scenario, Sim};

fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// Two nodes with a latency of 10 ms.
fn pair() -> (Sim, NodeId, NodeId) {
    let mut sim = Sim::new(1);
    let (a, b) = (sim.node("a"), sim.node("b"));
    sim.link(a, b, Conditions { latency: ms(10), ..Conditions::perfect() });
    (sim, a, b)
}

/// Returns the arrivals until `until`, as the time in milliseconds and the first byte.
fn arrivals(sim: &mut Sim, until: Duration) -> Vec<(u128, u8)> {
    let mut arrivals = Vec::new();
    while let Some(event) = sim.next_event(until) {
        if let Event::Datagram { bytes, .. } = event {
            arrivals.push((sim.now().as_millis(), bytes[0]));
        }
    }
    arrivals
}

/// The timers that go off by `until`, with their time.
fn timers(sim: &mut Sim, until: Duration) -> Vec<(u128, usize)> {
    let mut timers = Vec::new();
    while let Some(event) = sim.next_event(until) {
        if let Event::Timer { timer, .. } = event {
            timers.push((sim.now().as_millis(), timer));
        }
    }
    timers
}

#[test]
fn timers_go_off_once_can_be_moved_and_cancelled() {
    let (mut sim, a, b) = pair();
    sim.set_timer(a, 0, ms(30));
    sim.set_timer(a, 0, ms(20));
    sim.set_timer(a, 1, ms(20));
    sim.set_timer(a, 1, ms(50));
    sim.set_timer(a, 2, ms(10));
    sim.cancel_timer(a, 2);
    sim.set_timer(b, 3, ms(50));
    assert_eq!(timers(&mut sim, ms(1_000)), [(20, 0), (50, 3), (50, 1)]);
    assert_eq!(sim.now(), ms(1_000));
    sim.set_timer(a, 0, Duration::ZERO);
    assert_eq!(timers(&mut sim, ms(1_000)), [(1_000, 0)]);
}

#[test]
fn nonsense_from_the_caller_does_no_harm() {
    let (mut sim, a, _) = pair();
    let nobody = NodeId::from_index(u32::MAX);
    sim.link(a, nobody, Conditions::perfect());
    sim.tap(nobody, a, nobody, Duration::MAX);
    sim.set_timer(nobody, 0, ms(1));
    sim.set_timer(a, usize::MAX, Duration::MAX);
    sim.set_timer(a, usize::MAX, ms(5));
    sim.cancel_timer(nobody, 9);
    sim.send(nobody, a, [1]);
    sim.send(a, nobody, [1]);
    sim.schedule(Duration::MAX, Fault::Stop(nobody));
    for fault in [Fault::Rebind(nobody), Fault::Pause(nobody, Duration::MAX), Fault::Stop(nobody)] {
        sim.apply(&fault);
    }
    sim.random(nobody).next_u64();
    let worst = Conditions {
        latency: Duration::MAX,
        jitter: Duration::MAX,
        hold: Duration::MAX,
        loss: f64::NAN,
        burst_loss: f64::INFINITY,
        burst_length: -1.0,
        burst_density: 0.0,
        bandwidth: Some(0),
        queue: Duration::MAX,
        reorder: 2.0,
        reorder_by: Duration::MAX,
        duplicate: 1.0,
        ..Conditions::perfect()
    };
    sim.link(a, a, worst);
    (0..3).for_each(|_| sim.send(a, a, [1; 2_000]));
    assert_eq!(timers(&mut sim, ms(1_000)), [(5, usize::MAX)]);
    assert_eq!(sim.name(nobody), "nobody");
}

#[test]
fn what_happens_at_the_same_time_comes_in_the_order_of_the_calls() {
    let (mut sim, a, b) = pair();
    (0..100).for_each(|number| sim.send(a, b, [number]));
    let expected: Vec<_> = (0..100).map(|number| (10, number)).collect();
    assert_eq!(arrivals(&mut sim, ms(10)), expected);
}

#[test]
fn a_block_works_in_one_direction() {
    let (mut sim, a, b) = pair();
    sim.apply(&Fault::Block(a, b));
    sim.send(a, b, [1]);
    sim.send(b, a, [2]);
    assert_eq!(arrivals(&mut sim, ms(100)), [(10, 2)]);
    assert_eq!(sim.stats(a, b).blocked, 1);
    sim.apply(&Fault::Unblock(a, b));
    sim.send(a, b, [3]);
    assert_eq!(arrivals(&mut sim, ms(200)), [(110, 3)]);
}

#[test]
fn a_new_address_loses_what_is_under_way_to_the_old_one() {
    for fault in [Fault::Rebind, Fault::Move] {
        let (mut sim, a, b) = pair();
        let old = sim.address(a);
        sim.send(b, a, [1]);
        sim.apply(&fault(a));
        let new = sim.address(a);
        assert_ne!(old, new);
        assert_eq!(old.ip() == new.ip(), fault(a) == Fault::Rebind(a));
        sim.send(b, old, [2]);
        sim.send(b, new, [3]);
        assert_eq!(arrivals(&mut sim, ms(100)), [(10, 3)]);
        assert_eq!(sim.stats(b, a).no_such_address, 2);
        assert_eq!((sim.owner(old), sim.owner(new)), (Some(a), Some(a)));
        sim.send(a, b, [4]);
        let Some(Event::Datagram { from, .. }) = sim.next_event(ms(200)) else { panic!() };
        assert_eq!(from, new);
    }
}

#[test]
fn packets_to_nobody_and_without_a_link_are_counted() {
    let (mut sim, a, _) = pair();
    let alone = sim.node("alone");
    sim.send(a, alone, [1]);
    sim.send(a, "192.0.2.1:9".parse::<std::net::SocketAddr>().unwrap(), [1]);
    sim.send(a, NodeId::from_index(99), [1]);
    assert_eq!(arrivals(&mut sim, ms(100)), []);
    let total = sim.total();
    assert_eq!((total.sent, total.no_link, total.no_such_address), (3, 1, 2));
}

#[test]
fn a_stopped_node_loses_its_packets_and_timers() {
    let (mut sim, a, b) = pair();
    sim.set_timer(b, 0, ms(60));
    sim.schedule(ms(20), Fault::Stop(b));
    sim.schedule(ms(50), Fault::Start(b));
    for number in 0..8 {
        let until = ms(10) * u32::from(number);
        while let Some(event) = sim.next_event(until) {
            match event {
                Event::Datagram { node, bytes, .. } if node == b => {
                    assert!([0, 4, 5, 6].contains(&bytes[0]));
                }
                Event::Datagram { .. } | Event::Fault(_) => {}
                other => panic!("{other:?}"),
            }
        }
        sim.send(a, b, [number]);
        assert_eq!(sim.is_up(b), !(20..50).contains(&until.as_millis()));
        sim.send(b, a, []);
    }
    // Those that arrive at 20, 30 and 40 ms meet nobody. Stop comes first at 20 ms.
    assert_eq!(sim.stats(a, b).node_down, 3);
    // A stopped node sends nothing.
    assert_eq!(sim.stats(b, a).sent, 5);
}

#[test]
fn a_paused_node_gets_everything_afterwards_and_in_order() {
    let (mut sim, a, b) = pair();
    sim.apply(&Fault::Pause(b, ms(100)));
    sim.set_timer(b, 0, ms(15));
    for number in 0..5 {
        assert_eq!(sim.next_event(ms(5) * u32::from(number)), None);
        sim.send(a, b, [number]);
    }
    let mut events = Vec::new();
    while let Some(event) = sim.next_event(ms(1_000)) {
        assert_eq!(sim.now(), ms(100));
        events.push(match event {
            Event::Datagram { bytes, .. } => bytes[0],
            _ => 99,
        });
    }
    // They arrived at 10, 15, 20, 25 and 30 ms. The timer was set before the second was sent.
    assert_eq!(events, [0, 99, 1, 2, 3, 4]);
}

#[test]
fn a_slow_node_falls_behind_and_its_buffer_overflows() {
    let (mut sim, a, b) = pair();
    // It gets 100 packets a second and handles 50.
    sim.set_service_time(b, ms(20));
    sim.set_receive_buffer(b, 30);
    let mut delays = Vec::new();
    for number in 0..200u8 {
        while let Some(Event::Datagram { bytes, .. }) = sim.next_event(ms(10) * u32::from(number)) {
            delays.push(sim.now().as_millis() - 10 * u128::from(bytes[0]));
        }
        sim.send(a, b, [number]);
    }
    // The first takes 10 ms. Each further one waits 10 ms longer than the one before it, until the
    // buffer is full. Then it waits for the 30 before it, and at most for the one at work.
    assert_eq!(delays[..5], [10, 20, 30, 40, 50]);
    assert!(delays[80..].iter().all(|delay| (600..=630).contains(delay)), "{delays:?}");
    assert!(sim.stats(a, b).buffer_full > 30);
}

#[test]
fn clocks_are_wrong_and_timers_are_right() {
    let (mut sim, a, b) = pair();
    sim.apply(&Fault::Clock(a, ClockChange::Stop));
    sim.apply(&Fault::Clock(b, ClockChange::Step(ms(100))));
    sim.set_timer(a, 0, ms(250));
    assert_eq!(timers(&mut sim, ms(1_000)), [(250, 0)]);
    assert_eq!(sim.clock(a), ms(0));
    sim.next_event(ms(1_299));
    assert_eq!(sim.clock(b), ms(1_200));
    sim.apply(&Fault::Calm);
    sim.next_event(ms(1_300));
    assert_eq!((sim.clock(a), sim.clock(b)), (ms(1), ms(1_300)));
}

#[test]
fn a_man_on_the_side_sees_everything_and_can_be_first() {
    let (mut sim, a, b) = pair();
    let eve = sim.node("eve");
    sim.link(eve, b, Conditions { latency: ms(2), ..Conditions::perfect() });
    sim.link_one_way(a, b, Conditions { latency: ms(10), loss: 1.0, ..Conditions::perfect() });
    sim.tap(eve, a, b, ms(1));
    sim.send(a, b, [1, 2, 3]);
    let Some(Event::Overheard { node, from, to, bytes }) = sim.next_event(ms(100)) else {
        panic!()
    };
    assert_eq!((node, from, to), (eve, sim.address(a), sim.address(b)));
    assert_eq!((bytes.as_slice(), sim.now()), (&[1, 2, 3][..], ms(1)), "though it is lost");
    sim.inject(eve, from, to, bytes);
    let arrived = sim.next_event(ms(100)).unwrap();
    assert_eq!(arrived, Event::Datagram { node: b, from: sim.address(a), bytes: vec![1, 2, 3] });
    assert_eq!(sim.now(), ms(3));
    sim.send(b, a, [4]);
    let Some(Event::Overheard { from, .. }) = sim.next_event(ms(100)) else { panic!() };
    assert_eq!(from, sim.address(b), "both directions");
    assert_eq!(arrivals(&mut sim, ms(100)), [(13, 4)]);
}

#[test]
fn calm_ends_every_fault() {
    let (mut sim, a, b) = pair();
    sim.link(a, b, Conditions { loss: 1.0, ..Conditions::perfect() });
    sim.apply(&Fault::Block(a, b));
    sim.apply(&Fault::Stop(b));
    sim.apply(&Fault::Pause(a, ms(60_000)));
    sim.schedule(ms(100), Fault::Calm);
    assert_eq!(sim.next_event(ms(100)), Some(Event::Fault(Fault::Calm)));
    assert_eq!(sim.next_event(ms(100)), Some(Event::Fault(Fault::Start(b))));
    assert_eq!(sim.conditions(a, b), Some(&Conditions::good()));
    sim.send(a, b, [1]);
    sim.send(b, a, [2]);
    let mut arrived = arrivals(&mut sim, ms(200));
    arrived.sort_unstable_by_key(|arrival| arrival.1);
    assert_eq!(arrived.iter().map(|arrival| arrival.1).collect::<Vec<_>>(), [1, 2]);
}

/// A busy network with every kind of fault, and the fingerprint of its log.
fn fingerprint(seed: u64) -> (u64, Vec<String>) {
    let mut sim = Sim::new(seed);
    let server = sim.node("server");
    let clients: Vec<NodeId> = (0..4).map(|number| sim.node(&format!("client {number}"))).collect();
    let eve = sim.node("eve");
    for client in &clients {
        sim.link(*client, server, Conditions::terrible());
        sim.tap(eve, *client, server, ms(3));
    }
    sim.link(eve, server, Conditions::mobile());
    sim.schedule(ms(500), Fault::Rebind(clients[0]));
    sim.schedule(ms(700), Fault::Move(clients[1]));
    sim.schedule(ms(900), Fault::Stop(server));
    sim.schedule(ms(1_200), Fault::Start(server));
    sim.schedule(ms(1_500), Fault::Pause(server, ms(200)));
    sim.schedule(ms(1_600), Fault::Block(clients[2], server));
    sim.schedule(ms(2_500), Fault::Calm);
    sim.keep_log(50);
    sim.nodes().for_each(|node| sim.set_timer(node, 0, Duration::ZERO));
    while let Some(event) = sim.next_event(ms(4_000)) {
        match event {
            Event::Timer { node, .. } if node != server => {
                let length = 1 + sim.random(node).below(300) as usize;
                let mut bytes = vec![0; length];
                sim.random(node).fill(&mut bytes);
                sim.send(node, server, bytes);
                sim.set_timer(node, 0, Duration::from_nanos(16_666_667));
            }
            Event::Datagram { node, from, bytes } if node == server => {
                sim.send(server, from, &bytes[..bytes.len() / 2]);
            }
            Event::Overheard { from, to, mut bytes, .. } if sim.random(eve).chance(0.1) => {
                bytes.push(7);
                sim.inject(eve, from, to, bytes);
            }
            _ => {}
        }
    }
    let total = sim.total();
    let under_way = total.sent + total.duplicated - total.delivered - total.lost();
    assert!(under_way < 200 && total.delivered > 1_000, "{total:?}");
    (sim.fingerprint(), sim.log().collect())
}

#[test]
fn one_seed_gives_the_same_packets_and_another_gives_others() {
    assert_eq!(fingerprint(1), fingerprint(1));
    assert_ne!(fingerprint(1).0, fingerprint(2).0);
    assert_eq!(fingerprint(1).1.len(), 50);
}

/// Both sides answer every packet at once, so without a latency the time stands still.
#[test]
#[should_panic(expected = "1000000 events in a row that took no time")]
fn an_endless_exchange_at_one_instant_ends_with_a_reason() {
    let mut sim = Sim::new(1);
    let (a, b) = (sim.node("a"), sim.node("b"));
    sim.link(a, b, Conditions::perfect());
    sim.send(a, b, b"ping");
    while let Some(event) = sim.next_event(ms(1_000)) {
        let Event::Datagram { node, from, bytes } = event else { continue };
        sim.send(node, from, bytes);
    }
}

#[test]
fn many_packets_that_arrive_together_are_not_an_endless_exchange() {
    let (mut sim, a, b) = pair();
    (0..1_000_100).for_each(|_| sim.send(a, b, []));
    let mut arrived = 0;
    while sim.next_event(ms(10)).is_some() {
        arrived += 1;
    }
    assert_eq!(arrived, 1_000_100);
}

/// The faults that are reported by `until`, as text.
fn faults(sim: &mut Sim, until: Duration) -> Vec<String> {
    let mut faults = Vec::new();
    while let Some(event) = sim.next_event(until) {
        if let Event::Fault(fault) = event {
            faults.push(fault.to_string());
        }
    }
    faults
}

#[test]
fn calm_starts_every_stopped_node_with_an_event() {
    let (mut sim, a, b) = pair();
    sim.node("c");
    sim.schedule(ms(10), Fault::Stop(a));
    sim.schedule(ms(10), Fault::Stop(b));
    sim.schedule(ms(20), Fault::Start(b));
    sim.schedule(ms(30), Fault::Calm);
    sim.schedule(ms(40), Fault::Start(a));
    assert_eq!(faults(&mut sim, ms(29)), ["stop 0", "stop 1", "start 1"]);
    assert_eq!(faults(&mut sim, ms(30)), ["calm", "start 0"]);
    // It runs already, so there is nothing to report.
    assert_eq!(faults(&mut sim, ms(100)), [""; 0]);
    assert!(sim.is_up(a) && sim.is_up(b));
}

#[test]
fn a_process_stops_once() {
    let (mut sim, a, _) = pair();
    sim.schedule(ms(10), Fault::Stop(a));
    sim.schedule(ms(20), Fault::Stop(a));
    assert_eq!(faults(&mut sim, ms(100)), ["stop 0"]);
}

#[test]
fn a_pause_ends_with_its_process() {
    for pause_first in [true, false] {
        let (mut sim, a, b) = pair();
        if pause_first {
            sim.apply(&Fault::Pause(b, ms(5_000)));
            sim.apply(&Fault::Stop(b));
        } else {
            sim.apply(&Fault::Stop(b));
            sim.apply(&Fault::Pause(b, ms(5_000)));
        }
        sim.apply(&Fault::Start(b));
        sim.send(a, b, [1]);
        assert_eq!(arrivals(&mut sim, ms(10_000)), [(10, 1)]);
    }
}

#[test]
fn a_timer_that_waits_for_a_busy_node_can_be_cancelled_and_set_again() {
    let (mut sim, _, b) = pair();
    sim.set_timer(b, 0, ms(10));
    sim.set_timer(b, 1, ms(11));
    sim.set_timer(b, 2, ms(12));
    sim.set_timer(b, 3, ms(13));
    sim.apply(&Fault::Pause(b, ms(100)));
    assert_eq!(timers(&mut sim, ms(50)), []);
    sim.cancel_timer(b, 0);
    sim.set_timer(b, 1, ms(200));
    // This one is due again before the pause ends, and then it comes after the last one.
    sim.set_timer(b, 2, ms(20));
    assert_eq!(timers(&mut sim, ms(1_000)), [(100, 3), (100, 2), (250, 1)]);
}

#[test]
fn timers_have_any_number() {
    let (mut sim, a, _) = pair();
    for timer in [usize::MAX, usize::MAX - 1, 0, 1 << 25] {
        sim.set_timer(a, timer, ms(10));
    }
    sim.cancel_timer(a, usize::MAX - 1);
    let expected = [(10, usize::MAX), (10, 0), (10, 1 << 25)];
    assert_eq!(timers(&mut sim, ms(100)), expected);
}

#[test]
fn a_fingerprint_needs_no_log_and_covers_faults() {
    let fingerprint = |lines: usize, pause: u64, byte: u8| {
        let (mut sim, a, b) = pair();
        sim.keep_log(lines);
        sim.apply(&Fault::Pause(b, ms(pause)));
        sim.send(a, b, [byte; 100]);
        sim.note(a, || "sent".into());
        while sim.next_event(ms(20)).is_some() {}
        sim.fingerprint()
    };
    assert_eq!(fingerprint(0, 1, 1), fingerprint(100, 1, 1));
    assert_ne!(fingerprint(0, 1, 1), fingerprint(0, 1, 2), "a byte");
    assert_ne!(fingerprint(0, 1, 1), fingerprint(0, 2, 1), "the length of a pause");
    let scenario = |seed| {
        let conditions = Conditions::terrible();
        let scenario = Scenario { seed, conditions, ..Scenario::random(1, &Limits::default()) };
        let (mut sim, server, clients) = scenario.sim();
        (0..20).for_each(|byte| sim.send(clients[0], server, [byte]));
        while sim.next_event(ms(2_000)).is_some() {}
        sim.fingerprint()
    };
    assert_ne!(scenario(1), scenario(2));
}

#[test]
fn the_log_says_what_happened_to_a_packet_that_arrives() {
    for (text, mark) in [
        ("perfect", "b  arrived  9 bytes"),
        ("corrupt=1", "b  arrived, DAMAGED  9 bytes"),
        ("truncate=1", "b  arrived, CUT SHORT  "),
        ("duplicate=1,corrupt=1", "b  arrived, DAMAGED  9 bytes"),
    ] {
        let (mut sim, a, b) = pair();
        sim.link(a, b, text.parse().unwrap());
        sim.keep_log(10);
        sim.send(a, b, [7; 9]);
        while sim.next_event(ms(100)).is_some() {}
        let log: Vec<String> = sim.log().filter(|line| line.contains("arrived")).collect();
        assert!(!log.is_empty() && log.iter().all(|line| line.contains(mark)), "{text}: {log:?}");
    }
}

#[test]
fn a_smaller_log_forgets_the_older_lines() {
    let (mut sim, a, _) = pair();
    sim.keep_log(100);
    (0..50).for_each(|number| sim.note(a, || number.to_string()));
    sim.keep_log(10);
    (50..55).for_each(|number| sim.note(a, || number.to_string()));
    let log: Vec<String> = sim.log().collect();
    assert_eq!(log.len(), 10);
    assert!(log[0].ends_with("a: 45") && log[9].ends_with("a: 54"), "{log:?}");
}

#[test]
fn a_description_that_panics_is_shown_as_such() {
    let (mut sim, a, b) = pair();
    sim.keep_log(10);
    sim.describe(|bytes| format!("first {}", bytes[0]));
    sim.send(a, b, []);
    sim.send(a, b, [5]);
    let log: Vec<String> = sim.log().collect();
    assert!(log[0].contains("0 bytes: describe panicked: index out of bounds"), "{log:?}");
    assert!(log[1].contains("1 bytes: first 5"), "{log:?}");
}

#[test]
#[should_panic(expected = "a simulation has at most 65,536 nodes")]
fn a_node_too_many_is_rejected() {
    let mut sim = Sim::new(1);
    for number in 0..=65_536 {
        sim.node(&number.to_string());
    }
}

#[test]
fn an_address_belongs_to_a_node_only_if_it_had_it() {
    let (mut sim, a, b) = pair();
    let first = sim.address(b);
    sim.apply(&Fault::Rebind(b));
    let second = sim.address(b);
    sim.apply(&Fault::Move(b));
    let third = sim.address(b);
    for address in [first, second, third] {
        assert_eq!(sim.owner(address), Some(b));
    }
    for address in ["10.99.0.1:1", "10.0.0.1:40002", "10.1.0.1:40000", "10.0.0.9:40000"] {
        assert_eq!(sim.owner(address.parse().unwrap()), None, "{address}");
    }
    sim.send(a, "10.99.0.1:1".parse::<std::net::SocketAddr>().unwrap(), [1]);
    assert_eq!((sim.total().no_such_address, sim.under_way()), (1, 0));
}

#[test]
fn what_a_missing_node_overhears_is_dropped() {
    let (mut sim, a, b) = pair();
    sim.tap(NodeId::from_index(9), a, b, ms(1));
    sim.send(a, b, [1]);
    assert_eq!(arrivals(&mut sim, ms(100)), [(10, 1)]);
    assert_eq!(sim.under_way(), 0);
}
