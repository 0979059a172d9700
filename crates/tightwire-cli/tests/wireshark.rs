//! Packets of a game in Wireshark: the dissector that the command line writes shows the values that
//! `inspect` shows. Skipped with a message where tshark is not installed.
//!
//! `TIGHTWIRE_CAPTURED=10000 cargo test --release -p tightwire-cli --test wireshark -- --nocapture` is
//! the long form, with that many packets of every type and ten times as many random ones.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::{Value, json};
use tightwire::packet::Protocol;
use tightwire::{Stream, Wire, WriteStream};
use tightwire_schema::{Interpreter, SchemaFile};
use tightwire_session::acks::Acks;

#[derive(Wire)]
struct Input {
    #[wire(range = -100..=100)]
    throttle: i8,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    jump: bool,
    #[wire(compressed(-64.0..=64.0, 0.25))]
    focus: [f32; 2],
    acks: Option<Acks>,
}

#[derive(Wire)]
struct Cube {
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(range = -131_072..=131_071)]
    x: i32,
    #[wire(range = -131_072..=131_071)]
    y: i32,
    #[wire(range = 0..=16_383)]
    z: i32,
    touched: bool,
}

#[derive(Wire)]
struct Snapshot {
    tick: u32,
    #[wire(subset, max_len = 901)]
    cubes: Vec<Option<Cube>>,
}

#[derive(Wire)]
enum Update {
    Delta(#[wire(bytes, max_len = 735)] Vec<u8>, u16),
    Plain(Snapshot),
}

const PROTOCOL: Protocol<Input, Update> = Protocol::new("cubes", 5);

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 ^ (self.0 >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 17) % bound
    }

    fn float(&mut self) -> f64 {
        self.below(2001) as f64 / 1000.0 - 1.0
    }
}

/// The types of packets that the game has.
const KINDS: [&str; 3] = ["Input", "Delta", "Plain"];

/// A value of one of them, for the root that it belongs to.
fn value(kind: &str, random: &mut Random) -> (&'static str, Value) {
    match kind {
        "Input" => {
            let acks = (random.below(2) == 0).then(
                || json!({ "newest": random.below(65536), "earlier": random.below(1 << 32) }),
            );
            let value = json!({
                "throttle": random.below(201) as i64 - 100, "steer": random.float(),
                "jump": random.below(2) == 0, "focus": [random.float() * 64.0, random.float() * 64.0],
                "acks": acks,
            });
            ("to server", value)
        }
        "Delta" => {
            let bytes = (0..random.below(200)).map(|_| format!("{:02x}", random.below(256)));
            ("to client", json!({ "Delta": [bytes.collect::<String>(), random.below(65_536)] }))
        }
        _ => {
            // As many as a packet has, close together or widely spread.
            let (density, mut left) = (1 + random.below(40), random.below(60));
            let cubes = (0..901).map(|_| {
                if left == 0 || random.below(density) > 0 {
                    return Value::Null;
                }
                left -= 1;
                let turn = random.float();
                json!({
                    "rotation": [turn.sin(), 0.0, 0.0, turn.cos()],
                    "x": random.below(262_144) as i64 - 131_072, "y": random.below(262_144) as i64 - 131_072,
                    "z": random.below(16_384), "touched": random.below(2) == 0,
                })
            });
            let cubes: Vec<Value> = cubes.collect();
            ("to client", json!({ "Plain": [{ "tick": random.below(1 << 32), "cubes": cubes }] }))
        }
    }
}

/// CRC-32 over the id of a direction and the body, bit by bit.
fn crc32(bytes: impl Iterator<Item = u8>) -> u32 {
    !bytes.fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(byte), |crc: u32, _| {
            if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 }
        })
    })
}

/// A checked packet, as docs/wire-format-packets.md has it.
fn checked(file: &SchemaFile, root: &str, value: &Value) -> Vec<u8> {
    let mut buffer = vec![0; 20_000];
    let mut stream = WriteStream::new(&mut buffer);
    let interpreter = Interpreter::of(file, root).unwrap();
    interpreter.write(value, &mut stream).unwrap_or_else(|error| panic!("{error}"));
    stream.check("end of packet").unwrap();
    let body = stream.finish().unwrap();
    let id = file.protocol().unwrap().direction(root).unwrap().id().to_le_bytes();
    let crc = crc32(id.into_iter().chain(body.iter().copied()));
    [&crc.to_le_bytes()[..], body].concat()
}

/// A capture of datagrams to port 40000.
fn capture(packets: &[Vec<u8>]) -> Vec<u8> {
    let mut file = 0xa1b2_c3d4u32.to_le_bytes().to_vec();
    file.extend([2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    file.extend(65_535u32.to_le_bytes());
    file.extend(101u32.to_le_bytes());
    for packet in packets {
        let length = 28 + packet.len();
        file.extend([0; 8]);
        file.extend([(length as u32).to_le_bytes(), (length as u32).to_le_bytes()].concat());
        file.extend([0x45, 0]);
        file.extend((length as u16).to_be_bytes());
        file.extend([0, 0, 0, 0, 64, 17, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2, 0xc3, 0x50, 0x9c, 0x40]);
        file.extend(((length - 20) as u16).to_be_bytes());
        file.extend([0, 0]);
        file.extend(packet);
    }
    file
}

fn tightwire(folder: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tightwire"));
    let output = command.current_dir(folder).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A folder with the schema file and the dissector of the game, unless there is no tshark.
fn prepared(name: &str) -> Option<PathBuf> {
    let found = Command::new("tshark")
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if !found.is_ok_and(|status| status.success()) {
        eprintln!("skipped: tshark is not installed");
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("game.json"), SchemaFile::of(&PROTOCOL).unwrap().to_json()).unwrap();
    tightwire(&folder, &["gen", "wireshark", "--schema", "game.json"]);
    Some(folder)
}

/// The output of tshark for each packet: the value, the reason of a rejection, and Lua errors.
fn dissected(folder: &Path, packets: &[Vec<u8>]) -> Vec<[String; 3]> {
    let fields = ["cubes.json", "cubes.refusal", "_ws.lua.error"];
    columns(folder, packets, &[], fields)
}

/// The fields that tshark finds in each packet.
fn columns<const N: usize>(
    folder: &Path,
    packets: &[Vec<u8>],
    options: &[&str],
    fields: [&str; N],
) -> Vec<[String; N]> {
    fs::write(folder.join("capture.pcap"), capture(packets)).unwrap();
    let mut command = Command::new("tshark");
    command.args(["-r", "capture.pcap", "-X", "lua_script:dissector.lua"]).args(options);
    command.args(["-d", "udp.port==40000,cubes", "-T", "fields"]);
    let output = command.args(fields.map(|field| ["-e", field]).concat());
    let output = output.current_dir(folder).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && !errors.contains("Lua"), "{errors}");
    let text = String::from_utf8_lossy(&output.stdout);
    let line = |line: &str| {
        let mut columns = line.split('\t').map(str::to_owned);
        [(); N].map(|()| columns.next().unwrap_or_default())
    };
    let lines: Vec<_> = text.lines().map(line).collect();
    assert_eq!(lines.len(), packets.len(), "{errors}");
    lines
}

fn count() -> u64 {
    let given = std::env::var("TIGHTWIRE_CAPTURED").ok().and_then(|text| text.parse().ok());
    given.unwrap_or(20)
}

/// Returns whether two values are the same, to the float.
fn is_same(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Number(found), Value::Number(expected)) => {
            let (found, expected) = (found.as_f64().unwrap(), expected.as_f64().unwrap());
            (found as f32).to_bits() == (expected as f32).to_bits() || found - expected == 0.0
        }
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| is_same(a, b))
        }
        (Value::Object(found), Value::Object(expected)) => {
            let same = |(name, one)| expected.get(name).is_some_and(|other| is_same(one, other));
            found.len() == expected.len() && found.iter().all(same)
        }
        _ => found == expected,
    }
}

#[test]
fn tshark_shows_the_values_that_inspect_shows() {
    let Some(folder) = prepared("wireshark-game") else { return };
    let file = fs::read_to_string(folder.join("game.json")).unwrap();
    let file = SchemaFile::from_json(&file).unwrap();
    let mut random = Random(5);
    let mut packets = Vec::new();
    for _ in 0..count() {
        for kind in KINDS {
            let (root, value) = value(kind, &mut random);
            packets.push(checked(&file, root, &value));
        }
    }
    let shown = dissected(&folder, &packets);
    let inspected =
        tightwire(&folder, &["inspect", "--schema", "game.json", "--values", "capture.pcap"]);
    let inspected: Vec<&str> = inspected.lines().collect();
    assert_eq!(inspected.len(), packets.len());
    for ([found, refusal, error], line) in shown.iter().zip(&inspected) {
        assert!(refusal.is_empty() && error.is_empty(), "{refusal} {error}");
        let expected: Value =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let found: Value =
            serde_json::from_str(found).unwrap_or_else(|error| panic!("{error}: {found}"));
        assert!(is_same(&found, &expected["value"]), "{found}\n{expected}");
    }
    println!("agreed on {} packets, {} of each type", packets.len(), packets.len() / KINDS.len());
}

#[test]
fn garbage_makes_no_error_of_lua() {
    let Some(folder) = prepared("wireshark-garbage") else { return };
    let file = fs::read_to_string(folder.join("game.json")).unwrap();
    let file = SchemaFile::from_json(&file).unwrap();
    let mut random = Random(6);
    let mut packets = Vec::new();
    for number in 0..count() * 10 {
        let mut packet: Vec<u8> = (0..random.below(120)).map(|_| random.below(256) as u8).collect();
        if number % 4 == 0 {
            // What was a packet once, with or without its checksum.
            let (root, value) = value(KINDS[random.below(3) as usize], &mut random);
            packet = checked(&file, root, &value).split_off(4 * random.below(2) as usize);
            packet.truncate(random.below(packet.len() as u64 + 1) as usize);
            let at = random.below(packet.len() as u64 + 1) as usize;
            packet.iter_mut().skip(at).take(2).for_each(|byte| *byte ^= random.below(256) as u8);
        }
        packets.push(packet);
    }
    let shown = dissected(&folder, &packets);
    let refused = shown.iter().filter(|[_, refusal, _]| !refusal.is_empty()).count();
    for [_, refusal, error] in &shown {
        // A mistake in the dissector would be told as a refusal, by its line.
        assert!(error.is_empty() && !refusal.contains(".lua"), "{refusal} {error}");
    }
    assert!(refused * 10 > packets.len(), "{refused}");
    println!("{} packets, {refused} of them refused", packets.len());
}

#[test]
fn tshark_shows_the_header_of_a_delta() {
    let Some(folder) = prepared("wireshark-delta") else { return };
    let file = fs::read_to_string(folder.join("game.json")).unwrap();
    let file = SchemaFile::from_json(&file).unwrap();
    // As docs/wire-format-delta.md has them: elements, a whole state, a first packet, and one that is
    // too short.
    let headers = [
        "030201".to_owned() + "09" + "0504" + "c6" + "01000080" + "aabb",
        "c800c0".to_owned() + "00" + "0300" + "04" + "65" + "cc",
        "010000".to_owned() + "00" + "0403" + "00" + "0201" + "07000000",
        "010000".to_owned() + "00" + "0403" + "01",
    ];
    let packets: Vec<Vec<u8>> = headers
        .iter()
        .map(|hex| checked(&file, "to client", &json!({ "Delta": [hex, 7] })))
        .collect();
    let fields = ["number", "tick", "whole", "complete", "built_on", "identity", "body"];
    let fields = fields.map(|field| format!("cubes.delta_packet.{field}"));
    let names = [0, 1, 2, 3, 4, 5, 6].map(|index: usize| fields[index].as_str());
    let preference = ["-o", "cubes.delta:update.delta.0"];
    let shown = columns(&folder, &packets, &preference, names);
    // Some releases write the two as words.
    let plain = |column: String| column.replace("True", "1").replace("False", "0");
    let shown: Vec<_> = shown.into_iter().map(|line| line.map(plain)).collect();
    let expected = [
        ["66051", "1029", "0", "1", "packets 66045, 66044, 66013", "", "2"],
        ["200", "3", "1", "", "packets 196, 191, 185", "", "1"],
        ["1", "16909060", "0", "0", "", "7", ""],
        ["", "", "", "", "", "", ""],
    ];
    assert_eq!(shown, expected);
    // Without the preference, a delta is bytes.
    let shown = columns(&folder, &packets, &[], names);
    assert!(shown.iter().flatten().all(String::is_empty), "{shown:?}");
}
