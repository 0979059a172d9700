//! Generated code reads, refuses and writes what the library does: TypeScript under node, C++ under
//! g++ with its sanitizers. Skipped with a message where these are not installed.
//!
//! `TIGHTWIRE_PACKETS=1000000 cargo test --release -p tightwire-gen --test languages` is the long form.

#![allow(
    missing_docs,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::panic,
    clippy::option_option
)]

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::num::{NonZeroI8, NonZeroU16};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::json;
use tightwire::packet::{Protocol, checked};
use tightwire::trace::TraceReader;
use tightwire::{Field, Number, Schema, Shape, Wire, encode_to_vec};
use tightwire_schema::{InterpretError, Interpreter, SchemaFile};

#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Team {
    #[default]
    Red,
    Blue,
    Green,
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
enum Event {
    #[default]
    Nothing,
    Shot {
        #[wire(range = 0..=11)]
        weapon: u8,
        target: Option<u16>,
    },
    Chat(#[wire(max_len = 20)] String),
    #[wire(rename = "hit and run")]
    Hit(u8, #[wire(align)] bool),
}

#[derive(Wire, Clone, Debug, Default, PartialEq)]
struct Pose {
    x: i8,
    #[wire(rename = "class")]
    still: bool,
}

#[derive(Wire, Clone, Debug)]
struct FromClient {
    #[wire(bits = 12)]
    tick: u16,
    armed: bool,
    #[wire(range = -100..=100)]
    throttle: i8,
    whole: (i128, u128, i64, u64, i32),
    #[wire(range = -9_007_199_254_740_993..=5)]
    deep: i64,
    #[wire(fixed(-100..=100, 8))]
    angle: i16,
    raw: f32,
    exact: f64,
    #[wire(compressed(-1.0..=1.0, 0.01))]
    steer: f32,
    #[wire(compressed(0.0..=16_777_215.0, 1.0))]
    far: f32,
    #[wire(smallest_three = 9)]
    rotation: [f32; 4],
    #[wire(unit = 10)]
    up: [f32; 3],
    letter: char,
    id: NonZeroU16,
    offset: NonZeroI8,
    #[wire(relative_to = tick)]
    next: u16,
    #[wire(align, bytes)]
    key: [u8; 5],
    #[wire(bytes, max_len = 9)]
    blob: Vec<u8>,
    #[wire(max_len = 20, check = "name")]
    name: String,
    #[wire(default_bit)]
    power: u32,
    #[wire(default_bit)]
    speed: f32,
    #[wire(default_bit)]
    pose: Pose,
    #[wire(max_len = 4)]
    shots: Vec<Option<u8>>,
    #[wire(max_len = 300)]
    marks: Vec<()>,
    #[wire(max_len = 5)]
    events: Vec<Event>,
    team: Team,
    wait: std::time::Duration,
    server: std::net::SocketAddr,
    nested: Option<Option<bool>>,
    #[wire(if = armed)]
    a: u8,
    #[wire(if = !armed && throttle > 3, default = 7)]
    b: u8,
    #[wire(if = b == 7 || name == "zoe")]
    c: u8,
    #[wire(if = matches!(team, Team::Blue | Team::Green))]
    d: u8,
    #[wire(if = shots.len() >= 2)]
    e: u8,
    #[wire(if = raw > 0.54)]
    f: [bool; 9],
    #[wire(if = nested.is_some())]
    g: Event,
    #[wire(if = team == Team::Red)]
    h: (u8, u8),
    #[wire(if = letter == 'x')]
    i: u8,
}

const PROTOCOL: Protocol<FromClient, Event> = Protocol::new("my game", 3);

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 ^ (self.0 >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 17
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }
}

fn event(random: &mut Random) -> Event {
    match random.below(4) {
        0 => Event::Nothing,
        1 => {
            let target = (random.below(2) == 0).then(|| random.next() as u16);
            Event::Shot { weapon: random.below(12) as u8, target }
        }
        2 => Event::Chat(["", "hi", "zoë", "😀 gg"][random.below(4) as usize].into()),
        _ => Event::Hit(random.next() as u8, random.below(2) == 0),
    }
}

fn message(random: &mut Random) -> FromClient {
    let tick = random.below(4000) as u16;
    let turn = [[0.5, 0.5, -0.5, 0.5], [0.0, 0.0, 0.0, 1.0], [0.1, -0.7, 0.1, -0.7]];
    FromClient {
        tick,
        armed: random.below(2) == 0,
        throttle: (random.below(201) as i16 - 100) as i8,
        whole: (
            i128::from(random.next() as i64) << random.below(64),
            u128::from(random.next()) << random.below(64),
            (random.next() as i64).wrapping_mul(65536),
            random.next() << 16,
            random.next() as i32,
        ),
        deep: -(random.next() as i64 % 9_007_199_254_740_993),
        angle: (random.below(51201) as i32 - 25600) as i16,
        raw: f32::from_bits(random.next() as u32),
        exact: f64::from_bits(random.next() << 17),
        steer: random.below(300) as f32 / 100.0 - 1.5,
        far: random.below(1 << 24) as f32,
        rotation: turn[random.below(3) as usize],
        up: [[0.6, -0.8, 0.0], [0.0, 0.0, -1.0], [2.0 / 3.0, 1.0 / 3.0, -2.0 / 3.0]]
            [random.below(3) as usize],
        letter: ['x', 'ß', '😀'][random.below(3) as usize],
        id: NonZeroU16::new(random.next() as u16 | 1).unwrap(),
        offset: NonZeroI8::new(random.next() as i8 | 1).unwrap(),
        next: tick + 1 + (random.next() >> random.below(47)) as u16 % 60000,
        key: *b"12345",
        blob: vec![random.next() as u8; random.below(10) as usize],
        name: ["", "zoe", "zoë"][random.below(3) as usize].into(),
        power: random.below(3) as u32,
        speed: [0.0, -0.0, 1.5][random.below(3) as usize],
        pose: Pose { x: random.below(2) as i8, still: random.below(2) == 0 },
        shots: (0..random.below(5)).map(|shot| (shot % 2 == 0).then_some(shot as u8)).collect(),
        marks: vec![(); random.below(3) as usize * 90],
        events: (0..random.below(6)).map(|_| event(random)).collect(),
        team: [Team::Red, Team::Blue, Team::Green][random.below(3) as usize].clone(),
        wait: std::time::Duration::new(random.next(), random.below(1_000_000_000) as u32),
        server: ["1.2.3.4:5000", "[::1]:9"][random.below(2) as usize].parse().unwrap(),
        nested: [None, Some(None), Some(Some(true))][random.below(3) as usize],
        a: random.next() as u8,
        b: 5 + random.below(3) as u8,
        c: 3,
        d: 4,
        e: 5,
        f: [random.below(2) == 0; 9],
        g: event(random),
        h: (1, 2),
        i: 9,
    }
}

/// A packet that is cut, changed, or anything at all.
fn damaged(packet: &[u8], random: &mut Random) -> Vec<u8> {
    let mut packet = packet.to_vec();
    match random.below(4) {
        0 => packet.truncate(random.below(packet.len() as u64 + 1) as usize),
        1 => packet = (0..random.below(200)).map(|_| random.next() as u8).collect(),
        2 => packet.push(0),
        _ => {
            for _ in 0..=random.below(3) {
                let at = random.below(packet.len().max(1) as u64) as usize;
                if let Some(byte) = packet.get_mut(at) {
                    *byte ^= 1 << random.below(8);
                }
            }
        }
    }
    packet
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// What the library makes of a packet, value by value: one line for the other language to agree with.
fn line(interpreter: &Interpreter, packet: &[u8]) -> String {
    let mut stream = TraceReader::new(packet);
    let read = interpreter.read(&mut stream);
    // The reader that names every bit looks at one value at a time, as generated code does.
    let expected = match (read, interpreter.decode(packet)) {
        (Ok(value), Ok(_)) => {
            json!({ "ok": hex(&interpreter.encode(&value).unwrap()), "value": value })
        }
        (Ok(_), Err(InterpretError::Refused(error))) | (Err(InterpretError::Refused(error)), _) => {
            json!({ "kind": format!("{:?}", error.kind()), "bit": error.bit() })
        }
        other => panic!("{other:?}"),
    };
    format!("{}\t{expected}\n", hex(packet))
}

/// Packets of both roots, and what is expected of them.
fn lines() -> (String, String) {
    let count = std::env::var("TIGHTWIRE_PACKETS").ok().and_then(|text| text.parse().ok());
    let count: u64 = count.unwrap_or(4000);
    let file = SchemaFile::of(&PROTOCOL).unwrap();
    let interpreters: Vec<Interpreter> =
        file.roots().iter().map(|root| Interpreter::new(root.schema)).collect();
    let mut random = Random(7);
    let (mut to_server, mut to_client) = (String::new(), String::new());
    for _ in 0..count / 4 {
        let packet = encode_to_vec(&message(&mut random)).unwrap();
        to_server += &line(&interpreters[0], &packet);
        to_server += &line(&interpreters[0], &damaged(&packet, &mut random));
        let packet = encode_to_vec(&event(&mut random)).unwrap();
        to_client += &line(&interpreters[1], &packet);
        to_client += &line(&interpreters[1], &damaged(&packet, &mut random));
    }
    (to_server, to_client)
}

fn has(program: &str) -> bool {
    let found =
        Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let found = found.is_ok_and(|status| status.success());
    if !found {
        // Seen by whoever runs the tests.
        eprintln!("skipped: {program} is not installed");
    }
    found
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    text
}

/// A checked packet, to read and to make again.
fn checked_packet() -> Vec<u8> {
    let mut buffer = [0; 2000];
    checked::write(&PROTOCOL.to_server(), &message(&mut Random(3)), &mut buffer).unwrap().to_vec()
}

#[test]
fn typescript_agrees_with_the_library() {
    if !has("node") {
        return;
    }
    let folder = folder("typescript");
    for file in tightwire_gen::typescript(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    let (to_server, to_client) = lines();
    fs::write(folder.join("server.txt"), to_server).unwrap();
    fs::write(folder.join("client.txt"), to_client).unwrap();
    fs::write(folder.join("judge.mjs"), include_str!("judge.mjs")).unwrap();
    let checked = hex(&checked_packet());
    let text = run(Command::new("node").arg("judge.mjs").arg(checked).current_dir(&folder));
    assert!(text.contains("agreed"), "{text}");
    println!("{text}");
    // The types, as strictly as can be.
    let tsc = std::env::var("TIGHTWIRE_TSC").unwrap_or("tsc".into());
    if has(&tsc) {
        fs::write(folder.join("use.ts"), include_str!("use.ts")).unwrap();
        let options = [
            "--strict",
            "--noEmit",
            "--target",
            "es2022",
            "--module",
            "nodenext",
            "--exactOptionalPropertyTypes",
            "use.ts",
        ];
        run(Command::new(&tsc).args(options).current_dir(&folder));
    }
}

/// With every warning an error, and every mistake at run time the end.
fn compile(name: &str, folder: &Path) {
    let options = [
        "-std=c++17",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-Wconversion",
        "-fno-exceptions",
        "-O1",
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover=all",
        "-o",
        name,
    ];
    let source = format!("{name}.cpp");
    run(Command::new("g++").args(options).arg(source).current_dir(folder));
}

#[test]
fn cpp_agrees_with_the_library() {
    if !has("g++") {
        return;
    }
    let folder = folder("cpp");
    for file in tightwire_gen::cpp(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    fs::write(folder.join("judge.hpp"), include_str!("judge.hpp")).unwrap();
    fs::write(folder.join("judge.cpp"), include_str!("judge.cpp")).unwrap();
    compile("judge", &folder);
    let (to_server, to_client) = lines();
    let mut input = format!("C {}\n", hex(&checked_packet()));
    for (root, lines) in [("S", to_server), ("E", to_client)] {
        for line in lines.lines() {
            let (packet, expected) = line.split_once('\t').unwrap();
            let expected: serde_json::Value = serde_json::from_str(expected).unwrap();
            let expected = match expected["ok"].as_str() {
                Some(bytes) => format!("ok {bytes}"),
                None => format!("{} {}", expected["kind"].as_str().unwrap(), expected["bit"]),
            };
            let _ = writeln!(input, "{root} {packet} {expected}");
        }
    }
    let judge = Command::new("./judge")
        .current_dir(&folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut judge = judge.unwrap();
    let mut pipe = judge.stdin.take().unwrap();
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = judge.wait_with_output().unwrap();
    let _ = writer.join();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("agreed"), "{text}");
    println!("{text}");
}

/// A frame of raw IP with a datagram to port 40000 in it.
fn frame(packet: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x45, 0];
    frame.extend(((28 + packet.len()) as u16).to_be_bytes());
    frame.extend([0, 0, 0, 0, 64, 17, 0, 0, 10, 0, 0, 1, 10, 0, 0, 2]);
    frame.extend(50_000u16.to_be_bytes());
    frame.extend(40_000u16.to_be_bytes());
    frame.extend(((8 + packet.len()) as u16).to_be_bytes());
    frame.extend([0, 0]);
    frame.extend(packet);
    frame
}

/// A capture of packets.
fn capture(packets: &[Vec<u8>]) -> Vec<u8> {
    let mut file = 0xa1b2_c3d4u32.to_le_bytes().to_vec();
    file.extend([2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    file.extend(65_535u32.to_le_bytes());
    file.extend(101u32.to_le_bytes());
    for packet in packets {
        let frame = frame(packet);
        file.extend([0; 8]);
        file.extend((frame.len() as u32).to_le_bytes());
        file.extend((frame.len() as u32).to_le_bytes());
        file.extend(frame);
    }
    file
}

/// Whether a value of the dissector is that of the library.
fn is_same(found: &serde_json::Value, expected: &serde_json::Value) -> bool {
    use serde_json::Value::{Array, Null, Number, Object, String as Text};
    match (found, expected) {
        (Number(found), Number(expected)) => {
            let (found, expected) = (found.as_f64().unwrap(), expected.as_f64().unwrap());
            found.to_bits() == expected.to_bits() || (found as f32 - expected as f32).abs() <= 0.0
        }
        // Numbers that are not finite are words.
        (Text(found), Text(expected)) if expected.starts_with("0x") => {
            ["NaN", "Infinity", "-Infinity"].contains(&found.as_str())
        }
        (Number(found), Text(expected)) => found.to_string() == *expected,
        (Text(found), Number(expected)) => *found == expected.to_string(),
        (Array(found), Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| is_same(a, b))
        }
        (Object(found), Object(expected)) => {
            found.len() == expected.len()
                && found
                    .iter()
                    .all(|(name, one)| expected.get(name).is_some_and(|other| is_same(one, other)))
        }
        // An empty object and an empty list look alike.
        (Null, Null) => true,
        _ => found == expected,
    }
}

#[test]
fn wireshark_agrees_with_the_library() {
    if !has("tshark") {
        return;
    }
    let folder = folder("wireshark");
    for file in tightwire_gen::wireshark(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    let count = std::env::var("TIGHTWIRE_CAPTURED").ok().and_then(|text| text.parse().ok());
    let count: u64 = count.unwrap_or(400);
    let file = SchemaFile::of(&PROTOCOL).unwrap();
    let roots: Vec<Interpreter> =
        file.roots().iter().map(|root| Interpreter::new(root.schema)).collect();
    let mut random = Random(11);
    let mut packets = Vec::new();
    let mut expected = Vec::new();
    for number in 0..count {
        let mut buffer = [0; 2000];
        // Checked packets of both directions, and anything at all.
        let (packet, value) = match number % 4 {
            0 | 1 => {
                let message = message(&mut random);
                let packet = checked::write(&PROTOCOL.to_server(), &message, &mut buffer).unwrap();
                (packet.to_vec(), roots[0].decode(&encode_to_vec(&message).unwrap()).ok())
            }
            2 => {
                let event = event(&mut random);
                let packet = checked::write(&PROTOCOL.to_client(), &event, &mut buffer).unwrap();
                (packet.to_vec(), roots[1].decode(&encode_to_vec(&event).unwrap()).ok())
            }
            _ => {
                let packet = damaged(&encode_to_vec(&message(&mut random)).unwrap(), &mut random);
                let value = roots.iter().find_map(|root| root.decode(&packet).ok());
                (packet, value)
            }
        };
        packets.push(packet);
        expected.push(value);
    }
    fs::write(folder.join("capture.pcap"), capture(&packets)).unwrap();
    let options =
        ["-r", "capture.pcap", "-X", "lua_script:dissector.lua", "-d", "udp.port==40000,my_game"];
    let fields =
        ["-T", "fields", "-e", "my_game.json", "-e", "my_game.refusal", "-e", "_ws.lua.error"];
    let output =
        Command::new("tshark").args(options).args(fields).current_dir(&folder).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && !errors.contains("Lua"), "{errors}");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), packets.len(), "{errors}\n{text}");
    let mut agreed = 0;
    for ((line, packet), expected) in lines.iter().zip(&packets).zip(&expected) {
        let mut columns = line.split('\t');
        let (shown, refusal) =
            (columns.next().unwrap_or_default(), columns.next().unwrap_or_default());
        assert_eq!(columns.next().unwrap_or_default(), "", "{line}");
        match expected {
            None => {
                assert!(shown.is_empty() && (!refusal.is_empty() || packet.is_empty()), "{line}");
            }
            Some(expected) => {
                let found =
                    serde_json::from_str(shown).unwrap_or_else(|error| panic!("{error}: {line}"));
                assert!(is_same(&found, expected), "{}\n{found}\n{expected}", hex(packet));
            }
        }
        agreed += 1;
    }
    println!("agreed on {agreed} packets");
    // A filter on the name of a field finds what it should.
    let filter = ["-Y", "my_game.fromclient.throttle > 100"];
    let found =
        Command::new("tshark").args(options).args(filter).current_dir(&folder).output().unwrap();
    assert!(
        found.status.success() && found.stdout.is_empty(),
        "{}",
        String::from_utf8_lossy(&found.stderr)
    );
}

/// The schema of one operation of a conformance vector; `None` for those that no schema has alone.
fn schema_of(op: &serde_json::Value) -> Option<Schema> {
    let text = |name: &str| op[name].as_str().unwrap();
    let size = |name: &str| op[name].as_u64().unwrap() as usize;
    let int = |name: &str| Number::Signed(text(name).parse().unwrap());
    let float = |name: &str| {
        let bits = text(name).strip_prefix("f32:0x").unwrap();
        f32::from_bits(u32::from_str_radix(bits, 16).unwrap())
    };
    Some(match text("op") {
        "bits" => Schema::bits(size("bits") as u32),
        "uint8" => Schema::bits(8),
        "uint16" => Schema::bits(16),
        "uint32" => Schema::bits(32),
        "uint64" => Schema::bits(64),
        "uint128" => Schema::bits(128),
        "bool" => Schema::value(Shape::Bool),
        "int" | "int64" | "int128" => {
            Schema::value(Shape::Int { min: int("min"), max: int("max") })
        }
        "fixed" => Schema::value(Shape::Fixed {
            min: text("min").parse().unwrap(),
            max: text("max").parse().unwrap(),
            fraction_bits: size("fraction_bits") as u32,
        }),
        "float" => Schema::value(Shape::F32),
        "double" => Schema::value(Shape::F64),
        "compressed_float" => Schema::value(Shape::Compressed {
            min: float("min"),
            max: float("max"),
            resolution: float("res"),
        }),
        "align" => Schema::value(Shape::Padding),
        "bytes" => Schema::value(Shape::Bytes { count: size("count") }),
        // A buffer has room for a terminator.
        "string" => Schema::value(Shape::String { max: size("buffer_size") - 1, min: 0 }),
        "wstring" => Schema::value(Shape::WideString { max: size("buffer_size") - 1, min: 0 }),
        "check" => Schema::value(Shape::Check { name: text("name").to_owned().leak() }),
        _ => return None,
    })
}

/// A vector as a schema, its bytes, and whether they are refused.
fn vectors() -> Vec<(&'static Schema, Vec<u8>, bool)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../vectors");
    let mut all = Vec::new();
    for name in ["accept", "refuse", "article-accept", "article-refuse"] {
        let text = fs::read_to_string(folder.join(format!("{name}.jsonl"))).unwrap();
        for line in text.lines() {
            let vector: serde_json::Value = serde_json::from_str(line).unwrap();
            let ops = vector["ops"].as_array().unwrap();
            let Some(schemas) = ops.iter().map(schema_of).collect::<Option<Vec<_>>>() else {
                continue;
            };
            let fields = schemas.into_iter().enumerate().map(|(number, schema)| {
                let has_value = !matches!(
                    schema,
                    Schema::Value { shape: Shape::Padding | Shape::Check { .. }, .. }
                );
                let name = if has_value { format!("f{number}") } else { String::new() };
                Field::new(name.leak(), Box::leak(Box::new(schema)))
            });
            let fields: &'static [Field] = fields.collect::<Vec<_>>().leak();
            let schema: &'static Schema = Box::leak(Box::new(Schema::structure(
                format!("Vector{}", all.len()).leak(),
                fields,
            )));
            let hex = vector["hex"].as_str().unwrap();
            let bytes = (0..hex.len() / 2)
                .map(|at| u8::from_str_radix(&hex[2 * at..2 * at + 2], 16).unwrap());
            all.push((schema, bytes.collect(), vector.get("refuse_at").is_some()));
        }
    }
    all
}

#[test]
fn typescript_passes_the_conformance_vectors() {
    if !has("node") {
        return;
    }
    let folder = folder("vectors");
    let mut file = SchemaFile::new();
    let mut lines = String::new();
    for (number, (schema, packet, is_refused)) in vectors().iter().enumerate() {
        file = file.with_schema(&format!("v{number}"), schema).unwrap();
        let line = line(&Interpreter::new(schema), packet);
        // The vectors are what counts; the interpreter only says it in the words of the test.
        let says = if *is_refused { "\"kind\":" } else { "\"ok\":" };
        assert!(line.contains(says), "{line}");
        let _ = write!(lines, "V{number}\t{line}");
    }
    for file in tightwire_gen::typescript(&file).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    fs::write(folder.join("vectors.txt"), &lines).unwrap();
    fs::write(folder.join("vectors.mjs"), include_str!("vectors.mjs")).unwrap();
    let text = run(Command::new("node").arg("vectors.mjs").current_dir(&folder));
    println!("{text}");
    assert!(text.contains("agreed"), "{text}");
}

/// Of all vectors, every so manieth: each is a type of its own to compile.
const SOME: usize = 40;

#[test]
fn cpp_passes_conformance_vectors() {
    if !has("g++") {
        return;
    }
    let folder = folder("vectors-cpp");
    let mut file = SchemaFile::new();
    let mut cases = String::new();
    for (number, (schema, packet, _)) in vectors().iter().enumerate().step_by(SOME) {
        file = file.with_schema(&format!("v{number}"), schema).unwrap();
        let line = line(&Interpreter::new(schema), packet);
        let expected: serde_json::Value =
            serde_json::from_str(line.split_once('\t').unwrap().1).unwrap();
        let expected = match expected["ok"].as_str() {
            Some(bytes) => format!("ok {bytes}"),
            None => format!("{} {}", expected["kind"].as_str().unwrap(), expected["bit"]),
        };
        let _ = writeln!(
            cases,
            "    if (judge<messages::V{number}Packet>(bytes(\"{}\")) != \"{expected}\") return {};",
            hex(packet),
            number / SOME + 1
        );
    }
    for file in tightwire_gen::cpp(&file).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    fs::write(folder.join("judge.hpp"), include_str!("judge.hpp")).unwrap();
    let program = format!("#include \"judge.hpp\"\n\nint main() {{\n{cases}    return 0;\n}}\n");
    fs::write(folder.join("vectors.cpp"), program).unwrap();
    compile("vectors", &folder);
    run(Command::new("./vectors").current_dir(&folder));
}
