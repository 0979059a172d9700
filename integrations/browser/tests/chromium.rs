//! The page in headless Chromium, driven over its debugging protocol. Skipped with a message where
//! Chromium is not installed.
//!
//! `TIGHTWIRE_SCREENSHOT=browser.png cargo test -p with-browser --test chromium` keeps a picture.

#![allow(missing_docs)]

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tightwire::Wire;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};
use with_browser::messages::{Input, Update};

/// The duration of the test.
const PLAY: Duration = Duration::from_secs(10);

/// Others who play.
const BOTS: u16 = 5;

/// A browser that ends with the test.
struct Browser {
    process: Child,
    folder: PathBuf,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Chromium, if it is installed.
fn browser(name: &str) -> Option<Browser> {
    let programs = ["chromium", "chromium-browser", "google-chrome"];
    let is_there = |program: &&&str| {
        let version = Command::new(program)
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        version.is_ok_and(|status| status.success())
    };
    let Some(program) = programs.iter().find(is_there) else {
        eprintln!("skipped: chromium is not installed");
        return None;
    };
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    let process = Command::new(program)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-dev-shm-usage",
        ])
        .args(["--remote-debugging-port=0", "--window-size=440,620", "about:blank"])
        .arg(format!("--user-data-dir={}", folder.display()))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("it has a version");
    Some(Browser { process, folder })
}

/// A page, and what it has to say for itself.
struct Page {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    number: u64,
    errors: Vec<String>,
}

impl Page {
    fn open(browser: &Browser) -> Self {
        let file = browser.folder.join("DevToolsActivePort");
        let end = Instant::now() + Duration::from_secs(60);
        let port = loop {
            let text = fs::read_to_string(&file).unwrap_or_default();
            if let Some(port) = text.lines().next().and_then(|line| line.parse::<u16>().ok()) {
                break port;
            }
            assert!(Instant::now() < end, "the browser does not start");
            sleep(Duration::from_millis(50));
        };
        let address = loop {
            let pages: Value = serde_json::from_str(&get(port, "/json/list")).unwrap_or_default();
            let page =
                pages.as_array().and_then(|all| all.iter().find(|one| one["type"] == "page"));
            if let Some(address) = page.and_then(|page| page["webSocketDebuggerUrl"].as_str()) {
                break address.to_owned();
            }
            assert!(Instant::now() < end, "the browser has no page");
            sleep(Duration::from_millis(50));
        };
        let (socket, _) = connect(address).expect("the page can be driven");
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a timeout");
        }
        let mut page = Self { socket, number: 0, errors: Vec::new() };
        for domain in ["Runtime", "Log", "Page"] {
            page.ask(&format!("{domain}.enable"), &json!({}));
        }
        page
    }

    /// Sends a request and waits for the answer. Messages of the console are kept.
    fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.number += 1;
        let ask = json!({ "id": self.number, "method": method, "params": params });
        self.socket.send(Message::text(ask.to_string())).expect("the browser listens");
        loop {
            let message = self.socket.read().expect("the browser answers");
            let Ok(text) = message.to_text() else { continue };
            let message: Value = serde_json::from_str(text).unwrap_or_default();
            if message["id"] == self.number {
                return message["result"].clone();
            }
            let params = &message["params"];
            let is_error = match message["method"].as_str().unwrap_or_default() {
                "Runtime.exceptionThrown" => true,
                "Runtime.consoleAPICalled" => params["type"] == "error",
                "Log.entryAdded" => params["entry"]["level"] == "error",
                _ => false,
            };
            if is_error {
                self.errors.push(params.to_string());
            }
        }
    }

    /// The state of the client.
    fn game(&mut self) -> Value {
        let ask = json!({ "expression": "JSON.stringify(window.game ?? {})" });
        let answer = self.ask("Runtime.evaluate", &ask);
        serde_json::from_str(answer["result"]["value"].as_str().unwrap_or("{}")).unwrap_or_default()
    }

    /// Waits until the client knows something.
    fn wait(&mut self, what: impl Fn(&Value) -> bool) -> Value {
        let end = Instant::now() + Duration::from_secs(60);
        loop {
            let game = self.game();
            if what(&game) {
                return game;
            }
            assert!(Instant::now() < end, "{game}, {:?}", self.errors);
            sleep(Duration::from_millis(100));
        }
    }
}

/// A page of the browser's own server.
fn get(port: u16, path: &str) -> String {
    let mut text = String::new();
    let Ok(mut stream) = TcpStream::connect(("127.0.0.1", port)) else { return text };
    let ask = format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
    let _ = stream.set_read_timeout(Some(Duration::from_millis(500)));
    let _ = stream.write_all(ask.as_bytes());
    let mut bytes = Vec::new();
    // It may keep the connection open.
    let _ = stream.read_to_end(&mut bytes);
    if let Some((_, body)) = String::from_utf8_lossy(&bytes).split_once("\r\n\r\n") {
        body.clone_into(&mut text);
    }
    text
}

/// The bytes of a text in base 64.
fn from_base64(text: &str) -> Vec<u8> {
    let digits = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut word, mut bits) = (Vec::new(), 0u32, 0);
    for digit in text.bytes().filter_map(|byte| digits.iter().position(|digit| *digit == byte)) {
        word = (word << 6) | digit as u32;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((word >> bits) as u8);
        }
    }
    bytes
}

/// Others who play, written in Rust: each flies a curve of its own until the server is gone.
fn bots(count: u16, server: std::net::SocketAddr) {
    let (input, update) = (Input::SCHEMA.hash(), Update::SCHEMA.hash());
    let url = format!("ws://{server}/play?toServer={input:016x}&toClient={update:016x}");
    for bot in 0..count {
        let (mut socket, _) = connect(url.as_str()).expect("a place to play");
        std::thread::spawn(move || {
            for number in 0..u16::MAX {
                let heading = f32::from(bot) + f32::from(number) * 0.02 / f32::from(bot + 1);
                let shot = (number % 10 == bot).then_some(bot as u8 + 1);
                let input = Input { number, heading, thrust: 20 + 15 * bot as u8, shot };
                let packet = tightwire::encode_to_vec(&input).expect("an input");
                if socket.send(Message::binary(packet)).is_err() || socket.read().is_err() {
                    return;
                }
            }
        });
    }
}

#[test]
fn a_page_connects_and_plays_without_an_error() {
    let Some(browser) = browser("plays") else { return };
    let server = with_browser::start("127.0.0.1:0").expect("a port");
    bots(BOTS, server.address);
    let mut page = Page::open(&browser);
    page.ask("Page.navigate", &json!({ "url": format!("http://{}/", server.address) }));
    let first = page.wait(|game| game["snapshots"].as_u64() > Some(0));
    sleep(PLAY);
    let last = page.game();
    let grown = |name: &str| last[name].as_u64().unwrap_or(0) - first[name].as_u64().unwrap_or(0);
    // A busy machine makes fewer than the 300 of ten seconds.
    assert!(grown("snapshots") > 60 && grown("sent") > 60 && grown("shots") > 0, "{last}");
    assert!(last["seen"].as_u64() > Some(60) && last["moved"].as_f64() > Some(100.0), "{last}");
    assert_eq!((&last["place"], &last["ships"]), (&json!(BOTS), &json!(BOTS + 1)));
    assert_eq!(last["closed"], "");
    if let Some(path) = std::env::var_os("TIGHTWIRE_SCREENSHOT") {
        let picture = page.ask("Page.captureScreenshot", &json!({ "format": "png" }));
        fs::write(path, from_base64(picture["data"].as_str().unwrap_or_default())).expect("a file");
    }
    assert!(page.errors.is_empty(), "{:?}", page.errors);
    assert_eq!(server.refused.load(Ordering::Relaxed), 0);
    println!("{last}");
}

#[test]
fn a_page_of_another_build_is_told_which_packet_differs() {
    let Some(browser) = browser("differs") else { return };
    let server = with_browser::start("127.0.0.1:0").expect("a port");
    let mut page = Page::open(&browser);
    let url = format!("http://{}/?wrong=0123456789abcdef", server.address);
    page.ask("Page.navigate", &json!({ "url": url }));
    let game = page.wait(|game| game["closed"].as_str().is_some_and(|closed| !closed.is_empty()));
    let reason = game["closed"].as_str().unwrap_or_default();
    assert!(
        reason.starts_with("\"to server\" has schema") && reason.contains("0123456789abcdef"),
        "{reason}"
    );
    assert_eq!(game["snapshots"], 0);
}
