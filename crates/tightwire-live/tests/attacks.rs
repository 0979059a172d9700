//! Callers that are wrong, and many of them at a time.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, missing_docs)]
#![allow(clippy::float_cmp)] // bits in 256ths are exact

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde_json::Value;
use tightwire::Wire;
use tightwire_live::{Direction, Lane, Live, Page, Recorder, Verdict, serve};

/// A message whose size depends on where it starts.
#[derive(Wire)]
struct Padded {
    flag: bool,
    #[wire(bytes, max_len = 3)]
    bytes: Vec<u8>,
}

fn lane(live: &Live) -> (tightwire_live::Client, Lane<(u8, u16)>) {
    let client = live.client("Ada");
    let lane = client.lane(Direction::Sent);
    (client, lane)
}

fn tick(page: &Page) -> Value {
    let token = page.to_string();
    let token = token.trim_end_matches('/').rsplit('/').next().unwrap();
    let mut stream = TcpStream::connect(page.address()).unwrap();
    write!(stream, "GET /{token}/events HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    serde_json::from_str(
        lines.find_map(|line| line.strip_prefix("data: ").map(str::to_owned)).unwrap().as_str(),
    )
    .unwrap()
}

/// Checks that no figure of a lane is negative, and returns their sum.
fn sum(lane: &Value) -> f64 {
    let bits = lane["bits"].as_array().unwrap().iter().map(|bits| bits.as_f64().unwrap());
    bits.inspect(|bits| assert!(*bits >= 0.0, "{lane}")).sum()
}

#[test]
fn small_packets_do_not_hold_the_memory_of_large_ones() {
    for verdict in [Verdict::Good, Verdict::Rejected("too long".into())] {
        let mut recorder = Recorder::new(64 * 1024);
        for round in 0..20_000 {
            let length = if round % 50 == 0 { 12_000 } else { round % 40 };
            recorder.record(
                Duration::ZERO,
                Direction::Received,
                0,
                verdict.clone(),
                40,
                &vec![7; length],
            );
            assert!(recorder.bytes() <= 64 * 1024);
        }
        let held: usize = recorder.packets().map(|record| record.payload.capacity()).sum();
        assert!(held <= 64 * 1024, "{held} bytes of payloads");
        assert!(recorder.packets().count() > 20, "nearly nothing is kept");
    }
}

#[test]
fn sizes_that_cannot_be_do_not_panic() {
    let live = Live::new();
    let page = serve("127.0.0.1:0", &live).unwrap();
    let (_client, mut lane) = lane(&live);
    for datagram in [0, 1, usize::MAX / 8, usize::MAX] {
        lane.message(&(1, 2), datagram);
        lane.packet(&(1, 2), &[1, 2, 0], datagram);
        lane.packet(&(1, 2), &[], datagram);
        lane.other(datagram);
        lane.rejected(&"no", &[], datagram);
        #[allow(clippy::reversed_empty_ranges)]
        for span in [0..0, 9..3, 0..24, 7..31, usize::MAX - 1..usize::MAX, 0..usize::MAX] {
            lane.messages([(&(1, 2), span.clone()), (&(3, 4), span)], datagram);
        }
        lane.parts(&[u32::MAX; 3]);
    }
    lane.flush();
    let tick = tick(&page);
    sum(&tick["clients"][0]["lanes"][0]);
}

#[test]
fn several_messages_in_a_packet_are_counted_where_they_start() {
    let live = Live::new();
    let page = serve("127.0.0.1:0", &live).unwrap();
    let client = live.client("Ada");
    let mut lane = client.lane::<Padded>(Direction::Sent);
    let message = Padded { flag: true, bytes: vec![1, 2, 3] };
    // One bit, two bits of length, padding to the next byte, and three bytes.
    lane.messages([(&message, 5..32), (&message, 32..64), (&message, 69..96)], 20);
    lane.messages([], 7);
    lane.flush();
    let tick = tick(&page);
    let found = &tick["clients"][0]["lanes"][0];
    assert_eq!((sum(found), found["packets"].as_u64()), (27.0 * 8.0, Some(2)));
    let kind = tick["kinds"][0]["leaves"].as_array().unwrap();
    let bits = |path: &str| {
        let at = kind.iter().position(|leaf| leaf["path"] == path).unwrap();
        found["bits"][at].as_f64().unwrap()
    };
    assert_eq!((bits("undeclared"), bits("bytes"), bits("bytes (padding)")), (0.0, 72.0, 5.0));
    assert_eq!((bits("no message"), bits("header and seal")), (56.0, 160.0 - 86.0));
}

#[test]
fn parts_of_messages_that_were_never_sent_are_not_negative() {
    let live = Live::new();
    let page = serve("127.0.0.1:0", &live).unwrap();
    let (_client, mut lane) = lane(&live);
    lane.split("1", vec!["low".into(), "high".into()]);
    lane.parts(&[10 * 256, 6 * 256]);
    // Nothing was sent yet, so the parts do not count.
    lane.other(9);
    lane.flush();
    assert_eq!(sum(&tick(&page)["clients"][0]["lanes"][0]), 72.0);
    lane.message(&(1, 2), 3);
    lane.flush();
    assert_eq!(sum(&tick(&page)["clients"][0]["lanes"][0]), 96.0);
    // A caller that counts parts twice gets a sum that is too large, and the page says so.
    lane.parts(&[10 * 256, 600 * 256]);
    lane.message(&(1, 2), 3);
    lane.flush();
    assert!(sum(&tick(&page)["clients"][0]["lanes"][0]) > 120.0);
}

#[test]
fn no_byte_is_missing_while_clients_come_and_go() {
    let live = Live::new();
    let is_over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    let (client, mut lane) = lane(&live);
                    lane.message(&(1, 2), 100);
                    // Either may go first.
                    if live.clients() % 2 == 0 {
                        drop(client);
                    }
                }
            });
        }
        let mut last = 0;
        for _ in 0..20_000 {
            let bytes = live.bytes(Direction::Sent);
            assert!(bytes >= last, "{bytes} after {last}");
            last = bytes;
        }
        is_over.store(true, Ordering::Relaxed);
    });
    assert_eq!((live.clients(), live.bytes(Direction::Sent) % 100), (0, 0));
}

#[test]
fn a_request_in_single_bytes_is_answered_and_an_endless_one_is_not() {
    let live = Live::new();
    let page = serve("127.0.0.1:0", &live).unwrap();
    let token = page.to_string();
    let token = token.trim_end_matches('/').rsplit('/').next().unwrap();
    let request = format!("GET /{token}/page.css HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut stream = TcpStream::connect(page.address()).unwrap();
    stream.set_nodelay(true).unwrap();
    for byte in request.as_bytes() {
        stream.write_all(&[*byte]).unwrap();
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    for junk in [
        &b"\n\n"[..],
        b"GET",
        &[0xff; 4096],
        b"\r\n\r\n\r\n",
        b"GET / HTTP/1.1\nHost: localhost\n\n",
    ] {
        let mut stream = TcpStream::connect(page.address()).unwrap();
        stream.write_all(junk).unwrap();
        stream.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{junk:?}");
    }
}
