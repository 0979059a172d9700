//! The arena's live page, looked at with a browser and with `tightwire top` while the game runs.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]
#![allow(clippy::float_cmp)] // bits in 256ths are exact

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A game that goes on until somebody has looked at it.
struct Game {
    child: Child,
    errors: BufReader<std::process::ChildStderr>,
    address: String,
}

impl Game {
    fn new(test: &str, arguments: &[&str]) -> Self {
        let xray = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}.html"));
        let mut child = Command::new(env!("CARGO_BIN_EXE_tightwire"))
            .args(["arena", "--live", "127.0.0.1:0", "--seconds", "600", "--xray"])
            .arg(xray)
            .args(arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        errors.read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("live page: ").unwrap().to_owned();
        Self { child, errors, address }
    }

    /// Ends the game as Ctrl-C does, and returns what it says at the end.
    #[cfg(unix)]
    fn end(mut self) -> String {
        let interrupt = || {
            let id = self.child.id().to_string();
            Command::new("kill").args(["-INT", &id]).status().unwrap()
        };
        // The first ends the play, the second does not wait for clients to catch up.
        interrupt();
        interrupt();
        let mut text = String::new();
        self.errors.read_to_string(&mut text).unwrap();
        self.child.wait().unwrap();
        text
    }
}

fn is_installed(program: &str) -> bool {
    let mut command = Command::new(program);
    let command = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

#[test]
#[cfg(unix)]
fn a_browser_sees_every_bit_and_opens_the_x_ray_of_a_packet() {
    if !is_installed("chromium") || !is_installed("node") {
        println!("skipped: this test needs chromium and node");
        return;
    }
    let game = Game::new("live-browser", &["--clients", "4"]);
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/support/live.mjs");
    let output = Command::new("node")
        .arg("--experimental-websocket")
        .arg(script)
        .args(["chromium", &game.address])
        .args(std::env::var_os("TIGHTWIRE_PICTURES"))
        .output()
        .unwrap();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{errors}");
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    // The players, the cheater, the strangers, and the row for all of them.
    assert_eq!(found["clients"], 7, "{found}");
    assert_eq!(found["sums"][0], found["sums"][1], "{found}");
    assert_eq!(found["sums"][2], "every bit accounted for");
    assert!(found["rejection"].as_str().unwrap().len() > 10, "{found}");
    let fields = found["fields"].as_array().unwrap();
    for field in ["Input.throttle", "State.value > cubes[].x", "header and seal (State)"] {
        assert!(fields.iter().any(|found| found == field), "{field} in {found}");
    }
    assert_eq!(found["xray"], true, "{found}");
    assert_eq!(found["foreign"], Value::Array(Vec::new()), "a request to somebody else");
    assert_eq!(found["problems"], Value::Array(Vec::new()), "an error in the page");
    let end = game.end();
    assert!(end.contains("difference from the sockets 0"), "{end}");
}

#[test]
#[cfg(unix)]
fn every_bit_of_a_game_in_virtual_time_belongs_to_a_field() {
    let game = Game::new("live-virtual", &["--virtual", "--clients", "4"]);
    let (host, path) = game.address.strip_prefix("http://").unwrap().split_once('/').unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET /{path}events HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
    let lines = BufReader::new(stream).lines().map(Result::unwrap);
    let ticks = lines.filter_map(|line| line.strip_prefix("data: ").map(str::to_owned));
    let mut kinds = HashMap::new();
    let (mut deltas, mut packets) = (0.0, 0);
    for tick in ticks {
        let tick: Value = serde_json::from_str(&tick).unwrap();
        for kind in tick["kinds"].as_array().unwrap() {
            let leaves = kind["leaves"].as_array().unwrap().iter();
            let paths = leaves.map(|leaf| leaf["path"].as_str().unwrap().to_owned());
            kinds.insert(kind["number"].as_u64().unwrap(), paths.collect::<Vec<String>>());
        }
        let clients = tick["clients"].as_array().unwrap().iter();
        for lane in clients.flat_map(|client| client["lanes"].as_array().unwrap()) {
            let paths = &kinds[&lane["kind"].as_u64().unwrap()];
            let bits: Vec<f64> = lane["bits"]
                .as_array()
                .unwrap()
                .iter()
                .map(|bits| bits.as_f64().unwrap())
                .collect();
            assert_eq!(bits.iter().sum::<f64>(), lane["total"].as_f64().unwrap(), "{lane}");
            for (path, bits) in paths.iter().zip(bits) {
                assert!(bits >= 0.0, "{path} has {bits} bits");
                assert!(path != "undeclared" || bits == 0.0, "{bits} bits are undeclared");
                deltas += if path.contains("cubes[]") { bits } else { 0.0 };
                // Only the length of a state and the padding before its bytes are not in its parts.
                let most = 18.0 * lane["packets"].as_f64().unwrap();
                assert!(path != "value" || bits <= most, "{bits} bits of states have no name");
            }
            packets = packets.max(lane["packets"].as_u64().unwrap());
        }
        if packets > 300 {
            break;
        }
    }
    assert!(deltas > 0.0, "no cube was sent");
    game.end();
}

#[test]
#[cfg(unix)]
fn top_shows_the_figures_in_the_terminal() {
    let game = Game::new("live-top", &["--clients", "2"]);
    let top = |address: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
        command.args(["top", "--screens", "3", address]).output().unwrap()
    };
    let output = top(&game.address);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("kbit/s to 4 clients"), "{text}");
    assert!(text.contains("player 0") && text.contains("State "), "{text}");
    // A wrong token shows nothing.
    let wrong = format!("{}0/", game.address.trim_end_matches('/'));
    let output = top(&wrong);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("404"));
    game.end();
}
