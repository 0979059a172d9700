//! Small files, each with packets for all languages.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use ordered_float_5::NotNan;
use serde_json::{Value, json};
use tightwire::{Wire, decode, encode_to_vec};
use tightwire_schema::{Interpreter, SchemaFile};

use crate::cpp::compile;
use crate::names::{field, import};
use crate::packets::{expected, folder, has, hex, line, run};
use crate::wireshark::{capture, is_same};

/// Tests the root `T` of a file in every installed language. Each packet is read and written again,
/// or rejected with the same kind at the same bit as by the interpreter.
fn agree(name: &str, file: &SchemaFile, packets: &[Vec<u8>]) {
    let interpreter = Interpreter::of(file, "T").unwrap();
    let lines: Vec<String> = packets.iter().map(|packet| line(&interpreter, packet)).collect();
    let folder = folder(name);
    if has("node") {
        for file in tightwire_gen::typescript(file).unwrap() {
            fs::write(folder.join(file.name), file.text).unwrap();
        }
        let text: String = lines.iter().flat_map(|line| ["T\t", line]).collect();
        fs::write(folder.join("vectors.txt"), text).unwrap();
        fs::write(folder.join("vectors.mjs"), include_str!("../vectors.mjs")).unwrap();
        run(Command::new("node").arg("vectors.mjs").current_dir(&folder));
    }
    if has("g++") {
        for file in tightwire_gen::cpp(file).unwrap() {
            fs::write(folder.join(file.name), file.text).unwrap();
        }
        fs::write(folder.join("judge.hpp"), include_str!("../judge.hpp")).unwrap();
        let mut program = String::from("#include \"judge.hpp\"\n\nint main() {\n");
        for (packet, line) in packets.iter().zip(&lines) {
            let (packet, expected) = (hex(packet), expected(line));
            let _ = writeln!(
                program,
                "    if (judge<messages::TPacket>(bytes(\"{packet}\")) != \"{expected}\") {{ std::puts(\"{packet}: {expected}\"); return 1; }}"
            );
        }
        fs::write(folder.join("cases.cpp"), program + "    return 0;\n}\n").unwrap();
        compile("cases", "-O0", &folder);
        run(Command::new("./cases").current_dir(&folder));
    }
    if has("tshark") {
        for file in tightwire_gen::wireshark(file).unwrap() {
            fs::write(folder.join(file.name), file.text).unwrap();
        }
        fs::write(folder.join("capture.pcap"), capture(packets)).unwrap();
        let mut tshark = Command::new("tshark");
        tshark.args(["-r", "capture.pcap", "-X", "lua_script:dissector.lua", "-T", "fields"]);
        tshark.args(["-d", "udp.port==40000,tightwire", "-e", "tightwire.json"]);
        let text = run(tshark.args(["-e", "tightwire.refusal"]).current_dir(&folder));
        assert_eq!(text.lines().count(), packets.len(), "{text}");
        for (shown, line) in text.lines().zip(&lines) {
            let (value, refusal) = shown.split_once('\t').unwrap();
            let (_, judged) = line.split_once('\t').unwrap();
            let judged: Value = serde_json::from_str(judged).unwrap();
            match judged.get("value") {
                Some(expected) => {
                    let value = serde_json::from_str(value).unwrap();
                    assert!(is_same(&value, expected), "{shown}: {expected}");
                }
                None => {
                    let kind = judged["kind"].as_str().unwrap();
                    let end = format!(": {kind} at bit {}", judged["bit"]);
                    assert!(value.is_empty() && refusal.ends_with(&end), "{shown}: {end}");
                }
            }
        }
    }
}

/// Returns a packet, and packets that are a byte shorter and a byte longer.
fn and_its_neighbours(packet: &[u8]) -> Vec<Vec<u8>> {
    let shorter = packet[..packet.len() - 1].to_vec();
    vec![packet.to_vec(), shorter, [packet, &[0]].concat()]
}

/// Returns a file with a struct of these fields as its root `T`, next to an enum `Team`.
fn file_of(fields: &Value, variants: [&str; 2]) -> SchemaFile {
    let variants = variants.map(|name| json!({ "name": name, "fields": [] }));
    let types = json!([
        { "type": "Team", "name": "Team", "kind": "enum", "tag_bits": 1, "variants": variants },
        { "type": "A", "name": "A", "kind": "struct", "fields": fields },
    ]);
    let root = json!({ "name": "T", "hash": "0000000000000000", "schema": { "kind": "type", "type": "A" } });
    import(json!({ "tightwire": 1, "types": types, "roots": [root] })).unwrap()
}

#[derive(Wire, Debug)]
struct Body {
    is_awake: bool,
    mass: NotNan<f32>,
    heat: NotNan<f64>,
}

#[test]
fn a_nan_is_refused_in_every_language_where_the_type_refuses_it() {
    let bits = |bits: u64| f64::from_bits(bits);
    let cases = [
        (f32::INFINITY, f64::NEG_INFINITY, None),
        (-0.0, 1.5, None),
        (f32::NAN, 0.0, Some(1)),
        (f32::from_bits(0xff80_0001), 0.0, Some(1)),
        (0.0, f64::NAN, Some(33)),
        (0.0, bits(0xfff0_0000_0000_0001), Some(33)),
    ];
    let mut packets = Vec::new();
    for (mass, heat, bit) in cases {
        let packet = encode_to_vec(&(true, mass, heat)).unwrap();
        let found = decode::<Body>(&packet).err().map(|error| (error.kind(), error.bit()));
        let expected = bit.map(|bit| (tightwire::ReadErrorKind::OutOfRange, bit));
        assert_eq!(found, expected, "{mass} {heat}");
        packets.push(packet);
    }
    let file = SchemaFile::new().with::<Body>("T").unwrap();
    agree("not-nan", &file, &packets);
}

#[test]
fn all_of_nothing_is_true_and_any_of_nothing_is_false_in_every_language() {
    let under = |name: &str, condition: &Value| {
        let byte = json!({ "kind": "bits", "bits": 8 });
        field(name, &json!({ "kind": "if", "of": byte, "condition": condition, "absent": null }))
    };
    let (all, any) = (json!({ "all": [] }), json!({ "any": [] }));
    let none = json!({ "is variant": [[0], []] });
    let fields = json!([
        field("team", &json!({ "kind": "type", "type": "Team" })),
        field("seven", &json!({ "kind": "bits", "bits": 7 })),
        under("all", &all),
        under("any", &any),
        under("none", &none),
        under("not all", &json!({ "not": all })),
        under("not any", &json!({ "not": any })),
        under("not none", &json!({ "not": none })),
        under("both", &json!({ "all": [all, { "any": [any, all] }] })),
    ]);
    let file = file_of(&fields, ["Red", "Blue"]);
    let packet = [3, 1, 2, 3, 4];
    let value = Interpreter::of(&file, "T").unwrap().decode(&packet).unwrap();
    let expected =
        json!({ "team": "Blue", "seven": 1, "all": 1, "not any": 2, "not none": 3, "both": 4 });
    assert_eq!(value, expected);
    agree("of-nothing", &file, &and_its_neighbours(&packet));
}

#[test]
fn a_code_before_a_digit_is_no_octal_escape_in_any_language() {
    let byte = json!({ "kind": "bits", "bits": 8 });
    let is_seven = |place: u32, constant: &Value| json!({ "kind": "if", "of": byte, "absent": null, "condition": { "compare": [{ "part": [place] }, "==", constant] } });
    let fields = json!([
        field("\u{0}7", &json!({ "kind": "type", "type": "Team" })),
        field("07", &json!({ "kind": "string", "max": 3 })),
        json!({ "schema": { "kind": "check", "name": "\u{0}7" } }),
        field("by name", &is_seven(0, &json!({ "name": "\u{0}7" }))),
        // Texts in packets never contain a zero.
        field("by text", &is_seven(1, &json!({ "text": "\u{1}7" }))),
    ]);
    let file = file_of(&fields, ["\u{0}7", "07"]);
    let interpreter = Interpreter::of(&file, "T").unwrap();
    let mut packets = Vec::new();
    for variant in ["\u{0}7", "07"] {
        for text in ["\u{1}7", "\u{f}"] {
            let mut value = json!({ "\u{0}7": variant, "07": text });
            if variant == "\u{0}7" {
                value["by name"] = json!(200);
            }
            if text == "\u{1}7" {
                value["by text"] = json!(100);
            }
            packets.extend(and_its_neighbours(&interpreter.encode(&value).unwrap()));
        }
    }
    agree("octal", &file, &packets);
}

#[derive(Wire, Debug)]
struct Wides {
    deep: i64,
    #[wire(range = 0..=0x1000_0000_0000_0000)]
    high: i64,
    huge: u128,
    #[wire(if = deep > 3)]
    a: u8,
    #[wire(if = deep <= -3)]
    b: u8,
    #[wire(if = high > -1)]
    c: u8,
    #[wire(if = deep < high)]
    d: u8,
    #[wire(if = huge < 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fff0)]
    e: u8,
    #[wire(if = huge >= 0x1_0000_0000_0000_0000)]
    f: u8,
}

#[test]
fn large_numbers_are_compared_by_their_values_in_every_language() {
    let file = SchemaFile::new().with::<Wides>("T").unwrap();
    let interpreter = Interpreter::of(&file, "T").unwrap();
    let mut packets = Vec::new();
    for deep in [i64::MIN, -3, -2, 3, 4, i64::MAX] {
        for high in [0, 4] {
            for huge in [0, 1 << 64, u128::MAX - 15, u128::MAX] {
                let value = Wides { deep, high, huge, a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 };
                let packet = encode_to_vec(&value).unwrap();
                // Fields that the library omits are omitted in every language.
                assert!(decode::<Wides>(&packet).is_ok() && interpreter.decode(&packet).is_ok());
                packets.extend(and_its_neighbours(&packet));
            }
        }
    }
    agree("wide", &file, &packets);
}
