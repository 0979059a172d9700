//! The dissector in tshark.

use std::fs;
use std::process::Command;

use tightwire::encode_to_vec;
use tightwire::packet::checked;
use tightwire_schema::{Interpreter, SchemaFile};

use crate::packets::{damaged, folder, has, hex};
use crate::protocol::{PROTOCOL, Random, event, message};

/// Returns a raw IP frame that contains a datagram to port 40000.
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
pub(crate) fn capture(packets: &[Vec<u8>]) -> Vec<u8> {
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

/// Returns a protocol name for filters.
pub(crate) fn filter(name: &str) -> String {
    let letters = name.chars().map(|letter| match letter {
        'a'..='z' | '0'..='9' => letter,
        'A'..='Z' => letter.to_ascii_lowercase(),
        _ => '_',
    });
    format!("{}{}", if name.len() < 2 { "game" } else { "" }, letters.collect::<String>())
}

/// Returns whether a value of the dissector is that of the library.
pub(crate) fn is_same(found: &serde_json::Value, expected: &serde_json::Value) -> bool {
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
    // Another run may be reading its own at this time.
    let folder = folder(&format!("wireshark-{}", std::process::id()));
    for file in tightwire_gen::wireshark(&SchemaFile::of(&PROTOCOL).unwrap()).unwrap() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    let count = std::env::var("TIGHTWIRE_CAPTURED").ok().and_then(|text| text.parse().ok());
    let count: u64 = count.unwrap_or(400);
    let file = SchemaFile::of(&PROTOCOL).unwrap();
    let roots: Vec<Interpreter> =
        file.roots().iter().filter_map(|root| Interpreter::of(&file, &root.name)).collect();
    let mut random = Random(11);
    let mut packets = Vec::new();
    let mut expected = Vec::new();
    for number in 0..count {
        let mut buffer = [0; 2000];
        // Checked packets of both directions, and random bytes.
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
    // A filter on the name of a field finds the right packets.
    let filter = ["-Y", "my_game.fromclient.throttle > 100"];
    let found =
        Command::new("tshark").args(options).args(filter).current_dir(&folder).output().unwrap();
    assert!(
        found.status.success() && found.stdout.is_empty(),
        "{}",
        String::from_utf8_lossy(&found.stderr)
    );
    fs::remove_dir_all(&folder).unwrap();
}
