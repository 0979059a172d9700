//! Packets of any game by its schema file, as a user looks at them: files, folders and captures.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tightwire::packet::sealed::{self, ClientKey, Salt};
use tightwire::packet::{Protocol, checked};
use tightwire::{Wire, encode_to_vec};
use tightwire_schema::SchemaFile;

#[derive(Wire)]
struct Input {
    #[wire(range = -100..=100)]
    throttle: i8,
    jump: bool,
}

#[derive(Wire)]
struct Snapshot {
    tick: u16,
    #[wire(max_len = 8)]
    names: Vec<Name>,
}

#[derive(Wire)]
struct Name(#[wire(max_len = 15)] String);

const PROTOCOL: Protocol<Input, Snapshot> = Protocol::new("my game", 3);

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("packets")).unwrap();
    fs::write(folder.join("game.json"), SchemaFile::of(&PROTOCOL).unwrap().to_json()).unwrap();
    folder
}

fn tightwire(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    command.current_dir(folder).args(arguments).output().unwrap()
}

fn inspect(folder: &Path, arguments: &[&str]) -> (bool, String, String) {
    let output = tightwire(folder, &[&["inspect", "--schema", "game.json"], arguments].concat());
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (output.status.success(), text(&output.stdout), text(&output.stderr))
}

fn snapshot() -> Snapshot {
    Snapshot { tick: 7, names: vec![Name("zoë".into()), Name("max".into())] }
}

fn checked_input(throttle: i8) -> Vec<u8> {
    let mut buffer = [0; 64];
    let input = Input { throttle, jump: true };
    checked::write(&PROTOCOL.to_server(), &input, &mut buffer).unwrap().to_vec()
}

/// An Ethernet frame with a datagram in it.
fn frame(packet: &[u8]) -> Vec<u8> {
    let mut frame = vec![0; 12];
    frame.extend([8, 0, 0x45, 0]);
    frame.extend(((28 + packet.len()) as u16).to_be_bytes());
    frame.extend([0, 0, 0, 0, 64, 17, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2, 0xc3, 0x50, 0x9c, 0x40]);
    frame.extend(((8 + packet.len()) as u16).to_be_bytes());
    frame.extend([0, 0]);
    frame.extend(packet);
    frame
}

#[test]
fn a_plain_packet_is_shown_bit_by_bit_with_a_page() {
    let folder = folder("plain");
    fs::write(
        folder.join("input.bin"),
        encode_to_vec(&Input { throttle: -7, jump: true }).unwrap(),
    )
    .unwrap();
    let (ok, shown, errors) = inspect(&folder, &["--root", "to server", "input.bin"]);
    assert!(ok, "{errors}");
    assert!(shown.contains("throttle") && shown.contains("-7"), "{shown}");
    assert!(fs::read_to_string(folder.join("xray.html")).unwrap().contains("throttle"));
}

#[test]
fn a_folder_of_checked_packets_is_opened_and_listed_as_json() {
    let folder = folder("checked");
    let mut buffer = [0; 64];
    let packet = checked::write(&PROTOCOL.to_client(), &snapshot(), &mut buffer).unwrap();
    fs::write(folder.join("packets/a.bin"), packet).unwrap();
    fs::write(folder.join("packets/b.bin"), checked_input(-7)).unwrap();
    let (ok, shown, errors) = inspect(&folder, &["packets"]);
    assert!(ok, "{errors}");
    let lines: Vec<serde_json::Value> =
        shown.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["root"], "to client");
    assert_eq!(lines[0]["value"], serde_json::json!({ "tick": 7, "names": [["zoë"], ["max"]] }));
    assert_eq!(lines[1]["value"], serde_json::json!({ "throttle": -7, "jump": true }));
}

#[test]
fn a_capture_is_read_and_its_bits_are_added_up() {
    let folder = folder("capture");
    let file = fs::File::create(folder.join("game.pcap")).unwrap();
    let mut writer = pcap_file::pcap::PcapWriter::new(file).unwrap();
    for throttle in -50..50 {
        let frame = frame(&checked_input(throttle));
        let packet =
            pcap_file::pcap::PcapPacket::new(std::time::Duration::ZERO, frame.len() as u32, &frame);
        writer.write_packet(&packet).unwrap();
    }
    drop(writer);
    let (ok, shown, errors) = inspect(&folder, &["--budget", "game.pcap"]);
    assert!(ok, "{errors}");
    assert!(shown.starts_with("to server: ") && shown.contains("throttle"), "{shown}");
    let (ok, shown, _) = inspect(&folder, &["--values", "--port", "40000", "game.pcap"]);
    assert!(ok && shown.lines().count() == 100, "{shown}");
    assert!(shown.contains("10.0.0.1:50000 > 10.0.0.2:40000"), "{shown}");
    let (_, _, errors) = inspect(&folder, &["--port", "7", "game.pcap"]);
    assert!(errors.contains("no packets"), "{errors}");
}

#[test]
fn sealed_packets_are_opened_with_the_key() {
    let folder = folder("sealed");
    let salt = || Salt::new([1; 16], [2; 16]);
    let mut client = sealed::client(&PROTOCOL, &ClientKey::new([7; 32]), salt());
    let mut buffer = [0; 64];
    let packet = client.sealer.seal(&Input { throttle: 9, jump: false }, &mut buffer).unwrap();
    fs::write(folder.join("sealed.bin"), packet).unwrap();
    let (key, wrong, halves) =
        ("07".repeat(32), "08".repeat(32), ["01".repeat(16), "02".repeat(16)]);
    let with = |key: &str| {
        inspect(
            &folder,
            &[
                "--values",
                "--key",
                key,
                "--client-half",
                &halves[0],
                "--server-half",
                &halves[1],
                "sealed.bin",
            ],
        )
    };
    let (ok, shown, errors) = with(&key);
    assert!(ok && shown.contains("\"throttle\":9"), "{shown}{errors}");
    let (ok, shown, _) = with(&wrong);
    assert!(!ok && shown.contains("refused"), "{shown}");
}

#[test]
fn what_is_refused_is_named_and_the_code_says_so() {
    let folder = folder("refused");
    fs::write(folder.join("packets/a.bin"), [0xff]).unwrap();
    let arguments = ["--root", "to server", "--envelope", "plain", "--values", "packets"];
    let (ok, shown, _) = inspect(&folder, &arguments);
    assert!(!ok && shown.contains("throttle: 155 is outside -100..=100"), "{shown}");
    fs::write(folder.join("game.json"), "{").unwrap();
    let (ok, _, errors) = inspect(&folder, &arguments);
    assert!(!ok && errors.contains("game.json"), "{errors}");
}

#[test]
fn code_is_generated_and_a_file_that_is_out_of_date_is_noticed() {
    let folder = folder("generated");
    let generate = |more: &[&str]| {
        tightwire(
            &folder,
            &[&["gen", "typescript", "--schema", "game.json", "-o", "out"], more].concat(),
        )
    };
    assert!(generate(&[]).status.success());
    assert!(generate(&["--check"]).status.success());
    let mut text = fs::read_to_string(folder.join("out/messages.js")).unwrap();
    text.push(' ');
    fs::write(folder.join("out/messages.js"), text).unwrap();
    let stale = generate(&["--check"]);
    assert!(!stale.status.success());
    assert!(String::from_utf8_lossy(&stale.stderr).contains("messages.js: out of date"));
    for language in ["cpp", "wireshark"] {
        let output = tightwire(&folder, &["gen", language, "--schema", "game.json", "-o", "out"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

#[test]
fn what_a_generator_does_not_know_is_refused_by_name() {
    #[derive(Wire)]
    struct Level {
        terrain: Terrain,
    }
    #[derive(Clone, Default)]
    struct Terrain(u8);
    impl Terrain {
        fn serialize<S: tightwire::Stream>(&mut self, stream: &mut S) -> tightwire::Result<S> {
            stream.u8(&mut self.0)
        }
    }
    tightwire::unified!(Terrain);

    let folder = folder("unknown");
    let protocol = Protocol::<Level, ()>::new("my game", 1);
    let schema = SchemaFile::of(&protocol).unwrap().to_json();
    fs::write(folder.join("level.json"), schema).unwrap();
    for language in ["cpp", "typescript", "wireshark"] {
        let output = tightwire(&folder, &["gen", language, "--schema", "level.json", "-o", "out"]);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success(), "{language}");
        assert!(errors.contains("terrain: `Terrain` is custom code"), "{language}: {errors}");
    }
}
