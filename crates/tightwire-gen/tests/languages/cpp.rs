//! C++ under g++, with its sanitizers.

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use tightwire_schema::SchemaFile;

use crate::packets::{checked_packet, expected, folder, has, hex, lines, run};
use crate::protocol::PROTOCOL;

/// With every warning an error, and every mistake at run time the end.
pub(crate) fn compile(name: &str, folder: &Path) {
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
    fs::write(folder.join("judge.hpp"), include_str!("../judge.hpp")).unwrap();
    fs::write(folder.join("judge.cpp"), include_str!("../judge.cpp")).unwrap();
    compile("judge", &folder);
    let (to_server, to_client) = lines();
    let mut input = format!("C {}\n", hex(&checked_packet()));
    for (root, lines) in [("S", to_server), ("E", to_client)] {
        for line in lines.lines() {
            let (packet, _) = line.split_once('\t').unwrap();
            let expected = expected(line);
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
