//! Every condition does what its documentation says, measured over many packets. The expected
//! numbers are computed from the documented parameters, never from the simulation.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

use std::sync::Arc;
use std::time::Duration;

use tightwire_sim::{Conditions, Event, Fault, NodeId, Sim, Stats};

fn ms(milliseconds: u64) -> Duration {
    Duration::from_millis(milliseconds)
}

/// A packet that arrived: its number, when it was sent and when it arrived.
#[derive(Clone, Debug)]
struct Arrival {
    number: usize,
    delay: Duration,
    bytes: Vec<u8>,
}

struct Run {
    arrivals: Vec<Arrival>,
    stats: Stats,
}

/// Sends packets of 40 bytes that start with their number, one every `interval`.
fn send(conditions: &Conditions, packets: usize, interval: Duration, seed: u64) -> Run {
    let mut sim = Sim::new(seed);
    let (a, b) = (sim.node("a"), sim.node("b"));
    sim.link(a, b, conditions.clone());
    let mut arrivals = Vec::new();
    let take = |sim: &mut Sim, until, arrivals: &mut Vec<Arrival>| {
        while let Some(event) = sim.next_event(until) {
            let Event::Datagram { bytes, .. } = event else { panic!("{event:?}") };
            let number = u32::from_le_bytes(bytes[..4].try_into().unwrap_or([0; 4])) as usize;
            let delay = sim.now().saturating_sub(interval * number as u32);
            arrivals.push(Arrival { number, delay, bytes });
        }
    };
    for number in 0..packets {
        take(&mut sim, interval * number as u32, &mut arrivals);
        sim.send(a, b, packet(number));
    }
    take(&mut sim, interval * packets as u32 + ms(60_000), &mut arrivals);
    assert_eq!(sim.under_way(), 0);
    Run { arrivals, stats: sim.stats(a, b) }
}

fn packet(number: usize) -> Vec<u8> {
    (number as u32).to_le_bytes().repeat(10)
}

#[track_caller]
fn assert_near(found: f64, expected: f64, tolerance: f64) {
    assert!((found - expected).abs() <= tolerance, "{found}, expected {expected} ± {tolerance}");
}

/// The runs of consecutive packets that are missing.
fn gaps(arrivals: &[Arrival], packets: usize) -> Vec<usize> {
    let mut arrived = vec![false; packets];
    for arrival in arrivals {
        arrived[arrival.number] = true;
    }
    arrived.split(|arrived| *arrived).map(<[bool]>::len).filter(|&length| length > 0).collect()
}

#[test]
fn a_perfect_network_delivers_everything_at_once_and_in_order() {
    let run = send(&Conditions::perfect(), 1_000, ms(1), 1);
    let numbers: Vec<_> = run.arrivals.iter().map(|arrival| arrival.number).collect();
    assert_eq!(numbers, (0..1_000).collect::<Vec<_>>());
    assert!(run.arrivals.iter().all(|arrival| arrival.delay.is_zero()));
    assert!(run.arrivals.iter().all(|arrival| arrival.bytes == packet(arrival.number)));
    assert_eq!((run.stats.sent, run.stats.delivered, run.stats.lost()), (1_000, 1_000, 0));
    assert_eq!((run.stats.sent_bytes, run.stats.delivered_bytes), (40_000, 40_000));
}

#[test]
fn independent_losses_have_the_documented_rate_and_come_alone() {
    let packets = 200_000;
    let run = send(&Conditions { loss: 0.05, ..Conditions::perfect() }, packets, ms(1), 2);
    let rate = run.stats.lost_at_random as f64 / packets as f64;
    // Four standard deviations: sqrt(0.05 * 0.95 / 200,000) is 0.00049.
    assert_near(rate, 0.05, 0.002);
    // Runs of independent losses have a mean length of 1 / (1 - loss).
    let gaps = gaps(&run.arrivals, packets);
    let mean = gaps.iter().sum::<usize>() as f64 / gaps.len() as f64;
    assert_near(mean, 1.0 / 0.95, 0.01);
}

#[test]
fn bursts_have_the_documented_rate_and_length() {
    for (share, length, seed) in [(0.015, 6.0, 3), (0.08, 10.0, 4), (0.005, 4.0, 5)] {
        let packets = 400_000;
        let conditions =
            Conditions { burst_loss: share, burst_length: length, ..Conditions::perfect() };
        let run = send(&conditions, packets, ms(1), seed);
        let gaps = gaps(&run.arrivals, packets);
        let lost = gaps.iter().sum::<usize>();
        assert_eq!(lost as u64, run.stats.lost_in_bursts);
        // The states of a chain with this memory are correlated over about `length` packets, which
        // makes the variance about 2 * length times that of independent losses.
        let deviation = (share * (1.0 - share) * 2.0 * length / packets as f64).sqrt();
        assert_near(lost as f64 / packets as f64, share, 4.0 * deviation);
        // The length of a burst is geometric: its deviation is about its mean.
        let mean = lost as f64 / gaps.len() as f64;
        assert_near(mean, length, 4.0 * length / (gaps.len() as f64).sqrt());
    }
}

#[test]
fn a_bad_state_that_loses_half_still_loses_the_documented_share() {
    let packets = 400_000;
    let conditions = Conditions {
        burst_loss: 0.1,
        burst_length: 20.0,
        burst_density: 0.5,
        ..Conditions::perfect()
    };
    let run = send(&conditions, packets, ms(1), 6);
    assert_near(run.stats.lost_in_bursts as f64 / packets as f64, 0.1, 0.01);
    // Inside a bad state, losses come in runs of 2 on average, and a little less at its end.
    let gaps = gaps(&run.arrivals, packets);
    let mean = gaps.iter().sum::<usize>() as f64 / gaps.len() as f64;
    // A run ends when the next packet survives or the state ends: 1 - 0.5 * 0.95 of the time.
    assert_near(mean, 1.0 / (1.0 - 0.5 * 0.95), 0.03);
}

#[test]
fn delays_have_the_documented_quantiles() {
    // One packet a second, so that none has to wait for the one before it.
    let conditions = Conditions { latency: ms(35), jitter: ms(5), ..Conditions::perfect() };
    let run = send(&conditions, 100_000, ms(1_000), 7);
    let mut delays: Vec<f64> =
        run.arrivals.iter().map(|arrival| arrival.delay.as_secs_f64() * 1e3).collect();
    let mean = delays.iter().sum::<f64>() / delays.len() as f64;
    delays.sort_by(f64::total_cmp);
    // Latency + multiple of the median, and a tolerance of four deviations of an order statistic.
    for (quantile, expected, tolerance) in [
        (0.0, 35.0, 0.01),
        (0.25, 35.0 + 2.5, 0.1),
        (0.5, 35.0 + 5.0, 0.15),
        (0.75, 35.0 + 10.0, 0.3),
        (0.9, 35.0 + 20.0, 1.0),
        (0.99, 35.0 + 60.0, 4.0),
        (0.999, 35.0 + 150.0, 30.0),
    ] {
        let found = delays[(quantile * delays.len() as f64) as usize];
        assert_near(found, expected, tolerance);
    }
    assert!(delays[delays.len() - 1] <= 35.0 + 300.0);
    // The mean of the piecewise linear distribution, by hand: the sum over the pieces of their share
    // times the middle of their multiples.
    let multiples = 0.25 * 0.25
        + 0.25 * 0.75
        + 0.25 * 1.5
        + 0.15 * 3.0
        + 0.09 * 8.0
        + 0.009 * 21.0
        + 0.001 * 45.0;
    assert_near(mean, 35.0 + 5.0 * multiples, 0.15);
}

/// Packets stay in order, so a late one delays those behind it. The expected numbers come from a
/// separate model of the documented rules, with 6,000,000 packets: the extra time is drawn again
/// after a time that is uniform from 0 to twice the hold, and a packet arrives when its extra time is
/// over, but not before the packet before it.
#[test]
fn delays_at_60_packets_a_second_are_as_documented() {
    for (name, median, late) in [
        ("good", 0.2, 2.45),
        ("home_wifi", 1.0, 13.1),
        ("mobile", 5.27, 84.1),
        ("transcontinental", 1.0, 12.5),
        ("terrible", 17.25, 289.0),
    ] {
        let Conditions { latency, jitter, hold, .. } = Conditions::preset(name).unwrap();
        let conditions = Conditions { latency, jitter, hold, ..Conditions::perfect() };
        let run = send(&conditions, 400_000, Duration::from_nanos(16_666_667), 27);
        let extra = |arrival: &Arrival| arrival.delay.saturating_sub(latency).as_secs_f64() * 1e3;
        let mut extras: Vec<f64> = run.arrivals.iter().map(extra).collect();
        extras.sort_by(f64::total_cmp);
        assert_near(extras[extras.len() / 2], median, 0.05 * median);
        assert_near(extras[extras.len() * 99 / 100], late, 0.1 * late);
    }
}

#[test]
fn delays_are_correlated_for_as_long_as_documented() {
    // The delay stays the same for a time that is uniform between 0 and 200 ms. Two packets `lag`
    // apart have the same delay with the probability (1 - lag / 200 ms)^2, and are independent
    // otherwise, so that is their correlation. The jitter is too small for packets to queue up.
    let conditions =
        Conditions { jitter: Duration::from_micros(10), hold: ms(100), ..Conditions::perfect() };
    let run = send(&conditions, 300_000, ms(2), 8);
    let delays: Vec<f64> =
        run.arrivals.iter().map(|arrival| arrival.delay.as_secs_f64() * 1e6).collect();
    for (lag, expected) in [(10, 0.81), (25, 0.5625), (50, 0.25), (100, 0.0), (200, 0.0)] {
        assert_near(correlation(&delays, lag), expected, 0.05);
    }
    // Without a hold, the delays are independent.
    let run = send(&Conditions { hold: Duration::ZERO, ..conditions }, 100_000, ms(2), 8);
    let delays: Vec<f64> =
        run.arrivals.iter().map(|arrival| arrival.delay.as_secs_f64() * 1e6).collect();
    assert_near(correlation(&delays, 1), 0.0, 0.02);
}

/// The correlation of numbers with those `lag` places later. Ranks are used, because a few extreme
/// values would decide otherwise.
fn correlation(values: &[f64], lag: usize) -> f64 {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
    let mut ranks = vec![0.0; values.len()];
    order.iter().enumerate().for_each(|(rank, place)| ranks[*place] = rank as f64);
    let mean = (values.len() - 1) as f64 / 2.0;
    let product = |(a, b): (&f64, &f64)| (a - mean) * (b - mean);
    let together: f64 = ranks.iter().zip(&ranks[lag..]).map(product).sum();
    let alone: f64 = ranks.iter().zip(&ranks).map(product).sum();
    together / alone
}

#[test]
fn jitter_alone_never_changes_the_order() {
    let conditions = Conditions { jitter: ms(15), hold: ms(20), ..Conditions::perfect() };
    let run = send(&conditions, 20_000, ms(1), 9);
    assert!(run.arrivals.is_sorted_by_key(|arrival| arrival.number));
    assert_eq!(run.arrivals.len(), 20_000);
}

#[test]
fn held_back_packets_are_overtaken_and_no_others() {
    let conditions =
        Conditions { latency: ms(10), reorder: 0.1, reorder_by: ms(50), ..Conditions::perfect() };
    let packets = 50_000;
    let run = send(&conditions, packets, ms(10), 10);
    assert_near(run.stats.held_back as f64 / packets as f64, 0.1, 0.006);
    let late: Vec<_> = run.arrivals.iter().filter(|arrival| arrival.delay > ms(10)).collect();
    // The time is uniform from 0 to 50 ms.
    let mean = late.iter().map(|arrival| arrival.delay.as_secs_f64() * 1e3 - 10.0).sum::<f64>()
        / late.len() as f64;
    assert_near(mean, 25.0, 1.0);
    // A packet that is held back for more than 10 ms is overtaken: four fifths of them.
    let mut newest = 0;
    let mut overtaken = 0;
    for arrival in &run.arrivals {
        if arrival.number < newest {
            overtaken += 1;
            assert!(arrival.delay > ms(10), "{arrival:?}");
        }
        newest = newest.max(arrival.number);
    }
    assert_near(f64::from(overtaken) / packets as f64, 0.08, 0.006);
}

#[test]
fn duplicates_arrive_twice_and_soon_after() {
    let conditions = Conditions { duplicate: 0.02, ..Conditions::perfect() };
    let packets = 100_000;
    let run = send(&conditions, packets, ms(1), 11);
    assert_near(run.stats.duplicated as f64 / packets as f64, 0.02, 0.002);
    assert_eq!(run.arrivals.len(), packets + run.stats.duplicated as usize);
    assert!(run.arrivals.iter().all(|arrival| arrival.delay <= ms(20)));
    assert!(run.arrivals.iter().any(|arrival| arrival.delay > ms(18)));
    assert!(run.arrivals.iter().all(|arrival| arrival.bytes == packet(arrival.number)));
}

#[test]
fn damaged_packets_differ_in_one_to_four_bits_and_cut_ones_are_shorter() {
    let conditions = Conditions { corrupt: 0.1, ..Conditions::perfect() };
    let packets = 20_000;
    let mut flips = [0; 5];
    let mut sim = Sim::new(12);
    let (a, b) = (sim.node("a"), sim.node("b"));
    sim.link(a, b, conditions);
    for _ in 0..packets {
        sim.send(a, b, [0x5a; 40]);
        let Some(Event::Datagram { bytes, .. }) = sim.next_event(ms(0)) else { panic!() };
        flips[bytes.iter().map(|byte| (byte ^ 0x5a).count_ones() as usize).sum::<usize>()] += 1;
    }
    assert_eq!(flips[1..].iter().sum::<u64>(), sim.stats(a, b).corrupted);
    assert_near(f64::from(flips[0] as u32) / f64::from(packets), 0.9, 0.01);
    // A quarter each, but for bits that are hit twice.
    flips[1..].iter().for_each(|&count| assert_near(count as f64 / 500.0, 1.0, 0.2));

    sim.link(a, b, Conditions { truncate: 0.1, ..Conditions::perfect() });
    let mut lengths = Vec::new();
    for _ in 0..packets {
        sim.send(a, b, [0x5a; 40]);
        let Some(Event::Datagram { bytes, .. }) = sim.next_event(ms(0)) else { panic!() };
        assert!(bytes.iter().all(|byte| *byte == 0x5a));
        if bytes.len() < 40 {
            lengths.push(bytes.len());
        }
    }
    assert_near(lengths.len() as f64 / f64::from(packets), 0.1, 0.01);
    let mean = lengths.iter().sum::<usize>() as f64 / lengths.len() as f64;
    assert_near(mean, 19.5, 1.2);
    assert!(lengths.contains(&0) && lengths.contains(&39));
}

#[test]
fn packets_wait_for_the_bandwidth_and_a_full_queue_drops_them() {
    // 97 bytes and 28 of headers are 1,000 bits, or 1 ms at 1 Mbit/s.
    let conditions = Conditions {
        latency: ms(20),
        bandwidth: Some(1_000_000),
        queue: ms(5),
        ..Conditions::perfect()
    };
    let mut sim = Sim::new(13);
    let (a, b) = (sim.node("a"), sim.node("b"));
    sim.link(a, b, conditions);
    (0..10).for_each(|number| sim.send(a, b, [number; 97]));
    let mut arrivals = Vec::new();
    while let Some(Event::Datagram { bytes, .. }) = sim.next_event(ms(1_000)) {
        arrivals.push((bytes[0], sim.now()));
    }
    // The first leaves at once, the sixth waits for 5 ms, and the others would wait longer.
    let expected: Vec<_> = (0..6).map(|number| (number, ms(21 + u64::from(number)))).collect();
    assert_eq!(arrivals, expected);
    assert_eq!(sim.stats(a, b).queue_full, 4);
    // A second later the queue is empty again.
    sim.send(a, b, [9; 97]);
    sim.next_event(ms(2_000)).unwrap();
    assert_eq!(sim.now(), ms(1_021));
}

#[test]
fn a_saturated_link_carries_its_bandwidth() {
    let conditions =
        Conditions { bandwidth: Some(1_000_000), queue: ms(50), ..Conditions::perfect() };
    // 40 + 28 bytes every 0.1 ms are 5.44 Mbit/s.
    let run = send(&conditions, 100_000, Duration::from_micros(100), 14);
    let carried = run.stats.delivered as f64 * 68.0 * 8.0 / 10.0;
    assert_near(carried, 1_000_000.0, 6_000.0);
    let last = &run.arrivals[run.arrivals.len() - 1000..];
    assert!(last.iter().all(|arrival| arrival.delay > ms(49) && arrival.delay < ms(52)));
}

#[test]
fn what_is_longer_than_the_mtu_never_arrives() {
    let mut sim = Sim::new(15);
    let (a, b) = (sim.node("a"), sim.node("b"));
    sim.link(a, b, Conditions { mtu: 1_200, ..Conditions::perfect() });
    sim.send(a, b, [0; 1_201]);
    assert_eq!(sim.next_event(ms(1_000)), None);
    sim.send(a, b, [0; 1_200]);
    assert!(sim.next_event(ms(1_000)).is_some());
    assert_eq!(sim.stats(a, b).too_long, 1);
}

#[test]
fn recorded_delays_are_played_back_in_order_and_again() {
    let recorded = [Some(ms(30)), None, Some(ms(31)), Some(ms(90))];
    let run = send(&Conditions::from_delays(recorded), 12, ms(1_000), 16);
    let delays: Vec<_> =
        run.arrivals.iter().map(|arrival| (arrival.number, arrival.delay)).collect();
    let round = |start| [(start, ms(30)), (start + 2, ms(31)), (start + 3, ms(90))];
    assert_eq!(delays, [round(0), round(4), round(8)].concat());
    assert_eq!(run.stats.lost_at_random, 3);
    assert_eq!(Conditions::from_delays([]), Conditions::perfect());
}

#[test]
fn presets_do_what_their_parameters_say() {
    for name in ["good", "home_wifi", "mobile", "transcontinental", "terrible"] {
        // Damage is switched off so that every packet can be told by its first bytes.
        let preset = Conditions::preset(name).unwrap();
        let conditions = Conditions { corrupt: 0.0, truncate: 0.0, ..preset };
        let packets = 200_000;
        let run = send(&conditions, packets, ms(16), 17);
        let share = |count: u64| count as f64 / packets as f64;
        let bursts = conditions.burst_loss;
        let deviation = (bursts * 2.0 * conditions.burst_length / packets as f64).sqrt();
        assert_near(share(run.stats.lost_in_bursts), bursts, 4.0 * deviation + 1e-9);
        // The other losses hit what the bursts have left.
        for (found, expected) in [
            (run.stats.lost_at_random, conditions.loss * (1.0 - bursts)),
            (run.stats.held_back, conditions.reorder * (1.0 - bursts) * (1.0 - conditions.loss)),
        ] {
            let deviation = (expected / packets as f64).sqrt();
            assert_near(share(found), expected, 5.0 * deviation + 0.02 * expected);
        }
        let least = run.arrivals.iter().map(|arrival| arrival.delay).min().unwrap();
        assert!(least >= conditions.latency && least < conditions.latency + ms(2), "{least:?}");
        assert_eq!(run.stats.queue_full + run.stats.too_long, 0, "{name}");
        let Stats { sent, duplicated, delivered, .. } = run.stats;
        assert_eq!(sent + duplicated, delivered + run.stats.lost(), "{name}");
    }
}

#[test]
fn switching_one_fault_off_leaves_the_others_where_they_were() {
    let lost = |conditions: &Conditions| -> Vec<usize> {
        let run = send(conditions, 5_000, ms(10), 18);
        let mut numbers: Vec<_> = run.arrivals.iter().map(|arrival| arrival.number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    };
    let terrible = Conditions { corrupt: 0.0, truncate: 0.0, ..Conditions::terrible() };
    let calmer =
        Conditions { duplicate: 0.0, reorder: 0.0, jitter: Duration::ZERO, ..terrible.clone() };
    assert_eq!(lost(&terrible), lost(&calmer));
}

#[test]
fn a_node_more_changes_nothing_for_the_others() {
    let arrivals = |others: u32| {
        let mut sim = Sim::new(19);
        let server = sim.node("server");
        let client = sim.node("client");
        let others: Vec<NodeId> = (0..others).map(|n| sim.node(&format!("other {n}"))).collect();
        for node in others.iter().chain([&client]) {
            sim.link(*node, server, Conditions::terrible());
        }
        let mut times = Vec::new();
        for number in 0..1_000u32 {
            let until = ms(16) * number;
            while let Some(event) = sim.next_event(until) {
                if matches!(event, Event::Datagram { node, .. } if node == client) {
                    times.push(sim.now());
                }
            }
            others.iter().chain([&client]).for_each(|node| sim.send(server, *node, [1; 50]));
        }
        times
    };
    assert_eq!(arrivals(0), arrivals(5));
}

/// When each packet arrives, in the order of their numbers.
fn times(conditions: &Conditions, packets: usize, interval: Duration) -> Vec<Duration> {
    let mut run = send(conditions, packets, interval, 20);
    run.arrivals.sort_by_key(|arrival| arrival.number);
    assert_eq!(run.arrivals.len(), packets);
    run.arrivals.iter().map(|arrival| interval * arrival.number as u32 + arrival.delay).collect()
}

#[test]
fn a_held_back_packet_is_late_and_never_early() {
    let conditions = Conditions {
        latency: ms(10),
        jitter: ms(10),
        hold: ms(50),
        reorder: 0.2,
        reorder_by: ms(30),
        ..Conditions::perfect()
    };
    let usual = times(&Conditions { reorder: 0.0, ..conditions.clone() }, 5_000, ms(5));
    let held = times(&conditions, 5_000, ms(5));
    for (number, (usual, held)) in usual.into_iter().zip(held).enumerate() {
        assert!((usual..=usual + ms(30)).contains(&held), "{number}: {held:?}, usually {usual:?}");
    }
}

#[test]
fn a_recorded_delay_that_is_shorter_overtakes() {
    let recorded = [Some(ms(90)), Some(ms(30))];
    let run = send(&Conditions::from_delays(recorded), 4, ms(10), 21);
    let found: Vec<_> =
        run.arrivals.iter().map(|arrival| (arrival.number, arrival.delay)).collect();
    assert_eq!(found, [(1, ms(30)), (3, ms(30)), (0, ms(90)), (2, ms(90))]);
}

#[test]
fn an_empty_recording_changes_nothing() {
    let empty =
        Conditions { recorded: Some(Arc::from([])), latency: ms(7), ..Conditions::perfect() };
    assert_eq!(times(&empty, 3, ms(10)), [ms(7), ms(17), ms(27)]);
}

#[test]
fn bursts_that_hit_most_packets_have_the_documented_share() {
    // With bursts of 2 packets, good states would have to be shorter than one packet.
    for (share, density) in [(0.9, 1.0), (0.75, 1.0), (0.45, 0.5)] {
        let conditions = Conditions {
            burst_loss: share,
            burst_length: 2.0,
            burst_density: density,
            ..Conditions::perfect()
        };
        let run = send(&conditions, 100_000, ms(1), 22);
        assert_near(run.stats.lost_in_bursts as f64 / 100_000.0, share, 0.01);
    }
}

#[test]
fn a_burst_hits_the_same_packets_whatever_is_dropped_for_other_reasons() {
    let survivors = |mtu: usize| {
        let mut sim = Sim::new(23);
        let (a, b) = (sim.node("a"), sim.node("b"));
        let conditions = Conditions { burst_loss: 0.3, burst_length: 5.0, ..Conditions::perfect() };
        sim.link(a, b, Conditions { mtu, ..conditions });
        let mut survivors = Vec::new();
        for number in 0..2_000u32 {
            let mut bytes = number.to_le_bytes().to_vec();
            bytes.resize(if number % 3 == 0 { 40 } else { 100 }, 0);
            sim.send(a, b, bytes);
            if sim.next_event(ms(1)).is_some() && number % 3 == 0 {
                survivors.push(number);
            }
        }
        survivors
    };
    assert_eq!(survivors(1_000), survivors(50));
}

#[test]
fn delays_are_the_same_whatever_is_lost() {
    // The jitter is so small that no packet waits for the one before it.
    let conditions = Conditions {
        latency: ms(5),
        jitter: Duration::from_micros(10),
        hold: ms(20),
        ..Conditions::perfect()
    };
    let all = send(&conditions, 5_000, ms(2), 24).arrivals;
    let some = send(&Conditions { loss: 0.3, ..conditions }, 5_000, ms(2), 24).arrivals;
    assert!(some.len() < 4_000);
    for arrival in some {
        assert_eq!(arrival.delay, all[arrival.number].delay, "{}", arrival.number);
    }
}

#[test]
fn new_conditions_start_with_an_empty_queue() {
    let mut sim = Sim::new(25);
    let (a, b) = (sim.node("a"), sim.node("b"));
    let slow = Conditions { bandwidth: Some(8_000), queue: ms(60_000), ..Conditions::perfect() };
    for change in [
        Fault::Link(a, b, Box::new(Conditions { latency: ms(12), ..Conditions::perfect() })),
        Fault::Calm,
    ] {
        sim.link(a, b, slow.clone());
        // Each takes 125 ms, and the last one leaves after 25 s.
        (0..200).for_each(|_| sim.send(a, b, [0; 97]));
        sim.apply(&change);
        let start = sim.now();
        sim.send(a, b, [1]);
        while let Some(Event::Datagram { bytes, .. }) = sim.next_event(start + ms(100_000)) {
            if bytes == [1] {
                break;
            }
        }
        assert!(sim.now() < start + ms(30), "{change} {:?}", sim.now());
        while sim.next_event(start + ms(100_000)).is_some() {}
    }
}

#[test]
fn a_bandwidth_of_zero_carries_nothing() {
    let conditions = Conditions { bandwidth: Some(0), queue: ms(5), ..Conditions::perfect() };
    let run = send(&conditions, 10, ms(1), 26);
    assert_eq!((run.arrivals.len(), run.stats.queue_full), (0, 10));
}
