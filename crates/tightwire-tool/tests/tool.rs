//! Runs a tool as a user would.
//!
//! This program is the tool if an environment variable is set. Otherwise it is the tests, which
//! start it again.

#![allow(missing_docs, clippy::unwrap_used, clippy::panic)]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tightwire::{Wire, encode_to_vec};

#[derive(Wire)]
enum ClientMessage {
    Move {
        #[wire(range = -100..=100)]
        throttle: i8,
        jump: bool,
    },
    Chat(#[wire(max_len = 40)] String),
}

#[derive(Wire)]
struct ServerMessage {
    tick: u16,
    #[wire(range = 0..=100)]
    health: u8,
    #[wire(max_len = 8)]
    near: Vec<u16>,
}

const TOOL: &str = "TIGHTWIRE_TEST_IS_THE_TOOL";

type Test = fn(&Path);

fn main() {
    if env::var_os(TOOL).is_some() {
        return tightwire_tool::run::<(ClientMessage, ServerMessage)>();
    }
    let tests: [(&str, Test); 8] = [
        ("alone, it shows its commands and the types", alone),
        ("the type of a packet that only one can read is found", the_only_one),
        ("a packet that several types can read is not guessed", several),
        ("a packet that no type can read is refused by each in words", none),
        ("a type that does not exist is refused with those that do", unknown_type),
        ("packets and traces are compared", compared),
        ("bits are added up by type", budget),
        ("the schema has sizes, hashes and lines", schema),
    ];
    for (name, test) in tests {
        println!("test {name}");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name.replace(' ', "-"));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        test(&folder);
    }
}

/// Returns the exit code, standard output and standard error.
fn tool(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env::current_exe().unwrap());
    let output = command.env(TOOL, "1").current_dir(folder).args(arguments).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn save<T: Wire>(folder: &Path, name: &str, value: &T) -> PathBuf {
    let file = folder.join(name);
    fs::write(&file, encode_to_vec(value).unwrap()).unwrap();
    file
}

fn chat(text: &str) -> ClientMessage {
    ClientMessage::Chat(text.into())
}

fn server(health: u8) -> ServerMessage {
    ServerMessage { tick: 513, health, near: vec![1, 2] }
}

#[track_caller]
fn assert_has(text: &str, words: &[&str]) {
    for word in words {
        assert!(text.contains(word), "{word:?} is not in:\n{text}");
    }
}

fn alone(folder: &Path) {
    let (code, out, error) = tool(folder, &[]);
    assert_eq!(code, Some(2));
    let said = out + &error;
    assert_has(&said, &["xray", "diff", "budget", "dump", "schema"]);
    assert_has(&said, &["Types that a packet can hold: ClientMessage, ServerMessage"]);
}

fn the_only_one(folder: &Path) {
    save(folder, "a.bin", &chat("hello"));
    let (code, out, _) = tool(folder, &["xray", "a.bin"]);
    assert_eq!(code, Some(0));
    assert_has(&out, &["read ClientMessage: ", "\"hello\"", "The page is in xray.html"]);
    assert_has(&fs::read_to_string(folder.join("xray.html")).unwrap(), &["hello"]);
    let (code, out, _) = tool(folder, &["dump", "a.bin"]);
    assert_eq!(code, Some(0));
    assert_has(&out, &["a.bin: ClientMessage\n", "= \"hello\"\n"]);
}

/// A text of 7 bytes for one type; for the other a tick, a health of 100 and two numbers.
fn several(folder: &Path) {
    fs::write(folder.join("a.bin"), b"\x0fzdazzz\x01").unwrap();
    let (code, out, error) = tool(folder, &["xray", "a.bin"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert_has(&error, &["several types can read this", "--as: ClientMessage, ServerMessage"]);
    for name in ["ClientMessage", "ServerMessage"] {
        assert_eq!(tool(folder, &["dump", "a.bin", "--as", name]).0, Some(0), "{name}");
    }
}

fn none(folder: &Path) {
    fs::write(folder.join("a.bin"), [0xff; 2]).unwrap();
    let (code, out, error) = tool(folder, &["xray", "a.bin"]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert_has(&error, &["no type can read this", "ClientMessage: ", "ServerMessage: ", "--as"]);
    // With the type given, it shows how far that type gets.
    let (code, out, _) = tool(folder, &["xray", "a.bin", "--as", "ServerMessage", "--no-page"]);
    assert_eq!(code, Some(0));
    assert_has(&out, &["65535", "refused: health: "]);
    let (code, out, _) = tool(folder, &["dump", "a.bin", "--as", "ServerMessage"]);
    assert_eq!(code, Some(1));
    assert_has(&out, &["tick = 65535", "refused: health: "]);
}

fn unknown_type(folder: &Path) {
    save(folder, "a.bin", &server(9));
    let (code, _, error) = tool(folder, &["xray", "a.bin", "--as", "Server"]);
    assert_eq!(code, Some(2));
    assert_has(&error, &["no type Server", "ClientMessage, ServerMessage"]);
}

fn compared(folder: &Path) {
    save(folder, "a.bin", &server(9));
    save(folder, "b.bin", &server(10));
    let (code, out, _) = tool(folder, &["diff", "a.bin", "a.bin"]);
    assert_eq!((code, out.as_str()), (Some(0), "no difference in 59 bits\n"));
    let (code, out, _) = tool(folder, &["diff", "a.bin", "b.bin"]);
    assert_eq!(code, Some(1));
    assert_has(&out, &["health has different values", "value 9", "value 10"]);
    tool(folder, &["xray", "a.bin", "--no-page", "--json", "a.json"]);
    assert_eq!(tool(folder, &["diff", "a.json", "a.bin"]).0, Some(0));
}

fn budget(folder: &Path) {
    save(folder, "a.bin", &server(9));
    save(folder, "b.bin", &server(10));
    save(folder, "c.bin", &chat("hello there"));
    let (code, out, _) = tool(folder, &["budget", "a.bin", "b.bin", "c.bin"]);
    assert_eq!(code, Some(0));
    assert_has(&out, &["ServerMessage: 2 packets", "ClientMessage: 1 packet", "near[]"]);
    fs::write(folder.join("d.bin"), [0xff; 9]).unwrap();
    let (code, out, error) = tool(folder, &["budget", "a.bin", "d.bin", "--as", "ServerMessage"]);
    assert_eq!(code, Some(1));
    assert_has(&out, &["ServerMessage: 1 packet"]);
    assert_has(&error, &["d.bin: rejected and left out: health: "]);
}

fn schema(folder: &Path) {
    let (code, out, _) = tool(folder, &["schema"]);
    assert_eq!(code, Some(0));
    assert_has(&out, &["ClientMessage: at most ", "ServerMessage: at most ", "schema hash "]);
    assert_has(&out, &["enum ClientMessage (1 bits)", "health: int 0..=100"]);
    let (_, out, _) = tool(folder, &["schema", "--as", "ServerMessage"]);
    assert!(!out.contains("ClientMessage"), "{out}");
}
