//! The page's server, as friends and strangers see it.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, missing_docs)]
#![allow(clippy::float_cmp)] // bits in 256ths are exact

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;

use serde_json::Value;
use tightwire::Wire;
use tightwire_live::{Client, Direction, Lane, Live, Page, serve};

#[derive(Wire, Clone, Debug)]
enum ToClient {
    Snapshot {
        tick: u32,
        #[wire(max_len = 4)]
        bodies: Vec<Body>,
    },
    Chat(#[wire(max_len = 30)] String),
}

#[derive(Wire, Clone, Debug)]
struct Body {
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(range = -1000..=1000)]
    place: [i16; 2],
}

const HOSTILE: &str = "</script><script>alert(1)</script>\"'\n&<img src=x onerror=alert(1)>";

/// A game with one client whose name is an attack.
struct Game {
    live: Live,
    page: Page,
    _client: Client,
    sent: Lane<ToClient>,
    received: Lane<Body>,
    bytes: [u64; 2],
}

impl Game {
    fn new() -> Self {
        let live = Live::new();
        let page = serve("127.0.0.1:0", &live).unwrap();
        let client = live.client(HOSTILE);
        let sent = client.lane(Direction::Sent);
        let received = client.lane(Direction::Received);
        Self { live, page, _client: client, sent, received, bytes: [0; 2] }
    }

    fn play(&mut self, ticks: u32) {
        for tick in 0..ticks {
            let body = Body { health: (tick % 90) as u8, place: [tick as i16 % 500, -7] };
            let message = match tick % 3 {
                0 => ToClient::Chat(
                    HOSTILE.chars().take(tick as usize % 28).filter(|c| *c != '\0').collect(),
                ),
                many => ToClient::Snapshot { tick, bodies: vec![body.clone(); many as usize] },
            };
            let packet = tightwire::encode_to_vec(&message).unwrap();
            let datagram = packet.len() + 17;
            self.sent.packet(&message, &packet, datagram);
            self.bytes[0] += datagram as u64;
            self.received.message(&body, 24);
            self.bytes[1] += 24;
        }
        let bad = [127, 0, 0, 0];
        let error = tightwire::decode::<Body>(&bad).unwrap_err();
        self.received.rejected(&error, &bad, 21);
        self.bytes[1] += 21;
        self.sent.flush();
        self.received.flush();
    }

    fn ask(&self, head: &str) -> (String, Vec<u8>) {
        ask(&self.page, head)
    }

    /// Gets a file of the page.
    fn get(&self, file: &str) -> (String, Vec<u8>) {
        let path = format!("/{}/{file}", token(&self.page));
        self.ask(&format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"))
    }

    /// Reads the first events.
    fn events(&self, count: usize) -> Vec<Value> {
        let mut stream = TcpStream::connect(self.page.address()).unwrap();
        let path = format!("/{}/events", token(&self.page));
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let lines = BufReader::new(stream).lines().map(Result::unwrap);
        let data = lines.filter_map(|line| line.strip_prefix("data: ").map(str::to_owned));
        data.take(count).map(|json| serde_json::from_str(&json).unwrap()).collect()
    }
}

fn token(page: &Page) -> String {
    page.to_string().trim_end_matches('/').rsplit('/').next().unwrap().to_owned()
}

/// Sends a request as it is, and returns the status and the body.
fn ask(page: &Page, head: &str) -> (String, Vec<u8>) {
    let mut stream = TcpStream::connect(page.address()).unwrap();
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    // The other side may close while the rest of a long request is still on its way.
    let _ = stream.read_to_end(&mut answer);
    let end = answer.windows(4).position(|end| end == b"\r\n\r\n").unwrap_or(answer.len());
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    (head, answer.get(end + 4..).unwrap_or_default().to_vec())
}

fn sum(lane: &Value) -> f64 {
    lane["bits"].as_array().unwrap().iter().map(|bits| bits.as_f64().unwrap()).sum()
}

#[test]
fn the_fields_of_every_lane_add_up_to_its_datagrams() {
    let mut game = Game::new();
    game.play(500);
    let tick = game.events(1).remove(0);
    let lanes = tick["clients"][0]["lanes"].as_array().unwrap();
    assert_eq!(lanes.len(), 2);
    for (lane, bytes) in lanes.iter().zip(game.bytes) {
        assert_eq!(lane["total"].as_u64(), Some(bytes * 8));
        assert_eq!(sum(lane), (bytes * 8) as f64, "{lane}");
    }
    assert_eq!(game.live.bytes(Direction::Sent), game.bytes[0]);
    assert_eq!(game.live.bytes(Direction::Received), game.bytes[1]);
    let paths: Vec<&str> = tick["kinds"][0]["leaves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|leaf| leaf["path"].as_str().unwrap())
        .collect();
    assert!(paths.contains(&"Snapshot.bodies[].health") && paths.contains(&"Chat.0 (text)"));
    assert_eq!(tick["clients"][0]["lanes"][1]["rejected"], 1);
}

#[test]
fn clients_that_left_are_forgotten_and_their_bytes_are_not() {
    let live = Live::new();
    for number in 0..1_000 {
        let client = live.client(format!("client {number}"));
        let mut lane = client.lane::<u16>(Direction::Sent);
        lane.message(&7, 19);
    }
    assert_eq!(live.clients(), 0);
    assert_eq!(live.bytes(Direction::Sent), 19_000);
    // A lane may outlive its client.
    let client = live.client("Ada");
    let mut lane = client.lane::<u16>(Direction::Sent);
    drop(client);
    lane.message(&7, 19);
    assert_eq!(live.clients(), 1);
    drop(lane);
    assert_eq!((live.clients(), live.bytes(Direction::Sent)), (0, 19_019));
}

#[test]
fn a_rejected_packet_is_explained_with_the_name_of_its_field() {
    let mut game = Game::new();
    game.play(3);
    let tick = game.events(1).remove(0);
    let reason = tick["rejections"][0]["reason"].as_str().unwrap();
    assert!(reason.starts_with("health: 127 is outside 0..=100"), "{reason}");
    let number = &tick["rejections"][0]["number"];
    let (head, page) = game.get(&format!("packet?client=0&number={number}"));
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert!(head.contains("sandbox allow-scripts"), "{head}");
    assert!(String::from_utf8(page).unwrap().contains("127 is outside 0..=100"));
    // The trace is what `tightwire xray` and `tightwire diff` open.
    let (_, trace) = game.get(&format!("trace?client=0&number={number}"));
    let trace = tightwire::trace::Trace::from_json(std::str::from_utf8(&trace).unwrap()).unwrap();
    assert_eq!(trace.explanation.unwrap().path, "health");
}

#[test]
fn the_reason_of_a_rejected_packet_is_cut_off_where_it_gets_long() {
    /// Counts how often it could write.
    struct Long(std::cell::Cell<usize>);
    impl std::fmt::Display for Long {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            for _ in 0..100_000 {
                f.write_str("\u{1f980} again ")?;
                self.0.set(self.0.get() + 1);
            }
            Ok(())
        }
    }
    let mut game = Game::new();
    let long = Long(0.into());
    game.received.rejected(&long, &[], 21);
    game.received.rejected(&"short enough", &[], 21);
    let tick = game.events(1).remove(0);
    let reasons = tick["rejections"].as_array().unwrap().iter();
    let reasons: Vec<_> = reasons.map(|packet| packet["reason"].as_str().unwrap()).collect();
    assert_eq!(reasons.len(), 2, "{tick}");
    assert_eq!(reasons[0], "short enough");
    assert!(reasons[1].starts_with("\u{1f980} again \u{1f980} again "), "{}", reasons[1]);
    assert!(reasons[1].ends_with('\u{2026}') && reasons[1].len() < 600, "{}", reasons[1]);
    // What does not fit is not even formatted.
    assert!(long.0.get() < 60, "{}", long.0.get());
}

#[test]
fn a_reason_that_cannot_be_formatted_does_not_stop_the_game() {
    struct Broken;
    impl std::fmt::Display for Broken {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("so far")?;
            Err(std::fmt::Error)
        }
    }
    let mut game = Game::new();
    game.received.rejected(&Broken, &[], 21);
    let tick = game.events(1).remove(0);
    assert_eq!(tick["rejections"][0]["reason"], "so far\u{2026}");
}

#[test]
fn values_that_were_seen_and_bits_that_were_wasted_are_told() {
    let mut game = Game::new();
    game.play(300);
    let (head, json) = game.get("values?client=0&lane=0");
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    let values: Value = serde_json::from_slice(&json).unwrap();
    assert!(values["Snapshot.tick"]["seen"].as_str().is_some(), "{values}");
    assert_eq!(game.get("values?client=0&lane=9").0.lines().next(), Some("HTTP/1.1 404 Not Found"));
}

#[test]
fn a_capture_holds_the_payloads_as_datagrams() {
    let mut game = Game::new();
    game.play(9);
    let (head, capture) = game.get("capture.pcap");
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert_eq!(capture[..4], 0xa1b2_c3d4_u32.to_le_bytes());
    let mut at = 24;
    let mut packets = 0;
    while at < capture.len() {
        let length = u32::from_le_bytes(capture[at + 8..at + 12].try_into().unwrap()) as usize;
        let frame = &capture[at + 16..at + 16 + length];
        assert_eq!((frame[0], frame[9]), (0x45, 17));
        // The sum of a good header, with its checksum, is 0xffff.
        let words = frame[..20].chunks(2).map(|pair| u32::from(pair[0]) << 8 | u32::from(pair[1]));
        let sum: u32 = words.sum();
        assert_eq!((sum & 0xffff) + (sum >> 16), 0xffff);
        at += 16 + length;
        packets += 1;
    }
    // 9 were sent. Those that came in are only recorded while somebody looks, except the bad one.
    assert_eq!(packets, 10);
}

#[test]
fn strangers_get_nothing() {
    let mut game = Game::new();
    game.play(3);
    let token = token(&game.page);
    let wrong = "0".repeat(32);
    let host = "Host: 127.0.0.1";
    let cases = [
        format!("GET / HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{wrong}/ HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{wrong}/events HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{token} HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{token}/../page.js HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{token}/page.js/ HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET //{token}/ HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{token}/ HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
        format!("GET /{token}/ HTTP/1.1\r\n{host}\r\nOrigin: http://evil.example\r\n\r\n"),
        format!("GET /{token}/events HTTP/1.1\r\n{host}\r\nSec-Fetch-Site: cross-site\r\n\r\n"),
        format!("POST /{token}/ HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{token}/packet?client=0&number=99999 HTTP/1.1\r\n{host}\r\n\r\n"),
        format!("GET /{token}/packet?client=-1&number= HTTP/1.1\r\n{host}\r\n\r\n"),
        format!(
            "GET /{token}/values?client=0&lane=18446744073709551615 HTTP/1.1\r\n{host}\r\n\r\n"
        ),
        "\r\n\r\n".into(),
        "\0\0\0\0\r\n\r\n".into(),
    ];
    for case in &cases {
        let (head, body) = game.ask(case);
        let status = head.lines().next().unwrap_or_default().to_owned();
        assert!(status.starts_with("HTTP/1.1 4"), "{case:?} -> {status}");
        assert!(body.len() < 80, "{case:?}");
        assert!(!head.contains("Access-Control-Allow-Origin"), "{head}");
    }
    // A request without an end is cut off.
    let long = format!("GET /{token}/ HTTP/1.1\r\nX: {}", "a".repeat(64 * 1024));
    let (head, _) = game.ask(&long);
    assert!(head.is_empty() || head.starts_with("HTTP/1.1 431"), "{head}");
    // After all of that, the page still works.
    assert!(game.get("").0.starts_with("HTTP/1.1 200"));
}

#[test]
fn hostile_names_and_values_are_text_and_nothing_else() {
    let mut game = Game::new();
    game.play(60);
    let tick = game.events(1).remove(0);
    assert_eq!(tick["clients"][0]["name"].as_str(), Some(&HOSTILE[..64]));
    for packet in tick["packets"].as_array().unwrap() {
        let (head, page) = game.get(&format!("packet?client=0&number={}", packet["number"]));
        assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        let page = String::from_utf8(page).unwrap();
        assert!(!page.contains("<img") && page.matches("<script").count() == 2);
    }
    for file in ["", "page.js", "page.css"] {
        let (head, body) = game.get(file);
        assert!(head.contains("script-src 'self'") && head.contains("nosniff"), "{head}");
        let body = String::from_utf8(body).unwrap();
        for remote in ["http://", "https://", "//cdn", "innerHTML", "eval("] {
            assert!(!body.contains(remote), "{file} has {remote}");
        }
    }
}

#[test]
fn too_many_pages_are_turned_away_and_the_game_goes_on() {
    let mut game = Game::new();
    game.play(3);
    let path = format!("/{}/events", token(&game.page));
    let mut open = Vec::new();
    for _ in 0..4 {
        let mut stream = TcpStream::connect(game.page.address()).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut reader = BufReader::new(stream);
        let mut line = String::new();
        reader.read_line(&mut line).unwrap();
        assert!(line.starts_with("HTTP/1.1 200"), "{line}");
        open.push(reader);
    }
    let (head, _) = game.get("events");
    assert!(head.starts_with("HTTP/1.1 503"), "{head}");
    // Connections that say nothing are bounded as well, and none of them holds up the game.
    let silent: Vec<_> =
        (0..64).filter_map(|_| TcpStream::connect(game.page.address()).ok()).collect();
    game.play(300);
    drop((open, silent));
}

#[test]
fn silent_connections_do_not_keep_the_owner_out() {
    let mut game = Game::new();
    game.play(3);
    let mut page = TcpStream::connect(game.page.address()).unwrap();
    write!(page, "GET /{}/events HTTP/1.1\r\nHost: localhost\r\n\r\n", token(&game.page)).unwrap();
    let mut page = BufReader::new(page).lines();
    assert_eq!(page.next().unwrap().unwrap(), "HTTP/1.1 200 OK");
    let mut strangers = Vec::new();
    for number in 0..64 {
        let mut stream = TcpStream::connect(game.page.address()).unwrap();
        // Half of them send a part of a request.
        if number % 2 == 0 {
            let _ = stream.write_all(b"GET / HTTP/1.1\r\n");
        }
        strangers.push(stream);
        // Nobody has left, so each of these finds all places taken.
        if number % 8 == 7 {
            let (head, _) = game.get("page.css");
            assert!(head.starts_with("HTTP/1.1 200"), "after {number}: {head:?}");
        }
    }
    // A page that is open stays open.
    let events = page.map(Result::unwrap).filter(|line| line.starts_with("data: "));
    assert_eq!(events.take(3).count(), 3);
    drop(strangers);
}

#[test]
fn nothing_listens_after_the_page_was_dropped() {
    let live = Live::new();
    let page = serve("127.0.0.1:0", &live).unwrap();
    let address = page.address();
    drop(page);
    assert!(TcpStream::connect(address).is_err());
}

#[test]
fn every_page_has_a_token_of_its_own() {
    let live = Live::new();
    let pages: Vec<Page> = (0..8).map(|_| serve("127.0.0.1:0", &live).unwrap()).collect();
    let mut tokens: Vec<String> = pages.iter().map(token).collect();
    assert!(tokens.iter().all(|token| token.len() == 32));
    tokens.sort();
    tokens.dedup();
    assert_eq!(tokens.len(), 8);
}
