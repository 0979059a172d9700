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

/// Returns whether a text could ring, clear the screen or turn a line around.
fn steers(text: &str) -> bool {
    text.contains(|c: char| (c.is_control() && c != '\n') || ('\u{202a}'..='\u{202e}').contains(&c))
}

/// A schema file that somebody else made, with a name in every place that has one.
#[test]
fn names_of_a_schema_file_do_not_steer_the_terminal() {
    let evil = "\u{1b}[2J\u{9b}1m\u{202e}\u{7}x\u{7f}";
    let byte = serde_json::json!({ "kind": "bits", "bits": 8 });
    let small = serde_json::json!({ "kind": "int", "min": 0, "max": 3 });
    let field = |schema: &serde_json::Value| serde_json::json!({ "name": evil, "schema": schema });
    let file = |hash: &str, second: &serde_json::Value| {
        let fields = [field(&byte), field(second)];
        serde_json::json!({ "tightwire": 1,
            "types": [{ "type": evil, "name": evil, "kind": "struct", "fields": fields }],
            "roots": [{ "name": evil, "hash": hash, "schema": { "kind": "type", "type": evil } }] })
        .to_string()
    };
    let folder = folder("evil");
    for (number, second) in [
        small,
        serde_json::json!({ "kind": "opaque", "name": evil, "version": 1, "max_bits": null, "holds": [] }),
        serde_json::json!({ "kind": evil }),
        serde_json::json!({ "kind": "type", "type": format!("{evil}2") }),
        serde_json::json!({ "kind": "bits", "bits": 3, evil: 1 }),
        serde_json::json!({ "kind": "group", "name": evil }),
    ]
    .iter()
    .enumerate()
    {
        fs::write(folder.join("game.json"), file("0000000000000000", second)).unwrap();
        // A stranger can compute the right hash, too.
        let (_, _, error) = inspect(&folder, &["packets"]);
        assert!(!steers(&error), "{number}: {error:?}");
        if let Some((_, hash)) = error.trim().split_once("the schema, whose hash is ") {
            fs::write(folder.join("game.json"), file(hash, second)).unwrap();
        }
        fs::write(folder.join("packets/a.bin"), [7, 1]).unwrap();
        fs::write(folder.join("packets/b.bin"), [7, 1, 1]).unwrap();
        for arguments in [
            &["packets/a.bin"][..],
            &["packets/b.bin"],
            &["--values", "packets"],
            &["--budget", "packets"],
            &["--root", "none", "packets"],
        ] {
            let (_, shown, errors) = inspect(&folder, arguments);
            assert!(!steers(&shown) && !steers(&errors), "{number} {arguments:?}: {shown:?} {errors:?}");
            assert!(number > 0 || shown.contains('x') || errors.contains('x'), "{arguments:?}");
        }
        for language in ["cpp", "typescript", "wireshark"] {
            let output = tightwire(&folder, &["gen", language, "--schema", "game.json", "-o", "out"]);
            let errors = String::from_utf8(output.stderr).unwrap();
            assert!(!steers(&errors), "{number} {language}: {errors:?}");
        }
    }
}

#[test]
fn names_of_a_session_do_not_steer_the_terminal() {
    use tightwire_delta::{Capture, FieldKind, GroupSpec, Plan, Rows, TableSpec, Tape};

    let folder = folder("evil-tapes");
    let groups = vec![GroupSpec::new(&[FieldKind::Byte])];
    let plan =
        Plan::new(&[TableSpec { rows: Rows::Fixed { parent: 0, rows: 1 }, groups }]).unwrap();
    let mut capture = Capture::of(plan.clone(), &["\u{1b}[2Jhull\u{7}".into()]);
    for tick in 0..20 {
        let mut tape = Tape::new(&plan);
        tape.words_mut(0)[0] = tick * 7 % 100;
        capture.record_tape(tick, &tape).unwrap();
    }
    fs::write(folder.join("day.tapes"), capture.bytes()).unwrap();
    for arguments in [&["tapes", "day.tapes"][..], &["tapes", "day.tapes", "--state", "12"]] {
        let output = tightwire(&folder, arguments);
        let shown = String::from_utf8(output.stdout).unwrap();
        assert!(shown.contains("hull") && !steers(&shown), "{shown:?}");
    }
}
